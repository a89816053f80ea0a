"""A table to play at: the rules alone, luck that is known beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.engine.message import Message
from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Guard, Phase, State, Turn
from companion.games.dunhuang.options import TOOLS, Tool
from companion.games.dunhuang.tables import PAIRS, Character
from tests.games.table import TableOf, no_of

EVERYTHING = tuple(Tool)
FIRST_SIDES = tuple(pair[0] for pair in PAIRS)
BEFORE_FIRST = 7
"""a camel that stands there reaches the tile at 0 with its first step"""


no = no_of("dunhuang")


def ring(*first: str) -> tuple[Character, ...]:
    """Eight tiles that begin with these characters; the others show their first side."""
    begun = tuple(Character(each) for each in first)
    rest = (pair[0] for pair in PAIRS if not set(pair) & set(begun))
    return (*begun, *rest)


class Table(TableOf):
    game = GAME
    state: State

    def __init__(
        self, players: int = 3, tools: tuple[Tool, ...] = TOOLS, **options: object
    ) -> None:
        super().__init__(players, {"tools": tools, **options})

    # -- Playing ---------------------------------------------------------------------------

    def remarked(self, seat: int | None, action: act.Action) -> list[str]:
        """The action is done; the ids of what our notes say against it, to everybody or to one."""
        remarks = self.act(seat, action).remarks
        assert {remark.seat for remark in remarks} <= {None, seat}
        return [remark.words.id.removeprefix("dunhuang-") for remark in remarks]

    def begin(self, *first: str, starter: int = 0, camel: int = BEFORE_FIRST) -> Table:
        """The tiles lie, those named first; the first turn has begun."""
        self.act(None, act.LayTiles(ring(*first)), act.NameStarter(starter))
        return self.act(None, act.PutCamel(camel))

    @classmethod
    def at(cls, character: str, players: int = 3, steps: int = 1, **how: Any) -> Table:
        """Seat 0 has moved so many steps to this character; the card there is still untouched."""
        table, tiles = cls(players, **how), ring(character)
        turned = tuple(tiles[(k + 1 - steps) % 8] for k in range(8))
        table.act(None, act.LayTiles(turned), act.NameStarter(0), act.PutCamel(BEFORE_FIRST))
        return table.go(steps)

    def go(self, steps: int = 1) -> Table:
        return self.act(self.turn.seat, act.Move(self.turn.number, steps))

    def take(self, to: Literal["stall", "warehouse"] = "warehouse", good: int = 0) -> Table:
        return self.act(self.turn.seat, act.Take(self.turn.number, to, good))

    def coins_instead(self) -> Table:
        return self.act(self.turn.seat, act.TakeCoins(self.turn.number))

    def end(self, drawn: int | None = None) -> Table:
        return self.act(self.turn.seat, act.EndTurn(self.turn.number, drawn))

    def plain_turn(self, drawn: int | None = None) -> Table:
        """A step, the card into the warehouse, three coins."""
        return self.go().coins_instead().end(drawn)

    def to_turn_of(self, seat: int) -> Table:
        while self.turn.seat != seat:
            self.plain_turn()
        return self

    def lay(self, seat: int, *goods: int) -> Table:
        """Cards come to the seat's stall by hand, one after the other."""
        return self.act(seat, *(act.Place(seat, good) for good in goods))

    def turned(self, guard: str, *goods: int) -> Table:
        """Tokens are turned to 商 by hand."""
        return self.act(None, *(act.TurnByHand(good, Guard(guard)) for good in goods))

    def played_out(self) -> Table:
        """The deck is used up at once, and everybody has had their last turn."""
        self.plain_turn(drawn=0)
        while self.state.phase is Phase.PLAY:
            self.plain_turn()
        return self

    def count(self, *warehouses: Mapping[int, int], **tracked: int) -> Table:
        """Everybody enters a warehouse."""
        for seat, warehouse in enumerate(warehouses):
            goods = {str(good): n for good, n in warehouse.items()}
            self.act(seat, act.EnterFinal(goods, **tracked))
        return self

    def finish(self) -> Table:
        return self.act(None, act.Finish())

    def win(self, seat: int, kinds: int = 4) -> Table:
        """Declares, and the table has looked."""
        return self.act(seat, act.DeclareWin(self.turn.number)).act(None, act.JudgeWin(seat, kinds))

    # -- Looking ---------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    @property
    def coins(self) -> tuple[int, ...]:
        return self.state.coins

    @property
    def prestige(self) -> tuple[int, ...]:
        return self.state.prestige

    def stall(self, seat: int) -> dict[int, int]:
        return {each.good: each.n for each in self.seen(seat).stall}

    def holder(self, good: int) -> int | None:
        return self.state.token(good).holder

    def shows_shang(self, good: int) -> bool:
        return self.state.token(good).turned

    def empty(self) -> tuple[int, ...]:
        """Tiles without a card."""
        return tuple(tile.tile for tile in self.view().tiles if tile.card is None)

    def mover(self) -> int | None:
        """Who moves the camel by a tap."""
        seats = range(self.state.seats)
        return next((seat for seat in seats if self.move("move", seat, "now")), None)

    def told(self) -> list[str]:
        """What the last entry is told with: the ids of its messages."""
        return list(_ids(self.narrated().public))


def _ids(message: Message) -> Sequence[str]:
    if message.id != "dunhuang-log-then":
        return (message.id.removeprefix("dunhuang-log-"),)
    return [id for _, part in message.args if isinstance(part, Message) for id in _ids(part)]
