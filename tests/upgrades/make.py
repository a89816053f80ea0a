"""Makes the fixture of a version: a database as it was written by that version's own code.

Run from a checkout of that version, with this file beside its tests; see README.md.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from companion import create_app
from companion.games import PLAYED
from tests.browser import (
    citadels_states,
    condottiere_states,
    dunhuang_states,
    sheriff_six,
    sheriff_states,
)
from tests.browser.conftest import Server, Sitting
from tests.contract.chance import Chance, offered, options
from tests.recorded import FILES

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", "Finn", "Gus", "Hana")
SEATS = {"citadels": (2, 5, 8), "condottiere": (2, 4), "dunhuang": (3,), "sheriff": (3, 5)}
"""how many sit down in the named states"""
STATES: dict[str, Mapping[str, Callable[..., object]]] = {
    "citadels": citadels_states.STATES,
    "condottiere": condottiere_states.STATES,
    "dunhuang": dunhuang_states.STATES,
    "sheriff": sheriff_states.STATES,
}
ENDED = 2
"""every so many recordings is played to its end too"""
BY_CHANCE = 8
"""sittings of each game"""
LENGTH = 50
"""tries in each of those"""


class RefusedError(Exception):
    pass


class House(Server):
    """The companion's interface, its clock and its luck known beforehand."""

    def __init__(self, folder: Path) -> None:
        super().__init__(url="")
        self.at = 1_760_000_000_000
        self.app = create_app(folder, NOW=lambda: self.at, DICE=Random(11), TRIES_PER_MINUTE=0)
        self.client = self.app.test_client(use_cookies=False)
        self.made: dict[str, tuple[str, Sitting]] = {}
        self.named = ""
        self.done: Counter[str] = Counter()
        """how often each kind was done by chance"""

    def call(
        self, path: str, body: object = None, token: str | None = None, method: str | None = None
    ) -> Any:
        self.at += 7_000
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        how = method or ("GET" if body is None else "POST")
        answer = self.client.open(f"/api/v1{path}", method=how, headers=headers, json=body)
        if answer.status_code >= 400:
            raise RefusedError(answer.json)
        return answer.get_json(silent=True)

    def open(self, names: Sequence[object], game: str = "sheriff", /, **options: object) -> Sitting:
        sitting = super().open(NAMES[: len(names)], game, **options)
        assert self.named not in self.made
        self.made[self.named] = game, sitting
        return sitting

    def tried(self, sitting: Sitting, seat: int | None, document: dict[str, Any]) -> bool:
        """Whether it was accepted."""
        try:
            sitting.act(seat, **document)
        except RefusedError:
            return False
        self.done[document["kind"]] += 1
        return True

    def play(self, name: str, how: Callable[[], object]) -> None:
        self.named = name
        how()


def recorded(house: House, name: str, part: float) -> Sitting:
    """The entries of a recording as far as this part of it, each at its own time."""
    document = json.loads(FILES[name].read_bytes())
    entries = document["entries"]
    now, house.at = house.at, 0
    sitting = house.open(document["seats"], document["game"], **document["options"])
    for entry in entries[: round(len(entries) * part)]:
        house.at = entry["at"] - 7_000
        sitting.act(entry["seat"], **entry["action"])
    house.at = now
    return sitting


def by_chance(house: House, key: str, seed: int) -> None:
    """From the set-up on, with options of every kind."""
    game, random = PLAYED[key], Random(seed)
    seats = random.choice([n for n in range(1, 9) if not game.check_options(game.options(), n)])
    chosen = options(game, seed, seats)
    if game.check_options(chosen, seats):
        chosen = game.options()
    sitting = house.open(range(seats), key, **msgspec.to_builtins(chosen))
    stray(house, sitting, random)


def astray(house: House, name: str) -> None:
    """A recording is left in its middle."""
    stray(house, recorded(house, name, 0.6), Random(name))


