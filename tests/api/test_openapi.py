"""GET /openapi.json, GET /docs."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from threading import Barrier
from typing import Any

import openapi_spec_validator
import pytest
import schemathesis
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator
from jsonschema_rs import ValidationError

from api.openapi.wording import SENTENCES, ranges, sentences
from tests.api.border import API


@pytest.fixture
def document(client: FlaskClient) -> Any:
    return client.get(f"{API}/openapi.json").get_json()


def references(node: Any) -> set[str]:
    """Every $ref below a node."""
    if isinstance(node, dict):
        own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*map(references, node.values()))
    return set().union(*map(references, node)) if isinstance(node, list) else set()


def test_it_is_openapi_3_1(document: Any) -> None:
    assert document["openapi"].startswith("3.1.")
    assert document["info"]["title"]
    assert document["info"]["version"]


def test_it_follows_the_schema_of_openapi_3_1(document: Any) -> None:
    schemathesis.openapi.from_dict(document).validate()
    with pytest.raises(ValidationError):
        schemathesis.openapi.from_dict(document | {"info": {"title": "no version"}}).validate()


def test_every_schema_is_json_schema_2020_12(document: Any) -> None:
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    for item in document["paths"].values():
        for operation in item.values():
            for response in operation.get("responses", {}).values() if isinstance(operation, dict) else ():
                for content in response.get("content", {}).values():
                    Draft202012Validator.check_schema(content.get("schema", {}))


def test_every_reference_leads_somewhere(document: Any) -> None:
    for reference in references(document):
        node = document
        for step in reference.removeprefix("#/").split("/"):
            node = node[step]


def test_every_route_is_described(app: Flask, document: Any) -> None:
    described = {
        (re.sub(r"{(\w+)}", "{}", path), method.upper())
        for path, item in document["paths"].items()
        for method in item
        if method != "parameters"
    }
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith(API) and not rule.endpoint.startswith("docs."):
            for method in rule.methods - {"HEAD", "OPTIONS"}:
                assert (re.sub(r"<[^>]+>", "{}", rule.rule), method) in described


def test_fixed_paths_are_no_ids(client: FlaskClient, document: Any) -> None:
    """A path such as /matches/import belongs to no id: only its own methods are allowed there."""
    for path, item in document["paths"].items():
        if "{" not in path:
            allowed = {method.lower() for method in client.options(path).allow or ()}
            assert allowed - {"head", "options"} == item.keys() - {"parameters"}, path


def test_operations_have_their_own_ids_and_words(document: Any) -> None:
    operations = [o for item in document["paths"].values() for m, o in item.items() if m != "parameters"]
    assert all(o["summary"] for o in operations)
    ids = [o["operationId"] for o in operations]
    assert len(set(ids)) == len(ids)


def test_every_answer_with_a_body_is_described(document: Any) -> None:
    for path, item in document["paths"].items():
        for method in item.keys() - {"parameters"}:
            for status, answer in item[method]["responses"].items():
                if status.startswith("2") and status != "204":
                    assert answer.get("content"), (method, path, status)


def test_errors_are_described_as_problems(document: Any) -> None:
    for name, response in document["components"]["responses"].items():
        assert list(response["content"]) == ["application/problem+json"], name


def test_query_parameters_stand_beside_the_declared_headers(document: Any) -> None:
    """A route that declares its token keeps the parameters of its query in the document."""
    item = document["paths"][f"{API}/matches/{{match_id}}/placements"]
    names = {parameter.get("name") for parameter in item["get"]["parameters"]}
    assert names == {"Accept-Language", "language", "tile", "at"}
    assert item["get"]["security"] == [{"token": []}]


def test_a_repeatable_route_may_conflict_and_a_form_may_be_refused(document: Any) -> None:
    """Errors that follow from how a route is declared."""
    for path, item in document["paths"].items():
        for operation in item.values():
            if not isinstance(operation, dict):
                continue
            headers = {one["name"] for one in operation.get("parameters", ())}
            errors = {"409"} if "Idempotency-Key" in headers else set()
            errors |= {"400", "413", "415", "422"} if "requestBody" in operation else set()
            assert errors <= set(operation["responses"]), path


def operations(document: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(path, method, operation) of the document."""
    for path, item in document["paths"].items():
        yield from ((path, method, one) for method, one in item.items() if method != "parameters")


