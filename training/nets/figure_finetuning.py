"""Train the figure net on the figures of real photos, starting from the net trained on rendered photos.

Labels give a figure's foot and colour, not its pixels. So that net provides the pixels and the labels their
colour: what it detects as a figure of any colour near a labelled foot is that figure, in the labelled colour;
what it detects where none is labelled is not a figure. A figure it does not detect at all is segmented by its
appearance; where that fails, too, only its centre is painted. In half of the patches such figures are
repainted in colours that few photos have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import torch

from training.data import bank, real
from training.data.decoded_photos import UNKNOWN, DecodedPhoto, real_photos
from training.data.painted_figures import painted, repainted
from training.nets.dense import EACH, Pair, figure_loss, figure_patch, on_pairs, relit
from training.nets.export import onnx as written
from training.nets.networks import DenseNet
from training.nets.pieces import TAKEN, folded
from training.nets.schedule import Learner, Plan
from training.synthetic.table.figures import COLOURS
from vision.models import sessions

RARITY = 1.1  # nats of background that the export adds (see training/nets/export.py)
PLAN, CHUNKS = Plan(1200, 0.0008), 60
BATCH = 8  # patches per step: more and smaller steps than from random weights
REPAINTED = 0.5  # share of real patches whose figures get other colours
MIXED = 0.6  # share of steps on real photos


def train(start: Path, folder: Path, seed: int, plan: Plan, chunks: int, out: Path) -> None:
    """Continue from an exported net, with its norms frozen, alternating real and rendered photos; save
    weights to `out`."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    sessions.use_models(start.parent)
    net = folded(start).to(memory_format=torch.channels_last)
    assert net.out.bias is not None
    net.out.bias.data[0] -= TAKEN
    learner, rng = Learner(net, plan, 0.01, out), np.random.default_rng(seed)
    rendered, seen = _rendered(folder, seed, chunks, rng), _seen(rng)
    while not learner.over:
        on_pairs(
            learner, [next(seen if rng.random() < MIXED else rendered) for _ in range(BATCH)], figure_loss
        )
        if learner.steps % 20 == 0:
            learner.report(20)
            learner.save()
    learner.save()


def export(weights: Path, models: Path) -> None:
    """Write the figure net as vision/models/sessions.py reads it."""
    net = DenseNet(1 + len(COLOURS))
    net.load_state_dict(torch.load(weights)["net"])
    assert net.out.bias is not None
    net.out.bias.data[0] += RARITY
    written(net.eval(), torch.zeros(1, 3, 320, 320), models / "figures.onnx", free_size=True)


def _rendered(folder: Path, seed: int, chunks: int, rng: np.random.Generator) -> Iterator[Pair]:
    """Yield patches of rendered photos."""
    number = 0
    while True:
        shots = bank.take(folder, seed, number % chunks)
        number += 1
        for i in rng.permutation(len(shots)):
            opened = DecodedPhoto.of(shots[int(i)])
            for _ in range(EACH):
                yield figure_patch(opened, rng)


def _seen(rng: np.random.Generator) -> Iterator[Pair]:
    """Yield patches of real photos; all photos with figures are equally frequent."""
    photos = people()
    weights = np.array([1.0 if (p.figures[(p.figures > 0)] != UNKNOWN).any() else 0.3 for p in photos])
    while True:
        opened = photos[int(rng.choice(len(photos), p=weights / weights.sum()))]
        if rng.random() < REPAINTED:
            opened = repainted(opened, rng)
        for _ in range(EACH):
            yield relit(figure_patch(opened, rng), rng)


def people() -> list[DecodedPhoto]:
    """Return the photos available for training, with the pixels of their figures."""
    return [
        replace(opened, figures=painted(opened, photo))
        for opened, photo in zip(real_photos(), real.photos(), strict=True)
    ]
