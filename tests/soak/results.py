"""The committed results of scripts that can run for a part of their rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def renew(path: Path, rows: Mapping[str, Any]) -> None:
    """Write these rows into a file of results; its other rows stay."""
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(
        json.dumps(kept | dict(rows), indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8"
    )
