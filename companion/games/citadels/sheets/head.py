"""The head of every sheet of Citadels, and for whom it is printed: a set, anything in the box, or a
sitting.
"""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, MessageGroup
from companion.engine.print import Head, SheetChoices, SheetEdition

from ..cast import is_allowed, may_have_ninth, needs_ninth, set_name
from ..options import Options
from ..tables import CHARACTERS, CHARACTERS_EACH, COMPLETE, SEATS, SETS, UNIQUES

NINTH = "ninth"
"""the name of the option for rank 9"""

ANY = ""
"""the edition for any mix of characters and districts"""

FEW_PLAYERS = "few_players"
"""a key among the cards in the game where everybody has several characters"""


says = MessageGroup("citadels-sheet")
aid_says = MessageGroup("citadels-aid")
"""a few words, for the drawn aid"""


def _edition(key: str, name: Message) -> SheetEdition:
    """[R ci.intro.players] [R ci.rank9.four_to_seven]"""
    players = tuple(range(SEATS[0], SEATS[1] + 1))
    return SheetEdition(
        key=key,
        name=name,
        players=players,
        variants={NINTH: Message("citadels-option-ninth")},
        variant_players={NINTH: tuple(n for n in players if may_have_ninth(n))},
    )


# [R ci.sets.offer] A set is an edition here.
EDITIONS = (*(_edition(name, set_name(name)) for name in SETS), _edition(ANY, says("any")))


def options(choices: SheetChoices) -> Options:
    """Return the options of the sitting, or of a table that plays like this."""
    if isinstance(choices.options, Options):
        return choices.options
    ninth = NINTH in choices.variants
    if choices.edition == ANY:
        # As many characters as any mix has, and a mix of one's own at set-up.
        mix = Options(ninth=ninth)
        return msgspec.structs.replace(mix, uniques=mix.uniques_in_deck)
    return msgspec.convert({"set": choices.edition, "ninth": ninth}, Options)


def any_mix(choices: SheetChoices) -> bool:
    """Return whether the sheet is about everything in the box, made once for every evening."""
    return choices.options is None and choices.edition == ANY


def in_play(choices: SheetChoices) -> int:
    """Return how many characters are played with."""
    return len(options(choices).cast_for(choices.players))


def characters(choices: SheetChoices) -> tuple[str, ...]:
    """Return the characters in the game, or in the box."""
    return tuple(CHARACTERS) if any_mix(choices) else options(choices).cast_for(choices.players)


def legal(choices: SheetChoices) -> tuple[str, ...]:
    """[R ci.two.no_emperor] [R ci.rank9.no_queen_below_five] Those of them who may come with so
    many players.
    """
    return tuple(each for each in characters(choices) if is_allowed(each, choices.players))


def uniques(choices: SheetChoices) -> tuple[str, ...]:
    """Return the unique districts in the deck, or all that can be."""
    return UNIQUES if any_mix(choices) else options(choices).uniques_in_deck


def cards_about(choices: SheetChoices) -> frozenset[str]:
    """Return the characters and unique districts that the fine print may mention."""
    few = (FEW_PLAYERS,) if CHARACTERS_EACH[choices.players] > 1 else ()
    return frozenset((*characters(choices), *uniques(choices), *few))


def head(choices: SheetChoices, picture: str = "citadels_crown") -> Head:
    """Return the head of every sheet."""
    n = in_play(choices)
    return Head(
        picture,
        _name_set(choices),
        (
            says("players", n=choices.players),
            says("in-play", n=n, districts=COMPLETE[choices.players]),
        ),
        # [R ci.rank9.four_to_seven] Where it was a choice.
        (Message("citadels-option-ninth"),) if n > 8 and not needs_ninth(choices.players) else (),
    )


def _name_set(choices: SheetChoices) -> Message:
    chosen = options(choices)
    if any_mix(choices):
        return says("any")
    if chosen.cast or chosen.uniques:
        return says("own-mix")
    return set_name(chosen.set)
