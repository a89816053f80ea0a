"""What the table screen is told of the moment: who stands in the light, which step comes next, what
became of a bag.
"""

from itertools import pairwise

import pytest

from companion.engine.message import Message, SeatName
from companion.games.sheriff import actions as act
from companion.games.sheriff.options import Tool
from companion.games.sheriff.terms import Terms
from companion.games.sheriff.view import view
from companion.games.sheriff.view.bags import BagView

from .play import EVERYTHING, Table, passing

LIGHT = (Tool.ROUNDS, Tool.BANK, Tool.TIMER)


def stances(table: Table) -> str:
    """By seat: slim, ready, lit."""
    return "".join(seat.stance.value[0] for seat in view(table.state, None).seats)


def told(table: Table, merchant: int) -> BagView:
    return next(bag for bag in view(table.state, None).bags if bag.merchant == merchant)


def test_whoever_judges_stands_in_the_light_until_every_bag_is_settled():
    table = Table(tools=LIGHT).inspection()
    assert stances(table) == "lrrr"
    table.hand_back(1, 2)
    assert stances(table) == "lssr"
    table.hand_back(3)
    assert stances(table) == "ssss"


def test_whoever_declares_next_stands_in_the_light():
    table = Table().begin().to("declare")
    assert stances(table) == "slrr"
    table.declare(1, "apple", 3)
    assert stances(table) == "srlr"


def test_the_table_names_the_last_two_whom_it_waits_for():
    table = Table(players=5).begin().to("declare")
    waits_for = []
    for merchant in (1, 2, 3, 4):
        table.declare(merchant, "apple", 3)
        waits_for.append(view(table.state, None).waiting)
    both, one = (
        Message("sheriff-moment-waiting", who=tuple(SeatName(seat) for seat in seats))
        for seats in ((3, 4), (4,))
    )
    assert waits_for == [None, both, one, None]


@pytest.mark.parametrize(("edition", "light"), [("first", "ssss"), ("second", "lsss")])
def test_only_in_the_second_edition_the_sheriff_names_who_begins(edition, light):
    assert stances(Table(edition).begin()) == light


def test_two_deputies_stand_in_the_light():
    table = Table(players=6, tools=LIGHT)
    table.act(None, act.Begin(deputies=(0, 3)))
    table.to("inspect")
    assert stances(table) == "lrrlrr"


@pytest.mark.parametrize("tools", [LIGHT, EVERYTHING])
def test_each_step_stands_at_the_other_end_of_the_bar_than_the_one_before(tools):
    table = Table(tools=tools).begin()
    ends = []
    for _ in range(9):
        step = view(table.state, None).next
        assert step is not None
        ends.append(step.first)
        table.to(step.slot.removeprefix("to_"))
    assert all(one is not other for one, other in pairwise(ends))


def test_the_next_step_is_likely_once_nothing_is_left_to_do():
    table = Table(tools=LIGHT).inspection()
    step = view(table.state, None).next
    assert step is not None
    assert not step.likely
    table.hand_back(1, 2, 3)
    step = view(table.state, None).next
    assert step is not None
    assert (step.slot, step.likely) == ("to_market", True)


def test_a_bribe_stays_on_the_bag_that_it_let_pass():
    table = Table().inspection()
    table.agree(2, 0, Terms(gold=4, stand={}, bag={"silk": 1}), passing(2))
    bribe = told(table, 2).bribe
    assert bribe is not None
    assert (bribe.gives.gold, bribe.gives.cards, bribe.gives.goods, bribe.to) == (4, 1, (), (0,))


def test_an_open_offer_shows_on_its_bag():
    table = Table().inspection()
    table.offer(1, 0, Terms(gold=8), passing(1))
    offer = told(table, 1).offer
    assert offer is not None
    assert offer.gold == 8
    assert told(table, 2).offer is None


def test_a_lie_is_told_card_by_card():
    table = Table().inspection()
    table.open(1, "apple", apple=1, cheese=1, mead=2)
    found = told(table, 1).verdict
    assert found is not None
    assert [(card.good, card.true, card.costs) for card in found.cards] == [
        ("apple", True, 0),
        ("cheese", False, 2),
        ("mead", False, 4),
        ("mead", False, 4),
    ]
    assert (found.payers, found.payees, found.pays, found.fresh) == ((1,), (0,), 10, True)


def test_an_honest_bag_costs_the_sheriff_card_by_card():
    table = Table().inspection()
    table.open(1, "chicken", chicken=4)
    found = told(table, 1).verdict
    assert found is not None
    assert [(card.good, card.costs) for card in found.cards] == [("chicken", 2)] * 4
    assert (found.payers, found.payees, found.pays) == ((0,), (1,), 8)
