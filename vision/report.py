"""Measured rows as files: `photos.csv` with a row for each photo and stage, and a summary people can read."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

HEAD = """# Measured on labelled photos

Written by `python -m vision.evaluate`; `photos.csv` has a row for each photo and stage. The photos show
people's tables with first-edition art and are kept outside the project. Nets and gallery have learnt
from rendered boards and from other labelled photos of the same collection, never from the photos listed
here (see `../models/`); so have the weights that tell whether a tile lies in a cell, how sure a figure
is and whether it stands. Thresholds were looked at on these photos, too: unseen ones may do somewhat
worse. Times are seconds of one processor core. `vision_score.txt` is what
`../shared/measure/vision_score.py` says of the same run.

"""
COLUMNS = (
    *("photo", "difficulty", "places", "before settling", "tiles right", "false", "silent", "asked"),
    *("figures", "false", "corners off", "seconds"),
)


@dataclass(frozen=True)
class Row:
    """One stage of one photo. `right` of `of` readable tiles, places or figures; `false`: told but not there;
    `silent`: errors nobody is asked about; `asked`: right cells somebody is asked about; `error`: median
    distance of corners from the labels, in cells; `note`: why it could not be read."""

    photo: str
    difficulty: str
    stage: str
    right: int
    of: int
    false: int = 0
    silent: int | None = None
    asked: int | None = None
    error: float | None = None
    seconds: float = 0.0
    note: str = ""


def write(rows: Sequence[Row], folder: Path, whole: bool) -> None:
    """`photos.csv` with every row, and `README.md` for a run over all photos."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "photos.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(asdict(rows[0])))
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)
    if whole:
        (folder / "README.md").write_text(HEAD + summary(rows) + "\n")


def summary(rows: Iterable[Row]) -> str:
    """A table of the photos and a line of totals, as Markdown."""
    by = {(r.photo, r.stage): r for r in rows}
    photos = list(dict.fromkeys(photo for photo, _ in by))
    lines = [_line(COLUMNS), _line(["---"] * len(COLUMNS))]
    lines += [_line(_shown({stage: row for (p, stage), row in by.items() if p == photo})) for photo in photos]
    settled, figures = ([by[p, stage] for p in photos] for stage in ("settle", "figures"))
    tiles, right = sum(r.of for r in settled), sum(r.right for r in settled)
    wanted, hits = sum(r.of for r in figures), sum(r.right for r in figures)
    spent = [by[p, "all"].seconds for p in photos if (p, "all") in by]
    words = (
        f"Tiles {right}/{tiles} = {right / max(1, tiles):.1%}",
        f"false {sum(r.false for r in settled)}",
        f"silent errors {sum(r.silent or 0 for r in settled)}",
        f"right cells asked about {sum(r.asked or 0 for r in settled)}",
        f"figures {hits}/{wanted} = {hits / max(1, wanted):.1%} and {sum(r.false for r in figures)} false",
        f"median {median(spent) if spent else 0:.1f} s.",
    )
    return "\n".join([*lines, "", ", ".join(words)])


def _shown(stages: Mapping[str, Row]) -> list[object]:
    lattice, cells, figures, settled = (stages[s] for s in ("lattice", "cells", "figures", "settle"))
    off = "" if lattice.error is None else f"{lattice.error:.1%}"
    spent = stages["all"].seconds if "all" in stages else settled.note
    return [
        *(settled.photo, settled.difficulty, f"{lattice.right}/{lattice.of}", cells.right),
        *(f"{settled.right}/{settled.of}", settled.false, settled.silent, settled.asked),
        *(f"{figures.right}/{figures.of}", figures.false, off, spent),
    ]


def _line(values: Iterable[object]) -> str:
    return "| " + " | ".join(str(value) for value in values) + " |"
