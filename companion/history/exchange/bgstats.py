"""Plays as BG Stats reads them: one as a link, many as a `.bgsplay` file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.history.values import ResultRow, SeatRow
from companion.sittings import results
from companion.sittings.chronicle import ChronicleDocument
from companion.text import LANGUAGES, Language, say, seat_name

from .brought import BroughtPlay, BroughtSeat, Refused
from .json_pieces import NotJsonError, parted

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Tabletop Companion"
_PLAYED = "%Y-%m-%d %H:%M:%S"
_LISTS = _GAMES, _PLAYERS, _PLAYS = b'"games"', b'"players"', b'"plays"'
_SUMMAND = re.compile(r"(?:^|[+-])[0-9]+(?:\.[0-9]+)?")


class BgGame(msgspec.Struct, frozen=True):
    id: int
    name: str = ""
    uuid: str = ""
    bggId: int | None = None
    noPoints: bool = False


class BgPlayer(msgspec.Struct, frozen=True):
    id: int
    name: str = ""
    isAnonymous: bool = False


class BgScore(msgspec.Struct, frozen=True):
    playerRefId: int
    score: str | int | float | None = None
    winner: bool = False
    rank: int = 0


class BgPlay(msgspec.Struct, frozen=True):
    uuid: str
    gameRefId: int
    playDate: str
    playerScores: tuple[BgScore, ...]
    durationMin: int = 0
    ignored: bool = False
    """does not count"""


_any_json = msgspec.json.Decoder(msgspec.Raw)
_game = msgspec.json.Decoder(BgGame)
_player = msgspec.json.Decoder(BgPlayer)
_played = msgspec.json.Decoder(BgPlay)


def play_document(
    row: ResultRow,
    told: ChronicleDocument,
    game: Game,
    language: Language,
    *,
    location: str,
    board: str,
    bgg_id: int | None = None,
    initials: bool = False,
) -> dict[str, Any]:
    """One play. `initials`: the names stay in the house."""
    number = game.bgg_ids.get(row.edition) or bgg_id
    described: dict[str, Any] = {
        "name": say(f"{row.game}-name", language),
        "sourceGameId": f"{row.game}:{row.edition}".rstrip(":"),
        "highestWins": True,
        "noPoints": not row.scored,
    }
    if number is not None:
        described["bggId"] = number
    return {
        "sourceName": SOURCE,
        "sourcePlayId": row.play,
        "playDate": datetime.fromtimestamp(row.ended_at / 1000, UTC).strftime(_PLAYED),
        "durationMin": (row.played_for or 0) // 60_000,
        "location": location,
        "board": board,
        "comments": "",
        "game": described,
        "players": [
            {
                "name": _called(seat, row, language, initials),
                "sourcePlayerId": _player_id(seat, row),
                "startPlayer": told.first == seat.seat,
                "score": str(seat.total),
                "rank": seat.place,
                "role": _role(told, seat.seat, language),
                "winner": seat.winner,
            }
            for seat in row.seats
        ],
    }


def link(document: Mapping[str, Any]) -> str:
    return ADDRESS + quote(msgspec.json.encode(document), safe=",:")


def plays_document(documents: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Many plays, each as `play_document` tells of it; `ignored` beside it: it does not count."""
    games: dict[str, dict[str, Any]] = {}
    players: dict[str, dict[str, Any]] = {}
    places: dict[str, dict[str, Any]] = {}
    plays = []
    for one in documents:
        told = one["game"]
        game = games.setdefault(
            told["sourceGameId"],
            {
                "id": len(games) + 1,
                "uuid": told["sourceGameId"],
                "name": told["name"],
                "bggId": told.get("bggId", 0),
                "highestWins": told["highestWins"],
                "noPoints": told["noPoints"],
            },
        )
        where = one["location"]
        if where:
            places.setdefault(where, {"id": len(places) + 1, "uuid": where, "name": where})
        scores = []
        for at, who in enumerate(one["players"]):
            id = who["sourcePlayerId"]
            guest = id.startswith("seat:")
            known = players.setdefault(
                id,
                {"id": len(players) + 1, "uuid": id, "name": who["name"], "isAnonymous": guest},
            )
            scores.append(
                {
                    "playerRefId": known["id"],
                    "score": who["score"],
                    "winner": who["winner"],
                    "rank": who["rank"],
                    "startPlayer": who["startPlayer"],
                    "newPlayer": False,
                    "role": who["role"],
                    "seatOrder": at + 1,
                }
            )
        play = {
            "uuid": one["sourcePlayId"],
            "gameRefId": game["id"],
            "playDate": one["playDate"],
            "durationMin": one["durationMin"],
            "ignored": one.get("ignored", False),
            "board": one["board"],
            "comments": one["comments"],
            "playerScores": scores,
        }
        if where:
            play["locationRefId"] = places[where]["id"]
        plays.append(play)
    return {
        "about": SOURCE,
        "games": list(games.values()),
        "players": list(players.values()),
        "locations": list(places.values()),
        "plays": plays,
    }


