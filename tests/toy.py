"""Pearls: a tiny game that needs everything a house offers. Secrets, luck, money, a clock, an end.

Each seat takes pearls from a bowl and may hide a number in its fist until the table has all
fists opened. Its screens are in `tests/templates/pearls`, its words here.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, assert_never

import msgspec

from companion.engine.authority import ANYBODY
from companion.engine.checks import amount, check_between
from companion.engine.game import Deadline, Narration, PlayedGame, Remark, Scoring, World
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move, move
from companion.engine.refusal import Fault, NotYoursError, RuleError, SettledError
from companion.engine.rulebook import Rulebook
from companion.engine.score import Line, Question, Score, ScoreSheet, rank
from companion.engine.state import GameOptions, GameSeat, GameView, Stance

WORDS = {
    "pearls-name": "Pearls",
    "pearls-step-box": "Bowl",
    "toy-already": "{who} already hid {number}",
    "toy-bowl": "bowl",
    "toy-box": "the box has only {n}",
    "toy-bowl-empty": "{have} left",
    "toy-change": "{who}: {before} to {after}",
    "toy-did": "{who} {what}",
    "toy-hid": "{who} hid something",
    "toy-hid-number": "{who} hid {number}",
    "toy-handful": "{who} took {n} in one hand",
    "toy-hide": "hide",
    "toy-n": "{n}",
    "toy-note": "note",
    "toy-odd": "odd: {who}",
    "toy-other-run": "other run",
    "toy-pearls": "pearls",
    "toy-reveal": "reveal",
    "toy-seats": "{low} to {high}",
    "toy-seats-only": "seats only",
    "toy-table": "table",
    "toy-table-only": "table only",
    "toy-take": "take",
    "toy-undecided": "undecided",
    "toy-who-rolled": "who rolled?",
}
"""the same in every language, behind the language's name"""


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    game = "pearls"

    bowl: int = 20
    by_roll: bool = False
    """nothing is decided before somebody has rolled"""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    may: ClassVar = ANYBODY
    mendable: ClassVar[Mendable | None] = None


class Take(Act, frozen=True, tag="take"):
    mendable = Mendable(amounts=("n",))
    n: int


class Hide(Act, frozen=True, tag="hide"):
    mendable = Mendable(amounts=("number",))
    number: int


class Roll(Act, frozen=True, tag="roll"):
    pips: int | None = None


class Start(Act, frozen=True, tag="start"):
    mendable = Mendable(amounts=("seconds",))
    seconds: int
    at: int | None = None


class TimeUp(Act, frozen=True, tag="time_up"):
    run: int


class Reveal(Act, frozen=True, tag="reveal"):
    pass


class Finish(Act, frozen=True, tag="finish"):
    pass


class Break(Act, frozen=True, tag="break"):
    """A bug."""


Action = Take | Hide | Roll | Start | TimeUp | Reveal | Finish | Break


@dataclass(frozen=True, slots=True)
class State:
    bowl: int
    pearls: tuple[int, ...]
    fists: tuple[int | None, ...]
    rolled: int = 0
    run: int = 0
    ends_at: int | None = None
    revealed: bool = False
    over: bool = False
    by_roll: bool = False


class SeatView(GameSeat, frozen=True):
    pearls: int
    hidden: bool


class View(GameView, frozen=True):
    seats: tuple[SeatView, ...]
    bowl: int
    pearls: tuple[int, ...]
    fists: tuple[int | None, ...]
    """None: empty, or not for this viewer"""
    hidden: tuple[bool, ...]
    rolled: int
    run: int
    ends_at: int | None
    over: bool


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    faults = []
    if options.bowl < 0:
        faults.append(Fault("options.bowl", "negative", Message("toy-bowl")))
    if not 2 <= seats <= 8:
        faults.append(Fault("seats", "seats", Message("toy-seats", low=2, high=8)))
    return tuple(faults)


def setup(options: Options, seats: int) -> State:
    return State(options.bowl, (0,) * seats, (None,) * seats, by_roll=options.by_roll)


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    match action:
        case Roll(pips=None):
            return Roll(world.dice.choice(range(1, 7)))
        case Start(at=None):
            return Start(action.seconds, world.now)
        case _:
            return action


def apply(state: State, seat: int | None, action: Action) -> State:
    match action:
        case Take(n=n):
            if seat is None:
                raise NotYoursError("toy-seats-only", path="seat")
            if n > state.bowl:
                raise RuleError("toy-bowl-empty", rule="toy.take", path="action.n", have=state.bowl)
            pearls = _with(state.pearls, seat, state.pearls[seat] + n)
            return replace(state, bowl=state.bowl - n, pearls=pearls)
        case Hide(number=number):
            if seat is None:
                raise NotYoursError("toy-seats-only", path="seat")
            return replace(state, fists=_with(state.fists, seat, number))
        case Roll(pips=pips):
            return replace(state, rolled=pips or 0)
        case Start(seconds=seconds, at=at):
            return replace(state, run=state.run + 1, ends_at=(at or 0) + 1000 * seconds)
        case TimeUp(run=run):
            if state.ends_at is None or run != state.run:
                raise SettledError("toy-other-run", path="action.run")
            return replace(state, ends_at=None)
        case Reveal():
            if seat is not None:
                raise NotYoursError("toy-table-only", path="seat")
            return replace(state, revealed=True)
        case Finish():
            return replace(state, over=True)
        case Break():
            raise ZeroDivisionError
        case _:
            assert_never(action)


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    who = Message("toy-table") if seat is None else SeatName(seat)
    if isinstance(action, Hide) and seat is not None:
        known = Message("toy-hid-number", who=who, number=action.number)
        return Narration(Message("toy-hid", who=who), ((seat, known),))
    return Narration(Message("toy-did", who=who, what=type(action).__name__))


