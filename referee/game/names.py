"""Names that people enter."""

from __future__ import annotations

from unicodedata import category

UNSEEN = ("C", "M", "Z")  # categories: controls and unassigned, marks on what is before them, spaces
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols without ink


def visible(name: str) -> bool:
    """Return whether a name shows anything."""
    return any(category(one)[0] not in UNSEEN and one not in BLANK for one in name)
