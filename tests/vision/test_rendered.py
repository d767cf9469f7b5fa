"""Rendered tables of other games, read: the short version of `python -m training.evaluation.rendered`."""

from __future__ import annotations

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.shared import needs_scans
from training.evaluation import editions
from training.evaluation.rendered import measured, summary
from training.synthetic.layout import box_of, fitting, table
from training.synthetic.shot import BLEACHED, WHITE, metered


@pytest.mark.parametrize(("game", "seed"), [("gold-rush", 50_001), ("amazonas", 50_000)])
def test_a_rendered_table_is_read(game: str, seed: int) -> None:
    row = measured(game, seed)
    assert not row.note
    assert row.right >= 0.95 * row.cells
    assert row.silent <= 0.03 * row.cells
    assert row.hits + 2 >= row.figures
    assert f"1 tables, {row.cells} cells" in summary([row])


@needs_scans
def test_a_board_on_a_checked_cloth_is_read_and_its_figures_are_seen() -> None:
    """Much of the cloth is taken for tiles at first; that is no reason to refuse the board."""
    line = editions.measured("C1", 900_095)
    assert (line.found, line.right, line.false) == ("C1", line.cells, 0)
    assert line.hits >= 0.8 * line.figures


@needs_scans
def test_a_grid_of_half_the_width_is_not_believed_where_its_cells_look_strange() -> None:
    """A flat view of scattered tiles; the first candidate grids have two columns per tile."""
    line = editions.measured("C3", 900_041)
    assert (line.found, line.right) == ("C3", line.cells)


def test_no_picture_is_bleached() -> None:
    for seed in range(8):
        seen = metered(np.random.default_rng(seed), np.full((60, 80, 3), 245, np.uint8))
        assert (seen >= WHITE).mean() <= BLEACHED


def test_rendered_tables_keep_the_rules_of_fitting_and_the_counts_of_the_box() -> None:
    box = box_of([built_in("gold-rush")])
    laid = table(np.random.default_rng(3), box, 30)
    used = [name for name, _ in laid.tiles.values()]
    assert len(used) == 30
    assert all(used.count(name) <= count for name, count in box.copies.items())
    for (x, y), part in laid.parts.items():
        east = laid.parts.get((x + 1, y))
        if east is not None:
            assert east.edges.kinds_at(3)[::-1] == part.edges.kinds_at(1)  # type: ignore[index]
    assert all(at not in laid.parts for at, _ in fitting(laid, box.tiles["gold-rush/31"]))
