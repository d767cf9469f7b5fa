"""Prototypes of sets that the shipped gallery has no pictures of: from our own drawing, or from enrolment."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile
from vision.arrays import Picture
from vision.enrolment.prototypes import clearest, print_of, rows_of, turns_of, vectors_of
from vision.labels.cell_images import face_id, faces_of, parts_of, tile_id
from vision.models import sessions, tile_galleries
from vision.models.half_prototypes import known_halves
from vision.models.parameters import NETS
from vision.models.tile_galleries import Gallery

Seen = tuple[str, int]  # face, quarter turns clockwise from its canonical orientation


def known_tiles(sets: Sequence[TileSet]) -> dict[str, Tile]:
    """Return every face of these sets as a single-cell tile, by its id."""
    return {
        face_id(name, spot): part
        for tile_set in sets
        for name, tile in tile_set.tiles.items()
        for spot, part in parts_of(tile).items()
    }


def prototypes(sets: Sequence[TileSet]) -> Gallery:
    """Return prototypes of these sets in our own drawing."""
    first, *more = [drawn(tile_set) for tile_set in sets]
    for other in more:
        first = tile_galleries.joined(first, other)
    return first


@lru_cache(maxsize=8)
def drawn(tile_set: TileSet) -> Gallery:
    """Return the gallery of a set in our own drawing; computed once per process, in some seconds."""
    faces = faces_of(tile_set.tiles)
    shown = {name: [face] for name, face in faces.items()}
    return _gallery(*vectors_of(shown), tile_set, tint_of(shown), clean_of(shown))


def with_drawings(sets: Sequence[TileSet], more: Gallery | None) -> Gallery | None:
    """Return `more` with the drawings of those sets of which neither it nor the shipped gallery has a
    picture; without any, their tiles could not be compared with anything."""
    held = set() if more is None else {tile_id(face)[0] for face, _ in more.labels}
    bare = [one for one in sets if one.tiles and held.isdisjoint(one.tiles) and not has_looks(one, sets)]
    return tile_galleries.all_joined([*([] if more is None else [more]), *map(drawn, bare)])


def has_looks(one: TileSet, sets: Iterable[TileSet]) -> bool:
    """Return whether the looks of a set's tiles are shipped: pictures, or those of half tiles, which are
    compared by a classifier, together with others of these `sets` that have pictures."""
    if tile_galleries.pictured(one.tiles):
        return True
    return bool(known_halves(one.tiles)) and any(tile_galleries.pictured(other.tiles) for other in sets)


def clean_of(pictures: Mapping[str, Sequence[Picture]]) -> dict[str, Picture]:
    """Return one small picture of each face: the mean of all known ones."""
    side = (NETS.nets.face_px, NETS.nets.face_px)
    small = {
        name: np.mean([cv2.resize(face, side, interpolation=cv2.INTER_AREA) for face in faces], axis=0)
        for name, faces in pictures.items()
    }
    return {name: face.round().astype(np.uint8) for name, face in small.items()}


def tint_of(pictures: Mapping[str, Sequence[Picture]]) -> tuple[float, ...]:
    """Return the mean blue, green and red of faces."""
    some = [face.reshape(-1, 3).mean(0) for faces in pictures.values() for face in faces]
    return tuple(round(float(c), 2) for c in np.mean(some, axis=0))


def learnt(pictures: Mapping[str, Sequence[Picture]], before: bytes | None = None) -> bytes:
    """Compute prototypes of faces from pictures of them (canonical, square), serialised. `before`: the
    previous result for these faces; the vectors of unchanged pictures are reused."""
    shown = [(name, print_of(one), one) for name, some in clearest(pictures).items() for one in some]
    rows = rows_of([picture for _, _, picture in shown], _rows_in(before))
    vectors = np.concatenate([rows[seen] for _, seen, _ in shown])
    each = len(vectors) // len(shown) // 4
    keys = [(name, quarter) for name, _, _ in shown for quarter in range(4) for _ in range(each)]
    clean = clean_of(pictures)
    file = io.BytesIO()
    np.savez_compressed(
        file,
        face=np.array([name for name, _ in keys]),
        turn=np.array([turn for _, turn in keys], np.int8),
        vector=vectors.astype(np.float16),
        picture=np.array([seen for _, seen, _ in shown]),
        net=np.array(sessions.print_of(sessions.COMPARING_NET)),
        tint=np.array(tint_of(pictures), np.float32),
        clean_of=np.array(list(clean)),
        clean=np.stack(list(clean.values())),
    )
    return file.getvalue()


def _rows_in(kept: bytes | None) -> dict[str, NDArray[np.float32]]:
    """Return the rows of each picture that `learnt` wrote, by fingerprint; none if another net made them."""
    if kept is None:
        return {}
    with np.load(io.BytesIO(kept), allow_pickle=False) as stored:
        if "picture" not in stored.files or str(stored["net"]) != sessions.print_of(sessions.COMPARING_NET):
            return {}
        seen = stored["picture"]
        rows = stored["vector"].astype(np.float32).reshape(len(seen), -1, NETS.nets.embedding_dimensions)
        return dict(zip(map(str, seen), rows, strict=True))


@lru_cache(maxsize=16)
def enrolled_before(kept: bytes, tile_set: TileSet) -> Gallery:
    """Return the gallery of what `learnt` wrote; faces that the set no longer has are left out."""
    with np.load(io.BytesIO(kept), allow_pickle=False) as stored:
        keys = [(str(face), int(turn)) for face, turn in zip(stored["face"], stored["turn"], strict=True)]
        tint = tuple(stored["tint"].tolist()) if "tint" in stored.files else None  # absent in older files
        clean = {}
        if "clean" in stored.files:  # absent in older files
            clean = dict(zip(map(str, stored["clean_of"]), stored["clean"], strict=True))
        return _gallery(keys, stored["vector"].astype(np.float32), tile_set, tint, clean)


def _gallery(
    keys: Sequence[Seen],
    vectors: NDArray[np.float32],
    tile_set: TileSet,
    tint: tuple[float, ...] | None,
    faces: Mapping[str, Picture],
) -> Gallery:
    least = turns_of(tile_set.tiles)
    rows = [i for i, key in enumerate(keys) if key in least]
    named = [(keys[i][0], least[keys[i]]) for i in rows]
    return tile_galleries.collected(named, vectors[rows], np.ones(len(rows), bool), tint, faces)
