"""Measures the companion beside the bare parts that it is built from, and prints the table.

`python -m bench --help`; what is measured, and how, stands in docs/performance.md.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import click

from .bare import books
from .fair import Meanwhile
from .figures import Row, markdown, plain
from .house import begin, lengthen, multiply, opened, serving, with_phones
from .log import AmongMany, InTheShell, OverHttp
from .memory import Memory
from .sheets import EverySheet, Sheets
from .start import Start
from .streams import ManyActions, NineScreens
from .visit import FirstVisit

LONG = 5_000
FEW = 10
SOME = 40
MANY = 10_000


class Measure(Protocol):
    def measure(self) -> None: ...

    def rows(self) -> list[Row]: ...

    def close(self) -> None: ...


@click.command()
@click.option("--repetitions", type=click.IntRange(1, 6), default=5, show_default=True)
@click.option("--samples", default=100, show_default=True, help="Of most things, each time.")
@click.option("--markdown", "target", type=click.Path(dir_okay=False, path_type=Path))
def main(repetitions: int, samples: int, target: Path | None) -> None:
    """Print a table of figures; with --markdown write it to that file, too."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        measures = prepare(Path(folder), stack, repetitions, samples)
        for k in range(repetitions):
            click.echo(f"{k + 1} of {repetitions}", err=True)
            for measure in measures if k % 2 == 0 else reversed(measures):
                measure.measure()
        rows = [row for measure in measures for row in measure.rows()]
    click.echo(plain(rows))
    if target is not None:
        target.write_text(markdown(rows), "utf-8")


def prepare(folder: Path, stack: ExitStack, repetitions: int, samples: int) -> list[Measure]:
    """Fill the databases, start the servers, open the screens."""
    with opened(folder / "few") as (sittings, store):
        watched, busy, long, one_of_few, *_ = (begin(sittings) for _ in range(FEW - repetitions))
        short = [begin(sittings) for _ in range(repetitions)]
        lengthen(store, long, have=10, entries=LONG)
    with opened(folder / "memory") as (sittings, _):
        looked_at = [begin(sittings) for _ in range(SOME)]
    with opened(folder / "many") as (sittings, _):
        one_of_many = begin(sittings)
    multiply(folder / "many" / "companion.sqlite3", one_of_many, MANY)
    sittings, store = stack.enter_context(opened(folder / "shell"))
    long_here = begin(sittings)
    lengthen(store, long_here, have=10, entries=LONG)

    few, many = (stack.enter_context(serving(folder / name)) for name in ("few", "many"))
    bare = stack.enter_context(serving(folder / "bare", bare=True))
    measures: list[Measure] = [
        NineScreens(few, bare, with_phones(few, watched), samples=samples),
        ManyActions(few, bare, with_phones(few, busy), samples=8),
        InTheShell(
            sittings, lambda: begin(sittings), long_here,
            books(folder / "shell" / "bare.sqlite3"), samples=samples,
        ),
        OverHttp(few, bare, short.pop, long, samples=samples),
        AmongMany((few, one_of_few), (many, one_of_many), bare, samples=samples // 2),
        FirstVisit(few, watched),
        Start(folder / "start", samples=3),
        Memory(folder / "memory", looked_at),
        Sheets(few, bare, samples=3, cached=samples),
        EverySheet(),
        Meanwhile(few, busy, long, lambda: sittings.export(long_here.code, None)),
    ]  # fmt: skip
    for measure in measures:
        stack.callback(measure.close)
    return measures


if __name__ == "__main__":
    main()
