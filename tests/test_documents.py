"""What a decoder says about a document, as a place, a word and a sentence."""

from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest

from companion.documents import LARGEST, MOST_FAULTS, ShapeError, decode
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.text import LANGUAGES, say

Few = Annotated[int, msgspec.Meta(ge=0, le=10)]


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    books: dict[str, int] = {}
    by_year: dict[int, str] = {}
    colour: Literal["red", "blue"] = "red"
    colours: dict[Literal["red", "blue"], int] = {}
    few: Few = 0
    some: dict[str, Few] = {}
    pair: tuple[int, int] = (0, 0)
    short: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "a"
    either: int | str | None = None
    deep: dict[str, list[dict[str, int]]] = {}
    anything: Any = None


def refusal(body: bytes) -> FaultyError:
    with pytest.raises(FaultyError) as caught:
        decode(body, Shelf)
    return caught.value


def told(refused: FaultyError) -> list[tuple[str, str]]:
    return [(fault.path, fault.code) for fault in refused.faults]


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (b'{"books": {"a": 1, "b": 1.5, "c": 2}}', "books.b", "wrong_type"),
        (b'{"books": {"a": 2972.0}}', "books.a", "wrong_type"),
        (b'{"books": {"a": true}}', "books.a", "wrong_type"),
        (b'{"deep": {"a": [{"b": 1}], "c": [{"d": 1}, {"e": null}]}}', "deep.c[1].e", "wrong_type"),
        (b'{"by_year": {"1984": "x", "soon": "y"}}', "by_year.soon", "unknown_key"),
        (b'{"by_year": {"05": ""}}', "by_year.05", "unknown_key"),
        (b'{"by_year": {"+5": ""}}', "by_year.+5", "unknown_key"),
        (b'{"by_year": {"\xd9\xa3": ""}}', "by_year.\u0663", "unknown_key"),
        (b'{"colours": {"red": 1, "pink": 2}}', "colours.pink", "unknown_key"),
        (b'{"pair": [1]}', "pair", "wrong_length"),
        (b'{"pair": [1, 2, 3]}', "pair", "wrong_length"),
        (b'{"either": [1]}', "either", "wrong_type"),
        (b'{"short": 5, "short": "a"}', "short", "wrong_type"),
        (b'{"x - at `$.few`": 1}', "x - at `$.few`", "unknown_key"),
        (b'{"anything": ' + b"[" * 5000 + b"]" * 5000 + b"}", "", "too_deep"),
    ],
)
def test_a_wrong_shape(body, path, code):
    refused = refusal(body)
    assert isinstance(refused, ShapeError)
    assert told(refused) == [(path, code)]


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (b'{"colour": "pink"}', "colour", "unknown_value"),
        (b'{"few": -1}', "few", "negative"),
        (b'{"few": 11}', "few", "too_many"),
        (b'{"some": {"a": 1, "b": 99}}', "some.b", "too_many"),
        (b'{"short": ""}', "short", "too_few"),
        (b'{"short": "abcd"}', "short", "too_many"),
        (b'{"books": {"a": 1e999}}', "books.a", "too_many"),
        (b'{"books": {"a": ' + b"9" * 5000 + b"}}", "books.a", "too_many"),
        (b'{"books": {"a": ' + str(LARGEST + 1).encode() + b"}}", "books.a", "too_many"),
        (b'{"books": {"a\\u0007": 1}}', "books.a\x07", "control_character"),
        (b'{"by_year": {"99999999999999999999": ""}}', "by_year.99999999999999999999", "too_many"),
    ],
)
def test_the_right_shape_with_an_impossible_value(body, path, code):
    refused = refusal(body)
    assert not isinstance(refused, ShapeError)
    assert told(refused) == [(path, code)]


def test_every_fault_of_the_shape_is_told_and_not_only_the_first():
    refused = refusal(
        b'{"books": {"a": "x", "b": 1, "c": null}, "pair": [1, 2, 3], "colour": "pink",'
        b' "size": 4, "deep": {"d": [{"e": 1.5}, 7]}, "few": 11}'
    )
    assert isinstance(refused, ShapeError)
    assert told(refused) == [
        ("books.a", "wrong_type"),
        ("books.c", "wrong_type"),
        ("pair", "wrong_length"),
        ("size", "unknown_key"),
        ("deep.d[0].e", "wrong_type"),
        ("deep.d[1]", "wrong_type"),
        ("colour", "unknown_value"),
        ("few", "too_many"),
    ]


