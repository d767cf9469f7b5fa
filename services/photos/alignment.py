"""Alignment of a photo's board with a known board: a photo may be taken from any side of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple

from referee.tiles.model.ports import EDGES, HALVES
from referee.tiles.model.tile import Tile
from services.infra.codec import JsonAnswer
from vision.labels.half_pairs import laid_together, tile_named
from vision.labels.label_space import looks
from vision.labels.multi_cell import spots_of
from vision.reading import KNOWN_FIGURE, Candidate, Correction

LEAST = 3  # tiles that must agree, or all but one: fewer agree by chance on any two tables
ENOUGH_SHARE = 0.35  # share of the tiles common to both boards that must agree, and one more
EVIDENT_SHARE = 0.8  # the same, where no other alignment has more than half as many
LIKELY = 0.05  # least confidence of an alternative reading of a cell

Lies = tuple[int, int, str, int]  # x, y, tile, rotation in degrees
Stands = tuple[int, int, str, str, str, tuple[str, ...]]  # x, y, colour, kind, kind and sides of the feature


class Frame(NamedTuple):
    """Maps the photo's cells to the known board's: `quarters` clockwise about the origin, then a shift."""

    quarters: int
    x: int
    y: int

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Map a cell of the photo to the known board."""
        for _ in range(self.quarters):
            x, y = -y, x
        return x + self.x, y + self.y

    def back(self, x: int, y: int) -> tuple[int, int]:
        """Map a cell of the known board to the photo."""
        x, y = x - self.x, y - self.y
        for _ in range(self.quarters):
            x, y = y, -x
        return x, y

    def rotation(self, degrees: int) -> int:
        """Map the rotation of a tile in the photo to the known board. In degrees."""
        return (degrees + 90 * self.quarters) % 360

    def sides(self, names: Iterable[str]) -> list[str]:
        """Map names of sides of a tile in the photo to the known board."""
        return [self._side(name) for name in names]

    @property
    def reverse(self) -> Frame:
        """The inverse: maps the known board's cells to the photo's."""
        return Frame(-self.quarters % 4, *self.back(0, 0))

    def laid(self, lies: Lies, tiles: Mapping[str, Tile]) -> Lies:
        """Map the placement of a tile in the photo, given by its north-west cell, to the known board."""
        x, y, name, rotation = lies
        tile = tiles.get(name)
        spots = spots_of(tile, rotation // 90) if tile and tile.large else ((0, 0),)
        cells = [self.cell(x + dx, y + dy) for dx, dy in spots]
        return min(x for x, _ in cells), min(y for _, y in cells), name, self.rotation(rotation)

    def _side(self, name: str) -> str:
        for order, step in ((EDGES, 1), (HALVES, 2)):
            if name in order:
                return order[(list(order).index(name) + step * self.quarters) % len(order)]
        return name


SAME = Frame(0, 0, 0)  # of boards on a printed map, whose squares have fixed places


def lies_of(x: int, y: int, tile: str | None, rotation: int, others: Iterable[Candidate]) -> list[Lies]:
    """The possible placements on a cell of a photo, starting with the one that was read."""
    likely = [(x, y, one.tile, one.rotation) for one in others if one.confidence >= LIKELY]
    return [*([] if tile is None else [(x, y, tile, rotation)]), *likely]


def frames_of(
    photo: Sequence[Sequence[Lies]], known: Sequence[Lies], tiles: Mapping[str, Tile]
) -> list[Frame]:
    """The alignments of the photo's board with the known one that most tiles agree on.

    There are several if they tie, and none if too few tiles agree, so that it is another table. `photo`: for
    each cell the possible placements.
    """
    known = laid_together(known)
    votes = _votes(photo, known, tiles)
    most = max(votes.values(), default=0)
    return sorted(f for f, n in votes.items() if n == most) if most >= needed(photo, known) else []


def evident_frame(
    photo: Sequence[Sequence[Lies]], known: Sequence[Lies], tiles: Mapping[str, Tile]
) -> Frame | None:
    """The alignment that nearly all tiles agree on, before the photo's board is settled; None if there is a
    doubt."""
    known = laid_together(known)
    (best, most), (_, next_most) = [*_votes(photo, known, tiles).most_common(2), (SAME, 0), (SAME, 0)][:2]
    least = max(needed(photo, known), ceil(EVIDENT_SHARE * min(len(photo), len(known))))
    return best if most >= least and most >= 2 * next_most else None


def _votes(
    photo: Sequence[Sequence[Lies]], known: Iterable[Lies], tiles: Mapping[str, Tile]
) -> Counter[Frame]:
    """For each alignment the number of the photo's cells that agree with the known board."""
    faces = Faces(tiles)
    by_face: dict[Any, list[tuple[int, int]]] = {}
    for x, y, tile, rotation in known:
        by_face.setdefault(faces.of(tile, rotation), []).append((x, y))
    votes: Counter[Frame] = Counter()
    for quarters in range(4):
        turned = Frame(quarters, 0, 0)
        for cell in photo:
            where: set[tuple[int, int]] = set()
            for lies in cell:
                alike = by_face.get(faces.of(lies[2], turned.rotation(lies[3])))
                if alike:
                    x, y, *_ = turned.laid(lies, tiles)
                    where.update((c - x, d - y) for c, d in alike)
            votes.update(Frame(quarters, *shift) for shift in where)
    return votes


def agrees(photo: Sequence[Sequence[Lies]], known: Sequence[Lies], tiles: Mapping[str, Tile]) -> bool:
    """Whether the photo's board is the known one, where both use the squares of one map as cells."""
    faces = Faces(tiles)
    known = laid_together(known)
    seen = {(x, y, faces.of(tile, rotation)) for cell in photo for x, y, tile, rotation in cell}
    right = sum((x, y, faces.of(tile, rotation)) in seen for x, y, tile, rotation in known)
    return bool(right >= needed(photo, known))


def needed(photo: Sequence[Any], known: Sequence[Any]) -> int:
    """The number of tiles that must agree."""
    common = max(1, min(len(photo), len(known)))
    return min(common if common < LEAST else common - 1, max(LEAST, ceil(ENOUGH_SHARE * common + 1)))


class Faces:
    """The appearance of a tile in a rotation.

    It is equal for rotations that look the same, and for tiles that differ only in their artwork.
    """

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        self.tiles = tiles
        self._known: dict[tuple[str, int], Any] = {}

    def of(self, tile: str, rotation: int) -> Any:
        if (tile, rotation) not in self._known:
            self._known[tile, rotation] = self._face(tile, rotation)
        return self._known[tile, rotation]

    def _face(self, name: str, rotation: int) -> Any:
        tile = tile_named(name, self.tiles)
        return (name, rotation) if tile is None or tile.large else looks(tile.turned(rotation // 90))


def facts(
    frame: Frame,
    known: Iterable[Lies],
    standing: Iterable[Stands],
    tiles: Mapping[str, Tile],
    moving: Collection[str] = (),
) -> list[Correction]:
    """The known board and its figures as facts about the photo. `moving`: kinds that may have moved."""
    back = frame.reverse
    found = []
    for lies in laid_together(known):
        x, y, tile, rotation = back.laid(lies, tiles)
        found.append(Correction(x, y, tile, rotation, known=True))
    for x, y, colour, kind, on, at in standing:
        place, feature = back.cell(x, y), (on, tuple(back.sides(at)))
        found.append(
            Correction(
                *place,
                figure=KNOWN_FIGURE,
                colour=colour,
                kind=kind,
                feature=feature,
                known=True,
                moves=kind in moving,
            )
        )
    return found


def reference(kind: str, at: Sequence[str]) -> JsonAnswer:
    """A feature reference of the API; `at` is left out if it is empty."""
    return {"kind": kind, **({"at": list(at)} if at else {})}
