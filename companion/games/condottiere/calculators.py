"""A small question that tables ask: who wins this battle?

Calculators work on what they are given and never check it against the box.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated

import msgspec

from companion.engine.checks import amount, player_names
from companion.engine.game import Calculator
from companion.engine.message import Message
from companion.engine.refusal import Fault

from . import battle
from .battle import Ending
from .cards import ANY_CARD
from .tables import CARDS, Special

ENDINGS = tuple(Ending)
IN_LINES = tuple(card for card in CARDS if card not in (Special.SURRENDER, Special.BISHOP))
"""what may lie in front of somebody; what ends a battle stands in `ended_by`"""

LineCard = Annotated[int | str, msgspec.Meta(extra_json_schema={"enum": list(IN_LINES)})]
EndingName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(ENDINGS)})]


class BattleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of one player."""

    name: str
    cards: tuple[LineCard, ...] = ()


class BattleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle at its end."""

    lines: tuple[BattleLine, ...]
    ended_by: EndingName = Ending.PASS.value


class BattleAnswer(msgspec.Struct, frozen=True):
    """How strong everybody is, and who takes the city."""

    strengths: dict[str, int] | None
    """None after a bishop: armies are not compared"""
    winner: str | None


def check_battle(entry: BattleEntry) -> tuple[Fault, ...]:
    return tuple(_faults(entry))


def _faults(entry: BattleEntry) -> Iterator[Fault]:
    if entry.ended_by not in ENDINGS:
        yield Fault("ended_by", "unknown_ending", Message("condottiere-fault-ending"))
    for fault in player_names([line.name for line in entry.lines]):
        yield replace(fault, path=fault.path.replace("players", "lines", 1))
    for i, line in enumerate(entry.lines):
        yield from amount(f"lines[{i}].cards", len(line.cards))
        for k, card in enumerate(line.cards):
            path = f"lines[{i}].cards[{k}]"
            yield from ANY_CARD.faults(path, card)
            if card in CARDS and card not in IN_LINES:
                yield Fault(path, "ends_battle", Message("condottiere-fault-ends-battle"))


def fight(entry: BattleEntry) -> BattleAnswer:
    """[R co.battle_end.*] [R co.battle_end.bishop] After a bishop armies are not compared."""
    ending, names = Ending(entry.ended_by), [line.name for line in entry.lines]
    armies = [line.cards for line in entry.lines]
    at = battle.winner(armies, ending)
    strengths = dict(zip(names, battle.strengths(armies), strict=True))
    return BattleAnswer(
        strengths=None if ending is Ending.BISHOP else strengths,
        winner=None if at is None else names[at],
    )


CALCULATORS: Mapping[str, Calculator] = {
    "battle": Calculator(BattleEntry, BattleAnswer, check_battle, fight),
}
