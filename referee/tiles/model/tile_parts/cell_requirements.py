"""Edge requirements of a cell as one number, so that boards can add them up and tiles can look them up: one
digit for each edge N E S W, 0 if there is no neighbour."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.ports import NEAR

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

ANY = "*"  # what a wild or unknown edge requires of its neighbour
Pattern = int  # four digits
DIGIT = 20  # bits; edge signatures consist of the feature kinds of the games, so there are few
MASKS = tuple((1 << DIGIT) - 1 << edge * DIGIT for edge in range(4))
_SHIFTS = tuple(edge * DIGIT for edge in range(4))

_numbers: dict[str, int] = {}
_words: dict[int, str] = {}
_next, _one_at_a_time = count(1), Lock()


def requirements_of(faces: tuple[str | None, ...]) -> tuple[Pattern, Pattern, Pattern, Pattern]:
    """Return what a tile with these faces N E S W requires of its four neighbours: a pattern to add to
    each; none where a face is None."""
    n, e, s, w = (0 if face is None else _number(face) for face in faces)
    return n << 2 * DIGIT, e << 3 * DIGIT, s, w << DIGIT


@lru_cache(maxsize=4096)
def faces_of(pattern: Pattern) -> tuple[str | None, str | None, str | None, str | None]:
    """Return what is required at each edge N E S W; None: no neighbour."""
    word, last = _words.get, (1 << DIGIT) - 1
    n, e, s, w = [word(pattern >> shift & last) for shift in _SHIFTS]
    return n, e, s, w


def surrounded(pattern: Pattern) -> bool:
    """Return whether there is a neighbour at every edge."""
    return bool(pattern & MASKS[0] and pattern & MASKS[1] and pattern & MASKS[2] and pattern & MASKS[3])


def _number(word: str) -> int:
    with _one_at_a_time:
        number = _numbers.get(word)
        if number is None:
            number = next(_next)
            _words[number] = word
            _numbers[word] = number
        return number


def needs_of(cells: Mapping[Cell, Tile]) -> dict[Cell, Pattern]:
    """Return the edge requirements of every empty cell next to a tile."""
    needs: dict[Cell, Pattern] = {}
    get, near = needs.get, NEAR
    for cell, tile in cells.items():  # inlined: half of the time for placements is spent here
        n, e, s, w = near[cell]
        of_n, of_e, of_s, of_w = tile.edges.requires
        if n not in cells:
            needs[n] = get(n, 0) + of_n
        if e not in cells:
            needs[e] = get(e, 0) + of_e
        if s not in cells:
            needs[s] = get(s, 0) + of_s
        if w not in cells:
            needs[w] = get(w, 0) + of_w
    if 0 in needs.values():  # a half tile has no edge there
        return {cell: pattern for cell, pattern in needs.items() if pattern}
    return needs


def needs_after(
    before: Mapping[Cell, Pattern], cells: Mapping[Cell, Tile], cell: Cell, tile: Tile
) -> dict[Cell, Pattern]:
    """Return the edge requirements with one more tile; `cells`: those before."""
    needs = dict(before)
    needs.pop(cell, None)
    for beyond, pattern in zip(NEAR[cell], tile.edges.requires, strict=True):
        if pattern and beyond not in cells:
            needs[beyond] = needs.get(beyond, 0) + pattern
    return needs
