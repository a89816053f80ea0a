"""The table is right: what is only noted refuses nothing, and says what it has against it."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.options import Tool
from companion.games.citadels.tables import Type
from companion.text import LANGUAGES, say

from .play import Table, built

NAMES = ("Ann", "Ben", "Cem", "Dan")


def city(*districts):
    return tuple(built(each) for each in districts)


def ids(words):
    return [each.id for each in words]


def at(character, seat=1, **more):
    """Their turn, in which cards were gathered."""
    table = Table(4, character, **more).gold(seat, 9).calls().turn(character, seat)
    table.does(act.Gather, "cards")
    return table.hand(seat, 4) if Tool.HANDS in table.state.options.tools else table


# Hands


@pytest.mark.rule("ci.open.hand_size")
@pytest.mark.parametrize(
    ("character", "seat", "action"),
    [
        ("spy", 2, lambda turn: act.Spy(turn, 2, Type.TRADE, 3)),
        ("wizard", 2, lambda turn: act.TakeCard(turn, 2)),
        ("magician", 1, lambda turn: act.Redraw(turn, 3)),
        ("thief", 1, lambda turn: act.UseDistrict(turn, "laboratory")),
        ("thief", 1, lambda turn: act.UseDistrict(turn, "museum")),
        ("thief", 1, lambda turn: act.Build(turn, "temple")),
        ("thief", 1, lambda turn: act.Build(turn, "thieves_den", cards=2)),
    ],
)
def test_cards_that_nobody_had_are_used_with_a_remark(character, seat, action):
    table = at(character, uniques=("laboratory", "museum", "thieves_den"))
    table.city(1, "laboratory", "museum").hand(seat, 0)
    [words] = table.said_against(1, action(table.state.call))
    assert (words.id, dict(words.args)["n"]) == ("citadels-had-cards", 0)
    table.act(1, action(table.state.call))
    assert table.holds(seat) >= 0
    with_enough = at(character, uniques=("laboratory", "museum", "thieves_den"))
    with_enough.city(1, "laboratory", "museum").hand(seat, 4)
    assert with_enough.said_against(1, action(with_enough.state.call)) == []


def test_the_thieves_den_takes_a_card_more_than_those_that_pay():
    table = at("thief", uniques=("thieves_den",)).hand(1, 2)
    assert table.doubted(act.Build, "thieves_den", cards=2)[0] == "citadels-had-cards"
    build = act.Build(table.state.call, "thieves_den", cards=2)
    assert table.hand(1, 3).said_against(1, build) == []


def test_a_cardinal_gives_cards_that_the_hand_has_not_with_a_remark():
    table = at("cardinal").gold(1, 1).gold(2, 9).hand(1, 3)
    assert table.doubted(act.Build, "castle", lender=2)[0] == "citadels-had-cards"
    table.builds("castle", lender=2)
    assert (table.holds(1), table.has(1), table.has(2)) == (0, 0, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_reads_as_a_sentence(language):
    table = at("wizard").hand(2, 0)
    [words] = table.said_against(1, act.TakeCard(table.state.call, 2))
    said = say(words, language, NAMES)
    assert "Cem" in said
    assert "0" in said


# Coins on the table


@pytest.mark.rule("ci.char.abbot.richest_pays")
def test_with_coins_on_the_table_the_abbots_gift_is_no_wall():
    table = at("abbot", purse="coins").gold(1, 2).gold(2, 3)
    assert table.doubted(act.Gift, 3)[0] == "citadels-richest-are"
    table.does(act.Gift, 3)
    assert (table.has(1), table.has(3)) == (3, 1)
    rich = at("abbot", purse="coins")
    assert rich.doubted(act.Gift, 3)[0] == "citadels-abbot-richest"
    assert rich.does(act.Gift, 3).has(1) == 10


@pytest.mark.rule("ci.char.cardinal.take_missing")
def test_with_coins_on_the_table_the_cardinals_loan_is_no_wall():
    table = at("cardinal", purse="coins")
    assert table.doubted(act.Build, "castle", lender=2)[0] == "citadels-nothing-missing"
    table.builds("castle", lender=2)
    assert (table.stands(1), table.has(1)) == (["castle"], 5)
    poor = at("cardinal", purse="coins").gold(1, 1).gold(2, 0)
    assert poor.doubted(act.Build, "castle", lender=2)[0] == "citadels-had-gold"
    assert poor.builds("castle", lender=2).has(2) == 0


def test_where_the_app_is_the_purse_gift_and_loan_are_refused():
    assert at("abbot").cannot(act.Gift, 3).key == "citadels-abbot-richest"
    assert at("cardinal").cannot(act.Build, "castle", lender=2).key == "citadels-nothing-missing"
    poor = at("cardinal").gold(1, 1).gold(2, 0)
    assert poor.cannot(act.Build, "castle", lender=2).key == "citadels-too-poor"


def test_with_coins_on_the_table_more_is_paid_than_was_noted_with_a_remark():
    table = Table(purse="coins")
    assert ids(table.said_against(1, act.Pay(1, 2, 5))) == ["citadels-had-gold"]
    assert table.act(1, act.Pay(1, 2, 5)).has(1) == 0
    table = at("warlord", purse="coins").gold(1, 0).city(2, "manor")
    assert table.doubted(act.Destroy, 2, "manor")[0] == "citadels-had-gold"


# Cities


@pytest.mark.rule("ci.contents.basic")
def test_a_third_town_hall_is_more_than_the_box_holds():
    table = at("thief").city(2, "town_hall").city(3, "town_hall")
    assert table.doubted(act.Build, "town_hall")[0] == "citadels-warning-more-districts"
    assert table.builds("town_hall").stands(1) == ["town_hall"]
    other = Table().city(2, "town_hall").city(3, "town_hall")
    third = act.CorrectCity(1, city("town_hall"))
    assert ids(other.said_against(1, third)) == ["citadels-warning-more-districts"]


@pytest.mark.rule("ci.unique.quarry.duplicates")
def test_three_taverns_without_a_quarry_are_remarked_upon():
    table = Table(uniques=("quarry",))
    taverns = ("tavern", "tavern", "tavern")
    [words] = table.said_against(1, act.CorrectCity(1, city(*taverns)))
    assert (words.id, dict(words.args)["n"]) == ("citadels-twice-without-quarry", 3)
    assert table.city(1, *taverns).stands(1) == list(taverns)
    assert table.said_against(1, act.CorrectCity(1, city(*taverns, "quarry"))) == []
    assert Table(4, "wizard").said_against(1, act.CorrectCity(1, city(*taverns))) == []


def test_a_district_that_was_never_noted_moves_burns_and_shines_all_the_same():
    table = at("warlord")
    assert table.does(act.Destroy, 2, "manor").has(1) == 7
    table = at("marshal").does(act.Seize, 2, "manor")
    assert (table.stands(1), table.has(1), table.has(2)) == (["manor"], 6, 5)
    table = at("diplomat").does(act.Exchange, 2, "manor", "temple")
    assert (table.stands(1), table.stands(2)) == (["manor"], ["temple"])
    table = at("artist").does(act.Beautify, "manor").does(act.Beautify, "temple")
    assert (table.has(1), table.view().on_districts) == (7, 2)


# Steps that nobody entered


def test_a_choice_before_all_lie_face_up_is_remarked_upon():
    table = Table(4).begin()
    assert ids(table.said_against(0, act.PassOn(1, 0))) == ["citadels-lie-face-up"]
    assert table.turn_up().said_against(0, act.PassOn(1, 0)) == []


def test_a_turn_that_ends_without_what_it_must_do_is_remarked_upon():
    table = Table(4, "emperor").calls().turn("emperor", 1)
    said = ids(table.said_against(1, act.EndTurn(table.state.call)))
    assert said == ["citadels-not-gathered", "citadels-emperor-must-give"]
    assert table.every("end_turn", 1)
    assert table.view(1).turn.unready is not None
    assert table.ends().view().caller.rank == 5


def test_a_witch_names_though_nobody_entered_what_she_gathered():
    table = Table(4, "witch").calls().turn("witch", 1)
    assert table.doubted(act.Name, 6)[0] == "citadels-gather-first"
    table.does(act.Name, 6)
    assert table.state.bewitched.ranks == (6,)


@pytest.mark.rule("ci.action.gather_mandatory")
@pytest.mark.parametrize("district", ["gold_mine", "library", "observatory", "manor"])
def test_who_builds_before_gathering_is_told_and_is_not_asked_to(district):
    """In silence a Gold Mine, a Library or an Observatory changed what was gathered after it."""
    there = () if district == "manor" else (district,)
    table = Table(uniques=there).gold(1, 9).calls().turn("thief", 1)
    assert table.doubted(act.Build, district) == ("citadels-gather-first", {})
    assert {one.group for one in table.every("build", 1)} == {"correct"}
    table.does(act.Gather, "cards")
    assert table.said_against(1, act.Build(table.state.call, district)) == []
    assert {one.group for one in table.every("build", 1)} == {"now"}


@pytest.mark.rule("ci.char.wizard.build_or_keep", "ci.ruling.ability_before_gathering")
def test_what_the_wizard_has_taken_is_built_at_once_without_a_remark():
    table = Table(4, "wizard").gold(1, 9).calls().turn("wizard", 1).does(act.TakeCard, 2)
    assert table.said_against(1, act.Build(table.state.call, "manor", taken=True)) == []
    assert table.every("build_other", 1, "now", district="manor")


@pytest.mark.parametrize("taken", [(act.Gather, "gold"), (act.Income,), (act.TakeExtra, "gold")])
def test_what_another_took_in_the_turn_is_told_when_the_character_is_corrected(taken):
    table = Table().gold(1, 2).city(1, "market").calls().turn("merchant", 1)
    correction = act.CorrectShown(1, 6, 2)
    assert ids(table.said_against(None, correction)) == []
    table.does(*taken)
    assert ids(table.said_against(None, correction)) == ["citadels-gathered-before"]


# On the screens


def test_what_goes_against_our_notes_is_offered_apart():
    table = at("warlord", tools=tuple(Tool)).city(2, "keep", "manor", "manor")
    table.act(None, act.CorrectShown(1, 5, 2)).city(3, "manor")
    assert [one.action["whom"] for one in table.every("ability", 1, "now")] == [3]
    against = table.every("ability", 1, "correct")
    assert {one.action["whom"] for one in against} == {2}
    assert {dict(one.label.args)["words"].id for one in against} == {"citadels-shielded"}
