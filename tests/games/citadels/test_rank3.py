"""Characters of rank 3: Magician, Wizard, Seer."""

import pytest

from companion.games.citadels.actions import Build, Redraw, SwapHands, TakeCard, UseAbility

from .play import Table


def test_the_magician_swaps_whole_hands_an_empty_one_too():
    table = Table(4).hand(0, 0).hand(2, 6).calls().turn("magician", 0).does(SwapHands, 2)
    assert (table.holds(0), table.holds(2)) == (6, 0)
    assert table.cannot(Redraw, 2).key == "citadels-used"


@pytest.mark.rule("ci.ruling.deck_runs_out")
def test_the_magician_draws_as_many_as_he_put_down_and_what_there_is_is_put_right_by_hand():
    table = Table(4).calls().turn("magician", 0).does(Redraw, 3)
    assert table.holds(0) == 4
    assert table.hand(0, 2).holds(0) == 2
    assert table.cannot(SwapHands, 1).key == "citadels-used"


def test_the_magician_does_not_swap_with_himself():
    table = Table(4).calls().turn("magician", 0)
    assert table.cannot(SwapHands, 0).key == "citadels-not-oneself"
    assert table.cannot(SwapHands, 7).path == "action.whom"


@pytest.mark.rule("ci.char.wizard.build_or_keep")
def test_the_wizard_builds_the_card_at_once_for_its_cost_or_keeps_it():
    table = Table(4, "wizard").gold(0, 9).calls().turn("wizard", 0).does(TakeCard, 1)
    assert (table.holds(0), table.holds(1)) == (5, 3)
    table.builds("castle", taken=True)
    assert (table.has(0), table.holds(0), table.stands(0)) == (5, 4, ["castle"])
    kept = Table(4, "wizard").gold(0, 9).calls().turn("wizard", 0).does(TakeCard, 1).ends()
    assert kept.holds(0) == 5


@pytest.mark.rule("ci.char.wizard.extra_build")
def test_the_card_taken_is_built_besides_the_normal_build():
    table = Table(4, "wizard").gold(0, 9).calls().turn("wizard", 0).does(TakeCard, 1)
    table.builds("temple", taken=True).builds("tavern")
    assert table.cannot(Build, "watchtower").key == "citadels-no-build-left"
    assert table.cannot(Build, "watchtower", taken=True).key == "citadels-no-card-taken"


def test_a_card_that_nobody_entered_is_built_with_a_remark_by_the_wizard_alone():
    table = Table(4, "wizard").gold(0, 9).calls().turn("wizard", 0)
    assert table.doubted(Build, "temple", taken=True)[0] == "citadels-no-card-taken"
    table.ends().turn("king", 1)
    assert table.cannot(Build, "temple", taken=True).key == "citadels-no-card-taken"


@pytest.mark.rule("ci.char.wizard.duplicates")
def test_the_wizard_may_build_what_stands_there_already():
    table = Table(4, "wizard").gold(0, 9).city(0, "manor").calls().turn("wizard", 0)
    assert table.builds("manor").stands(0) == ["manor", "manor"]


@pytest.mark.rule("ci.char.seer.two_builds")
def test_the_seer_builds_two():
    table = Table(4, "seer").gold(0, 9).calls().turn("seer", 0).does(UseAbility)
    table.builds("temple").builds("tavern")
    said = table.cannot(Build, "watchtower")
    assert (said.rule, said.args) == ("ci.char.seer.two_builds", {"n": 2})


def test_what_the_seer_takes_she_gives_back():
    table = Table(4, "seer").calls().turn("seer", 0).does(UseAbility)
    assert [table.holds(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert table.cannot(UseAbility).key == "citadels-used"
