"""Plays as BG Stats reads them: one as a link, many as a `.bgsplay` file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import msgspec

from companion.engine.game import Game
from companion.history.values import ResultDetails, ResultRow, SeatRow
from companion.sittings import results
from companion.sittings.chronicle import ChronicleDocument, PlayNotes
from companion.text import Language, say, seat_name

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Tabletop Companion"
_PLAYED = "%Y-%m-%d %H:%M:%S"


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
    """Return one play in the format of BG Stats, its time in UTC. `location` and `board` are used
    for plays of this house.

    `initials`: names are shortened, so that they stay in the house.
    """
    notes = told.notes or PlayNotes(location=location, board=board)
    number = game.bgg_ids.get(row.edition) or bgg_id
    described: dict[str, Any] = {
        "name": say(f"{row.game}-name", language),
        "sourceGameId": f"{row.game}:{row.edition}".rstrip(":"),
        "highestWins": True,
        "noPoints": not row.scored and any(seat.total for seat in row.seats),
    }
    if number is not None:
        described["bggId"] = number
    return {
        "sourceName": SOURCE,
        "sourcePlayId": row.play,
        "playDate": datetime.fromtimestamp(row.ended_at / 1000, UTC).strftime(_PLAYED),
        "durationMin": (row.played_for or 0) // 60_000,
        "location": notes.location,
        "board": notes.board,
        "comments": notes.comment,
        "game": described,
        "players": [
            {
                "name": _player_name(seat, row, language, initials),
                "sourcePlayerId": _player_id(seat, row),
                "startPlayer": told.first == seat.seat,
                "score": "" if row.points_of(seat) is None else str(seat.total),
                "rank": seat.place,
                "role": _role(told, seat.seat, language),
                "winner": seat.winner,
            }
            for seat in row.seats
        ],
    }


def link(document: Mapping[str, Any]) -> str:
    return ADDRESS + quote(msgspec.json.encode(document), safe=",:")


def plays_document(plays: Iterable[tuple[ResultDetails, Mapping[str, Any]]]) -> dict[str, Any]:
    """Return many plays as one document; each comes with what `play_document` says of it.

    Times are wall-clock times of the house. What came from BG Stats keeps the ids that it had
    there.
    """
    games, players, locations = _NumberedList(), _NumberedList(), _NumberedList()
    return {
        "about": SOURCE,
        "plays": [_play(opened, document, games, players, locations) for opened, document in plays],
        "games": games.entries,
        "players": players.entries,
        "locations": locations.entries,
    }


class _NumberedList:
    """A list of the things that plays refer to, numbered in the order of arrival."""

    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []
        self._at: dict[str, int] = {}

    def put(self, key: str, **entry: Any) -> dict[str, Any]:
        """Return the entry with this key, as it was first added."""
        if key not in self._at:
            self._at[key] = len(self.entries)
            self.entries.append({"id": len(self.entries) + 1, "uuid": key, **entry})
        return self.entries[self._at[key]]


def _play(
    opened: ResultDetails,
    document: Mapping[str, Any],
    games: _NumberedList,
    players: _NumberedList,
    locations: _NumberedList,
) -> dict[str, Any]:
    row, described = opened.row, document["game"]
    without_points = described["noPoints"]
    game = games.put(
        described["sourceGameId"],
        name=described["name"],
        bggId=described.get("bggId", 0),
        highestWins=described["highestWins"],
        noPoints=without_points,
    )
    game["noPoints"] &= without_points
    play = {
        "uuid": row.play,
        "gameRefId": game["id"],
        "playDate": datetime.fromtimestamp(row.ended_at / 1000).strftime(_PLAYED),  # noqa: DTZ006
        "durationMin": document["durationMin"],
        "ignored": not row.counts,
        "board": document["board"],
        "comments": document["comments"],
        "playerScores": [
            {
                "playerRefId": _player(seat, who, players)["id"],
                "score": who["score"],
                "winner": who["winner"],
                "rank": who["rank"],
                "startPlayer": who["startPlayer"],
                "newPlayer": False,
                "role": who["role"],
                "seatOrder": at,
            }
            for at, (seat, who) in enumerate(zip(row.seats, document["players"], strict=True), 1)
        ],
    }
    where, notes = document["location"], opened.chronicle.notes
    if where:
        known_as = where if notes is None else notes.location_id or where
        play["locationRefId"] = locations.put(known_as, name=where)["id"]
    return play


def _player(seat: SeatRow, who: Mapping[str, Any], players: _NumberedList) -> dict[str, Any]:
    key = seat.known_as or seat.foreign_id or who["sourcePlayerId"]
    player = players.put(key, name=who["name"], isAnonymous=seat.known_as is None)
    if seat.foreign_id is not None and player["uuid"] == key:
        player["uuid"] = seat.foreign_id
    return player


def _player_name(seat: SeatRow, row: ResultRow, language: Language, initials: bool) -> str:
    if seat.forgotten:
        return say("history-somebody", language)
    name = seat_name(seat.seat, language, row.names)
    return "".join(word[0] for word in name.split()).upper() if initials else name


def _player_id(seat: SeatRow, row: ResultRow) -> str:
    """Return a lasting id; for somebody whom the house does not know, one for this play alone."""
    return seat.known_as or f"seat:{row.play}:{seat.seat}"


def _role(told: ChronicleDocument, seat: int, language: Language) -> str:
    role = told.roles[seat] if seat < len(told.roles) else None
    return "" if role is None else say(results.decode_message(role), language)
