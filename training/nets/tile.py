"""Train the tile nets: normalised softmax over (edition, tile, quarter turn), plus `empty` and `pennant`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from training.data import bank, real
from training.data.cut import cut, inside, jittered
from training.data.pictures import decoded
from training.nets.networks import EMBEDDING, TILE_NETS
from training.nets.schedule import Learner, Plan
from training.synthetic.scans import FACTS, load
from training.synthetic.table.light import photographed
from vision.models.sessions import CROPS

SCALE, GAP = 22.0, 0.08  # of the cosines in the loss; margin of the right class
BATCH, LEAST = 128, 13.0  # crops per step; minimum cell side in pixels


@dataclass
class Crops:
    pictures: np.ndarray  # N x side x side x 3
    labels: np.ndarray  # class, -1 = no tile

    def __add__(self, other: Crops) -> Crops:
        return Crops(
            np.concatenate([self.pictures, other.pictures]), np.concatenate([self.labels, other.labels])
        )


def names() -> list[tuple[str, str]]:
    """Return all (edition, tile); the class of a tile turned by q quarters is 4 x its index here + q."""
    return sorted(
        {a.name for a in load()} | {("C1", tile) for p in real.photos() for _, tile, _, _ in real.cells(p)}
    )


def pennants() -> set[str]:
    found = set()
    for path in FACTS.glob("*.json"):
        for tile in json.loads(path.read_text())["tiles"]:
            if any(f.get("pennants") for f in tile["features"]):
                found.add(tile["id"])
    return found


def crops(
    number: int, folder: Path, seed: int, index: dict[tuple[str, str], int], repeat: int, side: int
) -> Crops:
    """Return all usable cells of one chunk of rendered photos, each turned and misaligned at random."""
    rng = np.random.default_rng((seed, number, repeat))
    pictures, labels = [], []
    for shot in bank.take(folder, seed, number):
        photo = decoded(shot.jpeg)
        for quad, name, turn in zip(shot.quads, shot.names, shot.turns, strict=True):
            if usable(quad, photo):
                k = int(rng.integers(4))
                pictures.append(cut(photo, jittered(rng, np.roll(quad, -k, axis=0)), side))
                labels.append(4 * index[name] + (int(turn) - k) % 4)
        empties = [q for q in shot.empty if usable(q, photo)]
        rng.shuffle(empties)
        for quad in empties[:8]:
            pictures.append(cut(photo, jittered(rng, np.roll(quad, int(rng.integers(4)), axis=0)), side))
            labels.append(-1)
    return Crops(np.stack(pictures), np.array(labels))


def real_crops(rng: np.random.Generator, count: int, index: dict[tuple[str, str], int], side: int) -> Crops:
    """Return cells of the photos available for training, turned, misaligned, and under other light."""
    photos = real.photos()
    shares = np.array([len(real.cells(p)) for p in photos], float)
    pictures, labels = [], []
    for number in rng.choice(len(photos), count, p=shares / shares.sum()):
        photo, known = photos[int(number)], real.cells(photos[int(number)])
        quad, tile, turn, _ = known[int(rng.integers(len(known)))]
        k = int(rng.integers(4))
        crop = cut(photo.picture, jittered(rng, np.roll(quad, -k, axis=0)), side)
        if rng.random() < 0.5:
            n = int(rng.integers(18, side))
            crop = cv2.resize(cv2.resize(crop, (n, n), interpolation=cv2.INTER_AREA), (side, side))
        pictures.append(photographed(rng, crop) if rng.random() < 0.5 else crop)
        labels.append(4 * index["C1", tile] + (turn - k) % 4)
    return Crops(np.stack(pictures), np.array(labels))


def usable(quad: np.ndarray, photo: np.ndarray) -> bool:
    return cv2.contourArea(quad) > LEAST**2 and inside(quad, photo)


def loss_of(out: Tensor, weight: Tensor, labels: Tensor, marked: Tensor) -> Tensor:
    """Return the margin softmax loss of the cosines for tiles plus the binary losses of `no tile here` and
    `pennant`."""
    tile = labels >= 0
    cosine = out[tile, :EMBEDDING].float() @ F.normalize(weight).T
    cosine = cosine - GAP * F.one_hot(labels[tile], cosine.shape[1])
    tile_loss = F.cross_entropy(SCALE * cosine, labels[tile], label_smoothing=0.02)
    empty = F.binary_cross_entropy_with_logits(out[:, EMBEDDING].float(), (~tile).float())
    pennant = F.binary_cross_entropy_with_logits(out[tile, EMBEDDING + 1].float(), marked[labels[tile]])
    return tile_loss + 0.5 * empty + 0.5 * pennant


def train(
    which: str, folder: Path, seed: int, plan: Plan, chunks: int, out: Path, start: Path | None = None
) -> None:
    """Train the net `which` of TILE_NETS and save weights and class vectors to `out`; prints progress."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    known = names()
    index = {name: i for i, name in enumerate(known)}
    with_pennant = pennants()
    marked = torch.tensor([float(t in with_pennant) for _, t in known]).repeat_interleave(4)
    net: nn.Module = TILE_NETS[which]().to(memory_format=torch.channels_last)
    side = CROPS[which]
    weight = nn.Parameter(torch.randn(4 * len(known), EMBEDDING))
    if start:
        state = torch.load(start)
        net.load_state_dict(state["net"])
        for i, name in enumerate(known):
            if name in state["names"]:
                old = state["names"].index(name)
                weight.data[4 * i : 4 * i + 4] = state["weight"][4 * old : 4 * old + 4]
    learner = Learner(net, plan, 0.02, out, [weight])
    rng = np.random.default_rng(seed)
    pool, number = None, 0
    while not learner.over:
        fresh = crops(number % chunks, folder, seed, index, number // chunks, side)
        fresh = fresh + real_crops(rng, len(fresh.labels) // 7, index, side)
        number += 1
        pool = fresh if pool is None else pool + fresh
        if len(pool.labels) > 9000:
            keep = rng.permutation(len(pool.labels))[:9000]
            pool = Crops(pool.pictures[keep], pool.labels[keep])
        rights = []
        order = rng.permutation(len(pool.labels))
        rounds = max(1, len(fresh.labels) // BATCH)
        for part in range(rounds):
            pick = order[part * BATCH : (part + 1) * BATCH]
            labels = torch.from_numpy(pool.labels[pick])
            loss = partial(loss_of, weight=weight, labels=labels, marked=marked)
            result = learner.learn(pool.pictures[pick], loss)
            tile = labels >= 0
            best = (result[tile, :EMBEDDING].float() @ F.normalize(weight.detach()).T).argmax(1)
            rights.append(float((best == labels[tile]).float().mean()))
        if number % 5 == 0:
            learner.report(rounds, f"  chunk {number}  right {np.mean(rights):.4f}")
            learner.save(weight=weight.data, names=known)
    learner.save(weight=weight.data, names=known)
