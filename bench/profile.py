"""Where the time of an action with nine screens goes: in one process, under a profiler.

A profiler makes what is called often look dearer than it is: these are shares, not times.
"""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion import create_app

from .house import begin

WARM = 30
"""actions before it counts"""
LEAST = 0.03
"""of all, for a function to be listed"""


def profile_actions(folder: Path, actions: int) -> Iterator[tuple[str, float, float]]:
    """What functions take with all that they call: milliseconds an action, and percent of all."""
    app = create_app(folder)
    services = app.extensions["companion"]
    services.store.serve_alone()
    client = app.test_client(use_cookies=False)

    def post(path: str, document: object, token: str | None = None) -> Any:
        head = {} if token is None else {"Authorization": f"Bearer {token}"}
        return client.post(f"/api/v1{path}", json=document, headers=head).get_json()

    table = begin(post)
    screens = [
        client.get(path, headers={"Cookie": cookie}).iter_encoded()
        for path, cookie in table.nine_streams
    ]
    for screen in screens:
        read_event(screen)
    profile = cProfile.Profile()
    for number in range(WARM + actions):
        if number == WARM:
            profile.enable()
        method, path, document = table.next_payment()
        head = {"Cookie": table.cookie, "Origin": "http://localhost"}
        assert client.open(path, method=method, json=document, headers=head).status_code == 200
        for screen in screens:
            read_event(screen)
    profile.disable()
    services.store.close()
    found = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(own for _, _, own, _, _ in found.values())
    for (file, _, name), (_, _, _, spent, _) in sorted(found.items(), key=lambda one: -one[1][3]):
        built_in = file == "~"
        if spent >= LEAST * total and (built_in or "/companion/" in file):
            what = name if built_in else f"{file.rpartition('/companion/')[2]}: {name}"
            yield what, 1000 * spent / actions, 100 * spent / total


def read_event(screen: Iterator[bytes]) -> None:
    """The next one that has a version."""
    while b"id: " not in next(screen):
        pass
