"""Ring, market and deck of Merchants of Dunhuang, as they lie on a table."""

from collections.abc import Mapping
from typing import Any

TILES = 8


class Market:
    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.cards: list[int | None] = [0] * TILES
        """beside each tile: a good, 0 for some card, None for none"""
        self.camel = 0
        self.last = False
        """the last turns have begun"""
        self.bare: set[int] = set()
        """places that could not be filled, and so began them"""

    def empty(self) -> list[int]:
        """Clockwise from the camel."""
        places = [(self.camel + k) % TILES for k in range(TILES)]
        return [place for place in places if self.cards[place] is None]

    def refill(self, drawn: int | None, counted: bool) -> None:
        """`counted`: how many cards the deck has is known."""
        empty = self.empty()
        if drawn is None:
            drawn = 0 if self.last else min(len(empty), self.deck) if counted else len(empty)
        for place in empty[:drawn]:
            self.cards[place] = 0
        if drawn < len(empty):
            self.deck, self.last, self.bare = 0, True, set(empty[drawn:])
        else:
            self.draw(drawn)
            if drawn:
                self.goes_on()

    def draw(self, n: int) -> None:
        self.deck = max(0, self.deck - n)

    def goes_on(self) -> None:
        self.last, self.bare = False, set()

    def correct_card(self, tile: int, good: int | None) -> None:
        """A card in every place that could not be filled: then the deck was not used up."""
        self.cards[tile] = good
        if good is not None and tile in self.bare:
            self.bare.remove(tile)
            self.last = self.last and bool(self.bare)

    def correct_deck(self, cards: int) -> None:
        self.deck = cards
        if cards:
            self.goes_on()

    def forget(self) -> None:
        """Which card lies where is not written down any more."""
        self.cards = [None if card is None else 0 for card in self.cards]

    def check(self, view: Mapping[str, Any], counted: bool) -> None:
        assert view["deck"] == (self.deck if counted else None)
        for tile in view["tiles"]:
            card = tile["card"] and (tile["card"]["good"] or 0)
            assert card == self.cards[tile["tile"]]
            if view["phase"] != "setup":
                assert tile["camel"] == (tile["tile"] == self.camel)
