"""Bring your own tiles: from photos of single tiles to cards cut out, grouped, and a proposal for each
group.

Nothing is known of the set but the kinds of feature of its game. A card is told from another by the net
that only learnt to compare; what it shows is proposed from its colours and lines, and from tiles we know
that look like it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.catalog import TileSet
from referee.tiles.tile import Tile
from vision import nets
from vision.loose import find_loose
from vision.outlook import edges_seen, features_seen
from vision.own import drawn
from vision.reading import Plain, Quad
from vision.rectify import crop
from vision.states import looks

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]

SIDE = 128  # pixels of a card that is cut out
SAME = 0.935  # likeness from which two cards are copies of one tile
OFFERED = 6  # tiles offered for a card
LIKE = 0.45  # likeness to a tile we know from which it is worth offering
LEAST = 0.3  # sum of likenesses below which a tile is not offered
ALIKE = 0.55  # of the edges, from which a tile of the catalog is worth offering


@dataclass(frozen=True)
class Card(Plain):
    """A tile in a photo; `quad`: its corners in pixels, first the one nearest to the picture's north-west."""

    photo: int
    quad: Quad


@dataclass(frozen=True)
class Offer(Plain):
    """What a card may show: a tile of the catalog, turned by `rotation` degrees clockwise."""

    tile: str
    rotation: int
    confidence: float


@dataclass(frozen=True)
class Proposal(Plain):
    """Cards that are copies of one tile: their numbers, and by how many quarter turns clockwise each lies
    further than the first. `edges`: letters N E S W of the first as it lies; `features`: as catalogs write
    them."""

    cards: tuple[int, ...]
    turns: tuple[int, ...]
    edges: str
    features: tuple[dict[str, Any], ...]
    offers: tuple[Offer, ...]


def cut_out(bgr: Picture, photo: int = 0) -> tuple[list[Card], list[Picture]]:
    """The single tiles of a photo, and the face of each, SIDE x SIDE. Raises Unreadable where there are
    none."""
    quads = find_loose(bgr)
    cards = [Card(photo, _quad(quad)) for quad in quads]
    return cards, [crop(bgr, quad, SIDE, 0.0) for quad in quads]


def proposed(faces: Sequence[Picture], catalog: TileSet, known: Mapping[str, Tile]) -> list[Proposal]:
    """Groups of the cards with what each may show. `catalog`: the set they are to be enrolled for; `known`:
    tiles of the shipped gallery, of the same game, whose definitions may help."""
    if not faces:
        return []
    vectors = seen(faces)
    groups = grouped(vectors)
    told = _told(faces, known)
    sketched = _sketched(vectors[:, 0], catalog)
    firsts = [faces[group[0][0]] for group in groups]
    all_edges = edges_seen(firsts, catalog.kinds)
    found = []
    for group, edges in zip(groups, all_edges, strict=True):
        first = group[0][0]
        features = features_seen(faces[first], edges, catalog.kinds)
        like = [(known[name].turned(turn), score) for name, turn, score in told[first]]
        offers = _offers(catalog, edges, like, sketched[first])
        cards, turns = zip(*group, strict=True)
        found.append(Proposal(tuple(cards), tuple(turns), "".join(edges), tuple(features), offers))
    return found


def seen(faces: Sequence[Picture]) -> Floats:
    """N x 4 x D: what the comparing net makes of each face in its four quarter turns clockwise."""
    crops = [
        cv2.resize(_padded(np.ascontiguousarray(np.rot90(face, -q))), (64, 64), interpolation=cv2.INTER_AREA)
        for face in faces
        for q in range(4)
    ]
    return nets.embed(np.stack(crops), nets.COMPARES).reshape(len(faces), 4, nets.DIMENSIONS)


