"""Chapter: unique districts at the end of the game."""

import pytest

from companion.games.citadels.holdings import Holdings, Rulings
from companion.games.citadels.scoring import haunted_choices
from companion.games.citadels.tables import DISTRICTS, UNIQUES, VAULT

from .entries import entry, holdings, lines, notes, points, sheet, totals, warned

SCORING_UNIQUES = {
    "basilica",
    "capitol",
    "dragon_gate",
    "imperial_treasury",
    "ivory_tower",
    "map_room",
    "museum",
    "statue",
    "wishing_well",
}


@pytest.mark.parametrize("district", sorted({*UNIQUES} - SCORING_UNIQUES - {VAULT}))
@pytest.mark.rule("ci.score.uniques")
def test_most_unique_districts_score_their_cost_alone(district):
    scored = sheet(holdings(f"{district} manor", gold=3, hand=2, crown=True))
    assert lines(scored) == {"districts": DISTRICTS[district].cost + 3}


@pytest.mark.parametrize("district", sorted(SCORING_UNIQUES))
@pytest.mark.rule("ci.score.uniques")
def test_the_others_score_on_a_line_of_their_own(district):
    words = f"{district} castle manor palace"
    if district == "museum":
        words = words.replace("museum", "museum*1")
    scored = sheet(holdings(words, gold=1, hand=1, crown=True))
    (line,) = (line for line in scored.players[0].lines if line.key == district)
    assert line.points > 0
    assert line.rule == f"ci.unique.{district}.score"
    assert points(scored, "districts") == 12 + DISTRICTS[district].cost


ONCE = pytest.mark.rule("ci.unique.capitol.once")
RAISED = pytest.mark.rule("ci.ruling.beautified_everywhere")


@pytest.mark.rule("ci.unique.*.score")
@pytest.mark.parametrize(
    ("district", "words", "held", "earned"),
    [
        ("basilica", "basilica castle market", {}, 0),
        ("basilica", "basilica manor temple castle", {}, 2),
        ("basilica", "basilica+ castle", {}, 1),
        pytest.param("basilica", "basilica manor+ castle+", {}, 1, marks=RAISED),
        ("basilica", "basilica keep laboratory dragon_gate", {}, 2),
        ("capitol", "capitol manor castle", {}, 0),
        ("capitol", "capitol manor castle palace", {}, 3),
        ("capitol", "capitol temple temple church", {}, 3),
        ("capitol", "capitol tavern market prison", {}, 0),
        ("capitol", "capitol watchtower prison barracks fortress", {}, 3),
        pytest.param(
            "capitol", "capitol manor castle palace tavern market docks", {}, 3, marks=ONCE
        ),
        ("dragon_gate", "dragon_gate", {}, 2),
        ("imperial_treasury", "imperial_treasury+ manor+", {"gold": 7}, 7),
        ("imperial_treasury", "manor", {"gold": 7}, 0),
        ("ivory_tower", "ivory_tower manor", {}, 5),
        ("ivory_tower", "ivory_tower manor keep", {}, 0),
        ("map_room", "map_room", {"hand": 4}, 4),
        ("map_room", "manor", {"hand": 4}, 0),
        ("museum", "museum*3", {}, 3),
        ("museum", "museum", {}, 0),
        ("wishing_well", "wishing_well manor", {}, 1),
        ("wishing_well", "wishing_well keep park manor", {}, 3),
    ],
)
def test_a_district_earns_what_its_text_says(district, words, held, earned):
    """Odd costs as they are now; three of one type, once; the only unique one; itself too."""
    assert points(sheet(holdings(words, **held)), district) == earned


@pytest.mark.rule("ci.ruling.unique_counts_for_capitol")
def test_three_unique_districts_fulfil_the_capitol_unless_the_table_says_no():
    given = holdings("capitol keep park manor")
    assert points(sheet(given), "capitol") == 3
    assert notes(sheet(given)) == ["citadels-ruling-unique-counts-for-capitol-yes"]
    without = sheet(given, options={"unique_counts_for_capitol": False})
    assert points(without, "capitol") == 0
    assert notes(without) == ["citadels-ruling-unique-counts-for-capitol-no"]
    trade = sheet(
        holdings("capitol keep park tavern market docks"),
        options={"unique_counts_for_capitol": False},
    )
    assert points(trade, "capitol") == 3
    assert notes(trade) == []


def test_a_secret_vault_in_hand_does_not_spoil_the_ivory_tower():
    given = sheet(holdings("ivory_tower", secret_vault=True, hand=1))
    assert lines(given) == {"districts": 5, "ivory_tower": 5, "secret_vault": 3}


@pytest.mark.rule("ci.unique.ivory_tower.haunted_quarter")
def test_a_haunted_quarter_of_another_type_leaves_the_ivory_tower_alone():
    scored = sheet(holdings("ivory_tower haunted_quarter"))
    assert points(scored, "ivory_tower") == 5
    assert scored.players[0].facts["haunted_quarter"] != "unique"
    kept = sheet(holdings("ivory_tower haunted_quarter", haunted_quarter="unique"))
    assert points(kept, "ivory_tower") == 0


