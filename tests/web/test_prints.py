"""The print screen and what it links to."""

import json
import re
import threading
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from companion.printing import documents
from companion.printing.job import Job
from companion.printing.pages import render_html
from companion.sittings import Bearer
from tests.printing.reading import bare, codes, read

RECORDINGS = Path(__file__).parents[1] / "recordings"


@pytest.fixture
def client(plain_app):
    return plain_app.test_client()


def addresses(page: str, ending: str) -> list[str]:
    found = re.findall(r'(?:src|href)="([^"]+)"', page)
    found = [one for one in found if not one.startswith("/static/")]
    return [unescape(one) for one in found if one.partition("?")[0].endswith(ending)]


def test_the_print_screen_lists_every_sheet_of_every_game(client):
    page = client.get("/print?lang=en").text
    for title in ("Player aid", "Setup checklist", "Score pad, several to a page"):
        assert title in page


def test_every_page_is_shown_as_it_will_be_printed(client):
    page = client.get(
        "/print/citadels?lang=ko&sheet=citadels-aid&players=5&paper=letter&shown"
    ).text
    pictures = addresses(page, ".png")
    assert len(pictures) == 5
    for address in pictures:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.data.startswith(b"\x89PNG")


def test_the_screen_waits_for_no_sheet_and_shows_at_once_what_is_there(plain_app, client):
    """Its pages are asked for by a second request; what was typeset once needs none."""
    asked = "/print/sheriff?lang=en&sheet=sheriff-setup"
    first = client.get(asked).text
    assert "data-print-awaits" in first
    assert "Preparing the pages" in first
    assert addresses(first, ".png") == []
    assert len(addresses(first, ".pdf")) == 1
    assert not (Path(plain_app.instance_path) / "sheets").exists()
    assert len(addresses(client.get(f"{asked}&shown").text, ".png")) == 1
    again = client.get(asked).text
    assert "data-print-awaits" not in again
    assert len(addresses(again, ".png")) == 1


def test_what_is_there_waits_for_nothing_that_is_being_typeset(plain_app, client):
    (picture,) = addresses(client.get("/print/sheriff?sheet=sheriff-setup&shown").text, ".png")
    client.get(picture)
    queue = plain_app.extensions["companion.prints"].queue
    with queue.turn("one"), queue.turn("another"):
        assert client.get(picture).status_code == 200
        assert len(addresses(client.get("/print/sheriff?sheet=sheriff-setup").text, ".png")) == 1


def test_a_sheet_that_two_wait_for_is_built_once_for_each_and_typeset_once(plain_app, monkeypatch):
    worker = plain_app.extensions["companion.prints"]
    built: list[str] = []
    typeset: list[str] = []
    both_built = threading.Event()

    def counted_pages(*args: Any, **options: Any) -> str:
        built.append(render_html(*args, **options))
        if len(built) == 2:
            both_built.set()
        return built[-1]

    def counted_typeset(job: Job) -> bytes:
        typeset.append(job.title)
        return b"%PDF-"

    monkeypatch.setattr(documents, "render_html", counted_pages)
    monkeypatch.setattr(worker.renderer, "_elsewhere", counted_typeset)
    address = "/print/sheriff-setup.pdf?lang=en"
    answers: list[bytes] = []
    asked = [
        threading.Thread(target=lambda: answers.append(plain_app.test_client().get(address).data))
        for _ in range(2)
    ]
    with worker.queue.turn("one"), worker.queue.turn("another"):
        for one in asked:
            one.start()
        assert both_built.wait(60)
    for one in asked:
        one.join()
    assert answers == [b"%PDF-", b"%PDF-"]
    assert (len(built), len(typeset)) == (2, 1)


def test_a_short_order_is_served_while_a_long_one_is_typeset(plain_app, client, monkeypatch):
    """Everybody waited eight seconds for the last page of somebody else's booklet."""
    begun, let_go, answers = threading.Event(), threading.Event(), []

    def typeset(job: Job) -> bytes:
        if job.title.startswith("Setup"):
            begun.set()
            assert let_go.wait(60)
        return job.title.encode()

    monkeypatch.setattr(plain_app.extensions["companion.prints"].renderer, "_elsewhere", typeset)

    def ask() -> None:
        answers.append(plain_app.test_client().get("/print/sheriff-setup.pdf?lang=en").data)

    long = threading.Thread(target=ask)
    long.start()
    try:
        assert begun.wait(60)
        assert client.get("/print/sheriff-score-pad.pdf?lang=en").data.startswith(b"Score pad")
        assert answers == []
    finally:
        let_go.set()
        long.join()
    assert answers == [b"Setup checklist: Sheriff of Nottingham"]


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
        "/print/sheriff?sheet=sheriff-aid&edition=first&players=6&variant=black_market&form="
    ).text
    assert "for 3 to 5 players, not for 6" in page
    (address,) = addresses(page, ".pdf")
    assert "edition=first" in address
    assert "players=4" in address
    assert "black_market" not in address
    assert client.get(address).status_code == 200


