"""The other wooden pieces of Carcassonne: outlines for the training renderer, and tables with them.

The outline of every figure is bent and stretched a little, as boxes differ.
"""

from __future__ import annotations

import numpy as np

from training.synthetic.table.boards import Cell, LaidTile
from training.synthetic.table.figures import COLOURS, SHAPES, FigureModel, mirrored, painted

MAYOR = [(0.0, 0.0), (0.3, 0.0), (0.47, 0.12), (0.52, 0.32), (0.42, 0.55), (0.24, 0.66), (0.27, 0.74),
         (0.16, 0.8), (0.15, 1.0), (0.0, 1.0)]  # fmt: skip
WAGON = [(-0.5, 0.18), (-0.42, 0.02), (-0.28, 0.0), (-0.16, 0.1), (-0.12, 0.2), (0.12, 0.2), (0.16, 0.1),
         (0.28, 0.0), (0.42, 0.02), (0.5, 0.18), (0.62, 0.3), (0.6, 0.42), (0.5, 0.45), (0.52, 0.75),
         (0.36, 0.95), (0.0, 1.0), (-0.36, 0.95), (-0.52, 0.75), (-0.5, 0.45), (-0.6, 0.42)]  # fmt: skip
CART = [(-0.55, 0.3), (-0.5, 0.06), (-0.36, 0.0), (-0.2, 0.08), (-0.15, 0.25), (0.15, 0.25), (0.2, 0.08),
        (0.36, 0.0), (0.5, 0.06), (0.55, 0.3), (0.85, 0.42), (0.85, 0.52), (0.5, 0.5), (0.42, 0.72),
        (0.46, 0.95), (0.3, 1.0), (0.2, 0.75), (0.0, 0.6), (-0.55, 0.62)]  # fmt: skip
BARN = [(0.0, 0.0), (0.5, 0.0), (0.5, 0.5), (0.6, 0.56), (0.0, 1.0)]
SHED = [(0.0, 0.0), (0.52, 0.0), (0.58, 0.45), (0.4, 0.85), (0.0, 1.0)]
SHEPHERD = [(-0.36, 0.0), (0.22, 0.0), (0.2, 0.35), (0.26, 0.55), (0.36, 0.5), (0.34, 0.0), (0.44, 0.0),
            (0.46, 0.82), (0.38, 0.95), (0.3, 0.9), (0.36, 0.8), (0.36, 0.64), (0.18, 0.72), (0.14, 0.92),
            (0.0, 1.0), (-0.14, 0.92), (-0.16, 0.72), (-0.32, 0.6), (-0.26, 0.35)]  # fmt: skip
DRAGON = [(-0.9, 0.0), (-0.45, 0.0), (-0.4, 0.14), (0.1, 0.14), (0.14, 0.0), (0.5, 0.0), (0.45, 0.3),
          (0.62, 0.55), (0.95, 0.55), (0.95, 0.72), (0.6, 1.0), (0.34, 0.85), (0.3, 0.6), (0.05, 0.62),
          (-0.1, 0.95), (-0.35, 0.9), (-0.36, 0.55), (-0.7, 0.4), (-0.75, 0.16), (-1.0, 0.14)]  # fmt: skip
FAIRY = [(0.0, 0.0), (0.34, 0.0), (0.14, 0.42), (0.5, 0.34), (0.56, 0.75), (0.42, 0.84), (0.14, 0.66),
         (0.17, 0.84), (0.0, 1.0)]  # fmt: skip
TOWER = [(0.0, 0.0), (0.7, 0.0), (0.7, 1.0), (0.0, 1.0)]
BRIDGE = [(0.0, 0.45), (0.7, 0.4), (1.3, 0.0), (1.9, 0.0), (1.9, 0.3), (1.2, 0.85), (0.0, 1.0)]
RINGMASTER = [(0.0, 0.0), (0.36, 0.0), (0.3, 0.4), (0.48, 0.48), (0.46, 0.6), (0.22, 0.64), (0.2, 0.78),
              (0.32, 0.8), (0.2, 0.84), (0.2, 1.0), (0.0, 1.0)]  # fmt: skip
