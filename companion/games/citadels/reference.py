"""The rules at hand: what people are told at a moment or about a card, and what may be looked up.

Each is a hint: a short text with the place in the rulebook where it stands. A text may say several
rules at once: their marks stand beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.engine.message import Message
from companion.engine.rulebook import Hint, Topic, lessons

from .book import RULEBOOK
from .cast import character_does, character_name, district_does, district_name, set_name
from .options import Options, Tool
from .tables import (
    CHARACTERS,
    CHARACTERS_EACH,
    COMPLETE,
    FACE_DOWN,
    FACE_UP,
    SETS,
    START_CARDS,
    START_GOLD,
    UNIQUES_IN_DECK,
)

Row = tuple[str, str]
"""the end of a message's id, and its rule"""

# What everybody should know before a turn begins.
TURN: tuple[Row, ...] = (
    # [R ci.action.two_parts] [R ci.action.gather_mandatory] [R ci.action.build_optional]
    ("turn", "ci.action.two_parts"),
    ("gather-cards", "ci.action.gather_cards"),
    # [R ci.ability.any_time] [R ci.detail.timing] [R ci.detail.optional]
    ("any-time", "ci.ability.any_time"),
    # [R ci.district.unique_effects] [R ci.district.unique_optional] [R ci.unique.optional]
    # [R ci.unique.own_turn]
    ("uniques", "ci.district.unique_effects"),
)

INCOME: Row = ("income", "ci.ability.gem_colour")  # [R ci.ability.gem_colour]

# Character → where it stands what it can do.
CHARACTER_RULES: Mapping[str, str] = {
    "assassin": "ci.char.assassin.name",
    "witch": "ci.char.witch.what",
    "magistrate": "ci.char.magistrate.what",
    "thief": "ci.char.thief.name",
    "spy": "ci.char.spy.declare",
    "blackmailer": "ci.char.blackmailer.what",
    "magician": "ci.char.magician.one_of_two",
    "wizard": "ci.char.wizard.take",
    "seer": "ci.char.seer.take",
    "king": "ci.char.king.income",
    "emperor": "ci.char.emperor.income",
    "patrician": "ci.char.patrician.income",
    "bishop": "ci.char.bishop.income",
    "abbot": "ci.char.abbot.income",
    "cardinal": "ci.char.cardinal.income",
    "merchant": "ci.char.merchant.income",
    "alchemist": "ci.char.alchemist.refund",
    "trader": "ci.char.trader.income",
    "architect": "ci.char.architect.cards",
    "navigator": "ci.char.navigator.extra",
    "scholar": "ci.char.scholar.seven_cards",
    "warlord": "ci.char.warlord.income",
    "diplomat": "ci.char.diplomat.income",
    "marshal": "ci.char.marshal.income",
    "queen": "ci.char.queen.neighbour",
    "artist": "ci.char.artist.beautify",
    "tax_collector": "ci.char.tax_collector.tax",
}

# Character → what else is good to know while it takes its turn.
CHARACTER_HINTS: Mapping[str, tuple[Row, ...]] = {
    "witch": (("witch-own-uniques", "ci.char.witch.no_foreign_uniques"),),
    "spy": (("spy-cards", "ci.char.spy.cards"),),
    "magician": (
        # [R ci.char.magician.swap] [R ci.char.magician.swap_empty]
        ("magician-swap", "ci.char.magician.swap"),
        # [R ci.char.magician.redraw] [R ci.char.magician.under_deck]
        ("magician-redraw", "ci.char.magician.redraw"),
    ),
    "seer": (("seer-no-cards", "ci.char.seer.no_cards"),),
    "abbot": (("abbot-declare", "ci.char.abbot.declare"),),
    "cardinal": (("cardinal-no-refusal", "ci.char.cardinal.no_refusal"),),
    # [R ci.char.scholar.shuffle_back] [R ci.char.scholar.any_gather]
    "scholar": (("scholar-any-gather", "ci.char.scholar.any_gather"),),
    "warlord": (("warlord-under-deck", "ci.char.warlord.under_deck"),),
    "artist": (("artist-leave-gold", "ci.char.artist.leave_gold"),),
}

