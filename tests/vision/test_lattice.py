"""The grids of drawn boards, and the guarantees of the grid module."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared import needs_photos
from tests.vision.lattice_boards import Drawn, SeenScene, drawn, scene
from training.evaluation.grid import corner_errors, matched, measure
from vision.errors import Unreadable
from vision.grid import GridSearch, Lattice, find_lattice, retrace, search
from vision.grid.candidates import Distinct, GridCandidate, Seen, candidates_from, gather
from vision.grid.harmonics import stretched
from vision.grid.masks import patches_apart
from vision.grid.parameters import GRID
from vision.grid.selection import choose
from vision.grid.tracing import grown, trace

VIEWS = [
    {"count": 4},
    {"count": 9},
    {"count": 70},
    {"tilt": 0.4},
    {"tilt": 0.7},
    {"turn": 20},
    {"turn": 44},
    {"turn": 30, "tilt": 0.5},
    {"blur": 2.0},
    {"drift": 0.03},
    {"size": (700, 1000), "tilt": 0.3},
]


def claimed(lattice: Lattice) -> set[tuple[int, int]]:
    return {cell for cell, share in lattice.cells.items() if share >= 0.5}


@pytest.mark.parametrize("view", VIEWS, ids=str)
def test_the_grid_of_a_drawn_board_is_found(view: dict[str, object]) -> None:
    board = drawn(3, **view)  # type: ignore[arg-type]
    lattice = find_lattice(board.bgr)
    error = corner_errors(lattice, board.corners())
    assert np.median(error) < 0.05
    assert error.max() < 0.16
    quarter, shift = matched(lattice, board.corners())
    middles = np.array(sorted(board.cells)) + 0.5
    laid = {tuple(cell) for cell in np.floor(middles @ quarter.T + shift).astype(int)}
    assert len(laid - claimed(lattice)) <= 0.05 * len(laid)


@pytest.mark.parametrize("turn", [-40, 0, 30, 60, 180])
def test_y_grows_downwards_and_x_to_the_right(turn: int) -> None:
    lattice = find_lattice(drawn(5, count=20, turn=turn, tilt=0.3).bgr)
    x, y = lattice.middle
    here, east, south = (np.array(lattice.corner(x + i, y + j)) for i, j in ((0, 0), (1, 0), (0, 1)))
    assert east[0] - here[0] > abs(east[1] - here[1]) * 0.9
    assert south[1] - here[1] > abs(south[0] - here[0]) * 0.9


def agree(one: Lattice, board: Drawn, other: Lattice, moved: np.ndarray) -> None:
    """Both grids put the board's corners on integer points; `moved` are the corners in the other's
    picture."""
    rows = board.corners()
    assert np.median(corner_errors(one, rows)) < 0.05
    rows[:, 2:] = moved
    assert np.median(corner_errors(other, rows)) < 0.05


def test_a_turned_picture_turns_the_answer() -> None:
    board = drawn(11, count=25, tilt=0.4)
    turned = np.ascontiguousarray(np.rot90(board.bgr))  # counter-clockwise
    x, y = board.corners()[:, 2:].T
    moved = np.stack([y, board.bgr.shape[1] - x], 1)
    agree(find_lattice(board.bgr), board, find_lattice(turned), moved)


@cache
def unshifted() -> tuple[Drawn, Lattice]:
    board = drawn(12, count=16)
    return board, find_lattice(board.bgr)


@settings(max_examples=3)
@given(dx=st.integers(-120, 120), dy=st.integers(-90, 90))
def test_a_shifted_picture_shifts_the_answer(dx: int, dy: int) -> None:
    board, lattice = unshifted()
    shift = np.array([[1, 0, dx], [0, 1, dy]], float)
    moved = cv2.warpAffine(board.bgr, shift, board.bgr.shape[1::-1], borderMode=cv2.BORDER_REPLICATE)
    agree(lattice, board, find_lattice(moved), board.corners()[:, 2:] + (dx, dy))


def test_a_larger_picture_of_the_same_board_gives_the_same_lattice() -> None:
    board = drawn(13, count=25, tilt=0.4)
    large = cv2.resize(board.bgr, None, fx=2.5, fy=2.5, interpolation=cv2.INTER_CUBIC)
    agree(find_lattice(board.bgr), board, find_lattice(large), board.corners()[:, 2:] * 2.5)


@pytest.mark.parametrize("width", [1200, 1000])
@pytest.mark.parametrize("view", [{}, {"tilt": 0.6}, {"turn": 30, "tilt": 0.5}], ids=str)
def test_cells_seen_by_the_scene_net_are_enough(view: dict[str, object], width: int) -> None:
    board = drawn(6, **view)  # type: ignore[arg-type]
    lattice = find_lattice(np.full_like(board.bgr, 128), scene(board, width))
    assert np.median(corner_errors(lattice, board.corners())) < 0.05
    assert len(claimed(lattice)) == len(board.cells)


@pytest.mark.parametrize("fails", ["choose", "trace"])
def test_two_boards_whose_lines_disagree_are_searched_one_at_a_time(
    fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two boards in one picture, for which only the scene net responds."""
    one, other = drawn(6), drawn(8, turn=33)
    beside = np.concatenate([np.full_like(one.bgr, 128)] * 2, axis=1)
    seen, too = scene(one, 1000), scene(other, 1000)
    both = SeenScene(
        *(np.concatenate(pair, axis=1) for pair in ((seen.mask, too.mask), (seen.corners, too.corners)))
    )

    def same(crops: np.ndarray) -> np.ndarray:
        return np.full(len(crops), 0.7, np.float32)

    def picky(seen: Seen, *rest: object) -> GridCandidate | None:
        """Rejects grids through both boards as unlike tiles."""
        return None if seen.learnt and patches_apart(seen.masks[-1]) else choose(seen, *rest)  # type: ignore[arg-type]

    def strict(work: np.ndarray, seen: Seen, *rest: object) -> Lattice:
        """Fails to refine grids through both boards."""
        if seen.learnt and patches_apart(seen.masks[-1]):
            raise np.linalg.LinAlgError
        return trace(work, seen, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(search, fails, {"choose": picky, "trace": strict}[fails])
    ways = list(GridSearch(beside, same).lattices(lambda: both, 0.5))
    width = one.bgr.shape[1]
    for rows in (one.corners(), other.corners() + np.array([0, 0, width, 0])):
        assert min(np.median(corner_errors(lattice, rows)) for lattice in ways) < 0.05


def test_small_boards_on_a_large_table_are_searched_in_pictures_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two boards for which the whole picture, at its search size, leads to no grid."""
    one, other = drawn(6), drawn(8, turn=33)
    table = np.full((2400, 4800, 3), (60, 90, 130), np.uint8)
    table[200:1100, 300:1500], table[1200:2100, 3200:4400] = one.bgr, other.bgr
    places = (300, 200), (3200, 1200)
    net = SeenScene(*(np.zeros((150, 300), np.float32) for _ in range(2)))
    for board, (left, top) in zip((one, other), places, strict=True):
        seen = scene(board, 300)
        rows, columns = seen.mask.shape
        x, y = left // 16, top // 16
        net.mask[y : y + rows, x : x + columns] = seen.mask

    def picky(seen: Seen, *rest: object) -> GridCandidate | None:
        return None if seen.size == (1600, 800) else choose(seen, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "choose", picky)
    ways = list(islice(GridSearch(table).lattices(lambda: net), 2))  # what else is tried takes longer
    for board, place in zip((one, other), places, strict=True):
        rows_ = board.corners() + np.array([0, 0, *place])
        assert min(np.median(corner_errors(lattice, rows_)) for lattice in ways) < 0.05
    assert list(GridSearch(table).lattices(lambda: net, boldly=False)) == []


def test_only_patches_that_lie_apart_are_searched_alone() -> None:
    mask = np.zeros((300, 600), np.uint8)
    cv2.rectangle(mask, (50, 50), (250, 250), 255, -1)
    assert patches_apart(mask) == []
    cv2.rectangle(mask, (350, 50), (365, 65), 255, -1)
    assert patches_apart(mask) == []  # too small
    cv2.rectangle(mask, (350, 50), (500, 250), 255, -1)
    large, small = patches_apart(mask)
    assert large[150, 150] == small[150, 400] == 255
    assert not (large & small).any()
    assert patches_apart(np.zeros_like(mask)) == []


def test_a_cropped_picture_is_read() -> None:
    board = drawn(9, count=30, size=(2000, 1500), tilt=0.5)
    rows = board.corners()
    left, top = (rows[:, 2:].min(0) - 15).astype(int)
    rows[:, 2:] -= (left, top)
    lattice = find_lattice(np.ascontiguousarray(board.bgr[top:, left:]))
    assert np.median(corner_errors(lattice, rows)) < 0.05


def test_tiles_of_an_unusual_colour_are_found() -> None:
    board = drawn(4, count=30, tilt=0.4)
    pink = cv2.cvtColor(board.bgr, cv2.COLOR_BGR2HSV)
    pink[..., 0] = (pink[..., 0].astype(int) + 110) % 180
    lattice = find_lattice(cv2.cvtColor(pink, cv2.COLOR_HSV2BGR))
    assert np.median(corner_errors(lattice, board.corners())) < 0.05


@pytest.mark.parametrize("alike", [0.1, 0.95])
def test_unknown_tiles_are_still_a_board(alike: float) -> None:
    board = drawn(10, count=20, tilt=0.2)
    lattice = find_lattice(board.bgr, like=lambda crops: np.full(len(crops), alike, np.float32))
    assert np.median(corner_errors(lattice, board.corners())) < 0.05


def test_likeness_settles_the_spacing() -> None:
    """Every second line is drawn twice as strong: lines alone also suggest cells of double size."""
    flat = np.full((9 * 60, 12 * 60, 3), (50, 150, 110), np.uint8)
    for k in range(0, 12 * 60 + 1, 60):
        cv2.line(flat, (k, 0), (k, 9 * 60), (20, 60, 40), 2 + 3 * (k // 60 % 2))
        cv2.line(flat, (0, k), (12 * 60, k), (20, 60, 40), 2 + 3 * (k // 60 % 2))
    picture = cv2.copyMakeBorder(flat, 90, 90, 120, 120, cv2.BORDER_CONSTANT, value=(90, 90, 110))

    def plain(crops: np.ndarray) -> np.ndarray:
        """Prefers crops without lines inside."""
        inside = crops[:, 14:50, 14:50].astype(float)
        return np.where(inside.std(axis=(1, 2)).mean(1) < 10, 0.9, 0.3).astype(np.float32)

    lattice = find_lattice(picture, like=plain)
    x, y = lattice.middle
    here, east = np.array(lattice.corner(x, y)), np.array(lattice.corner(x + 1, y))
    assert np.hypot(*(east - here)) == pytest.approx(60, rel=0.05)


def green(bgr: np.ndarray) -> SeenScene:
    """A scene net for drawn boards: tiles are green; it detects no corners."""
    rows, columns = (-(-side // 4) for side in bgr.shape[:2])
    hue, saturation, _ = cv2.split(cv2.cvtColor(bgr, cv2.COLOR_BGR2HSV))
    laid = ((hue > 30) & (hue < 90) & (saturation > 90)).astype(np.float32)
    mask = cv2.resize(cv2.medianBlur(laid, 5), (columns, rows), interpolation=cv2.INTER_AREA)
    return SeenScene(mask, np.zeros((rows, columns), np.float32))


def test_a_second_look_decides_the_cells() -> None:
    board = drawn(8, count=40, tilt=0.6)
    lattice = find_lattice(board.bgr, None, green)
    quarter, shift = matched(lattice, board.corners())
    laid = np.floor((np.array(sorted(board.cells)) + 0.5) @ quarter.T + shift).astype(int)
    assert claimed(lattice) == {(int(x), int(y)) for x, y in laid}
    assert np.median(corner_errors(lattice, board.corners())) < 0.05


def nothing(kind: str) -> np.ndarray:
    rng = np.random.default_rng(1)
    picture = np.full((600, 800, 3), 128, np.uint8)
    if kind == "noise":
        picture = rng.integers(0, 255, picture.shape, np.uint8)
    if kind == "green noise":
        picture = np.clip(rng.normal((40, 150, 110), 25, picture.shape), 0, 255).astype(np.uint8)
    if kind == "gradient":
        picture[:] = np.linspace(0, 255, 800, dtype=np.uint8)[None, :, None]
    if kind == "blobs":
        for _ in range(60):
            colour = rng.integers(0, 255, 3).tolist()
            cv2.circle(picture, rng.integers(0, 600, 2).tolist(), int(rng.integers(5, 70)), colour, -1)
    if kind == "scribble":
        cv2.polylines(
            picture,
            [rng.integers(0, 600, (50, 2)).astype(np.int32)],
            isClosed=False,
            color=(30, 160, 60),
            thickness=5,
        )
    if kind == "one pixel":
        picture = picture[:1, :1]
    if kind == "thin":
        picture = picture[:3]
    return picture


@pytest.mark.parametrize(
    "kind", ["blank", "noise", "green noise", "gradient", "blobs", "scribble", "one pixel", "thin"]
)
def test_no_board_is_found_where_there_is_none(kind: str) -> None:
    with pytest.raises(Unreadable) as caught:
        find_lattice(nothing(kind))
    assert (caught.value.stage, caught.value.kind) == ("lattice", "no_board")


def bent() -> Lattice:
    """A small grid in perspective with known drift."""
    base = np.array([[60.0, 4, 100], [-3, 55, 80], [1e-3, 2e-3, 1]])
    drift = np.zeros((5, 6, 2))
    drift[..., 0] = np.linspace(0, 0.2, 6)
    drift[3:, :, 1] = -0.1
    return Lattice(base, (-1, 2), drift, {(0, 3): 1.0, (1, 3): 0.8})


def test_corners_carry_the_drift() -> None:
    lattice = bent()
    x, y = cv2.perspectiveTransform(np.array([[[2.12, 4.9]]]), lattice.base)[0, 0]
    assert lattice.corner(2, 5) == pytest.approx((x, y))


def test_a_quad_goes_round_from_the_north_west() -> None:
    lattice = bent()
    expected = [lattice.corner(*point) for point in ((1, 3), (2, 3), (2, 4), (1, 4))]
    assert lattice.quad(1, 3) == pytest.approx(np.array(expected))


@settings(max_examples=50)
@given(gx=st.floats(-0.9, 3.9), gy=st.floats(2.1, 5.9))
def test_locate_undoes_corner(gx: float, gy: float) -> None:
    lattice = bent()
    pixel = np.array([lattice.corner(gx, gy)])
    assert lattice.locate(pixel)[0] == pytest.approx((gx, gy), abs=1e-3)


def test_scaling_moves_the_pixels_and_nothing_else() -> None:
    lattice = bent()
    larger = lattice.scaled(2.5)
    assert larger.quad(0, 3) == pytest.approx(lattice.quad(0, 3) * 2.5)
    assert larger.cells == lattice.cells


@needs_photos
@pytest.mark.parametrize("stem", ["test_24", "test_42"])
def test_labelled_photos(stem: str) -> None:
    row = measure(stem, nets_too=False)
    assert row["topology"] == "right"
    assert row["median_percent"] < 8


def test_a_lattice_that_saw_a_corner_of_the_board_is_followed_over_all_of_it() -> None:
    board = drawn(3, count=40, drift=0.03)
    found = find_lattice(board.bgr)
    skewed = found.base @ np.array([[1.01, 0.004, 0.05], [-0.003, 0.99, -0.04], [0, 0, 1]])
    poor = Lattice(skewed, found.first, np.zeros_like(found.drift), dict(list(found.cells.items())[:3]))
    before = np.median(corner_errors(poor, board.corners()))
    after = retrace(board.bgr, poor, set(found.cells))
    assert np.median(corner_errors(after, board.corners())) < 0.05 < before
    assert set(after.cells) == set(found.cells)


@pytest.mark.parametrize(("aside", "all_of_them"), [(0.1, False), (0.9, True)])
def test_an_obvious_grid_ends_the_search(
    aside: float, all_of_them: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the first grid of a mask explains the lines, and its cells look like tiles but places half
    a cell aside do not, no other grid of that mask is made."""
    made: list[GridCandidate] = []

    def watched(*arguments: object) -> Iterator[GridCandidate]:
        for candidate in candidates_from(*arguments):  # type: ignore[arg-type]
            made.append(candidate)
            yield candidate

    likeness = cycle([0.9, aside])  # of the candidate's cells, and of places aside
    monkeypatch.setattr(search, "candidates_from", watched)
    board = drawn(3, count=40)
    masks = len(gather(board.bgr).masks)
    find_lattice(board.bgr, like=lambda crops: np.full(len(crops), next(likeness), np.float32))
    assert (len(made) > masks) == all_of_them
    if not all_of_them:
        assert len(made) == (1 if made[0].score >= GRID.selection.min_score_alone else masks)


@pytest.mark.parametrize("steps", [(2.0, 1.0), (1.0, 0.5), (1.5, 1.0)], ids=str)
def test_a_grid_of_the_wrong_spacing_leads_to_the_right_one(steps: tuple[float, float]) -> None:
    board = drawn(3, count=40)
    seen = gather(board.bgr)
    best = max(candidates_from(seen, seen.masks[0]), key=lambda c: c.score)
    wrong = GridCandidate(best.score, np.diag([*steps, 1.0]) @ best.grid, best.patch, best.evidence)
    known = Distinct(seen.segments.middle, [best.grid])
    assert known.add(wrong.grid)
    led_to = stretched([wrong], seen)
    assert any(not Distinct(seen.segments.middle, [best.grid]).add(other.grid) for other in led_to)


def test_grids_are_the_same_up_to_a_whole_number_of_cells() -> None:
    points = np.random.default_rng(1).uniform(0, 1000, (200, 2))
    grid = np.diag([0.01, 0.01, 1.0])
    known = Distinct(points)
    assert known.add(grid)
    assert not known.add(np.array([[1, 0, 3], [0, 1, -2], [0, 0, 1.0]]) @ grid)
    assert known.add(np.array([[1, 0, 0.5], [0, 1, 0], [0, 0, 1.0]]) @ grid)
    assert known.add(np.diag([0.02, 0.01, 1.0]))


def test_a_scene_that_shows_no_tiles_ends_the_search_at_once() -> None:
    """If lines lead nowhere, and nothing looks like a tile, the more speculative searches are skipped."""
    compared: list[int] = []

    def like(crops: np.ndarray) -> np.ndarray:
        compared.append(len(crops))
        return np.full(len(crops), 0.1, np.float32)

    board = drawn(10, count=20)
    bare = SeenScene(np.zeros((40, 40), np.float32), np.zeros((40, 40), np.float32))
    assert list(GridSearch(board.bgr, like).lattices(lambda: bare)) == []
    usual = sum(compared)
    assert list(GridSearch(board.bgr, like).lattices()) != []
    assert sum(compared) > 3 * usual


def test_a_mask_grows_by_no_more_than_the_picture_has() -> None:
    mask = np.zeros((40, 60), np.uint8)
    mask[20, 30] = 255
    assert (grown(mask, 2.0) > 0).sum() == 25
    assert (grown(mask, 1e9) == 255).all()


def test_the_first_picture_of_a_grid_has_its_likely_cells_in_pixels_of_the_original() -> None:
    grid = Lattice(np.diag([10.0, 10.0, 1.0]), (0, 0), np.zeros((3, 3, 2)), {(0, 0): 0.9, (1, 0): 0.2})
    assert grid.quads(0.5, 2) == [((0.0, 0.0), (20.0, 0.0), (20.0, 20.0), (0.0, 20.0))]
