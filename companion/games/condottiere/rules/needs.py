"""Questions that many actions ask before they do anything."""

from __future__ import annotations

from companion.engine.needs import need_phase, need_seat, refuse
from companion.engine.refusal import RuleError, SettledError

from ..cards import card_faults, city_faults
from ..model import Phase, State
from ..tables import Card

PLAYING = (Phase.SETUP, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
"""the sitting is not over, and no game of a series waits for the next"""

IN_ROUND = (Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
"""hands are dealt"""


def need_round(state: State, round: int) -> None:
    """The action was about a round that is played now."""
    need_phase(state, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
    if round != state.round:
        raise SettledError("condottiere-other-round", path="action.round", n=round, now=state.round)


def need_battle(state: State, battle: int) -> None:
    """The action was about the battle that is fought now."""
    if battle != state.battle:
        raise SettledError("condottiere-other-battle", path="action.battle")
    need_phase(state, Phase.BATTLE)


def need_next_battle(state: State, battle: int) -> None:
    """The action was about the battle that comes next."""
    if battle != state.battle:
        raise SettledError("condottiere-other-battle", path="action.battle")
    need_phase(state, Phase.CHOOSE)


def need_fighter(state: State, seat: int, path: str = "seat") -> int:
    """[R co.end.final_battle] In the final battle only the tied take part."""
    who = need_seat(state.seats, seat, path)
    if state.final and who not in state.final:
        raise RuleError("condottiere-only-the-tied", rule="co.end.final_battle", path=path)
    return who


def need_card(card: Card, path: str = "action.card") -> None:
    refuse(card_faults(path, card))


def need_city(city: str, path: str = "action.city") -> None:
    refuse(city_faults(path, city))
