"""Tiles of other boxes: what fits is trusted though it looks unlike the known picture, and what does
not fit gets a question. The side net's output is made up here, so no net is run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import SETS, legal_table, reading_of
from vision.labels.shown_sides import PAIRS, ROLES, SIGNS, Sides, shown_by
from vision.reading import Cell, Reading
from vision.settle import settle, solution_of
from vision.solver.side_evidence import foreign_sign, side_nats

KNOWN = {tile.id: tile for tile in SETS[0].tiles.values()}
UNKNOWN = built_in("traders-and-builders").tiles


def seen_sides(tile, rotation: int, clear: float = 6.0) -> tuple[float, ...]:
    """What the side net would see of a tile, if it sees everything rightly."""
    shown = shown_by(tile.turned(rotation // 90))
    roles = np.full((1, 4, len(ROLES)), -clear)
    for side, role in enumerate(shown.roles):
        roles[0, side, role] = -0.01
    pairs = np.where(np.array(shown.pairs) == 1, clear, -clear)[None].astype(float)
    signs = np.where(np.array(shown.signs) == 1, clear, -clear)[None].astype(float)
    row = Sides(roles.astype(np.float32), pairs.astype(np.float32), signs.astype(np.float32)).flat()[0]
    return tuple(round(float(value), 2) for value in row)


def other_box(seed: int, cosine: float = 0.6) -> tuple[Reading, dict[tuple[int, int], tuple[str, int]]]:
    """A reading of a table of another printing: every second tile looks unlike its known picture."""
    table = legal_table(seed, 30)
    reading = reading_of(table, seed, margin=9.0, noise=0.5)
    cells = [
        replace(
            cell,
            cosine=cosine if i % 2 else 0.88,
            sides=seen_sides(KNOWN[table[cell.x, cell.y][0]], table[cell.x, cell.y][1]),
        )
        for i, cell in enumerate(reading.cells)
    ]
    return replace(reading, cells=tuple(cells)), table


def questioned(draft) -> set[tuple[int, int]]:
    return {(d.x, d.y) for d in draft.doubts if d.x is not None and d.reason != "missing"}


@pytest.mark.parametrize("seed", range(3))
def test_fitting_tiles_are_trusted_despite_unusual_artwork(seed: int) -> None:
    reading, table = other_box(seed)
    without = replace(reading, cells=tuple(replace(cell, sides=()) for cell in reading.cells))
    assert len(questioned(settle(without, SETS))) >= 0.4 * len(table)
    assert len(questioned(settle(reading, SETS))) <= 0.08 * len(table)


def test_a_tile_of_an_unknown_set_is_questioned() -> None:
    """It looks somewhat like a tile of the set, but its sides show another one, and goods."""
    reading, _ = other_box(1)
    goods = (t for t in UNKNOWN.values() if any("resource" in mark for f in t.features for mark in f.marks))
    stranger = next(goods)
    cells = list(reading.cells)
    cells[7] = replace(cells[7], cosine=0.55, sides=seen_sides(stranger, 90))
    draft = settle(replace(reading, cells=tuple(cells)), SETS)
    assert (cells[7].x, cells[7].y) in questioned(draft)


def test_sides_decide_where_the_picture_does_not() -> None:
    reading, table = other_box(2)
    cells: list[Cell] = []
    for cell in reading.cells:
        best, second = cell.candidates[0], cell.candidates[1]
        torn = (replace(second, logp=-0.6), replace(best, logp=-0.9), *cell.candidates[2:])
        cells.append(replace(cell, candidates=torn, cosine=0.6))
    draft = settle(replace(reading, cells=tuple(cells)), SETS)
    by_place = {(t.x, t.y): t for t in draft.tiles}
    right = sum(by_place[at].tile == tile for at, (tile, _) in table.items())
    assert right >= len(table) - 1


def test_the_side_net_speaks_of_every_state_but_the_wildcard() -> None:
    reading, table = other_box(0)
    board = solution_of(reading, SETS)
    nats = side_nats(board.cells, board.states)
    assert np.isnan(nats[:, board.states.wild]).all()
    best = np.nanargmax(nats, axis=1)
    assert all(
        board.states.look_of[state] == board.states.look_of[board.states.index[table[cell.x, cell.y]]]
        for cell, state in zip(board.cells, best, strict=True)
    )
    assert (foreign_sign(board.cells, board.states) < 0).all()


def test_side_net_output_survives_serialization() -> None:
    rows = np.random.default_rng(1).normal(size=(3, 4 * (len(ROLES) + len(PAIRS)) + len(SIGNS)))
    assert np.allclose(Sides.from_flat(rows.astype(np.float32)).flat(), rows, atol=1e-6)
    reading, _ = other_box(0)
    assert Reading.from_json(reading.to_json()) == reading
