"""Blobs of figure colours become figures: one each, with colour, foot, cell and pose."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import square
from vision.figures.blobs import find_blobs
from vision.figures.confidence import in_company, on_roof, roofs_of
from vision.figures.detection import figures_on, upright
from vision.figures.foot_point import Plumb
from vision.figures.known_figures import expected
from vision.figures.parameters import FIGURES
from vision.figures.settled_board import SettledBoard
from vision.figures.terrain import FigureEvidence
from vision.figures.views import View, bands, look
from vision.labels.cell_geometry import on_rim
from vision.models.dense import FigureChances
from vision.reading import KNOWN_FIGURE, Candidate, Cell, Correction, DraftFigure, DraftTile, SeenFigure

COLOURS = ("red", "blue", "green")
LEAST = 100.0


def chances(
    *figures: tuple[str, tuple[int, int], tuple[int, int]], size: tuple[int, int] = (400, 400)
) -> FigureChances:
    """A probability map with an upright ellipse (colour, middle, half-axes) for each figure."""
    out = np.zeros((*size, 1 + len(COLOURS)), np.float32)
    for colour, middle, axes in figures:
        layer = np.zeros(size, np.float32)
        cv2.ellipse(layer, middle, axes, 0, 0, 360, 0.9, -1)
        out[..., 1 + COLOURS.index(colour)] = np.maximum(out[..., 1 + COLOURS.index(colour)], layer)
    out[..., 0] = 1 - out[..., 1:].sum(-1).clip(0, 1)
    return FigureChances(out, size)


def cell(x: int, y: int, side: float = 100.0) -> Cell:
    return Cell(x, y, square(x, y, side), 0.97, 0.9, -9.0, ())


def test_each_figure_is_one_blob_with_its_colour_and_foot():
    blobs = find_blobs(chances(("red", (100, 100), (12, 24)), ("blue", (250, 300), (20, 20))), COLOURS, LEAST)
    assert [b.colours[0][0] for b in blobs] == ["red", "blue"]
    red = blobs[0]
    assert red.foot == pytest.approx((100, 118), abs=4)
    assert (red.wide, red.high) == pytest.approx((25, 49), abs=2)
    assert red.score == pytest.approx(0.9, abs=0.02)


def test_touching_figures_of_two_colours_are_two():
    blobs = find_blobs(chances(("red", (100, 100), (15, 20)), ("blue", (131, 100), (15, 20))), COLOURS, LEAST)
    assert sorted(b.colours[0][0] for b in blobs) == ["blue", "red"]


def test_touching_figures_of_one_colour_are_two():
    """Detected by their size compared with the other figures of the picture."""
    apart = [("red", (300, y), (16, 20)) for y in (60, 160, 260)]
    touching = [("red", (100, 100), (16, 20)), ("red", (130, 100), (16, 20))]
    assert len(find_blobs(chances(*apart, *touching), COLOURS, LEAST)) == 5


def test_a_patch_of_another_colour_belongs_to_its_figure():
    patched = chances(("red", (100, 100), (20, 30)))
    patched.coarse[90:100, 90:100] = (0.1, 0.0, 0.9, 0.0)
    blobs = find_blobs(patched, COLOURS, LEAST)
    assert [b.colours[0][0] for b in blobs] == ["red"]


def test_light_and_shade_of_one_figure_are_one():
    """Its halves are seen as two colours of equal size; two figures are further apart."""
    halves = chances(("green", (100, 100), (16, 20)))
    halves.coarse[:, :100, 2] = halves.coarse[:, :100, 3]
    halves.coarse[:, :100, 3] = 0.0
    (one,) = find_blobs(halves, COLOURS, LEAST, apart=20.0)
    assert one.area == pytest.approx(np.pi * 16 * 20, rel=0.1)
    assert dict(one.colours)["green"] == pytest.approx(0.5, abs=0.05)
    assert len(find_blobs(halves, COLOURS, LEAST)) == 2


def test_specks_are_not_figures():
    assert find_blobs(chances(("red", (100, 100), (3, 3))), COLOURS, LEAST) == []


def test_a_figure_stands_in_the_cell_of_its_foot():
    """Cell (0, 0) spans (1000, 700) to (1100, 800); the map starts at (950, 650) at half the size."""
    view = View((950, 650), 0.5)
    blobs = find_blobs(chances(("green", (45, 45), (7, 12))), COLOURS, 20.0)
    (figure,) = figures_on(blobs, view, [cell(0, 0), cell(1, 0)])
    assert (figure.x, figure.y, figure.colour, figure.kind, figure.pose) == (
        0,
        0,
        "green",
        "meeple",
        "standing",
    )
    assert (figure.u, figure.v) == pytest.approx((0.4, 0.58), abs=0.05)
    assert figure.point == pytest.approx((1040, 758), abs=6)
    assert figures_on(blobs, view, [cell(4, 4)]) == []


def test_taller_shapes_stand_more_likely():
    def odds(axes: tuple[int, int]) -> float:
        (blob,) = find_blobs(chances(("red", (200, 200), axes)), COLOURS, LEAST)
        return upright(blob, 1.0, cell(0, 0))

    assert odds((14, 26)) > odds((19, 19)) > odds((26, 14))


def test_far_and_near_cells_are_looked_at_apart():
    far = [cell(x, 0, 40.0) for x in range(5)]
    near = [cell(x, 0, 120.0) for x in range(5)]
    assert [len(b) for b in bands([*far, *near])] == [5, 5]
    assert len(bands(near)) == 1
    assert bands([]) == []


def test_the_net_sees_cells_at_its_own_size():
    picture = np.zeros((1600, 2400, 3), np.uint8)
    cells = [cell(x, y, 160.0) for x in range(4) for y in range(3)]
    part, view = look(picture, cells)
    assert view.scale == pytest.approx(FIGURES.view.cell_px / 160)
    assert part.shape[0] < 0.5 * picture.shape[0]
    assert view.back((0.0, 0.0)) == pytest.approx(view.corner)


def on_tile(tile: str, rotation: int, foot: tuple[float, float], upright: float = 1.0, kind: str = "meeple"):
    """A figure with its foot at (u, v) of a tile, its middle a little higher in the picture."""
    known = {**built_in("base").tiles, **built_in("river").tiles}
    laid = DraftTile(0, 0, tile, rotation, 1.0, square(0, 0), ())
    point = (1000 + 100 * foot[0], 700 + 100 * foot[1])
    plain = DraftFigure(0, point, 0, 0, *foot, "red", kind, "standing", 0.9, None)
    return SettledBoard({(0, 0): laid}, known).stood(
        plain, FigureEvidence(point, (point[0], point[1] - 8), upright)
    )


@pytest.mark.parametrize(
    ("tile", "rotation", "foot", "upright", "kind", "pose"),
    [
        ("base/D", 0, (0.5, 0.1), 1.0, "city", "standing"),
        ("base/D", 0, (0.5, 0.5), 1.0, "road", "standing"),
        ("base/D", 0, (0.5, 0.85), 1.0, "field", "lying"),
        ("base/D", 90, (0.9, 0.5), 1.0, "city", "standing"),
        ("base/D", 180, (0.5, 0.95), 1.0, "city", "standing"),
        ("base/D", 270, (0.1, 0.5), 1.0, "city", "standing"),
        ("base/B", 0, (0.5, 0.5), 1.0, "monastery", "standing"),
        ("base/B", 180, (0.1, 0.2), 1.0, "field", "lying"),
        ("base/D", 0, (0.5, 0.62), 4.0, "road", "standing"),
        ("base/D", 0, (0.5, 0.62), -4.0, "field", "lying"),
    ],
)
def test_pose_and_feature_are_found_together(tile, rotation, foot, upright, kind, pose):
    figure, unsure = on_tile(tile, rotation, foot, upright)
    assert (figure.feature[0], figure.pose) == (kind, pose)
    assert built_in("base").tiles[tile].turned(rotation // 90).names.find(*figure.feature)
    assert 0 <= unsure <= 0.5


def test_figures_only_stand_where_their_kind_may():
    assert on_tile("base/D", 0, (0.5, 0.1), kind="pig")[0].feature[0] == "field"
    assert on_tile("base/C", 0, (0.5, 0.5), kind="pig")[0].feature is None
    assert on_tile("river/II", 0, (0.5, 0.5))[0].feature[0] != "river"


def test_a_figure_between_two_features_is_questioned():
    assert on_tile("base/W", 0, (0.5, 0.55), 5.0)[1] > 0
    assert on_tile("base/C", 0, (0.5, 0.5), 5.0)[1] == 0


def tilted(x: float, y: float, z: float) -> tuple[float, float]:
    """The pixel of a point (in cells, z up) for a camera that looks north and 45 degrees down on a board."""
    ahead = (
        np.array([x - 3, y - 10, z - 6])
        @ np.array([(1, 0, 0), (0, 0.5**0.5, -(0.5**0.5)), (0, -(0.5**0.5), -(0.5**0.5))]).T
    )
    return 640 + 1280 * float(ahead[0] / ahead[2]), 480 + 1280 * float(ahead[1] / ahead[2])


def tilted_cell(x: int, y: int) -> Cell:
    nw, ne, se, sw = (tilted(x + i, y + j, 0) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1)))
    return Cell(x, y, (nw, ne, se, sw), 0.97, 0.9, -9.0, ())


def test_a_foot_is_straight_below_what_is_seen_of_a_piece():
    plumb = Plumb.of([tilted_cell(x, y) for x in (1, 2, 3) for y in (2, 3, 4)], (1280, 960))
    assert plumb.below(tilted(2.3, 3.4, 0.2), 0.2) == pytest.approx(tilted(2.3, 3.4, 0), abs=0.1)
    assert plumb.below(tilted(5.5, -1.0, 0.3), 0.3) == pytest.approx(tilted(5.5, -1.0, 0), abs=0.1)


def test_a_piece_on_the_rim_of_the_board_is_on_its_tile():
    board = [cell(0, 0), cell(1, 0)]
    (_, _), (right, _), (_, low), _ = cell(1, 0).quad
    assert on_rim((right - 30, low + 8), board) == pytest.approx((1, 0, 0.7, 1.0))
    assert on_rim((right - 30, low + 20), board) is None
    assert on_rim((right - 30, low - 20), board) == pytest.approx((1, 0, 0.7, 0.8))


def test_a_red_blob_on_the_roof_of_a_monastery_is_hardly_a_figure():
    """Painted roofs were taken for red figures, the more the more of them there are."""
    board = [replace(cell(0, 0), candidates=(Candidate("base/B", 0, -0.1, 0.9),)), cell(1, 0)]
    roofs = roofs_of(board, {"base/A", "base/B"})
    assert roofs == [board[0].quad]
    places = chances(("red", (50, 50), (12, 12)), ("red", (150, 50), (12, 12)), size=(100, 200))
    seen = figures_on(find_blobs(places, COLOURS, LEAST), View((1000.0, 700.0), 1.0), board, 0.0, roofs=roofs)
    roof, figure = sorted(seen, key=lambda one: one.x)
    assert roof.confidence < 0.75 * figure.confidence
    blue = find_blobs(chances(("blue", (50, 50), (12, 12))), COLOURS, LEAST)[0]
    assert not on_roof(blob=blue, middle=(1050.0, 750.0), roofs=roofs)


def test_a_doubtful_figure_is_believed_where_others_of_its_colour_stand():
    """Players have several figures: one that is doubtful alone is accepted next to three of its colour."""

    def seen(x: int, colour: str, sure: float) -> SeenFigure:
        shares = ((colour, 0.9), ("grey", 0.1))
        return SeenFigure((0.0, 0.0), x, 0, 0.5, 0.5, colour, "meeple", "standing", sure, colours=shares)

    doubtful = seen(0, "red", 0.8)
    others = [seen(x, "red", 0.97) for x in (1, 2, 3)]
    strangers = [seen(x, "blue", 0.97) for x in (1, 2, 3)]
    assert in_company([doubtful, *others])[0].confidence >= FIGURES.detection.min_confidence
    assert in_company([doubtful, *strangers])[0].confidence < FIGURES.detection.min_confidence
    assert all(figure.confidence >= FIGURES.detection.min_confidence for figure in in_company(strangers))
    assert in_company([]) == []


@pytest.mark.parametrize(
    ("moves", "colour", "u", "there"),
    [
        (False, "red", 1.3, True),
        (True, "red", 1.3, False),
        (True, "red", 0.9, True),
        (False, "blue", 0.9, True),
        (True, "blue", 0.9, False),
    ],
)
def test_a_figure_that_may_move_is_known_on_its_very_tile_only(
    moves: bool, colour: str, u: float, there: bool
) -> None:
    """On the next tile a tent has moved there, and a meeple leans; in its place may be another player's."""
    tiles = built_in("base").tiles
    tile = tiles["base/D"]
    city = ("city", tuple(tile.names.at(tile.kinds.index("city"))))
    laid = {
        (x, 0): DraftTile(
            x, 0, "base/D", 0, 1.0, ((x, 0.0), (x + 1.0, 0.0), (x + 1.0, 1.0), (float(x), 1.0)), ()
        )
        for x in (0, 1)
    }
    known = Correction(
        0, 0, figure=KNOWN_FIGURE, colour="red", kind="meeple", feature=city, known=True, moves=moves
    )
    board = [Correction(x, 0, "base/D", known=True) for x in (0, 1)]
    seen = SeenFigure((u, 0.4), int(u), 0, u % 1, 0.4, colour, "meeple", "standing", 0.9)
    found = expected([seen], laid, tiles, [*board, known], lambda figure, _: figure.point, lambda *_: 1.0)
    assert (found == {0: known}) is there
