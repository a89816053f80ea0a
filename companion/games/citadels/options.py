"""Options: cast, districts, tools and rulings, chosen before the game and partly changed later."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from companion.engine.checks import check_between, player_count
from companion.engine.message import Message
from companion.engine.purse import PurseOptions
from companion.engine.refusal import Fault

from .cast import Discard, cast_faults, set_cast, unique_faults
from .tables import CHARACTERS, SEATS, SETS, SetName

Pace = Literal["slow", "steady", "brisk"]
Calls = Literal["by_itself", "by_hand"]
Kept = Literal["kept", "judged", "first_only"]

PACE_MS: dict[Pace, int] = {"slow": 8_000, "steady": 5_000, "brisk": 2_500}
"""pace → milliseconds that a called rank is waited for"""
KILLED_MS = 2_000
"""the most milliseconds that a killed rank is waited for"""

THINKING_SECONDS = (10, 300)
"""the seconds for each seat that a table may choose; 0 is without a limit"""


class Tool(StrEnum):
    """What the companion does for the table; each tool works alone. The score can always be
    counted.
    """

    CALLER = "caller"
    """calls the characters, and knows whose turn it is, what is marked, who has the crown"""
    SELECTION = "selection"
    """says who takes how many character cards"""
    BANK = "bank"
    """keeps everybody's gold"""
    CITIES = "cities"
    """keeps everybody's districts: income, prices and the end score come from them"""
    HANDS = "hands"
    """keeps the number of cards in everybody's hand"""


LIGHT = (Tool.CALLER, Tool.SELECTION)
KEPT = (Tool.BANK, Tool.CITIES, Tool.HANDS)
"""the tools that keep what a turn changes"""


class Options(PurseOptions, frozen=True, forbid_unknown_fields=True):
    game = "citadels"

    set: SetName = "first_game"
    """[R ci.sets.offer] characters and unique districts, where the next two do not say otherwise"""
    cast: tuple[str, ...] = ()
    """[R ci.cast.one_per_rank] the table's own characters; empty: those of the set"""
    ninth: bool = False
    """[R ci.rank9.four_to_seven] whether the set's rank 9 joins where that is a choice"""
    uniques: tuple[str, ...] = ()
    """[R ci.cast.fourteen_uniques] the table's own unique districts; empty: those of the set"""
    tools: tuple[Tool, ...] = LIGHT
    seconds_per_seat: int = 0
    """to think about a character; 0: without a limit"""
    pace: Pace = "steady"
    """how fast characters are called"""
    calls: Calls = "by_itself"
    """whether a rank that nobody answers to is passed over after the pace, or by hand"""
    three_player_discard: Discard = "chosen"
    """[R ci.ruling.three_player_discard]"""
    own_completed_city: bool = False
    """[R ci.ruling.own_completed_city] whether the Warlord may destroy districts of
    their own complete city"""
    completion_kept: Kept = "kept"
    """[R ci.ruling.completion_kept] what a complete city that shrank again scores for that:
    `kept` what it did before, `judged` nothing, `first_only` nothing but for the first"""
    tie_killed: bool = True
    """[R ci.ruling.tie_killed] whether a killed character counts when tied players compare"""
    unique_counts_for_capitol: bool = True
    """[R ci.ruling.unique_counts_for_capitol]"""
    vault_counts_for_map_room: bool = True
    """[R ci.ruling.vault_for_map_room]"""

    def cast_for(self, seats: int) -> tuple[str, ...]:
        """Return the characters that so many play with, in the order of ranks."""
        if self.cast:
            return tuple(sorted(self.cast, key=lambda each: CHARACTERS[each].rank))
        return set_cast(self.set, seats, self.ninth)

    @property
    def uniques_in_deck(self) -> tuple[str, ...]:
        """The fourteen unique districts that are played with."""
        return self.uniques or SETS[self.set].uniques


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R ci.intro.players] Return a fault for every option that does not fit."""
    faults = [*player_count("seats", seats, *SEATS)]
    if options.cast and not faults:
        faults += cast_faults("options.cast", options.cast, seats)
    if options.uniques:
        faults += unique_faults("options.uniques", options.uniques)
    if options.seconds_per_seat:
        path = "options.seconds_per_seat"
        faults += check_between(path, options.seconds_per_seat, *THINKING_SECONDS)
    return tuple(faults)


def decision(switch: str, choice: bool | str) -> Message:
    """Return the words for a decision of the table. `switch` is an option's name."""
    chosen = choice if isinstance(choice, str) else ("yes" if choice else "no")
    chosen = chosen.replace("_", "-")
    return Message(f"citadels-ruling-{switch.replace('_', '-')}-{chosen}")


def decisions(options: Options, seats: int) -> tuple[Message, ...]:
    """[R ci.ruling.three_player_discard] [R ci.ruling.own_completed_city]
    [R ci.ruling.completion_kept] [R ci.ruling.tie_killed]
    [R ci.ruling.unique_counts_for_capitol] [R ci.ruling.vault_for_map_room]

    Every ruling that a table may decide otherwise and that can matter with these cards.
    """
    cast, uniques = options.cast_for(seats), options.uniques_in_deck
    matters = {
        "three_player_discard": seats == 3,
        "own_completed_city": "warlord" in cast,
        "completion_kept": True,
        "tie_killed": "assassin" in cast,
        "unique_counts_for_capitol": "capitol" in uniques,
        "vault_counts_for_map_room": {"map_room", "secret_vault"} <= set(uniques),
    }
    return tuple(decision(one, getattr(options, one)) for one, does in matters.items() if does)
