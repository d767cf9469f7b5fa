"""Boards and regions: invariants of every board, however it was built."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import Mistakes
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.io.catalog import built_in
from referee.tiles.io.load import Pieces, load_table
from referee.tiles.model.board import Board
from referee.tiles.model.consistency import islands
from referee.tiles.model.ports import EDGES, HALVES, NEAR, facing, ports_of, turned
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, TokenAt
from referee.tiles.model.spans import Span, spanned
from referee.tiles.model.tile import Tile, unknown_tile
from referee.tiles.model.tile_copies import joined, with_loose_ends
from referee.tiles.rules.rule_groups import PlacementRules
from referee.tiles.rules.spans import put
from referee.tiles.rules.table import DeployedFigure, Token
from tests.examples import tries
from tests.referee.tables import odd_set, partition, random_board, turned_cell

SETS = (built_in("base"), built_in("inns-and-cathedrals"), odd_set())
seeds = st.integers(0, 10**6)
few = tries(40)


@given(st.integers(0, 11), st.integers(0, 3))
def test_ports_turn_and_face_each_other(port: int, quarter: int) -> None:
    assert facing(facing(port)) == port
    assert turned(facing(port), quarter) == facing(turned(port, quarter))
    assert turned(turned(port, quarter), -quarter) == port


@given(seeds, st.integers(2, 70))
@few
def test_the_order_of_laying_changes_nothing(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    whole = partition(Board(dict(laid)))
    random.Random(seed).shuffle(laid)
    assert partition(Board(dict(laid))) == whole


@given(seeds, st.integers(2, 70))
@few
def test_regions_carried_on_equal_regions_from_scratch(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    board = Board(dict(laid[:1]))
    for number, (cell, tile) in enumerate(laid[1:]):
        if number % 2:
            board.regions.all()
        else:
            board.region((*laid[0][0], 0))
        board = board.lay(cell, tile)
    assert partition(board) == partition(Board(dict(laid)))


@given(seeds, st.integers(1, 70))
@few
def test_regions_of_one_kind_are_those_among_all(seed: int, size: int) -> None:
    board = Board(dict(random_board(seed, size, *SETS)))
    for kind in ("city", "road", "field"):
        some = board.regions.of_kind(kind)
        assert len(some) == len(set(some))
        assert set(some) == {region for region in board.regions.all() if region.kind == kind}
        assert set(board.regions.of_kind(kind)) == set(some)


@given(seeds, st.integers(2, 70))
@few
def test_all_regions_at_once_equal_each_on_its_own(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    one_by_one = Board(dict(laid))
    for (x, y), tile in laid:
        for index in range(len(tile.kinds)):
            one_by_one.region((x, y, index))
    assert partition(one_by_one) == partition(Board(dict(laid)))


@given(seeds, st.integers(2, 60), st.integers(1, 3), st.integers(-9, 9))
@few
def test_turning_or_shifting_the_whole_board_changes_nothing(
    seed: int, size: int, quarter: int, shift: int
) -> None:
    laid = random_board(seed, size, *SETS)

    def moved(x: int, y: int) -> tuple[int, int]:
        u, v = turned_cell(x, y, quarter)
        return u + shift, v - 2 * shift

    def moved_pieces(pieces: frozenset[tuple[int, int, int]]) -> frozenset[tuple[int, int, int]]:
        return frozenset((*moved(x, y), i) for x, y, i in pieces)

    board = Board(dict(laid))
    other = Board({moved(*cell): tile.turned(quarter) for cell, tile in laid})
    assert partition(other) == {(k, moved_pieces(p), o, m) for k, p, o, m in partition(board)}
    for tile in SETS[0].tiles.values():
        there = {(*moved(x, y), (q + quarter) % 4) for x, y, q in board.placements(tile)}
        assert set(other.placements(tile)) == there


@given(seeds, st.integers(2, 60))
@few
def test_placements_are_the_cells_where_every_edge_fits(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    board = Board(dict(laid))
    xs, ys = [x for (x, _), _ in laid], [y for (_, y), _ in laid]
    tile = SETS[seed % 3].tiles[random.Random(seed).choice(sorted(SETS[seed % 3].tiles))]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            wanted = board.needs.faces((x, y))
            want = [
                q
                for q in range(4)
                if (x, y) not in board.cells
                and any(a is not None for a in wanted)
                and all(tile.turned(q).edges.accepts(e, wanted[e]) for e in range(4))
            ]
            assert [q for u, v, q in board.placements(tile) if (u, v) == (x, y)] == want


def test_a_wild_edge_closes_without_joining() -> None:
    abbey, cap = odd_set().tiles["odd/abbey"], built_in("base").tiles["base/E"]
    board = Board({(0, 0): abbey, (1, 0): cap.turned(3), (-1, 0): cap.turned(1)})
    east, west = board.region((1, 0, 0)), board.region((-1, 0, 0))
    assert east is not west
    assert east.closed
    assert west.closed
    assert len(east.tiles) == 1


def test_two_cities_on_one_edge_join_only_through_the_neighbour() -> None:
    split, cap = odd_set().tiles["odd/half"], built_in("base").tiles["base/E"]
    alone = Board({(0, 0): split})
    assert alone.region((0, 0, 0)) is not alone.region((0, 0, 1))
    joined = alone.lay((0, -1), cap.turned(2))
    assert joined.region((0, 0, 0)) is joined.region((0, 0, 1))
    assert joined.region((0, 0, 0)).closed
    assert len(joined.region((0, 0, 0)).tiles) == 2
    assert split.names.at(0) == ("NL",), "the edge alone would name both cities"


def test_threads_that_share_a_board_see_the_same_regions() -> None:
    road = built_in("base").tiles["base/U"]
    length, interval = 300, sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            board = Board({(x, 0): road for x in range(length)})
            with ThreadPoolExecutor(8) as threads:
                ends = threads.map(lambda x, board=board: board.region((x, 0, 0)), [0, length - 1] * 8)
                assert len(set(ends)) == len({board.region((x, 0, 0)) for x in range(length)}) == 1
    finally:
        sys.setswitchinterval(interval)


def test_edges_that_do_not_meet_are_reported_and_close_nothing() -> None:
    tiles = built_in("base").tiles
    board = Board({(0, 0): tiles["base/E"], (0, -1): tiles["base/B"]})
    assert list(board.clashes) == [((0, -1), (0, 0), 2)]
    assert not board.region((0, 0, 0)).closed
    assert not board.region((0, 0, 0)).certain


@pytest.mark.parametrize(
    ("west", "east", "clash"),
    [("FCFF", "FFFF", True), ("FCFF", "FFFC", False), ("F?FF", "FFFC", False), ("F*FF", "FFFC", False)],
)
def test_edges_of_two_unreadable_tiles_are_compared_as_far_as_seen(west: str, east: str, clash: bool) -> None:
    board = Board({(0, 0): unknown_tile(west), (1, 0): unknown_tile(east)})
    assert bool(list(board.clashes)) == clash


def test_islands_are_parts_that_touch_edge_to_edge() -> None:
    field = built_in("base").tiles["base/B"]
    board = Board({(0, 0): field, (1, 0): field, (2, 1): field})
    assert islands(board.cells) == [[(0, 0), (1, 0)], [(2, 1)]]


def test_on_an_empty_table_the_first_tile_makes_the_origin() -> None:
    assert Board({}).placements(built_in("base").tiles["base/D"]) == [(0, 0, q) for q in range(4)]


@pytest.mark.parametrize("letters", ["????", "C?RF"])
def test_an_unknown_tile_refuses_only_what_is_known_of_it(letters: str) -> None:
    board = Board({(0, 0): unknown_tile(letters)})
    tiles = built_in("base").tiles
    for tile in tiles.values():
        for x, y, q in ((x, y, q) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)) for q in range(4)):
            edge = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[x, y]
            shown = tile.turned(q).edges.letters[(edge + 2) % 4]
            assert ((x, y, q) in board.placements(tile)) == (letters[edge] in ("?", shown))


def test_names_of_ports() -> None:
    assert [ports_of(EDGES.index(edge)) for edge in "NE"] == [(0, 8, 1), (2, 9, 3)]
    assert HALVES[facing(HALVES.index("NL"))] == "SR"


def pairs_to_join(laid: list[tuple[tuple[int, int], Tile]], chance: random.Random) -> list[tuple[int, ...]]:
    """Some pieces of one kind, to be joined in pairs."""
    roads = [(*cell, index) for cell, tile in laid for index, kind in enumerate(tile.kinds) if kind == "road"]
    return chance.sample(roads, len(roads) // 4 * 2)


@given(seeds, st.integers(2, 50))
@few
def test_joined_features_are_one_region(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    ends = pairs_to_join(laid, random.Random(seed))
    joins: dict[tuple[int, int], dict[int, tuple[tuple[int, int, int], ...]]] = {}
    for one, two in zip(ends[::2], ends[1::2], strict=True):
        for (x, y, index), (a, b, other) in ((one, two), (two, one)):
            joins.setdefault((x, y), {})[index] = ((a, b, other),)
    plain = Board(dict(laid))
    if seed % 2:
        plain.regions.all()  # what is known of the others is kept
    board = plain.joined({cell: joined(plain.cells[cell], of) for cell, of in joins.items()})
    for one, two in zip(ends[::2], ends[1::2], strict=True):
        whole = board.region((one[0], one[1], one[2]))
        assert whole is board.region((two[0], two[1], two[2]))
        parts = {plain.region(piece) for piece in whole.pieces}
        assert whole.open_edges == sum(part.open_edges for part in parts)
        assert sorted(whole.pieces) == sorted(piece for part in parts for piece in part.pieces)
    assert partition(Board(dict(board.cells))) == partition(board)
    assert board.needs.by_cell == plain.needs.by_cell
    undone = board.joined({cell: joined(board.cells[cell], {}) for cell in joins})
    assert partition(undone) == partition(plain)
    again = Board({})
    for cell, tile in board.cells.items():  # tiles that are joined before they are laid
        again.regions.all()
        again = again.lay(cell, tile)
    assert partition(again) == partition(board)


@given(seeds, st.integers(2, 50))
@few
def test_loose_ends_keep_a_region_open(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    roads = {id(tile.turned(0)): tile for _, tile in laid if "road" in tile.kinds}
    loose = {
        key: with_loose_ends(tile.turned(-tile.quarter), frozenset({tile.kinds.index("road")}))
        for key, tile in roads.items()
    }
    ended = [
        (cell, loose[id(tile.turned(0))].lying(tile.quarter) if id(tile.turned(0)) in loose else tile)
        for cell, tile in laid
    ]
    plain, board = Board(dict(laid)), Board(dict(ended[:1]))
    for cell, tile in ended[1:]:
        board.regions.all()
        board = board.lay(cell, tile)
    assert partition(board) == partition(Board(dict(ended)))
    for region in plain.regions.all():
        ends = sum(i in board.cells[x, y].special.loose for x, y, i in region.pieces)
        assert board.region(region.anchor).open_edges == region.open_edges + ends


@given(seeds, st.integers(2, 50))
@few
def test_a_span_adds_a_line_that_joins_nothing_on_its_tile(seed: int, size: int) -> None:
    laid = random_board(seed, size, *SETS)
    plain = Board(dict(laid))
    span, cells = Span("road", "R", "field"), dict(laid)
    found = [
        (cell, edge, made)
        for cell, tile in laid
        for edge in (0, 1)
        if (made := spanned(tile, (EDGES[edge], EDGES[edge + 2]), span)) is not None
    ]
    for cell, edge, made in found:
        tile = cells[cell]
        assert made.features[:-1] == tile.features, "the features keep their numbers"
        assert [made.edges.kinds_at(e) == tile.edges.kinds_at(e) for e in range(4)] == [
            e % 2 != edge for e in range(4)
        ]
        assert made.edges.kinds_at(edge) == ("field", "road", "field")
        assert made.quarter == tile.quarter
        empty = [beyond for beyond in (NEAR[cell][edge], NEAR[cell][edge + 2]) if beyond not in cells]
        board = plain.lay(cell, made)
        assert partition(board) == partition(Board({**cells, cell: made}))
        if len(empty) == 2:  # a neighbour would show field there, which clashes
            line = board.region((*cell, len(tile.features)))
            assert (line.pieces, line.open_edges) == ([(*cell, len(tile.features))], 2)
            assert len(board.regions.all()) == len(plain.regions.all()) + 1
            assert not board.clashes
            assert board.needs.faces(empty[0]) != plain.needs.faces(empty[0])


def test_a_span_needs_two_opposite_edges_that_show_only_its_area() -> None:
    road = built_in("base").tiles["base/U"]  # a road from west to east
    span = Span("road", "R", "field")
    assert spanned(road, ("W", "E"), span) is None
    assert spanned(road, ("N", "E"), span) is None
    assert spanned(road, ("N",), span) is None
    assert spanned(road, ("N", "X"), span) is None
    assert spanned(unknown_tile("FFFF"), ("N", "S"), span) is None
    over = spanned(road, ("N", "S"), span)
    assert over is not None
    assert [feature.kind for feature in over.features].count("road") == 2
    assert spanned(over, ("N", "S"), span) is None
    assert over.turned(1).edges.kinds_at(1) == ("field", "road", "field")


def test_spans_are_read_with_the_position_and_put_in_a_match() -> None:
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    tiles = (Laid(0, 0, "base/U"), Laid(1, 0, "base/B"))
    token = TokenAt("dragon", None, 1, 0, edges=("N", "S"))  # of a kind that a made-up rule lets span
    bare = CARCASSONNE.load(TilePosition("carcassonne", seats, tiles, catalogs=("base",)))
    book = bare.book.add(PlacementRules(spans={"dragon": Span("road", "R", "field")}))
    table = bare.but(book=book)
    after = put(table, Token("dragon", None, 1, 0, -1, edges=("N", "S")))
    assert after.board.region((1, 0, len(bare.board.cells[1, 0].features))).kind == "road"
    assert after.board.cells[1, 0].edges.kinds_at(0) == ("field", "road", "field")
    assert table.board.cells[1, 0].edges.kinds_at(0) == ("field", None, "field"), "a board is a value"
    position = replace(
        CARCASSONNE.position(after), figures=(Standing("red", "meeple", 1, 0, Ref("road", ("N", "S"))),)
    )
    assert token in (position.tokens or ())
    read = load_table(
        position,
        book,
        bare.options,
        bare.library,
        Pieces(frozenset({"meeple"}), {}, frozenset({"dragon"}), {}),
        CARCASSONNE.catalog_reader.read_tile,
        Mistakes(),
    )
    assert read.board.cells == after.board.cells
    assert read.figures == (DeployedFigure("red", "meeple", 1, 0, len(bare.board.cells[1, 0].features)),)
