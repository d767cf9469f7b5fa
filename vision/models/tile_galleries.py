"""Galleries of enrolled tiles: the embeddings with which crops are compared.

Quarter turns are clockwise from the tile's canonical orientation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.tile_set import BEFORE
from vision.arrays import Float32s, Picture
from vision.models import sessions
from vision.models.sessions import GALLERIES, TILE_NET


@dataclass(frozen=True)
class Gallery:
    """Enrolled tiles. Rotations under which a tile's features coincide share the label of the smallest."""

    labels: tuple[tuple[str, int], ...]  # tile id, quarter turns
    vectors: Float32s  # P x D, unit length
    owner: NDArray[np.int64]  # label of each vector
    # True for vectors of the comparing net; None: all are of the net that knows
    own: NDArray[np.bool_] | None = None
    tint: tuple[float, ...] | None = None  # mean blue, green, red of the faces in neutral light, where known
    # clean pictures, face_px pixels a side, where known
    faces: Mapping[str, Picture] = field(default_factory=dict)
    unselected: Gallery | None = None  # tiles of unselected shipped sets, of the net that knows

    @cached_property
    def sorted(self) -> SortedVectors:
        """Return the vectors sorted by label."""
        order = np.argsort(self.owner, kind="stable")
        starts = np.searchsorted(self.owner[order], np.arange(len(self.labels)))
        return SortedVectors(order, starts, np.ascontiguousarray(self.vectors[order].T))


class SortedVectors(NamedTuple):
    """Vectors of a gallery sorted by label: their rows there, the first one of each label, and D x P."""

    order: NDArray[np.int64]
    starts: NDArray[np.int64]
    vectors: Float32s


PART = "#"  # in the id of a cell of a large tile, as in vision/labels/label_space.py
LATER = "later"  # the file of tiles whose pictures came after the nets' training


@cache
def _stored(net: str) -> dict[str, NDArray[np.generic]]:
    """Return the rows of the gallery of a net: those it was trained with, and `later` ones. `whole`: the
    tile that a row shows, or shows a cell of."""
    with np.load(sessions.path_of(f"{GALLERIES[net]}.npz")) as trained:
        rows = {key: trained[key] for key in trained.files}
    rows["later"] = np.zeros(len(rows["tile"]), bool)
    path = sessions.path_of(f"{LATER}.npz")
    if path.exists():
        with np.load(path) as more:
            added = {key: more[key] for key in ("edition", "tile", "turn")}
            added |= {"vector": more[GALLERIES[net]], "later": np.ones(len(added["tile"]), bool)}
        rows = {key: np.concatenate([rows[key], added[key]]) for key in rows}
    rows["whole"] = np.array([tile_of(str(tile)) for tile in rows["tile"]])
    return rows


def tile_of(face: str) -> str:
    """Return the tile that a face of a gallery (a tile, or a cell of a large one) belongs to."""
    return face.partition(PART)[0]


def trained_tiles() -> set[str]:
    """Return the tiles (ids) whose pictures the nets were trained with."""
    rows = _stored(TILE_NET)
    return {str(tile) for tile in rows["tile"][np.logical_not(rows["later"])]}


def editions() -> tuple[str, ...]:
    """Return the editions with enrolled tiles."""
    return tuple(sorted({str(e) for e in _stored(TILE_NET)["edition"]}))


# editions of the game -> editions of the pictures
FAMILIES = {"C1": ("C1",), "C2": ("C2",), "C3": ("C3", "C31")}


def family_of(edition: str) -> str:
    """Return the edition whose pictures this one has: a variant ("C2-...") has those of its edition, an old
    one those of its successor. "" for others."""
    name = BEFORE.get(edition, edition.split("-")[0])
    return name if name in FAMILIES else ""


@lru_cache(maxsize=16)  # of two or three tables; each takes up to 3 MB
def cached_gallery(tiles: tuple[str, ...], edition: str, net: str) -> Gallery:
    stored = _stored(net)
    family = FAMILIES.get(family_of(edition), ())
    of_edition = np.isin(stored["edition"], family) | (not family)
    wanted = np.isin(stored["whole"], tiles)
    pictured = np.unique(stored["tile"][wanted & of_edition])
    rows = np.flatnonzero(wanted & (of_edition | ~np.isin(stored["tile"], pictured)))
    keys = [(str(stored["tile"][r]), int(stored["turn"][r])) for r in rows]
    return collected(keys, stored["vector"][rows].astype(np.float32))


def gallery(tiles: Iterable[str], edition: str = "C1", net: str = TILE_NET) -> Gallery:
    """Return prototypes of these tiles (ids) as this edition of the game prints them (`any`: as all do);
    for tiles without pictures of this edition, those of the others. A large tile has the faces of its cells.
    `net`: TILE_NET or FINE_NET, which made the vectors."""
    return cached_gallery(tuple(sorted(tiles)), edition, net)


def collected(
    keys: Sequence[tuple[str, int]],
    vectors: Float32s,
    own: NDArray[np.bool_] | None = None,
    tint: tuple[float, ...] | None = None,
    faces: Mapping[str, Picture] | None = None,
) -> Gallery:
    """Build a gallery of these vectors, which show these (tile, quarter turns)."""
    labels = tuple(sorted(set(keys)))
    place = {label: i for i, label in enumerate(labels)}
    length = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    owner = np.array([place[key] for key in keys], np.int64)
    return Gallery(labels, vectors / length, owner, own, tint, faces or {})


def beside(selected: Gallery, tiles: Iterable[str], edition: str) -> Gallery:
    """Return the gallery extended by all other tiles that the nets were trained with, except these (ids).
    Tiles with later pictures compete only where their set is selected."""
    extended = replace(selected, unselected=gallery(trained_tiles() - set(tiles), edition))
    vars(extended)["sorted"] = selected.sorted  # of the same vectors: sorted once for all such tables
    return extended


def joined(one: Gallery, more: Gallery) -> Gallery:
    """Return a gallery with the prototypes of both."""
    keys = [held.labels[i] for held in (one, more) for i in held.owner]
    flags = [np.zeros(len(held.owner), bool) if held.own is None else held.own for held in (one, more)]
    own = np.concatenate(flags)
    tints = [held.tint for held in (one, more) if held.tint is not None]
    tint = tuple(np.mean(tints, axis=0).tolist()) if tints else None
    vectors, faces = np.concatenate([one.vectors, more.vectors]), {**more.faces, **one.faces}
    return collected(keys, vectors, own if own.any() else None, tint, faces)


def all_joined(galleries: Iterable[Gallery]) -> Gallery | None:
    """Return a gallery with the prototypes of all; None if there are none."""
    found: Gallery | None = None
    for one in galleries:
        found = one if found is None else joined(found, one)
    return found


@cache
def _known_tiles() -> frozenset[str]:
    return frozenset(map(str, _stored(TILE_NET)["whole"]))


def pictured(tiles: Iterable[str]) -> bool:
    """Return whether the shipped gallery has a picture of any of these tiles (ids)."""
    return not set(tiles).isdisjoint(_known_tiles())


sessions.on_other_models(_stored.cache_clear, _known_tiles.cache_clear, cached_gallery.cache_clear)
