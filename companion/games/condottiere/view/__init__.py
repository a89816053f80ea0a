"""What a seat or the table may know of a state.

The only way out: screens, streams and the JSON interface see nothing else. Language-free; its texts
are messages.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.identity_cache import cache_by_identity
from companion.engine.message import Message, SeatName
from companion.engine.state import Fact, Stance, Tag, stances

from .. import field, hints, realm
from ..book import RULEBOOK
from ..cards import city_name
from ..model import IN_ROUND, Phase, State
from ..options import Tool
from ..tables import CITIES
from .battlefield import battle_view, course_view, fought_view
from .end import border_views, end_view
from .shapes import CityView, CountView, LineView, SeatView, View, YouView


def view(state: State, viewer: int | None) -> View:
    """Return what `viewer` may know; None is the table, or an onlooker."""
    everybody = _for_everybody(state)
    if viewer is None:
        return everybody
    facts, you = tuple(_facts(state, viewer)), _you(state, viewer)
    return replace(everybody, viewer=viewer, facts=facts, you=you)


@cache_by_identity
def _for_everybody(state: State) -> View:
    on_map = state.has(Tool.MAP)
    fight = battle_view(state)
    lines = {line.seat: line for line in (fight.lines if fight is not None else ())}
    counts = {count.seat: count for count in (fight.counts if fight is not None else ())}
    return View(
        game="condottiere",
        viewer=None,
        options=state.options,
        phase=state.phase.value,
        phase_name=state.phase_name,
        headline=hints.headline(state),
        facts=tuple(_facts(state, None)),
        series_game=state.game if state.options.points else None,
        series_target=state.options.points_target if state.options.points else None,
        round=state.round,
        holder=state.holder if on_map else None,
        needed=state.needed,
        seats=tuple(
            _seat(state, seat, stance, lines.get(seat), counts.get(seat))
            for seat, stance in enumerate(
                stances(_stance(state, seat) for seat in range(state.seats))
            )
        ),
        cities=tuple(_cities(state)) if on_map else (),
        borders=tuple(border_views(state)) if on_map else (),
        battle=fight,
        against_declining=_against_declining(state),
        past=tuple(fought_view(state, fought) for fought in reversed(state.past)),
        course=course_view(state) if is_revealed(state) else (),
        end=end_view(state),
        hints=RULEBOOK.hints(hints.list_current(state)),
        reminders=RULEBOOK.hints(hints.reminders(state)),
        checklist=RULEBOOK.hints(hints.checklist(state)),
        story=tuple(_story(state)),
        you=None,
    )


def _story(state: State) -> Iterator[Message]:
    """Return how a game was decided; for a series also who won it."""
    if state.sheet is None:
        return
    if state.phase is Phase.SCORED:
        who = tuple(SeatName(n) for n, score in enumerate(state.sheet.players) if score.winner)
        yield Message("condottiere-screen-game-won", who=who)
    yield from state.sheet.notes


def _cities(state: State) -> Iterator[CityView]:
    choosing = state.phase is Phase.CHOOSE
    near = {city for _, cities in hints.near_victory(state) for city in cities} if choosing else ()
    for city, (x, y) in CITIES.items():
        yield CityView(
            city=city,
            name=city_name(city),
            x=x,
            y=y,
            owner=state.owner(city),
            here=state.phase is Phase.BATTLE and state.city == city,
            against=field.speaks_against_city(state, city) if choosing else None,
            wins=city in near,
        )


def _facts(state: State, viewer: int | None) -> Iterator[Message]:
    """Return the facts for the table screen; during a battle only those that matter between
    battles.
    """
    rounds = (Phase.CHOOSE,) if viewer is None else IN_ROUND
    if state.phase in rounds:
        yield Message("condottiere-screen-round", n=state.round)
    if state.has(Tool.MAP) and (viewer is not None or state.phase is not Phase.ROUND_END):
        yield Message("condottiere-screen-needed", n=state.needed)


def is_revealed(state: State) -> bool:
    """Return whether the sitting is over, after which nothing is hidden."""
    return state.phase is Phase.OVER


def _against_declining(state: State) -> Message | None:
    """[R co.ruling.all_decline] Return what speaks against declining."""
    chooses = state.phase is Phase.CHOOSE and state.has(Tool.MAP) and field.all_declined(state)
    if state.holder is None or not chooses:
        return None
    return Message("condottiere-remark-must-choose", who=SeatName(state.holder))


def _stance(state: State, seat: int) -> Stance:
    """Return the seat's stance: whoever chooses or plays is lit; whoever may still join in is
    ready.
    """
    if state.phase is Phase.BATTLE:
        if seat not in state.fighters:
            return Stance.SLIM
        if seat == field.turn(state) and state.has(Tool.BATTLE):
            return Stance.LIT
        says_won = not state.has(Tool.BATTLE) or field.claimer(state) == seat
        return Stance.READY if says_won or state.lines[seat].cards else Stance.SLIM
    if state.phase in (Phase.SETUP, Phase.SCORED):
        return Stance.READY
    holds = state.has(Tool.MAP) and seat == state.holder
    return Stance.LIT if holds and hints.todo(state, seat) is not None else Stance.SLIM


def _seat_facts(
    state: State, seat: int, army: LineView | CountView | None, linked: int, held: int
) -> Iterator[Fact]:
    """Return a seat's facts: in a battle its strength, otherwise what it holds; and the cards of a
    deal.
    """
    deal = _deal(state, seat)
    if deal is not None:
        yield Fact("card", deal, Message("condottiere-screen-hand-cards"))
    elif army is not None and army.strength is not None:
        icon = "flag" if army.leading else "condottiere_battle"
        yield Fact(icon, army.strength, Message("condottiere-screen-strength-word"))
        return
    if state.options.points:
        yield Fact("trophy", state.tally[seat].total, Message("condottiere-screen-points-word"))
    if state.has(Tool.MAP):
        # [R co.aim.three_linked] [R co.aim.four_linked] Cities apart do not count towards it.
        label = Message("condottiere-sheet-linked-cities")
        every = Fact("condottiere_city", held, Message("condottiere-line-cities"))
        yield Fact("condottiere_city", linked, label, state.needed, pips=True, beside=every)


def _tags(state: State, seat: int, line: LineView | None) -> Iterator[Tag]:
    if state.has(Tool.MAP) and seat == state.holder:
        yield Tag("condottiere_condottiere", Message("condottiere-screen-condottiere"))
    if line is not None and line.defends:
        yield Tag("lock", Message("condottiere-screen-defends"))
    if state.phase in IN_ROUND and seat in state.out:
        yield Tag("cross", Message("condottiere-screen-out-short"), "warn")
    elif line is not None and line.passed:
        yield Tag("pass", Message("condottiere-screen-passed"))


def _seat(
    state: State, seat: int, stance: Stance, line: LineView | None, said: CountView | None
) -> SeatView:
    on_map = state.has(Tool.MAP)
    cities = state.cities(seat) if on_map else ()
    linked = realm.count_linked(cities)
    return SeatView(
        seat=seat,
        name=SeatName(seat),
        holder=on_map and seat == state.holder,
        cities=cities,
        city_names=tuple(city_name(city) for city in cities),
        linked=linked,
        out=state.phase in IN_ROUND and seat in state.out,
        stance=stance,
        todo=hints.todo(state, seat),
        facts=tuple(_seat_facts(state, seat, line or said, linked, len(cities))),
        tags=tuple(_tags(state, seat, line)),
        points=state.tally[seat].total if state.options.points else None,
        deal=_deal(state, seat),
    )


def _deal(state: State, seat: int) -> int | None:
    """[R co.round_end.deal] [R co.end.final_deal] Return how many cards to take, until the first
    battle of a round is chosen, where the map tells.
    """
    final = hints.dealing(state) and seat in state.final
    due = state.phase in (Phase.SETUP, Phase.ROUND_END) or hints.dealt_now(state) or final
    return state.dealt(seat) if due and state.has(Tool.MAP) else None


def _you(state: State, seat: int) -> YouView:
    """[R co.no_cards.out] Return what only this seat may know. Whoever is out holds none, whatever
    was noted before.
    """
    noted = state.hands[seat] if seat in state.fighters else None
    hand = None if noted is None else 0 if seat in state.out else max(0, noted)
    in_round = state.phase in (Phase.CHOOSE, Phase.BATTLE)
    return YouView(seat, hand, in_round and hand == 0 and seat not in state.out)
