"""Chapter: loading and declaration."""

import msgspec
import pytest

from companion.games.sheriff.actions import Declare, OpenBag
from companion.games.sheriff.goods import name_good
from companion.games.sheriff.options import LIGHT
from tests.games.table import NEEDS_A_SEAT, who

from .play import Table, both, no


@pytest.fixture
def declaring(edition):
    return Table(edition).begin().to("declare")


def legal(*goods):
    return tuple(name_good(good) for good in goods)


@both
@pytest.mark.rule("s*.declare.order")
def test_declaring_goes_clockwise_from_the_sheriffs_left(edition):
    table = Table(edition, 5).begin(sheriff=3).to("declare")
    called = []
    for _ in range(4):
        ((_, name),) = table.view().headline.args
        called.append(name)
        table.declare(name.seat, "apple", 3)
    assert called == [who(4), who(0), who(1), who(2)]
    assert table.view().headline.id == "sheriff-now-declared"


@both
def test_whoever_declares_out_of_turn_is_not_held_up(declaring):
    declaring.declare(3, "apple", 2)
    assert declaring.bag(3).count == 2
    assert declaring.view().headline.args == (("who", who(1)),)


@both
@pytest.mark.rule("s*.declare.kind", "s1.declare.lie.example", "s2.declare.example")
def test_will_declares_four_chickens_with_two_in_the_bag(declaring):
    """With a cheese (or bread) and a silk beside them: four is true, chickens is allowed."""
    declaring.declare(1, "chicken", 4)
    assert (declaring.bag(1).good, declaring.bag(1).count) == ("chicken", 4)
    said = declaring.refused(2, Declare(1, "silk", 4))
    rule = f"{declaring.book}.declare.legal_only"
    assert said == no(
        "declare-legal-only",
        rule=rule,
        path="action.good",
        goods=legal("apple", "cheese", "bread", "chicken"),
    )


@both
@pytest.mark.rule("s*.declare.legal_only")
@pytest.mark.parametrize("good", ["pepper", "crossbow", "green_apples", "royal_rooster", "gold"])
def test_nothing_but_legal_goods_can_be_declared(declaring, good):
    assert declaring.refused(1, Declare(1, good, 2)).key == "sheriff-declare-legal-only"


@both
@pytest.mark.rule("s*.declare.one_kind", "s1.declare.one_kind.example")
def test_a_declaration_has_room_for_one_kind_only(edition):
    two_kinds = {"kind": "declare", "round": 1, "good": ["chicken", "cheese"], "count": 4}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(two_kinds, Declare)


@both
@pytest.mark.rule("s*.load.one_to_five", "s*.load.example")
@pytest.mark.parametrize("count", [-1, 0, 6])
def test_a_bag_of_none_or_of_six_cannot_be_declared(declaring, count):
    said = declaring.refused(1, Declare(1, "apple", count))
    assert (said.key, said.path) == ("fault-between", "action.count")
    assert said.args == {"n": count, "low": 1, "high": 5}


@both
@pytest.mark.rule("s2.ruling.three_players_bread")
def test_with_three_there_is_no_bread_to_declare(edition):
    table = Table(edition, 3).begin().to("declare")
    assert table.refused(1, Declare(1, "bread", 3)) == no(
        "no-bread-with-three",
        rule="s2.ruling.three_players_bread",
        path="action.good",
        goods=legal("apple", "cheese", "chicken"),
    )


@both
@pytest.mark.rule("s*.round.roles")
def test_the_sheriff_has_no_bag_to_declare(declaring):
    said = declaring.refused(0, Declare(1, "apple", 3))
    assert said == no("no-bag", rule=f"{declaring.book}.round.roles", path="seat")


@both
def test_the_table_must_say_whose_bag_it_declares(declaring):
    assert declaring.refused(None, Declare(1, "apple", 3)) == NEEDS_A_SEAT


@both
def test_a_slip_of_the_tongue_may_be_put_right_until_the_bag_is_settled(declaring):
    declaring.declare(1, "apple", 3).declare(1, "cheese", 4)
    assert (declaring.bag(1).good, declaring.bag(1).count) == ("cheese", 4)
    declaring.to("inspect").hand_back(1)
    said = declaring.refused(1, Declare(1, "apple", 4))
    assert said == no("bag-settled", path="action.round")


@both
def test_a_declaration_of_another_round_is_settled(declaring):
    said = declaring.refused(1, Declare(2, "apple", 4))
    assert said == no("other-round", path="action.round", n=2, now=1)


def test_where_declarations_are_not_kept_none_is_written_down():
    table = Table(tools=LIGHT).begin().to("declare")
    assert table.refused(1, Declare(1, "apple", 4)) == no("tool-off-declarations")


def test_what_somebody_said_may_be_written_down_while_the_sheriff_asks():
    """And then it is not asked again: only as many cards as were said can be in the bag."""
    table = Table(tools=LIGHT).begin().to("inspect")
    table.declare(1, "apple", 3)
    assert (table.bag(1).good, table.bag(1).count) == ("apple", 3)
    assert table.bag(2).good is None
    table.open(1, "apple", apple=2, mead=1)
    assert table.bag(1).verdict.merchant_pays == 4


@both
@pytest.mark.rule("s*.declare.true_number", "s1.declare.number.example")
@pytest.mark.parametrize("said", [3, 5])
def test_who_has_four_cards_may_say_neither_three_nor_five(edition, said):
    table = Table(edition).begin().to("declare").declare(1, "chicken", said).to("inspect")
    bag = {"chicken": 2, "cheese": 1, "silk": 1}
    refusal = table.refused(0, OpenBag(1, 1, "chicken", bag))
    assert refusal == no(
        "count-differs",
        rule=f"{table.book}.declare.true_number",
        path="action.bag",
        n=4,
        said=said,
    )


@both
@pytest.mark.rule("s2.ruling.wrong_number")
def test_a_wrong_number_is_put_right_without_a_penalty_and_the_kind_stands(edition):
    table = Table(edition).begin().to("declare").declare(1, "chicken", 3).to("inspect")
    table.act(0, OpenBag(1, 1, None, {"chicken": 4}, count_corrected=True))
    assert table.bag(1).verdict.truthful
    assert (table.bag(1).good, table.bag(1).count) == ("chicken", 4)
    assert table.gold[:2] == (42, 58)
