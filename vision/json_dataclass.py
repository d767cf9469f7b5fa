"""Frozen dataclasses that survive JSON exactly."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any, Self, Union, cast, get_args, get_origin, get_type_hints


class JsonDataclass:
    """Exact JSON round trip for frozen dataclasses: `from_json(json.loads(json.dumps(x.to_json()))) == x`."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)  # type: ignore[call-overload,no-any-return]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what `to_json` wrote. Raises KeyError, TypeError or ValueError for anything else."""
        return cast(Self, _decode(cls, data))


@cache
def _hints(cls: Any) -> dict[str, Any]:
    """Return the fields of a dataclass with their types."""
    return get_type_hints(cls)


def _decode(hint: Any, value: Any) -> Any:
    """Convert a JSON value to type `hint`: lists to tuples, mappings to dataclasses."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        if value is None:
            return None
        return _decode(next(h for h in get_args(hint) if h is not type(None)), value)
    if origin is tuple:
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return tuple(_decode(inner[0], v) for v in value)
        if len(value) != len(inner):
            raise ValueError(f"expected {len(inner)} values, got {len(value)}")
        return tuple(_decode(h, v) for h, v in zip(inner, value, strict=True))
    if isinstance(hint, type) and issubclass(hint, JsonDataclass):
        kinds = _hints(cast(Any, hint))
        return hint(**{name: _decode(kind, value[name]) for name, kind in kinds.items() if name in value})
    return value
