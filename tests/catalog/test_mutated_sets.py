"""Whatever is accepted of a user's set, map or board follows the schema that is published for it.

Pages and programs rely on it: a stored one with something else in it would stop them at each read.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from referee.game import BadInput
from referee.games import built_in
from referee.games import game as find
from services.catalogs import library

HOUSE = Path(__file__).resolve().parents[2]
SCHEMAS = {
    form: jsonschema.Draft202012Validator(
        json.loads((HOUSE / "catalog" / f"{form}.schema.json").read_text(encoding="utf-8"))
    )
    for form in ("tile-set", "map", "dorra-board")
}
SETS = ("base", "amazonas", "gold-rush", "castles-in-germany", "halflings", "inns-and-cathedrals", "river")
STRANGE: list[Any] = [
    *(None, True, -1, 0, 1, 0.5, "", "x", "N", "I", "field", "*", "RFRF"),
    *([], ["N"], ["N", "N"], [1], [None], [[0, 0]], [{}], ["x", 1], {}, {"x": [1]}),
]
MAPS = ("stand-in-map",)
OF_A_TILE = ("note", "type", "wagon", "edges", "marks", "outlines")
OF_A_SET = ("start", "needs", "halves", "id", "set")
TRIES = 500


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values in JSON."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*path, key)
        if isinstance(value, (dict, list)):
            yield from places(value, (*path, key))


def mutated(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy with a value replaced, added, left out, repeated or put elsewhere."""
    data = copy.deepcopy(data)
    *path, key = chance.choice([one for one in places(data) if len(one) > 1])
    inside: Any = data
    for step in path:
        inside = inside[step]
    what = chance.choice(("replace", "replace", "add", "remove", "repeat", "move"))
    if what == "add":
        where = chance.choice([data, *data.get("tiles", [])])
        where[chance.choice(OF_A_SET if where is data else OF_A_TILE)] = chance.choice(STRANGE)
    elif what == "remove":
        del inside[key]
    elif what == "repeat" and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(inside[key]))
    elif what == "move":
        *path, other = chance.choice(list(places(data)))
        place: Any = data
        for step in path:
            place = place[step]
        inside[key] = copy.deepcopy(place[other])
    else:
        inside[key] = chance.choice(STRANGE)
    return data


def own(name: str, chance: random.Random) -> dict[str, Any]:
    """A built-in catalog, of a set some tiles, as a user would send it."""
    data = copy.deepcopy(dict(built_in(name).data))
    sent = {key: data[key] for key in data if key not in ("id", "source", "provenance", "printings", "start")}
    if "tiles" in sent:
        sent["tiles"] = chance.sample(sent["tiles"], 4)
        for tile in sent["tiles"]:
            tile["id"] = "own/" + tile["id"].split("/")[1]
    return sent


@pytest.mark.parametrize("name", [*SETS, *MAPS, "dorra-stand-in"])
def test_what_is_accepted_follows_the_schema(name: str) -> None:
    chance, accepted, wrong = random.Random(name), 0, {}
    found = built_in(name)
    reader = find(found.game).catalog_reader
    schema = SCHEMAS["tile-set" if name in SETS else "map" if name in MAPS else "dorra-board"]
    for _ in range(TRIES):
        data = mutated(own(name, chance), chance)
        try:
            reader.check(data)
        except BadInput:
            continue
        accepted += 1
        for error in schema.iter_errors(data):
            wrong[".".join(map(str, error.absolute_path))] = error.message[:200]
    assert wrong == {}
    assert accepted > TRIES / 20


@pytest.mark.parametrize("cells", [False, True])
def test_sets_of_older_versions_are_still_described(cells: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may have odd rows among the features, and outlines of their senders."""
    monkeypatch.setattr(library, "known", lambda part: False)
    sent = own("castles-in-germany" if cells else "base", random.Random(1))
    for tile in sent["tiles"]:
        tile["outlines"] = [{"path": "<script>"}]
        if cells:
            tile["features"].append("field")
    found = find("carcassonne").catalog_reader.read(sent)
    answer = library.described(found, "tile-set.json", 2)
    assert answer["outlined"] is False
    drawn = [tile["outlines"] for tile in answer["tiles"] if "outlines" in tile]
    assert len(drawn) == 2
    assert all(one["areas"] or one["path"] or one["seat"] for outlines in drawn for one in outlines)
