"""People: merging two entries for one person, undoing that, and forgetting somebody."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

import msgspec

from companion.engine.confusable_names import looks_alike
from companion.engine.refusal import GameError
from companion.sittings import Sittings
from companion.sittings.records import person_at, person_key
from companion.sittings.refusals import ConflictError, NotFoundError
from companion.store import Person, ReadSession, Sitting, Store, WriteSession

from . import statistics
from .exchange.slices import BatchedImport, check_idle
from .statistics import Statistics
from .values import PersonRow

_NUMBER = re.compile(r" \([0-9]+\)$")


class PeopleError(NotFoundError):
    """There is no person with this id."""

    def __init__(self) -> None:
        super().__init__("history-no-such-person")


class SatTogetherError(ConflictError):
    """Two people who sat at one table cannot be the same person."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__("history-sat-together", one=one, other=other)


class People:
    """The people whom the house knows. Every method that takes an id raises PeopleError."""

    def __init__(self, store: Store, sittings: Sittings, batches: BatchedImport) -> None:
        self._store = store
        self._sittings = sittings
        self._batches = batches

    def list_all(self) -> tuple[PersonRow, ...]:
        """List everybody who has played here; whoever played last comes first."""
        with self._store.reading() as session:
            every = session.people.list_all()
        return _rows(every)

    def find(self, id: str) -> PersonRow:
        with self._store.reading() as session:
            return _rows(list_names(session, id))[0]

    def find_seated(self, seats: Mapping[str, int]) -> frozenset[str]:
        """Return who sat in these seats (code of the sitting → seat), under their present ids."""
        with self._store.reading() as session:
            ids = session.people.find_seated(seats)
            session.people.load(ids)  # at once, for whoever asks for each
            return frozenset(find_person(session, id).id for id in ids)

    def read_statistics(self, id: str) -> Statistics:
        """Return a person's statistics, computed again if anything has changed."""
        with self._store.reading() as session:
            every = {one.id: one for one in session.people.list_all()}
            me = find_person(session, id).id
        mine = [one for one in every.values() if _root(every, one.id) == me]
        parts = [statistics.decode(one.statistics) for one in mine if one.statistics is not None]
        if len(parts) < len(mine):
            with self._store.writing() as session:  # so that nothing changes meanwhile
                names = list_names(session, me)
                parts = [statistics.read_statistics(session, one) for one in names]
        return statistics.combine(parts).against_whom(me, {id: _root(every, id) for id in every})

    def list_alike(self) -> tuple[tuple[PersonRow, PersonRow], ...]:
        """List pairs that may be one person spelt in two ways: first the one who played less, then
        the other. Among equals the longer name comes first: "Alex (2)" and "Alex".

        Never two who sat at one table.
        """
        with self._store.reading() as session:
            known = [one for one in session.people.list_all() if one.merged_into is None]
            ordered = sorted(known, key=lambda one: (-one.plays, len(one.name), one.id))
            found = [
                (ordered[at], ordered[other])
                for at, other in enumerate(looks_alike([_plain(one.name) for one in ordered]))
                if other is not None and other < at
            ]
            apart = [pair for pair in found if not _have_met(session, *pair)]
        return tuple((_rows([one])[0], _rows([other])[0]) for one, other in apart)

    def merge(self, id: str, into: str) -> None:
        """Make one person of two. Raises SatTogetherError."""
        with self._store.writing() as session:
            person, other = find_person(session, id), find_person(session, into)
            if person.id == other.id:
                raise GameError("history-merge-self", path="into")
            if _have_met(session, person, other):
                raise SatTogetherError(person.name, other.name)
            person.merged_into = other.id
            session.flush()

    def separate(self, id: str) -> None:
        """Undo a merge."""
        with self._store.writing() as session:
            person = session.people.find(id)
            if person is None:
                raise PeopleError
            person.merged_into = None
            session.flush()

    def separate_all(self, id: str) -> None:
        """Undo every merge into this person."""
        with self._store.writing() as session:
            for one in session.people.list_merged(find_person(session, id).id):
                one.merged_into = None
            session.flush()

    def forget(self, id: str) -> None:
        """Replace this person, and everybody merged into them, by "somebody" everywhere. Results
        keep their numbers.

        Raises BusyError while a file is being imported, since that could bring the name back.
        """
        self._batches.delete_abandoned()
        with self._store.writing() as session:
            check_idle(session)
            ids = ids_of(session, id)
            codes = dict.fromkeys(session.people.list_codes(ids))
            for code in codes:
                _blank(session, code, ids)
            for row in session.list_unfinished():
                if _blank_seats(session, row, ids):
                    codes[row.code] = None
            session.flush()
            session.people.remove(ids)
        for code in codes:
            self._sittings.forget(code)

    def choose_language(self, code: str, seat: int, chosen: str | None) -> str | None:
        """Return the language of whoever takes this seat: the one `chosen` on the phone, which is
        remembered, else the last one of that person; None if unknown.
        """
        names = self._sittings.queries.names(code)
        with self._store.reading() as session:
            person = person_at(session, names, seat)
            if person is None or seat in self._sittings.guests(code):
                return chosen
            id, before = person.id, person.language
        if chosen is None or chosen == before:
            return before
        with self._store.writing() as session:
            person = session.people.find(id)
            if person is not None:
                person.language = chosen
                session.flush()
        return chosen


