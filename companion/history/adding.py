"""A person's statistics are added up: what ended long ago only once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.store import Person, PlayOf, WriteSession

from .statistics import Played, Statistics, combine, statistics_of

RECENT = 50
"""plays, and up to twice as many, that are added up anew after each change among them"""


def read_statistics(session: WriteSession, person: Person) -> Statistics:
    """Under this name alone, added up anew after a change."""
    return add_up(session, person) if person.statistics is None else read(person.statistics)


def add_up(session: WriteSession, person: Person) -> Statistics:
    """Under this name alone; kept in the row of the person."""
    before = combine(()) if person.settled is None else read(person.settled)
    since = person.settled_until or 0
    plays = session.plays_of(person.id, since=since)
    if len(plays) > 2 * RECENT:
        since = plays[-RECENT].ended_at
        older = [play for play in plays if play.ended_at < since]
        plays = plays[len(older) :]
        before = combine((before, statistics_of(_list_played(session, older))))
        person.settled, person.settled_until = _encode(before), since
    found = combine((before, statistics_of(_list_played(session, plays))))
    person.statistics = _encode(found)
    return found


def _list_played(session: WriteSession, plays: Sequence[PlayOf]) -> list[Played]:
    tables = session.tables_of([play.code for play in plays])
    return [
        Played(
            code=play.code,
            game=play.game,
            edition=play.edition,
            players=len(tables[play.code]),
            place=play.place,
            total=play.total,
            winner=play.winner,
            ended_at=play.ended_at,
            scored=play.scored,
            facts=msgspec.json.decode(play.facts),
            others=tuple(
                (one.person, one.place)
                for one in tables[play.code]
                if one.person is not None and one.seat != play.seat
            ),
        )
        for play in plays
    ]


def read(document: str) -> Statistics:
    return msgspec.json.decode(document, type=Statistics)


def _encode(found: Statistics) -> str:
    return msgspec.json.encode(found).decode()
