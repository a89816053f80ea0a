"""What is made of a state is made once for all who look at that moment."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

State = TypeVar("State")
Plain = ParamSpec("Plain")
Made = TypeVar("Made")

KEPT = 64
"""answers of each function in memory; the oldest goes"""


def cache_by_identity(
    compute: Callable[Concatenate[State, Plain], Made],
) -> Callable[Concatenate[State, Plain], Made]:
    """For a pure function of a state and of plain values: its last answers are kept.

    States are told apart by being the same object, which is quicker than comparing them.
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
