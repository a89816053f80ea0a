"""What somebody's plays add up to: by game, edition and number of players, never mixed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, tzinfo

import msgspec

LIES = frozenset({"lies", "lies_passed", "lies_caught"})
"""figures that tell how somebody lies: for that person alone"""


class Played(msgspec.Struct, frozen=True):
    """One play of one person, as far as statistics go."""

    code: str
    game: str
    edition: str
    players: int
    place: int
    total: int
    winner: bool
    ended_at: int
    scored: bool
    """whether its points say how well somebody did"""
    facts: Mapping[str, int] = {}
    others: tuple[tuple[str, int], ...] = ()
    """under which ids people sat at the table, and the place of each"""


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


def statistics_of(plays: Sequence[Played], zone: tzinfo | None = None) -> Statistics:
    """`plays` are those that count, the oldest first; `zone`: of the house, for its months."""
    groups: dict[tuple[str, str, int], list[Played]] = defaultdict(list)
    for one in plays:
        groups[one.game, one.edition, one.players].append(one)
    by_game = Counter(one.game for one in plays)
    firsts: dict[str, Played] = {}
    for one in plays:
        firsts.setdefault(one.game, one)
    return Statistics(
        plays=len(plays),
        wins=sum(one.winner for one in plays),
        last_at=max((one.ended_at for one in plays), default=None),
        h_index=h_index(by_game.values()),
        figures=tuple(_figures(key, some) for key, some in sorted(groups.items())),
        against=_count_opponents(plays),
        months=_months(plays, zone),
        firsts=tuple(First(game, one.code, one.ended_at) for game, one in sorted(firsts.items())),
    )


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


def _figures(key: tuple[str, str, int], plays: Sequence[Played]) -> Figures:
    scored = [one.total for one in plays if one.scored]
    facts: Counter[str] = Counter()
    for one in plays:
        facts.update(one.facts)
    game, edition, players = key
    return Figures(
        game=game,
        edition=edition,
        players=players,
        plays=len(plays),
        wins=sum(one.winner for one in plays),
        scored=len(scored),
        best=max(scored, default=None),
        points=sum(scored),
        last_at=max(one.ended_at for one in plays),
        facts=dict(sorted(facts.items())),
    )


def _count_opponents(plays: Sequence[Played]) -> tuple[HeadToHead, ...]:
    met, ahead, behind = Counter[str](), Counter[str](), Counter[str]()
    for one in plays:
        for person, place in one.others:
            met[person] += 1
            ahead[person] += one.place < place
            behind[person] += one.place > place
    return _by_plays(HeadToHead(one, n, ahead[one], behind[one]) for one, n in met.items())


def _months(plays: Sequence[Played], zone: tzinfo | None) -> tuple[Month, ...]:
    counted: dict[tuple[int, int], list[int]] = {}
    for one in plays:
        at = datetime.fromtimestamp(one.ended_at / 1000, UTC).astimezone(zone)
        month = counted.setdefault((at.year, at.month), [0, 0])
        month[0] += 1
        month[1] += one.winner
    return tuple(Month(*when, *numbers) for when, numbers in sorted(counted.items(), reverse=True))
