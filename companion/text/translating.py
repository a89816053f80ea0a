"""For whoever translates: every string in English, where it stands and how long it may be.

A language is a folder of files beside `en`: `catalogue/fr/` and `games/<game>/text/fr/`. Nothing
else has to be told of it: it can be chosen from then on, and what it lacks is said in English.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from .catalogue import ENTRY, sources, split

LONGER = 1.4
"""as long as a translation may be, in lengths of the English"""
SHORT = 4
"""letters that even the shortest word may be longer"""

_COMMENT = re.compile(r"^(#{1,3}) ?(.*)$")
_PLACEABLE = re.compile(r"\{[^{}]*\}|\{[^{}]*->|\}\s*$")


@dataclass(frozen=True, slots=True)
class Entry:
    """A string to be translated."""

    path: str
    """the file within the package that it belongs in"""
    id: str
    english: str
    place: str
    """where it stands: the comments of its file, of its group and its own"""
    room: int
    """letters, without those of what is put in"""


def entries(missing: str | None = None, *, language: str = "en") -> Iterator[Entry]:
    """In the order of the files; with `missing`, those that this language does not have."""
    there = _ids(missing) if missing else frozenset()
    for path, text in sources("en"):
        places = dict(_places(text))
        for name, source in split(text):
            if name not in there:
                place = " · ".join(places[name])
                where = path.replace("/en/", f"/{missing or language}/")
                yield Entry(where, name, source.rstrip(), place, room(source))


def room(source: str) -> int:
    """How many letters a translation may have, by the longest form of the English."""
    value = source.partition("=")[2]
    forms = re.split(r"\n\s*\*?\[\w+\]", _PLACEABLE.sub("", value))
    longest = max(len(" ".join(form.split())) for form in forms)
    return max(longest + SHORT, math.ceil(longest * LONGER))


def _places(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each entry with the comments that it stands under."""
    head: list[str] = []
    group = ""
    own: list[str] = []
    begun = False
    for line in text.split("\n"):
        if comment := _COMMENT.match(line):
            marks, said = comment[1], comment[2]
            if len(marks) > 1:
                group, own = said, []
            elif begun:
                own.append(said)
            else:
                head.append(said)
            continue
        if entry := ENTRY.match(line):
            begun = True
            yield entry[1], tuple(one for one in (" ".join(head), group, " ".join(own)) if one)
            own = []
        elif not line.strip():
            begun = True


def _ids(language: str) -> frozenset[str]:
    """What a language has, be it one of ours or one that somebody has just begun."""
    package = files("companion")
    found: set[str] = set()
    for path, _ in sources("en"):
        other = package / path.replace("/en/", f"/{language}/")
        if other.is_file():
            found |= {name for name, _ in split(other.read_text("utf-8"))}
    return frozenset(found)
