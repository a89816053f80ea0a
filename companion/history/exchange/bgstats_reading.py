"""Read the plays of a `.bgsplay` file, whichever program wrote it.

Programs differ in many fields. A field that a play can do without counts as missing if it cannot be
read; a field that decides the result is named, and the play is refused.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.sittings.chronicle import ChronicleDocument, PlayNotes
from companion.text import LANGUAGES, say

from .imported_plays import UNKNOWN_GAME, ImportedPlay, ImportedSeat, RefusedPlay
from .json_pieces import NotJsonError, split_object

SOURCE = "bgsplay"
MOST_LETTERS = 200
MOST_COMMENT = 10_000
MOST_ID = 64
MOST_MINUTES = 60 * 24 * 365
EDITIONS = {
    "1stedition": "first",
    "firstedition": "first",
    "2ndedition": "second",
    "secondedition": "second",
}
"""what follows a game's name, without blanks and punctuation → the edition"""
ROLE = "history-role"
"""the message for a role that somebody typed"""
_LISTS = _GAMES, _PLAYERS, _PLAYS = b'"games"', b'"players"', b'"plays"'
_LOCATIONS = b'"locations"'
_SUMMAND = re.compile(r"(?:^|[+-])[0-9]+(?:\.[0-9]+)?")
_ROW = Message("history-import-row")

Known = tuple[str, str]
"""a game's key and its edition"""


