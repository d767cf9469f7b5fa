"""Tiles of shipped sets that were not named: detected as tiles, reported as unidentified, and their sets
reported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.shared import PHOTOS, needs_photos
from tests.vision.tables import square
from training.evaluation.missing_sets import measured
from vision.grid.grid import Lattice
from vision.models import embedding, sessions, tile_galleries
from vision.models.parameters import NETS
from vision.reading import Candidate, Cell, Correction, Draft, LatticeInfo, Reading, SeenSet, UnlistedTile
from vision.scene import printings
from vision.settle import settle
from vision.solver.parameters import SOLVER
from vision.tiles import classifier
from vision.tiles.parameters import TILES

BASE = (built_in("base"),)
INN, ABBEY, UNKNOWN = "inns-and-cathedrals/RRR.i", "abbey-and-mayor/A", "no-such-set/17"
RIVERS = ("river/II", "river-2/II")


def cell(x: int, *unlisted: tuple[str, float], cosine: float = 0.95, occupancy: float = 0.97) -> Cell:
    """A cell that looks like base/B, this much, and like these tiles of unnamed sets."""
    kin = tuple(UnlistedTile(tile, 90, alike) for tile, alike in unlisted)
    likely = (Candidate("base/B", 0, -0.01, 0.99),)
    return Cell(x, 0, square(x, 0), occupancy, cosine, -12.0, likely, kin)


def board_of(*row: Cell, corrections: tuple[Correction, ...] = ()) -> Draft:
    seen = Reading(2000, 1500, "C1", ("base",), LatticeInfo(0.02), row, ())
    return settle(seen, BASE, corrections)


def test_a_tile_of_another_set_is_reported_as_nameless_and_questioned() -> None:
    draft = board_of(cell(0), cell(1, (INN, 0.95), cosine=0.6))
    assert [tile.tile for tile in draft.tiles] == ["base/B", None]
    (doubt,) = draft.doubts
    assert (doubt.x, doubt.reason) == (1, "unknown")
    first = doubt.candidates[0]
    assert (first.tile, first.rotation) == (INN, 90)
    assert first.confidence > 0.9 > sum(one.confidence for one in doubt.candidates[1:])
    assert all(one.confidence >= 0.005 for one in doubt.candidates)


def test_a_named_sets_tile_stays_against_a_barely_better_match() -> None:
    draft = board_of(cell(0), cell(1, (INN, 0.85), cosine=0.8))
    assert [tile.tile for tile in draft.tiles] == ["base/B", "base/B"]
    assert draft.seen_sets == ()


def test_dissimilar_cells_suggest_no_set() -> None:
    draft = board_of(cell(0), *(cell(x, (INN, 0.6), cosine=0.3) for x in (1, 2, 3)))
    assert draft.seen_sets == ()


def test_a_tile_of_another_set_need_not_be_more_certain_than_others() -> None:
    """What looks like no tile at all is the table, unless the net is very sure."""
    half = {"occupancy": 0.7, "cosine": 0.4}
    assert len(board_of(cell(0), cell(1, **half)).tiles) == 1
    assert len(board_of(cell(0), cell(1, (INN, 0.9), **half)).tiles) == 2


def test_sets_are_ranked_by_how_many_of_their_tiles_lie_there() -> None:
    inns = [cell(x, (INN, 0.85), cosine=0.5) for x in (1, 2, 3)]
    abbey, dim = cell(4, (ABBEY, 0.93), cosine=0.5), cell(5, ("king-and-robber/CCcc", 0.8), cosine=0.5)
    seen = board_of(cell(0), *inns, abbey, dim).seen_sets
    assert seen == (SeenSet("inns-and-cathedrals", 3, sure=True), SeenSet("abbey-and-mayor", 1, sure=False))


def test_twins_are_counted_with_the_set_of_which_more_lies() -> None:
    second = [cell(x, ("river-2/RIrI", 0.95), cosine=0.5) for x in (1, 2)]
    either = [cell(x, (RIVERS[0], 0.96), (RIVERS[1], 0.95), cosine=0.5) for x in (3, 4)]
    assert board_of(cell(0), *second, *either).seen_sets == (SeenSet("river-2", 4, sure=True),)


def test_tiles_of_a_set_without_a_catalog_are_nameless_and_their_set_is_not_reported() -> None:
    draft = board_of(cell(0), *(cell(x, (UNKNOWN, 0.97), cosine=0.5) for x in (1, 2, 3)))
    assert [tile.tile for tile in draft.tiles] == ["base/B", None, None, None]
    assert draft.seen_sets == ()
    assert all(one.tile != UNKNOWN for doubt in draft.doubts for one in doubt.candidates)


def test_corrected_tiles_no_longer_suggest_a_set() -> None:
    row = (cell(0), cell(1, (ABBEY, 0.95), cosine=0.5))
    assert board_of(*row).seen_sets
    draft = board_of(*row, corrections=(Correction(1, 0, "base/E", 0),))
    assert draft.seen_sets == ()
    assert draft.doubts == ()


def test_tiles_of_other_sets_make_no_tile_of_a_named_set_suspicious() -> None:
    """Tiles that look strange and like no set do (test_settle)."""
    row = [cell(x) for x in range(20)]
    row[3] = replace(row[3], cosine=0.8)
    row[16:] = [cell(x, (INN, 0.95), cosine=0.6) for x in range(16, 20)]
    assert {doubt.x for doubt in board_of(*row).doubts} == {16, 17, 18, 19}


def test_the_cosine_is_worth_as_much_as_in_the_net() -> None:
    assert SOLVER.solution.nats_per_cosine == NETS.nets.sharpness


def test_a_cell_keeps_the_likest_tile_of_each_unnamed_set() -> None:
    listed = tile_galleries.gallery(built_in("base").tiles, "C1")
    gallery = tile_galleries.beside(listed, built_in("base").tiles, "C1")
    assert gallery.unselected is not None
    assert not {name for name, _ in gallery.unselected.labels} & set(built_in("base").tiles)
    vectors = gallery.unselected.vectors
    row = next(
        i for i, owner in enumerate(gallery.unselected.owner) if gallery.unselected.labels[owner][0] == INN
    )
    like = embedding._greatest(vectors[row][None], gallery.unselected)
    seen = classifier.CellScores(
        np.zeros((1, len(listed.labels))), np.array([0.4]), np.array([0.1]), like.astype(float)
    )
    assert seen.alike[0] == pytest.approx(1.0, abs=1e-3)
    (kept, *others) = classifier._unselected(seen.unselected[0], gallery.unselected, 0.4)
    assert (kept.tile, kept.cosine) == (INN, pytest.approx(1.0, abs=1e-3))
    assert (
        len({one.tile.partition("/")[0] for one in (kept, *others)}) == TILES.classifier.max_unselected_sets
    )
    assert classifier._unselected(seen.unselected[0], gallery.unselected, 1.1) == ()


def test_games_without_pictures_have_none_beside_them() -> None:
    for name in ("gold-rush", "amazonas"):
        assert printings.gallery_of([built_in(name)], None, None).unselected is None


def test_an_own_set_of_a_game_with_pictures_has_all_of_them_beside_it() -> None:
    """Base tiles on a table with only a user's set named are detected as tiles, in any edition."""
    mine = replace(built_in("base"), id="mine", tiles={"mine/1": built_in("base").tiles["base/D"]})
    crops = np.random.default_rng(1).integers(0, 255, (2, 64, 64, 3), np.uint8)
    own = tile_galleries.collected(
        [("mine/1", 0)], embedding.embed(crops[:1], sessions.COMPARING_NET), np.ones(1, bool)
    )
    for edition in (None, printings.FALLBACK_EDITION):
        gallery = printings.gallery_of([mine], edition, own)
        assert gallery.unselected is not None
        assert {"base/D", INN, ABBEY} <= {name for name, _ in gallery.unselected.labels}
        assert len(gallery.unselected.vectors) > len(
            tile_galleries.gallery(built_in("base").tiles, "any").vectors
        )
        scores = embedding.classify(crops, gallery)
        assert scores.cosine[0] == pytest.approx(1.0, abs=1e-3)  # its picture
        assert scores.unselected.shape == (2, len(gallery.unselected.labels))
        assert (scores.alike >= scores.cosine).all()


