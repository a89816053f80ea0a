"""Pages are called like the functions that draw them, and templates/README.md tells the truth."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from flask import Flask, template_rendered
from flask.testing import FlaskClient

from companion import paths
from companion.games import GAMES
from companion.services import house_key
from companion.web import print_worker, screen_data, sitting_regions, template_globals

TEMPLATES = paths.assets() / "templates"
STATIC = paths.assets() / "static"
README = (TEMPLATES / "README.md").read_text("utf-8")

SCREENS = ("site", "sitting", "prints", "sitting_prints", "history", "people", "house")
"""the blueprints whose pages people see"""
NO_PAGE = {
    "site.find": "leads to the door of a sitting",
    "site.health": "for programs",
    "sitting.stream": "sends sitting/table.html or sitting/seat.html again and again",
    "sitting.dialog": "a dialog out of sitting/table.html or sitting/seat.html",
    "sitting.mend_form": "sitting/mend_dialog.html",
    "prints.pdf": "a file",
    "prints.picture": "a file",
    "sitting_prints.of_sitting": "a file",
    "sitting_prints.picture_of_sitting": "a file",
    "sitting_prints.result": "a file",
}
PARTS = {
    "site/error.html": "any refusal",
    "sitting/page.html": "around sitting/table.html and sitting/seat.html",
    "sitting/log_dialog.html": "sitting.log as a dialog",
    "sitting/taken.html": "sitting.table where a phone has just taken over",
    "sitting/mend_dialog.html": "to put an entry right, on table and phone",
    "sitting/no_cover.html": "in sitting/cover.html for a game without one",
    "site/counted.html": "a score that somebody wanted to see",
    "house/brought.html": "what came of a file that was read back",
    "site/demo.html": "games that play themselves",
    "site/trust.html": "how a device comes to trust the house, where it speaks https",
    "site/offline.html": "kept by a device for when there is no network",
    "site/things.html": "in site/score.html for a game without a screen for it",
    "sitting/unfoldable.html": "any page of a sitting that can go on no more",
}
"""what functions draw besides; other parts are included or imported by a template"""


# --- one name -------------------------------------------------------------------------------------


def read_by_people(app: Flask) -> set[str]:
    """What a browser gets from the blueprints with screens."""
    return {
        rule.endpoint
        for rule in app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and rule.endpoint.partition(".")[0] in SCREENS
    }


def drawn(app: Flask, browser: FlaskClient, path: str) -> list[str]:
    """The templates of a page, with the screen that stands in it."""
    names: list[str] = []

    def note(_: Flask, template, context, **__) -> None:
        names.extend(name for name in (template.name, context.get("screen")) if name)

    with template_rendered.connected_to(note, app):
        answer = browser.get(path)
    assert answer.status_code == 200, (path, answer.status_code)
    return names


def test_what_an_address_is_called_its_function_is_called(app):
    for endpoint in read_by_people(app):
        assert app.view_functions[endpoint].__name__ == endpoint.partition(".")[2]


def test_every_page_is_drawn_by_the_template_of_its_name(app, browser, sitting, monkeypatch):
    monkeypatch.setattr(print_worker, "count_pages", lambda _: (1, None))
    browser.set_cookie(f"table_{sitting.code}", sitting.table.token)
    at = f"/s/{sitting.code}"
    running = {
        "site.home": "/",
        "site.about": "/about",
        "site.tools": "/tools",
        "site.timer": "/timer",
        "site.new": "/new/sheriff",
        "site.score": "/score/sheriff",
        "prints.index": "/print",
        "prints.game": "/print/sheriff",
        "sitting_prints.index": f"{at}/print",
        "sitting.door": f"{at}/",
        "sitting.table": f"{at}/table",
        "sitting.cover": f"{at}/table/cover/0",
        "sitting.log": f"{at}/log",
    }
    found = {endpoint: drawn(app, browser, path) for endpoint, path in running.items()}
    browser.set_cookie(f"seat_{sitting.code}", sitting.seat(1).token)
    found["sitting.seat"] = drawn(app, browser, f"{at}/seat")
    found["sitting.give"] = drawn(app, browser, f"{at}/seats/1/give")
    sitting.act(sitting.table, None, kind="finish")
    found["sitting.result"] = drawn(app, browser, f"{at}/result")
    person = sitting.table.get("/people").json["people"][0]["id"]
    for endpoint, path in (
        ("history.results", "/history"),
        ("history.tonight", "/history/tonight"),
        ("history.result", f"/history/{sitting.code}"),
        ("history.bg_stats", f"/history/{sitting.code}/bgstats"),
        ("people.everybody", "/people"),
        ("people.person", f"/people/{person}"),
        ("people.numbers", f"/people/{person}/numbers"),
        ("house.settings", "/key"),
    ):
        found[endpoint] = drawn(app, browser, path)
    browser.set_cookie("house_key", house_key(Path(app.instance_path)))
    found["history.several"] = drawn(app, browser, "/history/several")
    assert found.keys() | NO_PAGE.keys() == read_by_people(app)
    assert found.keys().isdisjoint(NO_PAGE)
    for endpoint, names in found.items():
        assert endpoint.replace(".", "/") + ".html" in names


def test_every_template_of_ours_is_drawn_by_something(app):
    pages = {one.replace(".", "/") + ".html" for one in read_by_people(app) - NO_PAGE.keys()}
    known = pages | PARTS.keys() | mentioned()
    for folder in (*SCREENS, "parts"):
        for file in (TEMPLATES / folder).glob("*.html"):
            assert f"{folder}/{file.name}" in known


def sources() -> list[str]:
    return [file.read_text("utf-8") for file in TEMPLATES.rglob("*.html")]


def mentioned() -> set[str]:
    """The templates that templates include, import or extend, and those of regions."""
    way = r'{%-? *(?:include|import|from|extends) "([^"]+)"'
    regions = Path(sitting_regions.__file__).read_text("utf-8")
    return {
        *(name for source in sources() for name in re.findall(way, source)),
        *re.findall(r'Region\("([^"]+)"', regions),
    }


# --- only the rules decide ------------------------------------------------------------------------

BY_MOVES = ("citadels", "condottiere", "dunhuang", "sheriff")
"""games whose screens draw what may be done from moves"""
BEFORE_PLAY = ("setup.html", "tools.html", "score.html", "quick.html")
"""what is decided and entered where nothing is played"""
KNOWS = {
    "an action": r"""\bkind["']?\s*[:=]|\bact_(?:button|form)\b""",
    "a phase": r"\bphase\b|\bis_\w+",
    "a tool": r"""\boptions\.tools\b|["']tools["']""",
    "an edition or a variant": r"\bedition\b|options\.(?:points|capturing|bigger_kingdoms)\b",
}


