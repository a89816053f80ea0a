"""Chapter: end of the game. Costs, five types, complete cities, the winner, ties."""

import msgspec
import pytest

from companion.games.citadels.scoring import SCORING
from companion.text import LANGUAGES, say

from .entries import SEVEN, document, faults, holdings, lines, notes, points, sheet, totals, warned

EIGHT = f"{SEVEN} prison"
FIVE_TYPES = "manor temple tavern watchtower keep"


# Costs


@pytest.mark.rule("ci.intro.cost_is_points", "ci.score.costs")
def test_a_city_scores_what_its_districts_cost():
    scored = sheet(holdings("manor castle tavern"))
    assert lines(scored) == {"districts": 8}
    assert scored.players[0].lines[0].rule == "ci.score.costs"


@pytest.mark.rule("ci.char.artist.cost_up")
def test_a_beautified_district_scores_1_more():
    assert points(sheet(holdings("manor+ castle tavern+")), "districts") == 10


def test_an_empty_city_scores_nothing():
    scored = sheet(holdings("", gold=12, hand=5))
    assert totals(scored) == [0, 0, 0, 0]
    assert lines(scored) == {"districts": 0}


# Five types


@pytest.mark.rule("ci.score.five_types", "ci.district.types", "ci.district.types_matter")
def test_all_five_types_score_3():
    assert points(sheet(holdings(FIVE_TYPES)), "five_types") == 3
    assert points(sheet(holdings("manor temple tavern watchtower castle")), "five_types") == 0


# Complete cities


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.rule("ci.end.seventh", "ci.score.first_complete", "ci.score.other_complete")
def test_from_four_players_on_seven_districts_complete_a_city(seats):
    first = holdings(SEVEN, first_complete=True)
    scored = sheet(first, holdings(SEVEN), holdings("manor castle"), seats=seats)
    assert [points(scored, "completion", who) for who in range(3)] == [4, 2, 0]


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(2, marks=pytest.mark.rule("ci.two.eighth")),
        pytest.param(3, marks=pytest.mark.rule("ci.three.eighth")),
    ],
)
def test_with_two_or_three_it_takes_eight(seats):
    scored = sheet(holdings(EIGHT, first_complete=True), holdings(SEVEN), seats=seats)
    assert [points(scored, "completion", who) for who in range(2)] == [4, 0]
    assert points(sheet(holdings(EIGHT), holdings(SEVEN), seats=seats), "completion") == 2


@pytest.mark.rule("ci.end.more_than_seven")
def test_a_city_may_grow_beyond_what_completes_it():
    scored = sheet(holdings(f"{SEVEN} prison fortress church", first_complete=True))
    assert lines(scored) == {"districts": 27, "completion": 4}
    assert scored.players[0].facts == {"haunted_quarter": None, "complete": True, "size": 10}


@pytest.mark.rule("ci.unique.monument.counts_two")
def test_the_monument_is_two_districts_of_a_complete_city_and_one_for_all_else():
    six = "manor castle tavern market docks monument"
    scored = sheet(holdings(six, first_complete=True), holdings(six.replace("monument", "keep")))
    assert lines(scored) == {"districts": 17, "completion": 4}
    assert scored.players[0].facts["size"] == 7
    assert points(scored, "completion", 1) == 0
    well = sheet(holdings("wishing_well monument manor"))
    assert points(well, "wishing_well") == 2
    assert points(sheet(holdings("capitol monument manor")), "capitol") == 0


# A complete city that has shrunk


def shrunk(kept):
    """Ana was the first, Ben was complete as well; both have six districts now. Cem has seven."""
    six = SEVEN.removesuffix(" temple")
    return sheet(
        holdings(six, first_complete=True),
        holdings(six, completed=True),
        holdings(SEVEN),
        options={"completion_kept": kept} if kept else {},
    )


@pytest.mark.rule("ci.ruling.completion_kept")
@pytest.mark.parametrize(
    ("kept", "bonuses"),
    [
        (None, [4, 2, 2, 0]),
        ("kept", [4, 2, 2, 0]),
        ("judged", [0, 0, 2, 0]),
        ("first_only", [4, 0, 2, 0]),
    ],
)
def test_a_city_that_was_complete_keeps_its_bonus_unless_the_table_says_no(kept, bonuses):
    scored = shrunk(kept)
    assert [points(scored, "completion", who) for who in range(4)] == bonuses
    assert [player.facts["complete"] for player in scored.players] == [n > 0 for n in bonuses]
    choice = (kept or "kept").replace("_", "-")
    assert notes(scored) == [f"citadels-ruling-completion-kept-{choice}"]


