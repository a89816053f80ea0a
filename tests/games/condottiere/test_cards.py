"""Chapter: the cards, each of them played."""

import pytest

from companion.games.condottiere.actions import Lay
from companion.games.condottiere.battle import strength
from tests.games.table import who

from .play import Table, at_war, no


def army(table, seat):
    return [card.card for card in table.line(seat).cards]


def backs(table, seat):
    """What lies there for a scarecrow to take back, by our notes."""
    return [one.value for one in table.move("take_back", seat).field("back").likely_values]


# Mercenary


@pytest.mark.rule("co.card.mercenary.strength")
def test_an_army_is_as_strong_as_its_mercenaries_together():
    assert strength((1, 2, 3, 4, 5, 6, 10), winter=False) == 31
    assert at_war().lay(0, 6, 6, 1).strength(0) == 13
    assert strength(("scarecrow", "drum", "winter", "surrender", "bishop"), winter=False) == 0


@pytest.mark.rule("co.card.mercenary.changed")
def test_special_cards_change_what_mercenaries_are_worth():
    table = at_war().lay(0, 6)
    assert table.strength(0) == 6
    assert table.lay(0, "drum").strength(0) == 12
    assert table.lay(1, "winter").strength(0) == 2


# Winter


@pytest.mark.rule("co.card.winter.one", "co.card.winter.everybody")
def test_in_winter_every_mercenary_counts_one_before_and_after_for_everybody():
    table = at_war(3).lay(0, 10, 6).lay(1, 5, "winter").lay(1, 6).lay(2, 10)
    assert [table.strength(seat) for seat in range(3)] == [2, 2, 1]
    assert table.fight().winter


@pytest.mark.rule("co.card.winter.example")
def test_thirty_six_fall_to_eight():
    table = at_war().lay(0, 10, 10, 5, 4, 4, 1, 1, 1)
    assert table.strength(0) == 36
    assert table.lay(1, "winter").strength(0) == 8


def test_winter_is_over_with_the_battle():
    table = at_war().lay(0, "winter", 6).end().attack("Roma").lay(0, 6)
    assert table.strength(0) == 6


# Drum


@pytest.mark.rule("co.card.drum.double", "co.card.drum.own_only")
def test_a_drum_doubles_ones_own_mercenaries_before_and_after():
    table = at_war().lay(0, 3, "drum", 4).lay(1, 5)
    assert (table.strength(0), table.strength(1)) == (14, 5)


@pytest.mark.rule("co.card.drum.several")
def test_more_drums_do_nothing_more():
    assert at_war().lay(0, 5, "drum", "drum", "drum").strength(0) == 10


@pytest.mark.rule("co.card.drum.double.example", "co.card.drum.winter.example")
def test_twenty_one_become_forty_two_and_six_in_winter():
    table = at_war().lay(0, 10, 6, 5)
    seen = [table.strength(0), table.lay(0, "drum").strength(0)]
    seen.append(table.lay(2, "winter").strength(0))
    assert seen == [21, 42, 6]


@pytest.mark.rule("co.card.drum.winter")
def test_with_a_drum_each_mercenary_counts_two_in_winter():
    table = at_war().lay(0, 10, "drum").lay(1, 10, "winter")
    assert (table.strength(0), table.strength(1)) == (2, 1)


# Scarecrow


@pytest.mark.rule("co.card.scarecrow.take_back")
def test_a_scarecrow_takes_one_mercenary_back():
    table = at_war().lay(0, 10, 6, 10).take_back(0, 10)
    assert army(table, 0) == [10, 6, "scarecrow"]
    assert table.strength(0) == 16
    said = table.refused(0, Lay(1, "drum", 6))
    assert said == no("only-scarecrow", "co.card.scarecrow.take_back", "action.back")


@pytest.mark.rule("co.card.scarecrow.without_exchange")
def test_a_scarecrow_may_be_laid_for_nothing():
    table = at_war().lay(0, 10, "scarecrow")
    assert army(table, 0) == [10, "scarecrow"]


@pytest.mark.rule("co.card.scarecrow.mercenaries_only")
def test_a_scarecrow_fetches_no_drum_and_nothing_of_anybody_else():
    table = at_war().lay(0, "drum").lay(1, 6)
    said = table.refused(0, Lay(1, "scarecrow", "drum"))
    assert said.rule == "co.card.scarecrow.mercenaries_only"
    table.act(0, Lay(1, "scarecrow", 6))
    assert (table.remarked(), army(table, 1)) == (["remark-not-in-line"], [6])


