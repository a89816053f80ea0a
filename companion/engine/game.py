"""The contract of a game: a frozen value of functions.

A `Game` can be counted and printed; a `PlayedGame` can be played as well. `State`, `Options` and
`Action` are the game's own types. Sittings and screens know games only through these values.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from . import counterfactuals
from .chronicle import Findings, PlayedEntry
from .counterfactuals import Step
from .message import Message
from .moves import ListMoves
from .print import Papers, Sheet
from .refusal import Fault
from .rulebook import Lesson, Rulebook, Topic
from .score import ScoreSheet, Thing
from .state import GameOptions, GameView

State = TypeVar("State")
Options = TypeVar("Options", bound=GameOptions)
Action = TypeVar("Action", bound=msgspec.Struct)


Item = TypeVar("Item")


class Dice(Protocol):
    """A source of luck: `random.Random`, or anything with these two methods."""

    def choice(self, seq: Sequence[Item]) -> Item: ...

    def sample(self, population: Sequence[Item], k: int) -> list[Item]: ...


@dataclass(frozen=True, slots=True)
class World:
    """What the rules cannot know by themselves when something is done: luck and the clock."""

    now: int
    """the server's wall clock, in milliseconds"""
    dice: Dice
    table: bool = True
    """whether the table screen or the clock acts, and not a phone"""
    recorded: bool = False
    """whether a log is read again, so that luck has decided already"""


@dataclass(frozen=True, slots=True)
class Deadline(Generic[Action]):
    """An action that happens by itself at a certain time."""

    at: int
    """the server's wall clock, in milliseconds"""
    id: str
    """names the thing that times out, so that it happens only once"""
    action: Action
    missed: bool = True
    """whether it happens at once if an undo or a mend brings it back after its time"""


@dataclass(frozen=True, slots=True)
class Narration:
    """A log entry in words: one text for everybody, others for the seats that know more."""

    public: Message
    private: tuple[tuple[int, Message], ...] = ()
    """seat → what this seat reads instead"""
    full: Message | None = None
    """what everybody reads once it is revealed; None: what the first seat that knows more reads"""

    @property
    def secret(self) -> bool:
        return bool(self.private) or self.full is not None

    def for_viewer(self, viewer: int | None, revealed: bool) -> Message:
        """Return the text for a viewer; None is the table or an onlooker."""
        if revealed and self.secret:
            return self.full or self.private[0][1]
        return dict(self.private).get(-1 if viewer is None else viewer, self.public)


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that our notes say against an action. The table is right, so the action is done."""

    words: Message
    seat: int | None = None
    """the only seat that may read it, where it is made from that seat's secrets"""


def no_deadline(state: object) -> None:
    """For a game in which nothing is timed."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a finished game is counted: a score entry becomes a score sheet. Knows no sittings."""

    entry: type[msgspec.Struct]
    """the document of `POST /games/{game}/score`"""
    check: Callable[[Any], tuple[Fault, ...]]
    """lists every impossible value in an entry, with its path"""
    score: Callable[[Any], ScoreSheet]
    things: tuple[Thing, ...] = ()
    """what the house's own score screen asks for; empty where the game has a screen of its own"""
    steps: Callable[[Any], Iterable[Step]] = lambda entry: ()
    """lists the entries with one more or one less of each thing, as far as the box allows"""
    edition: Callable[[Any], str] = lambda entry: ""
    """the edition for which the entry was counted"""
    order: tuple[str, ...] = ()
    """keys of lines in the order of reading, where no player has all of them"""

    def score_with_counterfactuals(self, entry: Any) -> ScoreSheet:
        """Return the score sheet with what would have changed the winner."""
        return self.add_counterfactuals(self.score(entry), entry)

    def add_counterfactuals(self, sheet: ScoreSheet, entry: Any) -> ScoreSheet:
        return counterfactuals.find_counterfactuals(sheet, self.steps(entry), self.score)


