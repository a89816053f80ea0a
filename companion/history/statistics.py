"""Statistics of a person's plays: by game, edition and number of players, never mixed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from time import localtime

import msgspec

from companion.store import Person, PlayOf, SatAt, WriteSession

RECENT = 50
"""plays (up to twice as many) that are added up again after each change among them"""
LIES = frozenset({"lies", "lies_passed", "lies_caught"})
"""figures about lying, which only that person may see"""


class Figures(msgspec.Struct, frozen=True):
    """The plays of one game, edition and number of players."""

    game: str
    edition: str
    players: int
    plays: int
    wins: int
    scored: int
    """plays whose points were counted"""
    best: int | None
    points: int
    """of all scored plays together"""
    last_at: int
    facts: Mapping[str, int]
    """the game's own figures, added up"""

    @property
    def rate(self) -> int:
        """Wins, in per cent of the plays."""
        return round(100 * self.wins / self.plays)

    @property
    def average(self) -> float | None:
        return round(self.points / self.scored, 1) if self.scored else None


class HeadToHead(msgspec.Struct, frozen=True):
    person: str
    """the other person's id"""
    plays: int
    ahead: int
    behind: int


class Month(msgspec.Struct, frozen=True):
    year: int
    month: int
    plays: int
    wins: int


class Year(msgspec.Struct, frozen=True):
    year: int
    plays: int
    wins: int


class First(msgspec.Struct, frozen=True):
    """The first time that somebody played a game."""

    game: str
    code: str
    at: int


class Statistics(msgspec.Struct, frozen=True):
    plays: int
    wins: int
    last_at: int | None
    h_index: int
    """the largest number h such that h games were played h times or more"""
    figures: tuple[Figures, ...]
    against: tuple[HeadToHead, ...]
    months: tuple[Month, ...]
    firsts: tuple[First, ...]

    @property
    def years(self) -> tuple[Year, ...]:
        """The years, the latest first."""
        found: dict[int, Year] = {}
        for one in self.months:
            before = found.get(one.year, Year(one.year, 0, 0))
            found[one.year] = Year(one.year, before.plays + one.plays, before.wins + one.wins)
        return tuple(found.values())

    def against_whom(self, me: str, now: Mapping[str, str]) -> Statistics:
        """Return the people met, under their present ids `now`, without those whom nobody knows."""
        sums = PlaySums()
        for one in self.against:
            person = now.get(one.person, me)
            if person != me:
                sums.add_meeting(person, one.plays, one.ahead, one.behind)
        return msgspec.structs.replace(self, against=sums.list_met())

    def without_lies(self) -> Statistics:
        """Return what others may see."""
        return msgspec.structs.replace(
            self,
            figures=tuple(
                msgspec.structs.replace(
                    one, facts={key: n for key, n in one.facts.items() if key not in LIES}
                )
                for one in self.figures
            ),
        )


class _FigureSums:
    """The sums from which `Figures` are made."""

    __slots__ = ("best", "facts", "last_at", "plays", "points", "scored", "wins")

    def __init__(self) -> None:
        self.plays = self.wins = self.scored = self.points = self.last_at = 0
        self.best: int | None = None
        self.facts: Counter[str] = Counter()

    def add_best(self, points: int) -> None:
        self.best = points if self.best is None else max(self.best, points)


