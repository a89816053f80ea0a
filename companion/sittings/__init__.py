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
from .shell import Sittings
from .snapshot import Snapshot
from .values import (
    ONLOOKER,
    Asking,
    Bearer,
    Done,
    Followed,
    LogEntry,
    LogPage,
    Look,
    Opened,
    Proposal,
    Row,
    Step,
    TakeOver,
    TokenLookup,
    TrailEntry,
)

__all__ = [
    "LONG_LOG",
    "ONLOOKER",
    "Asking",
    "Bearer",
    "BlockedError",
    "Blocker",
    "BrokenRecordingError",
    "ConflictError",
    "DeadTokenError",
    "DecidedEntry",
    "Done",
    "ExportedEntry",
    "ExportedSitting",
    "FoldedSitting",
    "Followed",
    "ForbiddenError",
    "IdReusedError",
    "LogEntry",
    "LogPage",
    "Look",
    "Mend",
    "NoSuchGameError",
    "NoSuchSeatError",
    "NoSuchSittingError",
    "NotFoundError",
    "NothingToStopError",
    "Opened",
    "Proposal",
    "RecordedEntry",
    "Recording",
    "Rewind",
    "Row",
    "SeatTakenError",
    "Sittings",
    "Snapshot",
    "Step",
    "StillRunningError",
    "TakeOver",
    "TokenLookup",
    "TrailEntry",
    "UnfoldableError",
    "record",
    "replay",
]
