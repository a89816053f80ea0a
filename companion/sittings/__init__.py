"""The shell around the rules: sittings, their log, their seats and tokens. The only writer."""

from companion.engine.log import Mend, Rewind

from .export_format import ExportedEntry, ExportedSitting
from .line import Made
from .play import LONG_LOG, Play
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
    "Done",
    "ExportedEntry",
    "ExportedSitting",
    "Followed",
    "ForbiddenError",
    "IdReusedError",
    "LogEntry",
    "LogPage",
    "Look",
    "Made",
    "Mend",
    "NoSuchGameError",
    "NoSuchSeatError",
    "NoSuchSittingError",
    "NotFoundError",
    "NothingToStopError",
    "Opened",
    "Play",
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
