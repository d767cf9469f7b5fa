"""Train every shipped net from scratch with one command: the same seed gives the same files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from training.data import bank
from training.nets import other_recipes, pieces, recipe
from training.nets.recipe import TrainingPaths

# Nets that continue from one another, in this order; the rows are independent. `pieces` starts from the
# figure net before `people` overwrites it.
ROWS = (("figures", "pieces", "people", "sides"), ("tile", "own", "fine", "scene", "kinds"))


def all_nets(place: TrainingPaths, seed: int, workers: int) -> None:
    """Render all tables, and train and export every net on them; `workers` processes of one thread each,
    of which the training can use two."""
    bank.fill(place.bank, seed, max(r.chunks for r in recipe.RECIPES.values()), workers, place.fold)
    pieces.bank(place.bank / "drawn", seed, other_recipes.TABLES, workers)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for run in [pool.submit(_row, row, place, seed) for row in ROWS]:
            run.result()
    from training.nets import quantise  # looks at photos with the finished nets

    quantise.write(place.models)


def _row(nets: tuple[str, ...], place: TrainingPaths, seed: int) -> None:
    for net in nets:
        if net in recipe.RECIPES:
            recipe.train(recipe.RECIPES[net], place, seed)
        else:
            other_recipes.train(net, place, seed)
