"""Each screen loads the pictures of the house and those of its own game."""

import json
import tomllib
from xml.etree import ElementTree

from tools import browser_libraries

WANTED = tomllib.loads(browser_libraries.ICONS.read_text(encoding="utf-8"))
ALL = json.loads((browser_libraries.VENDOR / "icons.json").read_text(encoding="utf-8"))
SPRITES = {
    path.stem: [symbol.attrib["id"] for symbol in ElementTree.parse(path).getroot()]
    for path in browser_libraries.VENDOR.glob("icons*.svg")
}
LARGEST = 150_000
"""bytes of a sprite: an old tablet reads it anew with every page"""


def test_every_picture_is_in_one_sprite() -> None:
    assert sorted(name for names in SPRITES.values() for name in names) == sorted(ALL)


def test_a_game_has_a_sprite_of_its_own() -> None:
    for game in WANTED["games"]:
        assert SPRITES[f"icons-{game}"]
        assert all(name.startswith(f"{game}_") for name in SPRITES[f"icons-{game}"])
        assert not any(name.startswith(f"{game}_") for name in SPRITES["icons"])


def test_a_name_that_only_begins_like_a_game_is_the_houses() -> None:
    pictures = {"citadels": "<path/>", "citadels_king": "<path/>", "green_apples": "<path/>"}
    shared = browser_libraries.shared_out(pictures, ["citadels"])
    assert shared["icons"].keys() == {"citadels", "green_apples"}
    assert shared["icons-citadels"].keys() == {"citadels_king"}


def test_a_sprite_is_quick_to_read() -> None:
    sizes = {name: (browser_libraries.VENDOR / f"{name}.svg").stat().st_size for name in SPRITES}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def test_no_two_pictures_of_a_game_are_the_same() -> None:
    for names in SPRITES.values():
        assert len({ALL[name] for name in names}) == len(names)
