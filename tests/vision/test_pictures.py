"""Pictures that cannot be read are named: OpenCV returns None for them."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from training.data.pictures import decoded, read_picture


def test_pictures_are_read_from_files_and_from_bytes(tmp_path: Path) -> None:
    drawn = np.arange(27, dtype=np.uint8).reshape(3, 3, 3)
    data = cv2.imencode(".png", drawn)[1].tobytes()
    (tmp_path / "drawn.png").write_bytes(data)
    assert (read_picture(tmp_path / "drawn.png") == drawn).all()
    assert (decoded(data) == drawn).all()
    assert decoded(data, cv2.IMREAD_GRAYSCALE).shape == (3, 3)


def test_a_file_without_a_picture_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.jpg").write_bytes(b"no picture")
    for name in ("broken.jpg", "missing.jpg"):
        with pytest.raises(OSError, match=name):
            read_picture(tmp_path / name)


@pytest.mark.parametrize("data", [b"", b"no picture"])
def test_bytes_that_are_no_picture_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=f"{len(data)} bytes"):
        decoded(data)
