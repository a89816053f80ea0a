"""Everything that can be done at the table, one frozen struct each.

Luck stands in the actions: fields that a client may leave empty are filled in by `decide` before
the action is written down. What belongs to a turn names its number.
"""

from __future__ import annotations

from typing import Literal, get_args

from companion.engine.act import Act
from companion.engine.authority import ANYBODY, SELF, TABLE, own
from companion.engine.final import FinalCount
from companion.engine.mending import Mendable
from companion.engine.purse import Purse

from .authority import DECIDER, HOLDER, LAST_PLAYER, ON_TURN, OTHERS, PAYER
from .goods import GoodsDocument
from .model import Guard, Phase
from .options import Tool
from .tables import Character

# -- Set-up ----------------------------------------------------------------------------------


class LayTiles(Act, frozen=True, tag="lay_tiles"):
    """The eight tiles lie in their circle."""

    may = ANYBODY
    tiles: tuple[Character, ...] = ()
    """the sides that are up, clockwise; empty: order and sides drawn by the app"""
    other_pairs: bool = False
    """the tiles of this box pair other characters"""


class NameStarter(Act, frozen=True, tag="name_starter"):
    """Who begins."""

    may = ANYBODY
    starter: int | None = None
    """None: drawn by the app"""


class PutCamel(Act, frozen=True, tag="put_camel"):
    """The last player puts the camel on a tile, and the first turn begins."""

    may = LAST_PLAYER
    tile: int
    """0 to 7, clockwise as the tiles were laid"""


# -- A turn ----------------------------------------------------------------------------------


class Move(Act, frozen=True, tag="move"):
    """The camel goes so many tiles on; all steps but the first are paid for."""

    may = ON_TURN
    turn: int
    steps: int


class Take(Act, frozen=True, tag="take"):
    """Where the card beside the camel's tile goes."""

    may = ON_TURN
    turn: int
    to: Literal["stall", "warehouse"]
    good: int = 0
    """which good, for the stall; 0: the one that was entered for this tile"""


class TakeCoins(Act, frozen=True, tag="take_coins"):
    """Three coins instead of the ability."""

    may = ON_TURN
    turn: int


class UseAbility(Act, frozen=True, tag="use_ability"):
    """An ability that needs nothing more to be said: painter, princess, dancer, interpreter,
    diplomat and the two merchants.
    """

    may = ON_TURN
    turn: int
    character: Character
    tokens: int | None = None
    """for the princess where stalls are not kept: how many tokens there are"""


class DiscardGood(Act, frozen=True, tag="discard_good"):
    """The musician: a card of the stall goes back into the box."""

    may = ON_TURN
    turn: int
    good: int = 0
    """0 where stalls are not kept"""


class SwapWithMarket(Act, frozen=True, tag="swap_with_market"):
    """Soldier and general: a card is swapped with one of the market."""

    may = ON_TURN
    turn: int
    tile: int | None = None
    """where the market card lay; None where the market's cards are not kept"""
    out: int = 0
    """the good that leaves the stall (soldier)"""
    into: int = 0
    """the good that comes to the stall (soldier); 0: the one that was entered for this tile"""


class SwapWithWarehouse(Act, frozen=True, tag="swap_with_warehouse"):
    """The maid: a card of the stall for one of the warehouse."""

    may = ON_TURN
    turn: int
    out: int = 0
    """the good that leaves the stall; 0 where stalls are not kept"""
    into: int = 0
    """the good that comes to the stall"""


class Shift(Act, frozen=True, tag="shift"):
    """The attendant: a card from stall to warehouse, or the other way."""

    may = ON_TURN
    turn: int
    to: Literal["stall", "warehouse"]
    good: int = 0
    """0 where stalls are not kept"""


class Fetch(Act, frozen=True, tag="fetch"):
    """Herdsman and farmer: the card of another tile goes into the warehouse."""

    may = ON_TURN
    turn: int
    tile: int


