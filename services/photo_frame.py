"""Where the board of a photo lies on a known board: a photo may be taken from any side of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from referee.tiles.catalog import TileSet
from referee.tiles.ports import EDGES, HALVES
from vision.reading import Correction

ENOUGH = 0.5  # share of the tiles that both boards could have in common which must agree

Lies = tuple[int, int, str, int]  # x, y, tile, rotation in degrees


class Frame(NamedTuple):
    """From the photo's cells to the known board's: `quarters` clockwise about the origin, then a shift."""

    quarters: int
    x: int
    y: int

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell of the photo lies on the known board."""
        for _ in range(self.quarters):
            x, y = -y, x
        return x + self.x, y + self.y

    def back(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell of the known board lies in the photo."""
        x, y = x - self.x, y - self.y
        for _ in range(self.quarters):
            x, y = y, -x
        return x, y

    def rotation(self, degrees: int) -> int:
        """How a tile of the photo lies on the known board."""
        return (degrees + 90 * self.quarters) % 360

    def sides(self, names: Iterable[str]) -> list[str]:
        """Sides of a tile of the photo, as they are called on the known board."""
        return [self._side(name) for name in names]

    def _side(self, name: str) -> str:
        for order, step in ((EDGES, 1), (HALVES, 2)):
            if name in order:
                return order[(list(order).index(name) + step * self.quarters) % len(order)]
        return name


SAME = Frame(0, 0, 0)  # of boards on a printed map, whose squares have their places


def frame_of(photo: Sequence[Lies], known: Sequence[Lies], sets: Mapping[str, TileSet]) -> Frame | None:
    """How the photo's board lies on the known one: as most tiles say; None where too few do, or it may lie in
    several ways."""
    faces = _Faces(sets)
    by_face: dict[Any, list[tuple[int, int]]] = {}
    for x, y, tile, rotation in known:
        by_face.setdefault(faces.of(tile, rotation), []).append((x, y))
    votes: Counter[Frame] = Counter()
    for quarters in range(4):
        turned = Frame(quarters, 0, 0)
        for x, y, tile, rotation in photo:
            a, b = turned.cell(x, y)
            for c, d in by_face.get(faces.of(tile, turned.rotation(rotation)), ()):
                votes[Frame(quarters, c - a, d - b)] += 1
    best = votes.most_common(2)
    if not best or best[0][1] < ENOUGH * min(len(photo), len(known)):
        return None
    return None if len(best) > 1 and best[1][1] == best[0][1] else best[0][0]


class _Faces:
    """What a tile shows, lying like that: the same for rotations in which it looks the same."""

    def __init__(self, sets: Mapping[str, TileSet]) -> None:
        self.tiles = {id: tile for one in sets.values() for id, tile in one.tiles.items()}

    def of(self, tile: str, rotation: int) -> Any:
        known = self.tiles.get(tile)
        if known is None:
            return tile, rotation
        lies = known.turned(rotation // 90)
        same = (90 * q for q in range(4) if known.turned(q) == lies)
        return tile, next(same, rotation)


def facts(frame: Frame, known: Iterable[Lies]) -> list[Correction]:
    """The known board as facts about the photo."""
    found = []
    for x, y, tile, rotation in known:
        at = frame.back(x, y)
        found.append(Correction(*at, tile, (rotation - 90 * frame.quarters) % 360, known=True))
    return found
