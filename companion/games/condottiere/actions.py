"""Everything that can be done at the table, one frozen struct each.

There is no luck in them: cards are shuffled and drawn on the table, and nothing is timed.
Whose line or hand it is about stands in the envelope.
"""

from __future__ import annotations

from typing import get_args

from companion.engine.act import Act
from companion.engine.authority import ANYBODY, SELF, TABLE, own
from companion.engine.mending import Mendable

from .authority import CHOOSER, DECLINER, HOLDER, OWNER
from .cards import CardName
from .options import Tool

# -- The round -------------------------------------------------------------------------------


class Begin(Act, frozen=True, tag="begin"):
    """The youngest takes the piece, and the cards are dealt: a game begins."""

    may = ANYBODY

    game: int
    holder: int


class Attack(Act, frozen=True, tag="attack"):
    """The holder says where the next battle is fought; without a map, only that it begins."""

    may = CHOOSER

    battle: int
    city: str | None = None


class Decline(Act, frozen=True, tag="decline"):
    """The holder does not choose and hands the piece to the left."""

    may = DECLINER

    battle: int
    holder: int


class Deal(Act, frozen=True, tag="deal"):
    """All cards are shuffled and dealt again: the next round begins."""

    may = ANYBODY

    round: int
    """the round that is over"""


class Out(Act, frozen=True, tag="out"):
    """The seat says that it has no cards left in hand; or that it has some after all."""

    may = SELF

    round: int
    out: bool = True


# -- The battle ------------------------------------------------------------------------------


class Lay(Act, frozen=True, tag="lay"):
    """The seat lays a card in front of it."""

    may = SELF
    mendable = Mendable()

    battle: int
    card: CardName
    back: CardName | None = None
    """with a scarecrow: the mercenary that is taken back into the hand"""
    before: bool = False
    """it lay there already and is only entered now: nothing is held against it"""


class TakeOff(Act, frozen=True, tag="take_off"):
    """A card is not in front of the seat after all."""

    may = SELF

    battle: int
    card: CardName


class Pass(Act, frozen=True, tag="pass"):
    """The seat passes."""

    may = SELF

    battle: int


class CountArmy(Act, frozen=True, tag="count_army"):
    """How strong the seat's army is: as the table counted it, or from what can be seen at a glance.
    Said again, it replaces what was said before.
    """

    may = SELF
    mendable = Mendable()

    battle: int
    strength: int | None = None
    total: int = 0
    """of the numbers on its mercenaries; without meaning beside `strength`, as all that follows"""
    mercenaries: int = 0
    heroines: int = 0
    drum: bool = False
    winter: bool = False


class EndBattle(Act, frozen=True, tag="end_battle"):
    """The battle is over."""

    may = ANYBODY

    battle: int
    winner: int | None
    """as the lines have it, so that nobody ends a battle that looks otherwise meanwhile"""
    by_hand: bool = False
    """the people say who won, whatever the lines have"""
    claim: bool = False
    """the winner alone says so, and the battle goes on until somebody else agrees; decided: whether
    it came from the winner's own phone
    """


class DropClaim(Act, frozen=True, tag="drop_claim"):
    """Somebody has not won the battle after all: withdrawn, or refused by the others."""

    may = ANYBODY

    battle: int
    who: int


# -- The end ---------------------------------------------------------------------------------


class Finish(Act, frozen=True, tag="finish"):
    """The corrected map decides the game."""

    may = ANYBODY

    game: int


# -- Corrections -----------------------------------------------------------------------------


class CorrectCity(Act, frozen=True, tag="correct_city"):
    """Who really holds a city; None: nobody."""

    may = OWNER
    mendable = Mendable(seats=("owner",))
    corrects = ("city",)

    city: str
    owner: int | None


class CorrectPiece(Act, frozen=True, tag="correct_piece"):
    """Who really holds the Condottiere piece."""

    may = HOLDER
    corrects = ()

    holder: int


class CorrectPlace(Act, frozen=True, tag="correct_place"):
    """Where this battle is really fought; None: nowhere, and the city is chosen again."""

    may = HOLDER
    corrects = ("battle",)

    battle: int
    city: str | None


class CorrectLine(Act, frozen=True, tag="correct_line"):
    """What really lies in front of a seat, and whether it has passed."""

    may = own("who")
    mendable = Mendable(seats=("who",))
    corrects = ("battle", "who")

    battle: int
    who: int
    cards: tuple[CardName, ...]
    passed: bool = False


class CorrectRound(Act, frozen=True, tag="correct_round"):
    """Which round of this game it really is."""

    may = TABLE
    corrects = ()

    round: int


class CorrectPoints(Act, frozen=True, tag="correct_points"):
    """How many points a seat really has from the games before."""

    may = own("who")
    mendable = Mendable(amounts=("points",), seats=("who",))
    corrects = ("who",)

    who: int
    points: int


class NoteHand(Act, frozen=True, tag="note_hand"):
    """The seat notes how many cards it holds; None: it keeps no note."""

    may = SELF
    mendable = Mendable(amounts=("cards",))

    cards: int | None


# -- Settings --------------------------------------------------------------------------------


class SwitchTool(Act, frozen=True, tag="switch_tool"):
    """Switch a tool of the app on or off."""

    may = TABLE

    tool: Tool
    on: bool


class ChangeOptions(Act, frozen=True, tag="change_options"):
    """Settings that may change while playing; None leaves one as it is."""

    may = TABLE

    points_target: int | None = None
    points_bonus: int | None = None
    full_board_ends: bool | None = None
    live_strength: bool | None = None
    warnings: bool | None = None
    cover: bool | None = None


Action = (
    Begin | Attack | Decline | Deal | Out
    | Lay | TakeOff | Pass | CountArmy | EndBattle | DropClaim
    | Finish
    | CorrectCity | CorrectPiece | CorrectPlace | CorrectLine | CorrectRound | CorrectPoints
    | NoteHand
    | SwitchTool | ChangeOptions
)  # fmt: skip

ACTIONS: tuple[type[Action], ...] = get_args(Action)
