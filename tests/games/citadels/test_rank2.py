"""Characters of rank 2: Thief, Spy, Blackmailer."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.model import MarkKind
from companion.games.citadels.options import Tool
from companion.games.citadels.tables import Type
from companion.text import say
from tests.games.table import NAMES

from .play import Table


def blackmail(*ranks, players=4, characters=(), **options):
    """Seat 0 is the Blackmailer and has laid threats."""
    table = Table(players, "blackmailer", *characters, **options).calls().turn("blackmailer", 0)
    return table.does(act.Tokens, ranks or (5, 6)).ends()


# Thief


@pytest.mark.rule("ci.char.thief.name", "ci.char.thief.steal")
def test_the_thief_takes_all_gold_at_the_moment_of_the_reveal():
    table = Table().calls().turn("thief", 0).does(act.Name, 6).ends().gold(2, 7)
    table.turn("merchant", 2)
    assert (table.has(0), table.has(2)) == (9, 0)
    table.gathers()
    assert table.has(2) == 3, "what comes afterwards stays"
    assert say(table.view().turn.befalls[0], "en", ("Ann",)) == "Ann has stolen all the gold."


def test_a_thief_takes_nothing_from_an_empty_stash():
    table = Table().calls().turn("thief", 0).does(act.Name, 6).ends().gold(2, 0).turn("merchant", 2)
    assert (table.has(0), table.has(2)) == (2, 0)


def test_who_is_not_there_is_not_robbed():
    table = Table().calls().turn("thief", 0).does(act.Name, 6).ends().round_end()
    assert [table.has(seat) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("ci.char.thief.immune")
def test_rank_1_the_killed_and_the_bewitched_are_not_robbed():
    table = Table().calls().turn("assassin", 1).does(act.Name, 6).ends().turn("thief", 0)
    for rank in (1, 6):
        said = table.cannot(act.Name, rank)
        assert (said.key, said.rule) == ("citadels-immune", "ci.char.thief.immune")
    table = Table(4, "witch").calls().turn("witch", 1).gathers().does(act.Name, 6).turn("thief", 0)
    assert table.cannot(act.Name, 6).rule == "ci.char.thief.immune"
    open_ranks = [one.action["rank"] for one in table.every("ability", 0)]
    assert open_ranks == [3, 4, 5, 7, 8]


def test_the_thief_does_not_name_himself():
    assert Table().calls().turn("thief", 0).cannot(act.Name, 2).key == "citadels-another-character"


def test_gold_on_districts_is_not_in_the_stash():
    table = Table(4).calls().turn("thief", 0).does(act.Name, 6).ends().city(2, "manor+").gold(2, 3)
    table.turn("merchant", 2)
    assert (table.has(0), table.view().on_districts) == (5, 1)


# Spy


@pytest.mark.rule("ci.char.spy.gold")
def test_the_spy_takes_a_gold_and_a_card_for_each_card_of_the_type():
    table = Table(4, "spy").gold(2, 5).calls().turn("spy", 0).does(act.Spy, 2, Type.TRADE, 3)
    assert (table.has(0), table.has(2)) == (5, 2)
    assert (table.holds(0), table.holds(2)) == (7, 4)


@pytest.mark.rule("ci.char.spy.not_enough")
def test_gold_that_is_missing_is_not_made_up_for():
    table = Table(4, "spy").gold(2, 1).calls().turn("spy", 0).does(act.Spy, 2, Type.TRADE, 3)
    assert (table.has(0), table.has(2), table.holds(0)) == (3, 0, 7)


def test_the_spy_looks_at_somebody_elses_hand():
    table = Table(4, "spy").calls().turn("spy", 0)
    assert table.cannot(act.Spy, 0, Type.TRADE, 1).key == "citadels-not-oneself"
    assert table.cannot(act.Spy, 1, Type.TRADE, -1).path == "action.cards"


# Blackmailer


@pytest.mark.rule("ci.char.blackmailer.two_tokens")
def test_two_threats_lie_on_two_characters():
    table = Table(4, "blackmailer").calls().turn("blackmailer", 0)
    assert table.cannot(act.Tokens, (5,)).rule == "ci.char.blackmailer.two_tokens"
    table.does(act.Tokens, (6, 5))
    assert table.state.threats.ranks == (5, 6)


@pytest.mark.rule(
    "ci.char.blackmailer.one_flower",
    "ci.char.blackmailer.target",
    "ci.char.blackmailer.choice",
    "ci.ruling.marks_secret",
)
@pytest.mark.parametrize("flower", [5, 6])
def test_which_threat_has_the_flower_is_not_entered_and_either_may(flower):
    table = blackmail(5, 6)
    taken = {}
    for rank, seat in ((5, 1), (6, 2)):
        table.turn(rank, seat).gold(seat, 8)
        asked = bool(table.every("threat", seat))
        if asked:
            table.does(act.Gather, "cards").does(act.AnswerThreat, bribe=False)
            table.does(act.TurnUpThreat, flower=rank == flower, by=0)
        taken[rank] = (asked, table.has(seat) < 8)
        table.ends()
    assert taken[flower] == (True, True)
    assert taken[5][0]
    assert not taken[11 - flower][1]


@pytest.mark.rule("ci.char.blackmailer.gather_first")
def test_the_threatened_gather_first_and_then_answer():
    table = blackmail().turn("bishop", 1).gold(1, 5)
    said = table.doubted(act.AnswerThreat, bribe=True)
    assert said[0] == "citadels-gather-first"
    table.gathers().does(act.AnswerThreat, bribe=True)
    assert (table.has(1), table.has(0)) == (7 - 3, 2 + 3)


@pytest.mark.rule("ci.char.blackmailer.bribe")
def test_a_bribe_is_half_rounded_down_and_the_token_goes_unseen():
    table = blackmail().turn("bishop", 1).gold(1, 9).does(act.Gather, "cards")
    table.does(act.AnswerThreat, bribe=True)
    assert (table.has(1), table.has(0)) == (5, 6)
    assert table.state.threats.ranks == (6,)
    assert table.view().prompt is None


@pytest.mark.rule("ci.char.blackmailer.bribe.example", "ci.ruling.bribe_with_nothing")
@pytest.mark.parametrize("gold", [0, 1])
def test_with_one_gold_or_none_the_bribe_is_nothing(gold):
    table = blackmail().turn("bishop", 1).gold(1, gold).does(act.Gather, "cards")
    table.does(act.AnswerThreat, bribe=True)
    assert (table.has(1), table.has(0)) == (gold, 2)
    assert table.state.threats.ranks == (6,)


@pytest.mark.rule("ci.char.blackmailer.may_reveal")
def test_after_a_refusal_the_blackmailer_may_leave_the_threat():
    table = blackmail().turn("bishop", 1).gathers().does(act.AnswerThreat, bribe=False)
    assert table.cannot(act.EndTurn).key == "citadels-threat-lies"
    assert table.cannot(act.TurnUpThreat, flower=True, by=1).key == "fault-not-yours"
    table.does(act.TurnUpThreat, by=0)
    assert table.has(1) == 4
    assert table.state.threats.ranks == (5, 6)
    table.ends()


@pytest.mark.rule("ci.char.blackmailer.flower")
def test_the_flower_takes_the_whole_stash():
    table = blackmail().turn("bishop", 1).gold(1, 7).does(act.Gather, "cards")
    table.does(act.AnswerThreat, bribe=False).does(act.TurnUpThreat, flower=True, by=0)
    assert (table.has(0), table.has(1)) == (9, 0)
    assert table.ends().turn("merchant", 2).every("threat", 2) == [], "the flower is out"


def test_a_blank_threat_takes_nothing():
    table = blackmail().turn("bishop", 1).gathers().does(act.AnswerThreat, bribe=False)
    table.does(act.TurnUpThreat, flower=False, by=0)
    assert (table.has(0), table.has(1)) == (2, 4)
    assert table.state.threats.ranks == (6,)


@pytest.mark.rule("ci.char.blackmailer.answer_first")
def test_before_the_threat_is_answered_there_is_no_ability_no_district_and_no_building():
    table = blackmail(uniques=("laboratory",)).turn("bishop", 1).gathers().city(1, "laboratory")
    for kind, *args in (act.Build, "temple"), (act.Income,), (act.UseDistrict, "laboratory"):
        said = table.cannot(kind, *args)
        assert (said.key, said.rule) == (
            "citadels-threat-first",
            "ci.char.blackmailer.answer_first",
        )
    table.does(act.AnswerThreat, bribe=True).does(act.Income).builds("temple")


@pytest.mark.rule("ci.char.blackmailer.answer_first")
def test_a_witch_whom_somebody_marked_as_threatened_names_nobody_before_she_has_answered():
    table = Table(4, "witch", "blackmailer").calls()
    table = table.act(None, act.CorrectMark(MarkKind.THREATS, (1, 8), 1)).turn("witch", 2).gathers()
    assert table.cannot(act.Name, 4).key == "citadels-threat-first"
    assert "name" not in [one.action["kind"] for one in table.moves(2, 2)]
    table.does(act.AnswerThreat, bribe=True).does(act.Name, 4)


@pytest.mark.rule("ci.char.blackmailer.immune")
def test_rank_1_the_killed_and_the_bewitched_are_not_threatened():
    table = Table(4, "blackmailer").calls().turn("assassin", 1).does(act.Name, 6).ends()
    table.turn("blackmailer", 0)
    for pair in ((1, 5), (5, 6)):
        said = table.cannot(act.Tokens, pair)
        assert (said.key, said.rule) == ("citadels-immune", "ci.char.blackmailer.immune")
    table = Table(4, "witch", "blackmailer").calls().turn("witch", 1).gathers().does(act.Name, 6)
    assert table.turn("blackmailer", 0).cannot(act.Tokens, (5, 6)).key == "citadels-immune"


@pytest.mark.rule("ci.char.blackmailer.warrant_allowed")
def test_a_character_with_a_warrant_may_be_threatened_too():
    table = Table(4, "magistrate", "blackmailer").calls().turn("magistrate", 1)
    table.does(act.Tokens, (4, 5, 6)).ends().turn("blackmailer", 0).does(act.Tokens, (5, 6))
    kinds = [mark.kind for mark in table.view().cast[4].marks]
    assert kinds == ["warrants", "threats"]


def test_an_extra_coin_comes_after_the_threat():
    table = blackmail().turn("merchant", 1).gold(1, 4).gathers()
    assert table.has(1) == 6
    assert table.does(act.AnswerThreat, bribe=True).has(1) == 4


@pytest.mark.rule("ci.char.blackmailer.bribe", "ci.char.blackmailer.flower")
def test_what_a_threatened_merchant_pays_is_told_without_the_coin_that_comes_besides():
    """He paid 4 and the log said 3; the flower took 9 and the log said 8."""

    def log(*deeds, gold=9):
        table = blackmail().turn("merchant", 1).gathers().gold(1, gold)
        for deed, args, by in deeds:
            table.does(deed, by=by, **args)
        return say(table.narrated().public, "en", NAMES)

    bribes = act.AnswerThreat, {"bribe": True}, 1
    refuses = act.AnswerThreat, {"bribe": False}, 1
    flower = act.TurnUpThreat, {"flower": True}, 0
    assert log(bribes) == "Ben bribed Ann with 4 gold. And 1 extra gold."
    assert log(refuses, flower) == ("Ann revealed the flower: 9 gold from Ben. And 1 extra gold.")


NO_BANK = (Tool.CALLER, Tool.CITIES)


@pytest.mark.parametrize(
    ("character", "deed", "words"),
    [
        ("spy", lambda call: act.Spy(call, 2, Type.TRADE, 2), "Ben spied on Cem (Trade): 2 cards."),
        ("warlord", lambda call: act.Destroy(call, 2, "manor"),
         "Ben destroyed Manor in Cem’s city for 2 gold."),
        ("marshal", lambda call: act.Seize(call, 2, "manor"),
         "Ben paid Cem 3 gold and took Manor."),
        ("diplomat", lambda call: act.Exchange(call, 2, "manor", "temple"),
         "Ben exchanged with Cem: Temple for Manor, and paid 2 gold."),
        ("king", act.Income, "Ben: income, 1 gold."),
        ("emperor", lambda call: act.GiveCrown(call, 2),
         "Ben gave the crown to Cem and took 1 gold."),
    ],
)  # fmt: skip
def test_where_nobody_keeps_gold_no_sentence_tells_of_0_gold(character, deed, words):
    table = Table(4, character, tools=NO_BANK).city(1, "temple", "castle").city(2, "manor").calls()
    table.turn(character, 1)
    table.act(1, deed(table.state.call))
    assert say(table.narrated().public, "en", NAMES) == words


def test_the_caller_alone_says_of_a_robbery_no_number():
    """It said "0 gold to Blue" beside "Blue has taken all the gold"."""
    table = Table(tools=(Tool.CALLER,)).calls().turn("thief", 0).does(act.Name, 6).ends()
    assert [mark.name.id for mark in table.view().cast[5].marks] == ["citadels-mark-robbed"]
    table.turn("merchant", 1)
    assert say(table.narrated().public, "en", NAMES) == (
        "Ben is Merchant and was robbed: Ann took all the gold."
    )
    assert [mark.name.id for mark in table.view().cast[5].marks] == ["citadels-mark-was-robbed"]


@pytest.mark.parametrize("bribe", [True, False])
def test_a_threat_is_settled_without_a_number_where_nobody_keeps_gold(bribe):
    table = Table(4, "blackmailer", tools=NO_BANK).calls().turn("blackmailer", 0)
    table.does(act.Tokens, (6, 7)).ends().turn("merchant", 1).does(act.AnswerThreat, bribe=bribe)
    if not bribe:
        table.does(act.TurnUpThreat, by=0, flower=True)
    told = say(table.narrated().public, "en", NAMES)
    assert ("half the gold" if bribe else "all the gold") in told
