"""Edge requirements of a cell as one number, so that boards can add them up and tiles can look them up: one
digit for each edge N E S W, 0 if there is no neighbour."""

from __future__ import annotations

from itertools import count
from threading import Lock

ANY = "*"  # what a wild or unknown edge requires of its neighbour
Pattern = int  # four digits
DIGIT = 20  # bits; edge signatures consist of the feature kinds of the games, so there are few
MASKS = tuple((1 << DIGIT) - 1 << edge * DIGIT for edge in range(4))

_numbers: dict[str, int] = {}
_words: dict[int, str] = {}
_next, _one_at_a_time = count(1), Lock()


def requirements_of(faces: tuple[str, ...]) -> tuple[Pattern, Pattern, Pattern, Pattern]:
    """Return what a tile with these faces N E S W requires of its four neighbours: a pattern to add to
    each."""
    n, e, s, w = (_number(face) for face in faces)
    return n << 2 * DIGIT, e << 3 * DIGIT, s, w << DIGIT


def faces_of(pattern: Pattern) -> tuple[str | None, str | None, str | None, str | None]:
    """Return what is required at each edge N E S W; None: no neighbour."""
    digits = (pattern >> edge * DIGIT & (1 << DIGIT) - 1 for edge in range(4))
    n, e, s, w = map(_words.get, digits)
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
