"""Draw figures as extruded silhouettes: standing, lying, in the players' colours, with a shadow."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from training.synthetic.table.camera import Camera

# Half silhouettes (s from the middle line, t from the foot up), mirrored to the left; unit height.
MEEPLE = [
    (0.0, 0.22),
    (0.13, 0.0),
    (0.5, 0.0),
    (0.28, 0.42),
    (0.52, 0.5),
    (0.56, 0.62),
    (0.24, 0.72),
    (0.2, 0.92),
    (0.0, 1.0),
]
BUILDER = [
    (0.0, 0.18),
    (0.12, 0.0),
    (0.4, 0.0),
    (0.28, 0.5),
    (0.42, 0.72),
    (0.3, 0.78),
    (0.28, 0.9),
    (0.16, 1.0),
    (0.0, 1.0),
]
ABBOT = [(0.0, 0.0), (0.4, 0.0), (0.32, 0.45), (0.42, 0.55), (0.2, 0.7), (0.2, 0.85), (0.0, 1.0)]
PEG = [(0.0, 0.0), (0.3, 0.0), (0.3, 1.0), (0.0, 1.0)]
PIG = [
    (-0.5, 0.0),
    (-0.3, 0.0),
    (-0.25, 0.2),
    (0.2, 0.2),
    (0.25, 0.0),
    (0.45, 0.0),
    (0.5, 0.3),
    (0.75, 0.35),
    (0.75, 0.6),
    (0.5, 0.75),
    (-0.4, 0.75),
    (-0.6, 0.6),
]


def mirrored(half: list[tuple[float, float]]) -> np.ndarray:
    left = [(-s, t) for s, t in reversed(half) if s > 0]
    return np.array(half + left, np.float64)


SHAPES = {
    "meeple": (mirrored(MEEPLE), 0.36, 0.22),
    "big-meeple": (mirrored(MEEPLE), 0.47, 0.24),
    "builder": (mirrored(BUILDER), 0.42, 0.2),
    "abbot": (mirrored(ABBOT), 0.42, 0.2),
    "peg": (mirrored(PEG), 0.34, 0.2),
    "pig": (np.array(PIG), 0.27, 0.2),
}  # outline, height, thickness in cells
KINDS, KIND_WEIGHTS = list(SHAPES), [0.84, 0.05, 0.04, 0.03, 0.01, 0.03]
# BGR of the paint; the order is that of the figure net's channels after the background.
PAINT = {
    "red": (30, 25, 195),
    "blue": (190, 85, 25),
    "green": (50, 125, 25),
    "yellow": (35, 200, 240),
    "black": (36, 33, 32),
    "pink": (185, 120, 240),
    "grey": (165, 160, 155),
    "orange": (30, 125, 240),
    "purple": (145, 50, 105),
    "brown": (95, 150, 200),
}
COLOURS = list(PAINT)
COLOUR_WEIGHTS = np.array([4, 4, 3.5, 4.5, 3.5, 1.2, 2.6, 0.8, 0.7, 0.6])


@dataclass(frozen=True)
class FigureModel:
    colour: str
    kind: str
    spot: np.ndarray  # foot point on the board, cells
    standing: bool
    heading: float
    paint: np.ndarray  # BGR


def painted(rng: np.random.Generator, colour: str) -> np.ndarray:
    """Return a player's paint, which varies a little between boxes."""
    hsv = np.asarray(cv2.cvtColor(np.array([[PAINT[colour]]], np.uint8), cv2.COLOR_BGR2HSV)[0, 0], float)
    hsv += (rng.normal(0, 4 if hsv[1] > 60 else 0), rng.normal(0, 12), 0)
    hsv[2] *= rng.uniform(0.72, 1.2)
    hsv = np.array([[[hsv[0] % 180, np.clip(hsv[1], 0, 255), np.clip(hsv[2], 0, 255)]]], np.uint8)
    return np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0], float)


def axes(figure: FigureModel) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the directions of the silhouette's width, height and thickness on the board."""
    c, s = np.cos(figure.heading), np.sin(figure.heading)
    across, along, up = np.array([c, s, 0]), np.array([-s, c, 0]), np.array([0, 0, 1.0])
    return (across, up, along) if figure.standing else (across, along, up)


def faces(figure: FigureModel) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return the figure's flat faces, each as (corners N x 3, outward normal)."""
    outline, height, thickness = SHAPES[figure.kind]
    across, upward, through = axes(figure)
    foot = np.array([*figure.spot, 0.0])
    if not figure.standing:
        foot = (
            foot - upward * height / 2 + through * thickness / 2
        )  # lying on its flat side, centred on the spot
    flat = foot + height * (outline[:, :1] * across + outline[:, 1:] * upward)
    front, back = flat - through * thickness / 2, flat + through * thickness / 2
    found = [(front, -through), (back, through)]
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        (ds, dt) = outline[j] - outline[i]
        found.append((np.stack([front[i], front[j], back[j], back[i]]), dt * across - ds * upward))
    return found


def shadow(figure: FigureModel, camera: Camera, light: np.ndarray, mask: np.ndarray) -> None:
    """Draw the figure's shadow on the table into `mask`."""
    corners = np.concatenate([f for f, _ in faces(figure)[:2]])
    ground = corners[:, :2] - corners[:, 2:] * light[:2] / light[2]
    hull = cv2.convexHull(camera.project(ground).astype(np.float32))
    cv2.fillConvexPoly(mask, hull.astype(np.int32), 255)


def draw(
    figure: FigureModel, camera: Camera, light: np.ndarray, picture: np.ndarray, label: np.ndarray
) -> None:
    """Draw the figure into `picture` and its colour's number into `label`, far faces first."""
    number = 1 + COLOURS.index(figure.colour)
    parts = sorted(faces(figure), key=lambda f: -float(np.linalg.norm(f[0].mean(0) - camera.position)))
    for corners, normal in parts:
        length = float(np.linalg.norm(normal))
        lit = max(0.0, float(normal @ light)) / (length * float(np.linalg.norm(light)) + 1e-9)
        tone = figure.paint * (0.5 + 0.65 * lit) + 14 * lit
        points = np.round(camera.project(corners) * 8).astype(np.int32)
        cv2.fillPoly(picture, [points], tuple(np.clip(tone, 0, 255).tolist()), cv2.LINE_AA, 3)
        cv2.fillPoly(label, [points], number, cv2.LINE_8, 3)
