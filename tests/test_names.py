"""Functions are called by verbs, or as what they return; never by a bare participle or particle."""

import ast
from collections.abc import Iterator
from pathlib import Path

import companion

_PARTICIPLES = """
begun bought brought built chosen done drawn driven fallen felt forgotten found given gone got grown
heard held hidden kept known laid led left lost made meant met paid said seen sent shown sold spent
spoken stood taken thought thrown told understood won worn written
"""
_PARTICLES = """
about above after again against ahead alone among anew apart around aside away back before
beforehand below beside between beyond by everybody everything everywhere forth from here in inside
into mine near nobody nothing now of off on once onto otherwise out outside over own since somebody
something so then there through together under until up upon with within without
"""
WORDS = frozenset((_PARTICIPLES + _PARTICLES).split())
VERBS = {"embed", "exceed", "feed", "need", "proceed", "seed"}
"""that end as a participle does"""
PAGES = {"about", "again", "everybody"}
"""functions of pages, which are called as their address is"""


def functions() -> Iterator[tuple[Path, ast.FunctionDef]]:
    for file in sorted(Path(str(companion.__file__)).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield file, node


def is_value(node: ast.FunctionDef) -> bool:
    """Whether it is read like a field: then it may say how something is."""
    names = {getattr(one, "id", getattr(one, "attr", "")) for one in node.decorator_list}
    return bool(names & {"property", "cached_property", "setter"})


def is_bare(name: str) -> bool:
    word = name.strip("_")
    return word in WORDS or (word.endswith("ed") and "_" not in word and word not in VERBS)


def test_no_function_is_called_by_a_bare_participle_or_particle():
    found = [
        f"{file.name}:{node.lineno} {node.name}"
        for file, node in functions()
        if is_bare(node.name) and not is_value(node) and node.name not in PAGES
    ]
    assert found == []


def test_such_names_are_known():
    assert all(map(is_bare, ("told", "_kept", "apart", "corrected")))
    assert not any(map(is_bare, ("tell", "keep_token", "need", "with_city", "apply")))
