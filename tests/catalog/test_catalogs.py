"""The built-in tile sets, and a reader that refuses an invalid set with all its errors at once."""

from __future__ import annotations

import contextlib
import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import BadInput, Unknown
from referee.games import game
from referee.games.carcassonne.marks import MARKS
from referee.tiles.io import catalog

HOUSE = Path(__file__).resolve().parents[2]
FACTS = HOUSE.parent / "shared" / "facts" / "more" / "tiles"
SCHEMA = json.loads((HOUSE / "catalog" / "tile-set.schema.json").read_text(encoding="utf-8"))
BASE = catalog.built_in("base")
GOOD: dict[str, Any] = {
    "id": "mine",
    "game": "carcassonne",
    "tiles": [
        {
            "id": "mine/one",
            "edges": "CRFR",
            "features": [
                {"kind": "city", "edges": ["N"], "pennants": 1},
                {"kind": "road", "edges": ["E", "W"]},
                {"kind": "field", "halves": ["EL", "WR"], "cities": [0]},
                {"kind": "field", "halves": ["ER", "SL", "SR", "WL"]},
            ],
        }
    ],
    "printings": {"mine:1": {"editions": ["C1"], "total": 2, "counts": {"mine/one": 2}}},
}


def read(data: Any) -> catalog.TileSet:
    """Read a set with the kinds and marks of the game."""
    return catalog.read(data, BASE.kinds, BASE.marks)


def spoilt(change: Any) -> dict[str, list[str]]:
    """The errors of the good set after a change."""
    data = copy.deepcopy(GOOD)
    change(data)
    with pytest.raises(BadInput) as refused:
        read(data)
    return refused.value.errors


def first(data: Any) -> Any:
    """The first tile of a set."""
    return data["tiles"][0]


@pytest.mark.parametrize("id", catalog.names())
def test_built_in_sets_follow_the_schema_and_their_own_header(id: str) -> None:
    tile_set = catalog.built_in(id)
    jsonschema.validate(tile_set.data, SCHEMA)
    assert tile_set.id == id
    assert tile_set.game
    assert tile_set.name
    assert tile_set.source
    if tile_set.game == "carcassonne":
        assert tile_set.provenance == "published"
        assert dict(tile_set.kinds) == dict(BASE.kinds), "all sets of a game mean the same by a kind"
        assert set(tile_set.counts) >= {"C1", "C2", "C3"}
    else:  # boxes with no published description of their layouts
        assert tile_set.provenance == "stand-in"
    for id, tile in tile_set.tiles.items():
        assert tile.id == id
        assert len(tile.edges.letters) == 4
        assert "?" not in tile.edges.letters
    counted = {t for printing in tile_set.printings for t in printing.counts}
    drawn = {
        id for id, tile in tile_set.tiles.items() if tile.edges.letters != "****"
    }  # an abbey is never drawn
    assert counted == drawn, "every tile is in some printing, and every counted tile exists"


def test_the_box_holds_what_the_rules_say() -> None:
    assert sum(BASE.counts["C1"].values()) == 72
    assert sum(BASE.counts["C3"].values()) == 72
    letters = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
    assert BASE.counts["C1"] == {f"base/{one[0]}": int(one[1:]) for one in letters.split()}
    assert sum(catalog.built_in("river").counts["C2"].values()) == 12
    assert sum(catalog.built_in("inns-and-cathedrals").counts["C1"].values()) == 18


RIVER_THREE = "river/3"  # without published facts; RV-S5 has how it differs from the first River


def test_river_three_is_the_river_with_two_vineyards() -> None:
    river = catalog.built_in("river")
    counts = {p.id: dict(p.counts) for p in river.printings}
    vineyards = counts[RIVER_THREE].pop("river/II.v")
    assert {**counts[RIVER_THREE], "river/II": vineyards} == counts["river/1:1"]
    bend, with_vineyard = river.tiles["river/II"], river.tiles["river/II.v"]
    assert with_vineyard.marks == {"vineyard"}
    assert (with_vineyard.edges.letters, with_vineyard.features) == (bend.edges.letters, bend.features)


