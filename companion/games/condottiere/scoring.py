"""From who holds which cities to a score sheet. Knows no sittings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from companion.engine.checks import alike
from companion.engine.counterfactuals import Step
from companion.engine.game import Scoring
from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault
from companion.engine.score import (
    CORRECTED,
    POINTS,
    Category,
    Line,
    Question,
    Score,
    ScoreSheet,
    rank,
)

from .cards import city_name
from .holdings import Holdings, ScoreEntry, list_faults
from .realm import count_linked, realms
from .tables import CITIES as MAP

HELD = Category("condottiere_city", Message("condottiere-line-cities"))
REIGN = Category("crown", Message("condottiere-line-kingdom"), title=True)
MENDED = Category("pencil", Message("condottiere-line-corrected"))
KINGDOM, CITIES, FINAL_BATTLE = "kingdom", "cities", "final_battle"
SHARED, UNDECIDED = "shared", "undecided"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game was decided, and who won it."""

    decided_by: str
    winners: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    """the seats at place 1: the tied, while a final battle has no winner"""


def verdict(entry: ScoreEntry) -> Verdict:
    """[R co.end.three_linked] [R co.end.four_linked] [R co.end.most_cities]
    [R co.end.final_battle] [R co.ruling.points_final_battle]
    """
    kings = tuple(i for i, player in enumerate(entry.players) if _reigns(entry, player))
    if kings:
        return Verdict(KINGDOM, kings, kings)
    if not entry.full_board:
        return Verdict(UNDECIDED)
    most = max(len(player.cities) for player in entry.players)
    tied = tuple(i for i, player in enumerate(entry.players) if len(player.cities) == most)
    if len(tied) == 1:
        return Verdict(CITIES, tied, tied)
    if entry.options.points:
        return Verdict(SHARED, tied, tied)
    won = tuple(i for i in tied if _won_final(entry, entry.players[i]))
    return Verdict(FINAL_BATTLE, won, won or tied)


def _reigns(entry: ScoreEntry, player: Holdings) -> bool:
    return count_linked(player.cities) >= entry.needed


def _won_final(entry: ScoreEntry, player: Holdings) -> bool:
    """[R co.end.final_winner] [R co.end.final_no_winner] [R co.ruling.final_no_result]"""
    winner = entry.final_battle_winner
    return winner is not None and alike(winner) == alike(player.name)


def score(entry: ScoreEntry, *, fought: bool = False) -> ScoreSheet:
    """Compute the score sheet of an entry that has passed `check`.

    `fought`: the final battle is over, so an entry without a winner means that nobody won it.
    """
    decision = verdict(entry)
    lines = [tuple(_lines(entry, player)) for player in entry.players]
    keys = [(i in decision.first, sum(line.points for line in own)) for i, own in enumerate(lines)]
    return ScoreSheet(
        game="condottiere",
        players=tuple(
            Score(
                player.name,
                own,
                place=1 + sum(other > key for other in keys),
                winner=i in decision.winners,
                facts={"linked": count_linked(player.cities), "needed": entry.needed},
            )
            for i, (player, own, key) in enumerate(zip(entry.players, lines, keys, strict=True))
        ),
        decided_by=decision.decided_by,
        warnings=tuple(_warnings(entry, decision)),
        notes=tuple(_notes(entry, decision, fought)),
        unit=POINTS if entry.options.points else "condottiere-cities-counted",
        questions=() if fought else tuple(_questions(entry, decision)),
    )


def _lines(entry: ScoreEntry, player: Holdings) -> Iterator[Line]:
    """[R co.points.city] [R co.points.kingdom] [R co.ruling.points_with_bigger]"""
    names = tuple(city_name(city) for city in player.cities)
    if names:
        rule = "co.points.city" if entry.options.points else "co.aim.most_cities"
        detail = Message("condottiere-detail-cities", names=names)
        yield Line("cities", len(names), HELD.label, detail, rule, HELD)
    if entry.options.points and _reigns(entry, player):
        detail = Message("condottiere-detail-kingdom", n=entry.needed)
        bonus = entry.options.points_bonus
        yield Line("kingdom", bonus, REIGN.label, detail, "co.points.kingdom", REIGN)


def _warnings(entry: ScoreEntry, decision: Verdict) -> Iterator[Fault]:
    """Yield a warning for a final battle that nobody had to fight."""
    if entry.final_battle_winner is not None and decision.decided_by != FINAL_BATTLE:
        message = Message("condottiere-warning-no-final-battle")
        yield Fault("final_battle_winner", "no_final_battle", message)


