"""The words of one language: every `.ftl` file in the package, read once and checked.

Fluent by itself drops what it cannot parse, keeps the first of two entries with one id, and notices
a reference to nothing only when it is said. Here each of these is an error before the first word.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
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


class CatalogueError(ValueError):
    """A catalogue has faults; the sentence names all of them, by file and line."""


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


@dataclass(frozen=True, slots=True)
class Catalogue:
    bundle: FluentBundle
    ids: frozenset[str]


def build(language: Language, texts: Iterable[tuple[str, str]]) -> Catalogue:
    """The catalogue that the texts make; their paths serve to name what is wrong with them.

    `CatalogueError` if anything is.
    """
    bundle = FluentBundle([language], functions={"JOSA": josa(language)}, use_isolating=False)
    known: dict[str, str] = {}
    wanted: list[tuple[str, str]] = []
    faults: list[str] = []
    for path, text in texts:
        resource = FluentResource(text)
        for entry in resource.body:
            at = f"{path}:{_line(text, entry)}"
            if isinstance(entry, ast.Junk):
                faults += [f"{at}: {note.message}" for note in entry.annotations]
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in known:
                faults.append(f"{at}: {name} is already in {known[name]}")
            if isinstance(entry, ast.Message) and entry.attributes:
                faults.append(f"{at}: {name} has an attribute: give that an id of its own")
            known[name] = at
            references = References()
            references.visit(entry)
            wanted += [(at, name) for name in references.names]
        bundle.add_resource(resource)
    there = known.keys() | {"NUMBER()", "JOSA()"}
    faults += [f"{at}: there is no {name}" for at, name in wanted if name not in there]
    if faults:
        raise CatalogueError(f"{language}:\n" + "\n".join(faults))
    return Catalogue(bundle, frozenset(name for name in known if name[0].isalpha()))


def _line(text: str, entry: ast.BaseNode) -> int:
    span = getattr(entry, "span", None)
    return text.count("\n", 0, span.start) + 1 if span else 0


class References(Visitor):
    """Collects what an entry refers to: `message`, `-term`, `FUNCTION()`."""

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