@pytest.mark.parametrize("key", BY_MOVES)
def test_no_screen_of_a_game_knows_its_actions_phases_tools_or_editions(key):
    """Moves and the view say it, so that it is said once."""
    files = [
        *(one for one in (TEMPLATES / key).glob("*.html") if one.name not in BEFORE_PLAY),
        *(STATIC / key).glob("*.js"),
    ]
    assert len(files) > 5
    for file in files:
        source = re.sub(r"{#.*?#}", "", file.read_text("utf-8"), flags=re.DOTALL)
        for what, pattern in KNOWS.items():
            assert not re.search(pattern, source), (file.name, what)
        for action in re.findall(r'data-act="{{ (.*?) }}"', source):
            assert re.match(r"filled\(|\w+\.action ", action), (file.name, action)


# --- the README -----------------------------------------------------------------------------------


def part(heading: str) -> str:
    """What stands under a heading."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", README, re.DOTALL | re.MULTILINE)
    assert found, heading
    return found[1]


def first_column(heading: str) -> list[list[str]]:
    """The code in the first cell of each row of a table."""
    rows = re.findall(r"^\| (`.*?) \| ", part(heading).replace(r"\|", "¦"), re.MULTILINE)
    return [re.findall(r"`([^`]+)`", row) for row in rows]


def code() -> list[str]:
    """Everything that is written as code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", README, flags=re.DOTALL))


def test_the_words_of_templates_are_those_that_the_readme_gives():
    told = [one for row in first_column("Words") for one in row]
    filters = {one.partition("¦ ")[2] for one in told if "¦" in one}
    names = {re.split(r"\W", one)[0] for one in told if "¦" not in one}
    assert filters == template_globals.FILTERS.keys()
    assert names == template_globals.GLOBALS.keys() | {"lang"}


