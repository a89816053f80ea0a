"""What a seat or the table may know of a state. The only door: screens, streams and the JSON
interface see nothing else. Language-free; its texts are messages.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint, load

from . import actions as act
from . import debt, hints
from .actions import Promise, PromiseKind
from .goods import Goods, listed, named
from .inspection import Verdict
from .model import LOOT, STEPS, Bag, BagStatus, Deal, DealStatus, Debt, Phase, Side, Stand, State
from .options import Options, Tool
from .rules import bags, market
from .rules.deals import parties, stands_for
from .rules.needs import phase_name
from .rules.rounds import stack, steps_from
from .tables import CARDS, COINS, deck, declarable

Struct = msgspec.Struct

RULEBOOK = load((files(__package__) / "rulebook.toml").read_text("utf-8"))


class GoodCount(Struct, frozen=True):
    good: str
    n: int
    name: Message


class GoodInfo(Struct, frozen=True):
    """A good that may be tapped at this sitting."""

    good: str
    name: Message
    kind: str
    """legal, contraband or royal"""
    value: int
    fine: int
    declarable: bool


class StepView(Struct, frozen=True):
    """A phase of the round in the strip at the top."""

    phase: str
    name: Message
    now: bool
    past: bool
    advance: act.Advance | None
    """the action that goes there, where one may"""


class TimerView(Struct, frozen=True):
    """Times are the server's, milliseconds. `ends_at` stands only while the clock runs."""

    running: bool
    left_ms: int
    total_ms: int
    ends_at: int | None
    up: bool
    strict: bool


class VerdictView(Struct, frozen=True):
    truthful: bool
    sheriff_pays: int
    merchant_pays: int
    to_stand: tuple[GoodCount, ...]
    confiscated: tuple[GoodCount, ...]
    openers: tuple[int, ...]
    """the sheriff, both deputies, or the one who opened it alone"""
    each_pays: int
    """what each of them pays an honest merchant"""


class BagView(Struct, frozen=True):
    """A merchant's bag as everybody may know it."""

    merchant: int
    status: str
    """closed, passed or opened"""
    good: str | None
    """the declared kind"""
    count: int | None
    declared: Message | None
    """ "4 apples" """
    by_time: bool
    agreed: bool
    """a deal is made to let it pass"""
    must_open: bool
    """the sheriff agreed with somebody to open it"""
    to_unpack: bool
    """handed back, and its goods not yet entered (stands on)"""
    verdict: VerdictView | None


class PromiseView(Struct, frozen=True):
    by: int
    to: int
    words: Message
    deal: int
    givers: tuple[int, ...]
    """who promised it: both deputies where they agreed together"""
    receivers: tuple[int, ...]
    binding: bool
    """a promise about a later round binds nobody"""


class SideView(Struct, frozen=True):
    """What one side of a deal gives, as far as the viewer may know it."""

    gold: int
    goods: tuple[GoodCount, ...]
    """kinds that the viewer may know"""
    cards: int
    """further cards of which others know only the number"""
    promises: tuple[Message, ...]
    words: tuple[Message, ...]
    """all of it in words, to be joined"""


class DealView(Struct, frozen=True):
    id: int
    proposer: int
    partner: int
    gives: SideView
    wants: SideView
    status: str
    both: bool
    """made with both deputies together"""
    proposers: tuple[int, ...]
    """who may speak for the side that offered: one seat, or both deputies"""
    partners: tuple[int, ...]
    bags: tuple[int, ...]
    """the bags that it lets pass"""
    in_time_for: int | None
    """the merchant whose bag passed by time, if this deal may still be said to have been made"""


class DebtView(Struct, frozen=True):
    id: int
    debtor: int
    creditor: int | None
    """None: the loot tile"""
    owed: int
    legal_reaches: bool
    """the debtor's open goods are enough, so no contraband is given"""
    suggestion: dict[str, int] | None
    """the cheapest cards; None where it would show what the viewer may not know"""


class OrderView(Struct, frozen=True):
    """A black-market card."""

    good: str
    name: Message
    value: int


class StackView(Struct, frozen=True):
    """A stack of the black market."""

    good: str
    name: Message
    values: tuple[int, ...]
    """of the cards left, the top one first"""
    trade: act.Trade | None
    """the action that takes the top card"""


