"""The names of the features of a tile: their kind, and the sides that they touch."""

from __future__ import annotations

from referee.game import LegalDeployment
from referee.tiles.model.tile_parts.feature import TileFeature


class FeatureNames:
    """Finds features by name, and names them."""

    __slots__ = ("_defined_as", "_exact", "_features", "_kinds", "_names", "both", "deployments")

    def __init__(self, features: tuple[TileFeature, ...], kinds: tuple[str, ...]) -> None:
        """`both`: the names of each feature in the API, an unambiguous `at` and all its sides; `deployments`:
        a cache for figures on them."""
        self._features, self._kinds = features, kinds
        self.deployments: dict[tuple[tuple[str, ...], ...], tuple[LegalDeployment, ...]] = {}
        self._names = tuple([frozenset((*f.edges, *f.halves, f.inner)) - {""} for f in features])
        self._defined_as = tuple([f.defined_as for f in features])
        self._exact: dict[tuple[str, tuple[str, ...]], tuple[int, ...]] = {}
        self.both = tuple([self._of(index) for index in range(len(features))])
        names = [(i, kind, both[0]) for i, (kind, both) in enumerate(zip(kinds, self.both, strict=True))]
        self._exact = {(kind, name): (i,) for i, kind, name in names if self.find(kind, name) == (i,)}

    def _of(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        feature = self._features[index]
        certain = self.find(feature.kind, feature.sides) == (index,)
        return feature.sides if certain else feature.halves, feature.sides

    def at(self, index: int) -> tuple[str, ...]:
        """Return the shortest unambiguous `at` of a feature: its sides, or its half-edges if the sides match
        two features."""
        return self.both[index][0]

    def find(self, kind: str, at: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indices of the features of that kind that touch every side in `at`; without any, of
        those defined as that kind."""
        exact = self._exact.get((kind, at))
        if exact:
            return exact
        found = [i for i, own in enumerate(self._kinds) if own == kind and self._names[i].issuperset(at)]
        if not found and kind in self._defined_as:
            there = enumerate(self._defined_as)
            found = [i for i, own in there if own == kind and self._names[i].issuperset(at)]
        return tuple(found)
