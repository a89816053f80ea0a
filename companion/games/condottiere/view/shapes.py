"""The shape of what is seen. Plain values and messages; what may be done comes as actions."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint

from .. import actions as act
from ..options import Options
from ..tables import Card

Struct = msgspec.Struct


class CardView(Struct, frozen=True):
    card: Card
    name: Message
    special: bool
    n: int = 1


class OwnerView(Struct, frozen=True):
    """Somebody who holds a city really; None: nobody."""

    seat: int | None
    correct: act.CorrectCity


class CityView(Struct, frozen=True):
    """A city on our drawing: `x` and `y` on a square of 1000 by 1000, north up."""

    city: str
    name: Message
    x: int
    y: int
    owner: int | None
    here: bool
    """the battle is fought here"""
    attack: act.Attack | None
    """the action of the holder that begins the next battle here"""
    why_not: Message | None
    """between battles: why it is not for the viewer to choose, or what is noted against it"""
    owners: tuple[OwnerView, ...]
    """who may be said to hold it really, by whoever looks"""
    place: act.CorrectPlace | None
    """the battle that is fought is really here; where it is: not here after all"""


class BorderView(Struct, frozen=True):
    a: str
    b: str
    x1: int
    y1: int
    x2: int
    y2: int
    owner: int | None
    """who holds both cities"""


class LayView(Struct, frozen=True):
    """A card to be tapped."""

    card: Card
    name: Message
    special: bool
    lay: act.Lay
    """for the seat in the envelope"""
    before: act.Lay
    """the same for a card that lay there already and is only entered now"""


class BackView(Struct, frozen=True):
    """A scarecrow that takes this mercenary back."""

    card: Card
    name: Message
    lay: act.Lay


class LineView(Struct, frozen=True):
    """What lies in front of a seat that takes part."""

    seat: int
    cards: tuple[CardView, ...]
    """in the order in which they were laid"""
    groups: tuple[CardView, ...]
    """the same, each kind once with how many"""
    take_off: tuple[act.TakeOff, ...]
    """for each of the cards"""
    strength: int | None
    """None where it is not shown, or not compared after a bishop"""
    leading: bool
    passed: bool
    out: bool
    turn: bool
    defends: bool
    why_not: Message | None
    """what is noted against one more card"""
    pass_: act.Pass | None = msgspec.field(name="pass")
    unpass: act.CorrectLine | None
    """has not passed after all"""
    backs: tuple[BackView, ...]


class WinnerView(Struct, frozen=True):
    """Somebody who may be said to have won the battle; None: nobody."""

    seat: int | None
    end: act.EndBattle


class ClaimView(Struct, frozen=True):
    """Somebody says on the own phone to have won."""

    seat: int
    words: Message
    accept: act.EndBattle | None
    """None for the one who says it"""
    drop: act.DropClaim
    """takes it back, or refuses it"""


class BattleView(Struct, frozen=True):
    battle: int
    city: str | None
    city_name: Message | None
    defender: int | None
    final: bool
    lines: tuple[LineView, ...]
    """clockwise from whoever leads; empty where the battle board is off"""
    palette: tuple[LayView, ...]
    winter: bool
    turn: int | None
    ended_by: str | None
    """pass, surrender or bishop, once it has ended"""
    outcome: Message | None
    """who would take the city now, or why nobody; None where strength is not shown"""
    end: act.EndBattle | None
    """ends it as the lines are; None for whoever has claimed so"""
    by_hand: tuple[WinnerView, ...]
    claim: ClaimView | None
    doubts: tuple[Message, ...]


class ArmyView(Struct, frozen=True):
    seat: int
    cards: tuple[CardView, ...]
    strength: int | None


class FoughtView(Struct, frozen=True):
    """An earlier battle of this round, folded away."""

    battle: int
    city: str | None
    words: Message
    winner: int | None
    armies: tuple[ArmyView, ...]
    """of those who laid anything"""


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    name: SeatName
    holder: bool
    cities: tuple[str, ...]
    city_names: tuple[Message, ...]
    linked: int
    """cities in the largest kingdom"""
    out: bool
    """has said that the hand is empty"""
    say_out: act.Out | None
    """says that it is empty, or that it is not after all"""
    todo: Message | None
    take_piece: act.CorrectPiece | None
    """really holds the Condottiere, if whoever looks may say so"""
    points: int | None
    """of the games before, in a series"""
    deal: int | None
    """cards in the deal that is due now"""


class BeginView(Struct, frozen=True):
    seat: int
    begin: act.Begin


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    hand: int | None
    """[R co.round.hand_size_private] cards in hand, as noted"""
    say_out: bool
    """the noted hand is empty: time to say so"""


class View(Struct, frozen=True):
    game: str
    viewer: int | None
    """None: the table, or an onlooker"""
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    series_game: int | None
    """which game of a series it is"""
    series_target: int | None
    round: int
    holder: int | None
    """of the Condottiere piece"""
    needed: int
    """linked cities that win"""
    seats: tuple[SeatView, ...]
    cities: tuple[CityView, ...]
    """empty where the map is off"""
    borders: tuple[BorderView, ...]
    battle: BattleView | None
    start: act.Attack | None
    """without a map: a battle begins"""
    decline: act.Decline | None
    why_not_decline: Message | None
    """why it is not for the viewer to decline, or what is noted against it"""
    deal: act.Deal | None
    """a new round"""
    deal_due: bool
    """at most one player has cards left"""
    begins: tuple[BeginView, ...]
    """the youngest is named"""
    finish: act.Finish | None
    """the map, or the points, as they were put right decide"""
    past: tuple[FoughtView, ...]
    """earlier battles of this round, the last one first"""
    hints: tuple[Hint, ...]
    reminders: tuple[Hint, ...]
    """those of the hints that are said without being asked for"""
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    story: tuple[Message, ...]
    """how the game of a series that is over was decided"""
    you: YouView | None
