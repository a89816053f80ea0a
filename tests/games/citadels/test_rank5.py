"""Characters of rank 5: Bishop, Abbot, Cardinal."""

import pytest

from companion.games.citadels import actions as act

from .play import Table


@pytest.mark.rule("ci.char.bishop.protection")
@pytest.mark.parametrize(
    ("character", "kind", "args"),
    [
        ("warlord", act.Destroy, (2, "temple")),
        ("diplomat", act.Exchange, (2, "temple", "manor")),
        ("marshal", act.Seize, (2, "temple")),
    ],
)
def test_rank_8_does_nothing_to_the_bishops_city(character, kind, args):
    table = Table(4, character).city(2, "temple").city(1, "manor").calls()
    table.turn("bishop", 2).ends().turn(character, 1)
    said = table.doubted(kind, *args)
    assert said[0] == "citadels-shielded"
    assert table.seat(2).shielded


def test_the_protection_is_over_with_the_round():
    table = Table().city(2, "temple").calls().turn("bishop", 2).ends().next_round().choose()
    table.turn("warlord", 1).does(act.Destroy, 2, "temple")
    assert table.stands(2) == []


@pytest.mark.rule("ci.char.bishop.killed")
def test_a_killed_bishop_is_not_protected():
    table = Table().city(2, "temple").calls().turn("assassin", 0).does(act.Name, 5).ends()
    table.turn("warlord", 1).does(act.Destroy, 2, "temple")
    assert table.stands(2) == []


@pytest.mark.rule("ci.char.bishop.bewitched")
def test_a_bewitched_bishops_protection_is_the_witchs():
    table = Table(4, "witch").city(2, "temple").city(0, "church").calls()
    table.turn("witch", 0).gathers().does(act.Name, 5).turn("bishop", 2).gathers().ends()
    table.turn("warlord", 1)
    assert table.doubted(act.Destroy, 0, "church")[0] == "citadels-shielded"
    table.does(act.Destroy, 2, "temple")


