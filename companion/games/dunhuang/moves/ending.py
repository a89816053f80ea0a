"""What is to be decided about tokens, winning at once, the last count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.engine.checks import LIMIT
from companion.engine.message import Message
from companion.engine.moves import Choice, CountsField, FlagField, Group, IntegerField, Move, move

from .. import actions as act
from ..goods import named
from ..model import Phase, State
from ..options import Tool
from ..rules import ending, stalls
from ..tables import GOODS, MONK_PRICE, WIN_KINDS
from .hands import whose
from .turn import MISSED
from .words import amount, everybody, goods, refusal, says, seats

WAREHOUSE = CountsField(
    name="warehouse",
    values=tuple(Choice(str(good), named(good), LIMIT) for good in GOODS),
)
COUNTED = tuple(amount(name, optional=True) for name in ("tokens", "prestige", "coins"))
SHOWN = (
    ("shown", "screen-shown", IntegerField(name="kinds", min=WIN_KINDS, max=len(GOODS))),
    ("not_shown", "screen-not-shown", IntegerField(name="kinds", min=0, max=WIN_KINDS - 1)),
)


def claims(state: State, seat: int | None) -> Iterator[Move]:
    """[R dh.char.priest.protect] [R dh.char.monk.pay] Whether a token changes hands on a tie."""
    for claim in state.open_claims:
        if seat not in (None, state.decider(claim)):
            continue
        for taken, key in ((True, "taken"), (False, "kept")):
            action = act.SettleClaim(claim.id, taken)
            label = Message(f"dunhuang-claim-{state.guard}-{key}", n=MONK_PRICE)
            refused = refusal(partial(stalls.settle, state, action))
            yield move("claim", action, seat, label, refused=refused)


def wins(state: State, seat: int | None) -> Iterator[Move]:
    """[R dh.win.when] [R dh.ruling.instant_win_claimed] Saying it, showing it, looking."""
    for who in state.declared:
        if seat != who:
            for slot, key, kinds in SHOWN:
                yield move(slot, act.JudgeWin(who, 0), seat, says(key), kinds)
        if seat in (None, who):
            action = act.WithdrawWin(who)
            yield move("withdraw", action, seat, says("screen-withdraw"), group="correct")
    if state.phase is Phase.FREE and seat is not None and seat not in state.declared:
        stalls_kept = state.has(Tool.STALLS)
        now = _enough(state, seat) if stalls_kept else not state.sets_up
        yield _win(act.DeclareWin(0), seat, now=now and not state.declared)
    turn = state.turn
    if state.phase is not Phase.PLAY or turn is None or turn.seat in state.declared:
        return
    if seat in (None, turn.seat):
        now = turn.acted and (_enough(state, turn.seat) or not state.has(Tool.STALLS))
        missed = () if turn.acted else (MISSED,)
        yield _win(act.DeclareWin(turn.number), seat, *missed, now=now)


def _enough(state: State, seat: int) -> bool:
    """[R dh.win.tokens] A public reminder looks at tokens only."""
    return len(state.tokens_of(seat)) >= state.win_tokens


def _win(action: act.DeclareWin, seat: int | None, *fields: FlagField, now: bool) -> Move:
    group: Group = "now" if now else "more"
    return move("win", action, seat, says("screen-i-win"), *fields, group=group)


def count(state: State, seat: int | None) -> Iterator[Move]:
    """[R dh.score.reveal] [R dh.score.compare] All warehouses are turned up, and it is gone through
    by good who has the most; or everybody enters a whole warehouse.
    """
    group: Group
    if state.phase is Phase.FREE and state.starter is not None:
        group = "now" if _at_hand(state) and state.ran_out is None else "more"
        label, asked = says("screen-run-out"), whose(state, seat)
        yield move("run_out", act.RunOut(seat or 0), seat, label, *asked, group=group)
    if state.phase in (Phase.FREE, Phase.PLAY) and seat is None:
        group = "now" if _at_hand(state) else "more"
        yield move("count", act.Count(state.phase), None, says("screen-count-now"), group=group)
    if state.phase is not Phase.FINAL:
        return
    label = says("screen-count-enter")
    if seat is not None:
        entry = act.EnterFinal({}, over=state.counted_at[seat])
        yield move("enter", entry, seat, label, WAREHOUSE, *COUNTED, group="more")
    due = seat is not None and (ending.untold(state, seat) or seat in ending.short_of_coins(state))
    most_tokens = amount("tokens", 0, len(state.goods), optional=True)
    group, numbers = "now" if due else "more", (most_tokens, *COUNTED[1:])
    for who in range(state.seats) if seat is None else (seat,):
        tell = act.Tell(who, over=state.counted_at[who])
        yield move("tell", tell, seat, label, *numbers, group=group)
    named = (goods("good", state.goods), seats("who", everybody(state)), FlagField(name="most"))
    yield move("has_most", act.HasMost(1, 0), seat, says("screen-has-most"), *named)
    refused = refusal(partial(_finish, state))
    yield move("finish", act.Finish(), seat, says("screen-finish"), refused=refused)


def _at_hand(state: State) -> bool:
    """Where no turns are kept: it is played, and nobody shows a warehouse."""
    return state.phase is Phase.FREE and not state.sets_up and not state.declared


def _finish(state: State) -> None:
    ending.need_judged(state)
    ending.need_coins(state)
    ending.finish(state)
