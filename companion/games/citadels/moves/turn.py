"""What is done in a turn besides building: gathering, income, the character's own action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, ChoicesField, Group, Move, move
from companion.engine.refusal import GameError

from .. import actions as act
from ..actions import Action
from ..cast import character_name, type_name
from ..model import State, Threat, Turn
from ..options import Tool
from ..remarks import left_out
from ..rules import extras, gathering, naming
from ..rules.needs import need_able, need_answered, need_free
from ..tables import GOLD_MINE_EXTRA, KEEP, NAVIGATOR_EXTRA, OBSERVATORY_DRAW, TYPES
from .parts import aimed, at_seat, does, goes_on, number, others, says, seats


def moves(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.action.reveal] Whose turn it is does it; two others may be asked something."""
    turn = state.turn
    if turn is None:
        return
    yield from _asked(state, turn, seat)
    if seat not in (None, turn.seat):
        if not state.keeps:
            yield _end(state, turn, seat)
        return
    yield from _gather(state, turn, seat)
    yield from _threat(state, turn, seat)
    if is_free(state):
        yield from _income(state, turn, seat)
        yield from _extra(state, turn, seat)
        yield from _ability(state, turn, seat)
    elif turn.character == "witch" and allows(need_able, state) and not turn.has_used("ability"):
        yield from _names(state, turn, seat)
    yield _end(state, turn, seat)


def is_free(state: State) -> bool:
    """Whether what is not gathering may be done in this turn."""
    return allows(need_free, state)


def allows(need: Callable[[State, int], Turn], state: State) -> bool:
    try:
        need(state, state.call)
    except GameError:
        return False
    return True


def _asked(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.ruling.same_prompt] The same question at every marked character."""
    warrants, threats = state.warrants, state.threats
    if turn.pending is not None and warrants is not None and seat in (None, warrants.by):
        for key, take in (("take", True), ("let", False)):
            yield move("asked", act.AnswerWarrant(state.call, take=take), seat, does(key))
    if turn.threat is Threat.REFUSED and threats is not None and seat in (None, threats.by):
        for key, flower in (("flower", True), ("blank", False), ("leave", None)):
            yield move("asked", act.TurnUpThreat(state.call, flower), seat, does(key))


def _gather(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.action.gather_gold] [R ci.action.gather_cards] Where cities are not kept, one's own
    districts may add to it.
    """
    if turn.gathered:
        return
    gold, cards = gathering.gold_gathered(state, turn.seat), gathering.cards_kept(state, turn.seat)
    for take, n, most in (
        ("gold", gold, GOLD_MINE_EXTRA),
        ("cards", cards, OBSERVATORY_DRAW - KEEP),
    ):
        label = Message(f"citadels-do-gather-{take}", n=n)
        more = number("more", 0, 0 if state.has(Tool.CITIES) else most, optional=True)
        action = act.Gather(state.call, "gold" if take == "gold" else "cards")
        yield move("gather", action, seat, label, more)


def _threat(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.blackmailer.bribe] [R ci.char.blackmailer.gather_first]"""
    if turn.threat is not Threat.OPEN or state.threats is None:
        return
    n, group = naming.bribe(state, turn.seat), _first_gather(turn)
    key = "citadels-do-bribe" if state.has(Tool.BANK) else "citadels-do-bribe-half"
    pays, refuses = (act.AnswerThreat(state.call, bribe=bribe) for bribe in (True, False))
    yield move("threat", pays, seat, Message(key, n=n), group=group)
    yield move("threat", refuses, seat, does("refuse"), group=group)


def _first_gather(turn: Turn) -> Group:
    return "now" if turn.gathered else "more"


def _income(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.ability.income] [R ci.char.abbot.income] What the districts bring, or what is said."""
    pays, call = turn.row.pays, state.call
    if turn.row.income is None or turn.has_used("income"):
        return
    kept = state.has(Tool.CITIES)
    if kept and seat is not None:
        due = gathering.income_of(state, turn)
        ways = range(due, -1, -1) if pays == "either" else (None,)
        for gold in ways if due else ():  # nothing now may be something after building
            label = _income_label(pays, due, gold)
            yield move("income", act.Income(call, gold), seat, label)
    golden, carded = pays != "cards", pays != "gold"
    gold_field = number("gold", optional=not kept or pays != "either")
    yield move(
        "income_said",
        act.Income(call),
        seat,
        says("income"),
        gold_field if golden else number("gold", 0, 0, optional=True),
        number("cards", optional=True) if carded else number("cards", 0, 0, optional=True),
        group="more" if kept else "now",
    )


def _income_label(pays: str, due: int, gold: int | None) -> Message:
    if pays == "cards" or gold == 0:
        return Message("citadels-do-income-cards", n=due)
    if gold is None or gold == due:
        return Message("citadels-do-income", n=due)
    return Message("citadels-do-income-mix", gold=gold, cards=due - gold)


