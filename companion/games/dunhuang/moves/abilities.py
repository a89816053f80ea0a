"""Step 3 of a turn: what the tiles of the ring let people do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, Differs, Group, Move, move

from .. import actions as act
from ..goods import called
from ..model import State, Turn
from ..options import Tool
from ..rules import abilities
from ..rules.ring import taken
from ..tables import Character
from .words import goods, says, tiles

OTHER_KIND = (Differs(("out", "into"), says("other-kind")),)
HOME = {
    "use_ability": abilities.PLAIN,
    "discard_good": (Character.MUSICIAN,),
    "swap_with_warehouse": (Character.MAID,),
    "shift": (Character.ATTENDANT,),
    "fetch": (Character.HERDSMAN, Character.FARMER),
    "turn_token": (Character.PRIEST, Character.MONK),
}
"""at whose tiles an action is what the moment asks for"""


def moves(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R dh.ability.use] Those of this tile, then all others: the table may know better."""
    if turn.acted:
        return
    state = taken(state)
    every = [*_plain(state, turn, seat), *_swaps(state, turn, seat), *_others(state, turn, seat)]
    yield from (one for one in every if one.group == "now")
    yield from (one for one in every if one.group != "now")


def _group(state: State, kind: str, *, possible: bool = True) -> Group:
    assert state.turn is not None
    return "now" if state.turn.steps and state.here in HOME[kind] and possible else "more"


def _plain(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R dh.char.princess] Where stalls are not kept it is asked how many tokens there are."""
    asks = state.has(Tool.BANK) and not state.has(Tool.STALLS)
    for character in abilities.PLAIN:
        here = character is state.here
        label = says("way-use-ability") if here else called(character)
        fields = (_tokens(len(state.goods)),) if asks and character is Character.PRINCESS else ()
        action = act.UseAbility(turn.number, character)
        group = _group(state, "use_ability", possible=here)
        yield move("ability", action, seat, label, *fields, group=group)


@cache
def _tokens(most: int) -> ChoiceField:
    counts = tuple(Choice(n, Message("dunhuang-number", n=n)) for n in range(most + 1))
    return ChoiceField(name="tokens", values=counts, label=says("ask-tokens"))


def _swaps(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R dh.char.soldier] [R dh.char.general] Which card of the market it was is asked where they
    are kept; of the general's nothing else.
    """
    lie = abilities.market_cards(state)
    known = tuple(tile for tile in lie if state.market[tile])
    asked, here = state.has(Tool.MARKET), state.here
    at = tiles(state, likely=lie)
    due = turn.steps and here in (Character.SOLDIER, Character.GENERAL)

    def swap(likely: bool, *fields: ChoiceField, out: int = 0, into: int = 0) -> Move:
        group: Group = "now" if due and likely else "more"
        action = act.SwapWithMarket(turn.number, None, out, into)
        return move("ability", action, seat, says("way-swap-with-market"), *fields, group=group)

    if here is not Character.GENERAL and state.has(Tool.STALLS):
        out = goods("out", state.goods, _own(state, turn))
        into = goods("into", state.goods)
        noted = asked and known == lie != ()
        soldier = here is Character.SOLDIER
        yield swap(soldier and not asked, out, into)
        yield swap(soldier and asked and not noted, out, at, into)
        if known:
            yield swap(soldier and noted, out, tiles(state, known))
    if here is not Character.SOLDIER or not state.has(Tool.STALLS):
        yield swap(not asked)
        yield swap(asked, at)


def _others(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """Where stalls are kept, what comes or goes is asked."""
    n, stalls, own = turn.number, state.has(Tool.STALLS), _own(state, turn)

    def one(
        slot: str,
        way: str,
        action: act.Action,
        *fields: ChoiceField,
        possible: bool = True,
        when: tuple[Differs, ...] = (),
    ) -> Move:
        kind = str(action.__struct_config__.tag)
        group = _group(state, kind, possible=possible)
        return move(slot, action, seat, says(f"way-{way}"), *fields, when=when, group=group)

    def of(likely: Sequence[int] = (), name: str = "good") -> tuple[ChoiceField, ...]:
        return (goods(name, state.goods, tuple(likely)),) if stalls else ()

    yield one("ability", "discard-good", act.DiscardGood(n), *of(own))
    swap = act.SwapWithWarehouse(n)
    both = (*of(own, "out"), *of(name="into"))
    when = OTHER_KIND if stalls else ()
    yield one("ability", "swap-with-warehouse", swap, *both, when=when)
    yield one("ability", "shift-stall", act.Shift(n, "stall"), *of())
    from_stall, lie = act.Shift(n, "warehouse"), bool(own) or not stalls
    yield one("ability", "shift-warehouse", from_stall, *of(own), possible=lie)
    reach = abilities.within_reach(state) or abilities.reach(state)
    yield one("fetch", "fetch", act.Fetch(n, 0), tiles(state, likely=reach))
    tokens = abilities.unturned(state, turn.seat) if stalls else ()
    turns = bool(tokens) or not stalls
    yield one("ability", "turn-token", act.TurnToken(n), *of(tokens), possible=turns)


def _own(state: State, turn: Turn) -> tuple[int, ...]:
    """The goods that are noted in the stall."""
    return tuple(good for good in state.goods if state.cards(turn.seat, good))
