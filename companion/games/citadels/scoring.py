"""From what everybody has at the end to a score sheet. Knows no sittings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.engine.game import Scoring
from companion.engine.message import Arg, Message
from companion.engine.score import Category, Line, Ranking, Score, ScoreSheet, Tile, leaders, rank

from .cast import district_name, type_name
from .holdings import Built, City, Holdings, Rulings, ScoreEntry, check_score
from .options import decision
from .review import questions, steps, warnings
from .tables import (
    CAPITOL_ALIKE,
    COMPLETE,
    DRAGON_GATE,
    FIRST_COMPLETE,
    OTHER_COMPLETE,
    SECRET_VAULT,
    STATUE,
    TYPES,
    VAULT,
    Type,
)

DISTRICTS = Category("condottiere_city", Message("citadels-line-districts"))
FIVE = Category("citadels_type_unique", Message("citadels-line-five-types"), title=True)
COMPLETED = Category("flag", Message("citadels-line-completion"), title=True)
UNIQUES = Category("citadels_museum", Message("citadels-category-uniques"))


def score(entry: ScoreEntry) -> ScoreSheet:
    """[R ci.score.*] [R ci.intro.cost_is_points] [R ci.intro.most_points]

    The entry has passed `check_score`.
    """
    finals, players, ranking = _score_all(entry)
    most = leaders(players)
    return ScoreSheet(
        game="citadels",
        players=tuple(
            Score(player.name, player.lines, place, place == 1, final.facts, tiles(final.city))
            for player, place, final in zip(players, ranking.places, finals, strict=True)
        ),
        decided_by=ranking.decided_by,
        warnings=warnings(entry, most),
        notes=(*_city_notes(entry.options, finals), *_tie_notes(entry, players, ranking)),
        questions=tuple(questions(entry, most, _winners)),
    )


def own_points(entry: ScoreEntry, seat: int) -> int:
    """Return the points of this player alone; no city scores by what another has."""
    final = Final.from_holdings(entry.players[seat], entry.options, COMPLETE[len(entry.players)])
    return sum(line.points for line in _lines(final))


def _score_all(entry: ScoreEntry) -> tuple[tuple[Final, ...], tuple[Score, ...], Ranking]:
    needed = COMPLETE[len(entry.players)]
    finals = tuple(Final.from_holdings(player, entry.options, needed) for player in entry.players)
    players = tuple(
        Score(
            final.city.held.name,
            tuple(line for line in _lines(final) if line.points or line.key == "districts"),
        )
        for final in finals
    )
    return finals, players, _ranking(entry, players)


def _winners(entry: ScoreEntry) -> tuple[int, ...]:
    _, _, ranking = _score_all(entry)
    return tuple(at for at, place in enumerate(ranking.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Final:
    """A city at the end of the game."""

    city: City
    needed: int
    """the districts of a complete city at this table"""

    @classmethod
    def from_holdings(cls, held: Holdings, rulings: Rulings, needed: int) -> Final:
        return cls(City.from_holdings(held, rulings), needed)

    @property
    def standing(self) -> bool:
        """[R ci.end.seventh] [R ci.two.eighth] [R ci.three.eighth] [R ci.end.more_than_seven]
        Complete as it stands.
        """
        return self.city.size >= self.needed

    @property
    def shrunk(self) -> bool:
        """Whether it was complete once and no longer is."""
        held = self.city.held
        return not self.standing and (held.first_complete or bool(held.completed))

    @property
    def complete(self) -> bool:
        """[R ci.ruling.completion_kept] Whether it scores for having been complete."""
        match self.city.rulings.completion_kept:
            case "judged":
                return self.standing
            case "first_only":
                return self.standing or self.city.held.first_complete
            case _:
                return self.standing or self.shrunk

    @property
    def facts(self) -> dict[str, object]:
        haunted = self.city.haunted
        return {
            "haunted_quarter": None if haunted is None else str(haunted),
            "complete": self.complete,
            "size": self.city.size,
        }


def haunted_choices(held: Holdings, rulings: Rulings) -> tuple[tuple[Type, int], ...]:
    """[R ci.ruling.haunted_quarter_choice] What the Haunted Quarter may count as, and the points
    that all types together then bring; nothing where there is no Haunted Quarter.
    """
    if City.from_holdings(held, rulings).haunted is None:
        return ()
    cities = City.haunted_cities(held, rulings)
    return tuple((city.haunted, city.by_types) for city in cities if city.haunted is not None)


def tiles(city: City) -> tuple[Tile, ...]:
    """Return the city's tiles, type by type, the cheapest of each first."""
    counted = [(built, city.type_of(built)) for built in city.held.city]
    counted.sort(key=lambda one: (TYPES.index(one[1]), one[0].cost))
    return tuple(_tile(built, type, city) for built, type in counted)


