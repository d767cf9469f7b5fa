"""Labelled cards to train the side net with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in, names
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from training.data.tile_pools import whole_tiles
from training.nets import few_shot
from training.synthetic.scans import load
from training.synthetic.table.light import photographed
from vision.artwork.tile_renderer import PrintingStyle, draw
from vision.enrolment.augmentation import lit
from vision.enrolment.parameters import ENROLMENT
from vision.labels.cell_images import parts_of
from vision.labels.shown_sides import shown_by

WORLDS, TILES = 40, 60  # invented games, tiles of each
LEAST_PX = 28  # pixels of a card in the smallest view


@dataclass(frozen=True)
class LabelledCard:
    """A face with what it shows in each of its eight orientations: a side up, then mirrored."""

    face: np.ndarray
    roles: np.ndarray  # 8
    pairs: np.ndarray  # 8 x PAIRS
    signs: np.ndarray  # SIGNS, the same for all


def mirrored(tile: Tile) -> Tile:
    """Return the mirrored tile, with west and east swapped."""

    def port(p: int) -> int:
        if p >= 8:
            return 8 + (-(p - 8)) % 4
        side, right = divmod(p, 2)
        return 2 * (-side % 4) + (1 - right)

    features = [
        TileFeature(f.kind, frozenset(map(port, f.ports)), f.marks, f.beside, f.inner, f.named_by)
        for f in tile.features
    ]
    return Tile(tile.id, features, tile.marks)


def card(face: np.ndarray, tile: Tile) -> LabelledCard:
    """Return the card of a (canonical) face of this tile."""
    shown = [shown_by(t.turned(-side)) for t in (tile, mirrored(tile)) for side in range(4)]
    return LabelledCard(
        face,
        np.array([s.roles[0] for s in shown]),
        np.array([s.pairs[0] for s in shown]),
        np.array(shown[0].signs),
    )


def scans(left_out: Collection[str]) -> list[LabelledCard]:
    """Return the scans of all editions but these."""
    tiles = {tile.id: tile for name in names() for tile in built_in(name).tiles.values()}
    return [card(art.faces[0], tiles[art.tile]) for art in load() if art.edition not in left_out]


def drawings(rng: np.random.Generator) -> list[LabelledCard]:
    """Return tiles of invented games, and the stand-in sets in their own look and in others."""
    pool = whole_tiles(names())
    cards = []
    for _ in range(WORLDS):
        kinds = {
            "city": str(rng.choice(few_shot.AREAS)),
            "field": str(rng.choice(few_shot.GROUNDS)),
            "road": str(rng.choice([k for k in few_shot.LINES if k not in ("river", "canal")])),
        }
        look = PrintingStyle(int(rng.integers(0, 1 << 20)) if rng.random() < 0.8 else 0)
        for i in rng.choice(len(pool), TILES, replace=False):
            tile = pool[int(i)]
            features = [
                TileFeature(kinds.get(f.kind, f.kind), f.ports, f.marks, f.beside, f.inner, f.named_by)
                for f in tile.features
            ]
            made = Tile(f"made/{rng.integers(1 << 30)}", features, tile.marks)
            cards.append(card(draw(made, 96, look), made))
    for name in few_shot.STAND_INS:
        for look in (
            PrintingStyle(0),
            PrintingStyle(0),
            *(PrintingStyle(int(rng.integers(1, 1 << 20))) for _ in range(3)),
        ):
            for tile in built_in(name).tiles.values():
                cards += [card(draw(part, 96, look), part) for part in parts_of(tile).values()]
    return cards


def seen(rng: np.random.Generator, one: LabelledCard, way: int, table: np.ndarray) -> np.ndarray:
    """Return the card as it is cut out of a photo, in this orientation."""
    face = np.rot90(one.face[:, ::-1] if way >= 4 else one.face, way % 4)
    n = face.shape[0]
    pad = n // 8
    size = n + 2 * pad
    x, y = rng.integers(0, table.shape[0] - size, 2)
    back = table[y : y + size, x : x + size].copy()
    back[pad : pad + n, pad : pad + n] = face
    corners = np.array([(pad, pad), (pad + n, pad), (pad + n, pad + n), (pad, pad + n)], np.float32)
    corners += rng.normal(0, 0.012 * n, (4, 2)) + rng.normal(0, 0.012 * n, 2)
    pixels = int(rng.integers(LEAST_PX, 110))
    onto = np.array([(0, 0), (pixels, 0), (pixels, pixels), (0, pixels)], np.float32)
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), onto)
    small = cv2.warpPerspective(back, warp, (pixels, pixels), flags=cv2.INTER_AREA)
    small = cv2.resize(
        small,
        (ENROLMENT.side_net.face_px, ENROLMENT.side_net.face_px),
        interpolation=cv2.INTER_AREA if pixels > ENROLMENT.side_net.face_px else cv2.INTER_LINEAR,
    )
    if rng.random() < 0.7:
        small = repainted(rng, small)
    return photographed(rng, small) if rng.random() < 0.4 else lit(rng, np.asarray(small, np.uint8))


def repainted(rng: np.random.Generator, face: np.ndarray) -> np.ndarray:
    """Return the face as another printing might look: other hues, stronger or paler."""
    hsv = cv2.cvtColor(face, cv2.COLOR_BGR2HSV).astype(np.int16)
    wave = rng.normal(0, 5, 4)  # each range of hues has a different shift
    hue = hsv[..., 0]
    shift = rng.normal(0, 4) + sum(
        a * np.sin(2 * np.pi * (k + 1) * hue / 180 + rng.uniform(0, 2 * np.pi))
        for k, a in enumerate(wave[:2])
    )
    hsv[..., 0] = (hue + shift) % 180
    hsv[..., 1] = np.clip(hsv[..., 1] * rng.uniform(0.6, 1.35), 0, 255)
    hsv[..., 2] = np.clip(hsv[..., 2] * rng.uniform(0.75, 1.2), 0, 255)
    return cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR)
