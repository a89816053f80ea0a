"""The shell around the rules: sittings, their log, their seats and tokens. The only writer."""

from companion.engine.log import Mend as Mend

from .entries import LONG_LOG as LONG_LOG
from .export_format import ExportedSitting as ExportedSitting
from .folded import FoldedSitting as FoldedSitting
from .recording import BrokenRecordingError as BrokenRecordingError
from .recording import RecordedEntry as RecordedEntry
from .recording import Recording as Recording
from .recording import record as record
from .recording import replay as replay
from .refusals import BlockedError as BlockedError
from .refusals import Blocker as Blocker
from .refusals import ConflictError as ConflictError
from .refusals import DeadTokenError as DeadTokenError
from .refusals import ForbiddenError as ForbiddenError
from .refusals import NoSuchGameError as NoSuchGameError
from .refusals import NoSuchSeatError as NoSuchSeatError
from .refusals import NoSuchSittingError as NoSuchSittingError
from .refusals import NotFoundError as NotFoundError
from .refusals import SeatTakenError as SeatTakenError
from .refusals import UnfoldableError as UnfoldableError
from .service import Sittings as Sittings
from .snapshot import Snapshot as Snapshot
from .values import ONLOOKER as ONLOOKER
from .values import Bearer as Bearer
from .values import LogEntry as LogEntry
from .values import LogPage as LogPage
from .values import NewSitting as NewSitting
from .values import Proposal as Proposal
from .values import Row as Row
from .values import SittingView as SittingView
from .values import TakeOver as TakeOver
from .values import TokenLookup as TokenLookup
from .values import TrailEntry as TrailEntry
from .values import UndoStep as UndoStep
