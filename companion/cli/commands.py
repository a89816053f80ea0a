"""What all commands share: help texts from the catalogue, options, refusals, how to reach the data.

Commands and options are declared with a message id as their `help`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.text import LANGUAGES, Language, say

if TYPE_CHECKING:
    from companion.store import Store

FOLDER = click.Path(file_okay=False, path_type=Path)
OUTPUT = click.Path(dir_okay=False, path_type=Path)

REFUSED = 2
"""exit code of a refusal, the same as click's own for a wrong option"""


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


class Command(click.Command):
    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(say(self.help, terminal_language()))

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first sentence, whole."""
        words = say(self.help, terminal_language()) if self.help else ""
        return words.split(". ")[0].removesuffix(".")


class Group(Command, click.Group):
    pass


command = partial(click.command, cls=Command)
option = partial(click.option, cls=Option)

lang = option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=terminal_language,
    help="cli-option-lang",
)
instance = option("--instance", type=FOLDER, help="cli-option-instance")


@contextmanager
def refusing(language: Language) -> Iterator[None]:
    """Print refusals to standard error, a sentence for each fault, and exit."""
    from companion.store import UnavailableError

    try:
        yield
    except GameError as error:
        for fault in error.faults:
            where = f"{fault.path}: " if fault.path else ""
            click.echo(where + say(fault.message, language), err=True)
        sys.exit(REFUSED)
    except UnavailableError as error:
        click.echo(say(Message("problem-unavailable", reason=error.reason), language), err=True)
        sys.exit(REFUSED)


def folder_of(instance: Path | None) -> Path:
    """Return the instance folder, which need not exist yet."""
    from companion import paths

    return (instance or paths.default_instance()).resolve()


def services_of(instance: Path | None) -> Any:
    from companion import create_app

    return create_app(instance).extensions["companion"]


def database_of_instance(instance: Path | None) -> Store:
    """Open the database as it is found: its tables may be older, or broken."""
    from companion import configure_app, database_of

    return database_of(configure_app(instance, {}))


def write_file(target: Path, content: bytes) -> None:
    try:
        target.write_bytes(content)
    except OSError as error:
        raise cannot_write(target, error) from error


def cannot_write(target: Path, error: OSError) -> GameError:
    return GameError("cli-cannot-write", file=str(target), reason=str(error.strerror))
