"""Messages: what is said, before it is said in a language.

Rules and views use messages; only `companion.text` turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name of whoever sits at `seat`. The sitting knows names, the rules do not."""

    seat: int


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """The id of a Fluent message with its arguments, sorted by name.

    An argument is a number, a string that is shown as it is, a seat to be named, another message,
    or several of these, which the language joins with commas and "and".
    """

    id: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, id: str, /, **args: Arg) -> None:
        object.__setattr__(self, "id", id)
        given = tuple(args.items())
        object.__setattr__(self, "args", given if len(given) < 2 else tuple(sorted(given)))

    def __post_init__(self) -> None:
        """Restore seats, messages and tuples after decoding from JSON, which has none of them."""
        object.__setattr__(self, "args", tuple((name, _read(arg)) for name, arg in self.args))


@dataclass(frozen=True, slots=True)
class MessageGroup:
    """Makes the messages whose ids begin alike: `MessageGroup("sheriff-sheet")("players", n=4)`."""

    prefix: str

    def __call__(self, key: str, /, **args: Arg) -> Message:
        return Message(f"{self.prefix}-{key}", **args)


def _read(arg: Any) -> Any:
    match arg:
        case list() | tuple():
            return tuple(map(_read, arg))
        case {"seat": int(seat)}:
            return SeatName(seat)
        case {"id": _, "args": args}:
            return Message(arg["id"], **{name: _read(value) for name, value in args})
        case _:
            return arg


if TYPE_CHECKING:
    Arg = int | str | SeatName | Message | tuple[int | str | SeatName | Message, ...]
else:
    Arg = Any  # msgspec tells no two classes apart that have no tag: see `_read`
