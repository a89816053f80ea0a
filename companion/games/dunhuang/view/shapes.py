"""The shapes of a view: plain values and messages, ready to be printed."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint

from .. import actions as act
from ..options import Options

Struct = msgspec.Struct


class CardView(Struct, frozen=True):
    """A goods card in the market."""

    good: int
    """the number on it; 0: nobody said which"""
    name: Message | None


class MoveView(Struct, frozen=True):
    """A way to a tile for whoever's turn it is."""

    steps: int
    cost: int
    action: act.Move
    why_not: Message | None
    """where the coins do not reach"""


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
    fetch: act.Fetch | None
    """herdsman or farmer may fetch its card now"""
    moves: tuple[MoveView, ...]
    """for the mover: the shortest way first, then once more round for those who can pay"""
    camel_here: act.PutCamel | None
    """at set-up, for the last player"""


class ChoiceView(Struct, frozen=True):
    """One of several answers."""

    value: int
    label: Message
    good: int = 0
    """the good that it stands for; 0: none"""
    character: str | None = None
    """the tile that it stands for"""


class AskView(Struct, frozen=True):
    """A field of an action that a person chooses."""

    field: str
    label: Message
    choices: tuple[ChoiceView, ...]


class WayView(Struct, frozen=True):
    """Something that may be done: an action, and what else is to be said for it."""

    label: Message
    action: dict[str, int | str | bool]
    """an action's document without the fields that are asked for"""
    asks: tuple[AskView, ...]
    single: bool
    """nothing is asked, or one thing only: the answer may be sent at once"""


class AbilityView(Struct, frozen=True):
    character: CharacterView
    drawing: tuple[Hint, ...]
    """how many cards it is this time"""
    ways: tuple[WayView, ...]
    why_not: Message | None
    """why it cannot be carried out, by our notes"""
    coins: act.TakeCoins
    coins_label: Message


class StallChoiceView(Struct, frozen=True):
    good: int
    """0: it does not matter which"""
    name: Message | None
    action: act.Take


class TakeView(Struct, frozen=True):
    """Where the card beside the camel's tile may go."""

    card: CardView
    to_warehouse: act.Take
    to_stall: tuple[StallChoiceView, ...]
    """one where it is known or does not matter which good it is, else one for each good"""


class EndView(Struct, frozen=True):
    """Going on to the next turn."""

    action: act.EndTurn
    refill: int
    """cards to draw"""
    order: tuple[Message, ...]
    """the tiles that get them, in order"""
    note: Message | None
    """what of this turn was not entered"""
    short: tuple[WayView, ...]
    """for a deck that ends sooner than is known here"""
    ends_game: bool


class WinView(Struct, frozen=True):
    """The instant win of whoever's turn it is."""

    action: act.DeclareWin
    note: Message | None
    """what it takes, if our notes have less"""


class DeclaredView(Struct, frozen=True):
    """Somebody has said "I win" and shows the warehouse."""

    who: int
    question: Message
    yes: act.JudgeWin
    no: act.JudgeWin
    withdraw: act.WithdrawWin
    """for whoever shows it"""


class TurnView(Struct, frozen=True):
    number: int
    seat: int
    step: str
    take: TakeView | None
    ability: AbilityView | None
    end: EndView
    win: WinView


class TokenView(Struct, frozen=True):
    good: int
    name: Message
    holder: int | None
    """None: in the market"""
    guard: str | None
    """priest or monk: it shows 商"""


class StallView(Struct, frozen=True):
    """Cards of one good in a stall."""

    good: int
    name: Message
    n: int


class ShelfView(Struct, frozen=True):
    """A good in front of a seat: cards in the stall, its token, or both."""

    good: int
    n: int
    """cards, none if only the token is there"""
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
    """more lie in the stalls than there are: something is to be put right"""
    token: TokenView | None
    """None: stalls are not kept"""


class AnswerView(Struct, frozen=True):
    label: Message
    action: act.SettleClaim
    why_not: Message | None


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
    answers: tuple[AnswerView, ...]
    hint: Hint


class HoldingsView(Struct, frozen=True):
    coins: int | None
    """None: nobody has counted them"""
    prestige: int
    tokens: int
    warehouse: dict[str, int]


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    name: SeatName
    active: bool
    starter: bool
    last: bool
    """the last player, to the right of the start player"""
    coins: int | None
    """None: the bank is not kept"""
    prestige: int | None
    stall: tuple[StallView, ...]
    tokens: tuple[TokenView, ...]
    shelf: tuple[ShelfView, ...]
    """stall and tokens together, by good"""
    token_count: Message | None
    enough_tokens: bool
    """for the instant win; of the goods nothing is known"""
    win: act.DeclareWin | None
    """this seat may say "I win" now"""
    todo: Message | None
    entered: bool
    """the final count is in"""
    final: HoldingsView
    """what of it is known to everybody, to begin with"""


class FinalView(Struct, frozen=True):
    seat: int
    holdings: HoldingsView


class BankView(Struct, frozen=True):
    stock: int
    """coins in the market"""
    prestige: int
    """prestige tokens in the market"""
    note: Message | None
    """one of them has run out: anything else serves"""


class SetupView(Struct, frozen=True):
    draw_tiles: act.LayTiles
    draw_starter: act.NameStarter
    starters: tuple[act.NameStarter, ...]
    """by seat"""
    starter: int | None
    camel_by: int | None
    """the last player, once the start player is named"""


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


class View(Struct, frozen=True):
    game: str
    viewer: int | None
    """None: the table, or an onlooker"""
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    tiles: tuple[TileView, ...]
    """clockwise; empty before they are laid and where the ring is not kept"""
    pairs: tuple[tuple[CharacterView, CharacterView], ...]
    """all tiles with both sides, to lay them and to put them right"""
    setup: SetupView | None
    turn: TurnView | None
    mover: int | None
    """who moves the camel by tapping a tile: whoever's turn it is, or at its end the next one"""
    facing: int | None
    """whom the shared screen is turned to; None: nobody in particular"""
    last_turns: LastTurnsView | None
    deck: int | None
    """cards; None: they are not counted"""
    seats: tuple[SeatView, ...]
    goods: tuple[GoodView, ...]
    guards: tuple[str, ...]
    """who may have turned a token: priest, monk, or either where the tiles do not tell"""
    unknown: tuple[int, ...] | None
    """tiles whose card nobody has named yet, in the order of refilling; None: cards are not kept"""
    claims: tuple[ClaimView, ...]
    win: WinView | None
    """where turns are not kept: for the viewer's own seat"""
    win_kinds: int
    """different goods that it takes"""
    declared: DeclaredView | None
    bank: BankView | None
    hints: tuple[Hint, ...]
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    count: act.Count | None
    """the game is over before it ends by itself, or where turns are not kept"""
    finish: act.Finish | None
    missing: tuple[SeatName, ...]
    """who has still to count"""
    finals: tuple[FinalView, ...]
    """what everybody entered, once it is turned up"""
    you: YouView | None
