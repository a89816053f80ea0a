"""An entry in words: what everybody may read, and what those in the secret may read."""

from __future__ import annotations

from typing import assert_never

from companion.engine.game import Narration
from companion.engine.message import Arg, Message, SeatName

from . import actions as act
from .actions import Action
from .goods import Goods, counted, listed
from .model import LOOT, Bag, BagStatus, Deal, DealStatus, Phase, Receiver, State
from .rules.deals import parties
from .rules.market import PRICE
from .rules.needs import deciding, phase_name
from .view import side_view

BANK = Message("sheriff-the-bank")


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    """`after` is what `action` made of `before`; deals that were carried out are told with it."""
    main, told = _main(before, after, seat, action)
    others = [
        _deal(after, deal, "sheriff-log-pass-deal")
        for deal in _carried_out(before, after)
        if deal.id != told
    ]
    for other in others:
        main = _then(main, other)
    return main


def _main(
    before: State, after: State, seat: int | None, action: Action
) -> tuple[Narration, int | None]:
    """The entry itself, and the deal that it tells of."""
    match action:
        case act.Offer():
            return _deal(after, after.deals[-1], "sheriff-log-offer"), None
        case act.Unpack():
            assert seat is not None
            return _unpacked(after, seat, action), None
        case act.ShareRest():
            return _shared(before, action), None
        case act.CorrectStand():
            return _stand(action), None
        case act.Answer(accept=False):
            return Narration(_about(before, action.deal, "sheriff-log-decline")), None
        case act.Answer():
            deal = next(deal for deal in after.deals if deal.id == action.deal)
            return _deal(after, deal, "sheriff-log-agree"), deal.id
        case act.PassBag() | act.AgreedInTime():
            key = "sheriff-log-pass-deal"
            if isinstance(action, act.AgreedInTime):
                key = "sheriff-log-in-time"
            for deal in _carried_out(before, after):
                return _deal(after, deal, key), deal.id
            return Narration(Message("sheriff-log-pass", who=SeatName(action.merchant))), None
        case _:
            return Narration(_public(before, after, seat, action)), None


