"""Train the net for sets without training data (own drawing, users' boxes): it learns to compare, not to
know.

Each step is a small enrolment: some tiles of one box, two views of each as prototypes, two to be classified
among them. The boxes are our own drawing of invented games in ever new colours, and the scans of all editions
but LEFT_OUT, so that the measurement on that edition shows how well an unseen box is read.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from referee.tiles.io.catalog import built_in
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from training.data.signature import least_turns
from training.data.tile_pools import whole_tiles
from training.nets.networks import EMBEDDING, TileNet
from training.nets.schedule import Learner, Plan
from training.synthetic.scans import load
from training.synthetic.table import table_tops
from training.synthetic.table.figures import PAINT
from training.synthetic.table.light import photographed
from vision.artwork.tile_renderer import PrintingStyle, draw
from vision.enrolment import augmentation
from vision.labels.cell_images import parts_of
from vision.labels.label_space import looks

LEFT_OUT = "C2"
SETS = (
    "base",
    "inns-and-cathedrals",
    "traders-and-builders",
    "river",
    "hills-and-sheep",
    "abbey-and-mayor",
    "gold-rush",
)  # the invented games borrow their layouts
SCALE, GAP = 22.0, 0.05
CLASSES, SUPPORT, QUERY, EMPTY = 40, 2, 2, 24  # per step
WORLDS, TILES = 30, 44  # invented games, tiles of each
STAND_INS, OFTEN = (
    ("gold-rush", "amazonas"),
    8,
)  # sets that are printed from our drawing; each counts as this many worlds
SCANNED = 0.45  # share of steps with scans
AREAS = ("city", "mountain", "village", "mesa", "lagoon", "harbour", "forest")
GROUNDS = ("field", "prairie", "jungle", "swamp", "desert", "tundra")
LINES = ("road", "railroad", "tributary", "river", "canal", "trail")
MARKS = ("nuggets", "tipis", "horses", "locomotives", "boats", "fruit", "animals", "caimans", "piranhas",
         "pennants",
         "inn", "stars", "relics", "wells", "towers", "bees")  # fmt: skip


@dataclass(frozen=True)
class Kit:
    """A box of tiles to distinguish: each face with the quarter turns that look different."""

    faces: list[np.ndarray]
    turns: list[list[int]]


def world(rng: np.random.Generator) -> Kit:
    """Return an invented game: real layouts with other kinds, marks and colours."""
    pool = whole_tiles(SETS)
    kinds = {
        "city": str(rng.choice(AREAS)),
        "field": str(rng.choice(GROUNDS)),
        "road": str(rng.choice(LINES)),
        "river": str(rng.choice(LINES)),
        "monastery": str(rng.choice(["monastery", "city", "town", "shrine"])),
    }
    marks = [str(m) for m in rng.choice(MARKS, 4, replace=False)]
    look = PrintingStyle(int(rng.integers(0, 1 << 20)) if rng.random() < 0.7 else 0)
    faces, turns = [], []
    for i in rng.choice(len(pool), min(TILES, len(pool)), replace=False):
        tile = pool[int(i)]
        for _ in range(int(rng.choice([1, 2], p=[0.6, 0.4]))):  # twins that differ in their marks only
            changed = _changed(rng, tile, kinds, marks)
            seen: dict[object, int] = {}
            for quarter in range(4):
                seen.setdefault(looks(changed.turned(quarter)), quarter)
            faces.append(draw(changed, 128, look))
            turns.append(sorted(seen.values()))
    return Kit(faces, turns)


def _changed(rng: np.random.Generator, tile: Tile, kinds: dict[str, str], marks: Sequence[str]) -> Tile:
    features = []
    for f in tile.features:
        signs = {}
        if rng.random() < 0.5:
            signs[marks[int(rng.integers(len(marks)))]] = int(rng.choice([1, 2, 3], p=[0.6, 0.3, 0.1]))
        features.append(TileFeature(kinds.get(f.kind, f.kind), f.ports, signs, f.beside, f.inner, f.named_by))
    return Tile(f"made/{rng.integers(1 << 30)}", features, (), "????")


def stand_in(name: str) -> Kit:
    """Return a built-in set in our own drawing, as it is printed."""
    faces, turns = [], []
    for tile in built_in(name).tiles.values():
        for part in parts_of(tile).values():
            seen: dict[object, int] = {}
            for quarter in range(4):
                seen.setdefault(quarter if tile.large else looks(part.turned(quarter)), quarter)
            faces.append(draw(part, 128))
            turns.append(sorted(seen.values()))
    return Kit(faces, turns)


def scanned() -> list[Kit]:
    """Return the scans of every edition but the one left out, one kit per edition."""
    least = least_turns()
    kits: dict[str, Kit] = {}
    for art in load():
        if art.edition != LEFT_OUT:
            kit = kits.setdefault(art.edition, Kit([], []))
            kit.faces.append(art.faces[0])
            kit.turns.append(sorted({least.get((art.tile, q), q) for q in range(4)}))
    return list(kits.values())


def episode(rng: np.random.Generator, kit: Kit) -> np.ndarray:
    """Return CLASSES x (SUPPORT + QUERY) crops; several turns of the same tile among them."""
    chosen: list[tuple[int, int]] = []
    for i in rng.permutation(len(kit.faces)):
        turns = rng.permutation(kit.turns[i])[: int(rng.choice([1, 2, 4], p=[0.6, 0.25, 0.15]))]
        chosen += [(int(i), int(q)) for q in turns]
        if len(chosen) >= CLASSES:
            break
    rows = []
    for i, quarter in chosen[:CLASSES]:
        face = np.ascontiguousarray(np.rot90(kit.faces[i], -quarter))
        for number in range(SUPPORT + QUERY):
            crop = augmentation.view(rng, face, kit.faces[int(rng.integers(len(kit.faces)))])
            rows.append(crop if number < SUPPORT and rng.random() < 0.7 else worn(rng, crop))
    return np.stack(rows)


def worn(rng: np.random.Generator, crop: np.ndarray) -> np.ndarray:
    """Return a crop as bad photos show it: a figure on it, harsh light."""
    while rng.random() < 0.4:
        paint = list(PAINT.values())[int(rng.integers(len(PAINT)))]
        middle, size = rng.uniform(16, 48, 2), rng.uniform(7, 14)
        angles = np.sort(rng.uniform(0, 2 * np.pi, 9))
        blob = middle + (size * rng.uniform(0.6, 1.2, (9, 1))) * np.stack([np.cos(angles), np.sin(angles)], 1)
        tone = np.clip(np.array(paint) * rng.uniform(0.6, 1.2) + 10, 0, 255)
        cv2.fillPoly(crop, [np.round(blob * 8).astype(np.int32)], tone.tolist(), cv2.LINE_AA, 3)
    return photographed(rng, crop) if rng.random() < 0.5 else crop


def bare(rng: np.random.Generator, tops: Sequence[np.ndarray], kit: Kit) -> np.ndarray:
    """Return a cell without a tile: the table, sometimes with the edges of tiles next to it."""
    top = tops[int(rng.integers(len(tops)))]
    size = int(rng.integers(40, 200))
    x, y = rng.integers(0, top.shape[0] - size, 2)
    crop = cv2.resize(top[y : y + size, x : x + size], (64, 64), interpolation=cv2.INTER_AREA)
    for side in range(4):
        if rng.random() < 0.4:
            depth = int(rng.integers(2, 9))
            strip = cv2.resize(kit.faces[int(rng.integers(len(kit.faces)))], (64, 64))[:depth]
            crop = np.ascontiguousarray(np.rot90(crop, side))
            crop[:depth] = strip
    if rng.random() < 0.5:
        return photographed(rng, crop)
    return augmentation.lit(rng, np.asarray(crop, np.uint8))


def loss_of(out: Tensor) -> tuple[Tensor, float]:
    """Return the loss of classifying each view among the prototypes of the others, and of separating tiles
    from the empty table."""
    count = CLASSES * (SUPPORT + QUERY)
    vectors = out[:count, :EMBEDDING].float().reshape(CLASSES, SUPPORT + QUERY, EMBEDDING)
    labels = torch.arange(CLASSES)
    total, right = torch.zeros(()), 0.0
    for some, others in (
        (slice(0, SUPPORT), slice(SUPPORT, None)),
        (slice(SUPPORT, None), slice(0, SUPPORT)),
    ):
        prototypes = F.normalize(vectors[:, some].mean(1), dim=1)
        queries = vectors[:, others]
        wanted = labels[:, None].expand(-1, queries.shape[1]).reshape(-1)
        cosine = queries.reshape(-1, EMBEDDING) @ prototypes.T
        right += float((cosine.argmax(1) == wanted).float().mean()) / 2
        cosine = cosine - GAP * F.one_hot(wanted, CLASSES)
        total = total + F.cross_entropy(SCALE * cosine, wanted, label_smoothing=0.01)
    empty = torch.cat([torch.zeros(count), torch.ones(len(out) - count)])
    return total + F.binary_cross_entropy_with_logits(out[:, EMBEDDING].float(), empty), right


def train(seed: int, plan: Plan, out: Path, start: Path | None = None) -> None:
    """Train, print progress and save weights to `out`."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    began = time.time()
    worlds = [stand_in(name) for name in STAND_INS for _ in range(OFTEN)] + [
        world(rng) for _ in range(WORLDS)
    ]
    kits, tops = scanned(), [table_tops.table(rng) for _ in range(60)]
    print(f"{time.time() - began:6.0f} s  {sum(len(k.faces) for k in worlds)} drawn faces", flush=True)
    net: nn.Module = TileNet().to(memory_format=torch.channels_last)
    if start:
        net.load_state_dict(torch.load(start)["net"])
    learner, rights = Learner(net, plan, 0.02, out), list[float]()

    def judged(outputs: Tensor) -> Tensor:
        loss, right = loss_of(outputs)
        rights.append(right)
        return loss

    while not learner.over:
        group_of = kits if rng.random() < SCANNED else worlds
        kit = group_of[int(rng.integers(len(group_of)))]
        pictures = np.concatenate([episode(rng, kit), np.stack([bare(rng, tops, kit) for _ in range(EMPTY)])])
        learner.learn(pictures, judged)
        if learner.steps % 50 == 0:
            learner.report(50, f"  right {np.mean(rights[-50:]):.4f}")
            learner.save()
    learner.save()


def export(weights: Path, target: Path) -> None:
    """Write the net as vision/models/sessions.py reads it."""
    from training.nets.export import onnx

    net = TileNet()
    net.load_state_dict(torch.load(weights)["net"])
    onnx(net.eval(), torch.zeros(64, 3, 64, 64), target, free_size=False)
