"""Before a round is played: the cast, the crown, and the way of the character cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine.game import Dice
from companion.engine.needs import need_phase, need_seat, refuse
from companion.engine.refusal import Fault, RuleError, SettledError
from companion.engine.timer import Timer

from .. import actions as act
from ..cast import cast_faults, needs_ninth, random_cast, random_uniques, unique_faults
from ..model import Phase, State
from ..options import Tool
from ..tables import CROWN_RANK
from . import calling, dealing
from .needs import need_rank, need_round


def draw(state: State, action: act.ChooseCast, dice: Dice) -> act.ChooseCast:
    """What the table leaves to luck."""
    cast, uniques = action.cast, action.uniques
    if cast == ():
        cast = random_cast(state.seats, action.ninth or needs_ninth(state.seats), dice)
    if uniques == ():
        uniques = random_uniques(dice)
    return msgspec.structs.replace(action, cast=cast, uniques=uniques)


def choose_cast(state: State, action: act.ChooseCast) -> State:
    """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] Before the first round only."""
    need_phase(state, Phase.SETUP)
    refuse(_faults(state, action))
    changes = {
        name: value
        for name, value in (("cast", action.cast), ("uniques", action.uniques))
        if value is not None
    }
    return replace(state, options=msgspec.structs.replace(state.options, **changes))


def _faults(state: State, action: act.ChooseCast) -> Iterator[Fault]:
    if action.cast is not None:
        yield from cast_faults("action.cast", action.cast, state.seats)
    if action.uniques is not None:
        yield from unique_faults("action.uniques", action.uniques)


def begin(state: State, action: act.Begin) -> State:
    """[R ci.setup.oldest_crown] The oldest takes the crown; whom that is the table says."""
    need_phase(state, Phase.SETUP)
    crown = need_seat(state.seats, action.crown, "action.crown")
    return select(replace(state, crown=crown, round=1), action.at)


def select(state: State, at: int) -> State:
    """[R ci.round.phases] A selection phase begins; what lay on the characters is gone.

    [R ci.ruling.marks_cleared]
    """
    fresh = replace(
        state,
        phase=Phase.SELECT,
        step=0,
        face_up=(),
        dealt=None,
        theater=None,
        rank=None,
        turn=None,
        shown=(),
        silent=(),
        missing=False,
        nobody_missing=False,
        killed=None,
        bewitched=None,
        robbed=None,
        stashes=(),
        theft=None,
        crown_before=None,
        warrants=None,
        threats=None,
        heir=None,
        heir_shown=False,
    )
    return _think(fresh, at) if state.selection.face_up == 0 else stop_clock(fresh)


def face_up(state: State, action: act.FaceUp) -> State:
    """[R ci.selection.rank4_never_up] [R ci.selection.out_this_round] Out for this round."""
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    need_boxed(state)
    rank = need_rank(state, action.rank)
    if action.on == (rank in state.face_up):
        raise SettledError("citadels-already", path="action.on")
    if not action.on:
        left = tuple(each for each in state.face_up if each != rank)
        return replace(state, face_up=left)
    if rank == CROWN_RANK:
        rule = "ci.selection.rank4_never_up"
        raise RuleError("citadels-rank4-never-up", rule=rule, path="action.rank")
    most = state.selection.face_up
    if len(state.face_up) >= most:
        rule = "ci.selection.by_player_count"
        raise RuleError("citadels-enough-face-up", rule=rule, path="action.rank", n=most)
    state = replace(state, face_up=tuple(sorted((*state.face_up, rank))))
    if len(state.face_up) == most and state.step == 0:
        return _think(state, action.at)
    return state


def pass_on(state: State, action: act.PassOn) -> State:
    """[R ci.selection.everyone_one] One tap; what was chosen nobody says."""
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    need_boxed(state)
    draft = state.selection.draft
    if not state.has(Tool.SELECTION):
        raise RuleError("citadels-tool-off-selection")
    if action.step != state.step or state.step >= len(draft):
        raise SettledError("citadels-passed-on", path="action.step")
    state = replace(state, step=state.step + 1)
    if state.step < len(draft):
        return _think(state, action.at)
    return _chosen(stop_clock(state))


def pick(state: State, action: act.Pick) -> State:
    """[R ci.selection.everyone_one] The last one that is taken begins the calls, unless somebody
    may have the Theater.
    """
    state = dealing.pick(state, action)
    if state.step < len(state.selection.draft):
        return _think(state, action.at)
    return stop_clock(state) if action.asks else _chosen(stop_clock(state))


def need_boxed(state: State) -> None:
    """The cards go round on the table."""
    if state.dealt is not None:
        raise SettledError("citadels-dealt")


def _chosen(state: State) -> State:
    """[R ci.unique.theater.swap] Everybody has a character; the Theater comes in between."""
    owner = _theater(state)
    if owner is not None:
        return replace(state, theater=owner)
    return calling.start(state)


def _theater(state: State) -> int | None:
    """In whose city it stands."""
    return next((seat for seat in range(state.seats) if state.stands(seat, "theater")), None)


def may_stand(state: State) -> bool:
    """[R ci.unique.theater.swap] The Theater is in the deck, and nobody here knows where."""
    return "theater" in state.options.uniques_in_deck and not state.has(Tool.CITIES)


def show_theater(state: State, action: act.ShowTheater) -> State:
    """[R ci.unique.theater.swap] Its owner says so, and is asked."""
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    who = need_seat(state.seats, action.who, "action.who")
    if not state.seeks_theater:
        raise SettledError("citadels-no-swap-now")
    return replace(state, theater=who)


def asks_theater(state: State) -> bool:
    """Whether its owner is still to be asked."""
    return state.theater is None and _theater(state) is not None


def swap_characters(state: State, action: act.SwapCharacters) -> State:
    """[R ci.unique.theater.hidden] Who swapped with whom is public; what, the table knows."""
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    if state.theater is None:
        raise SettledError("citadels-no-swap-now")
    if action.partner is not None:
        partner = need_seat(state.seats, action.partner, "action.partner")
        if partner == state.theater:
            raise RuleError("citadels-not-oneself", path="action.partner")
    return calling.start(dealing.swap(state, action, state.theater))


def start_calls(state: State, action: act.StartCalls) -> State:
    """All have chosen, whether it was followed here or not."""
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    if not state.seeks_theater:
        need_boxed(state)
    state = stop_clock(state)
    return _chosen(state) if action.asks else calling.start(state)


# The time to think


def _think(state: State, at: int) -> State:
    """A clock for who chooses now, if the table wants one."""
    seconds = state.options.seconds_per_seat
    if not seconds or not state.guides:
        return stop_clock(state)
    clock = Timer.of(seconds * 1000).start(at)
    return replace(state, thinking=clock, run=state.run + 1, time_is_up=False)


def stop_clock(state: State) -> State:
    return replace(state, thinking=None, time_is_up=False)


def time_up(state: State, action: act.TimeUp) -> State:
    """Says so, and nothing more: cards cannot be taken out of a hand by a clock."""
    clock = state.thinking
    if clock is None or not clock.running or action.run != state.run:
        raise SettledError("citadels-clock-changed", path="action.run")
    if clock.left(action.at) > 0:
        raise RuleError("citadels-clock-runs", path="action.at")
    return replace(state, thinking=clock.stop(), time_is_up=True)
