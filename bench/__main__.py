"""Measures the companion beside the bare parts that it is built from, and prints the table.

`python -m bench --help`; what is measured, and how, stands in docs/performance.md.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import click

from . import boardgame
from .bare import books
from .bringing import large, model
from .chromium import browser
from .crowd import Crowd
from .fair import Meanwhile
from .figures import Row, markdown, plain
from .history import KeptHistory
from .history import house as keeping
from .house import begin, lengthen, multiply, opened, running, seated, serving, with_phones
from .log import AmongMany, InTheShell, OverHttp, PutRight
from .memory import Memory
from .profile import shares
from .rounds import Rounds
from .sheets import EverySheet, Sheets
from .start import Start
from .streams import ManyActions, NineScreens
from .taps import Taps
from .visit import FirstVisit

LONG = 5_000
FEW = 10
SOME = 40
MANY = 10_000
EVENINGS = 100
CROWD = 200


class Measure(Protocol):
    def measure(self) -> None: ...

    def rows(self) -> list[Row]: ...

    def close(self) -> None: ...


@click.command()
@click.option("--repetitions", type=click.IntRange(1, 12), default=6, show_default=True)
@click.option("--samples", default=100, show_default=True, help="Of most things, each time.")
@click.option("--only", multiple=True, help="A measure by its name, such as NineScreens.")
@click.option("--postgresql", is_flag=True, help="Several workers beside one process instead.")
@click.option("--profile", is_flag=True, help="Where an action's time goes, instead.")
@click.option("--markdown", "target", type=click.Path(dir_okay=False, path_type=Path))
def main(
    repetitions: int,
    samples: int,
    only: tuple[str, ...],
    postgresql: bool,
    profile: bool,
    target: Path | None,
) -> None:
    """Print a table of figures; with --markdown write it to that file, too."""
    if profile:
        with TemporaryDirectory() as folder:
            for part, spent, share in shares(Path(folder), samples):
                click.echo(f"| {part} | {spent:.2f} ms | {share:.0f} % |")
        return
    with TemporaryDirectory() as folder, ExitStack() as stack:
        measures: list[Measure]
        if postgresql:
            from .workers import Workers  # late: there may be no driver

            measures = [Workers(Path(folder), stack, samples=samples)]
            stack.callback(measures[0].close)
        else:
            measures = prepare(Path(folder), stack, repetitions, samples, only)
        gc.collect()
        gc.freeze()  # to look all of it through for garbage would take as long as what is measured
        for k in range(repetitions):
            click.echo(f"{k + 1} of {repetitions}", err=True)
            for measure in measures if k % 2 == 0 else reversed(measures):
                measure.measure()
        rows = [row for measure in measures for row in measure.rows()]
    click.echo(plain(rows))
    if target is not None:
        target.write_text(markdown(rows), "utf-8")


def prepare(
    folder: Path, stack: ExitStack, repetitions: int, samples: int, only: tuple[str, ...]
) -> list[Measure]:
    """Fill the databases, start the servers, open the screens."""
    with opened(folder / "few") as (sittings, store):
        watched, busy, stepping, long, one_of_few = (begin(sittings) for _ in range(5))
        short = [begin(sittings) for _ in range(max(repetitions, FEW - 5))]
        lengthen(store, long, have=10, entries=LONG)
    with opened(folder / "many") as (sittings, _):
        one_of_many = begin(sittings)
    multiply(folder / "many" / "companion.sqlite3", one_of_many, MANY)
    sittings, store = stack.enter_context(opened(folder / "shell"))
    long_here = begin(sittings)
    lengthen(store, long_here, have=10, entries=LONG)

    few, many = (stack.enter_context(serving(folder / name)) for name in ("few", "many"))
    bare = stack.enter_context(serving(folder / "bare", bare=True))
    command = boardgame.command()
    theirs = None if command is None else stack.enter_context(running(folder / "theirs", command))
    for table in (watched, busy, stepping):
        with_phones(few, table)
    chromium = cache(lambda: browser(stack))
    chosen: dict[str, Callable[[], Measure]] = {
        "NineScreens": lambda: NineScreens(few, bare, theirs, watched, samples=samples),
        "Rounds": lambda: Rounds(few, stepping, samples=samples),
        "ManyActions": lambda: ManyActions(few, bare, busy, samples=8),
        "Crowd": lambda: crowd(folder / "crowd"),
        "InTheShell": lambda: InTheShell(
            sittings, lambda: begin(sittings), long_here,
            books(folder / "shell" / "bare.sqlite3"), samples=samples,
        ),
        "OverHttp": lambda: OverHttp(few, bare, short.pop, long, samples=samples),
        "PutRight": lambda: PutRight(few, one_of_few, long, samples=samples // 10),
        "AmongMany": lambda: AmongMany(
            (few, one_of_few), (many, one_of_many), bare, samples=samples // 2
        ),
        "KeptHistory": lambda: kept(folder, stack, samples // 5),
        "FirstVisit": lambda: FirstVisit(few, watched, chromium()),
        "Taps": lambda: Taps(few, chromium()),
        "Start": lambda: Start(folder / "start", samples=3),
        "Memory": lambda: memory(folder / "memory"),
        "Sheets": lambda: Sheets(few, bare, samples=3, cached=samples),
        "EverySheet": lambda: EverySheet(chromium()),
        "Meanwhile": lambda: Meanwhile(
            few, busy, long, lambda: sittings.export(long_here.code, None), files(folder / "files")
        ),
    }  # fmt: skip
    if unknown := set(only) - chosen.keys():
        raise click.BadParameter(f"{', '.join(unknown)}; there are {', '.join(chosen)}")
    measures = [make() for name, make in chosen.items() if name in only or not only]
    for measure in measures:
        stack.callback(measure.close)
    return measures


def crowd(folder: Path) -> Crowd:
    with opened(folder) as (sittings, _):
        tables = [seated(sittings, begin(sittings)) for _ in range(CROWD)]
    return Crowd(folder, tables, count=CROWD)


def kept(folder: Path, stack: ExitStack, samples: int) -> KeptHistory:
    few, many = (keeping(folder / f"kept-{plays}", plays) for plays in (EVENINGS, MANY))
    return KeptHistory(
        (stack.enter_context(serving(few.folder)), few),
        (stack.enter_context(serving(many.folder)), many),
        samples=samples,
    )


def files(folder: Path) -> dict[str, bytes]:
    """By how the rows call them."""
    of = model(folder)
    return {
        "a house with 64 MiB of logs": large(of, plays=MANY, logged=True),
        "a house of 10,000 plays": large(of, plays=MANY, logged=False),
    }


def memory(folder: Path) -> Memory:
    with opened(folder) as (sittings, _):
        return Memory(folder, [begin(sittings) for _ in range(SOME)])


if __name__ == "__main__":
    main()
