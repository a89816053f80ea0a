"""The words of one language: every `.ftl` file in the package."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

import fluent.runtime.resolver
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .korean import with_particle
from .language import Language

# Fluent refuses to print more than 2,500 letters at once, to be safe from strange catalogues. Ours
# are our own, while a name is as long as somebody types.
fluent.runtime.resolver.MAX_PART_LENGTH = sys.maxsize


def sources(language: Language) -> Iterator[tuple[str, str]]:
    """Path within the package and text of each file: the common ones first, then the games'."""
    package = files("companion")
    folders = [f"catalogue/{language}"]
    folders += [f"games/{game}/text/{language}" for game in _names(package / "games")]
    for folder in folders:
        for name in _names(package / folder):
            if name.endswith(".ftl"):
                yield f"{folder}/{name}", (package / folder / name).read_text("utf-8")


def _names(folder: Traversable) -> list[str]:
    return sorted(child.name for child in folder.iterdir()) if folder.is_dir() else []


class Catalogue:
    """The words of one language. An entry is parsed when it is first said.

    What could be wrong with them, tests look for: a server that starts does not.
    """

    def __init__(self, language: Language, texts: Iterable[str]) -> None:
        functions = {"JOSA": josa(language)}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources = {name: source for text in texts for name, source in split(text)}
        self._parsed: set[str] = set()
        self.ids = frozenset(name for name in self._sources if name[0] != "-")
        """all that can be said"""

    def format(self, key: str, words: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The sentence of one of the `ids`, and what went wrong in it."""
        if key not in self._parsed:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "a message without attributes has a value"
        sentence, errors = self._bundle.format_pattern(pattern, dict(words))
        return str(sentence), errors

    def _parse(self, key: str) -> None:
        """With all that it refers to, which other threads must not find half there."""
        found: dict[str, ast.Resource] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in found and name not in self._parsed:
                found[name] = FluentResource(self._sources[name])
                wanted += references(found[name])
        for resource in found.values():
            self._bundle.add_resource(resource)
        self._parsed |= found.keys()


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The text of an entry goes on in lines that are indented."""


def split(text: str) -> Iterator[tuple[str, str]]:
    """Name (`message`, `-term`) and source of each entry of a file."""
    starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = (*(at for _, at in starts[1:]), len(text))
    for (name, at), end in zip(starts, ends, strict=False):
        yield name, text[at:end]


def references(resource: ast.Resource) -> list[str]:
    """What its entries refer to: `message`, `-term`, `FUNCTION()`."""
    found = _References()
    for entry in resource.body:
        found.visit(entry)
    return found.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.names.append(f"{node.id.name}()")
        self.generic_visit(node)


def josa(language: Language) -> Callable[[Any], FluentType]:
    """`JOSA(word, "이/가")` for the catalogues: particles in Korean, the bare word elsewhere."""
    locale = Locale.parse(language)

    def particle(word: FluentType | str, pair: str) -> FluentType | str:
        if language != "ko" or isinstance(word, FluentNone):
            return word
        return with_particle(word.format(locale) if isinstance(word, FluentType) else word, pair)

    return cast(Callable[[Any], FluentType], particle)
