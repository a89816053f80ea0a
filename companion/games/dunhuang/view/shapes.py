"""The types of the view: plain values and messages."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message
from companion.engine.rulebook import Hint
from companion.engine.state import GameSeat, GameView

from ..options import Options

Struct = msgspec.Struct


class CardView(Struct, frozen=True):
    """A goods card in the market."""

    good: int | None
    """the number on it; 0: unknown; None: which one is not kept"""
    name: Message | None


class WayView(Struct, frozen=True):
    """A way to a tile for whoever moves the camel."""

    steps: int
    cost: int
    why_not: Message | None
    """why not, where there are too few coins"""


class EarlyView(Struct, frozen=True):
    """A move by whoever is next, which ends the turn before it."""

    steps: int
    words: Message


class CharacterView(Struct, frozen=True):
    character: str
    name: Message
    short: Message
    """the name, short enough for a tile of the ring"""
    hints: tuple[Hint, ...]
    """what it does, each sentence with its rule"""


class TileView(Struct, frozen=True):
    tile: int
    character: CharacterView
    camel: bool
    card: CardView | None
    """None: the place is empty"""
    in_reach: bool
    """whether herdsman or farmer can fetch its card now"""
    ways: tuple[WayView, ...]
    """the shortest first, then once more round for those who can pay"""
    early: EarlyView | None
    """where there is no way, because something of this turn was not entered"""


class AbilityView(Struct, frozen=True):
    character: CharacterView
    drawing: tuple[Hint, ...]
    """how many cards are drawn this time"""
    why_not: Message | None
    """why it cannot be carried out, by our notes"""


class EndView(Struct, frozen=True):
    """What is left to do when everything else of the turn is done."""

    refill: int
    """cards to draw"""
    order: tuple[Message, ...]
    """the tiles that get them, in order"""
    ends_game: bool


class DeclaredView(Struct, frozen=True):
    """A claim of victory, with the warehouse shown."""

    who: int
    question: Message


class TurnView(Struct, frozen=True):
    number: int
    seat: int
    step: str
    came_from: int | None
    """the tile that the camel set off from; None before it has moved"""
    steps: int
    """that it has moved"""
    ability: AbilityView | None
    end: EndView | None
    note: Message | None
    """what of it was not entered, or not decided"""
    win_note: Message | None
    """at its end: what it takes to win, if our notes have less"""


class TokenView(Struct, frozen=True):
    good: int
    name: Message
    holder: int | None
    """None: in the market"""
    guard: str | None
    """priest or monk, if it shows 商"""


class StallView(Struct, frozen=True):
    """Cards of one good in a stall."""

    good: int
    name: Message
    n: int


class ShelfView(Struct, frozen=True):
    """A good in front of a seat: cards in the stall, its token, or both."""

    good: int
    n: int
    """cards; 0 if only the token is there"""
    token: TokenView | None
    words: Message


class GoodView(Struct, frozen=True):
    """A good that is played with."""

    good: int
    name: Message
    copies: int
    """cards in the box"""
    in_stalls: int
    too_many: Message | None
    """a message if more lie in the stalls than there are, so that something is wrong"""
    token: TokenView | None
    """None: stalls are not kept"""


class MostView(Struct, frozen=True):
    """A good when all warehouses lie open."""

    good: int
    name: Message
    seats: tuple[int, ...]
    """who has the most of it; all who tie"""


class ClaimView(Struct, frozen=True):
    """Somebody drew level with the holder of a token that shows 商."""

    id: int
    good: int
    taker: int
    holder: int
    decider: int
    guard: str
    name: Message
    """of the good"""
    question: Message
    hint: Hint


class HoldingsView(Struct, frozen=True):
    coins: int | None
    """None: not counted"""
    prestige: int
    tokens: int
    warehouse: dict[str, int]


class SeatView(GameSeat, frozen=True):
    """What everybody may know of a seat."""

    active: bool
    starter: bool
    last: bool
    """whether it is the last player, to the right of the start player"""
    coins: int | None
    """None: the bank is not kept"""
    prestige: int | None
    stall: tuple[StallView, ...]
    tokens: tuple[TokenView, ...]
    shelf: tuple[ShelfView, ...]
    """stall and tokens together, by good"""
    token_count: Message | None
    enough_tokens: bool
    """for the instant win; nothing is known of the goods"""
    asked: tuple[str, ...]
    """what it has to say at the end: tokens, prestige, coins"""
    told: bool
    """whether it has said so"""
    entered: bool
    """whether the final count is entered"""
    final: HoldingsView
    """what is public of its count, to begin with"""


class FinalView(Struct, frozen=True):
    seat: int
    holdings: HoldingsView


class BankView(Struct, frozen=True):
    stock: int
    """coins in the market"""
    prestige: int
    """prestige tokens in the market"""
    note: Message | None
    """a message if something has run out: anything else serves"""


class LastTurnsView(Struct, frozen=True):
    left: int
    """turns, the present one included"""
    seats: tuple[int, ...]
    text: Message


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    final: HoldingsView | None
    """what was entered, while the others do not know it"""


class View(GameView, frozen=True):
    options: Options
    phase: str
    headline: Message
    """what happens now, in one sentence"""
    tiles: tuple[TileView, ...]
    """clockwise; empty before they are laid and where the ring is not kept"""
    pairs: tuple[tuple[CharacterView, CharacterView], ...]
    """all tiles with both sides, for laying and correcting them"""
    turn: TurnView | None
    facing: int | None
    """the seat that the shared screen is turned to, if any"""
    mover: int | None
    """who moves the camel next, and so pays the prices of the tiles; None: something else is due"""
    last_turns: LastTurnsView | None
    deck: int | None
    """cards; None: not counted"""
    seats: tuple[SeatView, ...]
    goods: tuple[GoodView, ...]
    unknown: tuple[int, ...] | None
    """tiles whose card nobody has named yet, in the order of refilling; None: cards are not kept"""
    most: tuple[MostView, ...]
    """by good, while it is counted"""
    claims: tuple[ClaimView, ...]
    win_tokens: int
    """majority tokens that it takes to win at once"""
    win_kinds: int
    """different goods that it takes"""
    declared: DeclaredView | None
    bank: BankView | None
    hints: tuple[Hint, ...]
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    finals: tuple[FinalView, ...]
    """what everybody entered, once it is turned up"""
    you: YouView | None
