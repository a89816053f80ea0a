"""The choices at set-up and in a score entry, ready to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from companion.engine.message import Message
from companion.engine.rulebook import Hint

from . import reference
from .cast import (
    character_name,
    district_name,
    explain_barred,
    is_allowed,
    may_have_ninth,
    needs_ninth,
    set_cast,
    set_name,
    type_name,
)
from .tables import (
    BUILDABLE,
    BY_RANK,
    CHARACTERS,
    CHARACTERS_EACH,
    DISTRICTS,
    RANKS,
    SEATS,
    SETS,
    TYPES,
    UNIQUES,
    UNIQUES_IN_DECK,
    SetName,
    Type,
)

COUNTS = tuple(range(SEATS[0], SEATS[1] + 1))


class WhyNot(Struct, frozen=True):
    """Why so many players cannot use a character, and who may replace it."""

    at: str
    """a number of players, as the form has it"""
    why: Message


class CharacterCard(Struct, frozen=True):
    id: str
    name: Message
    hints: tuple[Hint, ...]
    barred: tuple[WhyNot, ...]


class RankRow(Struct, frozen=True):
    rank: int
    characters: tuple[CharacterCard, ...]
    ninth: bool
    """[R ci.rank9.four_to_seven] the one that is needed, a choice or out"""


class SetCast(Struct, frozen=True):
    """The characters of a set at some tables."""

    at: tuple[str, ...]
    """numbers of players, with `+9` where the ninth was asked for: `3`, `5+9`"""
    characters: tuple[str, ...]
    instead: tuple[Message, ...]
    """who cannot come, and who comes instead"""


class SetCard(Struct, frozen=True):
    id: str
    name: Message
    style: Hint
    casts: tuple[SetCast, ...]
    uniques: tuple[str, ...]


class DistrictCard(Struct, frozen=True):
    district: str
    name: Message
    type: str
    type_name: Message
    cost: int
    copies: int
    hints: tuple[Hint, ...]
    """of a unique one: what it can do"""


class TypeCard(Struct, frozen=True):
    type: str
    name: Message


class SetupChoices(Struct, frozen=True):
    """Everything in the box, whatever was chosen."""

    sets: tuple[SetCard, ...]
    ranks: tuple[RankRow, ...]
    uniques: tuple[DistrictCard, ...]
    """all that there are, the Secret Vault too"""
    many: int
    """how many of them are played with"""
    buildable: tuple[DistrictCard, ...]
    """all that may stand in a city, by type and cost"""
    by_type: tuple[DistrictPage, ...]
    """the same on the pages of everybody's count"""
    types: tuple[TypeCard, ...]
    needs_ninth: tuple[str, ...]
    """numbers of players"""
    may_have_ninth: tuple[str, ...]
    without_ninth: tuple[str, ...]
    two_each: tuple[int, ...]
    """[R ci.few.two_characters] players who have two characters in a round"""


def type_cards() -> tuple[TypeCard, ...]:
    return tuple(TypeCard(each.value, type_name(each)) for each in TYPES)


@cache
def setup_choices() -> SetupChoices:
    return SetupChoices(
        sets=tuple(map(_set, SETS, reference.set_hints())),
        ranks=tuple(
            RankRow(rank, tuple(_character(each) for each in BY_RANK[rank]), rank == RANKS[-1])
            for rank in RANKS
        ),
        uniques=tuple(district_card(each) for each in UNIQUES),
        many=UNIQUES_IN_DECK,
        buildable=tuple(district_card(each) for each in _by_type()),
        by_type=pages_by_type(_by_type()),
        types=type_cards(),
        needs_ninth=tuple(str(n) for n in COUNTS if needs_ninth(n)),
        may_have_ninth=tuple(str(n) for n in COUNTS if may_have_ninth(n) and not needs_ninth(n)),
        without_ninth=tuple(str(n) for n in COUNTS if not may_have_ninth(n)),
        two_each=tuple(n for n in COUNTS if CHARACTERS_EACH[n] > 1),
    )


