"""The check-list before the first round, and what is in the box."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from companion.engine.message import Message
from companion.engine.print import CheckList, Figure, Reference, Row, Section, SheetChoices, Table

from .. import reference
from ..book import RULEBOOK
from ..cast import (
    district_name,
    explain_barred,
    is_allowed,
    may_have_ninth,
    name_with_rank,
    needs_ninth,
    set_name,
    type_name,
)
from ..tables import (
    BASIC,
    CHARACTERS,
    COINS,
    COMPLETE,
    DECK,
    DISTRICTS,
    SETS,
    START_CARDS,
    START_GOLD,
    THREATS,
    TYPES,
    UNIQUES,
    UNIQUES_IN_DECK,
    WARRANTS,
    Type,
)
from .aid import selection_of
from .cards import cost
from .head import any_mix, characters, head, in_play, options, says, uniques

FIRST = "ci.first.only_these"
"""the rule of a first game, whose cards are to be taken out"""
TOLD = frozenset({"ci.intro.aim", *reference.SET_RULES.values()}) - {FIRST}
"""rules about what the game and a set are like, with nothing to tick off"""


def setup(choices: SheetChoices) -> CheckList:
    """[R ci.setup.*] [R ci.cast.deck]"""
    steps = reference.checklist(options(choices), choices.players)
    return CheckList(
        head(choices),
        says("before"),
        tuple(step.text for step in steps if step.rule not in TOLD),
        (
            Figure(START_GOLD, says("figure-gold"), "citadels_gold"),
            Figure(START_CARDS, says("figure-hand"), "card"),
            Figure(DECK, says("figure-deck"), "draw"),
            Figure(COMPLETE[choices.players], says("figure-complete"), "citadels_castle"),
        ),
        tuple(_side_sections(choices)),
    )


def _side_sections(choices: SheetChoices) -> Iterator[Section]:
    yield _each_round(choices)
    if any_mix(choices):
        yield _mixing(choices.players)
        yield _sets()
    else:
        yield _characters(choices)
        deck = _table_of_uniques(uniques(choices))
        yield Section(Message("citadels-option-uniques"), table=deck)


def _mixing(players: int) -> Section:
    """[R ci.cast.one_per_rank] [R ci.rank9.three_and_eight] [R ci.rank9.four_to_seven]
    [R ci.rank9.no_queen_below_five] [R ci.two.ranks] [R ci.two.no_emperor] [R ci.three.ranks]
    [R ci.cast.fourteen_uniques] What a mix is made of, with so many players.
    """
    ninth = "needed" if needs_ninth(players) else "choice" if may_have_ninth(players) else "never"
    never = tuple(
        explain_barred(each, players)
        for each in CHARACTERS
        if CHARACTERS[each].rank < 9 or may_have_ninth(players)
        if not is_allowed(each, players)
    )
    return Section(
        says("mix"),
        (
            Message("citadels-screen-one-per-rank"),
            Message(f"citadels-screen-ninth-{ninth}"),
            *never,
            says("mix-uniques", n=UNIQUES_IN_DECK),
        ),
        picture="people",
    )


def _sets() -> Section:
    """[R ci.sets.offer] and, by the hints, what each is like."""
    return Section(
        Message("citadels-heading-recommended-sets"),
        tuple(
            says("set", set=set_name(name), style=hint.text)
            for name, hint in zip(SETS, reference.set_hints(), strict=True)
            if name != "first_game"
        ),
        where=RULEBOOK.reference("ci.sets.offer"),
    )


def _each_round(choices: SheetChoices) -> Section:
    """[R ci.selection.face_up] [R ci.selection.face_down] [R ci.selection.by_player_count]"""
    plan = selection_of(choices)
    return Section(
        says("each-round"),
        (says("lay-out", up=plan.face_up, down=plan.face_down),),
        picture="citadels_crown",
    )


def _characters(choices: SheetChoices) -> Section:
    """[R ci.cast.one_per_rank] [R ci.cast.only_these]"""
    return Section(
        Message("citadels-option-cast"),
        (*_like(choices), *_instead(choices)),
        _table_of_characters(characters(choices)),
    )


def _like(choices: SheetChoices) -> Iterator[Message]:
    """Return what the set is like, where that is no step."""
    chosen = options(choices)
    if not chosen.cast and reference.SET_RULES[chosen.set] in TOLD:
        yield reference.set_hint(chosen.set).text


def _instead(choices: SheetChoices) -> Iterator[Message]:
    """[R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four] Who of the set cannot
    come, and who may come instead.
    """
    chosen = options(choices)
    if chosen.cast:
        return
    row = SETS[chosen.set]
    for each in (*row.characters, row.ninth)[: in_play(choices)]:
        if not is_allowed(each, choices.players):
            yield explain_barred(each, choices.players)


REFERENCE_CARDS = 6  # [R ci.contents.reference]

FIRST_LIST = 14
"""unique districts that fit on the first page"""


def count(choices: SheetChoices) -> Reference:
    """[R ci.contents.*] [R ci.district.*] [R ci.cast.deck]"""
    return Reference(
        head(choices, "draw"),
        tuple(_sections(choices)),
        says("deck", n=DECK, basic=sum(DISTRICTS[one].copies for one in BASIC)),
    )


def _sections(choices: SheetChoices) -> Iterator[Section]:
    """[R ci.cast.uniques_to_box] What is played with, then what stays in the box."""
    deck, there = uniques(choices), characters(choices)
    yield from (_basic(type) for type in TYPES if type is not Type.UNIQUE)
    if any_mix(choices):
        yield _pieces()
        for some in (deck[:FIRST_LIST], deck[FIRST_LIST:]):
            yield _uniques("citadels-option-uniques", some)
        yield _characters_of_box("citadels-option-cast", there)
        return
    yield _uniques("citadels-sheet-in-deck", deck)
    yield _pieces()
    yield _characters_of_box("citadels-sheet-in-game", there)
    yield _uniques("citadels-sheet-out-uniques", _exclude(UNIQUES, deck))
    yield _characters_of_box("citadels-sheet-out-cast", _exclude(CHARACTERS, there))


def _exclude(every: Iterable[str], some: Collection[str]) -> tuple[str, ...]:
    return tuple(each for each in every if each not in some)


def _basic(type: Type) -> Section:
    """[R ci.contents.basic]"""
    rows = tuple(DISTRICTS[each] for each in BASIC if DISTRICTS[each].type is type)
    return Section(
        type_name(type),
        table=Table(
            (says("district"), says("cost"), says("copies")),
            tuple(Row(district_name(row.id), (row.cost, row.copies)) for row in rows),
            Row(Message("citadels-screen-total"), (None, sum(row.copies for row in rows))),
            ticks=True,
        ),
        picture=f"citadels_type_{type.value}",
    )


def _uniques(title: str, districts: tuple[str, ...]) -> Section:
    """[R ci.contents.unique] [R ci.cast.uniques_to_box]"""
    listed = _table_of_uniques(districts, counted=True)
    return Section(Message(title), table=listed, picture="citadels_type_unique")


def _characters_of_box(title: str, characters: tuple[str, ...]) -> Section:
    """[R ci.contents.characters] [R ci.cast.one_per_rank]"""
    listed = _table_of_characters(characters, counted=True)
    return Section(Message(title), table=listed, picture="people")


def _table_of_uniques(districts: tuple[str, ...], *, counted: bool = False) -> Table:
    """[R ci.cast.fourteen_uniques] [R ci.district.unique_costs] With pictures, or counted."""
    return Table(
        (says("district"), says("cost")),
        tuple(Row(district_name(one), (cost(one),), _picture(one, counted)) for one in districts),
        Row(says("cards", n=len(districts)), (None,)) if counted else None,
        ticks=True,
    )


def _table_of_characters(characters: tuple[str, ...], *, counted: bool = False) -> Table:
    """[R ci.cast.one_per_rank] The same of characters."""
    return Table(
        (says("character"),),
        tuple(Row(name_with_rank(one), (), _picture(one, counted)) for one in characters),
        Row(says("cards", n=len(characters))) if counted else None,
        ticks=True,
    )


def _picture(card: str, counted: bool) -> str:
    return "" if counted else f"citadels_{card}"


def _pieces() -> Section:
    """[R ci.contents.reference] [R ci.contents.gold] [R ci.contents.warrants]
    [R ci.contents.threats]
    """
    rows = (
        Row(says("box-tokens", n=len(CHARACTERS)), picture="people"),
        Row(says("box-reference", n=REFERENCE_CARDS), picture="card"),
        Row(says("box-gold", n=COINS), picture="citadels_gold"),
        Row(says("box-crown"), picture="citadels_crown"),
        Row(says("box-warrants", n=WARRANTS), picture="citadels_warrants"),
        Row(says("box-threats", n=THREATS), picture="citadels_threats"),
    )
    return Section(says("box"), table=Table((says("component"),), rows, ticks=True))
