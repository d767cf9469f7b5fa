"""Tiles in glare become review questions, never dropped silently."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.shared import PHOTOS, needs_photos
from tests.vision.tables import SETS, legal_table, reading_of, square
from training.data.ground_truth import Truth, cell_under, centre, compare, truth_of
from training.data.pictures import read_picture
from vision.image.pyramid import ImagePyramid
from vision.pipeline import recognise, tile_sets
from vision.reading import At, Cell, Draft, Quad, Reading
from vision.reading.request import ReadingWatch
from vision.scene.glare import with_glare
from vision.settle import settle
from vision.solver.belief_propagation import SIDES

TABLE = legal_table(3, 20)


def empty(at: At, glare: float = 0.0) -> Cell:
    return Cell(*at, square(*at), 0.001, 0.2, -5.0, (), glare=glare)


def on_rim() -> At:
    """A tile without which the others stay connected."""
    return max(TABLE, key=lambda at: (at[0], at[1]))


def without(at: At, *cells: Cell) -> Reading:
    reading = reading_of({a: tile for a, tile in TABLE.items() if a != at}, 3, margin=20.0, noise=0.0)
    return replace(reading, cells=(*reading.cells, *cells))


def missing(draft: Draft) -> dict[At, list[str]]:
    return {
        (d.x, d.y): [c.tile for c in d.candidates]
        for d in draft.doubts
        if d.reason == "missing" and d.x is not None and d.y is not None
    }


def test_a_cell_in_glare_is_questioned_with_fitting_tiles() -> None:
    at = on_rim()
    before = missing(settle(without(at, empty(at)), SETS))
    after = missing(settle(without(at, empty(at, glare=0.8)), SETS))
    assert at not in before
    assert after.keys() - before.keys() == {at}
    assert after[at]
    known = SETS[0].tiles
    laid = {a: known[name].turned(turn // 90) for a, (name, turn) in TABLE.items() if a != at}
    question = next(d for d in settle(without(at, empty(at, 0.8)), SETS).doubts if (d.x, d.y) == at)
    for one in question.candidates:
        tile = known[one.tile].turned(one.rotation // 90)
        for side, (dx, dy) in enumerate(SIDES):
            beside = laid.get((at[0] + dx, at[1] + dy))
            edge = beside and beside.edges.kinds_at((side + 2) % 4)
            assert edge is None or edge[::-1] == tile.edges.kinds_at(side)


def test_the_places_without_a_tile_have_their_overexposed_share() -> None:
    picture = np.full((1500, 2000, 3), 90, np.uint8)
    places = [(x, y) for x in range(-4, 5) for y in range(-4, 4)]
    for at in ((1, 1), (2, 1)):
        cv2.fillConvexPoly(picture, np.array(square(*at), np.int32), (255, 255, 255))
    cells = [replace(empty(at), occupancy=0.9 if at == (2, 1) else 0.0) for at in places]
    seen = with_glare(ImagePyramid(picture), cells)
    assert {(c.x, c.y) for c in seen if c.glare} == {(1, 1)}, "a tile that is seen is no place in glare"
    assert next(c.glare for c in seen if c.glare) > 0.9
    outside = [replace(empty((-30, 2))), empty((0, 8), 0.0), *cells]
    assert {(c.x, c.y) for c in with_glare(ImagePyramid(picture), outside) if c.glare} == {(1, 1)}


def test_a_bright_table_is_not_glare() -> None:
    picture = np.full((1500, 2000, 3), 255, np.uint8)
    cells = tuple(empty((x, y)) for x in range(-4, 5) for y in range(-4, 4))
    assert with_glare(ImagePyramid(picture), cells) == cells


def lit(picture: np.ndarray, truth: Truth, places: list[At]) -> bytes:
    """The picture as JPEG, with a lamp mirrored in these cells."""
    rows, columns = np.ogrid[: picture.shape[0], : picture.shape[1]]
    light = np.zeros(picture.shape[:2], np.float32)
    for at in places:
        quad = np.asarray(truth.quads[at], np.float32)
        x, y = quad.mean(0)
        side = cv2.contourArea(quad) ** 0.5
        away = np.hypot(columns - x, (rows - y) / 0.8)
        light = np.maximum(light, 1 / (1 + np.exp((away - 0.5 * side) / (0.12 * side))))
    bright = np.clip(picture + light[..., None] * 400, 0, 255).astype(np.uint8)
    return cv2.imencode(".jpg", bright, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()


@needs_photos
@pytest.mark.parametrize("stem", ["test_24"])
def test_no_tile_of_a_real_photo_is_dropped_in_glare(stem: str) -> None:
    label = json.loads((PHOTOS / "labels" / f"{stem}.json").read_text())
    truth, sets = truth_of(label), label["tile_sets"]
    places = [sorted(truth.tiles)[i] for i in (0, 15, 30, 45)]  # the first ones are at the board's edge
    picture = read_picture(PHOTOS / label["photo"])
    grids: list[Sequence[Quad]] = []  # the first picture of the grid
    draft = settle(
        recognise(lit(picture, truth, places), sets, watch=ReadingWatch(found=grids.append)), tile_sets(sets)
    )
    corners = np.array([tile.quad for tile in draft.tiles])
    (grid,) = (np.array(quads) for quads in grids)
    apart = np.abs(corners[:, None] - grid[None]).sum((2, 3)).min(1)
    assert np.median(apart) < 0.5 * np.linalg.norm(corners[:, 0] - corners[:, 2], axis=1).mean()
    known = {name: tile for one in map(built_in, sets) for name, tile in one.tiles.items()}
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    doubtful = {(d.x, d.y) for d in draft.doubts}
    reported = {
        one.at for one, t in zip(found, draft.tiles, strict=True) if one.right or (t.x, t.y) in doubtful
    }
    reported |= {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    assert set(places) <= reported
    assert {d.reason for d in draft.doubts} >= {"missing"}
