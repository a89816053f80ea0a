"""What a sitting prints: how it stands, and what is public round after round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.engine.message import Message
from companion.engine.print import ChartSource, Mark, Papers, Resume, Row, Section, Table

from ..goods import count_cards
from ..model import State
from ..options import Tool
from ..view.shapes import CardView, SeatView, TileView, View
from .head import word

PRESTIGE, TOKENS = Message("dunhuang-line-prestige"), Message("dunhuang-line-tokens")


def resume(view: View) -> Resume:
    """Return how the sitting stands, made from the table's view, so that it tells no secrets."""
    tools = view.options.tools
    columns = (
        *((word("coins"), PRESTIGE) if Tool.BANK in tools else ()),
        *((word("stall"), TOKENS) if Tool.STALLS in tools else ()),
    )
    rows = tuple(_seat(seat, tools) for seat in view.seats)
    table = Table((word("who"), *columns), rows)
    return Resume(view.headline, table, tuple(_sections(view)), (word("coins"), PRESTIGE))


def _seat(seat: SeatView, tools: Sequence[Tool]) -> Row:
    kept = (seat.coins, seat.prestige) if Tool.BANK in tools else ()
    stall = tuple(count_cards(one.good, one.n) for one in seat.stall)
    tokens = tuple(word("turned", token=one.name) if one.guard else one.name for one in seat.tokens)
    shown = (stall, tokens) if Tool.STALLS in tools else ()
    return Row(seat.name, (*kept, *shown), "dunhuang_camel" if seat.active else "")


def _sections(view: View) -> Iterator[Section]:
    table = tuple(_table(view))
    if table:
        yield Section(word("now-table"), table)
    if view.tiles:
        yield _ring(view.tiles)
    rules = tuple(hint.text for hint in view.hints)
    if rules:
        yield Section(word("now-rules"), rules)


def _table(view: View) -> Iterator[Message]:
    for seat in view.seats:
        if seat.starter:
            yield word("now-starter", who=seat.name)
    if view.deck is not None:
        yield word("now-deck", n=view.deck)
    if view.bank is not None:
        yield word("now-bank", n=view.bank.stock, prestige=view.bank.prestige)
    if view.last_turns is not None:
        yield view.last_turns.text
    for claim in view.claims:
        yield claim.question


def _ring(tiles: tuple[TileView, ...]) -> Section:
    """Return the tiles clockwise, with what lies beside them."""
    rows = (
        Row(tile.character.name, (_name_card(tile.card),), "dunhuang_camel" if tile.camel else "")
        for tile in tiles
    )
    table = Table((word("character"), word("now-beside")), tuple(rows))
    return Section(word("now-ring"), table=table, picture="dunhuang_camel")


def _name_card(card: CardView | None) -> Message:
    return Message("dunhuang-nothing") if card is None else card.name or word("now-card")


def prestige(state: State) -> Mark | None:
    """Return everybody's prestige after a round of turns, where the companion keeps the bank."""
    return _mark(state, Tool.BANK, lambda seat: state.prestige[seat])


def tokens(state: State) -> Mark | None:
    """Return everybody's majority tokens after a round of turns."""
    return _mark(state, Tool.STALLS, lambda seat: len(state.tokens_of(seat)))


def _mark(state: State, kept: Tool, of: Callable[[int], int]) -> Mark | None:
    if state.turn is None or not (state.has(Tool.RING) and state.has(kept)):
        return None
    number = 1 + (state.turn.number - 1) // state.seats
    return Mark(number, tuple(map(of, range(state.seats))))


PAPERS = Papers(resume, (ChartSource(PRESTIGE, prestige), ChartSource(TOKENS, tokens)))
