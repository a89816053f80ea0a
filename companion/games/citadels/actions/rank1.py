"""Assassin, Witch and Magistrate; with them all who name or mark characters, and warrants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoicesField, Move, move
from companion.engine.refusal import GameError, RuleError, SettledError

from ..model import Mark, State
from ..rules import building, calling
from ..rules.money import move as move_gold
from ..rules.naming import need_target
from ..rules.needs import (
    need_able,
    need_character,
    need_rank,
    need_ranks,
    need_turn,
    need_unused,
)
from .base import ACTING, ByCharacter, InTurn, acting, allows, make_move, whose_mark
from .fields import does, name_district, rank_name, says

MAGISTRATE = whose_mark("magistrate", lambda state: state.warrants)
"""[R ci.char.magistrate.may_reveal] Whose warrants lie there."""


class Name(InTurn, frozen=True, tag="name"):
    """Assassin, Witch or Thief names a character."""

    may = ACTING
    books = False

    rank: int
    at: int = 0

    def check(self, state: State, seat: int | None) -> None:
        turn = need_able(state, self.turn)
        need_character(turn, "assassin", "witch", "thief")
        need_unused(turn)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.assassin.name] [R ci.char.thief.name] [R ci.char.witch.name_and_pause]

        [R ci.ruling.named_victims_public] Said aloud. [R ci.ruling.own_second_character] A second
        character of one's own may be named too: nobody here knows it.
        """
        turn, rank = acting(state), need_rank(state, self.rank)
        need_target(state, turn, rank, "action.rank")
        mark = Mark((rank,), turn.seat)
        match turn.character:
            case "assassin":
                return replace(state, killed=mark).using("ability")
            case "thief":
                return replace(state, robbed=mark).using("ability")
            case _:
                # [R ci.char.witch.next_call]
                return calling.end_turn(replace(state, bewitched=mark).using("ability"))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.char.assassin.name] [R ci.char.thief.name] [R ci.char.witch.name_and_pause]"""
        turn = acting(state)
        names = turn.character in ("assassin", "witch", "thief") and not turn.has_used("ability")
        if names and allows(need_able, state):
            for rank in state.ranks:
                name = rank_name(state, rank)
                yield make_move("ability", state, seat, name, cls(state.call, rank))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        character = acting(before).character
        key = {"assassin": "killed", "witch": "bewitched"}.get(character, "robbed")
        return self.words(before, seat, key, character=rank_name(before, self.rank))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.witch.gather_first]"""
        turn = acting(before)
        if turn.character == "witch" and before.keeps and not turn.gathered:
            yield Message("citadels-gather-first")


class Tokens(ByCharacter, frozen=True, tag="tokens"):
    """Magistrate or Blackmailer lays tokens face down; who got the true one is not entered."""

    may = ACTING
    characters = ("magistrate", "blackmailer")
    books = False

    ranks: tuple[int, ...]

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magistrate.three_tokens] [R ci.char.blackmailer.two_tokens] Face down, one
        each.

        [R ci.char.magistrate.choice] [R ci.char.blackmailer.choice] [R ci.ruling.marks_secret] Who
        gets the true one is not said to anybody, nor to the companion.
        """
        turn = acting(state)
        need_ranks(state, self.ranks)
        many = turn.row.marks
        if len(self.ranks) != many:
            rule = {
                "magistrate": "ci.char.magistrate.three_tokens",
                "blackmailer": "ci.char.blackmailer.two_tokens",
            }[turn.character]
            raise RuleError("citadels-so-many-tokens", rule=rule, path="action.ranks", n=many)
        for k, rank in enumerate(self.ranks):
            need_target(state, turn, rank, f"action.ranks[{k}]")
        mark = Mark(tuple(sorted(self.ranks)), turn.seat)
        if turn.character == "magistrate":
            return replace(state, warrants=mark).using("ability")
        return replace(state, threats=mark).using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.ruling.marks_secret] Several together; by itself each that may not be chosen."""
        turn, values = acting(state), []
        for rank in state.ranks:
            name = rank_name(state, rank)
            try:
                need_target(state, turn, rank, "action.ranks")
            except GameError as refusal:
                alone = cls(state.call, (rank,))
                yield move("ability", alone, seat, name, refused=refusal)
            else:
                values.append(Choice(rank, name))
        many = turn.row.marks
        if len(values) >= many:
            laid = ChoicesField(name="ranks", values=tuple(values), min=many, max=many)
            yield move("ability", cls(state.call, ()), seat, says("lay-down"), laid)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = "warrants" if acting(before).character == "magistrate" else "threats"
        names = tuple(rank_name(before, rank) for rank in sorted(self.ranks))
        return self.words(before, seat, key, characters=names)


class AnswerWarrant(InTurn, frozen=True, tag="answer_warrant"):
    """The Magistrate turns up the signed warrant and takes the district, or lets it pass."""

    may = MAGISTRATE

    take: bool

    def check(self, state: State, seat: int | None) -> None:
        if state.warrants is None or need_turn(state, self.turn).pending is None:
            raise SettledError("citadels-no-warrant", path="action.turn")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magistrate.confiscate] [R ci.char.magistrate.refund]
        [R ci.char.magistrate.never_there] The Magistrate builds it for nothing, the gold goes back.

        [R ci.char.magistrate.build_used] [R ci.ruling.exempt_build_confiscated] The build stays
        used. [R ci.char.tax_collector.confiscated] The Magistrate pays the tax.
        """
        if not self.take:
            return building.let_stand(state)
        turn, mark = acting(state), state.warrants
        pending = turn.pending
        assert mark is not None
        assert pending is not None
        state = move_gold(state, None, turn.seat, pending.gold)
        # [R ci.ruling.alchemist_confiscated] nothing is given back twice
        turn = replace(turn, pending=None, paid=turn.paid - pending.gold)
        state = replace(state, turn=turn, warrants=replace(mark, found=True))
        return building.finish_district(state, mark.by, pending.district)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.ruling.same_prompt] The same question at every marked character."""
        turn, mark = state.turn, state.warrants
        asks = turn is not None and turn.pending is not None and state.keeps
        return asks and mark is not None and seat in (None, mark.by)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for key, take in (("take", True), ("let", False)):
            yield move("asked", cls(state.call, take=take), seat, does(key))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        turn, mark = acting(before), before.warrants
        assert mark is not None
        district = name_district(None if turn.pending is None else turn.pending.district)
        key = "citadels-log-confiscated" if self.take else "citadels-log-warrant-left"
        return Message(key, who=SeatName(mark.by), whom=SeatName(turn.seat), district=district)
