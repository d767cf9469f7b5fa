"""Generate random boards: the tile of each cell, its misalignment, and the figures on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from training.synthetic.scans import Art
from training.synthetic.table.figures import (
    COLOUR_WEIGHTS,
    COLOURS,
    KIND_WEIGHTS,
    KINDS,
    FigureModel,
    painted,
)

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Cell = tuple[int, int]


@dataclass(frozen=True)
class LaidTile:
    art: Art
    turn: int  # quarter turns clockwise
    quad: np.ndarray  # corners NW, NE, SE, SW on the board, cells


@dataclass(frozen=True)
class TilePool:
    """The tiles of one game on the table."""

    arts: list[Art]
    weights: np.ndarray


def pool(rng: np.random.Generator, arts: list[Art]) -> TilePool:
    """Return base tiles of one edition with some of its expansions; twins (with and without pennant) are
    more frequent."""
    edition = str(rng.choice(["C1", "C2", "C3"], p=[0.76, 0.14, 0.10]))
    allowed = {edition} if edition != "C3" else {"C3", "C31"}
    sets = sorted({a.tile.split("/")[0] for a in arts if a.edition in allowed} - {"base"})
    share = rng.choice([0.0, 0.25, 0.7], p=[0.2, 0.55, 0.25])
    taken = {"base"} | {
        s for s in sets if rng.random() < share * (1.5 if s in ("river", "inns-and-cathedrals") else 1)
    }
    chosen = [a for a in arts if a.edition in allowed and a.tile.split("/")[0] in taken]
    same: dict[tuple[str, str], int] = {}
    for a in chosen:
        same[a.name] = same.get(a.name, 0) + 1
    weights = np.array(
        [
            (1.6 if a.tile.startswith("base/") else 1.0) * (1.5 if a.tile in TWINS else 1.0) / same[a.name]
            for a in chosen
        ]
    )
    return TilePool(chosen, weights / weights.sum())


TWINS = {f"base/{t}" for t in "MNOPQRSTFGC"}


def cells(rng: np.random.Generator) -> list[Cell]:
    """Return a connected set of cells in placement order, sometimes compact, sometimes with arms."""
    count = int(
        rng.choice([rng.integers(4, 20), rng.integers(20, 60), rng.integers(60, 110)], p=[0.3, 0.45, 0.25])
    )
    compact, stretch = rng.uniform(0, 2.5), rng.uniform(0.6, 1.6)
    laid: dict[Cell, None] = {(0, 0): None}
    edge: dict[Cell, int] = {}

    def grow(cell: Cell) -> None:
        edge.pop(cell, None)
        for dx, dy in STEPS:
            near = (cell[0] + dx, cell[1] + dy)
            if near not in laid:
                edge[near] = edge.get(near, 0) + 1

    grow((0, 0))
    while len(laid) < count:
        spots = list(edge)
        far = np.array([np.hypot(x * stretch, y / stretch) for x, y in spots])
        weight = np.array([edge[s] for s in spots], float) ** compact * np.exp(
            -far / (0.35 * np.sqrt(count) + 1)
        )
        cell = spots[int(rng.choice(len(spots), p=weight / weight.sum()))]
        laid[cell] = None
        grow(cell)
    return list(laid)


def letters(art: Art, turn: int) -> str:
    return "".join(art.edges[(i - turn) % 4] for i in range(4))


def chosen(rng: np.random.Generator, where: list[Cell], box: TilePool) -> dict[Cell, tuple[Art, int]]:
    """Choose a tile for each cell: of a few draws the one that fits its neighbours best, as in a real
    game."""
    board: dict[Cell, tuple[Art, int]] = {}
    patience = int(rng.integers(1, 12))
    for x, y in where:
        best: tuple[int, Art, int] | None = None
        for pick in rng.choice(len(box.arts), patience, p=box.weights):
            art, turn = box.arts[int(pick)], int(rng.integers(4))
            edges, clash = letters(art, turn), 0
            for side, (dx, dy) in enumerate(STEPS):
                near = board.get((x + dx, y + dy))
                clash += near is not None and letters(*near)[(side + 2) % 4] != edges[side]
            if best is None or clash < best[0]:
                best = (clash, art, turn)
            if not clash:
                break
        assert best
        board[x, y] = best[1:]
    return board


def laid(rng: np.random.Generator, board: dict[Cell, tuple[Art, int]]) -> dict[Cell, LaidTile]:
    """Place the tiles as people do: drift that bends whole parts, single crooked tiles, gaps, or a rack."""
    rack = rng.random() < 0.07
    size = rng.uniform(0.84, 0.94) if rack else rng.uniform(0.955, 0.998)
    loose = 0.004 if rack else rng.uniform(0.003, 0.022)
    bend = np.zeros((2, 3)) if rack else rng.normal(0, 0.004, (2, 3))
    jitter_turn = 0.3 if rack else rng.uniform(0.2, 1.6)
    extent = max(max(abs(x), abs(y)) for x, y in board) + 1
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    result = {}
    for (x, y), (art, turn) in board.items():
        drift = bend @ np.array([x * abs(x), y * abs(y), x * y]) / max(1, extent / 6)
        angle = np.radians(rng.normal(0, jitter_turn))
        rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        quad = corners * size @ rotation.T + (x + 0.5, y + 0.5) + drift + rng.normal(0, loose, 2)
        result[x, y] = LaidTile(art, turn, quad)
    return result


def crowd(
    rng: np.random.Generator,
    board: dict[Cell, LaidTile],
    weights: np.ndarray = COLOUR_WEIGHTS,
    paint: Callable[[np.random.Generator, str], np.ndarray] = painted,
) -> list[FigureModel]:
    """Return figures on the tiles and some off the board. `weights` of the players' colours; `paint`: a paint
    of a colour."""
    players = rng.choice(len(COLOURS), int(rng.integers(1, 6)), replace=False, p=weights / weights.sum())
    paints = {int(p): paint(rng, COLOURS[p]) for p in players}
    standing = rng.uniform(0.3, 1.0)
    spots = []
    for quad in (tile.quad for tile in board.values()):
        if rng.random() < rng.choice([0.05, 0.2, 0.35]):
            u, v = np.clip(rng.normal(0.5, 0.2, 2), 0.1, 0.9)
            spots.append(quad[0] + u * (quad[1] - quad[0]) + v * (quad[3] - quad[0]))
    spots = spots[:40]
    if rng.random() < 0.5:
        heap = np.array(list(board)[int(rng.integers(len(board)))]) + rng.normal(0, 3, 2)
        spots += [heap + rng.normal(0, 0.6, 2) for _ in range(int(rng.integers(1, 8)))]
    crowd = []
    for spot in spots:
        player = int(rng.choice(players))
        crowd.append(
            FigureModel(
                COLOURS[player],
                str(rng.choice(KINDS, p=KIND_WEIGHTS)),
                spot,
                bool(rng.random() < standing),
                float(rng.uniform(0, 2 * np.pi)),
                paints[player] * rng.uniform(0.93, 1.07),
            )
        )
    return crowd
