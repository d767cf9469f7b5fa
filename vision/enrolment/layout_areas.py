"""Areas, lines and points of a layout from the letters of its sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from referee.tiles.io.catalog import Kind
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from vision.arrays import Float32s
from vision.enrolment.parameters import ENROLMENT
from vision.labels.shown_sides import BROAD, ROLES, SIGNS, Sides

PARAMETERS = ENROLMENT.layout_inference


def of_game(sides: Sides, kinds: Mapping[str, Kind]) -> Sides:
    """Translate the sides to the kinds of a game: a role for which it has only one kind becomes that kind."""
    there = set(_kinds(kinds))
    roles = np.exp(sides.roles)
    for role, other in (("water", "line"), ("line", "water"), ("area", "ground")):
        if role not in there and other in there:
            roles[..., ROLES.index(other)] += roles[..., ROLES.index(role)]
            roles[..., ROLES.index(role)] = 0.0
    return Sides(np.log(roles + 1e-9), sides.pairs, sides.signs + PARAMETERS.unseen_printing_log_odds)


def _kinds(kinds: Mapping[str, Kind]) -> dict[str, str]:
    """Return the first kind of each role."""
    found: dict[str, str] = {}
    for name, kind in kinds.items():
        if kind.shape == "area":
            found.setdefault("ground" if kind.sides == "halves" else "area", name)
        elif kind.shape == "line":
            found.setdefault("water" if name in BROAD else "line", name)
    return found


def layout_from(sides: Sides, kinds: Mapping[str, Kind], *, feeding: bool) -> Tile | None:
    """Build the tile that such sides make; None where the game has no kind for one of them. `feeding`:
    grounds show which areas they feed."""
    kind_of = _kinds(kinds)
    roles = [ROLES[i] for i in sides.roles[0].argmax(1)]
    if not {"ground", *roles} <= set(kind_of):
        return None
    pairs = sides.pairs[0]
    features = [
        *_areas(kind_of.get("area", ""), roles, pairs),
        *_lines(kind_of, roles, pairs),
        *_spots(sides.signs[0], kinds, roles),
    ]
    features = [_marked(feature, sides.signs[0], features, kinds) for feature in features]
    solid = [
        i for i, feature in enumerate(features) if feeding and feature.named_by == "edges" and feature.ports
    ]
    return Tile("made/1", [*features, *_grounds(kind_of["ground"], roles, pairs, features, solid)])


def _areas(kind: str, roles: Sequence[str], pairs: Float32s) -> list[TileFeature]:
    """Build the areas, joined where the net connects them."""
    sides = [s for s in range(4) if roles[s] == "area"]
    joins = [(s, (s + 1) % 4) for s in sides if pairs[s, 0] > 0]
    joins += [(s, (s + 2) % 4) for s in sides if pairs[s, 1] + pairs[(s + 2) % 4, 1] > 0]
    return [
        TileFeature(kind, frozenset(half for s in group for half in (2 * s, 2 * s + 1)))
        for group in _groups(sides, joins)
    ]


def _lines(kind_of: Mapping[str, str], roles: Sequence[str], pairs: Float32s) -> list[TileFeature]:
    """Build the lines: a river is one; others connect in pairs and end where there are more or fewer."""
    water = [s for s in range(4) if roles[s] == "water"]
    found = [TileFeature(kind_of["water"], frozenset(8 + s for s in water))] if water else []
    left = [s for s in range(4) if roles[s] == "line"]
    odds = {
        (s, (s + step) % 4): float(pairs[s, 0] if step == 1 else (pairs[s, 1] + pairs[(s + 2) % 4, 1]) / 2)
        for s in left
        for step in (1, 2)
        if (s + step) % 4 in left
    }
    for one, other in sorted(odds, key=lambda pair: -odds[pair]):
        if one in left and other in left and odds[one, other] > 0:
            left = [s for s in left if s not in (one, other)]
            found.append(TileFeature(kind_of["line"], frozenset({8 + one, 8 + other})))
    return [*found, *(TileFeature(kind_of["line"], frozenset({8 + s})) for s in left)]


def _spots(signs: Float32s, kinds: Mapping[str, Kind], roles: Sequence[str]) -> list[TileFeature]:
    """Build the feature in the middle of a tile, at most one, and where there is ground."""
    points = [
        (float(signs[SIGNS.index(name)]), name)
        for name, kind in kinds.items()
        if kind.shape == "point" and name in SIGNS and name != "garden"
    ]
    odds, name = max(points, default=(0.0, ""))
    return [TileFeature(name)] if odds > PARAMETERS.min_sign_log_odds and "ground" in roles else []


def _marked(
    feature: TileFeature, signs: Float32s, every: Sequence[TileFeature], kinds: Mapping[str, Kind]
) -> TileFeature:
    """Add the pennant or inn to the feature if only one feature can have it."""
    for kind, mark in (("city", "pennants"), ("road", "inn"), ("city", "cathedral")):
        alone = sum(other.kind == kind and bool(other.ports) for other in every) == 1
        if (
            feature.kind == kind
            and alone
            and kinds[kind].shape != "point"
            and signs[SIGNS.index(mark)] > PARAMETERS.min_sign_log_odds
        ):
            return TileFeature(kind, feature.ports, {mark: 1})
    return feature


def _grounds(
    kind: str, roles: Sequence[str], pairs: Float32s, features: Sequence[TileFeature], solid: Sequence[int]
) -> list[TileFeature]:
    """Build the remaining ground in the parts that the net separates, next to areas it meets at a corner."""
    halves = [half for half in range(8) if roles[half // 2] != "area"]
    joins = []
    for s in range(4):
        left, right, second, third = 2 * s, 2 * s + 1, 2 * ((s + 1) % 4), 2 * ((s + 2) % 4)
        joins += [(left, right)] if roles[s] == "ground" or pairs[s, 2] > 0 else []
        joins += [(right, second)] if pairs[s, 3] > 0 else []
        joins += [(left, second + 1)] if pairs[s, 4] > 0 else []
        joins += [(right, third)] if pairs[s, 5] > 0 else []
    joins = [pair for pair in joins if set(pair) <= set(halves)]
    found = []
    for group in _groups(halves, joins):
        corners = {(half + 1) % 8 if half % 2 else (half - 1) % 8 for half in group}
        beside = tuple(
            i for i in solid if corners & features[i].ports and all(p < 8 for p in features[i].ports)
        )
        found.append(TileFeature(kind, frozenset(group), {}, beside, "", "halves"))
    return found


def _groups(members: Sequence[int], joins: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Group the members by their connections."""
    group = {member: member for member in members}
    for one, other in joins:
        if one in group and other in group and group[one] != group[other]:
            old = group[other]
            group = {member: group[one] if g == old else g for member, g in group.items()}
    return [[m for m in members if group[m] == g] for g in dict.fromkeys(group.values())]
