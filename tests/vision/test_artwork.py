"""Our drawing of tiles, sheets to print, faces of multi-cell tiles."""

from __future__ import annotations

import copy
import itertools
import json
from pathlib import Path

import jsonschema
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.artwork import signs
from vision.artwork.styles import STREWN, STYLES
from vision.artwork.tile_renderer import PrintingStyle, draw, signs_of
from vision.enrolment.print_parts import copies, parts
from vision.enrolment.print_sheet import pages, pdf, pieces
from vision.labels.cell_images import face_id, faces_of, parts_of, tile_id
from vision.labels.label_space import looks
from vision.labels.multi_cell import spots_of

HOUSE = Path(__file__).resolve().parents[2]
SETS = ("base", "gold-rush", "amazonas")


def apart(one: np.ndarray, other: np.ndarray) -> float:
    """The mean difference of two pictures after smoothing the grain of the paper."""
    return float(np.abs(one.astype(float) - other.astype(float)).mean())


@pytest.mark.parametrize("name", SETS)
def test_tiles_that_differ_in_the_rules_differ_in_the_picture(name: str) -> None:
    tiles = [part for tile in built_in(name).tiles.values() for part in parts_of(tile).values()]
    pictures = [draw(tile, 32) for tile in tiles]
    keys = [looks(tile) for tile in tiles]
    flat = np.array(pictures, float).reshape(len(tiles), -1)
    for i, j in itertools.combinations(range(len(tiles)), 2):
        if keys[i] != keys[j]:
            assert np.abs(flat[i] - flat[j]).mean() > 0.4, (tiles[i].id, tiles[j].id)


def test_a_turned_tile_is_the_same_picture_turned() -> None:
    tile = built_in("base").tiles["base/V"]
    for quarter in range(4):
        turned = draw(tile.turned(quarter), 64)
        assert np.array_equal(turned, np.rot90(draw(tile, 64), -quarter))


def test_invented_tiles_are_drawn_reproducibly() -> None:
    edges = frozenset(range(8))
    one = Tile("made/up", [TileFeature("lagoon", edges, {"pearls": 2})], (), "????")
    other = Tile("made/up", [TileFeature("lagoon", edges, {"pearls": 3})], (), "????")
    assert np.array_equal(
        draw(one, 64), draw(Tile("made/up", [TileFeature("lagoon", edges, {"pearls": 2})]), 64)
    )
    assert apart(draw(one, 64), draw(other, 64)) > 0.4
    assert apart(draw(one, 64), draw(one, 64, PrintingStyle(5))) > 1.0


def test_symbols_have_the_form_of_their_schema() -> None:
    schema = json.loads((HOUSE / "vision/artwork/signs.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(signs.DATA, schema)
    planted = copy.deepcopy(signs.DATA)
    planted["marks"]["inn"][0]["colour"] = "blue"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(planted, schema)


def test_every_style_has_its_small_symbol() -> None:
    assert {*STREWN, *(style.strewn for style in STYLES.values() if style.strewn)} <= set(signs.SMALL)


def test_signs_are_as_many_as_the_marks_count() -> None:
    assert signs_of({"nuggets": 2, "tipis": 1, "to:city": 1}) == ["nuggets", "nuggets", "tipis"]


def test_cells_of_a_large_tile_have_ids_of_their_own() -> None:
    large = next(tile for tile in built_in("amazonas").tiles.values() if tile.large is not None)
    faces = faces_of({large.id: large}, 16)
    assert len(faces) == len(parts_of(large)) > 1
    assert {tile_id(face) for face in faces} == {(large.id, spot) for spot in parts_of(large)}
    assert face_id(large.id, (0, 0)) == large.id


def test_spots_of_a_large_tile_agree_with_the_kit() -> None:
    for tile in built_in("amazonas").tiles.values():
        for quarter in range(4):
            lying = tile.lying(quarter)
            if lying.large is None:
                assert spots_of(tile, quarter) == {(0, 0): (0, 0)}
                continue
            own = parts_of(tile)
            for spot, canonical in spots_of(tile, quarter).items():
                assert lying.large.parts[spot].features == own[canonical].turned(quarter).features


def test_a_sheet_holds_every_tile_as_often_as_the_box() -> None:
    rush = built_in("gold-rush")
    assert sum(count for _, count in copies(rush)) == 72
    found = pages(rush)
    assert all(page.shape == found[0].shape for page in found)
    cells = [(page < 240).any(axis=2).mean() for page in found]
    assert len(found) == 3
    assert min(cells) > 0.7  # 4 x 6 tiles of 45 mm on A4
    assert pdf(rush).startswith(b"%PDF")


def test_a_large_sheet_comes_in_parts() -> None:
    """100 tiles, 50 of each, were one file of 55 MB."""
    tiles = list(built_in("gold-rush").tiles.values())[:30]
    found = parts([(tile, 50) for tile in tiles])
    assert [sum(count for _, count in part) for part in found] == [240] * 6 + [60]
    again = [tile for part in found for tile, count in part for _ in range(count)]
    assert again == [tile for tile in tiles for _ in range(50)]
    assert [len(part) for part in parts([(tile, 1) for tile in tiles * 5])] == [60, 60, 30]
    assert parts([]) == []
    assert len(pages(built_in("gold-rush"), part=1)) == 3
    with pytest.raises(IndexError):
        pages(built_in("gold-rush"), part=2)


def test_a_large_tile_lies_whole_on_its_page_or_is_cut_between_cells() -> None:
    px, width, height = 90, 380, 560  # four cells across, six down
    for wide, high, expected in (
        (4, 2, [(2, 4)]),
        (6, 1, [(6, 1)]),
        (12, 1, [(1, 4), (1, 4), (1, 4)]),
        (1, 12, [(6, 1), (6, 1)]),
    ):
        face = np.zeros((high * px, wide * px, 3), np.uint8)
        found = pieces(face, px, width, height)
        assert [(piece.shape[0] // px, piece.shape[1] // px) for piece in found] == expected
