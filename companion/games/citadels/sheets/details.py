"""The fine print of characters and unique districts: the hints of the screens, and what a screen
computes instead of saying it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message

from .. import reference

# Character → the end of a message that only the sheets say.
CHARACTER_MORE: Mapping[str, str] = {
    # [R ci.char.witch.nobody] [R ci.char.witch.no_build_yet] [R ci.char.witch.king_patrician]
    "witch": "witch",
    # [R ci.char.magistrate.first_paid] [R ci.char.magistrate.build_used]
    # [R ci.char.magistrate.no_duplicate]
    "magistrate": "magistrate",
    # [R ci.char.blackmailer.bribe] [R ci.char.blackmailer.answer_first]
    # [R ci.char.blackmailer.immune]
    "blackmailer": "blackmailer",
    # [R ci.char.king.killed] [R ci.char.king.bewitched] [R ci.char.king.calls]
    "king": "crown",
    # [R ci.char.patrician.killed] [R ci.char.patrician.bewitched] [R ci.char.patrician.calls]
    "patrician": "crown",
    # [R ci.char.emperor.killed] [R ci.char.emperor.killed_no_gain] [R ci.char.witch.emperor]
    "emperor": "emperor",
    # [R ci.char.bishop.killed] [R ci.char.bishop.bewitched]
    "bishop": "bishop",
    # [R ci.char.abbot.several_richest] [R ci.char.abbot.tied_richest]
    "abbot": "abbot",
    # [R ci.char.cardinal.must_build] [R ci.char.cardinal.no_more]
    "cardinal": "cardinal",
    # [R ci.char.alchemist.only_building] [R ci.char.alchemist.needs_gold]
    "alchemist": "alchemist",
    # [R ci.char.navigator.no_build] [R ci.char.navigator.extra]
    "navigator": "navigator",
    # [R ci.char.warlord.not_complete] [R ci.char.warlord.own_allowed]
    "warlord": "warlord",
    # [R ci.char.diplomat.not_complete] [R ci.char.diplomat.no_duplicates]
    # [R ci.char.diplomat.no_return]
    "diplomat": "diplomat",
    # [R ci.char.marshal.barred]
    "marshal": "marshal",
    # [R ci.char.queen.killed_neighbour]
    "queen": "queen",
    # [R ci.char.tax_collector.free_builds] [R ci.char.tax_collector.no_gold]
    # [R ci.char.tax_collector.exempt] [R ci.char.tax_collector.absent]
    # [R ci.char.tax_collector.gold_stays]
    "tax_collector": "tax-collector",
}

# Unique district → the same.
DISTRICT_MORE: Mapping[str, str] = {
    # [R ci.unique.factory.discount]
    "factory": "factory",
    # [R ci.unique.framework.not_confiscated]
    "framework": "unpaid",
    # [R ci.unique.haunted_quarter.not_unique]
    "haunted_quarter": "haunted-quarter",
    # [R ci.unique.ivory_tower.haunted_quarter]
    "ivory_tower": "ivory-tower",
    # [R ci.unique.monument.counts_two]
    "monument": "monument",
    # [R ci.unique.museum.moves]
    "museum": "museum",
    # [R ci.unique.necropolis.not_confiscated]
    "necropolis": "unpaid",
    # [R ci.unique.poor_house.alchemist]
    "poor_house": "poor-house",
    # [R ci.unique.quarry.any_number] [R ci.unique.quarry.only_building]
    "quarry": "quarry",
    # [R ci.unique.school_of_magic.scores_unique] [R ci.unique.school_of_magic.abbot]
    "school_of_magic": "school-of-magic",
    # [R ci.unique.secret_vault.score]
    "secret_vault": "secret-vault",
    # [R ci.unique.stables.confiscated]
    "stables": "stables",
    # [R ci.unique.thieves_den.confiscated]
    "thieves_den": "thieves-den",
}


def character_details(character: str) -> tuple[Message, ...]:
    """What is good to know beyond what it does."""
    _, *fine = (hint.text for hint in reference.character_hints(character))
    return (*fine, *_more(CHARACTER_MORE.get(character)))


def district_details(district: str, players: int) -> tuple[Message, ...]:
    """[R ci.unique.theater.few_players] [R ci.unique.theater.may_look] [R ci.unique.park.witch]
    [R ci.unique.museum.destroyed] The same of a unique district.
    """
    hints = (
        reference.theater_hints(players)
        if district == "theater"
        else reference.district_hints(district)
    )
    _, *fine = (hint.text for hint in hints)
    return (*fine, *_more(DISTRICT_MORE.get(district)))


def _more(key: str | None) -> Iterator[Message]:
    if key is not None:
        yield Message(f"citadels-sheet-more-{key}")
