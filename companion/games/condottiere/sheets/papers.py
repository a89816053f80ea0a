"""What a sitting prints: how it stands, and everybody's cities round after round."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.print import ChartSource, Mark, Papers, Resume, Row, Section, Table

from ..model import Phase, State
from ..options import Tool
from ..view.shapes import BattleView, LineView, SeatView, View
from .head import says

CITIES, POINTS = Message("condottiere-line-cities"), says("points")


def resume(view: View) -> Resume:
    """Return how the sitting stands, made from the table's view, so that it tells no secrets."""
    on_map = Tool.MAP in view.options.tools
    columns = (
        *((CITIES, says("number"), says("linked")) if on_map else ()),
        *((POINTS,) if view.options.points else ()),
    )
    table = Table((says("who"), *columns), tuple(_seat(seat, on_map) for seat in view.seats))
    return Resume(view.headline, table, tuple(_sections(view)), (CITIES,))


def _seat(seat: SeatView, on_map: bool) -> Row:
    cities = (seat.city_names, len(seat.cities), seat.linked) if on_map else ()
    points = () if seat.points is None else (seat.points,)
    return Row(seat.name, (*cities, *points), "condottiere_condottiere" if seat.holder else "")


def _sections(view: View) -> Iterator[Section]:
    yield Section(says("now-table"), tuple(_table(view)))
    if view.battle is not None and view.battle.lines:
        yield _battle(view.battle)
    if view.hints:
        yield Section(says("now-rules"), tuple(hint.text for hint in view.hints))


def _table(view: View) -> Iterator[Message]:
    yield says("now-phase", phase=view.phase_name)
    if view.series_game is not None and view.series_target is not None:
        yield Message("condottiere-screen-game", n=view.series_game)
        yield Message("condottiere-screen-target", n=view.series_target)
    yield Message("condottiere-screen-round", n=view.round)
    yield Message("condottiere-screen-needed", n=view.needed)
    if view.holder is not None:
        yield says("now-holder", who=view.seats[view.holder].name)
    free = tuple(city.name for city in view.cities if city.owner is None)
    if free:
        yield says("now-free", cities=free)
    out = tuple(seat.name for seat in view.seats if seat.out)
    if out:
        yield says("now-out", seats=out)


def _battle(battle: BattleView) -> Section:
    """Return what lies in front of everybody."""
    title, picture = Message("condottiere-screen-lines-title"), "condottiere_battle"
    winter = (Message("condottiere-screen-winter"),) if battle.winter else ()
    rows = tuple(Row(SeatName(line.seat), (tuple(_line(line)),)) for line in battle.lines)
    return Section(title, winter, Table((says("who"), says("cards")), rows), picture)


def _line(line: LineView) -> Iterator[Message]:
    for card in line.groups:
        yield says("laid", n=card.n, card=card.name)
    if line.passed:
        yield Message("condottiere-screen-passed")


def cities(state: State) -> Mark | None:
    """Return everybody's cities after a round."""
    if not state.has(Tool.MAP) or state.phase is Phase.SETUP or state.options.points:
        return None
    return Mark(state.round, tuple(len(state.cities(seat)) for seat in range(state.seats)))


def points(state: State) -> Mark | None:
    """Return everybody's points after a game of a series."""
    if not state.has(Tool.MAP) or state.phase is Phase.SETUP or not state.options.points:
        return None
    return Mark(state.game, tuple(tally.total for tally in state.tally))


def battles(state: State) -> Mark | None:
    """Return the battles that everybody has won after a round."""
    if not state.course or state.options.points:
        return None
    won = [one.winner for one in state.course]
    return Mark(state.round, tuple(map(won.count, range(state.seats))))


CHARTS = (
    ChartSource(CITIES, cities),
    ChartSource(POINTS, points),
    ChartSource(says("battles"), battles),
)
PAPERS = Papers(resume, CHARTS)
