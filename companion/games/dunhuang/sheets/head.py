"""What every sheet of Merchants of Dunhuang begins with: for whom it is printed."""

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
    """What stands on a sheet."""
    return Message(f"dunhuang-sheet-{key}", **args)


def aid_word(key: str, **args: Arg) -> Message:
    """What stands on the drawn aid: a few words."""
    return Message(f"dunhuang-aid-{key.replace('_', '-')}", **args)


def hint(key: str, **args: Arg) -> Message:
    """What the screens say too, when it matters."""
    return Message(f"dunhuang-hint-{key}", **args)


def head(choices: SheetChoices, picture: str = "dunhuang_camel") -> Head:
    """[R dh.setup.goods_two] [R dh.setup.goods_three] [R dh.setup.goods_four]"""
    return Head(
        picture,
        facts=(word("players", n=choices.players), word("in-play", n=deck(choices.players))),
    )
