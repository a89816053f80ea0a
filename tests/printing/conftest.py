"""A renderer, and an ear at WeasyPrint's log."""

import logging
from collections.abc import Iterator

import pytest

from companion.games import GAMES
from companion.printing import Renderer


class Ear(logging.Handler):
    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def silence() -> Iterator[list[str]]:
    """What WeasyPrint says to its log; nothing, by the end of the test."""
    said: list[str] = []
    logger = logging.getLogger("weasyprint")
    handler = Ear(said)
    logger.addHandler(handler)
    yield said
    logger.removeHandler(handler)
    assert said == []


@pytest.fixture(scope="session")
def house(tmp_path_factory) -> Renderer:
    """One for all: what one test has had typeset, the others read."""
    return Renderer(GAMES, tmp_path_factory.mktemp("sheets"))


@pytest.fixture
def fresh(tmp_path) -> Renderer:
    """One that has printed nothing yet."""
    return Renderer(GAMES, tmp_path / "sheets")
