"""Write measurements of photos to files: `photos.csv` (a row for each photo and stage), `errors.csv`,
`calibration.csv`, `twins.csv`, and a readable summary.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from referee.tiles.io.catalog import FOLDER, built_in
from referee.tiles.model.tile import Tile
from training.data.ground_truth import UNSEEN
from vision.reading import At

HEAD = """# Measured on labelled photos

Written by `python -m training.evaluation.photos ../shared/photos/labels ../shared/photos --crossed MODELS`.
The
photos show people's tables with first-edition art and are kept outside the project. Each is read with
the tile sets of its label that have catalogs; tiles of other sets are not counted. No edition is
given. Every cell that is not right is in `errors.csv`; `ERRORS.md` explains each of them.

The shipped models were trained on 14 of the 27 photos (see `../models/CARD.md`). So there are three
groups:

- **unseen**: the shipped models on the 13 photos outside their training;
- **crossed**: cross-validation by photo: those 13, and each of the other 14 read with nets that were
  not trained on it: two tile nets and a figure net of the 13 and of half of the 14, and galleries in
  which the cells of the 13 others of these 14 are enrolled as well (see Cross-validation in
  `../models/CARD.md`). That figure net started from one that was trained on bare tiles of the photo,
  never on its figures. A run without `--crossed` keeps this group, `errors.csv`, `calibration.csv` and
  `twins.csv` from the last run with it;
- **learnt**: the shipped models on the 14 photos of their training: too optimistic.

Thresholds were chosen with all of these photos in view. The weights that separate standing from lying
figures, the paints of figures (`vision/figures/colour.py`), the confidence of figures
(`vision/figures/detection.py`) and
of barely visible tiles (`vision/solver/occluded_tiles.py`) were fitted on them, the weight of the finer net
(`vision/tiles/hires_refinement.py`) was chosen on them, and the order of questions
(`vision/solver/review_questions.py`) was counted on
them; new photos may do somewhat worse. Times are seconds of one processor core.

"""
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


def write(found: Sequence[Measured], crossed: Sequence[Measured], folder: Path, whole: bool) -> None:
    """Write `photos.csv` with every row, and the other files for a run over all photos. Earlier rows of
    tiles are kept where only the figures of crossed photos were measured, and all earlier rows where no
    photo was crossed."""
    folder.mkdir(parents=True, exist_ok=True)
    table(folder / "photos.csv", [asdict(row) for one in found for row in one.rows])
    if not whole:
        return
    before = [] if crossed else _kept(folder / "crossed.csv")
    best, partly = crossed or found, bool(before) or any(one.only_figures for one in crossed)
    if crossed:
        crossed = [_with_tiles(one, folder / "crossed.csv") if one.only_figures else one for one in crossed]
        table(folder / "crossed.csv", [asdict(row) for one in crossed for row in one.rows])
    if not partly:
        table(
            folder / "errors.csv", [_error(cell, one) for one in best for cell in one.cells if is_error(cell)]
        )
        table(folder / "calibration.csv", calibration([c for one in best for c in one.cells]))
        table(folder / "twins.csv", twins([c for one in best for c in one.cells]))
    groups = {
        "unseen": [one for one in found if Path(one.photo).stem in UNSEEN],
        "crossed": list(crossed) or before,
        "learnt": [one for one in found if Path(one.photo).stem not in UNSEEN],
    }
    parts = [by_level(groups), *(f"## {name}\n\n{summary(some)}\n" for name, some in groups.items() if some)]
    (folder / "README.md").write_text(HEAD + "\n".join(parts))


def _kept(file: Path) -> list[Measured]:
    """Return the cross-validation of an earlier run, if there was one."""
    if not file.exists():
        return []
    with file.open(newline="") as stream:
        rows = [_row(row) for row in csv.DictReader(stream)]
    names = dict.fromkeys(row.photo for row in rows)
    return [Measured(name, [row for row in rows if row.photo == name], [], crossed=True) for name in names]


def _with_tiles(one: Measured, kept: Path) -> Measured:
    """Return a photo whose figures were measured, with the rows of its other stages from that file."""
    with kept.open(newline="") as file:
        before = [_row(row) for row in csv.DictReader(file) if row["photo"] == one.photo]
    now = {row.stage: row for row in one.rows if row.stage in OF_FIGURES}
    return replace(one, rows=[now.get(row.stage, row) for row in before])


def _row(row: Mapping[str, str]) -> StageRow:
    counts = {name: int(row[name]) for name in ("right", "of", "false")}
    some = {name: int(row[name]) for name in ("silent", "questioned") if row[name]}
    error = float(row["error"]) if row["error"] else None
    words = {name: row[name] for name in ("photo", "difficulty", "stage", "note")}
    return StageRow(**words, **counts, **some, error=error, seconds=float(row["seconds"]))


def is_error(cell: CellRow) -> bool:
    return cell.outcome != "right"


def _error(cell: CellRow, one: Measured) -> dict[str, Any]:
    return {**asdict(cell), "at": f"{cell.at[0]},{cell.at[1]}", "crossed": one.crossed}


def table(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows as CSV."""
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["nothing"])
        writer.writeheader()
        writer.writerows(rows)


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
