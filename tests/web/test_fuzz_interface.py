"""The whole description is tried out: every answer is one that it tells of, whatever is sent.

What is sent is made from the description, right or wrong; codes and tokens are those of sittings in
which things are done meanwhile, and answers bring new ones.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .fuzzing import FullHouse, Known, seeds_for

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
A_SEED = 400
"""requests"""
ANEW = 100
"""requests, after which there are other sittings"""


class Fuzzing:
    """Sends cases, and remembers what was wrong with the answers."""

    def __init__(self, app: Flask, seed: int) -> None:
        self.app, self.dice = app, Random(seed)
        self.client = app.test_client(use_cookies=False)
        self.counts = Counter[str]()
        self.wrong: dict[str, str] = {}
        self.anew()

    def anew(self) -> None:
        self.house = FullHouse(self.app, self.dice)
        self.house.fill(self.dice.randrange(12))

    def send(self, case: Any) -> None:
        self.counts["requests"] += 1
        if self.counts["requests"] % ANEW == 0:
            self.anew()
        sitting = self.house.some()
        if self.dice.random() < 0.5:
            self.house.play(sitting)
        self.make_real(case, sitting)
        if case.operation.path.endswith("/stream"):
            self.listen(case)
            return
        answer = case.call()
        self.counts[f"answers_{answer.status_code // 100}xx"] += 1
        self.learn(case, sitting, answer)
        self.check(case, answer)

    def make_real(self, case: Any, sitting: Known) -> None:
        """The code of a sitting, mostly; a token, of this sitting or another, living or dead."""
        dice = self.dice
        right = case.meta is None or not case.meta.is_negative_at(ParameterLocation.PATH)
        if right and "code" in case.path_parameters and dice.random() < 0.95:
            case.path_parameters["code"] = sitting.code
        if right and "game" in case.path_parameters and dice.random() < 0.95:
            case.path_parameters["game"] = dice.choice([*self.house.sittings.queries.games])
        if dice.random() < 0.9:
            own = sitting.last
            other = dice.choice(self.house.some().tokens)[1]
            held = dice.choice([*own.values(), dice.choice(sitting.tokens)[1]])
            token = dice.choice((own[None], own[None], held, held, other))
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        if case.meta is not None and case.meta.is_negative_at(ParameterLocation.BODY):
            return
        if case.operation.path.endswith("/actions") and dice.random() < 0.7:
            chosen = self.house.action(sitting)
            if chosen is not None:
                id = f"case-{dice.randrange(10_000)}"  # some of them twice
                case.body = {"id": id, "seat": chosen[0], "action": chosen[1]}
        if case.operation.path == "/sittings/import" and dice.random() < 0.7:
            case.body = json.loads(dice.choice(self.house.exports))

    def learn(self, case: Any, sitting: Known, answer: Any) -> None:
        """Codes and tokens that nobody had before."""
        if answer.status_code not in (200, 201) or "json" not in answer.headers["content-type"][0]:
            return
        document = answer.json()
        match document:
            case {"code": code, "table_token": token}:
                seats = case.body.get("seats") if isinstance(case.body, dict) else ()
                self.house.known.append(Known(code, len(seats or ()) or 1, [(None, token)]))
            case {"seat": int(seat), "token": token}:
                sitting.tokens.append((seat, token))
            case {"table_token": token}:
                sitting.tokens.append((None, token))
            case {"format": _, "entries": _}:
                self.house.exports.append(answer.content)

    def check(self, case: Any, answer: Any) -> None:
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            for one in group.exceptions:
                self.note(case, f"{type(one).__name__} {answer.status_code}", str(group))
        told = "{" not in case.operation.path  # else it depends on which game that is
        rightly = told and case.meta.generation.mode is GenerationMode.POSITIVE
        if rightly and answer.status_code == 400 and not has_point(case.body):
            self.note(case, "refused as of the wrong shape", f"{case.body}\n{answer.content!r}")

    def listen(self, case: Any) -> None:
        """A stream has no end: its head, and what comes first."""
        asked = case.as_transport_kwargs()
        asked.pop("json", None)
        path = f"/api/v1{case.formatted_path.removeprefix('/api/v1')}"
        asked["path"] = path
        with self.client.open(**asked) as answer:
            self.counts[f"answers_{answer.status_code // 100}xx"] += 1
            if answer.status_code == 200:
                assert answer.mimetype == "text/event-stream"
                next(answer.iter_encoded())
            else:
                told = case.operation.definition.raw["responses"]
                if str(answer.status_code) not in told:
                    self.note(case, f"stream {answer.status_code}", str(answer.get_data()))

    def note(self, case: Any, what: str, words: str) -> None:
        self.wrong.setdefault(f"{case.operation.label}: {what}", words)


def has_point(document: Any) -> bool:
    """2972.0 is an integer to JSON Schema; that it is none here is said in words."""
    match document:
        case float():
            return True
        case dict():
            return any(has_point(one) for one in document.values())
        case list():
            return any(has_point(one) for one in document)
        case _:
            return False


def fuzz(app: Flask, number: int, requests: int, wrong: dict[str, str]) -> Counter[str]:
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app)
    operations = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    fuzzing = Fuzzing(app, number)
    every = {
        mode: [one.as_strategy(generation_mode=mode) for one in operations]
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    }
    below = [i for i, one in enumerate(operations) if "{code}" in one.path]
    rightly, wrongly = every.values()
    cases = st.one_of(
        st.sampled_from(below).flatmap(lambda i: rightly[i]),
        st.sampled_from(rightly).flatmap(lambda one: one),
        st.sampled_from(wrongly).flatmap(lambda one: one),
    )

    @seed(number)
    @settings(
        max_examples=requests,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def send(case: Any) -> None:
        fuzzing.send(case)

    send()
    for what, words in fuzzing.wrong.items():
        wrong.setdefault(what, f"seed {number}: {words}")
    return fuzzing.counts


def report(wrong: dict[str, str]) -> str:
    return "\n\n".join(f"{what}\n{words}" for what, words in wrong.items())


@pytest.mark.slow
def test_every_answer_is_one_that_the_description_tells_of(plain_app):
    wrong: dict[str, str] = {}
    assert fuzz(plain_app, 0, 100, wrong)["answers_2xx"]
    assert not wrong, report(wrong)


@pytest.mark.soak
@pytest.mark.timeout(7_200)
def test_every_answer_is_one_that_the_description_tells_of_for_minutes(plain_app, request, counted):
    wrong: dict[str, str] = {}
    for number in seeds_for(
        request.config.getoption("minutes"), request.config.getoption("first_seed")
    ):
        counted(seeds=1, **fuzz(plain_app, number, A_SEED, wrong))
    assert not wrong, report(wrong)
