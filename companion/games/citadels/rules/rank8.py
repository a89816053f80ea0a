"""What keeps districts from rank 8: the Bishop, the Keep and the Great Wall."""

from __future__ import annotations

from companion.engine.refusal import RuleError

from ..cast import district_name
from ..model import State
from ..tables import GREAT_WALL_SURCHARGE

BISHOP_RANK = 5


def find_shielded(state: State) -> int | None:
    """[R ci.char.bishop.protection] [R ci.char.bishop.killed] [R ci.char.bishop.bewitched] Whose
    city is safe from rank 8 this round: of who plays the Bishop.
    """
    if BISHOP_RANK not in state.ranks or state.character(BISHOP_RANK) != "bishop":
        return None
    return state.actor(BISHOP_RANK)


def need_no_keep(district: str, path: str = "action.district") -> None:
    """[R ci.unique.keep.safe] [R ci.unique.keep.only_itself]"""
    if district == "keep":
        raise RuleError(
            "citadels-keep",
            rule="ci.unique.keep.safe",
            path=path,
            district=district_name("keep"),
        )


def surcharge(state: State, whom: int, district: str) -> int:
    """[R ci.unique.great_wall.surcharge] [R ci.ruling.great_wall_self] Not for the wall itself."""
    walled = district != "great_wall" and state.stands(whom, "great_wall")
    return GREAT_WALL_SURCHARGE * walled
