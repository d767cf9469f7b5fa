"""The screen sizes of the flows: a small phone, two of them on a desktop as well (a photo, a turn).

A large phone has the layout of the small one, with more room; test_walks and test_evening use it.
"""

from __future__ import annotations

import pytest

from tests.web import live

SIZES = {"360": live.SMALL, "desktop": live.DESKTOP}
small_phone = pytest.mark.parametrize("size", [live.SMALL], ids=["360"])
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
