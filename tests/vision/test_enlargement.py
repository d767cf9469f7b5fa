"""Large pictures are read at half their size, and the reading is in their own pixels."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from vision.image.enlargement import enlarged
from vision.image.loading import open_photo
from vision.reading import (
    Cell,
    LatticeInfo,
    Reading,
    SeenFigure,
    SeenMarker,
    SeenTrack,
)

QUAD = ((0.0, 0.0), (10.0, 0.5), (10.0, 10.0), (0.0, 10.0))
TWICE = ((0.0, 0.0), (20.0, 1.0), (20.0, 20.0), (0.0, 20.0))


def written(size: tuple[int, int], kind: str, orientation: int = 1) -> bytes:
    """A picture that is dark on its left and light on its right."""
    shades = np.linspace(20, 230, size[0]).astype(np.uint8)
    image = Image.fromarray(np.repeat(np.repeat(shades[None], size[1], axis=0)[..., None], 3, axis=2))
    exif = Image.Exif()
    exif[0x0112] = orientation
    file = io.BytesIO()
    image.save(file, kind, exif=exif)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_large_pictures_are_halved_on_request(kind: str) -> None:
    data = written((3701, 1300), kind)
    assert open_photo(data).bgr.shape == (1300, 3701, 3)
    photo = open_photo(data, reduced=True)
    assert (photo.bgr.shape, photo.reduction, photo.original) == ((650, 1851, 3), 2, (3701, 1300))
    assert photo.bgr[300, 10].max() < 40
    assert photo.bgr[300, 1840].min() > 200


def test_a_turned_picture_has_its_upright_size() -> None:
    photo = open_photo(written((3700, 1300), "JPEG", orientation=6), reduced=True)
    assert (photo.bgr.shape, photo.original) == ((1850, 650, 3), (1300, 3700))


@pytest.mark.parametrize("size", [(3500, 1300), (3700, 500)])
def test_small_and_slim_pictures_stay(size: tuple[int, int]) -> None:
    photo = open_photo(written(size, "JPEG"), reduced=True)
    assert (photo.width, photo.height, photo.reduction) == (*size, 1)


def test_every_place_of_a_reading_is_enlarged() -> None:
    figure = SeenFigure((5.0, 6.0), 0, 0, 0.5, 0.6, "red", "meeple", "standing", 0.9, middle=(5.0, 4.0))
    track = SeenTrack(
        "spiral", QUAD, 0.9, (SeenMarker("red", 3, lying=False, points=3, confidence=0.9, point=(1.0, 2.0)),)
    )
    cells = (Cell(0, 0, QUAD, 0.9, 0.9, -9.0, ()),)
    small = Reading(50, 40, "C1", ("base",), LatticeInfo(0.02), cells, (figure,), track=track, others=(QUAD,))
    large = enlarged(small, 2, (99, 80))
    assert (large.width, large.height) == (99, 80)
    assert large.cells[0].quad == large.others[0] == TWICE
    assert (large.figures[0].point, large.figures[0].middle) == ((10.0, 12.0), (10.0, 8.0))
    assert (large.figures[0].u, large.figures[0].v) == (0.5, 0.6)
    assert large.track is not None
    assert (large.track.quad, large.track.markers[0].point) == (TWICE, (2.0, 4.0))
    assert enlarged(small, 1, (50, 40)) is small