@pytest.mark.rule("ci.ruling.vault_for_map_room")
def test_a_secret_vault_is_a_card_for_the_map_room_unless_the_table_says_no():
    given = holdings("map_room", hand=4, secret_vault=True)
    assert lines(sheet(given)) == {"districts": 5, "map_room": 4, "secret_vault": 3}
    assert notes(sheet(given)) == ["citadels-ruling-vault-counts-for-map-room-yes"]
    without = sheet(given, options={"vault_counts_for_map_room": False})
    assert lines(without) == {"districts": 5, "map_room": 3, "secret_vault": 3}
    assert notes(without) == ["citadels-ruling-vault-counts-for-map-room-no"]
    nothing = sheet(
        holdings("map_room", secret_vault=True), options={"vault_counts_for_map_room": False}
    )
    assert points(nothing, "map_room") == 0


@pytest.mark.rule("ci.unique.statue.score")
def test_a_statue_scores_for_the_crown():
    scored = sheet(holdings("statue", crown=True), holdings("manor"))
    assert totals(scored)[:2] == [8, 3]
    other = sheet(holdings("statue"), holdings("manor", crown=True))
    assert totals(other)[:2] == [3, 3]


def test_a_statue_asks_who_has_the_crown():
    assert warned(sheet(holdings("statue"), holdings("palace"))) == {
        ("players[0].crown", "no_crown")
    }


@pytest.mark.rule("ci.unique.secret_vault.score")
def test_a_secret_vault_scores_3_from_the_hand_and_is_no_district():
    scored = sheet(holdings("wishing_well manor", secret_vault=True, hand=1))
    assert lines(scored) == {"districts": 8, "wishing_well": 1, "secret_vault": 3}
    assert points(sheet(holdings("manor", hand=1)), "secret_vault") == 0


@pytest.mark.rule("ci.unique.school_of_magic.scores_unique")
def test_a_school_of_magic_is_unique_at_the_end():
    scored = sheet(holdings("school_of_magic wishing_well manor temple tavern"))
    assert lines(scored) == {"districts": 16, "wishing_well": 2}
    missing = sheet(holdings("school_of_magic keep manor temple tavern"))
    assert points(missing, "five_types") == 0
    assert points(sheet(holdings("capitol school_of_magic manor castle")), "capitol") == 0


# The Haunted Quarter


@pytest.mark.rule("ci.unique.haunted_quarter.any_type")
@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("haunted_quarter keep temple tavern prison", "noble"),
        ("haunted_quarter keep manor tavern prison", "religious"),
        ("haunted_quarter keep manor temple prison", "trade"),
        ("haunted_quarter keep manor temple tavern", "military"),
        ("haunted_quarter manor temple tavern prison", "unique"),
    ],
)
def test_a_haunted_quarter_is_the_type_that_is_missing(words, best):
    scored = sheet(holdings(words))
    assert points(scored, "five_types") == 3
    assert scored.players[0].facts["haunted_quarter"] == best
    assert notes(scored) == ["citadels-detail-haunted-quarter"]


@pytest.mark.rule("ci.unique.haunted_quarter.not_unique")
def test_a_haunted_quarter_of_another_type_is_not_unique_any_more():
    words = "haunted_quarter wishing_well manor temple tavern"
    scored = sheet(holdings(words))
    assert lines(scored) == {"districts": 12, "five_types": 3, "wishing_well": 1}
    unique = sheet(holdings(words, haunted_quarter="unique"))
    assert lines(unique) == {"districts": 12, "wishing_well": 2}


def test_a_haunted_quarter_stays_unique_where_that_is_best():
    scored = sheet(holdings("capitol haunted_quarter wishing_well manor castle palace tavern"))
    assert lines(scored)["wishing_well"] == 3
    assert scored.players[0].facts["haunted_quarter"] == "unique"


def test_a_haunted_quarter_fills_up_the_three_of_a_capitol():
    scored = sheet(holdings("capitol haunted_quarter manor castle"))
    assert points(scored, "capitol") == 3
    assert scored.players[0].facts["haunted_quarter"] == "noble"


@pytest.mark.rule("ci.ruling.haunted_quarter_choice")
def test_a_haunted_quarter_is_one_type_for_the_whole_scoring():
    """As unique it serves the Wishing Well, as religious the five types: never both."""
    words = "haunted_quarter wishing_well ivory_tower manor tavern prison castle"
    scored = sheet(holdings(words))
    assert scored.players[0].facts["haunted_quarter"] == "religious"
    assert points(scored, "five_types") + points(scored, "wishing_well") == 3 + 2


@pytest.mark.rule("ci.ruling.haunted_quarter_choice")
def test_its_owner_may_change_what_the_haunted_quarter_counts_as():
    words = "haunted_quarter capitol keep manor castle temple tavern"
    best = sheet(holdings(words))
    forced = sheet(holdings(words, haunted_quarter="trade"))
    assert best.players[0].facts["haunted_quarter"] == "unique"
    assert forced.players[0].facts["haunted_quarter"] == "trade"
    assert points(best, "capitol") == 3
    assert points(forced, "capitol") == 0


@pytest.mark.rule("ci.ruling.haunted_quarter_choice")
def test_every_choice_is_offered_with_what_it_brings():
    held = entry(holdings("haunted_quarter wishing_well manor temple tavern")).players[0]
    assert haunted_choices(held, Rulings()) == (
        ("unique", 2),
        ("noble", 1),
        ("religious", 1),
        ("trade", 1),
        ("military", 4),
    )
    assert haunted_choices(Holdings("Ana"), Rulings()) == ()
