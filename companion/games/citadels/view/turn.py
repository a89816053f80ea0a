"""The turn that is being taken, and who else is asked something."""

from __future__ import annotations

from msgspec import Struct

from companion.engine.message import Message, SeatName

from .. import hints
from ..cast import character_brief, character_does, character_name, name_district, type_name
from ..model import MARKS, State, Threat, Turn
from ..options import Tool
from ..rules.needs import left_out
from ..setup_choices import TypeCard
from ..tables import BEAUTIFIED, CHARACTERS


class PromptView(Struct, frozen=True):
    """A question to somebody else than whose turn it is."""

    seat: int
    text: Message


class TurnView(Struct, frozen=True):
    turn: int
    seat: int
    rank: int
    character: str
    name: Message
    does: Message
    brief: Message
    """the same at a glance"""
    resumed: bool
    """whether the Witch plays on in this character's place"""
    bewitched: bool
    """whether only gathering is left"""
    befalls: tuple[Message, ...]
    """what happens to this character, in the order of the rules"""
    gathered: bool
    income: TypeCard | None
    """the type of district that brings something"""
    ability: AbilityView | None
    builds: int
    """builds of the turn that are left"""
    unready: Message | None
    """what is mandatory and was not done yet"""
    plain: bool
    """whether nothing is kept that it would change"""
    names: bool
    """whether characters are named or marked now, on the row of ranks"""
    speech: Message | None
    """[R ci.char.witch.resumes] what is said aloud when somebody else goes on"""


def turn_view(state: State) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    paying, name = turn.row.income, character_name(turn.character)
    resumes = Message("citadels-speech-resumed", rank=turn.rank, character=name)
    return TurnView(
        turn=state.call,
        seat=turn.seat,
        rank=turn.rank,
        character=turn.character,
        name=hints.turn_name(turn),
        does=character_does(turn.character),
        brief=character_brief(turn.character),
        resumed=turn.resumed,
        bewitched=state.barred,
        befalls=hints.befalls(state),
        gathered=turn.gathered,
        income=None if paying is None else TypeCard(paying.value, type_name(paying)),
        ability=None if state.barred else ability_view(state, turn),
        builds=max(0, turn.row.builds - turn.builds),
        unready=next(left_out(state, turn), None),
        plain=not state.keeps,
        names=_names(state, turn),
        speech=resumes if turn.resumed else None,
    )


def _names(state: State, turn: Turn) -> bool:
    """[R ci.char.witch.gather_first]"""
    waits = turn.character == "witch" and state.keeps and not turn.gathered
    named = DRAWN.get(turn.character) in (RANKS, TOKENS) and not turn.has_used("ability")
    return named and not waits and not state.barred


def prompt_view(state: State) -> PromptView | None:
    """[R ci.ruling.same_prompt] Return the prompt, the same at every marked character."""
    turn = state.turn
    if turn is None or not state.keeps:
        return None
    who = SeatName(turn.seat)
    if turn.pending is not None and state.warrants is not None:
        district = name_district(turn.pending.district)
        text = Message("citadels-ask-warrant", who=who, district=district)
        return PromptView(state.warrants.by, text)
    if turn.threat is Threat.REFUSED and state.threats is not None:
        return PromptView(state.threats.by, Message("citadels-ask-threat", who=who))
    return None


RANKS, TOKENS, PEOPLE, PLAIN = "ranks", "tokens", "people", "plain"
DRAWN = {
    "assassin": RANKS, "witch": RANKS, "thief": RANKS, "magistrate": TOKENS, "blackmailer": TOKENS,
    "spy": "spy", "magician": PEOPLE, "wizard": PEOPLE, "abbot": PEOPLE, "seer": PLAIN,
    "scholar": PLAIN, "tax_collector": PLAIN, "emperor": "crown", "warlord": "districts",
    "marshal": "districts", "artist": "districts", "diplomat": "swaps",
}  # fmt: skip
"""character → the template of its action, where cities are kept"""
SAID = {"warlord": "said", "marshal": "said", "diplomat": "said", "artist": PLAIN}
"""character → the template where they are not kept"""
ASKS = {
    "assassin": "who-dies", "witch": "whom-bewitch", "thief": "whom-rob",
    "magistrate": "warrants-on", "blackmailer": "threats-on", "magician": "swap-with",
    "wizard": "take-card-from", "abbot": "gift-from", "emperor": "crown-to",
    "warlord": "destroy-which", "marshal": "seize-which", "diplomat": "exchange-which",
    "artist": "beautify-which",
}  # fmt: skip
USES = {"abbot": "gift", "emperor": "crown", "tax_collector": "collect"}
VERBS = (
    "spy", "magician", "wizard", "abbot", "emperor", "artist", "warlord", "marshal", "diplomat",
)  # fmt: skip


class AbilityView(Struct, frozen=True):
    """The character's own action."""

    template: str
    """of `templates/citadels/abilities`"""
    asks: Message | None
    picture: str
    price: int | None
    """gold that each use costs"""
    done: bool
    verb: Message | None
    """the label of the button that opens it; None: its move says it"""


def ability_view(state: State, turn: Turn) -> AbilityView | None:
    character = turn.character
    template = DRAWN.get(character)
    if template is None:
        return None
    if not state.has(Tool.CITIES):
        template = SAID.get(character, template)
    asks = ASKS.get(character)
    if character == "emperor" and not state.keeps:
        asks = "crown-to-whom"
    done = turn.has_used(USES.get(character, "ability"))
    if character == "artist":
        done = turn.used.count("beautify") >= CHARACTERS["artist"].marks
    return AbilityView(
        template,
        None if asks is None else Message(f"citadels-screen-{asks}", n=turn.row.marks),
        f"citadels_{MARKS[character] if template == TOKENS else character}",
        BEAUTIFIED if character == "artist" else None,
        done,
        Message(f"citadels-verb-{character}") if character in VERBS else None,
    )
