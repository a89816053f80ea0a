"""Reference cards: every character and every unique district."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.engine.print import Card, Cards, Figure, SheetChoices

from ..book import RULEBOOK
from ..cast import character_does, character_name, district_does, district_name, type_name
from ..reference import CHARACTER_RULES, DISTRICT_RULES
from ..tables import CHARACTERS, Character
from .aid import cost
from .details import character_details, district_details
from .head import cards_about, characters, head, says, uniques


def cards(choices: SheetChoices) -> Cards:
    """[R ci.contents.characters] [R ci.contents.unique] Those in play, or all that there are.
    Their backs have the fine print, and where the book tells more.
    """
    there = cards_about(choices)
    return Cards(
        head(choices),
        (
            *(_character(CHARACTERS[each], there) for each in characters(choices)),
            *(_unique(each, choices.players, there) for each in uniques(choices)),
        ),
    )


def _character(row: Character, there: Collection[str]) -> Card:
    return Card(
        character_name(row.id),
        says("character"),
        (character_does(row.id),),
        f"citadels_{row.id}",
        row.rank,
        tuple(_figures(row)),
        (*character_details(row.id, there), RULEBOOK.reference(CHARACTER_RULES[row.id])),
    )


def _figures(row: Character) -> Iterator[Figure]:
    """[R ci.ability.income] [R ci.action.build_one]"""
    if row.income is not None:
        label = says(f"pays-{row.pays}", type=type_name(row.income))
        yield Figure(1, label, f"citadels_type_{row.income.value}")
    if row.id != "witch":
        yield Figure(row.builds, says("builds"), "citadels_castle")


def _unique(district: str, players: int, there: Collection[str]) -> Card:
    return Card(
        district_name(district),
        says("unique"),
        (district_does(district),),
        f"citadels_{district}",
        cost(district),
        back=(
            *district_details(district, players, there),
            RULEBOOK.reference(DISTRICT_RULES[district]),
        ),
    )
