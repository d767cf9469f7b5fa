"""The features of a tile, each of which owns some of its twelve ports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from referee.tiles.model.ports import EDGES, HALVES, ports_of, turned

PORTS = tuple(ports_of(edge) for edge in range(4))


@dataclass(frozen=True, slots=True)
class TileFeature:
    """One feature of a tile. `marks`: counts (pennants, inn); `beside`: indices of adjacent features of the
    same tile (used by field scoring); `inner`: the name of one that reaches no edge, "I"/"II" or a word of
    its own; `named_by`: whether it is named by edges or by half-edges; `defined_as`: the kind in its
    definition, where a rule plays it as another."""

    kind: str
    ports: frozenset[int] = frozenset()
    marks: Mapping[str, int] = field(default_factory=dict)
    beside: tuple[int, ...] = ()
    inner: str = ""
    named_by: Literal["edges", "halves"] = "edges"
    defined_as: str = ""

    @property
    def halves(self) -> tuple[str, ...]:
        """Names of the halves it owns, clockwise from the north."""
        return tuple([HALVES[p] for p in sorted(self.ports) if p < 8])

    @property
    def edges(self) -> tuple[str, ...]:
        """Names of the edges it touches, N E S W."""
        return tuple([EDGES[e] for e in range(4) if not self.ports.isdisjoint(PORTS[e])])

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the feature's sides in the API: its edges, half-edges, or inner name."""
        if self.inner:
            return (self.inner,)
        return self.halves if self.named_by == "halves" else self.edges

    def turned(self, quarter: int) -> TileFeature:
        """Return the feature after `quarter` quarter turns clockwise."""
        return TileFeature(
            self.kind,
            ports_turned(self.ports, quarter),
            self.marks,
            self.beside,
            self.inner,
            self.named_by,
            self.defined_as,
        )


@lru_cache(maxsize=4096)
def ports_turned(ports: frozenset[int], quarter: int) -> frozenset[int]:
    """Return the ports after quarter turns clockwise."""
    return frozenset([turned(port, quarter) for port in ports])
