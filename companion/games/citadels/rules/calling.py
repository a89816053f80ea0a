"""The action phase: which rank is called, how it goes on, and what each rank gets by it.

Nothing here knows who holds a character until they answer.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError
from companion.engine.timer import Timer

from ..model import Heir, Mark, Phase, State, Theft, Threat, Turn, put
from ..options import KILLED_MS, PACE_MS, Tool
from ..tables import CROWN_RANK, PARK_CARDS, POOR_HOUSE_GOLD, QUEEN_GOLD
from . import cities, money
from .money import move_gold, stash


def start(state: State) -> State:
    """[R ci.action.first_call] Begin the calls with the lowest rank; without the caller, people
    call.
    """
    state = replace(state, phase=Phase.CALL, theater=None, rank=None, turn=None)
    return call_next(state) if state.has(Tool.CALLER) else replace(state, call=state.call + 1)


def call_next(state: State) -> State:
    """[R ci.action.by_rank] [R ci.action.next_call] The next rank that somebody could have.

    [R ci.selection.out_this_round] What lies face up is not called.
    """
    rank = next_rank(state)
    return end(state) if rank is None else call(state, rank)


def call(state: State, rank: int) -> State:
    """Return the state in which this rank is called and no rank from it on was silent."""
    state = replace(state, missing=False)
    silent = tuple(each for each in state.silent if each < rank)
    number = state.call + 1
    state = _noting_stashes(state, rank)
    return replace(state, phase=Phase.CALL, rank=rank, turn=None, call=number, silent=silent)


def waiting(before: State, after: State, at: int) -> State:
    """[R ci.round.crown_duty] A rank that is called is waited for as long as any other; a new pace
    counts at once. Without a moment nobody counts, nor while it is paused.

    [R ci.ruling.named_victims_public] For a killed one nobody waits, whoever has it or not: it is
    only said.
    """
    if after.phase is not Phase.CALL or after.rank is None or after.turn is not None:
        return after if after.waiting is None else replace(after, waiting=None)
    options = after.options
    if after.missing or (options.calls == "by_hand" and after.dealt is None):
        return replace(after, waiting=None)
    was = before.options.pace, before.options.calls
    same = before.call == after.call
    if same and was == (options.pace, options.calls):
        return after
    pace = PACE_MS[options.pace]
    clock = Timer.full(min(pace, KILLED_MS) if after.is_killed(after.rank) else pace)
    if same and before.paused:
        return replace(after, waiting=clock)
    return replace(after, waiting=clock.start(at) if at else None)


def next_rank(state: State) -> int | None:
    """Return the rank that is called next if nobody answers now; None: the round is then over."""
    over = (*state.face_up, *(rank for rank, _ in state.shown))
    later = (rank for rank in state.ranks if rank > (state.rank or 0) and rank not in over)
    return None if is_everybody_shown(state) else next(later, None)


def is_everybody_shown(state: State) -> bool:
    """Return whether nobody is left who could answer."""
    return len(state.shown) >= state.seats * state.each


def list_passed(state: State) -> tuple[int, ...]:
    """Return the ranks that were passed over without a word about who has them."""
    told = (*state.face_up, *state.silent, *dict(state.shown))
    over = state.phase is Phase.ROUND_END
    if not state.has(Tool.CALLER) or is_everybody_shown(state) or not (over or state.rank):
        return ()
    return tuple(
        rank for rank in state.ranks if rank not in told and (over or rank < (state.rank or 0))
    )


def is_crown_missing(state: State) -> bool:
    """[R ci.char.king.crown] [R ci.char.emperor.crown] The round is over, and nobody here
    knows what became of the crown: nothing was said of rank 4, or the Emperor gave none away.
    """
    if state.phase is not Phase.ROUND_END or state.is_killed(CROWN_RANK):
        return False
    if state.holder(CROWN_RANK) is None:
        return not is_everybody_shown(state) and CROWN_RANK not in (*state.silent, *state.face_up)
    return not state.takes_crown(CROWN_RANK) and state.crown_before is None


def end(state: State) -> State:
    """[R ci.action.round_over] End the action phase."""
    state = replace(state, phase=Phase.ROUND_END, rank=None, turn=None, missing=False)
    return _heir_turns_up(replace(state, call=state.call + 1))


def _heir_turns_up(state: State) -> State:
    """[R ci.char.king.killed] [R ci.char.patrician.killed] Of dealt characters it is known whose
    the killed rank 4 is; an Emperor still says who gets the crown.
    """
    killed = state.is_killed(CROWN_RANK)
    if state.dealt is None or not killed or state.heir_shown:
        return state
    who = dealt_holder(state, CROWN_RANK)
    if who is None:
        return replace(state, heir_shown=True)
    return heir_shown(state, Heir(who, who)) if state.takes_crown(CROWN_RANK) else state


def falls_silent(state: State, rank: int, stops: bool) -> State:
    state = replace(state, silent=(*state.silent, rank))
    if stops:
        return replace(state, missing=True, call=state.call + 1)
    return call_next(state)


def passes(state: State) -> bool:
    """Return whether the next rank is called without a word about this one, because people call by
    hand.
    """
    by_hand = state.options.calls == "by_hand" and state.dealt is None and not state.keeps
    return by_hand and not state.missing


def stops(state: State) -> bool:
    """[R ci.selection.everyone_one] Whether more would keep silent, if this rank did, than nobody
    can have: somebody has missed their call.

    [R ci.char.assassin.silent] Somebody may have the killed one, and keeps silent all the same.
    """
    if state.rank is None or state.dealt is not None or state.missing or state.nobody_missing:
        return False
    silent = {each for each in (*state.silent, state.rank) if not state.is_killed(each)}
    # [R ci.selection.by_player_count] how many of the ranks that are called nobody has
    absent = max(0, len(state.ranks) - len(state.face_up) - state.seats * state.each)
    return not passes(state) and not state.is_killed(state.rank) and len(silent) > absent


def rob(state: State, rank: int, who: int) -> State:
    """[R ci.char.thief.steal] At once, before anything is gathered.

    [R ci.ruling.own_second_character] Nobody robs themselves.
    """
    state = _noting_stashes(state, rank)
    robbed = state.robbed
    if robbed is None or rank not in robbed.ranks or robbed.by == who:
        return state
    return _steal(state, Theft(rank, who, robbed.by, stash(state, who)))


def _noting_stashes(state: State, rank: int) -> State:
    """Return the state with everybody's gold at this call, because who is robbed may be corrected
    after the turn.
    """
    others = tuple(pair for pair in state.stashes if pair[0] < rank)
    return replace(state, stashes=(*others, (rank, _gold_before_robbery(state))))


def _gold_before_robbery(state: State) -> tuple[int, ...]:
    """Return what everybody would have if nobody had been robbed in this round."""
    gold, theft = state.gold, state.theft
    if theft is None:
        return gold
    less = put(gold, theft.thief, gold[theft.thief] - theft.gold)
    return put(less, theft.victim, less[theft.victim] + theft.gold)


def _steal(state: State, theft: Theft) -> State:
    return replace(move_gold(state, theft.victim, theft.thief, theft.gold), theft=theft)


def robbed_anew(state: State) -> State:
    """Return the state in which the robbery follows the named character.

    The gold goes back to whoever was not robbed after all, and is taken as it lay there when the
    character was called.
    """
    was, mark = state.theft, state.robbed
    rank = 0 if mark is None else mark.ranks[0]
    victim = state.holder(rank)
    thief = None if mark is None or mark.by == victim else mark.by
    if was is not None and (was.rank, was.victim, was.thief) == (rank, victim, thief):
        return state
    if was is not None:
        state = replace(move_gold(state, was.thief, was.victim, was.gold), theft=None)
    if victim is None or thief is None:
        return state
    gold = max(0, dict(state.stashes).get(rank, state.gold)[victim]) if state.has(Tool.BANK) else 0
    return _steal(state, Theft(rank, victim, thief, gold))


def crown(state: State, rank: int, who: int) -> State:
    """[R ci.char.king.crown] [R ci.char.patrician.crown] They must take it, so they have it.

    [R ci.char.king.bewitched] [R ci.char.patrician.bewitched] Bewitched or not.
    """
    if state.takes_crown(rank):
        return replace(state, crown=who, crown_before=state.crown)
    return state


def begin(state: State, rank: int, who: int) -> State:
    """[R ci.char.blackmailer.gather_first] A marked character stands under threat, whichever
    token it is [R ci.ruling.same_prompt].
    """
    threat = Threat.OPEN if threatens(state.threats, rank, who) else Threat.NONE
    turn = Turn(who, rank, state.character(rank), threat=threat)
    return replace(state, turn=turn, call=state.call + 1, missing=False)


def threatens(mark: Mark | None, rank: int, who: int) -> bool:
    """Return whether a token lies there that may be the true one and is not one's own."""
    return mark is not None and rank in mark.ranks and not mark.found and mark.by != who


