"""Files outside the repository, in ../shared, which may be missing: tests that need them use these marks."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.synthetic import scans as art

PHOTOS = Path(__file__).resolve().parents[2] / "shared" / "photos"
needs_photos = pytest.mark.skipif(
    not (PHOTOS / "labels").is_dir(),
    reason=f"{PHOTOS} is not there: no real photo is read, the recogniser is not measured",
)
needs_scans = pytest.mark.skipif(
    not (art.ART / "index.json").is_file(),
    reason=f"{art.ART} is not there: no rendered table shows scanned tiles",
)
