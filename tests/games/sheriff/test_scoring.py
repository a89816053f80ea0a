"""Chapter: winning, king and queen, royal goods at the end."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sheriff.book import RULEBOOK
from companion.games.sheriff.scoring import SCORING
from companion.games.sheriff.tables import CARDS, LEGAL, ROYAL
from companion.text import LANGUAGES, say
from tests.games.table import args

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus")


def stand(gold=0, *, black_market=(), promo=(), **goods):
    return {"gold": gold, "goods": goods, "black_market": black_market, "promo": promo}


def document(*stands, edition="second", royal=True, black_market=False):
    while len(stands) < 3:
        stands = (*stands, stand())
    players = [{"name": name} | held for name, held in zip(NAMES, stands, strict=False)]
    options = {"royal_goods": royal, "black_market": black_market}
    return {"edition": edition, "options": options, "players": players}


def sheet(*stands, **choices):
    """The score sheet for these stands; a third player with nothing is added to two."""
    entry = msgspec.convert(document(*stands, **choices), SCORING.entry)
    assert SCORING.check(entry) == ()
    return SCORING.score(entry)


def points(scored, who, key):
    (line,) = (line for line in scored.players[who].lines if line.key == key)
    return line.points


def titles(scored, good):
    """Title and points by player."""
    return {
        i: (line.key.removeprefix(f"{good}_"), line.points)
        for i, player in enumerate(scored.players)
        for line in player.lines
        if line.key.startswith(f"{good}_") and line.key not in CARDS
    }


def reasons(scored, who):
    return {line.key: line.rule for line in scored.players[who].lines}


def notes(scored):
    return [note.id for note in scored.notes]


editions = pytest.mark.parametrize(("edition", "book"), [("first", "s1"), ("second", "s2")])


# Points


@editions
@pytest.mark.rule("s*.end.total.example", "s*.end.titles", "s*.end.goods", "s*.cards.value")
@pytest.mark.rule("s*.end.gold")
def test_goods_gold_a_crown_and_half_a_queens_bonus_make_125(edition, book):
    scored = sheet(
        stand(42, apple=4, cheese=6, bread=1, chicken=4, pepper=2, crossbow=1),
        stand(30, apple=7, cheese=2, bread=3, chicken=4),
        stand(25, apple=5, cheese=3, bread=2, chicken=6, mead=1),
        stand(),
        edition=edition,
    )
    assert [player.total for player in scored.players] == [125, 112, 121, 0]
    assert {line.key: line.points for line in scored.players[0].lines} == {
        "gold": 42,
        "apple": 8,
        "cheese": 18,
        "bread": 3,
        "chicken": 16,
        "pepper": 12,
        "crossbow": 9,
        "cheese_king": 15,
        "chicken_queen": 2,
    }
    assert reasons(scored, 0)["gold"] == f"{book}.end.gold"
    assert reasons(scored, 0)["pepper"] == f"{book}.end.goods"


@editions
@pytest.mark.rule("s*.intro.richest_wins", "s*.end.most_points")
def test_most_points_win(edition, book):
    scored = sheet(stand(10), stand(12), stand(11), edition=edition)
    assert scored.winners == ("Ben",)
    assert scored.decided_by == "total"
    assert [player.place for player in scored.players] == [3, 1, 2]


@pytest.mark.rule("s2.black_market.score")
def test_black_market_cards_add_their_values():
    scored = sheet(stand(5, black_market=(30, 27)), stand(), black_market=True)
    assert points(scored, 0, "black_market") == 57
    assert scored.players[0].total == 62


@pytest.mark.rule("s2.six.scoring")
def test_six_players_are_scored_like_any_others():
    scored = sheet(*(stand(gold, apple=1) for gold in range(6)))
    assert titles(scored, "apple") == dict.fromkeys(range(6), ("king", 5))
    assert scored.winners == ("Fay",)


@pytest.mark.rule("s1.ruling.promo_cards")
def test_promo_cards_are_worth_what_is_printed_and_count_as_printed():
    promo = [
        {"value": 5, "legal": False, "counts_as": {"good": "apple", "n": 3}},
        {"value": 2, "legal": True, "counts_as": None},
    ]
    scored = sheet(stand(promo=promo), stand(apple=2), edition="first")
    assert points(scored, 0, "promo") == 7
    assert titles(scored, "apple") == {0: ("king", 20), 1: ("queen", 10)}


@pytest.mark.rule("s1.ruling.promo_cards")
def test_a_promo_card_is_one_card_of_its_class_in_a_tie():
    def tied(legal, other):
        promo = [{"value": 30, "legal": legal}]
        scored = sheet(stand(promo=promo), other, edition="first")
        assert [player.total for player in scored.players] == [30, 30, 0]
        return scored.decided_by, scored.winners

    assert tied(True, stand(16, chicken=1)) == ("shared", ("Ann", "Ben"))
    assert tied(False, stand(16, chicken=1)) == ("legal_goods", ("Ben",))
    assert tied(False, stand(30)) == ("contraband", ("Ann",))


# King and queen


@editions
@pytest.mark.rule("s*.end.king", "s*.end.queen", "s*.end.bonuses")
@pytest.mark.parametrize(
    ("good", "king", "queen"),
    [("apple", 20, 10), ("cheese", 15, 10), ("bread", 15, 10), ("chicken", 10, 5)],
)
def test_the_most_make_a_king_and_the_second_most_a_queen(edition, book, good, king, queen):
    held = [stand(**{good: n}) for n in (1, 3, 2, 0)]
    scored = sheet(*held, edition=edition)
    assert titles(scored, good) == {1: ("king", king), 2: ("queen", queen)}
    assert reasons(scored, 1)[f"{good}_king"] == f"{book}.end.king"
    assert reasons(scored, 2)[f"{good}_queen"] == f"{book}.end.queen"


@editions
@pytest.mark.rule("s*.end.king_tie")
@pytest.mark.parametrize(
    ("good", "tied", "each"),
    [
        ("apple", 2, 15),
        ("cheese", 2, 12),
        ("bread", 3, 8),
        ("chicken", 2, 7),
        ("chicken", 4, 3),
        ("apple", 4, 7),
    ],
)
def test_tied_kings_share_both_bonuses_rounded_down(edition, book, good, tied, each):
    held = [stand(**{good: 3})] * tied + [stand()] * (5 - tied)
    scored = sheet(*held, edition=edition)
    assert titles(scored, good) == dict.fromkeys(range(tied), ("king", each))
    assert reasons(scored, 0)[f"{good}_king"] == f"{book}.end.king_tie"


@editions
@pytest.mark.rule("s*.end.king_tie_no_queen")
def test_with_two_kings_there_is_no_queen(edition, book):
    scored = sheet(stand(apple=3), stand(apple=3), stand(apple=2), edition=edition)
    assert titles(scored, "apple") == {0: ("king", 15), 1: ("king", 15)}


@editions
@pytest.mark.rule("s*.end.queen_tie", "s*.end.queen_tie.example")
def test_tied_queens_share_their_bonus_rounded_down(edition, book):
    scored = sheet(stand(chicken=3), stand(chicken=2), stand(chicken=2), edition=edition)
    assert titles(scored, "chicken") == {0: ("king", 10), 1: ("queen", 2), 2: ("queen", 2)}
    assert reasons(scored, 1)["chicken_queen"] == f"{book}.end.queen_tie"


@editions
@pytest.mark.rule("s2.ruling.king_of_nothing")
def test_nobody_is_king_or_queen_of_nothing(edition, book):
    scored = sheet(stand(cheese=1), stand(), stand(), edition=edition)
    assert titles(scored, "cheese") == {0: ("king", 15)}
    assert titles(scored, "apple") == {}
    assert notes(scored) == ["sheriff-note-no-queen"]


@editions
@pytest.mark.rule("s*.royal.without.example")
def test_without_royal_goods_11_cheese_beat_10(edition, book):
    scored = sheet(stand(cheese=10), stand(cheese=11), edition=edition, royal=False)
    assert titles(scored, "cheese") == {0: ("queen", 10), 1: ("king", 15)}


@editions
@pytest.mark.rule("s*.royal.example", "s*.royal.titles", "s*.royal.two_or_three")
def test_a_gouda_makes_12_cheese_of_10_and_beats_11(edition, book):
    scored = sheet(stand(cheese=10, gouda_cheese=1), stand(cheese=11), edition=edition)
    assert titles(scored, "cheese") == {0: ("king", 15), 1: ("queen", 10)}
    assert points(scored, 0, "gouda_cheese") == 6
    assert [player.total for player in scored.players] == [51, 43, 0]


@pytest.mark.rule("s*.royal.multipliers", "s*.royal.two_or_three")
@pytest.mark.parametrize(
    ("royal", "good", "times"),
    [
        ("green_apples", "apple", 2),
        ("golden_apples", "apple", 3),
        ("gouda_cheese", "cheese", 2),
        ("bleu_cheese", "cheese", 3),
        ("rye_bread", "bread", 2),
        ("pumpernickel_bread", "bread", 3),
        ("royal_rooster", "chicken", 2),
    ],
)
def test_a_royal_card_counts_as_two_or_three_of_its_kind(royal, good, times):
    level = sheet(stand(**{royal: 1}), stand(**{good: times}))
    assert {title for title, _ in titles(level, good).values()} == {"king"}
    behind = sheet(stand(**{royal: 1}), stand(**{good: times + 1}))
    assert {i: title for i, (title, _) in titles(behind, good).items()} == {0: "queen", 1: "king"}


@pytest.mark.rule("s2.ruling.royal_alone_counts")
def test_royal_goods_alone_make_a_king():
    scored = sheet(stand(royal_rooster=1), stand(chicken=1))
    assert titles(scored, "chicken") == {0: ("king", 10), 1: ("queen", 5)}
    assert "sheriff-note-special-alone" in notes(scored)


# Ties for the victory


@editions
@pytest.mark.rule("s*.end.tie_legal")
def test_a_tie_is_won_by_more_legal_goods(edition, book):
    scored = sheet(stand(0, apple=3), stand(12, chicken=1), edition=edition)
    assert [player.total for player in scored.players] == [26, 26, 0]
    assert (scored.winners, scored.decided_by) == (("Ann",), "legal_goods")
    assert [player.place for player in scored.players] == [1, 2, 3]


@editions
@pytest.mark.rule("s*.end.tie_contraband")
def test_a_further_tie_is_won_by_more_contraband(edition, book):
    scored = sheet(stand(9, silk=1), stand(4, pepper=1, mead=1), edition=edition)
    assert [player.total for player in scored.players] == [17, 17, 0]
    assert (scored.winners, scored.decided_by) == (("Ben",), "contraband")


@pytest.mark.rule("s2.end.shared")
def test_whoever_is_equal_in_everything_wins_together():
    scored = sheet(stand(9), stand(9), stand(8))
    assert (scored.winners, scored.decided_by) == (("Ann", "Ben"), "shared")
    assert [player.place for player in scored.players] == [1, 1, 3]
    assert "sheriff-note-shared-s2" in notes(scored)


@pytest.mark.rule("s1.ruling.tie_after_contraband")
def test_the_victory_is_shared_in_the_first_edition_too():
    scored = sheet(stand(9), stand(9), stand(8), edition="first")
    assert (scored.winners, scored.decided_by) == (("Ann", "Ben"), "shared")
    assert "sheriff-note-shared-s1" in notes(scored)


@editions
@pytest.mark.rule("s2.ruling.royal_tie_break", "s*.royal.as_contraband")
def test_in_a_tie_a_royal_card_is_one_contraband_card(edition, book):
    scored = sheet(stand(0, golden_apples=1), stand(26), edition=edition)
    assert (scored.winners, scored.decided_by) == (("Ann",), "contraband")
    assert "sheriff-note-royal-tie" in notes(scored)
    scored = sheet(stand(0, golden_apples=1), stand(13, pepper=1, mead=1), edition=edition)
    assert (scored.winners, scored.decided_by) == (("Ben",), "contraband")


@pytest.mark.rule("s2.ruling.black_market_tie_break")
def test_in_a_tie_black_market_cards_are_no_contraband():
    scored = sheet(stand(black_market=(30,)), stand(22, silk=1), black_market=True)
    assert (scored.winners, scored.decided_by) == (("Ben",), "contraband")
    assert "sheriff-note-black-market-tie" in notes(scored)


# What cannot be


def faults(entry):
    found = SCORING.check(msgspec.convert(entry, SCORING.entry))
    return {(fault.path, fault.code) for fault in found}


@pytest.mark.rule("s1.intro.players", "s2.intro.players")
@pytest.mark.parametrize(("edition", "most"), [("first", 5), ("second", 6)])
def test_three_to_five_play_the_first_edition_and_up_to_six_the_second(edition, most):
    for n in range(3, most + 1):
        assert faults(document(*[stand()] * n, edition=edition)) == set()
    too_many = document(*[stand()] * (most + 1), edition=edition)
    assert faults(too_many) == {("players", "player_count")}
    too_few = document(edition=edition)
    too_few["players"].pop()
    assert faults(too_few) == {("players", "player_count")}


def test_every_fault_is_told_at_once_with_its_place():
    entry = document(
        stand(-1, apple=-2, beer=1),
        stand(10_001, cheese=10_001, black_market=(-1, 10_001)),
        stand(promo=[{"value": -1, "legal": True, "counts_as": {"good": "silk", "n": -1}}]),
        stand(),
        stand(),
        stand(),
    )
    for player, name in zip(
        entry["players"], ("Ann", "  ", "x" * 41, "Ben", "ben ", "Dan"), strict=True
    ):
        player["name"] = name
    assert faults(entry) == {
        ("players[0].gold", "negative"),
        ("players[0].goods.apple", "negative"),
        ("players[0].goods.beer", "unknown_good"),
        ("players[1].name", "name_missing"),
        ("players[1].gold", "too_many"),
        ("players[1].goods.cheese", "too_many"),
        ("players[1].black_market[0]", "negative"),
        ("players[1].black_market[1]", "too_many"),
        ("players[2].name", "too_long"),
        ("players[2].promo", "wrong_edition"),
        ("players[2].promo[0].value", "negative"),
        ("players[2].promo[0].counts_as.good", "not_legal"),
        ("players[2].promo[0].counts_as.n", "negative"),
        ("players[3].name", "name_twice"),
        ("players[4].name", "name_twice"),
    }


def test_a_name_is_the_same_however_its_letters_are_coded():
    entry = document()
    entry["players"][0]["name"], entry["players"][1]["name"] = "Zo\u00eb", "Zoe\u0308"
    assert faults(entry) == {("players[0].name", "name_twice"), ("players[1].name", "name_twice")}


def test_the_first_edition_has_no_black_market():
    entry = document(stand(black_market=(30,)), edition="first", black_market=True)
    assert faults(entry) == {
        ("options.black_market", "wrong_edition"),
        ("players[0].black_market", "wrong_edition"),
    }


def test_nobody_lists_a_thousand_single_cards():
    assert faults(document(stand(black_market=(1,) * 1000))) == {
        ("players[0].black_market", "too_many")
    }


def test_there_are_two_editions():
    assert faults(document(edition="third")) == {("edition", "unknown_edition")}


@pytest.mark.parametrize(
    "change",
    [
        {"players": "Ann"},
        {"edition": 2},
        {"options": {"deputies": True}},
        {"options": {"royal_goods": 1}},
        {"winner": "Ann"},
        {"players": [{"name": "Ann", "gold": 1.0}]},
        {"players": [{"name": "Ann", "gold": True}]},
        {"players": [{"name": "Ann", "goods": {"apple": "1"}}]},
        {"players": [{"gold": 1}]},
    ],
)
def test_a_wrong_shape_is_no_document_at_all(change):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(document() | change, SCORING.entry)


# What is odd


def warned(scored):
    return {(warning.path, warning.code) for warning in scored.warnings}


@pytest.mark.rule("s*.table.pepper")
def test_more_cards_than_the_box_holds_are_counted_with_a_warning():
    scored = sheet(stand(), stand(pepper=23), stand(), stand(pepper=1))
    assert warned(scored) == {("players[1].goods.pepper", "more_than_in_box")}
    assert points(scored, 1, "pepper") == 138


def test_too_many_cards_together_are_told_where_the_sum_goes_beyond():
    scored = sheet(stand(apple=30), stand(apple=18), stand(), stand(apple=1))
    assert warned(scored) == {("players[3].goods.apple", "more_than_in_box")}
    assert not warned(sheet(stand(apple=30), stand(apple=18)))


@pytest.mark.rule("s*.three.remove")
def test_there_is_no_bread_with_three_players():
    assert warned(sheet(stand(bread=1))) == {("players[0].goods.bread", "more_than_in_box")}
    assert not warned(sheet(stand(bread=1), stand(), stand(), stand()))


def test_cards_of_a_module_that_was_left_out_are_counted_with_a_warning():
    scored = sheet(stand(gouda_cheese=1, black_market=(30,)), royal=False)
    assert warned(scored) == {
        ("players[0].goods.gouda_cheese", "royal_goods_off"),
        ("players[0].black_market", "black_market_off"),
    }
    assert scored.players[0].total == 6 + 15 + 30


def test_there_are_six_black_market_cards():
    scored = sheet(stand(black_market=(30,) * 7), black_market=True)
    assert warned(scored) == {("players[0].black_market", "more_than_in_box")}


@pytest.mark.rule("s*.contents.coins")
@pytest.mark.parametrize(("edition", "most"), [("first", 1189), ("second", 1255)])
def test_more_gold_than_the_box_holds_is_counted_with_a_warning(edition, most):
    scored = sheet(stand(most - 5), stand(6), edition=edition)
    assert warned(scored) == {("players[1].gold", "more_gold_than_in_box")}
    scored = sheet(stand(most - 5), stand(5), edition=edition)
    assert warned(scored) == {("players[2].gold", "other_gold_than_in_box")}


@pytest.mark.rule("s*.setup.gold")
def test_gold_that_is_missing_is_told_once_all_have_counted():
    short = [stand(gold) for gold in (60, 40, 45, 30)]
    (warning,) = sheet(*short).warnings
    assert (warning.path, warning.code) == ("players[3].gold", "other_gold_than_in_box")
    assert args(warning.message) == {"n": 175, "dealt": 200, "off": 25}
    assert not warned(sheet(*short[:3], stand()))
    assert not warned(sheet(*short[:3], stand(55)))
    (warning,) = sheet(*short[:3], stand(60)).warnings
    assert warning.message.id == "sheriff-warning-gold-over"


def test_gold_of_two_deputies_may_have_stayed_on_the_loot_tile():
    assert warned(sheet(*[stand(49)] * 6)) == {("players[5].gold", "other_gold_than_dealt")}


# Whatever is on the stands

stands = st.builds(
    lambda gold, goods: stand(gold, **goods),
    st.integers(0, 99),
    st.dictionaries(st.sampled_from(list(CARDS)), st.integers(0, 8)),
)


@given(st.lists(stands, min_size=3, max_size=6))
def test_every_point_has_a_line_and_no_bonus_is_given_twice(held):
    scored = sheet(*held)
    for player, own in zip(scored.players, held, strict=True):
        values = sum(CARDS[good].value * n for good, n in own["goods"].items())
        bonuses = [line.points for line in player.lines if line.key.endswith(("_king", "_queen"))]
        assert player.total == own["gold"] + values + sum(bonuses)
        assert len({line.key for line in player.lines}) == len(player.lines)
        assert all(line.rule for line in player.lines)
    most = {"apple": 30, "cheese": 25, "bread": 25, "chicken": 15}
    for good in LEGAL:
        given = [title for title, _ in titles(scored, good).values()]
        assert sum(share for _, share in titles(scored, good).values()) <= most[good]
        assert given.count("king") <= 1 or "queen" not in given
    assert scored.winners
    assert {1} == {player.place for player in scored.players if player.winner}


@given(st.lists(stands, min_size=3, max_size=6), st.randoms(use_true_random=False))
def test_the_order_of_the_players_changes_nothing(held, luck):
    order = list(range(len(held)))
    luck.shuffle(order)
    there, back = sheet(*held), sheet(*(held[i] for i in order))
    for new, old in enumerate(order):
        assert back.players[new].lines == there.players[old].lines
        assert back.players[new].place == there.players[old].place


def test_royal_goods_are_named_in_the_detail_of_a_title():
    scored = sheet(stand(cheese=1, gouda_cheese=1))
    (line,) = (line for line in scored.players[0].lines if line.key == "cheese_king")
    assert dict(line.detail.args)["goods"].id == "sheriff-goods-with"
    assert set(ROYAL) & set(reasons(scored, 0)) == {"gouda_cheese"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_score_sheet_can_be_said(language):
    promo = [{"value": 5, "legal": False, "counts_as": {"good": "bread", "n": 1}}]
    odd = sheet(
        stand(2000, apple=60, royal_rooster=1), stand(9), stand(promo=promo), edition="first"
    )
    tie = sheet(stand(silk=1, black_market=(9,) * 7), stand(silk=1, black_market=(9,) * 7))
    for scored in (odd, tie):
        messages = [warning.message for warning in scored.warnings] + list(scored.notes)
        for player in scored.players:
            for line in player.lines:
                messages += [
                    line.label,
                    *filter(None, [line.detail]),
                    RULEBOOK.reference(line.rule),
                ]
        assert all(say(message, language) for message in messages)
