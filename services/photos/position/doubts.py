"""The reasons of review questions about a photo.

The page has their sentences in page.ftl (`reason-*`), the terminal in terminal.ftl (`doubt-*`).
"""

from __future__ import annotations

from vision.reading import FIGURE_REASONS, TILE_REASONS

REASONS: tuple[str, ...] = (
    *(*TILE_REASONS, *FIGURE_REASONS),
    *("space", "pieces", "tokens", "hidden", "tent", "returned", "turn"),
)