@pytest.mark.parametrize("id", [id for id in catalog.names() if catalog.built_in(id).game == "carcassonne"])
def test_built_in_sets_equal_the_published_facts(id: str) -> None:
    single, double = FACTS / f"{id}.json", FACTS.parent / "doubles" / f"{id}.json"
    path = single if single.exists() else double
    if not path.exists():
        pytest.skip(
            f"{path} is not there: the catalogs are compared with the facts only beside the shared files"
        )
    files = [json.loads(one.read_text(encoding="utf-8")) for one in (single, double) if one.exists()]
    tile_set = catalog.built_in(id)
    mine = {row["id"]: row for row in tile_set.data["tiles"]}
    printings: dict[str, dict[str, int]] = {}
    for facts in files:
        for name, counts in facts["printings"].items():
            printings.setdefault(name, {}).update(counts)
    mine_printed = {p.id: {t: n for t, n in p.counts.items() if n} for p in tile_set.printings}
    assert {name: mine_printed[name] for name in mine_printed if name != RIVER_THREE} == printings
    rows = [row for facts in files for row in facts["tiles"]]
    assert {row["id"] for row in rows} <= set(mine)
    for row in rows:
        for name in ("edges", "cells", "features", "marks", "wagon"):
            assert mine[row["id"]].get(name) == row.get(name)


@pytest.mark.parametrize(
    ("value", "marks"),
    [
        ("false", {"castle-base:false": 1}),
        (False, {"castle-base:false": 1}),
        ("true", {"castle-base": 1}),
        (1, {"castle-base": 1}),
    ],
)
def test_a_city_without_a_base_for_a_castle_is_marked(value: object, marks: dict[str, int]) -> None:
    """BC-C1: of this mark it matters that it is false."""
    data = copy.deepcopy(GOOD)
    first(data)["features"][0] = {"kind": "city", "edges": ["N"], "castle-base": value}
    city = catalog.read(data, BASE.kinds, MARKS).tiles["mine/one"].features[0]
    assert city.marks == marks


def test_every_set_with_facts_can_lie_on_the_table() -> None:
    """What is unsure of them is in docs/boxes.md."""
    if not FACTS.is_dir():
        pytest.skip(f"{FACTS} is not there")
    known = {path.stem for folder in (FACTS, FACTS.parent / "doubles") for path in folder.glob("*.json")}
    assert known - set(catalog.names()) == set()