def _extra(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.navigator.extra] [R ci.ruling.ability_before_gathering]"""
    gold, cards = extras.due(state)
    group: Group = "more"
    if turn.character == "navigator" and not turn.has_used("extra"):
        gold, cards, group = NAVIGATOR_EXTRA, NAVIGATOR_EXTRA, "now"
    if gold:
        label = Message("citadels-do-take-gold", n=gold)
        yield move("extra", act.TakeExtra(state.call, "gold"), seat, label, group=group)
    if cards:
        label = Message("citadels-do-take-cards", n=cards)
        yield move("extra", act.TakeExtra(state.call, "cards"), seat, label, group=group)


def _end(state: State, turn: Turn, seat: int | None) -> Move:
    """[R ci.action.next_call] With what was not done yet it asks to be sure. Where nothing is kept
    it says who is called next.
    """
    action = act.EndTurn(state.call)
    if not state.keeps:
        label = goes_on(state) if not state.barred else does("witch-goes-on")
        return move("end_turn", action, seat, label)
    refused = None
    try:
        need_answered(turn)
    except GameError as refusal:
        refused = refusal
    group: Group = "more" if any(left_out(state, turn)) else "now"
    return move("end_turn", action, seat, does("end-turn"), group=group, refused=refused)


# The character's own action


def _ability(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    call, own = state.call, turn.seat
    used = turn.has_used("ability")
    match turn.character:
        case "assassin" | "thief" if not used:
            yield from _names(state, turn, seat)
        case "magistrate" | "blackmailer" if not used:
            yield from _tokens(state, turn, seat)
        case "spy" if not used:
            types = tuple(Choice(each.value, type_name(each)) for each in TYPES)
            spied = act.Spy(call, 0, TYPES[0], 0)
            which = ChoiceField(name="type", values=types)
            whom = seats("whom", others(state, own))
            yield move("ability", spied, seat, says("spy"), whom, which, number("cards"))
        case "magician" if not used:
            yield from _at(state, seat, others(state, own), lambda one: act.SwapHands(call, one))
            redrawn = act.Redraw(call, 0)
            yield move("redraw", redrawn, seat, does("redraw"), number("cards"))
        case "wizard" if not used:
            yield from _at(state, seat, others(state, own), lambda one: act.TakeCard(call, one))
        case "seer" | "scholar" if not used:
            yield move("ability", act.UseAbility(call), seat, does(turn.character))
        case "abbot" if not turn.has_used("gift"):
            yield from _at(state, seat, others(state, own), lambda one: act.Gift(call, one))
        case "emperor" if not turn.has_used("crown"):
            yield from _crown(state, seat)
        case "tax_collector" if not turn.has_used("collect"):
            label = Message("citadels-do-collect", n=state.tax)
            group: Group = "now" if state.tax else "more"
            yield move("ability", act.Collect(call), seat, label, group=group)
        case _:
            pass


def _at(
    state: State, seat: int | None, whom: Iterable[int], action: Callable[[int], Action]
) -> Iterator[Move]:
    return (aimed("ability", state, seat, at_seat(one), action(one)) for one in whom)


def _names(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.assassin.name] [R ci.char.thief.name] [R ci.char.witch.name_and_pause]"""
    for rank in state.ranks:
        name = character_name(state.character(rank))
        yield aimed("ability", state, seat, name, act.Name(state.call, rank))


def _tokens(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.ruling.marks_secret] Several together; by itself each one that may not be chosen."""
    values = []
    for rank in state.ranks:
        name = character_name(state.character(rank))
        try:
            naming.need_target(state, turn, rank, "action.ranks")
        except GameError as refusal:
            alone = act.Tokens(state.call, (rank,))
            yield move("ability", alone, seat, name, refused=refusal)
        else:
            values.append(Choice(rank, name))
    many = turn.row.marks
    if len(values) >= many:
        laid = ChoicesField(name="ranks", values=tuple(values), min=many, max=many)
        yield move("ability", act.Tokens(state.call, ()), seat, says("lay-down"), laid)


def _crown(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.char.emperor.takes] To each, for a gold or for a card; where neither is kept, it is
    not asked which.
    """
    for to in range(state.seats):
        ways = {take: Message(f"citadels-do-crown-{take}", who=SeatName(to)) for take in TAKES}
        if state.keeps:
            for take, label in ways.items():
                yield aimed("ability", state, seat, label, act.GiveCrown(state.call, to, take))
        else:
            values = tuple(Choice(take, label) for take, label in ways.items())
            taken = ChoiceField(name="take", values=values, optional=True)
            given = act.GiveCrown(state.call, to)
            yield aimed("ability", state, seat, at_seat(to), given, taken)


TAKES: tuple[act.Take, ...] = get_args(act.Take)
