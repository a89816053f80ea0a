"""What the table is told now: headline, each person's task, check-list, rules to look up.

Guided rules are said here at the right moment, and on the sheets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Arg, Message, SeatName

from .goods import Goods, count_cards, list_goods
from .model import Bag, BagStatus, DealStatus, Phase, State
from .options import Options, Tool
from .rules import agreed
from .tables import HAND, LEFT_OUT_CARDS, LONG_HAND, OFFICERS, START_GOLD, removed_cards

Hint = tuple[Message, str]
"""a text and the id of its rule"""

# Moment → (text, rule in the first edition, rule in the second); None where a book has none.
# A text may say several rules at once: they stand behind it.
HINTS: dict[Phase, tuple[tuple[str, str | None, str | None], ...]] = {
    Phase.MARKET: (
        ("market-purpose", "market.purpose", "market.purpose"),  # [R s*.market.purpose]
        # [R s1.market.set_aside] [R s1.market.same_number]
        ("market-set-aside", "market.set_aside", None),
        ("market-sources", "market.sources", None),  # [R s1.market.sources] [R s1.market.deeper]
        # [R s1.market.discards_before_deck] [R s1.market.deck_ends_discards]
        ("market-discards-first", "market.discards_before_deck", None),
        # [R s1.market.show] [R s1.market.look] [R s1.setup.discard_look]
        ("market-show", "market.show", None),
        # [R s1.market.discard_afterwards] [R s1.market.one_pile] [R s1.market.empty_pile]
        ("market-discard-after", "market.discard_afterwards", None),
        ("market-first", None, "market.sheriff_picks_first"),  # [R s2.market.sheriff_picks_first]
        ("market-exchange", None, "market.exchange"),  # [R s2.market.exchange]
        ("market-stack", None, "market.discard_pile"),  # [R s2.market.discard_pile]
        # [R s*.market.sheriff_out] [R s1.round.sheriff_steps]
        ("market-sheriff-out", "market.sheriff_out", "market.sheriff_out"),
        # [R s1.deck.keep_five] [R s1.deck.shuffle_rest] [R s1.deck.empty_pile]
        ("deck-first", "deck.keep_five", None),
        # [R s2.deck.shuffle_discards] [R s2.ruling.deck_out_in_market]
        ("deck-second", None, "deck.shuffle_discards"),
    ),
    Phase.LOAD: (
        # [R s*.load.purpose] [R s*.load.together] [R s*.load.one_to_five]
        ("load-one-to-five", "load.one_to_five", "load.one_to_five"),
        ("load-close", "load.close", "load.close"),  # [R s*.load.close] [R s*.load.final]
    ),
    Phase.DECLARE: (
        # [R s*.declare.purpose] [R s*.declare.hand_over]
        ("declare-hand-over", "declare.hand_over", "declare.hand_over"),
        # [R s*.declare.no_peeking]
        ("declare-no-peeking", "declare.no_peeking", "declare.no_peeking"),
    ),
    Phase.INSPECT: (
        # [R s1.inspect.may_check] [R s*.inspect.which_and_order] [R s*.inspect.any_number]
        ("inspect-which", "inspect.which_and_order", "inspect.which_and_order"),
        # [R s*.inspect.touch] [R s2.inspect.not_opened]
        ("inspect-touch", "inspect.touch", "inspect.touch"),
        # [R s*.inspect.last_word] [R s1.inspect.sheriff_ends_talks]
        ("inspect-last-word", "inspect.last_word", "inspect.last_word"),
        # [R s*.bribe.why] [R s1.bribe.against_another] [R s*.bribe.favours]
        ("bribe-why", "bribe.why", "bribe.why"),
        # [R s1.bribe.anything] [R s2.bribe.kinds] [R s2.bribe.exceptions]
        ("bribe-what", "bribe.anything", "bribe.kinds"),
        # [R s*.honour.keep_deals] [R s2.bribe.keep] [R s*.honour.future]
        ("honour-keep", "honour.keep_deals", "honour.keep_deals"),
        # [R s*.honour.closed] [R s*.honour.say_so]
        ("honour-say-so", "honour.say_so", "honour.say_so"),
        # [R s*.honour.proof] [R s1.honour.show_bag]
        ("honour-proof", "honour.proof", "honour.proof"),
        ("honour-stand", None, "ruling.lie_about_stand"),  # [R s2.ruling.lie_about_stand]
        # [R s1.pass.show] [R s*.pass.contraband_under]
        ("pass-contraband", "pass.contraband_under", "pass.contraband_under"),
        # [R s*.open.confiscated_discard]
        ("open-discard", "open.confiscated_discard", "open.confiscated_discard"),
        ("open-tip", "open.tip", "open.tip"),  # [R s*.open.tip]
        # [R s*.timer.optional] [R s1.timer.device]
        ("timer-optional", "timer.optional", "timer.optional"),
    ),
    Phase.ROUND_END: (
        # [R s*.end_round.refill] [R s2.ruling.no_cards_left]
        ("end-refill", "end_round.refill", "end_round.refill"),
        # [R s1.end_round.sheriff_hand] [R s2.end_round.sheriff_skips]
        ("end-sheriff-hand", "end_round.sheriff_hand", "end_round.sheriff_skips"),
    ),
    Phase.FINAL: (
        ("final-hands", "end.hands", "end.hands"),  # [R s*.end.hands]
        ("final-tip", "end.tip", "end.tip"),  # [R s*.end.tip]
    ),
}


WAITED_FOR_BY_NAME = 2
"""merchants whom the middle still names while all wait for their declarations"""
SAID_BY_SIX_MARKET = frozenset({"market-first", "market-sheriff-out"})
"""hints that speak of one sheriff; with two deputies `six-market` says them"""
OF_DEPUTIES = frozenset(
    {
        "market-stack",
        "declare-hand-over",
        "inspect-which",
        "inspect-touch",
        "inspect-last-word",
        "honour-proof",
        "open-discard",
        "end-sheriff-hand",
    }
)
"""hints that have other words with two deputies; [R s2.ruling.proof_audience] [R s2.six.talk]"""

WITH_DEPUTIES: dict[Phase, tuple[tuple[str, str], ...]] = {
    Phase.MARKET: (
        ("six-figures", "six.take_figures"),  # [R s2.six.take_figures]
        # [R s2.six.until_declaration] [R s2.ruling.six_as_sheriff]
        ("six-market", "six.until_declaration"),
    ),
    Phase.INSPECT: (
        ("six-team", "six.team_or_alone"),  # [R s2.six.team_or_alone] [R s2.six.three_cases]
    ),
    Phase.ROUND_END: (
        ("six-rest", "six.split_rest"),  # [R s2.six.split_rest] [R s2.six.split_discard]
    ),
}
"""phase → text and rule, with six players"""

WITH_BLACK_MARKET: dict[Phase, tuple[tuple[str, str], ...]] = {
    Phase.MARKET: (
        # [R s2.black_market.until_declaration]
        ("black-market-later", "black_market.until_declaration"),
    ),
    Phase.INSPECT: (
        # [R s2.black_market.after_return] [R s2.black_market.show_and_discard]
        ("black-market-trade", "black_market.show_and_discard"),
        ("black-market-race", "ruling.black_market_race"),  # [R s2.ruling.black_market_race]
    ),
}
"""phase → text and rule, with the black market"""


def hand(options: Options) -> int:
    """[R s*.setup.deal] [R s*.hand_seven.seven] Return the size of a hand."""
    return LONG_HAND if options.long_hand else HAND


def of_round(options: Options, phase: Phase, *, deputies: bool) -> Iterator[tuple[str, Hint]]:
    """Return the hints of the basic rules by key, in the order in which they matter."""
    for key, first, second in HINTS.get(phase, ()):
        rule = first if options.edition == "first" else second
        if rule is None or (deputies and key in SAID_BY_SIX_MARKET):
            continue
        words = f"sheriff-hint-{key}{'-six' if deputies and key in OF_DEPUTIES else ''}"
        yield key, (Message(words, hand=hand(options)), f"{options.book}.{rule}")


def list_current(state: State) -> Iterator[Hint]:
    """Return the rules of this moment, in the order in which they matter."""
    book = state.options.book
    for _, hint in of_round(state.options, state.phase, deputies=state.with_deputies):
        yield hint
    six, market = state.with_deputies, state.options.black_market
    for on, texts in ((six, WITH_DEPUTIES), (market, WITH_BLACK_MARKET)):
        for key, rule in texts.get(state.phase, ()) if on else ():
            yield Message(f"sheriff-hint-{key}"), f"{book}.{rule}"


def checklist(state: State) -> Iterator[Hint]:
    """Return what the people do with the box before the first round, in order."""
    if state.phase is Phase.SETUP:
        banker = not (state.has(Tool.BANK) and state.options.purse == "app")
        yield from setup_steps(state.options, state.seats, banker=banker)


def setup_steps(options: Options, seats: int, *, banker: bool = True) -> Iterator[Hint]:
    """[R s*.setup.*] The check-list for these players and variants; also on the sheets.

    `banker`: people hand out the coins; else the companion alone keeps the gold.
    """
    first, six, n = options.edition == "first", OFFICERS[seats] == 2, hand(options)
    more = options.black_market or options.leave_ten_out or options.long_hand or options.promo
    no_royal = "setup.royal_out" if first else "setup.no_royal"
    out = list_goods(Goods.from_counts(removed_cards(seats, options.royal_goods)))
    steps: tuple[tuple[object, str, str, Mapping[str, Arg]], ...] = (
        # [R s*.intro.roles] [R s*.intro.sheriff_decides] [R s2.six.roles]
        (six, "roles-six", "six.roles", {}),
        (not six, "roles", "intro.roles", {}),
        # [R s*.setup.stand_bag] [R s*.contents.stands_bags]
        (True, "stand-bag", "setup.stand_bag", {}),
        # [R s*.setup.banker] [R s*.setup.banker_separate] [R s*.setup.gold]
        (True, "bank" if banker else "bank-app", "setup.banker", {"n": START_GOLD}),
        (True, f"cards-{options.edition}", "cards.good", {}),  # [R s*.cards.good]
        # [R s*.three.remove] [R s*.three.remove_royal] [R s1.three.shuffle]
        (out, "three", "three.remove", {"goods": out}),
        # [R s*.royal.shuffle_in] [R s1.royal.not_first]
        (options.royal_goods, "royal-in", "royal.shuffle_in", {}),
        # [R s1.setup.royal_out] [R s2.setup.no_royal] [R s1.setup.standard_first]
        # [R s2.setup.basic_first]
        (not options.royal_goods, "royal-out-only" if more else "royal-out", no_royal, {}),
        # [R s1.promo.shuffle_in] [R s1.promo.mark]
        (options.promo, "promo", "promo.shuffle_in", {}),
        # [R s*.hide_ten.remove] [R s*.hide_ten.unknown] [R s*.hide_ten.why]
        (options.leave_ten_out, "leave-ten-out", "hide_ten.remove", {"n": LEFT_OUT_CARDS}),
        # [R s*.hand_seven.seven] [R s*.hand_seven.effect]
        (True, "deal", "hand_seven.seven" if options.long_hand else "setup.deal", {"n": n}),
        (True, "deck", "setup.deck", {}),  # [R s*.setup.deck]
        # [R s1.setup.discard_first] [R s1.setup.discard_second] [R s1.setup.discard_look]
        (first, "discards", "setup.discard_first", {}),
        # [R s2.black_market.row] [R s2.black_market.stacks] [R s2.black_market.dearer_on_top]
        (options.black_market, "black-market", "black_market.row", {}),
        # [R s2.six.no_sheriff_figure] [R s2.six.loot_tile] [R s2.contents.loot_tile]
        # [R s2.six.deputy_stack]
        (six, "deputies", "six.no_sheriff_figure", {}),
        # [R s*.setup.first_sheriff] [R s1.contents.sheriff_token] [R s2.contents.sheriff_figure]
        (not six, "first-sheriff", "setup.first_sheriff", {}),
    )
    for applies, key, rule, args in steps:
        if applies:
            yield Message(f"sheriff-setup-{key}", **args), f"{options.book}.{rule}"


def describe_declaration(bag: Bag) -> Message | None:
    """Return the declaration in words, or None if there is none."""
    if bag.good is None or bag.count is None:
        return None
    return count_cards(bag.good, bag.count)


def next_to_declare(state: State) -> int | None:
    """[R s*.declare.order] Return the next merchant to declare, clockwise from
    the sheriff's left.
    """
    if state.phase is not Phase.DECLARE:
        return None
    return next((seat for seat in state.merchants if state.bags[seat].good is None), None)


def headline(state: State) -> Message:
    """Return what happens now, in one sentence."""
    sheriff = tuple(SeatName(seat) for seat in state.officers)
    match state.phase:
        case Phase.MARKET:
            return Message("sheriff-now-market", first=SeatName(state.market_order[0]))
        case Phase.SETUP if state.with_deputies:
            return Message("sheriff-now-setup-six")
        case Phase.DECLARE if state.has(Tool.DECLARATIONS):
            seat = next_to_declare(state)
            if seat is None and state.with_deputies:
                return Message("sheriff-now-declared-six")
            if seat is None:
                return Message("sheriff-now-declared", sheriff=sheriff)
            return Message("sheriff-now-declare-next", who=SeatName(seat))
        case Phase.DECLARE:
            return Message("sheriff-now-declare", first=SeatName(state.merchants[0]))
        case Phase.INSPECT:
            left = len(state.closed_bags)
            if not left:
                return Message("sheriff-now-inspected")
            if state.with_deputies:
                return Message("sheriff-now-inspect-six", n=left)
            return Message("sheriff-now-inspect", sheriff=sheriff, n=left)
        case Phase.ROUND_END if state.last_round:
            return Message("sheriff-now-inspected")
        case Phase.ROUND_END if state.with_deputies:
            return Message("sheriff-now-round-end-six", n=hand(state.options))
        case Phase.ROUND_END:
            heir = SeatName((state.sheriff + 1) % state.seats)
            return Message("sheriff-now-round-end", next=heir, n=hand(state.options))
        case Phase.OVER:
            return Message("sheriff-now-over")
        case _:
            return Message(f"sheriff-now-{state.phase.value}", sheriff=sheriff)


def moment(state: State) -> Message:
    """Return the headline in a word or two, for the middle of the table."""
    match state.phase:
        case Phase.SETUP:
            return Message(f"sheriff-moment-setup{'-six' if state.with_deputies else ''}")
        case Phase.INSPECT if not state.inspected:
            return Message("sheriff-moment-left", n=len(state.closed_bags))
        case Phase.INSPECT if state.with_deputies:
            return Message("sheriff-moment-settled")
        case Phase.INSPECT | Phase.ROUND_END if state.last_round:
            return Message("sheriff-moment-settled")
        case Phase.INSPECT | Phase.ROUND_END:
            return Message("sheriff-todo-refill", n=hand(state.options))
        case _:
            return state.phase_name


def waiting(state: State) -> Message | None:
    """Return for whose declarations the table waits, once only one or two are missing."""
    if state.phase is not Phase.DECLARE:
        return None
    missing = [seat for seat in state.merchants if state.bags[seat].good is None]
    if not 0 < len(missing) <= min(WAITED_FOR_BY_NAME, len(state.merchants) - 1):
        return None
    return Message("sheriff-moment-waiting", who=tuple(map(SeatName, missing)))


def todo(state: State, seat: int) -> Message | None:
    """Return what this person does now; None if they only wait."""
    if any(debt.debtor == seat for debt in state.debts):
        return Message("sheriff-todo-debt")
    if state.phase is Phase.FINAL:
        done = state.entered[seat] is not None
        return Message("sheriff-todo-entered" if done else "sheriff-todo-count")
    if not state.in_round:
        return None
    if seat in state.officers:
        return _sheriff_todo(state, seat)
    bag = state.bags[seat]
    match state.phase:
        case Phase.INSPECT if bag.status is BagStatus.PASSED:
            unpack = state.has(Tool.STANDS) and bag.brought is None
            return Message("sheriff-todo-unpack" if unpack else "sheriff-todo-passed")
        case Phase.INSPECT if bag.status is BagStatus.OPENED:
            return Message("sheriff-todo-opened")
        case Phase.INSPECT if deal := agreed.find_offer(state, seat):
            if deal.officer is not None:
                return Message("sheriff-todo-offered-six")
            return Message("sheriff-todo-offered", who=SeatName(deal.partner))
        case Phase.INSPECT if agreed.pass_deals(state, seat, DealStatus.AGREED):
            return Message("sheriff-todo-agreed")
        case Phase.INSPECT if agreed.was_declined(state, seat):
            return Message("sheriff-todo-refused")
        case Phase.INSPECT if state.with_deputies:
            return Message("sheriff-todo-inspect-six")
        case Phase.ROUND_END if not state.last_round:
            return Message("sheriff-todo-refill", n=hand(state.options))
        case Phase.MARKET | Phase.LOAD | Phase.DECLARE | Phase.INSPECT:
            return Message(f"sheriff-todo-{state.phase.value}")
        case _:
            return None


def _sheriff_todo(state: State, seat: int) -> Message | None:
    if state.phase is Phase.INSPECT and len(state.last_done) == 1:
        (merchant,) = state.last_done
        verdict = state.bags[merchant].verdict
        if verdict is not None:
            found = "honest" if verdict.truthful else "lie"
            return Message(f"sheriff-screen-verdict-{found}", who=SeatName(merchant))
    if state.phase is Phase.INSPECT and state.inspected:
        return Message("sheriff-moment-settled")
    if state.phase is Phase.ROUND_END and state.last_round:
        return None
    if state.phase is Phase.ROUND_END and state.with_deputies:
        return Message("sheriff-todo-deputy-round-end")
    names_first = state.options.edition == "second" and seat == state.sheriff
    edition = "-first" if state.phase is Phase.MARKET and not names_first else ""
    phase = state.phase.value.replace("_", "-")
    return Message(f"sheriff-todo-sheriff-{phase}{edition}")
