"""The form to mend an entry: its action's own fields, filled in as they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, get_type_hints

import msgspec

from companion.engine.authority import SELF
from companion.engine.checks import LIMIT
from companion.engine.game import PlayedGame
from companion.engine.mending import mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    AnyField,
    Choice,
    ChoiceField,
    CountsField,
    FlagField,
    IntegerField,
    Label,
    Move,
)

from .entries import EffectiveEntry

LABELS = {
    "amount": "house-field-amount",
    "gold": "house-field-gold",
    "coins": "house-field-coins",
    "prestige": "house-field-prestige",
    "points": "house-field-points",
    "cards": "house-field-cards",
    "hand": "house-field-cards",
    "tokens": "house-field-tokens",
    "unknown": "house-field-unknown",
    "price": "house-field-price",
    "payer": "house-field-payer",
    "payee": "house-field-payee",
    "lender": "house-field-lender",
}
"""labels of fields whose move gives none"""

NOT_SAID = {"at", "over"}
"""fields that hold the server's clock, or the clock of what was seen before"""

Asked = IntegerField | ChoiceField | CountsField | FlagField
"""field types that the form can show; everything else stays as it was"""


@dataclass(frozen=True, slots=True)
class FieldShown:
    """A field with its present value."""

    field: AnyField
    """named by its path inside the mend, with its label"""
    value: Any

    @property
    def path(self) -> str:
        return self.field.name

    @property
    def left_out(self) -> bool:
        """Whether it is the last number in an optional field, which is left out with it."""
        return self.field.optional and "." in self.path.removeprefix("action.")

    @property
    def type(self) -> str:
        return str(self.field.__struct_config__.tag)


@dataclass(frozen=True, slots=True)
class MendForm:
    entry: int
    words: Message
    """what is noted now"""
    action: Mapping[str, Any]
    """the parts of the action that are not filled in"""
    fields: tuple[FieldShown, ...]


def make_form(
    game: PlayedGame[Any, Any, Any],
    state: Any,
    one: EffectiveEntry,
    words: Message,
    *,
    seats: int,
    viewer: int | None,
) -> MendForm:
    """Make the form for an entry that was done in `state`: with the fields of the move that it was,
    as far as the game lists it, and what may be mended in its kind.
    """
    document = msgspec.to_builtins(one.action)
    move = _find_move(game.moves(state, one.seat, viewer), document)
    fields = {each.name: each for each in _list_own_fields(move, document)}
    for each in _list_declared_fields(one.action, document, move, seats):
        fields.setdefault(each.name, each)
    shown = [_show_field(each, document) for each in fields.values()]
    if viewer is None and one.seat is not None and getattr(one.action, "may", None) is SELF:
        who = ChoiceField(name="seat", values=_seats(seats, nobody=False))
        shown.insert(0, FieldShown(_label_field(who), one.seat))
    for name in fields:
        _drop(document, name.split("."))
    return MendForm(one.number, words, document, tuple(shown))


def _show_field(field: AnyField, document: Mapping[str, Any]) -> FieldShown:
    shown = FieldShown(_label_field(field, "action."), _read_path(document, field.name))
    return replace(shown, value=0) if shown.value is None and shown.left_out else shown


def _find_move(moves: Iterable[Move], document: Mapping[str, Any]) -> Move | None:
    """Find the move that this action was; of several the one that leaves most to be filled in."""

    def is_same(move: Move) -> bool:
        open_keys = {*NOT_SAID, *(each.name.partition(".")[0] for each in move.fields)}
        known = {key: value for key, value in move.action.items() if key not in open_keys}
        return move.open and all(document.get(key) == value for key, value in known.items())

    return max(filter(is_same, moves), key=lambda move: len(move.fields), default=None)


def _list_own_fields(move: Move | None, document: Mapping[str, Any]) -> Iterable[AnyField]:
    fields = () if move is None else move.fields
    return (
        one
        for one in fields
        if isinstance(one, Asked)
        and (_read_path(document, one.name) is not None or _takes_none(one) or _may_be_said(one))
    )


def _takes_none(field: AnyField) -> bool:
    return isinstance(field, ChoiceField) and any(one.value is None for one in field.values)


def _may_be_said(field: AnyField) -> bool:
    """Return whether it is a number that is derived where it is left out."""
    return isinstance(field, IntegerField) and field.optional and field.max > 0


def _list_declared_fields(
    action: msgspec.Struct, document: Mapping[str, Any], move: Move | None, seats: int
) -> Iterable[AnyField]:
    """List what may be mended in this kind; amounts where they were given or might have been."""
    what = mendable(action)
    if what is None:
        return
    hints = get_type_hints(type(action))
    for name in what.amounts:
        outer = name.rpartition(".")[0]
        might_be = bool(outer) and move is not None and move.field(outer) is not None
        if might_be or _read_path(document, name) is not None:
            yield IntegerField(name=name, min=0, max=LIMIT, optional=bool(outer))
    for each in what.counts:
        if _read_path(document, each.name):
            yield each
    for name in what.seats:
        nobody = type(None) in getattr(hints[name], "__args__", ())
        yield ChoiceField(name=name, values=_seats(seats, nobody=nobody))


def _label_field(field: AnyField, inside: str = "") -> AnyField:
    """Name a field by its whole path, and label it."""
    return msgspec.structs.replace(field, name=f"{inside}{field.name}", label=_label(field))


def _label(field: AnyField) -> Label:
    if field.label is not None:
        return field.label
    usual = "house-field-value"
    if isinstance(field, ChoiceField):
        people = any(isinstance(one.label, SeatName) for one in field.values)
        usual = "house-field-whom" if people else "house-field-what"
    return Message(LABELS.get(field.name.rpartition(".")[2], usual))


def _seats(seats: int, *, nobody: bool) -> tuple[Choice, ...]:
    every = tuple(Choice(seat, SeatName(seat)) for seat in range(seats))
    return (*every, Choice(None, Message("house-field-nobody"))) if nobody else every


def _read_path(document: Any, name: str) -> Any:
    for key in name.split("."):
        document = document.get(key) if isinstance(document, Mapping) else None
    return document


def _drop(document: dict[str, Any], way: list[str]) -> None:
    """Take out a field, and what it stood in if nothing is left there."""
    key, *rest = way
    inner = document.get(key)
    if rest and isinstance(inner, dict):
        _drop(inner, rest)
    if not (rest and isinstance(inner, dict) and any(inner.values())):
        document.pop(key, None)