def test_what_a_game_provides_is_what_the_readme_lists():
    rows = re.findall(r"^\| `<game>/(\w+\.html)` \| (.+?) \| ", README, re.MULTILINE)
    optional = {file for file, does in rows if does.endswith("; optional")}
    asked = {
        found
        for source in sources()
        for found in re.findall(r'include game ~ "/(\w+\.html)"( ignore missing)?', source)
    }
    asked |= {("cover.html", " or sitting/no_cover.html"), ("score.html", " or site/things.html")}
    assert {file for file, _ in rows} == {file for file, _ in asked}
    assert optional == {file for file, otherwise in asked if otherwise}
    for game in GAMES:
        for file in {file for file, _ in rows} - optional:
            assert (TEMPLATES / game / file).is_file()


def test_the_readme_lists_what_a_sitting_tells_its_screens():
    line = next(line for line in README.splitlines() if line.startswith("`sitting` is "))
    told = re.sub(r"\(each: [^)]*\)", "", line).partition(" On a phone ")[0]
    each = re.search(r"\(each: ([^)]*)\)", line)
    assert each
    assert set(re.findall(r"`(\w+)`", told)) - {"sitting", "ended"} == {
        one.name for one in fields(screen_data.ScreenData)
    }
    assert set(re.findall(r"`(\w+)`", each[1])) == {
        one.name for one in fields(screen_data.SeatInfo)
    }


def test_the_readme_imports_macros_that_exist_and_all_of_the_parts():
    imports = re.findall(r'{% from "([^"]+)" import ([\w, ]+) %}', README)
    assert imports
    told = {file: names.split(", ") for file, names in imports}
    for file, names in told.items():
        source = (TEMPLATES / file).read_text("utf-8")
        macros = re.findall(r"{%-? macro (\w+)\(", source)
        assert set(names) <= set(macros)
        if file == "parts/parts.html":
            assert names == macros


def test_the_examples_of_the_readme_are_templates(app):
    examples = re.findall(r"```jinja\n(.*?)```", README, re.DOTALL)
    assert examples
    for one in examples:
        app.jinja_env.parse(one)


def test_the_files_that_the_readme_names_exist():
    named = [one for one in code() if re.fullmatch(r"[\w./-]+\.(py|js|css|html|toml)", one)]
    assert named
    folders = (TEMPLATES, TEMPLATES.parent, STATIC / "js", Path(__file__).parents[2])
    for one in named:
        assert any((folder / one).is_file() for folder in folders), one


def test_the_attributes_that_the_readme_names_do_something():
    scripts = "".join(file.read_text("utf-8") for file in (STATIC / "js").glob("*.js"))
    named = {name for one in code() for name in re.findall(r"\bdata(?:-[a-z]+)+", one)}
    assert named
    for name in named:
        words = name.removeprefix("data-").split("-")
        spelt = words[0] + "".join(word.capitalize() for word in words[1:])
        assert re.search(rf'\b{name}\b|\.{spelt}\b|"{spelt}" in ', scripts), name


def test_the_functions_of_scripts_that_the_readme_names_exist():
    told = {"act.js": ["act"], "sound.js": ["sound", "muted"]}
    for file, names in told.items():
        line = next(line for line in README.splitlines() if line.startswith(f"`{file}`"))
        source = (STATIC / "js" / file).read_text("utf-8")
        for name in names:
            assert f"{name}(" in line
            assert re.search(rf"export (?:async )?function {name}\(", source)


def test_the_endpoints_that_the_readme_names_exist(app):
    for endpoint in re.findall(r'url_for\("([\w.]+)"', README):
        assert endpoint in app.view_functions


def test_the_style_that_the_readme_names_exists():
    sheets = "".join(file.read_text("utf-8") for file in STATIC.glob("*.css"))
    layers = re.search(r"layers are `([^`]+)`", README)
    assert layers
    assert f"@layer {layers[1]};" in sheets
    named = re.findall(r"`([a-z-]+)`", part("Style").partition("Classes for buttons:")[2])
    assert named
    for name in named:
        assert re.search(rf"\.{name}\b", sheets), name
