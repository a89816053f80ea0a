"""The one table of the browser's tests: which states of which games are looked at, and for what.

To add a state, write a function `(server, language, seats) -> Sitting` that plays until there, in
`<game>_states.py`, and name it in `STATES` at the end of that file. From then on it is looked at
by every check, at the table and on phones: in `make test` at one size, in one language and theme,
in `make test-all` in all of them. To look at more of it, name it in its game's `dialogs`, `zoomed`
(at twice the size), `narrow` (the narrowest phones) or `in_hand` (a phone is the table).

To add a check, write a function in `checks.js`, named for what it finds, and name it in `TABLE`,
`PHONE` or `DIALOG`; or one over a `Screen` in `checks.py`. Where a check cannot hold, `excused`
says in which states, and why.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from tests.examples import is_thorough

from . import (
    citadels_states,
    condottiere_states,
    dunhuang_states,
    pearls_states,
    sheriff_six,
    sheriff_states,
)
from .conftest import LANGUAGES, TABLES, Server, Sitting
from .looks import LIES, LOOKS

THEMES = ("dark", "light")
HARDEST = "ru"
"""the language with the longest words"""
LONGER = "longer"
"""English, every word two fifths longer: `tests/longer.py`"""

PHONE = (*LIES, *LOOKS, "pageRunsOver", "partsOutOfPlace", "iconsFaint", "saidAgain")
TABLE = (*LIES, *LOOKS, "partsOutOfPlace", "targetsCovered", "seatsOutOfOrder")
DIM = "faintWhileDimmed"
"""takes as long as all others together, as it draws the page anew twice: in `make test` on a third
of the screens
"""
DIALOG = (*LIES, "wordsBroken", "targetsTooClose", "dialogOffItsEdge")

Stage = Callable[[Server, str, int], Sitting]


@dataclass(frozen=True, kw_only=True)
class Game:
    states: Mapping[str, Stage]
    seats: tuple[int, ...]
    """at the table screen; with the first number in each language"""
    people: int = 4
    """where phones and dialogs are looked at"""
    phones: tuple[int, int] = (0, 1)
    rare: Collection[str] = ()
    """states only for `make test-all`"""
    excused: Mapping[str, Collection[str]] = field(default_factory=dict)
    """of a check: these states"""
    excused_dialogs: Mapping[str, Collection[str]] = field(default_factory=dict)
    """of a check: these kinds of dialogs"""
    dialogs: tuple[str, ...] = ()
    """states of which every dialog is opened; of the first one also in `make test`"""
    """where that is in `make test`"""
    dialogs_in: tuple[str, ...] = (HARDEST,)
    whole: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """kinds of dialogs that are seen without scrolling, at a size, or there at the long edges"""
    apart: frozenset[str] = frozenset()
    """slots of moves that are further away, or not there before their step of a turn"""
    zoomed: tuple[str, ...] = ()
    narrow: tuple[str, ...] = ()
    in_hand: tuple[str, ...] = ()
    """where a phone of 360 pixels is the table"""


ASIDE = ("menu", "putright", "settings", "device")
"""dialogs that every sitting has"""

IN_HAND = ("deals", "set_up", "market", "declaration", "verdicts", "debt")

GAMES = {
    "sheriff": Game(
        states=sheriff_states.STATES,
        seats=(5, 3, 4),
        rare=("left", "opposite", "right"),
        # Faults that wait to be mended: with five, what was given for a pass goes under the end of
        # its bag; names of royal goods break in their pictures, but where they are counted.
        excused={"whatLiesUponSomething": ("deals",)},
        excused_dialogs={"wordsBroken": ("other", "offer", "bribe", "inspect")},
        dialogs=("deals", "debt", "stands", "final", "time_up"),
        whole={
            "upright": (*ASIDE, "pay", "final"),
            "upright long": ("more", "debt"),
            "tablet": ("pay", "final"),
        },
        zoomed=("deals", "result"),
        narrow=("verdicts", "market", "deals", "debt"),
        in_hand=(*IN_HAND, "final", "left", "result"),
    ),
    "six": Game(
        states=sheriff_six.STAGES,
        seats=(6,),
        people=6,
        phones=(1, 3),
        # Faults that wait to be mended: what lies in a bag of six goes under the ends of it, and
        # two deputies have no room for names in their buttons.
        excused={
            "whatLiesUponSomething": ("declaration", "verdicts"),
            "wordsCutOff": ("market",),
        },
        # To declare early is for phones.
        apart=frozenset({"declare_early"}),
        dialogs=("loot", "deals", "trade", "final"),
        whole={"upright": ("menu", "final"), "tablet": ("pay", "final"), "wide": ("pay",)},
    ),
    "citadels": Game(
        states=citadels_states.STATES,
        seats=(8, 2, 4),
        people=7,
        rare=citadels_states.ASKED,
        # A fault that waits to be mended: in what rises from a narrow side.
        excused_dialogs={"wordsBroken": ("purse", "take")},
        # Building and destroying come after gathering; districts nobody keeps are asked for last.
        # Phones are dealt to where everybody has one.
        apart=frozenset({"build_said", "build_paid", "deal", "district", "other"}),
        dialogs=("marked", *(one for one in citadels_states.STATES if one != "marked")),
        whole={"upright": ASIDE},
        zoomed=("called", "turn", "result"),
    ),
    "condottiere": Game(
        states=condottiere_states.STATES,
        seats=(6, 2, 3, 4, 5),
        # What is fought over stands twice on the map; without one there are the cards of all.
        excused={"noMoment": condottiere_states.STATES},
        # A fault that waits to be mended: a name of a card breaks in the sheet of a side.
        excused_dialogs={"wordsBroken": ("person",)},
        dialogs=("crowded", "between", "battle"),
        dialogs_in=LANGUAGES,
        whole={"upright": (*ASIDE, "more")},
        zoomed=("map_only", "battle", "result"),
    ),
    "dunhuang": Game(
        states=dunhuang_states.STATES,
        seats=(4, 2, 3),
        rare=dunhuang_states.ARRIVALS,
        # The ring and the plate beside it are turned to whoever acts.
        excused={"noMoment": dunhuang_states.STATES},
        # A fault that waits to be mended: names break in the list of all tiles.
        excused_dialogs={"wordsBroken": ("tiles",)},
        # Taking and abilities come after the camel; what is done by hand lies in the menu.
        apart=frozenset(
            {"ability", "coins", "fetch", "remove", "to_stall", "to_warehouse", "win"}
            | {"from_market", "gain_prestige", "pay", "place"}
            # Whole warehouses are entered by other programs; at the table it goes by good, and
            # prestige and tokens are asked for only where they were not tracked.
            | {"enter", "tell", "turn_by_hand"}
        ),
        dialogs=("crowded", "set_up", "moving", "swapping", "claimed", "final", "light_count"),
        dialogs_in=LANGUAGES,
        whole={"upright": (*ASIDE, "purse"), "tablet long": ("purse",)},
        zoomed=("crowded", "arrived", "result"),
    ),
    "pearls": Game(
        states=pearls_states.STATES,
        # A toy says no moment, nor what to do next.
        excused=dict.fromkeys(("noMoment", "lightElsewhere"), pearls_states.STATES),
        apart=frozenset({"finish", "roll"}),
        seats=tuple(range(8, 1, -1)),
        people=8,
        phones=(3, 0),
        dialogs=("opened",),
    ),
}


@dataclass(frozen=True)
class Row:
    """A state as it is looked at; in `make test-all` at all sizes and in all themes."""

    key: str
    state: str
    seats: int
    language: str
    size: str
    theme: str
    chosen: bool
    """it is the one of this state in `make test`"""
    turn: int
    """of this state among those of its game"""

    @property
    def game(self) -> Game:
        return GAMES[self.key]

    @property
    def is_quick(self) -> bool:
        return self.chosen and self.state not in self.game.rare

    def __str__(self) -> str:
        return f"{self.key}-{self.state}-{self.seats}-{self.language}-{self.size}-{self.theme}"

    def names(self, checks: Collection[str]) -> list[str]:
        """Those of the checks that hold in this state."""
        excused = {name for name, states in self.game.excused.items() if self.state in states}
        if self.turn % 3 and not is_thorough():
            excused.add(DIM)
        return [name for name in checks if name not in excused]


SPREAD = tuple(product(TABLES, LANGUAGES, THEMES))


def rows(seats_of: Callable[[Game], tuple[int, ...]]) -> Iterator[Row]:
    """With the most seats in each language, with fewer in the hardest alone.

    One of each state is chosen, so that all sizes, languages and themes meet.
    """
    for at, (key, game) in enumerate(GAMES.items()):
        tables = seats_of(game)
        languages = LANGUAGES if key == "pearls" else (*LANGUAGES, LONGER)
        for n, state in enumerate(game.states):
            size, spoken, theme = SPREAD[(5 * n + at) % len(SPREAD)]  # 5 does not divide it
            chosen = tables[n % len(tables)], spoken
            for seats, language in product(tables, languages):
                quick = (seats, language) == chosen
                if quick or seats == tables[0] or language == HARDEST:
                    yield Row(key, state, seats, language, size, theme, quick, n)