def test_a_byte_order_mark_is_no_part_of_a_document():
    """Editors of Windows write it, and nothing was to be seen at the letter that was named."""
    assert decode(b'\xef\xbb\xbf{"few": 3}', Shelf).few == 3


def test_a_key_that_stands_twice_is_looked_at_twice():
    assert told(refusal(b'{"books": {"a": {}}, "books": 3}')) == [
        ("books.a", "wrong_type"),
        ("books", "wrong_type"),
    ]
    assert told(refusal(b'{"pair": [1], "pair": {}, "pair": {"a": 1, "a": 2}}')) == [
        ("pair", "wrong_length"),
        ("pair", "wrong_type"),
        ("pair", "wrong_type"),
    ]
    assert decode(b'{"few": 1, "few": 2}', Shelf).few == 2


def test_no_refusal_is_longer_than_anybody_reads():
    assert len(refusal(b'{"pair": ["x"' + b', "x"' * 9_999 + b"]}").faults) == 1
    many = b"[" + b",".join([b'"x"'] * 100_000) + b"]"
    assert len(refusal(b'{"deep": {"a": %b, "b": %b}}' % (many, many)).faults) <= MOST_FAULTS


def test_the_largest_numbers_that_every_reader_understands_are_let_through():
    assert decode(b'{"books": {"a": %d, "b": %d}}' % (LARGEST, -LARGEST), Shelf).books == {
        "a": LARGEST,
        "b": -LARGEST,
    }


def test_what_a_check_finds_stands_beside_what_no_document_may_hold():
    def no_blue(shelf: Shelf) -> tuple[Fault, ...]:
        return (Fault("colour", "blue", Message("problem-unknown-value")),)

    with pytest.raises(FaultyError) as caught:
        decode(b'{"colour": "blue", "books": {"\\u0000": 1}}', Shelf, no_blue)
    assert [fault.code for fault in caught.value.faults] == ["blue", "control_character"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", [b"true", b"7", b"1.5", b"null", b"[]", b'"x"', b'{"pair": 1}', b'{"few": {}}']
)
def test_every_type_has_a_name_in_every_language(wrong, language):
    (fault,) = refusal(wrong).faults
    assert say(fault.message, language)


def test_a_long_key_is_not_repeated_at_length():
    (fault,) = refusal(b'{"' + b"x" * 100_000 + b'": 1}').faults
    assert len(fault.path) < 100


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This should be a whole number or text or null, but is a list."),
        ("ko", "여기에는 정수 또는 글자 또는 null 값이 와야 하는데 목록이 왔어요."),
        ("ru", "Подходящий тип: целое число или текст или null; получено: список."),
    ],
)
def test_one_of_several_types_is_asked_for_and_not_all_of_them(language, words):
    (fault,) = refusal(b'{"either": [1]}').faults
    assert say(fault.message, language) == words


def outcome(body: bytes) -> Any:
    try:
        return decode(body, Shelf)
    except FaultyError as error:
        return told(error)


def test_what_is_decoded_without_a_walk_is_what_the_walk_finds(monkeypatch):
    """A short document of plain letters is walked only where msgspec refuses it."""
    whole = (
        b'{"books": {"a": 1, "b": 20}, "by_year": {"1984": "x"}, "colour": "red", '
        b'"colours": {"blue": 3}, "few": 10, "some": {"c": 0}, "pair": [1, 2], "short": "abc", '
        b'"either": null, "deep": {"d": [{"e": 4}]}, "anything": [true, {"f": "g"}]}'
    )
    random = Random(7)
    bodies = [whole]
    for _ in range(1500):
        at = random.randrange(len(whole))
        put = random.choice((b"", b"1", b"-", b"99", b'"', b"[", b"}", b",", b":", b"null", b"e1"))
        bodies.append(whole[:at] + put + whole[at + random.randrange(3) :])
    quick = [outcome(body) for body in bodies]
    assert sum(isinstance(one, Shelf) for one in quick) > 100
    monkeypatch.setattr("companion.documents.SHORT", 0)
    assert quick == [outcome(body) for body in bodies]
