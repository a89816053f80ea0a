"""Named states of a game of Dunhuang, reached by playing through the JSON interface."""

from collections.abc import Callable
from functools import partial

from .conftest import Server, Sitting, long_names

Play = Callable[[Server, str, int], Sitting]

FOLLOWED = ("ring", "bank", "stalls", "deck")
"""what turns, coins, goods and tokens follow from"""
TILES = (
    "sogdian_merchant", "soldier", "farmer", "interpreter", "maid", "dancer", "priest", "painter",
)  # fmt: skip
BEFORE = len(TILES) - 1
"""a camel that stands there reaches the tile at 0 with its first step"""


def _open(server: Server, language: str, seats: int, **options: object) -> Sitting:
    options = {"tools": FOLLOWED, **options}
    return server.open(long_names(language, seats), "dunhuang", **options)


def begun(server: Server, language: str, seats: int, **options: object) -> Sitting:
    """Seat 0 is about to move the camel."""
    sitting = _open(server, language, seats, **options)
    sitting.act(kind="lay_tiles", tiles=TILES)
    sitting.act(kind="name_starter", starter=0)
    sitting.act(kind="put_camel", tile=BEFORE)
    return sitting


def at(sitting: Sitting, character: str) -> Sitting:
    """Seat 0 has moved to this character, one step."""
    tile = TILES.index(character)
    if tile:
        sitting.act(kind="correct_camel", tile=tile - 1)
    sitting.act(kind="move", turn=1, steps=1)
    return sitting


def lay(sitting: Sitting, seat: int, *goods: int) -> None:
    for good in goods:
        sitting.act(seat, kind="place", who=seat, good=good)


def plain_turns(sitting: Sitting, first: int, last: int) -> None:
    """Turns with these numbers: a step, three coins."""
    for turn in range(first, last + 1):
        sitting.act(kind="move", turn=turn, steps=1)
        sitting.act(kind="take_coins", turn=turn)
        sitting.act(kind="end_turn", turn=turn)


def enough_tokens(sitting: Sitting, seat: int) -> None:
    for good in (2, 3, 4, 5, 6):
        sitting.act(kind="correct_token", good=good, holder=seat)


def set_up(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats)


def laid(server: Server, language: str, seats: int) -> Sitting:
    """The last player is about to put the camel on a tile."""
    sitting = _open(server, language, seats)
    sitting.act(kind="lay_tiles", tiles=TILES)
    sitting.act(kind="name_starter", starter=1)
    return sitting


def moving(server: Server, language: str, seats: int) -> Sitting:
    return begun(server, language, seats)


def arrived(server: Server, language: str, seats: int) -> Sitting:
    """At the tile with the most words."""
    sitting = begun(server, language, seats)
    lay(sitting, 0, 5, 7, 7)
    lay(sitting, 1, 8, 2)
    return at(sitting, "sogdian_merchant")


def swapping(server: Server, language: str, seats: int) -> Sitting:
    """The soldier asks for two cards."""
    sitting = begun(server, language, seats)
    lay(sitting, 0, 5, 7, 7)
    return at(sitting, "soldier")


def fetching(server: Server, language: str, seats: int) -> Sitting:
    sitting = begun(server, language, seats)
    sitting.act(kind="correct_camel", tile=TILES.index("farmer") - 2)
    sitting.act(kind="move", turn=1, steps=2)
    return sitting


def checking(server: Server, language: str, seats: int) -> Sitting:
    """Step 3 is done, there are tokens enough, places are empty."""
    sitting = begun(server, language, seats)
    lay(sitting, 0, 2, 3, 4, 5, 6)
    at(sitting, "dancer")
    sitting.act(kind="take", turn=1, to="stall", good=7)
    sitting.act(kind="use_ability", turn=1, character="dancer")
    return sitting


def declared(server: Server, language: str, seats: int) -> Sitting:
    sitting = checking(server, language, seats)
    sitting.act(0, kind="declare_win", turn=1)
    return sitting


def claimed(server: Server, language: str, seats: int) -> Sitting:
    """Seat 1 may keep its token from seat 0."""
    sitting = begun(server, language, seats)
    lay(sitting, 1, 6, 8)
    sitting.act(kind="turn_by_hand", good=6, guard="priest")
    at(sitting, "dancer")
    sitting.act(kind="take", turn=1, to="stall", good=6)
    return sitting


def crowded(server: Server, language: str, seats: int) -> Sitting:
    """Every good lies in a stall, with its token; much of everything else."""
    sitting = begun(server, language, seats)
    goods = {2: (2, 3, 4, 5, 6, 7, 8), 3: (2, 3, 4, 5, 6, 7, 8, 9)}
    lay(sitting, 0, *goods.get(seats, tuple(range(1, 11))))
    lay(sitting, 1, 8)
    for seat in range(seats):
        sitting.act(kind="correct_coins", who=seat, coins=28)
        sitting.act(kind="correct_prestige", who=seat, prestige=17)
    sitting.act(kind="turn_by_hand", good=6, guard="priest")
    return sitting


