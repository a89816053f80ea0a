"""Everything that can be done at the table, one frozen struct each.

Luck and the clock stand in the actions: fields that a client may leave empty are filled in by
`decide` before the action is written down; `at` is the server's clock, milliseconds, whatever a
client sends. `call` and `turn` are the number of the call or turn
that is meant (`view.caller.call`): whoever taps twice does it once.
"""

from __future__ import annotations

from typing import Literal, get_args

from companion.engine.act import Act
from companion.engine.authority import ANYBODY, SELF, TABLE
from companion.engine.mending import Mendable
from companion.engine.purse import Purse

from .authority import (
    ACTING,
    BLACKMAILER,
    CHOOSER,
    CLOCK,
    CROWN_HOLDER,
    CROWNED,
    GOES_ON,
    MAGISTRATE,
    NEXT,
    PACE,
    PAYER,
    THEATER,
    WHO,
)
from .cast import Discard
from .holdings import Built, Counted
from .model import MarkKind, Phase
from .options import Calls, Kept, Pace, Tool
from .tables import Type

Take = Literal["gold", "cards"]


# -- Set-up and selection --------------------------------------------------------------------


class ChooseCast(Act, frozen=True, tag="choose_cast"):
    """Other characters or unique districts before the first round; None leaves them as they are."""

    may = TABLE

    cast: tuple[str, ...] | None = None
    """empty: drawn by the app"""
    uniques: tuple[str, ...] | None = None
    """empty: drawn by the app"""
    ninth: bool = False
    """whether a rank 9 is drawn too, where that is a choice"""


class Begin(Act, frozen=True, tag="begin"):
    """Somebody takes the crown and the first round begins."""

    may = CROWNED

    crown: int | None = None
    """None: drawn by the app"""
    at: int = 0


class FaceUp(Act, frozen=True, tag="face_up"):
    """A character lies face up on the table."""

    may = ANYBODY

    round: int
    rank: int
    on: bool = True
    """False: it does not after all"""
    at: int = 0


class PassOn(Act, frozen=True, tag="pass_on"):
    """The seat has chosen and hands the rest on."""

    may = CHOOSER

    round: int
    step: int
    at: int = 0


class Deal(Act, frozen=True, tag="deal"):
    """The companion shuffles and deals the characters, to be looked at on everybody's phone."""

    may = CROWN_HOLDER

    round: int
    up: tuple[int, ...] = ()
    """drawn by the companion, as is `down`, whatever is said"""
    down: int = 0
    at: int = 0


class Pick(Act, frozen=True, tag="pick"):
    """The seat keeps one of the dealt characters and hands the rest on."""

    may = CHOOSER

    round: int
    step: int
    rank: int
    lays: int | None = None
    """which one it lays face down; drawn by the companion where the seat does not choose that"""
    asks: bool = False
    """whether somebody may have the Theater, whom nobody here knows; whatever is said"""
    at: int = 0


class ShowTheater(Act, frozen=True, tag="show_theater"):
    """Says "I have the Theater", where the companion dealt the characters and keeps no cities."""

    may = WHO

    round: int
    who: int


class SwapCharacters(Act, frozen=True, tag="swap_characters"):
    """The owner of the Theater has swapped characters, or keeps what they have."""

    may = THEATER

    round: int
    partner: int | None = None
    """None: no swap"""
    gives: int | None = None
    """of dealt characters"""
    takes: int | None = None
    """as it falls, whatever is said"""
    at: int = 0


class StartCalls(Act, frozen=True, tag="start_calls"):
    """Everybody has a character: calling begins."""

    may = CROWN_HOLDER

    round: int
    asks: bool = False
    """the Theater's owner comes before; by the cities, whatever is said"""
    at: int = 0


class TimeUp(Act, frozen=True, tag="time_up"):
    """The time to think has run out; posted by the server."""

    may = CLOCK

    run: int
    """which start of the clock it was"""
    at: int = 0


# -- Calling ---------------------------------------------------------------------------------


class Answer(Act, frozen=True, tag="answer"):
    """Says "that's me": somebody turns up the character that is called."""

    may = WHO

    call: int
    who: int


