"""Notes that are put right, and what may be set while playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from companion.engine.message import Message
from companion.engine.moves import (
    AnyField,
    Choice,
    ChoiceField,
    ChoicesField,
    DocumentField,
    Group,
    Move,
    move,
)
from companion.engine.purse import Purse

from .. import actions as act
from ..cast import Discard, character_name
from ..holdings import MOST_DISTRICTS, Built
from ..model import ROUND, MarkKind, Phase, State
from ..options import THINKING_SECONDS, Calls, Kept, Pace, Tool
from ..rules.corrections import LAYS, MOST_MARKED, MOST_ROUNDS, bearer
from .parts import flag, number, ranks, says, seats, whose


def moves(state: State, seat: int | None) -> Iterator[Move]:
    for who in whose(state, seat):
        yield from _of_a_seat(state, seat, who)
    if seat is None:
        yield from _of_the_round(state)
        yield from _settings(state)
    elif seat == state.crown:
        # [R ci.round.crown_duty]
        yield move("pace", act.ChangeOptions(), seat, says("pace"), _pace(), group="more")
        calls = _one_of("calls", "citadels-calls-", get_args(Calls), optional=False)
        yield move("calls", act.ChangeOptions(), seat, says("who-goes-on"), calls, group="more")


def _of_a_seat(state: State, seat: int | None, who: int) -> Iterator[Move]:
    if state.has(Tool.BANK):
        right = act.CorrectGold(who, 0)
        yield _right("correct_gold", right, seat, says("this-is-gold"), number("gold"))
    right_too = act.CorrectBeautified(who, 0)
    label = says("on-districts")
    yield _right("correct_beautified", right_too, seat, label, number("gold"))
    if state.has(Tool.CITIES):
        city = state.cities[who]
        some = dict.fromkeys((city, (), (*city, Built("manor"))[:MOST_DISTRICTS], city[1:]))
        likely = tuple(msgspec.to_builtins(one) for one in some)
        document = DocumentField(name="city", schema="Built", max=MOST_DISTRICTS, likely=likely)
        right_city = act.CorrectCity(who, ())
        yield _right("correct_city", right_city, seat, says("city-right"), document)
    if state.has(Tool.HANDS):
        hand = act.CorrectHand(who, 0)
        yield _right("correct_hand", hand, seat, says("hand"), number("cards"))
    if state.crown != who:
        yield _right("correct_crown", act.CorrectCrown(who), seat, says("crown-is-here"))
    yield _complete(state, seat, who)


def _right(
    slot: str, action: act.Action, seat: int | None, label: Message, *fields: AnyField
) -> Move:
    return move(slot, action, seat, label, *fields, group="correct")


def _complete(state: State, seat: int | None, who: int) -> Move:
    """[R ci.score.first_complete] People say who was first, where it was not seen."""
    if who in state.completed:
        action = act.CorrectComplete(who, complete=False)
        return _right("incomplete", action, seat, says("not-complete"))
    unseen = state.phase is Phase.FINAL or (
        not state.has(Tool.CITIES) and state.phase in (Phase.CALL, Phase.ROUND_END)
    )
    group: Group = "more" if unseen else "correct"
    action = act.CorrectComplete(who, complete=True)
    return move("complete", action, seat, says("is-complete"), group=group)


def _of_the_round(state: State) -> Iterator[Move]:
    yield _right("correct_tax", act.CorrectTax(0), None, says("tax-right"), number("gold"))
    if state.phase in (Phase.CALL, Phase.ROUND_END, Phase.FINAL):
        for rank in state.ranks:
            was = bearer(state, rank)
            who = seats(
                "who",
                (each for each in range(state.seats) if each != was),
                None if was is None else says("nobody"),
            )
            shown = act.CorrectShown(state.round, rank)
            yield _right("correct_shown", shown, None, character_name(state.character(rank)), who)
    if state.phase in (Phase.CALL, Phase.ROUND_END):
        for mark in MarkKind:
            if LAYS[mark] in state.cast:
                yield from _mark(state, mark)
    if state.has(Tool.CALLER) or state.has(Tool.SELECTION):
        yield _round(state)


def _mark(state: State, mark: MarkKind) -> Iterator[Move]:
    label = Message(f"citadels-mark-{mark.value}")
    which = ChoicesField(
        name="ranks", values=ranks(state, state.ranks), min=1, max=MOST_MARKED.get(mark, 1)
    )
    by, lies = seats("by", range(state.seats)), act.CorrectMark(mark)
    yield _right("correct_mark", lies, None, label, which, by)
    by = seats("by", range(state.seats), optional=True)
    yield _right("no_mark", lies, None, label, by)


def _round(state: State) -> Move:
    phases = tuple(Choice(each.value, state.options.phase_name(each)) for each in ROUND)
    return _right(
        "correct_round",
        act.CorrectRound(0, Phase.SELECT),
        None,
        says("round-right"),
        number("round", 1, MOST_ROUNDS),
        ChoiceField(name="phase", label=says("which-phase"), values=phases),
        ChoiceField(name="rank", values=ranks(state, state.ranks), optional=True),
        number("step", 0, len(state.selection.draft) - 1, optional=True),
    )


# Settings


def _pace(*, optional: bool = False) -> ChoiceField:
    paces = tuple(Choice(each, Message(f"citadels-pace-{each}")) for each in get_args(Pace))
    return ChoiceField(name="pace", values=paces, optional=optional)


def _settings(state: State) -> Iterator[Move]:
    for tool in Tool:
        label = Message(f"citadels-tool-{tool.value}")
        switched = act.SwitchTool(tool, not state.has(tool))
        yield move("tool", switched, None, label, group="more")
    others = (
        _one_of("purse", "citadels-purse-", get_args(Purse)),
        _pace(optional=True),
        _one_of("calls", "citadels-calls-", get_args(Calls)),
        flag("cover"),
        _one_of("three_player_discard", "citadels-ruling-three-player-discard-", get_args(Discard)),
        flag("own_completed_city"),
        _one_of("completion_kept", "citadels-ruling-completion-kept-", get_args(Kept)),
        flag("tie_killed"),
        flag("unique_counts_for_capitol"),
        flag("vault_counts_for_map_room"),
    )
    seconds = number("seconds_per_seat", *THINKING_SECONDS, optional=True)
    label, change = says("settings"), act.ChangeOptions()
    yield move("options", change, None, label, seconds, *others, group="more")
    endless = act.ChangeOptions(seconds_per_seat=0)
    yield move("options_endless", endless, None, label, *others, group="more")


def _one_of(
    name: str, words: str, values: tuple[str, ...], *, optional: bool = True
) -> ChoiceField:
    choices = tuple(Choice(one, Message(words + one.replace("_", "-"))) for one in values)
    return ChoiceField(name=name, values=choices, optional=optional)
