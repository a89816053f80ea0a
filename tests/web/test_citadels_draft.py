"""The secret draft on the phones: its screens, and what of it reaches others."""

import re
from http import HTTPStatus
from pathlib import Path
from random import Random

import pytest

from companion import create_app

from .test_twins import NAMES, Played, call, do, moves, seated, view


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return create_app(tmp_path_factory.mktemp("draft"), NOW=lambda: 1_000_000)


def test_a_round_is_dealt_chosen_and_called_on_the_phones(app):
    sitting = seated(app, "citadels", tools=["caller"])
    places = (None, *range(len(NAMES)))
    do(sitting, None, kind="begin", crown=0)
    assert "Deal on the phones" in sitting.page(0)
    assert "Deal on the phones" not in sitting.page(1)
    do(sitting, 0, kind="deal", round=1)
    while (selection := view(sitting)["selection"]) is not None:
        seat = selection["chooser"]
        own = view(sitting, seat)["you"]["choice"]
        for place in places:
            shown = sitting.page(place)
            assert "citadels-phone" in shown or place is None
            assert ("citadels-hand-card" in shown) == (
                place == seat or bool(place is not None and view(sitting, place)["you"]["held"])
            )
        step = view(sitting)["selection"]["draft"]
        now = next(one["step"] for one in step if one["now"])
        lays = own[1]["rank"] if view(sitting, seat)["you"]["lays"] else None
        kept = own[0]["rank"]
        do(sitting, seat, kind="pick", round=1, step=now, rank=kept, lays=lays)
    held = {seat: view(sitting, seat)["you"]["held"] for seat in range(len(NAMES))}
    assert all(held.values())
    assert "citadels-hand-card" not in sitting.page(None)
    assert "citadels-me" not in sitting.page(None)
    rank = view(sitting)["caller"]["rank"]
    for seat, cards in held.items():
        assert [one["slot"] for one in moves(sitting, seat)].count("answer") == 1
        if rank not in [one["rank"] for one in cards]:
            answer = sitting.act(seat, kind="answer", call=call(sitting), who=seat)
            assert answer.status_code == HTTPStatus.CONFLICT or answer.status_code == 422
            assert "That is not your card." in answer.text


def test_a_seat_whose_phone_was_lost_chooses_under_the_cover(app):
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=1)
    do(sitting, 1, kind="deal", round=1)
    path = f"/s/{sitting.code}/table/cover/1"
    assert "citadels-hand-card" not in sitting.devices[None].get(path).text
    head = {"Authorization": f"Bearer {sitting.tokens[None]}"}
    seat = f"/api/v1/sittings/{sitting.code}/seats/1/claim"
    assert sitting.devices[None].delete(seat, headers=head).status_code < 300
    assert "citadels-hand-card" in sitting.devices[None].get(path).text


CARD = re.compile(r'<label class="citadels-hand-card">.*?</label>', re.DOTALL)
TAG = re.compile(r"<[^>]*>")


def test_a_card_is_touched_and_bears_no_number_but_its_rank(app):
    """Hidden cards were numbered by place and faces by rank: people took the wrong card."""
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, 0, kind="deal", round=1)
    shown = sitting.page(0)
    choice = view(sitting, 0)["you"]["choice"]
    cards = [" ".join(TAG.sub(" ", card).split()) for card in CARD.findall(shown)]
    assert cards == [f"{one['rank']} {one['name']}" for one in choice]
    values = [re.findall(r'value="(\d+)"', card) for card in CARD.findall(shown)]
    assert values == [[str(one["rank"])] for one in choice]
    buttons = re.findall(r'data-of="rank (\d+)".*?<span>(.*?)</span>', shown)
    assert buttons == [(str(one["rank"]), f"Keep the {one['name']}") for one in choice]
    assert shown.count("Nobody is looking") == 1


def test_where_a_phone_is_away_the_tablet_is_passed_and_leads_to_the_cover(app):
    """The draft stood still, with an empty panel and no word."""
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=2)
    do(sitting, 2, kind="deal", round=1)

    def words() -> str:
        return " ".join(TAG.sub("", sitting.page(None)).split())

    shown = sitting.page(None)
    assert "Pass the tablet to Cem" in words()
    assert shown.count("Choose here") == 1
    assert f'action="/s/{sitting.code}/seats/2/release"' in shown
    with sitting.devices[2].get(f"/s/{sitting.code}/seat/stream?packed") as phone:
        next(phone.iter_encoded())
        assert "Look at your phone, Cem" in words()
        assert "Pass the tablet" not in words()
        assert "Choose here" not in words()
    sitting.devices[None].post(f"/s/{sitting.code}/seats/2/release")
    shown = sitting.page(None)
    assert "Choose here" not in shown
    assert "Pass the tablet to Cem" in words()
    assert 'data-opens="cover-2"' in shown


