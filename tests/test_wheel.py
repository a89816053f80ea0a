"""A built wheel, away from the source tree: it serves, scores and prints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from companion import paths, static_tree
from tests.live import LiveServer

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
START = "from companion.cli import main; main()"

ENTRY = {
    "edition": "second",
    "players": [
        {"name": "Ann", "gold": 10, "goods": {"apple": 2}},
        {"name": "Ben", "gold": 3},
        {"name": "Cem", "gold": 1},
    ],
}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an installer would put into site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def away(unpacked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, with the wheel first on the path of every new Python."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(unpacked))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    asked = subprocess.run(
        [sys.executable, "-c", "import companion; print(companion.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(asked.stdout.strip()).is_relative_to(unpacked)
    return tmp_path


def test_it_carries_what_was_built_for_the_browser(unpacked: Path) -> None:
    here, there = (
        static_tree.read(assets / "static")
        for assets in (paths.assets(), unpacked / "companion" / "assets")
    )
    assert here.digests == there.digests
    assert any(name.startswith("vendor/pretendard-800-hangul-") for name in there.digests)


def companion(*words: str, sent: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", START, *words],
        input=sent,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ.copy(),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_scores(away: Path) -> None:
    sheet = json.loads(companion("score", "sheriff", "-", "--json", sent=json.dumps(ENTRY)))
    assert [player["total"] for player in sheet["players"]] == [34, 3, 1]


def test_it_prints(away: Path) -> None:
    target = away / "aid.pdf"
    companion("print", "sheriff-aid", "--lang", "ko", "-o", str(target))
    assert target.read_bytes().startswith(b"%PDF-")


def test_it_serves_and_prints_in_the_browser_too(away: Path) -> None:
    server = LiveServer(away / "instance", command=(sys.executable, "-c", START)).start()
    static = f"/static/{static_tree.read(paths.assets() / 'static').version}"
    try:
        for path, kind in (
            ("/", "text/html"),
            (f"{static}/vendor/htmx.esm.min.js", "text/javascript"),
            (f"{static}/vendor/fonts.css", "text/css"),
            ("/print/sheriff", "text/html"),
            ("/print/sheriff-aid.pdf?lang=ru", "application/pdf"),
            ("/print/sheriff-aid/1.png", "image/png"),
        ):
            with urllib.request.urlopen(server.url + path, timeout=60) as answer:
                assert answer.headers.get_content_type() == kind, path
    finally:
        server.stop()
