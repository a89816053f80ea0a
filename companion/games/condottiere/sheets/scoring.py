"""The scoring sheet: who wins, and how strong an army is. And the score pad: a map to draw on, or
rows for the games of a series.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.engine.message import Message
from companion.engine.print import Reference, Row, ScorePad, ScoreRow, Section, SheetChoices, Table

from ..battle import strength
from ..book import RULEBOOK
from ..cards import city_name
from ..options import Options
from ..tables import BORDERS, CITIES, LINKED, Card, Special, cities_needed
from ..view.shapes import BorderView
from .aid import army, does, end, fine_print, more, points
from .head import head, needed_cities, options, says

WINTRY: tuple[Card, ...] = (10, 10, 5, 4, 4, 1, 1, 1)
"""[R co.card.winter.example]"""
CHANGING = {
    Special.WINTER.value: "co.card.winter.one",
    Special.DRUM.value: "co.card.drum.double",
    Special.HEROINE.value: "co.card.heroine.ten",
    Special.SURRENDER.value: "co.card.surrender.strongest",
    Special.BISHOP.value: "co.card.bishop.ends",
}
"""special cards that change strengths → the rule of each, in the order of the book"""


def scoring(choices: SheetChoices) -> Reference:
    """[R co.aim.three_linked] [R co.aim.four_linked] [R co.end.most_cities]"""
    n = needed_cities(choices)
    return Reference(
        head(choices, "trophy"),
        (*_sections(options(choices), n), *fine_print(choices)),
        says("goal", n=n),
    )


def _sections(chosen: Options, n: int) -> Iterator[Section]:
    yield replace(end(chosen, n, "trophy"), where=RULEBOOK.reference("co.end.most_cities"))
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
    for card, rule in CHANGING.items():
        yield Section(
            Message(f"condottiere-heading-the-cards-{card}"),
            (does(card), more(card)),
            picture=f"condottiere_{card}",
            example=_winter() if card == Special.WINTER else None,
            where=RULEBOOK.reference(rule),
        )


def _kingdoms() -> Section:
    """[R co.aim.three_linked] [R co.aim.four_linked] [R co.bigger.numbers] [R co.aim.adjacent]
    [R co.ruling.chain_counts]
    """
    rows = (
        Row(says("players", n=players), (n, cities_needed(players, True)))
        for players, n in LINKED.items()
    )
    columns = says("linked-cities"), says("to-win"), Message("condottiere-screen-bigger")
    title, where = Message("condottiere-heading-aim"), RULEBOOK.reference("co.aim.three_linked")
    table = Table(columns, tuple(rows))
    return Section(title, table=table, picture="condottiere_city", where=where)


def _winter() -> Message:
    """Return an example that is counted by the rules."""
    plain, winter = (strength(WINTRY, winter=falls) for falls in (False, True))
    return says("winter-example", n=len(WINTRY), plain=plain, winter=winter)


GAMES = 8
"""rows for games of a series, as many as fit"""
MAP: Mapping[str, object] = {
    "towns": tuple(
        {"name": city_name(city), "board": city, "x": x, "y": y} for city, (x, y) in CITIES.items()
    ),
    "borders": tuple(BorderView(a, b, *CITIES[a], *CITIES[b], None) for a, b in BORDERS),
}
"""on a square of 1000 by 1000, north up; `board`: what a city is called there"""
NO_MAP: Mapping[str, object] = {"towns": (), "borders": ()}
"""of a pad with rows to fill in"""


def score_pad(choices: SheetChoices) -> Mapping[str, object]:
    """[R co.aim.most_cities] [R co.points.city] [R co.points.kingdom]"""
    chosen = options(choices)
    rows = tuple(_series(chosen)) if chosen.points else ()
    return {
        "value": ScorePad(head(choices), rows, choices.players),
        **(NO_MAP if chosen.points else MAP),
    }


def _series(chosen: Options) -> Iterator[ScoreRow]:
    each = says("plus", n=1)
    bonus = says("plus", n=chosen.points_bonus)
    for game in range(1, GAMES + 1):
        cities = says("game-cities", n=game)
        yield ScoreRow(cities, each, "condottiere_city")
        yield ScoreRow(Message("condottiere-line-kingdom"), bonus, "crown")
