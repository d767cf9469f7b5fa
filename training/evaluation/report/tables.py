"""Tables of the report on labelled photos."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

from referee.tiles.io.catalog import FOLDER, built_in
from referee.tiles.model.tile import Tile
from vision.reading import At

COLUMNS = (
    *("photo", "difficulty", "places", "before settling", "tiles right", "false", "silent", "questioned"),
    *("figures", "false", "on their feature", "corners off", "seconds"),
)


OF_FIGURES = ("figures", "features")  # stages
LEVELS = ("easy", "medium", "hard")
BINS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)


@dataclass(frozen=True)
class StageRow:
    """One stage of one photo. `right` of `of` readable tiles, places or figures; `false`: reported but not
    there; `silent`: errors without a review question; `questioned`: right cells with a review question;
    `error`: median distance of corners from the labels, in cells; `note`: why it could not be read, or the
    edition found."""

    photo: str
    difficulty: str
    stage: str
    right: int
    of: int
    false: int = 0
    silent: int | None = None
    questioned: int | None = None
    error: float | None = None
    seconds: float = 0.0
    note: str = ""


@dataclass(frozen=True)
class CellRow:
    """Result of a cell. `outcome`: right, wrong, missed, or false (nothing is there); `read_as`: the tile it
    was read as; `questioned`: the reason of its review question, or nothing."""

    photo: str
    at: At
    outcome: str
    tile: str
    read_as: str
    confidence: float
    questioned: str


@dataclass(frozen=True)
class Measured:
    """One photo: a row for each stage, one for each cell. `crossed`: read with models that were not
    trained on it, or, with `only_figures`, with such a figure net only."""

    photo: str
    rows: Sequence[StageRow]
    cells: Sequence[CellRow]
    crossed: bool = False
    only_figures: bool = False


def is_error(cell: CellRow) -> bool:
    return cell.outcome != "right"


def calibration(cells: Iterable[CellRow]) -> list[dict[str, Any]]:
    """Return how often cells with a given confidence are right."""
    reported = [c for c in cells if c.outcome != "missed"]
    rows = []
    for low, high in pairwise(BINS):
        some = [c for c in reported if low <= c.confidence < high or high == 1.0 == c.confidence]
        if some:
            mean = sum(c.confidence for c in some) / len(some)
            right = sum(c.outcome == "right" for c in some)
            share = round(right / len(some), 4)
            rows.append(
                {"from": low, "to": high, "cells": len(some), "confidence": round(mean, 4), "right": share}
            )
    return rows


def twins(cells: Iterable[CellRow]) -> list[dict[str, Any]]:
    """Return for tiles that differ from another in marks only: how many were there, how many were taken
    for the other."""
    known = {
        t.id: t
        for p in sorted((FOLDER / "carcassonne").glob("*.json"))
        for t in built_in(p.stem).tiles.values()
    }
    groups: dict[Any, list[str]] = {}
    for tile in known.values():
        groups.setdefault(_shape(tile), []).append(tile.id)
    rows = []
    seen = [c for c in cells if c.tile in known]
    for group in groups.values():
        lay = [c for c in seen if c.tile in group]
        if len(group) > 1 and lay:
            mixed = [c for c in lay if c.outcome == "wrong" and c.read_as in group]
            rows.append({"tiles": " ".join(sorted(group)), "cells": len(lay), "confused": len(mixed)})
    return rows


def _shape(tile: Tile) -> Any:
    """Return a tile's features without marks, in the canonical one of its rotations."""
    return min(
        tuple(sorted((f.kind, tuple(sorted(f.ports))) for f in tile.turned(q).features if f.kind != "garden"))
        for q in range(4)
    )


def by_level(groups: Mapping[str, Sequence[Measured]]) -> str:
    """Return totals by difficulty for each group of photos, as Markdown."""
    head = (
        "photos",
        "difficulty",
        "boards",
        "exact",
        "tiles right",
        "false",
        "silent",
        "right, questioned",
    )
    lines = [_line(head), _line(["---"] * len(head))]
    for name, some in groups.items():
        for level in LEVELS:
            rows = [r for one in some for r in one.rows if r.stage == "settle" and r.difficulty == level]
            if rows:
                right, of = sum(r.right for r in rows), sum(r.of for r in rows)
                exact = sum(r.right == r.of and not r.false for r in rows)
                counts = (
                    sum(r.false for r in rows),
                    sum(r.silent or 0 for r in rows),
                    sum(r.questioned or 0 for r in rows),
                )
                lines.append(
                    _line([name, level, len(rows), exact, f"{right}/{of} = {right / of:.2%}", *counts])
                )
    return "\n".join([*lines, ""])


def summary(found: Sequence[Measured]) -> str:
    """Return a table of the photos and a line of totals, as Markdown."""
    by = {(one.photo, row.stage): row for one in found for row in one.rows}
    photos = list(dict.fromkeys(one.photo for one in found))
    lines = [_line(COLUMNS), _line(["---"] * len(COLUMNS))]
    lines += [_line(_shown({stage: row for (p, stage), row in by.items() if p == photo})) for photo in photos]
    settled, figures = ([by[p, stage] for p in photos] for stage in ("settle", "figures"))
    stood = [by[p, "features"] for p in photos if (p, "features") in by]
    tiles, right = sum(r.of for r in settled), sum(r.right for r in settled)
    wanted, hits = sum(r.of for r in figures), sum(r.right for r in figures)
    strays = sum(r.false for r in figures)
    well, of = sum(r.right for r in stood), sum(r.of for r in stood)
    spent = [by[p, "all"].seconds for p in photos if (p, "all") in by]
    words = (
        f"Tiles {right}/{tiles} = {right / max(1, tiles):.2%}",
        f"false {sum(r.false for r in settled)}",
        f"silent errors {sum(r.silent or 0 for r in settled)}",
        f"right cells questioned {sum(r.questioned or 0 for r in settled)}",
        f"figures: recall {hits}/{wanted} = {hits / max(1, wanted):.1%}",
        f"precision {hits / max(1, hits + strays):.1%} ({strays} false)",
        f"on their feature {well}/{of} = {well / max(1, of):.1%}",
        f"seconds: median {median(spent) if spent else 0:.1f}, at most {max(spent, default=0):.1f}.",
    )
    return "\n".join([*lines, "", ", ".join(words)])


def _shown(stages: Mapping[str, StageRow]) -> list[object]:
    lattice, cells, figures, settled = (stages[s] for s in ("lattice", "cells", "figures", "settle"))
    off = "" if lattice.error is None else f"{lattice.error:.1%}"
    spent = stages["all"].seconds if "all" in stages else settled.note
    on = stages.get("features")
    return [
        *(settled.photo, settled.difficulty, f"{lattice.right}/{lattice.of}", cells.right),
        *(f"{settled.right}/{settled.of}", settled.false, settled.silent, settled.questioned),
        *(f"{figures.right}/{figures.of}", figures.false, f"{on.right}/{on.of}" if on else "", off, spent),
    ]


def _line(values: Iterable[object]) -> str:
    return "| " + " | ".join(str(value) for value in values) + " |"
