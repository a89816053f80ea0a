"""An entry in words: what everybody may read, and what those in the secret may read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from companion.engine.game import Narration
from companion.engine.message import Message, SeatName
from companion.engine.purse import corrected

from .. import actions as act
from ..actions import Action
from ..goods import called, listed, named, numbered
from ..model import Phase, State, Told
from ..options import Tool
from ..rules.abilities import by_soldier
from ..rules.ending import holdings
from ..rules.ring import taken
from ..tables import COINS_INSTEAD, MONK_PRICE, WIN_KINDS
from .followed import claim_of, followed, purse

PUT_RIGHT = (act.CorrectToken, act.SwitchTool)
"""actions that say themselves where tokens are"""


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    """`after` is what `action` made of `before`; tokens that changed hands are told with it."""
    match action:
        case act.CorrectCard():
            return _card(after, action)
        case act.EnterFinal():
            assert seat is not None
            return _entered(after, seat, action)
        case _:
            words = _public(before, after, seat, action)
    if not isinstance(action, PUT_RIGHT):
        for also in followed(before, after, action):
            words = Message("dunhuang-log-then", first=words, second=also)
    return Narration(words)


# -- Secrets ---------------------------------------------------------------------------------------


def _card(after: State, action: act.CorrectCard) -> Narration:
    """[R dh.ruling.what_is_secret] Which card lay where is seen on the table and not written down:
    the log would tell what went into whose warehouse.
    """
    key = "dunhuang-log-no-card" if action.good is None else "dunhuang-log-card"
    place = _place(after, action.tile)
    public = Message(key, place=place)
    return Narration(public, full=public) if action.good else Narration(public)


def _entered(after: State, seat: int, action: act.EnterFinal) -> Narration:
    """[R dh.score.reveal] What was counted is its owner's until everything is turned up."""
    entry = after.entered[seat]
    assert entry is not None
    held = holdings(after, seat, entry)
    public = Message("dunhuang-log-entered", who=SeatName(seat))
    full = Message(
        "dunhuang-log-entered-what",
        who=SeatName(seat),
        cards=listed(numbered(action.warehouse)) or Message("dunhuang-nothing"),
        coins=held.coins or 0,
        prestige=held.prestige,
        tokens=held.tokens,
    )
    return Narration(public, ((seat, full),), full)


def _place(state: State, tile: int) -> Message:
    if state.tiles:
        return called(state.tiles[tile])
    return Message("dunhuang-tile", n=tile + 1)


# -- What everybody may read -----------------------------------------------------------------------


def _public(before: State, after: State, seat: int | None, action: Action) -> Message:
    match action:
        case act.LayTiles() | act.CorrectTiles():
            tiles = tuple(called(tile) for tile in action.tiles)
            return Message("dunhuang-log-tiles", tiles=tiles)
        case act.NameStarter():
            assert after.starter is not None
            return Message("dunhuang-log-starter", who=SeatName(after.starter))
        case act.PutCamel() | act.CorrectCamel():
            return Message("dunhuang-log-camel", place=_place(after, action.tile))
        case act.DeclareWin():
            declarer = before.turn.seat if before.phase is Phase.PLAY and before.turn else seat
            assert declarer is not None
            return Message("dunhuang-log-declared", who=SeatName(declarer))
        case act.WithdrawWin():
            return Message("dunhuang-log-withdrawn", who=SeatName(action.who))
        case act.JudgeWin():
            key = "dunhuang-log-won" if action.kinds >= WIN_KINDS else "dunhuang-log-not-won"
            return Message(key, who=SeatName(action.who), n=action.kinds)
        case act.SettleClaim():
            return _settled(before, action)
        case act.Place():
            who = SeatName(action.who)
            return Message("dunhuang-log-to-stall", who=who, card=named(action.good))
        case act.Remove():
            who = SeatName(action.who)
            return Message("dunhuang-log-from-stall", who=who, card=named(action.good))
        case act.TurnByHand():
            return _turned(after, action.good)
        case act.Pay():
            payer, payee = purse(action.payer), purse(action.payee)
            return Message("dunhuang-log-pay", payer=payer, payee=payee, n=action.amount)
        case act.GainPrestige():
            return Message("dunhuang-log-prestige", who=SeatName(action.who), n=action.amount)
        case act.CorrectCoins():
            who, had = SeatName(action.who), before.coins[action.who]
            return corrected("dunhuang-log-correct-coins", action.coins, had, who=who)
        case act.CorrectStock():
            return corrected("dunhuang-log-correct-stock", action.coins, before.stock)
        case act.CorrectPrestige():
            who, had = SeatName(action.who), before.prestige[action.who]
            return corrected("dunhuang-log-correct-prestige", action.prestige, had, who=who)
        case act.CorrectStall():
            cards = listed(numbered(action.goods)) or Message("dunhuang-nothing")
            return Message("dunhuang-log-correct-stall", who=SeatName(action.who), cards=cards)
        case act.CorrectToken():
            key = (
                "dunhuang-log-correct-token-turned"
                if action.guard
                else "dunhuang-log-correct-token"
            )
            return Message(key, token=named(action.good), place=purse(action.holder))
        case act.CorrectDeck():
            return Message("dunhuang-log-correct-deck", n=action.cards)
        case act.CorrectTurn():
            key = "dunhuang-log-correct-last" if action.last_turns else "dunhuang-log-correct-turn"
            return Message(key, who=SeatName(action.seat), starter=SeatName(action.starter))
        case act.SwitchTool():
            tool = Message(f"dunhuang-tool-{action.tool.value}")
            return Message(f"dunhuang-log-tool-{'on' if action.on else 'off'}", tool=tool)
        case act.ChangeOptions():
            return Message("dunhuang-log-options")
        case act.Count():
            return Message("dunhuang-log-phase", phase=after.phase_name)
        case act.RunOut():
            return Message("dunhuang-log-run-out", who=SeatName(action.who))
        case act.HasMost():
            key = "dunhuang-log-most" if action.most else "dunhuang-log-not-most"
            return Message(key, who=SeatName(action.who), card=named(action.good))
        case act.Tell():
            held = tuple(_told(after.told[action.who])) or Message("dunhuang-nothing")
            return Message("dunhuang-log-told", who=SeatName(action.who), held=held)
        case act.Finish():
            return Message("dunhuang-log-finish")
        case act.CorrectCard() | act.EnterFinal():
            raise AssertionError("told with its secrets")
        case (
            act.Move()
            | act.Take()
            | act.TakeCoins()
            | act.UseAbility()
            | act.DiscardGood()
            | act.SwapWithMarket()
            | act.SwapWithWarehouse()
            | act.Shift()
            | act.Fetch()
            | act.TurnToken()
            | act.EndTurn()
        ):
            assert before.turn is not None
            return _of_turn(before, after, SeatName(before.turn.seat), action)
        case _:
            assert_never(action)


