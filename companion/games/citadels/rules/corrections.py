"""The table is right: whatever is followed here can be put as it really is."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import between
from companion.engine.needs import need_phase, need_seat, need_tool, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..holdings import Built, Holdings, check_holdings
from ..model import ROUND, Mark, MarkKind, Phase, State, Threat, put, size
from ..options import Tool
from ..tables import CROWN_RANK
from . import calling, selection
from .cities import completed
from .needs import need_rank, need_ranks, need_round

MOST_ROUNDS = 100
LAYS = {
    MarkKind.KILLED: "assassin",
    MarkKind.BEWITCHED: "witch",
    MarkKind.ROBBED: "thief",
    MarkKind.WARRANTS: "magistrate",
    MarkKind.THREATS: "blackmailer",
}
"""who names or marks characters so"""
MOST_MARKED = {MarkKind.WARRANTS: 3, MarkKind.THREATS: 2}
"""characters, if more than one"""


def city(state: State, action: act.CorrectCity) -> State:
    """What really stands there. Gold on beautified districts comes from the bank's side."""
    need_tool(state, Tool.CITIES)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(check_holdings("action", Holdings("", city=action.city)))
    more = _beautified(action.city) - _beautified(state.cities[who])
    before = state
    state = replace(state.with_city(who, action.city), bank=state.bank - more)
    if size(before.cities[who]) >= state.needed > size(action.city):
        # it never was complete: whoever is put right while it is takes back "last round"
        state = replace(state, completed=tuple(one for one in state.completed if one != who))
    return completed(state, who) if state.phase is not Phase.FINAL else state


def _beautified(city: tuple[Built, ...]) -> int:
    return sum(built.beautified for built in city)


def hand(state: State, action: act.CorrectHand) -> State:
    need_tool(state, Tool.HANDS)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.cards, "action.cards"))
    return replace(state, hands=put(state.hands, who, action.cards))


def crown(state: State, action: act.CorrectCrown) -> State:
    """Also where the rounds are not followed: the Statue needs it at the end."""
    who = need_seat(state.seats, action.who, "action.who")
    if state.crown == who:
        raise SettledError("citadels-already", path="action.who")
    return replace(state, crown=who)


def shown(state: State, action: act.CorrectShown) -> State:
    """Who really turned up a character of this round; what follows from it goes with it."""
    need_phase(state, Phase.CALL, Phase.ROUND_END, Phase.FINAL)
    need_round(state, action.round)
    rank = need_rank(state, action.rank)
    who = None if action.who is None else need_seat(state.seats, action.who, "action.who")
    was = bearer(state, rank)
    if was == who:
        raise SettledError("citadels-already", path="action.who")
    if _is_heirs(state, rank):
        return calling.shown_by(state, who)
    state = _crown_follows(state, rank, was, who)
    shown = tuple(pair for pair in state.shown if pair[0] != rank)
    silent = tuple(each for each in state.silent if each != rank)
    if who is not None:
        shown = (*shown, (rank, who))
    elif _was_called(state, rank):
        silent = (*silent, rank)
    state = replace(state, shown=shown, silent=silent)
    state = calling.robbed_anew(_marks_follow(state, rank, was, who))
    return _turn_follows(state, rank, was, who)


def _was_called(state: State, rank: int) -> bool:
    """Whether its call is past: if nobody has turned it up, nobody has answered."""
    over = state.phase is not Phase.CALL or (state.rank is not None and rank < state.rank)
    return over and state.has(Tool.CALLER)


def bearer(state: State, rank: int) -> int | None:
    """Who has turned up the character, or was shown as the killed one."""
    if _is_heirs(state, rank):
        return None if state.heir is None else state.heir.seat
    return state.holder(rank)


def _is_heirs(state: State, rank: int) -> bool:
    return state.heir_shown and state.is_killed(rank)


def _crown_follows(state: State, rank: int, was: int | None, who: int | None) -> State:
    """[R ci.char.king.crown] [R ci.char.patrician.crown] The crown goes with the character, unless
    the table has said since that somebody else has it.
    """
    if not state.takes_crown(rank):
        return state
    if was is None:
        return replace(state, crown=who, crown_before=state.crown)
    if state.crown != was:
        return state
    before = state.crown if state.crown_before is None else state.crown_before
    return replace(state, crown=before if who is None else who)


def _marks_follow(state: State, rank: int, was: int | None, who: int | None) -> State:
    """[R ci.char.witch.copies_all] What a character has laid is whose that character is, and the
    Witch's where she has laid it in its place. While it is nobody's, whose it was last. Nobody
    plays on in the place of rank 1 [R ci.char.witch.what], nor anywhere where no Witch plays.
    """
    if who is None:
        return state
    spell = () if state.bewitched is None or "witch" not in state.cast else state.bewitched.ranks
    played = (rank, *spell) if rank == 1 else () if rank in spell else (rank,)
    makers = tuple(state.character(one) for one in played)

    def follows(lies: Mark | None, maker: str) -> Mark | None:
        mine = lies is not None and maker in makers and was in (None, lies.by)
        return replace(lies, by=who) if lies is not None and mine else lies

    return replace(
        state,
        killed=follows(state.killed, "assassin"),
        bewitched=follows(state.bewitched, "witch"),
        robbed=follows(state.robbed, "thief"),
        warrants=follows(state.warrants, "magistrate"),
        threats=follows(state.threats, "blackmailer"),
    )


