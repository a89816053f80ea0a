"""Named states of a game of Citadels, reached by playing through the JSON interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.games.citadels.tables import CHARACTERS

from .conftest import Server, Sitting, long_names

Play = Callable[[Server, str, int], Sitting]

LIGHT = ("caller", "selection", "bank")
EVERYTHING = (*LIGHT, "cities", "hands")

CITIES = (
    ("manor", "castle", "temple", "tavern", "keep"),
    ("palace", "cathedral", "harbor", "watchtower"),
    ("church", "market", "trading_post", "fortress", "statue", "haunted_quarter"),
    ("monastery", "docks"),
)


class Table:
    """A sitting that is played by what its view offers."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def view(self) -> dict[str, Any]:
        return self.sitting.view

    def act(self, seat: int | None = None, /, **action: object) -> None:
        self.sitting.act(seat, **action)

    def begin(self, crown: int = 0) -> None:
        self.act(kind="begin", crown=crown)

    def to_calls(self) -> Table:
        """The first round, everybody has a character."""
        self.begin()
        self.act(kind="start_calls", round=1)
        return self

    def call(self, rank: int) -> int:
        """Silence until this rank is called; the number of its call."""
        while True:
            caller = self.view["caller"]
            if caller["rank"] == rank:
                number: int = caller["call"]
                return number
            self.act(kind="silence", call=caller["call"])

    def turn(self, seat: int, rank: int, gather: str | None = "gold") -> int:
        """The seat turns up this rank and gathers; the number of the turn."""
        self.act(seat, kind="answer", call=self.call(rank), who=seat)
        number: int = self.view["turn"]["turn"]
        if gather:
            self.act(seat, kind="gather", turn=number, take=gather)
        return number

    def plays(self, seat: int, rank: int, /, **deed: object) -> None:
        """A whole turn of this rank, in which the seat does one thing besides."""
        turn = self.turn(seat, rank)
        if deed:
            self.act(seat, turn=turn, **deed)
        self.act(seat, kind="end_turn", turn=turn)


def open_(server: Server, language: str, seats: int, **options: object) -> Table:
    """A table that waits until somebody goes on, so that a state stays as it is."""
    options = {"calls": "by_hand", **options}
    return Table(server.open(long_names(language, seats), "citadels", **options))


def cast(*others: str, ninth: str | None = None) -> list[str]:
    """Ranks 1 to 8 of the first game, with these instead of the first ones, and a ninth."""
    usual = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    return [*others, *usual[len(others) :], *([ninth] if ninth else [])]


def with_cities(server: Server, language: str, seats: int, *others: str) -> Table:
    """Everything is kept; cities stand at every seat."""
    ninth = "tax_collector" if seats > 2 else None
    table = open_(
        server, language, seats, tools=EVERYTHING, cast=cast(*others, ninth=ninth), cover=True
    )
    for seat in range(seats):
        city = [{"district": each} for each in CITIES[seat % len(CITIES)]]
        if seat % 4 == 1:
            city[0]["beautified"] = True  # type: ignore[assignment]
        table.act(kind="correct_city", who=seat, city=city)
        table.act(kind="correct_gold", who=seat, gold=4 + 3 * seat)
    return table


def set_up(server: Server, language: str, seats: int) -> Sitting:
    return open_(server, language, seats).sitting


def face_up(server: Server, language: str, seats: int) -> Sitting:
    """Two or three characters are to lie face up, one does."""
    table = open_(server, language, seats, ninth=True)
    table.begin()
    if table.view["selection"]["face_up"]:
        table.act(kind="face_up", round=1, rank=7)
    return table.sitting


def choosing(server: Server, language: str, seats: int) -> Sitting:
    """The second one chooses, with a clock."""
    table = open_(server, language, seats, seconds_per_seat=60)
    table.begin()
    table.act(kind="pass_on", round=1, step=0)
    return table.sitting


def chosen(server: Server, language: str, seats: int) -> Sitting:
    """The first round: the way of the cards is shown whole."""
    table = open_(server, language, seats, ninth=True)
    table.begin()
    return table.sitting


