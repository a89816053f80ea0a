"""Which rulings a table may decide otherwise, and what people are told."""

import pytest

from companion.games.condottiere.book import RULEBOOK
from companion.games.condottiere.options import Options
from companion.text import LANGUAGES, say
from tests.games.table import NAMES

from .play import TIED_BOARD, Table, at_war


def test_the_rulings_that_a_table_may_decide_otherwise_are_options():
    switches = {id for id, ruling in RULEBOOK.rulings.items() if ruling.switch}
    assert switches == {"co.ruling.points_bonus", "co.ruling.capture_full_board"}
    assert {"points_bonus", "full_board_ends"} <= set(Options.__struct_fields__)


def moments():
    """Tables at which, together, every rule at hand is said."""
    yield Table(4)
    yield Table(4, points=True, bigger_kingdoms=True)
    yield Table(4, capturing=True)
    yield Table(4, capturing=True).begin().own(2, "Siena").attack("Siena").out(1)
    yield at_war(4)
    yield at_war(3).won_by(1)
    yield at_war(3).out(0, 1).won_by(2)
    yield Table(4).begin().fill(TIED_BOARD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_at_hand_is_said_with_its_numbers(language):
    said = [
        say(hint.text, language, NAMES)
        for table in moments()
        for hint in (*table.view().checklist, *table.view().hints)
    ]
    assert len(set(said)) >= 20
    assert not any("$" in sentence or "{" in sentence for sentence in said)
