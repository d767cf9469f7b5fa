"""Render tables of Carcassonne on a printed map: the map in our own drawing, tiles on its squares, and a
photo of the empty map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.game import Cell
from training.synthetic.villages import shoot
from vision.arrays import Picture

Matrix = NDArray[np.float64]

PX = 84  # pixels of a square of the drawn map
MARGIN = 1.3  # squares around all of them
SEA, LAND, ROAD, STONE, INK = (176, 148, 98), (138, 178, 156), (196, 220, 236), (110, 160, 204), (52, 60, 66)
RED, FIELD, ROOF = (52, 52, 176), (120, 186, 150), (58, 82, 172)
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass(frozen=True, eq=False)
class DrawnMap:
    """A drawn map: its picture, `base` from cells to its pixels, its squares for tiles."""

    picture: Picture
    base: Matrix
    squares: tuple[Cell, ...]

    @property
    def outline(self) -> NDArray[np.float64]:
        """The corners of the sheet, in cells."""
        high, wide = self.picture.shape[:2]
        sheet = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float64)
        return np.asarray(cv2.perspectiveTransform(sheet[None], np.linalg.inv(self.base))[0], np.float64)


def draw_map(data: Mapping[str, Any], seed: int = 0) -> DrawnMap:
    """Draw the map as it could be printed; each seed has other colours and decoration."""
    chance = np.random.default_rng(seed)
    squares = {(row["x"], row["y"]): row for row in data["squares"]}
    low = np.array(list(squares)).min(0) - MARGIN
    wide, high = np.ceil((np.array(list(squares)).max(0) + 1 + MARGIN - low) * PX).astype(int).tolist()
    base = np.array([[PX, 0, -low[0] * PX], [0, PX, -low[1] * PX], [0, 0, 1]], float)
    canvas = _Canvas(chance, base, high, wide)
    sheet = _Sheet(canvas, chance)
    sheet.sea(squares)
    for cell, row in squares.items():
        sheet.square(cell, row)
    for row in data.get("borders", ()):
        sheet.border((row["x"], row["y"]), row["edge"], row["kind"], row.get("coats", 0))
    for row in data.get("ferries", ()):
        sheet.ferry([((end["x"], end["y"]), end["edge"]) for end in row["ends"]], row.get("coats", 0))
    land = tuple(cell for cell, row in squares.items() if row.get("kind") != "city")
    return DrawnMap(canvas.printed(), base, land)


class _Canvas:
    """The sheet that is drawn on."""

    def __init__(self, chance: np.random.Generator, base: Matrix, high: int, wide: int) -> None:
        self.chance, self.base = chance, base
        self.tint = chance.normal(0, 9, 3)
        self.picture = np.empty((high, wide, 3), np.uint8)
        self.picture[:] = self.tone(SEA)

    def tone(self, colour: Any) -> tuple[float, ...]:
        """Return a colour as this printing shows it."""
        return tuple(np.clip(np.asarray(colour, float) + self.tint, 0, 255).tolist())

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a point of the grid."""
        px, py = self.base[:2, :2] @ (x, y) + self.base[:2, 2]
        return round(float(px)), round(float(py))

    def line(self, points: Sequence[tuple[float, float]], colour: Any, thick: float) -> None:
        """Draw a line through points of the grid; `thick` in squares."""
        self.stroke([self.at(*point) for point in points], colour, max(1, round(thick * PX)))

    def stroke(self, points: Sequence[tuple[float, float]], colour: Any, px: int) -> None:
        """Draw a line through points of the picture, `px` wide."""
        ends, tone = [np.array(points, np.int32)], self.tone(colour)
        cv2.polylines(self.picture, ends, isClosed=False, color=tone, thickness=px, lineType=cv2.LINE_AA)

    def shape(self, points: Sequence[tuple[float, float]], colour: Any) -> None:
        ends = np.array([self.at(*point) for point in points], np.int32)
        cv2.fillPoly(self.picture, [ends], self.tone(colour), cv2.LINE_AA)

    def house(self, x: float, y: float, size: float, roof: Any = ROOF) -> None:
        s = size / 2
        self.shape([(x - s, y), (x + s, y), (x + s, y + s), (x - s, y + s)], (214, 226, 232))
        self.shape([(x - 1.25 * s, y), (x, y - s), (x + 1.25 * s, y)], roof)

    def shields(self, x: float, y: float, count: int) -> None:
        """Draw coats of arms side by side."""
        for i in range(count):
            a = x + (i - (count - 1) / 2) * 0.2
            shield = [
                (a - 0.08, y - 0.1),
                (a + 0.08, y - 0.1),
                (a + 0.08, y + 0.02),
                (a, y + 0.12),
                (a - 0.08, y + 0.02),
            ]
            self.shape(shield, (170, 90, 40))
            self.line([*shield, shield[0]], (235, 240, 240), 0.02)

    def write(self, text: str, x: float, y: float) -> None:
        plain = text.encode("ascii", "replace").decode().replace("?", "-")
        (wide, _), _ = cv2.getTextSize(plain, cv2.FONT_HERSHEY_SIMPLEX, 0.42, 1)
        px, py = self.at(x, y)
        cv2.putText(
            self.picture, plain, (px - wide // 2, py), cv2.FONT_HERSHEY_SIMPLEX, 0.42, INK, 1, cv2.LINE_AA
        )

    def printed(self) -> Picture:
        """Return the sheet with paper grain."""
        coarse = self.chance.normal(0, 5, (self.picture.shape[0] // 24, self.picture.shape[1] // 24, 1))
        size = (self.picture.shape[1], self.picture.shape[0])
        grain: Any = cv2.resize(coarse.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
        return np.asarray(np.clip(self.picture.astype(np.float32) + grain[..., None], 0, 255), np.uint8)


class _Sheet:
    """Draws the parts of a map."""

    def __init__(self, canvas: _Canvas, chance: np.random.Generator) -> None:
        self.canvas, self.chance = canvas, chance

    def sea(self, squares: Mapping[Cell, Any]) -> None:
        """Draw waves, a few bottles, and a coast around the land."""
        high, wide = self.canvas.picture.shape[:2]
        for _ in range(high * wide // 5200):
            x, y = self.chance.uniform(0, wide), self.chance.uniform(0, high)
            wave = [(x - 9, y), (x - 3, y - 4), (x + 3, y + 3), (x + 9, y - 1)]
            self.canvas.stroke(wave, (196, 172, 130), 2)
        for x, y in squares:
            cv2.rectangle(
                self.canvas.picture,
                self.canvas.at(x - 0.14, y - 0.14),
                self.canvas.at(x + 1.14, y + 1.14),
                self.canvas.tone((206, 190, 150)),
                -1,
            )
        free = [(x + 0.5, y + 0.5) for x in range(-30, 40) for y in range(-30, 40) if (x, y) not in squares]
        for i in self.chance.permutation(len(free))[:60].tolist():
            x, y = free[i]
            self.canvas.shape(
                [(x - 0.1, y - 0.3), (x + 0.1, y - 0.3), (x + 0.14, y + 0.3), (x - 0.14, y + 0.3)],
                (92, 140, 74),
            )
            self.canvas.line([(x - 0.3, y + 0.36), (x + 0.3, y + 0.33)], (226, 232, 236), 0.04)

    def square(self, cell: Cell, row: Mapping[str, Any]) -> None:
        """Draw land and its vegetation, a town, or a square of a large city."""
        x, y = cell
        kind = row.get("kind", "normal")
        shade = self.chance.normal(0, 4, 3)
        self.canvas.shape([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], np.array(LAND) + shade)
        for _ in range(int(self.chance.integers(3, 9))):
            a, b = x + self.chance.uniform(0.12, 0.88), y + self.chance.uniform(0.15, 0.88)
            if self.chance.random() < 0.5:
                self.canvas.shape([(a - 0.07, b), (a, b - 0.15), (a + 0.07, b)], (84, 128, 90))
            else:
                self.canvas.line(
                    [(a - 0.1, b), (a + 0.1, b + self.chance.uniform(-0.06, 0.06))], (104, 150, 128), 0.035
                )
        if kind in ("town", "start"):
            for dx, dy in ((-0.14, 0.0), (0.1, -0.06), (0.02, 0.14)):
                self.canvas.house(x + 0.5 + dx, y + 0.5 + dy, 0.2)
        if kind == "city":
            self.large_city(x, y, row)
        edge = RED if kind == "start" else INK
        thick = 0.06 if kind == "start" else 0.015
        k = thick / 2
        self.canvas.line(
            [(x + k, y + k), (x + 1 - k, y + k), (x + 1 - k, y + 1 - k), (x + k, y + 1 - k), (x + k, y + k)],
            edge,
            thick,
        )
        if row.get("name"):
            self.canvas.write(row["name"], x + 0.5, y + 0.86)

    def large_city(self, x: int, y: int, row: Mapping[str, Any]) -> None:
        kinds = {edge: f["kind"] for f in row["features"] for edge in f.get("edges", ())}
        self.canvas.shape([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], FIELD)
        low = {"N": (0, 0.22), "W": (0, 0.22), "S": (1, 0.78), "E": (1, 0.78)}
        n, e, s, w = (low[edge][0 if kinds.get(edge) == "city" else 1] for edge in "NESW")
        self.canvas.shape([(x + w, y + n), (x + e, y + n), (x + e, y + s), (x + w, y + s)], STONE)
        for edge, kind in kinds.items():
            if kind == "road":
                self.canvas.line(
                    [(x + 0.5, y + 0.5), (x + 0.5 + STEP[edge][0] / 2, y + 0.5 + STEP[edge][1] / 2)],
                    ROAD,
                    0.12,
                )
        for _ in range(9):
            self.canvas.house(
                x + self.chance.uniform(w + 0.15, e - 0.15), y + self.chance.uniform(n + 0.18, s - 0.2), 0.17
            )
        coats = row.get("coats", 0) + sum(f.get("pennants", 0) for f in row["features"])
        self.canvas.shields(x + 0.5, y + 0.3, coats)

    def border(self, cell: Cell, edge: str, kind: str, coats: int) -> None:
        """Draw a road or a city that continues beyond an edge."""
        (dx, dy), (x, y) = STEP[edge], (cell[0] + 0.5, cell[1] + 0.5)
        x, y = x + dx / 2, y + dy / 2
        if kind == "road":
            self.canvas.line([(x, y), (x + 0.8 * dx, y + 0.8 * dy)], ROAD, 0.14)
        elif kind == "city":
            a, b = (abs(dy) / 2, abs(dx) / 2)
            self.canvas.shape(
                [
                    (x - a, y - b),
                    (x + a, y + b),
                    (x + 0.5 * a + 0.5 * dx, y + 0.5 * b + 0.5 * dy),
                    (x - 0.5 * a + 0.5 * dx, y - 0.5 * b + 0.5 * dy),
                ],
                STONE,
            )
            self.canvas.house(x + 0.25 * dx, y + 0.25 * dy, 0.2)
        self.canvas.shields(x + 0.75 * dx, y + 0.75 * dy, coats)

    def ferry(self, ends: Sequence[tuple[Cell, str]], coats: int) -> None:
        """Draw a dashed line across the sea."""
        from_, to = ((x + 0.5 + STEP[e][0] * 0.6, y + 0.5 + STEP[e][1] * 0.6) for (x, y), e in ends)
        steps = np.linspace(0, 1, 25)
        for a, b in zip(steps[::2], steps[1::2], strict=False):
            some = [tuple(np.array(from_) + k * (np.array(to) - from_)) for k in (a, b)]
            self.canvas.line(some, (238, 242, 244), 0.05)
        self.canvas.shields((from_[0] + to[0]) / 2, (from_[1] + to[1]) / 2, coats)


def reference(drawn: DrawnMap, chance: np.random.Generator) -> tuple[Picture, dict[str, Any]]:
    """Render a photo of the empty map from above, and its marked corners (see vision.maps.printed_map)."""
    photo, onto = shoot(drawn.picture, chance, tilt=0.06, noise=3)
    low, high = np.array(drawn.squares).min(0), np.array(drawn.squares).max(0) + 1
    corners = np.array([low, (high[0], low[1]), high, (low[0], high[1])], np.float64)
    seen = cv2.perspectiveTransform(corners[None], onto @ drawn.base)[0] + chance.normal(0, 1.5, (4, 2))
    cells = [int(v) for v in (*low, *(high - low))]
    return photo, {"size": list(photo.shape[1::-1]), "corners": seen.tolist(), "cells": cells}