def called(server: Server, language: str, seats: int) -> Sitting:
    """The light set: a rank is called, two were silent."""
    table = open_(server, language, seats, tools=LIGHT).to_calls()
    table.call(3)
    return table.sitting


def turn(server: Server, language: str, seats: int) -> Sitting:
    """The light set: somebody's turn, nothing done yet."""
    table = open_(server, language, seats, tools=LIGHT).to_calls()
    table.turn(1, 4, gather=None)
    return table.sitting


def killing(server: Server, language: str, seats: int) -> Sitting:
    table = open_(server, language, seats, tools=LIGHT).to_calls()
    table.turn(1, 1)
    return table.sitting


def marked(server: Server, language: str, seats: int) -> Sitting:
    """Killed, to be robbed; the thief has ended, rank 4 is called."""
    table = with_cities(server, language, seats).to_calls()
    table.plays(0, 1, kind="name", rank=6)
    table.plays(1, 2, kind="name", rank=8)
    table.call(4)
    return table.sitting


def threatened(server: Server, language: str, seats: int) -> Sitting:
    """A threatened character has gathered and answers; warrants lie about too."""
    others = ("magistrate", "blackmailer")
    table = with_cities(server, language, seats, *others).to_calls()
    table.plays(0, 1, kind="tokens", ranks=[4, 6, 7])
    table.plays(1, 2, kind="tokens", ranks=[4, 7])
    assert table.turn(0 if seats == 2 else 2, 4)
    return table.sitting


def refused(server: Server, language: str, seats: int) -> Sitting:
    """No bribe: the Blackmailer is asked."""
    sitting = threatened(server, language, seats)
    table = Table(sitting)
    now = table.view["turn"]
    table.act(now["seat"], kind="answer_threat", turn=now["turn"], bribe=False)
    return sitting


def warrant(server: Server, language: str, seats: int) -> Sitting:
    """A district is paid for at a marked character: the Magistrate is asked."""
    sitting = refused(server, language, seats)
    table = Table(sitting)
    now = table.view["turn"]
    table.act(1, kind="turn_up_threat", turn=now["turn"], flower=False)
    table.act(now["seat"], kind="build", turn=now["turn"], district="prison")
    return sitting


def building(server: Server, language: str, seats: int) -> Sitting:
    """A turn with income, three builds, everything kept."""
    table = with_cities(server, language, seats).to_calls()
    table.turn(1, 7)
    return table.sitting


def warlord(server: Server, language: str, seats: int) -> Sitting:
    """Targets in every city, some of them out of reach."""
    table = with_cities(server, language, seats).to_calls()
    table.plays(0, 5)
    table.turn(1, 8)
    return table.sitting


def diplomat(server: Server, language: str, seats: int) -> Sitting:
    usual = cast()[:7]
    table = with_cities(server, language, seats, *usual, "diplomat").to_calls()
    table.turn(1, 8)
    return table.sitting


def spying(server: Server, language: str, seats: int) -> Sitting:
    table = with_cities(server, language, seats, "witch", "spy").to_calls()
    table.turn(1, 2)
    return table.sitting


def light_warlord(server: Server, language: str, seats: int) -> Sitting:
    """Without cities people say what they paid, and for what."""
    table = open_(server, language, seats, tools=LIGHT).to_calls()
    table.turn(1, 8)
    return table.sitting


def resumed(server: Server, language: str, seats: int) -> Sitting:
    """The Witch goes on in the place of a bewitched Merchant."""
    table = with_cities(server, language, seats, "witch").to_calls()
    turn = table.turn(1, 1)
    table.act(1, kind="name", turn=turn, rank=6)
    table.turn(0, 6)
    return table.sitting


def heir(server: Server, language: str, seats: int) -> Sitting:
    """The killed king is shown at the end of the last round."""
    table = with_cities(server, language, seats).to_calls()
    table.plays(1, 1, kind="name", rank=4)
    table.act(kind="correct_complete", who=0, complete=True)
    table.act(kind="end_round", round=1)
    return table.sitting


