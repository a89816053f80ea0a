"""The contract of a game: a frozen value of functions.

A `Game` can be counted and printed; a `PlayedGame` can be played as well. `State`, `Options` and
`Action` are its own types. The shell (`companion.sittings`) and the screens know games only through
these values.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from . import counterfactuals
from .chronicle import Findings, Played
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
    """Where luck comes from: `random.Random` or its like."""

    def choice(self, seq: Sequence[Item]) -> Item: ...

    def sample(self, population: Sequence[Item], k: int) -> list[Item]: ...


@dataclass(frozen=True, slots=True)
class World:
    """What luck and the clock have to say at the moment of an action."""

    now: int
    """the server's wall clock, milliseconds"""
    dice: Dice
    table: bool = True
    """whether the table screen acts (or the clock), and not a phone"""
    recorded: bool = False
    """whether luck has decided already: a log is read again"""


@dataclass(frozen=True, slots=True)
class Deadline(Generic[Action]):
    """Something that happens by itself at a moment."""

    at: int
    """the server's wall clock, milliseconds"""
    id: str
    """made from the thing that times out, so that it can happen only once"""
    action: Action
    missed: bool = True
    """whether it happens at once where an undo or a mend brings it back after its moment"""


@dataclass(frozen=True, slots=True)
class Narration:
    """An entry in words: what everybody may read, and what the seats in the secret may read."""

    public: Message
    private: tuple[tuple[int, Message], ...] = ()
    """for these seats this is said instead"""
    full: Message | None = None
    """for everybody once it is revealed; None: what the first seat in the secret reads"""

    @property
    def secret(self) -> bool:
        return bool(self.private) or self.full is not None

    def for_viewer(self, viewer: int | None, revealed: bool) -> Message:
        """`viewer` None is the table or an onlooker."""
        if revealed and self.secret:
            return self.full or self.private[0][1]
        return dict(self.private).get(-1 if viewer is None else viewer, self.public)


@dataclass(frozen=True, slots=True)
class Remark:
    """What our notes say against something that people did. The table is right: it is done."""

    words: Message
    seat: int | None = None
    """whose notes it rests on, if nobody else may know them; then only this seat reads it"""


def no_deadline(state: object) -> None:
    """For a game in which nothing is timed."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """A finished game's holdings → a score sheet; stateless, knows nothing of sittings."""

    entry: type[msgspec.Struct]
    """the document of `POST /games/{game}/score`"""
    check: Callable[[Any], tuple[Fault, ...]]
    """every impossible value in it, with its path"""
    score: Callable[[Any], ScoreSheet]
    things: tuple[Thing, ...] = ()
    """what the house's own score screen asks for; none where the game has a screen for it"""
    steps: Callable[[Any], Iterable[Step]] = lambda entry: ()
    """the same document with one more or one less of each thing, as the box allows"""
    edition: Callable[[Any], str] = lambda entry: ""
    """for which of them it was counted"""
    order: tuple[str, ...] = ()
    """keys of lines, where nobody can have all of those that follow each other"""

    def score_with_counterfactuals(self, entry: Any) -> ScoreSheet:
        """The score sheet with what would have turned it."""
        return self.add_counterfactuals(self.score(entry), entry)

    def add_counterfactuals(self, sheet: ScoreSheet, entry: Any) -> ScoreSheet:
        return counterfactuals.find_counterfactuals(sheet, self.steps(entry), self.score)


