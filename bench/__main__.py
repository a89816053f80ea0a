"""Measures the companion beside boardgame.io and bare parts in the same run, and prints a table.

`python -m bench --help`; what is measured, and how, stands in docs/performance.md.
"""

from __future__ import annotations

import gc
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from .actions import Crowd, NineScreens, Posts
from .browser import FirstVisit, Taps
from .figures import format_table
from .guests import Guests
from .history import KeptHistory
from .house import Bench, Measure
from .others import Meanwhile
from .profile import profile_actions
from .server import Memory, Start
from .sheets import EverySheet, Sheets

MEASURES: dict[str, type[Measure]] = {
    kind.__name__: kind
    for kind in (
        NineScreens, Posts, Crowd, Start, Memory, FirstVisit, Taps, Sheets, EverySheet, Meanwhile,
        Guests, KeptHistory,
    )
}  # fmt: skip


@click.command()
@click.option("--repetitions", type=click.IntRange(1, 12), default=6, show_default=True)
@click.option("--samples", default=100, show_default=True, help="Of most things, each time.")
@click.option("--only", multiple=True, type=click.Choice([*MEASURES]), help="Only this measure.")
@click.option("--profile", is_flag=True, help="Where an action's time goes, instead.")
def main(repetitions: int, samples: int, only: tuple[str, ...], profile: bool) -> None:
    """Print figures, each beside another one of the same run, as a table in Markdown."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        if profile:
            for function, spent, share in profile_actions(Path(folder), samples):
                click.echo(f"| {function} | {spent:.2f} ms | {share:.0f} % |")
            return
        bench = Bench(Path(folder), stack, samples)
        measures = [kind(bench) for name, kind in MEASURES.items() if name in only or not only]
        gc.collect()
        gc.freeze()  # to look all of it through for garbage would take as long as what is measured
        for number in range(repetitions):
            click.echo(f"{number + 1} of {repetitions}", err=True)
            for measure in measures if number % 2 == 0 else reversed(measures):
                measure.samples.begin_repetition()
                measure.measure()
        click.echo(format_table([row for measure in measures for row in measure.rows()]))


if __name__ == "__main__":
    main()
