"""Every shipped net from nothing, by one command: the same seed, the same files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vision.training import bank, others, pieces, recipe
from vision.training.recipe import Place

# Nets that go on from one another, in this order; nothing in one row needs anything of the other. `pieces`
# begins with the figure net before `people` writes it anew.
ROWS = (("figures", "pieces", "people", "sides"), ("tile", "own", "fine", "scene", "kinds"))


def all_nets(place: Place, seed: int, workers: int) -> None:
    """Renders all tables and trains and exports every net on them; `workers` processes of one thread each,
    of which the training can use two."""
    bank.fill(place.bank, seed, max(r.chunks for r in recipe.RECIPES.values()), workers, place.fold)
    pieces.bank(place.bank / "drawn", seed, others.TABLES, workers)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for run in [pool.submit(_row, row, place, seed) for row in ROWS]:
            run.result()


def _row(nets: tuple[str, ...], place: Place, seed: int) -> None:
    for net in nets:
        if net in recipe.RECIPES:
            recipe.train(recipe.RECIPES[net], place, seed)
        else:
            others.train(net, place, seed)
