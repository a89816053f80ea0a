"""The scoring sheet, under the headings of the book, with every unique district that scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Arg, Message
from companion.engine.print import Reference, Row, ScorePad, ScoreRow, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..cast import character_does, district_does, district_name, name_with_rank, type_name
from ..holdings import Built, Holdings, ScoreEntry
from ..options import decision
from ..reference import DISTRICT_RULES
from ..scoring import score
from ..tables import (
    CAPITOL,
    CHARACTERS,
    CHARACTERS_EACH,
    COMPLETE,
    DRAGON_GATE,
    FIRST_COMPLETE,
    FIVE_TYPES,
    IVORY_TOWER,
    OTHER_COMPLETE,
    SECRET_VAULT,
    STATUE,
)
from .aid import end, fine_print
from .cards import character_details, district_details
from .head import any_mix, cards_about, characters, head, legal, options, says, uniques

SCORED = (
    *("basilica", "capitol", "dragon_gate", "imperial_treasury", "ivory_tower", "map_room"),
    *("museum", "secret_vault", "statue", "wishing_well"),
    *("haunted_quarter", "school_of_magic", "monument"),
)
"""unique districts that matter for points"""

_KEPT: Mapping[str, tuple[str, ...]] = {
    "blackmailer": ("blackmailer",),
    "king": ("crown-killed",),
    "patrician": ("crown-killed",),
    "emperor": ("emperor-killed",),
}
"""[R ci.char.blackmailer.bribe] [R ci.char.king.killed] [R ci.char.patrician.killed]
[R ci.char.emperor.killed_no_gain] the fine print that stays where all characters are listed"""

_COMPLETE = {2: "ci.two.eighth", 3: "ci.three.eighth"}
"""few players → the rule about a complete city"""

_CITY = ("manor", "castle", "cathedral", "tavern", "harbor", "prison", "church")
"""the districts of the example; with a unique one, enough for a complete city"""
_BRINGS = ("dragon_gate", "ivory_tower", "basilica", "wishing_well")
"""unique districts that bring something extra there, the plainest first"""


def scoring(choices: SheetChoices) -> Reference:
    """[R ci.intro.most_points] [R ci.score.*] Every way to a point, then what the aid has no room
    for.
    """
    points, fine, cast = tuple(_sections(choices)), tuple(fine_print(choices)), _characters(choices)
    # All characters of the box take more than a page, so they come last; what its thirty unique
    # districts do stands on them and on the reference cards.
    more = (*fine, cast) if any_mix(choices) else (cast, _other_districts(choices), *fine)
    return Reference(
        head(choices, "trophy"),
        (*points, *more),
        Message("citadels-hint-aim", n=COMPLETE[choices.players]),
    )


def _sections(choices: SheetChoices) -> Iterator[Section]:
    chosen, players = options(choices), choices.players
    yield Section(
        Message("citadels-heading-end-of-the-game"),
        tuple(end(players)),
        picture="trophy",
        example=_example(choices),
        where=RULEBOOK.reference("ci.score.costs"),
    )
    yield Section(
        Message("citadels-line-completion"),
        (
            says("more-districts"),
            # [R ci.ruling.completion_kept]
            decision("completion_kept", chosen.completion_kept),
        ),
        picture="citadels_castle",
        where=RULEBOOK.reference(_COMPLETE.get(players, "ci.end.seventh")),
    )
    yield _tie(choices)
    for district in SCORED:
        if district in uniques(choices):
            yield Section(
                district_name(district),
                tuple(_unique(district, choices)),
                picture=f"citadels_{district}",
                where=RULEBOOK.reference(_where_scored(district)),
            )


def _where_scored(district: str) -> str:
    """Return the rule about a unique district's points."""
    if district == "school_of_magic":
        return "ci.unique.school_of_magic.scores_unique"
    return DISTRICT_RULES[district]


def _tie(choices: SheetChoices) -> Section:
    """[R ci.score.tie] [R ci.ruling.tie_killed] [R ci.ruling.tie_two_characters]"""
    lines = [says("tie-rank")]
    if CHARACTERS_EACH[choices.players] > 1:
        lines.append(says("tie-two"))
    if "assassin" in characters(choices):
        lines.append(decision("tie_killed", options(choices).tie_killed))
    return Section(says("tie"), tuple(lines), where=RULEBOOK.reference("ci.score.tie"))