def stray(house: House, sitting: Sitting, random: Random) -> None:
    """What is offered, what is seldom done, corrections, steps back and forth."""
    sittings = house.app.extensions["companion"].sittings
    for _ in range(LENGTH):
        play = sittings.queries.fold(sitting.code)
        viewers = (None, *range(len(play.names)))
        possible = [
            (who, one) for who in viewers for one in offered(play.game, play.state, who, random)
        ]
        way = random.random()
        if way < 0.5 and possible:
            kind = random.choice(sorted({type(one).__name__ for _, one in possible}))
            seat, action = random.choice([it for it in possible if type(it[1]).__name__ == kind])
            house.tried(sitting, seat, msgspec.to_builtins(action))
        elif way < 0.9:
            chance = Chance(random.getrandbits(32), tuple(one for _, one in possible))
            kind = min(random.sample(play.game.actions, 6), key=lambda one: house.done[tag(one)])
            documents = (chance.document(kind) for _ in range(40))
            any(house.tried(sitting, random.choice(viewers), one) for one in documents)
        else:
            look = sittings.queries.look(sitting.code, None)
            step = random.choice((look.undo, look.undo, look.redo))
            if step is not None:
                back = {"kind": "rewind", "to": step.to, "expected": look.version}
                house.tried(sitting, None, back)


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def with_six(house: House, named: sheriff_six.Named) -> None:
    named.play(house.open(range(named.seats), "sheriff", **named.options))


def play_all(house: House) -> None:
    for key, states in STATES.items():
        for n, (name, state) in enumerate(states.items()):
            seats = SEATS[key][n % len(SEATS[key])]
            if key == "citadels" and name in ("heir", "face_up"):
                seats = 5
            house.play(f"{key}-{name}", partial(state, house, "en", seats))
    for name, six in sheriff_six.STATES.items():
        house.play(f"sheriff-six-{name}", partial(with_six, house, six))
    for n, name in enumerate(FILES):
        house.play(f"{name}-half", partial(recorded, house, name, 0.5))
        if n % ENDED == 0:
            house.play(f"{name}-ended", partial(recorded, house, name, 1))
        house.play(f"{name}-astray", partial(astray, house, name))
    for key in PLAYED:
        for seed in range(BY_CHANCE):
            name = f"chance-{key}-{seed}"
            house.play(name, partial(by_chance, house, key, seed))


def expected(house: House) -> dict[str, Any]:
    """What the version itself says of each sitting."""
    sittings = house.app.extensions["companion"].sittings
    told = {}
    for name, (game, sitting) in house.made.items():
        look, sheet = (
            sittings.queries.look(sitting.code, None),
            sittings.queries.result(sitting.code),
        )
        play = sittings.queries.fold(sitting.code)
        told[name] = {
            "code": sitting.code,
            "table_token": sitting.table_token,
            "game": game,
            "version": look.version,
            "names": look.names,
            "ended": look.ended,
            "totals": None if sheet is None else [score.total for score in sheet.players],
            "figures": figures(msgspec.to_builtins(look.view)),
            "money": play.game.treasury(play.state),
            "deadline": None if play.deadline() is None else play.deadline().at,
        }
    return told


FIGURES = ("gold", "coins", "prestige", "cities", "tokens")


def figures(view: dict[str, Any]) -> dict[str, list[Any]]:
    """What everybody sees of each seat, as far as the game has such a thing."""
    seats = view["seats"]
    return {name: [seat[name] for seat in seats] for name in FIGURES if name in seats[0]}


def dump(database: Path) -> str:
    """Statements that make the database anew, of which `xz` can make little: hashes of what clients
    sent are left out, and chronicles are stored without packing them.
    """
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET request_hash = ''")
        connection.create_function("unpacked", 1, lambda it: zlib.compress(zlib.decompress(it), 0))
        connection.execute("UPDATE chronicles SET document = unpacked(document)")
        return "\n".join(connection.iterdump()) + "\n"


def main(target: Path) -> None:
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        play_all(house)
        told = expected(house)
        house.app.extensions["companion"].store.close()
        text = dump(Path(folder) / "companion.sqlite3")
    target.with_name(f"{target.name}.sql.xz").write_bytes(lzma.compress(text.encode()))
    lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in told.items())
    target.with_name(f"{target.name}.json").write_text("{\n" + lines + "\n}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
