"""Train the figure net on the boards and pieces of other games. It starts from the shipped net and uses
rendered tables of drawn tiles, where the ground is prairie and jungle and the pieces include tents, camps and
boats.

Also trains a small net that classifies pieces by their shape.
"""

from __future__ import annotations

import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn import functional as F

from training.data.decoded_photos import DecodedPhoto
from training.data.pictures import decoded
from training.data.rendered_tables import Known, Pieces, games, made
from training.nets.dense import BATCH, EACH, figure_loss, figure_patch, on_pairs
from training.nets.export import onnx as written
from training.nets.networks import DenseNet, conv
from training.nets.schedule import Learner, Plan
from training.synthetic.table.light import photographed
from training.synthetic.table.scene import Shot
from vision.figures.parameters import FIGURES
from vision.figures.piece_shape import SHAPES, around
from vision.figures.views import balanced

Tint = tuple[float, ...]
# See training/nets/export.py: the shipped net's correction is removed before training, and the one that
# suits the recogniser is added after it.
TAKEN, RARITY = 1.6, 2.4
RELIT = 0.4  # share of the tables that are shown in another light
COLOURS = 11
EACH_FILE = 20  # tables per file of the bank


def folded(path: Path) -> DenseNet:
    """Return an exported net, whose batch norms are folded in, as a network whose norms are the identity."""
    weights = {t.name: numpy_helper.to_array(t) for t in onnx.load(str(path)).graph.initializer}
    nodes = [n for n in onnx.load(str(path)).graph.node if n.op_type == "Conv"]
    net = DenseNet(COLOURS)
    modules = list(net.modules())
    convs = [m for m in modules if isinstance(m, nn.Conv2d)]
    norms = [m for m in modules if isinstance(m, nn.BatchNorm2d)]
    for node, layer in zip(nodes, convs, strict=True):
        layer.weight.data = torch.tensor(weights[node.input[1]])
        bias = torch.tensor(weights[node.input[2]])
        if layer.bias is not None:
            layer.bias.data = bias
        else:
            norm = norms.pop(0)
            norm.weight.data.fill_(1.0)
            norm.bias.data = bias
            norm.running_mean.zero_()
            norm.running_var.fill_(1.0 - norm.eps)
    net.eval()
    return net