def remarks(before: State, after: State, seat: int | None, action: Action) -> tuple[Remark, ...]:
    """A hand holds nine pearls; what was in a fist only its seat knows."""
    if seat is None:
        return ()
    hid = before.fists[seat]
    match action:
        case Take(n=n) if n > 9:
            return (Remark(Message("toy-handful", who=SeatName(seat), n=n)),)
        case Hide() if hid is not None:
            words = Message("toy-already", who=SeatName(seat), number=hid)
            return (Remark(words, seat),)
        case _:
            return ()


def view(state: State, viewer: int | None) -> View:
    def shown(seat: int, number: int | None) -> int | None:
        return number if state.revealed or seat == viewer else None

    return View(
        game="pearls",
        viewer=viewer,
        seats=tuple(
            SeatView(
                pearls,
                state.fists[seat] is not None,
                seat=seat,
                name=SeatName(seat),
                stance=Stance.LIT if seat == state.rolled - 1 else Stance.READY,
            )
            for seat, pearls in enumerate(state.pearls)
        ),
        bowl=state.bowl,
        pearls=state.pearls,
        fists=tuple(shown(seat, number) for seat, number in enumerate(state.fists)),
        hidden=tuple(number is not None for number in state.fists),
        rolled=state.rolled,
        run=state.run,
        ends_at=state.ends_at,
        over=state.over,
    )


def moves(
    state: State, seat: int | None, viewer: int | None, slots: frozenset[str] | None = None
) -> tuple[Move, ...]:
    """Not all that may be done: enough for random play."""
    every = (("roll", Roll()), ("finish", Finish()))
    listed = (move(slot, action, seat, Message("toy-bowl")) for slot, action in every)
    return () if state.over else tuple(listed)


def deadline(state: State) -> Deadline[Action] | None:
    if state.ends_at is None:
        return None
    return Deadline(state.ends_at, f"run-{state.run}", TimeUp(state.run))


def result(state: State, names: tuple[str, ...]) -> ScoreSheet | None:
    if not state.over:
        return None
    ranking = rank([(pearls,) for pearls in state.pearls], ("total",))
    return ScoreSheet(
        "pearls",
        tuple(
            Score(
                name,
                (Line("pearls", pearls, Message("toy-pearls"), Message("toy-n", n=pearls)),),
                place,
                place == 1,
                {"fist": state.fists[seat]},
            )
            for seat, (name, pearls, place) in enumerate(
                zip(names, state.pearls, ranking.places, strict=True)
            )
        ),
        ranking.decided_by,
        (Fault("players[0]", "odd", Message("toy-odd", who=(SeatName(0), Message("toy-n", n=1)))),),
        (Message("toy-note"),),
        questions=(ROLLED,) if state.by_roll and not state.rolled else (),
    )


def _with(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


ROLLED = Question("rolled", Message("toy-who-rolled"))


class Entry(msgspec.Struct, frozen=True):
    pearls: tuple[int, ...]
    undecided: bool = False


def check_entry(entry: Entry) -> tuple[Fault, ...]:
    few = check_between("pearls", len(entry.pearls), 2, 8)
    return (*few, *(fault for n in entry.pearls for fault in amount("pearls", n)))


def score(entry: Entry) -> ScoreSheet:
    """The one with the most pearls wins, unless a question decides. The box has 24 of them."""
    places = rank([(pearls,) for pearls in entry.pearls], ("total",)).places
    players = tuple(
        Score("", (Line("pearls", n, Message("toy-pearls")),), place, place == 1)
        for n, place in zip(entry.pearls, places, strict=True)
    )
    warnings = tuple(
        Fault(f"pearls[{at}]", "more_than_in_box", Message("toy-box", n=24))
        for at, n in enumerate(entry.pearls)
        if n > 24
    )
    questions = (ROLLED,) if entry.undecided else ()
    return ScoreSheet("pearls", players, "total", warnings, questions=questions)


GAME: PlayedGame[State, Options, Action] = PlayedGame(
    key="pearls",
    rules_version=1,
    rulebook=Rulebook("pearls", {}, {}, {}, {}),
    seats=(2, 8),
    options=Options,
    actions=(Take, Hide, Roll, Start, TimeUp, Reveal, Finish, Break),
    check_options=check_options,
    setup=setup,
    decide=decide,
    apply=apply,
    narrate=narrate,
    view=view,
    moves=moves,
    deadline=deadline,
    revealed=lambda state: state.revealed,
    result=result,
    treasury=lambda state: state.bowl + sum(state.pearls),
    scoring=Scoring(Entry, check_entry, score),
    remarks=remarks,
    told={"pearls": "toy-change"},
)


def refusing(kind: type[Act], error: BaseException, **changes: Any) -> Any:
    """The game, with rules that raise this for one kind of action."""

    def refuse(state: State, seat: int | None, action: Action) -> State:
        if isinstance(action, kind):
            raise error
        return apply(state, seat, action)

    return replace(GAME, apply=refuse, **changes)
