"""How the character's own action is drawn. What may be done in it, moves say."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from ..model import State, Turn
from ..options import Tool
from ..tables import BEAUTIFIED, CHARACTERS

RANKS, TOKENS, PEOPLE, PLAIN = "ranks", "tokens", "people", "plain"
DRAWN = {
    "assassin": RANKS, "witch": RANKS, "thief": RANKS, "magistrate": TOKENS, "blackmailer": TOKENS,
    "spy": "spy", "magician": PEOPLE, "wizard": PEOPLE, "abbot": PEOPLE, "seer": PLAIN,
    "scholar": PLAIN, "tax_collector": PLAIN, "emperor": "crown", "warlord": "districts",
    "marshal": "districts", "artist": "districts", "diplomat": "swaps",
}  # fmt: skip
"""the template that draws the action of each character, where cities are kept"""
SAID = {"warlord": "said", "marshal": "said", "diplomat": "said", "artist": PLAIN}
"""where they are not"""
ASKS = {
    "assassin": "name-whom", "witch": "name-whom", "thief": "name-whom",
    "magistrate": "warrants-on", "blackmailer": "threats-on", "magician": "swap-with",
    "wizard": "take-card-from", "abbot": "gift-from", "emperor": "crown-to",
    "warlord": "destroy-which", "marshal": "seize-which", "diplomat": "exchange-which",
    "artist": "beautify-which",
}  # fmt: skip
USES = {"abbot": "gift", "emperor": "crown", "tax_collector": "collect"}
PICTURES = {"magistrate": "warrant", "blackmailer": "threat"}


class AbilityView(msgspec.Struct, frozen=True):
    """The character's own action."""

    template: str
    """of `templates/citadels/abilities`"""
    asks: Message | None
    picture: str
    price: int | None
    """gold that each use costs"""
    done: bool


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
        f"citadels_{PICTURES.get(character, character)}",
        BEAUTIFIED if character == "artist" else None,
        done,
    )
