"""Chapter: set-up."""

import msgspec
import pytest

from companion.games.sheriff import GAME
from companion.games.sheriff.actions import Advance, Begin, Declare, Pay
from companion.games.sheriff.hints import HINTS
from companion.games.sheriff.model import Phase
from companion.games.sheriff.options import LIGHT, Options, Tool

from .play import Table, both, goods, no


@both
@pytest.mark.rule("s*.setup.gold")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_50_gold(edition, players):
    table = Table(edition, players)
    assert [seat.gold for seat in table.view().seats] == [50] * players


@pytest.mark.rule("s*.setup.bank", "s*.contents.coins")
@pytest.mark.parametrize(("edition", "box"), [("first", 1189), ("second", 1255)])
def test_all_other_coins_are_the_bank(edition, box):
    assert Table(edition, 4).view().bank == box - 200


@both
@pytest.mark.rule("s*.setup.banker_separate")
def test_what_is_paid_to_the_bank_is_nobodys_own(edition):
    """Whoever is the banker: the bank is a purse apart from all seats."""
    table = Table(edition)
    bank = table.view().bank
    table.act(1, Pay(1, None, 8))
    assert table.gold == (50, 42, 50, 50)
    assert table.view().bank == bank + 8


@both
@pytest.mark.rule("s*.setup.sheriff_token")
def test_the_first_sheriff_takes_office_in_the_first_market(edition):
    table = Table(edition).begin(sheriff=2)
    view = table.view()
    assert (view.sheriff, view.round, view.phase) == (2, 1, "market")
    assert [seat.sheriff for seat in view.seats] == [False, False, True, False]


@both
@pytest.mark.rule("s1.setup.first_sheriff_tie", "s2.ruling.first_sheriff_tie")
@pytest.mark.parametrize(("falls", "sheriff"), [(0, 1), (1, 3)])
def test_of_those_with_the_same_most_cash_one_is_drawn(edition, falls, sheriff):
    table = Table(edition)
    table.dice.falls = falls
    table.act(None, Begin(among=(1, 3)))
    assert table.state.sheriff == sheriff


@both
@pytest.mark.rule("s1.setup.first_sheriff_tie")
def test_when_nobody_carries_cash_everybody_may_be_drawn(edition):
    drawn = set()
    for falls in range(4):
        table = Table(edition)
        table.dice.falls = falls
        drawn.add(table.act(None, Begin()).state.sheriff)
    assert drawn == {0, 1, 2, 3}


def test_a_draw_is_written_into_the_entry_and_told_as_a_draw():
    table = Table()
    table.dice.falls = 3
    before = table.state
    table.act(None, Begin())
    ((_, drawn),) = table.entries
    assert drawn == Begin(sheriff=3, among=(0, 1, 2, 3))
    told = GAME.narrate(before, table.state, None, drawn)
    assert told.public.id == "sheriff-log-begin-drawn"


def test_a_first_sheriff_whom_the_table_names_is_not_told_as_drawn():
    table = Table()
    before = table.state
    table.begin(sheriff=1)
    told = GAME.narrate(before, table.state, None, table.entries[0][1])
    assert told.public.id == "sheriff-log-begin"


def test_nobody_is_drawn_from_among_those_who_are_not_there():
    assert Table().refused(None, Begin(among=(1, 4))).key == "fault-unknown-seat"
    assert Table().refused(None, Begin(sheriff=2, among=(0, 1))).path == "action.sheriff"


def test_a_second_beginning_is_refused():
    table = Table().begin()
    phase = table.view().phase_name
    assert table.refused(None, Begin(sheriff=1)) == no(
        "other-phase", path="action.phase", phase=phase
    )


def test_before_the_first_round_there_is_no_step_to_go_on_to():
    table = Table()
    phase = table.view().phase_name
    said = table.refused(None, Advance(0, Phase.SETUP, Phase.MARKET))
    assert said == no("other-phase", path="action.phase", phase=phase)


# Who can sit down, and with what


@both
@pytest.mark.rule("s1.intro.players", "s2.intro.players")
@pytest.mark.parametrize("players", [2, 7])
def test_too_few_and_too_many_are_told_how_many_sit_down(edition, players):
    (fault,) = GAME.check_options(Options(edition=edition), players)
    assert (fault.path, fault.code) == ("seats", "player_count")


def test_every_impossible_option_is_named():
    options = Options(edition="second", promo=True, seconds_per_merchant=9)
    faults = {fault.path: fault.code for fault in GAME.check_options(options, 9)}
    assert faults == {
        "seats": "player_count",
        "options.promo": "wrong_edition",
        "options.seconds_per_merchant": "out_of_range",
    }


def test_an_unknown_edition_has_the_wrong_shape():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"edition": "third"}, Options)


def test_the_light_set_keeps_rounds_bank_and_timer():
    assert Options().tools == LIGHT == (Tool.ROUNDS, Tool.BANK, Tool.TIMER)


# The check-list


def steps(table):
    return {hint.text.id.removeprefix("sheriff-setup-"): hint for hint in table.view().checklist}


@both
@pytest.mark.rule("s*.three.remove_royal")
def test_with_three_and_royal_goods_six_royal_cards_go_back_too(edition):
    text = steps(Table(edition, 3, royal_goods=True))["three"].text
    counted = {good.id: dict(good.args)["n"] for good in dict(text.args)["goods"]}
    assert counted == {
        "sheriff-goods-bread": 36,
        "sheriff-goods-pepper": 4,
        "sheriff-goods-mead": 5,
        "sheriff-goods-silk": 3,
        "sheriff-goods-golden-apples": 1,
        "sheriff-goods-bleu-cheese": 1,
        "sheriff-goods-rye-bread": 2,
        "sheriff-goods-pumpernickel-bread": 1,
        "sheriff-goods-royal-rooster": 1,
    }


