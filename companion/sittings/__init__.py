"""The shell around the rules: sittings, their log, their seats and tokens. The only writer."""

from companion.engine.log import Mend, Rewind

from .entries import LONG_LOG, DecidedEntry
from .export_format import ExportedEntry, ExportedSitting
from .folded import FoldedSitting
from .recording import BrokenRecordingError, RecordedEntry, Recording, record, replay
from .refusals import (
    BlockedError,
    Blocker,
    ConflictError,
    DeadTokenError,
    ForbiddenError,
    IdReusedError,
    NoSuchGameError,
    NoSuchSeatError,
    NoSuchSittingError,
    NotFoundError,
    NothingToStopError,
    SeatTakenError,
    StillRunningError,
    UnfoldableError,
)
from .service import Sittings
from .snapshot import Snapshot
from .values import (
    ONLOOKER,
    ActionResult,
    Bearer,
    Credentials,
    LogEntry,
    LogPage,
    NewSitting,
    NextSeat,
    Proposal,
    Row,
    SittingView,
    TakeOver,
    TokenLookup,
    TrailEntry,
    UndoStep,
)

__all__ = [
    "LONG_LOG",
    "ONLOOKER",
    "ActionResult",
    "Bearer",
    "BlockedError",
    "Blocker",
    "BrokenRecordingError",
    "ConflictError",
    "Credentials",
    "DeadTokenError",
    "DecidedEntry",
    "ExportedEntry",
    "ExportedSitting",
    "FoldedSitting",
    "ForbiddenError",
    "IdReusedError",
    "LogEntry",
    "LogPage",
    "Mend",
    "NewSitting",
    "NextSeat",
    "NoSuchGameError",
    "NoSuchSeatError",
    "NoSuchSittingError",
    "NotFoundError",
    "NothingToStopError",
    "Proposal",
    "RecordedEntry",
    "Recording",
    "Rewind",
    "Row",
    "SeatTakenError",
    "SittingView",
    "Sittings",
    "Snapshot",
    "StillRunningError",
    "TakeOver",
    "TokenLookup",
    "TrailEntry",
    "UndoStep",
    "UnfoldableError",
    "record",
    "replay",
]
