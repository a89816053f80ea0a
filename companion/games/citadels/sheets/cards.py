"""Reference cards: every character and every unique district, with its fine print.

The fine print is the hints of the screens, and what a screen computes instead of saying it. What is
about somebody who is not in the game is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, SheetChoices
from companion.engine.rulebook import Hint

from .. import reference
from ..book import RULEBOOK
from ..cast import character_does, character_name, district_does, district_name, type_name
from ..reference import CHARACTER_RULES, DISTRICT_RULES
from ..tables import CHARACTERS, DISTRICTS, VAULT, Character, Type
from .aid import TONES, gather_and_build, tone_of
from .head import cards_about, characters, head, says, uniques

Row = tuple[str, tuple[str, ...]]
"""the end of a message that only sheets have, and the cards of which one has to be in the game for
it; empty: it always matters
"""

ALWAYS = ()

_CROWN: tuple[Row, ...] = (
    ("crown", ALWAYS),  # [R ci.char.king.calls] [R ci.char.patrician.calls]
    ("crown-killed", ("assassin",)),  # [R ci.char.king.killed] [R ci.char.patrician.killed]
    # [R ci.char.king.bewitched] [R ci.char.patrician.bewitched]
    ("crown-bewitched", ("witch",)),
)
_UNPAID: Row = ("unpaid", ("magistrate",))

MORE: Mapping[str, tuple[Row, ...]] = {
    "witch": (
        ("witch", ALWAYS),  # [R ci.char.witch.no_build_yet] [R ci.char.witch.nobody]
        ("witch-crown", ("king", "patrician")),  # [R ci.char.witch.king_patrician]
    ),
    # [R ci.char.magistrate.first_paid] [R ci.char.magistrate.build_used]
    "magistrate": (("magistrate", ALWAYS),),  # [R ci.char.magistrate.no_duplicate]
    # [R ci.char.blackmailer.bribe] [R ci.char.blackmailer.answer_first]
    # [R ci.char.blackmailer.immune]
    "blackmailer": (("blackmailer", ALWAYS),),
    "king": _CROWN,
    "patrician": _CROWN,
    "emperor": (
        # [R ci.char.emperor.killed] [R ci.char.emperor.killed_no_gain]
        ("emperor-killed", ("assassin",)),
        ("emperor-bewitched", ("witch",)),  # [R ci.char.witch.emperor]
    ),
    "bishop": (
        ("bishop-killed", ("assassin",)),  # [R ci.char.bishop.killed]
        ("bishop-bewitched", ("witch",)),  # [R ci.char.bishop.bewitched]
    ),
    # [R ci.char.abbot.several_richest] [R ci.char.abbot.tied_richest]
    "abbot": (("abbot", ALWAYS),),
    # [R ci.char.cardinal.must_build] [R ci.char.cardinal.no_more]
    "cardinal": (("cardinal", ALWAYS),),
    # [R ci.char.alchemist.only_building] [R ci.char.alchemist.needs_gold]
    "alchemist": (("alchemist", ALWAYS),),
    # [R ci.char.navigator.no_build] [R ci.char.navigator.extra]
    "navigator": (("navigator", ALWAYS),),
    # [R ci.char.warlord.not_complete] [R ci.char.warlord.own_allowed]
    "warlord": (("warlord", ALWAYS),),
    # [R ci.char.diplomat.not_complete] [R ci.char.diplomat.no_duplicates]
    "diplomat": (("diplomat", ALWAYS),),  # [R ci.char.diplomat.no_return]
    "marshal": (("marshal", ALWAYS),),  # [R ci.char.marshal.barred]
    "queen": (("queen", ("assassin",)),),  # [R ci.char.queen.killed_neighbour]
    # [R ci.char.tax_collector.free_builds] [R ci.char.tax_collector.no_gold]
    # [R ci.char.tax_collector.exempt] [R ci.char.tax_collector.absent]
    # [R ci.char.tax_collector.gold_stays]
    "tax_collector": (
        ("tax-collector", ALWAYS),
        ("tax-collector-other", ("few_players",)),  # [R ci.char.tax_collector.other_character]
        ("tax-collector-confiscated", ("magistrate",)),  # [R ci.char.tax_collector.confiscated]
    ),
    "factory": (("factory", ALWAYS),),  # [R ci.unique.factory.discount]
    "framework": (_UNPAID,),  # [R ci.unique.framework.not_confiscated]
    "haunted_quarter": (("haunted-quarter", ALWAYS),),  # [R ci.unique.haunted_quarter.not_unique]
    # [R ci.unique.ivory_tower.haunted_quarter]
    "ivory_tower": (("ivory-tower", ("haunted_quarter",)),),
    "monument": (("monument", ALWAYS),),  # [R ci.unique.monument.counts_two]
    "museum": (("museum", ("diplomat", "marshal")),),  # [R ci.unique.museum.moves]
    "necropolis": (_UNPAID,),  # [R ci.unique.necropolis.not_confiscated]
    "poor_house": (("poor-house", ("alchemist",)),),  # [R ci.unique.poor_house.alchemist]
    # [R ci.unique.quarry.any_number] [R ci.unique.quarry.only_building]
    "quarry": (("quarry", ALWAYS),),
    # [R ci.unique.school_of_magic.scores_unique]
    "school_of_magic": (("school-of-magic", ALWAYS),),
    "secret_vault": (("secret-vault", ALWAYS),),  # [R ci.unique.secret_vault.score]
    "stables": (("stables", ("magistrate",)),),  # [R ci.unique.stables.confiscated]
    # [R ci.unique.thieves_den.confiscated]
    "thieves_den": (("thieves-den", ("magistrate",)),),
}
"""character or unique district → further fine print"""

ABOUT = {"ci.unique.park.witch": "witch"}
"""rule of a hint → the card that has to be in the game for it"""

NO_NUMBER = "–"
"""the cost of the Secret Vault, which has none"""


def character_details(character: str, there: Collection[str]) -> tuple[Message, ...]:
    """Return the fine print of a character. `there` are the characters and unique districts in the
    game.
    """
    return tuple(_details(character, reference.character_hints(character), there))


def district_details(district: str, players: int, there: Collection[str]) -> tuple[Message, ...]:
    """[R ci.unique.theater.few_players] [R ci.unique.theater.may_look] [R ci.unique.park.witch]
    [R ci.unique.museum.destroyed] The same of a unique district.
    """
    if district == "theater":
        return tuple(_details(district, reference.theater_hints(players), there))
    return tuple(_details(district, reference.district_hints(district), there))


def _details(card: str, hints: tuple[Hint, ...], there: Collection[str]) -> Iterator[Message]:
    """Return a card's fine print, without the first hint, which is what it does."""
    for hint in hints[1:]:
        if ABOUT.get(hint.rule, card) in there:
            yield hint.text
    for key, about in MORE.get(card, ()):
        if not about or any(each in there for each in about):
            yield says(f"more-{key}")


