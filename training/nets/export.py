"""Export trained nets as ONNX and the gallery of enrolled tiles, in the format that vision/models/sessions.py
reads."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from training.data import bank, folds, real, views
from training.data.signature import least_turns
from training.nets import tile
from training.nets.networks import EMBEDDING, TILE_NETS, DenseNet, TileNet
from vision.models.sessions import CROPS, GALLERIES

MODELS = Path(__file__).resolve().parents[2] / "vision" / "models"
# Figures fill more of the training patches than of photos and weigh more in the loss. The background is more
# likely by this much in reality (nats; a probability of 0.83 in training becomes one of 0.5).
RARITY = 1.6
RENDERS = 12  # crops averaged for a prototype


def onnx(net: nn.Module, example: torch.Tensor, path: Path, *, free_size: bool) -> None:
    """Export the net with its batch norms folded in; `free_size`: height and width stay dynamic, otherwise
    the number of crops."""
    net = net.eval().float()
    sizes = {"picture": {2: "height", 3: "width"}, "out": {2: "height4", 3: "width4"}}
    axes = sizes if free_size else {"picture": {0: "crops"}, "out": {0: "crops"}}
    torch.onnx.export(
        net,
        (example,),
        str(path),
        input_names=["picture"],
        output_names=["out"],
        dynamic_axes=axes,
        opset_version=17,
        dynamo=False,
    )


def dense(weights: Path, name: str, out: int, models: Path = MODELS) -> None:
    net = DenseNet(out)
    net.load_state_dict(torch.load(weights)["net"])
    if name == "figures":
        assert net.out.bias is not None
        net.out.bias.data[0] += RARITY
    onnx(net, torch.zeros(1, 3, 320, 320), models / f"{name}.onnx", free_size=True)


def tile_net(which: str, weights: Path, folder: Path, seed: int, models: Path = MODELS) -> None:
    """Write tile.onnx and gallery.npz, or fine.onnx and fine.npz."""
    state = torch.load(weights)
    net, side = TILE_NETS[which](), CROPS[which]
    net.load_state_dict(state["net"])
    net = net.eval()
    onnx(net, torch.zeros(64, 3, side, side), models / f"{which}.onnx", free_size=False)
    learnt = F.normalize(state["weight"]).numpy()
    seen = enrolled(net, side, folder, seed, len(state["names"]))
    canonical = least_turns()
    rows = real_prototypes(net, side, canonical)
    for i, (edition, name) in enumerate(state["names"]):
        for turn in range(4):
            for vector in (learnt[4 * i + turn], seen[4 * i + turn]):
                if np.linalg.norm(vector) > 0:
                    rows.append((edition, name, canonical.get((name, turn), turn), vector))
    np.savez_compressed(
        models / f"{GALLERIES[which]}.npz",
        edition=np.array([r[0] for r in rows]),
        tile=np.array([r[1] for r in rows]),
        turn=np.array([r[2] for r in rows], np.int8),
        vector=np.array([r[3] for r in rows], np.float16),
    )
    views.add(which, models, seed)


def real_prototypes(
    net: TileNet, side: int, canonical: dict[tuple[str, int], int]
) -> list[tuple[str, str, int, np.ndarray]]:
    """Return up to KINDS group centres of each (tile, turn) among the cells of real photos, which show
    printings without scans."""

    def embed(crops: np.ndarray) -> np.ndarray:
        with torch.inference_mode():
            parts = [
                net(torch.from_numpy(part).permute(0, 3, 1, 2).float())[:, :EMBEDDING].numpy()
                for part in np.array_split(crops, 8)
            ]
        return np.concatenate(parts)

    return folds.centres(embed, *real.crops(None, side), canonical)


def enrolled(net: TileNet, side: int, folder: Path, seed: int, count: int) -> np.ndarray:
    """Return the mean embedding of rendered crops of each class, 4 x count rows; zero where none was
    rendered."""
    cv2.setNumThreads(1)
    index = {name: i for i, name in enumerate(tile.names())}
    sums, seen = np.zeros((4 * count, EMBEDDING)), np.zeros(4 * count)
    number = 0
    with torch.inference_mode():
        while (seen < RENDERS).any() and number < 12 and bank.path_of(folder, seed, number).exists():
            crops = tile.crops(number, folder, seed, index, 999, side)
            keep = np.flatnonzero((crops.labels >= 0) & (seen[crops.labels] < RENDERS))
            for part in np.array_split(keep, max(1, len(keep) // 256)):
                out = net(torch.from_numpy(crops.pictures[part]).permute(0, 3, 1, 2).float())[
                    :, :EMBEDDING
                ].numpy()
                np.add.at(sums, crops.labels[part], out)
                np.add.at(seen, crops.labels[part], 1)
            number += 1
    means = sums / np.maximum(1, np.linalg.norm(sums, axis=1, keepdims=True))
    return np.asarray(means * (seen[:, None] > 0))