def _tile(built: Built, type: Type, city: City) -> Tile:
    """[R ci.unique.haunted_quarter.any_type] [R ci.unique.museum.score] With what was decided for
    it and what lies under it.
    """
    details: list[Message] = []
    if built.district == "haunted_quarter":
        details.append(type_name(type))
    if built.cards_under:
        details.append(Message("citadels-detail-museum", n=built.cards_under))
    if built.beautified:
        details.append(Message("citadels-screen-beautified"))
    return Tile(
        kind=type.value,
        sign=f"citadels_type_{type.value}",
        icon=f"citadels_{built.district}",
        label=district_name(built.district),
        points=built.cost,
        details=tuple(details),
        under=built.cards_under,
    )


def _lines(final: Final) -> Iterator[Line]:
    city = final.city
    yield _districts(city)
    yield _five_types(city)
    yield _completion(final)
    yield from _uniques(city)
    if city.held.secret_vault:
        label, detail = district_name(VAULT), Message("citadels-detail-vault")
        yield Line(VAULT, SECRET_VAULT, label, detail, "ci.unique.secret_vault.score", UNIQUES)


def _districts(city: City) -> Line:
    """[R ci.score.costs] [R ci.char.artist.effects]"""
    n = len(city.held.city)
    detail = (
        Message("citadels-detail-districts-beautified", n=n, beautified=city.beautified)
        if city.beautified
        else Message("citadels-detail-districts", n=n)
    )
    return Line("districts", city.costs, DISTRICTS.label, detail, "ci.score.costs", DISTRICTS)


def _five_types(city: City) -> Line:
    """[R ci.score.five_types]"""
    detail = Message("citadels-detail-five-types")
    if city.haunted not in (None, Type.UNIQUE):
        detail = _with_haunted(city, "five-types-haunted")
    return Line("five_types", city.five_types, FIVE.label, detail, "ci.score.five_types", FIVE)


def _with_haunted(city: City, detail: str) -> Message:
    """Return a detail that names the type of the Haunted Quarter."""
    return Message(
        f"citadels-detail-{detail}",
        district=district_name("haunted_quarter"),
        type=type_name(city.haunted or Type.UNIQUE),
    )


def _completion(final: Final) -> Line:
    """[R ci.score.first_complete] [R ci.score.other_complete]"""
    first = final.city.held.first_complete
    points = (FIRST_COMPLETE if first else OTHER_COMPLETE) if final.complete else 0
    which = "first" if first else "other"
    detail = (
        Message("citadels-detail-shrunk", n=final.city.size, need=final.needed)
        if final.shrunk
        else Message(f"citadels-detail-{which}", n=final.city.size)
    )
    rule = f"ci.score.{which}_complete"
    return Line("completion", points, COMPLETED.label, detail, rule, COMPLETED)


