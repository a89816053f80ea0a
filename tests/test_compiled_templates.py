"""What a screen is drawn from is compiled once, and never while somebody waits for it."""

import os
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from companion import create_app
from companion.compiled_templates import CompiledTemplates
from companion.web import load_templates


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The names of what is compiled, as it is."""
    names: list[str | None] = []
    whole = Environment.compile

    def watched(self, source, name=None, filename=None, **how):
        names.append(name)
        return whole(self, source, name, filename, **how)

    monkeypatch.setattr(Environment, "compile", watched)
    return names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "page.html").write_text("one")
    return tmp_path


def drawn(folder: Path) -> str:
    """By a process that begins."""
    kept = CompiledTemplates(folder)
    return Environment(loader=FileSystemLoader(folder), bytecode_cache=kept).get_template(
        "page.html"
    ).render()  # fmt: skip


def test_the_next_process_need_not_compile_it(folder, compiled):
    assert [drawn(folder), drawn(folder)] == ["one", "one"]
    assert compiled == ["page.html"]


def test_what_was_changed_is_compiled_anew(folder, compiled):
    drawn(folder)
    (folder / "page.html").write_text("two")
    assert drawn(folder) == "two"
    assert len(compiled) == 2


def test_what_was_changed_since_is_not_current(folder):
    kept, page = CompiledTemplates(folder), folder / "page.html"
    assert not kept.is_current("page.html")
    drawn(folder)
    assert kept.is_current("page.html")
    os.utime(page, (2**32, 2**32))
    assert not kept.is_current("page.html")


@pytest.mark.parametrize("damage", [b"", b"j2", b"\xff" * 2_000])
def test_what_is_damaged_is_compiled_anew(folder, compiled, damage):
    drawn(folder)
    (kept,) = (folder / "__pycache__").iterdir()
    kept.write_bytes(damage)
    assert drawn(folder) == "one"
    assert len(compiled) == 2


def test_where_nothing_can_be_kept_it_is_compiled_each_time(folder, compiled):
    (folder / "__pycache__").write_text("no folder")
    assert [drawn(folder), drawn(folder)] == ["one", "one"]
    assert len(compiled) == 2


def test_nothing_is_compiled_while_somebody_waits(tmp_path, compiled):
    app = create_app(tmp_path)
    load_templates(app)
    before = len(compiled)
    assert app.test_client().get("/").status_code == 200
    assert app.test_client().get("/settings").status_code < 500
    assert compiled[before:] == []
    assert len(app.jinja_env.list_templates(extensions=["html"])) > 100
