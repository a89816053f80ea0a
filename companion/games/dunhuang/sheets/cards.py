"""Reference cards: the sixteen characters, a turn, and the majority tokens."""

from __future__ import annotations

from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, SheetChoices

from ..goods import name_character
from ..model import Step
from ..tables import COINS_INSTEAD, PRESTIGE_GAINED, Character
from .aid import abilities, tokens_section
from .head import head, word


def cards(choices: SheetChoices) -> Cards:
    """[R dh.char.*] A card for every side of the eight tiles."""
    return Cards(head(choices), (*(_character(one) for one in Character), _turn(), _tokens()))


def _character(one: Character) -> Card:
    """[R dh.char.coins_instead]"""
    gained = PRESTIGE_GAINED.get(one)
    prestige = Message("dunhuang-line-prestige")
    return Card(
        name_character(one),
        word("character"),
        abilities(one),
        f"dunhuang_{one.value}",
        figures=(
            *((Figure(gained, prestige, "dunhuang_prestige"),) if gained else ()),
            Figure(COINS_INSTEAD, word("instead"), "dunhuang_coin"),
        ),
    )


def _turn() -> Card:
    """[R dh.turn.steps]"""
    return Card(
        word("turn"),
        word("at-a-glance"),
        tuple(
            word("turn-step", n=n, step=Message(f"dunhuang-step-{step.value}"))
            for n, step in enumerate(Step, start=1)
        ),
        "dunhuang_camel",
    )


def _tokens() -> Card:
    said = tokens_section()
    return Card(said.title, word("at-a-glance"), said.lines, said.picture)
