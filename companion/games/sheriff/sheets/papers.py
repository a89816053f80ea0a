"""What a sitting prints: how it stands, and gold and stands round after round."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import ChartSource, Mark, Papers, Resume, Row, Section, Table

from ..goods import count_cards
from ..model import State
from ..options import Tool
from ..view import View
from ..view.seats import SeatView
from .head import word


def resume(view: View) -> Resume:
    """Return how the sitting stands, made from the table's view, so that it tells no secrets."""
    kept = view.bank is not None
    gold = (Message("sheriff-line-gold"),) if kept else ()
    stands = Tool.STANDS in view.options.tools
    goods = (word("legal"), word("face-down")) if stands else ()
    rows = tuple(_seat(seat, gold=kept, stands=stands) for seat in view.seats)
    seats, columns = Table((word("who"), *gold, *goods), rows), (Message("sheriff-line-gold"),)
    return Resume(view.headline, seats, tuple(_sections(view)), columns)


def _seat(seat: SeatView, *, gold: bool, stands: bool) -> Row:
    legal = tuple(count_cards(one.good, one.n) for one in seat.legal)
    cells = (*((seat.gold,) if gold else ()), *((legal, seat.face_down) if stands else ()))
    return Row(seat.name, cells, "sheriff" if seat.sheriff else "")


def _sections(view: View) -> Iterator[Section]:
    table = [word("now-phase", phase=view.phase_name)]
    if view.rounds:
        table.append(Message("sheriff-screen-round", n=view.round, of=view.rounds))
    if view.bank is not None:
        table.append(word("now-bank", n=view.bank))
    if view.officers:
        seats = tuple(view.seats[seat].name for seat in view.officers)
        who = "deputies" if len(seats) > 1 else "sheriff"
        table.append(word(f"now-{who}", names=seats))
    yield Section(word("now-table"), tuple(table))
    if view.hints:
        yield Section(word("now-rules"), tuple(hint.text for hint in view.hints))


def mark(state: State) -> Mark | None:
    """Return everybody's gold, where the companion keeps the bank and counts the rounds."""
    return _mark(state, Tool.BANK, state.gold)


def on_stands(state: State) -> Mark | None:
    """[R s*.pass.contraband_number] Return how many cards lie on everybody's stand, which is
    public.
    """
    cards = tuple(one.legal.count + one.face_down for one in state.stands)
    return _mark(state, Tool.STANDS, cards)


def _mark(state: State, tool: Tool, values: tuple[int, ...]) -> Mark | None:
    counted = state.has(tool) and state.has(Tool.ROUNDS) and state.round
    return Mark(state.round, values) if counted else None


CHARTS = (
    ChartSource(Message("sheriff-line-gold"), mark),
    ChartSource(word("on-stands"), on_stands),
)
PAPERS = Papers(resume, CHARTS)