def cost(district: str) -> int | str:
    """[R ci.unique.secret_vault.never_built]"""
    return NO_NUMBER if district == VAULT else DISTRICTS[district].cost


def cards(choices: SheetChoices) -> Cards:
    """[R ci.contents.characters] [R ci.contents.unique] Return the cards in play, or all that there
    are, with the fine print on their backs.
    """
    there = cards_about(choices)
    return Cards(
        head(choices),
        (
            *(_character(CHARACTERS[each], there) for each in characters(choices)),
            *(_unique(each, choices.players, there) for each in uniques(choices)),
        ),
        (_turn(),),
        choices.players,
    )


def _turn() -> Card:
    """[R ci.action.two_parts] What everybody does, whoever they are."""
    plates = gather_and_build().plates
    lines = (line for plate in plates for line in (plate.title, *plate.lines))
    return Card(says("turn"), says("at-a-glance"), tuple(filter(None, lines)), "hourglass")


def _character(row: Character, there: Collection[str]) -> Card:
    return Card(
        character_name(row.id),
        says("character"),
        (character_does(row.id),),
        f"citadels_{row.id}",
        row.rank,
        tuple(_figures(row)),
        _back_lines(character_details(row.id, there), CHARACTER_RULES[row.id]),
        tone_of(row.id),
    )


def _back_lines(details: tuple[Message, ...], rule: str) -> tuple[Message, ...]:
    """Its fine print, and where the book tells more; nothing where there is none."""
    return (*details, RULEBOOK.reference(rule)) if details else ()


def _figures(row: Character) -> Iterator[Figure]:
    """[R ci.ability.income] [R ci.action.build_one]"""
    if row.income is not None:
        label = says(f"pays-{row.pays}", type=type_name(row.income))
        yield Figure(1, label, f"citadels_type_{row.income.value}")
    if row.id != "witch":
        yield Figure(row.builds, says("builds"), "citadels_castle")


def _unique(district: str, players: int, there: Collection[str]) -> Card:
    return Card(
        district_name(district),
        says("unique"),
        (district_does(district),),
        f"citadels_{district}",
        cost(district),
        back=_back_lines(district_details(district, players, there), DISTRICT_RULES[district]),
        tone=TONES[Type.UNIQUE],
    )
