"""The shipped models from nothing, by one command: the same seed, the same files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from vision.training import bank, dense, export, real, tile
from vision.training.schedule import Plan


@dataclass(frozen=True)
class Recipe:
    """How long one net learns, how fast at most, and from how many chunks of 40 rendered photos."""

    net: str
    steps: int
    rate: float
    chunks: int


RECIPES = (
    Recipe("figures", 5200, 0.002, 110),
    Recipe("scene", 2800, 0.0025, 60),
    Recipe("tile", 4600, 0.003, 60),
)


@dataclass(frozen=True)
class Place:
    """Where a training finds and leaves things: rendered photos, finished models, fold of real photos."""

    bank: Path
    models: Path
    fold: str


def train(recipe: Recipe, place: Place, seed: int, start: Path | None = None) -> None:
    """Trains one net on the bank (rendered by now or meanwhile) and exports it."""
    real.learn_from(place.fold)
    folder, weights = place.bank, place.bank / f"{recipe.net}.pt"
    place.models.mkdir(parents=True, exist_ok=True)
    plan = Plan(recipe.steps, recipe.rate)
    if recipe.net == "tile":
        tile.train(folder, seed, plan, recipe.chunks, weights, start)
        export.tile_net(weights, folder, seed, place.models)
    else:
        dense.train(recipe.net, folder, seed, plan, recipe.chunks, weights, start)
        export.dense(weights, recipe.net, dense.OUT[recipe.net], place.models)


def all_nets(place: Place, seed: int, workers: int) -> None:
    """Renders the bank and trains every net on it from random weights; `workers` nets at a time."""
    bank.fill(place.bank, seed, max(recipe.chunks for recipe in RECIPES), workers, place.fold)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        runs = [pool.submit(train, recipe, place, seed) for recipe in RECIPES]
        for run in runs:
            run.result()
