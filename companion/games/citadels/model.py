"""The state of a sitting: what its entries fold to. Known to nobody.

Who holds which character is in it only where the companion dealt them (`Dealt`); else nobody enters
the card they drafted, and it holds what was said aloud or turned up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Literal, TypeVar

from companion.engine.state import GameState
from companion.engine.timer import Timer

from .cast import Draft, Selection, selection
from .holdings import Built, Counted
from .options import KEPT, Options, Tool
from .tables import BEAUTIFIED, CHARACTERS, CHARACTERS_EACH, COMPLETE, Character, weight

T = TypeVar("T")

TOKEN: Final = "token"
"""the purse of the Tax Collector's token, where the property tax lies"""
DISTRICT: Final = "district"
"""the purse of districts, where the gold lies that beautifies them"""

Own = Literal["token", "district"]
"""purses beside those of the seats and the bank"""

City = tuple[Built, ...]


class Phase(StrEnum):
    """[R ci.round.phases] The two phases of a round, and the phases before and after."""

    FREE = "free"
    """no rounds are kept: only the bank, or only the cities"""
    SETUP = "setup"
    SELECT = "select"
    CALL = "call"
    """the action phase: characters are called, and whoever answers takes a turn"""
    ROUND_END = "round_end"
    FINAL = "final"
    OVER = "over"


ROUND = (Phase.SELECT, Phase.CALL, Phase.ROUND_END)


class MarkKind(StrEnum):
    """What can lie on a character for this round."""

    KILLED = "killed"
    BEWITCHED = "bewitched"
    ROBBED = "robbed"
    WARRANTS = "warrants"
    THREATS = "threats"


MAKERS = {
    MarkKind.KILLED: "assassin",
    MarkKind.BEWITCHED: "witch",
    MarkKind.ROBBED: "thief",
    MarkKind.WARRANTS: "magistrate",
    MarkKind.THREATS: "blackmailer",
}
"""kind of mark → the character that lays it"""
MARKS = {maker: kind for kind, maker in MAKERS.items()}
"""character → the kind of mark that it lays"""


@dataclass(frozen=True, slots=True)
class Mark:
    """[R ci.ruling.named_victims_public] Characters that somebody named aloud or marked openly.

    [R ci.ruling.marks_secret] Which warrant is signed and which threat has the flower is not
    here: only the table knows, until one is turned up.
    """

    ranks: tuple[int, ...]
    by: int
    """the seat that acts when it takes effect"""
    found: bool = False
    """whether the signed warrant, or the threat with the flower, was turned up"""


@dataclass(frozen=True, slots=True)
class Theft:
    """[R ci.char.thief.steal] What the Thief took."""

    rank: int
    victim: int
    thief: int
    gold: int


@dataclass(frozen=True, slots=True)
class Heir:
    """[R ci.char.king.killed] Who had the killed rank 4, and what came of showing it."""

    seat: int
    crown: int | None = None
    """who got the crown, as far as it was said"""
    before: int | None = None
    """who had it"""
    queen: int | None = None
    """who was paid as Queen"""


@dataclass(frozen=True, slots=True)
class Dealt:
    """[R ci.selection.everyone_one] Character cards that the companion dealt."""

    pool: tuple[int, ...]
    """ranks that go round"""
    down: tuple[int, ...]
    """ranks that lie face down"""
    held: tuple[tuple[int, ...], ...]
    """by seat, each its own secret"""


