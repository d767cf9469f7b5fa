"""Train the net that classifies what the sides of a card show (vision/enrolment/side_net.py), in any
printing.

It sees the scans of all editions but those left out, and our own drawing of invented games, each slightly
rotated, small and in varying light and palette; any side up, mirrored or not.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from referee.tiles.io.catalog import built_in, names
from referee.tiles.model.tile import Feature, Tile
from training.nets import own
from training.nets.networks import Residual, conv
from training.nets.schedule import Learner, Plan
from training.synthetic.scans import load
from training.synthetic.table import table_tops
from training.synthetic.table.light import photographed
from vision.artwork.tile_renderer import PrintingStyle, draw
from vision.enrolment.augmentation import lit
from vision.enrolment.parameters import ENROLMENT
from vision.labels.cell_images import parts_of
from vision.labels.shown_sides import PAIRS, ROLES, SIGNS, shown_by

BATCH = 128
PLACED = len(ROLES) + len(PAIRS)  # outputs about places on the card
DRAWN = 0.35  # share of the cards that are our own drawing
WORLDS, TILES = 40, 60  # invented games, tiles of each
PLAN = Plan(1200, 0.003)
LEAST_PX = 28  # pixels of a card in the smallest view
SIGNED = 1.0  # weight of the signs


@dataclass(frozen=True)
class LabelledCard:
    """A face with what it shows in each of its eight orientations: a side up, then mirrored."""

    face: np.ndarray
    roles: np.ndarray  # 8
    pairs: np.ndarray  # 8 x PAIRS
    signs: np.ndarray  # SIGNS, the same for all


class SidesNet(nn.Module):
    """Map faces N x 3 x 64 x 64 (0 to 255, BGR) to N x (PLACED + SIGNS) logits."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 24, 5, 2),
            conv(24, 32),  # 32
            conv(32, 64, 3, 2),
            Residual(64),  # 16
            conv(64, 112, 3, 2),
            Residual(112),  # 8
        )
        self.flat = conv(112, 48, 1)
        self.hidden = nn.Linear(48 * 64, 160)
        self.head = nn.Linear(160, PLACED)
        self.signs = nn.Linear(2 * 112, len(SIGNS))  # a sign may be anywhere, so this uses pooled features

    def forward(self, x: Tensor) -> Tensor:
        x = self.body(x / 128.0 - 1.0)
        seen = torch.cat((x.amax((2, 3)), x.mean((2, 3))), 1)
        x = F.dropout(self.flat(x).flatten(1), 0.2, self.training)
        x = F.dropout(F.relu(self.hidden(x)), 0.2, self.training)
        return torch.cat((self.head(x), self.signs(F.dropout(seen, 0.2, self.training))), 1)


