"""Chapter: combining cards. Which characters so many players may use."""

import random

import pytest

from companion.games.citadels.cast import (
    cast_faults,
    choices,
    instead_of,
    random_cast,
    set_cast,
    unique_faults,
)
from companion.games.citadels.options import Options, check_options
from companion.games.citadels.tables import CHARACTERS, SETS
from companion.text import say

FIRST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def faults(cast, seats):
    return {(fault.path, fault.code) for fault in cast_faults("cast", cast, seats)}


def told(cast, seats):
    return [say(fault.message, "en") for fault in cast_faults("cast", cast, seats)]


def instead(cast, old, new):
    return tuple(new if each == old else each for each in cast)


# One of each rank


@pytest.mark.rule("ci.cast.one_per_rank")
def test_one_character_of_each_rank_is_played_with():
    assert faults(FIRST, 5) == set()
    assert faults((*FIRST, "witch"), 5) == {("cast", "one_per_rank")}
    assert faults(FIRST[1:], 5) == {("cast", "rank_missing")}
    assert told(FIRST[:-1], 5) == [
        "Rank 8 is still empty. Choose from: Warlord, Diplomat and Marshal."
    ]


def test_a_character_that_is_named_twice_or_that_there_is_none_of_is_refused():
    assert faults((*FIRST, "king"), 5) == {("cast", "one_per_rank")}
    assert faults((*FIRST, "jester"), 5) == {("cast[8]", "unknown_character")}
    assert len(faults((), 8)) == 2
    assert len(told((), 8)) == 9


@pytest.mark.rule("ci.cast.only_these")
def test_only_the_characters_that_were_chosen_are_in_the_game():
    cast = instead(FIRST, "king", "patrician")
    assert Options(cast=cast[::-1]).cast_for(5) == cast
    assert Options(cast=cast, ninth=True, set="vicious_nobles").cast_for(5) == cast


# The ninth


@pytest.mark.rule("ci.rank9.three_and_eight", "ci.three.ranks", "ci.first.nine_characters")
@pytest.mark.parametrize("seats", [3, 8])
def test_three_and_eight_players_need_a_ninth(seats):
    assert faults(FIRST, seats) == {("cast", "ninth_needed")}
    assert faults((*FIRST, "artist"), seats) == set()
    assert len(Options().cast_for(seats)) == 9


def test_who_needs_a_ninth_is_told_which_ones_there_are():
    assert told(FIRST, 3) == [
        "With 3 players you need a ninth character. Choose from: Artist and Tax Collector."
    ]
    assert told(FIRST, 8)[0].endswith("Queen, Artist and Tax Collector.")


@pytest.mark.rule("ci.rank9.four_to_seven")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_to_seven_may_have_a_ninth(seats):
    assert faults(FIRST, seats) == faults((*FIRST, "tax_collector"), seats) == set()
    assert Options().cast_for(seats) == FIRST
    assert Options(ninth=True).cast_for(seats) == (*FIRST, "artist")


@pytest.mark.rule("ci.two.ranks", "ci.ruling.tax_two_players")
@pytest.mark.parametrize("ninth", ["queen", "artist", "tax_collector"])
def test_two_players_have_no_ninth(ninth):
    assert faults(FIRST, 2) == set()
    assert faults((*FIRST, ninth), 2) == {("cast[8]", "barred")}
    assert Options(ninth=True).cast_for(2) == FIRST
    assert choices(9, 2) == ()


@pytest.mark.rule("ci.ruling.first_game_rank9")
def test_a_first_game_with_a_ninth_has_the_artist_unless_the_table_says_otherwise():
    assert Options().cast_for(3)[-1] == "artist"
    assert check_options(Options(cast=(*FIRST, "tax_collector")), 3) == ()
    assert check_options(Options(cast=(*FIRST, "queen")), 8) == ()
    assert check_options(Options(cast=(*FIRST, "queen")), 3) != ()


# Who cannot be used


@pytest.mark.rule("ci.two.no_emperor", "ci.char.emperor.not_with_two")
def test_two_players_have_no_emperor():
    cast = instead(FIRST, "king", "emperor")
    assert faults(cast, 2) == {("cast[3]", "barred")}
    assert told(cast, 2) == [
        "Emperor is never used with 2 players. Use instead: King or Patrician."
    ]
    assert faults((*cast, "artist"), 3) == faults(cast, 4) == set()


