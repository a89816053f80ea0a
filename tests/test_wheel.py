"""A wheel from the source archive, installed in an environment of its own, without npm and Node."""

import json
import os
import subprocess
import sys
import sysconfig
import urllib.request
from importlib.metadata import version
from pathlib import Path

import pytest

from companion import paths
from companion.web import static_tree
from tests.live import LiveServer

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent

ENTRY = {
    "edition": "second",
    "players": [
        {"name": "Ann", "gold": 10, "goods": {"apple": 2}},
        {"name": "Ben", "gold": 3},
        {"name": "Cem", "gold": 1},
    ],
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as pip has installed it. The libraries it needs are those of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [str(venv / "bin/python"), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    (site,) = venv.glob("lib/python*/site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_paths()["platlib"])
    return site / "companion"


@pytest.fixture
def away(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, with the commands of that environment alone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{installed.parents[3] / 'bin'}")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def test_it_carries_what_was_built_for_the_browser(installed):
    here, there = (
        static_tree.read(assets / "static") for assets in (paths.assets(), installed / "assets")
    )
    assert here.digests == there.digests
    assert any(name.startswith("vendor/pretendard-800-hangul-") for name in there.digests)


def companion(*words: str, sent: str = "") -> str:
    done = subprocess.run(
        ["companion", *words],
        input=sent,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ.copy(),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_knows_its_version_and_checks_its_database(away):
    assert companion("--version") == f"{version('tabletop-companion')}\n"
    server = LiveServer(away / "instance", command=("companion",)).start()
    server.stop()
    assert "0 games" in companion("check", "--instance", str(away / "instance"), "--lang", "en")


def test_it_plays_the_demo(away):
    words = ("companion", "demo", "--port", "0", "--lang", "en")
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        assert demo.stdout.readline().startswith("The demo is running at http://127.0.0.1:")
        demo.terminate()


def test_it_scores(away):
    sheet = json.loads(companion("score", "sheriff", "-", "--json", sent=json.dumps(ENTRY)))
    assert [player["total"] for player in sheet["players"]] == [34, 3, 1]


def test_it_prints(away):
    target = away / "aid.pdf"
    companion("print", "sheriff-aid", "--lang", "ko", "-o", str(target))
    assert target.read_bytes().startswith(b"%PDF-")


def test_it_serves_and_prints_in_the_browser_too(away):
    server = LiveServer(away / "instance", command=("companion",)).start()
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