@pytest.mark.rule("ci.char.abbot.income", "ci.char.abbot.income.example")
@pytest.mark.parametrize(("gold", "cards"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_the_abbot_takes_gold_and_cards_in_any_mix(gold, cards):
    table = Table(4, "abbot").city(2, "temple", "church", "monastery").calls().turn("abbot", 2)
    assert gold in [one.action["gold"] for one in table.every("income", 2)]
    table.does(act.Income, gold=gold)
    assert (table.has(2), table.holds(2)) == (2 + gold, 4 + cards)


def test_the_abbot_says_the_mix_and_takes_no_more():
    table = Table(4, "abbot").city(2, "temple", "church").calls().turn("abbot", 2)
    assert table.cannot(act.Income).key == "citadels-mix"
    assert table.doubted(act.Income, gold=3)[0] == "citadels-income-is"
    assert table.doubted(act.Income, gold=1, cards=2)[0] == "citadels-income-is"


@pytest.mark.rule("ci.char.abbot.richest_pays")
def test_the_richest_gives_the_abbot_a_gold():
    table = Table(4, "abbot").gold(1, 9).calls().turn("abbot", 2)
    said = table.cannot(act.Gift, 3)
    assert (said.key, said.rule) == ("citadels-richest-are", "ci.char.abbot.richest_pays")
    table.does(act.Gift, 1)
    assert (table.has(1), table.has(2)) == (8, 3)
    assert table.cannot(act.Gift, 1).key == "citadels-used"


@pytest.mark.rule("ci.char.abbot.several_richest")
def test_of_several_richest_the_abbot_picks_one():
    for whom in (1, 3):
        table = Table(4, "abbot").gold(1, 9).gold(3, 9).calls().turn("abbot", 2)
        table.does(act.Gift, whom)
        assert table.has(whom) == 8


@pytest.mark.rule("ci.char.abbot.tied_richest")
def test_an_abbot_who_is_richest_or_as_rich_gets_nothing():
    for gold in (9, 10):
        table = Table(4, "abbot").gold(1, 9).gold(2, gold).calls().turn("abbot", 2)
        said = table.cannot(act.Gift, 1)
        assert (said.key, said.rule) == ("citadels-abbot-richest", "ci.char.abbot.tied_richest")


def cardinal(gold=1, lender=5, hand=4, **options):
    """Seat 2 is the Cardinal, seat 1 may be asked for gold."""
    table = Table(4, "cardinal", **options).gold(2, gold).gold(1, lender).hand(2, hand)
    return table.calls().turn("cardinal", 2)


@pytest.mark.rule(
    "ci.char.cardinal.take_missing", "ci.char.cardinal.give_cards", "ci.char.cardinal.must_build"
)
def test_the_cardinal_takes_what_is_missing_for_as_many_cards_and_builds():
    table = cardinal().builds("castle", lender=1)
    assert (table.has(1), table.has(2)) == (2, 0)
    assert (table.holds(1), table.holds(2)) == (4 + 3, 4 - 3 - 1)
    assert table.stands(2) == ["castle"]


@pytest.mark.rule("ci.char.cardinal.no_more")
def test_the_cardinal_takes_nothing_where_nothing_is_missing():
    said = cardinal(gold=4).cannot(act.Build, "castle", lender=1)
    assert (said.key, said.rule) == ("citadels-nothing-missing", "ci.char.cardinal.no_more")


def test_the_lender_must_have_what_is_missing():
    said = cardinal(lender=2).cannot(act.Build, "castle", lender=1)
    assert (said.key, said.args["need"]) == ("citadels-too-poor", 3)


@pytest.mark.rule("ci.ability.once")
def test_the_cardinal_borrows_once_a_turn_beside_the_stables_too():
    table = cardinal(hand=9).builds("stables", lender=1).gold(2, 0)
    assert table.doubted(act.Build, "castle", lender=1)[0] == "citadels-used"
    table.gold(2, 9).gold(1, 9)
    assert {one.action["lender"] for one in table.every("build", 2)} == {None}


@pytest.mark.rule("ci.ruling.cardinal_limits")
def test_the_card_that_is_built_is_not_given_away_and_nothing_is_borrowed_for_the_tax():
    said, numbers = cardinal(hand=3).doubted(act.Build, "castle", lender=1)
    assert (said, numbers["n"]) == ("citadels-had-cards", 3)
    table = Table(4, "cardinal", "tax_collector").gold(2, 1).gold(1, 5).calls()
    table.turn("cardinal", 2).builds("castle", lender=1)
    assert (table.has(1), table.has(2), table.view().tax) == (2, 0, 0)


def test_nobody_else_borrows():
    table = Table().gold(1, 9).calls().turn("thief", 2)
    said = table.cannot(act.Build, "castle", lender=1)
    assert (said.key, said.rule) == ("citadels-only-cardinal", "ci.char.cardinal.take_missing")


@pytest.mark.rule("ci.ruling.cardinal_confiscation")
def test_gold_that_was_borrowed_stays_with_the_cardinal_when_the_district_is_confiscated():
    table = Table(4, "magistrate", "cardinal").gold(2, 1).gold(1, 5).calls()
    table.turn("magistrate", 0).does(act.Tokens, (3, 5, 6)).ends().turn("cardinal", 2)
    table.builds("castle", lender=1).does(act.AnswerWarrant, take=True, by=0)
    assert (table.has(2), table.has(1)) == (4, 2)
    assert (table.holds(2), table.holds(1)) == (0, 7)
    assert table.stands(0) == ["castle"]


def test_the_cardinal_is_offered_only_lenders_who_can():
    table = cardinal().does(act.Gather, "cards")
    others = table.every("build_other", 2, district="castle")
    assert [one.action["lender"] for one in others] == [1]
    assert table.refused(1, act.Answer(table.state.call, 1)).key == "citadels-call-over"
    assert table.ends().state.turn is None
    assert table.refused(2, act.EndTurn(table.state.call)).key == "citadels-turn-over"


def test_a_lender_who_does_not_exist_is_refused_however_the_build_is_paid_for():
    """Else the server failed where the Framework paid."""
    table = Table().city(1, "framework").calls().turn("thief", 1)
    assert table.cannot(act.Build, "palace", pay="framework", lender=8).path == "action.lender"
    assert table.cannot(act.Build, "palace", pay="framework", lender=1).path == "action.lender"


def test_nobody_lends_to_what_the_framework_pays_for():
    table = Table(4, "cardinal").city(1, "framework").calls().turn("cardinal", 1)
    assert table.cannot(act.Build, "palace", pay="framework", lender=2).path == "action.lender"
    table.builds("palace", pay="framework")
    assert (table.has(1), table.has(2), table.stands(1)) == (2, 2, ["palace"])
    assert not table.acting.has_used("ability")