@pytest.mark.rule("ci.rank9.no_queen_below_five", "ci.char.queen.not_below_five")
def test_fewer_than_five_players_have_no_queen():
    cast = (*FIRST, "queen")
    assert faults(cast, 3) == faults(cast, 4) == {("cast[8]", "barred")}
    assert told(cast, 4) == [
        "Queen is never used with 4 players. Use instead: Artist or Tax Collector."
    ]
    assert all(faults(cast, seats) == set() for seats in range(5, 9))


@pytest.mark.rule("ci.sets.emperor_with_two")
@pytest.mark.parametrize("name", ["cunning_agents", "illustrious_emissaries"])
def test_with_two_players_a_king_takes_the_emperors_place(name):
    assert instead_of("emperor", 2) == ("king", "patrician")
    assert set_cast(name, 2, ninth=False)[3] == "king"
    assert set_cast(name, 3, ninth=False)[3] == "emperor"
    assert instead_of("emperor", 3) == ()


@pytest.mark.rule("ci.sets.queen_with_three_or_four")
@pytest.mark.parametrize("name", ["ambitious_aristocrats", "devious_dignitaries"])
def test_with_three_or_four_players_an_artist_takes_the_queens_place(name):
    assert instead_of("queen", 3) == instead_of("queen", 4) == ("artist", "tax_collector")
    assert set_cast(name, 3, ninth=False)[-1] == set_cast(name, 4, ninth=True)[-1] == "artist"
    assert set_cast(name, 5, ninth=True)[-1] == "queen"
    assert instead_of("queen", 2) == ()


# Sets


@pytest.mark.rule("ci.sets.rank9_optional", "ci.sets.rank9_needed")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("ninth", [False, True])
def test_every_set_can_be_played_by_every_number_of_players(name, seats, ninth):
    """The ninth may be left out, but not with three or eight."""
    options = Options(set=name, ninth=ninth)
    assert check_options(options, seats) == ()
    cast = options.cast_for(seats)
    assert faults(cast, seats) == set()
    assert len(cast) == (9 if seats in (3, 8) or (ninth and seats > 3) else 8)
    if len(cast) == 9 and seats > 4:
        assert cast[-1] == SETS[name].ninth


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("ninth", [False, True])
def test_a_cast_that_is_drawn_can_be_played_and_every_character_can_come(seats, ninth):
    drawn = {random_cast(seats, ninth, random.Random(n)) for n in range(80)}
    assert all(faults(cast, seats) == set() for cast in drawn)
    there = {each for cast in drawn for each in cast}
    most = 9 if seats != 2 and (ninth or seats in (3, 8)) else 8
    usable = [c for c in CHARACTERS.values() if seats not in c.barred and c.rank <= most]
    assert there == {character.id for character in usable}


# Unique districts


def test_fourteen_different_unique_districts_are_asked_for():
    uniques = SETS["vicious_nobles"].uniques

    def wrong(given):
        return {(fault.path, fault.code) for fault in unique_faults("u", given)}

    assert wrong(uniques) == set()
    assert wrong(uniques[1:]) == {("u", "fourteen_uniques")}
    assert wrong((*uniques[1:], "manor")) == {("u[13]", "unknown_unique")}
    assert wrong((*uniques[1:], uniques[1])) == {("u[13]", "unique_twice")}


def test_far_too_many_are_told_in_few_words():
    assert len(told(("king",) * 5_000, 5)) == 8
    assert all(len(text) < 200 for text in told(("king",) * 5_000, 5))
    assert len(list(unique_faults("u", ("keep",) * 5_000))) == 5_000


@pytest.mark.rule("ci.sets.emperor_with_two", "ci.sets.queen_with_three_or_four")
def test_instead_of_the_emperor_comes_one_or_the_other_not_both():
    [fault] = [one for one in cast_faults("cast", ("emperor",), 2) if one.code == "barred"]
    assert say(fault.message, "en").endswith("Use instead: King or Patrician.")
    assert say(fault.message, "ko").endswith("왕이나 대공.")
    assert say(fault.message, "ru").endswith("Король или Патриций.")
