"""What may be done now, said once. Each part of the table lists its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.engine.authority import check_authority
from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    Choice,
    ChoiceField,
    ChoicesField,
    FlagField,
    Group,
    IntegerField,
    Move,
    move,
)
from companion.engine.refusal import NotYoursError

from . import actions as act
from . import field
from .cards import card_name, city_name
from .model import Phase, State
from .options import MOST_BONUS, TARGETS, Tool
from .rules.ending import finished
from .rules.needs import IN_ROUND, PLAYING
from .rules.rounds import coming_game
from .tables import (
    CARDS,
    CITIES,
    DECK,
    MERCENARIES,
    MOST_HEROINES,
    MOST_MERCENARIES,
    MOST_STRENGTH,
    MOST_TOTAL,
    Special,
)


def moves(state: State, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    """All that may be done for `seat` (None: the table as a whole), the likeliest first."""
    every = (
        _corrections(state, seat)
        if state.phase is Phase.OVER
        else (
            *_between(state, seat),
            *_battle(state, seat, viewer),
            *_own(state, seat),
            *_corrections(state, seat),
            *(_settings(state) if seat is None else ()),
        )
    )
    return tuple(one for one in every if viewer is None or _is_for(state, viewer, one))


def _is_for(state: State, viewer: int, one: Move) -> bool:
    """Whether a phone may send it; where a field decides that, the field is narrowed already."""
    kind = next(kind for kind in act.ACTIONS if kind.__struct_config__.tag == one.action["kind"])
    return kind.may.key != "table" and one.seat == viewer


# -- Between battles -------------------------------------------------------------------------


def _between(state: State, seat: int | None) -> Iterator[Move]:
    """[R co.setup.youngest] [R co.battle_end.decline] [R co.round_end.deal]"""
    if state.phase in (Phase.SETUP, Phase.SCORED) and state.has(Tool.MAP):
        key = "begin-next" if state.phase is Phase.SCORED else "youngest"
        yield move(
            "begin",
            act.Begin(coming_game(state), 0),
            seat,
            _says(key),
            _seat_field(state, "holder"),
        )
    if state.phase is Phase.CHOOSE:
        yield from _choose(state, seat)
    if finished(state) is not None and state.phase in (
        Phase.CHOOSE, Phase.ROUND_END, Phase.SCORED,
    ):  # fmt: skip
        yield move("finish", act.Finish(state.game), seat, _says("finish"))
    if state.phase in (Phase.CHOOSE, Phase.ROUND_END):
        due = state.phase is Phase.ROUND_END
        group: Group = "now" if due else "more"
        key = "deal-go" if due else "deal"
        yield move("deal", act.Deal(state.round), seat, _says(key), group=group)


def _choose(state: State, seat: int | None) -> Iterator[Move]:
    """[R co.piece.holder_chooses]"""
    if not state.has(Tool.MAP):
        if state.has(Tool.BATTLE):
            yield move("start", act.Attack(state.battle), seat, _says("start"))
        return
    attack, city = act.Attack(state.battle), field.open_to_attack(state)
    refused = _not_yours(state, seat, attack)
    yield move(
        "attack",
        attack,
        seat,
        _says("choose"),
        ChoiceField(name="city", values=_cities(), likely=city),
        refused=refused,
    )
    if state.holder is not None and refused is None:
        action = act.Decline(state.battle, state.holder)
        yield move("decline", action, seat, _says("decline"))


def _not_yours(state: State, seat: int | None, action: act.Action) -> NotYoursError | None:
    """Why it is not for this seat to do."""
    try:
        check_authority(state, seat, action)
    except NotYoursError as refusal:
        return refusal
    return None


# -- The battle ------------------------------------------------------------------------------


def _battle(state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
    if state.phase is not Phase.BATTLE:
        return
    if seat is not None and seat in state.fighters and state.has(Tool.BATTLE):
        yield from _line(state, seat)
    if seat is not None and seat in state.fighters and state.has(Tool.STRENGTH):
        yield _count(state, seat)
    claimer = field.claimer(state)
    if claimer is not None:
        action = act.DropClaim(state.battle, claimer)
        key = "claim-back" if seat == claimer else "claim-refuse"
        yield move("drop_claim", action, seat, _says(key))
    waits = viewer is not None and viewer == claimer
    winner, ended = field.winner(state), field.ended_by(state) is not None
    if state.has(Tool.BATTLE) and (ended or not waits or winner != viewer):
        group: Group = "now" if ended else "more"
        key = "end-nobody" if winner is None else "end-takes" if _city(state) else "end-wins"
        yield move("end", act.EndBattle(state.battle, winner), seat, _says(key), group=group)
    won = act.EndBattle(state.battle, None, by_hand=True)
    group = "more" if state.has(Tool.BATTLE) else "now"
    who = tuple(one for one in (*state.fighters, None) if not waits or one != viewer)
    yield move(
        "won",
        won,
        seat,
        _says("who-won"),
        ChoiceField(name="winner", values=tuple(_choice_of_seat(one) for one in who)),
        group=group,
    )


def _count(state: State, seat: int) -> Move:
    """[R co.battle_end.strength]"""
    return move(
        "count",
        act.CountArmy(state.battle),
        seat,
        _says("count"),
        IntegerField(name="strength", min=0, max=MOST_STRENGTH, optional=True),
        IntegerField(name="total", min=0, max=MOST_TOTAL, optional=True),
        IntegerField(name="mercenaries", min=0, max=MOST_MERCENARIES, optional=True),
        IntegerField(name="heroines", min=0, max=MOST_HEROINES, optional=True),
        FlagField(name="drum", optional=True),
        FlagField(name="winter", optional=True),
        group="more" if state.has(Tool.BATTLE) else "now",
    )


def _city(state: State) -> str | None:
    """What the battle is for."""
    return state.city if state.has(Tool.MAP) else None


def _line(state: State, seat: int) -> Iterator[Move]:
    """[R co.battle.play_card] [R co.card.scarecrow.take_back]"""
    line, may = state.lines[seat].cards, field.may_play(state, seat)
    group: Group = "now" if field.turn(state) == seat else "more"
    if len(line) < DECK:
        late = FlagField(name="before", optional=True)
        yield move(
            "lay",
            act.Lay(state.battle, Special.DRUM),
            seat,
            _says("lay"),
            ChoiceField(name="card", values=_cards(tuple(CARDS))),
            late,
            group=group,
        )
        backs = ChoiceField(
            name="back",
            values=_cards(tuple(MERCENARIES)),
            likely=tuple(dict.fromkeys(field.mercenaries(state, seat))),
        )
        scarecrow = act.Lay(state.battle, Special.SCARECROW, 1)
        yield move("take_back", scarecrow, seat, _says("backs"), backs, late, group=group)
    group = group if may else "more"
    yield move("pass", act.Pass(state.battle), seat, _says("pass"), group=group)
    if line:
        laid = ChoiceField(name="card", values=_cards(tuple(dict.fromkeys(line))))
        off = act.TakeOff(state.battle, line[0])
        yield move("take_off", off, seat, _says("take-off-one"), laid, group="correct")


# -- One's own -------------------------------------------------------------------------------


def _own(state: State, seat: int | None) -> Iterator[Move]:
    """[R co.ruling.empty_hand_is_said] [R co.ruling.hand_size_hidden]"""
    if seat is None:
        return
    if state.phase in IN_ROUND:
        said = seat in state.out
        for slot, out in (("out", True), ("in", False)):
            group: Group = "correct" if said or not out else "more"
            yield move(slot, act.Out(state.round, out), seat, _says(slot), group=group)
    if state.has(Tool.HANDS) and state.phase in PLAYING:
        cards = IntegerField(name="cards", min=0, max=DECK)
        note = act.NoteHand(0)
        yield move("note_hand", note, seat, _says("hand-note"), cards, group="more")
        yield move("forget_hand", act.NoteHand(None), seat, _says("hand-none"), group="more")


# -- Corrections -----------------------------------------------------------------------------


def _corrections(state: State, seat: int | None) -> Iterator[Move]:
    """The table puts anything right, a seat what is its own."""
    if state.has(Tool.MAP):
        yield from _of_the_map(state, seat)
    if state.phase is Phase.BATTLE and state.has(Tool.BATTLE):
        for who in state.fighters:
            if seat in (None, who):
                yield _whole_line(state, seat, who)
    if state.options.points:
        for who in range(state.seats):
            if seat in (None, who):
                points = IntegerField(name="points", min=0, max=LIMIT)
                action = act.CorrectPoints(who, 0)
                label = _says("points-really")
                yield move("correct_points", action, seat, label, points, group="correct")
    if seat is None and state.phase in IN_ROUND:
        number = IntegerField(name="round", min=1, max=LIMIT)
        round_ = act.CorrectRound(1)
        yield move("correct_round", round_, seat, _says("round-really"), number, group="correct")


def _of_the_map(state: State, seat: int | None) -> Iterator[Move]:
    if state.phase in (*PLAYING, Phase.SCORED, Phase.OVER):
        for city in CITIES:
            owner = state.owner(city)
            whose = (seat,) if owner is None else tuple(range(state.seats))
            if seat is None or owner in (None, seat):
                yield move(
                    "correct_city",
                    act.CorrectCity(city, None),
                    seat,
                    Message("condottiere-move-city", city=city_name(city)),
                    _seat_field(state, "owner", whose, nobody="free"),
                    group="correct",
                )
    holds = seat is None or state.holder in (None, seat)
    if state.phase in PLAYING and holds:
        field_ = _seat_field(state, "holder")
        label = _says("piece-really")
        yield move("correct_piece", act.CorrectPiece(0), seat, label, field_, group="correct")
    if state.phase is Phase.BATTLE and not state.final and holds:
        cities = ChoiceField(name="city", values=(*_cities(), Choice(None, _says("nobody"))))
        place = act.CorrectPlace(state.battle, None)
        yield move("correct_place", place, seat, _says("place-really"), cities, group="correct")


def _whole_line(state: State, seat: int | None, who: int) -> Move:
    cards = ChoicesField(name="cards", values=_cards(tuple(CARDS)), max=DECK, repeats=True)
    return move(
        "correct_line",
        act.CorrectLine(state.battle, who, ()),
        seat,
        Message("condottiere-screen-line", who=SeatName(who)),
        cards,
        FlagField(name="passed", optional=True),
        group="correct",
    )


def _settings(state: State) -> Iterator[Move]:
    for tool in Tool:
        action = act.SwitchTool(tool, not state.has(tool))
        label = Message(f"condottiere-tool-{tool.value}")
        yield move("tool", action, None, label, group="more")
    switches: tuple[str, ...] = ("live_strength", "warnings", "cover")
    if state.options.capturing:
        switches = ("full_board_ends", *switches)
    yield move(
        "options",
        act.ChangeOptions(),
        None,
        _says("settings"),
        IntegerField(name="points_target", min=TARGETS[0], max=TARGETS[1], optional=True),
        IntegerField(name="points_bonus", min=0, max=MOST_BONUS, optional=True),
        *(FlagField(name=one, optional=True) for one in switches),
        group="more",
    )


# -- Words and values ------------------------------------------------------------------------


@cache
def _says(key: str) -> Message:
    return Message(f"condottiere-screen-{key}")


@cache
def _choice_of_seat(seat: int | None, nobody: str = "nobody") -> Choice:
    return Choice(seat, _says(nobody) if seat is None else SeatName(seat))


def _seat_field(
    state: State, name: str, seats: tuple[int | None, ...] = (None,), *, nobody: str | None = None
) -> ChoiceField:
    """One of these seats; of all, where none is named. `nobody`: what it is called, if one may."""
    named = range(state.seats) if seats == (None,) else seats
    choices = [_choice_of_seat(one) for one in named]
    if nobody is not None:
        choices.append(_choice_of_seat(None, nobody))
    return ChoiceField(name=name, values=tuple(choices))


@cache
def _cities() -> tuple[Choice, ...]:
    return tuple(Choice(city, city_name(city)) for city in CITIES)


@cache
def _cards(cards: tuple[int | str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(card, card_name(card)) for card in cards)
