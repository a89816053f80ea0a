"""What a sitting brings to paper: how it stands, and the points in sight round after round."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import Mark, Papers, Resume, Row, Section, Table

from ..goods import counted
from ..model import State
from ..options import Tool
from ..tables import PRESTIGE_POINTS, TOKEN_POINTS
from ..view.shapes import SeatView, TileView, View


def resume(view: View) -> Resume:
    """From the table's view, so that it tells only what everybody may know."""
    bank = Tool.BANK in view.options.tools
    stalls = Tool.STALLS in view.options.tools
    return Resume(
        view.headline,
        Table(
            (Message("dunhuang-sheet-who"), *_columns(bank=bank, stalls=stalls)),
            tuple(_seat(seat, bank=bank, stalls=stalls) for seat in view.seats),
        ),
        tuple(_sections(view)),
        (Message("dunhuang-sheet-coins"), Message("dunhuang-line-prestige")),
    )


def _columns(*, bank: bool, stalls: bool) -> Iterator[Message]:
    if bank:
        yield Message("dunhuang-sheet-coins")
        yield Message("dunhuang-line-prestige")
    if stalls:
        yield Message("dunhuang-sheet-stall")
        yield Message("dunhuang-line-tokens")


def _seat(seat: SeatView, *, bank: bool, stalls: bool) -> Row:
    kept = (seat.coins, seat.prestige) if bank else ()
    stall = tuple(counted(one.good, one.n) for one in seat.stall)
    tokens = tuple(
        Message("dunhuang-sheet-turned", token=one.name) if one.guard else one.name
        for one in seat.tokens
    )
    shown = (stall, tokens) if stalls else ()
    return Row(seat.name, (*kept, *shown), "dunhuang_camel" if seat.active else "")


def _sections(view: View) -> Iterator[Section]:
    table = tuple(_table(view))
    if table:
        yield Section(Message("dunhuang-sheet-now-table"), table)
    if view.tiles:
        yield _ring(view.tiles)
    rules = tuple(hint.text for hint in view.hints)
    if rules:
        yield Section(Message("dunhuang-sheet-now-rules"), rules)


def _table(view: View) -> Iterator[Message]:
    for seat in view.seats:
        if seat.starter:
            yield Message("dunhuang-sheet-now-starter", who=seat.name)
    if view.deck is not None:
        yield Message("dunhuang-sheet-now-deck", n=view.deck)
    if view.bank is not None:
        yield Message("dunhuang-sheet-now-bank", n=view.bank.stock, prestige=view.bank.prestige)
    if view.last_turns is not None:
        yield view.last_turns.text
    for claim in view.claims:
        yield claim.question


def _ring(tiles: tuple[TileView, ...]) -> Section:
    """The tiles clockwise, and what lies beside them."""
    return Section(
        Message("dunhuang-sheet-now-ring"),
        table=Table(
            (Message("dunhuang-sheet-character"), Message("dunhuang-sheet-now-beside")),
            tuple(
                Row(tile.character.name, (_beside(tile),), "dunhuang_camel" if tile.camel else "")
                for tile in tiles
            ),
        ),
        picture="dunhuang_camel",
    )


def _beside(tile: TileView) -> Message:
    if tile.card is None:
        return Message("dunhuang-nothing")
    return tile.card.name or Message("dunhuang-sheet-now-card")


def mark(state: State) -> Mark | None:
    """What tokens and prestige are worth after a round of turns, where all of that is kept.

    The rest of the points lies in the warehouses, which nobody knows before the end.
    """
    kept = (Tool.RING, Tool.BANK, Tool.STALLS)
    if state.turn is None or not all(state.has(tool) for tool in kept):
        return None
    return Mark(
        1 + (state.turn.number - 1) // state.seats,
        tuple(
            len(state.tokens_of(seat)) * TOKEN_POINTS + state.prestige[seat] * PRESTIGE_POINTS
            for seat in range(state.seats)
        ),
    )


PAPERS = Papers(resume, Message("dunhuang-sheet-counted"), mark)
