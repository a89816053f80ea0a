"""How a table decides what the rulebook leaves open, in words."""

from __future__ import annotations

from companion.engine.message import Message

from .options import Options


def decision(switch: str, choice: bool | str) -> Message:
    """What was decided, as the score sheet and the menu say it. `switch` is an option's name."""
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
    return tuple(
        decision(switch, choice)
        for switch, choice, matters in (
            ("three_player_discard", options.three_player_discard, seats == 3),
            ("own_completed_city", options.own_completed_city, "warlord" in cast),
            ("completion_kept", options.completion_kept, True),
            ("tie_killed", options.tie_killed, "assassin" in cast),
            (
                "unique_counts_for_capitol",
                options.unique_counts_for_capitol,
                "capitol" in uniques,
            ),
            (
                "vault_counts_for_map_room",
                options.vault_counts_for_map_room,
                {"map_room", "secret_vault"} <= set(uniques),
            ),
        )
        if matters
    )
