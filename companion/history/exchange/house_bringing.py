"""A whole house is read back into this one: what is known here stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message
from companion.history import settings
from companion.history.values import told_as
from companion.sittings import append, export_format, names, records, results
from companion.store import Person, ReadSession, Result, ResultSeat, WriteSession
from companion.text import say

from . import house_file
from .brought import NOT_A_NAME, Brought, RefusedRow
from .house_file import HouseFile, HousePlay


def looked_through(session: ReadSession, file: HouseFile, games: Mapping[str, Game]) -> Brought:
    """What would come of it."""
    return _sorted(file, games, lambda play: session.result_of_play(play) is not None)[0]


def bring(
    session: WriteSession,
    file: HouseFile,
    games: Mapping[str, Game],
    free_code: Callable[[WriteSession, str], str],
    household: str,
) -> Brought:
    brought, fresh = _sorted(file, games, lambda play: session.result_of_play(play) is not None)
    people = _people(session, file, household)
    for name, value in file.settings.items():
        right = settings.checked(name, value)
        if right is not None and session.setting(name) is None:
            session.put_setting(name, right)
    for row in fresh:
        play = house_file.play(file.plays[row])
        assert play is not None
        _keep(session, play, people, free_code, household)
    session.recount(set(people.values()), 0)
    return brought


def _sorted(
    file: HouseFile, games: Mapping[str, Game], is_known: Callable[[str], bool]
) -> tuple[Brought, list[int]]:
    """And which of its plays are new here."""
    fresh: list[int] = []
    refused: list[RefusedRow] = []
    known, seen = 0, set[str]()
    for at, raw in enumerate(file.plays):
        play = house_file.play(raw)
        fault = Message("history-import-row") if play is None else _fault(play, games)
        if play is None or fault is not None:
            refused.append(RefusedRow(at + 1, fault or Message("history-import-row")))
        elif play.play in seen or is_known(play.play):
            known += 1
        else:
            seen.add(play.play)
            fresh.append(at)
    return Brought(len(fresh), known, tuple(refused)), fresh


def _fault(play: HousePlay, games: Mapping[str, Game]) -> Message | None:
    """Why it cannot be kept here."""
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
        or any(_is_fault(entry.seat, len(play.seats)) for entry in log.entries)
    ):
        return Message("history-import-row")
    return None


def _is_fault(seat: int | None, seats: int) -> bool:
    return seat is not None and not 0 <= seat < seats


def _can_be_read(play: HousePlay) -> bool:
    """Whether its sheet is one, and everything in it can be said here."""
    try:
        sheet = results.read(msgspec.json.encode(play.sheet).decode())
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


def _people(session: WriteSession, file: HouseFile, household: str) -> dict[str, str]:
    """Ids of the file → ids of this house: the same one, or whoever has that name here."""
    here: dict[str, str] = {}
    fresh: list[Person] = []
    for one in file.people:
        key = records.person_key(one.name)
        person = session.person(one.id) or session.person_called(key, household)
        if person is None:
            person = session.add_person(one.name, key, household, seen_at=one.seen_at, id=one.id)
            fresh.append(person)
        if one.seen_at >= person.seen_at:
            person.seen_at, person.sign, person.language = one.seen_at, one.sign, one.language
        here[one.id] = person.id
    into = {here[one.id]: one.merged_into for one in file.people}
    for person in fresh:
        target = here.get(into[person.id] or "")
        if target is not None and not _leads_to(session, target, person.id):
            person.merged_into = target
            session.flush()
    return here


def _leads_to(session: WriteSession, id: str | None, end: str) -> bool:
    while id is not None and id != end:
        person = session.person(id)
        id = None if person is None else person.merged_into
    return id == end


def _keep(
    session: WriteSession,
    play: HousePlay,
    people: Mapping[str, str],
    free_code: Callable[[WriteSession, str], str],
    household: str,
) -> None:
    code = free_code(session, play.code)
    winners = [at for at, seat in enumerate(play.seats) if seat.winner]
    session.add(
        told_as(
            Result,
            play,
            code=code,
            household=household,
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
        session.put_chronicle(code, msgspec.json.encode(play.chronicle))
    if play.log is not None:
        append.stored(session, code, play.log, [seat.name for seat in play.seats], household)


def _document(content: object) -> str:
    return msgspec.json.encode(content).decode()
