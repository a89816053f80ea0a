"""What a browser loads: where it lies, how long it may be kept, and how much it is."""

import gzip
import re
import shutil
from pathlib import Path
from urllib.parse import urljoin

import pytest
from flask import Flask

from companion import create_app, paths
from companion.web import static_tree

STATIC = paths.assets() / "static"
TREE = static_tree.read(STATIC)


@pytest.fixture
def app(tmp_path: Path):
    app = create_app(tmp_path)
    yield app
    app.extensions["companion"].store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small tree."""
    folder = tmp_path / "static"
    (folder / "js").mkdir(parents=True)
    (folder / "base.css").write_text("body { margin: 0 }")
    (folder / "js" / "main.js").write_text('import "./act.js";')
    (folder / "js" / "act.js").write_text("export const act = 1;")
    return folder


@pytest.fixture
def served(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Starts a companion that serves it."""
    apps: list[Flask] = []

    def start() -> Flask:
        apps.append(create_app(tmp_path / "instance"))
        return apps[-1]

    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    yield start
    for app in apps:
        app.extensions["companion"].store.close()


def path_of(app: Flask, filename: str) -> str:
    with app.test_request_context():
        path: str = app.url_for("static", filename=filename)
    return path


# The hash


def test_a_changed_file_has_another_path(folder, served):
    before = path_of(served(), "base.css")
    (folder / "base.css").write_text("body { margin: 1px }")
    after = path_of(served(), "base.css")
    assert before != after
    assert before.endswith("/base.css")
    assert after.endswith("/base.css")


def test_a_version_is_of_the_names_and_files_for_browsers_wherever_they_lie(folder, tmp_path):
    def version() -> str:
        return static_tree.read(folder).version

    versions = [version()]
    (folder / "phone.css").write_text("")
    versions.append(version())
    (folder / "phone.css").rename(folder / "tablet.css")
    versions.append(version())
    assert len(set(versions)) == 3
    for only_for_print in ("icons.toml", "pretendard-400.woff"):
        (folder / only_for_print).write_text("")
    assert version() == versions[-1]
    assert static_tree.read(shutil.copytree(folder, tmp_path / "again")).version == version()


def test_a_folder_that_is_a_link_belongs_to_it(folder, tmp_path):
    vendor = tmp_path / "vendor"
    vendor.mkdir()
    (vendor / "htmx.js").write_text("")
    (folder / "vendor").symlink_to(vendor)
    assert "vendor/htmx.js" in static_tree.read(folder).digests


# On the wire


def test_a_file_may_be_kept_for_good(app):
    answer = app.test_client().get(path_of(app, "base.css"))
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.data == TREE.content("base.css")


def test_a_module_finds_its_neighbours_by_relative_paths(app):
    """One hash of all: beside a module of a version lies that version of what it imports."""
    client = app.test_client()
    for script in STATIC.rglob("*.js"):
        at = path_of(app, script.relative_to(STATIC).as_posix())
        for imported in re.findall(r'(?:from|import) "(\.[^"]+)"', script.read_text("utf-8")):
            answer = client.get(urljoin(at, imported))
            assert answer.status_code == 200, (at, imported)


def test_every_file_that_a_page_loads_is_there(app):
    client = app.test_client()
    for page in ("/", "/new/citadels", "/score/sheriff", "/history", "/print/dunhuang"):
        named = re.findall(r'"(/static/[^"#?]+)', client.get(page, follow_redirects=True).text)
        assert named, page
        for address in named:
            assert client.get(address).status_code == 200, (page, address)


def test_an_open_screen_of_the_version_before_gets_its_file_but_may_not_keep_it(app):
    answer = app.test_client().get("/static/0123456789abcdef/base.css")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "name", ["nothing.css", "icons.toml", "vendor/icons.json", "../pyproject.toml", "vendor"]
)
def test_what_is_not_for_browsers_is_not_there(app, name):
    for at in (path_of(app, "x").removesuffix("/x"), "/static/0123456789abcdef"):
        assert app.test_client().get(f"{at}/{name}").status_code == 404


def test_text_comes_compressed_to_whoever_can_read_it(app):
    client, at = app.test_client(), path_of(app, "vendor/icons.svg")
    plain = client.get(at)
    packed = client.get(at, headers={"Accept-Encoding": "gzip, deflate"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 2
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert plain.content_type == packed.content_type == "image/svg+xml; charset=utf-8"


def test_a_policy_comes_with_what_may_be_opened_alone(app):
    client = app.test_client()
    policed = {
        name: "Content-Security-Policy" in client.get(path_of(app, name)).headers
        for name in ("base.css", "js/main.js", "sign.svg", "app-180.png")
    }
    assert [name for name, has in policed.items() if has] == ["sign.svg"]


def test_a_browser_gets_our_style_sheets_and_modules_without_their_comments(app):
    """They were a tenth of a first visit. What others have written keeps its licence."""
    client, folder = app.test_client(), paths.assets() / "static"
    ours = [file for kind in ("css", "js") for file in folder.rglob(f"*.{kind}")]
    for file in ours:
        name = file.relative_to(folder).as_posix()
        sent, written = client.get(path_of(app, name)).text, file.read_text("utf-8")
        if name.startswith("vendor/"):
            assert sent == written, name
            continue
        lines = iter(written.splitlines())
        assert all(line in lines for line in sent.splitlines()), "the rest is as it was written"
        last = 0
        for comment in static_tree.COMMENT.finditer(written.encode()):
            before = written.encode()[last : comment.start()]
            assert before.count(b"`") % 2 == 0, f"{name}: this stands in a string, {comment[0]!r}"
            last = comment.end()
