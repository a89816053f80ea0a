"""The strength of armies and the winner, in play and in a calculator.

Calculators work on what they are given and never check it against the box.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated

import msgspec

from companion.engine.checks import amount, player_names
from companion.engine.game import Calculator
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cards import ANY_CARD
from .tables import CARDS, HEROINE, MERCENARIES, WINTER, Card, Special

Army = Sequence[Card]
"""the cards in front of one player"""


class Ending(StrEnum):
    """[R co.battle_end.all_passed] [R co.battle_end.surrender] [R co.battle_end.bishop] What ends a
    battle.
    """

    PASS = "pass"
    SURRENDER = "surrender"
    BISHOP = "bishop"


def is_winter(armies: Sequence[Army]) -> bool:
    """[R co.card.winter.everybody] Whoever played it, it is winter for all."""
    return any(Special.WINTER in army for army in armies)


def strength(army: Army, winter: bool) -> int:
    """[R co.battle_end.strength] [R co.card.mercenary.strength] [R co.card.mercenary.changed]

    [R co.card.winter.one] In winter each mercenary counts 1. [R co.card.drum.double]
    [R co.card.drum.several] [R co.card.drum.winter] One drum or more doubles that.
    [R co.card.heroine.immune] [R co.ruling.heroine_alone] Heroines are added as they are.
    """
    soldiers = [card for card in army if isinstance(card, int) and card in MERCENARIES]
    marched = len(soldiers) * WINTER if winter else sum(soldiers)
    doubled = 2 * marched if Special.DRUM in army else marched
    return doubled + HEROINE * sum(card == Special.HEROINE for card in army)


def strengths(armies: Sequence[Army]) -> tuple[int, ...]:
    winter = is_winter(armies)
    return tuple(strength(army, winter) for army in armies)


@dataclass(frozen=True, slots=True)
class Count:
    """What somebody says of an army whose cards are not tapped."""

    strength: int | None = None
    """as the table counted it; everything else is then ignored"""
    total: int = 0
    """the sum of the mercenaries' numbers"""
    mercenaries: int = 0
    heroines: int = 0
    drum: bool = False
    winter: bool = False
    """[R co.card.winter.everybody] whether it lies in front of this army; it is
    then winter for all
    """


def count_strengths(counts: Sequence[Count | None]) -> tuple[int | None, ...]:
    """Return the strength of each army from what was said; None where nothing was."""
    winter = any(one is not None and one.winter for one in counts)
    return tuple(None if one is None else _count_strength(one, winter) for one in counts)


def _count_strength(count: Count, winter: bool) -> int:
    """[R co.battle_end.strength] [R co.card.winter.one] [R co.card.drum.double]
    [R co.card.drum.winter] [R co.card.heroine.immune]
    """
    if count.strength is not None:
        return count.strength
    marched = count.mercenaries * WINTER if winter else count.total
    return (2 * marched if count.drum else marched) + HEROINE * count.heroines


def strongest(strengths: Sequence[int]) -> int | None:
    """[R co.battle_end.strongest] The place of the one army that is stronger than all others.

    [R co.battle_end.no_conquest] [R co.ruling.tie_on_top] None on a tie on top; a tie of weaker
    armies is no matter. [R co.ruling.zero_strength] None where nobody has any strength.
    """
    best = max(strengths, default=0)
    leaders = [at for at, each in enumerate(strengths) if each == best]
    return leaders[0] if best > 0 and len(leaders) == 1 else None


def winner(armies: Sequence[Army], ended_by: Ending) -> int | None:
    """[R co.card.bishop.ends] [R co.card.surrender.strongest] [R co.ruling.surrender_tie]"""
    return None if ended_by is Ending.BISHOP else strongest(strengths(armies))


# -- "Who wins this battle?" -------------------------------------------------------------------

ENDINGS = tuple(Ending)
IN_LINES = tuple(card for card in CARDS if card not in (Special.SURRENDER, Special.BISHOP))
"""cards that can lie in front of somebody; a card that ends a battle is in `ended_by`"""

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
    """None after a bishop, since armies are not compared"""
    winner: str | None


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
    """[R co.battle_end.*] [R co.battle_end.bishop] Answer who wins. After a bishop armies are not
    compared.
    """
    ending, names = Ending(entry.ended_by), [line.name for line in entry.lines]
    armies = [line.cards for line in entry.lines]
    at = winner(armies, ending)
    by_name = dict(zip(names, strengths(armies), strict=True))
    return BattleAnswer(
        strengths=None if ending is Ending.BISHOP else by_name,
        winner=None if at is None else names[at],
    )


CALCULATORS: Mapping[str, Calculator] = {
    "battle": Calculator(BattleEntry, BattleAnswer, lambda entry: tuple(_faults(entry)), fight),
}
