"""The score entry: what everybody holds at the end, the checks of it, and warnings about what the
box does not allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from companion.engine.checks import Amount, alike, amount, player_count, player_names
from companion.engine.message import Message
from companion.engine.refusal import Fault
from companion.engine.score import list_beyond

from .goods import NUMBERS, goods_faults, name_good
from .tables import COINS, PRESTIGE, SEATS, copies, tokens_in_play

GoodNumber = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(NUMBERS)})]


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player holds when the game is over."""

    name: str
    coins: Amount | None = None
    """None: not counted, since they decide only a tie"""
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
    """[R dh.intro.players] List every impossible value in the document, with its path."""
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


# -- More than the box has ---------------------------------------------------------------------


def warnings(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R dh.contents.goods] [R dh.setup.tokens_in_play] [R dh.contents.coins]
    [R dh.contents.prestige] More than there is. Coins and prestige may be substitutes
    [R dh.ruling.stock_runs_out], and that is asked.
    """
    players = entry.players
    tokens = tokens_in_play(len(players))
    return (
        *_too_many_cards(entry),
        *_too_many("tokens", [player.tokens for player in players], tokens),
        *_too_many("coins", [player.coins or 0 for player in players], COINS),
        *_too_many("prestige", [player.prestige for player in players], PRESTIGE),
    )


def _too_many_cards(entry: ScoreEntry) -> Iterator[Fault]:
    for key, good in NUMBERS.items():
        held = [player.warehouse.get(key, 0) for player in entry.players]
        most = copies(good, len(held))
        n, card = sum(held), name_good(good)
        words = Message("dunhuang-warning-more-cards", card=card, n=n, most=most)
        yield from list_beyond(held, most, f"warehouse.{key}", words)


def _too_many(what: str, held: Sequence[int], most: int) -> Iterator[Fault]:
    words = Message(f"dunhuang-warning-more-{what}", n=sum(held), most=most)
    return list_beyond(held, most, what, words, f"more_{what}_than_in_box")
