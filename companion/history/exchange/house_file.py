"""The whole house as one document, `house.json`: everything but keys and tokens.

The logs of finished sittings are inside, without what never turned up. A chain of checksums as in
`export_format` runs over what stands before the plays, and then over each of them: `closing` is the
last. What is cut or damaged is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, NoReturn

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.sittings import ExportedSitting
from companion.sittings.chronicle import ChronicleDocument
from companion.sittings.export_format import Moment, chain_hash
from companion.text import LANGUAGES

from .json_pieces import NotJsonError, split_object

FORMAT = 1
"""goes up when the document changes its shape or its meaning"""
_PLAYS = b'"plays"'
_BEGINS = re.compile(rb'\s{0,99}\{\s{0,99}"house"\s{0,99}:\s{0,99}(?P<version>\d{0,4})')

PersonId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Number = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class HousePerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    merged_into: PersonId | None
    seen_at: Moment
    sign: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    """beyond those that there are in older files, from a table of more people"""
    language: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None


class HouseSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: Annotated[str, msgspec.Meta(max_length=200)]
    person: PersonId | None
    forgotten: bool
    place: Annotated[int, msgspec.Meta(ge=0, le=100)]
    total: Number
    winner: bool
    facts: dict[str, Number]
    scored: bool = True
    foreign_id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class HousePlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result with everything that is stored of it."""

    code: str
    play: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    source: Annotated[str, msgspec.Meta(max_length=12)]
    game: str
    options: dict[str, Any]
    started_at: Moment
    ended_at: Moment
    played_for: Moment | None
    decided_by: Annotated[str, msgspec.Meta(max_length=60)]
    scored: bool
    counts: bool
    corrected_at: Moment | None
    sheet: dict[str, Any]
    seats: Annotated[tuple[HouseSeat, ...], msgspec.Meta(min_length=1, max_length=12)]
    chronicle: ChronicleDocument | None
    log: ExportedSitting | None


class HouseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The document; its plays are still undecoded, to be read one by one."""

    house: int
    written_at: Moment
    settings: dict[str, str]
    people: tuple[HousePerson, ...]
    closing: str
    plays: tuple[bytes, ...] = ()


def is_house(body: bytes) -> bool:
    return _BEGINS.match(body) is not None


def write_house(
    written_at: int,
    settings: dict[str, str],
    people: tuple[HousePerson, ...],
    plays: Iterable[HousePlay],
) -> Iterator[bytes]:
    """Yield the document piece by piece."""
    head = _head(FORMAT, written_at, settings, people)
    last = chain_hash("", head)
    yield msgspec.json.encode(head)[:-1] + b',"plays":['
    for at, play in enumerate(plays):
        last = chain_hash(last, play)
        yield (b"," if at else b"") + msgspec.json.encode(play)
    yield b'],"closing":"' + last.encode() + b'"}'


def read(body: bytes) -> HouseFile:
    """Decode the document and check its chain. Raises FaultyError."""
    try:
        begins = _BEGINS.match(body)  # nobody else has a turn while a value is decoded
        if begins is not None and begins["version"] not in (b"", b"%d" % FORMAT):
            _refuse("unknown_format", Message("history-import-house-format"))
        members, lists = split_object(body, (_PLAYS,))
        head = msgspec.json.decode(b"{%b}" % b",".join(members), type=HouseFile)
        file = msgspec.structs.replace(head, plays=tuple(lists[_PLAYS]))
        last = chain_hash("", _head(file.house, file.written_at, file.settings, file.people))
        for play in file.plays:
            last = chain_hash(last, msgspec.json.decode(play))
    except (msgspec.DecodeError, NotJsonError, RecursionError):
        _refuse("damaged", Message("history-import-house-damaged"))
    if last != file.closing:
        _refuse("damaged", Message("history-import-house-damaged"))
    return file


def play(raw: bytes) -> HousePlay | None:
    """Decode a play; None if it is none."""
    try:
        return msgspec.json.decode(raw, type=HousePlay)
    except msgspec.DecodeError:
        return None


def _head(
    version: int, written_at: int, settings: dict[str, str], people: tuple[HousePerson, ...]
) -> dict[str, Any]:
    head: dict[str, Any] = msgspec.to_builtins(
        {"house": version, "written_at": written_at, "settings": settings, "people": people}
    )
    return head


def _refuse(code: str, message: Message) -> NoReturn:
    raise FaultyError((Fault("", code, message),)) from None
