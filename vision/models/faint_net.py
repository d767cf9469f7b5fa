"""Find figures that the figure net takes for parts of the tiles: of grey paint and of natural wood.

The net's last features hold more than the colours that it draws from them. A row of weights gives a score of
each colour to each pixel; at the maxima of these scores a tiny net with two layers sees the features, colours
and outlines around. Both were trained by training/faint, and are in `faint.npz`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.models import sessions
from vision.models.dense import FigureChances
from vision.models.parameters import NETS
from vision.models.sessions import Floats, Picture

PARAMETERS = NETS.faint

COLOURS = ("grey", "brown")  # brown: natural wood
FILE = "faint.npz"
Place = tuple[int, int]  # row and column of the net's map


@dataclass(frozen=True, eq=False)
class FaintWeights:
    """Weights of a pixel's score (features x colours), and the layers of the tiny net with the mean and scale
    of its input."""

    pixel: Floats
    mean: Floats
    scale: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats

    def odds(self, rows: Floats) -> Floats:
        """Return the log-odds of each colour against no figure: rows x colours."""
        hidden = np.maximum((rows - self.mean) / self.scale @ self.first + self.first_bias, 0)
        out = hidden @ self.second + self.second_bias
        return np.asarray(out[:, 1:] - out[:, :1], np.float32)


@dataclass(frozen=True)
class FaintPlace:
    """The middle of what may be a figure, in pixels of the picture, and the log-odds of each colour."""

    middle: tuple[float, float]
    odds: tuple[float, ...]


@cache
def _weights() -> FaintWeights:
    with np.load(sessions.path_of(FILE)) as stored:
        return FaintWeights(**{name: np.asarray(stored[name], np.float32) for name in stored.files})


sessions.on_other_models(_weights.cache_clear)


def faint_places(
    chances: FigureChances,
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
    colours: Sequence[str] = COLOURS,
) -> list[FaintPlace]:
    """Return places on the tiles that may show a figure of these colours. `chances`: what the net sees in
    this picture, with its features; `board`: mean colour of the tiles, which are at `where`."""
    weights = _weights()
    spots = places(chances, where, weights.pixel[:, [COLOURS.index(colour) for colour in colours]])
    if not spots:
        return []
    odds = weights.odds(evidence(chances, picture, board, spots))
    middle = chances.scale / 2
    return [
        FaintPlace((x * chances.scale + middle, y * chances.scale + middle), tuple(row))
        for (y, x), row in zip(spots, odds.tolist(), strict=True)
    ]


def places(chances: FigureChances, where: NDArray[np.bool_], pixel: Floats) -> list[Place]:
    """Return the maxima of the score of each colour on the tiles, apart from figures that the net sees."""
    features = chances.features
    assert features is not None
    count, height, width = features.shape
    seen = chances.coarse[..., 1:].max(-1) > chances.coarse[..., 0]
    near = cv2.dilate(seen.astype(np.uint8), np.ones((PARAMETERS.seen_px, PARAMETERS.seen_px))) > 0
    free = where[:: chances.scale, :: chances.scale][:height, :width] & ~near
    found: list[Place] = []
    for weights in pixel.T:
        score = (weights @ features.reshape(count, -1)).reshape(height, width)
        smooth = cv2.GaussianBlur(score, (0, 0), PARAMETERS.smoothing_px)
        for place in _maxima(np.where(free, smooth, -np.inf).astype(np.float32)):
            if _apart(place, found, PARAMETERS.same_px):
                found.append(place)
    return found


def _maxima(score: Floats) -> list[Place]:
    side = PARAMETERS.maximum_px
    rows, columns = np.nonzero((score >= cv2.dilate(score, np.ones((side, side)))) & np.isfinite(score))
    found: list[Place] = []
    for index in np.argsort(-score[rows, columns], kind="stable"):
        place = int(rows[index]), int(columns[index])
        if _apart(place, found, PARAMETERS.apart_px):
            found.append(place)
        if len(found) == PARAMETERS.places:
            break
    return found


def _apart(place: Place, others: Sequence[Place], least: int) -> bool:
    return all((place[0] - y) ** 2 + (place[1] - x) ** 2 >= least**2 for y, x in others)


def evidence(
    chances: FigureChances, picture: Picture, board: NDArray[np.float64], spots: Sequence[Place]
) -> Floats:
    """Return a row for each place: means over a body, its surroundings, its middle and below it of the net's
    features, of its log-probabilities and of the colours relative to the tiles; spread of the colours,
    thumbnail and outlines of the crop around."""
    assert chances.features is not None
    height, width = chances.coarse.shape[:2]
    black = np.float32(PARAMETERS.black)
    shades = np.log((np.arange(256, dtype=np.float32)[:, None] + black) / (board.astype(np.float32) + black))
    colours = np.asarray(cv2.LUT(picture, shades.reshape(1, 256, 3)), np.float32)
    small = cv2.resize(colours, (width, height), interpolation=cv2.INTER_AREA)
    logs = np.log(chances.coarse + np.float32(1e-6))
    stack = np.concatenate([chances.features, logs.transpose(2, 0, 1), small.transpose(2, 0, 1)])
    room, crop = PARAMETERS.around_px, PARAMETERS.crop_px
    stack = np.pad(stack, ((0, 0), (room, room), (room, room)), mode="edge")
    rim = ((crop, crop), (crop, crop))
    colours = np.pad(colours, (*rim, (0, 0)), mode="edge")
    grey = np.pad(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), rim, mode="edge")
    rows = []
    for y, x in spots:
        top, left = (
            min(chances.scale * at + chances.scale // 2, most)
            for at, most in zip((y, x), picture.shape[:2], strict=True)
        )
        box = (slice(top, top + 2 * crop), slice(left, left + 2 * crop))
        means = _means(stack[:, y : y + 2 * room + 1, x : x + 2 * room + 1])
        rows.append(np.concatenate([means, _look(colours[box]), _outlines(grey[box])]))
    return np.array(rows, np.float32)


def _means(window: Floats) -> Floats:
    """Return the means of each channel over body, surroundings, middle and below the body."""
    room, (tall, wide) = PARAMETERS.around_px, PARAMETERS.body_px
    across = slice(room - wide, room + wide + 1)
    body = window[:, room - tall : room + tall + 1, across]
    whole, inner = window.sum((1, 2)), body.sum((1, 2))
    area, part = window.shape[1] * window.shape[2], body.shape[1] * body.shape[2]
    middle = window[:, room - 1 : room + 2, room - 1 : room + 2].mean((1, 2))
    below = window[:, room + tall + 1 : room + tall + 3, across].mean((1, 2))
    return np.concatenate([inner / part, (whole - inner) / (area - part), middle, below])


def _look(crop: Floats) -> Floats:
    """Return the spread of the colours in the middle of a crop, and its thumbnail."""
    middle, (tall, wide) = PARAMETERS.crop_px, PARAMETERS.body_px
    tall, wide = (4 * half + 2 for half in (tall, wide))
    body = crop[middle - tall : middle + tall, middle - wide : middle + wide]
    side = PARAMETERS.thumbnail
    return np.concatenate(
        [body.std((0, 1)), cv2.resize(crop, (side, side), interpolation=cv2.INTER_AREA).ravel()]
    )


def _outlines(crop: Picture) -> Floats:
    """Return how strong outlines of each direction are in each part of a crop."""
    side, parts, ways = PARAMETERS.outline_px, PARAMETERS.outline_parts, PARAMETERS.outline_directions
    grey = cv2.resize(crop, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32)
    across, down = cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)
    strength, angle = np.hypot(across, down), (np.arctan2(down, across) / (2 * np.pi) * ways) % ways
    first = angle.astype(int) % ways
    share = angle - np.floor(angle)
    rows, columns = np.indices(grey.shape)
    held = np.zeros((ways, side, side), np.float32)
    held[first, rows, columns] += strength * (1 - share)
    held[(first + 1) % ways, rows, columns] += strength * share
    sums = held.reshape(ways, parts, side // parts, parts, side // parts).sum((2, 4)).ravel()
    return np.asarray(sums / (np.linalg.norm(sums) + PARAMETERS.outline_floor), np.float32)