def test_what_hangs_on_a_secret_is_marked_for_whoever_may_not_know_it(app):
    """The table read all ranks as open, and two of three were refused."""
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=1)
    do(sitting, 1, kind="deal", round=1)
    own = [one["rank"] for one in view(sitting, 1)["you"]["choice"]]

    def picks(place: int | None) -> tuple[object, list[int]]:
        listed = moves(sitting, place)
        [pick] = [one for one in listed if (one["slot"], one["seat"]) == ("pick", 1)]
        return pick.get("blind"), [one["value"] for one in pick["fields"][0]["values"]]

    assert picks(1) == (None, own)
    blind, every = picks(None)
    assert blind is True
    assert set(own) < set(every)
    assert not any("blind" in one for one in moves(sitting, None) if one["slot"] != "pick")


LAST = 3
"""chooses between the two that are left, one of which is the Assassin"""


def drafted(folder: Path, keeps: int) -> Played:
    """All have chosen from the same deal; the last one keeps this one of two, rank 1 is called."""
    app = create_app(folder, NOW=lambda: 1_000_000, DICE=Random(0))
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, 0, kind="deal", round=1)
    there: list[int] = []
    while (selection := view(sitting)["selection"]) is not None:
        seat = selection["chooser"]
        there = [one["rank"] for one in view(sitting, seat)["you"]["choice"]]
        step = next(one["step"] for one in selection["draft"] if one["now"])
        kept = there[keeps if seat == LAST else -1]
        do(sitting, seat, kind="pick", round=1, step=step, rank=kept)
    assert there[0] == view(sitting)["caller"]["rank"] == 1
    return sitting


def test_who_lost_their_phone_during_the_calls_looks_under_the_cover(tmp_path):
    sitting = drafted(tmp_path, 0)
    assert 'data-opens="cover-' not in sitting.page(None)
    head = {"Authorization": f"Bearer {sitting.tokens[None]}"}
    claim = f"/api/v1/sittings/{sitting.code}/seats/2/claim"
    assert sitting.devices[None].delete(claim, headers=head).status_code < 300
    shown = sitting.page(None)
    assert [f'data-opens="cover-{seat}"' in shown for seat in range(4)] == [0, 0, 1, 0]
    assert "citadels-hand-card" not in shown
    assert (
        "citadels-hand-card" in sitting.devices[None].get(f"/s/{sitting.code}/table/cover/2").text
    )


UNDO = re.compile(r'<button[^>]*id="undo"[^>]*>')


def test_an_undo_in_mid_draft_asks_first_because_nothing_brings_the_choices_back(app):
    """A hand on the bar took back what everybody had chosen, without a word and for good."""
    sitting = seated(app, "citadels", tools=["caller"])

    def asks() -> bool:
        (button,) = UNDO.findall(sitting.page(None))
        return "lost for good" in button

    do(sitting, None, kind="begin", crown=0)
    assert not asks()
    do(sitting, 0, kind="deal", round=1)
    while (selection := view(sitting)["selection"]) is not None:
        assert asks()
        log = sitting.devices[None].get(f"/s/{sitting.code}/log?part&lang=en").text
        assert "lost for good" in log
        assert "You can still redo" not in log
        seat = selection["chooser"]
        kept = view(sitting, seat)["you"]["choice"][0]["rank"]
        step = next(one["step"] for one in selection["draft"] if one["now"])
        do(sitting, seat, kind="pick", round=1, step=step, rank=kept)
    assert not asks(), "once all have chosen, the calls come back with one tap"
    back = next(one for one in moves(sitting, None) if one["slot"] == "undo")
    do(sitting, None, **back["action"])
    assert view(sitting)["phase"] == "select"
    forth = next(one for one in moves(sitting, None) if one["slot"] == "redo")
    do(sitting, None, **forth["action"])
    assert view(sitting)["phase"] == "call"