# kind -> outlines, each with its height and thickness in cells
OUTLINES: dict[str, tuple[tuple[np.ndarray, float, float], ...]] = {
    "meeple": (SHAPES["meeple"],),
    "big": (SHAPES["big-meeple"],),
    "builder": (SHAPES["builder"],),
    "pig": (SHAPES["pig"],),
    "abbot": (SHAPES["abbot"],),
    "mayor": ((mirrored(MAYOR), 0.4, 0.24),),
    "wagon": ((np.array(WAGON), 0.34, 0.22), (np.array(CART), 0.32, 0.22)),
    "barn": ((mirrored(BARN), 0.48, 0.34), (mirrored(SHED), 0.46, 0.4)),
    "shepherd": ((np.array(SHEPHERD), 0.42, 0.2),),
    "ringmaster": ((mirrored(RINGMASTER), 0.44, 0.2),),
    "dragon": ((np.array(DRAGON), 0.5, 0.26),),
    "fairy": ((mirrored(FAIRY), 0.5, 0.2),),
    "tower": ((mirrored(TOWER), 0.28, 0.4),),
    "bridge": ((mirrored(BRIDGE), 0.3, 0.24),),
}
SHARES = {"meeple": 13.0, "barn": 1.5, "dragon": 1.5, "mayor": 1.5, "wagon": 1.5}  # others: 1
NEUTRAL = {"dragon": "red", "fairy": "pink", "tower": "brown", "bridge": "brown"}  # their usual paint
OF_A_PLAYER = 0.5  # share of neutral pieces drawn in any colour: the form counts, not the paint
LYING = ("meeple", "big", "pig", "shepherd")  # kinds that lie on fields; others lie by chance
STANDING, FALLEN = 0.6, 0.1
CROWDED = 0.55  # share of tiles with a piece
BENT, STRETCHED = 0.035, 0.1  # of an outline's height; log of its width and height


def varied(rng: np.random.Generator, outline: np.ndarray) -> np.ndarray:
    """Return an outline bent smoothly and stretched, perhaps mirrored."""
    wave = rng.normal(0, BENT, (3, 2))
    phase = rng.uniform(0, 2 * np.pi, (3, 2))
    bent = outline + sum(
        wave[k] * np.sin((k + 1) * 2.5 * outline[:, ::-1] + phase[k]) for k in range(len(wave))
    )
    bent = bent * np.exp(rng.normal(0, STRETCHED, 2))
    bent[:, 1] -= bent[:, 1].min()
    return np.asarray(bent * (-1 if rng.random() < 0.5 else 1, 1))


def drawn(rng: np.random.Generator, kind: str, number: int) -> str:
    """Register an outline for one figure of a kind and return its name."""
    some = OUTLINES[kind]
    outline, height, thickness = some[int(rng.integers(len(some)))]
    size = float(np.exp(rng.normal(0, 0.05)))
    name = f"{kind} {number}"
    SHAPES[name] = (varied(rng, outline), height * size, thickness * size)
    return name


def crowd(rng: np.random.Generator, board: dict[Cell, LaidTile]) -> list[FigureModel]:
    """Return figures of all kinds on a table, at most one on a tile."""
    kinds = list(OUTLINES)
    shares = np.array([SHARES.get(kind, 1.0) for kind in kinds])
    players = rng.choice(5, int(rng.integers(2, 6)), replace=False)  # red, blue, green, yellow, black
    paints = {COLOURS[int(p)]: painted(rng, COLOURS[int(p)]) for p in players}
    size = float(np.exp(rng.normal(0, 0.06)))  # of the wood, against that of the tiles
    found: list[FigureModel] = []
    for tile in board.values():
        if rng.random() > CROWDED:
            continue
        kind = str(rng.choice(kinds, p=shares / shares.sum()))
        colour = COLOURS[int(rng.choice(players))]
        if kind in NEUTRAL and rng.random() > OF_A_PLAYER:
            colour = NEUTRAL[kind]
        paint = paints[colour] if colour in paints else painted(rng, colour)
        u, v = (0.0, 0.0) if kind == "barn" else rng.uniform(0.2, 0.8, 2)
        quad = tile.quad
        spot = quad[0] + u * (quad[1] - quad[0]) + v * (quad[3] - quad[0])
        name = drawn(rng, kind, len(found))
        SHAPES[name] = (SHAPES[name][0], SHAPES[name][1] * size, SHAPES[name][2] * size)
        standing = bool(rng.random() < (STANDING if kind in LYING else 1 - FALLEN))
        heading = float(rng.uniform(0, 2 * np.pi))
        found.append(FigureModel(colour, name, spot, standing, heading, paint * rng.uniform(0.95, 1.05)))
    return found
