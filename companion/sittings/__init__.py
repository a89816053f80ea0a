"""The shell around the rules: sittings, their log, their seats and tokens. The only writer."""

from companion.engine.log import Rewind

from .export_format import ExportedEntry, ExportedSitting
from .play import Play
from .recording import BrokenRecordingError, RecordedEntry, Recording, record, replay
from .refusals import (
    ConflictError,
    DeadTokenError,
    ForbiddenError,
    IdReusedError,
    NoSuchGameError,
    NoSuchSeatError,
    NoSuchSittingError,
    NotFoundError,
    SeatTakenError,
    StillRunningError,
    UnfoldableError,
)
from .shell import Sittings
from .snapshot import Snapshot
from .values import ONLOOKER, Asking, Bearer, Done, LogEntry, Look, Opened, Row, Step

__all__ = [
    "ONLOOKER",
    "Asking",
    "Bearer",
    "BrokenRecordingError",
    "ConflictError",
    "DeadTokenError",
    "Done",
    "ExportedEntry",
    "ExportedSitting",
    "ForbiddenError",
    "IdReusedError",
    "LogEntry",
    "Look",
    "NoSuchGameError",
    "NoSuchSeatError",
    "NoSuchSittingError",
    "NotFoundError",
    "Opened",
    "Play",
    "RecordedEntry",
    "Recording",
    "Rewind",
    "Row",
    "SeatTakenError",
    "Sittings",
    "Snapshot",
    "Step",
    "StillRunningError",
    "UnfoldableError",
    "record",
    "replay",
]
