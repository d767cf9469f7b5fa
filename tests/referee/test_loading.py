"""Unreadable positions are refused with every path at once; impossible ones are loaded with findings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.game import BadInput
from referee.tiles.model.moves import Adjust, Deploy, Discard, EndTurn, Place
from referee.tiles.model.position import (
    FeatureAt,
    Laid,
    PlayerSeat,
    Ref,
    Standing,
    TilePosition,
    TokenAt,
    Turn,
)
from tests.referee.tables import CARCASSONNE, ODD

CITY = TilePosition(
    "carcassonne",
    (PlayerSeat("red", points=3), PlayerSeat("blue")),
    (Laid(0, 0, "base/D"), Laid(0, -1, "base/E", 180)),
    figures=(Standing("red", "meeple", 0, -1, Ref("city", ("S",))),),
)


def errors(position: TilePosition) -> dict[str, list[str]]:
    """The errors of a position."""
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.load(position)
    return refused.value.errors


def findings(position: TilePosition) -> list[tuple[str, str, str]]:
    """(severity, rule, key) of the findings of a position."""
    state = CARCASSONNE.load(position)
    return [(f.severity, f.reason.rule, f.reason.key) for f in CARCASSONNE.inspect(state)]


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"tiles": (Laid(0, 0, "base/D"), Laid(0, 0, "base/E"))}, "tiles[1]", "overlaps tiles[0]"),
        ({"tiles": (Laid(0, 0, "base/DD"),)}, "tiles[0].tile", "unknown tile “base/DD”"),
        ({"tiles": (Laid(0, 0, "base/V.gardn"),)}, "tiles[0].tile", "did you mean base/V.garden"),
        ({"tiles": (Laid(0, 0, "base/D", 45),)}, "tiles[0].rotation", "0, 90, 180 or 270"),
        ({"tiles": (Laid(0, 0, None, 0, "CXRF"),)}, "tiles[0].edges", "four letters"),
        ({"tiles": (Laid(0, 0, {"features": []}),)}, "tiles[0].tile.features", "a list of 1 to"),
        ({"tiles": (Laid(0, 0, {"features": []}, 45),)}, "tiles[0].rotation", "0, 90, 180 or 270"),
        ({"game": "chess"}, "game", "this is carcassonne"),
        ({"players": (PlayerSeat("red"), PlayerSeat("red"))}, "players[1].id", "two players"),
        ({"players": (PlayerSeat("blue"),)}, "figures[0].player", "unknown player “red”"),
        ({"options": {"base.feilds": "off"}}, "options.base.feilds", "did you mean base.fields"),
        ({"options": {"edition": "C4"}}, "options.edition", "known: C1, C1-r1"),
        ({"options": {"base.river": "wide"}}, "options.base.river", "unknown value"),
        ({"options": {"expansions": ["rivers"]}}, "options.expansions[0]", "unknown expansion"),
        ({"options": {"expansions": "river"}}, "options.expansions", "a list"),
        ({"options": {"map": "germany"}}, "options.map", "not known here"),
        ({"options": {"map": "atlantis"}}, "options.map", "unknown map"),
        ({"catalogs": ("bass",)}, "catalogs[0]", "did you mean base"),
        ({"catalogs": ("base", {"id": "x", "tiles": []})}, "catalogs[1].tiles", "at least one"),
        ({"tokens": (TokenAt("sheep", 3, 5, 5),)}, "tokens[0]", "there is no tile at (5, 5)"),
        ({"turn": Turn("green")}, "turn.player", "unknown player"),
        ({"turn": Turn("red", "draw")}, "turn.step", "unknown step"),
        ({"turn": Turn("red", "act", ((7, 7),))}, "turn.placed[0]", "there is no tile at"),
        ({"turn": Turn("red", "place", (), "base/Z")}, "turn.drawn", "unknown tile"),
        ({"held": {"green": {}}}, "held.green", "unknown player"),
        ({"left": {"base/Z": 1}}, "left.base/Z", "unknown tile"),
    ],
)
def test_unreadable_input_is_refused(change: dict[str, Any], path: str, words: str) -> None:
    found = errors(replace(CITY, **change))
    assert any(words in message for message in found.get(path, ())), found


@pytest.mark.parametrize(
    ("feature", "path", "words"),
    [
        (Ref("city", ("N",)), "figures[0].feature.at", "has no city at N; it has city at S; field at"),
        (Ref("road"), "figures[0].feature.kind", "has no road; it has city at S"),
        (Ref("city", ("X",)), "figures[0].feature.at", "“X” is not a side"),
        (Ref("field", ("S",)), "figures[0].feature.at", "has no field at S"),
    ],
)
def test_a_figure_on_a_feature_that_is_not_there(feature: Ref, path: str, words: str) -> None:
    found = errors(replace(CITY, figures=(Standing("red", "meeple", 0, -1, feature),)))
    assert any(words in message for message in found[path]), found


def test_a_reference_must_name_exactly_one_feature() -> None:
    on_d = replace(CITY, figures=(Standing("red", "meeple", 0, 0, Ref("field")),))
    assert "more than one field" in errors(on_d)["figures[0].feature.at"][0]
    on_road = replace(CITY, figures=(Standing("red", "meeple", 0, 0, Ref("road")),))
    assert CARCASSONNE.load(on_road).figures[0].segment == 0, "the only road needs no side"


def test_all_errors_come_at_once() -> None:
    found = errors(
        replace(
            CITY,
            tiles=(Laid(0, 0, "base/Z", 45), Laid(0, 0, "base/D")),
            options={"edition": "C9"},
            turn=Turn("nobody"),
        )
    )
    assert {
        "tiles[0].tile",
        "tiles[0].rotation",
        "tiles[1]",
        "options.edition",
        "turn.player",
        "figures[0]",
    } <= set(found)


@pytest.mark.parametrize(
    ("change", "want"),
    [
        ({"tiles": (*CITY.tiles, Laid(1, 0, "base/B"))}, ("error", "CB-P2", "clash")),
        ({"tiles": (*CITY.tiles, Laid(5, 5, "base/B"))}, ("error", "CB-P1", "apart")),
        ({"tiles": (*CITY.tiles, Laid(0, 1, "base/X"), Laid(0, 2, "base/X"))}, ("error", "CB-S1", "copies")),
        ({"figures": CITY.figures * 2}, ("error", "CB-M3", "crowded")),
        ({"figures": CITY.figures * 8}, ("error", "CB-S2", "too_many")),
        ({"figures": (Standing("red", "big", 0, -1, Ref("city")),)}, ("error", "CB-M2", "no_such_figure")),
        ({}, ("warning", "CB-J4", "occupied")),
        ({"figures": (Standing("red", "meeple", 0, -1),)}, ("warning", "TR-figure", "where")),
        ({"tiles": (*CITY.tiles, Laid(0, 1, None))}, ("info", "TR-unknown", "tile")),
    ],
)
def test_impossible_positions_are_reported(change: dict[str, Any], want: tuple[str, str, str]) -> None:
    assert want in findings(replace(CITY, **change))


def test_a_feature_just_completed_is_not_odd() -> None:
    assert findings(replace(CITY, turn=Turn("red", "end", ((0, -1),)), options={"edition": "C3"})) == []


def test_copies_count_by_the_given_edition() -> None:
    nine = tuple(Laid(x, 0, "base/V", 90 if x % 2 else 270) for x in range(9))
    garden = TilePosition("carcassonne", (PlayerSeat("red"),), (*nine, Laid(9, 0, "base/V.garden", 90)))
    assert ("error", "CB-S1", "copies") not in findings(garden), "no edition told: the most of any"
    found = [f for f in findings(replace(garden, options={"edition": "C3"})) if f[1] == "CB-S1"]
    assert found == [("error", "CB-S1", "copies")]


def test_defaults_and_presets_of_the_editions() -> None:
    def options(**given: Any) -> Any:
        return CARCASSONNE.load(
            replace(CITY, options={k.replace("__", "."): v for k, v in given.items()})
        ).options

    assert options()["base.field_scoring"] == "per_field_3"
    assert options(edition="C1-r1")["base.field_scoring"] == "per_city_4"
    assert options(edition="C1-r2")["base.two_tile_city"] == "small"
    assert options(edition="C1-r1", base__two_tile_city="normal")["base.two_tile_city"] == "normal"
    assert options(base__fields=False)["base.fields"] == "off"
    assert options(expansions=[], map=None)["edition"] == "C1"


def test_left_counts_the_box_of_the_edition() -> None:
    state = CARCASSONNE.load(CITY)
    assert CARCASSONNE.placing.left(state, "base/D") == 3
    assert CARCASSONNE.placing.left(state, "base/C") == 1
    assert CARCASSONNE.placing.left(CARCASSONNE.load(replace(CITY, left={"base/D": 1})), "base/D") == 1
    assert CARCASSONNE.placing.left(state, "base/V.garden") is None, (
        "no edition told, and the assumed one has none"
    )
    loaded = {
        edition: CARCASSONNE.load(replace(CITY, options={"edition": edition})) for edition in ("C1", "C3")
    }
    assert [CARCASSONNE.placing.left(loaded[edition], "base/V.garden") for edition in loaded] == [0, 1]
    assert (
        CARCASSONNE.placing.left(
            CARCASSONNE.load(replace(CITY, tiles=(Laid(0, 0, None),), figures=())), "base/D"
        )
        is None
    )
    assert CARCASSONNE.placing.left(state, {"features": [{"kind": "monastery"}]}) is None


def test_tiles_of_any_catalog_and_inline_tiles() -> None:
    position = replace(CITY, catalogs=("base", "river", ODD))
    state = CARCASSONNE.load(replace(position, tiles=(*CITY.tiles, Laid(1, -1, "odd/abbey", 90))))
    assert [p[:3] for p in CARCASSONNE.placing.placements(state, "odd/abbey")][:1] == [(-1, -1, 0)]
    tile = {
        "id": "own/D",
        "edges": "CRFR",
        "features": [
            {"kind": "city", "edges": ["N"]},
            {"kind": "road", "edges": ["E", "W"]},
            {"kind": "field", "halves": ["EL", "WR"], "cities": [0]},
            {"kind": "field", "halves": ["ER", "SL", "SR", "WL"]},
        ],
    }
    assert [p[:3] for p in CARCASSONNE.placing.placements(state, tile)] == [
        p[:3] for p in CARCASSONNE.placing.placements(state, "base/D")
    ]
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.placing.placements(state, {**tile, "edges": "CCCC"})
    assert list(refused.value.errors) == ["tile.edges"]
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.placing.placements(state, "base/QQ", "green")
    assert set(refused.value.errors) == {"tile", "player"}


def test_a_tile_of_two_catalogs_must_be_the_same() -> None:
    mine = {
        "id": "mine",
        "tiles": [
            {
                "id": "base/D",
                "edges": "FFFF",
                "features": [{"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}],
            }
        ],
    }
    assert "in both base and mine" in errors(replace(CITY, catalogs=("base", mine)))["catalogs"][0]


@pytest.mark.parametrize(
    ("move", "paths"),
    [
        (Place("green", "base/Q2", 0, 1, 30), {"player", "tile", "rotation"}),
        (Deploy("red", "meple", 0, 0, Ref("city", ("S",))), {"kind", "feature.at"}),
        (Deploy("red", "meeple", 4, 4, Ref("city")), {"x"}),
        (Discard("red", "base/ZZ"), {"tile"}),
        (EndTurn("nobody"), {"player"}),
        (Adjust("nobody", 3, "agreed"), {"player"}),
    ],
)
def test_moves_that_name_nothing_are_refused(move: Any, paths: set[str]) -> None:
    state = CARCASSONNE.load(CITY)
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.check(state, move)
    assert set(refused.value.errors) == paths


def test_asking_for_a_feature_that_is_not_there() -> None:
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.scoring.who(CARCASSONNE.load(CITY), FeatureAt(0, 0, Ref("monastery")))
    assert list(refused.value.errors) == ["kind"]


def test_scope_is_the_whole_game_only_when_all_points_are_given() -> None:
    assert CARCASSONNE.scoring.tally(CARCASSONNE.load(CITY)).scope == "on the table"
    seats = (PlayerSeat("red", points=3), PlayerSeat("blue", points=0))
    sheet = CARCASSONNE.scoring.tally(CARCASSONNE.load(replace(CITY, players=seats)), final=True)
    assert sheet.scope == "whole game"
    assert sheet.totals["red"].total == 7


def test_ten_thousand_tiles_are_answered() -> None:
    tiles = tuple(Laid(x, y, "base/B") for x in range(100) for y in range(100))
    state = CARCASSONNE.load(TilePosition("carcassonne", (PlayerSeat("red"),), tiles))
    assert len(CARCASSONNE.placing.placements(state, "base/B")) == 1600
    assert any(f.reason.key == "copies" for f in CARCASSONNE.scoring.tally(state, final=True).findings)


def test_a_table_full_of_errors_or_doubts_is_answered_in_time() -> None:
    wrong = tuple(Laid(x, y, f"base/{x}.{y}", 45) for x in range(100) for y in range(100))
    found = errors(TilePosition("carcassonne", (PlayerSeat("red"),), wrong))
    assert len(found) <= 102
    assert "more than 100 errors" in found[""][0]
    tiles = tuple(Laid(x, y, None if (x + y) % 2 else "base/X") for x in range(60) for y in range(60))
    state = CARCASSONNE.load(TilePosition("carcassonne", (PlayerSeat("red"),), tiles))
    sheet = CARCASSONNE.scoring.tally(state, final=True)
    inland = [f for f in sheet.features if f.kind == "road" and not f.open_edges]
    assert len(inland) > 5000
    assert not any(f.certain for f in inland)
    assert {(f.complete, f.value) for f in inland} == {(True, 2), (False, 1)}, (
        "a few could only be a crossing"
    )


def test_a_catalog_that_fails_does_not_make_every_tile_an_error() -> None:
    assert list(errors(replace(CITY, catalogs=("bass",), figures=()))) == ["catalogs[0]"]
