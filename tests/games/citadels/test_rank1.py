"""Characters of rank 1: Assassin, Witch, Magistrate."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.text import say

from .play import EVERYTHING, Table


def marks(table, rank):
    row = next(each for each in table.view().cast if each.rank == rank)
    return [mark.kind for mark in row.marks]


def witch(*characters, players=4, **options):
    """Seat 0 is the Witch and has gathered."""
    return Table(players, "witch", *characters, **options).calls().turn("witch", 0).gathers()


def bewitched(character, seat=1, **options):
    """It is that character's turn, and it was bewitched."""
    table = witch(character, **options)
    named = table.state.ranks[_rank(table, character) - 1]
    return table.does(act.Name, named).turn(character, seat)


def _rank(table, character):
    return next(rank for rank in table.state.ranks if table.state.character(rank) == character)


def magistrate(*ranks, players=4, characters=(), **options):
    """Seat 0 is the Magistrate and has laid warrants."""
    table = Table(players, "magistrate", *characters, **options).calls().turn("magistrate", 0)
    return table.does(act.Tokens, ranks or (2, 3, 6)).ends()


# Assassin


@pytest.mark.rule("ci.char.assassin.name", "ci.char.assassin.hidden")
def test_the_killed_character_keeps_quiet_and_loses_its_turn():
    table = Table().calls().turn("assassin", 0).does(act.Name, 6).ends().call("merchant")
    said = table.refused(2, act.Answer(table.state.call, 2))
    assert (said.key, said.rule) == ("citadels-killed-keeps-quiet", "ci.char.assassin.hidden")
    table.act(None, act.Silence(table.state.call))
    assert table.state.rank == 7
    assert table.state.holder(6) is None


def test_the_assassin_names_another_character():
    table = Table().calls().turn("assassin", 0)
    said = table.cannot(act.Name, 1)
    assert (said.key, said.rule) == ("citadels-another-character", "ci.char.assassin.name")
    assert table.cannot(act.Name, 9).path == "action.rank"


@pytest.mark.rule("ci.ruling.named_victims_public")
def test_whom_assassin_witch_and_thief_name_everybody_sees():
    table = Table().calls().turn("assassin", 0).does(act.Name, 6).ends()
    table.turn("thief", 1).does(act.Name, 5)
    for viewer in (None, 2, 3):
        rows = {each.rank: each.marks for each in table.view(viewer).cast}
        assert [mark.kind for mark in rows[6]] == ["killed"]
        assert [mark.kind for mark in rows[5]] == ["robbed"]
    assert [mark.kind for mark in witch().does(act.Name, 4).view(3).cast[3].marks] == ["bewitched"]


# Witch


@pytest.mark.rule("ci.char.witch.gather_first")
def test_the_witch_gathers_before_she_names():
    table = Table(4, "witch").calls().turn("witch", 0)
    said = table.doubted(act.Name, 4)
    assert said[0] == "citadels-gather-first"
    table.gathers().does(act.Name, 4)


@pytest.mark.rule("ci.char.witch.name_and_pause", "ci.char.witch.next_call")
def test_the_witch_must_name_and_then_the_next_rank_is_called():
    table = witch()
    said = table.doubted(act.EndTurn)
    assert said[0] == "citadels-witch-must-name"
    table.does(act.Name, 4)
    assert table.view().caller.rank == 2


@pytest.mark.rule("ci.char.witch.no_build_yet")
def test_before_she_is_called_again_the_witch_neither_builds_nor_uses_districts():
    table = witch(uniques=("smithy",)).gold(0, 9).city(0, "smithy")
    said = table.cannot(act.Build, "temple")
    assert (said.key, said.rule) == ("citadels-witch-waits", "ci.char.witch.no_build_yet")
    assert table.cannot(act.UseDistrict, "smithy").rule == "ci.char.witch.no_build_yet"


@pytest.mark.rule("ci.char.witch.victim_gathers", "ci.char.witch.resumes")
def test_the_bewitched_player_only_gathers_and_the_witch_goes_on():
    table = bewitched("merchant")
    assert table.view().turn.bewitched
    table.does(act.Gather, "gold", by=1)
    assert table.has(1) == 4
    turn = table.view().turn
    assert (turn.seat, turn.character, turn.resumed) == (0, "merchant", True)
    table.ends()
    assert table.view().caller.rank == 7


@pytest.mark.rule("ci.char.witch.victim_barred", "ci.char.witch.victim_no_extra")
def test_the_bewitched_player_neither_builds_nor_uses_the_ability_nor_gets_extra():
    table = bewitched("merchant").city(1, "market").gold(1, 9)
    for kind, args in ((act.Build, ("temple",)), (act.Income, ())):
        said = table.cannot(kind, *args)
        assert (said.key, said.rule) == ("citadels-bewitched", "ci.char.witch.victim_barred")
    table.does(act.Gather, "cards", by=1)
    assert table.has(1) == 9
    assert table.has(0) == 2 + 2 + 1, "the Merchant's extra coin is the Witch's"


