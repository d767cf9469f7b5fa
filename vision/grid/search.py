"""Find the grid of a picture: the best candidate, the local drift, the cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, islice

import cv2
import numpy as np

from vision.arrays import Picture
from vision.errors import Unreadable
from vision.grid.candidates import GridCandidate, Seen, candidates_from, gather, with_scene, within
from vision.grid.grid import Lattice
from vision.grid.harmonics import stretched
from vision.grid.masks import busy_mask, group_masks, patches_apart
from vision.grid.parameters import GRID
from vision.grid.peaks import ScenePeaks, hardly_any
from vision.grid.pitch import BOLD
from vision.grid.selection import Judge, Likeness, choose
from vision.grid.tracing import trace, working
from vision.image.pyramid import ImagePyramid

PARAMETERS = GRID.search


def find_lattice(
    photo: Picture | ImagePyramid,
    scene: ScenePeaks | None = None,
    look: Callable[[Picture], ScenePeaks] | None = None,
    like: Callable[[Picture], Likeness] | None = None,
    strange: float = GRID.selection.extended_search_similarity,
) -> Lattice:
    """Return the most likely grid of laid tiles in an upright picture, in its pixels; y grows downwards in
    the picture. Arguments as of Search and its `lattices`.

    Raises Unreadable("lattice", ...) where no grid of at least four tiles is seen.
    """
    found = next(
        GridSearch(photo, like, look).lattices(None if scene is None else lambda: scene, strange), None
    )
    if found is None:
        raise Unreadable("lattice", "no-board")
    return found


class GridSearch:
    """Search for the grid of laid tiles in one picture.

    `like`: how much crops look like tiles of the game; without it only lines and corners count. `look`:
    the scene net, used once more on the rectified board. The effort is limited by counts, not by time:
    patches of the picture, grids in each, cells of each grid. Raises Unreadable("lattice", ...) for a
    picture that is too small.
    """

    def __init__(
        self,
        photo: Picture | ImagePyramid,
        like: Callable[[Picture], Likeness] | None = None,
        look: Callable[[Picture], ScenePeaks] | None = None,
    ) -> None:
        pyramid = ImagePyramid.of(photo)
        if min(pyramid.size) < PARAMETERS.min_picture_px:
            raise Unreadable("lattice", "few-pixels", least=PARAMETERS.min_picture_px)
        self.work, self.scale = working(pyramid)
        self.bgr, self.like, self.look = pyramid.full, like, look
        self.own = pyramid.size
        self.judge = None if like is None else Judge(self.work, like)

    def lattices(
        self,
        scene: Callable[[], ScenePeaks] | None = None,
        strange: float = GRID.selection.extended_search_similarity,
        *,
        boldly: bool = True,
    ) -> Iterator[Lattice]:
        """Yield grids in pixels of the picture, by the most trusted methods first; each further one takes
        longer.

        `scene`: returns the scene net's output for a smaller copy of the whole picture; used where lines
        and colours alone find nothing. If the net detects no tiles either, there is no further grid.
        `strange`: similarity below which another method is worth its time: separate patches are searched
        one by one before a grid through all of them. `boldly`: also try small patches in separate, larger
        pictures, patches of any colour, and unusual views.
        """
        plain = gather(self.work)
        found = [candidates_from(plain, mask) for mask in plain.masks]
        usual, obvious = list[GridCandidate](), list[GridCandidate]()
        for some in found:
            for first in islice(some, GRID.selection.first_candidates):
                usual.append(first)
                if self._obvious(first):
                    obvious.append(first)
                    break
            if obvious and obvious[-1].score >= GRID.selection.min_score_alone:
                break
        if obvious:
            yield from self._traced(plain, choose(plain, obvious, self.judge, strange))
        usual += chain.from_iterable(found)
        yield from self._traced(plain, choose(plain, usual, self.judge, strange))
        seen = plain
        if scene is not None:
            what = scene()
            if hardly_any(what):
                return
            seen = with_scene(plain, what, self.own)
            patches = patches_apart(seen.masks[-1]) if seen.learnt else []
            yield from self._of_patches(seen, patches, strange)
            if boldly:
                yield from self._of_parts(patches, strange)
            usual = self._usual(seen)
            yield from self._traced(seen, choose(seen, usual, self.judge, strange))
        if not boldly:
            return
        if self.judge is not None:
            yield from self._traced(plain, self._of_groups(plain, self.judge, strange))
        yield from self._traced(
            seen, choose(seen, self._bold(seen, usual), self.judge, -1.0, GRID.selection.max_rivals_bold)
        )

    def _obvious(self, candidate: GridCandidate) -> bool:
        """Return whether a candidate's lines and cells leave no need to look at others."""
        if self.judge is None or candidate.score < min(score for score, _ in GRID.selection.obvious):
            return False
        (alike,) = self.judge([candidate])
        if not any(candidate.score >= score and alike >= least for score, least in GRID.selection.obvious):
            return False
        half = np.array([[1.0, 0.0, 0.5], [0.0, 1.0, 0.5], [0.0, 0.0, 1.0]])
        (aside,) = self.judge([replace(candidate, grid=half @ candidate.grid)])
        return aside <= alike - GRID.selection.min_gain_obvious

    def _of_patches(self, seen: Seen, patches: Sequence[Picture], strange: float) -> Iterator[Lattice]:
        """Yield grids of each patch that the scene net detects as tiles: two boards have different grids."""
        for mask in patches:
            alone = within(seen, mask)
            yield from self._traced(alone, choose(alone, self._usual(alone), self.judge, strange))

    def _of_parts(self, patches: Sequence[Picture], strange: float) -> Iterator[Lattice]:
        """Yield grids of each patch, enlarged in a separate picture: for small boards on a large table."""
        for mask in patches:
            left, top, width, height = cv2.boundingRect(mask)
            if max(width, height) * PARAMETERS.min_patch_magnification > max(mask.shape):
                continue
            box = np.array([left, top, left + width, top + height]) / self.scale
            (x, y, right, bottom) = np.round(box).astype(int).tolist()
            part = self.bgr[y:bottom, x:right]
            if min(part.shape[:2]) >= PARAMETERS.min_picture_px:
                alone = GridSearch(part, self.like).lattices(None, strange, boldly=False)
                yield from (lattice.moved(x, y) for lattice in alone)

    def _traced(self, seen: Seen, best: GridCandidate | None) -> Iterator[Lattice]:
        """Yield the grid that a candidate leads to, if there is one."""
        lattice = None
        with suppress(np.linalg.LinAlgError):  # a view may be too degenerate to determine a grid
            lattice = trace(self.work, seen, best, self.look) if best else None
        if lattice is not None and lattice.cells:
            yield lattice.scaled(1 / self.scale)

    def _usual(self, seen: Seen) -> list[GridCandidate]:
        """Return candidates where tiles are likely, with an ordinary camera."""
        return [c for mask in seen.masks for c in candidates_from(seen, mask)]

    def _of_groups(self, plain: Seen, judge: Judge, strange: float) -> GridCandidate | None:
        """Return the candidate whose cells look most like tiles, among those of patches of any one colour.
        Only lines count: corners on a busy cloth are mostly those of its pattern."""
        groups = (list(candidates_from(plain, mask)) for mask in group_masks(self.work))
        found = [choose(plain, group, judge, strange, GRID.selection.max_rivals_bold) for group in groups]
        chosen = [candidate for candidate in found if candidate is not None]
        return chosen[int(np.argmax(judge(chosen)))] if chosen else None

    def _bold(self, seen: Seen, usual: Sequence[GridCandidate]) -> list[GridCandidate]:
        """Return candidates for unusual colours or views: also wherever much is printed, and with any
        camera."""
        masks = [*seen.masks, busy_mask(self.work)]
        found = [*usual, *(c for mask in masks for c in candidates_from(seen, mask, BOLD))]
        # Stretched grids can only be distinguished by how their cells look.
        return found if self.judge is None else found + stretched(found, seen)
