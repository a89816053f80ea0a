"""What a seat or the table may know of a state.

The only way out: screens, streams and the JSON interface see nothing else. Language-free; its texts
are messages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from companion.engine.identity_cache import cache_by_identity
from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint
from companion.engine.state import GameView

from .. import hints
from ..book import RULEBOOK
from ..holdings import ScoreEntry
from ..model import Phase, State
from ..options import Options, Tool
from ..tables import COINS
from ..terms import Promise, PromiseKind
from .bags import BagView, bags
from .deals import DealView, DebtView, FavourView, PromiseView, deals, debts, favours, promises
from .ending import FinalView, entry, finals, is_revealed, other_gold
from .goods import GoodInfo, goods
from .market import LootView, StackView, loot, stacks
from .rounds import ByHandView, NextView, StepView, TimerView, by_hand, next_step, steps, timer
from .seats import SeatView, YouView, seats, you

__all__ = ["View", "is_revealed", "view"]


LAYOUTS = {
    Phase.FREE: "purses",
    Phase.SETUP: "setup",
    Phase.MARKET: "order",
    **dict.fromkeys((Phase.LOAD, Phase.DECLARE, Phase.INSPECT, Phase.ROUND_END), "board"),
    Phase.FINAL: "count",
}
LATER = Promise(PromiseKind.LATER)
OWN_WORDS = Promise(PromiseKind.OTHER)


class StepToDo(Hint, frozen=True):
    """A step of set-up."""

    seat: int | None
    """who does it; None: everybody"""


class View(GameView, frozen=True):
    layout: str
    """the part of `mains.html` that the middle shows"""
    edition: str
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    moment: Message
    """the same in a word or two, to be read from across the table"""
    waiting: Message | None
    """the last one or two whose declarations are missing, beneath it"""
    round: int
    rounds: int
    last_round: bool
    sheriff: int | None
    """with six players the deputy who was turned up first"""
    officers: tuple[int, ...]
    """the sheriff, or both deputies"""
    office: Message
    """what one of them is called"""
    talks_to: SeatName | Message | None
    """to whom offers go: the sheriff, or the deputies"""
    deputy_stack: tuple[int, ...]
    """with six players the seats whose deputy cards may be turned up next"""
    loot: LootView | None
    stacks: tuple[StackView, ...]
    """the black market"""
    stacks_unconfirmed: bool
    """whether the printed values are the preset, which is unconfirmed"""
    market_order: tuple[int, ...]
    steps: tuple[StepView, ...]
    next: NextView | None
    by_hand: tuple[ByHandView, ...]
    hints: tuple[Hint, ...]
    checklist: tuple[StepToDo, ...]
    """set-up, in order; empty later"""
    timer: TimerView | None
    bank: int | None
    bank_short: bool
    """whether more gold is in play than the box has coins"""
    coins: tuple[int, ...]
    lay_coins: bool
    """whether coins lie on the table"""
    seats: tuple[SeatView, ...]
    bags: tuple[BagView, ...]
    """of the merchants, from the sheriff's left, while bags matter"""
    deals: tuple[DealView, ...]
    """open and made deals of this round"""
    promises: tuple[PromiseView, ...]
    favours: tuple[FavourView, ...]
    """what can be promised about the bags that are shut"""
    later: Promise
    """a promise about a later round"""
    own_words: Promise
    """a promise to be worded by the table"""
    debts: tuple[DebtView, ...]
    goods: tuple[GoodInfo, ...]
    finals: tuple[FinalView, ...]
    """once everything is turned up: what the viewer has entered, and what each seat begins its
    count with
    """
    entry: ScoreEntry | None
    """the same as a score entry"""
    other_gold: Message | None
    """what is missing of all gold, or too much, once everybody has counted"""
    promo_cards: int
    """the most promo cards that can be counted"""
    put_right: bool
    """whether the middle offers the correction of the round"""
    you: YouView | None


_PARTS = (
    ("bank",),
    # the cards that are played with, and those that are not
    ("three", "royal-in", "royal-out", "royal-out-only", "promo"),
    # the hands
    ("leave-ten-out", "deal", "deck", "discards"),
    # what else lies on the table
    ("black-market", "deputies"),
)
DOES = {key: seat for seat, keys in enumerate(_PARTS) for key in keys}
"""step of the check-list → the seat that does it; all other steps concern everybody"""


def _list_steps(state: State) -> Iterator[StepToDo]:
    """[R s*.setup.*] Return each step with the seat that does it."""
    for text, rule in hints.checklist(state):
        at = DOES.get(text.id.removeprefix("sheriff-setup-"))
        seat = None if at is None else min(at, state.seats - 1)
        yield StepToDo(text, rule, RULEBOOK.reference(rule), seat)


def _name_officers(state: State) -> SeatName | Message:
    if state.deputy is None:
        return SeatName(state.sheriff)
    return Message("sheriff-screen-the-deputies")


def view(state: State, viewer: int | None) -> View:
    """Return what `viewer` may know; None is the table, or an onlooker."""
    everybody = _for_everybody(state)
    if viewer is None:
        return everybody
    return msgspec.structs.replace(everybody, **_list_known(state, viewer), you=you(state, viewer))


def _list_known(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the fields that some viewers know more of than others."""
    return {
        "viewer": viewer,
        "loot": loot(state, viewer) if state.deputy is not None else None,
        "deals": deals(state, viewer),
        "debts": debts(state, viewer),
        "finals": finals(state, viewer),
        "entry": entry(state, viewer),
    }


@cache_by_identity
def _for_everybody(state: State) -> View:
    rounds_on = state.has(Tool.ROUNDS)
    in_round = state.in_round
    return View(
        game="sheriff",
        layout=LAYOUTS.get(state.phase, "empty"),
        edition=state.options.edition,
        options=state.options,
        phase=state.phase.value,
        phase_name=state.phase_name,
        headline=hints.headline(state),
        moment=hints.moment(state),
        waiting=hints.waiting(state),
        round=state.round,
        rounds=state.rounds if rounds_on else 0,
        last_round=rounds_on and state.last_round,
        sheriff=state.sheriff if in_round else None,
        officers=state.officers if in_round else (),
        office=Message(f"sheriff-screen-{'sheriff' if state.deputy is None else 'deputy'}"),
        talks_to=_name_officers(state) if in_round else None,
        deputy_stack=state.deputy_stack if rounds_on and state.with_deputies else (),
        stacks=stacks(state),
        stacks_unconfirmed=bool(state.stacks) and state.options.black_market_values is None,
        market_order=state.market_order if in_round else (),
        steps=steps(state),
        next=next_step(state),
        by_hand=by_hand(state),
        hints=RULEBOOK.hints(hints.list_current(state)),
        checklist=tuple(_list_steps(state)),
        timer=timer(state) if state.has(Tool.TIMER) else None,
        bank=state.bank if state.has(Tool.BANK) else None,
        bank_short=state.has(Tool.BANK) and state.bank < 0,
        coins=tuple(sorted(COINS[state.options.edition])),
        lay_coins=state.options.purse == "coins",
        seats=seats(state),
        bags=bags(state) if in_round else (),
        promises=tuple(promises(state)),
        favours=favours(state),
        later=LATER,
        own_words=OWN_WORDS,
        goods=goods(state),
        other_gold=other_gold(state),
        promo_cards=3 if state.options.promo else 0,
        put_right=state.phase in (Phase.ROUND_END, Phase.FINAL),
        you=None,
        **_list_known(state, None),
    )
