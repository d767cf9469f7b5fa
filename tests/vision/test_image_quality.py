"""The first glance at an upload: light, sharpness and size, quickly; and brightening dark pictures."""

from __future__ import annotations

import io

import cv2
import numpy as np
import pytest
from PIL import Image

from referee.tiles.io.catalog import built_in
from training.synthetic.degradations import SPOILT, dim, lit, moved
from training.synthetic.layout import box_of
from training.synthetic.other_photos import OTHERS
from training.synthetic.shot import arts_of, shot
from vision.errors import Unreadable
from vision.image.loading import Photo, open_photo
from vision.image.quality import Glance, glance_at, lifted
from vision.labels.cell_images import faces_of
from vision.pipeline import recognise
from vision.scene.failure_reasons import why


@pytest.fixture(scope="module")
def table() -> np.ndarray:
    """A rendered photo of a table with only our drawn tiles on it."""
    base = built_in("base")
    return shot(3, box_of([base]), arts_of(faces_of(base.tiles)), count=40, messy=False).bgr


def glance(data: bytes) -> Glance:
    return glance_at(open_photo(data).bgr)


def jpeg(picture: np.ndarray, quality: int = 90) -> bytes:
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()


def test_a_good_photo_brings_no_warning(table: np.ndarray) -> None:
    seen = glance(jpeg(table))
    assert (seen.width, seen.height) == (table.shape[1], table.shape[0])
    assert seen.hopeless is None
    assert seen.warnings == ()


@pytest.mark.parametrize(
    ("cause", "spoilt"),
    [
        ("dark", lambda table: (table * 0.01).astype(np.uint8)),
        ("blurred", lambda table: cv2.GaussianBlur(table, (0, 0), 40)),
        ("small", lambda table: cv2.resize(table, (120, 90))),
        ("plain", lambda table: np.full_like(table, 130)),
        ("plain", lambda table: np.full_like(table, 255)),
        ("dark", lambda table: np.zeros_like(table)),
    ],
)
def test_hopeless_pictures_are_refused_at_once(table: np.ndarray, cause: str, spoilt) -> None:
    assert glance(jpeg(spoilt(table))).hopeless == cause


@pytest.mark.parametrize(
    ("warned", "spoilt"),
    [
        ("dark", lambda table: (table * 0.06).astype(np.uint8)),
        ("bright", lambda table: lit(4)(table).bgr),
        ("blurred", lambda table: cv2.GaussianBlur(table, (0, 0), 6)),
        ("blurred", lambda table: moved(0.016, 0)(table).bgr),  # sharp vertically
        ("small", lambda table: cv2.resize(table, (480, 360))),
    ],
)
def test_poor_pictures_get_a_warning_and_are_read(table: np.ndarray, warned: str, spoilt) -> None:
    seen = glance(jpeg(spoilt(table)))
    assert warned in seen.warnings
    assert seen.hopeless is None


@pytest.mark.parametrize("name", ["JPEG", "PNG", "WEBP", "HEIF"])
def test_every_format_is_judged_alike(table: np.ndarray, name: str) -> None:
    file, middle = io.BytesIO(), table[table.shape[0] // 4 :][: table.shape[0] // 2]
    middle = np.ascontiguousarray(middle[:, table.shape[1] // 4 :][:, : table.shape[1] // 2])
    Image.fromarray(np.ascontiguousarray(middle[..., ::-1])).save(file, name)
    seen, plain = glance(file.getvalue()), glance_at(middle)
    assert (seen.width, seen.height) == (plain.width, plain.height)
    assert seen.light == pytest.approx(plain.light, abs=0.05)
    assert seen.sharpness == pytest.approx(plain.sharpness, abs=0.2)


def test_width_and_height_are_those_of_the_upright_picture(table: np.ndarray) -> None:
    file, exif = io.BytesIO(), Image.Exif()
    exif[0x0112] = 6
    Image.fromarray(np.ascontiguousarray(table[..., ::-1])).save(file, "JPEG", exif=exif)
    assert (glance(file.getvalue()).width, glance(file.getvalue()).height) == table.shape[:2]


def test_files_that_are_not_pictures_are_refused_as_such() -> None:
    for data in (b"", b"no picture", jpeg(np.zeros((50, 50, 3), np.uint8))[:80]):
        with pytest.raises(Unreadable):
            glance(data)


def test_a_dark_picture_is_brightened(table: np.ndarray) -> None:
    dark = Photo((table * 0.1).astype(np.uint8))
    assert glance_at(lifted(dark).bgr).light > 0.55
    assert lifted(Photo(table)).bgr is table


def wood(seed: int, height: int = 900, width: int = 1200) -> np.ndarray:
    """A wooden table top with nothing on it."""
    rng = np.random.default_rng(seed)
    grain = 25 * np.sin(np.arange(height) / 9 + rng.normal(0, 0.4, height))[:, None, None]
    colour = np.array([60, 110, 160])
    return np.clip(rng.normal(0, 6, (height, width, 3)) + colour + grain, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("seed", range(3))
def test_an_empty_table_is_empty(seed: int) -> None:
    assert why(wood(seed)) == "empty"


def test_a_page_of_text_has_no_tiles() -> None:
    page = np.full((1200, 900, 3), 245, np.uint8)
    for y in range(60, 1150, 34):
        cv2.putText(page, "Place a tile, then a follower on it.", (40, y), 0, 0.9, (20, 20, 20), 2)
    assert why(page) == "empty"


def test_a_board_seen_from_the_side_is_flat(table: np.ndarray) -> None:
    height, width = table.shape[:2]
    picture = wood(0, height, width)
    flat = cv2.resize(table, (width, height // 9))
    picture[500 : 500 + flat.shape[0]] = flat
    assert why(picture) in ("flat", "far")


def test_a_board_far_away_is_far(table: np.ndarray) -> None:
    picture = wood(0, 2400, 3200)
    picture[1000:1180, 1400:1640] = cv2.resize(table, (240, 180), interpolation=cv2.INTER_AREA)
    assert why(picture) == "far"


def test_a_blurred_board_is_blurred(table: np.ndarray) -> None:
    assert why(cv2.GaussianBlur(table, (0, 0), 12)) == "blurred"


@pytest.mark.parametrize("kind", ["moved across", "moved down", "moved aslant", "flat", "far", "overexposed"])
def test_a_spoilt_photo_names_its_cause(table: np.ndarray, kind: str) -> None:
    worst = list(SPOILT[kind].values())[-1]
    causes = {"moved": "blurred", "overexposed": "bright"}
    assert why(worst(table).bgr) == causes.get(kind.split()[0], kind)


def test_a_dark_photo_brightened_before_it_was_read_is_dark(table: np.ndarray) -> None:
    taken = Photo(dim(0.05, 8)(table).bgr)
    assert why(lifted(taken).bgr, glance_at(taken.bgr)) == "dark"


@pytest.mark.parametrize("name", sorted(OTHERS.keys() - {"tiled floor"}))
def test_a_picture_of_something_else_has_no_tiles(name: str) -> None:
    assert why(OTHERS[name]()) == "empty"


def test_a_screenshot_is_not_a_board() -> None:
    with pytest.raises(Unreadable) as caught:
        recognise(jpeg(OTHERS["screenshot"]()), ["base"])
    assert caught.value.cause == "empty"


def test_a_board_bleached_by_a_flash_is_too_bright(table: np.ndarray) -> None:
    bleached = np.clip(table.astype(np.float32) * 2.4 + 60, 0, 255).astype(np.uint8)
    assert why(bleached) == "bright"
    assert why(table) == "grid"  # this one is sound
