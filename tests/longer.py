"""A test language: English in which every word is two fifths longer.

It shows what a new language would find no room in. Only the catalogue is another one, and only in
a server that is started by this module: `python -m gevent.monkey --module tests.longer serve …`.
"""

import re
import sys
from collections.abc import Iterator

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from companion.text import catalogue

_WORD = re.compile(r"[^\W\d_]+")


def lengthen(text: str) -> str:
    """Every word by two fifths; what is left over goes to the next."""
    over = 0

    def longer(found: re.Match[str]) -> str:
        nonlocal over
        word = found[0]
        more, over = divmod(over + 2 * len(word), 5)
        return word + word.lower()[:more]

    return _WORD.sub(longer, text)


ON_THE_BOARD = "condottiere-city-"
"""names of places stand as the board has them"""


class _Longer(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.BaseNode:
        return node if node.id.name.startswith(ON_THE_BOARD) else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = lengthen(node.value)
        return node


def longer(source: str) -> str:
    """A file of the catalogue, with what is said in it longer; keys and plurals stay."""
    return FluentSerializer().serialize(_Longer().visit(FluentParser().parse(source)))


_sources = catalogue.sources


def sources(language: str) -> Iterator[tuple[str, str]]:
    for path, text in _sources(language):
        yield path, longer(text) if language == "en" else text


def main() -> None:
    from companion.server.serving import main as serve

    catalogue.sources = sources
    sys.argv.remove("serve")
    serve()


if __name__ == "__main__":
    main()
