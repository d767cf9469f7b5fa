"""The arguments of scripts that play turns through the page, and the committed results of those that can run
for a part of their rows."""

from __future__ import annotations

import argparse
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


def arguments(about: str | None, turns: int, boxes: bool) -> argparse.Namespace:
    """The arguments of a script that plays turns; the folder for pictures is there then."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    if boxes:
        parser.add_argument("boxes", nargs="*", metavar="BOX")
    parser.add_argument("--turns", type=int, default=turns)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--write", action="store_true")
    found = parser.parse_args()
    if found.pictures:
        found.pictures.mkdir(parents=True, exist_ok=True)
    return found