@pytest.mark.rule("ci.char.witch.copies_all")
def test_the_witch_copies_extra_builds_and_restrictions():
    table = bewitched("architect").gathers().gold(0, 9)
    table.builds("temple").builds("tavern").builds("watchtower")
    assert table.stands(0) == ["tavern", "temple", "watchtower"]
    table = bewitched("navigator").gathers().gold(0, 9)
    assert table.cannot(act.Build, "temple").rule == "ci.char.navigator.no_build"


@pytest.mark.rule("ci.char.witch.only_ability")
def test_the_witch_uses_her_own_gold_city_and_districts():
    table = bewitched("king", uniques=("smithy",)).city(1, "smithy", "manor").city(0, "castle")
    table.gathers().does(act.Income)
    assert (table.has(0), table.has(1)) == (2 + 2 + 1, 2 + 2)
    assert table.doubted(act.UseDistrict, "smithy")[0] == "citadels-not-there"
    table.builds("manor")
    assert table.stands(0) == ["castle", "manor"]


@pytest.mark.rule("ci.char.witch.king_patrician", "ci.char.king.bewitched")
def test_a_bewitched_king_takes_the_crown_all_the_same():
    assert bewitched("king", seat=2).view().crown == 2


@pytest.mark.rule("ci.char.witch.king_patrician", "ci.char.patrician.bewitched")
def test_a_bewitched_patrician_takes_the_crown_all_the_same():
    assert bewitched("patrician", seat=2).view().crown == 2


@pytest.mark.rule("ci.char.witch.no_build_yet")
@pytest.mark.parametrize("tools", [EVERYTHING, (Tool.CALLER, Tool.BANK)])
def test_building_is_not_offered_to_the_witch_before_she_has_named(tools):
    table = Table(4, "witch", tools=tools).calls().turn("witch", 0).gathers()
    builds = "build", "build_paid", "build_said"
    assert [table.every(slot, 0) for slot in (*builds, "district", "armory")] == [[]] * 5
    table.does(act.Name, 6).turn("merchant", 1).gathers()
    assert table.every("build", 0) or table.every("build_paid", 0)


@pytest.mark.rule("ci.char.witch.emperor", "ci.ruling.witch_as_emperor")
def test_for_a_bewitched_emperor_the_witch_gives_the_crown_even_to_his_player():
    table = bewitched("emperor", seat=2)
    table.gathers()
    said = table.cannot(act.GiveCrown, 0)
    assert said.key == "citadels-crown-elsewhere", "holder and Witch herself"
    assert table.doubted(act.EndTurn)[0] == "citadels-emperor-must-give"
    table.does(act.GiveCrown, 2)
    assert table.view().crown == 2
    assert (table.has(0), table.has(2)) == (2 + 2 + 1, 2 + 2 - 1)


@pytest.mark.rule("ci.char.witch.blackmailer")
def test_for_a_bewitched_blackmailer_the_witch_does_all_about_threats():
    table = bewitched("blackmailer").gathers()
    table.does(act.Tokens, (5, 6)).ends()
    table.turn("bishop", 2).gold(2, 7).does(act.Gather, "cards").does(act.AnswerThreat, bribe=True)
    assert (table.has(0), table.has(2)) == (4 + 3, 4)
    table.ends().turn("merchant", 3).gold(3, 5).does(act.Gather, "cards")
    table.does(act.AnswerThreat, bribe=False)
    assert table.view().prompt.seat == 0
    table.does(act.TurnUpThreat, flower=True, by=0)
    assert (table.has(0), table.has(3)) == (7 + 5, 1), "the Merchant's own coin comes afterwards"


@pytest.mark.rule("ci.char.witch.nobody")
def test_if_the_bewitched_character_is_in_nobodys_hand_the_witch_does_not_resume():
    table = witch().does(act.Name, 6).call("merchant").call_next()
    assert (table.state.turn, table.state.rank) == (None, 7)


@pytest.mark.rule("ci.unique.poor_house.witch")
def test_a_witch_who_stays_interrupted_has_nothing_of_her_poor_house():
    table = witch(uniques=("poor_house",)).city(0, "poor_house").gold(0, 0).does(act.Name, 6)
    assert table.has(0) == 0
    assert table.round_end().has(0) == 0


@pytest.mark.rule("ci.char.witch.gather_first", "ci.char.witch.resumes")
def test_a_witch_who_goes_on_does_not_gather_again():
    table = bewitched("merchant").gathers()
    assert table.acting.resumed
    assert table.cannot(act.Gather, "gold").key == "citadels-gathered"
    assert table.every("gather", 0) == []