def last_things(state: State) -> State:
    """[R ci.unique.poor_house.gold] [R ci.unique.poor_house.alchemist] [R ci.unique.park.draw]
    [R ci.char.alchemist.refund] In this order.
    """
    turn = state.turn
    assert turn is not None
    seat = turn.seat
    if state.stands(seat, "poor_house") and state.has(Tool.BANK) and stash(state, seat) == 0:
        state = move_gold(state, None, seat, POOR_HOUSE_GOLD)
    if state.stands(seat, "park") and state.has(Tool.HANDS) and state.hands[seat] == 0:
        state = state.with_cards(seat, PARK_CARDS)
    if turn.character == "alchemist":
        state = move_gold(state, None, seat, turn.paid)
    return state


def end_turn(state: State) -> State:
    """[R ci.char.witch.resumes] After a bewitched player the Witch goes on in their place."""
    turn, spell = state.turn, state.bewitched
    assert turn is not None
    if not state.barred or spell is None:
        return call_next(replace(state, turn=None))
    again = Turn(spell.by, turn.rank, turn.character, resumed=True, gathered=True)
    return money.give(replace(state, turn=again, call=state.call + 1))


def settle(state: State) -> State:
    """Return the state with the turn broken off; what was paid for stands."""
    if state.turn is not None and state.turn.pending is not None:
        return cities.let_stand(state)
    return state


