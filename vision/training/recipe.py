"""The shipped models from nothing, by one command: the same seed, the same files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from vision.training import bank, dense, export, tile
from vision.training.schedule import Plan

CHUNKS = 60  # of 40 rendered photos


@dataclass(frozen=True)
class Recipe:
    """How long one net learns, and how fast at most."""

    net: str
    steps: int
    rate: float


RECIPES = (Recipe("scene", 2800, 0.0025), Recipe("tile", 4600, 0.003), Recipe("figures", 2800, 0.0025))


def train(recipe: Recipe, folder: Path, seed: int, chunks: int, weights: Path, start: Path | None) -> None:
    """Trains one net on the bank (rendered by now or meanwhile) and exports it."""
    plan = Plan(recipe.steps, recipe.rate)
    if recipe.net == "tile":
        tile.train(folder, seed, plan, chunks, weights, start)
        export.tile_net(weights, folder, seed)
    else:
        dense.train(recipe.net, folder, seed, plan, chunks, weights, start)
        export.dense(weights, recipe.net, dense.OUT[recipe.net])


def all_nets(folder: Path, seed: int, workers: int) -> None:
    """Renders the bank and trains every net on it from random weights; `workers` nets at a time."""
    bank.fill(folder, seed, CHUNKS, workers)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        runs = [
            pool.submit(train, recipe, folder, seed, CHUNKS, folder / f"{recipe.net}.pt", None)
            for recipe in RECIPES
        ]
        for run in runs:
            run.result()
