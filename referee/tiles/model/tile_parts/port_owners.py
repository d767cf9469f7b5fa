"""What the edges of a tile show, and where its features lead, worked out from who owns its ports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from sys import intern

from referee.tiles.model.ports import facing, ports_of
from referee.tiles.model.tile_parts.feature import PORTS

# Port owner if there is no feature: wild edge, unknown tile, none, no edge (of a half tile).
WILD, UNKNOWN, NOTHING, ABSENT = -1, -2, -3, -4
MASKED = tuple(  # by edge and mask
    tuple(tuple(port for bit, port in enumerate(ports) if mask >> bit & 1) for mask in range(8))
    for ports in PORTS
)
Exit = tuple[int, int]  # the edge across which a feature leads, and the index into the neighbour's `behind`


def owners_of(ports_of_features: Sequence[frozenset[int]], bare: int = WILD) -> list[int]:
    """Return the feature that owns each port; `bare`: who owns those of an edge without any."""
    owner = [NOTHING] * 12
    for index, ports in enumerate(ports_of_features):
        for port in ports:
            owner[port] = index
    for left, lane, right in PORTS:
        if owner[left] == owner[lane] == owner[right] == NOTHING:
            owner[left] = owner[lane] = owner[right] = bare
    return owner


def sign(owner: Sequence[int], kinds: Sequence[str], edge: int, step: int) -> str | None:
    """Return the signature of an edge, read clockwise (step 1) or backwards (-1); None if wild, unknown or
    absent."""
    owners = [owner[p] for p in ports_of(edge)][::step]
    if WILD in owners or UNKNOWN in owners or ABSENT in owners:
        return None
    return intern("|".join(kinds[i] if i >= 0 else "" for i in owners))


def is_split(owner: Sequence[int], kinds: Sequence[str], edge: int) -> bool:
    """Return whether two areas of the same kind share an edge with nothing between them."""
    left, lane, right = (owner[port] for port in ports_of(edge))
    return lane < 0 <= min(left, right) and left != right and kinds[left] == kinds[right]


@lru_cache(maxsize=4096)
def exits_of(ports: frozenset[int]) -> tuple[Exit, ...]:
    """Return the edges across which these ports lead, and which ports they face there."""
    found = []
    for edge in range(4):
        faced = {facing(port) for port in ports.intersection(PORTS[edge])}
        back = (edge + 2) % 4
        mask = sum(1 << bit for bit, port in enumerate(PORTS[back]) if port in faced)
        if faced:
            found.append((edge, 8 * back + mask))
    return tuple(found)


@lru_cache(maxsize=4096)
def behind_of(owner: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return who owns which ports of an edge (bits: left half, lane, right half), each once; by edge and
    mask."""
    return tuple([
        tuple(dict.fromkeys([owner[port] for port in ports])) for masks in MASKED for ports in masks
    ])  # fmt: skip