def _carried_out(before: State, after: State) -> list[Deal]:
    """Deals that both sides have given for just now."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def _then(first: Narration, second: Narration) -> Narration:
    """Two things that happened at once, for everybody as much as they may know."""

    def both(viewer: int | None, revealed: bool) -> Message:
        return Message(
            "sheriff-log-then",
            first=first.for_viewer(viewer, revealed),
            second=second.for_viewer(viewer, revealed),
        )

    seats = sorted({seat for told in (first, second) for seat, _ in told.private})
    private = tuple((seat, both(seat, False)) for seat in seats)
    full = both(None, True) if private else None
    return Narration(both(None, False), private, full)


def _public(before: State, after: State, seat: int | None, action: Action) -> Message:
    """Entries that hold no secret."""
    who: Arg = Message("sheriff-the-table") if seat is None else SeatName(seat)
    match action:
        case act.Begin():
            if after.deputy is not None:
                return _deputies(after)
            drawn = "sheriff-log-begin-drawn" if action.among else "sheriff-log-begin"
            return Message(drawn, sheriff=SeatName(after.sheriff))
        case act.Advance():
            return _advanced(after)
        case act.NameFirst():
            return Message("sheriff-log-first", who=SeatName(action.merchant))
        case act.Declare():
            return Message("sheriff-log-declare", who=who, goods=counted(action.good, action.count))
        case act.Withdraw():
            return _about(before, action.deal, "sheriff-log-withdraw")
        case act.Release():
            return _about(before, action.deal, "sheriff-log-release")
        case act.OpenBag():
            return _opened(after, action.merchant, deciding(after, action.by))
        case act.TimerStart():
            return Message("sheriff-log-timer-start")
        case act.TimerPause():
            return Message("sheriff-log-timer-pause")
        case act.TimerExtend():
            return Message("sheriff-log-timer-extend", n=action.seconds)
        case act.TimerReset():
            return Message("sheriff-log-timer-reset")
        case act.TimeUp():
            return _time_up(before, after)
        case act.Pay():
            payer, payee = _purse(action.payer), _purse(action.payee)
            return Message("sheriff-log-pay", payer=payer, payee=payee, n=action.amount)
        case act.SettleDebt():
            return _debt_settled(before, action)
        case act.CorrectGold():
            had = before.gold[action.who]
            name = SeatName(action.who)
            return Message("sheriff-log-correct-gold", who=name, n=action.gold, had=had)
        case act.CorrectRound():
            return Message(
                "sheriff-log-correct-round",
                n=after.round,
                sheriff=SeatName(after.sheriff),
                phase=phase_name(after.phase),
            )
        case act.Trade():
            value = after.orders[seat or 0][-1][1]
            goods = counted(action.good, PRICE)
            return Message("sheriff-log-trade", who=who, goods=goods, n=value)
        case act.CorrectLoot():
            return Message("sheriff-log-correct-loot", n=action.gold)
        case act.CorrectBag():
            return Message("sheriff-log-correct-bag", who=SeatName(action.merchant))
        case act.SwitchTool():
            tool = Message(f"sheriff-tool-{action.tool.value}")
            return Message(
                "sheriff-log-tool-on" if action.on else "sheriff-log-tool-off", tool=tool
            )
        case act.ChangeOptions():
            return Message("sheriff-log-options")
        case act.EnterFinal():
            return Message(
                "sheriff-log-entered", who=who, n=action.gold, goods=_goods(action.goods)
            )
        case act.Finish():
            return Message("sheriff-log-finish")
        case (
            act.Offer()
            | act.Answer()
            | act.PassBag()
            | act.AgreedInTime()
            | act.Unpack()
            | act.CorrectStand()
            | act.ShareRest()
        ):
            raise AssertionError("told with its secrets")
        case _:
            assert_never(action)


def _purse(seat: int | None) -> Arg:
    return BANK if seat is None else SeatName(seat)


def _goods(goods: dict[str, int]) -> Arg:
    return listed(Goods.of(goods)) or Message("sheriff-nothing")


def _entered(who: Arg, action: act.EnterFinal) -> Message:
    promo = tuple(Message("sheriff-promo-cards", n=len(action.promo)) for _ in action.promo[:1])
    goods = (*listed(Goods.of(action.goods)), *promo) or Message("sheriff-nothing")
    return Message("sheriff-log-entered", who=who, n=action.gold, goods=goods)


def _advanced(after: State) -> Message:
    match after.phase:
        case Phase.MARKET if after.deputy is not None:
            return _deputies(after)
        case Phase.MARKET:
            return Message("sheriff-log-round", n=after.round, sheriff=SeatName(after.sheriff))
        case Phase.FINAL:
            return Message("sheriff-log-final")
        case _:
            return Message("sheriff-log-phase", n=after.round, phase=phase_name(after.phase))


def _side_name(state: State, deal: Deal, seat: int) -> Arg:
    """The seat, or both deputies for whom it stands."""
    if seat != deal.officer:
        return SeatName(seat)
    return tuple(SeatName(officer) for officer in state.officers)


def _deputies(after: State) -> Message:
    seats = tuple(SeatName(officer) for officer in after.officers)
    return Message("sheriff-log-deputies", n=after.round, seats=seats)


def _shared(before: State, action: act.ShareRest) -> Narration:
    """[R s2.ruling.six_loot_seen] Kinds of face-down cards are for the two deputies."""
    gold = (Message("sheriff-gold", n=action.gold),) if action.gold else ()
    goods = Goods.of(action.goods)
    cards = goods.hidden().count + action.unknown
    covered = (Message("sheriff-cards", n=cards),) if cards else ()
    to = SeatName(action.to)
    what = (*gold, *listed(goods.legal()), *covered) or Message("sheriff-nothing")
    public = Message("sheriff-log-share", who=to, what=what)
    if not goods.hidden():
        return Narration(public)
    rest = (Message("sheriff-cards", n=action.unknown),) if action.unknown else ()
    own = Message("sheriff-log-share", who=to, what=(*gold, *listed(goods), *rest))
    return Narration(public, tuple((officer, own) for officer in before.officers))


def _terms(state: State, deal: Deal, party: bool) -> dict[str, Arg]:
    return {
        "who": _side_name(state, deal, deal.proposer),
        "whom": _side_name(state, deal, deal.partner),
        "gives": side_view(deal.gives, party).words,
        "wants": side_view(deal.wants, party).words,
    }


def _deal(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Kinds of hidden goods are for the two partners."""
    public = Message(key, **_terms(state, deal, party=False))
    full = Message(key, **_terms(state, deal, party=True))
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in parties(state, deal)))


