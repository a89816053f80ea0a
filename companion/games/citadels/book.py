"""The table of contents of this game's rulebook."""

from companion.engine.rulebook import of_package

RULEBOOK = of_package(__package__)
