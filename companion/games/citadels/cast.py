"""The characters and unique districts that are played with, and how the
character cards go round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from companion.engine.game import Dice
from companion.engine.message import Arg, Message
from companion.engine.refusal import Fault

from .tables import (
    BY_RANK,
    CAST_SIZES,
    CHARACTERS,
    CHARACTERS_EACH,
    FACE_DOWN,
    FACE_UP,
    INSTEAD,
    LAST_TAKES_BOTH,
    RANKS,
    SETS,
    UNIQUES,
    UNIQUES_IN_DECK,
    SetName,
)

MOST_NAMED = 3
"""names that are listed of characters too many for a rank"""

# Names


def character_name(character: str) -> Message:
    return Message(f"citadels-character-{character.replace('_', '-')}")


def name_with_rank(character: str) -> Message:
    """Return the name with its rank: "1. Assassin"."""
    rank = CHARACTERS[character].rank
    return Message("citadels-screen-rank-name", rank=rank, character=character_name(character))


def character_does(character: str) -> Message:
    """Return what the character can do, in a sentence or two."""
    return Message(f"citadels-character-{character.replace('_', '-')}-does")


def character_brief(character: str) -> Message:
    """Return what the character can do, at a glance."""
    return Message(f"citadels-character-{character.replace('_', '-')}-brief")


def district_name(district: str) -> Message:
    return Message(f"citadels-district-{district.replace('_', '-')}")


def name_district(district: str | None) -> Message:
    """Return the district's name; for None "a district"."""
    return Message("citadels-a-district") if district is None else district_name(district)


def district_does(district: str) -> Message:
    """Return what a unique district can do, in a sentence or two."""
    return Message(f"citadels-district-{district.replace('_', '-')}-does")


def type_name(type: str) -> Message:
    return Message(f"citadels-type-{type}")


def set_name(set: str) -> Message:
    return Message(f"citadels-set-{set.replace('_', '-')}")


# Characters


def needs_ninth(seats: int) -> bool:
    """[R ci.rank9.three_and_eight] [R ci.first.nine_characters] [R ci.sets.rank9_needed] Return
    whether rank 9 is needed.
    """
    return CAST_SIZES[seats] == (9,)


def may_have_ninth(seats: int) -> bool:
    """[R ci.rank9.four_to_seven] [R ci.sets.rank9_optional] Return whether rank 9 is a choice."""
    return 9 in CAST_SIZES[seats]


def is_allowed(character: str, seats: int) -> bool:
    """[R ci.two.no_emperor] [R ci.rank9.no_queen_below_five] Return whether so many players may use
    the character.
    """
    return seats not in CHARACTERS[character].barred


def instead_of(character: str, seats: int) -> tuple[str, ...]:
    """[R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four]

    Who may take the place of a character that so many cannot use; empty where nobody needs to.
    """
    if is_allowed(character, seats):
        return ()
    return tuple(each for each in INSTEAD.get(character, ()) if is_allowed(each, seats))


def choices(rank: int, seats: int) -> tuple[str, ...]:
    """Return the characters of a rank that so many players may use."""
    return tuple(each for each in BY_RANK[rank] if is_allowed(each, seats))


@cache
def set_cast(name: SetName, seats: int, ninth: bool) -> tuple[str, ...]:
    """[R ci.sets.*] [R ci.first.characters] The characters of a set, in the order of ranks.

    Who cannot be used by so many is replaced by the first that the rulebook names instead. Where
    a ninth is a choice, `ninth` tells whether the set's own joins.
    """
    chosen = SETS[name]
    joins = needs_ninth(seats) or (ninth and may_have_ninth(seats))
    characters = (*chosen.characters, chosen.ninth) if joins else chosen.characters
    return tuple((*instead_of(each, seats), each)[0] for each in characters)


def random_cast(seats: int, ninth: bool, dice: Dice) -> tuple[str, ...]:
    """[R ci.cast.one_per_rank] Draw one character of each rank from those that may be used."""
    joins = needs_ninth(seats) or (ninth and may_have_ninth(seats))
    ranks = RANKS if joins else RANKS[:-1]
    return tuple(dice.choice(choices(rank, seats)) for rank in ranks)


def cast_faults(path: str, cast: Sequence[str], seats: int) -> Iterator[Fault]:
    """[R ci.cast.one_per_rank] [R ci.cast.only_these] [R ci.rank9.*] [R ci.two.*] [R ci.three.*]

    Everything because of which so many cannot play with these characters. `seats` is a number of
    players that the game has.
    """
    known = [each for each in cast if each in CHARACTERS]
    for i, each in enumerate(cast):
        if each not in CHARACTERS:
            message = Message("citadels-fault-unknown-character")
            yield Fault(f"{path}[{i}]", "unknown_character", message)
        elif not is_allowed(each, seats):
            yield Fault(f"{path}[{i}]", "barred", explain_barred(each, seats))
    for rank in RANKS:
        of_rank = tuple(each for each in known if CHARACTERS[each].rank == rank)
        some = of_rank[:MOST_NAMED] or choices(rank, seats)
        names = tuple(character_name(each) for each in some)
        if len(of_rank) > 1:
            message = Message("citadels-fault-one-per-rank", rank=rank, characters=names)
            yield Fault(path, "one_per_rank", message)
        elif not of_rank and rank < RANKS[-1]:
            message = Message("citadels-fault-rank-missing", rank=rank, characters=names)
            yield Fault(path, "rank_missing", message)
        elif not of_rank and needs_ninth(seats):
            message = Message("citadels-fault-ninth-needed", n=seats, characters=names)
            yield Fault(path, "ninth_needed", message)


