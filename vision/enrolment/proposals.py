"""Enrol own tiles: cut cards out of photos of single tiles, group them, and propose a tile for each group.

Nothing is known of the set but the kinds of feature of its game. The comparing net separates one card from
another; the proposal is based on what the card's sides show (vision/enrolment/layout_inference.py), on
similar tiles, and on
cards that people have named before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet
from vision.enrolment.custom_sets import drawn
from vision.enrolment.layout_inference import Guess, Ways, guesses, letters_of, ways_of, written
from vision.enrolment.parameters import ENROLMENT
from vision.enrolment.segmentation import find_loose
from vision.enrolment.side_net import sides_of
from vision.grid.rectify import crop
from vision.labels.label_space import looks
from vision.labels.shown_sides import Sides
from vision.models import embedding, sessions
from vision.models.parameters import NETS
from vision.reading import JsonDataclass, Quad

PARAMETERS = ENROLMENT.proposals

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Card(JsonDataclass):
    """A tile in a photo; `quad`: its corners in pixels, starting with the one nearest to the picture's
    north-west."""

    photo: int
    quad: Quad


@dataclass(frozen=True)
class Offer(JsonDataclass):
    """A tile that a card may show, turned by `rotation` degrees clockwise."""

    tile: str
    rotation: int
    confidence: float


@dataclass(frozen=True)
class Suggestion(JsonDataclass):
    """What a card seems to be: "known", a `tile` of the set, turned by `rotation` degrees clockwise; or
    "new", a tile that the set does not have yet, with the matching tile of another set if there is one.
    `sure`: the layout is clear and a quick check is enough, except for small marks."""

    seems: str
    tile: str | None
    rotation: int
    confidence: float
    sure: bool


@dataclass(frozen=True)
class Proposal(JsonDataclass):
    """Cards that are copies of one tile: their numbers, and the quarter turns clockwise of each relative to
    the first. `edges`: letters N E S W of the suggestion, as the first card is turned; `features`: in the
    catalog's format, turned likewise. `offers`: tiles of the set that it may be; `like`: tiles of other known
    sets."""

    cards: tuple[int, ...]
    turns: tuple[int, ...]
    edges: str
    features: tuple[dict[str, Any], ...]
    offers: tuple[Offer, ...]
    like: tuple[Offer, ...]
    suggestion: Suggestion


@dataclass(frozen=True)
class Earlier:
    """A card that people have named before: its face, the tile, and its quarter turns clockwise."""

    face: Picture
    tile: str
    quarter: int


def cut_out(bgr: Picture, photo: int = 0) -> tuple[list[Card], list[Picture]]:
    """Return the single tiles of a photo and the face of each, a square of `card_px` pixels. Raises
    Unreadable if there are none."""
    found = [(quad, crop(bgr, quad, PARAMETERS.card_px, 0.0)) for quad in find_loose(bgr)]
    bare = embedding.bare(np.stack([_small(face) for _, face in found]))
    kept = [one for one, none in zip(found, bare, strict=True) if not none] or found
    return [Card(photo, _quad(quad)) for quad, _ in kept], [face for _, face in kept]


def proposed(
    faces: Sequence[Picture],
    catalog: TileSet,
    known: Sequence[TileSet],
    before: Sequence[Earlier] = (),
) -> list[Proposal]:
    """Group the cards and propose a tile for each group. `catalog`: the set being enrolled; `known`: other
    sets of its game; `before`: cards that were named already."""
    if not faces:
        return []
    vectors = seen(faces)
    groups = grouped(vectors)
    sides = sides_of(faces)
    others = {name: tile for one in known for name, tile in one.tiles.items() if name not in catalog.tiles}
    ways = ways_of([*catalog.tiles.values(), *others.values()])
    like = _drawn_alike(vectors[:, 0], ways, [one for one in known if one.provenance == "stand-in"])
    named = _named_before(vectors, before)
    found = []
    for group in groups:
        first = group[0][0]
        ranked = guesses(ways, _together(sides, group), catalog.kinds, like[first])
        found.append(
            _proposal(group, ranked, catalog, next((named[i] for i, _ in group if i in named), None))
        )
    return found


def seen(faces: Sequence[Picture]) -> Floats:
    """Return the comparing net's vectors of each face in its four quarter turns clockwise: N x 4 x D."""
    crops = [_small(np.ascontiguousarray(np.rot90(face, -q))) for face in faces for q in range(4)]
    return embedding.embed(np.stack(crops), sessions.COMPARING_NET).reshape(
        len(faces), 4, NETS.nets.embedding_dimensions
    )


def copies(faces: Sequence[Picture], others: Sequence[Picture]) -> dict[int, tuple[int, int]]:
    """Return the faces that are copies of one of `others`: its index, and the quarter turns clockwise of the
    face relative to it."""
    if not faces or not others:
        return {}
    return {card: (other, turn) for card, (other, turn, _) in _alike(seen(faces), seen(others)).items()}


