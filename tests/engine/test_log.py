import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine import log
from companion.engine.log import LogHead, Rewind
from companion.engine.refusal import FaultyError, SettledError


def play(*steps: str | int) -> list[LogHead[str]]:
    """Words are added to the state, numbers rewind to that entry."""
    history = [log.open_log("")]
    for step in steps:
        head = history[-1]
        if isinstance(step, str):
            history.append(log.advance(head, head.state + step))
        else:
            history.append(log.rewind(history, Rewind(to=step, expected=head.number)))
    return history


def test_a_rewind_aimed_at_an_older_head_is_settled():
    with pytest.raises(SettledError):
        log.rewind(play("a", "b"), Rewind(to=0, expected=1))


def test_a_rewind_to_where_one_stands_is_settled():
    with pytest.raises(SettledError):
        log.rewind(play("a", "b", 1), Rewind(to=1, expected=3))


@pytest.mark.parametrize("to", [-1, 3])
def test_a_rewind_to_no_entry_is_faulty(to):
    with pytest.raises(FaultyError) as refusal:
        log.rewind(play("a", "b"), Rewind(to=to, expected=2))
    assert refusal.value.faults[0].path == "action.to"


@given(st.lists(st.sampled_from(["do", "undo", "redo"]) | st.integers(0, 30), max_size=40))
def test_undo_and_redo_are_two_stacks(steps):
    """The model: what was done, and what was undone; any other leap empties the second."""
    history: list[LogHead[tuple[int, ...]]] = [log.open_log(())]
    done: list[int] = []
    undone: list[int] = []
    paths: list[tuple[int, ...]] = [()]
    for step in steps:
        head = history[-1]
        number = head.number + 1
        if step == "do":
            done.append(number)
            undone.clear()
            history.append(log.advance(head, (*head.state, number)))
        else:
            to = {"undo": head.undo, "redo": head.redo}.get(step, step)
            if to is None or to > head.number or paths[to] == paths[-1]:
                continue
            target = paths[to]
            whole = [*done, *reversed(undone)]
            leads_along = list(target) == whole[: len(target)]
            undone = whole[len(target) :][::-1] if leads_along else []
            done = list(target)
            history.append(log.rewind(history, Rewind(to=to, expected=head.number)))
        paths.append(tuple(done))
        head = history[-1]
        assert head.state == tuple(done)
        assert head.redo == (undone[-1] if undone else None)
        assert head.undo == (None if not done else done[-2] if len(done) > 1 else 0)
        assert list(log.way_back(history, head.place)) == [*reversed(done), 0]