def _turn_follows(state: State, rank: int, was: int | None, who: int | None) -> State:
    """The turn is whose the character is; where it is nobody's, the rank is called again."""
    turn = state.turn
    if turn is None:
        return _begins(state, rank, who)
    if turn.resumed:
        if state.character(rank) != "witch" or turn.seat != was or who is None:
            return state
    elif turn.rank != rank:
        return _asked_anew(state)
    elif who is None:
        return calling.call(calling.settle(state), rank)
    return _asked_anew(replace(state, turn=replace(turn, seat=who)))


def _begins(state: State, rank: int, who: int | None) -> State:
    """[R ci.action.reveal] Whoever turned up the character that is called takes its turn."""
    killed = state.is_killed(rank)
    if who is None or killed or state.phase is not Phase.CALL or rank != state.rank:
        return state
    return calling.begin(state, rank, who)


def _asked_anew(state: State) -> State:
    settled = state.turn is None or state.turn.threat in (Threat.REFUSED, Threat.SETTLED)
    return state if settled else _without_threat(state)


def need_layer(state: State, action: act.CorrectMark) -> None:
    """Asked before it is written down: logs of older rules have marks that nobody could lay."""
    if LAYS[action.mark] not in state.cast:
        raise RuleError("citadels-nobody-lays", path="action.mark")


def mark(state: State, action: act.CorrectMark) -> State:
    """What really lies on the characters, and whose it is."""
    need_phase(state, Phase.CALL, Phase.ROUND_END)
    need_ranks(state, action.ranks)
    refuse(between("action.ranks", len(action.ranks), 0, MOST_MARKED.get(action.mark, 1)))
    state = calling.settle(state)
    lies = None
    if action.ranks or action.by is not None:
        lies = Mark(tuple(sorted(action.ranks)), need_seat(state.seats, action.by, "action.by"))
    if not action.ranks:
        lies = None
    match action.mark:
        case MarkKind.KILLED:
            return _heir_follows(replace(state, killed=lies))
        case MarkKind.BEWITCHED:
            return replace(state, bewitched=lies)
        case MarkKind.ROBBED:
            return calling.robbed_anew(replace(state, robbed=lies))
        case MarkKind.WARRANTS:
            return replace(state, warrants=lies)
        case MarkKind.THREATS:
            return _without_threat(replace(state, threats=lies))


def _heir_follows(state: State) -> State:
    """[R ci.char.king.killed] Nobody has been the killed rank 4 where that was not killed."""
    if state.is_killed(CROWN_RANK):
        return state
    return calling.shown_by_nobody(state)


def _without_threat(state: State) -> State:
    """Who was asked for a bribe is asked anew, or no longer."""
    turn = state.turn
    if turn is None or turn.resumed:
        return state
    lies = calling.threatens(state.threats, turn.rank, turn.seat)
    return replace(state, turn=replace(turn, threat=Threat.OPEN if lies else Threat.NONE))


def round_(state: State, action: act.CorrectRound) -> State:
    """Which round it is, which phase, and which rank is called or whose choice it is."""
    refuse(number(action.round, "action.round", 1, MOST_ROUNDS))
    if action.phase not in ROUND:
        raise RuleError("citadels-phase-of-round", path="action.phase")
    if not (state.has(Tool.CALLER) or state.has(Tool.SELECTION)):
        raise RuleError("citadels-tool-off-caller")
    if action.rank is not None:
        need_rank(state, action.rank)
    draft = state.selection.draft
    refuse(number(action.step, "action.step", 0, len(draft) - 1))
    state = selection.stop_clock(calling.settle(state))
    state = replace(state.uncounted, round=action.round, crown=state.crown or 0)
    # what was dealt is laid open or gone
    state = replace(state, dealt=None)
    if action.phase is Phase.SELECT:
        return replace(selection.stop_clock(selection.select(state, 0)), step=action.step)
    if action.phase is Phase.ROUND_END:
        return calling.end(state)
    if action.rank is None or not state.has(Tool.CALLER):
        return calling.start(state)
    rank = action.rank
    # what is called does not lie face up
    face_up = tuple(each for each in state.face_up if each != rank)
    return calling.call(_turned_down(replace(state, face_up=face_up), rank), rank)


def _turned_down(state: State, rank: int) -> State:
    """From this rank on nobody has been turned up yet, and has neither taken the crown nor been
    robbed.
    """
    for each, was in state.shown:
        if each >= rank:
            state = _crown_follows(state, each, was, None)
    shown = tuple(pair for pair in state.shown if pair[0] < rank)
    return calling.robbed_anew(replace(state, shown=shown))


def complete(state: State, action: act.CorrectComplete) -> State:
    """[R ci.intro.seven_ends] Somebody says so, where cities are not kept or something is wrong."""
    who = need_seat(state.seats, action.who, "action.who")
    if action.complete == (who in state.completed):
        raise SettledError("citadels-already", path="action.complete")
    if action.complete:
        return replace(state, completed=(*state.completed, who))
    return replace(state, completed=tuple(each for each in state.completed if each != who))
