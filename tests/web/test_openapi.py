"""The description of the interface tells all of it, and nothing else."""

import re

import msgspec
import pytest

from companion.engine.log import Rewind
from companion.engine.moves import DocumentField
from companion.sittings import replay
from companion.web import api, history_api, openapi, schemas
from tests.examples import quickly
from tests.recorded import read


@pytest.fixture
def described(visitor):
    return visitor.get("/openapi.json").json


@pytest.fixture
def games(app):
    return app.extensions["companion"].sittings.queries.games


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
    assert len(actions) == 2 + sum(len(game.actions) for game in games.values())
    kinds = set()
    for reference in actions:
        name = reference["$ref"].rpartition("/")[2]
        kinds |= set(described["components"]["schemas"][name]["properties"]["kind"]["enum"])
    assert kinds >= {"take", "begin", str(Rewind.__struct_config__.tag)}


def test_the_shape_of_an_action_is_called_the_same_in_whichever_module_it_stands(described):
    of_actions = {one for one in described["components"]["schemas"] if ".actions." in one}
    assert "companion.games.citadels.actions.Pay" in of_actions
    assert all(re.fullmatch(r"companion\.games\.\w+\.actions\.[A-Z]\w+", one) for one in of_actions)


def test_what_may_take_the_place_of_an_entry_has_its_shape(described):
    schemas = described["components"]["schemas"]
    put = schemas["MendedAction"]["anyOf"]
    assert {"type": "null"} in put
    kinds = {
        kind
        for one in put
        if "$ref" in one
        for kind in schemas[one["$ref"].rpartition("/")[2]]["properties"]["kind"]["enum"]
    }
    assert {"pay", "correct_gold", "take"} <= kinds
    assert not {"begin", "deal", "roll", "rewind"} & kinds
    for name in ("Mend", "MendRequest"):
        assert schemas[name]["properties"]["entry"]["minimum"] == 1


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
    described = (*api.api.operations, *history_api.api.operations)
    entries = {entry for one in openapi.operations(games, described) for entry in one.sent}
    assert {schemas.SittingRequest, schemas.ActionRequest} <= entries
    assert {game.scoring.entry for game in games.values()} <= entries
    for entry in entries:
        assert issubclass(entry, msgspec.Struct)


# As strict as the server


def integers(schema, path=""):
    """Every number, list and text in a schema, by where it stands."""
    if isinstance(schema, dict):
        if schema.get("type") in ("integer", "array", "string"):
            yield path, schema
        for key, inner in schema.items():
            if key not in ("default", "enum", "mapping"):
                yield from integers(inner, f"{path}.{key}")
    elif isinstance(schema, list):
        for index, inner in enumerate(schema):
            yield from integers(inner, f"{path}[{index}]")


def test_nothing_that_is_sent_is_without_a_limit(described):
    for name, whole in described["components"]["schemas"].items():
        if name.endswith("Answer"):
            continue
        for path, schema in integers(whole, name):
            match schema["type"]:
                case "integer":
                    assert "enum" in schema or {"minimum", "maximum"} <= schema.keys(), path
                case "array":
                    assert "maxItems" in schema, path
                case _:
                    assert {"pattern", "enum", "const"} & schema.keys(), path


def test_no_number_that_is_read_has_a_point(described, visitor, sitting):
    assert "2972.0 is no integer" in described["info"]["description"]
    for path, body in (
        (f"{sitting.path}/actions", b'{"id":"x","seat":0.0,"action":{"kind":"take","n":1}}'),
        (f"{sitting.path}/actions", b'{"id":"x","seat":0,"action":{"kind":"take","n":1.0}}'),
        ("/games/sheriff/score", b'{"edition":"second","players":[{"name":"A","gold":2972.0}]}'),
        ("/games/citadels/calc/selection", b'{"players":5.0,"characters":9}'),
        ("/games/citadels/calc/selection", b'{"players":5e0,"characters":9}'),
    ):
        answer = sitting.table.post(path, data=body, content_type="application/json")
        assert answer.status_code == 400, path