class Silence(Act, frozen=True, tag="silence"):
    """Nobody answers; the next rank is called. Where the calls stand: nobody is missing."""

    may = CROWN_HOLDER

    call: int
    passes: bool = False
    """people have played it out by themselves, whoever it was; whatever is said"""
    stops: bool = False
    """somebody must have missed their call; as it is reckoned, whatever is said"""
    at: int = 0


class WaitedOut(Act, frozen=True, tag="waited_out"):
    """The rank that is called was waited for as long as any other; posted by the server."""

    may = CLOCK

    call: int
    stops: bool = False
    """somebody must have missed their call; as it is reckoned"""
    at: int = 0


class PauseCalls(Act, frozen=True, tag="pause_calls"):
    """Nothing is called by itself until somebody goes on."""

    may = ANYBODY

    call: int
    at: int = 0


class ResumeCalls(Act, frozen=True, tag="resume_calls"):
    """The rank that is called is waited for again, as long as was left."""

    may = ANYBODY

    call: int
    at: int = 0


class GoBack(Act, frozen=True, tag="go_back"):
    """Says "wait, that's me": a rank that nobody answered to is called again."""

    may = ANYBODY

    call: int
    rank: int
    at: int = 0


class EndTurn(Act, frozen=True, tag="end_turn"):
    """The turn is over."""

    may = GOES_ON

    turn: int
    at: int = 0


class EndRound(Act, frozen=True, tag="end_round"):
    """The action phase is over, whatever was not called."""

    may = CROWN_HOLDER

    round: int


class ShowKilled(Act, frozen=True, tag="show_killed"):
    """The killed rank 4 is turned up at the end of the round."""

    may = WHO

    round: int
    who: int | None = None
    """None: nobody had it"""
    to: int | None = None
    """to whom a killed Emperor gives the crown"""


class NextRound(Act, frozen=True, tag="next_round"):
    """On to the next round, or to the end if a city is complete."""

    may = NEXT

    round: int
    """the round that is over"""
    crown: int | None = None
    """who has the crown, where nobody here knows; None: it stays where it was"""
    at: int = 0


# -- A turn ----------------------------------------------------------------------------------


class Gather(Act, frozen=True, tag="gather"):
    """Two gold, or cards of which some are kept."""

    may = ACTING

    turn: int
    take: Take
    more: int = 0
    """where cities are not kept: the gold or the cards that one's own districts add to it"""
    at: int = 0


class Income(Act, frozen=True, tag="income"):
    """What the districts of the character's type bring."""

    may = ACTING
    mendable = Mendable(amounts=("gold", "cards"))

    turn: int
    gold: int | None = None
    """where cities are not kept, and for the Abbot: how much of it is gold"""
    cards: int | None = None


class TakeExtra(Act, frozen=True, tag="take_extra"):
    """The Navigator's four gold or four cards, or what another character gets besides."""

    may = ACTING

    turn: int
    take: Take


class Name(Act, frozen=True, tag="name"):
    """Assassin, Witch or Thief names a character."""

    may = ACTING

    turn: int
    rank: int
    at: int = 0


class Tokens(Act, frozen=True, tag="tokens"):
    """Magistrate or Blackmailer lays tokens face down; who got the true one is not entered."""

    may = ACTING

    turn: int
    ranks: tuple[int, ...]


class AnswerThreat(Act, frozen=True, tag="answer_threat"):
    """The threatened player pays the Blackmailer off, or refuses."""

    may = ACTING

    turn: int
    bribe: bool


class TurnUpThreat(Act, frozen=True, tag="turn_up_threat"):
    """The Blackmailer turns the threat up after a refusal, or leaves it."""

    may = BLACKMAILER

    turn: int
    flower: bool | None = None
    """what it showed; None: it stays face down"""


class AnswerWarrant(Act, frozen=True, tag="answer_warrant"):
    """The Magistrate turns up the signed warrant and takes the district, or lets it pass."""

    may = MAGISTRATE

    turn: int
    take: bool


class Spy(Act, frozen=True, tag="spy"):
    """The Spy takes cards and gold for the districts of a type."""

    may = ACTING

    turn: int
    whom: int
    type: Type
    cards: int
    """how many of that type were in the hand"""


