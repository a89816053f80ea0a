"""Help texts of the command line from the catalogue, in the language of the terminal.

Commands and options are declared with a message id as their `help`.
"""

from __future__ import annotations

import os
from functools import partial

import click

from companion.text import LANGUAGES, Language, say


def terminal_language() -> Language:
    """Return the language of this terminal, or English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(name, "")
        if wish:
            return next((one for one in LANGUAGES if wish.startswith(one)), "en")
    return "en"


class Option(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None or not self.help:
            return record
        spelling, words = record
        return spelling, words.replace(self.help, say(self.help, terminal_language()))


class _HelpFromCatalogue(click.Command):
    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(say(self.help, terminal_language()))

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first sentence, whole."""
        words = say(self.help, terminal_language()) if self.help else ""
        return words.split(". ")[0].removesuffix(".")


class Command(_HelpFromCatalogue):
    pass


class Group(_HelpFromCatalogue, click.Group):
    command_class = Command
    group_class = type


option = partial(click.option, cls=Option)