class TurnToken(Act, frozen=True, tag="turn_token"):
    """Priest and monk: a token of one's own is turned to its 商 side."""

    may = ON_TURN
    turn: int
    good: int = 0
    """whose token; 0 where stalls are not kept"""


class SettleClaim(Act, frozen=True, tag="settle_claim"):
    """Whether a token that shows 商 changes hands on a tie. With the priest its holder decides,
    with the monk the one who would have to pay.
    """

    may = DECIDER
    refers = ("claim",)
    claim: int
    taken: bool


class EndTurn(Act, frozen=True, tag="end_turn"):
    """The market is refilled and the next turn begins."""

    may = ON_TURN
    turn: int
    drawn: int | None = None
    """cards that were drawn to refill; None: as many as needed, as far as the deck goes"""
    missed: bool = False
    """people know that something of this turn was not entered: nothing is remarked"""


class DeclareWin(Act, frozen=True, tag="declare_win"):
    """The seat says that it wins at once, and shows its warehouse."""

    may = ON_TURN
    turn: int
    """0 where turns are not kept"""
    missed: bool = False
    """people know that step 3 was not entered: nothing is remarked"""


class JudgeWin(Act, frozen=True, tag="judge_win"):
    """The others have looked at the warehouse."""

    may = OTHERS
    who: int
    kinds: int
    """how many different goods were shown"""


class WithdrawWin(Act, frozen=True, tag="withdraw_win"):
    """Whoever said "I win" withdraws it."""

    may = own("who")
    who: int


# -- By hand, and where turns are not kept -----------------------------------------------------


class Place(Act, frozen=True, tag="place"):
    """A card comes to a stall."""

    may = own("who")
    mendable = Mendable(seats=("who",))
    who: int
    good: int


class Remove(Act, frozen=True, tag="remove"):
    """A card leaves a stall."""

    may = own("who")
    mendable = Mendable(seats=("who",))
    who: int
    good: int


class TurnByHand(Act, frozen=True, tag="turn_by_hand"):
    """A token is turned to its 商 side."""

    may = HOLDER
    good: int
    guard: Guard


class Pay(Act, frozen=True, tag="pay"):
    """Coins change hands; None is the market."""

    may = PAYER
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))
    payer: int | None
    payee: int | None
    amount: int


class GainPrestige(Act, frozen=True, tag="gain_prestige"):
    """The seat gains prestige."""

    may = own("who")
    mendable = Mendable(amounts=("amount",), seats=("who",))
    who: int
    amount: int


# -- Corrections -------------------------------------------------------------------------------


class CorrectCoins(Act, frozen=True, tag="correct_coins"):
    """The table is right: the seat has this many, the difference comes from the market."""

    may = own("who")
    mendable = Mendable(amounts=("coins",), seats=("who",))
    corrects = ("who",)
    who: int
    coins: int


class CorrectStock(Act, frozen=True, tag="correct_stock"):
    """How many coins are in the market."""

    may = TABLE
    mendable = Mendable(amounts=("coins",))
    corrects = ()
    coins: int


class CorrectPrestige(Act, frozen=True, tag="correct_prestige"):
    """How much prestige the seat really has."""

    may = own("who")
    mendable = Mendable(amounts=("prestige",), seats=("who",))
    corrects = ("who",)
    who: int
    prestige: int


class CorrectStall(Act, frozen=True, tag="correct_stall"):
    """What really lies in a stall. No token moves."""

    may = own("who")
    mendable = Mendable(seats=("who",))
    corrects = ("who",)
    who: int
    goods: GoodsDocument


class CorrectToken(Act, frozen=True, tag="correct_token"):
    """Where a token really lies."""

    may = HOLDER
    mendable = Mendable(seats=("holder",))
    corrects = ("good",)
    good: int
    holder: int | None
    """None: in the market"""
    guard: Guard | None = None
    """who turned it to its 商 side; None: its number is up"""


