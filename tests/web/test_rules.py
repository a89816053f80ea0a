"""Rules are found by the words of other boxes and books, too."""

import re
import unicodedata

import pytest

from companion import create_app
from companion.games import GAMES

SPELLINGS = [
    ("condottiere", "콘도띠에레", "콘도티에레"),
    ("condottiere", "정복", "점령"),
    ("sheriff", "협상", "흥정"),
    ("sheriff", "penalty", "fine"),
    ("sheriff", "Сделка", "уговор"),
    ("citadels", "재산세", "세금"),
    ("citadels", "행동 단계", "캐릭터 호명"),
    ("citadels", "Способность", "свойство"),
    ("dunhuang", "한자 면", "商 면"),
    ("dunhuang", "stall", "shop"),
]


@pytest.fixture(scope="module")
def words(tmp_path_factory):
    """What each topic of a game is found by."""
    client = create_app(instance_path=tmp_path_factory.mktemp("instance")).test_client()
    pages = {game: client.get(f"/rules/{game}").get_data(as_text=True) for game in GAMES}
    return {
        game: [unicodedata.normalize("NFC", one) for one in re.findall('data-words="(.*?)"', page)]
        for game, page in pages.items()
    }


@pytest.mark.parametrize(("game", "ours", "other"), SPELLINGS)
def test_a_rule_is_found_by_another_word_for_the_same(words, game, ours, other):
    by_ours = {topic for topic in words[game] if ours in topic}
    by_other = {topic for topic in words[game] if other in topic}
    assert by_ours
    assert by_ours <= by_other
