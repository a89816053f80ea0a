"""`companion print`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError
from companion.text import Language, say

from .commands import FOLDER, OUTPUT, cannot_write, command, lang, option, refusing, write_file
from .formatting import sheet_lines

if TYPE_CHECKING:
    from companion.printing import Renderer, Setting


@command("print", help="cli-help-print")
@click.argument("name", required=False)
@option("--list", "listed", is_flag=True, help="cli-option-list")
@option("--all", "folder", type=FOLDER, metavar="DIR", help="cli-option-all")
@option("--paper", multiple=True, help="cli-option-paper")
@option("--beside", multiple=True, help="cli-option-beside")
@option("--ink", multiple=True, help="cli-option-ink")
@option("--letters", multiple=True, help="cli-option-letters")
@option("--size", multiple=True, help="cli-option-size")
@option("--players", multiple=True, help="cli-option-players")
@option("--edition", multiple=True, help="cli-option-edition")
@option("--variant", "variants", multiple=True, help="cli-option-variant")
@option("--content", "contents", multiple=True, help="cli-option-content")
@option("-o", "--output", type=OUTPUT, help="cli-option-output")
@lang
def print_(
    name: str | None,
    listed: bool,
    folder: Path | None,
    variants: tuple[str, ...],
    contents: tuple[str, ...],
    output: Path | None,
    language: Language,
    **wishes: tuple[str, ...],
) -> None:
    from companion.games import GAMES
    from companion.printing import Renderer, Setting

    renderer = Renderer(GAMES)
    with refusing(language):
        how = _take_single_values(wishes)
        of_one = {key: how.pop(key) for key in ("players", "edition") if key in how}
        setting = Setting(language, **how)
        if folder is not None:
            if name or of_one or variants or contents or output:
                raise GameError("print-all-alone", path="all")
            _print_all(renderer, setting, folder)
            return
        if name is None and not listed and (any(wishes.values()) or variants or contents or output):
            raise GameError("print-which-sheet", path="name")
        if listed or name is None:
            click.echo("\n".join(sheet_lines(renderer.sheets(), language)))
            return
        choices = renderer.choices(name, **of_one, variants=variants, contents=contents)
        pdf = renderer.render(name, setting, choices)
        target = output or Path(f"{name}-{language}.pdf")
        write_file(target, pdf)
        click.echo(say(Message("cli-printed", file=str(target)), language))


def _take_single_values(wishes: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the value of each option that was given. Raises `FaultyError` for different ones."""
    faults = tuple(
        Fault(
            name,
            "given_twice",
            Message("print-given-twice", name=name, values=tuple(f"“{one}”" for one in values)),
        )
        for name, values in wishes.items()
        if len({*values}) > 1
    )
    if faults:
        raise FaultyError(faults)
    return {name: values[0] for name, values in wishes.items() if values}


def _print_all(renderer: Renderer, setting: Setting, folder: Path) -> None:
    """Print every sheet in every edition, with a progress bar."""
    for one in renderer.sheets():
        renderer.check(one.name, setting, renderer.choices(one.name))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from error
    orders = [(one.name, edition.key) for one in renderer.sheets() for edition in one.editions]
    label = say("print-printing", setting.languages[0])
    with click.progressbar(orders, label=label, file=sys.stderr) as bar:
        for name, edition in bar:
            pdf = renderer.render(name, setting, renderer.choices(name, edition=edition))
            parts = (part for part in (name, edition, setting.language, setting.beside) if part)
            write_file(folder / f"{'-'.join(parts)}.pdf", pdf)
    done = Message("print-printed-all", n=len(orders), folder=str(folder))
    click.echo(say(done, setting.languages[0]))
