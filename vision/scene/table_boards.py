"""The main board of a photo and the boxes of others on the same table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from vision.image.pyramid import ImagePyramid
from vision.models.tile_galleries import Gallery
from vision.reading import Cell, Quad, SeenTrack
from vision.scene.board_groups import apart, each_once, without
from vision.scene.lattice_choice import best_lattice
from vision.scene.other_boards import other_boards, sees
from vision.scene.other_planes import board_elsewhere
from vision.scene.parameters import SCENE
from vision.scene.tile_map import TileMap, tile_map
from vision.score_track.detection import without_track
from vision.tiles.occupancy import likeness


def one_board(
    photo: ImagePyramid, seen: Sequence[Cell], gallery: Gallery, track: SeenTrack | None
) -> tuple[tuple[Cell, ...], tuple[Quad, ...]]:
    """Return the cells of the main board, and the boxes of other boards."""
    like, compared = partial(likeness, gallery=gallery), gallery.own is not None
    laid, others = apart(without_track(seen, track), compared=compared)
    if not others:
        tiles = tile_map(photo)
        search = partial(best_lattice, gallery=gallery, boldly=False)
        others = board_elsewhere(
            photo.full, laid, tiles, like, search, track, compared=compared
        ) or _others_around(photo, laid, gallery, track, tiles)
    others = each_once(others)
    return without(laid, others), others


def _others_around(
    photo: ImagePyramid,
    laid: Sequence[Cell],
    gallery: Gallery,
    track: SeenTrack | None,
    tiles: TileMap,
) -> tuple[Quad, ...]:
    """Return the boxes of other boards on the same table. Compared tiles are searched for where the scene
    net detects tiles, provided it detects the board that was read, and then briefly everywhere."""
    like, compared = partial(likeness, gallery=gallery), gallery.own is not None
    around = partial(other_boards, photo, laid, like, track, compared=compared)
    if not compared:
        return around(tiles=tiles)
    return (
        (around(tiles=tiles) or around(tries=SCENE.other_boards.max_tries_without_map))
        if sees(tiles, laid)
        else around()
    )
