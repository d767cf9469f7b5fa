"""What a card of an unknown set seems to show, from its colours and lines: the letters of its edges and the
features that follow. A guess that people correct, not a reading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.catalog import Kind
from vision.drawn import style_of
from vision.glyphs import bgr

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]

DEPTH = (0.03, 0.1)  # of a card, from its rim: where an edge is looked at
LANE = 14.0  # Lab distance of an edge's middle from its halves from which a line crosses it
AREAS = ("area",)
SIDES = "NESW"


def edges_seen(faces: Sequence[Picture], kinds: Mapping[str, Kind]) -> list[list[str]]:
    """The letter of each edge N E S W of each face, as it lies; kinds that no edge shows have no letter."""
    rims = np.stack([_rim(face) for face in faces])  # faces x 4 edges x (left, middle, right) x Lab
    halves = (rims[:, :, 0] + rims[:, :, 2]) / 2
    areas = [name for name, kind in kinds.items() if kind.shape == "area" and kind.letter]
    lines = [name for name, kind in kinds.items() if kind.shape == "line" and kind.letter]
    gain = _gain(halves.reshape(-1, 3), areas)
    area_of = _nearest(halves.reshape(-1, 3) + gain, areas).reshape(halves.shape[:2])
    crossed = np.linalg.norm(rims[:, :, 1] - halves, axis=2) > LANE
    line_of = _nearest(rims[:, :, 1].reshape(-1, 3) + gain, lines).reshape(halves.shape[:2])
    found = []
    for face in range(len(faces)):
        row = []
        for side in range(4):
            ground = areas[area_of[face, side]] if areas else ""
            line = crossed[face, side] and lines and not _walled(kinds, ground)
            name = lines[line_of[face, side]] if line else ground
            row.append(kinds[name].letter if name else "?")
        found.append(row)
    return found


def features_seen(face: Picture, edges: Sequence[str], kinds: Mapping[str, Kind]) -> list[dict[str, Any]]:
    """Features that such edges may belong to: walled areas joined where the middle looks like them, two
    ends of a line one line, more of them arms that meet; the ground between in as many parts as they
    leave."""
    by_letter = {kind.letter: name for name, kind in kinds.items() if kind.letter}
    shown = [by_letter.get(letter, "") for letter in edges]
    found: list[dict[str, Any]] = []
    for name, kind in kinds.items():
        sides = [SIDES[i] for i, other in enumerate(shown) if other == name]
        if not sides or kind.sides == "halves":
            continue
        if kind.shape == "line":
            found += (
                [{"kind": name, "edges": sides}]
                if len(sides) == 2
                else [{"kind": name, "edges": [s]} for s in sides]
            )
        elif len(sides) > 1 and _joined(face, sides):
            found.append({"kind": name, "edges": sides})
        else:
            found += [{"kind": name, "edges": [s]} for s in sides]
    ground = next(
        (name for name, kind in kinds.items() if kind.shape == "area" and kind.sides == "halves"), None
    )
    return [*found, *_ground(ground, shown, kinds)] if ground else found


def _walled(kinds: Mapping[str, Kind], name: str) -> bool:
    return name in kinds and kinds[name].shape == "area" and kinds[name].sides == "edges"


def _ground(name: str, shown: Sequence[str], kinds: Mapping[str, Kind]) -> list[dict[str, Any]]:
    """The stretches of half-edges that nothing else owns, cut where a line leaves."""
    halves = [f"{side}{hand}" for side in SIDES for hand in "LR"]
    free = [not _walled(kinds, shown[i // 2]) for i in range(8)]
    cut = [i % 2 == 1 and shown[i // 2] in kinds and kinds[shown[i // 2]].shape == "line" for i in range(8)]
    if not any(free):
        return []
    if sum(cut) == 1:  # one line ends in the middle: it cuts nothing
        cut = [False] * 8
    starts = [i for i in range(8) if free[i] and (cut[i] or not free[i - 1])] or [
        next(i for i in range(8) if free[i])
    ]
    parts = []
    for start in starts:
        part = [halves[start]]
        i = (start + 1) % 8
        while free[i] and not cut[i] and i != start and i not in starts:
            part.append(halves[i])
            i = (i + 1) % 8
        parts.append(part)
    return [{"kind": name, "halves": part} for part in parts]


def _joined(face: Picture, sides: Sequence[str]) -> bool:
    """Whether the middle between these edges looks more like them than like the rest."""
    lab = cv2.cvtColor(cv2.GaussianBlur(face, (0, 0), 3), cv2.COLOR_BGR2LAB).astype(np.float32)
    n = face.shape[0]
    near = {"N": (0.12, 0.5), "E": (0.5, 0.88), "S": (0.88, 0.5), "W": (0.5, 0.12)}
    points = {s: lab[int(y * n), int(x * n)] for s, (y, x) in near.items()}
    inner = {"N": (0.38, 0.5), "E": (0.5, 0.62), "S": (0.62, 0.5), "W": (0.5, 0.38)}
    between = np.mean([lab[int(inner[s][0] * n), int(inner[s][1] * n)] for s in sides], axis=0)
    own = np.mean([points[s] for s in sides], axis=0)
    others = [points[s] for s in SIDES if s not in sides]
    if not others:
        return True
    rest = np.mean(others, axis=0)
    return bool(np.linalg.norm(between - own) < np.linalg.norm(between - rest))


def _rim(face: Picture) -> Floats:
    """4 edges x (left, middle, right, seen from the middle of the card) x Lab: medians of small patches."""
    lab = cv2.cvtColor(face, cv2.COLOR_BGR2LAB).astype(np.float32)
    n = face.shape[0]
    rows = slice(max(1, round(DEPTH[0] * n)), round(DEPTH[1] * n))
    found = []
    for side in range(4):
        top = np.rot90(lab, side)[rows]  # the edge N, E, S, W as the upper one
        spans = ((0.14, 0.36), (0.455, 0.545), (0.64, 0.86))
        found.append(
            [np.median(top[:, round(a * n) : round(b * n)].reshape(-1, 3), axis=0) for a, b in spans]
        )
    return np.array(found, np.float32)


def _style(name: str) -> Floats:
    return cv2.cvtColor(np.array([[bgr(style_of(name).fill)]], np.uint8), cv2.COLOR_BGR2LAB)[0, 0].astype(
        np.float32
    )


def _gain(colours: Floats, names: Sequence[str]) -> Floats:
    """What must be added to the colours so that their mean is that of the kinds' usual colours."""
    if not names:
        return np.zeros(3, np.float32)
    wanted = np.mean([_style(name) for name in names], axis=0)
    gain = wanted - np.median(colours, axis=0)
    return np.asarray(gain * (0.6, 0.5, 0.5), np.float32)


def _nearest(colours: Floats, names: Sequence[str]) -> NDArray[np.intp]:
    """The kind whose usual colour each colour is nearest to; brightness counts less than tone."""
    if not names:
        return np.zeros(len(colours), np.intp)
    usual = np.stack([_style(name) for name in names])
    gap = (colours[:, None] - usual[None]) * (0.5, 1.2, 1.2)
    return np.asarray(np.linalg.norm(gap, axis=2).argmin(1))
