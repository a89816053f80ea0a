"""Import of a whole house into this one. What is known here stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message
from companion.history import settings
from companion.history.values import told_as
from companion.sittings import append, chronicle, export_format, names, records, results
from companion.store import Result, ResultSeat, WriteSession
from companion.text import say

from . import house_file
from .house_file import HouseFile, HousePerson, HousePlay
from .imported_plays import NOT_A_NAME
from .slices import Step, recounts


@dataclass(frozen=True, slots=True)
class CheckedHouse:
    """A house that was read, with a check of each play."""

    file: HouseFile
    plays: tuple[str | Message, ...]
    """the code of each play, or why it cannot be imported"""


def check_house(file: HouseFile, games: Mapping[str, Game]) -> CheckedHouse:
    def check(raw: bytes) -> str | Message:
        play = house_file.play(raw)
        return Message("history-import-row") if play is None else _fault(play, games) or play.play

    return CheckedHouse(file, tuple(map(check, file.plays)))


def steps(
    file: HouseFile, fresh: Sequence[int], free_code: Callable[[WriteSession, str], str]
) -> Iterator[Step]:
    """Yield the steps that bring its people here, and these of its plays."""
    here: dict[str, str] = {}
    made: list[HousePerson] = []
    for one in file.people:
        yield partial(_meet, one, here, made)
    for one in made:
        yield partial(_merge, one, here)
    for row in fresh:
        yield partial(_keep, file.plays[row], here, free_code)
    yield from recounts(set(here.values()))
    for one in file.people:
        yield partial(_remember, one, here)
    yield partial(_settle, file)


def _fault(play: HousePlay, games: Mapping[str, Game]) -> Message | None:
    """Return why a play cannot be kept here, or None."""
    if play.game not in games:
        return Message("history-import-game", game=play.game[:80])
    if not play.started_at <= play.ended_at or not _can_be_read(play):
        return Message("history-import-row")
    faults = names.check(tuple(seat.name for seat in play.seats))
    wrong = [fault.message for fault in faults if fault.code in NOT_A_NAME]
    if wrong:
        return wrong[0]
    log = play.log
    if log is not None and (
        log.game != play.game
        or len(log.seats) != len(play.seats)
        or export_format.faults(log)
        or not {entry.seat for entry in log.entries} <= {None, *range(len(play.seats))}
    ):
        return Message("history-import-row")
    return None


def _can_be_read(play: HousePlay) -> bool:
    """Return whether its score sheet can be decoded and put into words here."""
    try:
        sheet = results.decode_sheet(msgspec.json.encode(play.sheet))
        for message in (*sheet.story, *map(results.message, _messages(play.sheet))):
            say(message, "en", tuple(seat.name for seat in play.seats))
        return sheet.game == play.game and [
            (type(one.place), type(one.winner), type(one.total), one.total, one.winner)
            for one in sheet.players
        ] == [(int, bool, int, seat.total, seat.winner) for seat in play.seats]
    except results.UNTOLD:
        return False


def _messages(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if set(part) == {"id", "args"}:
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _messages(one)


def _meet(
    one: HousePerson, here: dict[str, str], made: list[HousePerson], session: WriteSession
) -> None:
    """Find a person of the file here, by id or name, or add them. `here`: their ids → ours."""
    key = records.person_key(one.name)
    person = session.people.find(one.id) or session.people.find_called(key)
    if person is None:
        person = session.people.add(one.name, key, seen_at=one.seen_at, id=one.id)
        person.sign, person.language = _sign(one), one.language
        made.append(one)
    here[one.id] = person.id


def _merge(one: HousePerson, here: Mapping[str, str], session: WriteSession) -> None:
    target, person = here.get(one.merged_into or ""), session.people.find(here[one.id])
    if person is not None and target is not None and not _leads_to(session, target, person.id):
        person.merged_into = target
        session.flush()


def _remember(one: HousePerson, here: Mapping[str, str], session: WriteSession) -> None:
    """Keep the newer of two houses' memories of a person."""
    person = session.people.find(here[one.id])
    if person is not None and one.seen_at >= person.seen_at:
        person.seen_at, person.sign, person.language = one.seen_at, _sign(one), one.language
        session.flush()


def _sign(one: HousePerson) -> int | None:
    return None if one.sign is None else one.sign % records.SIGNS


def _settle(file: HouseFile, session: WriteSession) -> None:
    for name, value in file.settings.items():
        right = settings.check_setting(name, value)
        if right is not None and session.settings.read(name) is None:
            session.settings.put(name, right)


def _leads_to(session: WriteSession, id: str | None, end: str) -> bool:
    while id is not None and id != end:
        person = session.people.find(id)
        id = None if person is None else person.merged_into
    return id == end


def _keep(
    raw: bytes,
    people: Mapping[str, str],
    free_code: Callable[[WriteSession, str], str],
    session: WriteSession,
) -> None:
    play = house_file.play(raw)
    assert play is not None
    code = free_code(session, play.code)
    winners = [at for at, seat in enumerate(play.seats) if seat.winner]
    session.add(
        told_as(
            Result,
            play,
            code=code,
            edition=str(play.options.get("edition", ""))[:20],
            options=_document(play.options),
            winners=_document(winners),
            sheet=_document(play.sheet),
        )
    )
    for at, seat in enumerate(play.seats):
        person, facts = people.get(seat.person or ""), _document(seat.facts)
        sat = told_as(
            ResultSeat,
            seat,
            code=code,
            seat=at,
            person=person,
            ended_at=play.ended_at,
            facts=facts,
        )
        session.add(sat)
    if play.chronicle is not None:
        beside = chronicle.ArchiveNotes(None if play.log is None else len(play.log.entries))
        session.results.put_chronicle(code, chronicle.encode(play.chronicle, beside))
    if play.log is not None:
        append.write_archived(session, code, play.log, [seat.name for seat in play.seats])


def _document(content: object) -> str:
    return msgspec.json.encode(content).decode()
