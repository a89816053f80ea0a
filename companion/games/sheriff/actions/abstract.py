"""The abstract classes of this game's actions, and who may send them.

Results of luck and the clock are fields of the actions: `decide` fills in what a client leaves
empty before the action is stored. `at` is the server's clock in milliseconds, whatever a client
sends; 0 in old logs.
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
"""seats that may send an action; None: anybody, also where it is about something settled or
unknown, which `apply` refuses with a better reason
"""


class Deed(GameAction[State, Who], Generic[Who], frozen=True):
    """The base class of every action of this game."""

    deal_log: ClassVar[str] = "sheriff-log-pass-deal"
    """the message that tells of a deal carried out by the action"""

    def find_deal(self, before: State, after: State) -> Deal | None:
        """Return the deal that the action's own log line tells of."""
        return None

    def narrate(self, before: State, after: State, seat: Who) -> Narration:
        deal = self.find_deal(before, after)
        if deal is None:
            return super().narrate(before, after, seat)
        return narrate_deal(after, deal, self.deal_log)

    def remarks(self, before: State, after: State, seat: Who) -> Iterable[Message]:
        """List what our notes say against the action. The table is right, so it is done all the
        same.

        Everything rests on what everybody may know: gold, legal goods, the number of cards face
        down.
        """
        return ()


AnyDeed = Deed[Any]


class OfRound(Deed[Who], Generic[Who], frozen=True):
    """An action that names the round it belongs to."""

    phases: ClassVar[tuple[Phase, ...]] = STEPS

    round: int

    def check(self, state: State, seat: Who) -> None:
        need_round(state, self.round)


class ByMerchant(OfRound[int], frozen=True):
    """An action of a merchant of this round."""

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        need_phase(state, *self.phases)
        need_merchant(state, seat, "seat")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and seat not in state.officers


class AboutBag(OfRound[int | None], frozen=True):
    """An action about the bag of a merchant of this round."""

    merchant: Seat

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        need_phase(state, *self.phases)
        need_merchant(state, self.merchant)

    def find_deal(self, before: State, after: State) -> Deal | None:
        return next(iter(list_carried_out(before, after)), None)


def narrate_stand(key: str, seat: int, goods: Goods, unknown: int) -> Narration:
    """[R s*.pass.contraband_number] Tell what came to a stand: legal goods by kind, the others by
    number. The owner alone reads every kind.
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
    """Return the deals that have just been carried out on both sides."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def narrate_deal(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Tell a deal. Only the two partners read the kinds of
    hidden goods.
    """

    def words(party: bool) -> Message:
        gives, wants = (side_view(side, party).words for _, side in deal.sides)
        return Message(key, **_partners(state, deal), gives=gives, wants=wants)

    public, full = words(party=False), words(party=True)
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in list_parties(state, deal)))


def log_partners(state: State, id: int, key: str) -> Message:
    """Return a log message about a deal that names its partners but not its terms."""
    deal = next(deal for deal in state.deals if deal.id == id)
    return Message(key, **_partners(state, deal))


def _partners(state: State, deal: Deal) -> dict[str, Arg]:
    """Return the words for each partner: the seat, or both deputies if it stands for both."""

    def name(seat: int) -> Arg:
        both = seat == deal.officer
        return tuple(map(SeatName, state.officers)) if both else SeatName(seat)

    return {"who": name(deal.proposer), "whom": name(deal.partner)}


# -- Who may -----------------------------------------------------------------------------------


def _list_officers(state: State, seat: int, action: Any) -> Seats:
    return None if state.deputy is None else state.officers


WHO: Authority[State] = owner_named_in("who")
DEPUTIES: Authority[State] = Authority("sheriff", _list_officers)
"""[R s2.six.split_rest] either deputy, since the loot belongs to both"""


# -- As the rules have it ----------------------------------------------------------------------


def apply(state: State, seat: int | None, action: AnyDeed) -> State:
    """Return the next state, and note whose bag was just settled. Raises GameError."""
    after = kernel.apply(state, seat, action)
    return note_done(state, after) if after.phase is Phase.INSPECT else after


def narrate(before: State, after: State, seat: int | None, action: AnyDeed) -> Narration:
    """Tell the action, and the deals that were carried out by it."""
    narration, own = action.narrate(before, after, seat), action.find_deal(before, after)
    for deal in list_carried_out(before, after):
        if own is None or deal.id != own.id:
            narration = _join(narration, narrate_deal(after, deal, Deed.deal_log))
    return narration


def _join(first: Narration, second: Narration) -> Narration:
    """Join two narrations; each reader gets as much of both as they may know."""

    def both(viewer: int | None, revealed: bool) -> Message:
        one, other = (narration.for_viewer(viewer, revealed) for narration in (first, second))
        return Message("sheriff-log-then", first=one, second=other)

    seats = sorted({seat for narration in (first, second) for seat, _ in narration.private})
    private = tuple((seat, both(seat, False)) for seat in seats)
    full = both(None, True) if private else None
    return Narration(both(None, False), private, full)


def remarks(before: State, after: State, seat: int | None, action: AnyDeed) -> tuple[Remark, ...]:
    """List what our notes say against the action, and against payments for deals: with coins on the
    table a bribe may be more than we know of.
    """
    found = [*action.remarks(before, after, seat)]
    for deal in list_carried_out(before, after) if before.has(Tool.BANK) else ():
        for (payer, _), gold in zip(deal.sides, deal.paid, strict=True):
            found += list_short_gold(before, payer, gold)
    return tuple(Remark(Message("sheriff-remark", words=words)) for words in found)


def list_short_gold(before: State, payer: int, amount: int) -> Iterator[Message]:
    """With coins on the table: remark on a payer who had less by our notes."""
    if before.gold[payer] < amount:
        yield Message("sheriff-remark-gold", who=SeatName(payer), n=before.gold[payer])