def last_turns(server: Server, language: str, seats: int) -> Sitting:
    sitting = begun(server, language, seats)
    sitting.act(kind="correct_deck", cards=0)
    plain_turns(sitting, 1, 1)
    sitting.act(kind="move", turn=2, steps=1)
    return sitting


def final(server: Server, language: str, seats: int) -> Sitting:
    """All warehouses lie open; of all that counts only the goods are not known."""
    sitting = begun(server, language, seats)
    lay(sitting, 0, 5, 7)
    sitting.act(kind="count", phase="play")
    for good, most in ((7, (0,)), (5, (0, 1)), (8, (1,))):
        for seat in most:
            sitting.act(kind="has_most", good=good, who=seat)
    return sitting


def result(server: Server, language: str, seats: int) -> Sitting:
    sitting = final(server, language, seats)
    sitting.act(kind="finish")
    return sitting


def light(server: Server, language: str, seats: int, **options: object) -> Sitting:
    """As it comes: nobody taps while they play."""
    sitting = _open(server, language, seats, **{"tools": [], **options})
    sitting.act(kind="name_starter", starter=1)
    return sitting


def light_set_up(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats, tools=[])


def light_last(server: Server, language: str, seats: int) -> Sitting:
    sitting = light(server, language, seats)
    sitting.act(1, kind="run_out", who=1)
    return sitting


def light_turns(server: Server, language: str, seats: int) -> Sitting:
    """Only whose turn it is is followed."""
    return light(server, language, seats, tools=["turns"])


def light_turns_last(server: Server, language: str, seats: int) -> Sitting:
    """Whose turn it is is followed, and the deck has run out."""
    sitting = light_turns(server, language, seats)
    sitting.act(1, kind="run_out", who=1)
    return sitting


def light_declared(server: Server, language: str, seats: int) -> Sitting:
    sitting = light(server, language, seats)
    sitting.act(0, kind="declare_win", turn=0)
    return sitting


def light_count(server: Server, language: str, seats: int) -> Sitting:
    """All warehouses lie open, and nothing is known of anybody."""
    sitting = light_last(server, language, seats)
    sitting.act(kind="count", phase="free")
    return sitting


def light_tie(server: Server, language: str, seats: int) -> Sitting:
    """Only coins are left to be counted."""
    sitting = light_count(server, language, seats)
    for seat in range(seats):
        sitting.act(kind="has_most", good=8, who=seat)
        sitting.act(seat, kind="tell", who=seat, tokens=1, prestige=0)
    return sitting


def instant(server: Server, language: str, seats: int) -> Sitting:
    sitting = declared(server, language, seats)
    sitting.act(kind="judge_win", who=0, kinds=4)
    return sitting


def bank_only(server: Server, language: str, seats: int) -> Sitting:
    sitting = _open(server, language, seats, tools=["bank"], purse="coins")
    sitting.act(0, kind="pay", payer=None, payee=0, amount=3)
    return sitting


def stalls_only(server: Server, language: str, seats: int) -> Sitting:
    sitting = _open(server, language, seats, tools=["stalls"])
    lay(sitting, 0, 2, 3, 4, 5, 6)
    lay(sitting, 1, 8, 8)
    return sitting


def ring_only(server: Server, language: str, seats: int) -> Sitting:
    """No bank, no stalls, no deck."""
    sitting = begun(server, language, seats, tools=["ring"])
    return at(sitting, "soldier")


def both_decide(server: Server, language: str, seats: int) -> Sitting:
    """Who acts, and who may keep a token, sit at opposite sides."""
    sitting = begun(server, language, seats)
    lay(sitting, 1, 6)
    sitting.act(kind="turn_by_hand", good=6, guard="priest")
    sitting.act(kind="correct_turn", seat=seats - 1, starter=0)
    turn = sitting.view["turn"]["number"]
    sitting.act(kind="move", turn=turn, steps=1)
    sitting.act(kind="take", turn=turn, to="stall", good=6)
    return sitting


def priest_asks(server: Server, language: str, seats: int) -> Sitting:
    """Which token is turned?"""
    sitting = at(begun(server, language, seats), "priest")
    sitting.act(kind="take", turn=1, to="stall", good=6)
    return sitting


def arrival(tile: int, server: Server, language: str, seats: int) -> Sitting:
    """Somebody at another edge has arrived at this tile."""
    sitting = begun(server, language, seats)
    if tile:  # else it is as it begins, and a correction changes nothing
        sitting.act(kind="correct_turn", seat=tile % seats, starter=0)
        sitting.act(kind="correct_camel", tile=tile - 1)
    sitting.act(kind="move", turn=sitting.view["turn"]["number"], steps=1)
    return sitting


ARRIVALS = {f"arrival_{TILES[tile]}": partial(arrival, tile) for tile in range(len(TILES))}


STATES: dict[str, Play] = ARRIVALS | {
    state.__name__: state
    for state in (
        set_up, laid, moving, arrived, swapping, fetching, checking, declared, claimed,
        crowded, last_turns, final, result, instant, bank_only, stalls_only, ring_only,
        light_set_up, light, light_turns, light_last, light_declared, light_count, light_tie,
        both_decide, priest_asks,
    )
}  # fmt: skip
