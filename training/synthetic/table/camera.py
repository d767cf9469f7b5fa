"""A pinhole camera over the table. Board: x east, y south, z up, in cells; picture: x right, y down, in
pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Camera:
    matrix: np.ndarray  # 3 x 4, board to picture
    position: np.ndarray  # position of the camera, board coordinates

    @property
    def plane(self) -> np.ndarray:
        """Return the homography from the table plane z = 0 to the picture."""
        return self.matrix[:, [0, 1, 3]]

    def project(self, points: np.ndarray) -> np.ndarray:
        """Project N x 2 or N x 3 board points to N x 2 picture points."""
        return projected(self.matrix, points)


def look(rng: np.random.Generator, outline: np.ndarray, width: int, height: int) -> Camera:
    """Return a camera at a random height and side whose picture is about filled by `outline` (board
    points)."""
    centre = (outline.min(0) + outline.max(0)) / 2
    extent = max(2.0, float(np.ptp(outline, axis=0).max()))
    elevation = np.radians(
        min(
            88.0,
            rng.choice([rng.uniform(65, 90), rng.uniform(38, 70), rng.uniform(24, 40)], p=[0.45, 0.42, 0.13]),
        )
    )
    yaw, roll = rng.uniform(0, 2 * np.pi), np.radians(rng.normal(0, 4))
    distance = extent * rng.uniform(1.0, 2.6)
    flip = np.diag([1.0, -1.0, 1.0])  # board coordinates are left-handed
    target = flip @ np.array([*centre, 0.0])
    away = np.array([np.cos(elevation) * np.cos(yaw), np.cos(elevation) * np.sin(yaw), np.sin(elevation)])
    position = target + distance * away
    forward, up = -away, np.array([0.0, 0.0, 1.0])
    right = np.cross(forward, up)
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    c, s = np.cos(roll), np.sin(roll)
    rotation = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ np.stack([right, down, forward])
    extrinsic = np.column_stack([rotation @ flip, -rotation @ position])
    seen = projected(extrinsic, outline)
    low, high = seen.min(0), seen.max(0)
    zoom = min(width / (high[0] - low[0]), height / (high[1] - low[1]))
    zoom *= rng.choice(
        [rng.uniform(0.75, 1.0), rng.uniform(0.45, 0.8), rng.uniform(1.0, 1.9)], p=[0.62, 0.2, 0.18]
    )
    middle = (low + high) / 2
    room = np.abs(np.array([width, height]) - zoom * (high - low)) / 2
    shift = np.array([width, height]) / 2 - zoom * middle + rng.uniform(-1, 1, 2) * room
    intrinsic = np.array([[zoom, 0, shift[0]], [0, zoom, shift[1]], [0, 0, 1]])
    return Camera(intrinsic @ extrinsic, flip @ position)


def projected(matrix: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Project N x 2 or N x 3 board points by a 3 x 4 matrix."""
    points = np.asarray(points, float)
    if points.shape[1] == 2:
        points = np.column_stack([points, np.zeros(len(points))])
    h = points @ matrix[:, :3].T + matrix[:, 3]
    return np.asarray(h[:, :2] / h[:, 2:])
