"""What follows from the tiles on and around a cell, remembered until one of them changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from referee.game import Cell
from referee.tiles.model.ports import RING

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

Value = TypeVar("Value")
Cells = Mapping[Cell, "Tile"]


class Nearby(dict[Cell, Value], Generic[Value]):
    """What `work` finds for a cell, which may look at that and the eight around it; computed on demand."""

    __slots__ = ("_cells", "_work")

    def __init__(self, cells: Cells, work: Callable[[Cells, Cell], Value]) -> None:
        super().__init__()
        self._cells, self._work = cells, work

    def __missing__(self, cell: Cell) -> Value:
        found = self[cell] = self._work(self._cells, cell)
        return found

    def on(self, cells: Cells, changed: Iterable[Cell]) -> Nearby[Value]:
        """Return what still holds where the tiles on some cells changed."""
        kept = Nearby(cells, self._work)
        kept.update(self)
        for cell in changed:
            kept.pop(cell, None)
            for near in RING[cell]:
                kept.pop(near, None)
        return kept


class NearbyFindings:
    """All that is remembered so about a board, by name."""

    __slots__ = ("_by_name", "_cells")

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._by_name: dict[Hashable, Nearby[Any]] = {}

    def find(self, name: Hashable, work: Callable[[Cells, Cell], Value]) -> Nearby[Value]:
        """Return what is remembered under a name, which stands for always the same work."""
        found: Nearby[Value] | None = self._by_name.get(name)
        if found is None:
            found = self._by_name[name] = Nearby(self._cells, work)
        return found

    def carry_over(self, before: NearbyFindings, *changed: Cell) -> None:
        """Take what was known before the tiles on these cells changed."""
        for name, known in tuple(before._by_name.items()):  # another thread may find something on that board
            self._by_name[name] = known.on(self._cells, changed)