# Unique district → where it stands what it can do.
DISTRICT_RULES: Mapping[str, str] = {
    "armory": "ci.unique.armory.destroy",
    "basilica": "ci.unique.basilica.score",
    "capitol": "ci.unique.capitol.score",
    "dragon_gate": "ci.unique.dragon_gate.score",
    "factory": "ci.unique.factory.discount",
    "framework": "ci.unique.framework.free_build",
    "gold_mine": "ci.unique.gold_mine.extra",
    "great_wall": "ci.unique.great_wall.surcharge",
    "haunted_quarter": "ci.unique.haunted_quarter.any_type",
    "imperial_treasury": "ci.unique.imperial_treasury.score",
    "ivory_tower": "ci.unique.ivory_tower.score",
    "keep": "ci.unique.keep.safe",
    "laboratory": "ci.unique.laboratory.gold",
    "library": "ci.unique.library.keep_all",
    "map_room": "ci.unique.map_room.score",
    "monument": "ci.unique.monument.counts_two",
    "museum": "ci.unique.museum.store",
    "necropolis": "ci.unique.necropolis.sacrifice",
    "observatory": "ci.unique.observatory.three",
    "park": "ci.unique.park.draw",
    "poor_house": "ci.unique.poor_house.gold",
    "quarry": "ci.unique.quarry.duplicates",
    "school_of_magic": "ci.unique.school_of_magic.income",
    "secret_vault": "ci.unique.secret_vault.score",
    "smithy": "ci.unique.smithy.cards",
    "stables": "ci.unique.stables.no_build_used",
    "statue": "ci.unique.statue.score",
    "theater": "ci.unique.theater.swap",
    "thieves_den": "ci.unique.thieves_den.pay_cards",
    "wishing_well": "ci.unique.wishing_well.score",
}

# Unique district → its fine print.
DISTRICT_HINTS: Mapping[str, tuple[Row, ...]] = {
    "museum": (("museum-destroyed", "ci.unique.museum.destroyed"),),
    "park": (("park-witch", "ci.unique.park.witch"),),
}

# Set → what it is like.
# [R ci.sets.aristocrats.style] [R ci.sets.agents.style] [R ci.sets.emissaries.style]
# [R ci.sets.dignitaries.style] [R ci.sets.delegates.style] [R ci.sets.nobles.style]
SET_RULES: Mapping[str, str] = {
    "first_game": "ci.first.only_these",
    "ambitious_aristocrats": "ci.sets.aristocrats.style",
    "cunning_agents": "ci.sets.agents.style",
    "illustrious_emissaries": "ci.sets.emissaries.style",
    "devious_dignitaries": "ci.sets.dignitaries.style",
    "tenacious_delegates": "ci.sets.delegates.style",
    "vicious_nobles": "ci.sets.nobles.style",
}


def checklist(options: Options, seats: int) -> tuple[Hint, ...]:
    """[R ci.setup.*] Return what the people do before the first round."""
    # [R ci.intro.aim] [R ci.intro.build]
    set_up = [make_hint("aim", "ci.intro.aim", n=COMPLETE[seats]), *_which_cards(options)]
    # [R ci.setup.tokens] [R ci.setup.tokens_show_cast]
    set_up.append(make_hint("tokens", "ci.setup.tokens", n=len(options.cast_for(seats))))
    # [R ci.setup.shuffle] [R ci.cast.deck]
    set_up.append(make_hint("shuffle", "ci.setup.shuffle", n=UNIQUES_IN_DECK))
    set_up.append(make_hint("hand", "ci.setup.hand", n=START_CARDS))
    # [R ci.setup.deck] [R ci.setup.bank] [R ci.contents.gold]
    app = "-app" if options.has(Tool.BANK) and options.purse == "app" else ""
    set_up.append(make_hint(f"bank{app}", "ci.setup.bank"))
    # [R ci.setup.stash] [R ci.setup.gold]
    set_up.append(make_hint(f"stash{app}", "ci.setup.stash", n=START_GOLD))
    # [R ci.setup.oldest_cards] [R ci.setup.oldest_crown]
    set_up.append(make_hint("oldest", "ci.setup.oldest_cards"))
    # [R ci.ability.know_first] [R ci.contents.reference]
    set_up.append(make_hint("know-first", "ci.ability.know_first"))
    return tuple(set_up)


def _which_cards(options: Options) -> tuple[Hint, ...]:
    """Return which cards go into the game and which stay in the box."""
    chosen = set_hint(options.set)
    if options.cast or options.uniques:
        # [R ci.cast.after_first] [R ci.cast.uniques_to_box]
        return (make_hint("own-cards", "ci.cast.after_first"),)
    if options.set == "first_game":
        # [R ci.first.only_these] [R ci.first.rest_unused]
        # [R ci.first.experienced] [R ci.setup.first_only]
        return (chosen, make_hint("experienced", "ci.first.experienced"))
    # [R ci.sets.offer] [R ci.cast.uniques_to_box]
    return (chosen, make_hint("set-cards", "ci.sets.offer", set=set_name(options.set)))


def set_hint(name: str) -> Hint:
    """Return what a set is like."""
    return RULEBOOK.hint(Message(f"{set_name(name).id}-style"), SET_RULES[name])


def set_hints() -> tuple[Hint, ...]:
    """[R ci.sets.offer] Return what each set is like, in the order of the book."""
    return tuple(set_hint(name) for name in SETS)


