"""The abstract classes of this game's actions, and who may send them.

Luck and the clock stand in the actions: fields that a client may leave empty are filled in by
`decide` before the action is written down. `at` is the server's clock, milliseconds, whatever a
client sends; 0 in logs of before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic

from companion.engine import action as kernel
from companion.engine.action import GameAction, Who
from companion.engine.authority import Authority, owner_named_in
from companion.engine.game import Narration, Remark
from companion.engine.message import Arg, Message, SeatName
from companion.engine.needs import need_phase
from companion.engine.values import Seat

from ..goods import Goods, list_goods
from ..model import STEPS, Deal, DealStatus, Phase, State
from ..options import Tool
from ..rules.agreed import list_parties
from ..rules.bags import note_done
from ..rules.needs import need_merchant, need_round
from ..view.goods import side_view

Seats = tuple[int, ...] | None
"""who may; None: anybody, also where the action is about something settled or unknown, which
`apply` refuses better
"""


class Deed(GameAction[State, Who], Generic[Who], frozen=True):
    """Anything that is done at this table."""

    deal_log: ClassVar[str] = "sheriff-log-pass-deal"
    """the message with which its line tells of a deal"""

    def find_deal(self, before: State, after: State) -> Deal | None:
        """The deal of which its own line tells."""
        return None

    def narrate(self, before: State, after: State, seat: Who) -> Narration:
        deal = self.find_deal(before, after)
        if deal is None:
            return super().narrate(before, after, seat)
        return narrate_deal(after, deal, self.deal_log)

    def remarks(self, before: State, after: State, seat: Who) -> Iterable[Message]:
        """What our notes say against it. The table is right: it is done all the same.

        All of it rests on what everybody may know: gold, legal goods, the number of cards face
        down.
        """
        return ()


AnyDeed = Deed[Any]


class OfRound(Deed[Who], Generic[Who], frozen=True):
    """Names the round that is played."""

    phases: ClassVar[tuple[Phase, ...]] = STEPS

    round: int

    def check(self, state: State, seat: Who) -> None:
        need_round(state, self.round)


class ByMerchant(OfRound[int], frozen=True):
    """Done by a merchant of this round."""

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        need_phase(state, *self.phases)
        need_merchant(state, seat, "seat")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and seat not in state.officers


class AboutBag(OfRound[int | None], frozen=True):
    """Names the bag of a merchant of this round."""

    merchant: Seat

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        need_phase(state, *self.phases)
        need_merchant(state, self.merchant)

    def find_deal(self, before: State, after: State) -> Deal | None:
        return next(iter(list_carried_out(before, after)), None)


def narrate_stand(key: str, seat: int, goods: Goods, unknown: int) -> Narration:
    """[R s*.pass.contraband_number] What came to a stand or lies there: legal goods by kind, the
    rest by number; every kind for its owner alone.
    """
    who, nothing = SeatName(seat), Message("sheriff-nothing")
    face_down = goods.select_hidden().count + unknown
    public = Message(key, who=who, goods=list_goods(goods.legal()) or nothing, n=face_down)
    if not face_down:
        return Narration(public)
    own = Message(f"{key}-own", who=who, goods=list_goods(goods) or nothing, n=unknown)
    return Narration(public, ((seat, own),))


# -- Deals in the words of the log, to each reader as much as they may know --------------------


def list_carried_out(before: State, after: State) -> list[Deal]:
    """Deals that both sides have given for just now."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def narrate_deal(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Kinds of hidden goods are for the two partners."""

    def words(party: bool) -> Message:
        gives, wants = (side_view(side, party).words for _, side in deal.sides)
        return Message(key, **_partners(state, deal), gives=gives, wants=wants)

    public, full = words(party=False), words(party=True)
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in list_parties(state, deal)))


def log_partners(state: State, id: int, key: str) -> Message:
    """What became of a deal, without its terms."""
    deal = next(deal for deal in state.deals if deal.id == id)
    return Message(key, **_partners(state, deal))


def _partners(state: State, deal: Deal) -> dict[str, Arg]:
    """Each the seat, or both deputies for whom it stands."""

    def name(seat: int) -> Arg:
        both = seat == deal.officer
        return tuple(map(SeatName, state.officers)) if both else SeatName(seat)

    return {"who": name(deal.proposer), "whom": name(deal.partner)}


# -- Who may -----------------------------------------------------------------------------------


def _list_officers(state: State, seat: int, action: Any) -> Seats:
    return None if state.deputy is None else state.officers


WHO: Authority[State] = owner_named_in("who")
DEPUTIES: Authority[State] = Authority("sheriff", _list_officers)
"""[R s2.six.split_rest] either deputy, whose loot it is"""


# -- As the rules have it ----------------------------------------------------------------------


def apply(state: State, seat: int | None, action: AnyDeed) -> State:
    """The next state, or a `GameError`; whose bag is done with just now is noted."""
    after = kernel.apply(state, seat, action)
    return note_done(state, after) if after.phase is Phase.INSPECT else after


def narrate(before: State, after: State, seat: int | None, action: AnyDeed) -> Narration:
    """`after` is what `action` made of `before`; deals that were carried out are told with it."""
    narration, own = action.narrate(before, after, seat), action.find_deal(before, after)
    for deal in list_carried_out(before, after):
        if own is None or deal.id != own.id:
            narration = _join(narration, narrate_deal(after, deal, Deed.deal_log))
    return narration


def _join(first: Narration, second: Narration) -> Narration:
    """Two things that happened at once, for everybody as much as they may know."""

    def both(viewer: int | None, revealed: bool) -> Message:
        one, other = (narration.for_viewer(viewer, revealed) for narration in (first, second))
        return Message("sheriff-log-then", first=one, second=other)

    seats = sorted({seat for narration in (first, second) for seat, _ in narration.private})
    private = tuple((seat, both(seat, False)) for seat in seats)
    full = both(None, True) if private else None
    return Narration(both(None, False), private, full)


def remarks(before: State, after: State, seat: int | None, action: AnyDeed) -> tuple[Remark, ...]:
    """What our notes say against the action, and against what was paid for deals: with coins on
    the table a bribe may be more than we know of.
    """
    found = [*action.remarks(before, after, seat)]
    for deal in list_carried_out(before, after) if before.has(Tool.BANK) else ():
        for (payer, _), gold in zip(deal.sides, deal.paid, strict=True):
            found += list_short_gold(before, payer, gold)
    return tuple(Remark(Message("sheriff-remark", words=words)) for words in found)


def list_short_gold(before: State, payer: int, amount: int) -> Iterator[Message]:
    """With coins on the table: a payer who had less by our notes."""
    if before.gold[payer] < amount:
        yield Message("sheriff-remark-gold", who=SeatName(payer), n=before.gold[payer])
