"""The texts of one language, from every `.ftl` file of the package."""

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

# Fluent limits a sentence to 2,500 letters, for safety from foreign catalogues. Ours is our own,
# and a name may be long.
fluent.runtime.resolver.MAX_PART_LENGTH = sys.maxsize


def sources(language: Language) -> Iterator[tuple[str, str]]:
    """Yield path within the package and content of each file, those of the games last."""
    package = files("companion")
    folders = [f"locales/{language}"]
    folders += [f"games/{game}/text/{language}" for game in _names(package / "games")]
    for folder in folders:
        for name in _names(package / folder):
            if name.endswith(".ftl"):
                yield f"{folder}/{name}", (package / folder / name).read_text("utf-8")


def _names(folder: Traversable) -> list[str]:
    return sorted(child.name for child in folder.iterdir()) if folder.is_dir() else []


class Catalogue:
    """The entries of one language. An entry is parsed when it is first used; tests find errors."""

    def __init__(self, language: Language, texts: Iterable[str]) -> None:
        functions = {"JOSA": josa(language)}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources = {name: source for text in texts for name, source in split(text)}
        self._parsed: set[str] = set()
        self.ids = frozenset(name for name in self._sources if name[0] != "-")
        """ids of the messages, without terms"""

    def format(self, key: str, words: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return the sentence of one of the `ids`, and its errors."""
        if key not in self._parsed:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "a message without attributes has a value"
        sentence, errors = self._bundle.format_pattern(pattern, dict(words))
        return str(sentence), errors

    def _parse(self, key: str) -> None:
        """Parse an entry with all that it refers to before other threads may use any of it."""
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
"""the first line of an entry; the others are indented"""


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield name (`message`, `-term`) and source of each entry of a file."""
    starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = (*(at for _, at in starts[1:]), len(text))
    for (name, at), end in zip(starts, ends, strict=False):
        yield name, text[at:end]


def references(resource: ast.Resource) -> list[str]:
    """Return what its entries refer to: `message`, `-term`, `FUNCTION()`."""
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
    """Return the Fluent function `JOSA(word, "이/가")`: it adds a particle in Korean only."""
    locale = Locale.parse(language)

    def particle(word: FluentType | str, pair: str) -> FluentType | str:
        if language != "ko" or isinstance(word, FluentNone):
            return word
        return with_particle(word.format(locale) if isinstance(word, FluentType) else word, pair)

    return cast(Callable[[Any], FluentType], particle)
