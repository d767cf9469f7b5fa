"""Train the two nets with per-pixel output: scene (tile mask, grid corners) and figures (one class per
colour).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from training.data import bank
from training.data.decoded_photos import UNKNOWN, DecodedPhoto, real_photos
from training.nets.networks import DenseNet
from training.nets.schedule import Learner, Plan
from training.synthetic.table.figures import COLOURS
from training.synthetic.table.light import photographed, toned

Pair = tuple[np.ndarray, np.ndarray]  # picture and target

PATCH, STRIDE = 320, 4
BATCH, EACH = 16, 4  # patches per step, and per photo
FIGURE_CELL = 80.0  # pixels of a cell that the figure net expects
REAL = {"scene": 0.33, "figures": 0.2}  # ratio of patches of real photos to rendered ones
OUT = {"scene": 2, "figures": 1 + len(COLOURS)}


def taken(opened: DecodedPhoto, matrix: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return the PATCH x PATCH picture under `matrix` (photo to patch pixels), without aliasing."""
    photo, step = opened.photo, float(np.sqrt(abs(np.linalg.det(matrix[:2, :2]))))
    if step < 0.75:
        photo = cv2.GaussianBlur(photo, (0, 0), 0.45 / step)
    border = cv2.BORDER_REPLICATE if rng.random() < 0.7 else cv2.BORDER_CONSTANT
    patch = cv2.warpPerspective(photo, matrix, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=border)
    if rng.random() < 0.25:
        patch = toned(rng, patch)
    gain = np.exp(rng.normal(0, rng.choice([0.06, 0.2]), 3))
    return np.clip(patch * gain, 0, 255).astype(np.uint8)


def zoomed(centre: np.ndarray, scale: float, *, flip: bool) -> np.ndarray:
    """Return the matrix from photo to patch pixels: `centre` maps to the middle, sides grow by `scale`,
    left and right are swapped if `flip`."""
    side = -scale if flip else scale
    return np.array(
        [[side, 0, PATCH / 2 - side * centre[0]], [0, scale, PATCH / 2 - scale * centre[1]], [0, 0, 1]]
    )


def moved(matrix: np.ndarray, points: np.ndarray) -> np.ndarray:
    return np.asarray(cv2.perspectiveTransform(points.reshape(1, -1, 2).astype(np.float64), matrix)[0])


def scene_patch(opened: DecodedPhoto, rng: np.random.Generator) -> Pair:
    """Return picture and target (2 x 80 x 80 float: mask, corners), cells of 16 to 150 pixels."""
    shot = opened.shot
    height, width = opened.photo.shape[:2]
    scale = float(np.exp(rng.uniform(np.log(20), np.log(140)))) / max(shot.cell, 8)
    scale = min(scale, 1.7)
    spot = shot.corners[int(rng.integers(len(shot.corners)))] + rng.normal(0, 0.25 * PATCH / scale, 2)
    if rng.random() < 0.15:
        spot = rng.uniform(0, 1, 2) * (width, height)
    matrix = zoomed(np.clip(spot, 0, (width, height)), scale, flip=bool(rng.random() < 0.5))
    small = np.diag([1 / STRIDE, 1 / STRIDE, 1]) @ matrix
    side = PATCH // STRIDE
    mask = np.zeros((side, side), np.uint8)
    for quad in shot.quads:
        cv2.fillConvexPoly(
            mask, np.round((moved(small, quad) - 0.375) * 16).astype(np.int32), 1, cv2.LINE_8, 4
        )
    target = np.stack([mask.astype(np.float32), peaks(moved(small, shot.corners) - 0.375, side)])
    return taken(opened, matrix, rng), target


def peaks(points: np.ndarray, side: int) -> np.ndarray:
    """Draw a Gaussian peak of height 1 and sigma 1 at each point."""
    field = np.zeros((side, side), np.float32)
    for px, py in points[((points > -2) & (points < side + 2)).all(1)]:
        x0, y0 = max(0, int(px) - 3), max(0, int(py) - 3)
        x1, y1 = min(side, int(px) + 5), min(side, int(py) + 5)
        if x0 < x1 and y0 < y1:
            bump = np.exp(-((np.arange(x0, x1) - px)[None] ** 2 + (np.arange(y0, y1) - py)[:, None] ** 2) / 2)
            np.maximum(field[y0:y1, x0:x1], bump, out=field[y0:y1, x0:x1])
    return field


