"""The numbers of figures of one kind and player, which a save names: "0.small.2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from formats.jcz import names
from referee.tiles.model.position import Standing
from referee.tiles.rules.table import DeployedFigure, Table

MOST = 100  # figures of one kind
Spot = tuple[object, ...]  # x, y and feature of a figure on the table; "held" and the captor of a prisoner


class FigureNumbers:
    """Which figure is where."""

    def __init__(self, table: Table) -> None:
        self._seats = {seat.id: number for number, seat in enumerate(table.players)}
        self._where: dict[tuple[str, str], dict[int, Spot]] = {}
        self.follow(table)

    def new(self, player: str, kind: str) -> str:
        """Name a figure of the supply, the one with the lowest number."""
        taken = self._where.get((player, kind), {})
        return self._name(player, kind, next(n for n in range(1, MOST) if n not in taken))

    def of(self, table: Table, figure: Standing) -> str:
        """Name a figure on the table."""
        key, cell = (figure.player, figure.kind), figure.point or (figure.x, figure.y)
        there = {n: place for n, place in self._where.get(key, {}).items() if place[:2] == cell}
        if figure.feature is not None and figure.x is not None and figure.y is not None:
            found = table.board.cells[figure.x, figure.y].names.find(figure.feature.kind, figure.feature.at)
            there = {n: place for n, place in there.items() if place[2] in found} or there
        return self._name(*key, min(there))

    def at(self, figure: DeployedFigure) -> str:
        """Name a figure on the table that is known in full."""
        there = [n for n, place in self._where[figure[:2]].items() if place == figure[2:]]
        return self._name(figure.player, figure.kind, min(there))

    def held(self, captor: str | None, player: str, kind: str) -> str:
        """Name a prisoner of a captor, or of anybody."""
        for number, place in self._where.get((player, kind), {}).items():
            if place[0] == "held" and captor in (None, place[1]):
                return self._name(player, kind, number)
        return self.new(player, kind)

    def follow(self, table: Table) -> None:
        """Follow the figures to where they are now; one that has moved keeps its number."""
        now = _places(table)
        for key in now.keys() | self._where.keys():
            self._where[key] = _moved(self._where.get(key, {}), Counter(now.get(key, {})))

    def _name(self, player: str, kind: str, number: int) -> str:
        ours = kind.removesuffix(names.LYING)
        theirs = next(name for name, one in names.FIGURES.items() if one == ours)
        return f"{self._seats[player]}.{theirs}.{number}"


def _places(table: Table) -> Mapping[tuple[str, str], Counter[Spot]]:
    found: dict[tuple[str, str], Counter[Spot]] = {}
    for figure in (*table.figures, *table.waiting):
        found.setdefault(figure[:2], Counter())[figure[2:]] += 1
    for captor in table.held:
        for key in table.supply.prisoners(captor):
            found.setdefault(key, Counter())["held", captor] += 1
    return found


def _moved(before: dict[int, Spot], now: Counter[Spot]) -> dict[int, Spot]:
    """The numbers with their new places: of figures that stay (of several prisoners, those taken last), then
    of those that moved, then of new ones."""
    stay = []
    for number, place in reversed(before.items()):
        if now[place] > 0:
            now[place] -= 1
            stay.append(number)
    after = {number: before[number] for number in before if number in stay}
    gone = [number for number in before if number not in after]
    for place in sorted(now.elements(), key=str):
        same = [number for number in gone if before[number][:2] == place[:2]]
        free = (*same, *gone, *(n for n in range(1, MOST) if n not in before and n not in after))
        number = free[0]
        after[number] = place
        gone = [one for one in gone if one != number]
    return after
