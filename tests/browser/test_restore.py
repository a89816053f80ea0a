"""A backup is put back behind a server that screens are open to."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from companion.cli import cli

from .conftest import MortalServer, NewPage

pytestmark = pytest.mark.browser


def run(*words: object) -> None:
    done = CliRunner().invoke(cli, [str(word) for word in words])
    assert done.exit_code == 0, done.output


def test_open_screens_take_the_older_state_of_a_backup_that_was_put_back(
    mortal_server: MortalServer, new_page: NewPage, tmp_path: Path
):
    live, copy = mortal_server.live, tmp_path / "copy.sqlite3"
    sitting = mortal_server.open(("Ann", "Ben", "Cem"))
    sitting.act(kind="correct_gold", who=0, gold=33)
    token = sitting.claim(0)
    run("backup", copy, "--instance", live.instance)
    for gold in (34, 35):
        sitting.act(kind="correct_gold", who=0, gold=gold)
    table = new_page("tablet", "en", (sitting.cookie("table", sitting.table_token),))
    phone = new_page("phone", "en", (sitting.cookie("seat", token),))
    table.goto(f"{sitting.url}/table")
    phone.goto(f"{sitting.url}/seat")
    for page in (table, phone):
        page.evaluate("window.neverLoadedAnew = true")
        expect(page.locator("#screen")).to_have_attribute("data-version", "3")

    live.stop()
    for file in live.instance.glob("companion.sqlite3*"):
        file.unlink()
    run("restore", copy, "--instance", live.instance)
    live.start()
    for page in (table, phone):
        expect(page.locator("#screen")).to_have_attribute("data-version", "1")
        expect(page.locator("#screen")).to_contain_text("33")
        assert page.evaluate("window.neverLoadedAnew")

    sitting.act(kind="correct_gold", who=0, gold=36)
    for page in (table, phone):
        expect(page.locator("#screen")).to_have_attribute("data-version", "2")
        expect(page.locator("#screen")).to_contain_text("36")


@pytest.mark.slow
def test_a_late_screen_of_the_same_database_is_still_refused(
    mortal_server: MortalServer, new_page: NewPage
):
    """The page shows 2; then come 2 once more, 1 too late, and 3."""
    sitting = mortal_server.open(("Ann", "Ben", "Cem"))
    for gold in (33, 34):
        sitting.act(kind="correct_gold", who=0, gold=gold)
    page = new_page("tablet", "en", (sitting.cookie("table", sitting.table_token),), fresh=True)
    page.goto(f"{sitting.url}/table")
    incarnation = page.locator("#screen").get_attribute("data-incarnation")
    page.add_init_script("""
        const text = () => document.querySelector("#screen").textContent;
        window.drawn = [];
        document.addEventListener("screen:drawn", () => drawn.push(text()));
    """)
    screen = (
        "id: {0}-{1}\ndata: <main id=screen data-incarnation={0} data-version={1}>{1}</main>\n\n"
    )
    events = "".join(screen.format(incarnation, version) for version in (2, 1, 3))
    page.route(
        "**/table/stream?*",
        lambda route: route.fulfill(content_type="text/event-stream", body=events),
    )
    page.reload()
    expect(page.locator("#screen")).to_have_text("3")
    assert page.evaluate("drawn.slice(0, 2)") == ["2", "3"]
