"""The documents of the history that go in and out of the JSON interface."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from companion.history import PersonRow, ResultRow, Statistics
from companion.text import Language, say

from .localized import answer_as, localize

MOST_REMOVED = 500
"""plays that are deleted at once"""


class ResultSeatAnswer(msgspec.Struct, frozen=True):
    name: str
    """"" for a seat that goes by its colour"""
    person: str | None
    """null for a guest, and where nobody knows"""
    place: int
    total: int
    winner: bool
    scored: bool
    """false: nobody wrote down what they had, and `total` is 0"""


class ResultAnswer(msgspec.Struct, frozen=True):
    """What a sitting, or a score counted without one, came to."""

    code: str
    game: str
    options: dict[str, Any]
    started_at: int
    ended_at: int
    seats: tuple[ResultSeatAnswer, ...]
    decided_by: str
    played_for: int | None
    """milliseconds without pauses; null: nobody knows"""
    counts: bool
    """whether statistics count it"""
    corrected_at: int | None
    """when somebody put it right afterwards"""
    by_stranger: bool
    """whether a device without a seat or a table here brought it"""

    @classmethod
    def from_row(cls, row: ResultRow, language: Language) -> ResultAnswer:
        somebody = say("history-somebody", language)
        seats = [localize(one, language) for one in row.seats]
        for seat in seats:
            if seat["forgotten"]:
                seat["name"] = somebody
        return answer_as(cls, row, language, seats=seats)


class HistoryAnswer(msgspec.Struct, frozen=True):
    results: tuple[ResultAnswer, ...]
    """the newest first"""
    next: str | None
    """what to ask for as `before` to see what is older; null if there is nothing"""


class PersonAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    plays: int
    wins: int


class PeopleAnswer(msgspec.Struct, frozen=True):
    people: tuple[PersonAnswer, ...]


class FiguresAnswer(msgspec.Struct, frozen=True):
    """Plays of one game, edition and number of players."""

    edition: str
    players: int
    plays: int
    wins: int
    win_rate: int
    """per cent"""
    best: int | None
    """points; null where none are counted"""
    average: float | None
    last_at: int
    facts: dict[str, int]
    """the game's own figures, added up"""


class GameFiguresAnswer(msgspec.Struct, frozen=True):
    game: str
    figures: tuple[FiguresAnswer, ...]


class HeadToHeadAnswer(msgspec.Struct, frozen=True):
    person: str
    plays: int
    ahead: int
    behind: int


class PersonStatisticsAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    plays: int
    wins: int
    last_at: int | None
    h_index: int
    """so many games were played so many times or more"""
    games: tuple[GameFiguresAnswer, ...]
    against: tuple[HeadToHeadAnswer, ...]

    @classmethod
    def from_statistics(
        cls, person: PersonRow, found: Statistics, language: Language
    ) -> PersonStatisticsAnswer:
        games: dict[str, list[FiguresAnswer]] = {}
        for one in found.figures:
            figures = answer_as(FiguresAnswer, one, language, win_rate=one.rate)
            games.setdefault(one.game, []).append(figures)
        listed = [GameFiguresAnswer(game, tuple(some)) for game, some in games.items()]
        return answer_as(cls, found, language, id=person.id, name=person.name, games=listed)


class RemoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays that are to be deleted."""

    codes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_REMOVED)]


class RemoveAnswer(msgspec.Struct, frozen=True):
    """What is gone."""

    plays: int
    """those of the codes that were in the history"""
    people: int
    """who had come with these plays alone"""


class MergeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who this really is."""

    into: str


class RefusedRowAnswer(msgspec.Struct, frozen=True):
    """Plays of games that are not here are one row, the last."""

    row: int
    message: str


class ImportAnswer(msgspec.Struct, frozen=True):
    """What came of reading a file back, or would."""

    added: int
    known: int
    refused: tuple[RefusedRowAnswer, ...]


class BgGameAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    sourceGameId: str
    highestWins: bool
    noPoints: bool
    bggId: int | None = None


class BgPlayerAnswer(msgspec.Struct, frozen=True):
    name: str
    sourcePlayerId: str
    """stable for ever, through merging and renaming"""
    startPlayer: bool
    score: str
    """"" where nobody wrote it down"""
    rank: int
    role: str
    winner: bool


class BgStatsAnswer(msgspec.Struct, frozen=True):
    """One play, with the names that BG Stats has for things."""

    sourceName: str
    sourcePlayId: str
    playDate: str
    """UTC, the end of the play"""
    durationMin: int
    location: str
    board: str
    comments: str
    game: BgGameAnswer
    players: tuple[BgPlayerAnswer, ...]
