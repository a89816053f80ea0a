"""The head of every sheet of Merchants of Dunhuang."""

from __future__ import annotations

from companion.engine.message import Message, MessageGroup
from companion.engine.print import Head, SheetChoices, SheetEdition

from ..tables import SEATS, deck

word = MessageGroup("dunhuang-sheet")
aid_word = MessageGroup("dunhuang-aid")
"""a few words, for the drawn aid"""
hint = MessageGroup("dunhuang-hint")
"""what the screens say too"""

EDITIONS = (SheetEdition("", Message("dunhuang-name"), tuple(range(SEATS[0], SEATS[1] + 1))),)
"""[R dh.intro.players]"""


def head(choices: SheetChoices, picture: str = "dunhuang_camel") -> Head:
    """[R dh.setup.goods_two] [R dh.setup.goods_three] [R dh.setup.goods_four]"""
    return Head(
        picture,
        facts=(word("players", n=choices.players), word("in-play", n=deck(choices.players))),
    )