@pytest.mark.rule("ci.char.witch.victim_barred", "ci.char.witch.victim_districts")
def test_a_bewitched_player_who_ends_without_gathering_has_neither_park_nor_poor_house():
    table = bewitched("merchant", uniques=("park", "poor_house")).city(1, "park", "poor_house")
    table.gold(1, 0).hand(1, 0).does(act.EndTurn, by=1)
    assert (table.has(1), table.holds(1)) == (0, 0)
    assert table.acting.resumed


def test_a_witch_who_resumed_has_her_poor_house():
    table = bewitched("warlord", uniques=("poor_house",)).city(0, "poor_house").gathers()
    assert table.gold(0, 0).ends().has(0) == 1


@pytest.mark.rule("ci.ruling.witch_as_queen", "ci.ruling.queen_bewitched_rank4")
@pytest.mark.parametrize(("king", "paid"), [(1, 3), (4, 3), (2, 0), (3, 0)])
def test_for_the_witch_as_queen_her_own_neighbours_count(king, paid):
    table = witch("queen", players=5).does(act.Name, 9)
    table.turn("king", king).gathers().ends()
    queen = next(seat for seat in (3, 2) if seat != king)
    table.turn("queen", queen).gathers()
    assert table.view().turn.resumed
    assert table.has(0) == 4 + paid


@pytest.mark.rule("ci.ruling.queen_bewitched_rank4")
def test_who_holds_a_bewitched_rank_4_sits_there_and_not_the_witch():
    table = witch("queen", players=5).does(act.Name, 4)
    table.turn("king", 2).gathers().ends().turn("queen", 3).gathers()
    assert table.has(3) == 2 + 2 + 3


@pytest.mark.rule("ci.ruling.witch_as_tax_collector")
def test_the_witch_as_tax_collector_takes_the_gold_and_pays_no_tax():
    table = witch("tax_collector").does(act.Name, 9)
    table.turn("thief", 2).gathers().builds("temple").ends().turn("tax_collector", 1).gathers()
    table.does(act.Collect).builds("tavern")
    assert table.view().tax == 0
    assert table.has(0) == 4 + 1 - 1


def test_the_witch_as_artist_and_warlord_does_what_they_do():
    table = witch("artist", uniques=("keep",)).does(act.Name, 9).turn("artist", 1).city(0, "manor")
    table.gathers().does(act.Beautify, "manor")
    assert table.stands(0) == ["manor+"]
    table = bewitched("warlord").gathers().city(2, "temple").does(act.Destroy, 2, "temple")
    assert table.stands(2) == []


# Magistrate


@pytest.mark.rule("ci.char.magistrate.three_tokens")
def test_three_warrants_lie_on_three_different_characters():
    table = Table(4, "magistrate").calls().turn("magistrate", 0)
    for ranks in ((2, 3), (2, 3, 4, 5)):
        said = table.cannot(act.Tokens, ranks)
        assert (said.rule, said.args) == ("ci.char.magistrate.three_tokens", {"n": 3})
    assert table.cannot(act.Tokens, (2, 2, 3)).key == "citadels-fault-rank-twice"
    table.does(act.Tokens, (2, 5, 3))
    assert [rank for rank in table.state.ranks if marks(table, rank) == ["warrants"]] == [2, 3, 5]


@pytest.mark.rule("ci.ruling.marks_not_on_self")
def test_no_token_lies_on_ones_own_character():
    table = Table(4, "magistrate").calls().turn("magistrate", 0)
    said = table.cannot(act.Tokens, (1, 2, 3))
    assert (said.key, said.rule) == ("citadels-another-character", "ci.ruling.marks_not_on_self")
    (laid,) = table.every("ability", 0)
    assert [one.value for one in laid.field("ranks").values] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule(
    "ci.char.magistrate.one_signed",
    "ci.char.magistrate.choice",
    "ci.char.magistrate.target",
    "ci.ruling.marks_secret",
)
def test_which_warrant_is_signed_is_not_entered_and_any_of_them_may_turn_out_to_be():
    for signed in (2, 3, 6):
        table = magistrate(2, 3, 6)
        asked = []
        for rank, seat in ((2, 1), (3, 2), (6, 3)):
            table.turn(rank, seat).gold(seat, 9).builds("temple" if rank == signed else "tavern")
            if table.view().prompt is not None:
                asked.append(rank)
                table.does(act.AnswerWarrant, take=rank == signed, by=0)
            table.ends()
        assert asked == [rank for rank in (2, 3, 6) if rank <= signed], "then it is known"
        assert table.stands(0) == ["temple"]


