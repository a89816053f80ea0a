"""A table to play at: the rules alone, a clock turned by hand, luck that is known beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine.message import Arg, Message
from companion.engine.moves import Group, MoveList
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.cast import set_cast
from companion.games.citadels.holdings import Built
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.games.citadels.tables import CHARACTERS, UNIQUES
from companion.text import say
from tests.games.table import NAMES, Falls, No, TableOf

EVERYTHING = tuple(Tool)


def cast_with(players: int, *characters: str) -> tuple[str, ...]:
    """The first game's characters, with these in the places of their ranks."""
    ninth = any(CHARACTERS[each].rank == 9 for each in characters)
    usual = {CHARACTERS[each].rank: each for each in set_cast("first_game", players, ninth)}
    usual.update({CHARACTERS[each].rank: each for each in characters})
    return tuple(usual[rank] for rank in sorted(usual))


def uniques_with(*districts: str) -> tuple[str, ...]:
    """Fourteen unique districts, these among them."""
    others = [each for each in UNIQUES if each not in districts]
    return (*districts, *others[: 14 - len(districts)])


def built(district: str) -> Built:
    """`manor`, or `manor+` where it is beautified, or `museum:3` with cards under it."""
    name, _, cards = district.partition(":")
    return Built(name.rstrip("+"), name.endswith("+"), int(cards or 0))


class Table(TableOf):
    game = GAME
    dice: Falls

    def __init__(
        self,
        players: int = 4,
        *characters: str,
        tools: tuple[Tool, ...] = EVERYTHING,
        uniques: tuple[str, ...] = (),
        **options: object,
    ) -> None:
        chosen = {
            "cast": cast_with(players, *characters),
            "tools": tools,
            "uniques": uniques_with(*uniques),
            **options,
        }
        super().__init__(players, chosen)
        self.dice = Falls()

    # -- Playing ---------------------------------------------------------------------------

    def begin(self, crown: int = 0) -> Table:
        return self.act(None, act.Begin(crown=crown))

    def calls(self, crown: int = 0) -> Table:
        """The first round has come to its calls."""
        return self.begin(crown).act(None, act.StartCalls(1))

    def turn_up(self) -> Table:
        """As many characters as lie face up here."""
        many = self.state.selection.face_up
        return self.act(None, *(act.FaceUp(self.state.round, rank) for rank in range(1, many + 1)))

    def choose(self) -> Table:
        """Everybody takes a character."""
        while self.state.phase is Phase.SELECT and self.state.theater is None:
            self.act(None, act.PassOn(self.state.round, self.state.step))
        return self

    def call(self, character: str | int) -> Table:
        """Nobody answers until this one is called."""
        rank = character if isinstance(character, int) else CHARACTERS[character].rank
        while self.state.rank != rank:
            assert self.state.phase is Phase.CALL
            self.call_next()
        return self

    def call_next(self) -> Table:
        """Nobody answers, and nobody is missing."""
        self.act(None, act.Silence(self.state.call))
        return self.call_next() if self.state.missing else self

    def turn(self, character: str | int, seat: int) -> Table:
        """The seat turns up this character."""
        return self.call(character).act(seat, act.Answer(self.state.call, seat))

    def does(self, kind: Any, *args: object, by: int | None = None, **more: object) -> Table:
        """Whose turn it is (or `by`) does this in the turn."""
        seat = self.acting.seat if by is None else by
        return self.act(seat, kind(self.state.call, *args, **more))

    def cannot(self, kind: Any, *args: object, by: int | None = None, **more: object) -> No:
        seat = self.acting.seat if by is None else by
        return self.refused(seat, kind(self.state.call, *args, **more))

    def doubted(
        self, kind: Any, *args: object, by: int | None = None, **more: object
    ) -> tuple[str, Mapping[str, Arg]]:
        """In the turn this would be accepted with one remark: its words and their numbers. That
        nothing was gathered yet is another matter.
        """
        seat = self.acting.seat if by is None else by
        told = self.said_against(seat, kind(self.state.call, *args, **more))
        [words] = [one for one in told if one.id != "citadels-gather-first"] or told
        return words.id, dict(words.args)

    def said_against(self, seat: int | None, action: act.Action) -> list[Message]:
        """What our notes would say against it, if it were done now."""
        decided, after = self.tried(seat, action)
        told = GAME.remarks(self.state, after, seat, decided)
        assert {(each.words.id, each.seat) for each in told} <= {("citadels-by-our-notes", None)}
        args = [words for each in told for words in dict(each.words.args).values()]
        return [words for words in args if isinstance(words, Message)]

    def builds(self, district: str, **more: Any) -> Table:
        return self.does(act.Build, district, **more)

    def gathers(self) -> Table:
        return self.does(act.Gather, "gold")

    def ends(self) -> Table:
        return self.does(act.EndTurn)

    def round_end(self) -> Table:
        """Nobody else answers."""
        while self.state.phase is Phase.CALL:
            if self.state.turn is not None:
                self.ends()
            else:
                self.call_next()
        assert self.state.phase is Phase.ROUND_END
        return self

    def next_round(self) -> Table:
        return self.round_end().act(None, act.NextRound(self.state.round))

    def counted(self, **hands: int) -> Table:
        """Everybody counts what was kept."""
        for seat in range(self.players):
            self.act(seat, self.kept(seat))
        return self.act(None, act.Finish())

    def kept(self, seat: int) -> act.EnterFinal:
        """What an entry begins with."""
        return self.view(seat).finals[seat].entry

    # -- As it happens to lie ----------------------------------------------------------------

    def gold(self, seat: int, n: int) -> Table:
        return self.act(None, act.CorrectGold(seat, n))

    def hand(self, seat: int, n: int) -> Table:
        return self.act(None, act.CorrectHand(seat, n))

    def city(self, seat: int, *districts: str) -> Table:
        return self.act(None, act.CorrectCity(seat, tuple(built(each) for each in districts)))

    # -- Looking -----------------------------------------------------------------------------

    def every(
        self, slot: str, seat: int | None = None, group: Group | None = None, /, **known: object
    ) -> Any:
        """The open ones of this slot, as the seat's phone (None: the table) lists them."""
        listed = MoveList(lambda one, _: self.moves(one, seat))
        return [one for one in listed(slot, seat, group, **known) if one.open]

    def why_not(self, slot: str, seat: int) -> dict[str, str]:
        """What may not be done, with the reason; what our notes say stands in the label."""
        return {
            say(one.label, "en", NAMES): say(one.refused.detail, "en", NAMES) if one.refused else ""
            for one in self.moves(seat, seat)
            if one.slot == slot and (one.refused or one.group == "correct")
        }

    @property
    def acting(self) -> Any:
        return self.state.turn

    def seat(self, seat: int) -> Any:
        return self.view().seats[seat]

    def has(self, seat: int) -> int:
        """Gold."""
        gold = self.seat(seat).gold
        assert gold is not None
        return gold

    def holds(self, seat: int) -> int:
        """Cards in hand."""
        hand = self.seat(seat).hand
        assert hand is not None
        return hand

    def stands(self, seat: int) -> list[str]:
        """The districts of a city, beautified ones with a plus."""
        city = self.seat(seat).city
        assert city is not None
        return sorted(each.district + "+" * each.beautified for each in city)
