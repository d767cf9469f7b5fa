"""What nets see in a photo: tiles and corners of the grid, figures, kinds of pieces, sides of cards.

Pictures are BGR uint8.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.models import sessions
from vision.models.parameters import NETS

PARAMETERS = NETS.nets

# Channels of the figure net after the background, in the order of training/synthetic/table/figures.py.
FIGURE_COLOURS = ("red", "blue", "green", "yellow", "black", "pink", "grey", "orange", "purple", "brown")


@dataclass(frozen=True)
class SceneMaps:
    """Output of the scene net: maps of 0 to 1, one value per `scale` x `scale` input pixels."""

    mask: Float32s  # tile present (figures standing on tiles count as tile)
    corners: Float32s  # corner of the grid present
    scale: int


@dataclass(frozen=True, eq=False)
class FigureChances:
    """Output of the figure net: the probability of background and of each colour, h x w x (1 + colours), for
    every `scale` x `scale` pixels of a picture of `size` (height, width). Between them it is interpolated,
    where it is needed: the whole map of a picture would take 100 MB."""

    coarse: Float32s
    size: tuple[int, int]
    scale: int = 1

    @cached_property
    def background(self) -> Float32s:
        """The probability of background of each pixel."""
        return self._fine(np.ascontiguousarray(self.coarse[..., 0]))[: self.size[0], : self.size[1]]

    def within(self, box: tuple[slice, slice]) -> Float32s:
        """Return all probabilities of the pixels in a box: rows x columns x (1 + colours)."""
        near = [slice(max(0, side.start // self.scale - 1), -(-side.stop // self.scale) + 1) for side in box]
        rows, columns = (
            slice(side.start - self.scale * part.start, side.stop - self.scale * part.start)
            for side, part in zip(box, near, strict=True)
        )
        return self._fine(self.coarse[near[0], near[1]])[rows, columns]

    def _fine(self, coarse: Float32s) -> Float32s:
        height, width = coarse.shape[:2]
        size = (width * self.scale, height * self.scale)
        return np.asarray(cv2.resize(coarse, size, interpolation=cv2.INTER_LINEAR), np.float32)


def _dense(name: str, bgr: Picture) -> Float32s:
    """Return the logits of a dense net for a picture of any size: channels x ceil(H / 4) x ceil(W / 4)."""
    height, width = bgr.shape[:2]
    tall, wide = -height % PARAMETERS.coarsest_stride_px, -width % PARAMETERS.coarsest_stride_px
    padded = cv2.copyMakeBorder(bgr, 0, tall, 0, wide, cv2.BORDER_REPLICATE)
    rows, columns = -(-height // PARAMETERS.stride_px), -(-width // PARAMETERS.stride_px)
    planes = np.empty((1, 3, *padded.shape[:2]), np.float32)
    for plane, shades in zip(planes[0], cv2.split(padded), strict=True):
        plane[:] = shades
    return np.asarray(sessions.run(name, planes)[0, :, :rows, :columns])


def scene(bgr: Picture) -> SceneMaps:
    """Return where tiles are and where the corners of their grid are. For tiles of about 20 to 140 pixels."""
    out = 1 / (1 + np.exp(-_dense("scene", bgr)))
    return SceneMaps(out[0], out[1], PARAMETERS.stride_px)


def figures(bgr: Picture, *, pieces: bool = False) -> FigureChances:
    """Return the probabilities of background and of each of FIGURE_COLOURS. A cell should be about 80 pixels.
    `pieces`: use the net for games other than Carcassonne, with their boards."""
    out = _dense("pieces" if pieces else "figures", bgr)
    out = np.exp(out - out.max(axis=0))
    out = np.ascontiguousarray((out / out.sum(axis=0)).transpose(1, 2, 0), np.float32)
    return FigureChances(out, (bgr.shape[0], bgr.shape[1]), PARAMETERS.stride_px)


def kinds(crops: NDArray[np.uint8]) -> Float32s:
    """Classify N x 40 x 40 x 3 crops around pieces: N x 4 probabilities (see vision.figures.piece_shape)."""
    out = sessions.run("kinds", crops.transpose(0, 3, 1, 2).astype(np.float32))
    out = np.exp(out - out.max(axis=1, keepdims=True))
    return np.asarray(out / out.sum(axis=1, keepdims=True), np.float32)


def sides(faces: NDArray[np.uint8]) -> Float32s:
    """Classify what N x 64 x 64 x 3 faces of cards show with that side up (see vision.enrolment.side_net)."""
    return np.concatenate(list(sessions.in_batches("sides", faces)))
