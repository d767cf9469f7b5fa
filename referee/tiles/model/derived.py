"""Values that are worked out when they are first read, for objects of which most live for one move."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

Value = TypeVar("Value")


class derived(cached_property[Value]):
    """A `cached_property` without the lock that Python 3.12 dropped, which takes longer than most of these
    values. Threads that read one for the first time together may both work it out."""

    def __get__(self, instance: object, owner: type[object] | None = None) -> Value:  # type: ignore[override]
        """Work the value out and keep it; from then on, reading the attribute does not come here."""
        if instance is None:  # read from the class
            return self  # type: ignore[return-value]
        name = self.attrname
        assert name is not None
        value: Value = self.func(instance)
        vars(instance)[name] = value
        return value
