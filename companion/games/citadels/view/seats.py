"""What everybody may know of a seat: its panel, and its final count."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from companion.engine.identity_cache import cache_by_identity
from companion.engine.message import Message, SeatName
from companion.engine.state import Fact, GameSeat, Stance, Tag

from .. import hints, scoring
from ..actions.final import EnterFinal
from ..cast import character_name, district_name
from ..holdings import Built, Holdings, ScoreEntry
from ..model import Phase, State, size
from ..options import Tool
from ..rules.calling import is_crown_missing
from ..rules.cities import find_shielded, price_to_destroy
from ..rules.phases import holdings, is_followed, is_theater_sought, rulings
from ..tables import DISTRICTS, TYPES
from .turn import PromptView


class BuiltView(Struct, frozen=True):
    """A district in a city."""

    district: str
    name: Message
    type: str
    cost: int
    """as it is now"""
    beautified: bool
    cards_under: int
    to_destroy: int | None
    """what the Warlord pays for it; None: he cannot have it, or is not in this game"""


class CharacterView(Struct, frozen=True):
    """A character that was turned up this round, or a card in somebody's hand."""

    rank: int
    character: str
    name: Message


def character_views(state: State, ranks: tuple[int, ...]) -> tuple[CharacterView, ...]:
    return tuple(
        CharacterView(rank, state.character(rank), character_name(state.character(rank)))
        for rank in ranks
    )


class SeatView(GameSeat, frozen=True):
    """What everybody may know of a seat."""

    crown: bool
    gold: int | None
    """None: the bank is not kept"""
    hand: int | None
    """cards; None: hands are not kept"""
    city: tuple[BuiltView, ...] | None
    """by type; None: cities are not kept"""
    built: tuple[Built, ...]
    """the same, in the form of a correction"""
    size: int
    """districts towards a complete city"""
    complete: bool
    first: bool
    """whether it was the first to complete a city"""
    beautified: int
    """gold on the districts of a city that is not kept"""
    shielded: bool
    """whether it is safe from rank 8 this round"""
    shown: tuple[CharacterView, ...]
    acting: bool
    swaps: bool
    """[R ci.unique.theater.swap] whether it has the Theater and is asked now"""
    prompt: Message | None
    """what this person is asked in somebody else's turn"""
    entered: bool
    """whether the final count is entered"""


def wanted_stance(state: State, seat: int, asked: PromptView | None) -> Stance:
    """Return the seat's stance: lit for whoever acts or is asked. While everybody may answer,
    nobody is lit.
    """
    crowned = seat == state.crown
    match state.phase:
        case Phase.CALL if state.turn is not None:
            acts = state.turn.seat if asked is None else asked.seat
            return Stance.LIT if seat == acts else Stance.SLIM
        case Phase.CALL:
            ready = crowned or seat in (*hints.may_answer(state), *hints.may_be_missing(state))
        case Phase.ROUND_END if hints.asks_heir(state):
            ready = crowned or seat in hints.may_be_heir(state)
        case Phase.ROUND_END if is_crown_missing(state):
            ready = True
        case Phase.SETUP:
            ready = True
        case Phase.FREE:
            ready = state.has(Tool.BANK)
        case Phase.FINAL:
            ready = state.entered[seat] is None
        case _ if hints.todo(state, seat) is not None:
            return Stance.LIT
        case _:
            crowns = state.phase is Phase.SELECT and crowned and not is_followed(state)
            ready = crowns or is_theater_sought(state)
    return Stance.READY if ready else Stance.SLIM


def seat_view(state: State, seat: int, stance: Stance, asked: PromptView | None) -> SeatView:
    cities = state.has(Tool.CITIES)
    city = state.cities[seat] if cities else ()
    complete = seat in state.completed
    gold = state.gold[seat] if state.has(Tool.BANK) else None
    hand = state.hands[seat] if state.has(Tool.HANDS) else None
    return SeatView(
        state.crown == seat,
        gold,
        hand,
        _city(state, seat) if cities else None,
        city,
        size(city),
        complete,
        state.completed[:1] == (seat,),
        state.loose[seat],
        find_shielded(state) == seat,
        character_views(state, state.shown_by(seat)),
        state.turn is not None and state.turn.seat == seat,
        state.theater == seat,
        asked.text if asked is not None and asked.seat == seat else None,
        state.entered[seat] is not None,
        seat=seat,
        name=SeatName(seat),
        stance=stance,
        todo=hints.todo(state, seat),
        facts=tuple(_facts(state, seat, gold, hand)),
        tags=tuple(_tags(state, seat)),
    )


