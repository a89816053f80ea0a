"""What no rulebook says, and the house chose: marked on paper, there alone, and explained."""

import html
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import companion.games
from companion.engine.message import Message
from companion.engine.print import SheetChoices
from companion.games import GAMES
from companion.printing import Setting
from companion.printing.pages import OURS
from companion.text import LANGUAGES, say
from tests.said import messages

from . import test_sheets
from .reading import bare

BOUND = f"\N{WORD JOINER}{OURS}"
RULING = re.compile(r"\[R (\w+\.ruling\.\w+)\]")
every_game = pytest.mark.parametrize("game", [game.key for game in test_sheets.PRINTING])


def printed(game: str, choices: SheetChoices) -> Iterator[tuple[str, set[Message]]]:
    """Each sheet, and what it says."""
    for sheet in GAMES[game].sheets:
        yield sheet.key, {*messages(sheet.values(choices))}


@every_game
def test_the_sign_stands_where_the_rulebook_is_silent_and_nowhere_else(house, game):
    """Behind the same sentence on every sheet, bound to its word, with what it means."""
    first, *others = test_sheets.typical(GAMES[game])
    orders = [*product([first], LANGUAGES), *product(others, ["en"])]
    for choices, language in orders:
        ours = GAMES[game].rulebook.list_house_rulings(choices.edition)
        means = bare(say("print-ours-means", language))
        for key, said in printed(game, choices):
            documents = house.documents(f"{game}-{key}", Setting(language), choices)
            bodies = "".join(one.partition("</style>")[2] for one in documents)
            body = bare(html.unescape(re.sub(r"<[^>]*>", "", bodies)))
            told = body.replace(means, "")
            assert told.count(OURS) == told.count(BOUND)
            marked = {one.id for one in said if bare(say(one, language)) + BOUND in told}
            assert marked == {one.id for one in said} & ours
            assert (means in body) == bool(marked)


@every_game
def test_every_ruling_that_a_sheet_rests_on_is_in_the_register(game):
    """By the sentence that says it; and every sentence there is printed somewhere."""
    book = GAMES[game].rulebook
    sheets = Path(companion.games.__file__).parent / game / "sheets"
    files = [file for file in sheets.glob("*.py") if file.stem != "papers"]
    named = {id for file in files for id in RULING.findall(file.read_text("utf-8"))}
    sentences = {id: ruling for those in book.sentences.values() for id, ruling in those.items()}
    assert named
    assert named <= {*sentences.values()}
    said = {
        one.id
        for choices in test_sheets.every_choice(GAMES[game])
        for _, those in printed(game, choices)
        for one in those
    }
    assert {*sentences} - said == {*OF_A_SITTING}.intersection(sentences)


OF_A_SITTING = (
    "citadels-ruling-completion-kept-first-only",
    "citadels-ruling-completion-kept-judged",
    "citadels-ruling-own-completed-city-no",
    "citadels-ruling-three-player-discard-chosen",
    "citadels-ruling-vault-counts-for-map-room-no",
    "sheriff-hint-six-market",
)
"""printed where a sitting has decided so, or where it is now"""
