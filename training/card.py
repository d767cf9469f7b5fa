"""Update the table of files in vision/models/CARD.md: every model file with its size and sha256."""

from __future__ import annotations

import hashlib

from vision.models.sessions import MODELS

HEAD = "| file | bytes | sha256 |"


def write() -> None:
    """Write the current model files into the card's table."""
    rows = [
        f"| `{p.name}` | {p.stat().st_size} | `{hashlib.sha256(p.read_bytes()).hexdigest()}` |"
        for p in sorted([*MODELS.glob("*.onnx"), *MODELS.glob("*.npz")])
    ]
    path = MODELS / "CARD.md"
    before, _, rest = path.read_text().partition(HEAD)
    after = rest.split("\n\n", 1)[1]
    path.write_text("\n".join([before + HEAD, "| --- | --- | --- |", *rows]) + "\n\n" + after)
