"""What our notes say against what people did. The table is right: it is done all the same.

All of it rests on what everybody may know: gold, legal goods, the number of cards face down.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import Remark
from companion.engine.message import Message, SeatName
from companion.engine.refusal import RuleError

from . import actions as act
from . import debt
from .actions import Action
from .goods import Goods
from .model import DealStatus, State
from .options import Tool
from .rules import market


def remarks(before: State, after: State, seat: int | None, action: Action) -> tuple[Remark, ...]:
    """`after` is what `action` made of `before`."""
    return tuple(
        Remark(Message("sheriff-remark", words=words))
        for words in _against(before, after, seat, action)
    )


def _against(before: State, after: State, seat: int | None, action: Action) -> Iterator[Message]:
    match action:
        case act.Pay(payer=int(payer)):
            yield from _gold(before, payer, action.amount)
        case act.SettleDebt():
            yield from _debt(before, action)
        case act.ShareRest():
            yield from _loot(before, action)
        case act.Trade() if seat is not None:
            doubt = market.doubt(before, seat)
            if doubt is not None:
                yield doubt
        case act.CorrectRound():
            yield from _deputies(before, action)
        case (
            act.PassBag() | act.MarkBag() | act.Answer() | act.AgreedInTime()
            | act.Advance() | act.TimeUp()
        ):  # fmt: skip
            yield from _deals(before, after)
        case _:
            pass


def _gold(before: State, payer: int, amount: int) -> Iterator[Message]:
    """With coins on the table."""
    if before.gold[payer] < amount:
        yield Message("sheriff-remark-gold", who=SeatName(payer), n=before.gold[payer])


def _deals(before: State, after: State) -> Iterator[Message]:
    """With coins on the table a bribe may be more than we know of."""
    if not before.has(Tool.BANK):
        return
    kept = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    for deal in after.deals:
        if deal.status is DealStatus.KEPT and deal.id not in kept:
            yield from _gold(before, deal.proposer, deal.paid[0])
            yield from _gold(before, deal.partner, deal.paid[1])


def _debt(before: State, action: act.SettleDebt) -> Iterator[Message]:
    """[R s*.debt.legal_first] [R s2.debt.enough] [R s*.debt.contraband] What the choice of cards
    would be judged by, if everything were noted.
    """
    owing = next(owing for owing in before.debts if owing.id == action.debt)
    yield from _gold(before, owing.debtor, action.gold)
    if action.cards is None or not before.has(Tool.STANDS):
        return
    stand = before.stands[owing.debtor]
    try:
        debt.check_choice(
            before.options.book,
            owing.owed - action.gold,
            stand.legal,
            stand.face_down,
            Goods.of(action.cards),
        )
    except RuleError as error:
        yield error.message


def _loot(before: State, action: act.ShareRest) -> Iterator[Message]:
    goods = Goods.of(action.goods)
    if action.gold > before.loot_gold:
        yield Message("sheriff-remark-loot-gold", n=before.loot_gold)
    face_down = goods.hidden().count + action.unknown
    if not before.loot.legal.covers(goods.legal()) or face_down > before.loot.face_down:
        yield Message("sheriff-loot-less", cards=before.loot.face_down)


def _deputies(before: State, action: act.CorrectRound) -> Iterator[Message]:
    """[R s2.six.three_rounds] Nobody is deputy twice before the cards are shuffled again."""
    if not before.with_deputies:
        return
    begun = (action.round - 1) // 3 * 3
    known = before.turned_up[begun : min(action.round, before.round) - 1]
    for seat in (action.sheriff, action.deputy):
        if any(seat in pair for pair in known):
            yield Message("sheriff-remark-deputy", who=SeatName(seat or 0))
