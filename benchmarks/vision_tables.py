"""The tables of benchmarks/vision.md."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

STAGES = ("decode", "lattice", "cells", "figures", "settle")
TWELVE = "test_02"  # a photo of twelve megapixels
GOAL_MEDIAN, GOAL_MOST, GOAL_MEMORY = 1.0, 2.5, 600
GOAL_JUDGED = 0.3  # seconds


@dataclass(frozen=True)
class UploadTimes:
    """Seconds before an upload is answered: opening one file, the first check, everything up to the stored
    clean copy; and decoding it only."""

    name: str
    opened: float
    judged: float
    whole: float
    floor: float


@dataclass(frozen=True)
class Spent:
    """Processor seconds of one file: of each stage, of decoding and resizing only; megabytes of memory."""

    name: str
    megapixels: float
    stages: dict[str, float]
    peer: float
    memory: float

    @property
    def whole(self) -> float:
        return sum(self.stages.values())


def table(spent: Sequence[Spent]) -> str:
    """Return seconds and ratios, as Markdown."""
    lines = [
        "# Reading photos: time and memory",
        "",
        "Written by `python -m benchmarks.vision --write`. Processor seconds on one core; in brackets how",
        "many times as long as decoding the same file and resizing it to 1600 pixels. No edition is given.",
        "",
        "| file | megapixels | " + " | ".join(STAGES) + " | whole | memory, MB |",
        "| --- " * (len(STAGES) + 4) + "|",
    ]
    for one in spent:
        cells = [f"{one.stages[s]:.2f} ({one.stages[s] / one.peer:.1f})" for s in STAGES]
        whole = f"{one.whole:.2f} ({one.whole / one.peer:.0f})"
        lines.append(
            f"| {one.name} | {one.megapixels:.1f} | {' | '.join(cells)} | {whole} | {one.memory:.0f} |"
        )
    seconds = [one.whole for one in spent]
    memory = max(one.memory for one in spent)
    lines += [
        "",
        f"Median {statistics.median(seconds):.2f} s (goal {GOAL_MEDIAN}), at most {max(seconds):.2f} s "
        f"(goal {GOAL_MOST}), at most {memory:.0f} MB (goal {GOAL_MEMORY}); ratio to decoding and resizing: "
        f"median {np.median([one.whole / one.peer for one in spent]):.0f}.",
    ]
    return "\n".join(lines) + "\n"


def upload_table(times: Sequence[UploadTimes]) -> str:
    """Return seconds and ratios of the steps before an upload is answered, as Markdown."""
    lines = [
        "## Before the upload is answered",
        "",
        f"The same picture ({TWELVE}, twelve megapixels) when uploaded: opened and turned upright, judged",
        "(light, sharpness, size), a clean copy written. Seconds that pass (the tiles of a phone's HEIC file",
        "are decoded by all cores, here two); in brackets how many times as long as Pillow takes to decode",
        f"that file and no more. Goal: judged within {GOAL_JUDGED * 1000:.0f} ms of receipt.",
        "",
        "| file | opened | judged | all of it |",
        "| --- | --- | --- | --- |",
    ]
    for one in times:
        steps = (one.opened, one.judged, one.whole)
        cells = " | ".join(f"{step:.3f} ({step / one.floor:.1f})" for step in steps)
        lines.append(f"| {one.name} | {cells} |")
    return "\n".join(lines) + "\n"
