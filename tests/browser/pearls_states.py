"""Named states of the toy game, which two to eight can play."""

from .conftest import Server, Sitting, long_names


def opened(server: Server, language: str, seats: int) -> Sitting:
    return server.open(long_names(language, seats), "pearls")


def lit(server: Server, language: str, seats: int) -> Sitting:
    """Somebody has rolled, and stands in the light."""
    sitting = opened(server, language, seats)
    sitting.act(kind="roll", pips=2)
    return sitting


def result(server: Server, language: str, seats: int) -> Sitting:
    sitting = opened(server, language, seats)
    for seat in range(seats):
        sitting.act(seat, kind="take", n=seat % 4)
    sitting.act(kind="finish")
    return sitting


STATES = {state.__name__: state for state in (opened, lit, result)}
