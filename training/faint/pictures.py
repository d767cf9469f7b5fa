"""Tables with figures of grey paint and of natural wood, as the recogniser passes them to the figure net."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import cv2
import numpy as np
from numpy.typing import NDArray

from training.data import real
from training.data.decoded_photos import UNKNOWN, DecodedPhoto, real_photos
from training.data.ground_truth import as_quad
from training.data.painted_figures import painted, repainted
from training.synthetic.scans import Art
from training.synthetic.table import boards
from training.synthetic.table import figures as models
from training.synthetic.table.light import photographed
from training.synthetic.table.scene import shot
from vision.figures.colour_estimate import board_colour
from vision.figures.views import bands, covered, look
from vision.image.tone import evened, saturated
from vision.models import dense
from vision.models.dense import FigureChances
from vision.reading import Cell

COLOURS = ("grey", "brown")  # brown: natural wood
# Players' colours are drawn with these weights: most tables have figures of the two faint colours.
WEIGHTS = np.array([9.0 if colour in COLOURS else 1.0 for colour in models.COLOURS])
# Hue of OpenCV, saturation and brightness: grey paint has any hue and little of it, wood is yellowish.
GREY_SATURATION, GREY_BRIGHTNESS = 12.0, (85.0, 185.0)
WOOD = ((11.0, 19.0), (55.0, 150.0), (150.0, 232.0))
LEAST_CELL = 34.0  # pixels of a cell of a rendered table
VARIANTS = 4  # of a photo: as it is, repainted, repainted in other light, and again
OTHER = 1 + len(COLOURS)  # class of figures in other colours


@dataclass(frozen=True, eq=False)
class FaintView:
    """A picture that the figure net saw, and what is there. `label`: for each value of its map 0 for
    nothing, 1 + number of a faint colour, OTHER, or UNKNOWN; `photo`: its name; `variant`: 0 for a photo as
    it is."""

    photo: str
    variant: int
    picture: NDArray[np.uint8]
    chances: FigureChances
    board: NDArray[np.float64]
    where: NDArray[np.bool_]
    label: NDArray[np.uint8]


def faint_paint(rng: np.random.Generator, colour: str) -> np.ndarray:
    """Return a paint of this colour; those of the faint colours vary more than others."""
    hsv: tuple[float, ...]
    if colour == "grey":
        hsv = (rng.uniform(0, 180), abs(rng.normal(0, GREY_SATURATION)), rng.uniform(*GREY_BRIGHTNESS))
    elif colour in COLOURS:
        hsv = tuple(rng.uniform(*some) for some in WOOD)
    else:
        return models.painted(rng, colour)
    pixel = np.array([[hsv]]).round().clip(0, 255).astype(np.uint8)
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0], float)


def rendered(seed: int, arts: list[Art]) -> Iterator[FaintView]:
    """Yield the views of a rendered table; none if its cells are too small in the picture."""
    made = shot(seed, arts, partial(boards.crowd, weights=WEIGHTS, paint=faint_paint))
    if made.cell >= LEAST_CELL:
        yield from views(f"rendered {seed}", 0, DecodedPhoto.of(made))


def photos() -> list[tuple[str, DecodedPhoto]]:
    """Return the photos of the current fold, with the pixels of their figures."""
    return [
        (photo.name, replace(opened, figures=painted(opened, photo)))
        for opened, photo in zip(real_photos(), real.photos(), strict=True)
    ]


def variants(name: str, opened: DecodedPhoto, seed: int) -> Iterator[FaintView]:
    """Yield the views of a photo as it is, then with its figures in the faint colours."""
    rng = np.random.default_rng((seed, *name.encode()))
    yield from views(name, 0, opened)
    for number in range(1, VARIANTS):
        made = repainted(opened, rng, COLOURS)
        if number > 1:
            made = replace(made, photo=photographed(rng, made.photo))
        yield from views(name, number, made)


def views(name: str, variant: int, opened: DecodedPhoto) -> Iterator[FaintView]:
    """Yield the parts of a picture that the figure net looks at."""
    cells = [Cell(i, 0, as_quad(quad), 1.0, 0.9, -5.0, ()) for i, quad in enumerate(opened.shot.quads)]
    for band in bands(cells):
        part, view = look(opened.photo, band)
        where = covered(part, view, band)
        part = saturated(evened(part, where), where)
        chances = dense.figures(part)
        scale = view.scale / chances.scale
        away = -np.array(view.corner) * scale - 0.375
        onto = np.array([[scale, 0.0, away[0]], [0.0, scale, away[1]]])
        height, width = chances.coarse.shape[:2]
        label = cv2.warpAffine(
            opened.figures, onto, (width, height), flags=cv2.INTER_NEAREST, borderValue=UNKNOWN
        )
        yield FaintView(name, variant, part, chances, board_colour(part, where), where, _classes(label))


def _classes(label: np.ndarray) -> NDArray[np.uint8]:
    classes = np.full(256, OTHER, np.uint8)
    classes[0], classes[UNKNOWN] = 0, UNKNOWN
    for number, colour in enumerate(COLOURS):
        classes[1 + models.COLOURS.index(colour)] = 1 + number
    return np.asarray(classes[label])