def test_no_ninth_character_is_offered_for_two(client):
    page = client.get("/print/citadels?players=2&variant=ninth&form=").text
    assert 'value="ninth"' not in page
    (address,) = addresses(page, ".pdf")
    assert "variant" not in address
    assert 'value="ninth"' in client.get("/print/citadels?players=3").text


def test_what_a_form_still_holds_falls_away_and_in_a_written_address_is_refused(client):
    """`?edition=first&players=6` showed a sheet for four without a word."""
    for address, path in (
        ("/print/sheriff?edition=first&players=6", "players"),
        ("/print/sheriff?edition=first&variant=black_market", "variants"),
        ("/print/citadels?players=2&variant=ninth", "variants"),
        ("/print/sheriff?sheet=sheriff-aid&content=setup", "contents"),
        ("/print/sheriff?lang=ko&beside=ko", "beside"),
        ("/print/sheriff?sheet=sheriff-setup&size=half", "size"),
    ):
        answer = client.get(address)
        assert answer.status_code == 422
        assert [error["path"] for error in answer.json["errors"]] == [path]
        assert client.get(f"{address}&form=").status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/print/sheriff?player=6",
        "/print/sheriff-aid.pdf?player=6",
        "/print/sheriff-aid/1.png?variants=royal_goods",
        "/print?sheet=sheriff-aid",
    ],
)
def test_a_misspelt_wish_is_no_sheet_for_somebody_else(client, address):
    answer = client.get(address)
    assert answer.status_code == 422
    (error,) = answer.json["errors"]
    assert error["code"] == "unknown_wish"


WRONG = (
    *((f"players={wish}", "") for wish in ("abc", "", "-1", "0", "7", "4.5", "1_0", "9" * 5000)),
    *((f"paper={wish}", "") for wish in ("a5", "", "A4", "%F0%9F%98%80")),
    *((f"ink={wish}", "") for wish in ("gold", "")),
    *((f"letters={wish}", "") for wish in ("small", "")),
    *((f"size={wish}", "") for wish in ("third", "a5")),
    ("beside=fr", ""),
    *((f"edition={wish}", "") for wish in ("third", "")),
    *((f"variant={wish}", "variants") for wish in ("wizards", "")),
    *((f"{one}=x&{one}=y", one) for one in ("players", "paper", "edition", "lang", "beside")),
)
"""behind the `?`, and what the refusal names where that is something else"""


REFUSED = (
    ("/print/sheriff-aid.pdf?players=9&paper=a5", ["paper", "players"]),
    ("/print/sheriff-aid.pdf?edition=third&lang=en", ["edition"]),
    ("/print/sheriff-aid.pdf?beside=x&ink=x&letters=x", ["beside", "ink", "letters"]),
    ("/print/sheriff-aid.pdf?lang=ko&beside=ko", ["beside"]),
    ("/print/horoscope.pdf", ["name"]),
    ("/print/result.pdf", ["name"]),
    ("/print/sheriff-aid/7.png", [""]),
    ("/print/sheriff-setup.pdf?size=half", ["size"]),
    ("/print/sheriff-aid.pdf?lang=fr", ["language"]),
    ("/print/sheriff?sheet=citadels-aid", ["sheet"]),
    ("/print/sheriff?lang=fr", ["lang"]),
    ("/print?lang=fr", ["lang"]),
    ("/print?paper=a5", ["paper"]),
    ("/print/sheriff?sheet=sheriff-tonight&content=map", ["contents"]),
    ("/print/sheriff-tonight.pdf?content=map", ["contents"]),
    ("/print/sheriff-aid.pdf?content=aid", ["contents"]),
    ("/print/sheriff-aid.pdf?lang=", ["language"]),
    ("/print/sheriff?lang=", ["lang"]),
    ("/print/sheriff?sheet=", ["sheet"]),
    ("/print/sheriff?sheet=a&sheet=b", ["sheet"]),
    *(
        (f"{path}?{wrong}", [told or wrong.partition("=")[0]])
        for path in ("/print/sheriff-aid.pdf", "/print/sheriff", "/print/sheriff-aid/1.png")
        for wrong, told in WRONG
    ),
)


