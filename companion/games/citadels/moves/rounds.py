"""From the draft to the end of the round, and the count."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    Choice,
    ChoiceField,
    ChoicesField,
    Differs,
    DocumentField,
    Group,
    Move,
    move,
)
from companion.engine.refusal import RuleError

from .. import actions as act
from .. import hints
from ..cast import district_name, type_name
from ..holdings import MOST_DISTRICTS
from ..model import ROUND, Phase, State
from ..options import Tool
from ..rules import dealing
from ..tables import CROWN_RANK, RANKS, TYPES
from .parts import at_seat, does, flag, goes_on, may, number, ranks, says, seats, whose


def moves(state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
    match state.phase:
        case Phase.SELECT:
            yield from _dealt(state, seat, viewer)
            yield from _face_up(state, seat)
            yield from _draft(state, seat, viewer)
        case Phase.CALL:
            yield from _call(state, seat)
        case Phase.ROUND_END:
            yield from _heirs(state, seat)
            yield from _next(state, seat)
        case Phase.FINAL:
            yield from _count(state, seat)
        case _:
            pass
    back = state.phase in (Phase.CALL, Phase.ROUND_END) and state.turn is None
    over = sorted((*state.silent, *state.passed), reverse=True)
    if back and over and state.dealt is None:
        # [R ci.round.crown_duty] "wait, that's me"
        again = act.GoBack(state.call, 0)
        rank = ChoiceField(name="rank", values=ranks(state, over))
        group: Group = "now" if state.missing else "more"
        yield move("go_back", again, seat, says("back-to"), rank, group=group)
    if seat is None and state.phase in (Phase.FREE, Phase.SETUP, *ROUND):
        yield move("count_up", act.CountUp(state.round), seat, says("count-up"), group="more")


# The selection phase


def _dealt(state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
    """[R ci.selection.everyone_one] Each chooses from what they alone see."""
    deal, draft = act.Deal(state.round), dealing.choosing(state)
    if state.dealt is None:
        fresh = state.step == 0 and state.theater is None and state.has(Tool.CALLER)
        if fresh and may(state, seat, deal):
            yield move("deal", deal, seat, says("deal"), group="more")
        return
    if draft is None or seat not in (None, state.chooser(draft)):
        return
    known = viewer is not None
    there = (
        dealing.cards(state.dealt, draft)
        if known
        else [rank for rank in state.ranks if rank not in state.face_up]
    )
    fields = [ChoiceField(name="rank", values=ranks(state, there))]
    when: tuple[Differs, ...] = ()
    if dealing.lays_one(draft) and not draft.random:
        fields.append(ChoiceField(name="lays", values=ranks(state, there)))
        when = (Differs(("rank", "lays"), says("not-the-same")),)
    pick = act.Pick(state.round, state.step, 0)
    yield move("pick", pick, seat, says("keep-card"), *fields, when=when, blind=not known)


def _gives(state: State, seat: int | None, viewer: int | None, owner: int) -> Iterator[Move]:
    """[R ci.unique.theater.swap] Of two characters one is given."""
    yield move("swap", act.SwapCharacters(state.round), seat, does("keep-character"))
    assert state.dealt is not None
    own = state.ranks if viewer is None else state.dealt.held[owner]
    swap = act.SwapCharacters(state.round, 0)
    partner = seats("partner", (each for each in range(state.seats) if each != owner))
    gives = ChoiceField(name="gives", values=ranks(state, own))
    label = district_name("theater")
    yield move("swap_one", swap, seat, label, partner, gives, blind=viewer is None)


def _face_up(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.selection.face_up] [R ci.selection.rank4_never_up]"""
    if state.dealt is not None:
        return
    asked = hints.turning_up(state) or not state.has(Tool.SELECTION)
    group: Group = "now" if asked else "correct"
    left = [rank for rank in state.ranks if rank not in (*state.face_up, CROWN_RANK)]
    more = left if len(state.face_up) < state.selection.face_up else []
    for slot, which, on in (("face_up", more, True), ("face_down", state.face_up, False)):
        if which:
            action = act.FaceUp(state.round, 0, on=on)
            rank = ChoiceField(name="rank", values=ranks(state, which))
            label = says(slot.replace("_", "-"))
            yield move(slot, action, seat, label, rank, group=group)


