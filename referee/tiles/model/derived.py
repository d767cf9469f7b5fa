"""Values that are worked out when they are first read, for objects of which most live for one move."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

Value = TypeVar("Value")


class derived(cached_property[Value]):
    """A `cached_property` without the lock that Python 3.12 dropped, which takes longer than most of these
    values. Threads that read one for the first time together may each work it out, but get the same object:
    callers may rely on its identity."""

    def __get__(self, instance: object, owner: type[object] | None = None) -> Value:  # type: ignore[override]
        """Work the value out and keep it; from then on, reading the attribute does not come here."""
        if instance is None:  # read from the class
            return self  # type: ignore[return-value]
        name = self.attrname
        assert name is not None
        value: Value = self.func(instance)
        kept: Value = vars(instance).setdefault(name, value)  # one step, even between threads
        return kept
