"""The sizes of a picture that the stages share."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from vision.arrays import Picture
from vision.image import pyramid
from vision.image.loading import Photo
from vision.image.parameters import IMAGE
from vision.image.pyramid import ImagePyramid, shrink
from vision.image.quality import glance_at
from vision.scene.tile_map import tile_map


def picture(width: int = 400, height: int = 100) -> Picture:
    return np.asarray(np.random.default_rng(3).integers(0, 256, (height, width, 3)), np.uint8)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The longer sides of all copies that are made."""
    sides: list[int] = []
    plain = pyramid.resized

    def counted(bgr: Picture, long_side_px: int, max_magnification: float) -> pyramid.Level:
        sides.append(long_side_px)
        return plain(bgr, long_side_px, max_magnification)

    monkeypatch.setattr(pyramid, "resized", counted)
    return sides


def test_a_level_keeps_the_shape_and_is_made_once(made: list[int]) -> None:
    levels = ImagePyramid(picture())
    small, scale = levels.level(200)
    assert small.shape == (50, 200, 3)
    assert scale == 0.5
    assert levels.level(200)[0] is small
    assert levels.level(100)[0].shape == (25, 100, 3)
    assert made == [200, 100]


def test_a_level_is_a_copy_of_the_full_picture() -> None:
    full = picture()
    levels = ImagePyramid(full)
    levels.level(200)
    # but for the rounding of the halved copy that it is made from
    assert np.abs(levels.level(100)[0].astype(int) - shrink(full, 100)[0]).max() <= 1


def test_a_small_picture_is_enlarged_only_as_far_as_wanted() -> None:
    levels = ImagePyramid(full := picture())
    assert levels.level(800)[0] is full
    assert levels.level(800, 1.5)[0].shape == (150, 600, 3)
    assert levels.level(500, 1.5)[1] == 1.25
    assert levels.level(800) == (full, 1.0)


def test_large_levels_are_not_kept(made: list[int]) -> None:
    levels = ImagePyramid(picture(2500, 20))
    assert (
        levels.level(IMAGE.pyramid.max_kept_px + 1)[0] is not levels.level(IMAGE.pyramid.max_kept_px + 1)[0]
    )
    assert made == [IMAGE.pyramid.max_kept_px + 1] * 2


def test_threads_make_a_level_once(made: list[int]) -> None:
    levels = ImagePyramid(picture())
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(levels.level, [150] * 40))
    assert made == [150]
    assert len({id(one) for one, _ in found}) == 1


def test_the_stages_share_the_pyramid_of_a_photo(made: list[int]) -> None:
    photo = Photo(picture(1000, 700))
    assert photo.pyramid is photo.pyramid
    for _ in range(2):
        glance_at(photo.pyramid)
        tile_map(photo.pyramid)
    assert made == [800, 640]