def bank(folder: Path, seed: int, count: int, workers: int = 1) -> list[Path]:
    """Render tables of drawn games into `count` files of EACH_FILE, each rendered once."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(_rendered, [folder] * count, [seed] * count, range(count)))


def _rendered(folder: Path, seed: int, number: int) -> Path:
    path = folder / f"{seed}-{number:03d}.pickle"
    if not path.exists():
        cv2.setNumThreads(1)
        first = seed * 100_003 + number * EACH_FILE
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps([made(first + i, _games()) for i in range(EACH_FILE)]))
        part.rename(path)
    return path


@lru_cache(maxsize=1)
def _games() -> Known:
    return games()


def train(start: Path, folder: Path, seed: int, plan: Plan, out: Path) -> None:
    """Continue from the shipped net of figures, or from that of pieces itself, with its norms frozen; save
    weights to `out`."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    paths = sorted(folder.glob(f"{seed}-*.pickle"))
    net = folded(start).to(memory_format=torch.channels_last)
    assert net.out.bias is not None
    net.out.bias.data[0] -= RARITY if start.stem == "pieces" else TAKEN
    learner, rng = Learner(net, plan, 0.01, out), np.random.default_rng(seed)
    while not learner.over:
        shots: list[tuple[Shot, Pieces, Tint]] = pickle.loads(
            paths[int(rng.integers(len(paths)))].read_bytes()
        )
        chosen = rng.permutation(len(shots))[: 2 * BATCH // EACH]
        opened = [
            in_plain_light(_relit(DecodedPhoto.of(shots[int(i)][0]), rng), shots[int(i)][2]) for i in chosen
        ]
        pairs = [figure_patch(o, rng) for o in opened for _ in range(EACH)]
        order = rng.permutation(len(pairs))
        for first in range(0, len(order), BATCH):
            on_pairs(learner, [pairs[i] for i in order[first : first + BATCH]], figure_loss)
        if learner.steps % 20 == 0:
            learner.report(20)
            learner.save()
    learner.save()


def _relit(opened: DecodedPhoto, rng: np.random.Generator) -> DecodedPhoto:
    """Return a photo unchanged or in another light."""
    return replace(opened, photo=photographed(rng, opened.photo)) if rng.random() < RELIT else opened


def in_plain_light(opened: DecodedPhoto, tint: Tint) -> DecodedPhoto:
    """Return a photo with its colours as the recogniser will pass them to the net."""
    board = np.zeros(opened.photo.shape[:2], np.uint8)
    for quad in opened.shot.quads:
        cv2.fillConvexPoly(board, np.round(quad).astype(np.int32), 1)
    return replace(opened, photo=balanced(opened.photo, board > 0, tint))


class KindNet(nn.Module):
    """Map crops N x 3 x 40 x 40 (0 to 255, BGR) around a piece to N x SHAPES logits."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 16, 3), conv(16, 24, 3, 2), conv(24, 32, 3), conv(32, 48, 3, 2), conv(48, 48)
        )
        self.out = nn.Sequential(nn.Dropout(0.4), nn.Linear(48 * 100, len(SHAPES)))

    def forward(self, x: Tensor) -> Tensor:
        return self.out(self.body(x / 128.0 - 1.0).flatten(1))


def pieces(paths: list[Path], rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return crops around the pieces of the rendered tables, as the recogniser cuts them, and their
    shapes."""
    crops, labels = [], []
    for path in paths:
        for shot, placed, _ in pickle.loads(path.read_bytes()):
            photo = decoded(shot.jpeg)
            for one in placed:
                if one["shape"] in SHAPES or one["shape"] in ("meeple", "cowboy"):
                    for _ in range(2):
                        crops.append(cut(photo, one["middle"], one["side"], rng))
                        labels.append(SHAPES.index(one["shape"]) if one["shape"] in SHAPES else 0)
    return np.stack(crops), np.array(labels)


def cut(photo: np.ndarray, middle: tuple[float, float], side: float, rng: np.random.Generator) -> np.ndarray:
    """Cut the picture around a piece as vision.figures.piece_shape does, slightly off."""
    side = side * float(np.exp(rng.normal(0, 0.1)))
    spot = np.array(middle) + rng.normal(0, 0.03, 2) * side
    crop = around(photo, (float(spot[0]), float(spot[1])), side)
    return crop[:, ::-1].copy() if rng.random() < 0.5 else crop


def train_kinds(folder: Path, seed: int, plan: Plan, out: Path) -> None:
    """Train the net of kinds; print the share of held-out pieces it classifies correctly."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    paths = sorted(folder.glob(f"{seed}-*.pickle"))
    held = max(1, len(paths) // 8)
    crops, labels = pieces(paths[held:], rng)
    test, wanted = pieces(paths[:held], rng)
    net = KindNet()
    optimiser = torch.optim.AdamW(net.parameters(), lr=plan.rate, weight_decay=0.02)
    share = torch.tensor([1.0 / max(1, (labels == k).sum()) for k in range(len(SHAPES))])
    for step in range(plan.steps):
        net.train()
        pick = rng.integers(0, len(crops), 128)
        gain = np.exp(rng.normal(0, 0.15, (128, 1, 1, 3)))
        x = torch.from_numpy(np.clip(crops[pick] * gain, 0, 255)).permute(0, 3, 1, 2).float()
        for group in optimiser.param_groups:
            group["lr"] = plan.rate_at(step)
        weight = share / share.mean()
        loss = F.cross_entropy(net(x), torch.from_numpy(labels[pick]), weight.float(), label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if step % 100 == 99:
            net.eval()
            with torch.inference_mode():
                predicted = net(torch.from_numpy(test).permute(0, 3, 1, 2).float()).argmax(1).numpy()
            each = [round(float((predicted[wanted == k] == k).mean()), 3) for k in range(len(SHAPES))]
            right = f"right {(predicted == wanted).mean():.4f}  {each}"
            print(f"step {step + 1}  loss {float(loss.detach()):.3f}  {right}", flush=True)
    torch.save({"net": net.state_dict()}, out)


def export(weights: Path, models: Path) -> None:
    """Write the net of pieces as vision/models/sessions.py reads it."""
    net = DenseNet(COLOURS)
    net.load_state_dict(torch.load(weights)["net"])
    assert net.out.bias is not None
    net.out.bias.data[0] += RARITY
    written(net.eval(), torch.zeros(1, 3, 320, 320), models / "pieces.onnx", free_size=True)


def export_kinds(weights: Path, models: Path) -> None:
    """Write the net of kinds as vision/models/sessions.py reads it."""
    net = KindNet()
    net.load_state_dict(torch.load(weights)["net"])
    written(
        net.eval(),
        torch.zeros(8, 3, FIGURES.piece_shape.crop_px, FIGURES.piece_shape.crop_px),
        models / "kinds.onnx",
        free_size=False,
    )
