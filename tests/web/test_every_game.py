"""What every game's screens promise, whichever it is; games are known by their offers alone.

They are played by chance, and everything that anybody could look at is drawn.
"""

import html
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from typing import Any, Union

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.action import is_correction
from companion.engine.log import Rewind
from companion.games import GAMES
from companion.games.citadels.actions import Deal
from companion.sittings import Bearer, Sittings
from companion.text import LANGUAGES, Language, say
from tests import toy
from tests.conftest import WallClock, know_pearls, with_pearls
from tests.contract.chance import NAMES, Chance, Player
from tests.examples import examples, is_thorough, quickly

from .dialogs import every_dialog

EVERY = {**GAMES, "pearls": toy.GAME}
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)

every_seed = pytest.mark.parametrize("seed", quickly(range(10), 0))

STEPS = 60
LOOKS = 5 if is_thorough() else 2
"""how often somebody looks at everything, in so many steps"""

INLINE = re.compile(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=")
DOES = re.compile(r'<(\w+)[^>]*\sdata-act="([^"]*)" data-seat="([^"]*)"')
PEOPLE = (*NAMES, "Ян", "민")


@dataclass
class Table:
    """A sitting that is played by chance, as its table screen and its phones show it."""

    app: Flask
    player: Player
    code: str
    devices: dict[int | None, FlaskClient]
    done: int = 0

    @property
    def sittings(self) -> Sittings:
        found: Sittings = self.app.extensions["companion"].sittings
        return found

    def step(self) -> bool:
        """Whether there was anything left to do."""
        chosen = self.player.chosen()
        while chosen is not None and (isinstance(chosen[1], Deal) or self.is_idle(*chosen)):
            chosen = self.player.chosen()  # the server would deal otherwise, and say nothing of it
        if chosen is None:
            return False
        self.player.play(*chosen)
        seat, action = self.player.entries[-1]
        self.done += 1
        document = msgspec.to_builtins(action)
        document.pop("over", None)  # here everything is done at another time
        self.sittings.act(self.code, Bearer(table=True), f"step-{self.done}", seat, document)
        return True

    def is_idle(self, seat: int | None, action: msgspec.Struct) -> bool:
        """Whether it is a correction that changes nothing, which is refused."""
        return is_correction(action) and self.player.result_of(seat, action)[1] == self.player.state

    def screen(self, place: int | None, language: Language) -> str:
        name = "table" if place is None else "seat"
        answer = self.devices[place].get(f"/s/{self.code}/{name}?lang={language}")
        assert answer.status_code == 200, answer.text
        return answer.text

    def seen(self, place: int | None, language: Language) -> dict[str, str]:
        """The screen and every dialog that it opens, the log among them."""
        screen = self.screen(place, language)
        dialogs = every_dialog(self.devices[place], screen, f"&lang={language}")
        view = self.devices[place].get(f"/api/v1/sittings/{self.code}?lang={language}")
        assert view.status_code == 200
        return {"view": view.text, "screen": screen, **dialogs}


def sat_down(app: Flask, game: Any, seed: int, *, as_usual: bool = False) -> Table:
    """Everybody but the last has a phone."""
    player = Player(game, seed, as_usual=as_usual)
    sittings: Sittings = app.extensions["companion"].sittings
    opened = sittings.open(game.key, msgspec.to_builtins(player.options), PEOPLE[: player.seats])
    tokens: dict[int | None, str] = {None: opened.table_token}
    for seat in range(player.seats - 1):
        tokens[seat] = sittings.seats.claim(opened.code, seat)
    devices: dict[int | None, FlaskClient] = {}
    for place, token in tokens.items():
        devices[place] = app.test_client()
        devices[place].environ_base["HTTP_ACCEPT"] = "text/html"
        name = "table" if place is None else "seat"
        devices[place].set_cookie(f"{name}_{opened.code}", token)
    return Table(app, player, opened.code, devices)


@dataclass(frozen=True)
class Seen:
    """All that a place can look at, at one moment."""

    place: int | None
    drawn: dict[str, str]
    """the view, the screen, and the dialogs by their ids"""
    hidden: set[str]
    """sentences of the log that somebody else may read and this place may not"""


Evening = Callable[[Any, int], list[Seen]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """What the table and now this, now that phone see while a game is played by chance."""
    with pytest.MonkeyPatch.context() as patch:
        know_pearls(patch)
        app = with_pearls(tmp_path_factory.mktemp("evening"), NOW=WallClock())

        @cache
        def kept(key: str, seed: int) -> list[Seen]:
            return list(played(app, EVERY[key], seed))

        yield lambda game, seed: kept(game.key, seed)
        app.extensions["companion"].store.close()


def played(app: Flask, game: Any, seed: int) -> Iterator[Seen]:
    table = sat_down(app, game, seed)
    phones = [place for place in table.devices if place is not None]
    for look in range(LOOKS + 1):
        both = (None, phones[look % len(phones)])
        for place in both if is_thorough() else both[look % 2 :][:1]:
            language = LANGUAGES[look % 3]
            drawn = table.seen(place, language)
            yield Seen(place, drawn, secrets_of_others(table, place, language))
        for _ in range(STEPS // LOOKS):
            table.step()


def secrets_of_others(table: Table, place: int | None, language: Language) -> set[str]:
    own = {entry.number: entry for entry in table.sittings.queries.log(table.code, place)}
    told = {say(entry.words, language, PEOPLE) for entry in own.values()}
    return {
        words
        for seat in range(table.player.seats)
        for entry in table.sittings.queries.log(table.code, seat)
        if own[entry.number].document is None
        and (words := say(entry.words, language, PEOPLE)) not in told
    }


@every_game
@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_home_set_up_and_score_can_be_drawn(app, game, language):
    client = app.test_client()
    home = client.get(f"/?lang={language}").text
    assert f'href="/new/{game.key}"' in home
    more = client.get("/tools").text
    starts = re.findall(rf'href="(/new/{game.key}[^"]*)"', home + more)
    scores = re.findall(rf'href="(/score/{game.key}[^"]*)"', client.get(f"/score/{game.key}").text)
    lost = client.get("/nothing/here", headers={"Accept": "text/html"})
    assert not INLINE.search(lost.text)
    house = ("/", "/about", f"/score/{game.key}")
    for path in map(html.unescape, (*house, *starts, *scores)):
        answer = client.get(path)
        assert answer.status_code == 200, path
        ids = re.findall(r'\sid="([^"]+)"', answer.text)
        assert sorted(set(ids)) == sorted(ids), path
        assert not INLINE.search(answer.text), path


@every_game
@every_seed
def test_every_screen_and_every_dialog_can_be_drawn(evening, game, seed):
    for seen in evening(game, seed):
        for id, drawn in seen.drawn.items():
            assert not INLINE.search(drawn), id


@every_game
@every_seed
def test_every_button_does_something_that_there_is(evening, game, seed):
    """Its action has the shape of one; a phone acts for its own seat alone."""
    shape: Any = Union[(*game.actions, Rewind)]
    for seen in evening(game, seed):
        for id, drawn in seen.drawn.items():
            for tag, action, seat in DOES.findall(drawn):
                if tag == "button":  # a form has the rest in its fields
                    msgspec.json.decode(html.unescape(action), type=shape)
                about = json.loads(html.unescape(seat))
                assert seen.place is None or about == seen.place, (id, action)


@every_game
@every_seed
def test_what_is_told_to_one_seat_alone_is_on_no_other_screen(evening, game, seed):
    for seen in evening(game, seed):
        for id, drawn in seen.drawn.items():
            plain = re.sub(r"</?bdi>", "", html.unescape(drawn))
            assert not [one for one in seen.hidden if one in plain], id


@every_game
@given(seed=st.integers(0, 2**32 - 1))
@examples(40)
def test_whatever_is_counted_comes_to_a_sheet_or_to_a_refusal(app, game, seed):
    client, chance = app.test_client(), Chance(seed)
    asked = {"score": game.scoring.entry} | {
        f"calc/{name}": calculator.entry for name, calculator in game.calculators.items()
    }
    for what, entry in asked.items():
        answer = client.post(f"/api/v1/games/{game.key}/{what}", json=chance.document(entry))
        assert answer.status_code in (200, 400, 422), answer.text
        if answer.status_code != 200:
            assert answer.get_json()["errors"]
        elif what == "score":
            players = answer.get_json()["players"]
            assert all(
                one["total"] == sum(line["points"] for line in one["lines"]) for one in players
            )


@every_game
def test_whoever_has_no_phone_looks_under_the_cover(app, game):
    table = sat_down(app, game, 1)
    for _ in range(LOOKS):
        for _ in range(STEPS // LOOKS):
            table.step()
        covers = [f"table/cover/{seat}" for seat in range(table.player.seats)]
        for page in (*covers, "log"):
            drawn = table.devices[None].get(f"/s/{table.code}/{page}")
            assert drawn.status_code == 200
            assert not INLINE.search(drawn.text)


@every_game
def test_the_end_is_uncovered_on_every_screen(app, game):
    table = sat_down(app, game, 1, as_usual=True)
    while table.step():
        assert table.done < 5_000
    for place, language in zip(table.devices, cycle(LANGUAGES), strict=False):
        assert table.screen(place, language).count('class="rank ') == table.player.seats
    assert table.devices[None].get(f"/s/{table.code}/result").status_code == 200