def _questions(entry: ScoreEntry, decision: Verdict) -> Iterator[Question]:
    """[R co.end.final_battle] [R co.end.most_cities] Yield what would have to be known to name a
    winner.
    """
    if decision.decided_by == FINAL_BATTLE and not decision.winners:
        yield Question("final_battle_winner", Message("condottiere-question-final"))
    if decision.decided_by == UNDECIDED:
        held = sum(len(player.cities) for player in entry.players)
        yield Question("players", Message("condottiere-question-cities", n=len(MAP) - held))


def _notes(entry: ScoreEntry, decision: Verdict, fought: bool) -> Iterator[Message]:
    """Yield how it was decided, in words."""
    match decision.decided_by:
        case "kingdom":
            for i in decision.winners:
                realm = realms(entry.players[i].cities)[0]
                names = tuple(city_name(city) for city in entry.players[i].cities if city in realm)
                yield Message("condottiere-note-kingdom", names=names, n=entry.needed)
        case "cities":
            yield Message("condottiere-note-cities", n=entry.needed)
        case "final_battle" if decision.winners:
            yield Message("condottiere-note-final-battle")
        case "final_battle" if fought:
            yield Message("condottiere-note-final-nobody")
        case "final_battle":
            yield Message("condottiere-note-final-open")
        case "shared":
            yield Message("condottiere-note-no-final-with-points")
        case _:
            yield Message("condottiere-note-undecided", n=entry.needed)


def score_series(
    tallies: Sequence[tuple[int, int, int]],
    names: Sequence[str],
    won: Sequence[tuple[int, ...]] = (),
) -> ScoreSheet:
    """[R co.points.target] [R co.ruling.points_target_reached] The sheet of several games.

    `tallies` are each player's points for cities, for kingdoms, and what was put right. The
    highest total wins; equal totals share. `won`: who won each of the games.
    """
    ranking = rank([(sum(tally),) for tally in tallies], ("total",))
    players = tuple(
        Score(name, tuple(_tally_lines(*tally)), place, place == 1)
        for name, tally, place in zip(names, tallies, ranking.places, strict=True)
    )
    notes = tuple(_list_games_won(won))
    return ScoreSheet("condottiere", players, ranking.decided_by, notes=notes)


def _list_games_won(won: Sequence[tuple[int, ...]]) -> Iterator[Message]:
    for seat in sorted({seat for winners in won for seat in winners}):
        games = tuple(number for number, winners in enumerate(won, 1) if seat in winners)
        who, n = SeatName(seat), len(games)
        yield Message("condottiere-note-games-won", who=who, games=games, n=n)


def _tally_lines(cities: int, kingdoms: int, corrected: int) -> Iterator[Line]:
    if cities:
        yield Line("cities", cities, HELD.label, None, "co.points.city", HELD)
    if kingdoms:
        yield Line("kingdom", kingdoms, REIGN.label, None, "co.points.kingdom", REIGN)
    if corrected:
        yield Line(CORRECTED, corrected, MENDED.label, category=MENDED)


def check(entry: ScoreEntry) -> tuple[Fault, ...]:
    """Return every impossible value in the document; [R co.end.final_battle]
    only the tied fight.
    """
    faults = tuple(list_faults(entry))
    if faults or entry.final_battle_winner is None:
        return faults
    decision = verdict(entry)
    if decision.decided_by != FINAL_BATTLE or decision.winners:
        return ()
    names = tuple(entry.players[i].name for i in decision.first)
    message = Message("condottiere-fault-not-tied", names=names)
    return (Fault("final_battle_winner", "not_tied", message),)


# -- What would have turned it: a finished game in which one city has another owner --------------


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """[R co.setup.marker_use] A city has one marker: whoever gets it has it from its owner. Where
    a kingdom has won only its cities count: nobody would have got another one afterwards.
    """
    kings = [one for one in entry.players if count_linked(one.cities) >= entry.needed]
    cities = [city for one in kings for city in one.cities] or MAP
    for at, player in enumerate(entry.players):
        for city in cities:
            if city not in player.cities:
                players = tuple(
                    _set_owned(one, city, i == at) for i, one in enumerate(entry.players)
                )
                what = Message("condottiere-step-city", city=city_name(city))
                yield Step(replace(entry, players=players), at, what)


def _set_owned(player: Holdings, city: str, owns: bool) -> Holdings:
    others = tuple(each for each in player.cities if each != city)
    return replace(player, cities=(*others, city) if owns else others)


SCORING = Scoring(ScoreEntry, check, score, steps=steps)
