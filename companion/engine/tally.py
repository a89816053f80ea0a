"""Games whose score is a sum: so many of each thing, for so many points. Only counted, not played.

The list of things gives the entry and its limits, the score sheet, the score screen and a pad.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from .checks import Amount, amount, player_count, player_names
from .counterfactuals import Step, count_by_one, vary_players
from .game import Game, Scoring
from .message import Message
from .print import Head, ScorePad, ScoreRow, Sheet, SheetChoices, SheetEdition, sheets
from .refusal import Fault
from .rulebook import Rulebook
from .score import Category, Line, Score, ScoreSheet, Thing, list_beyond, rank


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has."""

    name: str
    counts: dict[str, Amount] = {}
    """thing → number; a missing one is zero"""


class TallyEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game."""

    players: tuple[Tally, ...]


def score_only_game(
    rulebook: Rulebook, seats: tuple[int, int], things: tuple[Thing, ...], ties: Sequence[str] = ()
) -> Game:
    """Make a game from its list of things. `ties`: the things of which more decides among equals,
    one after another.
    """
    rules = _Tallying(rulebook.game, seats, things, tuple(ties))
    return Game(
        key=rulebook.game,
        rulebook=rulebook,
        seats=seats,
        scoring=Scoring(TallyEntry, rules.check, rules.score, things, rules.steps),
        sheets=rules.sheets(),
    )


@dataclass(frozen=True, slots=True)
class _Tallying:
    game: str
    seats: tuple[int, int]
    things: tuple[Thing, ...]
    ties: tuple[str, ...]

    def check(self, entry: TallyEntry) -> tuple[Fault, ...]:
        names = [player.name for player in entry.players]
        return (
            *player_count("players", len(names), *self.seats),
            *player_names(names),
            *(fault for i, player in enumerate(entry.players) for fault in self._faults(i, player)),
        )

    def _faults(self, i: int, player: Tally) -> Iterator[Fault]:
        for key, n in player.counts.items():
            path = f"players[{i}].counts.{key}"
            if all(key != thing.key for thing in self.things):
                labels = tuple(thing.label for thing in self.things)
                yield Fault(path, "unknown_thing", Message("fault-unknown-thing", things=labels))
            yield from amount(path, n)

    def score(self, entry: TallyEntry) -> ScoreSheet:
        lines = [tuple(self._lines(player)) for player in entry.players]
        figures = [
            (sum(line.points for line in of), *(player.counts.get(key, 0) for key in self.ties))
            for of, player in zip(lines, entry.players, strict=True)
        ]
        ranking = rank(figures, ("total", *self.ties))
        players = tuple(
            Score(player.name, of, place, place == 1)
            for player, of, place in zip(entry.players, lines, ranking.places, strict=True)
        )
        return ScoreSheet(self.game, players, ranking.decided_by, tuple(self._warnings(entry)))

    def _lines(self, player: Tally) -> Iterator[Line]:
        for thing in self.things:
            n = player.counts.get(thing.key, 0)
            if n:
                detail = Message("score-each", n=n, points=thing.points)
                category = Category(thing.picture, thing.label)
                yield Line(thing.key, n * thing.points, thing.label, detail, thing.rule, category)

    def steps(self, entry: TallyEntry) -> Iterator[Step]:
        def vary(player: Tally) -> Iterator[tuple[Message, Tally]]:
            for thing in self.things:
                held = sum(one.counts.get(thing.key, 0) for one in entry.players)
                one = Message("score-some", n=1, what=thing.label)
                own = player.counts.get(thing.key, 0)
                for what, n in count_by_one(own, held, thing.most, one):
                    counts = {**player.counts, thing.key: n}
                    yield what, msgspec.structs.replace(player, counts=counts)

        return vary_players(entry, vary)

    def _warnings(self, entry: TallyEntry) -> Iterator[Fault]:
        for thing in self.things:
            if thing.most is None:
                continue
            held = [player.counts.get(thing.key, 0) for player in entry.players]
            n, most = sum(held), thing.most
            words = Message("score-more-than-in-box", what=thing.label, n=n, most=most)
            yield from list_beyond(held, most, f"counts.{thing.key}", words)

    def sheets(self) -> tuple[Sheet, ...]:
        low, high = self.seats
        counts = tuple(range(low, high + 1))
        edition = SheetEdition("", Message(f"{self.game}-name"), counts, high)
        return sheets((edition,), pad=self.pad)

    def pad(self, choices: SheetChoices) -> ScorePad:
        rows = tuple(
            ScoreRow(thing.label, Message("score-points", n=thing.points), thing.picture)
            for thing in self.things
        )
        return ScorePad(Head(), rows, choices.players)
