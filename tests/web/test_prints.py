"""The print screen and what it links to."""

from __future__ import annotations

import dataclasses
import re
from html import unescape

import pytest

from companion import create_app
from companion.games import GAMES
from companion.games.sheriff.sheets import SHEETS
from companion.web import prints

GAME = dataclasses.replace(GAMES["sheriff"], sheets=SHEETS)


@pytest.fixture
def client(tmp_path):
    app = create_app(tmp_path, GAMES={"sheriff": GAME}, TESTING=True)
    if "sheets" not in app.blueprints:
        prints.register(app)
    yield app.test_client()
    app.extensions["companion"].store.close()


def addresses(page: str, ending: str) -> list[str]:
    found = re.findall(r'(?:src|href)="([^"]+)"', page)
    return [unescape(one) for one in found if one.partition("?")[0].endswith(ending)]


def test_the_print_screen_lists_every_sheet_of_every_game(client):
    page = client.get("/print?lang=en").text
    for title in ("Player aid", "Set-up check-list", "Score pad, three to a page"):
        assert title in page


def test_every_page_is_shown_as_it_will_be_printed(client):
    page = client.get("/print/sheriff?lang=ko&sheet=sheriff-aid&players=5&paper=letter").text
    pictures = addresses(page, ".png")
    assert len(pictures) == 2
    for address in pictures:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.data.startswith(b"\x89PNG")


def test_the_pdf_is_the_one_that_was_shown(client):
    page = client.get(
        "/print/sheriff?lang=ru&sheet=sheriff-setup&edition=second&players=3"
        "&variant=royal_goods&variant=black_market"
    ).text
    (address,) = addresses(page, ".pdf")
    assert "variant=black_market&variant=royal_goods" in address
    answer = client.get(address)
    assert answer.content_type == "application/pdf"
    assert answer.data.startswith(b"%PDF-1.7")
    assert 'inline; filename="sheriff-setup-ru.pdf"' in answer.headers["Content-Disposition"]


def test_choices_that_an_edition_does_not_have_fall_away_on_the_screen(client):
    page = client.get(
        "/print/sheriff?sheet=sheriff-aid&edition=first&players=6&variant=black_market"
    ).text
    (address,) = addresses(page, ".pdf")
    assert "edition=first" in address
    assert "players=4" in address
    assert "black_market" not in address
    assert client.get(address).status_code == 200


@pytest.mark.parametrize(
    ("address", "status", "paths"),
    [
        ("/print/sheriff-aid.pdf?players=9&paper=a5", 422, ["paper", "players"]),
        ("/print/sheriff-aid.pdf?edition=third&lang=en", 422, ["edition"]),
        ("/print/horoscope.pdf", 422, ["name"]),
        ("/print/result.pdf", 422, ["name"]),
        ("/print/sheriff-aid/7.png", 422, [""]),
        ("/print/chess", 404, [""]),
    ],
)
def test_an_order_that_cannot_be_is_refused_with_reasons(client, address, status, paths):
    answer = client.get(address)
    assert answer.status_code == status
    assert [error["path"] for error in answer.json["errors"]] == paths


def test_a_running_sitting_has_no_result_to_print(client):
    opened = client.post(
        "/api/v1/sittings",
        json={
            "game": "sheriff",
            "options": {},
            "seats": [{"name": name} for name in ("Ann", "Ben", "Cleo")],
        },
    ).json
    answer = client.get(f"/s/{opened['code']}/result.pdf")
    assert answer.status_code == 404


def test_without_a_preview_the_pdf_can_still_be_opened(client, monkeypatch):
    from companion.engine.refusal import GameError
    from companion.printing import preview

    def none():
        raise GameError("print-no-preview")

    monkeypatch.setattr(preview, "_pdfium", none)
    page = client.get("/print/sheriff?lang=en").text
    assert "pypdfium2" in page
    assert len(addresses(page, ".pdf")) == 1