def test_a_city_that_stands_complete_scores_whatever_was_ticked():
    scored = sheet(holdings(SEVEN, completed=False), holdings(SEVEN, first_complete=True))
    assert [points(scored, "completion", who) for who in range(2)] == [2, 4]
    assert notes(scored) == []


def test_the_first_under_any_ruling_scores_4_for_a_city_that_stands():
    for kept in ("kept", "judged", "first_only"):
        given = sheet(holdings(SEVEN, first_complete=True), options={"completion_kept": kept})
        assert points(given, "completion") == 4


# The winner


@pytest.mark.rule("ci.intro.most_points", "ci.score.most_wins")
def test_most_points_win():
    scored = sheet(holdings("manor"), holdings("castle"), holdings("palace"), holdings("temple"))
    assert scored.winners == ("Cem",)
    assert scored.decided_by == "total"
    assert [player.place for player in scored.players] == [3, 2, 1, 4]


@pytest.mark.rule("ci.score.tie")
def test_a_tie_goes_to_the_higher_rank_of_the_last_round():
    scored = sheet(
        holdings("palace", ranks=[4]), holdings("cathedral", ranks=[8]), holdings(ranks=[9])
    )
    assert scored.winners == ("Ben",)
    assert scored.decided_by == "rank"
    assert [player.place for player in scored.players][:3] == [2, 1, 3]
    assert say(scored.story[0], "en").endswith("Ben wins by the character with the higher rank.")


@pytest.mark.rule("ci.ruling.tie_two_characters")
def test_of_two_characters_the_higher_one_counts():
    scored = sheet(holdings("palace", ranks=[3, 7]), holdings("cathedral", ranks=[6, 5]), seats=2)
    assert scored.winners == ("Ana",)
    assert notes(scored) == ["citadels-note-tie-two"]


@pytest.mark.rule("ci.ruling.tie_killed")
def test_a_killed_character_counts_in_a_tie_unless_the_table_says_no():
    tied = (holdings("palace", ranks=[8]), holdings("cathedral", ranks=[5]))
    assert sheet(*tied, killed=8).winners == ("Ana",)
    assert notes(sheet(*tied, killed=8)) == ["citadels-ruling-tie-killed-yes"]
    without = sheet(*tied, killed=8, options={"tie_killed": False})
    assert without.winners == ("Ben",)
    assert notes(without) == ["citadels-ruling-tie-killed-no"]
    assert sheet(*tied, killed=2, options={"tie_killed": False}).winners == ("Ana",)


def test_of_two_characters_the_one_that_was_not_killed_still_counts():
    tied = (holdings("palace", ranks=[8, 2]), holdings("cathedral", ranks=[5, 3]))
    choices = {"killed": 8, "options": {"tie_killed": False}, "seats": 2}
    assert sheet(*tied, **choices).winners == ("Ben",)


def test_a_tie_that_nobody_told_the_characters_of_is_shared_and_asked_about():
    scored = sheet(holdings("palace"), holdings("cathedral"))
    assert scored.winners == ("Ana", "Ben")
    assert scored.decided_by == "shared"
    assert warned(scored) == {("players[0].ranks", "no_rank"), ("players[1].ranks", "no_rank")}
    assert warned(sheet(holdings(), holdings())) == set()  # before anybody has counted


def test_a_whole_game_of_four():
    """First and second completion, five types, a Dragon Gate."""
    scored = sheet(
        holdings(
            "manor temple tavern prison dragon_gate market castle",
            gold=1,
            hand=2,
            crown=True,
            first_complete=True,
            ranks=[4],
        ),
        holdings("palace cathedral harbor fortress docks town_hall monastery", hand=1, ranks=[7]),
        holdings("castle church trading_post barracks laboratory smithy", gold=4, ranks=[5]),
        holdings("watchtower manor tavern temple market", gold=9, hand=4, ranks=[2]),
    )
    assert totals(scored) == [28, 32, 24, 8]
    assert lines(scored) == {
        "districts": 19,
        "five_types": 3,
        "completion": 4,
        "dragon_gate": 2,
    }
    assert scored.winners == ("Ben",)
    assert scored.warnings == scored.notes == ()


# What cannot be


@pytest.mark.rule("ci.intro.players")
def test_two_to_eight_play():
    assert ("players", "player_count") in faults(seats=1)
    nine = [*document(seats=8)["players"], {"name": "Ida"}]
    given = msgspec.convert({"players": nine}, SCORING.entry)
    assert [(fault.path, fault.code) for fault in SCORING.check(given)] == [
        ("players", "player_count")
    ]
    assert all(faults(seats=seats) == set() for seats in range(2, 9))


