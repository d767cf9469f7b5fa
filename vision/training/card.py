"""Keeps vision/models/card.json true: every model file with its size and sha256."""
from __future__ import annotations

import hashlib
import json

from vision.training.export import MODELS


def write() -> None:
    """Lists the model files."""
    files = {p.name: {"bytes": p.stat().st_size, "sha256": hashlib.sha256(p.read_bytes()).hexdigest()}
             for p in sorted([*MODELS.glob("*.onnx"), *MODELS.glob("*.npz")])}
    (MODELS / "card.json").write_text(json.dumps({"files": files}, indent=1) + "\n")