def nodes(node: Any) -> Iterator[dict[str, Any]]:
    """Every object below a node."""
    if isinstance(node, dict):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from nodes(inner)


def test_openapi_spec_validator_finds_nothing(document: Any) -> None:
    """The document follows the whole specification."""
    openapi_spec_validator.validate(document)


def test_everything_is_described_in_a_sentence(document: Any) -> None:
    """Every operation, parameter, schema and property."""
    found = {f"{method} {path}": one.get("summary", "") for path, method, one in operations(document)}
    for path, item in document["paths"].items():
        for one in [
            *item.get("parameters", ()),
            *(p for _, o in item.items() if isinstance(o, dict) for p in o.get("parameters", ())),
        ]:
            found[f"{path} {one['name']}"] = one.get("description", "")
    for name, schema in document["components"]["schemas"].items():
        found[name] = schema.get("description", "")
        for field, one in schema.get("properties", {}).items():
            found[f"{name}.{field}"] = one.get("description", "")
    assert not {
        name: text for name, text in found.items() if not re.fullmatch(r"(?s)[A-Z`].*[.:?]", text.strip())
    }


def test_no_sentence_is_left_over(document: Any) -> None:
    """What descriptions.toml describes exists."""
    schemas = document["components"]["schemas"]
    properties = {field for schema in schemas.values() for field in schema.get("properties", {})}
    ids = {one["operationId"] for _, _, one in operations(document)}
    bases = {"EmptyCell", "PageQuestion", "RevealMove"}
    for name, words in sentences().items():
        if name == "properties":
            assert not words.keys() - properties
        elif name != "parameters":
            assert name in schemas.keys() | ids | bases, name
            assert not words.keys() - properties - {"part", "page"}, name


def test_no_sentence_is_written_twice() -> None:
    """A property with the same sentence in several schemas is described once, for all of them."""
    tables = tomllib.loads(SENTENCES.read_text("utf-8"))
    of_schemas = [table for name, table in tables.items() if name not in ("ranges", "parameters")]
    written = Counter(one for table in of_schemas for one in table.items())
    assert [one for one, count in written.items() if count > 1] == []


def test_tokens_are_a_security_scheme(document: Any) -> None:
    """No Authorization header among the parameters; every operation states whether it takes a token."""
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for path, method, one in operations(document):
        assert "Authorization" not in {parameter["name"] for parameter in one.get("parameters", ())}
        assert one["security"] in ([], [{"token": []}], [{"token": []}, {}]), (method, path)


def test_answers_have_their_headers(document: Any) -> None:
    """Location, Retry-After, RateLimit-* and ETag."""
    for path, method, one in operations(document):
        for status, answer in one["responses"].items():
            headers = set(answer.get("headers", ()))
            needed = {"201": {"Location"}, "202": {"Location", "Retry-After"}}.get(status, set())
            limits = {"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"}
            assert headers >= needed | (limits if status[0] == "2" else set()), (method, path, status)
    busy = document["components"]["responses"]
    assert "Retry-After" in busy["TOO_MANY_REQUESTS"]["headers"]
    assert "Retry-After" in busy["SERVICE_UNAVAILABLE"]["headers"]
    assert "ETag" in document["paths"][f"{API}/games"]["get"]["responses"]["200"]["headers"]


