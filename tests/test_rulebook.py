"""Is the whole rulebook in?

Every mark names a rule that there is; every rule that the companion computes is carried by a test
of `make test` that would fail without it; every rule that people are told of is named where it is
told. Code and tests are read, not run.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import companion.games
from companion.engine.rulebook import Kind, Rulebook
from companion.text import LANGUAGES, say

GAMES = Path(companion.games.__file__).parent
PACKAGE = GAMES.parent
TESTS = Path(__file__).parent

BOOKS = {game.key: game.rulebook for game in companion.games.GAMES.values()}
every_book = pytest.mark.parametrize("game", BOOKS)

MARK = re.compile(r"\[R ([^\]]*)\]")
WILD = "*"


@dataclass(frozen=True)
class Mark:
    """Where a rule is named. What is only known while running stands as `*`."""

    pattern: str
    file: Path
    line: int
    quick: bool = True
    """whether it stands at a test of `make test`"""

    def __str__(self) -> str:
        return f"{self.pattern} ({self.file.name}:{self.line})"


# Reading


@pytest.fixture(scope="module", autouse=True)
def _trees_are_not_kept():
    yield
    tree.cache_clear()


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def text_of(node: ast.AST) -> str | None:
    """A string as it is written; its braces as `*`."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(text_of(part) or WILD for part in parts)
        case _:
            return None


