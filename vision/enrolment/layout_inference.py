"""Guess what a card of an unknown set is from what its sides show (vision/enrolment/side_net.py): a known
tile, or one
with the features that such sides make. A guess for people to confirm or correct, not a reading.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import Kind
from referee.tiles.model.ports import EDGES, HALVES
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Float32s
from vision.enrolment.layout_areas import layout_from, of_game
from vision.enrolment.parameters import ENROLMENT
from vision.labels.label_space import looks
from vision.labels.shown_sides import PAIRS, Encoded, Sides, encoded, log_likelihood, shown_by

PARAMETERS = ENROLMENT.layout_inference

Layout = tuple[tuple[str, tuple[int, ...], str], ...]


@dataclass(frozen=True)
class Ways:
    """All visually distinct rotations of some tiles, and what each shows."""

    labels: tuple[tuple[str, int], ...]  # id, quarter turns clockwise
    tiles: tuple[Tile, ...]  # in that rotation
    layouts: tuple[Layout, ...]
    arrays: Encoded = field(repr=False)
    feeding: bool = False  # whether the grounds show which areas they feed


@dataclass(frozen=True)
class Guess:
    """One reading of a card in its current orientation. `label`: a tile that looks so and its quarter
    turns; None: no known tile. `chance`: its probability; `alike`: the total probability of all with its
    layout, whatever their marks."""

    tile: Tile
    label: tuple[str, int] | None
    chance: float
    alike: float


def layout_of(tile: Tile) -> Layout:
    """Return what a tile shows without marks and gardens: the features that determine fit and connections,
    and what stands on it."""
    features = (f for f in tile.features if f.kind != "garden")
    return tuple(sorted((f.kind, tuple(sorted(f.ports)), f.inner) for f in features))


def ways_of(tiles: Iterable[Tile]) -> Ways:
    """Return the rotations of these tiles, but no multi-cell or half tiles, nor those that fit anywhere."""
    labels, turned = [], []
    for tile in tiles:
        if tile.large is not None or tile.edges.wild or tile.special.half:
            continue
        seen: set[object] = set()
        for quarter in range(4):
            lying = tile.turned(quarter)
            if (key := looks(lying)) not in seen:
                seen.add(key)
                labels.append((tile.id, quarter))
                turned.append(lying)
    feeding = any(feature.beside for tile in turned for feature in tile.features)
    arrays = encoded(list(map(shown_by, turned)))
    return Ways(tuple(labels), tuple(turned), tuple(map(layout_of, turned)), arrays, feeding)


def guesses(ways: Ways, sides: Sides, kinds: Mapping[str, Kind], like: Float32s | None = None) -> list[Guess]:
    """Return what the one card of `sides` may be, most likely first, one entry per distinct appearance.
    `kinds`: of its game; `like`: additional nats for each way."""
    sides = of_game(sides, kinds)
    nats = _nats(sides, ways.arrays).tolist() if ways.labels else []
    if like is not None:
        nats = [n + float(more) for n, more in zip(nats, like, strict=True)]
    labels: list[tuple[str, int] | None] = [*ways.labels]
    tiles, layouts = list(ways.tiles), list(ways.layouts)
    if made := layout_from(sides, kinds, feeding=ways.feeding):
        tiles.append(made)
        layouts.append(layout_of(made))
        labels.append(None)
        nats.append(float(_nats(sides, encoded([shown_by(made)]))[0]) - PARAMETERS.invented_tile_nats)
    best: dict[object, int] = {}
    for i in np.argsort(-np.array(nats), kind="stable"):
        best.setdefault(looks(tiles[i]), int(i))
    top = np.array([nats[i] for i in best.values()]) / PARAMETERS.temperature
    shares = np.exp(top - top.max(initial=-np.inf))
    shares /= shares.sum()
    alike: dict[Layout, float] = defaultdict(float)
    for i, share in zip(best.values(), shares, strict=True):
        alike[layouts[i]] += float(share)
    return [
        Guess(tiles[i], labels[i], round(float(share), 4), round(alike[layouts[i]], 4))
        for i, share in zip(best.values(), shares, strict=True)
    ]


def letters_of(tile: Tile, kinds: Mapping[str, Kind]) -> str:
    """Return the letters of a tile's edges in its rotation: of the lane if there is one, otherwise of the
    areas."""
    found = ""
    for side in range(4):
        left, lane, right = tile.edges.kinds_at(side) or (None, None, None)
        shown = [kind for kind in (lane, left, right) if kind is not None and kind in kinds]
        found += (kinds[shown[0]].letter if shown else "") or "?"
    return found


def written(tile: Tile) -> list[dict[str, Any]]:
    """Return the features of a tile in its rotation, in the catalog's format."""
    return [_written(feature) for feature in tile.features]


def _written(feature: TileFeature) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": feature.kind}
    if feature.inner:
        row["halves"] = [feature.inner]
    elif feature.named_by == "halves":
        row["halves"] = list(feature.halves)
    elif feature.ports:
        whole = [e for e in range(4) if {8 + e} <= feature.ports or {2 * e, 2 * e + 1} <= feature.ports]
        row["edges"] = [EDGES[e] for e in whole]
        if rest := [HALVES[p] for p in sorted(feature.ports) if p < 8 and p // 2 not in whole]:
            row["halves"] = rest
    if feature.beside:
        row["cities"] = list(feature.beside)
    for mark, count in feature.marks.items():
        name, _, word = mark.partition(":")
        row[name] = word or count
    return row


# ---- known tiles ----


def _nats(sides: Sides, tiles: Encoded) -> NDArray[np.float64]:
    """Return the log-likelihood of the card under each of these, in nats."""
    return log_likelihood(
        sides, tiles, PARAMETERS.pair_weight, PARAMETERS.sign_weight, PARAMETERS.no_evidence_nats
    )


# ---- unknown tiles ----


assert len(PAIRS) == 6  # `_areas`, `_lines` and `_grounds` depend on this order
