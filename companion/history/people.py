"""People: merging two that are one, taking that back, and forgetting somebody."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

import msgspec

from companion.engine.confusable_names import looks_alike
from companion.engine.refusal import GameError
from companion.sittings.records import person_at, person_key
from companion.sittings.refusals import ConflictError, NotFoundError
from companion.store import Person, ReadSession, Sitting, WriteSession

_NUMBER = re.compile(r" \([0-9]+\)$")


class PeopleError(NotFoundError):
    """Nobody is known by this id."""

    def __init__(self) -> None:
        super().__init__("history-no-such-person")


class SatTogetherError(ConflictError):
    """Two who sat at one table are two."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__("history-sat-together", one=one, other=other)


@dataclass(frozen=True, slots=True)
class Merged:
    """One who may be another, under another spelling."""

    id: str
    into: str


def find_person(session: ReadSession, id: str) -> Person:
    """Whoever this is now. Raises PeopleError."""
    person = session.person(id)
    while person is not None and person.merged_into is not None:
        person = session.person(person.merged_into)
    if person is None:
        raise PeopleError
    return person


def all_of(session: ReadSession, id: str) -> tuple[Person, ...]:
    """Somebody under every name of theirs. Raises PeopleError."""
    person = find_person(session, id)
    return person, *session.merged_into(person.id)


def ids_of(session: ReadSession, id: str) -> tuple[str, ...]:
    """Under which somebody has sat. Raises PeopleError."""
    return tuple(one.id for one in all_of(session, id))


def merge(session: WriteSession, id: str, into: str) -> None:
    """Raises PeopleError and SatTogetherError."""
    person, other = find_person(session, id), find_person(session, into)
    if person.id == other.id:
        raise GameError("history-merge-self", path="into")
    if session.have_met(ids_of(session, person.id), ids_of(session, other.id)):
        raise SatTogetherError(person.name, other.name)
    person.merged_into = other.id
    session.flush()


def separate(session: WriteSession, id: str) -> None:
    """The merge of this one is taken back. Raises PeopleError."""
    person = session.person(id)
    if person is None:
        raise PeopleError
    person.merged_into = None
    session.flush()


def forget(session: WriteSession, id: str) -> tuple[str, ...]:
    """The person, and everybody merged into them, is "somebody" everywhere.

    Results keep their numbers. The codes of the sittings whose names have changed. Raises
    PeopleError.
    """
    ids = ids_of(session, id)
    codes = dict.fromkeys(session.codes_of(ids))
    for code in codes:
        _blank(session, code, ids)
    for row in session.list_unfinished():
        if _blank_seats(session, row, ids):
            codes[row.code] = None
    session.flush()
    session.remove_people(ids)
    return tuple(codes)


def remove_strangers(session: WriteSession, ids: Collection[str]) -> int:
    """Whoever has played nothing, and is not known as somebody else either: how many."""
    people = [one for one in map(session.person, ids) if one is not None]
    alone = [one.id for one in people if not (one.merged_into or session.merged_into(one.id))]
    gone = [id for id in alone if not session.codes_of([id])]
    session.remove_people(gone)
    return len(gone)


def alike(people: tuple[Person, ...]) -> Iterator[Merged]:
    """Who may be whom, by the looks of their names; the one who played less into the other, else
    the one of the longer name: "Alex (2)" into "Alex".
    """
    ordered = sorted(people, key=lambda one: (-one.plays, len(one.name), one.id))
    for at, other in enumerate(looks_alike([_plain(one.name) for one in ordered])):
        if other is not None and other < at:
            yield Merged(ordered[at].id, ordered[other].id)


def _plain(name: str) -> str:
    """Without what two spellings of one name usually differ in, and without the number that tells
    namesakes apart.
    """
    key = _NUMBER.sub("", person_key(name)).replace("ё", "е")
    return "".join(sign for sign in key if sign.isalnum()) or name


def _blank(session: WriteSession, code: str, ids: tuple[str, ...]) -> None:
    result, row = session.result(code), session.sitting(code)
    sheet = None if result is None else msgspec.json.decode(result.sheet)
    gone = [seat for seat in session.seats(code) if seat.person in ids]
    for seat in gone:
        seat.name, seat.person, seat.forgotten, seat.foreign_id = "", None, True, None
        if sheet is not None:
            sheet["players"][seat.seat]["name"] = ""
    if result is not None:
        result.sheet = msgspec.json.encode(sheet).decode()
    if row is not None:
        names = msgspec.json.decode(row.seats)
        for seat in gone:
            names[seat.seat] = ""
        row.seats = msgspec.json.encode(names).decode()


def _blank_seats(session: ReadSession, row: Sitting, ids: Collection[str]) -> bool:
    """In a sitting that goes on. Whether anything has changed."""
    names: list[str] = msgspec.json.decode(row.seats)
    people = (person_at(session, names, seat) for seat in range(len(names)))
    kept = [
        "" if person is not None and person.id in ids else name
        for name, person in zip(names, people, strict=True)
    ]
    if kept == names:
        return False
    row.seats = msgspec.json.encode(kept).decode()
    return True
