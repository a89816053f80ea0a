"""The score sheet: the computed result with every line explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .message import Message, SeatName
from .refusal import Fault

POINTS = "score-points"
"""the id of the words for `n` points"""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is counted at the end, for the same points each."""

    key: str
    """stable, for programs: `beans`"""
    label: Message
    points: int = 1
    """for each"""
    most: int | None = None
    """that the box has, for all players together"""
    rule: str | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points."""

    key: str
    """stable, for programs: `cheese_king`"""
    points: int
    label: Message
    detail: Message | None = None
    """how the points came about, in a few words: "6 cheese, the most" """
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """What one player reached."""

    name: str
    lines: tuple[Line, ...]
    place: int = 0
    """after tie-breaks, 1 2 2 4 style"""
    winner: bool = False
    facts: Mapping[str, object] = field(default_factory=dict)
    """a game's own findings, for programs"""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the entry leaves open, and that the victory hangs on."""

    path: str
    """where it would be answered: `players[0].crown`, or `players` where any of them may"""
    words: Message
    """as it is asked: "who held the crown?" """


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    game: str
    players: tuple[Score, ...]
    """in the order in which they were given"""
    decided_by: str
    """`total`, the name of the tie-break that decided, `shared`, or a game's own word"""
    warnings: tuple[Fault, ...] = ()
    """possible to type and impossible in the box; the sheet is computed all the same"""
    notes: tuple[Message, ...] = ()
    """rulings that mattered, in words, for the foot of the sheet"""
    unit: str = POINTS
    """the id of the words for `n` of what is counted"""
    questions: tuple[Question, ...] = ()
    """while there are any, people are told these instead of a winner"""

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(score.name for score in self.players if score.winner)

    @property
    def told_winners(self) -> tuple[int, ...]:
        """Who won, as people are told, by their places in `players`: nobody while it is open."""
        if self.questions:
            return ()
        return tuple(at for at, score in enumerate(self.players) if score.winner)

    @property
    def open(self) -> tuple[Message, ...]:
        """What is not yet decided, in words."""
        return tuple(Message("score-open", question=one.words) for one in self.questions)

    @property
    def counted(self) -> bool:
        """Whether points were counted at all: a game may be won before."""
        return any(score.lines for score in self.players)

    def total(self, player: int) -> Message:
        """What that player reached, in words."""
        return Message(self.unit, n=self.players[player].total)

    @property
    def story(self) -> tuple[Message, ...]:
        """How it was won and what would have changed the winner, then the notes.

        What is open instead, as long as there is anything; the notes alone where nothing was
        counted.
        """
        if self.questions or not self.counted:
            return (*self.open, *self.notes)
        return (*_decided(self), *_would_have_changed(self), *self.notes)


def _called(sheet: ScoreSheet, at: int) -> str | SeatName:
    """A player's name; who gave none goes by the colour of the seat."""
    return sheet.players[at].name or SeatName(at)


def _leaders(sheet: ScoreSheet) -> tuple[int, ...]:
    """Who has the most points, before tie-breaks."""
    most = max(score.total for score in sheet.players)
    return tuple(at for at, score in enumerate(sheet.players) if score.total == most)


def _decided(sheet: ScoreSheet) -> tuple[Message, ...]:
    """Ties for the victory and how they were broken, in words."""
    winners = [at for at, score in enumerate(sheet.players) if score.winner]
    leaders = _leaders(sheet)
    tied = tuple(_called(sheet, at) for at in leaders)
    if not winners or not set(winners) <= set(leaders):
        return ()  # the game has a word of its own for this end
    if len(winners) > 1:
        names = tuple(_called(sheet, at) for at in winners)
        return (Message("score-shared", names=names, counted=sheet.total(winners[0])),)
    if len(leaders) == 1:
        return ()
    by = Message(f"{sheet.game}-decided-{sheet.decided_by.replace('_', '-')}")
    counted, name = sheet.total(winners[0]), _called(sheet, winners[0])
    return (Message("score-tie-broken", names=tied, counted=counted, name=name, by=by),)


def _would_have_changed(sheet: ScoreSheet) -> tuple[Message, ...]:
    """The distance to the next, and every single line without which another had won.

    Only what the sheet itself shows is reckoned: a title that one loses another might have gained.
    """
    winners = [at for at, score in enumerate(sheet.players) if score.winner]
    if sheet.decided_by != "total" or _leaders(sheet) != tuple(winners):
        return ()
    winner = sheet.players[winners[0]]
    others = [at for at in range(len(sheet.players)) if at != winners[0]]
    next_best = max(sheet.players[at].total for at in others)
    seconds = tuple(_called(sheet, at) for at in others if sheet.players[at].total == next_best)
    margin = winner.total - next_best
    name = _called(sheet, winners[0])
    told = [
        Message("score-margin", name=name, names=seconds, counted=Message(sheet.unit, n=margin))
    ]
    decisive = tuple(
        Message("score-line", label=line.label, n=line.points)
        for line in sorted(winner.lines, key=lambda line: -line.points)
        if margin < line.points < winner.total
    )
    if decisive:
        told.append(Message("score-decisive", names=seconds, lines=decisive))
    return tuple(told)


@dataclass(frozen=True, slots=True)
class Ranking:
    places: tuple[int, ...]
    decided_by: str


def rank(keys: Sequence[Sequence[int]], names: Sequence[str]) -> Ranking:
    """Places by the first key, ties by the following ones, more is better.

    `keys[i]` are player i's figures in the order of comparison and `names[k]` says what figure k
    is called (`total`, `legal_goods`). `decided_by` is the name of the figure that left one
    player on top, or `shared`.
    """
    places = tuple(1 + sum(tuple(other) > tuple(own) for other in keys) for own in keys)
    best = max(tuple(own) for own in keys)
    for depth, name in enumerate(names, start=1):
        if sum(tuple(own[:depth]) == best[:depth] for own in keys) == 1:
            return Ranking(places, name)
    return Ranking(places, "shared")


def overflow(held: Sequence[int], most: int) -> tuple[int, ...]:
    """Whose number is the likely slip: all who alone hold more than there are; if nobody does, the
    one with whom the sum, counted in the order of the players, goes beyond.
    """
    alone = tuple(i for i, n in enumerate(held) if n > most)
    if alone or sum(held) <= most:
        return alone
    return (next(i for i in range(len(held)) if sum(held[: i + 1]) > most),)
