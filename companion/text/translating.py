"""For translators: every English string, where it is shown and how long a translation may be.

A language is a folder of files beside `en`: `locales/fr/` and `games/<game>/text/fr/`. With these
it can be chosen; what it lacks is shown in English.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from .catalogue import ENTRY, sources, split

LONGER = 1.4
"""length of a translation at most, as a ratio to the English"""
SHORT = 4
"""letters that even a short translation may be longer"""

_COMMENT = re.compile(r"^(#{1,3}) ?(.*)$")
_PLACEABLE = re.compile(r"\{[^{}]*\}|\{[^{}]*->|\}\s*$")


@dataclass(frozen=True, slots=True)
class Entry:
    """A string to be translated."""

    path: str
    """the file within the package where the translation belongs"""
    id: str
    english: str
    place: str
    """where it is shown: the comments of its file, of its group and its own"""
    room: int
    """letters at most, without placeholders"""


def entries(missing: str | None = None) -> Iterator[Entry]:
    """List all strings; with `missing`, only those that this language lacks."""
    there = _ids(missing) if missing else frozenset()
    for path, text in sources("en"):
        places = dict(_places(text))
        for name, source in split(text):
            if name not in there:
                place = " · ".join(places[name])
                where = path.replace("/en/", f"/{missing or 'en'}/")
                yield Entry(where, name, source.rstrip(), place, room(source))


def room(source: str) -> int:
    """Return how many letters a translation may have, by the longest form of the English."""
    value = source.partition("=")[2]
    forms = re.split(r"\n\s*\*?\[\w+\]", _PLACEABLE.sub("", value))
    longest = max(len(" ".join(form.split())) for form in forms)
    return max(longest + SHORT, math.ceil(longest * LONGER))


def _places(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name of each entry with the comments of its file, of its group and its own."""
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
    """Return the ids that a language has; it may be one that somebody has just begun."""
    package = files("companion")
    found: set[str] = set()
    for path, _ in sources("en"):
        other = package / path.replace("/en/", f"/{language}/")
        if other.is_file():
            found |= {name for name, _ in split(other.read_text("utf-8"))}
    return frozenset(found)
