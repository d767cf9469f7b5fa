"""Half tiles on the cells of a photo: one with the table beyond its long side, or two.

Each of the four halves of a cell is compared with the known half tiles (vision/models/half_prototypes.py).
Together with how much the cell looks like a whole tile, or like a table, they show what lies there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.arrays import Floats, Picture
from vision.grid.rectify import crops
from vision.labels.half_pairs import Half, pair_id
from vision.models import embedding, sessions
from vision.models.half_prototypes import HalfPrototypes, half_prototypes, mirrored
from vision.models.parameters import NETS
from vision.reading import Candidate, Cell, HalfReading
from vision.tiles.parameters import TILES

PARAMETERS = TILES.half_tiles
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
TURNS = 4
PAIRS = ((0, 2), (1, 3))  # rotations of half tiles that share a cell


@dataclass(frozen=True)
class HalfEvidence:
    """What the halves of N cells look like, a column for each rotation of a half tile (quarter turns):
    likeness to known half tiles, log-odds of an empty table, log-probability of each tile. Of the whole
    cells: log-odds of an empty table."""

    cosine: Floats  # N x 4
    empty: Floats  # N x 4
    logp: Floats  # N x 4 x tiles
    bare: Floats  # N


def evidence_of(bgr: Picture, quads: Sequence[Floats], known: HalfPrototypes) -> HalfEvidence:
    """Compare the halves of cells with the known half tiles."""
    seen = crops(bgr, list(quads), sessions.CROPS[sessions.FINE_NET])
    turned = np.stack([np.rot90(seen, quarter, axes=(1, 2)) for quarter in range(TURNS)], axis=1)
    pictures = mirrored(turned.reshape(-1, *seen.shape[1:]))
    vectors, empty = embedding.embed_with_empty(pictures, sessions.FINE_NET)
    logp = known.logp(vectors, PARAMETERS.temperature)
    shape = len(quads), TURNS
    return HalfEvidence(
        np.asarray(known.likeness(vectors).reshape(shape), float),
        np.asarray(empty.reshape(shape), float),
        np.asarray(logp.reshape(*shape, -1), float),
        np.asarray(embedding.embed_with_empty(crops(bgr, list(quads)))[1], float),
    )


def hypotheses(alike: Floats, seen: HalfEvidence) -> Floats:
    """Return the log-probability that each cell shows no half tile, one in each rotation, or a pair (in the
    order of PAIRS): N x 7. `alike`: how much the cells look like whole tiles."""
    return log_shares(scores(features(alike, seen), np.array(PARAMETERS.weights)))


def features(alike: Floats, seen: HalfEvidence) -> tuple[Floats, Floats, Floats]:
    """Return what speaks for a whole tile (N x 1 x F), one half tile in each rotation (N x 4 x F) and each
    pair (N x 2 x F), rather than for no tile."""
    one, bare = np.ones(len(alike)), np.clip(seen.bare, *PARAMETERS.empty_range)
    empty = np.clip(seen.empty, *PARAMETERS.empty_range)
    over = np.roll(np.arange(TURNS), 2)  # the rotation of the other half
    whole = np.stack([one, alike, bare], axis=1)[:, None]
    same = np.ones_like(seen.cosine)
    single = np.stack([same, seen.cosine, empty, seen.cosine[:, over], empty[:, over]], axis=2)
    first, second = (np.array([pair[i] for pair in PAIRS]) for i in (0, 1))
    least = np.minimum(seen.cosine[:, first], seen.cosine[:, second])
    most = np.maximum(seen.cosine[:, first], seen.cosine[:, second])
    pair = np.stack([same[:, :2], least, most, empty[:, first] + empty[:, second]], axis=2)
    return whole, single, pair


def scores(parts: Sequence[Floats], weights: Floats) -> Floats:
    """Return the scores of no tile, a whole tile, one half in each rotation, and each pair: N x 8."""
    found, at = [np.zeros((len(parts[0]), 1))], 0
    for part in parts:
        count = part.shape[2]
        found.append(part @ weights[at : at + count])
        at += count
    return np.concatenate(found, axis=1)


def log_shares(found: Floats) -> Floats:
    """Return log-probabilities: of no half tile (a whole one or none), and of the others: N x 7."""
    none = np.logaddexp(found[:, :1], found[:, 1:2])
    joined = np.concatenate([none, found[:, 2:]], axis=1)
    return np.asarray(joined - np.logaddexp.reduce(joined, axis=1, keepdims=True))


def with_halves(
    bgr: Picture, cells: Sequence[Cell], tiles: Collection[str], *, compared: bool
) -> tuple[Cell, ...]:
    """Return the cells; those that may hold half tiles with what they seem to show. `tiles`: the half tiles
    (ids) that are in play; `compared`: the cells were read with the comparing net, to which all tiles look
    more alike."""
    known = half_prototypes()
    rows = [i for i, name in enumerate(known.tiles) if name in tiles]
    open_ = _open(cells) if rows else []
    if not open_:
        return tuple(cells)
    seen = evidence_of(bgr, [np.array(cells[i].quad) for i in open_], known)
    alike = np.array([cells[i].alike for i in open_])
    shares = hypotheses(1 - NETS.nets.comparing_sharpness * (1 - alike) if compared else alike, seen)
    names = [known.tiles[row] for row in rows]
    logp = seen.logp[:, :, rows]
    logp = logp - np.logaddexp.reduce(logp, axis=2, keepdims=True)
    found = list(cells)
    for row, i in enumerate(open_):
        read = _reading(names, shares[row], logp[row], seen.cosine[row])
        if read is not None:
            found[i] = _with_reading(cells[i], read)
    return tuple(found)


def _with_reading(cell: Cell, read: HalfReading) -> Cell:
    """Return the cell with what half tiles it may show, and the probability that a tile is there. Where the
    cell does not look like a tile, one half tile has to be likely, and certain to need no question."""
    there, best = read.share, float(np.exp(read.candidates[0].logp))
    if cell.occupancy >= TILES.classifier.min_occupancy:
        return replace(cell, halves=read, occupancy=round(max(cell.occupancy, there), 3))
    if best < PARAMETERS.min_share_laid:
        return replace(cell, halves=read)
    whole = float(np.log(max(cell.occupancy, PARAMETERS.min_share)))
    if best < PARAMETERS.min_share_unquestioned:
        there = min(there, PARAMETERS.max_occupancy_questioned)
    return replace(cell, halves=replace(read, none=round(read.none + whole, 3)), occupancy=round(there, 3))


def _open(cells: Sequence[Cell]) -> list[int]:
    """Return the cells that may hold half tiles: those on the board or next to it that do not clearly show a
    whole tile, the strangest ones first if there are too many."""
    laid = {(c.x, c.y) for c in cells if c.occupancy >= TILES.classifier.min_occupancy}
    near = laid | {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES}
    some = [
        i for i, c in enumerate(cells)
        if (c.x, c.y) in near and not (c.cosine >= PARAMETERS.max_cosine and (c.x, c.y) in laid)
    ]  # fmt: skip
    return sorted(some, key=lambda i: cells[i].cosine)[: PARAMETERS.max_cells]


def _reading(names: Sequence[str], shares: Floats, logp: Floats, likeness: Floats) -> HalfReading | None:
    """Return what half tiles a cell may show; None if it clearly shows none. `shares`: of the hypotheses;
    `logp`: log-probability of each tile in each rotation; `likeness`: of each half to known ones."""
    if shares[0] > np.log1p(-PARAMETERS.min_share):
        return None
    ways: list[tuple[float, Half]] = []
    for turn in range(TURNS):
        ways += [(float(shares[1 + turn] + logp[turn, n]), (name, turn)) for n, name in enumerate(names)]
    for number, (first, second) in enumerate(PAIRS):
        both = shares[1 + TURNS + number] + logp[first][:, None] + logp[second][None, :]
        np.fill_diagonal(both, -np.inf)  # there is one of each
        for flat in np.argsort(-both, axis=None)[: PARAMETERS.max_candidates]:
            n, m = divmod(int(flat), len(names))
            ways.append((float(both[n, m]), pair_id((names[n], first), (names[m], second))))
    ways.sort(reverse=True)
    kept = ways[: PARAMETERS.max_candidates]
    return HalfReading(
        round(float(shares[0]), 3),
        round(kept[-1][0] - PARAMETERS.unlisted_nats, 3),
        tuple(
            Candidate(tile, 90 * turn, round(p, 3), round(float(np.exp(p)), 4)) for p, (tile, turn) in kept
        ),
        tuple(round(float(one), 3) for one in likeness),
    )
