"""The score sheet: the result, with every line explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .message import Message, SeatName
from .refusal import Fault

POINTS = "score-points"
"""the id of the message for `n` points"""
CORRECTED = "corrected"
"""the key of a line that somebody added because their own sum was different"""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is counted at the end, at the same points each."""

    key: str
    """stable, for programs: `beans`"""
    label: Message
    points: int = 1
    """for each one"""
    most: int | None = None
    """the number in the box, for all players together"""
    rule: str | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Category:
    """A heading under which lines are added up where there is no room for each of them."""

    icon: str
    label: Message
    title: bool = False
    """whether it is won or not at all: an office, a bonus"""
    contested: bool = False
    """whether it depends on what the others have"""


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
    category: Category | None = None
    """None: it stands for itself"""


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece that somebody has at the end, to be drawn one by one: a district."""

    kind: str
    """the kind that decides its colour: `noble`"""
    sign: str
    """the picture of its kind"""
    icon: str
    label: Message
    points: int
    """its own points"""
    details: tuple[Message, ...] = ()
    """what cannot be seen on it: "3 cards under it" """
    under: int = 0
    """the number of cards under it"""


@dataclass(frozen=True, slots=True)
class Score:
    """What one player reached."""

    name: str
    lines: tuple[Line, ...]
    place: int = 0
    """after tie-breaks, numbered 1 2 2 4"""
    winner: bool = False
    facts: Mapping[str, object] = field(default_factory=dict)
    """the game's own findings, for programs"""
    tiles: tuple[Tile, ...] = ()
    """the pieces that brought the points, where a game draws them"""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def own(self) -> int:
        """The points that do not depend on the others: all that somebody knows
        before the reveal.
        """
        contested = (
            line.points
            for line in self.lines
            if line.category is not None and line.category.contested
        )
        return self.total - sum(contested)


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the entry leaves open and that the victory depends on."""

    path: str
    """where it would be answered: `players[0].crown`, or `players` where any of them may"""
    words: Message
    """the question itself: "who held the crown?" """


@dataclass(frozen=True, slots=True)
class Counterfactual:
    """One thing more or less for somebody that would have changed the winner."""

    player: int
    what: Message
    """the beginning of the sentence: "With 1 chicken more" """
    winners: tuple[int, ...]
    titles: tuple[Message, ...] = ()
    """titles that the player would have won besides"""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    game: str
    players: tuple[Score, ...]
    """in the order in which they were given"""
    decided_by: str
    """`total`, the name of the tie-break that decided, `shared`, or a word of the game's own"""
    warnings: tuple[Fault, ...] = ()
    """possible to type but impossible with this box; the sheet is computed all the same"""
    notes: tuple[Message, ...] = ()
    """rulings that mattered, in words, for the foot of the sheet"""
    unit: str = POINTS
    """the id of the message for `n` of what is counted"""
    questions: tuple[Question, ...] = ()
    """while there are any, people see these instead of a winner"""
    turns: tuple[Counterfactual, ...] = ()
    """what would have changed the winner, the smallest and most vivid first; at most one for each
    player
    """

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(score.name for score in self.players if score.winner)

    @property
    def told_winners(self) -> tuple[int, ...]:
        """The winners' places in `players`, as people are told: none while a question is open."""
        if self.questions:
            return ()
        return tuple(at for at, score in enumerate(self.players) if score.winner)

    @property
    def open(self) -> tuple[Message, ...]:
        """What is not yet decided, in words."""
        return tuple(Message("score-open", question=one.words) for one in self.questions)

    @property
    def counted(self) -> bool:
        """Whether points were counted at all; some games can be won before."""
        return any(score.lines for score in self.players)

    def merge_lines(self, order: Iterable[str]) -> tuple[tuple[Message, Mapping[int, Line]], ...]:
        """Return each reason for points with every seat's line.

        Reasons in `order` come in that order; others keep their place among the lines of those who
        have them.
        """
        keys = list(order)
        for score in self.players:
            own, at = [line.key for line in score.lines], 0
            for number, key in enumerate(own, start=1):
                if key not in keys:
                    between = any(later in keys for later in own[number:])
                    keys.insert(at if between else len(keys), key)
                at = keys.index(key) + 1
        lines: dict[str, dict[int, Line]] = {key: {} for key in keys}
        for seat, score in enumerate(self.players):
            for line in score.lines:
                lines[line.key][seat] = line
        return tuple((next(iter(own.values())).label, own) for own in lines.values() if own)

    def total(self, player: int) -> Message:
        """Return that player's total, in words."""
        return Message(self.unit, n=self.players[player].total)

    @property
    def story(self) -> tuple[Message, ...]:
        """How it was won, or what is still open; then the notes."""
        return (*self.open, *self.reasons, *self.notes)

    @property
    def reasons(self) -> tuple[Message, ...]:
        """How it was won, what would have changed it, what brought most, what else would have
        changed it. Empty while something is open, and where nothing was counted.
        """
        if self.questions or not self.counted:
            return ()
        turns = tuple(_describe_counterfactual(self, turn) for turn in self.turns)
        first, others = turns[:2], turns[2:]
        return (
            *_describe_tie(self),
            *_describe_margin(self),
            *first,
            *_describe_titles(self),
            *_describe_largest(self),
            *others,
        )


def _name_player(sheet: ScoreSheet, at: int) -> str | SeatName:
    """Return a player's name; a player without one is called by the colour of the seat."""
    return sheet.players[at].name or SeatName(at)


