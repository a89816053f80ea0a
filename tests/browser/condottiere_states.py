"""Named states of a game of Condottiere, reached by playing through the JSON interface."""

from collections.abc import Callable

from .conftest import Server, Sitting, long_names

Play = Callable[[Server, str, int], Sitting]

ALL = ("map", "battle", "hands")
BOARD = ("map", "battle")
CITIES = (
    "Torino", "Milano", "Venezia", "Genova", "Mantova", "Ferrara", "Parma", "Modena", "Bologna",
    "Lucca", "Firenze", "Siena", "Urbino", "Spoleto", "Ancona", "Roma", "Napoli",
)  # fmt: skip


def _open(server: Server, language: str, seats: int, **options: object) -> Sitting:
    return server.open(long_names(language, seats), "condottiere", **{"tools": BOARD, **options})


def _begun(server: Server, language: str, seats: int, **options: object) -> Sitting:
    """Seat 0 is the youngest."""
    sitting = _open(server, language, seats, **options)
    sitting.act(kind="begin", game=1, holder=0)
    return sitting


def _lay(sitting: Sitting, battle: int, lines: dict[int, tuple[int | str, ...]]) -> None:
    for seat, cards in lines.items():
        for card in cards:
            sitting.act(seat, kind="lay", battle=battle, card=card)


def _own(sitting: Sitting, owners: dict[str, int]) -> None:
    for city, owner in owners.items():
        sitting.act(kind="correct_city", city=city, owner=owner)


def _end(sitting: Sitting, battle: int, winner: int | None) -> None:
    sitting.act(kind="end_battle", battle=battle, winner=winner, by_hand=True)


def set_up(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats)


def choosing(server: Server, language: str, seats: int, **options: object) -> Sitting:
    """The first city."""
    return _begun(server, language, seats, **options)


def between(server: Server, language: str, seats: int) -> Sitting:
    """Three battles are over, one without a winner; somebody is out of cards, one has declined."""
    sitting = _begun(server, language, seats)
    for battle, (city, winner) in enumerate((("Firenze", 0), ("Modena", 1), ("Parma", None)), 1):
        sitting.act(kind="attack", battle=battle, city=city)
        _lay(sitting, battle, {0: (6, 10, "drum"), 1: (3, 3, "heroine", "winter")})
        _end(sitting, battle, winner)
    if seats > 2:
        sitting.act(1, kind="out", round=1)
        sitting.act(kind="decline", battle=4, holder=2 % seats)
    return sitting


def battle(server: Server, language: str, seats: int) -> Sitting:
    """Cards everywhere, winter, one has passed, one is out of cards."""
    sitting = _begun(server, language, seats)
    _own(sitting, {"Genova": 0, "Roma": 1, "Napoli": 1})
    sitting.act(kind="attack", battle=1, city="Firenze")
    cards: tuple[int | str, ...] = (10, 6, 6, 5, 1, "drum")
    _lay(sitting, 1, {seat: cards[seat:] for seat in range(seats)})
    _lay(sitting, 1, {0: ("winter",), 1: ("heroine",)})
    sitting.act(1, kind="pass", battle=1)
    if seats > 2:
        sitting.act(2, kind="out", round=1)
    return sitting


def first_card(server: Server, language: str, seats: int) -> Sitting:
    """A battle in which nothing lies yet."""
    sitting = _begun(server, language, seats)
    sitting.act(kind="attack", battle=1, city="Venezia")
    return sitting


def crowded(server: Server, language: str, seats: int) -> Sitting:
    """Each kind of card in front of one, a defender, more drums than the box has."""
    sitting = _begun(server, language, seats, capturing=True, tools=ALL, cover=True)
    _own(sitting, {"Bologna": 1})
    sitting.act(kind="attack", battle=1, city="Bologna")
    full: tuple[int | str, ...] = (10, 6, 5, 4, 3, 2, 1, 1, 1, "drum", "heroine", "scarecrow")
    _lay(sitting, 1, {0: (*full, "winter"), 1: ("drum",) * 7})
    return sitting


def surrendered(server: Server, language: str, seats: int) -> Sitting:
    """The battle is over, and the board has not been closed."""
    sitting = first_card(server, language, seats)
    _lay(sitting, 1, {0: (5, 10), 1: (6, "surrender")})
    return sitting


def round_end(server: Server, language: str, seats: int) -> Sitting:
    sitting = between(server, language, seats)
    for seat in range(seats):
        if seat != 1 or seats == 2:
            sitting.act(seat, kind="out", round=1)
    return sitting


