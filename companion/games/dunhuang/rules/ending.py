"""Winning at once, the last count, and what the companion keeps."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import settings
from companion.engine.checks import LIMIT
from companion.engine.final import counted, recount
from companion.engine.message import Message, SeatName
from companion.engine.needs import need_phase, need_seat, number, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from .. import scoring
from ..goods import goods_faults
from ..holdings import Holdings, ScoreEntry
from ..model import SOME_CARD, Counted, Phase, State, Token, put
from ..options import Tool
from ..tables import GOODS, WIN_KINDS
from .needs import need_good, need_turn

# -- The instant win ---------------------------------------------------------------------------


def declare_win(state: State, seat: int | None, action: act.DeclareWin) -> State:
    """[R dh.win.when] [R dh.ruling.instant_win_moment] [R dh.ruling.instant_win_own_turn_only] At
    step 4 of one's own turn, in the last turns too [R dh.ruling.instant_win_last_turns].

    [R dh.win.tokens] Whether it is won the others say, who look.
    """
    who = _declarer(state, seat, action)
    if who in state.declared:  # in older logs the end of the turn dropped it
        return state
    return replace(state, declared=(*state.declared, who))


def need_undeclared(state: State, seat: int | None, action: act.DeclareWin) -> None:
    if _declarer(state, seat, action) in state.declared:
        raise SettledError("dunhuang-declared-already")


def _declarer(state: State, seat: int | None, action: act.DeclareWin) -> int:
    if state.phase is Phase.FREE:
        return need_seat(state.seats, seat)
    return need_turn(state, action.turn).seat


def plain_win(state: State, action: act.DeclareWin) -> act.DeclareWin:
    """Without what means nothing: a turn where none are kept, a step that was entered."""
    if state.phase is Phase.FREE:
        return act.DeclareWin(0)
    return act.DeclareWin(action.turn, action.missed and not _acted(state))


def _acted(state: State) -> bool:
    return state.turn is not None and state.turn.acted


def withdraw_win(state: State, action: act.WithdrawWin) -> State:
    """Who said "I win" takes it back."""
    return _judged(state, need_seat(state.seats, action.who, "action.who"))


def _judged(state: State, who: int) -> State:
    """That warehouse has been looked at, or is no longer shown."""
    if who not in state.declared:
        raise SettledError("dunhuang-not-declared", path="action.who", who=SeatName(who))
    return replace(state, declared=tuple(each for each in state.declared if each != who))


def need_judged(state: State) -> None:
    """[R dh.win.reveal] Nothing is compared while somebody says "I win"."""
    if state.declared:
        who = SeatName(state.declared[0])
        raise RuleError("dunhuang-judge-first", rule="dh.win.reveal", who=who)


def judge_win(state: State, action: act.JudgeWin) -> State:
    """[R dh.win.goods] [R dh.win.reveal] [R dh.win.go_on] Somebody else has looked at the warehouse
    that is shown: with four different goods that is the end, else the game goes on.

    [R dh.ruling.instant_win_claimed] Nothing is found out that nobody claims.
    """
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.kinds, "action.kinds", 0, len(GOODS)))
    state = _judged(state, who)
    if action.kinds < WIN_KINDS:
        return state
    players = tuple(
        Holdings(str(k), _coins(state, k), _prestige(state, k), _tokens(state, k))
        for k in range(state.seats)
    )
    entry = ScoreEntry(players, instant_winner=str(who))
    return replace(state, phase=Phase.OVER, declared=(), sheet=scoring.score(entry))


# -- The count ---------------------------------------------------------------------------------


def run_out(state: State, action: act.RunOut) -> State:
    """[R dh.end.trigger] [R dh.end.last_player] Turns are not kept, and in that seat's turn a place
    stayed empty: play goes on up to the last player; that one's own turn is the last
    [R dh.ruling.end_by_last_player].
    """
    need_phase(state, Phase.FREE)
    who = need_seat(state.seats, action.who, "action.who")
    if state.starter is None:
        raise RuleError("dunhuang-starter-first", rule="dh.setup.start_player")
    if who == state.last_player:
        return replace(state, phase=Phase.FINAL, ran_out=who)
    return replace(state, ran_out=who)


def count(state: State, action: act.Count) -> State:
    """[R dh.ruling.instant_win_claimed] The table says that the game is over."""
    if action.phase not in (Phase.FREE, Phase.PLAY):
        message = Message("dunhuang-nothing-to-count")
        refuse((Fault("action.phase", "not_played", message),))
    need_phase(state, action.phase)
    return replace(state, phase=Phase.FINAL)


def enter_final(state: State, seat: int | None, action: act.EnterFinal) -> State:
    """What a seat holds; it may be entered again until everything is turned up."""
    need_phase(state, Phase.FINAL)
    who = need_seat(state.seats, seat)
    counts = (("coins", action.coins), ("prestige", action.prestige), ("tokens", action.tokens))
    faults = (
        *goods_faults(action.warehouse, "action.warehouse"),
        *(fault for name, n in counts for fault in number(n or 0, f"action.{name}", 0, LIMIT)),
    )
    refuse(faults)
    held = followed(state, who)
    counted = Counted(
        action.warehouse,
        coins=_news(action.coins, held.coins),
        prestige=_news(action.prestige, held.prestige if state.has(Tool.BANK) else None),
        tokens=_news(action.tokens, held.tokens if state.has(Tool.STALLS) else None),
    )
    return replace(recount(state, who, action), entered=put(state.entered, who, counted))


def _news(entered: int | None, known: int | None) -> int | None:
    """What is entered as it was followed goes on being followed: a correction still counts."""
    return None if entered == known else entered


def has_most(state: State, action: act.HasMost) -> State:
    """[R dh.score.compare] [R dh.score.tied_keep_one] All warehouses lie open, and a good is gone
    through: everybody of whom nobody has more is named.
    """
    need_phase(state, Phase.FINAL)
    good = need_good(state, action.good)
    who = need_seat(state.seats, action.who, "action.who")
    others = tuple(seat for seat in state.most[good - 1] if seat != who)
    named = tuple(sorted((*others, who))) if action.most else others
    return replace(state, most=put(state.most, good - 1, named))


def tell(state: State, action: act.Tell) -> State:
    """[R dh.score.token_points] [R dh.score.prestige_points] What lies in front of the seat."""
    need_phase(state, Phase.FINAL)
    who = need_seat(state.seats, action.who, "action.who")
    said = {
        name: n
        for name in ("tokens", "prestige", "coins")
        if (n := getattr(action, name)) is not None
    }
    refuse(
        fault
        for name, n in said.items()
        for fault in number(n, f"action.{name}", 0, _most_there(state, name))
    )
    told = put(state.told, who, replace(state.told[who], **said))
    return replace(recount(state, who, action), told=told)


def _most_there(state: State, what: str) -> int:
    """[R dh.setup.tokens_in_play] As many tokens as goods; anything else may be substitutes
    [R dh.ruling.stock_runs_out].
    """
    return len(state.goods) if what == "tokens" else LIMIT


def need_coins(state: State) -> None:
    """[R dh.score.tie_coins] Coins are asked for only where a tie hangs on them; before that nobody
    knows of it, unless the warehouses lie open.
    """
    tied = short_of_coins(state)
    if tied:
        seats = tuple(SeatName(seat) for seat in tied)
        raise RuleError("dunhuang-count-coins", rule="dh.score.tie_coins", seats=seats)


def short_of_coins(state: State) -> tuple[int, ...]:
    """Who is tied for the victory, all being counted by good, and whose coins nobody counted."""
    if state.phase is not Phase.FINAL or not any(state.most) or None in counts(state):
        return ()
    entry = _entry(state)
    totals = [one.total for one in scoring.score(entry).players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return ()
    return tuple(seat for seat in tied if entry.players[seat].coins is None)


def finish(state: State) -> State:
    """[R dh.score.reveal] All warehouses are turned up at once."""
    need_phase(state, Phase.FINAL)
    entry = _entry(state)
    return replace(state, phase=Phase.OVER, sheet=scoring.score(entry))


def scored(state: State) -> ScoreEntry | None:
    """What the result was computed from; None after a victory before the count."""
    return None if None in counts(state) else _entry(state)


def untold(state: State, who: int) -> bool:
    """Tokens or prestige are not followed, and the seat has not said how many it has."""
    said = state.told[who]
    return (said.tokens is None and not state.has(Tool.STALLS)) or (
        said.prestige is None and not state.has(Tool.BANK)
    )


def counts(state: State) -> tuple[Counted | None, ...]:
    """What each has: by good, as all lies open, or as it was entered."""
    if not any(state.most):
        return state.entered
    return tuple(
        None if untold(state, who) else open_count(state, who) for who in range(state.seats)
    )


def open_count(state: State, who: int) -> Counted:
    """[R dh.score.most_keeps_one] [R dh.score.tied_keep_one] One card is enough to say of which
    goods nobody has more.
    """
    said = state.told[who]
    cards = {str(good): 1 for good in state.most_of(who)}
    return Counted(cards, said.coins, said.prestige, said.tokens)


def _entry(state: State) -> ScoreEntry:
    entries = counted(state, counts(state), "dh.score.reveal")
    return ScoreEntry(tuple(holdings(state, seat, entry) for seat, entry in enumerate(entries)))


def holdings(state: State, seat: int, entry: Counted) -> Holdings:
    """What was entered, and what was followed where nothing was."""
    return Holdings(
        name="",  # a seat goes by its number
        coins=_coins(state, seat) if entry.coins is None else entry.coins,
        prestige=_prestige(state, seat) if entry.prestige is None else entry.prestige,
        tokens=_tokens(state, seat) if entry.tokens is None else entry.tokens,
        warehouse=dict(entry.warehouse),
    )


def _coins(state: State, seat: int) -> int | None:
    return state.coins[seat] if state.has(Tool.BANK) else None


def _prestige(state: State, seat: int) -> int:
    return state.prestige[seat] if state.has(Tool.BANK) else 0


def _tokens(state: State, seat: int) -> int:
    return len(state.tokens_of(seat)) if state.has(Tool.STALLS) else 0


def followed(state: State, seat: int) -> Holdings:
    """What is known of a seat before it enters anything."""
    return Holdings(str(seat), _coins(state, seat), _prestige(state, seat), _tokens(state, seat))


def said(state: State, seat: int) -> Holdings:
    """What everybody knows of a seat: what it has said, and what was followed."""
    return holdings(state, seat, open_count(state, seat))


# -- What the companion keeps --------------------------------------------------------------------


def switch_tool(state: State, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    state = settings.switch_tool(state, action.tool, action.on)
    match action.tool:
        case Tool.STALLS:
            return replace(
                state,
                stalls=empty_stalls(state.seats),
                tokens=(Token(),) * len(GOODS),
                claims=(),
            )
        case Tool.MARKET:
            market = tuple(None if card is None else SOME_CARD for card in state.market)
            return replace(state, market=market)
        case Tool.RING if state.phase in (Phase.FREE, Phase.SETUP, Phase.PLAY):
            return replace(state, phase=_phase(state), ran_out=_ran_out(state))
        case _:
            return state


def empty_stalls(seats: int) -> tuple[tuple[int, ...], ...]:
    return ((0,) * len(GOODS),) * seats


def _ran_out(state: State) -> int | None:
    """Last turns that were followed so far go on without being followed: what is left of them
    comes after this seat's.
    """
    if state.phase is Phase.PLAY and state.last_turns and state.turn is not None:
        return (state.turn.seat - 1) % state.seats
    return state.ran_out


def _phase(state: State) -> Phase:
    """A ring that is switched on again goes on with the turn where it was left."""
    if not state.has(Tool.RING):
        return Phase.FREE
    return Phase.SETUP if state.turn is None else Phase.PLAY
