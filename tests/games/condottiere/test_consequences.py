"""What follows from a fact follows from it still when the fact is put right."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.game import World
from companion.engine.refusal import GameError
from companion.games.condottiere import GAME
from companion.games.condottiere import actions as act
from companion.games.condottiere.options import Tool
from companion.games.condottiere.tables import CITIES
from tests.contract.chance import offered
from tests.examples import examples
from tests.games.table import args

from .play import FULL_BOARD, TIED_BOARD, Table, at_war

ALL = tuple(Tool)


def seen(table):
    """What table and seats see."""
    viewers = (None, *range(table.state.seats))
    return [msgspec.json.encode(GAME.view(table.state, viewer)) for viewer in viewers]


def final(**options):
    """The first two of four are tied and fight the final battle; seat 3 holds the piece."""
    return Table(4, **options).begin().fill(TIED_BOARD)


# Whose turn it is


def test_a_card_that_was_taken_off_leaves_the_turn_where_it_was():
    table = at_war(4).lay(0, 3).lay(3, 5)
    table.act(3, act.TakeOff(1, 5))
    assert table.fight().turn == 1
    table.act(0, act.TakeOff(1, 3))
    assert table.fight().turn == 0
    assert "co.battle.order" in table.hints()


def test_a_pass_that_was_taken_back_gives_the_turn_back():
    table = at_war(4).lay(0, 3).passes(1)
    assert table.fight().turn == 2
    table.do("correct_line", 1, cards=[], passed=False)
    assert table.fight().turn == 1


def test_a_line_that_is_put_right_takes_the_turn_of_its_cards_along():
    table = at_war(3).lay(0, 3).lay(1, 6).lay(2, 4)
    table.act(2, act.CorrectLine(1, 2, ()))
    assert table.fight().turn == 2
    table.act(1, act.CorrectLine(1, 1, (5,)))
    assert table.fight().turn == 1


# Who may still come in


@pytest.mark.rule("co.capture.defender_may_wait")
def test_whose_city_it_really_is_decides_whose_pass_was_final():
    table = Table(4, capturing=True).begin().own(1, "Siena").attack("Siena")
    table.lay(0, 3).passes(1, 2)
    assert [table.line(seat).passed for seat in (1, 2)] == [False, True]
    table.own(2, "Siena")
    assert [table.line(seat).passed for seat in (1, 2)] == [True, False]
    assert table.fight().defender == 2
    table.own(1, "Siena")
    assert [table.line(seat).passed for seat in (1, 2)] == [False, True]


def test_where_the_battle_really_is_decides_whose_pass_was_final():
    table = Table(4, capturing=True).begin().own(1, "Siena").attack("Siena").passes(1)
    table.act(None, act.CorrectPlace(1, "Roma"))
    assert table.line(1).passed
    table.act(None, act.CorrectPlace(1, "Siena"))
    assert not table.line(1).passed


def test_an_owner_whose_only_card_was_a_mistake_may_come_in_again():
    table = Table(4, capturing=True).begin().own(1, "Siena").attack("Siena")
    table.lay(1, 5).passes(1)
    assert table.line(1).passed
    table.act(1, act.TakeOff(1, 5))
    assert not table.line(1).passed


# Hands


def test_a_noted_hand_follows_a_line_that_is_put_right():
    table = at_war(3).lay(0, 3, 4)
    table.act(0, act.CorrectLine(1, 0, (3, 4, 10)))
    assert table.view(0).you.hand == 7
    table.act(0, act.CorrectLine(1, 0, (3,)))
    assert table.view(0).you.hand == 9


def test_a_hand_that_is_not_empty_after_all_is_what_it_was():
    table = at_war(3).lay(0, 3).act(0, act.Out(1))
    assert table.view(0).you.hand == 0
    table.act(0, act.Out(1, False))
    assert table.view(0).you.hand == 9


def test_a_card_too_many_that_is_taken_off_leaves_the_hand_empty():
    table = at_war(3).act(0, act.NoteHand(0)).lay(0, 6)
    assert (table.view(0).you.hand, table.remarked(0)) == (0, ["remark-hand-empty"])
    table.act(0, act.TakeOff(1, 6))
    assert table.view(0).you.hand == 0


def test_what_a_hand_was_noted_to_be_is_remarked_to_its_owner_alone():
    table = at_war(3).act(0, act.NoteHand(3), act.Out(1))
    assert table.remarked(0) == ["remark-hand-left"]
    for viewer in (None, 1, 2):
        assert table.remarked(viewer) == []


# Who has declined


@pytest.mark.rule("co.ruling.all_decline")
def test_a_battle_that_is_called_off_forgets_nobody_who_declined():
    table = Table(3).begin().decline().attack("Roma")
    table.act(None, act.CorrectPlace(table.battle, None)).decline().decline()
    assert (table.holder, table.view().headline.id) == (0, "condottiere-now-must-choose")


def test_a_piece_that_never_moved_is_declined_by_its_holder_once_more():
    table = Table(3).begin().decline().act(None, act.CorrectPiece(0))
    assert table.view().headline.id == "condottiere-now-choose"
    table.decline().decline()
    assert table.view().headline.id == "condottiere-now-choose"
    assert table.decline().view().headline.id == "condottiere-now-must-choose"


@pytest.mark.rule("co.ruling.all_decline")
def test_a_piece_put_right_and_back_forgets_nobody_who_declined():
    table = Table(3).begin().decline().decline().act(None, act.CorrectPiece(0), act.CorrectPiece(2))
    assert table.decline().view().headline.id == "condottiere-now-must-choose"


# The final battle


@pytest.mark.rule("co.end.final_deal")
def test_the_final_battle_says_how_many_cards_the_tied_take():
    table = final()
    assert args(table.view().headline)["n"] == args(table.said("co.end.final_deal"))["hand"] == 20
    todos = [seat.todo for seat in table.view().seats]
    assert [(todo.id, dict(todo.args).get("n")) for todo in todos] == [
        ("condottiere-todo-new-cards", 20),
        ("condottiere-todo-new-cards", 20),
        ("condottiere-todo-watch", None),
        ("condottiere-todo-watch", None),
    ]
    table.lay(0, 3)
    assert table.view().headline.id == "condottiere-now-final"
    assert table.view().seats[1].todo.id == "condottiere-todo-turn"


def test_a_final_battle_that_a_wrong_city_began_leaves_the_round_as_it_was():
    """Dan is out of cards, and one battle of the round is told."""
    table = Table(4).begin()
    for seat, cities in enumerate(TIED_BOARD):
        table.own(seat, *(city for city in cities if city not in ("Spoleto", "Napoli")))
    table.deal().out(3).attack("Napoli").lay(2, 3).won_by(2).own(3, "Spoleto")
    before = table.view()
    table.do("finish", None)
    assert (table.phase, table.view().round, table.view().past) == ("battle", 3, ())
    table.own(None, "Spoleto")
    after = table.view()
    assert (after.phase, after.round, after.past) == ("choose", 2, before.past)
    assert [seat.out for seat in after.seats] == [False, False, False, True]
    table.attack("Spoleto").act(3, act.Lay(table.battle, 1))
    assert table.remarked() == ["remark-no-cards"]


def test_a_final_battle_goes_on_when_a_wrong_correction_is_put_right():
    table = final(tools=ALL).lay(0, 10).lay(1, 6).passes(0)
    before = seen(table)
    table.own(0, "Siena" if "Siena" not in TIED_BOARD[0] else "Roma").own(2, "Genova")
    table.own(None, "Torino")
    assert table.phase == "choose"
    for seat, cities in enumerate(TIED_BOARD):
        table.own(seat, *cities)
    assert seen(table) == before
    assert table.lay(1, 10).passes(1).end().result().winners == ("Ben",)


def test_cards_of_somebody_who_is_not_tied_after_all_decide_nothing():
    """Cem, who was tied by a wrong city, had laid the strongest army, and winter."""
    table = final().own(2, "Spoleto").lay(2, 10, 10, "winter").lay(0, 3).lay(1, 5)
    table.own(3, "Spoleto")
    assert [line.seat for line in table.fight().lines] == [0, 1]
    assert (table.fight().winter, table.move("end", None).action["winner"]) == (False, 1)
    assert table.end().result().winners == ("Ben",)


def test_a_card_that_ended_the_battle_of_somebody_else_ended_nothing():
    table = final().own(2, "Spoleto").lay(2, "bishop").own(3, "Spoleto")
    assert table.fight().ended_by is None


@pytest.mark.rule("co.end.final_deal")
def test_hands_of_the_final_battle_follow_the_cities():
    """Cem turns out to be tied too: everybody holds as many cards as one is dealt for five."""
    table = final().lay(0, 3)
    table.own(2, "Spoleto")
    assert [table.view(seat).you.hand for seat in range(4)] == [19, 20, 20, None]
    table.own(0, "Milano").own(3, "Urbino")
    table.own(3, "Spoleto").own(0, "Urbino").own(3, "Milano")
    assert [table.view(seat).you.hand for seat in range(4)] == [19, 20, None, None]


def test_a_final_battle_is_none_when_the_full_board_is_to_end_nothing():
    table = final(capturing=True, full_board_ends=True)
    table.act(None, act.ChangeOptions(full_board_ends=False))
    assert (table.phase, table.move("finish", None)) == ("choose", None)
    table.act(None, act.ChangeOptions(full_board_ends=True))
    assert table.fight().final


# What the map decides


def test_nobody_is_told_to_choose_a_city_when_the_map_has_decided():
    table = Table(4).begin().own(2, "Roma", "Napoli", "Spoleto")
    assert table.view().headline.id == "condottiere-now-decided"
    assert [seat.todo for seat in table.view().seats] == [None] * 4
    table.own(None, "Roma")
    assert table.view().headline.id == "condottiere-now-choose"


# Points


def test_a_city_put_right_after_a_game_is_scored_changes_its_points():
    table = Table(4, points=True).begin().own(2, "Roma", "Napoli", "Siena").conquer(2, "Spoleto")
    assert [seat.points for seat in table.view().seats] == [0, 0, 6, 0]
    table.own(1, "Siena")
    assert ([seat.points for seat in table.view().seats], table.phase) == ([0, 1, 5, 0], "scored")
    table.begin()
    assert [seat.points for seat in table.view().seats] == [0, 1, 5, 0]


def test_a_game_that_was_scored_by_a_wrong_city_goes_on():
    table = Table(4, points=True).begin().own(2, "Roma", "Napoli")
    table.act(None, act.CorrectPoints(0, 3)).conquer(2, "Spoleto")
    before = seen(table)
    table.own(None, "Spoleto")
    assert (table.phase, table.holder) == ("choose", 2)
    assert [seat.points for seat in table.view().seats] == [3, 0, 0, 0]
    assert table.own(2, "Spoleto").phase == "scored"
    assert seen(table) == before
    table.own(None, "Spoleto").conquer(1, "Spoleto")
    assert (table.phase, table.view().seats[2].points) == ("choose", 0)


def test_points_put_right_after_a_game_outlast_a_city_put_right():
    table = Table(4, points=True).begin().own(2, "Roma", "Napoli", "Siena").conquer(2, "Spoleto")
    table.act(None, act.CorrectPoints(2, 9), act.CorrectPoints(1, 4)).own(None, "Siena")
    assert [seat.points for seat in table.view().seats] == [0, 4, 8, 0]


def test_points_put_right_while_a_game_goes_on_again_outlast_its_end():
    table = Table(4, points=True).begin().own(2, "Roma", "Napoli").conquer(2, "Spoleto")
    table.own(None, "Spoleto").act(None, act.CorrectPoints(1, 4)).own(2, "Spoleto")
    assert (table.phase, [seat.points for seat in table.view().seats]) == ("scored", [0, 4, 5, 0])


def test_a_series_that_a_correction_decides_waits_for_the_people():
    table = Table(4, points=True, points_target=6).begin().own(2, "Roma", "Napoli")
    table.conquer(2, "Spoleto").own(2, "Siena")
    assert (table.phase, table.view().seats[2].points) == ("scored", 6)
    assert table.do("finish", None).result().winners == ("Cem",)


# There and back again: what is put right twice is as if it never had been

PUT_RIGHT = (
    act.CorrectCity, act.CorrectPiece, act.CorrectPlace,
    act.CorrectLine, act.CorrectRound, act.CorrectPoints,
)  # fmt: skip
BOARDS = (FULL_BOARD, TIED_BOARD)


def there_and_back(state, dice):
    """A correction by chance with the one that puts everything as it was; None where there is
    nothing to put right.
    """
    kind = dice.choice(PUT_RIGHT)
    seat, city = dice.randrange(state.seats), dice.choice(tuple(CITIES))
    match kind.__name__:
        case "CorrectCity":
            other = dice.choice((None, *range(state.seats)))
            return act.CorrectCity(city, other), act.CorrectCity(city, state.owner(city))
        case "CorrectPiece" if state.holder is not None:
            return act.CorrectPiece(seat), act.CorrectPiece(state.holder)
        case "CorrectPlace" if state.city is not None:
            return act.CorrectPlace(state.battle, city), act.CorrectPlace(state.battle, state.city)
        case "CorrectRound":
            return act.CorrectRound(dice.randrange(1, 9)), act.CorrectRound(state.round)
        case "CorrectPoints" if state.options.points:
            return act.CorrectPoints(seat, 77), act.CorrectPoints(seat, state.tally[seat].total)
        case "CorrectLine" if not state.lines[seat].passed and not state.final:
            return act.Lay(state.battle, 1, before=True), act.TakeOff(state.battle, 1)
        case _:
            return None


@given(seed=st.integers(0, 2**32 - 1))
@examples(60)
def test_what_is_put_right_and_back_is_as_it_was(seed):
    dice = Random(seed)
    points, capturing, ends = dice.choice(
        ((False, False, False), (True, False, False), (False, True, False), (False, True, True))
    )
    table = Table(4, points=points, capturing=capturing, full_board_ends=ends)
    table.begin(dice.randrange(4))
    if dice.random() < 0.7:
        for player, cities in enumerate(dice.choice(BOARDS)):
            table.own(player, *(city for city in cities if dice.random() < 0.97))
    for _ in range(30):
        pair = there_and_back(table.state, dice)
        if pair is not None:
            again(table, pair, dice.randrange(4))
        possible = [
            (seat, action)
            for seat in (None, 0, 1, 2, 3)
            for action in offered(GAME, table.state, seat, dice)
        ]
        if not possible or table.phase == "over":
            return
        seat, action = dice.choice(possible)
        decided = GAME.decide(table.state, seat, action, World(1, dice))
        table.state = GAME.apply(table.state, seat, decided)


def again(table, pair, seat):
    before, state = seen(table), table.state
    envelope = seat if isinstance(pair[0], act.Lay) else None
    try:
        table.act(envelope, *pair, table=True)
    except GameError:
        table.state = state
        return
    assert seen(table) == before, pair
