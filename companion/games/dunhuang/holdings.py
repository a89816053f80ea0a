"""What everybody holds at the end: the document to be scored, and what may not stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from companion.engine.checks import Amount, alike, amount, player_count, player_names
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .goods import NUMBERS, goods_faults
from .tables import SEATS

GoodNumber = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(NUMBERS)})]


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player holds when the game is over."""

    name: str
    coins: Amount | None = None
    """None: nobody counted them; they decide only a tie"""
    prestige: Amount = 0
    tokens: Amount = 0
    """majority tokens, whichever side they show"""
    warehouse: dict[GoodNumber, Amount] = {}
    """cards by the number on them"""


class ScoreEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game."""

    players: tuple[Holdings, ...]
    instant_winner: str | None = None
    """the name of a player who won during the game; then nothing is compared"""


def check_score(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R dh.intro.players] Everything in the document that cannot be, each with its path."""
    names = [player.name for player in entry.players]
    return (
        *player_count("players", len(names), *SEATS),
        *player_names(names),
        *(
            fault
            for i, player in enumerate(entry.players)
            for fault in _holdings(f"players[{i}]", player)
        ),
        *_instant_winner(entry.instant_winner, names),
    )


def _holdings(path: str, player: Holdings) -> Iterator[Fault]:
    yield from amount(f"{path}.coins", player.coins or 0)
    yield from amount(f"{path}.prestige", player.prestige)
    yield from amount(f"{path}.tokens", player.tokens)
    yield from goods_faults(player.warehouse, f"{path}.warehouse")


def _instant_winner(winner: str | None, names: list[str]) -> Iterator[Fault]:
    if winner is not None and alike(winner) not in map(alike, names):
        message = Message("dunhuang-fault-nobody-of-that-name", name=winner)
        yield Fault("instant_winner", "unknown_player", message)
