"""The check-list before the first round, what stays in the box, and the rounds to tick off."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.print import Blanks, CheckList, Figure, Row, Section, SheetChoices, Table

from ..hints import hand, setup_steps
from ..tables import BAG, CARDS, ROUNDS, START_GOLD, deck, removed_cards
from .head import deputies, head, options, rows, word


def setup(choices: SheetChoices) -> CheckList:
    """[R s*.setup.*] The check-list before the first round, and the rounds to tick off."""
    chosen = options(choices)
    cards = sum(deck(choices.players, chosen.royal_goods).values())
    who = word("rounds-deputies" if deputies(choices) else "rounds")
    return CheckList(
        head(choices),
        word("before"),
        tuple(message for message, _ in setup_steps(chosen, choices.players)),
        (
            Figure(START_GOLD, word("figure-gold"), "coins"),
            Figure(hand(chosen), word("figure-hand"), "card"),
            Figure(cards, word("figure-deck", n=cards), "draw"),
            Figure(BAG[1], word("figure-bag"), "bag"),
        ),
        tuple(_side_sections(choices)),
        Blanks(who, ROUNDS[choices.players], "sheriff"),
    )


def _side_sections(choices: SheetChoices) -> Iterator[Section]:
    chosen = options(choices)
    out = tuple(rows(tuple(CARDS), removed_cards(choices.players, chosen.royal_goods)))
    if out:
        lines = tuple(Row(row.name, (row.cards,), row.picture) for row in out)
        yield Section(word("out"), table=Table((word("good"), word("pieces")), lines))
