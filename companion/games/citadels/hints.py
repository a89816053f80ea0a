"""What the table is told now: the headline, each person's task, and the rules of the moment."""

from __future__ import annotations

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint

from . import reference
from .cast import Draft, Selection, character_name, either
from .model import Phase, State, Threat, Turn
from .options import Tool
from .rules.calling import dealt_holder, is_crown_missing
from .rules.phases import is_guided, is_theater_sought, lays_one
from .tables import CROWN_RANK

MOST_MISSING = 3
"""the most people who are named as having perhaps missed their call"""


def headline(state: State) -> Message:
    match state.phase:
        case Phase.SELECT:
            return _selecting(state)
        case Phase.CALL:
            return _calling(state)
        case Phase.ROUND_END:
            key = "citadels-now-round-over" if state.dealt is None else "citadels-now-dealt-over"
            key = "citadels-now-last-round-over" if state.completed else key
            key = "citadels-now-who-crown" if is_crown_missing(state) else key
            return Message(key, n=state.round)
        case _:
            return Message(f"citadels-now-{state.phase.value}")


def _selecting(state: State) -> Message:
    if state.theater is not None:
        return Message("citadels-now-theater", who=SeatName(state.theater))
    if is_theater_sought(state):
        return Message("citadels-now-whose-theater")
    if not is_guided(state):
        return Message("citadels-now-select", who=SeatName(state.crown or 0))
    plan = state.selection
    if turning_up(state):
        return Message("citadels-now-face-up", n=plan.face_up - len(state.face_up))
    draft = drafting(state)
    lays_first = state.dealt is None and _lays_first(plan, draft)
    key = "citadels-now-chooses-first" if lays_first else "citadels-now-chooses"
    return Message(key, who=SeatName(state.chooser(draft)), n=draft.cards)


def turning_up(state: State) -> bool:
    """[R ci.selection.face_up] [R ci.selection.face_down] Return whether cards are still to be
    turned up or laid face down before anybody chooses.
    """
    guided = state.phase is Phase.SELECT and is_guided(state)
    return guided and state.step == 0 and len(state.face_up) < state.selection.face_up


def drafting(state: State) -> Draft:
    """Return the step of the selection that is being taken."""
    draft = state.selection.draft
    return draft[min(state.step, len(draft) - 1)]


def _lays_first(plan: Selection, draft: Draft) -> bool:
    """[R ci.selection.face_down] [R ci.two.face_down] [R ci.three.face_down] Where nothing lies
    face up, the card that lies face down is still to be laid down.
    """
    return plan.face_up == 0 and draft == plan.draft[0]


def _calling(state: State) -> Message:
    turn = state.turn
    if turn is not None:
        return Message("citadels-now-turn", who=SeatName(turn.seat), character=turn_name(turn))
    if state.rank is None:
        return Message("citadels-now-people-call", who=SeatName(state.crown or 0))
    if state.missing:
        return _missing(state)
    name = character_name(state.character(state.rank))
    key = "citadels-now-calls-killed" if state.is_killed(state.rank) else "citadels-now-calls"
    key = "citadels-now-paused" if state.paused else key
    return Message(key, rank=state.rank, character=name)


def _missing(state: State) -> Message:
    """Return the people who may have missed their call, if they are few enough to be named."""
    seats = _with_one_down(state)
    if len(seats) > MOST_MISSING:
        return Message("citadels-now-missing")
    return Message("citadels-now-missing-who", who=either(*map(SeatName, seats)))


def steps(plan: Selection, draft: Draft, *, dealt: bool = False) -> tuple[Message, ...]:
    """Return what is done at a step of the selection, with what comes before the first. What the
    app has dealt it also lays aside and passes on.
    """
    if dealt:
        kept = Message("citadels-draft-keep", n=draft.cards)
        lays = lays_one(draft) and not draft.random
        return (kept, Message("citadels-draft-discard", n=draft.discard)) if lays else (kept,)
    if not _lays_first(plan, draft):
        return choosing(draft)
    return (Message("citadels-draft-lay-down", n=plan.face_down), *choosing(draft))


def in_words(steps: tuple[Message, ...]) -> Message:
    """Return the steps one after another."""
    first, *others = steps
    for other in others:
        first = Message("citadels-draft-then", first=first, second=other)
    return Message("citadels-todo-choose", steps=first)


def choosing(draft: Draft) -> tuple[Message, ...]:
    """[R ci.selection.everyone_one] Return what is done with the cards that come, step by step."""
    if draft.passes and not draft.discard:
        told = [Message("citadels-draft-keep-pass", n=draft.cards, on=draft.passes)]
    else:
        told = [Message("citadels-draft-keep", n=draft.cards)]
    if draft.with_face_down:
        # [R ci.selection.seven_both]
        told.insert(0, Message("citadels-draft-face-down"))
    if draft.discard:
        # [R ci.ruling.three_player_discard]
        key = "citadels-draft-discard-random" if draft.random else "citadels-draft-discard"
        told.append(Message(key, n=draft.discard))
        if draft.passes:
            told.append(Message("citadels-draft-pass", n=draft.passes))
    return tuple(told)


def todo(state: State, seat: int) -> Message | None:
    """Return what this person does now; None if they only wait."""
    match state.phase:
        case Phase.FINAL:
            done = state.entered[seat] is not None
            return Message("citadels-todo-counted" if done else "citadels-todo-count")
        case Phase.SELECT:
            return _todo_selecting(state, seat)
        case Phase.CALL:
            return _todo_calling(state, seat)
        case Phase.ROUND_END if seat == state.crown:
            if is_crown_missing(state):
                return Message("citadels-screen-who-crown")
            if state.completed:
                return Message("citadels-screen-to-count")
            return Message(
                "citadels-todo-collect" if state.dealt is None else "citadels-todo-go-on"
            )
        case _:
            return None


