"""Learn the appearance of score track sheets: descriptors of keypoints, from photos that show the sheet.

`python -m training.nets.tracks ../shared/photos` writes vision/models/tracks.npz: no picture, only places
on the sheet and 128 numbers for each. `--without test_62` leaves a photo out, to measure on it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import cv2
import numpy as np

from training.data.pictures import read_picture
from vision.score_track.detection import LOOKS, spots

HIGH = 500  # pixels of the sheet's height at which keypoints are detected
MOST = 700  # keypoints of each photo
SHEETS: Mapping[str, Mapping[str, list[tuple[float, float]]]] = {  # corners of the sheet, pixels of the photo
    "spiral": {
        "test_62": [(3954.2, 708.5), (4082.7, 1759.4), (3287.7, 1740.5), (3222.4, 684.3)],
        "test_56": [(33.3, 54.9), (475.3, 14.6), (493.2, 279.7), (20.0, 324.6)],
        "test_29": [(2003.8, 626.7), (2890.8, 758.4), (2926.8, 1278.1), (1985.3, 1151.5)],
    }
}


def learnt(photos: Path, without: str = "") -> dict[str, np.ndarray]:
    """Return places and descriptors of every layout's keypoints."""
    found = {}
    for name, sheets in SHEETS.items():
        parts = [seen(photos / f"{stem}.jpg", corners) for stem, corners in sheets.items() if stem != without]
        found[f"{name}.spots"] = np.concatenate([places for places, _ in parts]).astype(np.float32)
        found[f"{name}.looks"] = np.concatenate([looks for _, looks in parts])
    return found


def seen(photo: Path, corners: list[tuple[float, float]]) -> tuple[np.ndarray, np.ndarray]:
    """Return places on the sheet (its height is 1), and their descriptors (0 to 255)."""
    wide = round(1.4 * HIGH)
    flat = np.array([[0, 0], [wide, 0], [wide, HIGH], [0, HIGH]], np.float32)
    way = cv2.getPerspectiveTransform(np.array(corners, np.float32), flat)
    sheet = cv2.warpPerspective(read_picture(photo), way, (wide, HIGH), flags=cv2.INTER_AREA)
    places, looks = spots(np.asarray(cv2.cvtColor(sheet, cv2.COLOR_BGR2GRAY), np.uint8), most=MOST)
    return places / HIGH, np.clip(looks * 400, 0, 255).round().astype(np.uint8)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photos", type=Path)
    parser.add_argument("--without", default="")
    parser.add_argument("--to", type=Path, default=LOOKS)
    args = parser.parse_args()
    np.savez_compressed(args.to, allow_pickle=False, **learnt(args.photos, args.without))


if __name__ == "__main__":
    main()
