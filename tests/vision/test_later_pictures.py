"""Tiles whose pictures came after the nets were trained: their vectors are shipped, and only they are new."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.shared import needs_scans
from tests.vision.tables import square
from vision.labels.cell_images import face_id, parts_of
from vision.models import sessions, tile_galleries
from vision.models.tile_galleries import beside, gallery
from vision.reading import Candidate, Cell, LatticeInfo, Reading
from vision.settle import settle
from vision.solver.later_tiles import SETS, TILES, is_later

LARGE = built_in("castles-in-germany")


@pytest.mark.parametrize("net", [sessions.TILE_NET, sessions.FINE_NET])
def test_every_cell_of_a_large_tile_is_shown_in_four_turns(net: str) -> None:
    faces = [face_id(name, spot) for name, tile in LARGE.tiles.items() for spot in parts_of(tile)]
    assert len(faces) == 2 * len(LARGE.tiles)
    labels = gallery(LARGE.tiles, "any", net).labels
    assert labels == tuple(sorted((face, turn) for face in faces for turn in range(4)))


def test_an_edition_has_its_own_pictures_and_otherwise_those_of_others() -> None:
    tiles = built_in("goldmines").tiles
    first, second, third, every = (gallery(tiles, edition).vectors for edition in ("C1", "C2", "C3", "any"))
    assert len(first) == len(second) == 4 * len(tiles)
    assert not (first == second).all(axis=1).any()
    assert len(third) == len(every) == len(first) + len(second)


def test_they_compete_only_where_their_set_is_selected() -> None:
    chosen = built_in("base").tiles
    table = beside(gallery(chosen, "C1"), chosen, "C1")
    assert table.unselected is not None
    others = {name.partition("/")[0] for name, _ in table.unselected.labels}
    assert "inns-and-cathedrals" in others
    assert not others & {"watchtowers", "goldmines", "castles-in-germany", "base"}
    mine = built_in("watchtowers").tiles
    assert {name for name, _ in gallery(mine, "C1").labels} == set(mine)


def test_sets_that_the_nets_know_from_training_keep_their_vectors() -> None:
    with np.load(sessions.MODELS / "gallery.npz") as trained, np.load(sessions.MODELS / "later.npz") as more:
        assert not set(trained["tile"]) & set(more["tile"])
        rows = np.isin(trained["tile"], sorted(built_in("base").tiles))
        vectors = trained["vector"][rows].astype(np.float32)
    length = np.linalg.norm(vectors, axis=1, keepdims=True)
    np.testing.assert_array_equal(gallery(built_in("base").tiles, "any").vectors, vectors / length)


def test_a_folder_of_models_without_them_has_those_shipped(tmp_path: object) -> None:
    assert tile_galleries.pictured(["watchtowers/CCRF_2T"])
    assert not tile_galleries.pictured(["under-the-big-top/ffff.ac"])


def test_the_solver_names_the_same_tiles_as_the_galleries() -> None:
    """It must not load them; a tile of these sets without any picture counts as later, too."""
    trained = tile_galleries.trained_tiles()
    with np.load(sessions.MODELS / "later.npz") as more:
        known = {tile_galleries.tile_of(str(face)) for face in more["tile"]} - trained
    assert {tile for tile in known if not is_later(tile)} == set()
    assert {tile for tile in trained if is_later(tile)} == set()
    assert all(f"{name}/{tile}" in known for name, row in TILES.items() for tile in row.split())
    assert {tile.partition("/")[0] for tile in known} == {*SETS, *TILES}


def one_tile(tile: str, cosine: float, sets: tuple[str, ...]) -> Reading:
    """The reading of a table with one tile that is read clearly."""
    cell = Cell(0, 0, square(0, 0), 0.99, cosine, -9.0, (Candidate(tile, 0, -0.01, 0.99),))
    return Reading(2000, 1500, "C2", sets, LatticeInfo(0.02), (cell,), ())


@pytest.mark.parametrize(("tile", "cosine", "sets", "questioned"), [
    ("base/L", 0.7, ("base", "ferries"), True),
    ("ferries/CRRR", 0.7, ("base", "ferries"), True),
    ("ferries/CRRR", 0.8, ("base", "ferries"), False),  # it looks like its picture
    ("base/L", 0.7, ("base",), False),
    ("base/A", 0.7, ("base", "ferries"), False),  # no ferry has its sides
])  # fmt: skip
def test_where_a_later_tile_may_lie_what_looks_like_no_picture_is_questioned(
    tile: str, cosine: float, sets: tuple[str, ...], questioned: bool
) -> None:
    """A printing without a picture may look like a tile of the base game with the same sides."""
    draft = settle(one_tile(tile, cosine, sets), [built_in(name) for name in sets])
    assert [doubt.reason for doubt in draft.doubts] == ["odd"] * questioned
    for doubt in draft.doubts:
        best = [one.tile for one in doubt.candidates[:4]]
        assert best[0] == tile
        assert "ferries/CRRR" in best
        assert len(doubt.candidates) == len({(one.tile, one.rotation) for one in doubt.candidates})


def test_what_may_be_a_twin_of_a_later_tile_looks_as_is_usual_on_the_photo() -> None:
    """A small sign changes little: 0.8 is too strange where all others have 0.95, if anything rivals it."""
    usual = [one_tile("base/B", 0.95, ()).cells[0]] * 4
    for tile, questioned in (("base/L", ["odd"]), ("base/A", []), ("ferries/CRRR", [])):
        reading = one_tile(tile, 0.8, ("base", "ferries"))
        apart = [replace(one, x=i, y=1, quad=square(i, 1)) for i, one in enumerate(usual, 1)]
        draft = settle(
            replace(reading, cells=(*reading.cells, *apart)), [built_in("base"), built_in("ferries")]
        )
        assert [doubt.reason for doubt in draft.doubts if (doubt.x, doubt.y) == (0, 0)] == questioned


@needs_scans
def test_the_command_makes_these_vectors() -> None:
    """Of three pictures: the rest are made in the same way, each for itself."""
    from training.data.later_pictures import pictures, vectors

    shown = pictures()
    with np.load(sessions.MODELS / "later.npz") as stored:
        assert [str(face) for face in stored["tile"][::4]] == [one.face for one in shown]
        for row in (0, len(shown) // 2, len(shown) - 1):
            made = vectors([shown[row].picture], sessions.TILE_NET, 1).astype(np.float32)
            kept = stored["gallery"][4 * row : 4 * row + 4].astype(np.float32)
            assert ((made * kept).sum(axis=1) > 0.99).all()


@needs_scans
def test_tiles_of_a_later_set_are_named_and_those_of_others_are_not() -> None:
    """Their own pictures, in another light and size than those enrolled."""
    from training.data.later_pictures import pictures, vectors

    shown = [one for one in pictures() if one.source == "Watchtowers_C2"]
    labels = gallery([one.face for one in shown]).labels
    seen = vectors([one.picture for one in shown], sessions.TILE_NET, 7).astype(np.float32)
    likeness = seen @ gallery([one.face for one in shown]).vectors.T
    owner = gallery([one.face for one in shown]).owner
    named = [labels[owner[i]][0] for i in likeness.argmax(axis=1)]
    wanted = [one.face for one in shown for _ in range(4)]
    assert np.mean([one == other for one, other in zip(named, wanted, strict=True)]) > 0.95