class CorrectTiles(Act, frozen=True, tag="correct_tiles"):
    """How the eight tiles really lie."""

    may = TABLE
    corrects = ()
    tiles: tuple[Character, ...]
    """the sides that are up, clockwise"""
    other_pairs: bool = False


class CorrectCamel(Act, frozen=True, tag="correct_camel"):
    """Which tile the camel really stands on."""

    may = ANYBODY
    corrects = ()
    tile: int


class CorrectCard(Act, frozen=True, tag="correct_card"):
    """What lies beside a tile."""

    may = ANYBODY
    corrects = ("tile",)
    tile: int
    good: int | None
    """None: nothing; 0: some card"""


class CorrectDeck(Act, frozen=True, tag="correct_deck"):
    """How many cards the deck really has."""

    may = ANYBODY
    mendable = Mendable(amounts=("cards",))
    corrects = ()
    cards: int


class CorrectTurn(Act, frozen=True, tag="correct_turn"):
    """Whose turn it really is, who started, and whether these are the last turns."""

    may = TABLE
    corrects = ()
    seat: int
    starter: int
    last_turns: bool = False
    goes_on: bool = False
    """a turn that is that seat's already goes on as it is, and does not begin anew"""


# -- Settings and the end ----------------------------------------------------------------------


class SwitchTool(Act, frozen=True, tag="switch_tool"):
    """Switch a tool of the app on or off."""

    may = TABLE
    tool: Tool
    on: bool


class ChangeOptions(Act, frozen=True, tag="change_options"):
    """Settings that may change while playing; None leaves one as it is."""

    may = TABLE
    purse: Purse | None = None
    cover: bool | None = None


class RunOut(Act, frozen=True, tag="run_out"):
    """Where turns are not tracked: a place in the market stayed empty on this seat's turn."""

    may = own("who")
    mendable = Mendable(seats=("who",))
    who: int


class Count(Act, frozen=True, tag="count"):
    """The game is over: on to the count."""

    may = TABLE
    phase: Phase
    """the phase that is left"""


class EnterFinal(FinalCount, Act, frozen=True, tag="enter_final"):
    """What the seat holds at the end. None: as it was followed."""

    may = SELF
    mendable = Mendable(amounts=("coins", "prestige", "tokens"))
    warehouse: GoodsDocument
    coins: int | None = None
    prestige: int | None = None
    tokens: int | None = None


class HasMost(Act, frozen=True, tag="has_most"):
    """All warehouses lie open: whether nobody has more of a good than this seat."""

    may = ANYBODY
    mendable = Mendable(seats=("who",))
    good: int
    who: int
    most: bool = True


class Tell(FinalCount, Act, frozen=True, tag="tell"):
    """What of the seat's own nobody followed, now that all lies open. None leaves it as it was."""

    may = own("who")
    mendable = Mendable(amounts=("tokens", "prestige", "coins"), seats=("who",))
    who: int
    tokens: int | None = None
    prestige: int | None = None
    coins: int | None = None


class Finish(Act, frozen=True, tag="finish"):
    """Everybody has entered; all warehouses are turned up at once."""

    may = ANYBODY


Action = (
    LayTiles | NameStarter | PutCamel
    | Move | Take | TakeCoins | UseAbility | DiscardGood | SwapWithMarket | SwapWithWarehouse
    | Shift | Fetch | TurnToken | SettleClaim | EndTurn | DeclareWin | JudgeWin
    | WithdrawWin
    | Place | Remove | TurnByHand | Pay | GainPrestige
    | CorrectCoins | CorrectStock | CorrectPrestige | CorrectStall | CorrectToken
    | CorrectTiles | CorrectCamel | CorrectCard | CorrectDeck | CorrectTurn
    | SwitchTool | ChangeOptions | RunOut | Count | EnterFinal | HasMost | Tell | Finish
)  # fmt: skip

ACTIONS: tuple[type[Action], ...] = get_args(Action)

Ability = UseAbility | DiscardGood | SwapWithMarket | SwapWithWarehouse | Shift | Fetch | TurnToken
"""step 3 of a turn, but for the coins"""
