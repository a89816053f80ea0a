"""What somebody's plays add up to: by game, edition and number of players, never mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from companion.store import Person, PlayOf, SatAt, WriteSession

RECENT = 50
"""plays, and up to twice as many, that are added up anew after each change among them"""
LIES = frozenset({"lies", "lies_passed", "lies_caught"})
"""figures that tell how somebody lies: for that person alone"""


class Figures(msgspec.Struct, frozen=True):
    """Plays of one game, edition and number of players."""

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
        """Per cent."""
        return round(100 * self.wins / self.plays)

    @property
    def average(self) -> float | None:
        return round(self.points / self.scored, 1) if self.scored else None


class HeadToHead(msgspec.Struct, frozen=True):
    person: str
    """their id"""
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
    """The first time somebody played a game."""

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
        """The last one first."""
        found: dict[int, Year] = {}
        for one in self.months:
            before = found.get(one.year, Year(one.year, 0, 0))
            found[one.year] = Year(one.year, before.plays + one.plays, before.wins + one.wins)
        return tuple(found.values())

    def against_whom(self, me: str, now: Mapping[str, str]) -> Statistics:
        """Whom somebody has met, as they are known `now`; without those whom nobody knows."""
        met: dict[str, HeadToHead] = {}
        for one in self.against:
            person = now.get(one.person, me)
            if person != me:
                before = met.get(person, HeadToHead(person, 0, 0, 0))
                met[person] = _add_up(before, one)
        return msgspec.structs.replace(self, against=_by_plays(met.values()))

    def without_lies(self) -> Statistics:
        """As others may see it."""
        return msgspec.structs.replace(
            self,
            figures=tuple(
                msgspec.structs.replace(
                    one, facts={key: n for key, n in one.facts.items() if key not in LIES}
                )
                for one in self.figures
            ),
        )


def count_play(play: PlayOf, table: Sequence[SatAt]) -> Statistics:
    """Of one play that counts; `table`: who sat there. Its month is that on the wall of the house.

    Figures of the game are added up over plays.
    """
    at = datetime.fromtimestamp(play.ended_at / 1000, UTC).astimezone()
    won, counted = int(play.winner), play.scored
    figures = Figures(
        game=play.game,
        edition=play.edition,
        players=len(table),
        plays=1,
        wins=won,
        scored=int(counted),
        best=play.total if counted else None,
        points=play.total if counted else 0,
        last_at=play.ended_at,
        facts=dict(sorted(msgspec.json.decode(play.facts).items())),
    )
    others = tuple(
        HeadToHead(one.person, 1, int(play.place < one.place), int(play.place > one.place))
        for one in table
        if one.person is not None and one.seat != play.seat
    )
    months, firsts = Month(at.year, at.month, 1, won), First(play.game, play.code, play.ended_at)
    return Statistics(1, won, play.ended_at, 1, (figures,), others, (months,), (firsts,))


def combine(parts: Iterable[Statistics]) -> Statistics:
    """Of several stretches of time, or of one person under several names."""
    every = tuple(parts)
    figures: dict[tuple[str, str, int], Figures] = {}
    months: dict[tuple[int, int], Month] = {}
    met: dict[str, HeadToHead] = {}
    firsts: dict[str, First] = {}
    for part in every:
        for one in part.figures:
            key = one.game, one.edition, one.players
            figures[key] = _both(figures[key], one) if key in figures else one
        for month in part.months:
            when = month.year, month.month
            before = months.get(when, Month(*when, 0, 0))
            months[when] = Month(*when, before.plays + month.plays, before.wins + month.wins)
        for each in part.against:
            met[each.person] = _add_up(met.get(each.person, HeadToHead(each.person, 0, 0, 0)), each)
        for first in part.firsts:
            known = firsts.setdefault(first.game, first)
            firsts[first.game] = min(known, first, key=lambda one: (one.at, one.code))
    by_game: Counter[str] = Counter()
    for one in figures.values():
        by_game[one.game] += one.plays
    return Statistics(
        plays=sum(part.plays for part in every),
        wins=sum(part.wins for part in every),
        last_at=max((part.last_at for part in every if part.last_at is not None), default=None),
        h_index=h_index(by_game.values()),
        figures=tuple(one for _, one in sorted(figures.items())),
        against=_by_plays(met.values()),
        months=tuple(one for _, one in sorted(months.items(), reverse=True)),
        firsts=tuple(one for _, one in sorted(firsts.items())),
    )


def _both(one: Figures, other: Figures) -> Figures:
    return msgspec.structs.replace(
        one,
        plays=one.plays + other.plays,
        wins=one.wins + other.wins,
        scored=one.scored + other.scored,
        best=max((n for n in (one.best, other.best) if n is not None), default=None),
        points=one.points + other.points,
        last_at=max(one.last_at, other.last_at),
        facts={
            key: one.facts.get(key, 0) + other.facts.get(key, 0)
            for key in sorted({*one.facts, *other.facts})
        },
    )


def _add_up(one: HeadToHead, other: HeadToHead) -> HeadToHead:
    return HeadToHead(
        one.person, one.plays + other.plays, one.ahead + other.ahead, one.behind + other.behind
    )


def _by_plays(met: Iterable[HeadToHead]) -> tuple[HeadToHead, ...]:
    return tuple(sorted(met, key=lambda one: (-one.plays, one.person)))


def h_index(counts: Iterable[int]) -> int:
    ordered = sorted(counts, reverse=True)
    return sum(count >= n for n, count in enumerate(ordered, start=1))


def read_statistics(session: WriteSession, person: Person) -> Statistics:
    """Under this name alone, added up anew after a change."""
    return add_up(session, person) if person.statistics is None else decode(person.statistics)


def add_up(session: WriteSession, person: Person) -> Statistics:
    """Under this name alone; kept in the row of the person. What ended long ago is added up once:
    that stands there too.
    """
    before = combine(()) if person.settled is None else decode(person.settled)
    since = person.settled_until or 0
    plays = session.people.list_plays(person.id, since=since)
    tables = session.people.list_tables([play.code for play in plays])
    counted = [count_play(play, tables[play.code]) for play in plays]
    if len(plays) > 2 * RECENT:
        since = plays[-RECENT].ended_at
        older = sum(play.ended_at < since for play in plays)
        before, counted = combine((before, *counted[:older])), counted[older:]
        person.settled, person.settled_until = _encode(before), since
    found = combine((before, *counted))
    person.statistics = _encode(found)
    return found


def decode(document: str) -> Statistics:
    return msgspec.json.decode(document, type=Statistics)


def _encode(found: Statistics) -> str:
    return msgspec.json.encode(found).decode()