class SwapHands(Act, frozen=True, tag="swap_hands"):
    """The Magician swaps the whole hand with somebody's."""

    may = ACTING

    turn: int
    whom: int


class Redraw(Act, frozen=True, tag="redraw"):
    """The Magician puts cards under the deck and draws as many."""

    may = ACTING

    turn: int
    cards: int


class TakeCard(Act, frozen=True, tag="take_card"):
    """The Wizard takes a card from a hand."""

    may = ACTING

    turn: int
    whom: int


class UseAbility(Act, frozen=True, tag="use_ability"):
    """The Seer's or the Scholar's cards have changed hands."""

    may = ACTING

    turn: int


class GiveCrown(Act, frozen=True, tag="give_crown"):
    """The Emperor passes the crown on and takes something for it."""

    may = ACTING

    turn: int
    to: int
    take: Take = "gold"


class Gift(Act, frozen=True, tag="gift"):
    """The richest player gives the Abbot a gold."""

    may = ACTING
    mendable = Mendable(seats=("whom",))

    turn: int
    whom: int


class Build(Act, frozen=True, tag="build"):
    """A district is built."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("lender",))

    turn: int
    district: str | None = None
    """None: it is not said which"""
    price: int | None = None
    """gold that was paid, where the companion cannot know it: no district is named, or cities
    are not kept"""
    pay: Literal["gold", "framework", "sacrifice"] = "gold"
    """`framework`: it is destroyed instead; `sacrifice`: another district, for the Necropolis"""
    sacrifice: str | None = None
    cards: int = 0
    """cards that pay for a part of the Thieves' Den"""
    lender: int | None = None
    """from whom the Cardinal takes what is missing"""
    taken: bool = False
    """the card that the Wizard has just taken"""
    exempt: bool = False
    """where no district is named: it does not count as a build of the turn"""


class Destroy(Act, frozen=True, tag="destroy"):
    """The Warlord destroys a district, or somebody with the Armory does."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))

    turn: int
    whom: int
    district: str | None = None
    price: int | None = None
    """gold that was paid, where cities are not kept"""
    beautified: bool | None = None
    """which of two of one name"""
    armory: bool = False


class Exchange(Act, frozen=True, tag="exchange"):
    """The Diplomat exchanges a district for one of another city."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))

    turn: int
    whom: int
    theirs: str | None = None
    mine: str | None = None
    price: int | None = None
    """gold that was paid, where cities are not kept"""


class Seize(Act, frozen=True, tag="seize"):
    """The Marshal pays for a district of another city and takes it."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))

    turn: int
    whom: int
    district: str | None = None
    price: int | None = None
    """gold that was paid, where cities are not kept"""


class Beautify(Act, frozen=True, tag="beautify"):
    """The Artist beautifies a district."""

    may = ACTING

    turn: int
    district: str | None = None
    """None where cities are not kept"""


class Collect(Act, frozen=True, tag="collect"):
    """The Tax Collector takes what lies on the token."""

    may = ACTING

    turn: int


class UseDistrict(Act, frozen=True, tag="use_district"):
    """Laboratory, Smithy or Museum."""

    may = ACTING

    turn: int
    district: str


# -- Gold and corrections --------------------------------------------------------------------


class Pay(Act, frozen=True, tag="pay"):
    """Gold changes hands; None is the bank."""

    may = PAYER
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))

    payer: int | None
    payee: int | None
    amount: int


class CorrectGold(Act, frozen=True, tag="correct_gold"):
    """The table is right: the seat has this much, the difference comes from the bank."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))
    corrects = ("who",)

    who: int
    gold: int


class CorrectTax(Act, frozen=True, tag="correct_tax"):
    """What really lies on the Tax Collector's token."""

    may = TABLE
    mendable = Mendable(amounts=("gold",))
    corrects = ()

    gold: int


