"""Whom somebody may name or mark, and what a threat costs."""

from __future__ import annotations

from companion.engine.refusal import RuleError

from ..cast import character_name
from ..model import State, Turn
from .money import stash


def need_target(state: State, turn: Turn, rank: int, path: str) -> None:
    """[R ci.ruling.marks_not_on_self] [R ci.char.thief.immune] [R ci.char.blackmailer.immune]
    [R ci.char.blackmailer.warrant_allowed] Whom the ability may be aimed at.
    """
    target = character_name(state.character(rank))
    rule = {
        "assassin": "ci.char.assassin.name",
        "witch": "ci.char.witch.name_and_pause",
        "magistrate": "ci.ruling.marks_not_on_self",
        "thief": "ci.char.thief.name",
        "blackmailer": "ci.ruling.marks_not_on_self",
    }[turn.character]
    if rank == turn.rank:
        raise RuleError("citadels-another-character", rule=rule, path=path)
    if not turn.row.spares:
        return
    immune = f"ci.char.{turn.character}.immune"
    for mark in (state.killed, state.bewitched):
        if mark is not None and rank in mark.ranks:
            raise RuleError("citadels-immune", rule=immune, path=path, character=target)
    if rank == 1:
        raise RuleError("citadels-immune", rule=immune, path=path, character=target)


def bribe(state: State, seat: int) -> int:
    """[R ci.char.blackmailer.bribe.example]"""
    return stash(state, seat) // 2
