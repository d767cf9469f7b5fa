"""Train the nets of other games and of own tile sets, and the net behind the proposals for own tiles; one
command per net.

`own` continues from the tile net's weights as `python -m training tile` left them, `pieces` from the
shipped figure net (or its previous weights, see --start), `kinds` and `sides` from random weights. `people`
trains the figure net on the figures of real photos; it runs last, since `pieces` starts from the figure net
trained on rendered photos. Tables of drawn games are rendered once.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import torch

from training.data import real
from training.nets import few_shot, figure_finetuning, pieces, sides
from training.nets.recipe import TrainingPaths
from training.nets.schedule import Plan

OWN = (Plan(640, 0.0015), Plan(320, 0.0008))  # one after the other, with consecutive seeds
PIECES, TABLES = Plan(4000, 0.0012), 200  # files of 20 rendered tables
KINDS, SHAPED = Plan(900, 0.002), 37


def train(
    net: str, place: TrainingPaths, seed: int, start: Path | None = None, left_out: Collection[str] = ()
) -> None:
    """Train one of `own`, `pieces`, `kinds`, `people`, `sides` and export it. `left_out`: editions of the
    scans that `sides` does not see. Raises FileNotFoundError where `own` has no weights to continue from."""
    place.models.mkdir(parents=True, exist_ok=True)
    place.bank.mkdir(parents=True, exist_ok=True)
    weights = place.bank / f"{net}.pt"
    if net == "own":
        initial = start or place.bank / "tile.pt"
        if not initial.exists():
            raise FileNotFoundError(f"{initial}: train the tile net first, or name its weights with --start")
        for number, plan in enumerate(OWN):
            few_shot.train(seed + number, plan, weights, initial)
            initial = weights
        few_shot.export(weights, place.models / "own.onnx")
        return
    if net == "sides":
        sides.train(seed, sides.PLAN, weights, left_out)
        sides.export(weights, place.models / "sides.onnx")
        return
    if net == "people":
        real.learn_from(place.fold)
        figure_finetuning.train(
            start or place.models / "figures.onnx",
            place.bank,
            seed,
            figure_finetuning.PLAN,
            figure_finetuning.CHUNKS,
            weights,
        )
        figure_finetuning.export(weights, place.models)
        return
    tables = place.bank / "drawn"
    pieces.bank(tables, seed, TABLES if net == "pieces" else SHAPED)
    if net == "pieces":
        pieces.train(start or place.models / "figures.onnx", tables, seed, PIECES, weights)
        pieces.export(weights, place.models)
    else:
        torch.manual_seed(seed)
        pieces.train_kinds(tables, seed, KINDS, weights)
        pieces.export_kinds(weights, place.models)
