"""Sequences whose items are computed when they are first read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Lazily(Sequence[T]):
    """Items that are computed once, if ever."""

    __slots__ = ("_found",)
    _found: tuple[T, ...] | None

    @abstractmethod
    def _computed(self) -> tuple[T, ...]:
        """Return the items."""

    @property
    def found(self) -> tuple[T, ...]:
        """The items."""
        if self._found is None:
            self._found = self._computed()
        return self._found

    def __len__(self) -> int:
        return len(self.found)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return self.found[at]

    def __eq__(self, other: object) -> bool:
        return self.found == (other.found if isinstance(other, Lazily) else other)

    def __hash__(self) -> int:
        return hash(self.found)

    def __repr__(self) -> str:
        return repr(self.found)

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self.found,)


class FoundBy(Lazily[T]):
    """The items that a function returns."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[], tuple[T, ...]]) -> None:
        self._work, self._found = work, None

    def _computed(self) -> tuple[T, ...]:
        return self._work()
