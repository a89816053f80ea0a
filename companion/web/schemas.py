"""Every document that goes in and out of the JSON interface, but for the games' own.

The same types decode the requests, encode the answers and describe both in `openapi.json`. A field
of an answer about which nothing is said is that of the value from which `answer_as` makes it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from companion.engine.game import Game, PlayedGame
from companion.engine.score import ScoreSheet
from companion.sittings import LogPage, SittingView, TrailEntry
from companion.text import Language, say, seat_name
from companion.upkeep import Health

from .localized import answer_as, localize

LONGEST_NAME = 200
"""letters, as it comes: what is left of it without the spaces around it must fit a screen"""
USUAL_LOGGED, MOST_LOGGED = 100, 200
"""entries on a page of the log"""


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who will sit there; without a name it goes by its colour."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    guest: bool = False
    """whether they are not kept as a person when it is over"""


class SittingRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sitting to begin."""

    game: str
    seats: tuple[SeatDocument, ...]
    options: dict[str, Any] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def guests(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.guest]


class ActionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done at the table."""

    id: str
    """made by the client, unique in the sitting"""
    action: dict[str, Any]
    seat: int | None = None
    """whom it is about; null for the table as a whole"""
    seen: int | None = None
    """the version that it was done upon: a correction of what was corrected since is refused; left
    out, it takes the place of whatever stands"""


class MendRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry to put right, to see what would come of it."""

    entry: int
    action: dict[str, Any] | None
    """of the same kind; null takes the entry out"""
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    """whom it is about then; left out: as before"""
    kind: Literal["mend"] = "mend"


class SittingAnswer(msgspec.Struct, frozen=True):
    code: str
    version: int
    table_token: str


class SeatClaimAnswer(msgspec.Struct, frozen=True):
    seat: int
    token: str


class TableClaimAnswer(msgspec.Struct, frozen=True):
    token: str
    table_token: str
    """the same, by the name that it has when a sitting begins"""


class ActionAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int
    remarks: tuple[str, ...] = ()


class BlockerAnswer(msgspec.Struct, frozen=True):
    """A later entry that would not be possible any more."""

    entry: int
    words: str
    why: str


class MendAnswer(msgspec.Struct, frozen=True):
    """What would come of a mend, as far as the bearer may know."""

    version: int
    changes: tuple[str, ...]
    blocked_by: tuple[BlockerAnswer, ...]


class SeatAnswer(msgspec.Struct, frozen=True):
    """One seat, as everybody may know it."""

    seat: int
    name: str
    claimed: bool
    """whether it has a phone"""
    connected: bool
    """whether that phone listens at the moment"""


class ViewAnswer(msgspec.Struct, frozen=True):
    """What the bearer may know."""

    version: int
    view: dict[str, Any]
    """the game's own"""
    game: str
    seats: tuple[SeatAnswer, ...]
    ended: bool
    table_seat: int | None
    stop_until: int | None
    """until when that may be stopped, while it is new"""
    asked: tuple[int, ...]
    """seats that this phone would like to have released: any other phone may do so, or say no"""


class EntryAnswer(msgspec.Struct, frozen=True):
    """One entry of the log."""

    number: int
    seat: int | None
    at: int
    words: str
    secret: bool
    undone: bool
    action: dict[str, Any] | None
    """null while it is secret from the bearer"""
    remarks: tuple[str, ...] = ()
    mended_by: int | None = None
    now: str | None = None
    mendable: bool = False
    """whether the bearer may try to put it right"""


class TrailAnswer(msgspec.Struct, frozen=True):
    """Somebody joined, left or took over."""

    number: int
    at: int
    kind: str
    seat: int
    by: int | None
    words: str


class LogAnswer(msgspec.Struct, frozen=True):
    """A page of the log, the oldest entry first."""

    version: int
    entries: tuple[EntryAnswer, ...]
    next: int | None
    """`before` of the page with older ones; null if there are none"""
    trail: tuple[TrailAnswer, ...]
    """who joined, left and took over last: it is no part of the log and moves no version"""


class FaultAnswer(msgspec.Struct, frozen=True):
    path: str
    code: str
    message: str


class ProblemAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal, RFC 9457."""

    type: str
    title: str
    status: int
    detail: str
    errors: tuple[FaultAnswer, ...]
    rule: str | None = None
    blocked_by: tuple[BlockerAnswer, ...] = ()
    """what is in the way of a mend"""


class LineAnswer(msgspec.Struct, frozen=True):
    key: str
    points: int
    label: str
    detail: str | None
    rule: str | None


class ScoreAnswer(msgspec.Struct, frozen=True):
    name: str
    total: int
    own: int
    place: int
    winner: bool
    lines: tuple[LineAnswer, ...]
    facts: dict[str, Any]


class ScoreSheetAnswer(msgspec.Struct, frozen=True):
    """The computed result with every line explained."""

    game: str
    players: tuple[ScoreAnswer, ...]
    winners: tuple[str, ...]
    decided_by: str
    warnings: tuple[FaultAnswer, ...]
    notes: tuple[str, ...]

    @classmethod
    def from_sheet(cls, sheet: ScoreSheet, language: Language) -> ScoreSheetAnswer:
        players = [
            localize(one, language) | {"total": one.total, "own": one.own} for one in sheet.players
        ]
        notes = localize(sheet.story, language)
        return answer_as(cls, sheet, language, players=players, winners=sheet.winners, notes=notes)


class SheetAnswer(msgspec.Struct, frozen=True):
    """A printable."""

    key: str
    title: str


class GameAnswer(msgspec.Struct, frozen=True):
    key: str
    rules_version: int | None
    """null where only its score is kept: then it has neither actions nor options"""
    seats: tuple[int, ...]
    """how many may sit down with the options as they come"""
    calculators: tuple[str, ...]
    actions: tuple[str, ...]
    """their kinds; `openapi.json` has their shapes"""
    options: dict[str, Any]
    """as they come"""
    sheets: tuple[SheetAnswer, ...]

    @classmethod
    def from_game(cls, game: Game, language: Language) -> GameAnswer:
        played = game if isinstance(game, PlayedGame) else None
        kinds = () if played is None else played.actions
        return cls(
            key=game.key,
            rules_version=None if played is None else played.rules_version,
            seats=tuple(game.player_counts),
            calculators=tuple(game.calculators),
            actions=tuple(str(kind.__struct_config__.tag) for kind in kinds),
            options={} if played is None else msgspec.to_builtins(played.options()),
            sheets=tuple(SheetAnswer(one.key, say(one.title, language)) for one in game.sheets),
        )


class HealthAnswer(msgspec.Struct, frozen=True):
    """How the companion is, for whoever looks after it."""

    version: str
    ok: bool
    troubles: tuple[str, ...]
    """sentences; none if all is well"""
    database: str
    """`ok`, or why it cannot be written to: `locked`, `full`, `read-only`, `gone`, `damaged`, …"""
    disk_free: int
    """bytes"""
    clock_off: int
    """milliseconds by which the machine's clock was changed since the start"""
    last_backup: int | None
    """the moment, in milliseconds; null if there is none"""

    @classmethod
    def from_health(cls, health: Health, version: str, language: Language) -> HealthAnswer:
        return answer_as(
            cls,
            health,
            language,
            version=version,
            ok=not health.troubles,
            database=health.database or "ok",
            disk_free=health.free,
            clock_off=health.off,
            last_backup=health.copied_at,
        )


class GamesAnswer(msgspec.Struct, frozen=True):
    games: tuple[GameAnswer, ...]


def view_answer(look: SittingView, connected: frozenset[int], language: Language) -> ViewAnswer:
    seats = tuple(
        SeatAnswer(seat, seat_name(seat, language, look.names), claimed, seat in connected)
        for seat, claimed in enumerate(look.claimed)
    )
    until = None if look.take_over is None else look.take_over.until
    return answer_as(ViewAnswer, look, language, look.names, seats=seats, stop_until=until)


def log_answer(
    page: LogPage,
    trail: tuple[TrailEntry, ...],
    language: Language,
    names: tuple[str, ...],
    *,
    member: bool,
) -> LogAnswer:
    """`member`: the bearer is no onlooker."""
    entries = tuple(
        answer_as(
            EntryAnswer, one, language, names,
            action=one.document, mendable=member and one.mendable,
        )
        for one in page.entries
    )  # fmt: skip
    came = tuple(answer_as(TrailAnswer, one, language, names) for one in trail)
    return LogAnswer(page.version, entries, page.next, came)
