"""Tiles known only from pictures that came after the nets' training (training/data/later_pictures.py).

Each is known in one or two printings. In another one it may look like any tile with the same four sides,
above all like one of the base game without its small sign. So where such a tile may lie, a tile that does not
look like its known picture is a question, and those that fit the place are offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.arrays import Ints
from vision.labels.label_space import PART
from vision.reading import Candidate, Doubt
from vision.solver.parameters import SOLVER
from vision.solver.solution import Solution, shares_of

PARAMETERS = SOLVER.review_questions

# The sets of which only such pictures are known, and such tiles of other sets: as in the galleries, which the
# solver does not load (tests/vision/test_later_pictures.py compares them).
SETS = frozenset((
    "castles-in-germany", "catapult", "cathedrals-in-germany", "corn-circles", "count", "darmstadt",
    "ferries", "goldmines", "gq11", "labyrinth", "plague", "robbers", "russian-promos", "school", "tunnel",
    "under-the-big-top", "watchtowers", "wheel-of-fortune", "wind-roses",
))  # fmt: skip
TILES = {
    "bridges-castles-and-bazaars": "CFR!G",
    "cult": "SRCR",
    "flier": "F.dG",
    "inns-and-cathedrals": "CCR CCR.m CRCR.2 CRRR RIrI.i RRRR.i",
    "king-and-robber": "RCG",
    "mage-and-witch": "CCRrG CFC",
    "princess-and-dragon": "CCc+ CRcr Cc! CcRr.d Ccc.d Ccc.g I.v.back I.v.front IICc LCcc",
    "river": "II.v LI.e RrI.s",
    "river-2": "IIG",
    "siege": "C CFR CRr Cc CcR Ccc RCc RCr RrC",
    "tower": "Cc CcR! CccR FG L RCr RR RRG RRR RRRR.1 RrC",
    "traders-and-builders": "CR.e CcCR.c CcII.w LRR.e",
}


def is_later(face: str) -> bool:
    """Return whether a tile, or a cell of a large one, is known from later pictures only."""
    name, _, tile = face.partition(PART)[0].partition("/")
    return name in SETS or tile in TILES.get(name, "").split()


def later_rivals(board: Solution, shown: Sequence[int]) -> list[Ints]:
    """Return for each cell the later tiles (states) that it may show as well: those with the sides of the
    state that is shown, which may be one of them, most likely ones first."""
    states = board.states
    later = np.array([i for i, (tile, _) in enumerate(states.labels) if is_later(tile)], np.intp)
    found = []
    for i, state in enumerate(shown):
        other = (states.look_of[later] != states.look_of[state]) | (later == state)
        alike = later[(states.edges[later] == states.edges[state]).all(1) & other]
        found.append(alike[np.argsort(-board.belief[i, alike], kind="stable")])
    return found


def least_likeness(board: Solution, shown: Sequence[int], rivals: Sequence[Ints]) -> list[float]:
    """Return the cosine below which each cell looks like no known picture, 0 without rivals. What is taken
    for a tile that other pictures show must look nearly as is usual on the photo: a small sign changes
    little. Figures on it are no excuse: without their cells 5 instead of 3 of 46 tiles are silently wrong."""
    usual = float(np.median([cell.cosine for cell in board.cells])) - PARAMETERS.max_cosine_below_median
    least, strict = PARAMETERS.min_cosine_later, min(PARAMETERS.max_cosine_later, usual)
    return [
        0.0 if not len(near) else least if is_later(board.states.labels[state][0]) else max(least, strict)
        for state, near in zip(shown, rivals, strict=True)
    ]


def with_rivals(board: Solution, i: int, doubt: Doubt, rivals: Ints) -> Doubt:
    """Return the question about a cell with the first of these rivals after its two best candidates."""
    shares, ranked = shares_of(board.belief[i]), doubt.candidates
    known = {(one.tile, one.rotation): one for one in ranked}
    first = ranked[: PARAMETERS.candidates_before_rivals]
    offered = []
    for state in rivals:
        tile, rotation = board.states.labels[state]
        share = max(round(float(shares[state]), 4), PARAMETERS.min_rival_confidence)
        plain = Candidate(tile, rotation, round(board.cells[i].unlisted, 4), share)
        one = replace(known.pop((tile, rotation), plain), confidence=share)
        if (tile, rotation) not in {(best.tile, best.rotation) for best in first}:
            offered.append(one)
    rest = [one for one in known.values() if one not in first]
    most = PARAMETERS.max_rivals_offered
    every = (*first, *offered[:most], *rest, *offered[most:])
    return replace(doubt, candidates=every[: SOLVER.solution.max_candidates_offered])
