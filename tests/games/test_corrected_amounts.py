"""The log line of a correction that changes nothing, as a mend may come to it, in every game."""

from random import Random
from typing import get_args, get_type_hints

import pytest

from companion.engine.message import Message
from companion.engine.moves import IntegerField
from companion.games import PLAYED
from companion.text import LANGUAGES, say
from tests.contract.chance import action as action_of
from tests.contract.chance import filled_in
from tests.games.table import NAMES


@pytest.mark.parametrize("key", PLAYED)
def test_no_amount_is_corrected_to_itself_in_words(key):
    """A mended correction read "Corrected: Ben has 50 gold, not 50."."""
    game = PLAYED[key]
    seats = next(n for n in range(3, 9) if not game.check_options(game.options(), n))
    tool = get_args(get_type_hints(game.options)["tools"])[0]
    state, told = game.setup(game.options(tools=tuple(tool)), seats), set()
    for one in game.moves(state, None, None):
        amount = any(isinstance(field, IntegerField) for field in one.fields)
        kind = one.action["kind"]
        if not (amount and kind.startswith("correct_") and one.open):
            continue
        document = filled_in(one, Random(1))
        if document is None:
            continue
        right = action_of(game, document)
        state = game.apply(state, one.seat, right)
        words = game.narrate(state, game.apply(state, one.seat, right), one.seat, right).public
        assert isinstance(words, Message)
        numbers = [value for value in dict(words.args).values() if type(value) is int]
        assert len(numbers) == len(set(numbers)), words
        assert all(say(words, language, NAMES) for language in LANGUAGES)
        told.add(kind)
    assert told or key == "condottiere"