def selection_hints(options: Options, seats: int) -> tuple[Hint, ...]:
    """Return what is good to know while characters are chosen."""
    cast = options.cast_for(seats)
    # [R ci.round.selection] [R ci.intro.pick] [R ci.round.abilities] [R ci.few.two_characters]
    told = [make_hint("selection", "ci.round.selection", n=CHARACTERS_EACH[seats])]
    told.append(make_hint("shuffle-characters", "ci.selection.shuffle"))
    # [R ci.selection.face_up] [R ci.selection.face_down] [R ci.selection.out_this_round]
    up, down = FACE_UP[seats, len(cast)], FACE_DOWN
    key = "lay-out" if up else "lay-down"
    told.append(make_hint(key, "ci.selection.face_down", up=up, down=down))
    if up:
        # [R ci.selection.rank4_replaced] [R ci.char.king.never_face_up]
        # [R ci.char.emperor.never_face_up] [R ci.char.patrician.never_face_up]
        told.append(make_hint("rank4-replaced", "ci.selection.rank4_replaced"))
    if "theater" in options.uniques_in_deck:
        told += theater_hints(seats)
    return tuple(told)


def theater_hints(seats: int) -> tuple[Hint, ...]:
    """[R ci.unique.theater.swap] [R ci.unique.theater.may_look] [R ci.unique.theater.few_players]
    Return what the Theater's owner may do when all have chosen.
    """
    few = (make_hint("theater-few", "ci.unique.theater.few_players"),) if seats < 4 else ()
    look = make_hint("theater-look", "ci.unique.theater.may_look")
    return (*district_hints("theater"), *few, look)


def calling_hints(cast: Iterable[str]) -> tuple[Hint, ...]:
    """Return what is good to know while ranks are called."""
    told = [make_hint("action", "ci.round.action")]
    if "assassin" in cast:
        told.append(make_hint("silent", "ci.char.assassin.silent"))
    return tuple(told)


def turn_hints(character: str) -> tuple[Hint, ...]:
    """What is good to know on a character's turn, the character first.

    [R ci.char.magistrate.what] [R ci.char.blackmailer.what] [R ci.char.witch.what]
    [R ci.char.spy.declare] [R ci.char.magician.one_of_two] [R ci.char.patrician.income]
    [R ci.char.cardinal.income] [R ci.char.architect.cards] [R ci.char.scholar.seven_cards]
    are what these characters do.
    """
    income = (INCOME,) if CHARACTERS[character].income else ()
    return (*character_hints(character), *_hints((*income, *TURN)))


def general_hints() -> tuple[Hint, ...]:
    """Return what everybody should know before a turn begins."""
    return _hints((*TURN, INCOME))


def character_hints(character: str) -> tuple[Hint, ...]:
    """Return what a character does, and its fine print."""
    does = RULEBOOK.hint(character_does(character), CHARACTER_RULES[character])
    return (does, *_hints(CHARACTER_HINTS.get(character, ())))


def district_hints(district: str) -> tuple[Hint, ...]:
    """What a unique district does, and its fine print.

    [R ci.unique.library.keep_all] [R ci.unique.observatory.three] [R ci.unique.museum.store]
    [R ci.unique.park.draw] are what these districts do.
    """
    does = RULEBOOK.hint(district_does(district), DISTRICT_RULES[district])
    return (does, *_hints(DISTRICT_HINTS.get(district, ())))


def _hints(rows: Iterable[Row]) -> tuple[Hint, ...]:
    return tuple(make_hint(text, rule) for text, rule in rows)


def make_hint(text: str, rule: str, **args: int | Message) -> Hint:
    """Return one of these texts with its place in the book."""
    return RULEBOOK.hint(Message(f"citadels-hint-{text}", **args), rule)


USUAL_SEATS = 5
"""the number of players while nobody sits there yet"""


def topics() -> tuple[Topic, ...]:
    options = Options()
    steps = {
        "setup": checklist(options, USUAL_SEATS),
        "selection": selection_hints(options, USUAL_SEATS),
        "call": calling_hints(options.cast_for(USUAL_SEATS)),
        "turn": general_hints(),
        "sets": set_hints(),
    }
    return (
        *(Topic(Message(f"citadels-topic-{key}"), hints) for key, hints in steps.items()),
        *(
            Topic(character_name(each), character_hints(each), f"citadels_{each}")
            for each in CHARACTER_RULES
        ),
        *(
            Topic(district_name(each), district_hints(each), f"citadels_{each}")
            for each in DISTRICT_RULES
        ),
    )


LESSONS = lessons(
    "citadels",
    (
        (
            "trophy",
            "citadels_type_noble",
            "citadels_type_religious",
            "citadels_type_trade",
            "citadels_type_military",
        ),
        ("citadels_crown", "citadels_thief", "citadels_king", "citadels_merchant"),
        ("citadels_call", "citadels_assassin", "citadels_bishop", "citadels_warlord"),
        ("citadels_gold", "card", "card"),
        ("citadels_type_trade", "citadels_gold", "citadels_gold"),
        ("citadels_killed", "citadels_assassin", "citadels_thief", "citadels_magician"),
        ("flag", "citadels_type_noble", "citadels_type_trade", "citadels_type_unique"),
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
