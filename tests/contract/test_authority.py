"""Who may is said beside every action, and read in one table."""

import pytest

from companion.engine.authority import Authority
from companion.games import PLAYED
from tools import who_may

every_action = pytest.mark.parametrize(
    "action",
    [
        pytest.param(action, id=f"{game.key}-{action.__struct_config__.tag}")
        for game in PLAYED.values()
        for action in game.actions
    ],
)


@every_action
def test_every_action_says_beside_itself_who_may(action):
    assert isinstance(vars(action).get("may"), Authority)


@every_action
def test_every_action_says_what_it_is(action):
    assert len(who_may.first_sentence(action)) > 10


def test_the_page_tells_what_the_code_says():
    assert who_may.PAGE.read_text("utf-8") == who_may.page()