@both
def test_with_four_nothing_goes_back(edition):
    assert "three" not in steps(Table(edition, 4, royal_goods=True))


@both
def test_the_list_speaks_of_the_variants_that_are_played(edition):
    plain = steps(Table(edition))
    played = steps(Table(edition, royal_goods=True, leave_ten_out=True, long_hand=True))
    assert played.keys() - plain.keys() == {"royal-in", "leave-ten-out"}
    assert plain.keys() - played.keys() == {"royal-out"}
    # Nobody who plays with a variant hears that variants can wait.
    assert "royal-out-only" in steps(Table(edition, leave_ten_out=True))


def test_only_the_first_edition_lays_two_discard_piles():
    assert "discards" in steps(Table("first"))
    assert "discards" not in steps(Table("second"))


@both
@pytest.mark.rule("s2.ruling.hand_seven_limits")
def test_with_seven_cards_every_refill_goes_to_seven_and_bags_stay_as_they_are(edition):
    table = Table(edition, long_hand=True)
    assert dict(steps(table)["deal"].text.args) == {"n": 7}
    table.begin().to("round_end")
    assert dict(table.view().headline.args)["n"] == 7
    table.next_round().to("inspect")
    said = table.refused(2, Declare(table.round, "apple", 6))
    assert said.args == {"n": 6, "low": 1, "high": 5}


@pytest.mark.rule("s2.ruling.no_cards_left", "s2.ruling.deck_out_in_market")
def test_the_table_hears_what_to_do_when_there_is_nothing_to_draw():
    market = {key for key, _, second in HINTS[Phase.MARKET] if second == "deck.shuffle_discards"}
    end = {key for key, _, second in HINTS[Phase.ROUND_END] if second == "end_round.refill"}
    table = Table("second").begin()
    said = {hint.text.id for hint in table.view().hints}
    assert {f"sheriff-hint-{key}" for key in market} <= said
    table.to("round_end")
    assert {f"sheriff-hint-{key}" for key in end} <= {hint.text.id for hint in table.view().hints}


@pytest.mark.parametrize("phase", ["market", "load", "declare", "inspect", "round_end", "final"])
@both
def test_each_phase_says_its_own_rules_and_no_other_editions(edition, phase):
    table = Table(edition).begin()
    if phase == "final":
        table.last_round()
    if phase != "market":
        table.to(phase)
    rules = [hint.rule for hint in table.view().hints]
    assert rules
    assert all(rule.startswith(f"{table.book}.") for rule in rules)


@both
@pytest.mark.rule("s*.three.remove", "s2.ruling.three_players_bread")
def test_with_three_nobody_is_offered_bread(edition):
    table = Table(edition, 3)
    assert "bread" not in {good.good for good in table.view().goods}
    assert "bread" in {good.good for good in Table(edition, 4).view().goods}
    assert {good.good for good in table.view().goods if good.declarable} == {
        "apple",
        "cheese",
        "chicken",
    }


def test_without_royal_goods_none_can_be_tapped():
    kinds = {good.kind for good in Table().view().goods}
    assert kinds == {"legal", "contraband"}
    assert {good.kind for good in Table(royal_goods=True).view().goods} == kinds | {"royal"}


# Each tool works alone


def test_a_bank_alone_needs_no_rounds():
    table = Table(tools=(Tool.BANK,)).act(1, Pay(1, 2, 8))
    view = table.view()
    assert (view.phase, view.sheriff, view.steps, view.timer) == ("free", None, (), None)
    assert table.gold == (50, 42, 58, 50)


def test_a_tool_that_is_off_is_not_shown():
    view = Table(tools=(Tool.ROUNDS,)).begin().view()
    assert view.bank is None
    assert view.timer is None
    assert {seat.gold for seat in view.seats} == {None}
    assert goods(view.seats[0].legal) == {}


def said(table):
    return [hint.text.id.removeprefix("sheriff-setup-") for hint in table.view().checklist]


@both
@pytest.mark.rule("s*.setup.banker")
@pytest.mark.parametrize(
    ("options", "banker"),
    [({}, False), ({"purse": "coins"}, True), ({"tools": (Tool.ROUNDS,)}, True)],
)
def test_one_of_you_is_the_banker_only_where_people_hold_the_bank(edition, options, banker):
    steps = said(Table(edition, **options))
    assert ("bank" in steps, "bank-app" in steps) == (banker, not banker)


@pytest.mark.rule("s2.six.no_sheriff_figure", "s2.six.roles")
def test_with_six_nobody_is_the_sheriff_whose_piece_stays_in_the_box():
    steps = said(Table(players=6))
    assert "roles" not in steps
    assert {"roles-six", "deputies"} <= {*steps}


@both
@pytest.mark.rule("s*.setup.deal")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_list_gives_the_cards_to_one_and_the_hands_to_another(edition, players):
    does = {key: hint.seat for key, hint in steps(Table(edition, players, purse="coins")).items()}
    assert (does["bank"], does["royal-out"], does["deal"], does["deck"]) == (0, 1, 2, 2)
    assert does.get("three", 1) == 1
    assert does["stand-bag"] is None


@pytest.mark.rule("s2.black_market.row")
def test_nobody_is_given_a_part_at_a_table_that_is_not_there():
    for players in (3, 4, 6):
        does = steps(Table(players=players, black_market=True))
        assert "bank" not in does
        assert does["black-market"].seat == min(3, players - 1)