def grouped(vectors: Floats) -> list[list[tuple[int, int]]]:
    """Cards that look alike: (number, quarter turns clockwise further than the first of the group)."""
    likeness = np.einsum("id,jqd->ijq", vectors[:, 0], vectors)  # card i as it lies, card j turned by q
    groups: list[list[tuple[int, int]]] = []
    for card in range(len(vectors)):
        best, where = SAME, -1
        turn = 0
        for number, group in enumerate(groups):
            first = group[0][0]
            score = float(likeness[first, card].max())
            if score > best:
                best, where, turn = score, number, int(likeness[first, card].argmax())
        if where < 0:
            groups.append([(card, 0)])
        else:  # turned by `turn` it lies like the first: so it lies that much less far
            groups[where].append((card, -turn % 4))
    return groups


def _told(faces: Sequence[Picture], known: Mapping[str, Tile]) -> list[list[tuple[str, int, float]]]:
    """For each face the tiles we know that it looks like: id, quarter turns, likeness."""
    gallery = nets.gallery(known, "any") if known else None
    if gallery is None or not gallery.labels:
        return [[] for _ in faces]
    crops = np.stack([cv2.resize(_padded(f), (64, 64), interpolation=cv2.INTER_AREA) for f in faces])
    vectors = nets.embed(crops)
    found = []
    for row in vectors @ gallery.vectors.T:
        best: dict[tuple[str, int], float] = {}
        for i in np.argsort(-row)[:60]:
            best.setdefault(gallery.labels[gallery.owner[i]], float(row[i]))
        found.append(
            [(name, turn, score) for (name, turn), score in list(best.items())[:OFFERED] if score > LIKE]
        )
    return found


def _sketched(vectors: Floats, catalog: TileSet) -> list[dict[tuple[str, int], float]]:
    """For each card how much it looks like our own drawing of every tile of the catalog and quarter turn."""
    gallery = drawn(catalog)
    found: list[dict[tuple[str, int], float]] = []
    for row in vectors @ gallery.vectors.T:
        best: dict[tuple[str, int], float] = {}
        for label, score in zip(gallery.owner, row, strict=True):
            key = gallery.labels[label]
            best[key] = max(best.get(key, -1.0), float(score))
        found.append(best)
    return found


def _offers(
    catalog: TileSet,
    edges: Sequence[str],
    like: Sequence[tuple[Tile, float]],
    sketched: Mapping[tuple[str, int], float],
) -> tuple[Offer, ...]:
    """Tiles of the catalog that may be what is seen: those that look like known ones or like their drawing,
    and those with such edges."""
    scores: dict[tuple[str, int], float] = {}
    for name, tile in catalog.tiles.items():
        if tile.large is not None:
            continue
        shown: set[object] = set()
        for quarter in range(4):
            turned = tile.turned(quarter)
            key = looks(turned)
            if key in shown:
                continue
            shown.add(key)
            same = sum(a == b for a, b in zip(_letters(turned, catalog), edges, strict=True)) / 4
            score = 0.4 * same if same >= ALIKE else 0.0
            score += max([s for other, s in like if looks(other) == key], default=0.0)
            score += max(0.0, sketched.get((name, quarter), 0.0))
            if score > LEAST:
                scores[name, 90 * quarter] = score
    total = sum(np.exp(6 * s) for s in scores.values()) or 1.0
    best = sorted(scores.items(), key=lambda one: -one[1])[:OFFERED]
    return tuple(
        Offer(name, turn, round(float(np.exp(6 * score) / total), 4)) for (name, turn), score in best
    )


def _letters(tile: Tile, catalog: TileSet) -> list[str]:
    """The letters of a tile's edges as it lies: that of its lane, else of its areas."""
    found = []
    for side in range(4):
        edge = tile.edge(side)
        kinds = [k for k in ((edge[1], edge[0], edge[2]) if edge else ()) if k]
        found.append(next((catalog.kinds[k].letter for k in kinds if k in catalog.kinds), "?") or "?")
    return found


def _padded(face: Picture) -> Picture:
    """A face with a tenth of it around it, as crops of cells have."""
    rim = round(0.1 * face.shape[0])
    return np.asarray(cv2.copyMakeBorder(face, rim, rim, rim, rim, cv2.BORDER_REPLICATE), np.uint8)


def _quad(quad: NDArray[np.float64]) -> Quad:
    nw, ne, se, sw = ((round(float(x), 1), round(float(y), 1)) for x, y in quad)
    return nw, ne, se, sw
