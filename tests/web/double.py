"""A stand-in for the recogniser: it knows the drawn table, and is unsure where people should be asked.

The recogniser is trained on printed tiles and need not read our drawing. Everything after it is the real
code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.web.table import FIGURES, HEIGHT, TILES, WIDTH, Laid, pixel, seat
from vision.errors import Stage, Unreadable
from vision.reading import Candidate, Cell, LatticeInfo, Quad, Reading, SeenFigure
from vision.reading.request import ReadingWatch

UNSURE = {(-1, 0): ("base/O", 270)}  # alternative tiles of a cell, nearly as likely
HIDDEN = (-2, 1)  # a place that might hold a tile
WRONG = {(0, 1): ("base/I", 180)}  # confident but wrong readings of cells


def recognise(
    data: bytes,
    sets: Sequence[str],
    edition: str | None,
    watch: ReadingWatch,
    **_: Any,
) -> Reading:
    """The fixed reading of the drawn table. A tiny picture is unreadable, like one without tiles."""
    stages: tuple[Stage, ...] = ("decode", "lattice", "cells", "figures")
    for stage in stages:
        if watch.progress:
            watch.progress(stage)
        if stage == "lattice" and len(data) < 20_000:
            raise Unreadable("lattice", "fewer than 6 tile corners")
        if stage == "lattice" and watch.found:
            watch.found([_quad(laid.x, laid.y) for laid in TILES])
    hidden = Cell(*HIDDEN, _quad(*HIDDEN), 0.6, 0.3, -5.0, ())
    cells = (*(_cell(laid) for laid in TILES), hidden)
    printed, grid, spent = edition or "C1", LatticeInfo(0.01), {"cells": 0.1}
    seen = Reading(WIDTH, HEIGHT, printed, tuple(sets), grid, cells, _figures(), spent)
    return replace(seen, seen_edition="C1")


def recognise_tile(data: bytes, sets: Sequence[str], *_: Any, **more: Any) -> tuple[Candidate, ...]:
    """Every picture shows the same tile, or one of two others; a tiny one shows none."""
    seen = (("base/V", 90, 0.9), ("base/U", 0, 0.06), ("base/J", 180, 0.02))
    return (
        () if len(data) < 2_000 else tuple(Candidate(tile, turn, -1.0, share) for tile, turn, share in seen)
    )


def _cell(laid: Laid) -> Cell:
    at = (laid.x, laid.y)
    best, other = (laid.id, laid.rotation), UNSURE.get(at)
    if at in WRONG:
        best = WRONG[at]
    candidates = [Candidate(*best, -0.05, 0.95)]
    if other:
        candidates = [Candidate(*best, -0.6, 0.55), Candidate(*other, -0.8, 0.45)]
    return Cell(*at, _quad(*at), 1.0, 0.9, -12.0, tuple(candidates))


def _quad(x: int, y: int) -> Quad:
    return (pixel(x, y), pixel(x + 1, y), pixel(x + 1, y + 1), pixel(x, y + 1))


def _figures() -> tuple[SeenFigure, ...]:
    seen = []
    for number, figure in enumerate(FIGURES):
        u, v = seat(figure)
        sure = number != 3
        colours = ((figure.colour, 0.95),) if sure else ((figure.colour, 0.58), ("red", 0.42))
        seen.append(
            SeenFigure(
                point=pixel(figure.x + u, figure.y + v),
                x=figure.x,
                y=figure.y,
                u=u,
                v=v,
                colour=figure.colour,
                kind="meeple",
                pose="lying" if figure.pose == "lying" else "standing",
                confidence=0.95 if sure else 0.6,
                size=0.05,
                colours=colours,
            )
        )
    return tuple(seen)