def test_an_order_that_cannot_be_is_refused_with_reasons(client):
    for address, paths in REFUSED:
        answer = client.get(address)
        assert answer.status_code == 422, address
        assert [error["path"] for error in answer.json["errors"]] == paths, address
    assert client.get("/print/chess").status_code == 404


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“abc” is not a number of players. This sheet is for 3 to 6."),
        ("ko", "인원수는 숫자로 적어 주세요: “abc”."),
        ("ru", "«abc» — не число игроков."),
    ],
)
def test_a_number_of_players_that_is_no_number_is_told_in_the_language_of_who_asks(
    client, language, told
):
    for address in ("/print/sheriff-aid.pdf", "/print/sheriff"):
        page = client.get(
            f"{address}?players=abc",
            headers={"Accept": "text/html", "Accept-Language": language},
        )
        assert page.status_code == 422
        assert told in unescape(page.text)


def test_a_sheet_of_another_game_is_told_with_those_of_this_one(client):
    answer = client.get("/print/sheriff?sheet=citadels-aid&lang=en")
    (error,) = answer.json["errors"]
    assert "“citadels-aid”" in error["message"]
    assert "sheriff-aid" in error["message"]
    assert "citadels-setup" not in error["message"]


def test_an_aid_is_offered_small_and_nothing_else_is(client):
    aid = client.get("/print/dunhuang?lang=en&sheet=dunhuang-aid&size=whole&shown").text
    assert 'name="size" value="whole" checked' in aid
    (address,) = addresses(aid, ".pdf")
    assert "size=whole" in address
    setup = client.get("/print/dunhuang?lang=en&sheet=dunhuang-setup&size=whole&form=").text
    assert 'name="size"' not in setup
    assert "size=" not in addresses(setup, ".pdf")[0]


def opened(client, **options) -> str:
    answer = client.post(
        "/api/v1/sittings",
        json={
            "game": "sheriff",
            "options": options,
            "seats": [{"name": name} for name in ("Ann", "<b>Ben</b>", "")],
        },
    )
    assert answer.status_code == 201
    code: str = answer.json["code"]
    return code


def words(pdf: bytes) -> str:
    return " ".join(read(pdf)[0].split())


def test_a_running_sitting_has_no_result_to_print(client):
    code = opened(client)
    assert client.get(f"/s/{code}/result.pdf").status_code == 404
    assert "Result" not in client.get(f"/s/{code}/print?lang=en").text


def test_a_table_prints_its_tents(client):
    code = opened(client)
    answer = client.get(f"/s/{code}/tents.pdf?lang=en&paper=letter")
    assert answer.content_type == "application/pdf"
    assert answer.headers["Cache-Control"] == "no-store"
    said = words(answer.data)
    assert "<b>Ben</b>" in bare(said)
    assert code in said


@pytest.mark.parametrize(
    ("called", "address", "told"),
    [
        ("localhost:8000", "", None),
        ("127.0.0.1", "", None),
        ("[::1]:8000", "", None),
        ("192.168.178.23:8000", "", "http://192.168.178.23:8000/s/{}"),
        ("localhost", "http://192.168.178.9:8000/", "http://192.168.178.9:8000/s/{}"),
    ],
)
def test_no_code_on_paper_leads_a_phone_to_itself(plain_app, client, called, address, told):
    """A tablet may call the house `localhost`; then its setting tells the address, or nothing."""
    code = opened(client)
    plain_app.config["ADDRESS"] = address
    for what in ("resume", "tents"):
        answer = client.get(f"/s/{code}/{what}.pdf?lang=en", headers={"Host": called})
        found = codes(answer.data)
        assert set(found) == ({told.format(code)} if told else set())
        said = words(answer.data)
        assert code in said
        assert ("can the code" in said or "Scan, then" in said) == (told is not None)
        assert "127.0.0.1" not in said


def test_a_table_prints_how_it_stands(client):
    code = opened(client)
    said = words(client.get(f"/s/{code}/resume.pdf?lang=en").data)
    for word in ("Resume sheet", "Ann", "Yellow", "50", code):
        assert word in said


