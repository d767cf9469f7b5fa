"""Proposals for a card of an unknown box, from the sides that the net sees."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from referee.games import game
from referee.tiles.io.catalog import built_in, names, tile_from
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game import TileGame
from vision.artwork.tile_renderer import PrintingStyle
from vision.enrolment.layout_inference import guesses, letters_of, ways_of, written
from vision.enrolment.side_net import sides_of
from vision.labels.cell_images import faces_of
from vision.labels.label_space import looks
from vision.labels.shown_sides import SIGNS, WIDTH, ShownSides, Sides, shown_by

GAMES = ("carcassonne", "gold-rush", "amazonas")


def rules(name: str) -> TileGame:
    found = game(name)
    assert isinstance(found, TileGame)
    return found


def singles(name: str) -> Iterator[Tile]:
    """Every tile of a game's shipped sets that fills a single cell."""
    for one in map(built_in, names()):
        if one.game == name:
            single = (tile for tile in one.tiles.values() if tile.large is None and not tile.edges.wild)
            yield from (tile for tile in single if not tile.special.half)


def seen(shown: ShownSides) -> Sides:
    """The output of a net without doubts for such a card."""
    roles = np.full((1, 4, 4), -9.0, np.float32)
    for side, role in enumerate(shown.roles):
        roles[0, side, max(role, 0)] = 0.0
    pairs = np.where(np.array(shown.pairs) == 1, 6.0, -6.0)[None].astype(np.float32)
    return Sides(roles, pairs, np.where(np.array(shown.signs) == 1, 6.0, -6.0)[None].astype(np.float32))


def layout(tile: Tile) -> list[object]:
    """Features that reach a side, with those that grounds feed."""
    return sorted(
        (
            (f.kind, sorted(f.ports), sorted(sorted(tile.features[i].ports) for i in f.beside))
            for f in tile.features
            if f.ports
        ),
        key=str,
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_proposal_is_written_as_catalogs_write_tiles(name: str) -> None:
    for tile in singles(name):
        for quarter in range(4):
            lying = tile.turned(quarter)
            back = tile_from({"id": "x/1", "features": written(lying)}, rules(name).kinds, rules(name).marks)
            assert layout(back) == layout(lying)
            assert looks(back)[0] == looks(lying)[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_clearly_seen_tile_is_recognised(name: str) -> None:
    ways = ways_of(singles(name))
    for tile in singles(name):
        best = guesses(ways, seen(shown_by(tile)), rules(name).kinds)[0]
        assert (best.tile.edges.kinds_at(0), best.tile.edges.kinds_at(1)) == (
            tile.edges.kinds_at(0),
            tile.edges.kinds_at(1),
        ), tile.id
        assert layout(best.tile) == layout(tile) or best.chance < 0.9, tile.id


@pytest.mark.parametrize("name", GAMES)
def test_a_tile_that_no_set_has_is_made_of_its_sides(name: str) -> None:
    right = every = 0
    ways = ways_of(singles(name))
    none = np.full(len(ways.labels), -1000.0, np.float32)
    for tile in singles(name):
        made = guesses(ways, seen(shown_by(tile)), rules(name).kinds, none)[0]
        back = tile_from({"id": "x/1", "features": written(made.tile)}, rules(name).kinds, rules(name).marks)
        assert (made.label, letters_of(back, rules(name).kinds)) == (
            None,
            letters_of(made.tile, rules(name).kinds),
        )
        right += layout(back) == layout(tile)
        every += 1
    assert right > 0.8 * every


def test_a_net_that_knows_no_tile_reads_sides_of_tiles_drawn_in_other_colours() -> None:
    tiles = {tile.id: tile for tile in singles("gold-rush")}
    chosen = dict(list(tiles.items())[::6])
    faces = faces_of(chosen, 96, PrintingStyle(99))
    sides = sides_of([faces[name] for name in chosen])
    assert sides.signs.shape == (len(chosen), len(SIGNS))
    assert sides.roles.shape[2] + sides.pairs.shape[2] + len(SIGNS) == WIDTH
    roles = sides.roles.argmax(2)
    wanted = np.array([shown_by(tile).roles for tile in chosen.values()])
    assert (roles == wanted).mean() > 0.95