def full_map(server: Server, language: str, seats: int) -> Sitting:
    """Cities with everybody, warnings on, capturing."""
    sitting = _begun(server, language, seats, capturing=True, warnings=True, tools=ALL)
    _own(sitting, {city: n % seats for n, city in enumerate(CITIES) if n % 4 and n % 5})
    return sitting


def series(server: Server, language: str, seats: int) -> Sitting:
    """A game of a series is scored."""
    sitting = _begun(server, language, seats, points=True, points_target=20)
    _own(sitting, {"Torino": 0, "Milano": 0, "Genova": 0, "Roma": 1})
    if seats < 4:
        _own(sitting, {"Venezia": 0})
    sitting.act(kind="attack", battle=1, city="Parma")
    _end(sitting, 1, 0)
    return sitting


def final_battle(server: Server, language: str, seats: int) -> Sitting:
    """All cities are taken, two have the most."""
    sitting = _begun(server, language, seats, bigger_kingdoms=True)
    taken = {
        "Torino": 0, "Parma": 0, "Venezia": 0, "Siena": 0, "Ancona": 0,
        "Milano": 1, "Lucca": 1, "Ferrara": 1, "Roma": 1,
    }  # fmt: skip
    others = ("Genova", "Mantova", "Modena", "Bologna", "Firenze", "Urbino", "Spoleto")
    _own(sitting, taken)
    for n, city in enumerate(others):
        _own(sitting, {city: 2 + n % (seats - 2) if seats > 2 else n % 2})
    sitting.act(kind="attack", battle=1, city="Napoli")
    _end(sitting, 1, 1)
    return sitting


def result(server: Server, language: str, seats: int) -> Sitting:
    sitting = _begun(server, language, seats)
    _own(sitting, {"Firenze": 0, "Siena": 0, "Roma": 0, "Genova": 1})
    sitting.act(kind="attack", battle=1, city="Spoleto")
    _end(sitting, 1, 0)
    return sitting


def replayed(server: Server, language: str, seats: int) -> Sitting:
    """A game of at least nine battles is over, one of which nobody won."""
    sitting = _begun(server, language, seats, tools=["map"])
    battles = {
        "Modena": 1, "Torino": 0, "Firenze": 0, "Bologna": 1, "Venezia": seats - 1, "Siena": 0,
        "Lucca": None, "Napoli": min(2, seats - 1), "Roma": 0,
        **({"Spoleto": 0} if seats < 4 else {}),
    }  # fmt: skip
    for number, (city, winner) in enumerate(battles.items(), 1):
        sitting.act(kind="attack", battle=number, city=city)
        _end(sitting, number, winner)
    return sitting


def battle_only(server: Server, language: str, seats: int) -> Sitting:
    sitting = _open(server, language, seats, tools=["battle"])
    sitting.act(kind="attack", battle=1)
    _lay(sitting, 1, {0: (10, 6, "drum"), 1: (3, "heroine", "winter")})
    return sitting


def map_only(server: Server, language: str, seats: int) -> Sitting:
    sitting = _begun(server, language, seats, tools=["map"])
    sitting.act(kind="attack", battle=1, city="Roma")
    return sitting


def counted(server: Server, language: str, seats: int) -> Sitting:
    """Everybody but the last has said how strong their army is."""
    sitting = _begun(server, language, seats, tools=["map", "strength"])
    sitting.act(kind="attack", battle=1, city="Roma")
    seen = {"total": 17, "mercenaries": 4, "heroines": 1, "drum": True, "winter": True}
    sitting.act(0, kind="count_army", battle=1, strength=23)
    for seat in range(1, seats - 1):
        sitting.act(seat, kind="count_army", battle=1, **seen)
    return sitting


def claimed(server: Server, language: str, seats: int) -> Sitting:
    """Whoever sits second says on the own phone to have won."""
    sitting = battle(server, language, seats)
    won = {"kind": "end_battle", "battle": 1, "winner": 1, "by_hand": True}
    sent = {"id": "won", "seat": 1, "action": won}
    server.call(f"/sittings/{sitting.code}/actions", sent, sitting.claim(1))
    sitting.release(1)
    return sitting


STATES: dict[str, Play] = {
    state.__name__: state
    for state in (
        set_up, choosing, between, battle, first_card, crowded, surrendered, round_end, full_map,
        series, final_battle, claimed, result, replayed, battle_only, map_only,
        counted,
    )
}  # fmt: skip