class LootView(Struct, frozen=True):
    """The loot tile of two deputies."""

    gold: int | None
    legal: tuple[GoodCount, ...]
    face_down: int
    hidden: tuple[GoodCount, ...]
    """[R s2.ruling.six_loot_seen] kinds, for the two deputies only"""
    unknown: int
    """face-down cards of which the viewer knows no kind"""
    deputies: tuple[int, ...]
    """the two who share it"""
    to_share: bool
    """something is left that could not be halved"""


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    name: SeatName
    sheriff: bool
    gold: int | None
    """None: the bank is not kept"""
    legal: tuple[GoodCount, ...]
    face_down: int
    """[R s*.pass.contraband_number]"""
    todo: Message | None
    """what this person does now"""
    entered: bool
    """the final count is in"""
    orders: tuple[OrderView, ...]
    """black-market cards taken"""
    may_trade: bool
    """by what everybody can see, this merchant may trade at the black market now"""


class ProofView(Struct, frozen=True):
    """[R s2.ruling.proof_audience] Shown to the one who was promised the goods, to nobody else."""

    giver: int
    missing: tuple[GoodCount, ...]
    shown: tuple[GoodCount, ...]
    unknown: int


class HoldingsView(Struct, frozen=True):
    """A final count, entered or to begin with."""

    gold: int
    goods: dict[str, int]
    black_market: tuple[int, ...]
    total: int
    """gold, goods and black-market cards; titles come with the reveal"""


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    hidden: tuple[GoodCount, ...]
    unknown: int
    proofs: tuple[ProofView, ...]


class FinalView(Struct, frozen=True):
    seat: int
    entered: bool
    holdings: HoldingsView


class View(Struct, frozen=True):
    game: str
    viewer: int | None
    """None: the table, or an onlooker"""
    edition: str
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    round: int
    rounds: int
    last_round: bool
    sheriff: int | None
    """with six players the deputy who was turned up first"""
    officers: tuple[int, ...]
    """the sheriff, or both deputies"""
    deputy_stack: tuple[int, ...]
    """with six players the seats whose deputy card may be turned up next"""
    loot: LootView | None
    stacks: tuple[StackView, ...]
    """the black market"""
    stacks_unconfirmed: bool
    """the printed values are the preset, which nobody has confirmed"""
    market_order: tuple[int, ...]
    steps: tuple[StepView, ...]
    hints: tuple[Hint, ...]
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    timer: TimerView | None
    bank: int | None
    bank_short: bool
    """more gold is about than the box has coins"""
    coins: tuple[int, ...]
    seats: tuple[SeatView, ...]
    bags: tuple[BagView, ...]
    """of the merchants, from the sheriff's left, while bags matter"""
    deals: tuple[DealView, ...]
    """open and made ones of this round"""
    promises: tuple[PromiseView, ...]
    debts: tuple[DebtView, ...]
    goods: tuple[GoodInfo, ...]
    finals: tuple[FinalView, ...]
    """what each seat has entered or may begin with, once everything is turned up"""
    you: YouView | None


