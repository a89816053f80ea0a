"""For whom a sheet of Citadels is printed: a set, a number of players, or a sitting."""

from __future__ import annotations

import msgspec

from companion.engine.game import SheetChoices, SheetEdition
from companion.engine.message import Message
from companion.engine.print import Head

from ..cast import needs_ninth, set_name
from ..options import Options
from ..tables import CHARACTERS, COMPLETE, SEATS, SETS, UNIQUES

NINTH = "ninth"
"""the option of that name"""

EDITIONS = tuple(
    SheetEdition(
        key=name,
        name=set_name(name),
        players=tuple(range(SEATS[0], SEATS[1] + 1)),
        usual=4,
        variants={NINTH: Message("citadels-option-ninth")},
    )
    for name in SETS
)
"""[R ci.intro.players] [R ci.sets.offer] A set of characters and districts is an edition here."""


def options(choices: SheetChoices) -> Options:
    """Those of the sitting, or of a table that plays like this."""
    if isinstance(choices.options, Options):
        return choices.options
    chosen = {"set": choices.edition, "ninth": NINTH in choices.variants}
    return msgspec.convert(chosen, Options)


def cast(choices: SheetChoices) -> tuple[str, ...]:
    """The characters that are played with, in the order of ranks."""
    return options(choices).cast_for(choices.players)


def characters(choices: SheetChoices) -> tuple[str, ...]:
    """Those of the sitting; all in the box where it is not for a sitting: cut once, used ever
    after.
    """
    return tuple(CHARACTERS) if choices.options is None else cast(choices)


def uniques(choices: SheetChoices) -> tuple[str, ...]:
    """Those in the deck of the sitting; all in the box where it is not for a sitting."""
    return UNIQUES if choices.options is None else options(choices).uniques_in_deck


def head(choices: SheetChoices, picture: str = "citadels_crown") -> Head:
    """What stands at the head of every sheet."""
    chosen = options(choices)
    mixed = bool(chosen.cast or chosen.uniques)
    n = len(cast(choices))
    ninth = Message("citadels-option-ninth")
    return Head(
        picture,
        Message("citadels-sheet-own-mix") if mixed else set_name(chosen.set),
        (
            Message("citadels-sheet-players", n=choices.players),
            Message("citadels-sheet-in-play", n=n, districts=COMPLETE[choices.players]),
        ),
        # [R ci.rank9.four_to_seven]
        (ninth,) if n > 8 and not needs_ninth(choices.players) else (),
    )