@dataclass(frozen=True, slots=True)
class Calculator:
    """A small question and its answer, both documents. Keeps no state."""

    entry: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    check: Callable[[Any], tuple[Fault, ...]]
    calculate: Callable[[Any], msgspec.Struct]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game whose end can be counted, whether or not it is played with the companion."""

    key: str
    """the beginning of its messages' ids; `<key>-name` is the game's name"""
    rulebook: Rulebook
    """its rules by id; no two games share an id"""
    seats: tuple[int, int]
    """the fewest and the most players, with the default options"""
    scoring: Scoring
    calculators: Mapping[str, Calculator] = field(default_factory=dict)
    sheets: tuple[Sheet, ...] = ()
    topics: Callable[[], tuple[Topic, ...]] = tuple
    """everything that can be looked up, also without a sitting"""
    lessons: tuple[Lesson, ...] = ()
    """what people are told before their first game"""
    setup_choices: Callable[[], msgspec.Struct] | None = None
    """what can be chosen at set-up and in a score entry, beyond the options"""
    favourites: tuple[str, ...] = ()
    """options for which set-up offers what this house has chosen most often"""
    bgg_ids: Mapping[str, int] = field(default_factory=dict)
    """edition ('' where there is only one) → its number at BoardGameGeek, if known"""
    older_bgg_ids: tuple[int, ...] = ()
    """the numbers of older printings there, which other programs may use"""

    @property
    def player_counts(self) -> range:
        low, high = self.seats
        return range(low, high + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame(Game, Generic[State, Options, Action]):
    """A game that can be played with the companion."""

    rules_version: int
    """goes up whenever old logs would fold differently"""
    options: type[Options]
    actions: tuple[type[Action], ...]
    """the action classes"""
    check_options: Callable[[Options, int], tuple[Fault, ...]]
    """options, number of seats → faults with paths `options.…` and `seats`"""
    setup: Callable[[Options, int], State]
    decide: Callable[[State, int | None, Action, World], Action]
    """fills in what luck and the clock decide; what the table typed in stays"""
    apply: Callable[[State, int | None, Action], State]
    """returns the next state or raises GameError; seat None is the table, or the clock"""
    narrate: Callable[[State, State, int | None, Action], Narration]
    """state before, state after, seat, action → the log entry in words"""
    view: Callable[[State, int | None], GameView]
    """what a seat may know; None: the table, or an onlooker"""
    deadline: Callable[[State], Deadline[Action] | None]
    revealed: Callable[[State], bool]
    """whether everything on the table has been turned up"""
    result: Callable[[State, tuple[str, ...]], ScoreSheet | None]
    """the score sheet once the sitting has ended, with the seats' names"""
    treasury: Callable[[State], int]
    """all the money in bank and purses, which never changes"""
    moves: ListMoves
    """state, seat (None: the table), viewer (None: the table) → the moves of the seat that the
    viewer may know of
    """
    sealed: Callable[[State], bool] = lambda state: False
    """whether an undo may not lead to this state; it goes on to the one before"""
    remarks: Callable[[State, State, int | None, Action], tuple[Remark, ...]] = lambda *_: ()
    """state before, state after, seat, action → what our notes say against it"""
    made: Callable[[State], Mapping[int, Hashable]] = lambda state: {}
    """number by which later actions name something → what distinguishes it among all that one entry
    made
    """
    told: Mapping[str, str] = field(default_factory=dict)
    """number in a seat's view → the message that tells its change (`before`, `after`)"""
    papers: Papers | None = None
    """what is printed of a sitting beside its names and its log"""
    findings: Callable[[Sequence[PlayedEntry]], Findings] = lambda steps: Findings()
    """the entries in force of a finished sitting → what is remembered of it"""
    counted: Callable[[State], Any] = lambda state: None
    """the score entry of a finished sitting; None where points did not decide it"""

    def result_with_counterfactuals(
        self, state: State, names: tuple[str, ...]
    ) -> ScoreSheet | None:
        """Return the result with what would have changed the winner. Takes hundreds of scorings, so
        it is computed once for each end.
        """
        sheet = self.result(state, names)
        if sheet is None or (entry := self.counted(state)) is None:
            return sheet
        return self.scoring.add_counterfactuals(sheet, entry)


def select_played(games: Mapping[str, Game]) -> Mapping[str, PlayedGame[Any, Any, Any]]:
    """Return the games that can be played with the companion."""
    return {key: game for key, game in games.items() if isinstance(game, PlayedGame)}