def grouped(vectors: Floats) -> list[list[tuple[int, int]]]:
    """Group cards that look alike: (number, quarter turns clockwise relative to the first of the group)."""
    likeness = np.einsum("id,jqd->ijq", vectors[:, 0], vectors)  # card i as it is, card j turned by q
    groups: list[list[tuple[int, int]]] = []
    for card in range(len(vectors)):
        best, where = PARAMETERS.min_copy_similarity, -1
        turn = 0
        for number, group in enumerate(groups):
            first = group[0][0]
            score = float(likeness[first, card].max())
            if score > best:
                best, where, turn = score, number, int(likeness[first, card].argmax())
        if where < 0:
            groups.append([(card, 0)])
        else:  # turning it by `turn` matches the first, so relative to the first it is turned by -`turn`
            groups[where].append((card, -turn % 4))
    return groups


def _together(sides: Sides, group: Sequence[tuple[int, int]]) -> Sides:
    """Combine the sides of all copies of one tile, in the orientation of the first."""
    cards = [card for card, _ in group]
    roles, pairs = (
        np.mean([np.roll(table[card], -turn, axis=0) for card, turn in group], axis=0)[None]
        for table in (sides.roles, sides.pairs)
    )
    return Sides(roles, pairs, sides.signs[cards].mean(0, keepdims=True))


def _named_before(vectors: Floats, before: Sequence[Earlier]) -> dict[int, Offer]:
    """Return the cards that are copies of a named card, with the tile that follows."""
    if not before:
        return {}
    found = {}
    for card, (other, turn, likeness) in _alike(vectors, seen([one.face for one in before])).items():
        quarter = (before[other].quarter + turn) % 4
        found[card] = Offer(before[other].tile, 90 * quarter, round(likeness, 4))
    return found


def _alike(vectors: Floats, known: Floats) -> dict[int, tuple[int, int, float]]:
    """Return the cards that resemble a known one: its index, the quarter turns that bring it to the card's
    orientation, and their similarity then."""
    likeness = np.einsum("id,jqd->ijq", vectors[:, 0], known)  # card i as it is, known card j turned by q
    found = {}
    for card, row in enumerate(likeness):
        other, turn = (int(place) for place in np.unravel_index(int(row.argmax()), row.shape))
        if row[other, turn] > PARAMETERS.min_copy_similarity:
            found[card] = (other, turn, float(row[other, turn]))
    return found


def _drawn_alike(vectors: Floats, ways: Ways, stand_ins: Sequence[TileSet]) -> Floats:
    """Return the nats (cards x ways) for resembling our own drawing of a tile, used where all we know of a
    box is our own layout of it."""
    found = np.zeros((len(vectors), len(ways.labels)), np.float32)
    place = {label: i for i, label in enumerate(ways.labels)}
    for gallery in map(drawn, stand_ins):
        likeness = vectors @ gallery.vectors.T
        for number, label in enumerate(gallery.labels):
            if label in place:
                found[:, place[label]] = PARAMETERS.drawing_nats * likeness[:, gallery.owner == number].max(1)
    return found


def _proposal(
    group: Sequence[tuple[int, int]], ranked: Sequence[Guess], catalog: TileSet, named: Offer | None
) -> Proposal:
    """Build the proposal for a group of cards. `named`: the tile that the group holds more copies of."""
    held = {looks(tile.turned(q)): (name, 90 * q) for name, tile in catalog.tiles.items() for q in range(4)}
    best, name, quarter = ranked[0], None, 0
    if own := named or _held(best, held):
        name, quarter = own.tile, own.rotation // 90
    elif best.label:
        name, quarter = best.label
    tile = catalog.tiles[own.tile].turned(quarter) if own else best.tile
    sure = bool(named) or best.alike > PARAMETERS.min_clear_probability
    suggestion = Suggestion(
        "known" if own else "new", name, 90 * quarter, own.confidence if own else best.chance, sure
    )
    offers = [named] if named else []
    offers += [
        offer
        for guess in ranked
        if (offer := _held(guess, held)) and offer.confidence > PARAMETERS.min_offered_probability
    ]
    like = [
        Offer(g.label[0], 90 * g.label[1], g.chance)
        for g in ranked
        if g.label and g.chance > PARAMETERS.min_offered_probability
    ]
    return Proposal(
        tuple(card for card, _ in group),
        tuple(turn for _, turn in group),
        letters_of(tile, catalog.kinds),
        tuple(written(tile)),
        tuple(offers[: PARAMETERS.max_offered_tiles]),
        tuple([one for one in like if one.tile not in catalog.tiles][: PARAMETERS.max_offered_tiles]),
        suggestion,
    )


def _held(guess: Guess, held: Mapping[object, tuple[str, int]]) -> Offer | None:
    """Return the tile of the set that matches a guess."""
    found = held.get(looks(guess.tile))
    return Offer(found[0], found[1], guess.chance) if found else None


def _small(face: Picture) -> Picture:
    """Return a face framed like crops of cells: with a margin of a tenth, 64 x 64."""
    rim = round(0.1 * face.shape[0])
    padded = cv2.copyMakeBorder(face, rim, rim, rim, rim, cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(padded, (64, 64), interpolation=cv2.INTER_AREA), np.uint8)


def _quad(quad: NDArray[np.float64]) -> Quad:
    nw, ne, se, sw = ((round(float(x), 1), round(float(y), 1)) for x, y in quad)
    return nw, ne, se, sw
