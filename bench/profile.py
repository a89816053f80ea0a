"""Where the time of an action with nine screens goes: in one process, under a profiler.

A profiler makes what is called often look dearer than it is: these are shares, not times.
"""

from __future__ import annotations

import cProfile
import json
import pstats
from collections.abc import Iterator
from pathlib import Path

from flask import Flask

from companion import create_app

from .house import Table, begin, seated

WARM = 30
PARTS = {
    "the commit": ("~", "<method 'commit' of 'sqlite3.Connection' objects>"),
    "the POST, with its commit": ("sitting_screens.py", "_act"),
    "views": ("play.py", "view"),
    "moves": ("play.py", "listed"),
    "whether what was read is as it was, with the moves": ("regions.py", "_stands"),
    "templates of what is otherwise": ("regions.py", "_quickly"),
    "what is new for each screen, and packing it": ("stream.py", "news"),
}
"""by the ends of file names, and functions"""


def shares(folder: Path, actions: int) -> list[tuple[str, float, float]]:
    """Each part with its milliseconds an action and its share of all, in percent."""
    app = create_app(folder)
    companion = app.extensions["companion"]
    companion.store.serve_alone()
    table = seated(companion.sittings, begin(companion.sittings))
    screens = list(_screens(app, table))
    profile = cProfile.Profile()
    for k in range(WARM + actions):
        if k == WARM:
            profile.enable()
        _act(app, table)
        for screen in screens:
            _next(screen)
    profile.disable()
    companion.store.close()
    found = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(own for _, _, own, _, _ in found.values())
    rows = [("all", total)]
    for part, (file, function) in PARTS.items():
        rows.append((part, sum(
            spent for (path, _, name), (_, _, _, spent, _) in found.items()
            if path.endswith(file) and name == function
        )))  # fmt: skip
    return [(part, 1000 * spent / actions, 100 * spent / total) for part, spent in rows]


def _screens(app: Flask, table: Table) -> Iterator[Iterator[bytes]]:
    """The tablet, five phones, and three devices that show what another one shows."""
    at = f"/s/{table.code}"
    phones = [(f"{at}/seat/stream?packed=screens", table.seat_cookie(seat)) for seat in range(5)]
    tablet = (f"{at}/table/stream?packed=screens", table.cookie)
    for path, cookie in (tablet, *phones, tablet, *phones[:2]):
        answer = app.test_client(use_cookies=False).get(path, headers={"Cookie": cookie})
        screen = iter(answer.iter_encoded())
        _next(screen)
        yield screen


def _next(screen: Iterator[bytes]) -> None:
    """Reads on to the next event that has a version."""
    while b"id: " not in next(screen):
        pass


def _act(app: Flask, table: Table) -> None:
    path, document = table.payment()
    head = {"Cookie": table.cookie, "Origin": "http://localhost"}
    answer = app.test_client(use_cookies=False).post(path, json=document, headers=head)
    assert answer.status_code == 200, json.loads(answer.data)
