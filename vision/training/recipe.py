"""The shipped models from nothing, by one command: the same seed, the same files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from vision.training import bank, dense, export, tile
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


def train(recipe: Recipe, folder: Path, seed: int, weights: Path, start: Path | None) -> None:
    """Trains one net on the bank (rendered by now or meanwhile) and exports it."""
    plan = Plan(recipe.steps, recipe.rate)
    if recipe.net == "tile":
        tile.train(folder, seed, plan, recipe.chunks, weights, start)
        export.tile_net(weights, folder, seed)
    else:
        dense.train(recipe.net, folder, seed, plan, recipe.chunks, weights, start)
        export.dense(weights, recipe.net, dense.OUT[recipe.net])


def all_nets(folder: Path, seed: int, workers: int) -> None:
    """Renders the bank and trains every net on it from random weights; `workers` nets at a time."""
    bank.fill(folder, seed, max(recipe.chunks for recipe in RECIPES), workers)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        runs = [
            pool.submit(train, recipe, folder, seed, folder / f"{recipe.net}.pt", None) for recipe in RECIPES
        ]
        for run in runs:
            run.result()
