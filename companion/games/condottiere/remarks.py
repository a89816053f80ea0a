"""What was noted and speaks against something that people did. The table is right: it is done."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import Remark
from companion.engine.message import Message, SeatName

from . import actions as act
from . import battle, field
from .actions import Action
from .cards import card_name
from .model import State
from .options import Tool
from .tables import totals


def remarks(before: State, after: State, seat: int | None, action: Action) -> tuple[Remark, ...]:
    """`after` is what `action` made of `before`."""
    return (
        *(Remark(words) for words in _public(before, after, seat, action)),
        *_of_the_hand(before, after, seat, action),
    )


def _public(before: State, after: State, seat: int | None, action: Action) -> Iterator[Message]:
    match action:
        case act.Attack(city=str() as city) | act.CorrectPlace(city=str() as city):
            if before.has(Tool.MAP) and (closed := field.speaks_against_city(before, city)):
                yield closed
        case act.Decline() if field.all_declined(before):
            # [R co.ruling.all_decline]
            yield Message("condottiere-remark-must-choose", who=SeatName(action.holder))
        case act.Lay() if seat is not None:
            yield from _laid(before, seat, action)
        case act.Pass() if seat is not None:
            against = field.speaks_against_card(before, seat)
            if against is not None:
                yield against
        case act.Out(out=out) if seat is not None and (seat in before.out) == out:
            key = "condottiere-remark-no-cards" if out else "condottiere-remark-has-cards"
            yield Message(key, who=SeatName(seat))
        case act.CountArmy(strength=None, total=total, mercenaries=n) if n:
            least, most = totals(n)
            if not least <= total <= most:
                # [R co.contents.mercenaries]
                yield Message("condottiere-remark-count", n=n, least=least, most=most, total=total)
        case act.EndBattle(by_hand=True):
            yield from _against_the_lines(before, action)
        case _:
            pass
    yield from _more_than_the_box_has(before, after, action)


def _laid(before: State, seat: int, action: act.Lay) -> Iterator[Message]:
    against = field.speaks_against_card(before, seat)
    if against is not None and not action.before:
        yield against
    if action.back is not None and action.back not in before.lines[seat].cards:
        # [R co.card.scarecrow.this_battle]
        back = card_name(action.back)
        yield Message("condottiere-remark-not-in-line", who=SeatName(seat), card=back)


def _against_the_lines(before: State, action: act.EndBattle) -> Iterator[Message]:
    """Somebody won, or nobody, and the cards that were tapped have it otherwise."""
    found = field.winner(before)
    if not any(before.armies) or action.winner == found:
        return
    if found is None:
        yield Message("condottiere-remark-nobody-strongest")
    else:
        n = battle.strengths(before.armies)[found]
        yield Message("condottiere-remark-other-strongest", who=SeatName(found), n=n)


def _more_than_the_box_has(before: State, after: State, action: Action) -> Iterator[Message]:
    """[R co.contents.cards]"""
    if not isinstance(action, act.Lay | act.CorrectLine):
        return
    known = dict(field.too_many(before))
    for card, n in field.too_many(after):
        if n > known.get(card, 0):
            yield Message("condottiere-doubt-cards", card=card_name(card), n=n)


def _of_the_hand(before: State, after: State, seat: int | None, action: Action) -> Iterator[Remark]:
    """[R co.ruling.hand_size_hidden] Of one's own note nobody else reads."""
    hand = None if seat is None else before.hands[seat]
    if seat is None or hand is None:
        return
    match action:
        case act.Lay() if (after.hands[seat] or 0) < min(0, hand):
            yield Remark(Message("condottiere-remark-hand-empty"), seat)
        case act.Out(out=True) if hand > 0 and seat not in before.out:
            yield Remark(Message("condottiere-remark-hand-left", n=hand), seat)
        case _:
            pass
