"""A long document is read value by value, wherever its pieces end."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.history.exchange import json_pieces
from companion.history.exchange.json_pieces import JsonPieces, NotJsonError
from tests.examples import examples

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
objects = st.dictionaries(words, values, max_size=5)
pieces = st.integers(1, 20)
layouts = st.sampled_from((None, 0, 3))


def begin(document: bytes, piece: int, patch: pytest.MonkeyPatch) -> JsonPieces:
    patch.setattr(json_pieces, "PIECE", piece)
    return JsonPieces(document)


@examples(200)
@given(objects, pieces, layouts, st.booleans())
def test_all_of_an_object_comes_out_as_it_is_written(document, piece, indent, escaped):
    written = json.dumps(document, indent=indent, ensure_ascii=escaped).encode()
    with pytest.MonkeyPatch.context() as patch:
        read = begin(b" \n" + written + b"\t", piece, patch)
        assert {json.loads(key): json.loads(read.value()) for key in read.members()} == document


@examples(200)
@given(st.lists(values, max_size=5), pieces, layouts)
def test_an_array_comes_out_element_by_element(array, piece, indent):
    written = json.dumps({"all": array}, indent=indent, ensure_ascii=False).encode()
    with pytest.MonkeyPatch.context() as patch:
        read = begin(written, piece, patch)
        (found,) = [[json.loads(one) for one in read.elements()] for _ in read.members()]
    assert found == array


@pytest.mark.parametrize("number", ["12", "-1.5", "1e5", "1.25E+10", "-0.5e-7"])
@pytest.mark.parametrize("piece", range(1, 12))
def test_a_number_is_whole_wherever_a_piece_ends(number, piece, monkeypatch):
    read = begin(f'{{"a":{number},"b":[{number}]}}'.encode(), piece, monkeypatch)
    assert [read.value().decode() for _ in read.members()] == [number, f"[{number}]"]


@pytest.mark.parametrize("number", ["9" * 4_301, "-" + "9" * 4_301, "1e999", "1" + "0" * 70_000])
def test_a_number_that_is_none_for_python_is_whole_too(number, monkeypatch):
    read = begin(f'{{"a":{number},"b":[{number}]}}'.encode(), 64 * 1024, monkeypatch)
    assert [read.value().decode() for _ in read.members()] == [number, f"[{number}]"]


@pytest.mark.parametrize("value", [b"[" + b"1," * 30, b'"' + b"x" * 60])
def test_a_value_that_is_longer_than_any_is_not_waited_for(value, monkeypatch):
    """Nobody else had a turn for 1.7 s while 64 MiB of numbers were decoded."""
    monkeypatch.setattr(json_pieces, "MOST", 32)
    read = begin(b'{"a":"' + b"x" * 28 + b'","b":' + value, 4, monkeypatch)
    keys = read.members()
    next(keys)
    assert len(read.value()) == 30
    next(keys)
    more, asked = read._more, []  # noqa: SLF001

    def noted(size: int) -> bool:
        asked.append(size)
        return more(size)

    monkeypatch.setattr(read, "_more", noted)
    with pytest.raises(NotJsonError):
        read.value()
    assert 0 < sum(asked) <= 32


@pytest.mark.parametrize(
    "wrong",
    [
        b"", b"[", b"{", b'{"a"', b'{"a":', b'{"a":1', b'{"a":1,', b'{"a":1,}', b'{"a" 1}', b"{,}",
        b'{"a":1}x', b'{"a":tru}', b'{"a":"\xff"}', b'{"a":"b}', b'{"a":[1,]}', b'{"a":1}{',
        b'{"a":1.}', b'{"a":1e}', b'{"a":1.5e+,"b":2}',
    ],
)  # fmt: skip
@pytest.mark.parametrize("piece", [1, 100])
def test_what_is_no_json_is_refused(wrong, piece, monkeypatch):
    read = begin(wrong, piece, monkeypatch)
    with pytest.raises(NotJsonError):
        [read.value() for _ in read.members()]