class Threat(StrEnum):
    """The state of a threatened character towards the Blackmailer."""

    NONE = "none"
    OPEN = "open"
    """gathers, then bribes or refuses"""
    REFUSED = "refused"
    """no bribe: the Blackmailer may turn the threat up"""
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Pending:
    """A district that was paid for at a marked character, until the Magistrate decides."""

    district: str | None
    gold: int
    """what was paid for it"""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of a character that somebody has turned up."""

    seat: int
    rank: int
    character: str
    """the one that is played: for the Witch, later, the bewitched one"""
    resumed: bool = False
    """whether the Witch plays on in a bewitched character's place"""
    gathered: bool = False
    threat: Threat = Threat.NONE
    builds: int = 0
    """builds of the turn that were used"""
    met_warrant: bool = False
    """whether a first district was paid for with gold"""
    pending: Pending | None = None
    paid: int = 0
    """gold for building costs, which the Alchemist gets back"""
    used: tuple[str, ...] = ()
    """what was done and is done only once: `ability`, `income`, ids of districts …"""
    taken: bool = False
    """whether the Wizard has a card from another hand, which may be built at once"""

    @property
    def row(self) -> Character:
        return CHARACTERS[self.character]

    def has_used(self, what: str) -> bool:
        return what in self.used

    def using(self, what: str) -> Turn:
        return replace(self, used=(*self.used, what))


