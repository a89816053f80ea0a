"""The description of the interface tells all of it, and nothing else."""

import re

import msgspec
import pytest

from companion.engine.log import Rewind
from companion.web import openapi, shapes


@pytest.fixture
def described(visitor):
    return visitor.get("/openapi.json").json


@pytest.fixture
def games(app):
    return app.extensions["companion"].sittings.games


def references(value):
    """Everything that refers to a schema, wherever it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield inner
            elif key != "mapping":
                yield from references(inner)
            else:
                yield from inner.values()
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def test_every_path_of_the_interface_is_in_it(app, described):
    there = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule.removeprefix("/api/v1")), method.lower())
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1")
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    told = {(path, method) for path, item in described["paths"].items() for method in item}
    assert there <= told


def test_every_path_in_it_answers(app, described, games):
    urls = app.url_map.bind("localhost")
    for path, item in described["paths"].items():
        for method in item:
            urls.match("/api/v1" + re.sub(r"\{\w+\}", "0", path), method.upper())
    assert {f"/games/{key}/score" for key in games} <= set(described["paths"])


def test_every_reference_leads_to_a_schema(described):
    schemas = described["components"]["schemas"]
    found = set(references(described))
    assert found
    assert {one.removeprefix("#/components/schemas/") for one in found} <= set(schemas)


def test_every_operation_has_a_name_of_its_own_and_tells_its_variables(described):
    names = [one["operationId"] for item in described["paths"].values() for one in item.values()]
    assert len(names) == len(set(names))
    for path, item in described["paths"].items():
        for operation in item.values():
            told = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
            assert told == re.findall(r"\{(\w+)\}", path)


def test_every_action_of_every_game_has_its_shape(described, games):
    actions = described["components"]["schemas"]["ActionRequest"]["properties"]["action"]["anyOf"]
    assert len(actions) == 1 + sum(len(game.actions) for game in games.values())
    kinds = set()
    for reference in actions:
        name = reference["$ref"].rpartition("/")[2]
        kinds |= set(described["components"]["schemas"][name]["properties"]["kind"]["enum"])
    assert kinds >= {"take", "begin", str(Rewind.__struct_config__.tag)}


def test_what_is_sent_and_answered_is_what_is_described(described, visitor, sitting):
    """Every answer has the keys that its schema requires and no others."""
    sitting.act(sitting.table, 0, kind="take", n=1)
    for path, template in (
        ("/games", "/games"),
        ("/games/sheriff", "/games/{game}"),
        (sitting.path, "/sittings/{code}"),
        (f"{sitting.path}/log", "/sittings/{code}/log"),
    ):
        operation = described["paths"][template]["get"]
        schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
        told = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        answer = visitor.get(path).json
        assert set(told["required"]) <= set(answer) <= set(told["properties"])


def test_refusals_are_described_by_the_statuses_they_have(described, visitor, sitting):
    for path, template, method in (
        ("/games/chess", "/games/{game}", "get"),
        ("/games/sheriff/score", "/games/{game}/score", "post"),
        ("/sittings", "/sittings", "post"),
        (f"{sitting.path}/actions", "/sittings/{code}/actions", "post"),
        (f"{sitting.path}/table/claim", "/sittings/{code}/table/claim", "post"),
    ):
        status = visitor.ask(method.upper(), path).status_code
        assert str(status) in described["paths"][template][method]["responses"]


def test_the_types_that_describe_are_those_that_decode(games):
    entries = {entry for one in openapi.operations(games) for entry in one.entries}
    assert {shapes.SittingRequest, shapes.ActionRequest} <= entries
    assert {game.scoring.entry for game in games.values()} <= entries
    for entry in entries:
        assert issubclass(entry, msgspec.Struct)
