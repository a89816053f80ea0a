"""Some of what could be done now: for random play in the tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.authority import check_authority
from companion.engine.refusal import GameError

from . import actions as act
from .actions import Action
from .holdings import Built
from .model import Phase, State, Threat, Turn
from .options import Tool
from .rules import apply
from .tables import BASIC, Type


def offers(state: State, seat: int | None) -> tuple[Action, ...]:
    """Actions that would be accepted from `seat` (None: the table)."""
    if state.phase is Phase.OVER:
        return ()
    tried = _table(state) if seat is None else _seat(state, seat)
    return tuple(action for action in tried if _accepted(state, seat, action))


def _accepted(state: State, seat: int | None, action: Action) -> bool:
    try:
        check_authority(state, seat, action)
        apply(state, seat, action)
    except GameError:
        return False
    return True


def _table(state: State) -> Iterator[Action]:
    match state.phase:
        case Phase.SETUP:
            yield act.Begin(crown=state.seats - 1)
            yield act.ChooseCast(cast=state.cast)
        case Phase.SELECT:
            yield from (act.FaceUp(state.round, rank) for rank in (2, 5, 7))
            yield act.PassOn(state.round, state.step)
            yield act.StartCalls(state.round)
            yield act.SwapCharacters(state.round)
        case Phase.CALL:
            yield act.Silence(state.call)
            yield from (act.GoBack(state.call, rank) for rank in state.silent[-1:])
            yield act.CorrectCrown(0)
            if state.rank is None:
                yield act.EndRound(state.round)
        case Phase.ROUND_END:
            yield act.ShowKilled(state.round)
            yield act.NextRound(state.round)
            yield act.CorrectComplete(state.seats - 1, complete=True)
        case Phase.FINAL:
            yield act.Finish()
        case _:
            yield act.CountUp(state.round)
    if state.phase is not Phase.FINAL:
        yield act.CorrectGold(0, 9)


def _seat(state: State, seat: int) -> Iterator[Action]:
    match state.phase:
        case Phase.SELECT:
            yield act.PassOn(state.round, state.step)
            yield act.SwapCharacters(state.round, (seat + 1) % state.seats)
        case Phase.CALL:
            yield act.Answer(state.call, seat)
            yield from _asked(state)
            if state.turn is not None and state.turn.seat == seat:
                yield from _turn(state, state.turn)
        case Phase.ROUND_END:
            yield act.ShowKilled(state.round, seat, (seat + 1) % state.seats)
        case Phase.FINAL:
            city = (Built("manor"), Built("temple"), Built("tavern", beautified=True))
            yield act.EnterFinal(state.gold[seat], seat, city[: seat + 1], ranks=(seat + 1,))
        case _:
            pass
    if state.phase is not Phase.FINAL:
        yield act.Pay(None, seat, 2)
        yield act.Pay(seat, (seat + 1) % state.seats, 1)


def _asked(state: State) -> Iterator[Action]:
    if state.turn is not None and state.turn.pending is not None:
        yield act.AnswerWarrant(state.call, take=True)
        yield act.AnswerWarrant(state.call, take=False)
    if state.turn is not None and state.turn.threat is Threat.REFUSED:
        yield from (act.TurnUpThreat(state.call, flower) for flower in (True, False, None))


def _turn(state: State, turn: Turn) -> Iterator[Action]:
    call = state.call
    others = [seat for seat in range(state.seats) if seat != turn.seat]
    yield act.EndTurn(call)
    if not turn.gathered:
        yield act.Gather(call, "gold")
        yield act.Gather(call, "cards")
    if turn.threat is Threat.OPEN:
        yield act.AnswerThreat(call, bribe=True)
        yield act.AnswerThreat(call, bribe=False)
    if turn.row.income is not None:
        yield act.Income(call)
        yield act.Income(call, gold=1)
    match turn.character:
        case "assassin" | "witch" | "thief":
            yield from (act.Name(call, rank) for rank in state.ranks if rank != turn.rank)
        case "magistrate":
            yield act.Tokens(call, (4, 6, 7))
        case "blackmailer":
            yield from (act.Tokens(call, pair) for pair in ((5, 6), (3, 8)))
        case "spy":
            yield act.Spy(call, others[0], Type.TRADE, 3)
        case "magician":
            yield act.SwapHands(call, others[-1])
            yield act.Redraw(call, 2)
        case "wizard":
            yield act.TakeCard(call, others[0])
        case "seer" | "scholar":
            yield act.UseAbility(call)
        case "emperor":
            yield from (act.GiveCrown(call, seat) for seat in others)
        case "abbot":
            yield from (act.Gift(call, seat) for seat in others)
        case "navigator":
            yield act.TakeExtra(call, "gold")
        case "artist":
            yield act.Beautify(call, _first(state, turn.seat))
        case "tax_collector":
            yield act.Collect(call)
        case "warlord":
            for seat in others:
                yield act.Destroy(call, seat, _first(state, seat))
        case "marshal":
            for seat in others:
                yield act.Seize(call, seat, _first(state, seat))
        case "diplomat":
            mine = _first(state, turn.seat)
            for seat in others:
                yield act.Exchange(call, seat, _first(state, seat), mine)
        case _:
            pass
    yield from _builds(state, turn)


def _first(state: State, seat: int) -> str | None:
    city = state.cities[seat]
    return city[0].district if city and state.has(Tool.CITIES) else None


def _builds(state: State, turn: Turn) -> Iterator[Action]:
    call = state.call
    if not state.has(Tool.CITIES):
        yield act.Build(call, price=2)
        return
    first = (state.call + turn.seat) % 7
    some = (*BASIC[first::7], *state.options.uniques_in_deck[first::7])
    yield from (act.Build(call, district) for district in some)
    if turn.character == "cardinal":
        yield act.Build(call, "harbor", lender=(turn.seat + 1) % state.seats)
    for district in ("smithy", "laboratory", "museum"):
        yield act.UseDistrict(call, district)
    if state.stands(turn.seat, "armory"):
        yield act.Destroy(call, turn.seat, _first(state, turn.seat), armory=True)
