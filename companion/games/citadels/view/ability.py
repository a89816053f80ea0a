"""The character's own action, with all that it may be aimed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.engine.message import Message, SeatName
from companion.engine.refusal import GameError

from .. import actions as act
from ..actions import Action
from ..cast import character_name, district_name
from ..holdings import Built
from ..model import State, Turn
from ..options import Tool
from ..rules import naming, rank8
from ..rules.needs import need_free
from ..tables import (
    CHARACTERS,
    Type,
)
from .parts import Choice, Struct, choice

_Aimed = Callable[[int], Action]
"""an action, once it is known at whom it is aimed"""


class SwapView(Struct, frozen=True):
    """A district of another city, and what the Diplomat may give for it."""

    seat: int
    district: str
    name: Message
    cost: int
    why: Message | None
    """why nothing can be given for it"""
    gives: tuple[Choice, ...]


class AbilityView(Struct, frozen=True):
    """The character's own action."""

    kind: str
    """the kind of the action it leads to"""
    done: bool
    many: int
    """how many ranks are chosen together, for tokens; else 1"""
    base: Action | None
    """what is filled in: `ranks` for tokens, `type` and `cards` for the Spy …"""
    choices: tuple[Choice, ...]
    """for tokens they carry no action: whichever has no `why` may be among the `ranks`"""
    swaps: tuple[SwapView, ...] = ()


def ability_view(state: State, turn: Turn) -> AbilityView | None:
    call, used = state.call, turn.has_used("ability")
    match turn.character:
        case "assassin" | "witch" | "thief":
            choices = tuple(
                choice(state, turn.seat, _rank_name(state, rank), act.Name(call, rank), rank=rank)
                for rank in state.ranks
            )
            return AbilityView("name", used, 1, None, choices)
        case "magistrate" | "blackmailer":
            return _tokens(state, turn)
        case "spy":
            return _players("spy", state, turn, lambda seat: act.Spy(call, seat, Type.NOBLE, 0))
        case "magician":
            view = _players("swap_hands", state, turn, lambda seat: act.SwapHands(call, seat))
            redraw = choice(
                state, turn.seat, Message("citadels-do-redraw"), act.Redraw(call, cards=1)
            )
            return AbilityView("swap_hands", used, 1, redraw.action, view.choices)
        case "wizard":
            return _players("take_card", state, turn, lambda seat: act.TakeCard(call, seat))
        case "seer" | "scholar":
            done = choice(
                state,
                turn.seat,
                Message(f"citadels-do-{turn.character}"),
                act.UseAbility(call),
            )
            return AbilityView("use_ability", used, 1, None, (done,))
        case "emperor":
            return _crown(state, turn)
        case "abbot":
            view = _players("gift", state, turn, lambda seat: act.Gift(call, seat))
            return AbilityView("gift", turn.has_used("gift"), 1, None, view.choices)
        case "warlord":
            return _destroy(state, turn)
        case "diplomat":
            return _exchange(state, turn)
        case "marshal":
            return _seize(state, turn)
        case "artist":
            return _beautify(state, turn)
        case "tax_collector":
            label = Message("citadels-do-collect", n=state.tax)
            take = choice(state, turn.seat, label, act.Collect(call))
            return AbilityView("collect", turn.has_used("collect"), 1, None, (take,))
        case _:
            return None


def _rank_name(state: State, rank: int) -> Message:
    return character_name(state.character(rank))


def _tokens(state: State, turn: Turn) -> AbilityView:
    """Each rank by itself: without a `why` it may be one of those that are chosen together."""
    used = turn.has_used("ability")
    choices: list[Choice] = []
    for rank in state.ranks:
        label = _rank_name(state, rank)
        try:
            need_free(state, state.call)
            naming.need_target(state, turn, rank, "action.ranks")
        except GameError as refusal:
            choices.append(Choice(label, None, refusal.message, refusal.rule, rank=rank))
        else:
            choices.append(Choice(label, None, rank=rank))
    base = None if used else act.Tokens(state.call, ())
    return AbilityView("tokens", used, turn.row.marks, base, tuple(choices))


def _players(kind: str, state: State, turn: Turn, action: _Aimed) -> AbilityView:
    choices = tuple(
        choice(state, turn.seat, _seat_label(seat), action(seat), whom=seat)
        for seat in range(state.seats)
        if seat != turn.seat
    )
    return AbilityView(kind, turn.has_used("ability"), 1, None, choices)