def test_schemas_suit_generated_clients(document: Any) -> None:
    """Names without underscore, no default on a union, limits of objects by maxProperties."""
    schemas = document["components"]["schemas"]
    assert all(re.fullmatch(r"[A-Z][A-Za-z]*", name) for name in schemas)
    for name, schema in schemas.items():  # a class of openapi-python-client would overwrite its own attribute
        snake = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        assert snake not in schema.get("properties", {}), name
    for one in nodes(schemas):
        if "default" in one:
            assert not one.keys() & {"oneOf", "anyOf", "allOf"}, one
        if one.get("type") in ("object", ["object", "null"]):
            assert not one.keys() & {"minLength", "maxLength"}, one


def test_moves_and_positions_have_a_discriminator(document: Any) -> None:
    """`type` distinguishes moves, `game` positions."""
    schemas = document["components"]["schemas"]
    moves = schemas["Move"]
    assert moves["discriminator"]["propertyName"] == "type"
    assert {"place", "deploy", "end_turn", "reveal"} <= set(moves["discriminator"]["mapping"])
    for name in ("AnyPosition", "AnyDisputedPosition", "AnyPositionAnswer"):
        shown = schemas[name]
        assert shown["discriminator"]["propertyName"] == "game"
        assert {one["$ref"] for one in shown["oneOf"]} == set(shown["discriminator"]["mapping"].values())
    assert {one["$ref"] for one in moves["oneOf"]} == set(moves["discriminator"]["mapping"].values())


def test_answers_have_typed_positions_and_moves(document: Any) -> None:
    """No free-form objects where a position, a player or a move is meant."""
    schemas = document["components"]["schemas"]
    for name, field, target in (
        ("Match", "position", "AnyPositionAnswer"),
        ("Match", "players", "Seat"),
        ("Preview", "position", "AnyPositionAnswer"),
        ("Preview", "offers", "Move"),
        ("Ruling", "alternatives", "Move"),
        ("Change", "moves", "Move"),
        ("Change", "events", "GameEvent"),
        ("Photo", "proposal", "Move"),
    ):
        assert f"#/components/schemas/{target}" in references(schemas[name]["properties"][field]), (
            name,
            field,
        )


def test_paths_that_can_be_deleted_come_last(document: Any) -> None:
    """Requests can be tried in the order of the document."""
    paths = list(document["paths"])
    for path, method, _ in operations(document):
        if method == "delete" and "post" not in document["paths"][path]:
            assert not [other for other in paths[paths.index(path) :] if other.startswith(f"{path}/")]


