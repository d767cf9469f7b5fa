"""Prototypes from one particular table: the cells of its photos that people have named."""

from __future__ import annotations

import io
from collections.abc import Container, Mapping, Sequence

import numpy as np

from referee.tiles.model.tile import Tile
from vision.arrays import Picture
from vision.enrolment.prototypes import turns_of
from vision.grid.rectify import crops
from vision.labels.cell_geometry import quad_at
from vision.models import embedding, sessions, tile_galleries
from vision.models.parameters import NETS
from vision.models.tile_galleries import Gallery
from vision.reading import Correction, Reading

Seen = tuple[str, int]  # face, quarter turns clockwise from its canonical orientation
PROTOTYPE_NETS = (sessions.TILE_NET, sessions.COMPARING_NET)


def of_table(
    bgr: Picture,
    reading: Reading,
    named: Sequence[Correction],
    tiles: Mapping[str, Tile],
    compared: Container[str],
) -> list[Gallery]:
    """Return a gallery per net of the cells of a photo that people have named. `compared`: tiles that the
    comparing net classifies."""
    quads = [np.array(quad_at(c.x or 0, c.y or 0, reading.cells)) for c in named]
    seen, least = crops(bgr, quads), turns_of(tiles)
    galleries = []
    for net in PROTOTYPE_NETS:
        keys: list[Seen] = []
        pictures: list[Picture] = []
        for correction, crop in zip(named, seen, strict=True):
            tile = correction.tile or ""
            if (tile in compared) != (net == sessions.COMPARING_NET):
                continue
            for turn in range(4):
                quarter = (correction.rotation // 90 + turn) % 4
                keys.append((tile, least.get((tile, quarter), quarter)))
                pictures.append(np.ascontiguousarray(np.rot90(crop, -turn)))
        if keys:
            vectors = embedding.embed(np.stack(pictures), net)
            galleries.append(
                tile_galleries.collected(keys, vectors, np.full(len(keys), net == sessions.COMPARING_NET))
            )
    return galleries


def kept(galleries: Sequence[Gallery]) -> bytes:
    """Serialise galleries of `of_table`."""
    file = io.BytesIO()
    labels = [held.labels[i] for held in galleries for i in held.owner]
    own = [bool(one) for held in galleries for one in (held.own if held.own is not None else ())]
    vectors = [held.vectors for held in galleries] or [
        np.zeros((0, NETS.nets.embedding_dimensions), np.float32)
    ]
    np.savez_compressed(
        file,
        face=np.array([name for name, _ in labels], str),
        turn=np.array([turn for _, turn in labels], np.int8),
        own=np.array(own, bool),
        vector=np.concatenate(vectors).astype(np.float16),
        nets=np.array([sessions.print_of(net) for net in PROTOTYPE_NETS]),
    )
    return file.getvalue()


def known_before(data: bytes, faces: Container[str], compared: Container[str]) -> list[Gallery]:
    """Load the galleries that `kept` wrote: of faces that still exist and use the same version of the same
    net."""
    with np.load(io.BytesIO(data), allow_pickle=False) as stored:
        if [str(one) for one in stored["nets"]] != [sessions.print_of(net) for net in PROTOTYPE_NETS]:
            return []
        keys = [(str(face), int(turn)) for face, turn in zip(stored["face"], stored["turn"], strict=True)]
        own, vectors = stored["own"], stored["vector"].astype(np.float32)
    galleries = []
    for flag in (False, True):
        rows = [
            i
            for i, (face, _) in enumerate(keys)
            if own[i] == flag and face in faces and (face in compared) == flag
        ]
        if rows:
            found = tile_galleries.collected([keys[i] for i in rows], vectors[rows], np.full(len(rows), flag))
            galleries.append(found)
    return galleries
