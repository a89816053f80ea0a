"""What the table hears now: headline, what each person does, check-list, rules at hand, what the
characters do. Guided rules are said here at the right moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Arg, Message, SeatName

from .goods import name_character, name_good
from .model import Phase, State, Step
from .options import Tool
from .rules import ending
from .rules.abilities import to_draw
from .rules.ring import is_last, to_refill, upcoming
from .tables import (
    COINS_INSTEAD,
    DEALT,
    DIPLOMAT_CARDS,
    KEPT,
    LEFT_OUT,
    START_COINS,
    TILES,
    WIN_KINDS,
    Character,
)

Hint = tuple[Message, str]
"""a text and the id of the rule it stands for"""

# What a character does, in the order in which it is said: the text's key and its rule.
# A text may say several rules at once: they stand behind it.
ABILITIES: Mapping[Character, tuple[tuple[str, str], ...]] = {
    Character.PAINTER: (
        ("painter", "dh.char.painter"),
        ("discard", "dh.char.discard_to_box"),  # [R dh.char.discard_to_box]
    ),
    Character.MUSICIAN: (("musician", "dh.char.musician"), ("discard", "dh.char.discard_to_box")),
    Character.PRINCESS: (("princess", "dh.char.princess"),),
    Character.DANCER: (("dancer", "dh.char.dancer"),),
    Character.INTERPRETER: (
        ("interpreter", "dh.char.interpreter.keep_one"),  # [R dh.char.interpreter.keep_one]
        # [R dh.char.interpreter.rest_under_deck]
        ("interpreter-rest", "dh.char.interpreter.rest_under_deck"),
    ),
    # [R dh.char.diplomat.keep_one]
    Character.DIPLOMAT: (("diplomat", "dh.char.diplomat.keep_one"),),
    Character.CHINESE_MERCHANT: (
        # [R dh.char.chinese_merchant.take] [R dh.char.chinese_merchant.give]
        ("chinese-merchant", "dh.char.chinese_merchant.take"),
        # [R dh.char.merchants.give_same_back] [R dh.char.merchants.one_for_one]
        ("merchants", "dh.char.merchants.one_for_one"),
    ),
    Character.SOGDIAN_MERCHANT: (
        # [R dh.char.sogdian_merchant.demand] [R dh.char.sogdian_merchant.give]
        ("sogdian-merchant", "dh.char.sogdian_merchant.demand"),
        ("merchants", "dh.char.merchants.one_for_one"),  # [R dh.ruling.merchant_short_partner]
    ),
    Character.SOLDIER: (("soldier", "dh.char.soldier"),),
    Character.GENERAL: (("general", "dh.char.general"),),  # [R dh.char.general]
    Character.MAID: (("maid", "dh.char.maid"),),
    Character.ATTENDANT: (("attendant", "dh.char.attendant"),),
    Character.HERDSMAN: (("herdsman", "dh.char.herdsman"),),  # [R dh.char.herdsman]
    Character.FARMER: (("farmer", "dh.char.farmer"),),  # [R dh.char.farmer]
    Character.PRIEST: (
        ("priest", "dh.char.priest.turn"),
        ("tie-only", "dh.token.protection_on_tie_only"),
    ),
    Character.MONK: (
        ("monk", "dh.char.monk.turn"),
        ("tie-only", "dh.token.protection_on_tie_only"),
    ),
}

NOW: Mapping[Step, tuple[tuple[str, str], ...]] = {
    Step.MOVE: (("move", "dh.camel.extra_steps"),),
    Step.TAKE: (
        ("take", "dh.aim.shop_or_warehouse"),  # [R dh.aim.shop_or_warehouse]
        ("stall", "dh.shop.face_up"),  # [R dh.shop.face_up]
        ("warehouse", "dh.warehouse.hand"),  # [R dh.warehouse.hand] [R dh.warehouse.no_limit]
        ("token", "dh.token.on_place"),
    ),
    Step.ABILITY: (
        ("ability", "dh.ability.use"),  # [R dh.ability.use]
        ("appendix", "dh.ability.appendix"),  # [R dh.ability.appendix]
    ),
    Step.CHECK: (("win", "dh.win.goods"),),
}


def ability(character: Character) -> Iterator[Hint]:
    """What the character does, in our words."""
    for key, rule in ABILITIES[character]:
        yield Message(f"dunhuang-ability-{key}"), rule


def drawing(state: State) -> Iterator[Hint]:
    """How many cards it is this time, where the ability alone does not say it."""
    short = state.here is Character.DIPLOMAT and to_draw(state) < DIPLOMAT_CARDS
    if state.here is Character.INTERPRETER or short:
        yield (
            Message("dunhuang-ability-draw", n=to_draw(state)),
            f"dh.char.{state.here.value}.draw",
        )


def list_current(state: State) -> Iterator[Hint]:
    """The rules of this moment, in the order in which they matter."""
    if state.phase is Phase.PLAY and state.turn is not None:
        if state.last_turns:
            # [R dh.end.no_card]
            yield Message("dunhuang-hint-last-turns"), "dh.end.no_card"
        for key, rule in NOW[state.step]:
            yield _hint(state, key), rule
        if state.step is Step.CHECK and to_refill(state):
            # [R dh.refill.draw] [R dh.refill.order]
            yield Message("dunhuang-hint-refill"), "dh.refill.order"
    if state.phase is Phase.FREE and not state.sets_up:
        yield from _at_any_time(state)
    if state.phase is Phase.FINAL:
        # [R dh.score.shops_empty]
        yield Message("dunhuang-hint-final-stalls"), "dh.score.shops_empty"
        # [R dh.score.reveal]
        yield Message("dunhuang-hint-final-reveal"), "dh.score.reveal"
        yield Message("dunhuang-hint-final-score"), "dh.score.one_card_per_token"


def _at_any_time(state: State) -> Iterator[Hint]:
    """Where turns are not kept, what matters in any of them."""
    for step in (Step.MOVE, Step.TAKE, Step.ABILITY, Step.CHECK):
        for key, rule in NOW[step]:
            yield _hint(state, key), rule


def _hint(state: State, key: str) -> Message:
    return Message(
        f"dunhuang-hint-{key}", coins=COINS_INSTEAD, tokens=state.win_tokens, kinds=WIN_KINDS
    )


def checklist(state: State) -> Iterator[Hint]:
    """What the people do with the box before the first turn, in order."""
    if state.phase is not Phase.SETUP and not state.sets_up:
        return

    def step(key: str, rule: str, **args: Arg) -> Hint:
        return Message(f"dunhuang-setup-{key}", **args), rule

    yield step("role", "dh.intro.role")  # [R dh.intro.role] [R dh.aim.collect]
    # [R dh.setup.tiles] [R dh.setup.room_for_deck]
    yield step("tiles-lie" if state.tiles else "tiles", "dh.setup.tiles", n=TILES)
    out = tuple(name_good(good) for good in LEFT_OUT[state.seats])
    if out:
        rule = "dh.setup.goods_two" if state.seats == 2 else "dh.setup.goods_three"
        yield step("left-out", rule, goods=out, n=sum(state.goods))
    else:
        yield step("all-goods", "dh.setup.goods_four", n=sum(state.goods))
    yield step("deck", "dh.setup.deck")  # [R dh.setup.deck]
    yield step("market", "dh.setup.market")  # [R dh.setup.market]
    # [R dh.setup.draw_three] [R dh.setup.keep_one] [R dh.setup.removed_to_box]
    yield step("draw", "dh.setup.draw_three", n=DEALT, kept=KEPT)
    only_here = state.has(Tool.BANK) and state.options.purse == "app"
    coins = "coins-here" if only_here else "coins"
    yield step(coins, "dh.setup.coins", n=START_COINS[state.seats])
    yield step("tokens", "dh.setup.tokens_in_play", n=len(state.goods))
    # [R dh.setup.start_player] [R dh.contents.start_marker]
    if state.starter is None:
        yield step("starter", "dh.setup.start_player")
    else:
        yield step("started", "dh.setup.start_player", who=SeatName(state.starter))
    yield step("camel", "dh.setup.camel")  # [R dh.setup.camel] [R dh.contents.camel]


def last_to_play(state: State) -> tuple[int, ...]:
    """[R dh.end.last_player] Who still has a turn of the last ones, the present one first."""
    if state.last_player is None:
        return ()
    if state.phase is Phase.FREE and state.ran_out is not None:
        left = (state.last_player - state.ran_out) % state.seats or state.seats
        return tuple((state.ran_out + 1 + k) % state.seats for k in range(left))
    if state.phase is not Phase.PLAY or not state.last_turns or state.turn is None:
        return ()
    left = (state.last_player - state.turn.seat) % state.seats + 1
    return tuple((state.turn.seat + k) % state.seats for k in range(left))


def headline(state: State) -> Message:
    """What happens now, in one sentence."""
    if state.declared:
        return Message("dunhuang-now-declared", who=SeatName(state.declared[0]))
    match state.phase:
        case Phase.SETUP if not state.tiles:
            return Message("dunhuang-now-tiles")
        case Phase.SETUP if state.last_player is None:
            return Message("dunhuang-now-starter")
        case Phase.SETUP:
            assert state.last_player is not None
            return Message("dunhuang-now-camel", who=SeatName(state.last_player))
        case Phase.FREE if state.sets_up:
            return Message("dunhuang-now-starter")
        case Phase.FREE if state.ran_out is not None:
            return Message("dunhuang-now-last")
        case Phase.FREE if not state.options.tools:
            return Message("dunhuang-now-light")
        case Phase.PLAY:
            assert state.turn is not None
            who, step = SeatName(state.turn.seat), state.step
            if step is Step.CHECK:
                return _nearly_done(state, who)
            return Message(
                f"dunhuang-now-{step.value}", who=who, character=name_character(state.here)
            )
        case _:
            return Message(f"dunhuang-now-{state.phase.value}")


def _nearly_done(state: State, who: SeatName) -> Message:
    """Victory, and what is left to do besides: nothing is refilled once the deck is used up."""
    places = to_refill(state)
    if places:
        return Message(
            "dunhuang-now-check", who=who, character=name_character(state.tiles[places[0]])
        )
    return Message(
        "dunhuang-now-check-last" if is_last(state) else "dunhuang-now-check-on", who=who
    )


COUNTS = {(False, False): "both", (True, False): "prestige", (False, True): "tokens"}
"""by what is kept, stalls and bank: what each counts at the end besides the goods"""


def todo(state: State, seat: int) -> Message | None:
    """What this person does now, or None when they only wait."""
    if any(state.decider(claim) == seat for claim in state.open_claims):
        return Message("dunhuang-todo-claim")
    if seat in state.declared:
        return Message("dunhuang-todo-show")
    match state.phase:
        case Phase.SETUP if state.tiles and seat == state.last_player:
            return Message("dunhuang-todo-camel")
        case Phase.PLAY if state.turn is not None and state.turn.seat == seat:
            return _todo_of_turn(state)
        case Phase.PLAY if (moving := upcoming(state)) is not None and moving.seat == seat:
            return Message("dunhuang-todo-next")
        case Phase.FINAL:
            if seat in ending.short_of_coins(state):
                return Message("dunhuang-todo-coins")
            kept = (state.has(Tool.STALLS), state.has(Tool.BANK))
            if not ending.untold(state, seat):
                return None if all(kept) else Message("dunhuang-todo-entered")
            return Message(f"dunhuang-todo-count-{COUNTS[kept]}")
        case _:
            return None


def _todo_of_turn(state: State) -> Message:
    step = state.step
    if step is Step.TAKE and state.has(Tool.STALLS):
        return Message("dunhuang-todo-take-stall")
    if step is not Step.CHECK or to_refill(state):
        return Message(f"dunhuang-todo-{step.value}")
    return Message("dunhuang-todo-end" if is_last(state) else "dunhuang-todo-pass-on")
