"""Some of what could be done now: for random play in the tests."""

from __future__ import annotations

from collections.abc import Iterator

from . import actions as act
from .model import Guard, Phase, State, Step, Turn
from .options import Tool
from .rules import abilities
from .rules.bank import too_poor
from .rules.ring import taken, upcoming
from .tables import MONK_PRICE, PAIRS, TILES, WIN_KINDS, Character


def offers(state: State, seat: int | None) -> tuple[act.Action, ...]:
    """Actions that would be accepted from `seat` (None: the table)."""
    if state.phase is Phase.OVER:
        return ()
    if seat is None:
        return tuple(_table(state))
    return (
        *_own(state, seat),
        *_claims(state, seat),
        *_moves(state, seat),
        *_turn(state, seat),
        *_end(state, seat),
    )


def _table(state: State) -> Iterator[act.Action]:
    match state.phase:
        case Phase.SETUP:
            yield from (act.LayTiles(), act.LayTiles(tuple(pair[0] for pair in PAIRS)))
            yield from (act.NameStarter(), act.NameStarter(state.seats - 1))
        case Phase.PLAY:
            assert state.turn is not None
            assert state.starter is not None
            yield act.CorrectTurn(state.turn.seat, state.starter, state.last_turns)
            yield act.CorrectCamel(3)
            if state.has(Tool.MARKET):
                yield from (act.CorrectCard(tile, 7) for tile in (0, 5))
        case Phase.FREE:
            yield act.Count(Phase.FREE)
        case _ if all(state.entered) and not state.declared:
            yield act.Finish()
    if state.has(Tool.BANK):
        yield from (act.CorrectCoins(0, 9), act.CorrectStock(20))
    if state.has(Tool.STALLS):
        yield act.CorrectToken(5, 1)
    if state.has(Tool.DECK):
        yield act.CorrectDeck(max(0, state.deck - 1))
    for who in state.declared:
        yield from (act.JudgeWin(who, kinds) for kinds in (WIN_KINDS, 2))


def _own(state: State, seat: int) -> Iterator[act.Action]:
    if state.has(Tool.BANK):
        yield from (act.Pay(None, seat, 2), act.GainPrestige(seat, 1), act.CorrectPrestige(seat, 3))
        if state.coins[seat]:
            yield act.Pay(seat, (seat + 1) % state.seats, 1)
    if state.has(Tool.STALLS):
        yield from (act.Place(seat, 4), act.Place(seat, 7), act.CorrectStall(seat, {"7": 2}))
        yield from (act.Remove(seat, good) for good in _stall(state, seat))
    if state.phase is Phase.SETUP and state.tiles and seat == state.last_player:
        yield act.PutCamel(5)
    if seat in state.declared:
        yield act.WithdrawWin(seat)
    if state.phase is Phase.FREE:
        yield from _win(state, seat, act.DeclareWin(0))


def _stall(state: State, seat: int) -> tuple[int, ...]:
    return tuple(good for good in state.goods if state.cards(seat, good))


def _claims(state: State, seat: int) -> Iterator[act.Action]:
    oldest = {claim.good: claim for claim in reversed(state.open_claims)}
    for claim in oldest.values():
        if state.decider(claim) == seat:
            yield act.SettleClaim(claim.id, False)
            if state.guard is Guard.PRIEST or not too_poor(state, claim.taker, MONK_PRICE):
                yield act.SettleClaim(claim.id, True)


def _win(state: State, seat: int, action: act.DeclareWin) -> Iterator[act.Action]:
    enough = len(state.tokens_of(seat)) >= state.win_tokens
    if seat not in state.declared and (enough or not state.has(Tool.STALLS)):
        yield action


def _moves(state: State, seat: int) -> Iterator[act.Action]:
    moving = upcoming(state)
    if moving is None or moving.seat != seat:
        return
    for steps in (1, 2, 3, TILES + 1):
        if not too_poor(state, seat, steps - 1):
            yield act.Move(moving.number, steps)


def _turn(state: State, seat: int) -> Iterator[act.Action]:
    turn = state.turn
    if state.phase is not Phase.PLAY or turn is None or turn.seat != seat:
        return
    if state.step is Step.TAKE:
        yield act.Take(turn.number, "warehouse")
        yield from (act.Take(turn.number, "stall", good) for good in state.goods)
    if turn.steps and not turn.acted:
        yield act.TakeCoins(turn.number)
        if abilities.why_not(taken(state)) is None:
            yield from _ability(taken(state), turn)
    if turn.acted:
        yield act.EndTurn(turn.number)
        yield from _win(state, seat, act.DeclareWin(turn.number))
    else:
        yield act.EndTurn(turn.number, missed=True)


def _ability(state: State, turn: Turn) -> Iterator[act.Action]:
    own = _stall(state, turn.seat) if state.has(Tool.STALLS) else (0,)
    tile = abilities.market_cards(state)[0] if abilities.market_cards(state) else None
    match state.here:
        case Character.MUSICIAN:
            yield from (act.DiscardGood(turn.number, good) for good in own)
        case Character.SOLDIER | Character.GENERAL:
            yield from (act.SwapWithMarket(turn.number, tile, out, 7) for out in own)
        case Character.MAID:
            for out in own:
                yield act.SwapWithWarehouse(turn.number, out, 5 if out != 5 else 6)
        case Character.ATTENDANT:
            yield act.Shift(turn.number, "stall", 6)
            yield from (act.Shift(turn.number, "warehouse", good) for good in own)
        case Character.HERDSMAN | Character.FARMER:
            yield from (act.Fetch(turn.number, each) for each in abilities.within_reach(state))
        case Character.PRIEST | Character.MONK:
            tokens = abilities.unturned(state, turn.seat) if state.has(Tool.STALLS) else (0,)
            yield from (act.TurnToken(turn.number, good) for good in tokens)
        case _:
            yield act.UseAbility(turn.number, state.here, 2)


def _end(state: State, seat: int) -> Iterator[act.Action]:
    if state.phase is Phase.FINAL:
        yield act.EnterFinal({"5": seat, "7": 2}, tokens=2)
        yield act.EnterFinal({})
