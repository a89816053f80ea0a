"""Golden dump: hashes of all that the games show, say and refuse, to compare before and after.

    make golden                                         write build/golden.json
    make golden-compare                                 dump again, and compare with that file
    make golden-compare ARGS='--not words --not state --game sheriff'
    make golden-compare GOLDEN=before.json              compare with another file
    PYTHONHASHSEED=0 python -m tools.golden show 'sheriff, seed 3' 12 view

A source is a recording of `tests/recordings`, or a random play by `tests/contract/chance.py`. Each
of its steps, the set-up first, has a hash for each part:

view      what the table and each seat see
moves     what each of them may do, limits and refusals included, in any order and without labels
order     the same as it is listed
labels    the labels of the moves
log       the line of the log, for every viewer, before and after the reveal
remarks   what the notes say against the action
result    the score sheet
deadline  what the clock will do
state     the state itself and, in random play, the state after each try
words     the sentences of all messages in the other parts, in every language
action    random play: what was done, with its luck
tries     random play: what came of spoilt, stale and misplaced actions, refusals in full
sitting   recordings, every tenth entry and the last: undo, redo, mends and the whole log

Only `words` holds sentences, the others ids with arguments. The dice of random play are asked in
the order of the moves: a move more, or in another place, changes all that follows in that source.
To see what is behind a hash, `show` it in both trees.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.engine.game import PlayedGame
from companion.engine.log import Mend, Rewind
from companion.engine.message import Message
from companion.engine.moves import Move
from companion.engine.refusal import GameError
from companion.games import PLAYED
from companion.sittings import Recording
from companion.sittings.folded import FoldedSitting
from companion.sittings.log_pages import list_moves, read_log
from companion.text import LANGUAGES, say
from tests import recorded
from tests.contract.chance import NAMES, Chance, Player, action

PROCESSES = 2
EVERY = 10
"""entries of a recording between two looks at the sitting as a whole"""
NO_LABEL = Message("")
PLAIN = {type(None), bool, int, str}

AnyGame = PlayedGame[Any, Any, Any]
Names = tuple[str, ...]
Parts = dict[str, Any]
"""what there is to know of a step, by the names of the parts"""


class Dump(msgspec.Struct):
    seeds: int
    """random plays of each game"""
    length: int
    """actions of a random play, at most"""
    sources: dict[str, list[dict[str, str]]]
    """by their names: the hash of each part, step by step"""


def encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def hashed(value: object) -> str:
    return hashlib.sha256(encode(value)).hexdigest()[:12]


def sentences(parts: Parts, names: Names) -> list[tuple[str, ...]]:
    found: set[Message] = set()
    for part in parts.keys() - {
        "order",
        "state",
    }:  # the first is in `moves`, of the other is a view
        collect(parts[part], found)
    return sorted(sentence(one, names) for one in found if one != NO_LABEL)


@cache
def sentence(message: Message, names: Names) -> tuple[str, ...]:
    return tuple(say(message, language, names) for language in LANGUAGES)


def collect(value: Any, found: set[Message]) -> None:
    """Every message in a value. What is an argument of another one is said with that one."""
    if isinstance(value, Message):
        found.add(value)
    elif isinstance(value, dict):
        collect((*value.keys(), *value.values()), found)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            if type(one) not in PLAIN:
                collect(one, found)
    else:
        of_a_struct = getattr(value, "__struct_fields__", ())
        for name in of_a_struct or getattr(value, "__dataclass_fields__", ()):
            if type(one := getattr(value, name)) not in PLAIN:
                collect(one, found)


def standing(game: AnyGame, names: Names, state: Any) -> Parts:
    """How a state stands, for everybody."""
    seats = range(len(names))
    asked: list[tuple[int | None, int | None]] = [(seat, None) for seat in (None, *seats)]
    asked += [(about, viewer) for viewer in seats for about in (None, viewer)]
    lists = [game.moves(state, about, viewer) for about, viewer in asked]
    bare = [[without_label(one) for one in listed] for listed in lists]
    return {
        "view": [game.view(state, viewer) for viewer in (None, *seats)],
        "moves": [sorted(listed, key=encode) for listed in bare],
        "order": bare,
        "labels": sorted({one.label for listed in lists for one in listed}, key=encode),
        "result": game.result(state, names),
        "deadline": game.deadline(state),
        "state": [state],
    }


def without_label(move: Move) -> Move:
    return msgspec.structs.replace(move, label=NO_LABEL)


def entry(game: AnyGame, names: Names, before: Any, after: Any, seat: int | None, of: Any) -> Parts:
    """What is said of an action."""
    line = game.narrate(before, after, seat, of)
    viewers = (None, *range(len(names)))
    return {
        "log": [line.secret, [line.for_viewer(v, r) for v in viewers for r in (False, True)]],
        "remarks": game.remarks(before, after, seat, of),
    }


def recorded_steps(game: AnyGame, recording: Recording) -> Iterator[Parts]:
    names = recording.seats
    play = FoldedSitting(game, msgspec.convert(recording.options, game.options), names)
    yield standing(game, names, play.state)
    for one in recording.entries:
        before, decided = play.state, play.decode_entry(msgspec.json.encode(one.action))
        play.add(play.make_entry(one.seat, one.at, decided))
        parts = standing(game, names, play.state)
        if not isinstance(decided, Rewind | Mend):
            parts |= entry(game, names, before, play.state, one.seat, decided)
        if play.version % EVERY == 0 or play.version == len(recording.entries):
            parts["sitting"] = [
                (list_moves(play, viewer), read_log(play, viewer))
                for viewer in (None, *range(len(names)))
            ]
        yield parts


def random_steps(game: AnyGame, seed: int, length: int) -> Iterator[Parts]:
    player = Player(game, seed)
    names = NAMES[: player.seats]
    yield standing(game, names, player.state)
    stale: list[tuple[int | None, Any]] = []
    for number in range(length):
        offered = player.offered()
        chosen = player.chosen()
        if chosen is None:
            return
        dice = Random(seed * 1000 + number)
        chance = Chance(dice.getrandbits(32), tuple(one for _, one in offered))
        few = dice.sample(offered, min(6, len(offered)))
        tries = [(seat, chance.spoilt(one)) for seat, one in few]
        tries += dice.sample(stale, min(3, len(stale)))
        documents = [(seat, msgspec.to_builtins(one)) for seat, one in offered]
        tries += [(dice.choice(player.viewers), dice.choice(documents)[1]) for _ in range(3)]
        stale += dice.sample(documents, min(3, len(documents)))
        outcomes = [tried(player, seat, document) for seat, document in tries]
        before = player.state
        player.play(*chosen)
        seat, decided = player.entries[-1]
        yield {
            **(parts := standing(game, names, player.state)),
            **entry(game, names, before, player.state, seat, decided),
            "state": [*parts["state"], *(state for _, state in outcomes)],
            "action": [seat, decided],
            "tries": [outcome for outcome, _ in outcomes],
        }


def tried(player: Player, seat: int | None, document: Any) -> tuple[list[Any], Any]:
    """What comes of a document: what the table would see, or all that the refusal says; and the
    state, if there is one.
    """
    try:
        _, state = player.result_of(seat, action(player.game, document))
    except msgspec.ValidationError as error:
        return ["no such action", str(error)], None
    except GameError as error:
        where = error.rule, error.book, error.path
        return [type(error).__name__, error.message, *where, error.faults], None
    return ["accepted", player.game.view(state, None)], state


def source_names(games: Collection[str], seeds: int) -> list[str]:
    of_games = {name: recorded.read(name)[0].game for name in recorded.FILES}
    return [
        f"{game}, {one}"
        for game in games
        for one in (
            *(name for name, of in of_games.items() if of == game),
            *(f"seed {seed}" for seed in range(seeds)),
        )
    ]


def steps(source: str, length: int) -> Iterator[Parts]:
    """The parts of each step, with the words of the others."""
    key, _, name = source.partition(", ")
    names: Names = NAMES
    if name.startswith("seed "):
        found = random_steps(PLAYED[key], int(name.split()[1]), length)
    else:
        recording, _ = recorded.read(name)
        names, found = recording.seats, recorded_steps(PLAYED[key], recording)
    for parts in found:
        yield {**parts, "words": sentences(parts, names)}


def hashes(source: str, length: int) -> list[dict[str, str]]:
    return [{part: hashed(value) for part, value in one.items()} for one in steps(source, length)]


def dump(games: Collection[str], seeds: int, length: int) -> Dump:
    names = source_names(games, seeds)
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = pool.map(partial(hashes, length=length), names)
        return Dump(seeds, length, dict(zip(names, found, strict=True)))


def differences(before: Dump, after: Dump, left_out: Collection[str] = ()) -> list[str]:
    """One line for each part that differs: in how many steps, and in which one first.

    Sources, steps and parts that are new are no difference.
    """
    gone: list[str] = []
    differs: dict[str, list[str]] = {}
    for source, steps_before in before.sources.items():
        steps_after = after.sources.get(source, [])
        for number, (one, other) in enumerate(zip_longest(steps_before, steps_after)):
            step = f"{source}, step {number}"
            if one is not None and other is None:
                gone.append(step)
            for part in sorted((one or {}).keys() & (other or {}).keys() - set(left_out)):
                if one[part] != other[part]:
                    differs.setdefault(part, []).append(step)
    lines = [f"{part} differs in {len(at)} steps, first {at[0]}" for part, at in differs.items()]
    return [*lines, *(f"{len(gone)} steps are gone, first {one}" for one in gone[:1])]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="golden", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    if sys.flags.hash_randomization:
        parser.error("Sets have an order of their own each time: set PYTHONHASHSEED=0.")
    commands = parser.add_subparsers(dest="command", required=True)
    dumping, comparing, showing = map(commands.add_parser, ("dump", "compare", "show"))
    dumping.add_argument("path", type=Path)
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path, nargs="?", help="otherwise a fresh dump is made")
    comparing.add_argument("--not", dest="left_out", action="append", default=[], metavar="PART")
    showing.add_argument("source")
    showing.add_argument("step", type=int)
    showing.add_argument("part")
    for command in (dumping, comparing):
        command.add_argument("--game", dest="games", action="append", choices=PLAYED)
    for command in (dumping, showing):
        command.add_argument("--length", type=int, default=40, help="of a random play")
    dumping.add_argument("--seeds", type=int, default=20, help="random plays of each game")
    given = parser.parse_args()
    if given.command == "dump":
        made = dump(given.games or PLAYED, given.seeds, given.length)
        given.path.parent.mkdir(parents=True, exist_ok=True)
        given.path.write_bytes(msgspec.json.encode(made))
    elif given.command == "compare":
        sys.exit(compare(given.before, given.after, given.games or PLAYED, given.left_out))
    else:
        parts = next(islice(steps(given.source, given.length), given.step, None))
        print(msgspec.json.format(encode(parts[given.part]), indent=2).decode())


def compare(
    before: Path, after: Path | None, games: Collection[str], left_out: Collection[str]
) -> int:
    old = msgspec.json.decode(before.read_bytes(), type=Dump)
    old.sources = {
        source: found for source, found in old.sources.items() if source.split(",")[0] in games
    }
    if after is None:
        new = dump(games, old.seeds, old.length)
    else:
        new = msgspec.json.decode(after.read_bytes(), type=Dump)
    found = differences(old, new, left_out)
    print("\n".join(found) or f"{sum(map(len, old.sources.values()))} steps are equal.")
    return 1 if found else 0


if __name__ == "__main__":
    main()