def _uniques(city: City) -> Iterator[Line]:
    """[R ci.score.uniques] What unique districts earn beyond their cost."""
    alike, n = city.alike or (Type.NOBLE, CAPITOL_ALIKE)
    unique, gold = city.types[Type.UNIQUE], city.held.gold
    earned: dict[str, tuple[int, dict[str, Arg]]] = {
        "basilica": (city.odd, {"n": city.odd}),  # [R ci.unique.basilica.score]
        "capitol": (
            city.capitol,
            {"n": n, "type": type_name(alike)},
        ),  # [R ci.unique.capitol.score]
        "dragon_gate": (DRAGON_GATE, {}),  # [R ci.unique.dragon_gate.score]
        "imperial_treasury": (gold, {"n": gold}),  # [R ci.unique.imperial_treasury.score]
        "ivory_tower": (city.ivory_tower, {}),  # [R ci.unique.ivory_tower.score]
        "map_room": (city.hand, {"n": city.hand}),  # [R ci.unique.map_room.score]
        "museum": (city.stored, {"n": city.stored}),  # [R ci.unique.museum.score]
        "statue": (STATUE if city.held.crown else 0, {}),  # [R ci.unique.statue.score]
        "wishing_well": (unique, {"n": unique}),  # [R ci.unique.wishing_well.score]
    }
    for district, (points, args) in earned.items():
        if city.has(district):
            detail = Message(f"citadels-detail-{district.replace('_', '-')}", **args)
            if district == "ivory_tower" and city.haunted:
                detail = _with_haunted(city, "ivory-tower-haunted")
            rule = f"ci.unique.{district}.score"
            yield Line(district, points, district_name(district), detail, rule, UNIQUES)


def _ranking(entry: ScoreEntry, players: Sequence[Score]) -> Ranking:
    """[R ci.score.most_wins] [R ci.score.tie]"""
    figures = [
        (scored.total, _rank(entry, player))
        for scored, player in zip(players, entry.players, strict=True)
    ]
    return rank(figures, ("total", "rank"))


def _rank(entry: ScoreEntry, player: Holdings) -> int:
    """[R ci.ruling.tie_two_characters] The higher of two; 0 for somebody without a character.

    [R ci.ruling.tie_killed] A killed character counts, unless the table decided otherwise.
    """
    killed = None if entry.options.tie_killed else entry.killed
    return max((each for each in player.ranks if each != killed), default=0)


def _city_notes(rulings: Rulings, finals: Sequence[Final]) -> Iterator[Message]:
    """Yield the table's decisions that mattered in somebody's city."""
    for city in (final.city for final in finals):
        if city.haunted:
            yield _with_haunted(city, "haunted-quarter")
    if any(final.shrunk for final in finals):
        # [R ci.ruling.completion_kept]
        yield decision("completion_kept", rulings.completion_kept)
    if any(_capitol_by_uniques(final.city) for final in finals):
        # [R ci.ruling.unique_counts_for_capitol]
        yield decision("unique_counts_for_capitol", rulings.unique_counts_for_capitol)
    if any(final.city.has("map_room") and final.city.held.secret_vault for final in finals):
        # [R ci.ruling.vault_for_map_room]
        yield decision("vault_counts_for_map_room", rulings.vault_counts_for_map_room)


def _capitol_by_uniques(city: City) -> bool:
    """Return whether only unique districts fulfil the Capitol."""
    many = {each for each, n in city.types.items() if n >= CAPITOL_ALIKE}
    return city.has("capitol") and many == {Type.UNIQUE}


def _tie_notes(entry: ScoreEntry, players: Sequence[Score], ranking: Ranking) -> Iterator[Message]:
    """[R ci.ruling.tie_killed] [R ci.ruling.tie_two_characters] Yield how a tie was decided."""
    if ranking.decided_by == "total":
        return
    tied = [entry.players[i] for i in leaders(players)]
    if any(entry.killed in player.ranks for player in tied):
        yield decision("tie_killed", entry.options.tie_killed)
    if any(len(player.ranks) > 1 for player in tied):
        yield Message("citadels-note-tie-two")


SCORING = Scoring(ScoreEntry, check_score, score, steps=steps)
