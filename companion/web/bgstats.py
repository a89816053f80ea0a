"""A play of this house as BG Stats reads it."""

from __future__ import annotations

from typing import Any

from companion.history import Opened
from companion.history.exchange import play_document
from companion.text import Language, say

from .print_worker import describe_choices, details
from .services import history, services


def export_play(code: str, language: Language, *, initials: bool) -> dict[str, Any]:
    """Raises NoSuchSittingError."""
    return describe_play(history().open_result(code), language, initials=initials)


def describe_play(found: Opened, language: Language, *, initials: bool = False) -> dict[str, Any]:
    here, row = history(), found.row
    game = services().sittings.queries.games[row.game]
    words = (*details(row), *describe_choices(row))
    board = ", ".join(say(one, language) for one in words) or row.edition
    number = here.setting(f"bgg:{row.game}:{row.edition}")
    return play_document(
        row,
        found.chronicle,
        game,
        language,
        location=here.setting("name"),
        board=board,
        bgg_id=int(number) if number.isdecimal() else None,
        initials=initials,
    )
