"""Half tiles in photos: their looks, what lies on a cell, and the questions about them."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from referee.tiles.model.half_tiles import laid_on
from referee.tiles.model.tile import Tile
from tests.vision.tables import square
from training.data.tile_pools import whole_tiles
from training.half_tiles.tables import truth_of_cells
from training.other_boxes.box_camera import Light
from training.other_boxes.box_photo import BoxTile, photo
from training.other_boxes.measure import truth_in
from vision.artwork.outline import feature_at
from vision.artwork.tile_renderer import draw
from vision.enrolment.augmentation import view
from vision.enrolment.custom_sets import prototypes
from vision.labels.half_pairs import halves_of, laid_singly, laid_together, pair_id, tile_named
from vision.models import embedding
from vision.models.half_prototypes import half_prototypes, mirrored
from vision.models.sessions import CROPS, FINE_NET
from vision.pipeline import recognise, tile_sets
from vision.reading import Candidate, Cell, Correction, DraftTile, HalfReading, LatticeInfo, Reading
from vision.reading.request import TableFacts
from vision.settle import settle

HALFLINGS = built_in("halflings")
SETS = (built_in("base"), HALFLINGS)
ONE, OTHER = "halflings/1.11", "halflings/2.4"
PAIR = f"{ONE}&{OTHER}"


# ---- pairs ----


def test_a_pair_turns_like_its_halves_on_a_board() -> None:
    pair = tile_named(PAIR, HALFLINGS.tiles)
    assert pair is not None
    for quarter in range(4):
        first, second = halves_of(PAIR, quarter)
        assert (first, second) == ((ONE, quarter), (OTHER, (quarter + 2) % 4))
        assert pair_id(second, first) == (PAIR, quarter)
        there = {(0, 0): HALFLINGS.tiles[ONE].turned(quarter)}
        both = laid_on(there, (0, 0), HALFLINGS.tiles[OTHER].turned(quarter + 2))
        turned = pair.turned(quarter)
        assert turned.features == both.features
        assert turned.edges.letters == both.edges.letters
        assert [half.quarter for half in turned.special.halves] == [quarter, (quarter + 2) % 4]


def test_the_code_of_a_tile_may_look_like_that_of_a_pair() -> None:
    own = DraftTile(0, 0, "mine/a&b", 90, 1.0, square(0, 0), ())
    assert list(laid_singly([own])) == [(0, 0, "mine/a&b", 90)]


def test_only_half_tiles_have_a_name_together() -> None:
    tiles = {name: tile for one in SETS for name, tile in one.tiles.items()}
    assert tile_named("base/D", tiles) is tiles["base/D"]
    for name in ("base/D&base/E", f"{ONE}&base/D", f"{ONE}&", "halflings/9", f"{ONE}&halflings/9"):
        assert tile_named(name, tiles) is None


def test_a_board_lists_both_tiles_of_a_pair() -> None:
    rows = [(2, 1, OTHER, 270), (0, 0, "base/D", 90), (2, 1, ONE, 90)]
    together = laid_together(rows)
    assert sorted(together) == [(0, 0, "base/D", 90), (2, 1, PAIR, 90)]
    tiles = [DraftTile(x, y, name, turn, 1.0, square(x, y), ()) for x, y, name, turn in together]
    assert sorted(laid_singly(tiles)) == sorted(rows)


def test_a_point_of_a_pair_is_on_a_feature_of_its_half() -> None:
    pair = tile_named(PAIR, HALFLINGS.tiles)
    assert pair is not None
    (south, _), *_ = feature_at(pair, 0.3, 0.95)
    assert pair.features[south].kind == "city"
    (north, gap), *_ = feature_at(pair, 0.8, 0.2)
    assert (north, gap) == (len(HALFLINGS.tiles[ONE].kinds), 0.0)


# ---- looks ----


def test_a_mirrored_crop_shows_nothing_of_the_other_half() -> None:
    rng = np.random.default_rng(1)
    crops = rng.integers(0, 255, (2, 128, 128, 3), np.uint8)
    other = crops.copy()
    beyond = ~np.tri(128, dtype=bool)
    other[:, beyond] = rng.integers(0, 255, other[:, beyond].shape, np.uint8)
    mixed = mirrored(crops)
    far = np.abs(np.subtract.outer(np.arange(128), np.arange(128))) > 4
    assert (mixed == mirrored(other))[:, far].all()
    assert (mixed[:, ::-1, ::-1] == mixed)[:, far].all()


def test_our_own_drawings_are_distinguished() -> None:
    known, rng = half_prototypes(), np.random.default_rng(3)
    assert set(known.tiles) == set(HALFLINGS.tiles)
    table = np.full((128, 128, 3), (60, 90, 130), np.uint8)
    faces = [draw(HALFLINGS.tiles[name], 128) for name in known.tiles]
    cells = [np.where(face == 0, table, face).astype(np.uint8) for face in faces]
    crops = np.stack([view(rng, cell, table, CROPS[FINE_NET]) for cell in cells])
    logp = known.logp(embedding.embed(mirrored(crops), FINE_NET), 1.0)
    assert (logp.argmax(1) == np.arange(len(cells))).mean() > 0.9


def test_no_net_is_trained_with_half_tiles() -> None:
    assert not [tile.id for tile in whole_tiles(("base", "halflings")) if tile.special.half]
    assert len(whole_tiles(("base",))) == len(built_in("base").tiles)


# ---- settling ----


def cell(at: tuple[int, int], *ways: tuple[str, int, float], none: float = -8.0) -> Cell:
    """A cell that may show these half tiles, or base/E."""
    found = tuple(Candidate(tile, rotation, logp, 0.5) for tile, rotation, logp in ways)
    whole = (Candidate("base/E", 0, -0.1, 0.9),)
    return Cell(*at, square(*at), 0.97, 0.6, -9.0, whole, halves=HalfReading(none, -12.0, found))


def reading(*cells: Cell) -> Reading:
    halves = tuple(HALFLINGS.tiles)
    sets = ("base", "halflings")
    return Reading(2000, 1500, "C1", sets, LatticeInfo(0.01), cells, (), halves=halves)


def lies(read: Reading, *corrections: Correction) -> dict[tuple[int, int], tuple[str | None, int]]:
    return {(t.x, t.y): (t.tile, t.rotation) for t in settle(read, SETS, corrections).tiles}


def test_a_clear_pair_needs_no_question() -> None:
    read = reading(
        cell((0, 0), (PAIR, 90, -0.02), (ONE, 90, -6.0)), cell((1, 0), ("halflings/1.1", 0, -0.01))
    )
    draft = settle(read, SETS)
    found = [(t.tile, t.rotation) for t in draft.tiles]
    assert found == [(PAIR, 90), ("halflings/1.1", 0)]
    assert not [d for d in draft.doubts if d.reason != "missing"]


def test_a_doubtful_half_tile_is_a_question_with_what_else_it_may_be() -> None:
    read = reading(cell((0, 0), (ONE, 90, -0.5), (PAIR, 90, -1.5), none=-2.5))
    (doubt,) = (d for d in settle(read, SETS).doubts if (d.x, d.y) == (0, 0))
    assert doubt.reason == "close"
    assert [(c.tile, c.rotation) for c in doubt.candidates][:3] == [(ONE, 90), (PAIR, 90), ("base/E", 0)]


@pytest.mark.parametrize(
    ("likeness", "reasons"),
    [
        ((0.9, 0.9, 0.9, 0.9), []),
        ((0.9, 0.3, 0.9, 0.9), ["odd"]),  # the first half of the pair
        ((0.9, 0.9, 0.9, 0.3), ["odd"]),  # its second half
        ((0.3, 0.9, 0.3, 0.9), []),  # halves of the cell that are not those of the pair
        ((), []),  # readings of former versions do not have it
    ],
)
def test_half_tiles_unlike_all_known_ones_are_a_question(
    likeness: tuple[float, ...], reasons: list[str]
) -> None:
    clear = cell((0, 0), (PAIR, 90, -0.02), (ONE, 90, -6.0))
    assert clear.halves is not None
    read = reading(replace(clear, halves=replace(clear.halves, likeness=likeness)))
    assert [d.reason for d in settle(read, SETS).doubts if d.reason != "missing"] == reasons


def test_a_whole_tile_beside_half_tiles_is_a_question_where_one_may_lie() -> None:
    sure = reading(cell((0, 0), (ONE, 0, -7.0), none=-0.001))
    unsure = reading(cell((0, 0), (ONE, 0, -1.4), none=-0.3))
    assert lies(sure) == lies(unsure) == {(0, 0): ("base/E", 0)}
    assert (0, 0) in {(d.x, d.y) for d in settle(unsure, SETS).doubts}
    assert "close" not in {d.reason for d in settle(sure, SETS).doubts}


def test_people_name_a_pair() -> None:
    read = reading(cell((0, 0), (ONE, 0, -0.1)))
    assert lies(read, Correction(0, 0, PAIR, 180)) == {(0, 0): (PAIR, 180)}


def test_a_reading_with_half_tiles_survives_json() -> None:
    one = cell((0, 0), (PAIR, 0, -0.1))
    assert one.halves is not None
    one = replace(one, halves=replace(one.halves, likeness=(0.1, 0.2, 0.3, 0.4)))
    read = reading(one)
    assert Reading.from_json(json.loads(json.dumps(read.to_json()))) == read


def test_without_half_tiles_in_play_a_reading_has_none() -> None:
    plain = replace(cell((0, 0)), halves=None)
    assert lies(replace(reading(plain), halves=(), sets=("base",))) == {(0, 0): ("base/E", 0)}


# ---- a photo ----


@pytest.mark.parametrize("seed", [5])
def test_half_tiles_in_our_own_drawing_are_read(seed: int) -> None:
    """With some of them in pairs, by a renderer that has nothing to do with their prototypes."""
    base = built_in("base")
    bag = [piece(tile) for name, tile in base.tiles.items() for _ in range(base.counts["C1"].get(name, 0))]
    halves = [piece(tile) for tile in HALFLINGS.tiles.values()]
    taken = photo(seed, bag, Light(), 24, halves[:8], crowd=0.0, pairs=halves[8:14])
    truth, wanted = truth_in(taken.label), truth_of_cells(taken.label)
    sets = ("base", "halflings")
    read = recognise(taken.jpeg, sets, facts=TableFacts(more=prototypes([base])))
    draft = settle(read, tile_sets(sets))
    doubtful = {(d.x, d.y) for d in draft.doubts}
    right = wrong = pairs = 0
    for tile in draft.tiles:
        middle = np.mean(tile.quad, 0)
        at = min(truth.quads, key=lambda one: float(np.hypot(*(truth.quads[one].mean(0) - middle))))
        if "halflings" not in wanted[at][0]:
            assert "halflings" not in (tile.tile or "") or (tile.x, tile.y) in doubtful
            continue
        turns = [
            float(((np.roll(truth.quads[at], -k, 0) - np.array(tile.quad)) ** 2).sum()) for k in range(4)
        ]
        name, quarter = wanted[at]
        good = (tile.tile, tile.rotation // 90) == (name, (quarter - int(np.argmin(turns))) % 4)
        right, pairs = right + good, pairs + (good and "&" in name)
        wrong += not good and (tile.x, tile.y) not in doubtful
    halved = sum("halflings" in name for name, _ in wanted.values())
    assert halved >= 6
    assert right >= 0.6 * halved
    assert pairs >= 1
    assert not wrong


def piece(tile: Tile) -> BoxTile:
    return BoxTile(tile.id, tile.edges.letters, draw(tile, 128))
