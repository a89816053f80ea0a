"""Conditions that many actions need, and what our notes say of gold and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.needs import need_phase, need_seat, refuse
from companion.engine.refusal import Fault, FaultyError, RuleError, SettledError

from ..cast import character_name, district_name
from ..holdings import Built
from ..model import Phase, State, Threat, Turn, place_of
from ..options import Tool
from ..tables import DISTRICTS, VAULT


def need_round(state: State, round: int) -> None:
    if round != state.round:
        raise SettledError("citadels-other-round", path="action.round", n=round, now=state.round)


def need_rank(state: State, rank: int, path: str = "action.rank") -> int:
    """Need a rank of the cast."""
    if rank not in state.ranks:
        raise FaultyError((unknown_rank(path, rank),))
    return rank


def unknown_rank(path: str, rank: int) -> Fault:
    return Fault(path, "unknown_rank", Message("citadels-fault-rank", n=rank))


def need_ranks(state: State, ranks: tuple[int, ...], path: str = "action.ranks") -> None:
    """Need different ranks of the cast."""
    faults = [
        unknown_rank(f"{path}[{k}]", rank)
        for k, rank in enumerate(ranks)
        if rank not in state.ranks
    ]
    if not faults and len(set(ranks)) < len(ranks):
        faults.append(Fault(path, "twice", Message("citadels-fault-rank-twice")))
    refuse(faults)


def need_district(district: str, path: str = "action.district") -> str:
    """Need a district that can stand in a city. [R ci.unique.secret_vault.never_built]"""
    if district not in DISTRICTS:
        message = Message("citadels-fault-district")
        raise FaultyError((Fault(path, "unknown_district", message),))
    if district == VAULT:
        raise RuleError(
            "citadels-vault-stays", rule="ci.unique.secret_vault.never_built", path=path
        )
    return district


def need_other(state: State, seat: int, whom: int, path: str = "action.whom") -> int:
    """Need another player."""
    if need_seat(state.seats, whom, path) == seat:
        raise RuleError("citadels-not-oneself", path=path)
    return whom


def need_call(state: State, call: int) -> int:
    """Need the call that is meant."""
    need_phase(state, Phase.CALL)
    if call != state.call or state.turn is not None or state.rank is None:
        raise SettledError("citadels-call-over", path="action.call")
    return state.rank


def need_turn(state: State, number: int) -> Turn:
    """Need the turn that is meant."""
    need_phase(state, Phase.CALL)
    if state.turn is None or number != state.call:
        raise SettledError("citadels-turn-over", path="action.turn")
    return state.turn


def need_able(state: State, number: int) -> Turn:
    """Need a turn in which an ability may be used.

    [R ci.char.witch.victim_barred] [R ci.char.blackmailer.answer_first]
    """
    turn = need_turn(state, number)
    if state.barred:
        raise RuleError("citadels-bewitched", rule="ci.char.witch.victim_barred")
    if state.keeps:
        need_answered(turn)
    return turn


def need_free(state: State, number: int) -> Turn:
    """Need a turn in which more than gathering is allowed. [R ci.char.witch.no_build_yet]"""
    turn = need_able(state, number)
    if turn.character == "witch":
        raise RuleError("citadels-witch-waits", rule="ci.char.witch.no_build_yet")
    return turn


def need_answered(turn: Turn) -> None:
    """Need a turn without an open threat or warrant."""
    if turn.threat is Threat.OPEN:
        raise RuleError("citadels-threat-first", rule="ci.char.blackmailer.answer_first")
    if turn.threat is Threat.REFUSED:
        raise RuleError("citadels-threat-lies", rule="ci.char.blackmailer.may_reveal")
    if turn.pending is not None:
        raise RuleError("citadels-warrant-lies", rule="ci.char.magistrate.may_reveal")


def need_character(turn: Turn, *characters: str) -> None:
    """[R ci.few.own_turn_only] [R ci.few.no_mixing.example]"""
    if turn.character not in characters:
        raise RuleError(
            "citadels-other-character",
            rule="ci.few.own_turn_only",
            character=character_name(turn.character),
        )


def need_unused(turn: Turn, what: str = "ability") -> None:
    """[R ci.ability.once]"""
    if turn.has_used(what):
        raise SettledError("citadels-used", rule="ci.ability.once", path="action.turn")


def need_unsaid(**said: object) -> None:
    """Refuse fields that make no sense beside the rest of the action."""
    message = Message("citadels-fault-does-not-go")
    refuse(
        Fault(f"action.{name}", "does_not_go", message)
        for name, value in said.items()
        if value is not None and value is not False
    )


def need_target(state: State, turn: Turn, rank: int, path: str) -> None:
    """[R ci.ruling.marks_not_on_self] [R ci.char.thief.immune] [R ci.char.blackmailer.immune]
    [R ci.char.blackmailer.warrant_allowed] Whom the ability may be aimed at.
    """
    target = character_name(state.character(rank))
    rule = {
        "assassin": "ci.char.assassin.name",
        "witch": "ci.char.witch.name_and_pause",
        "magistrate": "ci.ruling.marks_not_on_self",
        "thief": "ci.char.thief.name",
        "blackmailer": "ci.ruling.marks_not_on_self",
    }[turn.character]
    if rank == turn.rank:
        raise RuleError("citadels-another-character", rule=rule, path=path)
    if not turn.row.spares:
        return
    immune = f"ci.char.{turn.character}.immune"
    for mark in (state.killed, state.bewitched):
        if mark is not None and rank in mark.ranks:
            raise RuleError("citadels-immune", rule=immune, path=path, character=target)
    if rank == 1:
        raise RuleError("citadels-immune", rule=immune, path=path, character=target)


Doubts = Iterator[Message]


def cards_short(state: State, seat: int, cards: int) -> Doubts:
    """[R ci.open.hand_size] Yield a remark on more cards than the hand has."""
    if state.has(Tool.HANDS) and state.hands[seat] < cards:
        yield Message("citadels-had-cards", who=SeatName(seat), n=state.hands[seat])


def gold_short(state: State, seat: int, gold: int) -> Doubts:
    """[R ci.open.gold] Yield a remark on more coins than the stash has; where the app is the purse
    it refuses.
    """
    if state.has(Tool.BANK) and state.options.purse == "coins" and state.gold[seat] < gold:
        yield Message("citadels-had-gold", who=SeatName(seat), n=state.gold[seat])


def not_there(state: State, seat: int, district: str | None, fine: bool | None = None) -> Doubts:
    """Yield a remark on a district that is not noted there."""
    if district is None or not state.has(Tool.CITIES):
        return
    if place_of(state.cities[seat], district, fine) is None:
        name = district_name(district)
        yield Message("citadels-not-there", district=name, who=SeatName(seat))


def find_district(state: State, seat: int, name: str, beautified: bool | None = None) -> Built:
    """Return the district as it is noted there, or as it is printed."""
    at = place_of(state.cities[seat], name, beautified)
    return Built(name) if at is None else state.cities[seat][at]


def kinds_of_districts(state: State, seat: int) -> tuple[Built, ...]:
    """Return one of each kind of district in a city that can be told apart."""
    return tuple(dict.fromkeys(state.cities[seat]))


def copies(state: State) -> Counter[str]:
    """Return how often each district stands in all cities."""
    return Counter(built.district for city in state.cities for built in city)


def too_many(district: str) -> Message:
    """[R ci.contents.basic] [R ci.contents.unique] Return the remark on more
    copies than there are.
    """
    most = DISTRICTS[district].copies
    return Message("citadels-warning-more-districts", district=district_name(district), most=most)


def left_out(state: State, turn: Turn) -> Doubts:
    """[R ci.action.gather_mandatory] [R ci.char.witch.name_and_pause] [R ci.char.emperor.crown]"""
    if not state.keeps:
        return
    if not turn.gathered:
        yield Message("citadels-not-gathered")
    if state.barred:
        return
    if turn.character == "witch":
        yield Message("citadels-witch-must-name")
    if turn.character == "emperor" and not turn.has_used("crown"):
        yield Message("citadels-emperor-must-give")
