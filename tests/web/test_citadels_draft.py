"""The secret draft on the phones: its screens, and what of it reaches others."""

from __future__ import annotations

from http import HTTPStatus

from flask import Flask

from .test_citadels_twins import app, call, do, moves, page, view
from .test_twins import NAMES, seated

__all__ = ["app"]


def test_a_round_is_dealt_chosen_and_called_on_the_phones(app: Flask) -> None:
    sitting = seated(app, "citadels", tools=["caller"])
    places = (None, *range(len(NAMES)))
    do(sitting, None, kind="begin", crown=0)
    assert "Deal on the phones" in page(sitting, 0)
    assert "Deal on the phones" not in page(sitting, 1)
    do(sitting, 0, kind="deal", round=1)
    while (selection := view(sitting)["selection"]) is not None:
        seat = selection["chooser"]
        own = view(sitting, seat)["you"]["choice"]
        for place in places:
            shown = page(sitting, place)
            assert "ci-phone" in shown or place is None
            assert ("ci-hand-card" in shown) == (
                place == seat or bool(place is not None and view(sitting, place)["you"]["held"])
            )
        step = view(sitting)["selection"]["draft"]
        now = next(one["step"] for one in step if one["now"])
        lays = own[1]["rank"] if view(sitting, seat)["you"]["lays"] else None
        kept = own[0]["rank"]
        do(sitting, seat, kind="pick", round=1, step=now, rank=kept, lays=lays)
    held = {seat: view(sitting, seat)["you"]["held"] for seat in range(len(NAMES))}
    assert all(held.values())
    assert "ci-hand-card" not in page(sitting, None)
    assert "ci-me" not in page(sitting, None)
    rank = view(sitting)["caller"]["rank"]
    for seat, cards in held.items():
        assert [one["slot"] for one in moves(sitting, seat)].count("answer") == 1
        if rank not in [one["rank"] for one in cards]:
            answer = sitting.act(seat, kind="answer", call=call(sitting), who=seat)
            assert answer.status_code == HTTPStatus.CONFLICT or answer.status_code == 422
            assert "That is not your card." in answer.text


def test_a_seat_whose_phone_was_lost_chooses_under_the_cover(app: Flask) -> None:
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=1)
    do(sitting, 1, kind="deal", round=1)
    path = f"/s/{sitting.code}/table/cover/1"
    assert "ci-hand-card" not in sitting.devices[None].get(path).text
    head = {"Authorization": f"Bearer {sitting.tokens[None]}"}
    seat = f"/api/v1/sittings/{sitting.code}/seats/1/claim"
    assert sitting.devices[None].delete(seat, headers=head).status_code < 300
    assert "ci-hand-card" in sitting.devices[None].get(path).text
