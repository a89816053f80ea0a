"""Files are read back: what is known already stays as it is, and nothing is half done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from companion.engine.checks import NAME_LETTERS, plain
from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.score import POINTS, Line, Score, ScoreSheet
from companion.sittings import names, records
from companion.store import ReadSession, Store, WriteSession

from . import bgstats, csv_file, house_bringing, house_file
from .brought import NOT_A_NAME, Brought, BroughtPlay, Refused, RefusedRow
from .house_file import HouseFile

MOST = 64 * 1024 * 1024
"""bytes of a file"""
MOST_SEATS = 12
UNSCORED = "history-not-scored"
"""the unit of a sheet whose totals are no points"""


Parsed = HouseFile | tuple[BroughtPlay | Refused, ...]
"""a file that was read"""


class _Plays(msgspec.Struct, frozen=True):
    plays: msgspec.Raw


def is_history(body: bytes) -> bool:
    """Whether it looks like one of the files that are read here, and not like a single sitting."""
    if house_file.is_house(body):
        return True
    if body.lstrip()[:1] != b"{":
        return b"decided_by" in body[:400].partition(b"\n")[0]
    try:
        msgspec.json.decode(body, type=_Plays)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


class Bringing:
    """Reads files into one house."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        free_code: Callable[[WriteSession, str], str],
        household: str,
    ) -> None:
        self._store = store
        self._household = household
        self._games = games
        self._free_code = free_code

    def parsed(self, body: bytes) -> Parsed:
        """Looks at nothing but the file. Raises FaultyError."""
        if house_file.is_house(body):
            return house_file.read(body)
        if body.lstrip()[:1] == b"{":
            return tuple(bgstats.read(body, self._games))
        return tuple(csv_file.read(body))

    def bring(self, file: Parsed, *, dry: bool) -> Brought:
        """All of it in one go, or with `dry` nothing."""
        if dry:
            with self._store.reading(self._household) as session:
                if isinstance(file, HouseFile):
                    return house_bringing.looked_through(session, file, self._games)
                return self._sorted(file, _known(session, file))[0]
        with self._store.writing(self._household) as session:
            if isinstance(file, HouseFile):
                return house_bringing.bring(
                    session, file, self._games, self._free_code, self._household
                )
            brought, fresh = self._sorted(file, _known(session, file))
            for one in fresh:
                self._keep(session, one)
        return brought

    def _sorted(
        self, plays: Iterable[BroughtPlay | Refused], known: set[str]
    ) -> tuple[Brought, list[BroughtPlay]]:
        fresh: dict[str, BroughtPlay] = {}
        refused: list[RefusedRow] = []
        already = 0
        for one in plays:
            fault = one.message if isinstance(one, Refused) else self._fault(one)
            if fault is not None:
                refused.append(RefusedRow(one.row, fault))
            elif isinstance(one, BroughtPlay):
                if one.play in known or one.play in fresh:
                    already += 1
                else:
                    fresh[one.play] = one
        return Brought(len(fresh), already, tuple(refused)), list(fresh.values())

    def _fault(self, one: BroughtPlay) -> Message | None:
        """Why it cannot be kept here."""
        if one.game not in self._games:
            return Message("history-import-game", game=one.game[:80])
        if not one.play or not 1 <= len(one.seats) <= MOST_SEATS:
            return Message("history-import-row")
        if not 0 <= one.started_at <= one.ended_at < 253_370_764_800_000:
            return Message("history-import-row")
        called = tuple(plain(seat.name)[:NAME_LETTERS] for seat in one.seats)
        faults = [fault for fault in names.check(called) if fault.code in NOT_A_NAME]
        return faults[0].message if faults else None

    def _keep(self, session: WriteSession, one: BroughtPlay) -> None:
        called = tuple(plain(seat.name)[:NAME_LETTERS] for seat in one.seats)
        label = Message("history-total-brought")
        sheet = ScoreSheet(
            game=one.game,
            players=tuple(
                Score(
                    name, (Line("total", seat.total, label),), place=seat.place, winner=seat.winner
                )
                for name, seat in zip(called, one.seats, strict=True)
            ),
            decided_by=one.decided_by,
            unit=POINTS if one.scored else UNSCORED,
        )
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
            household=self._household,
        )
        result = records.write(session, record)
        if not one.counts:
            result.counts = False
            session.flush()
            people = {seat.person for seat in session.seats(result.code)}
            session.recount(people, result.ended_at)


def _known(session: ReadSession, plays: Iterable[BroughtPlay | Refused]) -> set[str]:
    """Those that are here already."""
    return {
        one.play
        for one in plays
        if isinstance(one, BroughtPlay) and session.result_of_play(one.play)
    }
