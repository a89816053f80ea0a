"""The merchants' bags: handed back, opened, unpacked, let through by the clock."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Group, IntegerField, Move, Total, move
from companion.engine.refusal import RuleError

from .. import actions as act
from .. import hints
from ..goods import named
from ..model import Bag, BagStatus, DealStatus, Mark, Phase, State
from ..options import Tool
from ..rules.agreed import MADE, check_may_open, check_may_pass, pass_deals
from ..rules.needs import deciding
from ..tables import BAG, CARDS, declarable
from .values import cards_field, says, seat_choices, terms_field


def bags(state: State, seat: int | None) -> Iterator[Move]:
    for merchant in state.merchants if state.in_round else ():
        bag = state.bags[merchant]
        if bag.status is BagStatus.CLOSED:
            if state.phase is Phase.INSPECT and seat in (None, *state.officers):
                yield _pass(state, seat, merchant)
                yield from _open(state, seat, merchant)
                yield from _marks(state, seat, merchant)
            continue
        unknown = bag.status is BagStatus.PASSED and bag.brought is None
        if seat == merchant and unknown and state.has(Tool.STANDS):
            yield from _unpack(state, merchant)
        if bag.by_time:
            yield from _in_time(state, seat, merchant)
        if seat in (None, merchant):
            back = act.CorrectBag(state.round, merchant)
            label = Message("sheriff-screen-bag-back", who=SeatName(merchant))
            yield move("undecided", back, seat, label, group="correct")


def _pass(state: State, seat: int | None, merchant: int) -> Move:
    """[R s*.inspect.hand_back] The table may write down the bribe that was spoken."""
    refused = None
    try:
        check_may_pass(state, merchant)
    except RuleError as refusal:
        refused = refusal
    bribe = terms_field(state, "bribe", merchant, optional=True)
    return move(
        "pass",
        act.PassBag(state.round, merchant),
        seat,
        says("let-pass"),
        *_by(state, _deciders(state, seat)),
        *((bribe,) if seat is None else ()),
        group="now" if _free_to_pass(state, seat, merchant) else "more",
        refused=refused,
    )


def _free_to_pass(state: State, seat: int | None, merchant: int) -> bool:
    """Whether nobody else is to be asked before they let the bag pass."""
    alone = seat is None or state.deputy is None
    return alone or bool(pass_deals(state, merchant, *MADE))


def _marks(state: State, seat: int | None, merchant: int) -> Iterator[Move]:
    """[R s2.six.three_cases] What each of two deputies would do; the table puts it right."""
    if state.deputy is None:
        return
    bag = state.bags[merchant]
    for officer in state.officers if seat is None else (seat,):
        for mark, slot, label in (
            (Mark.PASS, "mark_pass", says("let-pass")),
            (Mark.OPEN, "mark_open", says("open")),
            (None, "unmark", says("unmark")),
        ):
            if mark is bag.marked(officer):
                continue
            refused = None
            try:
                if mark is Mark.PASS:
                    check_may_pass(state, merchant)
                if mark is Mark.OPEN:
                    check_may_open(state, merchant, (officer,))
            except RuleError as refusal:
                refused = refusal
            marked = act.MarkBag(state.round, merchant, officer, mark)
            group: Group = "now" if seat is not None else "correct"
            yield move(slot, marked, seat, label, group=group, refused=refused)


def _deciders(state: State, seat: int | None) -> tuple[int | None, ...]:
    """[R s2.six.three_cases] All of them together (None), or one deputy alone."""
    if state.deputy is None:
        return (None,)
    return (None, seat) if seat in state.officers else (None, *state.officers)


def _left_alone(state: State, seat: int | None, bag: Bag) -> bool:
    """[R s2.six.alone] Whether the other deputy would let it pass: then alone is likelier."""
    fellow = None if seat is None else state.fellow(seat)
    return fellow is not None and bag.marked(fellow) is Mark.PASS


def _by(
    state: State, deciders: tuple[int | None, ...], *, alone_first: bool = False
) -> tuple[ChoiceField, ...]:
    if state.deputy is None:
        return ()
    alone = seat_choices(tuple(one for one in deciders if one is not None))
    together = (Choice(None, says("both-together")),) if None in deciders else ()
    values = (*alone, *together) if alone_first else (*together, *alone)
    return (ChoiceField(name="by", values=values, optional=bool(together)),)


def _open(state: State, seat: int | None, merchant: int) -> Iterator[Move]:
    """[R s*.inspect.open] [R s2.ruling.wrong_number] With as many cards as were declared, or with
    the number put right; or settled by hand.
    """
    deciders, refused = _deciders(state, seat), None
    may = []
    for by in deciders:
        try:
            check_may_open(state, merchant, deciding(state, by))
            may.append(by)
        except RuleError as refusal:
            refused = refusal
    if may:
        deciders, refused = tuple(may), None
    bag = state.bags[merchant]
    by_whom = _by(state, deciders, alone_first=_left_alone(state, seat, bag))
    goods = declarable(state.seats) if bag.good is None else (bag.good,)
    good = ChoiceField(
        name="good",
        label=says("declared-good"),
        values=tuple(Choice(good, named(good)) for good in goods),
        optional=bag.good is not None,
    )
    cards = cards_field("bag", most=BAG[1], label=says("in-the-bag"))
    for corrected in (False, True):
        yield move(
            "judge",
            act.OpenBag(state.round, merchant, count_corrected=corrected),
            seat,
            says("judge"),
            *by_whom,
            good,
            cards,
            when=(_size(bag, corrected, "bag"),),
            group="more" if corrected else "now",
            refused=refused,
        )
    by_hand = act.OpenBag(state.round, merchant)
    label = says("by-hand")
    yield move("open", by_hand, seat, label, *by_whom, group="more", refused=refused)


def _size(bag: Bag, corrected: bool, *fields: str) -> Total:
    """[R s*.load.one_to_five] [R s*.declare.true_number] How many cards came out of a bag."""
    declared = hints.declared(bag)
    if bag.count is None or declared is None or corrected:
        low, high = BAG
        return Total(fields, high, says("bag-size"), low)
    words = Message("sheriff-screen-count-said", declared=declared)
    return Total(fields, bag.count, words, bag.count)


def _unpack(state: State, merchant: int) -> Iterator[Move]:
    """[R s*.pass.legal_open] [R s*.pass.contraband_secret]"""
    most = BAG[1]
    for corrected in (False, True):
        yield move(
            "unpack",
            act.Unpack(state.round, {}, count_corrected=corrected),
            merchant,
            says("unpack"),
            cards_field("goods", tuple(CARDS), most, label=says("in-the-bag")),
            IntegerField(name="unknown", min=0, max=most, optional=True),
            when=(_size(state.bags[merchant], corrected, "goods", "unknown"),),
            group="more" if corrected else "now",
        )


def _in_time(state: State, seat: int | None, merchant: int) -> Iterator[Move]:
    """[R s2.ruling.timer_agreed] A deal that was offered in time, or a bribe that was spoken."""
    label = says("in-time")
    for deal in pass_deals(state, merchant, DealStatus.LAPSED):
        if seat in (None, *state.speakers(deal, deal.partner)):
            agreed = act.AgreedInTime(state.round, merchant, deal.id)
            yield move("deal_in_time", agreed, seat, label, group="more")
    if seat in (None, merchant):
        yield move(
            "bribe_in_time",
            act.AgreedInTime(state.round, merchant),
            seat,
            label,
            *_by(state, (None, *state.officers)),
            terms_field(state, "bribe", merchant, optional=True),
            group="more",
        )