@dataclass(frozen=True, slots=True)
class Calculator:
    """A small stateless question and its answer, both documents."""

    entry: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    check: Callable[[Any], tuple[Fault, ...]]
    calculate: Callable[[Any], msgspec.Struct]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game whose end can be counted, whether it is played with the companion or not."""

    key: str
    """with which the ids of its messages begin; `<key>-name` is what it is called"""
    rulebook: Rulebook
    """the ids of its rules; no two games share one"""
    seats: tuple[int, int]
    """how few and how many may play it, with the options as they come"""
    scoring: Scoring
    calculators: Mapping[str, Calculator] = field(default_factory=dict)
    sheets: tuple[Sheet, ...] = ()
    topics: Callable[[], tuple[Topic, ...]] = tuple
    lessons: tuple[Lesson, ...] = ()
    """what is told before a first game"""
    """everything that may be looked up, also while nothing runs"""
    setup_choices: Callable[[], msgspec.Struct] | None = None
    """what there is to choose from at set-up and in a score entry, beyond the options"""
    favourites: tuple[str, ...] = ()
    """options of which set-up offers what this house has chosen most often"""
    bgg_ids: Mapping[str, int] = field(default_factory=dict)
    """edition ('' where there is only one) → its number at BoardGameGeek, as far as it is known"""
    older_bgg_ids: tuple[int, ...] = ()
    """numbers there of older printings, by which other programs know it too"""

    @property
    def player_counts(self) -> range:
        low, high = self.seats
        return range(low, high + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame(Game, Generic[State, Options, Action]):
    """A game of which sittings can be opened."""

    rules_version: int
    """rises when old logs fold differently"""
    options: type[Options]
    actions: tuple[type[Action], ...]
    """one frozen struct each, tagged by `kind`, with `may`: who may send it from a phone"""
    check_options: Callable[[Options, int], tuple[Fault, ...]]
    """options and number of seats → faults with paths `options.…` and `seats`"""
    setup: Callable[[Options, int], State]
    decide: Callable[[State, int | None, Action, World], Action]
    """fills in what luck and the clock decide; what was typed in from the table stays"""
    apply: Callable[[State, int | None, Action], State]
    """the next state, or a `GameError`; seat None is the table as a whole (or the clock)"""
    narrate: Callable[[State, State, int | None, Action], Narration]
    """state before, state after, seat, action"""
    view: Callable[[State, int | None], GameView]
    """what a seat may know (None: the table, or an onlooker)"""
    deadline: Callable[[State], Deadline[Action] | None]
    revealed: Callable[[State], bool]
    """whether the table has turned everything up"""
    result: Callable[[State, tuple[str, ...]], ScoreSheet | None]
    """the score sheet once the sitting has ended, with the seats' names"""
    treasury: Callable[[State], int]
    """all the money there is, bank and seats; never changes"""
    moves: ListMoves
    """state, seat, viewer → all that may be done for the seat now (None: for the table as a whole),
    as far as the viewer may know of it (None: the table)"""
    sealed: Callable[[State], bool] = lambda state: False
    """whether nobody goes back to how it stands: an undo leads to before all such"""
    remarks: Callable[[State, State, int | None, Action], tuple[Remark, ...]] = lambda *_: ()
    """state before, state after, seat, action → what was noted and cannot be so"""
    made: Callable[[State], Mapping[int, Hashable]] = lambda state: {}
    """what later actions name by a number, and what tells it from all else that one entry makes"""
    told: Mapping[str, str] = field(default_factory=dict)
    """of a seat in the view: a number → the message that tells its change (`before`, `after`)"""
    papers: Papers | None = None
    """what is printed of a sitting beside its names and its log"""
    findings: Callable[[Sequence[Played]], Findings] = lambda steps: Findings()
    """the entries in force of a sitting that has ended → what is remembered of it"""
    counted: Callable[[State], Any] = lambda state: None
    """what was scored once the sitting has ended, a document of the scoring; None where its points
    did not decide"""

    def result_with_counterfactuals(
        self, state: State, names: tuple[str, ...]
    ) -> ScoreSheet | None:
        """The result with what would have turned it: hundreds of scorings, so once for each end."""
        sheet = self.result(state, names)
        entry = None if sheet is None else self.counted(state)
        return (
            sheet
            if sheet is None or entry is None
            else self.scoring.add_counterfactuals(sheet, entry)
        )


def select_played(games: Mapping[str, Game]) -> Mapping[str, PlayedGame[Any, Any, Any]]:
    """Those of which sittings can be opened."""
    return {key: game for key, game in games.items() if isinstance(game, PlayedGame)}
