"""Import of history files. What is known already stays as it is, and nothing is
imported by halves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

import msgspec

from companion.background import yield_to_other_greenlets
from companion.documents import without_mark
from companion.engine.checks import NAME_LETTERS, plain
from companion.engine.message import Message
from companion.engine.score import POINTS, Line, Score, ScoreSheet
from companion.sittings import Sittings, chronicle, names, records, results
from companion.sittings.export_format import YEAR_9999
from companion.store import MANY, Store, WriteSession
from companion.text import say

from . import bgstats_reading, csv_file, house_file, house_importing
from .bgstats_reading import MOST_ID, Known
from .house_importing import CheckedHouse
from .imported_plays import NOT_A_NAME, UNKNOWN_GAME, ImportedPlay, ImportReport, RefusedPlay
from .slices import BatchedImport, BusyError, CutOffError, Step, find_last_slice, recounts

MOST = 64 * 1024 * 1024
"""the largest file, in bytes"""
MOST_SEATS = 12
MOST_POINTS = 10**9
MOST_TIME = 10**12
"""the longest play, in milliseconds"""
OLD_ID = 32
"""characters to which older versions cut ids; such a play is still found by its short id"""
GAMES_NAMED = 3
"""games of other people that a report names, at most"""
UNSCORED = "history-not-scored"
"""the unit of a sheet whose totals are no points"""


Parsed = CheckedHouse | tuple[ImportedPlay | RefusedPlay, ...]
"""a file that was read"""


class _Plays(msgspec.Struct, frozen=True):
    plays: msgspec.Raw


def is_history(body: bytes) -> bool:
    """Return whether it looks like one of these files, and not like a single sitting."""
    body = without_mark(body)
    if house_file.is_house(body):
        return True
    if body.lstrip()[:1] != b"{":
        return b"decided_by" in body[:400].partition(b"\n")[0]
    try:
        msgspec.json.decode(body, type=_Plays)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


class _Plan(NamedTuple):
    report: ImportReport
    plays: Collection[str]
    """the codes of the plays to import"""
    steps: Iterable[Step]


class Importer:
    """Imports history files into the house."""

    def __init__(self, store: Store, sittings: Sittings, batches: BatchedImport) -> None:
        self._store = store
        self._games = sittings.queries.games
        self._free_code = sittings.free_code
        self._batches = batches

    def start(self) -> None:
        """At the start of a server, undo an import that the previous one did not finish."""
        with suppress(BusyError, CutOffError):  # another worker may be at it
            self._batches.delete_abandoned(alone=self._store.alone)

    def is_running(self) -> bool:
        """Return whether an import is running, which may still be undone."""
        with self._store.reading() as session:
            return find_last_slice(session) is not None

    def make_parser(self) -> Callable[[bytes], Parsed]:
        """Return a function that parses a file and uses nothing else. It raises FaultyError."""
        return partial(self.parse, self._read_numbers())

    def _read_numbers(self) -> dict[int, Known]:
        """Return the numbers at BoardGameGeek that the host has entered."""
        with self._store.reading() as session:
            every = session.settings.read_all()
        typed = {name: n for name, n in every.items() if name.startswith("bgg:") and n.isdecimal()}
        parts = {int(n): name.split(":") for name, n in typed.items()}
        return {number: (game, edition) for number, (_, game, edition) in parts.items()}

    def parse(self, numbers: Mapping[int, Known], body: bytes) -> Parsed:
        """Parse a file, without the database. Raises FaultyError."""
        body = without_mark(body)
        if house_file.is_house(body):
            return house_importing.check_house(house_file.read(body), self._games)
        if body.lstrip()[:1] == b"{":
            plays = bgstats_reading.read(body, self._games, numbers)
            return tuple(map(self._check_play, plays))
        return tuple(map(self._check_play, csv_file.read(body)))

    def import_file(self, file: bytes | Parsed, *, dry: bool) -> ImportReport:
        """Import everything, slice by slice, or nothing; with `dry` only report what would come.

        Raises FaultyError, BusyError and CutOffError.
        """
        parsed = self.make_parser()(file) if isinstance(file, bytes) else file
        while True:
            plan = self._plan(parsed)
            if dry or self._batches.do(plan.plays, plan.steps):
                return plan.report

    def _plan(self, file: Parsed) -> _Plan:
        """Plan an import by what is stored here now."""
        if isinstance(file, CheckedHouse):
            report, fresh = self._sort_plays((at + 1, one) for at, one in enumerate(file.plays))
            rows = [row - 1 for row in fresh]
            steps = house_importing.steps(file.file, rows, self._free_code)
            return _Plan(report, fresh.values(), steps)
        by_row = {one.row: one for one in file if isinstance(one, ImportedPlay)}
        report, fresh = self._sort_plays(
            (one.row, one.play if isinstance(one, ImportedPlay) else one.message) for one in file
        )
        steps = self._steps([by_row[row] for row in fresh], [one.play for one in by_row.values()])
        return _Plan(report, fresh.values(), steps)

    def _steps(self, plays: Sequence[ImportedPlay], ids: Sequence[str]) -> Iterator[Step]:
        """Yield the steps that store these plays; `ids`: of all plays in the file."""
        people: set[str] = set()
        found: dict[str, str] = {}
        for start in range(0, len(ids), MANY):
            yield partial(_restore_ids, ids[start : start + MANY])
        for one in plays:
            yield partial(self._keep, one, people, found)
        yield from recounts(people, min((one.ended_at for one in plays), default=0))

    def _sort_plays(
        self, plays: Iterable[tuple[int, str | Message]]
    ) -> tuple[ImportReport, dict[int, str]]:
        """Return a report on these plays, and which of them are new, by row."""
        fresh: dict[int, str] = {}
        refused: list[RefusedPlay] = []
        foreign: list[RefusedPlay] = []
        seen: set[str] = set()
        already = 0
        every = iter(plays)
        while some := tuple(islice(every, MANY)):
            with self._store.reading() as session:
                ids = [one for _, one in some if isinstance(one, str)]
                known = session.results.find_known(ids)
                known |= session.results.find_known([id[:OLD_ID] for id in ids])
            for row, one in some:
                if isinstance(one, Message):
                    (foreign if one.id == UNKNOWN_GAME else refused).append(RefusedPlay(row, one))
                elif one in known or one[:OLD_ID] in known or one in seen:
                    already += 1
                else:
                    seen.add(one)
                    fresh[row] = one
            yield_to_other_greenlets()
        return ImportReport(len(fresh), already, tuple(refused), _summed_up(foreign)), fresh

    def _check_play(self, one: ImportedPlay | RefusedPlay) -> ImportedPlay | RefusedPlay:
        fault = None if isinstance(one, RefusedPlay) else self._fault(one)
        return one if fault is None else RefusedPlay(one.row, fault)

    def _fault(self, one: ImportedPlay) -> Message | None:
        """Return why a play cannot be imported, or None."""
        if one.game not in self._games:
            return Message(UNKNOWN_GAME, game=one.game[:80])
        words = one.play, one.edition, one.decided_by
        numbers = (n for seat in one.seats for n in (seat.place, abs(seat.total or 0)))
        if not (
            1 <= len(one.play) <= MOST_ID
            and all(map(str.isprintable, words))
            and 1 <= len(one.seats) <= MOST_SEATS
            and all(0 <= n <= MOST_POINTS for n in numbers)
            and 0 <= (one.played_for or 0) <= MOST_TIME
            and 0 <= one.started_at <= one.ended_at < YEAR_9999
        ):
            return Message("history-import-row")
        called = tuple(plain(seat.name)[:NAME_LETTERS] for seat in one.seats)
        faults = [fault for fault in names.check(called) if fault.code in NOT_A_NAME]
        return faults[0].message if faults else _twice(one)

    def _keep(
        self, one: ImportedPlay, people: set[str], found: dict[str, str], session: WriteSession
    ) -> None:
        """Store a play. Adds those who sat there to `people`, and their ids by foreign id to
        `found`.
        """
        called = tuple(plain(seat.name)[:NAME_LETTERS] for seat in one.seats)
        label = Message("history-total-brought")
        sheet = ScoreSheet(
            game=one.game,
            players=tuple(
                Score(
                    name,
                    () if seat.total is None else (Line("total", seat.total, label),),
                    place=seat.place,
                    winner=seat.winner,
                )
                for name, seat in zip(called, one.seats, strict=True)
            ),
            decided_by=one.decided_by,
            unit=POINTS if one.scored or not any(seat.total for seat in one.seats) else UNSCORED,
        )
        if not _can_be_said(sheet, called):
            sheet = replace(sheet, decided_by="total")
        options = {"edition": one.edition} if one.edition else {}
        record = records.Record(
            code=self._free_code(session, ""),
            source=one.source,
            game=one.game,
            options=msgspec.json.encode(options).decode(),
            names=called,
            started_at=one.started_at,
            ended_at=one.ended_at,
            sheet=sheet,
            guests=[at for at, seat in enumerate(one.seats) if seat.guest],
            played_for=one.played_for,
            play=one.play,
            counts=one.counts,
            unscored=[at for at, seat in enumerate(one.seats) if seat.total is None],
            foreign_ids=[seat.foreign_id for seat in one.seats] if one.everybody else (),
            all_foreign_ids=one.everybody,
            found=found,
        )
        people |= records.put(session, record)
        if one.chronicle is not None:
            beside = chronicle.ArchiveNotes()
            session.results.put_chronicle(record.code, chronicle.encode(one.chronicle, beside))


def _twice(one: ImportedPlay) -> Message | None:
    """Refuse a play in which one person sits twice; different ids distinguish namesakes."""
    seated: set[tuple[str, str | None]] = set()
    for seat in one.seats:
        who = records.person_key(seat.name), seat.foreign_id
        if who in seated:
            return Message("fault-name-twice", name=plain(seat.name))
        if who[0] and not seat.guest:
            seated.add(who)
    return None


def _restore_ids(ids: Sequence[str], session: WriteSession) -> None:
    """Complete ids that older versions cut short."""
    whole = {id[:OLD_ID]: id for id in ids if len(id) > OLD_ID}
    for cut in session.results.find_known(whole):
        result = session.results.find_play(cut)
        if result is not None:
            result.play = whole[cut]
    session.flush()


def _summed_up(foreign: Sequence[RefusedPlay]) -> RefusedPlay | None:
    """Return one sentence for all plays of unknown games."""
    if not foreign:
        return None
    named = Counter(str(dict(one.message.args)["game"]) for one in foreign)
    games: tuple[str | Message, ...] = tuple(name for name, _ in named.most_common(GAMES_NAMED))
    if len(named) > len(games):
        games = *games, Message("history-import-more", n=len(named) - len(games))
    message = Message("history-import-foreign", n=len(foreign), games=games)
    return RefusedPlay(foreign[0].row, message)


def _can_be_said(sheet: ScoreSheet, called: tuple[str, ...]) -> bool:
    """Return whether its game knows what decided it."""
    try:
        for message in sheet.reasons:
            say(message, "en", called)
    except results.UNTOLD:
        return False
    return True