def _facts(state: State, seat: int, gold: int | None, hand: int | None) -> Iterator[Fact]:
    if gold is not None:
        yield Fact("coins", gold, Message("citadels-screen-gold"))
    if state.has(Tool.CITIES):
        built = size(state.cities[seat])
        yield Fact("citadels_castle", built, Message("citadels-screen-city"), state.needed)
    if hand is not None:
        yield Fact("card", hand, Message("citadels-screen-hand"))


def _tags(state: State, seat: int) -> Iterator[Tag]:
    """The character of this turn comes first, and the Witch is named as whom she goes on."""
    turn = state.turn
    names = {}
    if turn is not None and turn.resumed and turn.seat == seat:
        names["witch"] = hints.turn_name(turn)
    shown = character_views(state, state.shown_by(seat))
    for one in sorted(shown, key=lambda one: turn is None or one.rank != turn.rank):
        yield Tag(f"citadels_{one.character}", names.get(one.character, one.name), "held")
    if state.crown == seat:
        yield Tag("citadels_crown", Message("citadels-screen-has-crown"))
    if find_shielded(state) == seat:
        yield Tag("lock", Message("citadels-screen-shielded"), "good")
    if seat in state.completed:
        first = state.completed[0] == seat
        key = "citadels-screen-first-complete" if first else "citadels-screen-complete"
        yield Tag("flag", Message(key), "good")


def _city(state: State, seat: int) -> tuple[BuiltView, ...]:
    """[R ci.district.types] Return the districts in the order of types, cheaper ones first."""
    rows = sorted(
        state.cities[seat], key=lambda one: (TYPES.index(DISTRICTS[one.district].type), one.cost)
    )
    return tuple(
        BuiltView(
            built.district,
            district_name(built.district),
            DISTRICTS[built.district].type.value,
            built.cost,
            built.beautified,
            built.cards_under,
            _find_price_to_destroy(state, seat, built),
        )
        for built in rows
    )


def _find_price_to_destroy(state: State, seat: int, built: Built) -> int | None:
    """[R ci.char.warlord.destroy] [R ci.unique.keep.safe]"""
    safe = seat in state.completed or find_shielded(state) == seat or built.district == "keep"
    if safe or "warlord" not in state.cast:
        return None
    return price_to_destroy(state, seat, built)


class FinalView(Struct, frozen=True):
    """A final count: as entered, or as it begins."""

    seat: int
    entered: bool
    entry: EnterFinal
    hidden: bool
    """whether the viewer may not know the entered numbers yet; `entry` is then what we noted"""
    document: ScoreEntry
    """this count alone as a score entry, with nothing for the others"""
    total: int
    """points of `entry`, as they would be now"""
    haunted: dict[str, int]
    """[R ci.ruling.haunted_quarter_choice] what the Haunted Quarter may be, and what all types
    together then bring; empty where there is none"""


def is_revealed(state: State) -> bool:
    """[R ci.unique.secret_vault.score] Return whether all have counted, so that everything is
    turned up.
    """
    return state.phase is Phase.OVER or (state.phase is Phase.FINAL and all(state.entered))


@cache_by_identity
def final_view(state: State, seat: int, known: bool) -> FinalView:
    """Return a final count. `known`: whether the viewer may know what was entered."""
    entry = state.entered[seat]
    shown = known_entry(state, seat)
    if entry is not None and known:
        shown = EnterFinal(**msgspec.structs.asdict(entry))
    document = _score_alone(state, seat, shown)
    choices = scoring.haunted_choices(document.players[seat], document.options)
    return FinalView(
        seat,
        entry is not None,
        shown,
        hidden=entry is not None and not known,
        document=document,
        total=scoring.own_points(document, seat),
        haunted={each.value: n for each, n in choices},
    )


def _score_alone(state: State, seat: int, entry: EnterFinal) -> ScoreEntry:
    """Return what the seat would score with this, which does not depend on the others."""
    players = tuple(
        holdings(state, each, entry, str(each)) if each == seat else Holdings(str(each))
        for each in range(state.seats)
    )
    return ScoreEntry(players, rulings(state))


def known_entry(state: State, seat: int) -> EnterFinal:
    """[R ci.score.tie] Return what an entry begins with: everything that was kept and that
    everybody knows.
    """
    ranks = state.shown_by(seat)
    if state.heir is not None and state.heir.seat == seat and state.killed is not None:
        ranks = (*ranks, *state.killed.ranks)
    return EnterFinal(
        gold=state.gold[seat] if state.has(Tool.BANK) else 0,
        hand=state.hands[seat] if state.has(Tool.HANDS) else 0,
        city=state.cities[seat] if state.has(Tool.CITIES) else (),
        ranks=tuple(sorted(ranks)),
    )