def _seat_label(seat: int) -> Message:
    return Message("citadels-do-seat", who=SeatName(seat))


def _crown(state: State, turn: Turn) -> AbilityView:
    """[R ci.char.emperor.takes] To each, for a gold or for a card."""
    choices = tuple(
        choice(
            state,
            turn.seat,
            Message(f"citadels-do-crown-{take}", who=SeatName(seat)),
            act.GiveCrown(state.call, seat, take),
            whom=seat,
        )
        for seat in range(state.seats)
        for take in ("gold", "cards")
    )
    return AbilityView("give_crown", turn.has_used("crown"), 1, None, choices)


def districts_of(state: State, seat: int) -> Iterator[Built]:
    """One of each kind that can be told apart."""
    yield from dict.fromkeys(state.cities[seat])


def _destroy(state: State, turn: Turn) -> AbilityView:
    used = turn.has_used("ability")
    if not state.has(Tool.CITIES):
        return _said("destroy", state, turn, lambda seat: act.Destroy(state.call, seat, price=0))
    choices = tuple(
        choice(
            state,
            turn.seat,
            district_name(built.district),
            act.Destroy(state.call, seat, built.district, beautified=built.beautified),
            whom=seat,
            district=built.district,
            beautified=built.beautified,
            price=rank8.price_to_destroy(state, seat, built),
        )
        for seat in range(state.seats)
        for built in districts_of(state, seat)
    )
    return AbilityView("destroy", used, 1, None, choices)


def _said(kind: str, state: State, turn: Turn, action: _Aimed) -> AbilityView:
    """Where cities are not kept: at whom, and for how much is said."""
    choices = tuple(
        choice(state, turn.seat, _seat_label(seat), action(seat), whom=seat)
        for seat in range(state.seats)
        if seat != turn.seat or kind == "destroy"
    )
    return AbilityView(kind, turn.has_used("ability"), 1, None, choices)


def _exchange(state: State, turn: Turn) -> AbilityView:
    used = turn.has_used("ability")
    if not state.has(Tool.CITIES):
        return _said("exchange", state, turn, lambda seat: act.Exchange(state.call, seat, price=0))
    swaps = tuple(
        _swap(state, turn, seat, theirs)
        for seat in range(state.seats)
        if seat != turn.seat
        for theirs in districts_of(state, seat)
    )
    return AbilityView("exchange", used, 1, None, (), swaps if not used else ())


def _swap(state: State, turn: Turn, seat: int, theirs: Built) -> SwapView:
    tried = tuple(
        choice(
            state,
            turn.seat,
            district_name(mine.district),
            act.Exchange(state.call, seat, theirs.district, mine.district),
            district=mine.district,
            beautified=mine.beautified,
            price=rank8.price_to_exchange(state, seat, theirs, mine),
        )
        for mine in districts_of(state, turn.seat)
    )
    gives = tuple(each for each in tried if each.likely)
    why = None if gives else next((each.why for each in tried), Message("citadels-nothing-to-give"))
    return SwapView(seat, theirs.district, district_name(theirs.district), theirs.cost, why, gives)


def _seize(state: State, turn: Turn) -> AbilityView:
    if not state.has(Tool.CITIES):
        return _said("seize", state, turn, lambda seat: act.Seize(state.call, seat, price=0))
    choices = tuple(
        choice(
            state,
            turn.seat,
            district_name(built.district),
            act.Seize(state.call, seat, built.district),
            whom=seat,
            district=built.district,
            beautified=built.beautified,
            price=built.cost + rank8.surcharge(state, seat, built.district),
        )
        for seat in range(state.seats)
        if seat != turn.seat
        for built in districts_of(state, seat)
    )
    return AbilityView("seize", turn.has_used("ability"), 1, None, choices)


def _beautify(state: State, turn: Turn) -> AbilityView:
    done = turn.used.count("beautify") >= CHARACTERS["artist"].marks
    if not state.has(Tool.CITIES):
        one = choice(
            state, turn.seat, Message("citadels-do-beautify"), act.Beautify(state.call), price=1
        )
        return AbilityView("beautify", done, 1, None, (one,))
    choices = tuple(
        choice(
            state,
            turn.seat,
            district_name(built.district),
            act.Beautify(state.call, built.district),
            whom=turn.seat,
            district=built.district,
            beautified=built.beautified,
            price=1,
        )
        for built in districts_of(state, turn.seat)
    )
    return AbilityView("beautify", done, 1, None, choices)