def mirrored(tile: Tile) -> Tile:
    """Return the mirrored tile, with west and east swapped."""

    def port(p: int) -> int:
        if p >= 8:
            return 8 + (-(p - 8)) % 4
        side, right = divmod(p, 2)
        return 2 * (-side % 4) + (1 - right)

    features = [
        Feature(f.kind, frozenset(map(port, f.ports)), f.marks, f.beside, f.inner, f.named_by)
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
    pool = [t for name in names() for t in built_in(name).tiles.values() if t.large is None]
    cards = []
    for _ in range(WORLDS):
        kinds = {
            "city": str(rng.choice(own.AREAS)),
            "field": str(rng.choice(own.GROUNDS)),
            "road": str(rng.choice([k for k in own.LINES if k not in ("river", "canal")])),
        }
        look = PrintingStyle(int(rng.integers(0, 1 << 20)) if rng.random() < 0.8 else 0)
        for i in rng.choice(len(pool), TILES, replace=False):
            tile = pool[int(i)]
            features = [
                Feature(kinds.get(f.kind, f.kind), f.ports, f.marks, f.beside, f.inner, f.named_by)
                for f in tile.features
            ]
            made = Tile(f"made/{rng.integers(1 << 30)}", features, tile.marks)
            cards.append(card(draw(made, 96, look), made))
    for name in own.STAND_INS:
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
    return photographed(rng, small) if rng.random() < 0.4 else lit(rng, small)


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


def loss_of(out: Tensor, roles: Tensor, pairs: Tensor, signs: Tensor) -> Tensor:
    """Return the loss: cross entropy over the roles, pairs and signs independently; entries without an
    answer are left out."""
    role, pair, sign = torch.split(out.float(), (len(ROLES), len(PAIRS), len(SIGNS)), 1)
    total = F.cross_entropy(role, roles, ignore_index=-1, label_smoothing=0.02)
    known = (pairs >= 0).float()
    each = F.binary_cross_entropy_with_logits(pair, pairs.clamp(min=0).float(), reduction="none")
    total = total + (each * known).sum() / known.sum()
    return (
        total
        + SIGNED * F.binary_cross_entropy_with_logits(sign, signs.float(), reduction="none").sum(1).mean() / 4
    )


def train(seed: int, plan: Plan, out: Path, left_out: Collection[str] = ()) -> None:
    """Train, print progress and save weights to `out`."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    began = time.time()
    printed, drawn = scans(left_out), drawings(rng)
    tops = [table_tops.table(rng) for _ in range(40)]
    print(f"{time.time() - began:6.0f} s  {len(printed)} scans, {len(drawn)} drawn", flush=True)
    learner = Learner(SidesNet().to(memory_format=torch.channels_last), plan, 0.03, out)
    while not learner.over:
        chosen = [
            group[int(rng.integers(len(group)))]
            for group in (drawn if rng.random() < DRAWN else printed for _ in range(BATCH))
        ]
        ways = rng.integers(8, size=BATCH)
        pictures = np.stack(
            [
                seen(rng, one, int(way), tops[int(rng.integers(len(tops)))])
                for one, way in zip(chosen, ways, strict=True)
            ]
        )
        roles = torch.tensor(np.array([one.roles[way] for one, way in zip(chosen, ways, strict=True)]))
        pairs = torch.tensor(np.array([one.pairs[way] for one, way in zip(chosen, ways, strict=True)]))
        signs = torch.tensor(np.array([one.signs for one in chosen]))
        learner.learn(pictures, lambda outputs: loss_of(outputs, roles, pairs, signs))  # noqa: B023
        if learner.steps % 50 == 0:
            learner.report(50)
            learner.save()
    learner.save()


def export(weights: Path, target: Path) -> None:
    """Write the net as vision/models/sessions.py reads it."""
    from training.nets.export import onnx

    net = SidesNet()
    net.load_state_dict(torch.load(weights)["net"])
    onnx(
        net.eval(), torch.zeros(64, 3, ENROLMENT.side_net.face_px, ENROLMENT.side_net.face_px), target, False
    )
    _shrink(target)


def _shrink(path: Path) -> None:
    """Store the large weights of a net in one byte each, with a scale per channel."""
    import onnx
    from onnx import helper, numpy_helper

    model = onnx.load(str(path))
    graph = model.graph
    for weight in [one for one in graph.initializer if len(one.dims) > 1]:
        values = numpy_helper.to_array(weight)
        scale = np.abs(values.reshape(len(values), -1)).max(1).astype(np.float32) / 127
        small = np.round(values / scale.reshape(-1, *[1] * (values.ndim - 1))).astype(np.int8)
        name = weight.name
        graph.initializer.remove(weight)
        graph.initializer.extend(
            [numpy_helper.from_array(small, f"{name}.small"), numpy_helper.from_array(scale, f"{name}.scale")]
        )
        node = helper.make_node("DequantizeLinear", [f"{name}.small", f"{name}.scale"], [name], axis=0)
        graph.node.insert(0, node)
    onnx.save(model, str(path))
