"""The history of one house, to read and to put right."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress

import msgspec

from companion.background import yield_to_other_greenlets
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.engine.score import ScoreSheet
from companion.sittings import Sittings, chronicle, records, results, tokens
from companion.sittings.chronicle import ChronicleDocument
from companion.sittings.correcting import SeatCorrection
from companion.sittings.refusals import NoSuchSittingError
from companion.sittings.values import Row
from companion.store import Person, ReadSession, Result, Store, Wish

from . import adding, favourites, people, settings
from .exchange import (
    Bringing,
    Brought,
    BusyError,
    CutOffError,
    Parsed,
    Slices,
    check_idle,
    house_file,
    is_at_it,
)
from .exchange.house_file import HousePerson, HousePlay, HouseSeat
from .favourites import Choice, Favourites, Place
from .statistics import Statistics, combine
from .values import Opened, Page, PersonRow, Removed, ResultRow, SeatRow, told_as

USUAL, MOST = 30, 200
"""results on a page"""
AT_ONCE = 10
"""plays that are deleted before somebody else has a turn"""
_CURSOR = re.compile(r"([0-9]{1,16})(?:-([0-9A-Za-z]{1,12}))?")


class History:
    """Reading folds nothing. Whoever asks may read: that is for the caller to see to.

    Every method that takes a code raises NoSuchSittingError, every one that takes the id of a
    person PeopleError.
    """

    def __init__(self, store: Store, sittings: Sittings, *, now: Callable[[], int]) -> None:
        self._store = store
        self._sittings = sittings
        self._now = now
        self._slices = Slices(store, now=now, gone=sittings.forget)

    def start(self) -> None:
        """This server begins: an import that the one before has not come to the end of goes."""
        with suppress(BusyError, CutOffError):  # another worker may be at it
            self._slices.tidy(alone=self._store.alone)

    # -- Results ---------------------------------------------------------------------------

    def page(
        self,
        *,
        game: str | None = None,
        person: str | None = None,
        after: int | None = None,
        before: str | None = None,
        limit: int = USUAL,
        by_strangers: bool = False,
    ) -> Page:
        """`by_strangers`: only what devices without a seat or a table here have brought.

        Raises FaultyError for a `before` that is no moment and no cursor.
        """
        with self._store.reading() as session:
            ids = None if person is None else people.ids_of(session, person)
            source = records.STRANGER if by_strangers else None
            wish = Wish(game, ids, after, _cursor(before), source)
            found = session.results(wish, limit=limit + 1)
            rows = _rows(session, found[:limit])
        last = found[limit - 1] if len(found) > limit else None
        return Page(rows, None if last is None else f"{last.ended_at}-{last.code}")

    def games(self) -> tuple[str, ...]:
        """Those that were played here."""
        with self._store.reading() as session:
            return tuple(
                game
                for game in self._sittings.queries.games
                if session.results(Wish(game), limit=1)
            )

    def favourites(self, game: str, options: Sequence[str]) -> dict[str, Favourites]:
        """What was chosen for these options most often of late, as far as the host lets it be
        offered.
        """
        rows = self.page(game=game, limit=MOST).rows if options else ()
        return {
            option: favourites.favourites(
                (one.options.get(option) for one in rows),
                self.setting(favourites.setting(game, option)),
            )
            for option in options
        }

    def put_favourite(self, game: str, option: str, choice: Choice, place: Place) -> None:
        """The host decides where set-up offers it, and whether."""
        name = favourites.setting(game, option)
        with self._store.writing() as session:
            decided = favourites.read(session.setting(name) or "")
            session.put_setting(name, favourites.encode(decided.put(choice, place)))

    def row(self, code: str) -> ResultRow:
        with self._store.reading() as session:
            return _rows(session, [_result(session, code)])[0]

    def open_result(self, code: str) -> Opened:
        with self._store.reading() as session:
            result = _result(session, code)
            row = _rows(session, [result])[0]
            logged = session.sitting(result.code) is not None
            kept = session.chronicle(result.code)
        sheet = results.decode_sheet(result.sheet)
        if kept is not None:
            return Opened(row, sheet, chronicle.read(kept))
        if not logged:
            return Opened(row, sheet, ChronicleDocument())
        sheet = self._sittings.queries.add_turns(result.code, sheet)
        return Opened(row, sheet, self._sittings.queries.chronicle(result.code))

    def read_chronicle(self, code: str) -> ChronicleDocument:
        """Its moments and its course as they were kept; empty where nothing is."""
        with self._store.reading() as session:
            kept = session.chronicle(tokens.parse_code(code) or "")
        return ChronicleDocument() if kept is None else chronicle.read(kept)

    def list_unfinished(self, limit: int = USUAL) -> tuple[Row, ...]:
        """What may be taken up again or let go."""
        return self._sittings.queries.recent(limit=limit, ended=False)

    def count(
        self,
        sheet: ScoreSheet,
        options: Mapping[str, object],
        *,
        id: str,
        guests: Collection[int] = (),
        by_stranger: bool = False,
    ) -> str:
        """A score counted without a sitting is kept: its code.

        `id` is made by the client: the same score sent twice is kept once, as it was last, and
        whoever came to be a person by it alone and is not in it any more goes. `guests` are the
        seats of those who are not kept as people. `by_stranger`: a device that has no seat and no
        table here sent it.
        """
        now, play = self._now(), tokens.token_hash(id)[:32]
        with self._store.writing() as session:
            before, sat = session.result_of_play(play), set[str]()
            if before is not None:
                sat = {one.person for one in session.seats(before.code) if one.person is not None}
                session.remove_result(before.code)
            code = self._sittings.free_code(session) if before is None else before.code
            record = records.Record(
                code=code,
                source=records.STRANGER if by_stranger else records.COUNTED,
                game=sheet.game,
                options=msgspec.json.encode(dict(options)).decode(),
                names=tuple(score.name for score in sheet.players),
                started_at=now,
                ended_at=now,
                sheet=sheet,
                guests=guests,
                play=play,
            )
            records.write(session, record)
            people.remove_strangers(session, sat)
        return code

    def correct(self, code: str, seats: Sequence[SeatCorrection]) -> None:
        """It was otherwise: the result says so from now on. Raises FaultyError."""
        with self._store.writing() as session:
            result = _result(session, code)
            if len(seats) != len(session.seats(result.code)):
                message = Message("history-correct-seats", n=len(session.seats(result.code)))
                raise FaultyError((Fault("seats", "wrong_length", message),))
            records.correct(session, result, seats, self._now())

    def set_counts(self, code: str, counts: bool) -> None:
        """Whether statistics count it."""
        with self._store.writing() as session:
            result = _result(session, code)
            result.counts = counts
            session.flush()
            seats = session.seats(result.code)
            session.recount({seat.person for seat in seats}, result.ended_at)

    def remove(self, code: str) -> None:
        """A sitting or a score, everywhere and for good."""
        self._sittings.remove(code)

    def remove_many(self, codes: Sequence[str]) -> Removed:
        """Finished sittings and scores, everywhere and for good, and whoever came with these alone.

        In slices, so that others are served in between; what is not here is passed over.
        """
        plays, gone = 0, 0
        for start in range(0, len(codes), AT_ONCE):
            with self._store.writing() as session:
                found = session.results_by_code(codes[start : start + AT_ONCE])
                seats = [one for code in found for one in session.seats(code)]
                sat = {one.person for one in seats if one.person is not None}
                for code in found:
                    session.remove_sitting(code, recount=False)
                session.recount(sat, min((one.ended_at for one in seats), default=0))
                gone += people.remove_strangers(session, sat)
            plays += len(found)
            for code in found:
                self._sittings.forget(code)
            yield_to_other_greenlets()
        return Removed(plays, gone)

    def count_strangers_results(self) -> int:
        """How many results devices without a seat or a table here have brought."""
        with self._store.reading() as session:
            return session.count_results(records.STRANGER)

    def every(self) -> Iterator[ResultRow]:
        """All results, the newest first, page by page; whoever else asks for something is answered
        between two.
        """
        before = None
        while True:
            page = self.page(before=before, limit=MOST)
            yield from page.rows
            if page.next is None:
                return
            before = page.next
            yield_to_other_greenlets()

    def parser(self) -> Callable[[bytes], Parsed]:
        """What looks at a file that is to be read back, and at nothing else. Raises FaultyError."""
        return self._bringing().parse

    def bring(self, file: bytes | Parsed, *, dry: bool) -> Brought:
        """A file is read back. Raises FaultyError, BusyError, CutOffError."""
        bringing = self._bringing()
        return bringing.bring(bringing.parse(file) if isinstance(file, bytes) else file, dry=dry)

    def is_bringing(self) -> bool:
        """Whether a file is being read back: what is here of it may go again."""
        with self._store.reading() as session:
            return is_at_it(session) is not None

    def _bringing(self) -> Bringing:
        sittings = self._sittings
        return Bringing(
            self._store,
            sittings.queries.games,
            sittings.free_code,
            self._slices,
            self._numbers(),
        )

    def _numbers(self) -> dict[int, tuple[str, str]]:
        """Those of games at BoardGameGeek that the host has typed."""
        with self._store.reading() as session:
            every = session.settings()
        typed = {name: n for name, n in every.items() if name.startswith("bgg:") and n.isdecimal()}
        parts = {int(n): name.split(":") for name, n in typed.items()}
        return {number: (game, edition) for number, (_, game, edition) in parts.items()}

    def house(self) -> Iterator[bytes]:
        """`house.json`, piece after piece: everything but keys and tokens."""
        with self._store.reading() as session:
            every = session.people()
            chosen = {
                name: value
                for name, value in session.settings().items()
                if settings.check_setting(name, value) is not None
            }
        known = tuple(told_as(HousePerson, one) for one in every)
        plays = map(self._house_play, self.every())
        return house_file.write_house(self._now(), chosen, known, plays)

    def _house_play(self, row: ResultRow) -> HousePlay:
        yield_to_other_greenlets()
        with self._store.reading() as session:
            result, kept = _result(session, row.code), session.chronicle(row.code)
        return told_as(
            HousePlay,
            row,
            options=dict(row.options),
            sheet=msgspec.json.decode(result.sheet),
            seats=tuple(
                told_as(HouseSeat, one, person=one.known_as, facts=dict(one.facts))
                for one in row.seats
            ),
            chronicle=None if kept is None else chronicle.read(kept),
            log=self._sittings.export_archived(row.code),
        )

    # -- People ----------------------------------------------------------------------------

    def people(self) -> tuple[PersonRow, ...]:
        """Everybody who was here, whoever was here last first."""
        with self._store.reading() as session:
            every = session.people()
        return _people(every)

    def person(self, id: str) -> PersonRow:
        with self._store.reading() as session:
            one = people.find_person(session, id)
            return _people([one, *session.merged_into(one.id)])[0]

    def people_at(self, seats: Mapping[str, int]) -> frozenset[str]:
        """Who sat in these seats, by the codes of their sittings, as they are known now."""
        with self._store.reading() as session:
            ids = session.people_at(seats)
            session.people_by_id(ids)  # at once, for whoever asks for each
            return frozenset(people.find_person(session, id).id for id in ids)

    def statistics(self, id: str) -> Statistics:
        """Of everything that counts, as it was added up after the last change."""
        with self._store.reading() as session:
            every = {one.id: one for one in session.people()}
            me = people.find_person(session, id).id
        mine = [one for one in every.values() if _root(every, one.id) == me]
        parts = [adding.read(one.statistics) for one in mine if one.statistics is not None]
        if len(parts) < len(mine):
            with self._store.writing() as session:  # so that nothing changes meanwhile
                parts = [adding.read_statistics(session, one) for one in people.all_of(session, me)]
        return combine(parts).against_whom(me, {id: _root(every, id) for id in every})

    def alike(self) -> tuple[tuple[PersonRow, PersonRow], ...]:
        """Who may be whom under another spelling; never two who sat at one table."""
        with self._store.reading() as session:
            every = session.people()
            now = {one.id: one for one in every}
            roots = tuple(one for one in every if one.merged_into is None)
            found = [
                pair
                for pair in people.alike(roots)
                if not session.have_met(
                    people.ids_of(session, pair.id), people.ids_of(session, pair.into)
                )
            ]
        return tuple((_people([now[pair.id]])[0], _people([now[pair.into]])[0]) for pair in found)

    def merge(self, id: str, into: str) -> None:
        """Raises SatTogetherError."""
        with self._store.writing() as session:
            people.merge(session, id, into)

    def separate(self, id: str) -> None:
        """A merge is taken back."""
        with self._store.writing() as session:
            people.separate(session, id)

    def separate_all(self, id: str) -> None:
        """Every merge into this one is taken back."""
        with self._store.writing() as session:
            for one in session.merged_into(people.find_person(session, id).id):
                people.separate(session, one.id)

    def forget(self, id: str) -> None:
        """Their seats become somebody's everywhere; results keep their numbers.

        Raises BusyError, or a file that is being read back would bring them again.
        """
        self._slices.tidy()
        with self._store.writing() as session:
            check_idle(session)
            codes = people.forget(session, id)
        for code in codes:
            self._sittings.forget(code)

    def choose_language(self, code: str, seat: int, chosen: str | None) -> str | None:
        """The language of whoever sits down there: what was `chosen` on their phone, from now on,
        else what they spoke last. None where nobody knows.
        """
        names = self._sittings.queries.names(code)
        with self._store.reading() as session:
            person = records.person_at(session, names, seat)
            if person is None or seat in self._sittings.guests(code):
                return chosen
            id, before = person.id, person.language
        if chosen is None or chosen == before:
            return before
        with self._store.writing() as session:
            person = session.person(id)
            if person is not None:
                person.language = chosen
                session.flush()
        return chosen

    # -- The house -------------------------------------------------------------------------

    def setting(self, name: str, default: str = "") -> str:
        with self._store.reading() as session:
            found = session.setting(name)
        return default if found is None else found

    def set_setting(self, name: str, value: str) -> bool:
        """Whether it is one, and a value of it; else the one before stays."""
        right = settings.check_setting(name, value)
        if right is not None:
            with self._store.writing() as session:
                session.put_setting(name, right)
        return right is not None


def _cursor(before: str | None) -> tuple[int, str | None] | None:
    if before is None:
        return None
    found = _CURSOR.fullmatch(before)
    if found is None:
        raise FaultyError((Fault("before", "no_moment", Message("history-no-moment")),))
    return int(found[1]), found[2]


def _result(session: ReadSession, code: str) -> Result:
    typed = tokens.parse_code(code)
    found = None if typed is None else session.result(typed)
    if found is None:
        raise NoSuchSittingError(code)
    return found


def _rows(session: ReadSession, found: Sequence[Result]) -> tuple[ResultRow, ...]:
    tables = session.seats_of([one.code for one in found])
    known: dict[str, str] = {}

    def root(id: str | None) -> str | None:
        if id is not None and id not in known:
            known[id] = people.find_person(session, id).id
        return None if id is None else known[id]

    return tuple(
        told_as(
            ResultRow,
            one,
            options=msgspec.json.decode(one.options),
            seats=tuple(
                told_as(
                    SeatRow,
                    seat,
                    person=root(seat.person),
                    known_as=seat.person,
                    facts=msgspec.json.decode(seat.facts),
                )
                for seat in tables[one.code]
            ),
        )
        for one in found
    )


def _root(people: Mapping[str, Person], id: str) -> str:
    while (into := people[id].merged_into) is not None:
        id = into
    return id


def _people(every: Sequence[Person]) -> tuple[PersonRow, ...]:
    """Those who are nobody else; their figures hold those of whoever was merged into them."""
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
