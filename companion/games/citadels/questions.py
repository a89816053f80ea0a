"""What a score entry leaves open and the victory hangs on. Asked only where an answer matters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec.structs import replace

from companion.engine.message import Message
from companion.engine.score import Question

from .holdings import Holdings, ScoreEntry
from .tables import COMPLETE, RANKS, weight

Winners = Callable[[ScoreEntry], Collection[int]]


def questions(entry: ScoreEntry, leaders: Sequence[int], winners: Winners) -> Iterator[Question]:
    """`leaders` have the most points; `winners` says who would win with an entry."""
    crowned, first = tuple(_each_crown(entry)), tuple(_first(entry))
    if any(_differ(winners, _each_crown(one)) for one in (entry, *first)):
        owners = _with_statue(entry)
        path = f"players[{owners[0]}].crown" if len(owners) == 1 else "players"
        yield Question(path, Message("citadels-question-crown"))
    if any(_differ(winners, _first(one)) for one in (entry, *crowned)):
        yield Question("players", Message("citadels-question-first"))
    yield from _tie(entry, leaders)


def _differ(winners: Winners, answered: Iterator[ScoreEntry]) -> bool:
    """Whether not all answers make the same people win."""
    return len({tuple(winners(one)) for one in answered}) > 1


def _replace_player(entry: ScoreEntry, at: int, player: Holdings) -> ScoreEntry:
    return replace(entry, players=(*entry.players[:at], player, *entry.players[at + 1 :]))


def _with_statue(entry: ScoreEntry) -> tuple[int, ...]:
    return tuple(
        at
        for at, player in enumerate(entry.players)
        if any(built.district == "statue" for built in player.city)
    )


def _each_crown(entry: ScoreEntry) -> Iterator[ScoreEntry]:
    """[R ci.unique.statue.score] Somebody has the crown: every answer where nobody was said to."""
    if _with_statue(entry) and not any(player.crown for player in entry.players):
        for at, player in enumerate(entry.players):
            yield _replace_player(entry, at, replace(player, crown=True))


def _first(entry: ScoreEntry) -> Iterator[ScoreEntry]:
    """[R ci.score.first_complete] Of those with a complete city one was the first."""
    if any(player.first_complete for player in entry.players):
        return
    needed = COMPLETE[len(entry.players)]
    for at, player in enumerate(entry.players):
        size = sum(weight(built.district) for built in player.city)
        if player.completed or size >= needed:
            yield _replace_player(entry, at, replace(player, first_complete=True))


def _tie(entry: ScoreEntry, leaders: Sequence[int]) -> Iterator[Question]:
    """[R ci.score.tie] The highest rank decides, unless everybody knows it to be the highest."""
    ranks = [entry.players[at].ranks for at in leaders]
    highest = any(RANKS[-1] in each for each in ranks)
    unanswered = [at for at in leaders if not entry.players[at].ranks]
    if len(leaders) < 2 or not unanswered or highest:
        return
    path = f"players[{unanswered[0]}].ranks" if len(unanswered) == 1 else "players"
    yield Question(path, Message("citadels-question-ranks"))