@pytest.mark.rule("co.ruling.scarecrow_specials")
@pytest.mark.parametrize("card", ["winter", "scarecrow"])
def test_a_scarecrow_fetches_no_other_special_card_either(card):
    table = at_war().lay(0, 3, card)
    assert table.refused(0, Lay(1, "scarecrow", card)).rule == "co.ruling.scarecrow_specials"
    assert backs(table, 0) == [3]


@pytest.mark.rule("co.card.scarecrow.this_battle")
def test_a_scarecrow_fetches_nothing_from_the_battle_before():
    table = at_war().lay(0, 6).end().attack("Roma").lay(0, 5)
    assert backs(table, 0) == [5]
    table.act(0, Lay(2, "scarecrow", 6))
    assert (table.remarked(), army(table, 0)) == (["remark-not-in-line"], [5, "scarecrow"])


def test_what_a_scarecrow_could_take_back_is_at_hand():
    table = at_war().lay(0, 1, 10, 1, "heroine")
    assert backs(table, 0) == [10, 1]
    assert army(table.do("take_back", 0, back=1), 0) == [1, 10, "heroine", "scarecrow"]


# Heroine


@pytest.mark.rule("co.card.heroine.ten", "co.card.heroine.several")
def test_every_heroine_counts_ten_beside_the_mercenaries():
    assert at_war().lay(0, 5, "heroine", "heroine").strength(0) == 25


@pytest.mark.rule("co.card.heroine.immune")
def test_neither_winter_nor_drum_touches_a_heroine():
    table = at_war().lay(0, "heroine", "drum")
    assert table.strength(0) == 10
    assert table.lay(1, "winter").strength(0) == 10


@pytest.mark.rule("co.card.heroine.scarecrow")
def test_a_scarecrow_cannot_fetch_a_heroine():
    table = at_war().lay(0, "heroine")
    said = table.refused(0, Lay(1, "scarecrow", "heroine"))
    assert (said.rule, said.path) == ("co.card.heroine.scarecrow", "action.back")


@pytest.mark.rule("co.ruling.heroine_alone")
def test_a_heroine_alone_is_an_army():
    table = at_war().lay(1, "heroine").lay(0, 6)
    assert table.end().cities(1) == ("Siena",)


# Surrender


@pytest.mark.rule("co.card.surrender.ends", "co.battle_end.surrender")
def test_a_surrender_ends_the_battle_at_once():
    table = at_war().lay(0, 5).lay(1, "surrender")
    assert table.fight().ended_by == "surrender"
    assert table.fight().turn is None
    assert table.line(2).why_not.id == "condottiere-remark-ended-by-card"
    assert table.lay(2, 3).remarked() == ["remark-ended-by-card"]
    assert table.fight().ended_by == "surrender"


@pytest.mark.rule("co.card.surrender.strongest")
def test_after_a_surrender_the_strongest_army_of_that_moment_takes_the_city():
    table = at_war().lay(0, 5).lay(1, 6).lay(2, "surrender").end()
    assert (table.cities(1), table.holder) == (("Siena",), 1)


# Bishop


@pytest.mark.rule("co.card.bishop.ends", "co.battle_end.bishop")
def test_a_bishop_ends_the_battle_without_comparing_armies():
    table = at_war().lay(0, 10, 10).lay(1, "bishop")
    assert table.fight().ended_by == "bishop"
    assert table.fight().outcome.id == "condottiere-outcome-bishop"
    assert [table.strength(seat) for seat in range(4)] == [None] * 4
    assert table.lay(2, 10).remarked() == ["remark-ended-by-card"]
    assert table.passes(3).remarked() == ["remark-ended-by-card"]
    table.end()
    assert table.city("Siena").owner is None
    assert table.view().past[0].armies[0].strength is None


def test_the_battles_before_are_folded_away_with_their_cards():
    table = Table(3).begin().attack("Siena").lay(0, 3, 3).lay(2, "drum", 5).end()
    (fought,) = table.view().past
    assert (fought.city, fought.winner) == ("Siena", 2)
    assert dict(fought.words.args)["who"] == who(2)
    shown = {army.seat: [(card.card, card.n) for card in army.cards] for army in fought.armies}
    assert shown == {0: [(3, 2)], 2: [(5, 1), ("drum", 1)]}
    assert {army.seat: army.strength for army in fought.armies} == {0: 6, 2: 10}
