"""Puts what the screens load into `static/vendor`: htmx, Pretendard and the pictures.

Run after `npm ci`. What is there already and still right is not made again.
"""

import json
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools import fonts, shang

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "static" / "icons.toml"
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"

HTMX = "htmx.org"
PRETENDARD = "@fontsource/pretendard"
GAME_ICONS = "@iconify-json/game-icons"

COPIES = {
    f"{HTMX}/dist/htmx.esm.min.js": "htmx.esm.min.js",
    f"{HTMX}/LICENSE": "htmx-LICENSE.txt",
    # "latin" is only the package's word: each file holds Latin, Cyrillic and Hangul.
    **{
        f"{PRETENDARD}/files/pretendard-latin-{weight}-normal.{kind}": f"pretendard-{weight}.{kind}"
        for weight in fonts.WEIGHTS
        for kind in ("woff", "woff2")
    },
    f"{PRETENDARD}/LICENSE": "pretendard-LICENSE.txt",
}
"""File in node_modules → name in static/vendor."""
PATH = re.compile(r'(\sd=")([^"]*)"')
COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?(?:\d*\.\d+|\d+)")


class Missing(Exception):
    """Something is not where it should be; the text is a sentence for whoever ran `make`."""


def copy_libraries(modules: Path, vendor: Path) -> None:
    """Copy htmx and Pretendard, with their licences. A source map would only name lost files."""
    for source, name in COPIES.items():
        if not (modules / source).is_file():
            raise Missing(f"node_modules has no {source}: run `npm ci` first.")
        shutil.copyfile(modules / source, vendor / name)
        if name.endswith(".js"):
            script = vendor / name
            text = script.read_text(encoding="utf-8")
            script.write_text(re.sub(r"\n//# sourceMappingURL=\S+\s*$", "\n", text), "utf-8")


def bodies(icons: dict[str, Any], game_icons: dict[str, Any]) -> dict[str, str]:
    """Our name → what goes inside the picture's `<svg>`, for every entry of `icons.toml`."""
    pictures: dict[str, str] = icons["pictures"]
    drawn: dict[str, str] = icons["drawn"]
    both = sorted(pictures.keys() & drawn.keys())
    if both:
        raise Missing(f"static/icons.toml has two pictures for {', '.join(both)}.")

    found = dict(drawn)
    for name, theirs in pictures.items():
        original = game_icons["aliases"].get(theirs, {"parent": theirs})["parent"]
        if original not in game_icons["icons"]:
            raise Missing(
                f'game-icons has no picture called "{theirs}", '
                f'which static/icons.toml wants for "{name}".'
            )
        body: str = game_icons["icons"][original]["body"]
        found[name] = PATH.sub(lambda one: f'{one[1]}{rounded(one[2])}"', body)
    return dict(sorted(found.items()))


def shared_out(
    pictures: dict[str, str], games: list[str], apart: dict[str, dict[str, list[str]]]
) -> dict[str, dict[str, str]]:
    """Name of a sprite → its pictures: `icons` holds what no game has for itself.

    `apart`: by game and kind, what is in a sprite beside the game's own.
    """
    kinds = {
        f"{game}_{name}": f"icons-{game}-{kind}"
        for game, each in apart.items()
        for kind, names in each.items()
        for name in names
    }
    strays = sorted(kinds.keys() - pictures.keys())
    if strays:
        raise Missing(f"static/icons.toml has no picture for {', '.join(strays)}.")
    sprites: dict[str, dict[str, str]] = {"icons": {}}
    for name, body in pictures.items():
        game, _, rest = name.partition("_")
        own = f"icons-{game}" if rest and game in games else "icons"
        sprites.setdefault(kinds.get(name, own), {})[name] = body
    return sprites


def rounded(path: str) -> str:
    """The same outline to a tenth of the 512 units that a picture is wide; arcs, whose flags stand
    without spaces, as they are.
    """

    def short(number: str) -> str:
        text = f"{float(number):.1f}".removesuffix(".0")
        return "0" if text == "-0" else text

    def command(found: re.Match[str]) -> str:
        name, numbers = found.groups()
        if name in "aA":
            return found[0]
        return name + " ".join(map(short, NUMBER.findall(numbers))).replace(" -", "-")

    return COMMAND.sub(command, path)


def sprite(pictures: dict[str, str]) -> str:
    """One SVG file of symbols: `<use href="…/icons.svg#apple">` draws one."""
    symbols = (
        f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>\n'
        for name, body in pictures.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(symbols)}</svg>\n'


def build(modules: Path = MODULES, icons: Path = ICONS, vendor: Path = VENDOR) -> None:
    """Bring the folder `vendor` up to date; `fonts.css` is written last."""
    game_icons = modules / GAME_ICONS / "icons.json"
    if not game_icons.is_file():
        raise Missing(f"node_modules has no {GAME_ICONS}: run `npm ci` first.")
    wanted = tomllib.loads(icons.read_text(encoding="utf-8"))
    pictures = bodies(wanted, json.loads(game_icons.read_text(encoding="utf-8")))
    vendor.mkdir(parents=True, exist_ok=True)
    copy_libraries(modules, vendor)
    shared = shared_out(pictures, wanted["games"], wanted["apart"])
    sprites = {f"{name}.svg": its for name, its in shared.items()}
    for name, its in sprites.items():
        (vendor / name).write_text(sprite(its), encoding="utf-8")
    (vendor / "icons.json").write_text(json.dumps(pictures, indent=0) + "\n", encoding="utf-8")
    sources = {weight: vendor / f"pretendard-{weight}.woff" for weight in fonts.WEIGHTS}
    signs = shang.build(pictures[shang.PICTURE], vendor)
    cut = fonts.build(sources, vendor, fonts.texts(ROOT))
    wanted_files = {*COPIES.values(), *sprites, "icons.json", *signs, *cut}
    for file in vendor.iterdir():
        if file.is_file() and file.name not in wanted_files:
            file.unlink()


if __name__ == "__main__":
    try:
        build()
    except Missing as missing:
        sys.exit(str(missing))
