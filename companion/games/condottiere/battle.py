"""How strong armies are and who is strongest. Pure; shared by play and calculator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from .tables import HEROINE, MERCENARIES, WINTER, Card, Special

Army = Sequence[Card]
"""the cards in front of one player"""


class Ending(StrEnum):
    """[R co.battle_end.all_passed] [R co.battle_end.surrender] [R co.battle_end.bishop]"""

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
    """What somebody says of an army whose cards nobody taps."""

    strength: int | None = None
    """as the table counted it; then nothing else matters"""
    total: int = 0
    """of the numbers on the mercenaries"""
    mercenaries: int = 0
    heroines: int = 0
    drum: bool = False
    winter: bool = False
    """[R co.card.winter.everybody] lies in front of this army, and is winter for all"""


def count_strengths(counts: Sequence[Count | None]) -> tuple[int | None, ...]:
    """How strong each army is by what was said; None where nothing was."""
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
