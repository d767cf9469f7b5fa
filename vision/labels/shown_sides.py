"""What the sides of a tile show, in terms that fit every printing and every game.

The side net (vision/models) was trained to see these; it knows no tile. Here they are encoded for a tile,
and compared with what the net saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.ports import ports_of
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Float32s

# roles, pairs and signs, a row per tile; -1: any
Encoded = tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.int8]]

ROLES = ("ground", "area", "line", "water")  # of what a side shows
BROAD = ("river", "amazon")  # kinds of line with the role water
# Pairs of places on a face, with its first side up: whether they belong to one feature.
PAIRS = (
    ("middle of the first side", "middle of the second"),
    ("middle of the first side", "middle of the third"),
    ("left of the first side", "right of it"),
    ("right of the first side", "left of the second"),
    ("left of the first side", "right of the second"),
    ("right of the first side", "left of the third"),
)
# What else a face may show, by the name of the mark or of the kind that reaches no side.
SIGNS = ("monastery", "garden", "city", "junction", "pennants", "pennants:2", "inn", "cathedral",
         "resource:wine", "resource:grain", "resource:cloth", "hill", "vineyard", "dragon", "portal",
         "volcano", "princess", "shrine", "nuggets", "tipis", "horses", "locomotives", "boats", "fruit",
         "animals", "caimans", "piranhas")  # fmt: skip
WIDTH = len(ROLES) + len(PAIRS) + len(SIGNS)


@dataclass(frozen=True)
class Sides:
    """What N faces show in their current rotation; log-odds except for `roles`."""

    roles: Float32s  # N x 4 sides x ROLES: log-probabilities
    pairs: Float32s  # N x 4 sides x PAIRS, each seen with that side up
    signs: Float32s  # N x SIGNS

    def flat(self) -> Float32s:
        """Return the numbers of each face as one row."""
        count = len(self.signs)
        return np.concatenate(
            [self.roles.reshape(count, -1), self.pairs.reshape(count, -1), self.signs], axis=1
        )

    @classmethod
    def from_flat(cls, rows: Float32s) -> Sides:
        """Return what `flat` wrote."""
        ends = 4 * len(ROLES), 4 * (len(ROLES) + len(PAIRS))
        roles, pairs, signs = np.split(np.asarray(rows, np.float32), ends, axis=1)
        return cls(roles.reshape(-1, 4, len(ROLES)), pairs.reshape(-1, 4, len(PAIRS)), signs)

    @classmethod
    def from_net(cls, out: Float32s) -> Sides:
        """Return the sides of faces from the net's output: N x 4 turns x WIDTH."""
        roles, pairs, signs = np.split(out, (len(ROLES), len(ROLES) + len(PAIRS)), axis=2)
        roles = roles - roles.max(2, keepdims=True)
        roles = roles - np.log(np.exp(roles).sum(2, keepdims=True))
        return cls(roles, pairs, signs.mean(1))


@dataclass(frozen=True)
class ShownSides:
    """What a tile shows, encoded as above: `pairs` 1, 0 or -1 for none; `signs` 0 or 1."""

    roles: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    signs: tuple[int, ...]


def shown_by(tile: Tile) -> ShownSides:
    """Return what a tile shows in its rotation."""
    return ShownSides(
        tuple(_role(tile, side) for side in range(4)),
        tuple(_pairs(tile, side) for side in range(4)),
        _signs(tile),
    )


def encoded(shown: Sequence[ShownSides]) -> Encoded:
    """Return what these tiles show as arrays."""
    roles, pairs, signs = (
        np.array([getattr(one, name) for one in shown], np.int8) for name in ("roles", "pairs", "signs")
    )
    return roles, pairs, signs


def log_likelihood(
    sides: Sides, tiles: Encoded, pair_weight: float, sign_weight: float, no_evidence_nats: float
) -> NDArray[np.float64]:
    """Return the log-likelihood (nats) of the one face of `sides` under each of the encoded tiles.
    `no_evidence_nats`: against a side without usable evidence."""
    roles, pairs, signs = tiles
    likelihood = np.take_along_axis(sides.roles[0][None], np.maximum(roles, 0)[..., None].astype(int), 2)[
        ..., 0
    ]
    total = np.where(roles < 0, -no_evidence_nats, likelihood).sum(1)
    joined = np.where(pairs == 1, _log(sides.pairs), np.where(pairs == 0, _log(-sides.pairs), 0.0))
    seen = np.where(signs == 1, _log(sides.signs), np.where(signs == 0, _log(-sides.signs), 0.0))
    return np.asarray(total + pair_weight * joined.sum((1, 2)) + sign_weight * seen.sum(1), np.float64)


def role_of(feature: TileFeature) -> int:
    """Return the role of a feature that reaches a side."""
    if feature.named_by == "halves":
        return ROLES.index("ground")
    if all(port < 8 for port in feature.ports):
        return ROLES.index("area")
    return ROLES.index("water" if feature.kind in BROAD else "line")


def _log(odds: Float32s) -> Float32s:
    """Return the logarithm of a probability given as log-odds."""
    return np.asarray(-np.logaddexp(0, -odds), np.float32)


def _main(tile: Tile, side: int) -> int:
    """Return the feature in the middle of a side; -1 where it shows nothing or two features."""
    left, lane, right = (tile.edges.owner[port] for port in ports_of(side))
    return lane if lane >= 0 else left if left == right else -1


def _role(tile: Tile, side: int) -> int:
    """Return the role of what a side shows; for a side shared by two areas theirs, for a wild side -1."""
    left, lane, _ = (tile.edges.owner[port] for port in ports_of(side))
    owner = lane if lane >= 0 else left
    return role_of(tile.features[owner]) if owner >= 0 else -1


def _pairs(tile: Tile, side: int) -> tuple[int, ...]:
    first, second, third = (_main(tile, (side + step) % 4) for step in range(3))
    left, right = tile.edges.owner[2 * side], tile.edges.owner[2 * side + 1]
    next_left, next_right = tile.edges.owner[2 * ((side + 1) % 4)], tile.edges.owner[2 * ((side + 1) % 4) + 1]
    third_left = tile.edges.owner[2 * ((side + 2) % 4)]
    return (
        _one(tile, first, second, ground=False),
        _one(tile, first, third, ground=False),
        _one(tile, left, right, ground=True) if tile.edges.owner[8 + side] >= 0 else -1,
        _one(tile, right, next_left, ground=True),
        _one(tile, left, next_right, ground=True),
        _one(tile, right, third_left, ground=True),
    )


def _one(tile: Tile, a: int, b: int, *, ground: bool) -> int:
    """Return whether two places of the same role are one feature; -1 if their roles differ."""
    if a < 0 or b < 0:
        return -1
    one, other = role_of(tile.features[a]), role_of(tile.features[b])
    return int(a == b) if one == other and (one == ROLES.index("ground")) == ground else -1


def _signs(tile: Tile) -> tuple[int, ...]:
    found: set[str] = set(tile.marks)
    for feature in tile.features:
        if not feature.ports and not feature.inner:
            found.add(feature.kind)
        found |= set(feature.marks)
        found |= {f"{name}:{count}" for name, count in feature.marks.items()}
    return tuple(int(sign in found) for sign in SIGNS)
