"""Entries of which some people may know more than others."""

from __future__ import annotations

from companion.engine.game import Narration
from companion.engine.message import Arg, Message, SeatName

from .. import actions as act
from ..goods import Goods, listed
from ..model import Deal, State
from ..rules.agreed import parties
from ..view.sides import side_view
from .openly import goods_named, side_name


def shared(before: State, action: act.ShareRest) -> Narration:
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
        "who": side_name(state, deal, deal.proposer),
        "whom": side_name(state, deal, deal.partner),
        "gives": side_view(deal.gives, party).words,
        "wants": side_view(deal.wants, party).words,
    }


def deal_told(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Kinds of hidden goods are for the two partners."""
    public = Message(key, **_terms(state, deal, party=False))
    full = Message(key, **_terms(state, deal, party=True))
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in parties(state, deal)))


def unpacked(after: State, seat: int, action: act.Unpack) -> Narration:
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


def stand(action: act.CorrectStand) -> Narration:
    who = SeatName(action.who)
    legal = goods_named(action.legal)
    hidden = Goods.of(action.hidden or {})
    n = hidden.count + action.unknown
    public = Message("sheriff-log-correct-stand", who=who, goods=legal, n=n)
    if not n:
        return Narration(public)
    all_goods = goods_named({**action.legal, **(action.hidden or {})})
    own = Message("sheriff-log-correct-stand-own", who=who, goods=all_goods, n=action.unknown)
    return Narration(public, ((action.who, own),))


def entered(seat: int, action: act.EnterFinal) -> Narration:
    """[R s*.end.reveal] What was counted is its owner's until the result is shown."""
    who = SeatName(seat)
    promo = tuple(Message("sheriff-promo-cards", n=len(action.promo)) for _ in action.promo[:1])
    goods = (*listed(Goods.of(action.goods)), *promo) or Message("sheriff-nothing")
    full = Message("sheriff-log-entered", who=who, n=action.gold, goods=goods)
    return Narration(Message("sheriff-log-counted", who=who), ((seat, full),), full)