def _set(name: SetName, style: Hint) -> SetCard:
    """[R ci.sets.offer] [R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four] A set
    with what it is like; a cast that is the same at several tables stands once.
    """
    each = SETS[name]
    at: dict[tuple[tuple[str, ...], tuple[Message, ...]], list[str]] = {}
    for n in COUNTS:
        for ninth in (False, True):
            cast = set_cast(name, n, ninth)
            wanted = (*each.characters, each.ninth)[: len(cast)]
            instead = tuple(explain_barred(one, n) for one in wanted if not is_allowed(one, n))
            at.setdefault((cast, instead), []).append(f"{n}+9" if ninth else str(n))
    casts = tuple(SetCast(tuple(tables), cast, instead) for (cast, instead), tables in at.items())
    return SetCard(name, set_name(name), style, casts, each.uniques)


def _character(each: str) -> CharacterCard:
    """[R ci.cast.one_per_rank] With whom it cannot be used, and why."""
    return CharacterCard(
        each,
        character_name(each),
        reference.character_hints(each),
        tuple(WhyNot(str(n), explain_barred(each, n)) for n in CHARACTERS[each].barred),
    )


@cache
def district_card(each: str) -> DistrictCard:
    row = DISTRICTS[each]
    return DistrictCard(
        each,
        district_name(each),
        row.type.value,
        type_name(row.type),
        row.cost,
        row.copies,
        reference.district_hints(each) if row.unique else (),
    )


def _by_type() -> tuple[str, ...]:
    def place(each: str) -> tuple[int, int]:
        return TYPES.index(DISTRICTS[each].type), DISTRICTS[each].cost

    return tuple(sorted(BUILDABLE, key=place))


UNIQUES_ON_A_PAGE = 16
"""unique districts on one page; a game has fewer, but where any may stand they
need several pages
"""
COSTS = ((0, 4), (5, 5), (6, 6))
"""the lowest and highest cost of each page of unique districts"""


class DistrictPage(Struct, frozen=True):
    number: int
    name: Message
    picture: str
    type: str | None
    """of all districts here; None: of every common type"""
    costs: tuple[int, ...]
    """the lowest and highest cost of its unique districts, where they need several pages"""
    districts: tuple[str, ...]


@cache
def pages_by_kind(districts: tuple[str, ...]) -> tuple[DistrictPage, ...]:
    """Return pages with the common districts on page 0 and the unique ones after them."""
    common = tuple(each for each in districts if not DISTRICTS[each].unique)
    unique = tuple(each for each in districts if DISTRICTS[each].unique)
    title = Message("citadels-screen-page-districts")
    pages = [DistrictPage(0, title, "citadels_castle", None, (), common)]
    few = len(unique) <= UNIQUES_ON_A_PAGE
    for costs, part in [((), unique)] if few else _by_cost(unique):
        pages.append(_unique(len(pages), Message("citadels-screen-uniques-short"), costs, part))
    return tuple(pages)


@cache
def pages_by_type(districts: tuple[str, ...]) -> tuple[DistrictPage, ...]:
    """Return a page for each common type, then the unique ones by cost."""
    pages: list[DistrictPage] = []
    for each in TYPES:
        those = tuple(one for one in districts if DISTRICTS[one].type is each)
        if each is Type.UNIQUE:
            for costs, part in _by_cost(those):
                pages.append(_unique(len(pages), type_name(each), costs, part))
        else:
            picture = f"citadels_type_{each.value}"
            name = type_name(each)
            pages.append(DistrictPage(len(pages), name, picture, each.value, (), those))
    return tuple(pages)


def _unique(
    number: int, name: Message, costs: tuple[int, ...], districts: tuple[str, ...]
) -> DistrictPage:
    return DistrictPage(number, name, "citadels_type_unique", Type.UNIQUE.value, costs, districts)


def _by_cost(unique: Iterable[str]) -> Iterator[tuple[tuple[int, ...], tuple[str, ...]]]:
    for least, most in COSTS:
        part = tuple(each for each in unique if least <= DISTRICTS[each].cost <= most)
        if part:
            cheapest = min(DISTRICTS[each].cost for each in part)
            yield (cheapest, most) if cheapest < most else (most,), part
