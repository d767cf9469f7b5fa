"""Values of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from referee.game import JsonObject


def is_object(value: object) -> TypeGuard[JsonObject]:
    """Return whether this is a JSON object; checks for dict first, for speed."""
    return type(value) is dict or isinstance(value, Mapping)
