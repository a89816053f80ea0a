"""Who wins, and how strong an army is, under the headings of the book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..battle import strength
from ..book import RULEBOOK
from ..options import Options
from ..tables import LINKED, Card, Special, cities_needed
from .aid import army, does, end, more, points
from .head import head, needed_cities, options, says

WINTRY: tuple[Card, ...] = (10, 10, 5, 4, 4, 1, 1, 1)
"""[R co.card.winter.example]"""
CHANGING = (Special.WINTER, Special.DRUM, Special.HEROINE, Special.SURRENDER, Special.BISHOP)
"""the special cards by which a battle is counted, in the order of the book"""


def scoring(choices: SheetChoices) -> Reference:
    """[R co.aim.three_linked] [R co.aim.four_linked] [R co.end.most_cities]"""
    n = needed_cities(choices)
    return Reference(
        head(choices, "trophy"), tuple(_sections(options(choices), n)), says("goal", n=n)
    )


def _sections(chosen: Options, n: int) -> Iterator[Section]:
    yield Section(
        Message("condottiere-heading-ending-the-game"),
        tuple(end(chosen, n)),
        picture="trophy",
        numbered=True,
        where=RULEBOOK.reference("co.end.most_cities"),
    )
    if chosen.points:
        yield replace(
            points(chosen),
            title=Message("condottiere-heading-extra-rules-winning-by-points"),
            where=RULEBOOK.reference("co.points.kingdom"),
        )
    yield _kingdoms()
    yield replace(
        army(),
        title=Message("condottiere-heading-ending-a-battle"),
        where=RULEBOOK.reference("co.battle_end.strength"),
    )
    for card in CHANGING:
        yield Section(
            Message(f"condottiere-heading-the-cards-{card.value}"),
            (does(card.value), more(card.value)),
            picture=f"condottiere_{card.value}",
            example=_winter() if card is Special.WINTER else None,
            where=RULEBOOK.reference(_RULES[card]),
        )


_RULES = {
    Special.WINTER: "co.card.winter.one",
    Special.DRUM: "co.card.drum.double",
    Special.HEROINE: "co.card.heroine.ten",
    Special.SURRENDER: "co.card.surrender.strongest",
    Special.BISHOP: "co.card.bishop.ends",
}


def _kingdoms() -> Section:
    """[R co.aim.three_linked] [R co.aim.four_linked] [R co.bigger.numbers] [R co.aim.adjacent]
    [R co.ruling.chain_counts]
    """
    return Section(
        Message("condottiere-heading-aim"),
        table=Table(
            (says("linked-cities"), says("to-win"), Message("condottiere-screen-bigger")),
            tuple(
                Row(says("players", n=players), (n, cities_needed(players, True)))
                for players, n in LINKED.items()
            ),
        ),
        picture="condottiere_city",
        where=RULEBOOK.reference("co.aim.three_linked"),
    )


def _winter() -> Message:
    """Counted by the rules."""
    return says(
        "winter-example",
        n=len(WINTRY),
        plain=strength(WINTRY, winter=False),
        winter=strength(WINTRY, winter=True),
    )
