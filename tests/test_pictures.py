"""Each screen loads the pictures of the house and those of its own game."""

import json
import tomllib
from xml.etree import ElementTree

import pytest

from companion.web.template_globals import sprite
from tools import browser_libraries

WANTED = tomllib.loads(browser_libraries.ICONS.read_text(encoding="utf-8"))
ALL = json.loads((browser_libraries.VENDOR / "icons.json").read_text(encoding="utf-8"))
SPRITES = {
    path.stem: [symbol.attrib["id"] for symbol in ElementTree.parse(path).getroot()]
    for path in browser_libraries.VENDOR.glob("icons*.svg")
}
LARGEST = 150_000
"""bytes of a sprite: an old tablet reads it anew with every page"""


def test_every_picture_is_in_one_sprite():
    assert sorted(name for names in SPRITES.values() for name in names) == sorted(ALL)


def test_a_game_has_a_sprite_of_its_own():
    for game in WANTED["games"]:
        kinds = [f"icons-{game}-{kind}" for kind in WANTED["apart"].get(game, ())]
        for own in (f"icons-{game}", *kinds):
            assert SPRITES[own]
            assert all(name.startswith(f"{game}_") for name in SPRITES[own])
        assert not any(name.startswith(f"{game}_") for name in SPRITES["icons"])


def test_a_name_that_only_begins_like_a_game_is_the_houses():
    pictures = {"citadels": "<path/>", "citadels_king": "<path/>", "green_apples": "<path/>"}
    shared = browser_libraries.shared_out(pictures, ["citadels"], {})
    assert shared["icons"].keys() == {"citadels", "green_apples"}
    assert shared["icons-citadels"].keys() == {"citadels_king"}


def test_what_comes_later_is_apart():
    pictures = {"citadels_king": "<path/>", "citadels_castle": "<path/>"}
    apart = {"citadels": {"districts": ["castle"]}}
    shared = browser_libraries.shared_out(pictures, ["citadels"], apart)
    assert shared["icons-citadels"].keys() == {"citadels_king"}
    assert shared["icons-citadels-districts"].keys() == {"citadels_castle"}
    apart["citadels"]["districts"].append("hovel")
    with pytest.raises(browser_libraries.Missing, match="citadels_hovel"):
        browser_libraries.shared_out(pictures, ["citadels"], apart)


def test_a_screen_asks_for_a_picture_where_it_was_built_into():
    for name, pictures in SPRITES.items():
        assert {sprite(picture) for picture in pictures} == {f"vendor/{name}.svg"}


def test_a_sprite_is_quick_to_read():
    sizes = {name: (browser_libraries.VENDOR / f"{name}.svg").stat().st_size for name in SPRITES}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def test_no_two_pictures_of_a_game_are_the_same():
    for names in SPRITES.values():
        assert len({ALL[name] for name in names}) == len(names)