class UnreadableError(ValueError):
    """A field that decides the result is missing or cannot be read."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class BgGame(msgspec.Struct, frozen=True):
    id: int
    name: str = ""
    bggName: str = ""
    """its real name, whatever its owner calls it"""
    uuid: str = ""
    bggId: int = 0
    noPoints: bool = False


class BgPlayer(msgspec.Struct, frozen=True):
    id: int
    name: str = ""
    uuid: str = ""
    isAnonymous: bool = False


class BgLocation(msgspec.Struct, frozen=True):
    id: int
    name: str = ""
    uuid: str = ""


class BgScore(msgspec.Struct, frozen=True):
    playerRefId: int
    score: str | int | float = ""
    winner: bool = False
    rank: int = 0
    startPlayer: bool = False
    role: str = ""
    seatOrder: int = 0


class BgPlay(msgspec.Struct, frozen=True):
    uuid: str
    gameRefId: int
    playDate: str
    playerScores: list[Any]
    durationMin: float = 0
    ignored: bool = False
    """whether it counts for nothing"""
    comments: str = ""
    board: str = ""
    locationRefId: int = 0


Entry = TypeVar("Entry", BgGame, BgPlayer, BgLocation, BgScore, BgPlay)
Listed = TypeVar("Listed", BgGame, BgPlayer, BgLocation)

_DECISIVE = frozenset({"score", "winner", "ignored"})
"""fields that may be missing but not unreadable"""


def read(
    body: bytes, games: Mapping[str, Game], numbers: Mapping[int, Known]
) -> Iterator[ImportedPlay | RefusedPlay]:
    """Yield play after play. `numbers` are the numbers at BoardGameGeek that the host has entered.

    Raises FaultyError.
    """
    try:
        lists = split_object(body, (*_LISTS, _LOCATIONS))[1]
        if not set(_LISTS) <= set(lists):
            raise NotJsonError
    except (NotJsonError, RecursionError):
        message = Message("problem-cut-off" if _breaks_off(body) else "history-import-unknown")
        raise FaultyError((Fault("", "unknown_file", message),)) from None
    file = _File(lists, games, numbers)
    for row, raw in enumerate(lists[_PLAYS], start=1):
        try:
            yield file.play(row, raw)
        except UnreadableError as error:
            yield RefusedPlay(row, Message("history-import-field", field=error.field))
        except (msgspec.DecodeError, RecursionError, ValueError):
            yield RefusedPlay(row, _ROW)


class _File:
    """The games, people and places that the plays of a file refer to."""

    def __init__(
        self,
        lists: Mapping[bytes, list[bytes]],
        games: Mapping[str, Game],
        numbers: Mapping[int, Known],
    ) -> None:
        ours = {**numbers, **_numbers(games)}, _names(games)
        self._games = {
            id: (one, _recognise(one, games, *ours))
            for id, one in _by_id(lists[_GAMES], BgGame).items()
        }
        self._players = _by_id(lists[_PLAYERS], BgPlayer)
        self._locations = _by_id(lists.get(_LOCATIONS, ()), BgLocation)
        self._everybody = frozenset(_id(one.uuid) for one in self._players.values())

    def play(self, row: int, raw: bytes) -> ImportedPlay | RefusedPlay:
        """Read one play. Raises UnreadableError, DecodeError, RecursionError and ValueError."""
        found = msgspec.json.decode(raw)
        if not isinstance(found, dict):
            raise ValueError
        listed, known = self._games.get(_number(found.get("gameRefId")), (None, None))
        if listed is None:
            raise UnreadableError("gameRefId")
        if known is None:
            name = listed.name or listed.bggName or str(listed.bggId)
            return RefusedPlay(row, Message(UNKNOWN_GAME, game=name[:80]))
        one = _entry(found, BgPlay)
        ended_at = _moment(one.playDate)
        minutes = int(one.durationMin) if 0 < one.durationMin < MOST_MINUTES else 0
        scores = sorted(self._scores(one), key=lambda each: each[1].seatOrder)
        seats = tuple(self._seats(scores))
        starters = [at for at, (_, score) in enumerate(scores) if score.startPlayer]
        return ImportedPlay(
            row=row,
            play=one.uuid,
            source=SOURCE,
            game=known[0],
            edition=known[1],
            started_at=ended_at - minutes * 60_000,
            ended_at=ended_at,
            played_for=minutes * 60_000 or None,
            decided_by="total",
            counts=not one.ignored,
            scored=not listed.noPoints,
            seats=seats,
            everybody=self._everybody,
            chronicle=ChronicleDocument(
                roles=_roles(score.role for _, score in scores),
                first=starters[0] if starters else None,
                notes=self._notes(one),
            ),
        )

    def _scores(self, play: BgPlay) -> Iterator[tuple[str, BgScore]]:
        """Yield the scores of a play, each with its place in the file."""
        for at, found in enumerate(play.playerScores):
            path = f"playerScores[{at}]."
            try:
                one = _entry(found, BgScore)
            except UnreadableError as error:
                raise UnreadableError(path + error.field) from None
            if one.playerRefId not in self._players:
                raise UnreadableError(path + "playerRefId")
            yield path, one

    def _seats(self, scores: Iterable[tuple[str, BgScore]]) -> Iterator[ImportedSeat]:
        found = [(score, _total(score.score, f"{path}score")) for path, score in scores]
        ranked = [(score.winner, total is not None, total or 0) for score, total in found]
        for (score, total), mine in zip(found, ranked, strict=True):
            player = self._players[score.playerRefId]
            yield ImportedSeat(
                name=player.name,
                guest=player.isAnonymous,
                place=score.rank if score.rank > 0 else 1 + sum(other > mine for other in ranked),
                total=total,
                winner=score.winner,
                foreign_id=_id(player.uuid),
            )

    def _notes(self, play: BgPlay) -> PlayNotes:
        where = self._locations.get(play.locationRefId)
        return PlayNotes(
            comment=play.comments.strip()[:MOST_COMMENT],
            location="" if where is None else where.name.strip()[:MOST_LETTERS],
            location_id=None if where is None else _id(where.uuid),
            board=play.board.strip()[:MOST_LETTERS],
        )


def _breaks_off(body: bytes) -> bool:
    try:
        msgspec.json.decode(body, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError) as error:
        return "truncated" in str(error)
    return False


def _entry(found: object, kind: type[Entry]) -> Entry:
    """Read an object field by field; numbers in quotes and 0 for false are accepted. Raises
    UnreadableError.
    """
    values: dict[str, Any] = {}
    for field in _fields(kind):
        value = found.get(field.name) if isinstance(found, dict) else None
        try:
            if value is not None:
                values[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            if field.name in _DECISIVE:
                raise UnreadableError(field.name) from None
        if field.required and field.name not in values:
            raise UnreadableError(field.name)
    return kind(**values)


_fields = cache(msgspec.structs.fields)


def _by_id(raws: Iterable[bytes], kind: type[Listed]) -> dict[int, Listed]:
    """Return the entries by id, without those that no play could refer to."""
    found: dict[int, Listed] = {}
    for raw in raws:
        try:
            one = _entry(msgspec.json.decode(raw), kind)
        except (msgspec.DecodeError, RecursionError, ValueError):
            continue
        found[one.id] = one
    return found


def _number(value: object) -> int:
    try:
        return msgspec.convert(value, int, strict=False)
    except msgspec.ValidationError:
        raise UnreadableError("gameRefId") from None


def _id(uuid: str) -> str | None:
    """Return an id of ours from a uuid; a foreign uuid stays as it is, or is dropped."""
    return uuid if 0 < len(uuid) <= MOST_ID and uuid.isprintable() else None


def _moment(text: str) -> int:
    """Return the time in milliseconds; without a time zone it is the house's. Raises
    UnreadableError.
    """
    try:
        return int(datetime.fromisoformat(text.strip()).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise UnreadableError("playDate") from None


def _total(score: str | int | float, path: str) -> int | None:
    """Return a number, or the sum of what was typed: `12+5-1`; None if it is blank.

    Raises UnreadableError.
    """
    try:
        if not isinstance(score, str):
            return int(score)
        typed = "".join(score.split())
        summands = _SUMMAND.findall(typed)
        if "".join(summands) != typed:
            raise UnreadableError(path)
        return int(sum(map(float, summands))) if summands else None
    except OverflowError:
        raise UnreadableError(path) from None


def _roles(typed: Iterable[str]) -> tuple[dict[str, Any] | None, ...]:
    roles = tuple(
        msgspec.to_builtins(Message(ROLE, role=role.strip()[:MOST_LETTERS]))
        if role.strip()
        else None
        for role in typed
    )
    return roles if any(roles) else ()


# -- games -----------------------------------------------------------------------------------------


def _numbers(games: Mapping[str, Game]) -> dict[int, Known]:
    found = {number: (game.key, "") for game in games.values() for number in game.older_bgg_ids}
    for game in games.values():
        found |= {number: (game.key, edition) for edition, number in game.bgg_ids.items()}
    return found


def _names(games: Mapping[str, Game]) -> dict[str, Known]:
    found: dict[str, Known] = {}
    for game in games.values():
        for name in {_fold_name(say(f"{game.key}-name", language)) for language in LANGUAGES}:
            found[name] = game.key, ""
            for behind, edition in EDITIONS.items():
                found[name + behind] = game.key, edition if edition in game.bgg_ids else ""
    return found


def _recognise(
    one: BgGame,
    games: Mapping[str, Game],
    numbers: Mapping[int, Known],
    names: Mapping[str, Known],
) -> Known | None:
    """Return our game by the id that we wrote, by its number, or by its name."""
    key, _, edition = one.uuid.partition(":")
    if key in games:
        return key, edition[:20]
    by_name = names.get(_fold_name(one.name)) or names.get(_fold_name(one.bggName))
    return numbers.get(one.bggId) or by_name


def _fold_name(name: str) -> str:
    """Return letters and digits only, in lower case."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if sign.isalnum())