def figure_patch(opened: DecodedPhoto, rng: np.random.Generator) -> Pair:
    """Return picture and target (80 x 80 class numbers), as photographed or with the board's plane
    rectified."""
    shot = opened.shot
    height, width = opened.photo.shape[:2]
    sparse = opened.figures[::4, ::4]
    ys, xs = np.nonzero((sparse > 0) & (sparse != UNKNOWN))
    if len(xs) and rng.random() < 0.8:
        kinds = sparse[ys, xs]  # rare colours are sampled as often as common ones
        pick = int(rng.choice(np.flatnonzero(kinds == rng.choice(np.unique(kinds)))))
        spot = np.array([xs[pick], ys[pick]]) * 4.0 + rng.normal(0, 60, 2)
    else:
        spot = shot.quads[int(rng.integers(len(shot.quads)))].mean(0) + rng.normal(0, 40, 2)
    spot = np.clip(spot, 0, (width, height))
    near = shot.quads[int(np.argmin(np.linalg.norm(shot.quads.mean(1) - spot, axis=1)))]
    cell = FIGURE_CELL * float(np.exp(rng.normal(0, 0.2)))
    if rng.random() < 0.5:
        unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * cell
        flat = cv2.getPerspectiveTransform(
            np.roll(near, int(rng.integers(4)), axis=0).astype(np.float32), unit
        )
        at = moved(flat, spot[None])[0]
        matrix = np.array([[1, 0, PATCH / 2 - at[0]], [0, 1, PATCH / 2 - at[1]], [0, 0, 1]]) @ flat
    else:
        scale = min(cell / max(6.0, float(np.sqrt(cv2.contourArea(near)))), 3.5)
        matrix = zoomed(spot, scale, flip=bool(rng.random() < 0.5))
    small = np.diag([1 / STRIDE, 1 / STRIDE, 1]) @ matrix
    border = UNKNOWN if UNKNOWN in sparse else 0
    target = cv2.warpPerspective(
        opened.figures, small, (PATCH // STRIDE, PATCH // STRIDE), flags=cv2.INTER_NEAREST, borderValue=border
    )
    return taken(opened, matrix, rng), target


def relit(pair: Pair, rng: np.random.Generator) -> Pair:
    """Return the pair with its picture under other light."""
    return photographed(rng, pair[0]) if rng.random() < 0.6 else pair[0], pair[1]


def scene_loss(out: Tensor, target: Tensor) -> Tensor:
    """Return the cross entropy of the mask plus, for the corners, the penalty-reduced focal loss of
    keypoint nets."""
    mask = F.binary_cross_entropy_with_logits(out[:, 0], target[:, 0])
    p, want = torch.sigmoid(out[:, 1]).clamp(1e-4, 1 - 1e-4), target[:, 1]
    hit = want > 0.75
    gain = torch.where(hit, (1 - p) ** 2 * torch.log(p), (1 - want) ** 4 * p**2 * torch.log(1 - p))
    return mask - gain.sum() / hit.sum().clamp(min=1)


def figure_loss(out: Tensor, target: Tensor) -> Tensor:
    weight = torch.full((out.shape[1],), 2.0)
    weight[0] = 0.7
    return F.cross_entropy(out, target.long(), weight, ignore_index=UNKNOWN)


KINDS: dict[str, tuple[Callable[..., Pair], Callable[[Tensor, Tensor], Tensor]]] = {
    "scene": (scene_patch, scene_loss),
    "figures": (figure_patch, figure_loss),
}


def train(
    kind: str, folder: Path, seed: int, plan: Plan, chunks: int, out: Path, start: Path | None = None
) -> None:
    """Train one of the dense nets and save its weights to `out`; prints progress."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    patch, loss_of = KINDS[kind]
    photos = real_photos()
    net = DenseNet(OUT[kind]).to(memory_format=torch.channels_last)
    if start:
        net.load_state_dict(torch.load(start)["net"])
    learner, rng, number = Learner(net, plan, 0.01, out), np.random.default_rng((seed, len(kind))), 0
    while not learner.over:
        shots = bank.take(folder, seed, number % chunks)
        number, before = number + 1, learner.steps
        for first in range(0, len(shots), 4 * BATCH // EACH):
            opened = [DecodedPhoto.of(s) for s in shots[first : first + 4 * BATCH // EACH]]
            pairs = [patch(o, rng) for o in opened for _ in range(EACH)]
            if photos:
                pairs += [
                    relit(patch(photos[int(i)], rng), rng)
                    for i in rng.integers(0, len(photos), int(len(pairs) * REAL[kind]))
                ]
            order = rng.permutation(len(pairs))
            for begin in range(0, len(order) - BATCH // 2, BATCH):
                on_pairs(learner, [pairs[i] for i in order[begin : begin + BATCH]], loss_of)
        if number % 4 == 0:
            learner.report(learner.steps - before, f"  chunk {number}")
            learner.save()
    learner.save()


def on_pairs(learner: Learner, pairs: list[Pair], loss_of: Callable[[Tensor, Tensor], Tensor]) -> None:
    """Do one step on patches and their targets."""
    target = torch.from_numpy(np.stack([p[1] for p in pairs]))
    learner.learn(np.stack([p[0] for p in pairs]), lambda outputs: loss_of(outputs.float(), target))
