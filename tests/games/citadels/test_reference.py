"""The rules at hand: every character, district and set says what it does, in every language."""

import pytest

from companion.games.citadels.book import RULEBOOK
from companion.games.citadels.cast import character_name, district_name, set_name, type_name
from companion.games.citadels.options import Options
from companion.games.citadels.reference import (
    calling_hints,
    character_hints,
    checklist,
    district_hints,
    make_hint,
    selection_hints,
    set_hints,
    theater_hints,
    turn_hints,
)
from companion.games.citadels.tables import CHARACTERS, DISTRICTS, SETS, TYPES, UNIQUES
from companion.text import LANGUAGES, say


def rules(hints):
    return [hint.rule for hint in hints]


def texts(hints):
    return [hint.text.id.removeprefix("citadels-hint-") for hint in hints]


def test_six_rulings_are_for_the_table_to_decide():
    assert sum(ruling.switch for ruling in RULEBOOK.rulings.values()) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language):
    for named, keys in (
        (character_name, CHARACTERS),
        (district_name, DISTRICTS),
        (type_name, TYPES),
        (set_name, SETS),
    ):
        assert len({say(named(key), language) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_at_hand_can_be_said_and_found_in_the_book(language):
    hints = [
        *set_hints(),
        make_hint("bewitched", "ci.char.witch.victim_districts"),
        make_hint("threatened", "ci.char.blackmailer.gathering_districts"),
        *theater_hints(2),
        *(hint for character in CHARACTERS for hint in turn_hints(character)),
        *(hint for district in UNIQUES for hint in district_hints(district)),
    ]
    for seats in range(2, 9):
        for name in SETS:
            options = Options(set=name)
            hints += [*checklist(options, seats), *selection_hints(options, seats)]
            hints += calling_hints(options.cast_for(seats))
    for hint in hints:
        assert say(hint.text, language)
        assert say(hint.where, language)


def test_every_character_and_unique_district_says_first_what_it_does():
    for character in CHARACTERS:
        first = character_hints(character)[0]
        assert first.text.id == f"citadels-character-{character.replace('_', '-')}-does"
        assert first.rule.startswith(f"ci.char.{character}.")
    for district in UNIQUES:
        assert district_hints(district)[0].rule.startswith(f"ci.unique.{district}.")


def test_the_check_list_of_a_first_game():
    assert texts(checklist(Options(), 5)) == [
        "aim",
        "citadels-set-first-game-style",
        "experienced",
        "tokens",
        "shuffle",
        "hand",
        "bank",
        "stash",
        "oldest",
        "know-first",
    ]


def test_the_check_list_of_a_set_and_of_a_mix_of_ones_own():
    assert texts(checklist(Options(set="vicious_nobles"), 5))[1:3] == [
        "citadels-set-vicious-nobles-style",
        "set-cards",
    ]
    mix = Options(uniques=SETS["vicious_nobles"].uniques)
    assert texts(checklist(mix, 5))[1] == "own-cards"
    said = say(checklist(Options(set="vicious_nobles"), 5)[2].text, "en")
    assert "Vicious Nobles" in said


@pytest.mark.parametrize(("seats", "need"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_the_check_list_says_how_many_districts_end_the_game(seats, need):
    assert dict(checklist(Options(), seats)[0].text.args)["n"] == need


def test_the_rule_about_rank_4_is_told_where_cards_lie_face_up():
    assert "rank4-replaced" in texts(selection_hints(Options(), 4))
    assert "rank4-replaced" not in texts(selection_hints(Options(), 7))


def test_the_theater_is_told_of_where_it_is_in_the_deck():
    with_theater = Options(set="devious_dignitaries")
    assert rules(selection_hints(with_theater, 5))[-2:] == [
        "ci.unique.theater.swap",
        "ci.unique.theater.may_look",
    ]
    assert "theater-few" in texts(selection_hints(with_theater, 2))
    assert "ci.unique.theater.swap" not in rules(selection_hints(Options(), 5))


def test_silence_of_the_killed_is_told_where_somebody_can_be_killed():
    assert "silent" in texts(calling_hints(("assassin", "thief")))
    assert "silent" not in texts(calling_hints(("witch", "thief")))


def test_only_characters_with_income_are_told_of_its_colour():
    assert "income" in texts(turn_hints("king"))
    assert "income" not in texts(turn_hints("thief"))
