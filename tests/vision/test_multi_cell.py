"""Multi-cell tiles in the recogniser; what is known of a board from before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import SETS, legal_table, reading_of, square
from tests.vision.test_settle import right
from vision.labels.cell_images import face_id, parts_of
from vision.labels.multi_cell import made_whole, spots_of
from vision.reading import Candidate, Cell, Correction, LatticeInfo, Reading
from vision.settle import settle

AMAZONAS = built_in("amazonas")
LARGE = next(name for name, tile in AMAZONAS.tiles.items() if tile.large is not None)
SMALL = next(name for name, tile in AMAZONAS.tiles.items() if tile.large is None)


def seen(at: tuple[int, int], face: str, rotation: int, logp: float = -0.1) -> Cell:
    """A cell that shows this face, nearly surely."""
    return Cell(*at, square(*at), 0.97, 0.9, -9.0, (Candidate(face, rotation, logp, 0.9),))


def reading(*cells: Cell) -> Reading:
    return Reading(2000, 1500, "any", ("amazonas",), LatticeInfo(0.01), cells, ())


@pytest.mark.parametrize("quarter", range(4))
def test_the_cells_of_a_large_tile_become_one_tile(quarter: int) -> None:
    spots = spots_of(AMAZONAS.tiles[LARGE], quarter)
    cells = [seen((3 + x, 1 + y), face_id(LARGE, own), 90 * quarter) for (x, y), own in spots.items()]
    doubtful = replace(cells[-1], candidates=(replace(cells[-1].candidates[0], logp=-2.0),))
    draft = settle(reading(*cells[:-1], doubtful, seen((9, 1), SMALL, 0)), [AMAZONAS])
    whole = made_whole(draft, AMAZONAS.tiles)
    found = [(t.x, t.y, t.tile, t.rotation) for t in whole.tiles if t.tile == LARGE]
    assert found == [(3, 1, LARGE, 90 * quarter)]
    wide, high = (1 + max(spot[i] for spot in spots) for i in (0, 1))
    (tile,) = (t for t in whole.tiles if t.tile == LARGE)
    assert (tile.quad[0], tile.quad[2]) == (square(3, 1)[0], square(3 + wide - 1, 1 + high - 1)[2])
    assert all("#" not in c.tile for t in whole.tiles for c in t.candidates)


def test_a_single_cell_of_a_large_tile_is_not_believed() -> None:
    draft = settle(reading(seen((0, 0), face_id(LARGE, (0, 0)), 0), seen((1, 0), SMALL, 0)), [AMAZONAS])
    assert next(t.tile for t in draft.tiles if (t.x, t.y) == (0, 0)) != LARGE


def test_a_person_names_a_large_tile_once() -> None:
    spots = spots_of(AMAZONAS.tiles[LARGE], 1)
    cells = [seen(spot, SMALL, 0) for spot in spots]
    draft = settle(reading(*cells), [AMAZONAS], [Correction(0, 0, LARGE, 90)])
    (tile,) = made_whole(draft, AMAZONAS.tiles).tiles
    assert (tile.x, tile.y, tile.tile, tile.rotation, tile.pinned) == (0, 0, LARGE, 90, True)


def test_a_board_known_from_before_is_believed_until_the_picture_contradicts() -> None:
    table = legal_table(5, 20)
    read = reading_of(table, 5, margin=4.0, noise=2.0)
    known = [Correction(x, y, tile, rotation, known=True) for (x, y), (tile, rotation) in table.items()]
    alone, helped = settle(read, SETS), settle(read, SETS, known)
    assert right(helped, table) >= max(19, right(alone, table))
    doubtful = {(d.x, d.y) for d in helped.doubts if d.reason != "missing"}
    assert len(doubtful) <= len([d for d in alone.doubts if d.reason != "missing"])
    clear = reading_of({**table, (0, 0): ("base/C", 0)}, 5, margin=40.0, noise=0.0)
    changed = settle(clear, SETS, known)
    assert next(t.tile for t in changed.tiles if (t.x, t.y) == (0, 0)) == "base/C"
    assert [(d.x, d.y) for d in changed.doubts if d.reason == "changed"] == [(0, 0)]


def test_a_tile_that_is_covered_is_still_known() -> None:
    table = legal_table(6, 12)
    read = reading_of({at: lies for at, lies in table.items() if at != (0, 0)}, 6)
    known = [Correction(x, y, tile, rotation, known=True) for (x, y), (tile, rotation) in table.items()]
    draft = settle(read, SETS, known)
    assert ("base/D", 0) in [(t.tile, t.rotation) for t in draft.tiles if (t.x, t.y) == (0, 0)]


START = next(name for name, tile in AMAZONAS.tiles.items() if len(parts_of(tile)) == 8)


@pytest.mark.parametrize("quarter", range(4))
def test_a_large_board_is_known_though_one_of_its_cells_is_not_seen(quarter: int) -> None:
    spots = spots_of(AMAZONAS.tiles[START], quarter)
    cells = [seen((3 + x, 1 + y), face_id(START, own), 90 * quarter) for (x, y), own in spots.items()]
    whole = made_whole(settle(reading(*cells[1:]), [AMAZONAS]), AMAZONAS.tiles)
    assert [(t.x, t.y, t.tile, t.rotation) for t in whole.tiles] == [(3, 1, START, 90 * quarter)]
    hidden = (cells[0].x, cells[0].y)
    corrections = [Correction(*hidden, remove=True)]
    without = settle(reading(*cells[1:]), [AMAZONAS], corrections)
    assert hidden not in {(t.x, t.y) for t in without.tiles}
    few = settle(reading(*cells[3:]), [AMAZONAS])
    assert len(few.tiles) == 5