class PlaySums:
    """Add up plays of one person, one by one or many that were added up before.

    The sums change in place: a `Statistics` for each play would cost three times as much while the
    write lock is held.
    """

    def __init__(self) -> None:
        self._figures: defaultdict[tuple[str, str, int], _FigureSums] = defaultdict(_FigureSums)
        self._met: dict[str, list[int]] = {}
        """plays, ahead and behind, by person"""
        self._months: dict[tuple[int, int], list[int]] = {}
        """plays and wins, by year and month"""
        self._firsts: dict[str, tuple[int, str]] = {}
        """moment and code, by game"""

    def add_play(self, play: PlayOf, table: Sequence[SatAt]) -> None:
        """Add a play that counts; `table`: who sat there. Its month is that of the house's time
        zone.
        """
        sums = self._figures[play.game, play.edition, len(table)]
        sums.plays += 1
        sums.wins += play.winner
        if play.scored:
            sums.scored += 1
            sums.points += play.total
            sums.add_best(play.total)
        sums.last_at = max(sums.last_at, play.ended_at)
        if play.facts != "{}":
            sums.facts.update(msgspec.json.decode(play.facts))
        for seat, person, place in table:
            if person is not None and seat != play.seat:
                self.add_meeting(person, 1, play.place < place, play.place > place)
        here = localtime(play.ended_at / 1000)
        self._add_month(here.tm_year, here.tm_mon, 1, play.winner)
        self._add_first(play.game, play.ended_at, play.code)

    def add(self, part: Statistics) -> None:
        """Add sums that were made before: of other times, or under another name."""
        for one in part.figures:
            sums = self._figures[one.game, one.edition, one.players]
            sums.plays += one.plays
            sums.wins += one.wins
            sums.scored += one.scored
            sums.points += one.points
            sums.last_at = max(sums.last_at, one.last_at)
            if one.best is not None:
                sums.add_best(one.best)
            sums.facts.update(one.facts)
        for met in part.against:
            self.add_meeting(met.person, met.plays, met.ahead, met.behind)
        for month in part.months:
            self._add_month(month.year, month.month, month.plays, month.wins)
        for first in part.firsts:
            self._add_first(first.game, first.at, first.code)

    def add_meeting(self, person: str, plays: int, ahead: int, behind: int) -> None:
        sums = self._met.setdefault(person, [0, 0, 0])
        sums[0] += plays
        sums[1] += ahead
        sums[2] += behind

    def _add_month(self, year: int, month: int, plays: int, wins: int) -> None:
        sums = self._months.setdefault((year, month), [0, 0])
        sums[0] += plays
        sums[1] += wins

    def _add_first(self, game: str, at: int, code: str) -> None:
        self._firsts[game] = min((at, code), self._firsts.get(game, (at, code)))

    def list_met(self) -> tuple[HeadToHead, ...]:
        """Return the people met, most often first."""
        met = (HeadToHead(person, *sums) for person, sums in self._met.items())
        return tuple(sorted(met, key=lambda one: (-one.plays, one.person)))

    def total(self) -> Statistics:
        figures = tuple(
            Figures(
                *key,
                plays=sums.plays,
                wins=sums.wins,
                scored=sums.scored,
                best=sums.best,
                points=sums.points,
                last_at=sums.last_at,
                facts=dict(sorted(sums.facts.items())),
            )
            for key, sums in sorted(self._figures.items(), key=lambda item: item[0])
        )
        by_game: Counter[str] = Counter()
        for one in figures:
            by_game[one.game] += one.plays
        return Statistics(
            plays=sum(one.plays for one in figures),
            wins=sum(one.wins for one in figures),
            last_at=max((one.last_at for one in figures), default=None),
            h_index=h_index(by_game.values()),
            figures=figures,
            against=self.list_met(),
            months=tuple(Month(*at, *sums) for at, sums in sorted(self._months.items())[::-1]),
            firsts=tuple(
                First(game, code, at) for game, (at, code) in sorted(self._firsts.items())
            ),
        )


def combine(parts: Iterable[Statistics]) -> Statistics:
    """Add up the statistics that one person has under several names."""
    sums = PlaySums()
    for part in parts:
        sums.add(part)
    return sums.total()


def h_index(counts: Iterable[int]) -> int:
    ordered = sorted(counts, reverse=True)
    return sum(count >= n for n, count in enumerate(ordered, start=1))


def find_sole_leader(counted: Counter[str]) -> tuple[str, int] | None:
    """Return who has the most, and how much; None if several have, or nobody has anything."""
    (who, most), (_, second), *_ = [*counted.most_common(2), ("", 0), ("", 0)]
    return (who, most) if most > second else None


def read_statistics(session: WriteSession, person: Person) -> Statistics:
    """Return the statistics under this name alone, computed again if anything has changed."""
    return add_up(session, person) if person.statistics is None else decode(person.statistics)


def add_up(session: WriteSession, person: Person) -> Statistics:
    """Compute the statistics under this name alone and store them with the person.

    The sums of plays that ended long ago are stored there too, so they are computed once.
    """
    sums = PlaySums()
    if person.settled is not None:
        sums.add(decode(person.settled))
    plays = session.people.list_plays(person.id, since=person.settled_until or 0)
    tables = session.people.list_seatings([play.code for play in plays])
    recent = plays
    if len(plays) > 2 * RECENT:
        since = plays[-RECENT].ended_at
        older = sum(play.ended_at < since for play in plays)
        recent = plays[older:]
        for play in plays[:older]:
            sums.add_play(play, tables[play.code])
        person.settled, person.settled_until = _encode(sums.total()), since
    for play in recent:
        sums.add_play(play, tables[play.code])
    found = sums.total()
    person.statistics = _encode(found)
    return found


def decode(document: str) -> Statistics:
    return msgspec.json.decode(document, type=Statistics)


def _encode(found: Statistics) -> str:
    return msgspec.json.encode(found).decode()
