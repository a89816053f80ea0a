"""The state of a sitting: what its entries fold to. It holds secrets; only
views of it are shown.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeVar

from companion.engine.state import GameState

from .options import Options, Tool
from .tables import GOODS, TILES, WIN_TOKENS, Character, goods_in_play

T = TypeVar("T")

SOME_CARD: Final = 0
"""in the market: an unknown card"""


class Phase(StrEnum):
    FREE = "free"
    """no turns are kept: only the bank, or only the stalls"""
    SETUP = "setup"
    PLAY = "play"
    FINAL = "final"
    OVER = "over"


class Step(StrEnum):
    """[R dh.turn.steps] The next step of a turn. Ending the turn refills the market."""

    MOVE = "move"
    TAKE = "take"
    ABILITY = "ability"
    CHECK = "check"


class Guard(StrEnum):
    """[R dh.token.priest_or_monk] Who turns tokens to their 商 side, and so what that side does."""

    PRIEST = "priest"
    MONK = "monk"


GUARDS = {Character.PRIEST: Guard.PRIEST, Character.MONK: Guard.MONK}


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    """never used twice in a sitting"""
    seat: int
    steps: int = 0
    """steps that the camel has moved"""
    taken: bool = False
    """whether its card is gone from the market"""
    acted: bool = False
    """whether the ability or the coins were taken"""
    late: bool = False
    """whether that was entered before the move, so that its card is still to go"""


@dataclass(frozen=True, slots=True)
class Token:
    """A majority token: in the market, or with somebody."""

    holder: int | None = None
    turned: bool = False
    """whether it shows 商 instead of its number"""


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody has drawn level with the holder of a token that shows 商, and a decision is due."""

    id: int
    good: int
    taker: int
    holder: int
    lapsed: bool = False
    """whether its turn ended without a decision"""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a seat has entered at the end, or says when all warehouses lie open. None: as noted, or
    nothing was said.
    """

    warehouse: Mapping[str, int] = field(default_factory=dict)
    """cards by the number on them"""
    coins: int | None = None
    prestige: int | None = None
    tokens: int | None = None


@dataclass(frozen=True, slots=True)
class State(GameState[Options, Phase]):
    coins: tuple[int, ...]
    stock: int
    """coins in the market; negative when substitutes are used [R dh.ruling.stock_runs_out]"""
    prestige: tuple[int, ...]
    stalls: tuple[tuple[int, ...], ...]
    """by seat: cards of each good, in the order of `GOODS`"""
    deck: int
    lost: int = 0
    """coins by which the market was corrected: fewer are in play than the box should have"""
    tokens: tuple[Token, ...] = (Token(),) * len(GOODS)
    """in the order of `GOODS`; those of goods that are left out are never used"""
    claims: tuple[Claim, ...] = ()
    """the oldest first, lapsed ones too: old logs answer them in a later turn"""
    next_claim: int = 1
    named_guard: Guard | None = None
    """who turned a token last, as people said"""
    tiles: tuple[Character, ...] = ()
    """[R dh.setup.tiles] the sides that are up, clockwise; empty before they are laid"""
    starter: int | None = None
    camel: int = 0
    """an index of `tiles`"""
    market: tuple[int | None, ...] = (SOME_CARD,) * TILES
    """what lies beside each tile: a good, `SOME_CARD`, or None for an empty place"""
    turn: Turn | None = None
    last_turns: bool = False
    """[R dh.end.trigger] whether a place stayed empty, or people say so"""
    unfilled: tuple[int, ...] = ()
    """the places that stayed empty"""
    passed: int = 0
    """where turns are kept without a ring: those that have ended, the start player's first"""
    ran_out: int | None = None
    """where no turns are kept: the seat in whose turn a place stayed empty"""
    most: tuple[tuple[int, ...], ...] = ((),) * len(GOODS)
    """in the order of `GOODS`: who has the most cards of it, now that all warehouses lie open"""
    told: tuple[Counted, ...] = ()
    """by seat: what it said at the end of things that are not noted"""
    declared: tuple[int, ...] = ()
    """seats that have said "I win" and show the warehouse, until it is judged or withdrawn"""
    entered: tuple[Counted | None, ...] = ()

    @property
    def goods(self) -> tuple[int, ...]:
        return goods_in_play(self.seats)

    @property
    def current_turn(self) -> Turn:
        """The turn that is played; an error where there is none."""
        assert self.turn is not None
        return self.turn

    @property
    def last_player(self) -> int | None:
        """[R dh.end.last_player] The seat to the right of the start player."""
        return None if self.starter is None else (self.starter - 1) % self.seats

    @property
    def sets_up(self) -> bool:
        """Whether it is being set up where no turns are kept: no start player, and nothing noted
        yet.
        """
        noted = any(map(any, self.stalls)) or any(self.prestige) or len(set(self.coins)) > 1
        return self.phase is Phase.FREE and self.starter is None and not noted

    @property
    def names_starter(self) -> bool:
        """[R dh.setup.start_player] Whether the start player is named next."""
        laid = self.phase is Phase.SETUP and bool(self.tiles)
        return self.sets_up or (laid and self.starter is None)

    @property
    def on_turn(self) -> int | None:
        """[R dh.turn.order] Whose turn it is where turns are kept without a ring."""
        if self.phase is not Phase.FREE or self.starter is None or not self.has(Tool.TURNS):
            return None
        return (self.starter + self.passed) % self.seats

    @property
    def win_tokens(self) -> int:
        """[R dh.win.tokens]"""
        return WIN_TOKENS[self.seats]

    @property
    def step(self) -> Step:
        """[R dh.turn.steps] [R dh.end.no_card] The next step, as far as was entered."""
        turn = self.current_turn
        if turn.acted:
            return Step.CHECK
        if not turn.steps:
            return Step.MOVE
        lies = not turn.taken and self.market[self.camel] is not None
        return Step.TAKE if lies else Step.ABILITY

    @property
    def here(self) -> Character:
        """The character of the camel's tile."""
        return self.tiles[self.camel]

    @property
    def guard(self) -> Guard | None:
        """[R dh.token.priest_or_monk] What the 商 side does in this game, by the tile in play or by
        what people said; None: no token can show it yet.
        """
        on_tiles = (GUARDS[tile] for tile in self.tiles if tile in GUARDS)
        return next(on_tiles, self.named_guard)

    @property
    def open_claims(self) -> tuple[Claim, ...]:
        return tuple(claim for claim in self.claims if not claim.lapsed)

    def decider(self, claim: Claim) -> int:
        """[R dh.char.priest.protect] [R dh.char.monk.pay] Return the seat whose decision it is."""
        return claim.holder if self.guard is Guard.PRIEST else claim.taker

    @property
    def places(self) -> tuple[int, ...]:
        """All tiles, clockwise from the camel's."""
        return tuple((self.camel + k) % TILES for k in range(TILES))

    @property
    def empty_places(self) -> tuple[int, ...]:
        """[R dh.refill.order] Tiles without a card, clockwise from the camel's."""
        return tuple(place for place in self.places if self.market[place] is None)

    def cards(self, seat: int, good: int) -> int:
        """[R dh.ruling.only_shops_count] Return how many of the good lie in the seat's stall."""
        return self.stalls[seat][good - 1]

    def in_stalls(self, good: int) -> int:
        return sum(self.cards(seat, good) for seat in range(self.seats))

    def token(self, good: int) -> Token:
        return self.tokens[good - 1]

    def tokens_of(self, seat: int | None) -> tuple[int, ...]:
        """[R dh.ruling.turned_tokens_count] [R dh.char.princess.any_side] Return the goods whose
        tokens the seat has, whichever side they show; None: the market.
        """
        return tuple(good for good in self.goods if self.token(good).holder == seat)

    def with_token(self, good: int, token: Token) -> State:
        return replace(self, tokens=put(self.tokens, good - 1, token))

    def with_cards(self, seat: int, good: int, n: int) -> State:
        stall = put(self.stalls[seat], good - 1, n)
        return replace(self, stalls=put(self.stalls, seat, stall))

    def with_count(self, seat: int, counted: Counted) -> State:
        return replace(self, entered=put(self.entered, seat, counted))

    def with_card(self, tile: int, card: int | None) -> State:
        return replace(self, market=put(self.market, tile, card))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def list_made(state: State) -> Mapping[int, Hashable]:
    """Return what each id stands for: claims, of which one entry makes at most one of a seat on a
    good.
    """
    return {claim.id: (claim.good, claim.taker) for claim in state.claims}


def total_coins(state: State) -> int:
    """[R dh.contents.coins] [R dh.setup.coin_stock] All the coins of the box."""
    return state.stock + sum(state.coins) + state.lost
