"""What the table is told now: headline, each person's task, check-list, rules to look up,
abilities.

Guided rules are said here at the right moment; the topics can be looked up at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Arg, Message, SeatName
from companion.engine.rulebook import Topic, lessons

from .book import RULEBOOK
from .goods import name_character, name_good
from .model import Phase, State, Step
from .options import Options, Tool
from .rules import ending, setup
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
    WIN_TOKENS,
    Character,
)

Hint = tuple[Message, str]
"""a text and the id of its rule"""

DISCARD = ("discard", "dh.char.discard_to_box")
ONE_FOR_ONE = ("merchants", "dh.char.merchants.one_for_one")  # [R dh.char.merchants.give_same_back]
TIE_ONLY = ("tie-only", "dh.token.protection_on_tie_only")

# What a character does, in the order in which it is said: the text's key and its rule.
# A text may say several rules at once: they stand behind it.
ABILITIES: Mapping[Character, tuple[tuple[str, str], ...]] = {
    Character.PAINTER: (("painter", "dh.char.painter"), DISCARD),
    Character.MUSICIAN: (("musician", "dh.char.musician"), DISCARD),
    Character.PRINCESS: (("princess", "dh.char.princess"),),
    Character.DANCER: (("dancer", "dh.char.dancer"),),
    Character.INTERPRETER: (
        ("interpreter", "dh.char.interpreter.keep_one"),
        ("interpreter-rest", "dh.char.interpreter.rest_under_deck"),
    ),
    Character.DIPLOMAT: (("diplomat", "dh.char.diplomat.keep_one"),),
    Character.CHINESE_MERCHANT: (  # [R dh.char.chinese_merchant.give]
        ("chinese-merchant", "dh.char.chinese_merchant.take"),
        ONE_FOR_ONE,
    ),
    Character.SOGDIAN_MERCHANT: (  # [R dh.char.sogdian_merchant.give]
        ("sogdian-merchant", "dh.char.sogdian_merchant.demand"),
        ONE_FOR_ONE,  # [R dh.ruling.merchant_short_partner]
    ),
    Character.SOLDIER: (("soldier", "dh.char.soldier"),),
    Character.GENERAL: (("general", "dh.char.general"),),
    Character.MAID: (("maid", "dh.char.maid"),),
    Character.ATTENDANT: (("attendant", "dh.char.attendant"),),
    Character.HERDSMAN: (("herdsman", "dh.char.herdsman"),),
    Character.FARMER: (("farmer", "dh.char.farmer"),),
    Character.PRIEST: (("priest", "dh.char.priest.turn"), TIE_ONLY),
    Character.MONK: (("monk", "dh.char.monk.turn"), TIE_ONLY),
}

NOW: Mapping[Step, tuple[tuple[str, str], ...]] = {
    Step.MOVE: (("move", "dh.camel.extra_steps"),),
    Step.TAKE: (
        ("take", "dh.aim.shop_or_warehouse"),
        ("stall", "dh.shop.face_up"),
        ("warehouse", "dh.warehouse.hand"),  # [R dh.warehouse.no_limit]
        ("token", "dh.token.on_place"),
    ),
    Step.ABILITY: (("ability", "dh.ability.use"), ("appendix", "dh.ability.appendix")),
    Step.CHECK: (("win", "dh.win.goods"),),
}


def ability(character: Character) -> Iterator[Hint]:
    """Return what the character does, in our words."""
    for key, rule in ABILITIES[character]:
        yield Message(f"dunhuang-ability-{key}"), rule


def drawing(state: State) -> Iterator[Hint]:
    """Return how many cards are drawn this time, where the ability alone does not say it."""
    short = state.here is Character.DIPLOMAT and to_draw(state) < DIPLOMAT_CARDS
    if state.here is Character.INTERPRETER or short:
        rule = f"dh.char.{state.here.value}.draw"
        yield Message("dunhuang-ability-draw", n=to_draw(state)), rule


def list_current(state: State) -> Iterator[Hint]:
    """Return the rules of this moment, in the order in which they matter."""
    match state.phase:
        case Phase.PLAY:
            if state.last_turns:
                yield LAST_TURNS
            yield from _of_step(state.step, state.seats)
            if state.step is Step.CHECK and to_refill(state):
                # [R dh.refill.draw]
                yield Message("dunhuang-hint-refill"), "dh.refill.order"
        case Phase.FREE if not state.sets_up:  # no turns are kept: what matters in any of them
            for step in NOW:
                yield from _of_step(step, state.seats)
        case Phase.FINAL:
            yield Message("dunhuang-hint-final-stalls"), "dh.score.shops_empty"
            yield Message("dunhuang-hint-final-reveal"), "dh.score.reveal"
            yield Message("dunhuang-hint-final-score"), "dh.score.one_card_per_token"
        case _:
            pass


LAST_TURNS: Hint = (Message("dunhuang-hint-last-turns"), "dh.end.no_card")


def _of_step(step: Step, seats: int) -> Iterator[Hint]:
    numbers = {"coins": COINS_INSTEAD, "tokens": WIN_TOKENS[seats], "kinds": WIN_KINDS}
    for key, rule in NOW[step]:
        yield Message(f"dunhuang-hint-{key}", **numbers), rule


def checklist(state: State) -> Iterator[Hint]:
    """Return what the people do with the box before the first turn, in order."""
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
    """[R dh.end.last_player] Return who still has one of the last turns, the present one first."""
    first = None
    if state.phase is Phase.FREE and state.ran_out is not None:
        first = state.ran_out + 1
    elif state.phase is Phase.PLAY and state.last_turns:
        first = state.current_turn.seat
    if first is None or state.last_player is None:
        return ()
    left = (state.last_player - first) % state.seats + 1
    return tuple((first + k) % state.seats for k in range(left))


def headline(state: State) -> Message:
    """Return what happens now, in one sentence."""
    if state.declared:
        return Message("dunhuang-now-declared", who=SeatName(state.declared[0]))
    match state.phase:
        case Phase.SETUP if not state.tiles:
            return Message("dunhuang-now-tiles")
        case Phase.SETUP | Phase.FREE if state.names_starter:
            return Message("dunhuang-now-starter")
        case Phase.SETUP if state.last_player is not None:
            return Message("dunhuang-now-camel", who=SeatName(state.last_player))
        case Phase.FREE if state.ran_out is not None:
            return Message("dunhuang-now-last")
        case Phase.FREE if {*state.options.tools} <= {Tool.TURNS}:
            return Message("dunhuang-now-light")
        case Phase.PLAY:
            who, step = SeatName(state.current_turn.seat), state.step
            if step is Step.CHECK:
                return _nearly_done(state, who)
            here = name_character(state.here)
            return Message(f"dunhuang-now-{step.value}", who=who, character=here)
        case _:
            return Message(f"dunhuang-now-{state.phase.value}")


def _nearly_done(state: State, who: SeatName) -> Message:
    """Return the headline at the end of a turn: a possible victory, and what is left to do."""
    places = to_refill(state)
    if places:
        character = name_character(state.tiles[places[0]])
        return Message("dunhuang-now-check", who=who, character=character)
    return Message(f"dunhuang-now-check-{'last' if is_last(state) else 'on'}", who=who)


COUNTS = {(False, False): "both", (True, False): "prestige", (False, True): "tokens"}
"""whether stalls and bank are kept → what each counts at the end besides goods"""


def todo(state: State, seat: int) -> Message | None:
    """Return what this person does now; None if they only wait."""
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


# -- What may be looked up ---------------------------------------------------------------------

USUAL = 4
"""the number of players while nobody sits there yet"""


def topics() -> tuple[Topic, ...]:
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    steps = RULEBOOK.hints(checklist(setup(Options(), USUAL)))
    yield Topic(Message("dunhuang-topic-setup"), steps)
    for step in NOW:
        hints = RULEBOOK.hints(_of_step(step, USUAL))
        yield Topic(Message(f"dunhuang-topic-{step.value}"), hints)
    yield Topic(Message("dunhuang-topic-end"), RULEBOOK.hints((LAST_TURNS,)), "flag")
    for who in Character:
        yield Topic(name_character(who), RULEBOOK.hints(ability(who)), f"dunhuang_{who.value}")


LESSONS = lessons(
    "dunhuang",
    (
        ("trophy", "dunhuang_10", "dunhuang_token", "dunhuang_prestige"),
        ("dunhuang_camel", "dunhuang_coin"),
        ("dunhuang_stall", "dunhuang_10", "dunhuang_warehouse"),
        ("dunhuang_token", "dunhuang_7", "dunhuang_7"),
        ("dunhuang_princess", "dunhuang_coin", "dunhuang_coin", "dunhuang_coin"),
        ("trophy", "dunhuang_10", "dunhuang_7", "dunhuang_5", "dunhuang_3"),
        ("flag", "dunhuang_10", "dunhuang_9", "dunhuang_8"),
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
