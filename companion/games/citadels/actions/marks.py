"""Naming and marking characters, and what comes of warrants and threats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoicesField, Group, Move, move
from companion.engine.refusal import RuleError, SettledError, catch_refusal

from ..cast import name_district
from ..model import MARKS, Mark, MarkKind, State, Threat, lay
from ..options import Tool
from ..rules import calling, cities, money
from ..rules.money import move_gold, stash
from ..rules.needs import need_able, need_rank, need_ranks, need_target, need_turn
from .abstract import ACTING, ByCharacter, InTurn, acting, make_move, whose_mark
from .fields import does, rank_name, says

MAGISTRATE = whose_mark("magistrate", MarkKind.WARRANTS)
"""[R ci.char.magistrate.may_reveal] the seat whose warrants lie there"""
BLACKMAILER = whose_mark("blackmailer", MarkKind.THREATS)
"""[R ci.char.blackmailer.may_reveal] [R ci.char.witch.blackmailer] the seat
whose threats lie there
"""


class Name(ByCharacter, frozen=True, tag="name"):
    """Assassin, Witch or Thief names a character."""

    may = ACTING
    characters = ("assassin", "witch", "thief")
    books = False
    need = need_able

    rank: int
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.assassin.name] [R ci.char.thief.name] [R ci.char.witch.name_and_pause]

        [R ci.ruling.named_victims_public] Said aloud. [R ci.ruling.own_second_character] A second
        character of one's own may be named too: nobody here knows it.
        """
        turn, rank = acting(state), need_rank(state, self.rank)
        need_target(state, turn, rank, "action.rank")
        mark = Mark((rank,), turn.seat)
        state = lay(state, MARKS[turn.character], mark).using("ability")
        # [R ci.char.witch.next_call]
        return calling.end_turn(state) if turn.character == "witch" else state

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for rank in state.ranks:
            name = rank_name(state, rank)
            yield make_move("ability", state, seat, name, cls(state.call, rank))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = MARKS[acting(before).character].value
        return self.words(before, seat, key, character=rank_name(before, self.rank))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.witch.gather_first]"""
        turn = acting(before)
        if turn.character == "witch" and before.keeps and not turn.gathered:
            yield Message("citadels-gather-first")


class Tokens(ByCharacter, frozen=True, tag="tokens"):
    """Magistrate or Blackmailer lays tokens face down; which one is signed is not entered."""

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
        return lay(state, MARKS[turn.character], mark).using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.ruling.marks_secret] List the choice of several ranks, and alone each rank that
        cannot be chosen.
        """
        turn, values = acting(state), []
        for rank in state.ranks:
            name, refused = (
                rank_name(state, rank),
                catch_refusal(need_target, state, turn, rank, "action.ranks"),
            )
            if refused is None:
                values.append(Choice(rank, name))
            else:
                yield move("ability", cls(state.call, (rank,)), seat, name, refused=refused)
        many = turn.row.marks
        if len(values) >= many:
            laid = ChoicesField(name="ranks", values=tuple(values), min=many, max=many)
            yield move("ability", cls(state.call, ()), seat, says("lay-down"), laid)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = MARKS[acting(before).character].value
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
            return cities.let_stand(state)
        turn, mark = acting(state), state.warrants
        pending = turn.pending
        assert mark is not None
        assert pending is not None
        state = move_gold(state, None, turn.seat, pending.gold)
        # [R ci.ruling.alchemist_confiscated] nothing is given back twice
        turn = replace(turn, pending=None, paid=turn.paid - pending.gold)
        state = replace(state, turn=turn, warrants=replace(mark, found=True))
        return cities.finish_district(state, mark.by, pending.district)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.ruling.same_prompt] Return whether it is listed: at every
        marked character alike.
        """
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


class AnswerThreat(InTurn, frozen=True, tag="answer_threat"):
    """The threatened player bribes the Blackmailer, or refuses."""

    may = ACTING

    bribe: bool

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.blackmailer.bribe] [R ci.ruling.bribe_with_nothing] Half, rounded down, and
        the token goes unseen; or a refusal.
        """
        turn = acting(state)
        if turn.threat is not Threat.OPEN or state.threats is None:
            raise SettledError("citadels-no-threat", path="action.turn")
        if not self.bribe:
            return replace(state, turn=replace(turn, threat=Threat.REFUSED))
        state = move_gold(state, turn.seat, state.threats.by, _half(state, turn.seat))
        return _settle(_unmark(state, turn.rank))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn = acting(state)
        if turn.threat is not Threat.OPEN or state.threats is None:
            return
        n = _half(state, turn.seat)
        group: Group = "now" if turn.gathered else "more"
        key = "bribe" if state.has(Tool.BANK) else "bribe-half"
        pays, refuses = (cls(state.call, bribe=each) for each in (True, False))
        yield move("threat", pays, seat, Message(f"citadels-do-{key}", n=n), group=group)
        yield move("threat", refuses, seat, does("refuse"), group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """Return the log line with what is paid for the threat alone."""
        if not self.bribe:
            return self.words(before, seat, "refused")
        assert before.threats is not None
        key = "bribe" if before.has(Tool.BANK) else "bribe-unkept"
        n, whom = _half(before, acting(before).seat), SeatName(before.threats.by)
        return self.words(before, seat, key, whom=whom, n=n)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        if not acting(before).gathered:
            yield Message("citadels-gather-first")


class TurnUpThreat(InTurn, frozen=True, tag="turn_up_threat"):
    """The Blackmailer turns the threat up after a refusal, or leaves it."""

    may = BLACKMAILER

    flower: bool | None = None
    """whether it showed the flower; None: it stays face down"""

    def check(self, state: State, seat: int | None) -> None:
        if state.threats is None or need_turn(state, self.turn).threat is not Threat.REFUSED:
            raise SettledError("citadels-no-threat", path="action.turn")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.blackmailer.may_reveal] [R ci.char.blackmailer.flower]
        [R ci.char.witch.blackmailer] The flower takes the whole stash, the other nothing.
        """
        turn, mark = acting(state), state.threats
        assert mark is not None
        if self.flower is None:
            return _settle(state)
        if not self.flower:
            return _settle(_unmark(state, turn.rank))
        state = move_gold(state, turn.seat, mark.by, stash(state, turn.seat))
        return _settle(replace(state, threats=replace(mark, found=True)))

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.ruling.same_prompt] Return whether it is listed: at every
        marked character alike.
        """
        turn, mark = state.turn, state.threats
        asks = turn is not None and turn.threat is Threat.REFUSED and state.keeps
        return asks and mark is not None and seat in (None, mark.by)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for key, flower in (("flower", True), ("blank", False), ("leave", None)):
            yield move("asked", cls(state.call, flower), seat, does(key))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        assert before.threats is not None
        who, whom = SeatName(before.threats.by), SeatName(acting(before).seat)
        if self.flower is None:
            return Message("citadels-log-threat-left", who=who)
        if not self.flower:
            return Message("citadels-log-threat-blank", who=who, whom=whom)
        key = "threat-flower" if before.has(Tool.BANK) else "threat-flower-unkept"
        return Message(f"citadels-log-{key}", who=who, whom=whom, n=stash(before, whom.seat))


def _half(state: State, seat: int) -> int:
    """[R ci.char.blackmailer.bribe.example] Return the amount of a bribe."""
    return stash(state, seat) // 2


def _unmark(state: State, rank: int) -> State:
    mark = state.threats
    assert mark is not None
    left = tuple(each for each in mark.ranks if each != rank)
    return replace(state, threats=replace(mark, ranks=left) if left else None)


def _settle(state: State) -> State:
    return money.give(replace(state, turn=replace(acting(state), threat=Threat.SETTLED)))
