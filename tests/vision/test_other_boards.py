"""Two boards in one picture: the larger one is kept, the other one is reported."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.tables import square
from training.evaluation.two_boards import EvaluationSet, bench, covered, labelled, middles
from training.synthetic.shot import shot
from training.synthetic.two_boards import two_boards
from vision.reading import Cell, Quad
from vision.scene.board_groups import apart, each_once, without
from vision.scene.other_boards import _hints, other_boards, sees
from vision.scene.parameters import SCENE
from vision.scene.rotated_grids import Grid, GroundLines, grids_around
from vision.scene.table_plane import Ground, ground_of, quad_of
from vision.scene.tile_map import TileMap, tile_map


def block(x: int, y: int, wide: int, high: int, cosine: float = 0.9) -> list[Cell]:
    """Cells of a rectangle of tiles."""
    return [
        Cell(i, j, square(i, j, 40.0), 0.95, cosine, 0.0, ())
        for i in range(x, x + wide)
        for j in range(y, y + high)
    ]


def test_one_board_is_one_board() -> None:
    board = block(0, 0, 4, 3)
    kept, others = apart(board)
    assert set(kept) == set(board)
    assert others == ()


def test_tiles_close_by_belong_to_the_board() -> None:
    board = [*block(0, 0, 4, 3), *block(5, 0, 2, 2)]
    kept, others = apart(board)
    assert set(kept) == set(board)
    assert others == ()


def test_a_board_well_apart_is_another_one() -> None:
    first, second = block(0, 0, 4, 3), block(9, 0, 2, 3)
    kept, others = apart([*second, *first])
    assert set(kept) == set(first)
    assert len(others) == 1
    assert others[0] == (
        square(9, 0, 40.0)[0],
        square(10, 0, 40.0)[1],
        square(10, 2, 40.0)[2],
        square(9, 2, 40.0)[3],
    )


def test_a_patch_that_looks_like_no_tiles_is_left_to_a_second_look() -> None:
    first, strange = block(0, 0, 4, 3), block(5, 0, 3, 3, cosine=0.4)
    kept, others = apart([*first, *strange])
    assert set(kept) == set(first)
    assert others == ()


def test_the_main_board_is_the_one_that_looks_like_tiles() -> None:
    strange, board = block(0, 0, 4, 3, cosine=0.4), block(9, 0, 2, 3)
    kept, others = apart([*strange, *board])
    assert set(kept) == set(board)
    assert others == ()


def test_nothing_is_seen_on_an_empty_table() -> None:
    def like(crops: np.ndarray) -> np.ndarray:
        raise AssertionError("nothing looks like tiles")

    plain = np.full((600, 800, 3), 120, np.uint8)
    tiles = tile_map(plain)
    assert other_boards(plain, block(0, 0, 2, 2), like, tiles=tiles) == ()
    assert other_boards(plain, [], like, tiles=tiles) == ()


def small(x: int, y: int) -> Quad:
    """A cell of 20 pixels; the first one begins 360 pixels into the picture."""
    left, top = 360.0 + 20 * x, 360.0 + 20 * y
    return (left, top), (left + 20, top), (left + 20, top + 20), (left, top + 20)


def test_on_a_large_table_what_the_scene_net_sees_far_away_is_looked_at() -> None:
    """Thousands of places are nearer, but look empty."""
    board = [Cell(x, y, small(x, y), 0.95, 0.9, 0.0, ()) for x in range(8) for y in range(8)]
    picture = np.full((880, 880, 3), 120, np.uint8)
    share = np.zeros((220, 220), np.float32)
    share[:40, :40] = 1.0
    ground = ground_of(picture, board)
    middles = np.array([(cell.x + 0.5, cell.y + 0.5) for cell in board])

    def like(crops: np.ndarray) -> np.ndarray:
        return np.full(len(crops), 0.9, np.float32)

    found = _hints(ground, middles, like, None, TileMap(share, 0.25))
    assert len(found) > 10
    assert (ground.picture(found) < 160).all()


def test_a_table_is_rectified_only_if_something_may_lie_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On most photos the scene net sees no tiles outside the board."""
    rectified: list[Ground] = []
    rectify = Ground._rectified

    def watched(ground: Ground, picture: np.ndarray) -> np.ndarray:
        rectified.append(ground)
        return rectify(ground, picture)

    monkeypatch.setattr(Ground, "_rectified", watched)
    board = [Cell(x, y, small(x, y), 0.95, 0.9, 0.0, ()) for x in range(8) for y in range(8)]
    picture, share = np.full((880, 880, 3), 120, np.uint8), np.zeros((220, 220), np.float32)
    share[90:130, 90:130] = 1.0  # the board itself

    def like(crops: np.ndarray) -> np.ndarray:
        return np.full(len(crops), 0.9, np.float32)

    assert other_boards(picture, board, like, None, TileMap(share, 0.25)) == ()
    assert not rectified
    share[:40, :40] = 1.0
    other_boards(picture, board, like, None, TileMap(share, 0.25))
    assert rectified