def _draft(state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
    """[R ci.selection.everyone_one] [R ci.unique.theater.swap]"""
    draft, guided = state.selection.draft, state.has(Tool.SELECTION)
    passed = act.PassOn(state.round, state.step)
    boxed = state.dealt is None
    if boxed and guided and state.step < len(draft) and may(state, seat, passed):
        label = does("chosen" if draft[state.step].passes == 0 else "passed-on")
        group: Group = "now" if state.followed and not hints.turning_up(state) else "more"
        yield move("pass_on", passed, seat, label, group=group)
    swap, owner = act.SwapCharacters(state.round), state.theater
    if owner is not None and may(state, seat, swap):
        who = (each for each in range(state.seats) if each != owner)
        partner = seats("partner", who, does("keep-character"))
        if boxed or state.each == 1:
            yield move("swap", swap, seat, district_name("theater"), partner)
        else:
            yield from _gives(state, seat, viewer, owner)
    start = act.StartCalls(state.round)
    if state.seeks_theater:
        own = seats("who", whose(state, seat))
        yield move("theater", act.ShowTheater(state.round, 0), seat, says("have-theater"), own)
        if may(state, seat, start):
            yield move("start_calls", start, seat, says("no-theater"))
    elif boxed and may(state, seat, start):
        group = "more" if state.followed or owner is not None else "now"
        yield move("start_calls", start, seat, says("start-calls"), group=group)


# The action phase


def _call(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.action.reveal] [R ci.char.assassin.silent]"""
    called = state.turn is None and state.rank is not None
    who = [each for each in hints.may_answer(state) if each in whose(state, seat)]
    if who:
        answer, field = act.Answer(state.call, 0), seats("who", who)
        blind = state.dealt is not None
        yield move("answer", answer, seat, says("thats-me"), field, blind=blind)
    silence = act.Silence(state.call)
    if called and state.dealt is None and may(state, seat, silence):
        label = says("nobody") if state.waiting is not None else goes_on(state)
        label = does("nobody-missing") if state.missing else label
        yield move("silence", silence, seat, label)
    if state.paused:
        yield move("resume", act.ResumeCalls(state.call), seat, says("go-on"))
    elif state.waiting is not None:
        yield move("pause", act.PauseCalls(state.call), seat, says("pause"), group="more")
    over = act.EndRound(state.round)
    if may(state, seat, over):
        group: Group = "more" if state.turn is not None or called else "now"
        yield move("end_round", over, seat, says("end-round"), group=group)


def _heirs(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.char.emperor.killed] Who had it; for an Emperor also to whom the crown goes."""
    if not hints.asks_heir(state):
        return
    for who in hints.may_be_heir(state):
        if who not in whose(state, seat):
            continue
        if state.character(CROWN_RANK) != "emperor":
            yield move("heir", act.ShowKilled(state.round, who), seat, at_seat(who))
            continue
        for to in range(state.seats):
            if to not in (who, state.crown):
                label = Message("citadels-do-heir", who=SeatName(who), whom=SeatName(to))
                yield move("heir", act.ShowKilled(state.round, who, to), seat, label)
    if seat is None and state.dealt is None:
        yield move("heir", act.ShowKilled(state.round), seat, does("nobody"))


def _next(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.end.end_of_round] Where nobody here knows who has the crown, that is all that is asked:
    whoever had it last comes first, and others say it of themselves.
    """
    action = act.NextRound(state.round)
    goes_on = may(state, seat, action)
    if state.misses_crown:
        others = (each for each in range(state.seats) if each != state.crown)
        holders = (state.crown or 0, *others) if goes_on else whose(state, seat)
        yield move("crown", action, seat, says("who-crown"), seats("crown", holders))
    if goes_on:
        label = says("to-count" if state.last_round else "next-round")
        group: Group = "more" if hints.asks_heir(state) or state.misses_crown else "now"
        yield move("next_round", action, seat, label, group=group)


# The count


def _count(state: State, seat: int | None) -> Iterator[Move]:
    if seat is not None:
        city = state.cities[seat] if state.has(Tool.CITIES) else ()
        likely = tuple(msgspec.to_builtins(one) for one in dict.fromkeys(((), city)))
        haunted = tuple(Choice(each.value, type_name(each)) for each in TYPES)
        which = tuple(Choice(rank, Message("citadels-screen-rank", n=rank)) for rank in RANKS)
        yield move(
            "enter_final",
            act.EnterFinal(0, 0, over=state.counted_at[seat]),
            seat,
            says("count"),
            number("gold"),
            number("hand"),
            DocumentField(
                name="city", schema="Built", max=MOST_DISTRICTS, likely=likely, optional=True
            ),
            flag("secret_vault"),
            ChoiceField(
                name="haunted_quarter",
                values=(*haunted, Choice(None, says("haunted-best"))),
                optional=True,
            ),
            ChoicesField(name="ranks", values=which, max=RANKS[-1], repeats=True, optional=True),
        )
    missing = tuple(SeatName(k) for k, entry in enumerate(state.entered) if entry is None)
    refused = RuleError("citadels-not-all-entered", seats=missing) if missing else None
    yield move("finish", act.Finish(), seat, says("finish"), refused=refused)
