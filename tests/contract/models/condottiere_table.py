"""What lies on the table: markers on the map, cards in front of everybody, and who is ahead."""

from collections.abc import Callable, Mapping
from typing import Any

Document = Mapping[str, Any]

TOUCHES = {
    "Torino": "Genova Milano",
    "Milano": "Genova Mantova Modena Parma Torino Venezia",
    "Venezia": "Ferrara Mantova Milano",
    "Genova": "Milano Parma Torino",
    "Mantova": "Ferrara Milano Modena Venezia",
    "Ferrara": "Bologna Mantova Modena Venezia",
    "Parma": "Genova Lucca Milano Modena",
    "Modena": "Bologna Ferrara Firenze Lucca Mantova Milano Parma",
    "Bologna": "Ferrara Firenze Modena Urbino",
    "Lucca": "Firenze Modena Parma",
    "Firenze": "Bologna Lucca Modena Roma Siena Spoleto Urbino",
    "Siena": "Firenze Roma",
    "Urbino": "Ancona Bologna Firenze Spoleto",
    "Spoleto": "Ancona Firenze Napoli Roma Urbino",
    "Ancona": "Napoli Spoleto Urbino",
    "Roma": "Firenze Napoli Siena Spoleto",
    "Napoli": "Ancona Roma Spoleto",
}
KINGDOM = {2: 4, 3: 4, 4: 3, 5: 3, 6: 3}


def kingdom(cities: set[str]) -> int:
    """How many of them hang together at most."""
    sizes, left = [0], set(cities)
    while left:
        reached = [left.pop()]
        for city in reached:
            near = left & set(TOUCHES[city].split())
            left -= near
            reached += near
        sizes.append(len(reached))
    return max(sizes)


class Table:
    def __init__(self, options: Document, seats: int) -> None:
        self.options, self.seats = dict(options), seats
        self.owners: dict[str, int] = {}
        self.final: list[int] = []
        self.before, self.gained = [0] * seats, [0] * seats
        """points of earlier games, and of the one that is scored now"""
        self.clear()

    def clear(self) -> None:
        self.city: str | None = None
        self.lines: list[list[Any]] = [[] for _ in range(self.seats)]
        self.said: dict[int, Document] = {}

    def take(self, seat: int, card: Any) -> bool:
        """The one that was laid last, if one lies there."""
        line = self.lines[seat]
        there = card in line
        if there:
            del line[len(line) - 1 - line[::-1].index(card)]
        return there

    def has(self, tool: str) -> bool:
        return tool in self.options["tools"]

    def held(self, seat: int) -> set[str]:
        return {city for city, owner in self.owners.items() if owner == seat}

    def mark(self, city: str | None, owner: int | None) -> None:
        if city is not None:
            self.owners.pop(city, None)
            self.owners |= {} if owner is None else {city: owner}

    @property
    def needed(self) -> int:
        return KINGDOM[self.seats] + bool(self.options["bigger_kingdoms"])

    def reigns(self, seat: int) -> bool:
        return kingdom(self.held(seat)) >= self.needed

    @property
    def fighters(self) -> list[int]:
        return self.final or [*range(self.seats)]

    @property
    def place(self) -> str | None:
        return self.city if self.has("map") else None

    @property
    def defender(self) -> int | None:
        return self.owners.get(self.place or "") if self.options["capturing"] else None

    # -- Battle --------------------------------------------------------------------------------

    @property
    def bishop(self) -> bool:
        return any("bishop" in self.lines[seat] for seat in self.fighters)

    def strength(self, seat: int) -> int:
        line = self.lines[seat]
        winter = any("winter" in self.lines[each] for each in self.fighters)
        men = sum(1 if winter else card for card in line if isinstance(card, int))
        return men * (2 if "drum" in line else 1) + 10 * line.count("heroine")

    def strongest(self) -> int | None:
        return None if self.bishop else self.alone_on_top(self.strength)

    def alone_on_top(self, strength: Callable[[int], int]) -> int | None:
        first, *others = sorted(self.fighters, key=strength, reverse=True)
        alone = strength(first) > max([0, *map(strength, others)])
        return first if alone else None

    def told(self, seat: int) -> int | None:
        """Where nobody taps cards: how strong an army is by what was said of it."""
        said = self.said.get(seat)
        if said is None or said["strength"] is not None:
            return None if said is None else said["strength"]
        winter = any(one["winter"] and one["strength"] is None for one in self.said.values())
        men: int = said["mercenaries"] if winter else said["total"]
        return men * (1 + said["drum"]) + 10 * int(said["heroines"])

    # -- Victory -------------------------------------------------------------------------------

    def first(self) -> list[int]:
        """Who has won by this map, or is tied for it; nobody while it goes on."""
        around = range(self.seats)
        kings = [seat for seat in around if self.reigns(seat)]
        counts = not self.options["capturing"] or self.options["full_board_ends"]
        if kings or len(self.owners) < len(TOUCHES) or not counts:
            return kings
        most = max(len(self.held(seat)) for seat in around)
        return [seat for seat in around if len(self.held(seat)) == most]

    def tied(self) -> list[int]:
        """Who must fight for it."""
        first = self.first() if self.has("map") else []
        kings = any(self.reigns(seat) for seat in first)
        return [] if kings or self.options["points"] or len(first) < 2 else first

    def score(self) -> None:
        for seat in range(self.seats):
            bonus = self.options["points_bonus"] if self.reigns(seat) else 0
            self.gained[seat] = len(self.held(seat)) + bonus

    @property
    def points(self) -> list[int]:
        return [a + b for a, b in zip(self.before, self.gained, strict=True)]

    def target_reached(self) -> bool:
        return max(self.points) >= self.options["points_target"]