@dataclass(frozen=True, slots=True)
class State(GameState[Options, Phase]):
    gold: tuple[int, ...]
    bank: int
    """negative when more gold is in play than the box has coins"""
    hands: tuple[int, ...]
    cities: tuple[City, ...]
    loose: tuple[int, ...]
    """gold on beautified districts of cities that are not kept here"""
    tax: int = 0
    """gold on the Tax Collector's token"""
    crown: int | None = None
    crown_before: int | None = None
    """who had the crown before rank 4 took it, or gave it away, in this round"""
    round: int = 0
    step: int = 0
    """of the draft"""
    face_up: tuple[int, ...] = ()
    """ranks that lie face up on the table"""
    dealt: Dealt | None = None
    """None: the cards of the box are used"""
    theater: int | None = None
    """the seat whose Theater may swap characters now"""
    thinking: Timer | None = None
    run: int = 0
    """how often the clock was started; names its deadline"""
    time_is_up: bool = False
    call: int = 0
    """the number of the call or turn, never used twice in a sitting"""
    rank: int | None = None
    """the rank that is called or has its turn"""
    turn: Turn | None = None
    waiting: Timer | None = None
    """how long the called rank is waited for; None: until somebody goes on"""
    shown: tuple[tuple[int, int], ...] = ()
    """rank and seat of every character turned up this round"""
    silent: tuple[int, ...] = ()
    """ranks that nobody answered to"""
    missing: bool = False
    """whether the calls have stopped because somebody must have missed theirs"""
    nobody_missing: bool = False
    """whether the table has denied that in this round"""
    killed: Mark | None = None
    bewitched: Mark | None = None
    robbed: Mark | None = None
    stashes: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """by rank: everybody's gold when it was called or turned up, as if nobody had been robbed"""
    theft: Theft | None = None
    """what was robbed in this round"""
    warrants: Mark | None = None
    threats: Mark | None = None
    heir_shown: bool = False
    """whether the killed rank 4 was asked for at the end of the round"""
    heir: Heir | None = None
    completed: tuple[int, ...] = ()
    """seats that have completed their city, the first one first"""
    entered: tuple[Counted | None, ...] = ()

    # -- Cast and selection ------------------------------------------------------------------

    @property
    def cast(self) -> tuple[str, ...]:
        """[R ci.cast.only_these] The characters in the order of ranks."""
        return self.options.cast_for(self.seats)

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(CHARACTERS[each].rank for each in self.cast)

    def character(self, rank: int) -> str:
        """Return the character of this rank, which is in the cast."""
        return next(each for each in self.cast if CHARACTERS[each].rank == rank)

    @property
    def selection(self) -> Selection:
        return selection(self.seats, len(self.cast), self.options.three_player_discard)

    @property
    def each(self) -> int:
        """[R ci.few.two_characters] The number of characters that everybody has in a round."""
        return CHARACTERS_EACH[self.seats]

    def chooser(self, draft: Draft) -> int:
        """[R ci.selection.pass_left] Return the seat of a step; the crown holder is the first."""
        return ((self.crown or 0) + draft.seat) % self.seats

    # -- The round ---------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Whether a called rank waits until somebody goes on."""
        return self.waiting is not None and not self.waiting.running

    def holder(self, rank: int) -> int | None:
        """Return who has turned this character up in this round."""
        return dict(self.shown).get(rank)

    def actor(self, rank: int) -> int | None:
        """Return who plays this character: the Witch, where it was bewitched and answered."""
        seat = self.holder(rank)
        if seat is not None and self.bewitched is not None and rank in self.bewitched.ranks:
            return self.bewitched.by
        return seat

    def takes_crown(self, rank: int) -> bool:
        """[R ci.char.king.crown] [R ci.char.patrician.crown] Return whether this rank must take the
        crown.
        """
        return self.character(rank) in ("king", "patrician")

    def shown_by(self, seat: int) -> tuple[int, ...]:
        return tuple(rank for rank, who in self.shown if who == seat)

    @property
    def keeps(self) -> bool:
        """Whether anything is kept that a turn changes; otherwise people only say that a turn is
        over.
        """
        return any(map(self.has, KEPT))

    @property
    def sealed(self) -> bool:
        """Whether it is the middle of a secret draft, to which no undo leads, because cards have
        been seen.
        """
        return self.dealt is not None and self.phase is Phase.SELECT

    @property
    def barred(self) -> bool:
        """[R ci.char.witch.victim_barred] Whether it is the turn of a bewitched player, who only
        gathers.
        """
        turn, spell = self.turn, self.bewitched
        if turn is None or spell is None:
            return False
        return turn.rank in spell.ranks and not turn.resumed

    def is_killed(self, rank: int | None) -> bool:
        """Return whether the character of this rank was killed in this round."""
        return self.killed is not None and rank in self.killed.ranks

    # -- Cities ------------------------------------------------------------------------------

    @property
    def needed(self) -> int:
        """The number of districts of a complete city."""
        return COMPLETE[self.seats]

    def stands(self, seat: int, district: str) -> bool:
        """Return whether the district stands in the city, as far as cities are kept."""
        return self.has(Tool.CITIES) and any(
            built.district == district for built in self.cities[seat]
        )

    def with_city(self, seat: int, city: City) -> State:
        return replace(self, cities=put(self.cities, seat, city))

    def with_cards(self, seat: int, more: int) -> State:
        """Return the state with more cards in a hand, or fewer; a hand that is not kept stays as it
        is.
        """
        if not self.has(Tool.HANDS):
            return self
        return replace(self, hands=put(self.hands, seat, max(0, self.hands[seat] + more)))

    def using(self, what: str) -> State:
        """Return the state in which the turn has used this."""
        assert self.turn is not None
        return replace(self, turn=self.turn.using(what))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def lying(state: State, kind: MarkKind) -> Mark | None:
    """Return the marks of this kind."""
    mark: Mark | None = getattr(state, kind.value)
    return mark


def lay(state: State, kind: MarkKind, mark: Mark | None) -> State:
    """Return the state with these marks as the only ones of their kind."""
    changes: dict[str, Any] = {kind.value: mark}
    return replace(state, **changes)


def place_of(city: City, district: str, beautified: bool | None = None) -> int | None:
    """Return the district's index in the city."""
    for at, built in enumerate(city):
        if built.district == district and beautified in (None, built.beautified):
            return at
    return None


def size(city: City) -> int:
    """[R ci.unique.monument.counts_two] Return the number of districts, as they count for a
    complete city.
    """
    return sum(weight(built.district) for built in city)


def on_districts(state: State) -> int:
    """[R ci.ruling.beautified_gold] Return the gold on districts, which is in nobody's stash."""
    in_cities = sum(BEAUTIFIED * built.beautified for city in state.cities for built in city)
    return in_cities + sum(state.loose)


def total_gold(state: State) -> int:
    """Return all the gold: with the seats, in the bank, on the token, on districts."""
    return state.bank + sum(state.gold) + state.tax + on_districts(state)
