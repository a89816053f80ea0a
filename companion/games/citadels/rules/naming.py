"""Characters that are named aloud or marked with tokens, and the threats that come of it."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..cast import character_name
from ..model import Mark, State, Threat, Turn
from ..tables import (
    Target,
)
from . import calling, extras
from .money import move, stash, take_all
from .needs import (
    need_able,
    need_character,
    need_free,
    need_rank,
    need_ranks,
    need_turn,
    need_unused,
)

# Naming and marking characters


def name(state: State, action: act.Name) -> State:
    """[R ci.char.assassin.name] [R ci.char.thief.name] [R ci.char.witch.name_and_pause]

    [R ci.ruling.named_victims_public] Said aloud. [R ci.ruling.own_second_character] A second
    character of one's own may be named too: nobody here knows it.
    """
    turn = need_able(state, action.turn)
    need_character(turn, "assassin", "witch", "thief")
    need_unused(turn)
    rank = need_rank(state, action.rank)
    need_target(state, turn, rank, "action.rank")
    mark = Mark((rank,), turn.seat)
    match turn.character:
        case "assassin":
            return replace(state, killed=mark).using("ability")
        case "thief":
            return replace(state, robbed=mark).using("ability")
        case _:
            # [R ci.char.witch.next_call]
            return calling.over(replace(state, bewitched=mark).using("ability"))


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
    if turn.row.target is not Target.EXPOSED:
        return
    immune = f"ci.char.{turn.character}.immune"
    for mark in (state.killed, state.bewitched):
        if mark is not None and rank in mark.ranks:
            raise RuleError("citadels-immune", rule=immune, path=path, character=target)
    if rank == 1:
        raise RuleError("citadels-immune", rule=immune, path=path, character=target)


def tokens(state: State, action: act.Tokens) -> State:
    """[R ci.char.magistrate.three_tokens] [R ci.char.blackmailer.two_tokens] Face down, one each.

    [R ci.char.magistrate.choice] [R ci.char.blackmailer.choice] [R ci.ruling.marks_secret] Who
    gets the true one is not said to anybody, nor to the companion.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "magistrate", "blackmailer")
    need_unused(turn)
    need_ranks(state, action.ranks)
    many = turn.row.marks
    if len(action.ranks) != many:
        rule = {
            "magistrate": "ci.char.magistrate.three_tokens",
            "blackmailer": "ci.char.blackmailer.two_tokens",
        }[turn.character]
        raise RuleError("citadels-so-many-tokens", rule=rule, path="action.ranks", n=many)
    for k, rank in enumerate(action.ranks):
        need_target(state, turn, rank, f"action.ranks[{k}]")
    mark = Mark(tuple(sorted(action.ranks)), turn.seat)
    if turn.character == "magistrate":
        return replace(state, warrants=mark).using("ability")
    return replace(state, threats=mark).using("ability")


# Threats


def answer_threat(state: State, action: act.AnswerThreat) -> State:
    """[R ci.char.blackmailer.bribe] [R ci.ruling.bribe_with_nothing] Half, rounded down, and the
    token goes unseen; or a refusal.
    """
    turn = need_turn(state, action.turn)
    if turn.threat is not Threat.OPEN or state.threats is None:
        raise SettledError("citadels-no-threat", path="action.turn")
    if not action.bribe:
        return replace(state, turn=replace(turn, threat=Threat.REFUSED))
    state = move(state, turn.seat, state.threats.by, bribe(state, turn.seat))
    return _settled(_unmarked(state, turn.rank))


def bribe(state: State, seat: int) -> int:
    """[R ci.char.blackmailer.bribe.example]"""
    return stash(state, seat) // 2


def turn_up_threat(state: State, action: act.TurnUpThreat) -> State:
    """[R ci.char.blackmailer.may_reveal] [R ci.char.blackmailer.flower]
    [R ci.char.witch.blackmailer] The flower takes the whole stash, the other nothing.
    """
    mark = state.threats
    if mark is None:
        raise SettledError("citadels-no-threat", path="action.turn")
    turn = need_turn(state, action.turn)
    if turn.threat is not Threat.REFUSED:
        raise SettledError("citadels-no-threat", path="action.turn")
    if action.flower is None:
        return _settled(state)
    if not action.flower:
        return _settled(_unmarked(state, turn.rank))
    state = take_all(state, turn.seat, mark.by)
    return _settled(replace(state, threats=replace(mark, found=True)))


def _unmarked(state: State, rank: int) -> State:
    mark = state.threats
    assert mark is not None
    left = tuple(each for each in mark.ranks if each != rank)
    return replace(state, threats=replace(mark, ranks=left) if left else None)


def _settled(state: State) -> State:
    assert state.turn is not None
    return extras.give(replace(state, turn=replace(state.turn, threat=Threat.SETTLED)))