def test_the_corrected_facts_of_printings() -> None:
    """A coat of arms too many, a river with other ends, boxes of the later third edition."""
    princess, river = catalog.built_in("princess-and-dragon"), catalog.built_in("river")
    later = princess.copies("C2")["princess-and-dragon/Ccc.g"]
    assert later == 1
    assert not any(f.marks.get("pennants") for f in princess.tiles["princess-and-dragon/Ccc.g"].features)
    assert "princess-and-dragon/Ccc+.g" not in princess.copies("C3")
    assert [river.start(edition) for edition in ("C1", "C2", "C3", "C31")] == [
        *["river/s"] * 2,
        *["river/RrI.s"] * 2,
    ]
    assert river.copies("C31") == river.copies("C3") != river.copies("C2")
    sizes = {
        name: [sum(catalog.built_in(name).copies(edition).values()) for edition in ("C1", "C2", "C3", "C31")]
        for name in ("base", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon", "siege")
    }
    assert sizes == {
        "base": [72] * 4,
        "inns-and-cathedrals": [18, 18, 18, 24],
        "traders-and-builders": [24] * 4,
        "princess-and-dragon": [30, 30, 30, 28],
        "siege": [10] * 4,  # two printings that are used together
    }


def test_parsing_is_lossless() -> None:
    one, again = read(GOOD), read(json.loads(json.dumps(GOOD)))
    assert one.version == again.version
    assert one.tiles == again.tiles
    tile = one.tiles["mine/one"]
    assert [f.sides for f in tile.features] == [("N",), ("E", "W"), ("EL", "WR"), ("ER", "SL", "SR", "WL")]
    assert tile.features[0].marks == {"pennants": 1}
    assert tile.features[2].beside == (0,)
    assert one.counts == {"C1": {"mine/one": 2}}
    changed = copy.deepcopy(GOOD)
    first(changed)["features"][0]["pennants"] = 2
    assert read(changed).version != one.version


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        (
            lambda d: first(d)["features"][3]["halves"].remove("SL"),
            "tiles[0].features",
            "half SL belongs to no feature",
        ),
        (
            lambda d: first(d)["features"][2]["halves"].append("ER"),
            "tiles[0].features",
            "half ER belongs to 2 features",
        ),
        (
            lambda d: first(d)["features"].append({"kind": "river", "edges": ["E", "S"]}),
            "tiles[0].features",
            "middle of edge E",
        ),
        (
            lambda d: first(d)["features"].append({"kind": "road", "edges": ["N"]}),
            "tiles[0].features",
            "edge N shows city and road",
        ),
        (
            lambda d: first(d)["features"][2].update(kind="city", cities=[]),
            "tiles[0].features",
            "edge E shows city, road and field",
        ),
        (lambda d: first(d).update(edges="CRRR"), "tiles[0].edges", "show CRFR"),
        (lambda d: first(d).update(edges="C*FR"), "tiles[0].edges", "wild"),
        (lambda d: first(d)["features"][2].update(cities=[9]), "tiles[0].features[2].cities", "0 to 3"),
        (
            lambda d: first(d)["features"][0].update(kind="citty"),
            "tiles[0].features[0].kind",
            "did you mean city",
        ),
        (
            lambda d: first(d)["features"][0].update(penants=1),
            "tiles[0].features[0].penants",
            "did you mean pennants",
        ),
        (lambda d: first(d)["features"][1].update(edges=["E", "Z"]), "tiles[0].features[1].edges", "N E S W"),
        (
            lambda d: first(d)["features"].append({"kind": "monastery", "edges": ["N"]}),
            "tiles[0].features[4]",
            "point",
        ),
        (
            lambda d: first(d)["features"].append({"kind": "field", "halves": []}),
            "tiles[0].features[4]",
            "nothing",
        ),
        (lambda d: first(d)["features"][1].update(halves=["NL"]), "tiles[0].features[1].halves", "line"),
        (lambda d: first(d).update(id="no spaces"), "tiles[0].id", "<set>/<code>"),
        (lambda d: d["tiles"].append(first(d)), "tiles[1].id", "twice"),
        (lambda d: d["printings"]["mine:1"].update(total=3), "printings.mine:1.total", "sum to 2"),
        (
            lambda d: d["printings"]["mine:1"]["counts"].update({"mine/two": 1}),
            "printings.mine:1.counts.mine/two",
            "did you mean mine/one",
        ),
        (
            lambda d: d["printings"]["mine:1"]["counts"].update({"mine/one": -1}),
            "printings.mine:1.counts.mine/one",
            "whole number",
        ),
        (lambda d: d.update(tiles=[first(d)] * 501), "tiles", "at most 500"),
        (
            lambda d: first(d)["features"][0].update({"multi-edge": "S"}),
            "tiles[0].features[0].multi-edge",
            "an edge",
        ),
        (lambda d: first(d).update(marks=["vulcano"]), "tiles[0].marks[0]", "unknown mark"),
    ],
)
def test_a_wrong_set_is_refused_with_its_place(change: Any, path: str, words: str) -> None:
    errors = spoilt(change)
    assert any(words in message for message in errors.get(path, ())), errors


