"""Who holds a character is in no page, dialog, view, log or stream until it answers.

Twins: two sittings where all that is said aloud is the same. In one of them somebody holds the
character that is called, in the other nobody does.
"""

import json
import re
from typing import Any

import pytest
from flask import Flask

from companion import create_app
from tests.examples import is_thorough, quickly

from .test_twins import NAMES, PlayedEntry, seated

HOLDER = 3
PLACES = (None, 0, 1, 2, HOLDER)
CALLED = 6
"""the rank that the twins differ in; 1 and 2 were seats 0 and 1"""

Deed = tuple[str, dict[str, Any]]
NAMED = {"kind": "name", "rank": CALLED}
USUAL = ("magician", "king", "bishop", "merchant", "architect", "warlord")
MARKS: dict[str, tuple[Deed, Deed]] = {
    "killed": (("assassin", NAMED), ("thief", {"kind": "name", "rank": 7})),
    "robbed": (
        ("magistrate", {"kind": "tokens", "ranks": [5, CALLED, 7]}),
        ("thief", NAMED),
    ),
    "bewitched": (("witch", NAMED), ("blackmailer", {"kind": "tokens", "ranks": [5, 7]})),
    "threatened": (
        ("witch", {"kind": "name", "rank": 7}),
        ("blackmailer", {"kind": "tokens", "ranks": [5, CALLED]}),
    ),
}
"""what the first two characters do to the one that is called; robbed, it has a warrant too"""


def called(app: Flask, mark: str) -> PlayedEntry:
    """All have chosen, ranks 1 and 2 have had their turns, 6 is called and carries the mark."""
    first, second = MARKS[mark]
    tools = ["caller", "selection", "bank", "cities", "hands"]
    sitting = seated(app, "citadels", tools=tools, cast=[first[0], second[0], *USUAL])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, None, kind="start_calls", round=1)
    for seat, (character, deed) in enumerate(MARKS[mark]):
        do(sitting, seat, kind="answer", call=call(sitting), who=seat)
        turn = view(sitting)["turn"]["turn"]
        do(sitting, seat, kind="gather", turn=turn, take="gold")
        do(sitting, seat, turn=turn, **deed)
        if character != "witch":  # who goes on after the bewitched
            do(sitting, seat, kind="end_turn", turn=turn)
    while view(sitting)["caller"]["rank"] != CALLED:
        do(sitting, None, kind="silence", call=call(sitting))
    return sitting


def do(sitting: PlayedEntry, place: int | None, /, **action: Any) -> None:
    answer = sitting.act(place, **action)
    assert answer.status_code == 200, (action, answer.text)


def view(sitting: PlayedEntry, place: int | None = None) -> dict[str, Any]:
    head = {"Authorization": f"Bearer {sitting.tokens[place]}"}
    answer = sitting.devices[place].get(f"/api/v1/sittings/{sitting.code}", headers=head).json
    assert answer is not None
    found: dict[str, Any] = answer["view"]
    return found


def moves(sitting: PlayedEntry, place: int | None) -> list[dict[str, Any]]:
    head = {"Authorization": f"Bearer {sitting.tokens[place]}"}
    path = f"/api/v1/sittings/{sitting.code}/moves"
    answer = sitting.devices[place].get(path, headers=head).json
    assert answer is not None
    listed: list[dict[str, Any]] = answer["moves"]
    return listed


def call(sitting: PlayedEntry) -> int:
    number: int = view(sitting)["caller"]["call"]
    return number


def heard_by_all(sitting: PlayedEntry, language: str) -> list[dict[str, str]]:
    """Of every place, without the dialogs."""
    return [
        {name: sitting.plain(text) for name, text in found.items()}
        for found in (sitting.without_dialogs(place, language) for place in PLACES)
    ]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return create_app(tmp_path_factory.mktemp("twins"), NOW=lambda: 1_000_000)


@pytest.fixture(params=quickly(MARKS, "killed", "robbed"))
def mark(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture
def twins(app: Flask, mark: str) -> tuple[PlayedEntry, PlayedEntry]:
    return called(app, mark), called(app, mark)


@pytest.mark.rule("ci.ruling.same_prompt", "ci.ruling.marks_secret")
def test_who_holds_a_character_is_heard_by_nobody_until_it_answers(twins, mark):
    held, unheld = twins
    n = list(MARKS).index(mark)
    place, language = (None, HOLDER, 0, 2)[n], ("ru", "ko", "en", "ru")[n]
    assert heard_by_all(held, language) == heard_by_all(unheld, language)
    assert held.heard(place, language) == unheld.heard(place, language)
    for each in PLACES if is_thorough() else (None, HOLDER, 0):
        assert held.answered(each, language) == unheld.answered(each, language)

    number = call(held)
    asked: tuple[tuple[int | None, dict[str, Any]], ...] = (
        (HOLDER, {"kind": "gather", "turn": number, "take": "gold"}),
        (HOLDER, {"kind": "end_turn", "turn": number}),
        (HOLDER, {"kind": "answer", "call": number - 1, "who": HOLDER}),
        (2, {"kind": "answer", "call": number, "who": HOLDER}),
        (2, {"kind": "build", "turn": number, "district": "temple"}),
        (None, {"kind": "end_turn", "turn": number}),
    )
    for asking, action in asked:
        one, other = held.act(asking, **action), unheld.act(asking, **action)
        assert one.status_code == other.status_code >= 400, action
        assert json.loads(one.text) == json.loads(other.text)

    answered = held.act(HOLDER, kind="answer", call=number, who=HOLDER)
    if mark == "killed":  # whoever it is keeps quiet, and the attempt leaves no trace
        assert answered.status_code >= 400
        for seat in range(len(NAMES)):
            refused = unheld.act(seat, kind="answer", call=number, who=seat)
            assert json.loads(refused.text) == json.loads(answered.text)
        do(held, None, kind="silence", call=number)
        do(unheld, None, kind="silence", call=number)
        assert heard_by_all(held, language) == heard_by_all(unheld, language)
    else:
        assert answered.status_code == 200, answered.text
        do(unheld, None, kind="silence", call=number)
        for place in PLACES:  # but for the code, which differs in any case
            shown = [one.page(place).replace(one.code, "CODE") for one in twins]
            assert shown[0] != shown[1]


@pytest.mark.rule("ci.ruling.same_prompt")
def test_no_screen_knows_who_could_answer(app, mark):
    """Those who have not been turned up are asked by the same bytes, but for the seat's number."""
    sitting = called(app, mark)
    seen = set()
    for seat in (2, HOLDER):
        card = re.search(r'<section[^>]*id="called">.*?</section>', sitting.page(seat), re.DOTALL)
        assert card is not None
        answer = [one for one in moves(sitting, seat) if one["slot"] == "answer"]
        for one in answer:
            assert [each["value"] for each in one["fields"][0].pop("values")] == [seat]
            assert one.pop("seat") == seat
        of_seat = card[0].replace(f'data-seat="{seat}"', "").replace(f"&#34;who&#34;:{seat}", "")
        seen.add((of_seat, json.dumps(answer)))
    assert len(seen) == 1
    assert ('"answer"' in str(seen)) == (mark != "killed")
