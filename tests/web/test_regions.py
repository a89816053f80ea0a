"""Regions: kept as long as what they are given is equal, and sent when it no longer is."""

import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion import paths
from companion.engine.moves import PickedMoves
from companion.sittings import SittingView
from companion.web import regions, template_globals
from companion.web.regions import Region, RegionCache, Screen
from companion.web.screen_data import make_screen_data
from companion.web.services import WebServices, of_app
from companion.web.sitting_regions import draw_screen, read_game_regions
from companion.web.stream import LONG, event, list_news
from tests.conftest import TABLE, WallClock, know_pearls, with_pearls
from tests.examples import is_thorough

from .region_reads import GIVEN, NAMED_BY_VIEW, RegionReads
from .test_every_game import EVERY, Table, every_game, every_seed, sat_down

STANDS_FOR = {**GIVEN, "one": "seat"}
"""what a region's template knows by these names"""
STEPS = 50 if is_thorough() else 12


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        know_pearls(patch)
        yield with_pearls(tmp_path_factory.mktemp("regions"), NOW=WallClock())


def drawn(table: Table, viewer: int | None, **changes: Any) -> Screen:
    with table.app.app_context():
        look = table.sittings.queries.look(table.code, viewer)
        template_globals.speak("ru", look.names, "")
        services = replace(of_app(table.app), **changes)
        return draw(look, services, viewer)


def draw(look: SittingView, services: WebServices, viewer: int | None) -> Screen:
    here = make_screen_data(look, services, "http://localhost/", viewer=viewer)
    return draw_screen(here, services.region_cache)


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


# --- what they are given --------------------------------------------------------------------------


def given_regions(table: Table, viewer: int | None, monkeypatch) -> dict[str, Region]:
    """The regions of a screen by their ids, with what they are given."""
    found: dict[str, Region] = {}
    draw = regions.draw

    def note(listed, *args):
        found.update(listed)
        return draw(listed, *args)

    monkeypatch.setattr(regions, "draw", note)
    drawn(table, viewer)
    return found


def open_template(name: str) -> Path | None:
    folders = (paths.assets() / "templates", Path(__file__).parents[1] / "templates")
    return next((path for path in (one / name for one in folders) if path.exists()), None)


def fields(value: object) -> set[str]:
    return {one for one in dir(value) if not one.startswith("_")}


def open_template_while_playing(name: str) -> Path | None:
    return None if name.endswith("/after.html") else open_template(name)


@every_game
def test_a_region_is_given_all_that_its_templates_may_ever_read(app, game, monkeypatch):
    """Also on the ways that nobody takes in any test."""
    table = sat_down(app, game, 1)
    for viewer in (None, 0):
        look = table.sittings.queries.look(table.code, viewer)
        whole = {"view": look.view, "seat": look.view.seats[0], "view.seats": look.view.seats[0]}
        for id, region in given_regions(table, viewer, monkeypatch).items():
            names = {name: STANDS_FOR[name] for name in STANDS_FOR.keys() & region.given.keys()}
            found = RegionReads(open_template_while_playing, game.key)
            found.include(region.template, names)
            given: dict[str, Any] = {}
            for name, what in names.items():
                given[what] = region.given[name]
                given[f"{what}.seats"] = next(iter(getattr(given[what], "seats", ())), None)
            for what, reads in found.reads.items():
                there = reads & fields(whole[what]) if what in whole else reads
                assert there <= fields(given[what]), (id, what)
            if found.slots:
                moves: PickedMoves = given["sitting"].moves
                assert found.slots - {NAMED_BY_VIEW} <= set(moves.slots), id


@pytest.mark.slow
@every_game
def test_a_region_is_given_nothing_that_its_templates_never_read(app, game):
    with app.app_context():
        given = msgspec.structs.asdict(read_game_regions(game.key))
    for name, region in given.items():
        found = RegionReads(open_template, game.key)
        found.include(f"{game.key}/{name}.html", STANDS_FOR)
        if name == "after":
            found.include("parts/reveal.html", STANDS_FOR)
        for what in ("view", "seat", "sitting"):
            reads = found.reads[what] | {f"seats.{one}" for one in found.reads[f"{what}.seats"]}
            assert set(getattr(region, what)) <= reads | {"seats.seat"}, (name, what)
        if NAMED_BY_VIEW not in found.slots:
            assert set(region.moves) <= found.slots, name


# --- whole games ----------------------------------------------------------------------------------


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
    (packed,) = list_news(("1", now), ("0", before), packs=True)
    head, id, data, *rest = packed.split("\n")
    assert (head, id, rest) == ("event: packed", "id: 1", ["", ""])
    assert zlib.decompress(b64decode(data.removeprefix("data: "))).decode() == changed
    assert len(packed) < len(changed) / 2
    (plain,) = list_news(("1", now), ("0", before))
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
    look = sittings.queries.look(opened.code, None)
    with app.app_context():
        template_globals.speak("en", look.names, "")
        screen = draw(look, of_app(app), None)
        assert "nowhere" in screen.html


def test_memory_is_for_those_that_were_drawn_last(table):
    cache = RegionCache(most=1)
    for viewer in (None, 0):
        drawn(table, viewer, region_cache=cache)
    assert len(cache) == 1