def counts(goods: Goods) -> tuple[GoodCount, ...]:
    return tuple(GoodCount(good, n, named(good)) for good, n in goods.as_dict().items())


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know; None is the table, or an onlooker."""
    rounds_on = state.has(Tool.ROUNDS)
    in_round = state.in_round
    return View(
        game="sheriff",
        viewer=viewer,
        edition=state.options.edition,
        options=state.options,
        phase=state.phase.value,
        phase_name=phase_name(state.phase),
        headline=hints.headline(state),
        round=state.round,
        rounds=state.rounds if rounds_on else 0,
        last_round=rounds_on and state.last_round,
        sheriff=state.sheriff if in_round else None,
        officers=state.officers if in_round else (),
        deputy_stack=stack(state) if rounds_on and state.with_deputies else (),
        loot=_loot(state, viewer) if state.deputy is not None else None,
        stacks=_stacks(state),
        stacks_unconfirmed=bool(state.stacks) and state.options.black_market_values is None,
        market_order=state.market_order if in_round else (),
        steps=_steps(state),
        hints=tuple(RULEBOOK.hint(*hint) for hint in hints.now(state)),
        checklist=tuple(RULEBOOK.hint(*hint) for hint in hints.checklist(state)),
        timer=_timer(state) if state.has(Tool.TIMER) else None,
        bank=state.bank if state.has(Tool.BANK) else None,
        bank_short=state.has(Tool.BANK) and state.bank < 0,
        coins=tuple(sorted(COINS[state.options.edition])),
        seats=tuple(_seat(state, seat) for seat in range(state.seats)),
        bags=_bags(state) if in_round else (),
        deals=tuple(_deal(state, deal, viewer) for deal in state.deals if _shown(state, deal)),
        promises=tuple(_promises(state)),
        debts=tuple(_debt(state, owing, viewer) for owing in state.debts),
        goods=_goods(state),
        finals=_finals(state),
        you=None if viewer is None else _you(state, viewer),
    )


def revealed(state: State) -> bool:
    """[R s*.end.reveal] When the game has ended everything is turned up."""
    return state.phase in (Phase.FINAL, Phase.OVER)


def _steps(state: State) -> tuple[StepView, ...]:
    if not state.in_round:
        return ()
    steps = (*STEPS[:-1], Phase.FINAL) if state.last_round else STEPS
    now = steps.index(state.phase) if state.phase in steps else len(steps)
    reachable = steps_from(state)
    shown = [
        StepView(
            step.value,
            phase_name(step),
            step is state.phase,
            k < now,
            act.Advance(state.round, state.phase, step) if k > now and step in reachable else None,
        )
        for k, step in enumerate(steps)
    ]
    if not state.last_round:
        onward = act.Advance(state.round, state.phase, Phase.MARKET)
        shown.append(StepView("next", Message("sheriff-next-round"), False, False, onward))
    return tuple(shown)


def _timer(state: State) -> TimerView:
    timer = state.timer
    return TimerView(
        timer.running,
        timer.left_ms,
        timer.total_ms,
        timer.ends_at,
        state.time_is_up,
        state.options.strict_timer and state.has(Tool.ROUNDS),
    )


def _seat(state: State, seat: int) -> SeatView:
    stand = state.stands[seat] if state.has(Tool.STANDS) else Stand()
    if revealed(state):
        stand = Stand(stand.known, unknown=stand.unknown)
    return SeatView(
        seat,
        SeatName(seat),
        state.in_round and seat in state.officers,
        state.gold[seat] if state.has(Tool.BANK) else None,
        counts(stand.legal),
        stand.face_down,
        hints.todo(state, seat),
        state.entered[seat] is not None,
        tuple(OrderView(good, named(good), value) for good, value in state.orders[seat]),
        _may_trade(state, seat),
    )


def _may_trade(state: State, seat: int) -> bool:
    if state.phase is not Phase.INSPECT or not state.stacks or seat in state.officers:
        return False
    return market.why_not(state, seat) is None


def _loot(state: State, viewer: int | None) -> LootView:
    seen = viewer in state.officers or revealed(state)
    return LootView(
        state.loot_gold if state.has(Tool.BANK) else None,
        counts(state.loot.legal),
        state.loot.face_down,
        counts(state.loot.hidden) if seen else (),
        state.loot.unknown if seen else state.loot.face_down,
        state.officers,
        state.phase in (Phase.ROUND_END, Phase.FINAL)
        and bool(state.loot_gold or state.loot.legal or state.loot.face_down),
    )


def _stacks(state: State) -> tuple[StackView, ...]:
    return tuple(
        StackView(
            good,
            named(good),
            values,
            act.Trade(state.round, good) if values and state.phase is Phase.INSPECT else None,
        )
        for good, values in state.stacks
    )


def _bags(state: State) -> tuple[BagView, ...]:
    return tuple(_bag(state, merchant, state.bags[merchant]) for merchant in state.merchants)


def _bag(state: State, merchant: int, bag: Bag) -> BagView:
    closed = bag.status is BagStatus.CLOSED
    return BagView(
        merchant,
        bag.status.value,
        bag.good,
        bag.count,
        hints.declared(bag),
        bag.by_time,
        closed and bool(bags.pass_deals(state, merchant, *bags.MADE)),
        closed and bool(bags.inspect_deals(state, merchant, *bags.MADE)),
        state.has(Tool.STANDS) and bag.status is BagStatus.PASSED and not bag.unpacked,
        None if bag.verdict is None else _verdict(state, bag, bag.verdict),
    )


def _verdict(state: State, bag: Bag, verdict: Verdict) -> VerdictView:
    openers = state.officers if bag.by is None else (bag.by,)
    return VerdictView(
        verdict.truthful,
        verdict.sheriff_pays,
        verdict.merchant_pays,
        counts(verdict.to_stand),
        counts(verdict.confiscated),
        openers,
        verdict.sheriff_pays // len(openers),
    )


def _shown(state: State, deal: Deal) -> bool:
    if deal.status in (DealStatus.OFFERED, DealStatus.AGREED, DealStatus.KEPT):
        return True
    return _in_time_for(state, deal) is not None


def _in_time_for(state: State, deal: Deal) -> int | None:
    """[R s2.ruling.timer_agreed] The bag that time let pass before this offer was answered."""
    if deal.status is not DealStatus.LAPSED:
        return None
    return next((bag for bag in bags.handed_back_by(deal) if state.bags[bag].by_time), None)


def _deal(state: State, deal: Deal, viewer: int | None) -> DealView:
    party = viewer in parties(state, deal) or revealed(state)
    return DealView(
        deal.id,
        deal.proposer,
        deal.partner,
        side_view(deal.gives, party),
        side_view(deal.wants, party),
        deal.status.value,
        deal.officer is not None,
        stands_for(state, deal, deal.proposer),
        stands_for(state, deal, deal.partner),
        bags.handed_back_by(deal),
        _in_time_for(state, deal),
    )


def side_view(side: Side, party: bool) -> SideView:
    """[R s2.ruling.bribe_contraband_seen] Legal goods from a stand are seen by all; of goods from
    a bag and of contraband only the two partners know the kind.
    """
    open_goods = side.goods if party else side.stand.legal()
    cards = 0 if party else (side.goods - open_goods).count
    promises = tuple(promise_words(promise) for promise in side.promises)
    gold = (Message("sheriff-gold", n=side.gold),) if side.gold else ()
    covered = (Message("sheriff-cards", n=cards),) if cards else ()
    words = (*gold, *listed(open_goods), *covered, *promises)
    return SideView(
        side.gold,
        counts(open_goods),
        cards,
        promises,
        words or (Message("sheriff-nothing"),),
    )


def promise_words(promise: Promise) -> Message:
    about = {} if promise.bag is None else {"bag": SeatName(promise.bag)}
    match promise.kind:
        case PromiseKind.PASS:
            return Message("sheriff-promise-pass", **about)
        case PromiseKind.INSPECT:
            return Message("sheriff-promise-inspect", **about)
        case PromiseKind.LATER if not promise.words:
            return Message("sheriff-promise-later")
        case PromiseKind.LATER:
            return Message("sheriff-promise-later-words", words=promise.words)
        case _:
            return Message("sheriff-promise-words", words=promise.words)


def _promises(state: State) -> Iterable[PromiseView]:
    """[R s*.honour.keep_deals] [R s*.honour.future] What was promised this round, until it ends."""
    for deal in state.deals:
        if deal.status in bags.MADE:
            for by, promise in deal.promises:
                yield PromiseView(
                    by,
                    deal.other(by),
                    promise_words(promise),
                    deal.id,
                    stands_for(state, deal, by),
                    stands_for(state, deal, deal.other(by)),
                    promise.kind is not PromiseKind.LATER,
                )


def _debt(state: State, owing: Debt, viewer: int | None) -> DebtView:
    """[R s2.ruling.debt_choice] The suggestion uses contraband only where its owner looks."""
    suggestion = None
    stand = state.stands[owing.debtor]
    reaches = state.has(Tool.STANDS) and stand.legal.value >= owing.owed
    if state.has(Tool.STANDS):
        if reaches:
            suggestion = debt.suggest(owing.owed, stand.legal).as_dict()
        elif viewer == owing.debtor:
            suggestion = debt.suggest(owing.owed, stand.known).as_dict()
    creditor = None if owing.creditor == LOOT else owing.creditor
    return DebtView(owing.id, owing.debtor, creditor, owing.owed, reaches, suggestion)


def _goods(state: State) -> tuple[GoodInfo, ...]:
    """What can be tapped: the goods that are in this deck."""
    there = deck(state.seats, state.options.royal_goods)
    return tuple(
        GoodInfo(
            good,
            named(good),
            card.kind.value,
            card.value,
            card.fine,
            good in declarable(state.seats),
        )
        for good, card in CARDS.items()
        if there[good]
    )


def _finals(state: State) -> tuple[FinalView, ...]:
    """[R s*.end.reveal] What was followed is where the final count begins."""
    if not revealed(state):
        return ()
    return tuple(_final(state, seat) for seat in range(state.seats))


def _final(state: State, seat: int) -> FinalView:
    entry = state.entered[seat]
    if entry is None:
        gold = state.gold[seat] if state.has(Tool.BANK) else 0
        goods = state.stands[seat].known if state.has(Tool.STANDS) else Goods()
        cards = tuple(value for _, value in state.orders[seat])
    else:
        gold, goods, cards = entry.gold, Goods.of(entry.goods), entry.black_market
    promo = 0 if entry is None else sum(card.value for card in entry.promo)
    total = gold + goods.value + promo + sum(cards)
    return FinalView(seat, entry is not None, HoldingsView(gold, goods.as_dict(), cards, total))


def _you(state: State, seat: int) -> YouView:
    stand = state.stands[seat]
    proofs = tuple(
        ProofView(proof.giver, counts(proof.missing), counts(proof.shown), proof.unknown)
        for proof in state.proofs
        if proof.receiver == seat
    )
    return YouView(seat, counts(stand.hidden), stand.unknown, proofs)
