"""The reasons of review questions about a photo, each with an English sentence.

The page has translations in page.ftl (`reason-*`).
"""

from __future__ import annotations

from collections.abc import Mapping

from vision.reading import FIGURE_REASONS, TILE_REASONS

REASONS: Mapping[str, str] = {
    **TILE_REASONS,
    **FIGURE_REASONS,
    "space": "several spaces lie on this tile; a photo cannot tell them apart for certain",
    "tokens": "a photo cannot tell how many tokens lie in this stack",
    "hidden": "it should be here, but is not to be seen in the photo",
    "tent": "it is not certain that a tent stands here",
}