def _told(said: Told) -> Iterator[Message]:
    """What has been counted; nothing of what nobody asked for."""
    for name in ("tokens", "prestige", "coins"):
        if (n := getattr(said, name)) is not None:
            yield Message(f"dunhuang-told-{name}", n=n)


TurnAction = (
    act.Move
    | act.Take
    | act.TakeCoins
    | act.UseAbility
    | act.DiscardGood
    | act.SwapWithMarket
    | act.SwapWithWarehouse
    | act.Shift
    | act.Fetch
    | act.TurnToken
    | act.EndTurn
)


def _of_turn(before: State, after: State, who: SeatName, action: TurnAction) -> Message:
    """What the one whose turn it was has done. A card that went into a warehouse is not named."""
    stalls = before.has(Tool.STALLS)
    here = called(after.here)
    match action:
        case act.Move():
            return _moved(before, after, action)
        case act.Take(to="stall") if stalls:
            good = action.good or before.market[before.camel] or 0
            return Message("dunhuang-log-to-stall", who=who, card=named(good))
        case act.Take(to="warehouse"):
            return Message("dunhuang-log-to-warehouse", who=who)
        case act.Take():
            return Message("dunhuang-log-some-to-stall", who=who)
        case act.TakeCoins():
            return Message("dunhuang-log-coins", who=who, n=COINS_INSTEAD)
        case act.UseAbility():
            return _used(before, after, who)
        case act.DiscardGood() if stalls:
            return Message("dunhuang-log-discard", who=who, card=named(action.good))
        case act.SwapWithMarket() if stalls and by_soldier(before, action):
            market = None if action.tile is None else before.market[action.tile]
            return Message(
                "dunhuang-log-swap",
                who=who,
                character=here,
                out=named(action.out),
                into=named(action.into or market or 0),
            )
        case act.SwapWithWarehouse() if stalls:
            out, into = named(action.out), named(action.into)
            return Message("dunhuang-log-swap", who=who, character=here, out=out, into=into)
        case act.Shift() if stalls:
            key = "to" if action.to == "stall" else "from"
            return Message(f"dunhuang-log-{key}-stall", who=who, card=named(action.good))
        case act.Fetch():
            place = called(before.tiles[action.tile])
            return Message("dunhuang-log-fetch", who=who, place=place)
        case act.TurnToken() if stalls and before.tokens != after.tokens:
            return _turned(after, action.good)
        case act.EndTurn():
            return Message("dunhuang-log-end-turn", who=who, n=_refilled(before, after))
        case _:
            return _used(before, after, who)


def _moved(before: State, after: State, action: act.Move) -> Message:
    """With the end of the turn before, where nobody had said so."""
    assert before.turn is not None
    assert after.turn is not None
    who, place = SeatName(after.turn.seat), called(after.here)
    moved = Message("dunhuang-log-move", who=who, n=action.steps, place=place)
    if before.turn.number == after.turn.number:
        return moved
    was, n = SeatName(before.turn.seat), _refilled(before, after)
    ended = Message("dunhuang-log-end-turn", who=was, n=n)
    return Message("dunhuang-log-then", first=ended, second=moved)


def _refilled(before: State, after: State) -> int:
    """Places that were empty when the turn ended, and are not now."""
    return len(taken(before).empty_places) - len(after.empty_places)


def _used(before: State, after: State, who: SeatName) -> Message:
    """An ability of which the companion knows only what it gained."""
    gained = after.prestige[who.seat] - before.prestige[who.seat]
    return Message("dunhuang-log-ability", who=who, character=called(after.here), n=gained)


def _turned(after: State, good: int) -> Message:
    holder = after.token(good).holder
    assert holder is not None
    return Message("dunhuang-log-turned", who=SeatName(holder), token=named(good))


def _settled(before: State, action: act.SettleClaim) -> Message:
    claim = claim_of(before, action)
    names = {"taker": SeatName(claim.taker), "holder": SeatName(claim.holder)}
    end = "taken" if action.taken else "kept"
    assert before.guard is not None
    return Message(
        f"dunhuang-log-{before.guard.value}-{end}",
        token=named(claim.good),
        n=MONK_PRICE,
        **names,
    )