def _about(state: State, id: int, key: str) -> Message:
    deal = next(deal for deal in state.deals if deal.id == id)
    who = _side_name(state, deal, deal.proposer)
    return Message(key, who=who, whom=_side_name(state, deal, deal.partner))


def _opened(after: State, merchant: int, deciders: tuple[int, ...]) -> Message:
    bag = after.bags[merchant]
    who, sheriff = SeatName(merchant), tuple(SeatName(seat) for seat in deciders)
    verdict = bag.verdict
    if verdict is None:
        return Message("sheriff-log-opened", who=who, sheriff=sheriff)
    if verdict.truthful:
        goods = listed(verdict.to_stand)
        n = verdict.sheriff_pays
        return Message("sheriff-log-honest", who=who, sheriff=sheriff, goods=goods, n=n)
    return Message(
        "sheriff-log-liar",
        who=who,
        sheriff=sheriff,
        to=Message("sheriff-the-loot") if len(deciders) > 1 else SeatName(deciders[0]),
        goods=listed(verdict.confiscated),
        n=verdict.merchant_pays,
    )


def _unpacked(after: State, seat: int, action: act.Unpack) -> Narration:
    """[R s*.pass.contraband_number] Legal goods by kind, the rest by number."""
    goods = Goods.of(action.goods)
    legal = listed(goods.legal()) or Message("sheriff-nothing")
    cards = goods.hidden().count + action.unknown
    public = Message("sheriff-log-unpack", who=SeatName(seat), goods=legal, n=cards)
    if not cards:
        return Narration(public)
    own = Message(
        "sheriff-log-unpack-own",
        who=SeatName(seat),
        goods=listed(goods) or Message("sheriff-nothing"),
        n=action.unknown,
    )
    return Narration(public, ((seat, own),))


def _stand(action: act.CorrectStand) -> Narration:
    who = SeatName(action.who)
    legal = _goods(action.legal)
    hidden = Goods.of(action.hidden or {})
    n = hidden.count + action.unknown
    public = Message("sheriff-log-correct-stand", who=who, goods=legal, n=n)
    if not n:
        return Narration(public)
    all_goods = _goods({**action.legal, **(action.hidden or {})})
    own = Message("sheriff-log-correct-stand-own", who=who, goods=all_goods, n=action.unknown)
    return Narration(public, ((action.who, own),))


def _time_up(before: State, after: State) -> Message:
    passed = tuple(
        SeatName(seat)
        for seat in (after.merchants if after.in_round else ())
        if _was_closed(before.bags[seat]) and not _was_closed(after.bags[seat])
    )
    if not passed:
        return Message("sheriff-log-time-up")
    return Message("sheriff-log-time-up-passed", seats=passed)


def _was_closed(bag: Bag) -> bool:
    return bag.status is BagStatus.CLOSED


def _creditor(creditor: Receiver) -> Arg:
    return Message("sheriff-the-loot") if creditor == LOOT else SeatName(creditor)


def _debt_settled(before: State, action: act.SettleDebt) -> Message:
    debt = next(debt for debt in before.debts if debt.id == action.debt)
    who, whom = SeatName(debt.debtor), _creditor(debt.creditor)
    if action.cards is None and not action.gold:
        return Message("sheriff-log-debt-by-hand", who=who, whom=whom, owed=debt.owed)
    gold = (Message("sheriff-gold", n=action.gold),) if action.gold else ()
    paid = (*gold, *listed(Goods.of(action.cards or {}))) or (Message("sheriff-nothing"),)
    return Message("sheriff-log-debt", who=who, whom=whom, paid=paid, owed=debt.owed)
