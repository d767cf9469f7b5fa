"""Train the nets that start from random weights and use rendered tables of Carcassonne."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from training.data import real
from training.nets import dense, export, tile
from training.nets.networks import TILE_NETS
from training.nets.schedule import Plan


@dataclass(frozen=True)
class Recipe:
    """Duration of a net's training, its maximum learning rate, and its number of chunks of 40 rendered
    photos."""

    net: str
    steps: int
    rate: float
    chunks: int


RECIPES = {
    "figures": Recipe("figures", 5200, 0.002, 110),
    "scene": Recipe("scene", 2800, 0.0025, 60),
    "tile": Recipe("tile", 4600, 0.003, 60),
    "fine": Recipe("fine", 4600, 0.003, 60),
}


@dataclass(frozen=True)
class TrainingPaths:
    """Paths of a training: rendered photos, finished models, fold of real photos."""

    bank: Path
    models: Path
    fold: str


def train(recipe: Recipe, place: TrainingPaths, seed: int, start: Path | None = None) -> None:
    """Train one net on the bank (rendered before or meanwhile) and export it."""
    real.learn_from(place.fold)
    folder, weights = place.bank, place.bank / f"{recipe.net}.pt"
    place.models.mkdir(parents=True, exist_ok=True)
    plan = Plan(recipe.steps, recipe.rate)
    if recipe.net in TILE_NETS:
        tile.train(recipe.net, folder, seed, plan, recipe.chunks, weights, start)
        export.tile_net(recipe.net, weights, folder, seed, place.models)
    else:
        dense.train(recipe.net, folder, seed, plan, recipe.chunks, weights, start)
        export.dense(weights, recipe.net, dense.OUT[recipe.net], place.models)