@pytest.mark.rule("ci.unique.secret_vault.never_built")
def test_every_impossible_value_is_told_with_its_path():
    first = holdings(
        "castel manor*2 secret_vault museum*-1",
        gold=-1,
        hand=10_001,
        ranks=[0, 10],
        haunted_quarter="green",
        crown=True,
        first_complete=True,
    )
    second = holdings(crown=True, first_complete=True)
    assert faults(first, second, options={"completion_kept": "no"}, killed=12) == {
        ("players[0].city[0].district", "unknown_district"),
        ("players[0].city[1].cards_under", "only_museum"),
        ("players[0].city[2].district", "never_built"),
        ("players[0].city[3].cards_under", "negative"),
        ("players[0].gold", "negative"),
        ("players[0].hand", "too_many"),
        ("players[0].ranks[0]", "out_of_range"),
        ("players[0].ranks[1]", "out_of_range"),
        ("players[0].haunted_quarter", "unknown_type"),
        ("players[1].crown", "second_crown"),
        ("players[1].first_complete", "second_first"),
        ("options.completion_kept", "unknown_ruling"),
        ("killed", "out_of_range"),
    }


def test_a_city_and_a_hand_of_characters_have_an_end():
    assert faults(holdings("manor " * 101, ranks=[1] * 10)) == {
        ("players[0].city", "too_many"),
        ("players[0].ranks", "too_many"),
    }


# What is odd, and counted all the same


@pytest.mark.rule("ci.open.gold_unlimited", "ci.open.hand_unlimited")
def test_gold_and_hands_have_no_limit_but_the_deck():
    scored = sheet(holdings("imperial_treasury map_room", gold=31, hand=66))
    assert totals(scored)[0] == 10 + 31 + 66
    assert warned(scored) == set()
    more = sheet(holdings("imperial_treasury map_room", gold=31, hand=67))
    assert totals(more)[0] == 10 + 31 + 67
    assert warned(more) == {("players", "more_than_in_deck")}


@pytest.mark.rule("ci.district.noble", "ci.district.religious", "ci.district.trade")
@pytest.mark.rule("ci.district.military")
@pytest.mark.parametrize(
    ("district", "copies"),
    [
        (district, copies)
        for copies, words in {
            1: "keep",
            2: "cathedral town_hall fortress",
            3: "palace temple church monastery trading_post docks harbor watchtower prison "
            "barracks",
            4: "castle market",
            5: "manor tavern",
        }.items()
        for district in words.split()
    ],
)
def test_more_of_a_district_than_there_are_is_told_and_counted(district, copies):
    rest = " ".join([district] * (copies - 1))
    one = holdings(district, ranks=[1])
    assert warned(sheet(one, holdings(rest, ranks=[2]))) == set()
    scored = sheet(one, holdings(f"{rest} {district}", ranks=[2]))
    assert warned(scored) == {(f"players[1].city[{copies - 1}].district", "more_than_in_box")}
    each = totals(scored)[0]
    assert points(scored, "districts", 1) == copies * each


@pytest.mark.rule("ci.cast.fourteen_uniques")
def test_more_than_fourteen_unique_districts_cannot_be_in_the_deck():
    thirteen = "armory basilica factory framework gold_mine great_wall keep laboratory library"
    thirteen += " observatory necropolis park poor_house"
    vault = {"secret_vault": True, "hand": 1}
    assert warned(sheet(holdings(thirteen, first_complete=True, **vault))) == set()
    scored = sheet(holdings(f"{thirteen} quarry", first_complete=True, **vault))
    assert warned(scored) == {("players", "more_than_in_deck")}


def test_a_second_secret_vault_and_one_that_is_in_no_hand_are_told():
    scored = sheet(holdings(secret_vault=True, hand=1), holdings(secret_vault=True))
    assert warned(scored) >= {
        ("players[1].secret_vault", "more_than_in_box"),
        ("players[1].hand", "vault_not_in_hand"),
    }
    assert totals(scored) == [3, 3, 0, 0]


def test_a_type_for_a_haunted_quarter_that_is_not_there_changes_nothing():
    scored = sheet(holdings("manor", haunted_quarter="trade"))
    assert warned(scored) == {("players[0].haunted_quarter", "no_haunted_quarter")}
    assert scored.players[0].facts["haunted_quarter"] is None


def test_a_complete_city_asks_who_was_the_first():
    assert warned(sheet(holdings(SEVEN))) == {("players", "nobody_first")}
    assert warned(sheet(holdings("manor", completed=True))) == {("players", "nobody_first")}
    assert warned(sheet(holdings("manor"))) == set()