def test_the_table_shows_what_it_would_print_page_by_page(client):
    code = opened(client, edition="first")
    page = client.get(f"/s/{code}/print?what=resume&lang=ko&shown").text
    (address,) = addresses(page, ".png")
    picture = client.get(address)
    assert picture.data.startswith(b"\x89PNG")
    assert len(addresses(page, "/resume.pdf")) == 1
    (aid,) = [one for one in addresses(page, "/print/sheriff") if "sheriff-aid" in one]
    assert "edition=first" in aid
    assert "players=3" in aid


def test_a_night_is_put_together_by_ticks_and_says_how_long_it_is(client):
    code = opened(client, edition="first", royal_goods=True)
    page = client.get(
        f"/s/{code}/print?lang=en&what=tonight&content=setup&content=tents&shown"
    ).text
    assert page.count('name="content"') == 7
    assert 'name="content" value="tents" checked' in page
    assert 'name="content" value="aid" checked' not in page
    assert "3 pages" in page
    assert '<p class="print-length" role="status">3 pages</p>' in page
    (address,) = addresses(page, "tonight.pdf")
    said = words(client.get(address).data)
    for word in ("First edition", "Royal goods", "3 players", "Setup checklist", "Ann"):
        assert word in said
    assert "Score pad" not in said


@pytest.mark.parametrize("what", ["horoscope", "result", "tonight.exe"])
def test_what_a_table_does_not_have_is_not_there(client, what):
    assert client.get(f"/s/{opened(client)}/{what}.pdf").status_code == 404
    assert client.get("/s/NOSUCH/tents.pdf").status_code == 404


def test_a_table_with_a_wrong_wish_is_told_all_of_it(client):
    answer = client.get(f"/s/{opened(client)}/tents.pdf?paper=a5&ink=gold")
    assert answer.status_code == 422
    assert [error["path"] for error in answer.json["errors"]] == ["paper", "ink"]


@pytest.mark.parametrize(
    ("wish", "status", "path"),
    [
        ("print?what=horoscope", 404, ""),
        ("print?what=result", 404, ""),
        ("print?what=tonight&content=map", 422, "contents"),
        ("print?what=tents&content=setup", 422, "contents"),
        ("tents.pdf?content=setup", 422, "contents"),
        ("print?what=tents&size=half", 422, "size"),
        ("tents.pdf?players=3", 422, "players"),
        ("print?what=tents&what=resume", 422, "what"),
        ("print?paper=a5", 422, "paper"),
        ("tonight.pdf?content=map", 422, "contents"),
        ("tents.pdf?lang=fr", 422, "language"),
        ("tents.pdf?paper=a4&paper=letter", 422, "paper"),
        ("print/tents/0.png", 422, ""),
        ("print/tents/99999999999999999999.png", 404, ""),
    ],
)
def test_what_a_table_cannot_print_is_refused(client, wish, status, path):
    answer = client.get(f"/s/{opened(client)}/{wish}")
    assert answer.status_code == status
    assert [error["path"] for error in answer.json["errors"]] == [path]


def test_a_finished_sitting_has_its_picture_on_the_result(plain_app, client):
    """A game that was played and recorded, played again here."""
    recording = json.loads((RECORDINGS / "sheriff-second-4-black-market.json").read_text("utf-8"))
    sittings = plain_app.extensions["companion"].sittings
    opened = sittings.open("sheriff", recording["options"], recording["seats"])
    for number, entry in enumerate(recording["entries"]):
        sittings.act(
            opened.code, Bearer(table=True), f"entry-{number:04}", entry["seat"], entry["action"]
        )
    said = words(client.get(f"/s/{opened.code}/result.pdf?lang=en").data)
    for word in (
        "The game, round by round Gold",
        "Second edition",
        "Black market",
        "To talk about on the way home",
    ):
        assert word in said
    page = client.get(f"/s/{opened.code}/print?lang=en&what=result&shown").text
    assert len(addresses(page, ".png")) == 1


def test_without_a_preview_the_pdf_can_still_be_opened(client, monkeypatch):
    from companion.engine.refusal import GameError
    from companion.printing import preview

    def none():
        raise GameError("print-no-preview")

    monkeypatch.setattr(preview, "_pdfium", none)
    page = client.get("/print/sheriff?lang=en&shown").text
    assert "pypdfium2" in page
    assert len(addresses(page, ".pdf")) == 1