class Page(HTMLParser):
    """Collects what a page would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.anchors: set[str] = set()
        self.loads: set[str] = set()
        self.forbidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids.add(values.get("id", ""))
        if tag == "a" and values.get("href", "").startswith("#"):
            self.anchors.add(values["href"][1:])
        elif tag in ("link", "img", "script", "iframe"):
            self.loads.add(values.get("href") or values.get("src") or "inline")
        inline = tag == "style" or (tag == "script" and "src" not in values)
        if inline or "style" in values or any(name.startswith("on") for name in values):
            self.forbidden.append(tag)


def test_the_page_works_without_internet_and_under_the_policy(client: FlaskClient, document: Any) -> None:
    answer = client.get(f"{API}/docs")
    assert answer.mimetype == "text/html"
    text = answer.get_data(as_text=True)
    page = Page()
    page.feed(text)
    assert page.forbidden == []
    assert page.loads == {f"{API}/docs.css", f"{API}/docs.js"}
    assert client.get(f"{API}/docs.js").mimetype in ("text/javascript", "application/javascript")
    assert page.anchors <= page.ids
    assert client.get(f"{API}/docs.css").mimetype == "text/css"
    for path in document["paths"]:
        assert path in text
    for name in document["components"]["schemas"]:
        assert f"schema-{name}" in page.ids


def test_the_page_shows_types_enums_examples_and_a_form(client: FlaskClient, document: Any) -> None:
    """It used to type everything as a list."""
    text = client.get(f"{API}/docs").get_data(as_text=True)
    turn = text[text.index('id="schema-Turn"') :]
    turn = turn[: turn.index("</details>")]
    assert "<code>&#34;place&#34;</code>" in turn or '<code>"place"</code>' in turn
    player = text[text.index('id="schema-Player"') :]
    player = player[: player.index("</details>")]
    assert "list of" not in player
    assert "at most 60 characters" in player
    assert text.count("<form ") == len(list(operations(document)))
    assert text.count("<summary>Example</summary>") > 40
    assert 'id="token"' in text
    assert "`" not in re.sub(r"(?s)<(pre|textarea).*?</\1>", "", text)  # words of the API are set as code
    examples = [one for one in re.findall(r"(?s)<pre>(.*?)</pre>", text) if one.startswith("{")]
    assert examples
    assert all("\n" in one for one in examples)  # a line for each value


def test_first_requests_at_once_get_the_same_document(photo_app: Flask) -> None:
    """Two threads that built it at the same time changed the same schemas: one of them got a 500."""
    start = Barrier(4)

    def fetched() -> Any:
        client = photo_app.test_client()
        start.wait()
        answer = client.get("/api/v1/openapi.json")
        return answer.status_code, answer.get_json()

    with ThreadPoolExecutor(4) as threads:
        answers = [one.result() for one in [threads.submit(fetched) for _ in range(4)]]
    assert [status for status, _ in answers] == [200] * 4
    assert all(document == answers[0][1] for _, document in answers)


def test_kinds_and_sides_are_closed_lists(document: dict[str, Any]) -> None:
    """A client sees which kinds of features and figures, and which sides, exist."""
    schemas = document["components"]["schemas"]
    ref, figure = schemas["Ref"]["properties"], schemas["Figure"]["properties"]
    assert {"city", "field", "railroad", "jungle"} <= set(ref["kind"]["enum"])
    assert {"meeple", "cowboy", "boat"} <= set(figure["kind"]["enum"])
    one, several = ref["at"]["oneOf"]
    assert one["enum"] == several["items"]["enum"]
    assert {"N", "EL", "II"} <= set(one["enum"])
    placed = schemas["PlacedFeature"]["properties"]
    assert placed["sides"]["items"]["enum"] == one["enum"]
    assert placed["kind"]["enum"] == ref["kind"]["enum"]
    assert schemas["Deployment"]["properties"]["kind"]["enum"] == figure["kind"]["enum"]
    assert schemas["DeployMove"]["properties"]["kind"]["enum"] == figure["kind"]["enum"]
    assert schemas["FlockMove"]["properties"]["choice"]["enum"] == ["expand", "score"]
    assert {"dragon", "sheep", "sheriff", "mining"} <= set(schemas["Token"]["properties"]["kind"]["enum"])
    assert schemas["PhotoFigure"]["properties"]["pose"]["enum"] == ["standing", "lying"]
    assert {"fish", "parrot"} <= set(schemas["DorraPlayer"]["properties"]["indio"]["items"]["enum"])
    assert f"{API}/docs#bad-content" in schemas["Problem"]["properties"]["type"]["enum"]


def test_options_have_names_and_values(document: dict[str, Any]) -> None:
    """One schema of the options of all games, in requests and answers."""
    schemas = document["components"]["schemas"]
    options = schemas["Options"]["properties"]
    assert options["edition"]["enum"] == ["C1", "C1-r1", "C1-r2", "C2", "C3", "C31"]
    assert options["hs.closure_choice"]["enum"] == ["immediate", "owner_first"]
    assert "hills-and-sheep" in options["expansions"]["items"]["enum"]
    assert options["ext.inns"]["$ref"] == "#/components/schemas/Switch"
    for name in ("Position", "PositionAnswer", "NewMatch", "Match", "SheetReading", "DisputedPosition"):
        assert "#/components/schemas/Options" in references(schemas[name]["properties"]["options"]), name


def test_options_are_valid_as_described(client: FlaskClient, document: dict[str, Any]) -> None:
    """True and false are words for on and off, numbers for their digits; nothing else is."""
    resolver = {"$ref": "#/components/schemas/Options", "components": document["components"]}
    check = Draft202012Validator(resolver)
    position = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": []}
    for options in (
        {"ext.inns": True}, {"ext.inns": "on"}, {"mp.meeples": 9}, {"hs.closed_field": "auto_herd"},
        {"expansions": ["river"]}, {"expansions": None}, {"map": None},
        {"edition": "C9"}, {"ext.inns": 1}, {"expansions": ["x"]}, {"none.such": "on"}, {"tb.double_turn": 1},
    ):  # fmt: skip
        answer = client.post(f"{API}/scores", json={"position": {**position, "options": options}})
        assert check.is_valid(options) == (answer.status_code == 200), (options, answer.get_json())


def test_answers_of_several_forms_have_a_discriminator(document: Any) -> None:
    """`form` distinguishes placements, builds, rulings, scores, previews and their readings."""
    several = {}
    for path, method, one in operations(document):
        shown = (
            one["responses"].get("200", {}).get("content", {}).get("application/json", {}).get("schema", {})
        )
        if shown.keys() & {"oneOf", "anyOf"}:
            several[method, path] = shown
    assert len(several) >= 7
    for where, shown in several.items():
        name, mapping = shown["discriminator"]["propertyName"], shown["discriminator"]["mapping"]
        assert {one["$ref"] for one in shown["oneOf"]} == set(mapping.values()), where
        for value, reference in mapping.items():
            schema = document["components"]["schemas"][reference.rsplit("/", 1)[1]]
            assert name in schema["required"], (where, reference)
            assert value in schema["properties"][name]["enum"], (where, reference)


def test_every_number_of_an_answer_has_its_range(document: Any) -> None:
    """Those that may be any number, such as points, are listed as such; no range is left over."""
    schemas = document["components"]["schemas"]
    properties = [
        (name, field, one) for name, it in schemas.items() for field, one in it.get("properties", {}).items()
    ]
    for name, field, one in properties:
        types = {
            kind
            for node in nodes(one)
            if "enum" not in node
            for kind in [node.get("type")]
            if isinstance(kind, str)
        }
        limited = any("minimum" in node for node in nodes(one))
        if types & {"integer", "number"} and not limited and field != "held":
            assert ranges().get(f"{name}.{field}", ranges().get(field)) == [], (name, field)
    known = {field for _, field, _ in properties} | {f"{name}.{field}" for name, field, _ in properties}
    known |= {"EmptyCell.x", "EmptyCell.y"}  # of a base of schemas
    assert not ranges().keys() - known


def test_cells_beyond_the_farthest_tile_are_in_range(client: FlaskClient, document: Any) -> None:
    """A tile may be legal next to one at the limit of positions."""
    tiles = [{"x": 10_000, "y": -10_000, "tile": "base/D", "rotation": 0}]
    position = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": tiles}
    answer = client.post(f"{API}/placements", json={"position": position, "tile": "base/E"}).get_json()
    assert any(abs(one["y"]) > 10_000 for one in answer["placements"])
    schema = {"$ref": "#/components/schemas/LegalPlacements", "components": document["components"]}
    assert not list(Draft202012Validator(schema).iter_errors(answer))


def test_a_catalog_is_distinguished_by_its_form(client: FlaskClient, document: dict[str, Any]) -> None:
    """Tile sets, maps and boards have a discriminator."""
    shown = document["paths"][f"{API}/catalogs/{{catalog_id}}"]["get"]["responses"]["200"]["content"]
    mapping = shown["application/json"]["schema"]["discriminator"]["mapping"]
    rows = client.get(f"{API}/catalogs").get_json()["catalogs"]
    assert {row["form"] for row in rows} == mapping.keys()
    for form, reference in mapping.items():
        one = next(row["id"] for row in rows if row["form"] == form)
        answer = client.get(f"{API}/catalogs/{one}").get_json()
        schema = {"$ref": reference, "components": document["components"]}
        assert not list(Draft202012Validator(schema).iter_errors(answer)), one
        assert answer["form"] == form