@pytest.mark.rule("ci.char.magistrate.may_reveal", "ci.ruling.same_prompt")
def test_the_magistrate_is_asked_the_same_at_every_marked_character():
    prompts = []
    table = magistrate(2, 3, 6)
    for rank, seat, district in ((2, 1, "temple"), (3, 2, "temple"), (6, 3, "temple")):
        table.turn(rank, seat).gold(seat, 9).builds(district)
        prompt = table.view().prompt
        prompts.append((say(prompt.text, "en", ("A", "B", "B", "B")), len(table.every("asked", 0))))
        table.does(act.AnswerWarrant, take=False, by=0)
        assert table.stands(seat) == ["temple"]
        table.ends()
    assert len(set(prompts)) == 1


@pytest.mark.rule(
    "ci.char.magistrate.confiscate",
    "ci.char.magistrate.never_there",
    "ci.char.magistrate.refund",
    "ci.char.magistrate.build_used",
)
def test_a_confiscated_district_goes_to_the_magistrate_and_the_gold_back():
    table = magistrate(2, 3, 6)
    table.turn("thief", 1).gold(1, 9).builds("castle")
    assert (table.has(1), table.stands(1)) == (5, [])
    table.does(act.AnswerWarrant, take=True, by=0)
    assert (table.has(0), table.stands(0)) == (2, ["castle"])
    assert (table.has(1), table.stands(1)) == (9, [])
    assert table.cannot(act.Build, "temple").key == "citadels-no-build-left"
    assert table.state.completed == ()


def test_until_the_magistrate_has_spoken_the_turn_waits():
    table = magistrate(2, 3, 6).turn("thief", 1).gold(1, 9).builds("castle")
    assert table.cannot(act.EndTurn).key == "citadels-warrant-lies"
    assert table.cannot(act.AnswerWarrant, take=True, by=1).key == "fault-not-yours"
    table.does(act.AnswerWarrant, take=False, by=0)
    assert table.cannot(act.AnswerWarrant, take=True, by=0).key == "citadels-no-warrant"


@pytest.mark.rule("ci.char.magistrate.first_paid")
def test_only_the_first_district_that_is_paid_for_can_be_taken():
    table = magistrate(2, 3, 7).turn("architect", 1).gold(1, 20).builds("temple")
    table.does(act.AnswerWarrant, take=False, by=0).builds("tavern")
    assert table.view().prompt is None
    assert table.stands(1) == ["tavern", "temple"]


@pytest.mark.rule("ci.char.magistrate.no_duplicate", "ci.unique.quarry.only_building")
def test_what_the_magistrate_has_already_cannot_be_taken_quarry_or_not():
    table = magistrate(2, 3, 6, uniques=("quarry",)).city(0, "temple", "quarry")
    table.turn("thief", 1).builds("temple")
    assert table.view().prompt is None
    assert table.stands(1) == ["temple"]


@pytest.mark.rule("ci.ruling.own_second_character")
def test_nothing_is_stolen_or_confiscated_from_oneself():
    table = Table(2, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (3, 4, 5)).ends()
    table.turn("magician", 0).gold(0, 9).builds("temple")
    assert table.view().prompt is None
    table = Table(2).calls().turn("thief", 0).does(act.Name, 3).ends().turn("magician", 0)
    assert table.has(0) == 2


@pytest.mark.rule("ci.ruling.marks_cleared")
def test_tokens_that_still_lie_there_go_back_unseen_after_the_round():
    table = magistrate(2, 3, 6).next_round()
    assert all(marks(table, rank) == [] for rank in table.state.ranks)
    assert table.state.phase is Phase.SELECT


@pytest.mark.rule("ci.ruling.monument_transfer")
def test_a_monument_is_not_confiscated_into_a_city_of_five():
    table = magistrate(2, 3, 6, uniques=("monument",))
    table.city(0, "manor", "castle", "temple", "church", "tavern")
    table.turn("thief", 1).gold(1, 9).builds("monument")
    assert table.view().prompt is None


@pytest.mark.rule("ci.ruling.exempt_build_confiscated")
def test_a_confiscated_build_outside_the_limit_leaves_the_normal_one():
    table = magistrate(2, 3, 6, characters=("trader",)).turn("trader", 1).gold(1, 9)
    table.builds("tavern").does(act.AnswerWarrant, take=True, by=0).builds("manor")
    assert table.stands(1) == ["manor"]


@pytest.mark.rule("ci.ruling.alchemist_confiscated")
def test_the_alchemist_gets_nothing_back_twice():
    table = magistrate(2, 3, 6, characters=("alchemist",)).turn("alchemist", 1).gold(1, 9)
    table.builds("castle").does(act.AnswerWarrant, take=True, by=0).ends()
    assert table.has(1) == 9
