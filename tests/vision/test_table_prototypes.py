"""Corrected cells of a table, and others that look like them, are recognised."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import square
from training.synthetic.other_photos import OTHERS
from vision.artwork.tile_renderer import PrintingStyle, draw
from vision.enrolment.custom_sets import drawn, known_tiles, prototypes, with_drawings
from vision.enrolment.table_prototypes import kept, known_before, of_table
from vision.errors import Unreadable
from vision.grid.rectify import crops
from vision.labels.cell_images import face_id
from vision.models import embedding, tile_galleries
from vision.pipeline import recognise
from vision.reading import Candidate, Cell, Correction, LatticeInfo, Reading
from vision.reading.request import TableFacts
from vision.reading_steps import beyond_box

GOLD = built_in("gold-rush")
LABELLED = "gold-rush/47b"


@pytest.mark.parametrize("quarter", range(4))
def test_a_corrected_cell_becomes_a_prototype_of_its_table(quarter: int) -> None:
    """A printing that was not enrolled: wrong before, right once one cell was corrected."""
    strange = draw(built_in("base").tiles["base/C"], 100, PrintingStyle(4)).copy()
    strange[20:50, 60:90] = (200, 40, 160)  # not symmetric
    table = np.full((1200, 1600, 3), 60, np.uint8)
    for (x, y), turn in (((1, 1), 0), ((4, 2), quarter)):
        west, north = square(x, y)[0]
        face = np.rot90(strange, -turn)
        table[int(north) : int(north) + 100, int(west) : int(west) + 100] = face
    cells = tuple(Cell(x, y, square(x, y), 0.97, 0.9, -9.0, ()) for x, y in ((1, 1), (4, 2)))
    reading = Reading(1600, 1200, "any", ("gold-rush",), LatticeInfo(0.01), cells, ())
    before = drawn(GOLD)
    (more,) = of_table(table, reading, [Correction(1, 1, LABELLED, 90)], known_tiles([GOLD]), {LABELLED})
    seen = crops(table, [np.array(square(4, 2))])
    first, after = (
        embedding.classify(seen, gallery) for gallery in (before, tile_galleries.joined(before, more))
    )
    known = tile_galleries.joined(before, more)
    assert before.labels[int(first.logp[0].argmax())][0] != LABELLED
    assert known.labels[int(after.logp[0].argmax())] == (LABELLED, (1 + quarter) % 4)
    assert after.cosine[0] > 0.95 > first.cosine[0]
    (again,) = known_before(kept([more]), {LABELLED}, {LABELLED})
    assert again.labels == more.labels
    assert np.abs(again.vectors - more.vectors).max() < 0.01
    assert known_before(kept([more]), {LABELLED}, set()) == []  # the other net recognises it now
    assert known_before(kept([]), {LABELLED}, {LABELLED}) == []


def test_a_tiled_floor_is_not_a_board_of_a_custom_set() -> None:
    """Its slabs look like two tiles, of which no box holds so many."""
    done, data = cv2.imencode(".jpg", OTHERS["tiled floor"]())
    assert done
    with pytest.raises(Unreadable) as refused:
        recognise(data.tobytes(), ["base"], "C1", facts=TableFacts(prototypes([built_in("base")])))
    assert refused.value.reason in ("sets", "empty")


def test_a_set_without_pictures_is_compared_with_its_drawings() -> None:
    gold, base = with_drawings([GOLD], None), built_in("base")
    assert gold is not None
    assert gold.labels == drawn(GOLD).labels
    assert with_drawings([base], None) is None
    assert with_drawings([GOLD], gold) == gold
    both = with_drawings([GOLD], prototypes([base]))
    assert both is not None
    assert {*GOLD.tiles, *base.tiles} == {name for name, _ in both.labels}


def test_a_board_of_a_set_without_pictures_is_read_from_its_drawings_alone() -> None:
    board = np.full((1000, 1400, 3), 90, np.uint8)
    laid = list(GOLD.tiles.values())[:24]
    for at, tile in enumerate(laid):
        north, west = 300 + 100 * (at // 8), 300 + 100 * (at % 8)
        board[north : north + 100, west : west + 100] = draw(tile, 100)
    done, data = cv2.imencode(".jpg", board)
    assert done
    seen = [cell for cell in recognise(data.tobytes(), ["gold-rush"]).cells if cell.occupancy > 0.5]
    assert len(seen) == len(laid)
    assert len({cell.candidates[0].tile for cell in seen} & {tile.id for tile in laid}) >= 20


def test_a_box_may_be_there_twice() -> None:
    def laid(count: int, tile: str) -> list[Cell]:
        ways = (Candidate(tile, 0, -0.1, 0.9),)
        return [Cell(x, 0, square(x, 0), 0.97, 0.9, -9.0, ways) for x in range(count)]

    copies = {"base/A": 2, "base/B": 4}
    assert beyond_box(laid(4, "base/A"), copies) == 0
    assert beyond_box(laid(10, "base/A"), copies) == pytest.approx(0.6)
    assert beyond_box(laid(10, "own/1"), copies) == 0  # how many there are is unknown
    assert beyond_box([*laid(10, "base/A"), *laid(9, face_id("base/B", (1, 0)))], copies) == pytest.approx(
        7 / 19
    )
    assert beyond_box([], copies) == 0
