"""Write measurements of photos to files: `photos.csv` (a row for each photo and stage), `errors.csv`,
`calibration.csv`, `twins.csv`, and a readable summary.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from training.data.ground_truth import UNSEEN
from training.evaluation.report.tables import (
    OF_FIGURES,
    CellRow,
    Measured,
    StageRow,
    by_level,
    calibration,
    is_error,
    summary,
    twins,
)

HEAD = """# Measured on labelled photos

Written by `python -m training.evaluation.photos ../shared/photos/labels ../shared/photos --crossed
MODELS`. The photos show people's tables with first-edition art and are kept outside the project. Each
is read with the tile sets of its label that have catalogs; tiles of other sets are not counted. No
edition is given. Every cell that is not right is in `errors.csv`; `ERRORS.md` explains each of them.

The shipped models were trained on 14 of the 27 photos (see `vision/models/CARD.md`). So there are three
groups:

- **unseen**: the shipped models on the 13 photos outside their training;
- **crossed**: cross-validation by photo: those 13, and each of the other 14 read with nets that were
  not trained on it: two tile nets and a figure net of the 13 and of half of the 14, and galleries in
  which the cells of the 13 others of these 14 are enrolled as well (see Cross-validation in
  `vision/models/CARD.md`). That figure net started from one that was trained on bare tiles of the photo,
  never on its figures. A run without `--crossed` keeps this group, `errors.csv`, `calibration.csv` and
  `twins.csv` from the last run with it;
- **learnt**: the shipped models on the 14 photos of their training: too optimistic.

Thresholds were chosen with all of these photos in view. The weights that separate standing from lying
figures, the paints of figures (`vision/figures/colour_estimate.py`), the confidence of figures
(`vision/figures/detection.py`) and of barely visible tiles (`vision/solver/occluded_tiles.py`) were
fitted on them, the weight of the finer net (`vision/tiles/hires_refinement.py`) was chosen on them, and
the order of questions (`vision/solver/review_questions.py`) was counted on them; new photos may do
somewhat worse. Times are seconds of one processor core.

"""


def write(found: Sequence[Measured], crossed: Sequence[Measured], folder: Path, *, whole: bool) -> None:
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
    return StageRow(
        row["photo"],
        row["difficulty"],
        row["stage"],
        right=int(row["right"]),
        of=int(row["of"]),
        false=int(row["false"]),
        silent=int(row["silent"]) if row["silent"] else None,
        questioned=int(row["questioned"]) if row["questioned"] else None,
        error=float(row["error"]) if row["error"] else None,
        seconds=float(row["seconds"]),
        note=row["note"],
    )


def _error(cell: CellRow, one: Measured) -> dict[str, Any]:
    return {**asdict(cell), "at": f"{cell.at[0]},{cell.at[1]}", "crossed": one.crossed}


def table(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows as CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["nothing"])
        writer.writeheader()
        writer.writerows(rows)
