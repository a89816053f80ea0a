"""What the golden dump tells apart, on the first steps of one recording and of one random play."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from companion.games import PLAYED
from tests import recorded
from tools import golden

RECORDING = "condottiere, condottiere-2-points"
SOURCES = (RECORDING, "condottiere, seed 1")


def dump() -> golden.Dump:
    return golden.Dump(1, 2, {source: golden.hashes(source, 2) for source in SOURCES})


@pytest.fixture(scope="module")
def before() -> Iterator[golden.Dump]:
    recording, _ = recorded.read("condottiere-2-points")
    start = msgspec.structs.replace(recording, entries=recording.entries[:2])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recorded, "read", lambda name: (start, None))
        yield dump()


def test_the_same_tree_gives_the_same_dump(before):
    assert golden.differences(before, dump()) == []


def test_a_changed_sentence_shows_only_in_the_words(before, monkeypatch):
    say = golden.sentence.__wrapped__
    monkeypatch.setattr(golden, "sentence", lambda *args: (*say(*args), "!"))
    (line,) = golden.differences(before, dump())
    assert line.startswith("words")
    assert golden.differences(before, dump(), ["words"]) == []


def test_a_changed_view_shows_only_in_the_view(before, monkeypatch):
    game = PLAYED["condottiere"]
    blind = replace(game, view=lambda state, viewer: game.view(state, None))
    monkeypatch.setitem(PLAYED, game.key, blind)
    (line,) = golden.differences(before, dump(), ["words"])
    assert line.startswith("view")


def test_another_order_of_the_moves_is_named_with_its_first_step(before, monkeypatch):
    game = PLAYED["condottiere"]
    turned = replace(game, moves=lambda *args: game.moves(*args)[::-1])
    monkeypatch.setitem(PLAYED, game.key, turned)
    found = golden.differences(before, dump(), ["sitting"])
    assert f"order differs in 6 steps, first {RECORDING}, step 0" in found
    assert not any(f"first {RECORDING}" in line for line in found if "order" not in line)


def test_a_step_that_is_gone_is_a_difference(before):
    after = golden.Dump(1, 2, {**before.sources, RECORDING: before.sources[RECORDING][:2]})
    assert golden.differences(before, after) == [f"1 steps are gone, first {RECORDING}, step 2"]
