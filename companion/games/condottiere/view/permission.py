"""Whether something may come from whoever looks."""

from __future__ import annotations

from companion.engine.authority import check_authority
from companion.engine.message import Message
from companion.engine.refusal import NotYoursError

from ..actions import Action
from ..model import State


def not_yours(state: State, viewer: int | None, action: Action) -> Message | None:
    """Why this phone may not send it; None if it may, and for the table."""
    try:
        check_authority(state, viewer, action)
    except NotYoursError as refusal:
        return refusal.message
    return None
