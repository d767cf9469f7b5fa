"""The screen sizes of the flows: a small phone, a large one, a desktop."""

from __future__ import annotations

import pytest

from tests.web import live

SIZES = {"360": live.SMALL, "412": live.LARGE, "desktop": live.DESKTOP}
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
