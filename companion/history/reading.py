"""The history of one house: reading and correcting it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import msgspec

from companion.background import yield_to_other_greenlets
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.engine.score import ScoreSheet
from companion.sittings import Sittings, chronicle, records, results, tokens
from companion.sittings.chronicle import ChronicleDocument
from companion.sittings.correcting import SeatCorrection
from companion.sittings.refusals import NoSuchSittingError
from companion.store import ReadSession, Result, Store, Wish

from . import favourites, people, settings
from .exchange import BatchedImport, Importer, house_file
from .exchange.house_file import HousePerson, HousePlay, HouseSeat
from .favourites import Choice, Favourites, Place
from .people import People
from .values import Page, Removal, ResultDetails, ResultRow, SeatRow, told_as

USUAL, MOST = 30, 200
"""results on a page"""
AT_ONCE = 10
"""plays that are deleted before other greenlets run"""
_CURSOR = re.compile(r"([0-9]{1,16})(?:-([0-9A-Za-z]{1,12}))?")


class History:
    """Read and correct results. Reading folds no log. Permissions are the caller's business.

    Every method that takes a code raises NoSuchSittingError, every one that takes the id of a
    person PeopleError.
    """

    def __init__(self, store: Store, sittings: Sittings, *, now: Callable[[], int]) -> None:
        self._store = store
        self._sittings = sittings
        self._now = now
        batches = BatchedImport(store, now=now, gone=sittings.forget)
        self.people = People(store, sittings, batches)
        self.importer = Importer(store, sittings, batches)

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
        """Return a page of results, the newest first. `by_strangers`: only those sent by devices
        without a seat or a table here.

        Raises FaultyError for a `before` that is neither a time nor a cursor.
        """
        with self._store.reading() as session:
            ids = None if person is None else people.ids_of(session, person)
            source = records.STRANGER if by_strangers else None
            wish = Wish(game, ids, after, _cursor(before), source)
            found = session.results.list_newest(wish, limit=limit + 1)
            rows = _rows(session, found[:limit])
        last = found[limit - 1] if len(found) > limit else None
        return Page(rows, None if last is None else f"{last.ended_at}-{last.code}")

    def games(self) -> tuple[str, ...]:
        """Return the keys of the games that were played here."""
        with self._store.reading() as session:
            return tuple(
                game
                for game in self._sittings.queries.games
                if session.results.list_newest(Wish(game), limit=1)
            )

    def favourites(self, game: str, options: Sequence[str]) -> dict[str, Favourites]:
        """Return what was chosen most often for these options, and what the host decided."""
        rows = self.page(game=game, limit=MOST).rows if options else ()
        return {
            option: favourites.favourites(
                (one.options.get(option) for one in rows),
                self.setting(favourites.setting(game, option)),
            )
            for option in options
        }

    def put_favourite(self, game: str, option: str, choice: Choice, place: Place) -> None:
        """Store the host's decision where set-up offers a choice, or that it does not."""
        name = favourites.setting(game, option)
        with self._store.writing() as session:
            decided = favourites.read(session.settings.read(name) or "")
            session.settings.put(name, favourites.encode(decided.put(choice, place)))

    def row(self, code: str) -> ResultRow:
        with self._store.reading() as session:
            return _rows(session, [_result(session, code)])[0]

    def open_result(self, code: str) -> ResultDetails:
        with self._store.reading() as session:
            result = _result(session, code)
            row = _rows(session, [result])[0]
            logged = session.sitting(result.code) is not None
            kept = session.results.read_chronicle(result.code)
        sheet = results.decode_sheet(result.sheet)
        if kept is not None:
            return ResultDetails(row, sheet, chronicle.read(kept))
        if not logged:
            return ResultDetails(row, sheet, ChronicleDocument())
        sheet = self._sittings.queries.add_turns(result.code, sheet)
        return ResultDetails(row, sheet, self._sittings.queries.chronicle(result.code))

    def read_chronicle(self, code: str) -> ChronicleDocument:
        """Return the stored chronicle; an empty one where there is none."""
        with self._store.reading() as session:
            kept = session.results.read_chronicle(tokens.parse_code(code) or "")
        return ChronicleDocument() if kept is None else chronicle.read(kept)

    def count(
        self,
        sheet: ScoreSheet,
        options: Mapping[str, object],
        *,
        id: str,
        guests: Collection[int] = (),
        by_stranger: bool = False,
    ) -> str:
        """Store a score that was counted without a sitting; return its code.

        `id` is made by the client: the same score sent twice is stored once, as it was sent last,
        and people who came only with the earlier one are removed. `guests` are the seats of those
        who are not kept as people. `by_stranger`: a device without a seat or a table here sent it.
        """
        now, play = self._now(), tokens.token_hash(id)[:32]
        with self._store.writing() as session:
            before, sat = session.results.find_play(play), set[str | None]()
            if before is not None:
                sat = {one.person for one in session.results.list_seats(before.code)}
                session.results.remove(before.code)
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
        """Correct a result. Raises FaultyError."""
        with self._store.writing() as session:
            result = _result(session, code)
            n = len(session.results.list_seats(result.code))
            if len(seats) != n:
                message = Message("history-correct-seats", n=n)
                raise FaultyError((Fault("seats", "wrong_length", message),))
            records.correct(session, result, seats, self._now())

    def set_counts(self, code: str, counts: bool) -> None:
        """Choose whether a result counts in statistics."""
        with self._store.writing() as session:
            result = _result(session, code)
            result.counts = counts
            session.flush()
            seats = session.results.list_seats(result.code)
            session.people.recount({seat.person for seat in seats}, result.ended_at)

    def remove(self, code: str) -> None:
        """Delete a sitting or a score everywhere, for good."""
        self._sittings.remove(code)

    def remove_many(self, codes: Sequence[str]) -> Removal:
        """Delete finished sittings and scores for good, with the people who came only with these.

        Other greenlets run in between. Unknown codes are skipped.
        """
        plays, gone = 0, 0
        for start in range(0, len(codes), AT_ONCE):
            with self._store.writing() as session:
                found = session.results.find_codes(codes[start : start + AT_ONCE])
                seats = [one for code in found for one in session.results.list_seats(code)]
                sat = {one.person for one in seats}
                for code in found:
                    session.remove_sitting(code, recount=False)
                session.people.recount(sat, min((one.ended_at for one in seats), default=0))
                gone += people.remove_strangers(session, sat)
            plays += len(found)
            for code in found:
                self._sittings.forget(code)
            yield_to_other_greenlets()
        return Removal(plays, gone)

    def count_strangers_results(self) -> int:
        """Count the results sent by devices without a seat or a table here."""
        with self._store.reading() as session:
            return session.results.count(records.STRANGER)

    def every(self) -> Iterator[ResultRow]:
        """Yield all results, the newest first. Other greenlets run between two pages."""
        before = None
        while True:
            page = self.page(before=before, limit=MOST)
            yield from page.rows
            if page.next is None:
                return
            before = page.next
            yield_to_other_greenlets()

    def house(self) -> Iterator[bytes]:
        """Yield `house.json` piece by piece: everything but keys and tokens."""
        with self._store.reading() as session:
            every = session.people.list_all()
            chosen = {
                name: value
                for name, value in session.settings.read_all().items()
                if settings.check_setting(name, value) is not None
            }
        known = tuple(told_as(HousePerson, one) for one in every)
        plays = map(self._house_play, self.every())
        return house_file.write_house(self._now(), chosen, known, plays)

    def _house_play(self, row: ResultRow) -> HousePlay:
        yield_to_other_greenlets()
        with self._store.reading() as session:
            result, kept = _result(session, row.code), session.results.read_chronicle(row.code)
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

    # -- The house -------------------------------------------------------------------------

    def setting(self, name: str, default: str = "") -> str:
        with self._store.reading() as session:
            found = session.settings.read(name)
        return default if found is None else found

    def set_setting(self, name: str, value: str) -> bool:
        """Set a setting; return False, and change nothing, for an unknown setting or value."""
        right = settings.check_setting(name, value)
        if right is not None:
            with self._store.writing() as session:
                session.settings.put(name, right)
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
    found = None if typed is None else session.results.find(typed)
    if found is None:
        raise NoSuchSittingError(code)
    return found


def _rows(session: ReadSession, found: Sequence[Result]) -> tuple[ResultRow, ...]:
    tables = session.results.list_seats_of([one.code for one in found])
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
