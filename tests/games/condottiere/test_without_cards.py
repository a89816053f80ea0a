"""Chapters: players without cards, discarding cards, ending a round."""

import pytest

from companion.games.condottiere.actions import Attack, Deal, Out
from tests.games.table import args, names, who

from .play import Table, at_war, no


@pytest.mark.rule("co.no_cards.out")
def test_who_has_no_cards_takes_no_part_until_the_round_ends():
    table = Table(4).begin().out(2).attack("Roma")
    assert table.line(2).why_not.id == "condottiere-remark-no-cards"
    assert table.line(2).out
    assert table.view().seats[2].todo.id == "condottiere-todo-out"
    assert table.lay(0, 1).lay(1, 1).fight().turn == 3
    table.won_by(0).deal().attack("Siena")
    assert table.lay(2, 5).strength(2) == 5


def test_the_others_are_told_that_they_go_on_without():
    table = at_war().out(1, 3)
    assert args(table.said("co.no_cards.others_go_on"))["seats"] == names(1, 3)


@pytest.mark.rule("co.ruling.last_card_is_pass")
def test_who_has_laid_the_last_card_is_skipped_and_the_army_counts():
    table = at_war(3).lay(0, 10).out(0).lay(1, 2)
    assert table.lay(2, 1).fight().turn == 1
    assert table.passes(0).remarked() == ["remark-no-cards"]
    table.passes(1, 2)
    assert table.fight().ended_by == "pass"
    assert table.end().cities(0) == ("Siena",)


@pytest.mark.rule("co.no_cards.last_card_wins", "co.ruling.lead_without_cards")
def test_who_wins_with_the_last_card_chooses_a_city_but_cannot_fight_there():
    table = at_war(4).lay(0, 10).out(0, 1).end()
    assert table.holder == 0
    table.act(0, Attack(2, "Roma"))
    assert table.line(0).why_not.id == "condottiere-remark-no-cards"
    assert table.lay(0, 1).remarked() == ["remark-no-cards"]
    assert table.fight().turn == 2
    assert args(table.said("co.battle.order"))["who"] == who(2)


@pytest.mark.rule("co.ruling.piece_to_empty_hand")
def test_the_piece_goes_to_the_left_even_to_an_empty_hand():
    table = Table(4).begin().out(1).attack("Roma").won_by(None)
    assert table.holder == 1
    assert table.move("decline", 1).action["holder"] == 1
    assert table.decline().holder == 2


@pytest.mark.rule("co.ruling.empty_hand_is_said", "co.ruling.discard_reminder")
def test_after_each_battle_all_are_asked_and_reminded_alike():
    table = Table(3).begin()
    assert "co.ruling.empty_hand_is_said" not in table.hints()
    for city in ("Roma", "Torino"):
        table.attack(city).won_by(0)
        shown = [[hint.rule for hint in table.view(viewer).hints] for viewer in (None, 0, 1, 2)]
        assert shown[0][:3] == [
            "co.battle_end.discard",
            "co.ruling.empty_hand_is_said",
            "co.discard.no_mercenary",
        ]
        assert all(each == shown[0] for each in shown)
        assert [table.move("out", seat).group for seat in range(3)] == ["more"] * 3


@pytest.mark.rule("co.ruling.hand_size_hidden")
def test_screens_show_who_has_no_cards_and_nothing_else_of_a_hand():
    table = at_war(3).lay(0, 1, 2, 3).out(0)
    shown = table.view(1).seats[0]
    assert (shown.out, shown.deal) == (True, None)
    assert not hasattr(shown, "hand")
    assert table.view(1).seats[1].out is False


def test_who_has_cards_after_all_says_so():
    table = at_war(3).out(0)
    table.do("in", 0)
    assert table.lay(0, 2).strength(0) == 2
    assert table.act(0, Out(1, False)).remarked() == ["remark-has-cards"]
    assert table.out(0).out(0).remarked() == ["remark-no-cards"]


# The end of a round


@pytest.mark.rule("co.round.one_hand_left", "co.round_end.one_hand")
def test_the_round_is_over_when_after_a_battle_one_has_cards():
    table = at_war(3).lay(0, 3).out(1, 2)
    assert table.phase == "battle"
    table.end()
    assert (table.phase, table.holder) == ("round_end", 0)
    assert table.move("deal", None).group == "now"
    assert table.refused(0, Attack(2, "Roma")).key == "condottiere-other-phase"


@pytest.mark.rule("co.round_end.one_hand")
def test_with_two_who_have_cards_the_round_goes_on():
    assert at_war(3).lay(0, 3).out(1).end().phase == "choose"


@pytest.mark.rule("co.ruling.nobody_has_cards")
def test_the_round_is_over_when_nobody_has_cards():
    assert at_war(3).lay(0, 3).out(0, 1, 2).end().phase == "round_end"


@pytest.mark.rule("co.ruling.discard_ends_round")
def test_a_hand_that_is_discarded_can_end_the_round():
    table = at_war(3).lay(0, 3).out(1).end()
    assert table.phase == "choose"
    assert table.out(2).phase == "round_end"
    table.act(2, Out(1, False))
    assert table.phase == "choose"


@pytest.mark.rule("co.round.new_cards", "co.round_end.deal", "co.round_end.deal.example")
def test_everybody_is_dealt_ten_and_two_for_each_city():
    table = Table(3).begin().conquer(1, "Parma", "Venezia", "Siena").conquer(2, "Roma")
    table.out(0, 1)
    assert [seat.deal for seat in table.view().seats] == [10, 16, 12]
    table.do("deal", None)
    assert (table.phase, table.view().round) == ("choose", 2)
    assert [seat.out for seat in table.view().seats] == [False] * 3
    assert table.view().past == ()
    assert [table.view(seat).you.hand for seat in range(3)] == [10, 16, 12]


def test_the_holder_of_the_piece_keeps_it_over_the_deal():
    table = at_war(3).lay(2, 3).out(0, 1).end().deal()
    assert table.holder == 2


def test_a_round_is_dealt_once():
    table = Table(3).begin().out(0, 1)
    table.act(None, Deal(1))
    said = table.refused(None, Deal(1))
    assert said == no("other-round", path="action.round", n=1, now=2)


def test_nobody_has_to_say_anything_for_the_next_round_to_be_dealt():
    table = Table(3).begin().attack("Roma").won_by(1)
    assert table.move("deal", None).group == "more"
    assert table.deal().view().round == 2


@pytest.mark.rule("co.round.until_winner")
def test_rounds_follow_on_rounds_until_somebody_wins():
    table = Table(4).begin()
    for n, city in enumerate(("Torino", "Venezia", "Siena", "Napoli"), start=1):
        assert (table.phase, table.view().round) == ("choose", n)
        table.conquer(1, city).deal()
    table.conquer(1, "Roma")
    assert table.phase == "over"
