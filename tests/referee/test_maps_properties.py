"""Invariants of random maps."""

from __future__ import annotations

import copy
import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games import game
from referee.games.carcassonne.maps import map_reader
from referee.games.carcassonne.maps.built_in_maps import built_in
from referee.games.carcassonne.maps.map import Map
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition
from tests.examples import tries
from tests.soak.games.maps import made_map

CARCASSONNE = game("carcassonne")
SEEDS = st.integers(0, 10_000)
MAPS = st.builds(lambda seed: made_map(random.Random(seed)), SEEDS)
TILES = ("base/A", "base/E", "base/U", "base/X", "base/N", "base/B")


def read(data: Any) -> Map:
    """The map of this JSON."""
    return map_reader.read(data, map_reader.kinds())


def beside(position: TilePosition, tile: str) -> list[Any]:
    """Every legal placement of a tile."""
    state = CARCASSONNE.load(position)
    return list(CARCASSONNE.placing.placements(state, tile))


@tries(12)
@given(MAPS)
def test_a_map_is_the_same_after_its_json(data: dict[str, Any]) -> None:
    found, again = read(data), read(json.loads(json.dumps(data)))
    assert found.version == again.version
    assert found.squares == again.squares
    assert set(found.land) | set(found.large_cities) == set(found.squares)
    assert not found.sea & found.squares.keys()


@tries(8)
@given(MAPS, SEEDS)
def test_placements_lie_on_squares_and_match_the_print(data: dict[str, Any], seed: int) -> None:
    """Tiles are placed one after the other; every offered placement is checked against the map's JSON."""
    chance, found = random.Random(seed), read(data)
    first = CARCASSONNE.begin(
        TilePosition("carcassonne", (PlayerSeat("red"), PlayerSeat("blue")), (), options={"map": data})
    )
    laid = list(CARCASSONNE.position(first).tiles)
    for _ in range(4):
        position = TilePosition("carcassonne", (), tuple(laid), options={"map": data})
        offered = [(tile, one) for tile in TILES for one in beside(position, tile)]
        cells = {(one.x, one.y) for one in laid}
        for tile, one in offered:
            assert (one.x, one.y) in found.land - cells
            turned = CARCASSONNE.catalog_reader.tiles[tile].turned(one.rotation // 90)
            for side, edge in enumerate(EDGES):
                printed = found.prints.get(((one.x, one.y), edge))
                if printed is not None:
                    assert printed.kind in (turned.edges.kinds_at(side) or ())
        reach = {n for cell in cells for n in NEAR[cell]} & found.land - cells
        assert reach or not offered or found.ferries or found.large_cities
        if not offered:
            return
        tile, one = chance.choice(offered)
        laid.append(Laid(one.x, one.y, tile, one.rotation))


@tries(12)
@given(MAPS, st.sampled_from(["apart", "twice", "one end", "unfeatured", "print inland"]))
def test_a_broken_map_is_refused_where_it_is_broken(data: dict[str, Any], how: str) -> None:
    broken = copy.deepcopy(data)
    last = len(broken["squares"])
    if how == "apart":
        broken["squares"].append({"x": 900, "y": 900})
        path = "squares"
    elif how == "twice":
        broken["squares"].append({"x": broken["squares"][0]["x"], "y": broken["squares"][0]["y"]})
        path = f"squares[{last}]"
    elif how == "one end":
        broken["ferries"].append({"ends": [{"x": 0, "y": 0, "edge": "N"}]})
        path = f"ferries[{len(broken['ferries']) - 1}].ends"
    elif how == "unfeatured":
        broken["squares"].append({"x": 900, "y": 900, "kind": "city"})
        path = f"squares[{last}].features"
    else:
        inland = next((s["x"], s["y"]) for s in broken["squares"])
        near = next(
            (edge for edge, cell in zip(EDGES, NEAR[inland], strict=True)
             if any((s["x"], s["y"]) == cell for s in broken["squares"])), None
        )  # fmt: skip
        if near is None:
            return
        broken["borders"].append({"x": inland[0], "y": inland[1], "edge": near, "kind": "road"})
        path = f"borders[{len(broken['borders']) - 1}]"
    with pytest.raises(BadInput) as bad:
        read(broken)
    assert path in bad.value.errors


def test_gaps_are_found_where_the_print_leads_away() -> None:
    """A tile with a gap next to each print that leads to another end of the map, such as a ferry."""
    options = {"map": "stand-in-map"}
    printed = CARCASSONNE.load(TilePosition("carcassonne", (), (), options)).board.cells
    leading = [cell for cell, tile in printed.items() if tile.special.jumps]
    gaps = {near for cell in leading for near in NEAR[cell]}
    squares = {near for cell in gaps for near in NEAR[cell]} & built_in("stand-in-map").land
    assert squares
    for (x, y), rotation in itertools.product(sorted(squares), (0, 90)):
        table = CARCASSONNE.load(TilePosition("carcassonne", (), (Laid(x, y, "base/R", rotation),), options))
        for feature in CARCASSONNE.lookahead.unfinished(table):
            assert all(hole.cell not in table.board.cells for hole in feature.holes)