class CorrectBeautified(Act, frozen=True, tag="correct_beautified"):
    """What really lies on the districts of a city that is not kept here."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))
    corrects = ("who",)

    who: int
    gold: int


class CorrectCity(Act, frozen=True, tag="correct_city"):
    """What really stands there."""

    may = WHO
    mendable = Mendable(seats=("who",))
    corrects = ("who",)

    who: int
    city: tuple[Built, ...]


class CorrectHand(Act, frozen=True, tag="correct_hand"):
    """How many cards the seat really holds."""

    may = WHO
    mendable = Mendable(amounts=("cards",), seats=("who",))
    corrects = ("who",)

    who: int
    cards: int


class CorrectCrown(Act, frozen=True, tag="correct_crown"):
    """Who really has the crown."""

    may = WHO
    corrects = ()

    who: int


class CorrectShown(Act, frozen=True, tag="correct_shown"):
    """Who really turned up a character this round; None: nobody."""

    may = TABLE
    corrects = ("round", "rank")

    round: int
    rank: int
    who: int | None = None
    at: int = 0


class CorrectMark(Act, frozen=True, tag="correct_mark"):
    """What really lies on the characters."""

    may = TABLE
    corrects = ("mark",)

    mark: MarkKind
    ranks: tuple[int, ...] = ()
    """empty: nothing of that kind"""
    by: int | None = None
    """whose mark it is"""


class CorrectRound(Act, frozen=True, tag="correct_round"):
    """Which round and phase it really is, and which rank is called."""

    may = TABLE
    corrects = ()

    round: int
    phase: Phase
    rank: int | None = None
    """in the action phase"""
    step: int = 0
    """of the draft, in the selection phase"""
    at: int = 0


class CorrectComplete(Act, frozen=True, tag="correct_complete"):
    """A city is complete, or is not. The first one that is counts as the first."""

    may = WHO
    corrects = ("who",)

    who: int
    complete: bool


class SwitchTool(Act, frozen=True, tag="switch_tool"):
    """Switch a tool of the app on or off."""

    may = TABLE

    tool: Tool
    on: bool
    at: int = 0


class ChangeOptions(Act, frozen=True, tag="change_options"):
    """Settings that may change while playing, from a phone the pace alone; None leaves one as it
    is.
    """

    may = PACE

    purse: Purse | None = None
    seconds_per_seat: int | None = None
    pace: Pace | None = None
    calls: Calls | None = None
    cover: bool | None = None
    three_player_discard: Discard | None = None
    own_completed_city: bool | None = None
    completion_kept: Kept | None = None
    tie_killed: bool | None = None
    unique_counts_for_capitol: bool | None = None
    vault_counts_for_map_room: bool | None = None
    at: int = 0


# -- The end ---------------------------------------------------------------------------------


class CountUp(Act, frozen=True, tag="count_up"):
    """The table stops here and counts."""

    may = TABLE

    round: int


class EnterFinal(Counted, frozen=True, tag_field="kind", tag="enter_final"):
    """What the seat holds at the end."""

    may = SELF
    mendable = Mendable(amounts=("gold", "hand"))


class Finish(Act, frozen=True, tag="finish"):
    """Everybody has entered; the result is shown."""

    may = ANYBODY


Action = (
    ChooseCast | Begin | FaceUp | PassOn | Deal | Pick | ShowTheater | SwapCharacters | StartCalls
    | TimeUp
    | Answer | Silence | WaitedOut | PauseCalls | ResumeCalls | GoBack | EndTurn | EndRound
    | ShowKilled | NextRound
    | Gather | Income | TakeExtra | Name | Tokens | AnswerThreat | TurnUpThreat | AnswerWarrant
    | Spy | SwapHands | Redraw | TakeCard | UseAbility | GiveCrown | Gift
    | Build | Destroy | Exchange | Seize | Beautify | Collect | UseDistrict
    | Pay | CorrectGold | CorrectTax | CorrectBeautified | CorrectCity | CorrectHand | CorrectCrown
    | CorrectShown | CorrectMark | CorrectRound | CorrectComplete | SwitchTool | ChangeOptions
    | CountUp | EnterFinal | Finish
)  # fmt: skip

ACTIONS: tuple[type[Action], ...] = get_args(Action)

BOOKED = (
    Gather, Income, TakeExtra, AnswerThreat, TurnUpThreat, AnswerWarrant, Spy, SwapHands, Redraw,
    TakeCard, UseAbility, Gift, Build, Destroy, Exchange, Seize, Beautify, Collect, UseDistrict,
)  # fmt: skip
"""what in a turn changes gold, hands and cities alone: people do it by hand where none is kept"""