def test_an_id_like_that_of_two_half_tiles_is_refused_but_stored_sets_stay_readable() -> None:
    data = copy.deepcopy(GOOD)
    data.pop("printings", None)
    first(data).update(id="mine/a&b/c")
    assert "mine/a&b/c" in read(data).tiles
    with pytest.raises(BadInput) as refused:
        game("carcassonne").catalog_reader.check({**data, "game": "carcassonne"})
    (why,) = refused.value.errors["tiles[0].id"]
    assert "two half tiles" in str(why)


@pytest.mark.parametrize("value", ["²", "-1", " 1", "", "many", "9" * 5000, -5, 100, 1.5, None, [1]])
def test_marks_are_counted(value: Any) -> None:
    errors = spoilt(lambda d: first(d)["features"][0].update(pennants=value))
    assert errors == {"tiles[0].features[0].pennants": ["must be a count from 0 to 99, true or false"]}


def test_a_mark_may_be_a_known_word() -> None:
    data = copy.deepcopy(GOOD)
    data["marks"] = {"resource:wine": "wine in a city"}
    first(data)["features"][0]["resource"] = "wine"
    assert read(data).tiles["mine/one"].features[0].marks == {"pennants": 1, "resource:wine": 1}
    first(data)["features"][0]["resource"] = "beer"
    with pytest.raises(BadInput):
        read(data)


def test_all_errors_come_at_once() -> None:
    def change(data: Any) -> None:
        first(data)["features"][0]["kind"] = "castle"
        first(data)["features"][2]["cities"] = [7]
        data["printings"]["mine:1"]["total"] = 9
        data["tiles"].append({"id": "mine/two"})

    assert {
        "tiles[0].features[0].kind",
        "tiles[0].features[2].cities",
        "printings.mine:1.total",
        "tiles[1].features",
    } <= set(spoilt(change))


def test_unknown_sets_are_reported_with_near_names() -> None:
    with pytest.raises(Unknown) as unknown:
        catalog.built_in("inns-and-cathedral")
    assert unknown.value.near == ("inns-and-cathedrals",)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 600) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.data())
@settings(max_examples=150)
def test_any_input_is_read_or_refused(data: Any) -> None:
    """Replace one value anywhere in a good set by anything: it is read, or refused with BadInput."""
    spoilt = copy.deepcopy(GOOD)
    node: Any = spoilt
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], (dict, list)) and node[key] and data.draw(st.booleans()):
            node = node[key]
            continue
        node[key] = data.draw(json_values)
        break
    with contextlib.suppress(BadInput):
        read(spoilt)


@pytest.mark.parametrize("path", sorted(FACTS.glob("*.json")) if FACTS.is_dir() else [None], ids=str)
def test_the_published_facts_are_read_as_they_are(path: Path | None) -> None:
    """The notation of the tile facts, header and all, is a tile set (as users send one)."""
    if path is None:
        pytest.skip(f"{FACTS} is not there: the facts are read only beside the shared files")
    facts = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(facts, SCHEMA)
    lent: dict[str, Any] = {}
    for other in FACTS.glob("*.json"):
        if other != path:
            rows = json.loads(other.read_text(encoding="utf-8"))["tiles"]
            lent |= {row["id"]: catalog.tile_from(row, BASE.kinds, MARKS) for row in rows}
    tile_set = catalog.read(facts, BASE.kinds, MARKS, lent)
    assert tile_set.id == facts["set"]
    for row in facts["tiles"]:
        assert tile_set.tiles[row["id"]].edges.letters == row["edges"]
    third = any(name.endswith(":3") for name in facts["printings"])
    by_name = {"1": "C1", "2": "C2" if third else "C3", "3": "C3", "3.1": "C31"}
    for name, counts in facts["printings"].items():
        edition = by_name.get(name.rsplit(":")[-1])
        if edition and "/" not in name:
            assert tile_set.counts[edition] == counts
