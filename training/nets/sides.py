"""Train the net that classifies what the sides of a card show (vision/enrolment/side_net.py), in any
printing.

It sees the scans of all editions but those left out, and our own drawing of invented games, each slightly
rotated, small and in varying light and palette; any side up, mirrored or not.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from training.nets.networks import Residual, conv
from training.nets.schedule import Learner, Plan
from training.nets.side_cards import drawings, scans, seen
from training.synthetic.table import table_tops
from vision.enrolment.parameters import ENROLMENT
from vision.labels.shown_sides import PAIRS, ROLES, SIGNS

BATCH = 128
PLACED = len(ROLES) + len(PAIRS)  # outputs about places on the card
DRAWN = 0.35  # share of the cards that are our own drawing
PLAN = Plan(1200, 0.003)
SIGNED = 1.0  # weight of the signs


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
        net.eval(),
        torch.zeros(64, 3, ENROLMENT.side_net.face_px, ENROLMENT.side_net.face_px),
        target,
        free_size=False,
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