def test_without_cells_nothing_is_classified() -> None:
    gallery = tile_galleries.beside(
        tile_galleries.gallery(built_in("base").tiles), built_in("base").tiles, "C1"
    )
    far = Lattice(np.eye(3), (0, 0), np.zeros((2, 2, 2)), {})
    assert classifier.read_cells(np.zeros((64, 64, 3), np.uint8), far, gallery) == ()


def test_only_cells_in_doubt_are_read_with_further_crops(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clear picture needs one crop."""
    gallery = tile_galleries.gallery(built_in("base").tiles, "C1")
    calls: list[tuple[int, int]] = []
    cosines, margins = {0: 0.95, 1: 0.95, 2: 0.7}, {0: 12.0, 1: 3.0, 2: 12.0}  # by column

    def classified(
        _: object, quads: Sequence[np.ndarray], __: object, shifts: Sequence[object]
    ) -> classifier.CellScores:
        columns = [round(float(quad[0][0]) / 20) for quad in quads]
        calls.append((len(quads), len(shifts)))
        logp = np.full((len(quads), len(gallery.labels)), -30.0)
        logp[:, 0] = 0.0
        logp[:, 1] = [-margins[column] for column in columns]
        cosine = np.array([cosines[column] for column in columns])
        return classifier.CellScores(logp, cosine, np.zeros(len(quads)), np.zeros((len(quads), 0)))

    monkeypatch.setattr(classifier, "classify_cells", classified)
    cells = {(x, 0): 1.0 for x in range(3)}
    row = Lattice(np.diag([20.0, 20.0, 1.0]), (0, 0), np.zeros((2, 2, 2)), cells)
    read = classifier.read_cells(np.zeros((20, 60, 3), np.uint8), row, gallery, bounded=True)
    assert len(read) == 3
    assert calls == [(3, 1), (2, len(classifier.SHIFTS) - 1)]


def test_a_table_on_which_nothing_looks_like_tiles_is_not_searched_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a flat view every far cell might be a tile: two of them in a row may be occluded, not twenty."""
    looked: list[tuple[int, int]] = []

    def look(_: object, __: object, places: Sequence[tuple[int, int]], *___: object) -> list[Cell]:
        looked.extend(places)
        return [
            Cell(x, y, square(x, y, 20.0), 0.95 if x < 1 else 0.1, 0.9 if x < 1 else 0.3, 0.0, ())
            for x, y in places
        ]

    monkeypatch.setattr(classifier, "_look", look)
    row = Lattice(np.diag([20.0, 20.0, 1.0]), (0, 0), np.zeros((2, 2, 2)), {(0, 0): 1.0})
    gallery = tile_galleries.gallery(built_in("base").tiles, "C1")
    read = classifier.read_cells(np.zeros((20, 800, 3), np.uint8), row, gallery)
    assert sorted(looked) == [(cell.x, cell.y) for cell in read] == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_a_way_back_to_hidden_cells_by_known_tiles_leads_on_from_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three cells in a row are occluded, seen from the left; from below only two of them are."""
    known = {(0, 0), (0, 1), (1, 1), (2, 1), (4, 0)}
    hidden = {(1, 0), (2, 0), (3, 0)}

    def look(_: object, __: object, places: Sequence[tuple[int, int]], *___: object) -> list[Cell]:
        return [
            Cell(x, y, square(x, y, 20.0), laid, 0.9 if (x, y) in known else 0.3, 0.0, ())
            for x, y in places
            for laid in [0.95 if (x, y) in known else 0.1 if (x, y) in hidden else 0.0]
        ]

    monkeypatch.setattr(classifier, "_look", look)
    start = Lattice(np.diag([20.0, 20.0, 1.0]), (0, 0), np.zeros((2, 2, 2)), {(0, 0): 1.0})
    gallery = tile_galleries.gallery(built_in("base").tiles, "C1")
    read = classifier.read_cells(np.zeros((40, 200, 3), np.uint8), start, gallery)
    assert (4, 0) in {(cell.x, cell.y) for cell in read}


@needs_photos
def test_a_real_table_of_two_sets_of_which_one_is_named() -> None:
    """A photo outside the training data: all tiles of the base game are read, the other set is reported."""
    line = measured(PHOTOS / "labels" / "test_42.json", PHOTOS, ("base",))
    assert (line.learnt, line.of, line.unselected, line.sets) == ("no", 72, 18, 1)
    assert line.right >= 0.97 * line.of
    assert line.questioned >= 0.8 * line.unselected
    assert (line.reported, line.spurious, line.false) == (1, 0, 0)