def _breaks_off(body: bytes) -> bool:
    try:
        _any_json.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        return "truncated" in str(error)
    return False


def read(body: bytes, games: Mapping[str, Game]) -> Iterator[BroughtPlay | Refused]:
    """Play after play, of games that are known here. Raises FaultyError."""
    try:
        lists = parted(body, _LISTS)[1]
        if set(lists) != set(_LISTS):
            raise NotJsonError
        known = {one.id: one for one in map(_game.decode, lists[_GAMES])}
        people = {one.id: one for one in map(_player.decode, lists[_PLAYERS])}
    except (msgspec.DecodeError, NotJsonError, RecursionError):
        message = Message("problem-cut-off" if _breaks_off(body) else "history-import-unknown")
        raise FaultyError((Fault("", "unknown_file", message),)) from None
    for number, raw in enumerate(lists[_PLAYS], start=1):
        try:
            one = _played.decode(raw)
        except msgspec.DecodeError:
            yield Refused(number, Message("history-import-row"))
            continue
        found = known.get(one.gameRefId)
        named = None if found is None else _ours(found, games)
        if named is None or found is None:
            what = "" if found is None else found.name[:80]
            yield Refused(number, Message("history-import-game", game=what))
            continue
        try:
            yield _play(number, one, found, named, people)
        except (ValueError, KeyError, OverflowError):
            yield Refused(number, Message("history-import-row"))


def _play(
    number: int, one: BgPlay, game: BgGame, named: tuple[str, str], people: Mapping[int, BgPlayer]
) -> BroughtPlay:
    ended = datetime.strptime(one.playDate, _PLAYED).replace(tzinfo=UTC)
    ended_at, minutes = int(ended.timestamp() * 1000), one.durationMin
    totals = [_total(score.score) for score in one.playerScores]
    ranked = [(score.winner, total) for score, total in zip(one.playerScores, totals, strict=True)]
    return BroughtPlay(
        row=number,
        play=one.uuid[:32],
        source="bgsplay",
        game=named[0],
        edition=named[1],
        started_at=ended_at - minutes * 60_000,
        ended_at=ended_at,
        played_for=minutes * 60_000 if minutes else None,
        decided_by="total",
        counts=not one.ignored,
        scored=not game.noPoints,
        seats=tuple(
            BroughtSeat(
                name=people[score.playerRefId].name,
                guest=people[score.playerRefId].isAnonymous,
                place=score.rank or 1 + sum(other > mine for other in ranked),
                total=mine[1],
                winner=score.winner,
            )
            for score, mine in zip(one.playerScores, ranked, strict=True)
        ),
    )


def _total(score: str | int | float | None) -> int:
    """A number, or a sum as it was typed: `12+5-1`. Raises ValueError and OverflowError."""
    if not isinstance(score, str):
        return int(score or 0)
    typed = "".join(score.split())
    summands = _SUMMAND.findall(typed)
    if "".join(summands) != typed:
        raise ValueError
    return int(sum(map(float, summands)))


def _ours(game: BgGame, games: Mapping[str, Game]) -> tuple[str, str] | None:
    """Key and edition."""
    key, _, edition = game.uuid.partition(":")
    if key in games:
        return key, edition[:20]
    for one in games.values():
        for known, number in one.bgg_ids.items():
            if number == game.bggId:
                return one.key, known
        if any(say(f"{one.key}-name", language) == game.name for language in LANGUAGES):
            return one.key, ""
    return None


def _called(seat: SeatRow, row: ResultRow, language: Language, initials: bool) -> str:
    if seat.forgotten:
        return say("history-somebody", language)
    name = seat_name(seat.seat, language, row.names)
    return "".join(word[0] for word in name.split()).upper() if initials else name


def _player_id(seat: SeatRow, row: ResultRow) -> str:
    """For ever the same; of somebody whom the house does not know, for this play alone."""
    return seat.known_as or f"seat:{row.play}:{seat.seat}"


def _role(told: ChronicleDocument, seat: int, language: Language) -> str:
    role = told.roles[seat] if seat < len(told.roles) else None
    return "" if role is None else say(results.told(role), language)
