"""What the screens are given: what there is, and with moves why something may not be done."""

import msgspec
import pytest

from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.holdings import Built
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.text import say
from tests.contract.chance import shape

from .play import Table

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gil", "Hana")


def in_words(messages):
    return [say(message, "en", NAMES) for message in messages]


@pytest.mark.parametrize(
    "character", ["thief", "wizard", "emperor", "abbot", "cardinal", "navigator", "diplomat"]
)
def test_every_choice_that_is_shown_as_open_is_accepted(character):
    table = Table(5, character, uniques=("smithy", "armory", "framework"))
    table.city(1, "smithy", "armory", "framework", "manor").city(2, "palace", "temple")
    table.gold(1, 9).calls().turn(character, 1)
    opened = [one for one in table.moves(1, 1) if one.open and not one.fields]
    assert len(opened) > 5
    for one in opened:
        action = msgspec.convert(one.action, shape(GAME))
        assert GAME.apply(table.state, 1, action) != table.state


def test_targets_that_are_not_legal_say_why():
    table = Table(4, uniques=("keep",)).city(2, "keep", "palace").city(3, "manor").gold(1, 2)
    table.calls().turn("warlord", 1)
    assert table.why_not("ability", 1) == {
        "Keep": "Keep is out of reach for rank 8.",
        "Palace": "Ben has only 2 gold and needs 4. If that’s wrong, correct the gold.",
    }


def test_a_city_says_what_destroying_its_districts_costs_unless_they_are_safe():
    def prices(table):
        return {one.district: one.to_destroy for one in table.view().seats[2].city}

    city = ("keep", "great_wall", "palace+")
    table = Table(4, uniques=("keep", "great_wall")).city(2, *city).calls()
    assert prices(table) == {"keep": None, "great_wall": 5, "palace": 6}
    assert set(prices(table.turn("bishop", 2)).values()) == {None}
    marshal = Table(4, "marshal", uniques=("keep", "great_wall")).city(2, *city)
    assert set(prices(marshal.calls()).values()) == {None}


def test_what_is_too_dear_says_how_much_is_there():
    table = Table().calls().turn("thief", 1)
    (temple,) = table.every("build", 1, district="temple")
    assert temple.action["price"] == 1
    assert table.why_not("build", 1)["Palace"].startswith("Ben has only 2 gold")


def test_what_befalls_a_character_is_told_in_order():
    table = Table(4, "magistrate", "blackmailer").calls().turn("magistrate", 0)
    table.does(act.Tokens, (5, 6, 7)).ends().turn("blackmailer", 3).does(act.Tokens, (5, 6)).ends()
    table.turn("bishop", 1)
    assert in_words(table.view().turn.befalls) == [
        "Threatened by Dan: gather, then answer.",
        "Ann put a warrant here.",
    ]
    assert say(table.seat(1).todo, "en") == "Gather first"
    table.does(act.Gather, "cards")
    assert [say(one.label, "en") for one in table.every("threat", 1, "now")] == [
        "Bribe: 1 gold",
        "No bribe",
    ]
    table.does(act.AnswerThreat, bribe=False)
    assert say(table.seat(3).todo, "en") == "Reveal your threat?"


def test_only_who_acts_and_the_table_see_what_may_be_done():
    table = Table().city(1, "manor").gold(1, 9).calls().turn("king", 1)
    slots = "build", "gather", "end_turn", "income"
    assert all(table.every(slot, 1) for slot in slots)
    assert all(table.every(slot) for slot in ("build_said", "gather", "end_turn", "income_said"))
    assert not any(table.every(slot, 2) for slot in (*slots, "build_said", "income_said"))
    assert table.view(2).turn.seat == 1


def test_a_taken_card_may_be_built_at_once():
    table = Table(4, "wizard").gold(1, 9).calls().turn("wizard", 1).does(act.TakeCard, 2)
    others = table.every("build_other", 1, district="temple")
    assert in_words(one.label for one in others) == ["Build the card just taken"]


def test_the_framework_is_another_way_to_pay():
    table = Table(uniques=("framework",)).city(1, "framework").gold(1, 0).calls()
    table.turn("thief", 1).does(act.Gather, "cards")
    assert table.every("build", 1, district="palace") == []
    others = table.every("build_other", 1, district="palace")
    assert in_words(one.label for one in others) == ["Framework"]


def test_the_rules_of_the_character_and_of_ones_districts_are_at_hand():
    table = Table(4, "witch", uniques=("museum",)).city(1, "museum").calls().turn("merchant", 1)
    rules = {hint.rule for hint in table.view().hints}
    assert {"ci.char.merchant.income", "ci.unique.museum.store"} <= rules


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_is_small_enough_to_be_sent_often(viewer):
    table = Table(8, "diplomat", "artist").calls()
    for seat in range(8):
        table.city(seat, "manor", "castle", "temple", "church", "tavern", "market")
    table.turn("diplomat", 1)
    assert len(msgspec.json.encode(table.view(viewer))) < 150_000


# The panels


def lie(table):
    """How much of the table each seat has, by its first letter."""
    return "".join(seat.stance[0] for seat in table.view().seats)


