"""The twelve ports of a square tile, and how they turn and face each other.

     NL   n   NR            halves 0..7 clockwise: NL NR EL ER SL SR WL WR
   +----+-+----+            lanes  8..11: the middles of the edges N E S W
WR |           | EL         an area owns halves, a line owns lanes, a point owns none;
 w |           | e          a half meets the other half of the opposite edge (NL-SR), a lane meets a lane
WL |           | ER
   +----+-+----+
     SR   s   SL
"""

from __future__ import annotations

from referee.game import Cell

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
INNER = ("I", "II")  # features that reach no edge, first and second
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # (dx, dy) across edge N, E, S, W
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
ROTATIONS = (0, 90, 180, 270)
NORTH_WEST = ("NL", "WR")  # the halves at the north-west corner of a tile
AT_POINT = (  # the cells around a point: offset from the south-east one, halves at the point
    ((0, 0), (7, 0)),
    ((-1, 0), (1, 2)),
    ((-1, -1), (3, 4)),
    ((0, -1), (5, 6)),
)
MOST_KEPT = 50_000  # cells whose neighbours are remembered


class _Near(dict[Cell, tuple[Cell, ...]]):
    """The cells at these offsets from a cell, cached: boards look up the same ones all the time."""

    def __init__(self, steps: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self._steps = steps

    def __missing__(self, cell: Cell) -> tuple[Cell, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        x, y = cell
        near = self[cell] = tuple([(x + dx, y + dy) for dx, dy in self._steps])
        return near


NEAR, RING = _Near(STEPS), _Near(AROUND)  # the four cells N E S W; the eight around


def ports_of(edge: int) -> tuple[int, int, int]:
    """Return left half, lane and right half of an edge, clockwise."""
    return 2 * edge, 8 + edge, 2 * edge + 1


def edge_of(port: int) -> int:
    """Return the edge 0..3 of a port."""
    return port // 2 if port < 8 else port - 8


def turned(port: int, quarter: int) -> int:
    """Return the port after `quarter` quarter turns clockwise."""
    return (port + 2 * quarter) % 8 if port < 8 else 8 + (port - 8 + quarter) % 4


def facing(port: int) -> int:
    """Return the port of the neighbouring tile that touches this one."""
    if port >= 8:
        return 8 + (port - 6) % 4
    edge, right = divmod(port, 2)
    return 2 * ((edge + 2) % 4) + (1 - right)