def marks_in_words(file: Path) -> Iterator[Mark]:
    """`[R s2.debt.enough]` in docstrings and comments."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        for pattern in MARK.findall(line):
            yield Mark(pattern, file, number)


def is_book(node: ast.AST) -> bool:
    """`book` or `options.book`: the part of an id that says which edition."""
    return isinstance(node, ast.FormattedValue) and ast.unparse(node.value).split(".")[-1] == "book"


def marks_in_values(file: Path, book: Rulebook) -> Iterator[Mark]:
    """`"s2.debt.enough"` and `f"{book}.debt.legal_first"`, wherever they stand."""
    prefixes = {id.partition(".")[0] for id in book.rules}
    for node in ast.walk(tree(file)):
        text = text_of(node) or ""
        known = isinstance(node, ast.Constant) and text.partition(".")[0] in prefixes
        built = isinstance(node, ast.JoinedStr) and is_book(node.values[0])
        if (known or built) and re.fullmatch(r"[a-z0-9_*]+(\.[a-z0-9_*]+)+", text):
            assert isinstance(node, ast.Constant | ast.JoinedStr)
            yield Mark(text, file, node.lineno)


@cache
def marks_in_code(game: str) -> tuple[Mark, ...]:
    files = sorted((GAMES / game).rglob("*.py"))
    return tuple(
        mark
        for file in files
        for mark in (*marks_in_words(file), *marks_in_values(file, BOOKS[game]))
    )


def is_rule_mark(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
            return True
        case _:
            return False


LATER = ("pytest.mark.slow", "pytest.mark.soak")


def is_later(statement: ast.stmt) -> bool:
    """Whether a test, or what is said of a whole file, is not for `make test`."""
    match statement:
        case ast.FunctionDef(decorator_list=marks):
            return any(ast.unparse(one) in LATER or keeps_nothing(one) for one in marks)
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=mark):
            return any(later in ast.unparse(mark) for later in LATER)
        case _:
            return False


def keeps_nothing(mark: ast.expr) -> bool:
    """`quickly(values)` without those that are kept."""
    calls = (node for node in ast.walk(mark) if isinstance(node, ast.Call))
    return any(ast.unparse(one.func) == "quickly" and len(one.args) == 1 for one in calls)


def marks_of(file: Path) -> Iterator[Mark]:
    statements = tree(file).body
    whole = any(is_later(one) for one in statements if isinstance(one, ast.Assign))
    for statement in statements:
        quick = not (whole or is_later(statement))
        for node in ast.walk(statement):
            if isinstance(node, ast.Call) and is_rule_mark(node):
                for arg in node.args:
                    yield Mark(text_of(arg) or WILD, file, arg.lineno, quick)


@cache
def marks_in_tests() -> tuple[Mark, ...]:
    files = sorted(TESTS.rglob("test_*.py"))
    marked = (file for file in files if "mark.rule(" in file.read_text("utf-8"))
    return tuple(mark for file in marked for mark in marks_of(file))


def carried(book: Rulebook) -> set[str]:
    """The rules that a test of `make test` would fail without."""
    marks = (mark for mark in marks_in_tests() if mark.quick)
    return {id for mark in marks for id in book.matches(mark.pattern)}


def named(book: Rulebook, marks: tuple[Mark, ...]) -> set[str]:
    """The ids that marks name one by one: a whole group in one mark names none of them."""
    return {
        id
        for mark in marks
        if WILD not in mark.pattern.partition(".")[2]
        for id in book.matches(mark.pattern)
    }


# What is in the books

SIZES = {
    "sheriff": (449, 51, {"s1", "s2"}),
    "citadels": (371, 47, {"ci"}),
    "condottiere": (119, 29, {"co"}),
    "dunhuang": (121, 28, {"dh"}),
}
"""rules, rulings, and with what their ids begin"""
IN_HANDS_AND_DECKS = {"s1.market.example", "s2.market.example"}


@every_book
def test_every_rule_and_ruling_of_the_book_is_there(game):
    book = BOOKS[game]
    begins = {id.partition(".")[0] for id in (*book.rules, *book.rulings)}
    assert (len(book.rules), len(book.rulings), begins) == SIZES[game]


@pytest.mark.parametrize("language", LANGUAGES)
@every_book
def test_every_rule_has_a_place_to_be_named(game, language):
    book = BOOKS[game]
    for id in (*book.rules, *book.rulings):
        assert say(book.reference(id), language)


@pytest.mark.parametrize(
    ("game", "id", "place"),
    [
        ("sheriff", "s2.debt.enough", "Sheriff, 2nd edition: Out of money, page 10"),
        ("sheriff", "s1.debt.forgiven", "Sheriff, 1st edition: If you run out of gold"),
        ("citadels", "ci.cast.deck", "Citadels (2016): Combining cards, page 7"),
        ("citadels", "ci.char.witch.what", "Citadels (2016): 1. Witch"),
        (
            "dunhuang",
            "dh.char.coins_instead",
            "Merchants of Dunhuang: Appendix: what the characters do, page 12",
        ),
        ("dunhuang", "dh.char.painter", "Merchants of Dunhuang: Painter"),
    ],
)
def test_a_page_is_named_only_where_the_book_gives_one(game, id, place):
    assert say(BOOKS[game].reference(id), "en") == place


def test_only_what_lies_in_hands_and_decks_is_not_modelled():
    assert set(BOOKS["sheriff"].not_modelled) == IN_HANDS_AND_DECKS
    assert BOOKS["condottiere"].not_modelled == BOOKS["dunhuang"].not_modelled == {}


@pytest.mark.parametrize(
    ("game", "ruling"),
    [
        ("dunhuang", "dh.ruling.tie_is_enough"),
        ("dunhuang", "dh.ruling.tokens_need_not_match"),
        ("condottiere", "co.ruling.chain_counts"),
        ("condottiere", "co.ruling.last_card_is_pass"),
        ("sheriff", "s2.ruling.royal_declared"),
        ("sheriff", "s2.ruling.debt_gold_first"),
        ("sheriff", "s1.ruling.pass_for_nothing"),
        ("citadels", "ci.ruling.three_player_discard"),
    ],
)
def test_a_book_that_says_it_or_shows_it_in_an_example_is_not_called_silent(game, ruling):
    """Aids told people who had the book in hand that it was silent there."""
    book = BOOKS[game]
    assert not book.rulings[ruling].silent
    resting = {id for those in book.sentences.values() for id, on in those.items() if on == ruling}
    for edition in ("", "first", "second"):
        assert not resting & book.list_house_rulings(edition)


# Every mark names something that there is


@every_book
def test_every_mark_in_the_code_names_a_rule(game):
    assert marks_in_code(game)
    lost = [str(mark) for mark in marks_in_code(game) if not BOOKS[game].matches(mark.pattern)]
    assert lost == []


def test_marks_stand_with_the_games_and_their_tests():
    elsewhere = [
        str(mark)
        for file in sorted(PACKAGE.rglob("*.py"))
        if GAMES not in file.parents
        for mark in marks_in_words(file)
    ]
    assert elsewhere == []


def test_every_mark_of_a_test_names_a_rule():
    lost = [
        str(mark)
        for mark in marks_in_tests()
        if not any(book.matches(mark.pattern) for book in BOOKS.values())
    ]
    assert lost == []


def test_no_test_carries_a_whole_chapter_at_once():
    """`s*.debt.*` would be carried by a test of one debt."""
    written = re.compile(r"\.[^.]*\*$")
    wholesale = [
        str(mark)
        for mark in marks_in_tests()
        if written.search(mark.pattern) and "{" not in source(mark)
    ]
    assert wholesale == []


def source(mark: Mark) -> str:
    return mark.file.read_text("utf-8").splitlines()[mark.line - 1]


# Everything that should be marked is


@every_book
def test_every_computed_rule_and_every_chosen_ruling_is_carried_by_a_test(game):
    book = BOOKS[game]
    carried_by_tests = carried(book)
    chosen = (id for id in book.rulings if id not in book.not_modelled)
    assert [id for id in (*book.list_computed(), *chosen) if id not in carried_by_tests] == []


@every_book
def test_every_guided_rule_is_named_where_it_is_told(game):
    book = BOOKS[game]
    told = named(book, marks_in_code(game))
    guided = [rule.id for rule in book.rules.values() if rule.kind is Kind.GUIDED]
    assert [id for id in guided if id not in told and id not in book.not_modelled] == []


@every_book
def test_what_is_not_modelled_is_no_longer_so_once_a_test_carries_it(game):
    book = BOOKS[game]
    assert named(book, marks_in_tests()) & book.not_modelled.keys() == set()


@every_book
def test_every_reason_for_leaving_out_is_given(game):
    assert all(reason.strip() for reason in BOOKS[game].not_modelled.values())


# The reader itself


def test_a_rule_that_only_a_slow_test_carries_is_found(tmp_path):
    file = tmp_path / "test_later.py"
    rule, quick = '@pytest.mark.rule("s2.debt.enough")\n', "def test_it(): ...\n"
    for before, expected in (
        ("", True),
        ("@pytest.mark.slow\n", False),
        ("@pytest.mark.parametrize('n', quickly(range(9)))\n", False),
        ("@pytest.mark.parametrize('n', quickly(range(9), 1))\n", True),
        ("pytestmark = pytest.mark.soak\n", False),
    ):
        file.write_text(before + rule + quick, "utf-8")
        tree.cache_clear()
        assert [mark.quick for mark in marks_of(file)] == [expected], before