def find_person(session: ReadSession, id: str) -> Person:
    """Return the person that this id stands for now. Raises PeopleError."""
    person = session.people.find(id)
    while person is not None and person.merged_into is not None:
        person = session.people.find(person.merged_into)
    if person is None:
        raise PeopleError
    return person


def list_names(session: ReadSession, id: str) -> tuple[Person, ...]:
    """Return all names of a person, the present one first. Raises PeopleError."""
    person = find_person(session, id)
    return person, *session.people.list_merged(person.id)


def ids_of(session: ReadSession, id: str) -> tuple[str, ...]:
    """Return all ids under which a person has played. Raises PeopleError."""
    return tuple(one.id for one in list_names(session, id))


def remove_strangers(session: WriteSession, ids: Collection[str | None]) -> int:
    """Delete those who have played nothing and are not merged with anybody; return how many."""
    people = session.people.load([id for id in ids if id is not None])
    alone = [
        one.id for one in people if not (one.merged_into or session.people.list_merged(one.id))
    ]
    gone = [id for id in alone if not session.people.list_codes([id])]
    session.people.remove(gone)
    return len(gone)


def _have_met(session: ReadSession, one: Person, other: Person) -> bool:
    return session.people.have_met(ids_of(session, one.id), ids_of(session, other.id))


def _root(people: Mapping[str, Person], id: str) -> str:
    while (into := people[id].merged_into) is not None:
        id = into
    return id


def _rows(every: Sequence[Person]) -> tuple[PersonRow, ...]:
    """Return the people who are merged into nobody; their figures include those
    merged into them.
    """
    known = {one.id: one for one in every}
    groups: dict[str, list[Person]] = {one.id: [one] for one in every if one.merged_into is None}
    for one in every:
        if one.merged_into is not None:
            groups.setdefault(_root(known, one.id), []).append(one)
    return tuple(
        PersonRow(
            id=id,
            name=some[0].name,
            plays=sum(one.plays for one in some),
            wins=sum(one.wins for one in some),
            also=tuple(one.name for one in some[1:]),
            seen_at=max(one.seen_at for one in some),
            sign=max(some, key=lambda one: one.seen_at).sign,
        )
        for id, some in groups.items()
    )


def _plain(name: str) -> str:
    """Return the name without what usually differs between two spellings, and without the number
    that distinguishes namesakes.
    """
    key = _NUMBER.sub("", person_key(name)).replace("ё", "е")
    return "".join(sign for sign in key if sign.isalnum()) or name


def _blank(session: WriteSession, code: str, ids: tuple[str, ...]) -> None:
    result, row = session.results.find(code), session.sitting(code)
    sheet = None if result is None else msgspec.json.decode(result.sheet)
    gone = [seat for seat in session.results.list_seats(code) if seat.person in ids]
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
    """Remove the names in an unfinished sitting; return whether anything has changed."""
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