def fits(schema, document, schemas):
    """Whether a document is as a schema says, as far as the ones below need it."""
    if "$ref" in schema:
        return fits(schemas[schema["$ref"].rpartition("/")[2]], document, schemas)
    if "anyOf" in schema and not any(fits(one, document, schemas) for one in schema["anyOf"]):
        return False
    for one in schema.get("allOf", ()):
        if "if" not in one:
            if not fits(one, document, schemas):
                return False
        elif fits(one["if"], document, schemas) and not fits(one["then"], document, schemas):
            return False
    if "const" in schema and document != schema["const"]:
        return False
    if isinstance(document, list):
        return schema.get("minItems", 0) <= len(document) <= schema.get("maxItems", len(document))
    if isinstance(document, dict):
        known = schema.get("properties", {})
        return set(schema.get("required", ())) <= document.keys() and all(
            fits(known[key], value, schemas) for key, value in document.items() if key in known
        )
    return True


EDITIONS = (None, "first", "second")
FEW = (1, 3, 7, 9)


@pytest.mark.parametrize("n", quickly(range(10), *FEW))
def test_the_description_knows_how_many_may_sit_down(described, visitor, games, n):
    schemas = described["components"]["schemas"]
    for game in games:
        for edition in EDITIONS if game == "sheriff" else (None,):
            sent = {"game": game, "seats": [{} for _ in range(n)]}
            if edition is not None:
                sent["options"] = {"edition": edition}
            answer = visitor.post("/sittings", sent)
            assert (answer.status_code == 201) == fits(schemas["SittingRequest"], sent, schemas), (
                sent,
                answer.json,
            )


@pytest.mark.parametrize("n", quickly(range(10), *FEW))
def test_the_description_knows_how_many_may_be_scored(described, visitor, games, n):
    schemas = described["components"]["schemas"]
    for game in games.keys() - {"pearls"}:
        for edition in ("first", "second") if game == "sheriff" else (None,):
            players = [{"name": f"P{seat}"} for seat in range(n)]
            sent: dict[str, object] = {"players": players}
            if edition is not None:
                sent["edition"] = edition
            told = described["paths"][f"/games/{game}/score"]["post"]["requestBody"]
            schema = told["content"]["application/json"]["schema"]
            answer = visitor.post(f"/games/{game}/score", sent)
            codes = {one["code"] for one in answer.json.get("errors", ())}
            assert ("player_count" not in codes) == fits(schema, sent, schemas), (sent, codes)


@pytest.mark.parametrize(
    ("id", "good"),
    [("x", True), ("x" * 64, True), ("", False), ("x" * 65, False), ("clock:x", False),
     ("a\nb", False), ("a\x7fb", False), ("가 나", True), ("xclock:", True)],
)  # fmt: skip
def test_the_description_knows_which_ids_there_are(described, visitor, sitting, id, good):
    schema = described["components"]["schemas"]["ActionRequest"]["properties"]["id"]
    told = schema["minLength"] <= len(id) <= schema["maxLength"]
    assert (told and re.search(schema["pattern"], id) is not None) == good
    sent = {"id": id, "seat": 0, "action": {"kind": "take", "n": 1}}
    assert (sitting.table.post(f"{sitting.path}/actions", sent).status_code == 200) == good


@pytest.mark.parametrize("name", ["sheriff-second-4-black-market", "sheriff-first-4"])
def test_the_cards_of_the_last_count_name_no_schema_that_is_missing(described, games, name):
    play = replay(games, read(name)[0])
    listed = (
        one
        for entry in play.log.effective()
        for seat in range(len(play.names))
        for one in play.game.moves(entry.state, seat, seat)
        if one.slot == "count"
    )
    fields = (field for one in listed for field in one.fields)
    named = {field.schema for field in fields if isinstance(field, DocumentField)}
    assert named
    assert named <= described["components"]["schemas"].keys()
