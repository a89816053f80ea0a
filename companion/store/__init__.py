"""The database, and the only place that knows of SQLAlchemy.

The log is the truth: one row of `entries` per entry, never updated. What else stands here can be
made from it again, but for tokens. Times are milliseconds of the server's wall clock, documents
are JSON.
"""

from .copying import IN_USE as IN_USE
from .copying import copy_database as copy_database
from .errors import SecondServerError as SecondServerError
from .errors import StartError as StartError
from .errors import TakenError as TakenError
from .errors import UnavailableError as UnavailableError
from .errors import UnfitError as UnfitError
from .migrating import MIGRATIONS as MIGRATIONS
from .migrating import revisions as revisions
from .network_drive import is_on_network_drive as is_on_network_drive
from .people import MANY as MANY
from .people import PlayOf as PlayOf
from .people import SatAt as SatAt
from .replacement import CachedSitting as CachedSitting
from .results import Wish as Wish
from .server import News as News
from .server import Token as Token
from .sessions import EntryRow as EntryRow
from .sessions import Mark as Mark
from .sessions import ReadSession as ReadSession
from .sessions import WriteSession as WriteSession
from .store import Store as Store
from .store import attach as attach
from .store import connect as connect
from .store import database as database
from .store import open_store as open_store
from .tables import Base as Base
from .tables import Claim as Claim
from .tables import Entry as Entry
from .tables import Person as Person
from .tables import Result as Result
from .tables import ResultSeat as ResultSeat
from .tables import Sitting as Sitting
from .tables import Trail as Trail