def _name_players(sheet: ScoreSheet, players: Iterable[int]) -> tuple[str | SeatName, ...]:
    return tuple(_name_player(sheet, at) for at in players)


def leaders(players: Sequence[Score]) -> tuple[int, ...]:
    """Return who has the most points, before tie-breaks."""
    most = max(score.total for score in players)
    return tuple(at for at, score in enumerate(players) if score.total == most)


def _describe_tie(sheet: ScoreSheet) -> tuple[Message, ...]:
    """Yield words for the ties for victory and how they were broken."""
    winners, most = sheet.told_winners, leaders(sheet.players)
    if not winners or not set(winners) <= set(most):
        return ()  # the game has a word of its own for this end
    if len(winners) > 1:
        names, counted = _name_players(sheet, winners), sheet.total(winners[0])
        return (Message("score-shared", names=names, counted=counted),)
    if len(most) == 1 or sheet.decided_by in ("total", "shared"):
        return ()  # a tie that was broken elsewhere: nobody here knows by what
    by = Message(f"{sheet.game}-decided-{sheet.decided_by.replace('_', '-')}")
    tied, name = _name_players(sheet, most), _name_player(sheet, winners[0])
    counted = sheet.total(winners[0])
    return (Message("score-tie-broken", names=tied, counted=counted, name=name, by=by),)


def _describe_margin(sheet: ScoreSheet) -> Iterator[Message]:
    """Yield the distance between the winner and the next."""
    winners = sheet.told_winners
    if sheet.decided_by != "total" or not winners or leaders(sheet.players) != winners:
        return
    others = [at for at in range(len(sheet.players)) if at != winners[0]]
    if not others:
        return
    winner, next_best = winners[0], max(sheet.players[at].total for at in others)
    seconds = [at for at in others if sheet.players[at].total == next_best]
    counted = Message(sheet.unit, n=sheet.players[winner].total - next_best)
    name, names = _name_player(sheet, winner), _name_players(sheet, seconds)
    yield Message("score-margin", name=name, names=names, counted=counted)


def _describe_counterfactual(sheet: ScoreSheet, turn: Counterfactual) -> Message:
    """Return words for how one thing more or less would have changed the winner."""
    name = _name_player(sheet, turn.player)
    if turn.winners != (turn.player,):
        names = _name_players(sheet, turn.winners)
        return Message("score-turn-other", what=turn.what, name=name, names=names, n=len(names))
    if turn.titles:
        return Message("score-turn-titled", what=turn.what, name=name, titles=turn.titles)
    return Message("score-turn", what=turn.what, name=name)


def _describe_titles(sheet: ScoreSheet) -> Iterator[Message]:
    """Yield the titles that the only winner has and that not everybody has."""
    winners = sheet.told_winners
    common = set.intersection(*({line.key for line in score.lines} for score in sheet.players))
    for at in winners if len(winners) == 1 else ():
        own = [line for line in sheet.players[at].lines if line.key not in common]
        lines = [line for line in own if line.category and line.category.title]
        if lines:
            titles = tuple(line.label for line in lines)
            counted = Message(sheet.unit, n=sum(line.points for line in lines))
            yield Message(
                "score-titles", name=_name_player(sheet, at), titles=titles, counted=counted
            )


def _describe_largest(sheet: ScoreSheet) -> Iterator[Message]:
    """Yield the single line that brought most, if there is just one and there are others to
    compare.
    """
    lines = sorted(
        (
            (line.points, at, line)
            for at, score in enumerate(sheet.players)
            for line in score.lines
            if line.key != CORRECTED
        ),
        key=lambda each: -each[0],
    )
    if len({line.key for _, _, line in lines}) > 1 and lines[0][0] > lines[1][0]:
        n, at, line = lines[0]
        counted, name = Message(sheet.unit, n=n), _name_player(sheet, at)
        yield Message("score-largest", name=name, label=line.label, counted=counted)


@dataclass(frozen=True, slots=True)
class Ranking:
    places: tuple[int, ...]
    decided_by: str


def rank(keys: Sequence[Sequence[int]], names: Sequence[str]) -> Ranking:
    """Return places by the first key, ties by the following ones; more is better.

    `keys[i]` are player i's figures in the order of comparison and `names[k]` says what figure k is
    called (`total`, `legal_goods`). `decided_by` is the name of the figure that left one player on
    top, or `shared`.
    """
    places = tuple(1 + sum(tuple(other) > tuple(own) for other in keys) for own in keys)
    best = max(tuple(own) for own in keys)
    for depth, name in enumerate(names, start=1):
        if sum(tuple(own[:depth]) == best[:depth] for own in keys) == 1:
            return Ranking(places, name)
    return Ranking(places, "shared")


def overflow(held: Sequence[int], most: int) -> tuple[int, ...]:
    """Return the players whose number is the likely slip where more are held than there are.

    These are all who alone hold more than `most`; if nobody does, the one with whom the sum, in the
    order of the players, exceeds it.
    """
    alone = tuple(i for i, n in enumerate(held) if n > most)
    if alone or sum(held) <= most:
        return alone
    return (next(i for i in range(len(held)) if sum(held[: i + 1]) > most),)


def list_beyond(
    held: Sequence[int], most: int, field: str, words: Message, code: str = "more_than_in_box"
) -> Iterator[Fault]:
    """Yield a fault for each player whose number of something is more than there is left."""
    return (Fault(f"players[{i}].{field}", code, words) for i in overflow(held, most))
