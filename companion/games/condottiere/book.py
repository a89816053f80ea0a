"""The table of contents of this game's rulebook."""

from companion.engine.rulebook import read_package

RULEBOOK = read_package(__package__)
