"""A cache for pure functions of a state, shared by everybody who looks at the same moment."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

State = TypeVar("State")
Plain = ParamSpec("Plain")
Made = TypeVar("Made")

KEPT = 64
"""the most results kept for each function; the oldest goes"""


def cache_by_identity(
    compute: Callable[Concatenate[State, Plain], Made],
) -> Callable[Concatenate[State, Plain], Made]:
    """Cache the latest results of a pure function, keyed by the state's identity and its arguments.

    Identity is quicker than comparing states.
    """
    kept: OrderedDict[tuple[Any, ...], tuple[State, Made]] = OrderedDict()

    def look_up(state: State, /, *args: Plain.args, **options: Plain.kwargs) -> Made:
        key = (id(state), *args, *options.items())
        found = kept.get(key)
        if found is not None:
            return found[1]
        made = compute(state, *args, **options)
        kept[key] = state, made  # as long as it stands here, no other state has its id
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return made

    update_wrapper(look_up, compute)
    return look_up
