"""The head of every sheet of Merchants of Dunhuang."""

from __future__ import annotations

from companion.engine.message import Arg, Message
from companion.engine.print import Head, SheetChoices, SheetEdition

from ..tables import SEATS, deck

EDITIONS = (
    SheetEdition(
        key="",
        name=Message("dunhuang-name"),
        players=tuple(range(SEATS[0], SEATS[1] + 1)),
        usual=4,
        variants={},
    ),
)
"""[R dh.intro.players]"""


def word(key: str, **args: Arg) -> Message:
    """Return a text that only sheets have."""
    return Message(f"dunhuang-sheet-{key}", **args)


def aid_word(key: str, **args: Arg) -> Message:
    """Return a text of the drawn aid: a few words."""
    return Message(f"dunhuang-aid-{key.replace('_', '-')}", **args)


def hint(key: str, **args: Arg) -> Message:
    """Return a text that the screens have too."""
    return Message(f"dunhuang-hint-{key}", **args)


def head(choices: SheetChoices, picture: str = "dunhuang_camel") -> Head:
    """[R dh.setup.goods_two] [R dh.setup.goods_three] [R dh.setup.goods_four]"""
    return Head(
        picture,
        facts=(word("players", n=choices.players), word("in-play", n=deck(choices.players))),
    )