def _unique(district: str, choices: SheetChoices) -> Iterator[Message]:
    """[R ci.ruling.unique_counts_for_capitol] [R ci.ruling.vault_for_map_room] With what the table
    decided about it.
    """
    chosen, there = options(choices), cards_about(choices)
    yield district_does(district)
    yield from district_details(district, choices.players, there)
    if district == "capitol":
        yield decision("unique_counts_for_capitol", chosen.unique_counts_for_capitol)
    if district == "map_room" and "secret_vault" in uniques(choices):
        yield decision("vault_counts_for_map_room", chosen.vault_counts_for_map_room)


def _characters(choices: SheetChoices) -> Section:
    """[R ci.contents.characters] [R ci.ability.income] Who may come, by rank. The fine print of
    all that there are would be too much here: the reference cards have it.
    """
    columns = (says("character"), Message("citadels-screen-income"), says("what"))
    rows = tuple(_character(each, choices) for each in legal(choices))
    return Section(
        Message("citadels-option-cast"),
        table=Table(columns, rows),
        picture="people",
        where=RULEBOOK.reference("ci.contents.characters"),
        wide=True,
    )


def _character(character: str, choices: SheetChoices) -> Row:
    if any_mix(choices):
        details = tuple(says(f"more-{key}") for key in _KEPT.get(character, ()))
    else:
        details = character_details(character, cards_about(choices))
    income = CHARACTERS[character].income
    return Row(
        name_with_rank(character),
        (None if income is None else type_name(income), (character_does(character), *details)),
        f"citadels_{character}",
    )


def _other_districts(choices: SheetChoices) -> Section:
    """[R ci.district.unique_effects] [R ci.unique.optional] Unique districts that have nothing to
    do with points.
    """
    there, players = cards_about(choices), choices.players
    rows = tuple(
        Row(
            district_name(each),
            ((district_does(each), *district_details(each, players, there)),),
            f"citadels_{each}",
        )
        for each in uniques(choices)
        if each not in SCORED
    )
    return Section(
        Message("citadels-option-uniques"),
        table=Table((says("district"), says("what")), rows),
        picture="citadels_type_unique",
        where=RULEBOOK.reference("ci.district.unique_effects"),
        wide=True,
    )


def _example(choices: SheetChoices) -> Message:
    """Return an example with the deck's own cards that is scored by the rules."""
    players, deck = choices.players, uniques(choices)
    bringing = (one for one in _BRINGS if one in deck)
    unique = next(bringing, "") or next(one for one in deck if one not in SCORED)
    city = (unique, *_CITY[: COMPLETE[players] - 1])
    mine = Holdings("1", first_complete=True, city=tuple(Built(each) for each in city))
    others = (Holdings(str(seat)) for seat in range(2, players + 1))
    lines = score(ScoreEntry((mine, *others))).players[0].lines
    points = {line.key: line.points for line in lines}
    counted: dict[str, Arg] = {
        "districts": tuple(district_name(each) for each in city),
        "costs": points["districts"],
        "types": points["five_types"],
        "complete": points["completion"],
        "total": sum(points.values()),
    }
    if unique not in points:
        return says("example-plain", **counted)
    counted |= {"unique": district_name(unique), "more": points[unique]}
    return says("example", **counted)


# Unique district → points, or None for a point for each of something; in the order of the score.
POINTS: Mapping[str, int | None] = {
    "basilica": None,  # [R ci.unique.basilica.score]
    "capitol": CAPITOL,
    "dragon_gate": DRAGON_GATE,
    "imperial_treasury": None,  # [R ci.unique.imperial_treasury.score]
    "ivory_tower": IVORY_TOWER,
    "map_room": None,  # [R ci.unique.map_room.score]
    "museum": None,  # [R ci.unique.museum.score]
    "statue": STATUE,
    "wishing_well": None,  # [R ci.unique.wishing_well.score]
    "secret_vault": SECRET_VAULT,
}


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R ci.score.costs] [R ci.score.five_types] [R ci.score.first_complete]
    [R ci.score.other_complete] [R ci.score.uniques]
    """
    return ScorePad(head(choices), tuple(_rows(choices)), choices.players)


def _rows(choices: SheetChoices) -> Iterator[ScoreRow]:
    yield ScoreRow(Message("citadels-line-districts"), picture="citadels_gold")
    yield ScoreRow(Message("citadels-line-five-types"), says("plus", n=FIVE_TYPES), "flag")
    yield ScoreRow(
        Message("citadels-line-completion"),
        says("plus-or", first=FIRST_COMPLETE, other=OTHER_COMPLETE),
        "citadels_castle",
    )
    for district, points in POINTS.items():
        if district in uniques(choices):
            hint = says("times", n=1) if points is None else says("plus", n=points)
            yield ScoreRow(district_name(district), hint, f"citadels_{district}")
