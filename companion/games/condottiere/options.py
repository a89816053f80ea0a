"""Options: variants, tools and what is shown, chosen before the game and partly changed later."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from companion.engine.checks import player_count
from companion.engine.refusal import Fault
from companion.engine.state import GameOptions
from companion.engine.values import Between, UpTo, value_faults

from .tables import POINTS_BONUS, POINTS_TARGET, SEATS

Target = Annotated[int, Between(1, 1000)]
"""[R co.points.target] totals that a table can agree on"""
Bonus = Annotated[int, UpTo(100)]


class Tool(StrEnum):
    """What the companion keeps for the table; each tool works alone."""

    MAP = "map"
    """who holds which city, the Condottiere piece, where the battle is"""
    BATTLE = "battle"
    """the cards in front of everybody"""
    STRENGTH = "strength"
    """lighter: each army's strength, as the table counts it or computed from a few numbers"""
    HANDS = "hands"
    """how many cards a seat holds, on its own phone only"""


LIGHT = (Tool.MAP,)
"""The light set: two taps a battle, for its city and its winner."""


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    game = "condottiere"

    tools: tuple[Tool, ...] = LIGHT
    points: bool = False
    """[R co.points.target] whether several games are played whose points add up"""
    points_target: Target = POINTS_TARGET
    points_bonus: Bonus = POINTS_BONUS
    """[R co.ruling.points_bonus] 2 in this rulebook, 5 in others"""
    bigger_kingdoms: bool = False
    """[R co.bigger.one_more]"""
    capturing: bool = False
    """[R co.capture.attack_owned]"""
    full_board_ends: bool = False
    """[R co.ruling.capture_full_board] with capturing, whether the game ends when every city is
    taken; without it, it always does
    """
    live_strength: bool = True
    """whether the strength of armies is shown during a battle"""
    warnings: bool = False
    """whether screens say who could complete a kingdom next"""

    @property
    def full_board_decides(self) -> bool:
        """[R co.end.most_cities] [R co.ruling.capture_full_board] Whether a full board ends the
        game.
        """
        return self.full_board_ends or not self.capturing


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R co.aim.players] Return a fault for every option that does not fit.

    [R co.points.not_with_capturing] Points with capturing are advised against, no more.
    """
    return (*player_count("seats", seats, *SEATS), *value_faults("options", options, seats))
