"""On a phone "I won the battle" is a claim that anybody else accepts; on the table it holds."""

import msgspec
import pytest

from companion.games.condottiere import GAME
from companion.games.condottiere import actions as act
from companion.games.condottiere.options import Tool
from tests.games.table import args, who

from .play import TIED_BOARD, Table, at_war, no


def claimed(seat=1, **options):
    """The seat has said on its own phone that it won the first battle."""
    table = at_war(4, **options)
    return table.act(seat, act.EndBattle(table.battle, seat, by_hand=True))


def claim(table, viewer=None):
    return table.view(viewer).battle.claim


def test_i_won_on_a_phone_ends_no_battle_by_itself():
    table = claimed(1)
    assert (table.phase, table.cities(1), claim(table).seat) == ("battle", (), 1)
    assert table.view().headline.id == "condottiere-now-claim"
    assert table.told().id == "condottiere-log-claim"


def test_i_won_on_the_table_holds_at_once():
    table = at_war().act(1, act.EndBattle(1, 1, by_hand=True), table=True)
    assert (table.phase, table.cities(1), table.holder) == ("choose", ("Siena",), 1)
    assert at_war().act(None, act.EndBattle(1, 1, by_hand=True)).cities(1) == ("Siena",)


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_any_other_seat_and_the_table_accept_a_claim(seat):
    table = claimed(1)
    table.do("won", seat, winner=1)
    assert (table.cities(1), table.holder) == (("Siena",), 1)
    assert table.told().id == "condottiere-log-conquered"


def test_nobody_accepts_the_own_claim():
    table = claimed(1)
    assert table.values("won", 1) == [0, 2, 3, None]
    said = table.refused(1, act.EndBattle(1, 1, by_hand=True))
    assert said == no("claimed-already")
    forged = act.EndBattle(1, 1, by_hand=True, claim=False)
    assert table.refused(1, forged) == no("claimed-already")


def test_a_claim_is_taken_back_or_refused():
    table = claimed(1)
    table.do("drop_claim", 1)
    assert (claim(table), table.told().id) == (None, "condottiere-log-claim-back")
    table = claimed(1)
    table.do("drop_claim", 2)
    assert (claim(table), table.phase) == (None, "battle")
    assert args(table.told()) == {"who": who(2), "whom": who(1)}
    assert table.refused(3, act.DropClaim(1, 1)) == no("no-claim", path="action.who")


def test_another_claim_takes_the_place_of_the_first():
    table = claimed(1).act(2, act.EndBattle(1, 2, by_hand=True))
    assert claim(table).seat == 2
    assert table.refused(0, act.DropClaim(1, 1)).key == "condottiere-no-claim"


def test_whoever_says_that_somebody_else_won_is_believed():
    assert at_war().act(1, act.EndBattle(1, 2, by_hand=True)).cities(2) == ("Siena",)
    assert at_war().act(1, act.EndBattle(1, None, by_hand=True)).holder == 1


def test_a_card_of_ones_own_does_not_end_a_battle_that_the_others_are_still_in():
    table = at_war().lay(1, 6)
    table.do("end", 1)
    assert (table.phase, table.cities(1), claim(table).seat) == ("battle", (), 1)
    assert (table.move("end", 1), table.remarks) == (None, ())
    assert table.do("end", 2).cities(1) == ("Siena",)
    assert at_war().lay(1, 6).act(1, act.EndBattle(1, 1), table=True).cities(1) == ("Siena",)


def test_whoever_has_claimed_the_battle_is_not_offered_to_claim_it_again():
    table = at_war().lay(1, 6).act(1, act.EndBattle(1, 1))
    assert table.move("end", 1) is None
    assert table.values("won", 1) == [0, 2, 3, None]
    assert table.move("end", 2) is not None


def test_what_cards_and_passes_have_ended_holds_at_once_from_the_winners_phone_too():
    table = at_war(3).lay(1, 6).passes(2, 0, 1)
    assert table.do("end", 1).cities(1) == ("Siena",)


def test_a_claim_ends_when_the_battle_goes_on():
    assert claim(claimed(1).lay(2, 3)) is None
    assert claim(claimed(1).act(2, act.Pass(1))) is None
    assert claim(claimed(1).act(None, act.CorrectLine(1, 2, (3,)))).seat == 1
    table = claimed(1).act(None, act.CorrectPlace(1, None)).attack("Roma")
    assert claim(table) is None
    assert claim(claimed(1).won_by(0).attack("Roma")) is None


def test_a_claim_to_the_final_battle_ends_with_taking_part_in_it():
    table = Table(4).begin().fill(TIED_BOARD).own(2, "Spoleto")
    table.act(1, act.EndBattle(table.battle, 1, by_hand=True)).own(3, "Siena")
    assert [line.seat for line in table.fight().lines] == [0, 2]
    assert claim(table) is None


def test_a_claim_is_made_without_the_battle_board_too():
    table = Table(3, tools=(Tool.MAP,)).begin().attack("Roma")
    table.act(2, act.EndBattle(1, 2, by_hand=True))
    assert claim(table).seat == 2
    assert table.do("won", 0, winner=2).cities(2) == ("Roma",)


def test_what_a_claim_is_stands_in_the_log_and_needs_nothing_else():
    table = claimed(1)
    _, written = table.entries[-1]
    assert msgspec.to_builtins(written)["claim"] is True
    assert GAME.apply(at_war().state, 1, written) == table.state


def test_a_log_from_before_claims_folds_as_it_did():
    old = msgspec.convert(
        {"kind": "end_battle", "battle": 1, "winner": 1, "by_hand": True}, act.EndBattle
    )
    state = GAME.apply(at_war().state, 1, old)
    assert state.cities(1) == ("Siena",)
