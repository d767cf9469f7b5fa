"""Which cards show the same tile, or one that is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from referee.tiles.io.catalog import TileSet
from vision.arrays import Float32s, Picture
from vision.enrolment.custom_sets import drawn
from vision.enrolment.layout_inference import Ways
from vision.enrolment.parameters import ENROLMENT
from vision.json_dataclass import JsonDataclass
from vision.labels.shown_sides import Sides
from vision.models import embedding, sessions
from vision.models.parameters import NETS
from vision.reading import Quad

PARAMETERS = ENROLMENT.proposals
CROP = ENROLMENT.augmentation


@dataclass(frozen=True)
class Card(JsonDataclass):
    """A tile in a photo; `quad`: its corners in pixels, starting with the one nearest to the picture's
    north-west."""

    photo: int
    quad: Quad


@dataclass(frozen=True)
class ProposedTile(JsonDataclass):
    """A tile that a card may show, turned by `rotation` degrees clockwise."""

    tile: str
    rotation: int
    confidence: float


@dataclass(frozen=True)
class Earlier:
    """A card that people have named before: its face, the tile, and its quarter turns clockwise."""

    face: Picture
    tile: str
    quarter: int


def seen(faces: Sequence[Picture]) -> Float32s:
    """Return the comparing net's vectors of each face in its four quarter turns clockwise: N x 4 x D."""
    crops = [small_picture(np.ascontiguousarray(np.rot90(face, -q))) for face in faces for q in range(4)]
    return embedding.embed(np.stack(crops), sessions.COMPARING_NET).reshape(
        len(faces), 4, NETS.nets.embedding_dimensions
    )


def copies(faces: Sequence[Picture], others: Sequence[Picture]) -> dict[int, tuple[int, int]]:
    """Return the faces that are copies of one of `others`: its index, and the quarter turns clockwise of the
    face relative to it."""
    if not faces or not others:
        return {}
    return {card: (other, turn) for card, (other, turn, _) in _alike(seen(faces), seen(others)).items()}


def grouped(vectors: Float32s) -> list[list[tuple[int, int]]]:
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


def together(sides: Sides, group: Sequence[tuple[int, int]]) -> Sides:
    """Combine the sides of all copies of one tile, in the orientation of the first."""
    cards = [card for card, _ in group]
    roles, pairs = (
        np.mean([np.roll(table[card], -turn, axis=0) for card, turn in group], axis=0)[None]
        for table in (sides.roles, sides.pairs)
    )
    return Sides(roles, pairs, sides.signs[cards].mean(0, keepdims=True))


def named_before(vectors: Float32s, before: Sequence[Earlier]) -> dict[int, ProposedTile]:
    """Return the cards that are copies of a named card, with the tile that follows."""
    if not before:
        return {}
    found = {}
    for card, (other, turn, likeness) in _alike(vectors, seen([one.face for one in before])).items():
        quarter = (before[other].quarter + turn) % 4
        found[card] = ProposedTile(before[other].tile, 90 * quarter, round(likeness, 4))
    return found


def _alike(vectors: Float32s, known: Float32s) -> dict[int, tuple[int, int, float]]:
    """Return the cards that resemble a known one: its index, the quarter turns that bring it to the card's
    orientation, and their similarity then."""
    likeness = np.einsum("id,jqd->ijq", vectors[:, 0], known)  # card i as it is, known card j turned by q
    found = {}
    for card, row in enumerate(likeness):
        other, turn = (int(place) for place in np.unravel_index(int(row.argmax()), row.shape))
        if row[other, turn] > PARAMETERS.min_copy_similarity:
            found[card] = (other, turn, float(row[other, turn]))
    return found


def drawn_alike(vectors: Float32s, ways: Ways, stand_ins: Sequence[TileSet]) -> Float32s:
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


def small_picture(face: Picture) -> Picture:
    """Return a face framed like crops of cells: with a margin of a tenth, 64 x 64."""
    rim = round(CROP.margin_cells * face.shape[0])
    padded = cv2.copyMakeBorder(face, rim, rim, rim, rim, cv2.BORDER_REPLICATE)
    return np.asarray(
        cv2.resize(padded, (CROP.crop_px, CROP.crop_px), interpolation=cv2.INTER_AREA), np.uint8
    )
