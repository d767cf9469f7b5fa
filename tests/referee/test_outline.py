"""Outlines of every tile: they are inside the tile, agree with its definition, leave room for figures."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.tiles.io import catalog
from referee.tiles.model.half_tiles import laid_on
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from tests.examples import searching, tries
from vision.artwork.geometry import CENTRE, Point, distance, inside, nearest_on, rim
from vision.artwork.outline import Outline, feature_at, outlines
from vision.artwork.styles import is_ground

SIDE = 13 if searching() else 9  # points along each side of a tile that are looked up
SETS = catalog.names()
every_set = pytest.mark.parametrize(
    "tiles", SETS, indirect=True
)  # pytest needs longer for a test than a tile


@pytest.fixture
def tiles(request: pytest.FixtureRequest) -> list[Tile]:
    """The tiles of a built-in set."""
    return list(catalog.built_in(request.param).tiles.values())


def middle(port: int) -> Point:
    """The middle of a half-edge, or the middle of an edge for a lane."""
    return rim(port + 0.5) if port < 8 else rim(2 * (port - 8) + 1)


def lies_on(tile: Tile, p: Point) -> bool:
    """Whether a point is on the tile: half a tile is the south-west half of its cell."""
    u, v = p
    return 0 <= u <= 1 and 0 <= v <= 1 and (v >= u - 1e-9 or not tile.special.half)


def reaches(feature: TileFeature) -> bool:
    """Whether a feature reaches the long side of half a tile."""
    return "diagonal" in feature.marks


def named(tile: Tile) -> list[tuple[TileFeature, Outline]]:
    """Each feature of the tile with its outline."""
    return list(zip(tile.features, outlines(tile), strict=True))


def test_the_built_in_sets_are_there() -> None:
    tiles = {id for name in SETS for id in catalog.built_in(name).tiles}
    assert len(tiles) >= 60
    assert {"base/D", "river/LIRI", "inns-and-cathedrals/CCCC"} <= tiles


@every_set
def test_shapes_lie_on_the_tile(tiles: list[Tile]) -> None:
    for tile in tiles:
        for feature, outline in named(tile):
            assert outline.kind == feature.kind, tile.id
            assert outline.areas, tile.id
            points = [p for line in (*outline.areas, *outline.path) for p in line]
            assert all(lies_on(tile, p) for p in (*points, outline.seat, outline.badge)), tile.id
            assert all(len(area) >= 3 for area in outline.areas), tile.id


@every_set
def test_each_port_belongs_to_its_feature(tiles: list[Tile]) -> None:
    for tile in tiles:
        for index, feature in enumerate(tile.features):
            for port in feature.ports:
                nearest, gap = feature_at(tile, *middle(port))[0]
                assert (nearest, gap) == (index, 0.0), f"{tile.id}: port {port}"


@every_set
def test_seats_stand_on_their_feature_and_apart(tiles: list[Tile]) -> None:
    for tile in tiles:
        seats = [outline.seat for outline in outlines(tile)]
        for index, seat in enumerate(seats):
            order = feature_at(tile, *seat)
            assert order[0] == (index, 0.0), tile.id
            assert all(gap >= 0.02 for _, gap in order[1:]), tile.id
        assert all(distance(a, b) >= 0.12 for a, b in combinations(seats, 2)), tile.id


@every_set
def test_roads_run_from_their_edges(tiles: list[Tile]) -> None:
    for tile in tiles:
        for feature, outline in named(tile):
            lanes = [port for port in feature.ports if port >= 8]
            ends = [end for line in outline.path for end in (line[0], line[-1])]
            across = feature.kind == "road" and reaches(feature)
            assert len(outline.path) == (
                int(across) if not lanes else 1 if len(lanes) == 2 else len(lanes)
            ), tile.id
            assert all(any(distance(middle(lane), end) < 1e-9 for end in ends) for lane in lanes), tile.id
            assert not across or any(distance(CENTRE, end) < 1e-9 for end in ends), tile.id


def test_a_feature_is_drawn_at_the_long_side_if_it_reaches_it() -> None:
    for tile in catalog.built_in("halflings").tiles.values():
        along = [feature_at(tile, at - 0.01, at + 0.01)[0] for at in (step / 100 for step in range(5, 96))]
        there = {index for index, gap in along if gap == 0}
        assert {i for i, feature in enumerate(tile.features) if reaches(feature)} <= there, tile.id
        assert all(reaches(tile.features[i]) for i in there if tile.features[i].kind == "road"), tile.id


def test_half_a_tile_has_nothing_beyond_its_long_side() -> None:
    tile = catalog.built_in("halflings").tiles["halflings/2.6"]
    upper, lower = (feature_at(tile, *p)[0][0] for p in ((0.38, 0.5), (0.6, 0.8)))
    assert tile.features[upper].inner == "I"
    assert tile.features[lower].halves == ("SL", "SR")
    assert tile.features[feature_at(tile, 0.45, 0.53)[0][0]].kind == "road"
    whole = laid_on({(0, 0): tile}, (0, 0), tile.turned(2))
    count = len(tile.features)
    assert feature_at(whole, 0.62, 0.5)[0][0] == count + upper
    assert feature_at(whole, 0.4, 0.2)[0][0] == count + lower


@every_set
def test_fields_of_different_players_do_not_overlap(tiles: list[Tile]) -> None:
    """A point well inside a field is in no other, and every point is on something."""
    for tile in tiles:
        shown = outlines(tile)
        fields = [i for i, feature in enumerate(tile.features) if is_ground(feature)]
        for step in range(SIDE * SIDE):
            p = ((step % SIDE + 0.5) / SIDE, (step // SIDE + 0.5) / SIDE)
            if not lies_on(tile, p):
                continue
            first, gap = feature_at(tile, *p)[0]
            assert gap < 0.03 or not fields, tile.id
            holds = [i for i in fields if any(well_inside(area, p) for area in shown[i].areas)]
            assert len(holds) <= 1, tile.id
            assert first not in fields or not holds or holds == [first], tile.id


def well_inside(area: tuple[Point, ...], p: Point, gap: float = 0.025) -> bool:
    """Whether a point is inside an area, not close to its boundary."""
    return inside(area, p) and distance(nearest_on((*area, area[0]), p), p) > gap


def test_a_road_separates_what_the_definition_separates() -> None:
    d = catalog.built_in("base").tiles["base/D"]
    north, south = (feature_at(d, 0.2, v)[0][0] for v in (0.38, 0.8))
    assert d.features[north].halves == ("EL", "WR")
    assert d.features[south].halves == ("ER", "SL", "SR", "WL")
    assert d.features[feature_at(d, 0.5, 0.1)[0][0]].kind == "city"


def test_distance_grows_with_the_way_to_the_feature() -> None:
    d = catalog.built_in("base").tiles["base/D"]
    road = next(i for i, f in enumerate(d.features) if f.kind == "road")
    gaps = [dict(feature_at(d, 0.5, v))[road] for v in (0.6, 0.7, 0.8, 0.9)]
    assert gaps == sorted(gaps)
    assert gaps[-1] == pytest.approx(0.9 - 0.53 - 0.045, abs=0.04)


def test_adjacent_cities_stay_apart() -> None:
    tile = catalog.built_in("base").tiles["base/I"]
    (north,), (west,) = (o.areas for o in outlines(tile) if o.kind == "city")
    assert not any(well_inside(west, p, 1e-6) for p in north)
    assert not any(well_inside(north, p, 1e-6) for p in west)


def test_an_enclosed_field_lies_in_the_middle() -> None:
    tile = catalog.built_in("inns-and-cathedrals").tiles["inns-and-cathedrals/CCCC"]
    index, gap = feature_at(tile, 0.5, 0.5)[0]
    assert tile.features[index].inner == "I"
    assert gap == 0


def test_a_turned_tile_keeps_its_outlines() -> None:
    tile = catalog.built_in("base").tiles["base/P"]
    assert outlines(tile.turned(1)) == outlines(tile)


def test_plain_is_ready_for_json() -> None:
    plain = outlines(catalog.built_in("base").tiles["base/D"])[0].plain()
    assert set(plain) == {"kind", "areas", "path", "seat", "badge"}
    assert plain["kind"] == "road"


def partition(owners: list[int]) -> Tile:
    """A tile whose half-edges belong to the features with these numbers: even fields, odd cities."""
    features = []
    for owner in sorted(set(owners)):
        ports = frozenset(half for half, own in enumerate(owners) if own == owner)
        field = owner % 2 == 0
        features.append(
            TileFeature("field" if field else "city", ports, named_by="halves" if field else "edges")
        )
    return Tile("user/any", features)


@tries(60)
@given(st.lists(st.integers(0, 5), min_size=8, max_size=8))
def test_any_invented_tile_has_outlines(owners: list[int]) -> None:
    tile = partition(owners)
    shown = outlines(tile)
    assert len(shown) == len(tile.features)
    for outline in shown:
        assert outline.areas
        assert all(0 <= u <= 1 and 0 <= v <= 1 for area in outline.areas for u, v in area)
        assert 0 < outline.seat[0] < 1
        assert 0 < outline.seat[1] < 1
