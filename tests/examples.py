"""How many examples the dear properties try, such as those of whole random games."""

from __future__ import annotations

from hypothesis import settings


def searching() -> bool:
    """Whether this run looks for new faults, however long it takes (`--hypothesis-profile=search`)."""
    return settings.get_current_profile_name() == "search"


def tries(count: int) -> settings:
    """So many examples in a search, and a third of them, but two at least, in every other run."""
    return settings(max_examples=count if searching() else max(2, round(count / 3)))
