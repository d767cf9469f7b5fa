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

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
INNER = ("I", "II")  # features that reach no edge at all, first and second
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # (dx, dy) across edge N, E, S, W
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
ROTATIONS = (0, 90, 180, 270)


def ports_of(edge: int) -> tuple[int, int, int]:
    """Left half, lane and right half of an edge, clockwise."""
    return 2 * edge, 8 + edge, 2 * edge + 1


def edge_of(port: int) -> int:
    """The edge 0..3 on which a port lies."""
    return port // 2 if port < 8 else port - 8


def turned(port: int, quarter: int) -> int:
    """Where a port comes to lie after `quarter` quarter turns clockwise."""
    return (port + 2 * quarter) % 8 if port < 8 else 8 + (port - 8 + quarter) % 4


def facing(port: int) -> int:
    """The port of the neighbouring tile that touches this one."""
    if port >= 8:
        return 8 + (port - 6) % 4
    edge, right = divmod(port, 2)
    return 2 * ((edge + 2) % 4) + (1 - right)