def test_who_may_answer_is_ready_while_a_rank_is_called_and_nobody_is_lit():
    table = Table(4).calls()
    assert lie(table) == "rrrr"
    table.turn("assassin", 1)
    assert lie(table) == "slss"
    table.does(act.Name, 6).ends()
    assert lie(table) == "rsrr", "one has shown a character; the crown calls"
    assert lie(table.call("merchant")) == "rsss", "nobody answers to a killed one"


def test_who_is_asked_in_another_turn_is_lit_alone():
    table = Table(4, "magistrate", "blackmailer").calls().turn("blackmailer", 3)
    table.does(act.Tokens, (4, 5)).ends().turn("king", 1).gathers()
    assert lie(table) == "slss"
    assert lie(table.does(act.AnswerThreat, bribe=False)) == "sssl"


def test_the_draft_goes_round_in_the_light():
    table = Table(4, ninth=True, seconds_per_seat=20).begin()
    assert lie(table) == "lsss", "characters are to be turned up"
    table.turn_up()
    assert lie(table) == "lsss"
    assert lie(table.act(None, act.PassOn(1, 0))) == "slss"


def test_where_nothing_is_timed_whoever_has_the_crown_can_always_say_that_all_have_a_card():
    table = Table(4).begin()
    assert lie(table) == "lsss"
    assert lie(table.act(None, act.PassOn(1, 0))) == "rlss"


def test_before_and_after_the_game_everybody_is_ready_who_has_something_to_do():
    assert lie(Table(4)) == "rrrr"
    assert lie(Table(4, tools=(Tool.BANK,))) == "rrrr"
    table = Table(4).act(None, act.CountUp(0)).act(1, act.EnterFinal(0, 0))
    assert lie(table) == "rsrr"


def test_whoever_may_have_been_the_killed_king_is_ready_at_the_end_of_the_round():
    table = Table(4).calls().turn("assassin", 1).does(act.Name, 4).ends().round_end()
    assert lie(table) == "rsrr"
    assert lie(table.act(2, act.ShowKilled(1, 2))) == "ssls"


def test_a_panel_names_what_its_person_has_shown():
    table = Table(4).calls().turn("bishop", 1).does(act.Gather, "gold").ends()
    table.act(None, act.CorrectComplete(1, complete=True))
    assert [(one.icon, one.tone) for one in table.seat(1).tags] == [
        ("citadels_bishop", "held"),
        ("lock", "good"),
        ("flag", "good"),
    ]
    assert in_words([one.words for one in table.seat(0).tags]) == ["Has the crown"]


# Counting


def test_a_total_grows_with_what_is_entered():
    table = Table().city(1, "manor", "palace").act(None, act.CountUp(0))
    assert table.view(1).finals[1].total == 8
    table.act(1, act.EnterFinal(0, 0, (Built("manor"),)))
    assert table.view(1).finals[1].total == 3
    assert table.view(2).finals[1].total == 8, "what was tracked, not what was entered"


def test_who_goes_back_from_the_count_counts_anew():
    table = Table().calls().act(None, act.CountUp(1))
    for seat in range(4):
        table.act(seat, act.EnterFinal(0, 0))
    assert GAME.revealed(table.state)
    table.act(None, act.CorrectRound(1, Phase.CALL, 5), act.CountUp(1))
    assert not GAME.revealed(table.state)


def test_a_table_that_only_counts_may_begin_to_play_after_all():
    table = Table(tools=()).act(None, act.SwitchTool(Tool.CALLER, on=True))
    assert table.state.phase is Phase.SETUP
    table = Table(tools=(Tool.BANK,)).act(None, act.CountUp(0), act.SwitchTool(Tool.HANDS, on=True))
    assert table.state.phase is Phase.FINAL


@pytest.mark.parametrize("tools", [(), tuple(Tool)])
def test_each_district_to_count_lies_on_one_page(tools):
    view = Table(4, tools=tools).view()
    for pages in (view.by_kind, view.by_type):
        assert [page.number for page in pages] == list(range(len(pages)))
        lying = [district for page in pages for district in page.districts]
        assert sorted(lying) == sorted(one.district for one in view.districts)
    # More unique districts than a game has lie on several pages, by what they cost.
    by_cost = [()] if tools else [(2, 4), (5,), (6,)]
    assert [page.costs for page in view.by_kind] == [(), *by_cost]


def test_an_income_of_nothing_is_not_offered_until_a_district_brings_some():
    table = Table().gold(1, 9).calls().turn("king", 1).gathers()
    assert not table.every("income", 1)
    table.builds("manor")
    assert [one.action["gold"] for one in table.every("income", 1)] == [None]


def test_a_killed_character_is_called_without_asking_who_it_is():
    table = Table().calls().turn("assassin", 1).does(act.Name, 4).ends()
    while table.view().caller.rank < 4:
        table.act(None, act.Silence(table.view().caller.call))
    assert in_words([table.view().headline]) == ["4: King was killed and says nothing."]


def test_after_the_last_round_nobody_is_told_to_collect_the_characters():
    table = Table().calls().round_end()
    assert in_words([table.seat(0).todo]) == ["Collect the character cards"]
    table.act(None, act.CorrectComplete(1, True))
    assert in_words([table.seat(0).todo]) == ["Count the cities"]
