"""What the table is told now: headline, each person's task, check-list, rules to look up.

Guided rules are said here at the right moment. Nothing here depends on hand notes: whoever could
discard a hand is reminded together with everybody else.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Arg, Message, SeatName

from . import field, realm
from .battle import Ending
from .cards import card_name, city_name
from .model import Fought, Phase, State
from .options import Options, Tool
from .rules.ending import finish
from .tables import BORDERS, CITIES, DEAL, DECK, MARKERS, PER_CITY, cities_needed

Hint = tuple[Message, str]
"""a text and the id of its rule"""


def headline(state: State) -> Message:
    """Return what happens now, in one sentence."""
    match state.phase:
        case Phase.CHOOSE | Phase.ROUND_END if finish(state) is not None:
            return Message("condottiere-now-decided")
        case Phase.CHOOSE:
            return _choosing(state)
        case Phase.BATTLE:
            return _fighting(state)
        case Phase.ROUND_END if state.holder is not None and state.has(Tool.MAP):
            return Message("condottiere-now-shuffle", who=SeatName(state.holder))
        case Phase.SETUP | Phase.ROUND_END | Phase.SCORED | Phase.OVER:
            return Message(f"condottiere-now-{state.phase.value.replace('_', '-')}")


def _choosing(state: State) -> Message:
    if not state.has(Tool.MAP) or state.holder is None:
        on = state.has(Tool.BATTLE)
        return Message("condottiere-now-no-map" if on else "condottiere-now-free")
    must = field.all_declined(state)
    key = "condottiere-now-must-choose" if must else "condottiere-now-choose"
    return Message(key, who=SeatName(state.holder))


def _fighting(state: State) -> Message:
    claimer = field.claimer(state)
    if claimer is not None:
        return Message("condottiere-now-claim", who=SeatName(claimer))
    if field.ended_by(state) is not None:
        return Message("condottiere-now-battle-done")
    if dealing(state):
        return Message("condottiere-now-final-deal", n=state.dealt(state.final[0]))
    if state.final:
        tied = tuple(SeatName(seat) for seat in state.final)
        return Message("condottiere-now-final", seats=tied)
    if state.city is None or not state.has(Tool.MAP):
        return Message("condottiere-now-battle-open")
    return Message("condottiere-now-battle", city=city_name(state.city))


def todo(state: State, seat: int) -> Message | None:
    """Return what this person does now; None if they only wait."""
    holds = seat == state.holder and state.has(Tool.MAP)
    match state.phase:
        case Phase.CHOOSE | Phase.ROUND_END if finish(state) is not None:
            return None
        case Phase.CHOOSE if holds:
            return Message("condottiere-todo-choose")
        case Phase.BATTLE:
            return _todo_in_battle(state, seat)
        case Phase.ROUND_END if holds:
            return Message("condottiere-todo-shuffle", n=state.dealt(seat))
        case Phase.ROUND_END if state.has(Tool.MAP):
            return Message("condottiere-todo-new-cards", n=state.dealt(seat))
        case _:
            return None


def _todo_in_battle(state: State, seat: int) -> Message | None:
    if seat not in state.fighters:
        return Message("condottiere-todo-watch")
    if dealing(state):
        return Message("condottiere-todo-new-cards", n=state.dealt(seat))
    if field.ended_by(state) is not None:
        return None
    if seat in state.out:
        return Message("condottiere-todo-out")
    if field.has_passed(state, seat):
        return Message("condottiere-todo-passed")
    if seat == field.turn(state) and state.has(Tool.BATTLE):
        return Message("condottiere-todo-turn")
    return Message("condottiere-todo-defend") if field.waits(state, seat) else None


def dealing(state: State) -> bool:
    """[R co.end.final_deal] Return whether the final battle waits for its hands."""
    return bool(state.final) and not any(state.armies) and not state.steps


def dealt_now(state: State) -> bool:
    """[R co.round_end.deal] Return whether a round has begun and no city has been chosen yet."""
    return state.phase is Phase.CHOOSE and not state.past


# -- Rules at hand ---------------------------------------------------------------------------


def list_current(state: State) -> Iterator[Hint]:
    """Return the rules of this moment, in the order in which they matter."""
    match state.phase:
        case Phase.CHOOSE:
            yield from _between_battles(state)
        case Phase.BATTLE:
            yield from _in_battle(state)
        case Phase.ROUND_END:
            yield HAND_OVER
            yield SHUFFLE
        case Phase.SETUP | Phase.SCORED | Phase.OVER:
            pass
    if state.phase not in (Phase.SCORED, Phase.OVER) and state.has(Tool.MAP):
        yield from _about_the_map(state)


def _hint(key: str, rule: str, **args: Arg) -> Hint:
    return Message(f"condottiere-hint-{key}", **args), rule


BATTLES = _hint("battles", "co.round.battles")
HAND_SIZE = _hint("hand-size", "co.round.hand_size_private")
# [R co.battle_end.cards_stay_out] [R co.card.surrender.discard] [R co.card.bishop.discard]
DISCARD_BATTLE = _hint("discard-battle", "co.battle_end.discard")
EMPTY_HAND = _hint("empty-hand", "co.ruling.empty_hand_is_said")
# [R co.discard.with_mercenary] [R co.discard.optional] [R co.ruling.discard_reminder]
DISCARD_HAND = _hint("discard-hand", "co.discard.no_mercenary")
MAY_DISCARD_HAND = _hint("may-discard-hand", "co.discard.no_mercenary")
"""the same, in as few words as the sea has room for"""
CARD_BY_CARD = _hint("card-by-card", "co.round.card_by_card")
NOT_OBLIGED = _hint("not-obliged", "co.battle.not_obliged")
HAND_OVER = _hint("hand-over", "co.round_end.hand_over")
SHUFFLE = _hint("shuffle", "co.round_end.shuffle", n=DECK)
# [R co.ruling.capture_owner_empty_hand]
CAPTURING = _hint("capturing", "co.capture.attack_owned")


def _between_battles(state: State) -> Iterator[Hint]:
    if dealt_now(state):
        yield Message("condottiere-sheet-deal", n=DEAL, each=PER_CITY), "co.round_end.deal"
    if state.past:
        yield DISCARD_BATTLE
        yield EMPTY_HAND
        yield DISCARD_HAND
    yield BATTLES
    yield HAND_SIZE
    if state.options.capturing and state.has(Tool.MAP):
        yield CAPTURING


def _in_battle(state: State) -> Iterator[Hint]:
    if field.ended_by(state) is not None:
        yield DISCARD_BATTLE
        return
    if state.final:
        # [R co.ruling.final_cards]
        yield _hint("final-deal", "co.end.final_deal", n=DECK, hand=state.dealt(state.final[0]))
    first = field.leader(state)
    if not (state.steps or state.counts) and first is not None:
        # [R co.ruling.final_lead] [R co.ruling.lead_without_cards]
        yield _hint("leader", "co.battle.order", who=SeatName(first))
    owner = field.defender(state)
    if owner is not None and field.waits(state, owner) and field.may_play(state, owner):
        yield _hint("defender", "co.capture.defender_may_wait", who=SeatName(owner))
    yield CARD_BY_CARD
    yield NOT_OBLIGED
    out = tuple(SeatName(seat) for seat in state.fighters if seat in state.out)
    if out:
        yield _hint("go-on", "co.no_cards.others_go_on", seats=out)


def _about_the_map(state: State) -> Iterator[Hint]:
    many = [seat for seat in range(state.seats) if len(state.cities(seat)) > MARKERS]
    for seat in many:
        yield _hint("markers", "co.ruling.markers_run_out", who=SeatName(seat), n=MARKERS)
    rule = "co.end.three_linked" if state.needed == cities_needed(6) else "co.end.four_linked"
    if state.options.bigger_kingdoms:
        rule = "co.bigger.numbers"
    for seat, near in near_victory(state):
        cities = tuple(city_name(city) for city in near)
        yield _hint("near", rule, who=SeatName(seat), cities=cities)


def near_victory(state: State) -> Iterator[tuple[int, tuple[str, ...]]]:
    """[R co.aim.three_linked.example] Return who would win with which cities, where the table wants
    to be warned.
    """
    if not state.options.warnings or state.final:
        return
    open_to = CITIES if state.options.capturing else state.free
    for seat in range(state.seats):
        near = realm.completing(state.cities(seat), state.needed, open_to)
        if near:
            yield seat, near


UNASKED = frozenset(
    f"condottiere-hint-{key}"
    for key in (
        "near", "markers", "discard-hand", "leader", "defender", "final-deal", "hand-over",
    )
)  # fmt: skip
"""hints that tables forget, so that every screen says them"""


def reminders(state: State) -> Iterator[Hint]:
    """[R co.ruling.discard_reminder] Return the reminders, the same for all
    whatever anybody holds.
    """
    unasked = (hint for hint in list_current(state) if hint[0].id in UNASKED)
    return (MAY_DISCARD_HAND if hint == DISCARD_HAND else hint for hint in unasked)


# -- Check-list ------------------------------------------------------------------------------


def checklist(state: State) -> Iterator[Hint]:
    """Return what the people do with the box before the first battle, in order."""
    if state.phase is Phase.SETUP:
        yield from setup_steps(state.options, state.seats)


def setup_steps(options: Options, seats: int) -> Iterator[Hint]:
    """Return the check-list for these players and variants; also for sheets."""
    linked = cities_needed(seats, options.bigger_kingdoms)
    # [R co.aim.kingdom] [R co.aim.three_linked] [R co.aim.four_linked]
    yield _step("aim", "co.intro.role", n=linked)
    # [R co.contents.board]
    yield _step("board", "co.setup.board", cities=len(CITIES), borders=len(BORDERS))
    yield _step("markers", "co.setup.markers", n=MARKERS)  # [R co.contents.markers]
    yield _step("youngest", "co.setup.youngest")  # [R co.contents.piece]
    yield _step("deal", "co.setup.deal", n=DEAL, deck=DECK)
    yield _step("mercenaries", "co.card.mercenary.look")
    if options.points:
        bonus = options.points_bonus
        yield _step("points", "co.points.target", n=options.points_target, bonus=bonus)
    if options.bigger_kingdoms:
        yield _step("bigger", "co.bigger.one_more", n=linked)
    if options.capturing:
        yield _step("capturing", "co.capture.attack_owned")
    if options.points and options.capturing:
        yield _step("points-capturing", "co.points.not_with_capturing")
    if not (options.points or options.bigger_kingdoms or options.capturing):
        yield _step("no-extra", "co.extra.optional")


def _step(key: str, rule: str, **args: Arg) -> Hint:
    return Message(f"condottiere-setup-{key}", **args), rule


# -- Battles in words ------------------------------------------------------------------------


def describe_battle(fought: Fought) -> Message:
    """Return how a battle went, in words."""
    if fought.winner is None:
        return _without_winner(fought)
    who = SeatName(fought.winner)
    if fought.city is None:
        return Message("condottiere-log-won", who=who)
    city = city_name(fought.city)
    if fought.defender == fought.winner:
        return Message("condottiere-log-defended", who=who, city=city)
    if fought.defender is not None:
        whom = SeatName(fought.defender)
        return Message("condottiere-log-captured", who=who, whom=whom, city=city)
    return Message("condottiere-log-conquered", who=who, city=city)


def _without_winner(fought: Fought) -> Message:
    if fought.city is None:
        return Message("condottiere-log-nobody-won")
    city = city_name(fought.city)
    if fought.defender is not None:
        return Message("condottiere-log-held", who=SeatName(fought.defender), city=city)
    if fought.ended_by is Ending.BISHOP:
        return Message("condottiere-log-bishop", city=city)
    return Message("condottiere-log-nobody", city=city)


def doubts(state: State) -> tuple[Message, ...]:
    """[R co.contents.cards] [R co.contents.mercenaries] Return the kinds of which more cards lie
    than the box has.
    """
    return tuple(
        Message("condottiere-doubt-cards", card=card_name(card), n=n)
        for card, n in field.too_many(state)
    )
