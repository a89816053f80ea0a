"""Whatever is asked of a screen's address, in whatever form: an answer, and never a 500."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from flask import Flask
from werkzeug.routing import Rule

from .fuzzing import JUNK, FullHouse, Known, seeds_for, spoilt

PAPER = re.compile(r"\.(pdf|png)$")
FIELDS = (
    "back", "language", "lang", "seat", "id", "name", "code", "start", "part", "before", "players",
    "show", "sheet", "paper", "ink", "letters", "beside", "edition", "variant",
)  # fmt: skip
A_SEED = 300
"""requests"""


class Fuzzing:
    """Asks for anything, with the cookies of devices that belong to the sitting."""

    def __init__(self, app: Flask, seed: int, *, paper: float) -> None:
        """`paper` is the share of sheets that are really made: each takes a second."""
        self.app, self.dice, self.paper = app, Random(seed), paper
        self.house = FullHouse(app, self.dice)
        self.house.fill(self.dice.randrange(12))
        self.rules = [
            rule
            for rule in app.url_map.iter_rules()
            if not rule.rule.startswith("/api/v1") and "static" not in rule.endpoint
        ]
        self.counts = Counter[str]()

    def ask(self) -> None:
        dice, rule, known = self.dice, self.dice.choice(self.rules), self.house.some()
        if PAPER.search(rule.rule) and dice.random() > self.paper:
            return
        if dice.random() < 0.3:
            self.house.play(known)
        device = self.app.test_client()
        for seat, token in dice.sample([*known.last.items()], dice.randrange(3)):
            purpose = "table" if seat is None else "seat"
            device.set_cookie(f"{purpose}_{known.code}", token)
        method = dice.choice(sorted((rule.methods or {"GET"}) - {"OPTIONS"}))
        query = {name: self.value(known) for name in dice.sample(FIELDS, dice.randrange(4))}
        address = self.address(rule, known)
        said = f"{method} {address}?{query}"
        with device.open(address, method=method, query_string=query, **self.sent(known)) as answer:
            self.counts.update(requests=1)
            self.counts[f"answers_{answer.status_code // 100}xx"] += 1
            assert answer.status_code < 500, said
            if method == "HEAD":
                return
            if answer.mimetype == "text/event-stream":
                next(answer.iter_encoded())
            elif answer.status_code >= 400:
                assert answer.get_data(), f"{said}: refused without a word"

    def address(self, rule: Rule, known: Known) -> str:
        def filled(found: re.Match[str]) -> str:
            kind, name = found[1], found[2]
            if self.dice.random() < 0.07:
                return self.dice.choice(("-", "0", "999", "9" * 30, "%00", "%0a", "é", "a" * 300))
            if kind:
                return str(self.dice.choice((0, 1, 2, 3, 7, 40)))
            match name:
                case "code":
                    return known.code
                case "game":
                    return self.dice.choice([*self.house.sittings.queries.games])
                case "what":
                    return self.dice.choice(("tents", "resume", "tonight", "result", "x"))
                case _:
                    return self.dice.choice(("sheriff-aid", "dunhuang-setup", "citadels", "x"))

        return re.sub(r"<(?:(\w+):)?(\w+)>", filled, rule.rule)

    def value(self, known: Known) -> str:
        usual = ("en", "ko", "2", "0", "table", "seat", "offer-1", "sheriff-aid", "letter", "first")
        return str(self.dice.choice((*usual, known.code, *map(str, JUNK))))

    def sent(self, known: Known) -> dict[str, Any]:
        """A form, a form with a file, a document that is nearly right, or bytes."""
        dice = self.dice
        match dice.randrange(6):
            case 0 | 1:
                return {"data": {name: self.value(known) for name in dice.sample(FIELDS, 3)}}
            case 2:
                return {"data": {"file": (b"", "x"), "back": "/"}, "headers": {"X": "y"}}
            case 3:
                return {"data": dice.randbytes(dice.randrange(60)), "content_type": self.media()}
            case _:
                document = self.document(known)
                if dice.random() < 0.6:
                    document = spoilt(document, dice)
                return {"data": json.dumps(document), "content_type": self.media()}

    def media(self) -> str:
        return self.dice.choice(("application/json",) * 5 + ("text/plain", "multipart/form-data"))

    def document(self, known: Known) -> Any:
        chosen = self.house.action(known) or (None, {"kind": "rewind", "to": 0, "expected": 0})
        seat, action = chosen
        players = [{"name": f"P{n}"} for n in range(self.dice.randrange(2, 6))]
        return self.dice.choice(
            (
                {"id": f"form-{self.dice.randrange(1000)}", "seat": seat, "action": action},
                {"kind": "mend", "entry": self.dice.randrange(20), "action": action},
                {"game": "sheriff", "seats": players},
                {"edition": "second", "players": players},
                {"players": players},
            )
        )


def fuzz(app: Flask, seed: int, requests: int, paper: float) -> Counter[str]:
    fuzzing = Fuzzing(app, seed, paper=paper)
    try:
        for _ in range(requests):
            fuzzing.ask()
    except Exception as error:
        error.add_note(f"seed {seed}, request {fuzzing.counts['requests']}")
        raise
    return fuzzing.counts


def test_no_form_and_no_address_breaks_a_screen(plain_app):
    counts = fuzz(plain_app, 0, 150, paper=0)
    assert counts["answers_2xx"]
    assert counts["answers_4xx"]


@pytest.mark.soak
@pytest.mark.timeout(7_200)
def test_no_form_and_no_address_breaks_a_screen_for_minutes(plain_app, request, counted):
    minutes = request.config.getoption("minutes") / 2
    for seed in seeds_for(minutes, request.config.getoption("first_seed")):
        counted(seeds=1, **fuzz(plain_app, seed, A_SEED, paper=0.02))