def test_the_scene_net_sees_a_board_or_not() -> None:
    board = block(0, 0, 4, 3)
    share = np.ones((300, 400), np.float32)
    assert sees(TileMap(share, 0.25), board)
    assert not sees(TileMap(np.zeros_like(share), 0.25), board)
    assert not sees(TileMap(share, 0.25), [])


def test_tiles_on_another_board_are_not_of_the_main_one() -> None:
    board, stray, near = block(0, 0, 4, 3), block(9, 0, 1, 2), block(6, 0, 1, 1)
    other = square(9, 0, 40.0)[0], square(9, 0, 40.0)[1], square(9, 1, 40.0)[2], square(9, 1, 40.0)[3]
    assert set(without([*board, *stray, *near], [other])) == {*board, *near}


def test_a_board_that_was_found_twice_is_one_board() -> None:
    def box(left: float, top: float, right: float, bottom: float) -> Quad:
        return (left, top), (right, top), (right, bottom), (left, bottom)

    seen, within, other = box(902, 824, 1510, 1481), box(883, 820, 1400, 1490), box(100, 100, 400, 300)
    assert set(each_once([seen, other, within])) == {other, box(883, 820, 1510, 1490)}
    assert each_once([seen, other]) == (seen, other)
    assert each_once([]) == ()


def test_the_ground_is_the_table_seen_from_above() -> None:
    picture = np.zeros((1000, 1500, 3), np.uint8)
    picture[780:820, 1240:1280] = 200  # next to the board, a square as large as a cell
    ground = ground_of(picture, block(0, 0, 4, 3))
    assert ground.flat(ground.first[None]) == pytest.approx(np.zeros((1, 2)))
    assert ground.picture(np.array([(6.5, 2.5)])) == pytest.approx(np.array([(1260.0, 800.0)]))
    assert np.array(quad_of(ground, np.array((6.5, 2.5)))) == pytest.approx(np.array(square(6, 2, 40.0)))
    crops, seen = ground.crops(np.array([(6.5, 2.5), (15.5, 2.5)]))
    assert seen.tolist() == [True, False]
    light = crops[0].mean(axis=2) > 100
    assert light.mean() == pytest.approx((SCENE.table_plane.cell_px / 64) ** 2, abs=0.03)
    assert np.argwhere(light).mean(axis=0) == pytest.approx((31.5, 31.5), abs=0.6)


@pytest.mark.parametrize(("turn", "at"), [(0.4, (0.2, -0.3)), (1.2, (0.0, 0.45)), (0.02, (0.31, 0.12))])
def test_lines_of_a_grid_lead_to_it(turn: float, at: tuple[float, float]) -> None:
    grid = Grid(np.array(at), turn)
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]
    flat = np.array([(0.0, 1.0)] * len(cells) + [(1.0, 0.0)] * len(cells)) / 2
    along = np.array([turn] * len(cells) + [turn + np.pi / 2] * len(cells))
    c, s = np.cos(turn), np.sin(turn)
    middle = np.concatenate([grid.points(cells)] * 2) + flat @ np.array([[c, s], [-s, c]])
    found = grids_around(GroundLines(middle, along, np.ones(len(middle))), np.zeros(2))
    away = [np.hypot(*(grid.points(cells) - one.middle).T).min() for one in found]
    off = [abs((one.turn - turn + np.pi / 4) % (np.pi / 2) - np.pi / 4) for one in found]
    assert any(a < 0.06 and o < np.radians(1.5) for a, o in zip(away, off, strict=True))


@pytest.fixture(scope="module")
def drawn() -> EvaluationSet:
    """Tiles of Gold Rush in our drawing, and their prototypes."""
    return bench("gold-rush")


@pytest.mark.parametrize("seed", [110_001, 110_002])
def test_a_second_board_of_drawn_tiles_is_found(drawn: EvaluationSet, seed: int) -> None:
    picture = two_boards(seed, drawn.box, drawn.arts)
    (other,) = other_boards(picture.bgr, labelled(picture), drawn.like, compared=True)
    assert covered(middles(picture, 2)[1], [other]) > 0.9
    assert covered(middles(picture, 2)[0], [other]) < 0.2


def test_beside_one_board_of_drawn_tiles_no_second_one_is_found(drawn: EvaluationSet) -> None:
    picture = shot(110_003, drawn.box, drawn.arts)
    assert other_boards(picture.bgr, labelled(picture), drawn.like, compared=True) == ()
