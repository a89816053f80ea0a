"""Chapters: ending a battle, who holds the Condottiere."""

import pytest

from companion.engine.message import SeatName
from companion.games.condottiere.actions import Attack, Decline, EndBattle
from companion.games.condottiere.battle import strongest
from tests.games.table import args, names, who

from .play import Table, at_war, no


@pytest.mark.rule("co.battle_end.all_passed")
def test_a_battle_goes_on_until_everybody_has_passed():
    table = at_war(3).lay(0, 5).passes(1, 2)
    assert table.fight().ended_by is None
    assert table.passes(0).fight().ended_by == "pass"
    assert table.fight().turn is None


@pytest.mark.rule("co.battle_end.strength")
def test_at_the_end_mercenaries_are_added_up_as_special_cards_changed_them():
    table = at_war(2).lay(0, 10, 2).lay(1, 4, "drum", 3).passes(0, 1)
    assert [table.strength(0), table.strength(1)] == [12, 14]
    assert args(table.fight().outcome) == {"who": who(1), "n": 14}


@pytest.mark.rule("co.battle_end.strongest", "co.battle_end.winner_gets_piece")
def test_the_strongest_army_takes_the_city_and_the_piece():
    table = at_war(3).lay(0, 5).lay(1, 6).lay(2, 4).end()
    assert (table.cities(1), table.holder, table.phase) == (("Siena",), 1, "choose")
    assert table.told().id == "condottiere-log-conquered"


@pytest.mark.rule("co.piece.start_then_winner", "co.piece.holder_chooses")
def test_the_piece_belongs_to_the_winner_of_each_battle_and_its_holder_chooses():
    table = Table(4).begin(3)
    seen = [table.holder]
    for winner, city in ((1, "Roma"), (1, "Torino"), (2, "Ferrara")):
        seen.append(table.attack(city).won_by(winner).holder)
    assert seen == [3, 1, 1, 2]
    assert table.refused(1, Attack(4, "Siena")).key == "condottiere-holder-chooses"


@pytest.mark.rule("co.battle_end.no_conquest", "co.battle_end.piece_to_left", "co.piece.no_winner")
@pytest.mark.parametrize(
    "cards",
    [(), ((0, 5), (1, 5)), ((0, 5), (1, "bishop"))],
    ids=["nobody took part", "a tie", "a bishop"],
)
def test_without_conquest_the_piece_goes_to_the_left_of_who_held_it(cards):
    table = Table(3).begin(2).attack("Siena")
    for seat, card in cards:
        table.lay(seat, card)
    table.end()
    assert (table.city("Siena").owner, table.holder) == (None, 0)
    assert table.attack("Siena").end().holder == 1


@pytest.mark.rule("co.ruling.tie_on_top")
def test_a_tie_of_weaker_armies_prevents_nothing():
    assert strongest((3, 10, 3)) == 1
    table = at_war(3).lay(0, 3).lay(1, 10).lay(2, 3)
    assert table.end().cities(1) == ("Siena",)


def test_a_tie_on_top_is_named():
    table = at_war(3).lay(0, 6).lay(1, 10).lay(2, 10)
    assert args(table.fight().outcome) == {"seats": names(1, 2), "n": 10}
    assert table.move("end", None).action["winner"] is None


@pytest.mark.rule("co.ruling.zero_strength")
def test_an_army_without_strength_conquers_nothing():
    assert strongest((0,)) is None
    table = at_war().lay(1, "drum", "scarecrow")
    assert table.fight().outcome.id == "condottiere-outcome-no-army"
    table.end()
    assert (table.city("Siena").owner, table.holder) == (None, 1)


@pytest.mark.rule("co.ruling.surrender_tie")
def test_a_surrender_at_a_tie_conquers_nothing():
    table = at_war().lay(0, 6).lay(1, 6).lay(2, "surrender").end()
    assert (table.city("Siena").owner, table.holder) == (None, 1)


def test_a_battle_that_looks_otherwise_meanwhile_is_not_ended():
    table = at_war().lay(0, 6)
    end = EndBattle(1, 0)
    assert table.move("end", None).action["winner"] == 0
    table.lay(1, 10)
    refusal = no("cards-say", path="action.winner", who=SeatName(1))
    assert table.refused(None, end) == refusal
    assert table.do("end", None).cities(1) == ("Siena",)


def test_another_winner_than_the_cards_have_is_refused_with_who_that_is():
    """A correction of the winner was told that the cards had changed since."""
    table = at_war().lay(0, 6).lay(1, 10)
    who = no("cards-say", path="action.winner", who=SeatName(1))
    assert table.refused(None, EndBattle(1, 0)) == who
    nobody = no("cards-say-nobody", path="action.winner")
    table = at_war().lay(0, 6).lay(1, 6)
    assert table.refused(None, EndBattle(1, 0)) == nobody


def test_a_battle_ends_once():
    table = at_war().lay(0, 6)
    end = EndBattle(1, 0)
    table.act(None, end)
    assert table.refused(2, end) == no("other-battle", path="action.battle")


def test_what_people_say_counts_more_than_the_lines():
    table = at_war().lay(0, 6)
    assert table.values("won", None) == [0, 1, 2, 3, None]
    assert table.do("won", None, winner=3).cities(3) == ("Siena",)
    table.attack("Roma").lay(3, 6).won_by(None)
    assert (table.city("Roma").owner, table.holder) == (None, 0)


def test_no_battle_is_won_by_a_seat_that_there_is_not():
    table = at_war()
    for seat in (-1, 4, 10**9):
        assert table.refused(None, EndBattle(1, seat, True)).path == "action.winner"


@pytest.mark.rule("co.battle_end.decline")
def test_whoever_declines_hands_the_piece_to_the_left():
    table = Table(3).begin(2).decline()
    assert table.holder == 0
    assert table.act(0, Attack(1, "Roma")).fight().city == "Roma"


def test_the_piece_is_handed_on_once_though_two_press():
    table = Table(3).begin()
    decline = Decline(1, 0)
    table.act(None, decline)
    assert table.refused(None, decline) == no("piece-moved", path="action.holder")
    said = table.refused(2, Decline(1, 1))
    assert said.key == "condottiere-holder-chooses"


@pytest.mark.rule("co.ruling.all_decline")
def test_when_all_have_declined_the_first_has_to_choose():
    table = Table(3).begin(1).decline().decline().decline()
    assert table.holder == 1
    assert table.view().headline.id == "condottiere-now-must-choose"
    assert table.view().against_declining.id == "condottiere-remark-must-choose"
    table.attack("Roma").won_by(None)
    assert table.view().against_declining is None


@pytest.mark.rule("co.ruling.all_decline")
def test_who_declines_although_all_have_by_our_notes_begins_the_talk_anew():
    table = Table(3).begin(1).decline().decline().decline().decline()
    assert (table.remarked(), table.holder) == (["remark-must-choose"], 2)
    assert table.view().against_declining is None
    assert table.decline().remarked() == []
    assert table.decline().view().headline.id == "condottiere-now-must-choose"