def round_end(server: Server, language: str, seats: int) -> Sitting:
    table = open_(server, language, seats, tools=LIGHT).to_calls()
    table.act(kind="end_round", round=1)
    return table.sitting


def final(server: Server, language: str, seats: int) -> Sitting:
    table = with_cities(server, language, seats).to_calls()
    table.act(kind="correct_complete", who=0, complete=True)
    table.act(kind="count_up", round=1)
    city = [{"district": each} for each in CITIES[1]]
    table.act(1, kind="enter_final", gold=7, hand=2, city=city, ranks=[4])
    return table.sitting


def result(server: Server, language: str, seats: int) -> Sitting:
    table = Table(final(server, language, seats))
    for seat in range(seats):
        city = [{"district": each} for each in CITIES[seat % len(CITIES)]]
        table.act(seat, kind="enter_final", gold=seat, hand=2, city=city, ranks=[seat + 1])
    table.act(kind="finish")
    return table.sitting


def bank_only(server: Server, language: str, seats: int) -> Sitting:
    return open_(server, language, seats, tools=["bank"], purse="coins").sitting


def caller_only(server: Server, language: str, seats: int) -> Sitting:
    table = open_(server, language, seats, tools=["caller"]).to_calls()
    table.turn(1, 4, gather=None)
    return table.sitting


def calling(server: Server, language: str, seats: int) -> Sitting:
    """The caller alone, which goes on by itself."""
    table = open_(server, language, seats, tools=["caller"], calls="by_itself", pace="slow")
    table.to_calls()
    table.call(3)
    return table.sitting


def paused(server: Server, language: str, seats: int) -> Sitting:
    """The same, until somebody goes on, in the last round."""
    table = Table(calling(server, language, seats))
    table.act(kind="correct_complete", who=0, complete=True)
    table.act(kind="pause_calls", call=table.view["caller"]["call"])
    return table.sitting


def people_call(server: Server, language: str, seats: int) -> Sitting:
    """The selection guide alone."""
    table = open_(server, language, seats, tools=["selection"]).to_calls()
    return table.sitting


def count_only(server: Server, language: str, seats: int) -> Sitting:
    return open_(server, language, seats, tools=[]).sitting


def ninth(server: Server, language: str, seats: int) -> Sitting:
    """The last of nine ranks is called, and somebody was the seventh."""
    options = {"tools": EVERYTHING, "cast": cast(ninth="tax_collector" if seats > 2 else None)}
    table = open_(server, language, seats, **options).to_calls()
    table.plays(min(5, seats - 1), 7)
    table.call(9 if seats > 2 else 8)
    return table.sitting


def acting(server: Server, language: str, seats: int) -> Sitting:
    """Four buttons, crown and flag beside one name."""
    table = with_cities(server, language, seats).to_calls()
    who = seats // 2
    table.act(kind="correct_crown", who=who)
    table.act(kind="correct_complete", who=who, complete=True)
    table.turn(who, 8)
    return table.sitting


def asked(first: str, server: Server, language: str, seats: int) -> Sitting:
    """The caller alone asks whom this character means; the Emperor never comes with two."""
    seats = max(seats, 4)
    before = {1: (), 2: ("assassin",), 4: ("assassin", "thief", "magician")}
    rank = CHARACTERS[first].rank
    played = cast(*before[rank], first, ninth="artist" if seats == 8 else None)
    table = open_(server, language, seats, tools=["caller"], cast=played).to_calls()
    table.turn(seats // 2, rank, gather=None)
    return table.sitting


ASKED = {
    f"asked_{first}": partial(asked, first)
    for first in ("assassin", "witch", "thief", "blackmailer", "magistrate", "emperor")
}


STATES: dict[str, Play] = ASKED | {
    state.__name__: state
    for state in (
        set_up, face_up, choosing, chosen, called, turn, killing, marked, threatened, refused,
        warrant, building, warlord, diplomat, spying, light_warlord, resumed, heir, round_end,
        final, result, bank_only, caller_only, calling, paused, people_call, count_only, ninth,
        acting,
    )
}  # fmt: skip