def explain_barred(character: str, seats: int) -> Message:
    """Return why so many players cannot use the character, and who may replace it."""
    name = character_name(character)
    if CHARACTERS[character].rank == 9 and not may_have_ninth(seats):
        return Message("citadels-fault-no-ninth", n=seats, character=name)
    others = (character_name(each) for each in instead_of(character, seats))
    return Message("citadels-fault-barred", n=seats, character=name, instead=either(*others))


def either(first: Arg, *others: Arg) -> Arg:
    """Return "one, another or a third of these"."""
    for other in others[:-1]:
        first = Message("list-more", first=first, second=other)
    return Message("citadels-either", first=first, second=others[-1]) if others else first


# Unique districts


def random_uniques(dice: Dice) -> tuple[str, ...]:
    """[R ci.cast.fourteen_uniques] Draw fourteen, in the order of the table."""
    drawn = dice.sample(UNIQUES, UNIQUES_IN_DECK)
    return tuple(each for each in UNIQUES if each in drawn)


def unique_faults(path: str, uniques: Sequence[str]) -> Iterator[Fault]:
    """[R ci.cast.fourteen_uniques] [R ci.contents.unique] Yield a fault unless there are fourteen
    different ones.
    """
    seen: set[str] = set()
    for i, each in enumerate(uniques):
        if each not in UNIQUES:
            message = Message("citadels-fault-unknown-unique")
            yield Fault(f"{path}[{i}]", "unknown_unique", message)
        elif each in seen:
            message = Message("citadels-fault-unique-twice", district=district_name(each))
            yield Fault(f"{path}[{i}]", "unique_twice", message)
        seen.add(each)
    if len(uniques) != UNIQUES_IN_DECK:
        message = Message("citadels-fault-fourteen", n=len(uniques), need=UNIQUES_IN_DECK)
        yield Fault(path, "fourteen_uniques", message)


# The characters go round

Discard = Literal["chosen", "random"]


@dataclass(frozen=True, slots=True)
class Draft:
    """One player's part in the selection phase."""

    seat: int
    """counted to the left from the crown holder, who is 0"""
    cards: int
    """cards received to look at"""
    keep: int = 1
    discard: int = 0
    """cards laid face down before the others are passed on; for the last player
    all that are left
    """
    random: bool = False
    """whether the card laid aside is drawn unseen"""
    with_face_down: bool = False
    """whether the card that was discarded first is among those received"""

    @property
    def passes(self) -> int:
        """The number of cards that are passed on."""
        return self.cards - self.keep - self.discard


@dataclass(frozen=True, slots=True)
class Selection:
    """A whole selection phase: what is discarded first, and then who chooses
    from how many cards.
    """

    face_up: int
    face_down: int
    draft: tuple[Draft, ...]


def selection(players: int, characters: int, third_discards: Discard = "chosen") -> Selection:
    """[R ci.selection.by_player_count] [R ci.selection.table_eight] [R ci.selection.table_nine]

    A `KeyError` for a number of players and characters that do not go together.
    """
    face_up = FACE_UP[players, characters]
    dealt = characters - face_up - FACE_DOWN
    if players == 2:
        draft = _two(dealt)
    elif players == 3:
        draft = _three(dealt, third_discards)
    else:
        draft = _many(players, characters, dealt)
    return Selection(face_up, FACE_DOWN, tuple(draft))


def _two(dealt: int) -> Iterator[Draft]:
    """[R ci.two.crown_first] [R ci.two.keep_and_discard] [R ci.two.until_none_left]"""
    yield Draft(0, dealt)
    for seat, cards in ((1, dealt - 1), (0, dealt - 3), (1, dealt - 5)):
        yield Draft(seat, cards, discard=1)


def _three(dealt: int, third_discards: Discard) -> Iterator[Draft]:
    """[R ci.three.crown_first] [R ci.three.others] [R ci.three.last_discards]
    [R ci.three.second_pick] [R ci.three.last_card] [R ci.ruling.three_player_discard]
    """
    last = 3 * CHARACTERS_EACH[3] - 1
    for turn in range(last):
        if turn == 2:
            yield Draft(2, dealt - 2, discard=1, random=third_discards == "random")
        else:
            yield Draft(turn % 3, dealt - turn - (turn > 2))
    yield Draft(2, dealt - last - 1, discard=dealt - last - 2)


def _many(players: int, characters: int, dealt: int) -> Iterator[Draft]:
    """[R ci.selection.crown_first] [R ci.selection.pass_left] [R ci.selection.everyone_one]

    [R ci.selection.last_card] The last one lays the other card face down.
    [R ci.selection.seven_both] [R ci.selection.seven_keeps_one] [R ci.rank9.eight_players] The
    last of seven or eight, to whom a single card comes, chooses from two.
    """
    last = players - 1
    for seat in range(last):
        yield Draft(seat, dealt - seat)
    takes_both = (players, characters) in LAST_TAKES_BOTH
    cards = dealt - last + FACE_DOWN * takes_both
    yield Draft(last, cards, discard=cards - 1, with_face_down=takes_both)