def heir_shown(state: State, heir: Heir) -> State:
    state, queen = money.pay_queen(state, heir.seat)
    heir = replace(heir, before=state.crown, queen=queen)
    crown = state.crown if heir.crown is None else heir.crown
    return replace(state, heir=heir, heir_shown=True, crown=crown)


def shown_by_nobody(state: State) -> State:
    """Return the state in which the killed rank 4 was not shown, with crown and gold as they would
    be.
    """
    heir = state.heir
    if heir is None:
        return replace(state, heir_shown=False)
    if heir.queen is not None:
        state = move_gold(state, heir.queen, None, QUEEN_GOLD)
    crown = heir.before if heir.crown == state.crown else state.crown
    return replace(state, heir=None, heir_shown=False, crown=crown)


def shown_by(state: State, who: int | None) -> State:
    """Return the state in which this seat had the killed rank 4. The crown stays where the table
    has put it since, and where an Emperor has passed it on.
    """
    was, now = state.heir, shown_by_nobody(state)
    if who is None:
        return replace(now, heir_shown=True)
    crown = None if was is None else was.crown
    if state.takes_crown(CROWN_RANK):
        crown = who
    told = was is not None and was.crown != state.crown
    shown = heir_shown(now, Heir(who, crown))
    return replace(shown, crown=state.crown) if told else shown


# Dealt characters


def dealt_holder(state: State, rank: int) -> int | None:
    """Return who holds the dealt character, which is secret; None: nobody, or
    it is not known here.
    """
    held = () if state.dealt is None else state.dealt.held
    return next((seat for seat, ranks in enumerate(held) if rank in ranks), None)


def need_holder(state: State, rank: int, who: int) -> None:
    """Need the seat that holds the character. A wrong tap is refused like any other, and only to
    whoever tapped.
    """
    if state.dealt is not None and dealt_holder(state, rank) != who:
        raise RuleError("citadels-not-your-card", path="action.who")


def need_by_hand(state: State) -> None:
    """[R ci.round.crown_duty] Need cards of the box: of dealt characters only the companion knows
    who is to come.
    """
    if state.dealt is not None:
        raise RuleError("citadels-waits-by-itself")
