"""The screen sizes of the flows: a small phone and a desktop.

A large phone has the layout of the small one, with more room; test_walks and test_evening use it.
"""

from __future__ import annotations

import pytest

from tests.web import live

SIZES = {"360": live.SMALL, "desktop": live.DESKTOP}
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
