"""Some of what could be done now: for random play in the tests."""

from __future__ import annotations

from . import actions as act
from . import field
from .model import Phase, State
from .options import Tool
from .rules.ending import finished
from .rules.rounds import coming_game
from .tables import CARDS, CITIES, DECK, Special


def offers(state: State, seat: int | None) -> tuple[act.Action, ...]:
    """Actions that would be accepted from `seat` (None: the table)."""
    if state.phase is Phase.OVER:
        return ()
    if seat is None:
        return _table(state)
    return (*_seat(state, seat), *_note(state, seat))


def _table(state: State) -> tuple[act.Action, ...]:
    match state.phase:
        case Phase.SETUP | Phase.SCORED:
            game = coming_game(state)
            first: list[act.Action] = [act.Begin(game, 0), act.Begin(game, state.seats - 1)]
            if state.phase is Phase.SCORED and finished(state) is not None:
                first.append(act.Finish(state.game))
            return tuple(first)
        case Phase.CHOOSE:
            return (*_choose(state), *_corrections(state))
        case Phase.BATTLE:
            return (*_end(state), *_corrections(state))
        case _:
            return (act.Deal(state.round), *_corrections(state))


def _choose(state: State) -> tuple[act.Action, ...]:
    found: list[act.Action] = [act.Deal(state.round)]
    if not state.has(Tool.MAP):
        return (*found, act.Attack(state.battle)) if state.has(Tool.BATTLE) else tuple(found)
    found += [act.Attack(state.battle, city) for city in field.open_to_attack(state)]
    if state.holder is not None:
        found.append(act.Decline(state.battle, state.holder))
    if finished(state) is not None:
        found.append(act.Finish(state.game))
    return tuple(found)


def _end(state: State) -> tuple[act.Action, ...]:
    """A final battle is only ended with a winner: chance fights until there is one."""
    by_hand: list[act.Action] = [act.EndBattle(state.battle, seat, True) for seat in state.fighters]
    claimer = field.claimer(state)
    if claimer is not None:
        by_hand.append(act.DropClaim(state.battle, claimer))
    if not state.final:
        by_hand.append(act.EndBattle(state.battle, None, True))
    winner = field.winner(state)
    if state.has(Tool.BATTLE) and (winner is not None or not state.final):
        return (act.EndBattle(state.battle, winner), *by_hand)
    return tuple(by_hand)


def _corrections(state: State) -> tuple[act.Action, ...]:
    found: list[act.Action] = [act.CorrectRound(state.round + 1)]
    if state.has(Tool.MAP):
        found += [act.CorrectCity(next(iter(CITIES)), None), act.CorrectPiece(state.seats - 1)]
        if state.phase is Phase.BATTLE and not state.final:
            found.append(act.CorrectPlace(state.battle, next(iter(CITIES))))
    if state.options.points:
        found.append(act.CorrectPoints(0, 3))
    if state.phase is Phase.BATTLE and state.has(Tool.BATTLE):
        found.append(act.CorrectLine(state.battle, state.fighters[0], (6, "drum")))
    return tuple(found)


def _seat(state: State, seat: int) -> tuple[act.Action, ...]:
    if state.phase not in (Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END):
        return ()
    found: list[act.Action] = [act.Out(state.round, seat not in state.out)]
    fighting = state.phase is Phase.BATTLE and seat in state.fighters
    if fighting and seat != field.claimer(state):
        found.append(act.EndBattle(state.battle, seat, True, claim=True))
    if not fighting or not state.has(Tool.BATTLE):
        return tuple(found)
    line = state.lines[seat].cards
    if field.may_play(state, seat):
        found.append(act.Pass(state.battle))
    if len(line) < DECK and field.speaks_against_card(state, seat) is not None:
        found += [act.Lay(state.battle, 1), act.Lay(state.battle, 1, before=True)]
    elif len(line) < DECK:
        found += [act.Lay(state.battle, card) for card in CARDS]
        scarecrow = Special.SCARECROW.value
        backs = field.mercenaries(state, seat)
        found += [act.Lay(state.battle, scarecrow, card) for card in backs]
    found += [act.TakeOff(state.battle, card) for card in line[-1:]]
    return tuple(found)


def _note(state: State, seat: int) -> tuple[act.Action, ...]:
    if not state.has(Tool.HANDS) or state.phase is Phase.SCORED:
        return ()
    return (act.NoteHand(7 + seat), act.NoteHand(None))