def _todo_selecting(state: State, seat: int) -> Message | None:
    if state.theater is not None:
        return Message("citadels-todo-theater") if seat == state.theater else None
    if is_theater_sought(state):
        return None
    if not is_guided(state):
        return Message("citadels-todo-shuffle") if seat == state.crown else None
    plan = state.selection
    if turning_up(state):
        return Message("citadels-todo-face-up", n=plan.face_up) if seat == state.crown else None
    draft = drafting(state)
    if state.chooser(draft) == seat:
        return in_words(steps(plan, draft, dealt=state.dealt is not None))
    return None


def _todo_calling(state: State, seat: int) -> Message | None:
    turn = state.turn
    if turn is None:
        key = "citadels-todo-missing" if state.missing else "citadels-todo-call"
        return Message(key) if seat == state.crown else None
    if turn.pending is not None and state.warrants is not None and state.warrants.by == seat:
        return Message("citadels-todo-warrant")
    if turn.threat is Threat.REFUSED and state.threats is not None and state.threats.by == seat:
        return Message("citadels-todo-threat")
    if turn.seat != seat:
        return None
    if not state.keeps:
        return Message("citadels-todo-said")
    if state.barred:
        return Message("citadels-todo-bewitched")
    if turn.threat is Threat.OPEN:
        return Message(
            "citadels-todo-pay-or-not" if turn.gathered else "citadels-todo-gather-first"
        )
    if turn.pending is not None or turn.threat is Threat.REFUSED:
        return Message("citadels-todo-wait")
    if turn.character == "witch":
        return Message("citadels-todo-witch" if turn.gathered else "citadels-todo-gather-first")
    return Message("citadels-todo-turn" if turn.gathered else "citadels-todo-gather")


def turn_name(turn: Turn) -> Message:
    """[R ci.char.witch.resumes] Return the character as whom the turn is taken."""
    name = character_name(turn.character)
    return Message("citadels-witch-as", character=name) if turn.resumed else name


def befalls(state: State) -> tuple[Message, ...]:
    """Return what happens to the character before gathering, in words."""
    turn = state.turn
    if turn is None or turn.resumed:
        return ()
    told: list[Message] = []
    robbed, spell = state.robbed, state.bewitched
    if robbed is not None and turn.rank in robbed.ranks and robbed.by != turn.seat:
        told.append(Message("citadels-befalls-robbed", who=SeatName(robbed.by)))
    if spell is not None and turn.rank in spell.ranks:
        told.append(Message("citadels-befalls-bewitched", who=SeatName(spell.by)))
    if turn.threat is not Threat.NONE and state.threats is not None:
        told.append(Message("citadels-befalls-threatened", who=SeatName(state.threats.by)))
    warrants = state.warrants
    if warrants is not None and turn.rank in warrants.ranks and not warrants.found:
        told.append(Message("citadels-befalls-warrant", who=SeatName(warrants.by)))
    return tuple(told)


def list_current(state: State) -> tuple[Hint, ...]:
    """Return the rules that matter at this moment."""
    options, turn = state.options, state.turn
    if state.phase is Phase.SELECT:
        if state.theater is not None or is_theater_sought(state):
            return reference.theater_hints(state.seats)
        return reference.selection_hints(options, state.seats)
    if state.phase is not Phase.CALL:
        return ()
    if turn is None:
        called = () if state.rank is None else (state.character(state.rank),)
        does = (hint for each in called for hint in reference.character_hints(each))
        return (*does, *reference.calling_hints(state.cast))
    told = list(reference.turn_hints(turn.character))
    if state.barred:
        told.insert(0, reference.make_hint("bewitched", "ci.char.witch.victim_districts"))
    elif turn.threat is Threat.OPEN:
        rule = "ci.char.blackmailer.gathering_districts"
        told.insert(0, reference.make_hint("threatened", rule))
    if turn.resumed:
        told += reference.turn_hints("witch")
    for built in state.cities[turn.seat] if state.has(Tool.CITIES) else ():
        if built.district in reference.DISTRICT_RULES:
            told += reference.district_hints(built.district)
    return tuple(told)


def asks_heir(state: State) -> bool:
    """[R ci.char.king.killed] Return whether the killed rank 4 is still to be shown."""
    over = state.phase is Phase.ROUND_END
    return over and state.is_killed(CROWN_RANK) and not state.heir_shown


def may_answer(state: State) -> tuple[int, ...]:
    """[R ci.char.assassin.silent] Return the seats that may have the called rank; nobody can answer
    for a killed one.
    """
    killed = state.is_killed(state.rank)
    if state.turn is not None or state.rank is None or killed or state.missing:
        return ()
    return _with_one_down(state)


def may_be_missing(state: State) -> tuple[int, ...]:
    """[R ci.selection.everyone_one] Return the seats that may have missed their call."""
    return _with_one_down(state) if state.missing else ()


def may_be_heir(state: State) -> tuple[int, ...]:
    """[R ci.char.king.killed] Return the seats that may have had the killed rank 4."""
    if not asks_heir(state):
        return ()
    known = dealt_holder(state, CROWN_RANK)
    return _with_one_down(state) if known is None else (known,)


def _with_one_down(state: State) -> tuple[int, ...]:
    """Return the seats with a character that was not turned up yet."""
    return tuple(seat for seat in range(state.seats) if len(state.shown_by(seat)) < state.each)
