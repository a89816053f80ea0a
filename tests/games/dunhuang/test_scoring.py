"""Chapter: scoring."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.dunhuang.scoring import SCORING
from companion.text import LANGUAGES, say

NAMES = ("Evan", "Jerry", "Ann", "Ben")


def held(*, coins=0, prestige=0, tokens=0, **warehouse):
    """`c7=2` are two cards of 7."""
    cards = {key.removeprefix("c"): n for key, n in warehouse.items()}
    return {"coins": coins, "prestige": prestige, "tokens": tokens, "warehouse": cards}


def document(*players, winner=None, empty=0):
    everybody = (*players, *(held() for _ in range(empty)))
    named = [{"name": name} | one for name, one in zip(NAMES, everybody, strict=False)]
    return {"players": named, "instant_winner": winner}


def sheet(*players, winner=None, empty=0):
    entry = msgspec.convert(document(*players, winner=winner, empty=empty), SCORING.entry)
    assert SCORING.check(entry) == ()
    return SCORING.score(entry)


def faults(made):
    entry = msgspec.convert(made, SCORING.entry)
    return [(fault.path, fault.code) for fault in SCORING.check(entry)]


def kept(scored):
    return [score.facts["kept"] for score in scored.players]


def counted(scored):
    return [score.facts["counted"] for score in scored.players]


def points(scored, who):
    return {line.key: line.points for line in scored.players[who].lines}


def detail(scored, who=0):
    """What became of the cards, in words."""
    (goods,) = (line for line in scored.players[who].lines if line.key == "goods")
    return say(goods.detail, "en")


def without_coins(one):
    return {key: value for key, value in one.items() if key != "coins"}


# A tie for which coins are still to be counted


@pytest.mark.rule("dh.score.tie_coins")
def test_a_tie_without_counted_coins_is_not_decided():
    one = held(tokens=1, c8=2)
    scored = sheet(without_coins(one), without_coins(one), held(tokens=0))
    (question,) = scored.questions
    assert question.path == "players"
    assert say(question.words, "en") == "which of Evan and Jerry has the most coins?"
    assert (scored.winners, scored.decided_by) == (("Evan", "Jerry"), "shared")
    assert "dunhuang-note-shared" not in [note.id for note in scored.notes]
    (question,) = sheet(without_coins(one), one | {"coins": 3}, empty=1).questions
    assert question.path == "players[0].coins"


def test_coins_that_decide_nothing_need_not_be_counted():
    one = held(tokens=1, c8=2)
    ahead = without_coins(held(tokens=2, c7=3, c8=2))
    assert sheet(ahead, without_coins(one), without_coins(one)).questions == ()
    assert sheet(one, one, without_coins(held())).questions == ()
    won = sheet(without_coins(one), without_coins(one), winner="Jerry")
    assert won.questions == ()


# Warehouses


@pytest.mark.rule("dh.score.most_keeps_one")
def test_whoever_has_fewer_keeps_none():
    scored = sheet(held(tokens=1, c8=5), held(tokens=1, c8=4))
    assert kept(scored) == [[8], []]
    assert points(scored, 0)["goods"] == 8, "one of five"


@pytest.mark.rule("dh.score.tied_keep_one")
def test_those_who_are_tied_for_the_most_keep_one_each():
    scored = sheet(held(tokens=1, c8=3), held(tokens=1, c8=3), held(tokens=1, c8=2))
    assert kept(scored) == [[8], [8], []]


def test_nobody_keeps_what_nobody_has():
    assert kept(sheet(held(tokens=4), held(tokens=3), empty=1)) == [[], [], []]


@pytest.mark.rule("dh.score.one_card_per_token", "dh.ruling.best_cards_scored")
@pytest.mark.parametrize(
    ("tokens", "cards"), [(1, [8]), (2, [7, 8]), (3, [2, 7, 8]), (7, [2, 7, 8])]
)
def test_as_many_cards_count_as_there_are_tokens_and_the_highest(tokens, cards):
    scored = sheet(held(tokens=tokens, c2=1, c7=1, c8=1), held())
    assert counted(scored)[0] == cards


@pytest.mark.rule("dh.ruling.tokens_need_not_match")
def test_tokens_of_whichever_goods_let_cards_count():
    """Only their number is asked for."""
    assert counted(sheet(held(tokens=2, c3=1, c4=1), held()))[0] == [3, 4]
    assert set(document(held())["players"][0]) == {
        "name", "coins", "prestige", "tokens", "warehouse",
    }  # fmt: skip


@pytest.mark.rule("dh.score.no_token_no_cards")
def test_without_a_token_no_card_counts():
    scored = sheet(held(prestige=1, c8=8, c7=7), held())
    assert points(scored, 0) == {"goods": 0, "tokens": 0, "prestige": 1}
    assert (kept(scored)[0], counted(scored)[0]) == ([7, 8], [])
    assert scored.players[0].lines[0].rule == "dh.score.no_token_no_cards"


@pytest.mark.rule("dh.ruling.turned_tokens_count")
def test_of_tokens_only_the_number_is_asked():
    assert points(sheet(held(tokens=3), held()), 0)["tokens"] == 6


@pytest.mark.rule("dh.score.tie_shared")
def test_with_equal_coins_the_victory_is_shared():
    scored = sheet(held(coins=2, prestige=5), held(coins=2, prestige=5), held(coins=9))
    assert (scored.winners, scored.decided_by) == (("Evan", "Jerry"), "shared")
    assert [score.place for score in scored.players] == [1, 1, 3]
    assert scored.notes[-1].id == "dunhuang-note-shared"


def test_coins_do_not_help_whoever_has_fewer_points():
    assert sheet(held(coins=30), held(prestige=1)).winners == ("Jerry",)


def test_what_became_of_every_card_is_told():
    scored = sheet(held(tokens=1, c8=2, c7=1, c6=1), held(tokens=1, c6=3))
    assert detail(scored) == (
        "counted: Paper (8); kept, but without a token: Tea (7); "
        "discarded: 1 × Bamboo (6) (the most is 3)"
    )
    assert detail(scored, 1) == "counted: Bamboo (6)"
    assert detail(sheet(held(), held())) == "no cards"
    assert scored.notes[0].id == "dunhuang-note-best-cards"


# At once


@pytest.mark.rule("dh.aim.instant_win", "dh.win.reveal")
def test_whoever_won_during_the_game_has_won_whatever_the_others_hold():
    scored = sheet(held(prestige=20, c8=3), held(tokens=4), winner="Jerry")
    assert (scored.winners, scored.decided_by) == (("Jerry",), "instant")
    assert kept(scored) == counted(scored) == [[], []]
    assert [score.place for score in scored.players] == [2, 1]


def test_a_winner_is_found_however_the_name_is_written():
    assert sheet(held(), held(), winner=" evan ").winners == ("Evan",)


# What cannot be


def test_every_fault_is_named():
    made = document(held(coins=-1, tokens=10_001, c11=1, c5=-2), held(prestige=-3), winner="Nobody")
    assert faults(made) == [
        ("players[0].coins", "negative"),
        ("players[0].tokens", "too_many"),
        ("players[0].warehouse.11", "unknown_good"),
        ("players[0].warehouse.5", "negative"),
        ("players[1].prestige", "negative"),
        ("instant_winner", "unknown_player"),
    ]


@pytest.mark.rule("dh.intro.players")
def test_two_to_four_are_scored():
    assert faults(document(held())) == [("players", "player_count")]
    assert faults(document(held(), empty=3)) == []
    five = document(held(), empty=3)
    five["players"].append({"name": "Eve"})
    assert faults(five) == [("players", "player_count")]


def test_names_are_there_and_different():
    made = document(held(), held())
    made["players"][1]["name"] = "evan"
    assert {path for path, _ in faults(made)} == {"players[0].name", "players[1].name"}


@pytest.mark.parametrize("key", ["", "0", "07", "seven", "-1", "1.0", "١"])
def test_a_good_is_named_by_its_number(key):
    made = document(held(), held())
    made["players"][0]["warehouse"] = {key: 1}
    assert faults(made) == [(f"players[0].warehouse.{key}", "unknown_good")]


# What is odd


def warned(scored):
    return [(warning.path, warning.code) for warning in scored.warnings]


@pytest.mark.rule("dh.contents.goods")
def test_more_cards_than_the_box_has_are_counted_and_told():
    scored = sheet(held(tokens=1, c8=5), held(tokens=1, c8=4))
    assert warned(scored) == [("players[1].warehouse.8", "more_than_in_box")]
    assert scored.players[0].total == 10


@pytest.mark.rule("dh.setup.goods_two", "dh.setup.goods_three")
def test_goods_that_were_left_out_are_told():
    assert warned(sheet(held(c9=1), held())) == [("players[0].warehouse.9", "more_than_in_box")]
    assert warned(sheet(held(c9=9), held(), held())) == []
    assert warned(sheet(held(c1=1), held(c10=2), held())) == [
        ("players[0].warehouse.1", "more_than_in_box"),
        ("players[1].warehouse.10", "more_than_in_box"),
    ]


@pytest.mark.rule("dh.setup.tokens_in_play", "dh.contents.majority_tokens")
@pytest.mark.parametrize(("players", "tokens"), [(2, 7), (3, 8), (4, 10)])
def test_more_tokens_than_are_in_play_are_told(players, tokens):
    fits = sheet(held(tokens=tokens), empty=players - 1)
    assert warned(fits) == []
    assert warned(sheet(held(tokens=tokens), held(tokens=1), empty=players - 2)) == [
        ("players[1].tokens", "more_tokens_than_in_box")
    ]


@pytest.mark.rule("dh.ruling.stock_runs_out")
def test_substitutes_for_coins_and_prestige_are_counted_and_asked_about():
    scored = sheet(held(coins=45, prestige=29), held())
    assert warned(scored) == [
        ("players[0].coins", "more_coins_than_in_box"),
        ("players[0].prestige", "more_prestige_than_in_box"),
    ]
    assert scored.players[0].total == 29


amounts = st.integers(0, 12)
hands = st.builds(
    lambda coins, prestige, tokens, cards: {
        "coins": coins, "prestige": prestige, "tokens": tokens, "warehouse": cards,
    },
    amounts, amounts, amounts,
    st.dictionaries(st.sampled_from([str(n) for n in range(1, 11)]), st.integers(0, 6)),
)  # fmt: skip


@settings(deadline=None)
@given(players=st.lists(hands, min_size=2, max_size=4))
def test_any_holdings_are_scored_and_said_in_every_language(players):
    scored = sheet(*players)
    for one, score in zip(players, scored.players, strict=True):
        cards = one["warehouse"]
        others = [other["warehouse"] for other in players if other is not one]
        mine = [
            int(good)
            for good, n in cards.items()
            if n and all(other.get(good, 0) <= n for other in others)
        ]
        assert score.facts["kept"] == sorted(mine)
        best = sorted(mine)[::-1][: one["tokens"]]
        assert score.total == sum(best) + 2 * one["tokens"] + one["prestige"]
        for line in score.lines:
            assert all(
                say(each, language) for language in LANGUAGES for each in (line.label, line.detail)
            )
    assert all(say(each, language) for each in scored.story for language in LANGUAGES)
