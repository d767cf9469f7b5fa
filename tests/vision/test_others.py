"""Two boards in one picture: the larger one is kept, the other one is told."""

from __future__ import annotations

import numpy as np

from tests.vision.tables import square
from vision.others import apart, other_boards
from vision.reading import Cell


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
    board = [*block(0, 0, 4, 3), *block(6, 0, 2, 2)]
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


def test_nothing_is_seen_on_an_empty_table() -> None:
    def like(crops: np.ndarray) -> np.ndarray:
        raise AssertionError("nothing looks like tiles")

    plain = np.full((600, 800, 3), 120, np.uint8)
    assert other_boards(plain, block(0, 0, 2, 2), like) == ()
    assert other_boards(plain, [], like) == ()
