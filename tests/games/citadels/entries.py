"""Final entries in few words, for the tests of the score."""

import msgspec

from companion.games.citadels.scoring import SCORING

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fil", "Gus", "Hai")

SEVEN = "manor castle tavern market docks harbor temple"
"""complete from four players on, worth 18, three types, nothing but its costs"""


def built(word):
    """`museum`, `museum+` (beautified), `museum*3` (three cards under it)"""
    district, _, under = word.partition("*")
    return {
        "district": district.rstrip("+"),
        "beautified": "+" in word,
        "cards_under": int(under or 0),
    }


def city(words):
    return [built(word) for word in words.split()]


def holdings(words="", **held):
    return {"city": city(words)} | held


def document(*players, options=None, killed=None, seats=4):
    """Who is not given has nothing."""
    while len(players) < seats:
        players = (*players, holdings())
    named = [{"name": name} | held for name, held in zip(NAMES, players, strict=False)]
    return {"players": named, "options": options or {}, "killed": killed}


def entry(*players, **choices):
    return msgspec.convert(document(*players, **choices), SCORING.entry)


def sheet(*players, **choices):
    """The score sheet of a table where nothing is impossible."""
    given = entry(*players, **choices)
    assert SCORING.check(given) == ()
    return SCORING.score(given)


def faults(*players, **choices):
    return {(fault.path, fault.code) for fault in SCORING.check(entry(*players, **choices))}


def lines(scored, who=0):
    """Key → points, of one player."""
    return {line.key: line.points for line in scored.players[who].lines}


def points(scored, key, who=0):
    return lines(scored, who).get(key, 0)


def totals(scored):
    return [player.total for player in scored.players]


def notes(scored):
    return [note.id for note in scored.notes]


def warned(scored):
    return {(warning.path, warning.code) for warning in scored.warnings}
