"""What a seat or the table may know of a state. The only door: screens, streams and the JSON
interface see nothing else. Language-free; its texts are messages.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from companion.engine.message import Message
from companion.engine.rulebook import Hint, load

from .. import hints
from ..model import State
from ..options import Options, Tool
from ..rules.needs import phase_name
from ..tables import COINS
from .bags import BagView, bags
from .deals import DealView, PromiseView, deals, promises
from .debts import DebtView, debts
from .ending import FinalView, finals, revealed
from .goods import GoodInfo, goods
from .market import LootView, MarketCardView, StackView, cards, loot, stacks
from .rounds import StepView, TimerView, steps, timer
from .seats import SeatView, YouView, seats, you

__all__ = ["View", "revealed", "view"]

RULEBOOK = load((files("companion.games.sheriff") / "rulebook.toml").read_text("utf-8"))


class View(msgspec.Struct, frozen=True):
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
    market_cards: tuple[MarketCardView, ...]
    """all of them, whoever has taken them"""
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
        deputy_stack=state.deputy_stack if rounds_on and state.with_deputies else (),
        loot=loot(state, viewer) if state.deputy is not None else None,
        stacks=stacks(state),
        market_cards=cards(state),
        stacks_unconfirmed=bool(state.stacks) and state.options.black_market_values is None,
        market_order=state.market_order if in_round else (),
        steps=steps(state),
        hints=tuple(RULEBOOK.hint(*hint) for hint in hints.now(state)),
        checklist=tuple(RULEBOOK.hint(*hint) for hint in hints.checklist(state)),
        timer=timer(state) if state.has(Tool.TIMER) else None,
        bank=state.bank if state.has(Tool.BANK) else None,
        bank_short=state.has(Tool.BANK) and state.bank < 0,
        coins=tuple(sorted(COINS[state.options.edition])),
        seats=seats(state),
        bags=bags(state) if in_round else (),
        deals=deals(state, viewer),
        promises=tuple(promises(state)),
        debts=debts(state, viewer),
        goods=goods(state),
        finals=finals(state),
        you=None if viewer is None else you(state, viewer),
    )