@pytest.mark.rule("ci.cast.one_per_rank")
def test_nobody_shares_a_rank_and_nobody_has_too_many():
    scored = sheet(holdings("manor", ranks=[4]), holdings(ranks=[4, 5]))
    assert warned(scored) == {
        ("players[1].ranks", "rank_twice"),
        ("players[1].ranks", "more_characters"),
    }
    assert warned(sheet(holdings("manor", ranks=[4, 5]), seats=3)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_sheet_can_be_said(language):
    scored = sheet(
        holdings(
            "haunted_quarter ivory_tower manor+ temple tavern watchtower",
            first_complete=True,
            ranks=[8],
            secret_vault=True,
            haunted_quarter="noble",
        ),
        holdings(
            "capitol wishing_well basilica dragon_gate statue museum*2 map_room",
            hand=3,
            secret_vault=True,
            ranks=[8, 9, 7],
        ),
        holdings("imperial_treasury+", gold=6, ranks=[2]),
        killed=8,
    )
    assert len(scored.warnings) > 4
    for player in scored.players:
        for line in player.lines:
            assert say(line.label, language)
            assert line.detail is None or say(line.detail, language)
    for message in (*scored.story, *(warning.message for warning in scored.warnings)):
        assert say(message, language, ("Ana", "Ben", "Cem", "Dia"))


# What is left open


def asked(scored):
    return [(question.path, question.words.id) for question in scored.questions]


def test_a_statue_without_a_crown_holder_asks_who_had_it_where_that_decides():
    statue = holdings("statue manor")
    assert asked(sheet(statue, holdings("palace harbor"), seats=4)) == [
        ("players[0].crown", "citadels-question-crown")
    ]
    assert asked(sheet(statue, holdings("palace harbor", crown=True))) == []
    assert asked(sheet(statue, holdings("palace"))) == [], "the Statue wins anyway"
    assert asked(sheet(statue, holdings("palace cathedral harbor"))) == [], "and here never"


def test_a_tie_without_ranks_asks_for_them():
    tied = (holdings("manor"), holdings("manor"))
    assert asked(sheet(*tied)) == [("players", "citadels-question-ranks")]
    known = holdings("manor", ranks=[5])
    assert asked(sheet(tied[0], known)) == [("players[0].ranks", "citadels-question-ranks")]
    assert asked(sheet(holdings("manor", ranks=[4]), known)) == []
    assert asked(sheet(tied[0], holdings("manor", ranks=[9]))) == [], "nothing is above 9"
    assert sheet(*tied).winners == ("Ana", "Ben"), "programs are told what they always were"


def test_where_nobody_was_first_it_is_asked_if_two_points_decide():
    one, other = holdings(SEVEN), holdings(SEVEN.replace("temple", "church"))
    assert asked(sheet(one, other)) == [("players", "citadels-question-first")]
    assert asked(sheet(one, holdings("manor"))) == [], "only one can have been"
    assert asked(sheet(one, holdings(SEVEN.replace("temple", "church"), first_complete=True))) == []


def test_crown_and_first_are_asked_together_where_only_both_decide():
    one = holdings(SEVEN.replace("temple", "statue"))
    other = holdings(SEVEN.replace("temple", "statue").replace("manor", "dragon_gate"))
    found = asked(sheet(one, other))
    assert ("players", "citadels-question-crown") in found


# The city as it is drawn


def test_a_city_is_drawn_type_by_type_with_what_was_decided():
    city = "museum*3 tavern haunted_quarter castle manor+ temple"
    scored = sheet(holdings(city, haunted_quarter="trade"))
    drawn = [(tile.kind, tile.icon, tile.points, tile.under) for tile in scored.players[0].tiles]
    assert drawn == [
        ("noble", "citadels_castle", 4, 0),
        ("noble", "citadels_manor", 4, 0),
        ("religious", "citadels_temple", 1, 0),
        ("trade", "citadels_tavern", 1, 0),
        ("trade", "citadels_haunted_quarter", 2, 0),
        ("unique", "citadels_museum", 4, 3),
    ]
    details = {
        tile.icon: [say(one, "en") for one in tile.details] for tile in scored.players[0].tiles
    }
    assert details["citadels_haunted_quarter"] == ["Trade"]
    assert details["citadels_museum"] == ["3 cards under it"]
    assert details["citadels_manor"] == ["Beautified, 1 gold on it"]
    assert details["citadels_tavern"] == []


def test_a_haunted_quarter_is_drawn_as_the_best_type_where_nobody_chose():
    scored = sheet(holdings("haunted_quarter manor temple tavern keep"))
    assert [t.kind for t in scored.players[0].tiles if "haunted" in t.icon] == ["military"]
