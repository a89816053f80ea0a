"""Regions: kept as long as all that they show is so, and sent when it no longer is."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.web import sitting_screens, template_globals
from companion.web.regions import RegionCache, Screen
from companion.web.services import of_app
from companion.web.stream import LONG, event, news
from tests.conftest import TABLE, WallClock, know_pearls, with_pearls
from tests.examples import is_thorough

from .test_every_game import EVERY, Table, every_game, every_seed, sat_down

STEPS = 50 if is_thorough() else 12


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        know_pearls(patch)
        yield with_pearls(tmp_path_factory.mktemp("regions"), NOW=WallClock())


def drawn(table: Table, viewer: int | None, **changes: Any) -> Screen:
    with table.app.app_context():
        look = table.sittings.look(table.code, viewer)
        template_globals.speak("ru", look.names, "")
        services = replace(of_app(table.app), **changes)
        return sitting_screens.screen(look, services, "http://localhost/", viewer=viewer)


def changed_by(screen: Screen, changed: str) -> str:
    """What a browser shows that had the screen and heard of what changed."""
    page = str(screen.html)
    for id, html in re.findall(
        r'<hx-partial hx-target="#([^"]+)" hx-swap="outerMorph">(.*?)</hx-partial>', changed, re.S
    ):
        assert page.count(str(screen.region(id))) == 1
        page = page.replace(str(screen.region(id)), html)
    return page


def without_version(page: str) -> str:
    return re.sub(r'data-version="\d+"', "", page)


@every_game
@every_seed
def test_what_is_kept_is_what_would_be_drawn_anew(app, game, seed):
    table = sat_down(app, game, seed)
    viewers = (None, *range(min(2, table.player.seats)))
    before = {viewer: drawn(table, viewer) for viewer in viewers}
    for _ in range(STEPS):
        if not table.step():
            break
        for viewer in viewers:
            now = drawn(table, viewer)
            assert now.html == drawn(table, viewer, region_cache=RegionCache()).html
            changed = now.diff(before[viewer])
            if changed is not None:
                shown = changed_by(before[viewer], changed)
                assert without_version(shown) == without_version(now.html)
            before[viewer] = now


@pytest.fixture
def table(app):
    return sat_down(app, EVERY["pearls"], 3)


def test_an_action_sends_only_what_it_touched(table):
    table.step()
    before = drawn(table, None)
    table.sittings.act(table.code, TABLE, "one", 0, {"kind": "take", "n": 1})
    changed = drawn(table, None).diff(before)
    assert changed is not None
    assert re.findall(r'hx-target="#([^"]+)"', changed) == ["tells", "seat-0", "centre", "steps"]


def test_long_regions_are_packed_for_whoever_can_unpack_them(table):
    before = drawn(table, None)
    table.sittings.act(table.code, TABLE, "one", 0, {"kind": "take", "n": 1})
    now = drawn(table, None)
    changed = now.diff(before)
    assert changed is not None
    assert len(changed) > LONG
    (packed,) = news(("1", now), ("0", before), packs=True)
    head, id, data, *rest = packed.split("\n")
    assert (head, id, rest) == ("event: packed", "id: 1", ["", ""])
    assert zlib.decompress(b64decode(data.removeprefix("data: "))).decode() == changed
    assert len(packed) < len(changed) / 2
    (plain,) = news(("1", now), ("0", before))
    assert plain == event("regions", changed, id="1")


def test_a_region_has_the_id_by_which_it_is_found(table):
    screen = drawn(table, None)
    for id in screen.regions:
        html = screen.region(id)
        assert re.match(rf'\s*<\w+[^>]* id="{id}"', html), id


def test_a_name_is_no_mark_for_a_region(app):
    sittings = sat_down(app, EVERY["pearls"], 3).sittings
    names = ("\ue002seat-0\ue003", "\ue002nowhere\ue003", "Cem")
    opened = sittings.open("pearls", None, names)
    look = sittings.look(opened.code, None)
    with app.app_context():
        template_globals.speak("en", look.names, "")
        screen = sitting_screens.screen(look, of_app(app), "http://localhost/", viewer=None)
        assert "nowhere" in screen.html


def test_memory_is_for_those_that_were_drawn_last(table):
    cache = RegionCache(most=1)
    for viewer in (None, 0):
        drawn(table, viewer, region_cache=cache)
    assert len(cache) == 1
