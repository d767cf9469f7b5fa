"""Random games of Carcassonne on maps: the stand-in map and random maps.

Floods roads and cities independently, from the map's JSON, and recomputes every score line.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.soak.random_games import Dealer, Look

CATALOG = Path(__file__).resolve().parents[3] / "catalog" / "carcassonne"


def read(name: str) -> Any:
    """A file of the catalog."""
    return json.loads((CATALOG / f"{name}.json").read_text(encoding="utf-8"))


STAND_IN = read("maps/stand-in-map")
SETS = ("base", "inns-and-cathedrals", "traders-and-builders")
EDGES, STEPS = "NESW", ((0, -1), (1, 0), (0, 1), (-1, 0))
TILES = {tile["id"]: tile["features"]
         for name in SETS for tile in read(name)["tiles"]}  # fmt: skip
ADVICE = "advice or material, about which nothing can be asked"
TYPED = "speaks about positions that were typed in, not played"
Cell = tuple[int, int]


def beside(cell: Cell) -> list[Cell]:
    """The four adjacent cells."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]


def ring(cell: Cell) -> list[Cell]:
    """The eight surrounding cells."""
    return [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def made_map(chance: random.Random) -> dict[str, Any]:
    """A random map: land, perhaps an island with a ferry, start squares, towns, large cities, borders."""
    land: list[Cell] = [(0, 0)]
    while len(land) < chance.randrange(24, 44):
        cell = chance.choice(beside(chance.choice(land)))
        land += [cell] if cell not in land else []
    island = [(max(x for x, _ in land) + 4 + dx, dy) for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1))]
    isle = chance.random() < 0.6
    squares: dict[Cell, dict[str, Any]] = {cell: {} for cell in (*land, *(island if isle else ()))}
    plain = land[:]
    chance.shuffle(plain)
    for kind, count in (("start", chance.randrange(2, 5)), ("town", 4)):
        for _ in range(count):
            squares[plain.pop()] = {"kind": kind}
    city = {"kind": "city", "features": [{"kind": "city", "edges": list(EDGES)}]}
    for _ in range(chance.randrange(3)):
        first = plain.pop()
        more = [near for near in beside(first) if near in plain and chance.random() < 0.3][:1]
        plain = [cell for cell in plain if cell not in more]
        for cell in (first, *more):
            squares[cell] = {**city, "coats": chance.randrange(3)}
    free = [(cell, edge) for cell in squares for edge, near in zip(EDGES, beside(cell), strict=True)
            if near not in squares and squares[cell].get("kind") != "city"]  # fmt: skip
    chance.shuffle(free)
    on_isle = next((side for side in free if side[0] in island), None) if isle else None
    ferries = []
    if on_isle:
        free.remove(on_isle)
        ferries.append((on_isle, free.pop(next(i for i, side in enumerate(free) if side[0] in land))))
    if chance.random() < 0.5:
        ferries.append((free.pop(), free.pop()))
    borders = [(free.pop(), chance.choice(("city", "road", "road"))) for _ in range(chance.randrange(5))]
    return {
        "name": "By chance",
        "squares": [{"x": x, "y": y, **row} for (x, y), row in squares.items()],
        "borders": [{**side(one), "kind": kind, "coats": chance.randrange(3)} for one, kind in borders],
        "ferries": [{"ends": [side(a), side(b)], "coats": chance.randrange(3)} for a, b in ferries],
    }


def side(place: tuple[Cell, str]) -> dict[str, Any]:
    """An edge of a square as it is sent."""
    (x, y), edge = place
    return {"x": x, "y": y, "edge": edge}


class Part(NamedTuple):
    """A road or city as flooded here."""

    tiles: frozenset[Cell]
    large: int
    stubs: int
    ferries: int
    coats: int
    open: bool
    special: bool  # with an inn or a cathedral


class Flood:
    """Flood fill of roads and cities of a position on a map, by edges."""

    def __init__(self, found: Mapping[str, Any], position: Mapping[str, Any]) -> None:
        self.squares = {(row["x"], row["y"]): row for row in found["squares"]}
        self.borders = {((row["x"], row["y"]), row["edge"]): row for row in found["borders"]}
        self.ferries: dict[tuple[Cell, str], tuple[int, tuple[Cell, str], Mapping[str, Any]]] = {}
        for number, row in enumerate(found["ferries"]):
            one, two = (((end["x"], end["y"]), end["edge"]) for end in row["ends"])
            self.ferries |= {one: (number, two, row), two: (number, one, row)}
        self.laid = {(row["x"], row["y"]): self.lying(row) for row in position["tiles"]}

    def lying(self, row: Mapping[str, Any]) -> list[tuple[str, str, Any]]:
        """Kind, rotated edges and number of each feature of a placed tile."""
        turns = row["rotation"] // 90
        return [
            (f["kind"], "".join(EDGES[(EDGES.index(e) + turns) % 4] for e in f.get("edges", ())), f)
            for f in TILES[row["tile"]]
        ]

    def city(self, cell: Cell) -> bool:
        """Whether the cell is a square of a large city."""
        return bool(self.squares.get(cell, {}).get("kind") == "city")

    def shows(self, cell: Cell, edge: str) -> str:
        """What a placed tile shows at an edge: city, road or field."""
        lines = (kind for kind, edges, _ in self.laid[cell] if edge in edges and kind != "field")
        return next(lines, "field")

    def part(self, cell: Cell, index: int) -> Part:
        """The flooded part that contains feature `index` of the tile on a cell."""
        kind = self.laid[cell][index][0]
        todo: list[tuple[Cell, int]] = [(cell, index)]
        large: list[Cell] = []
        stubs: set[tuple[Cell, str]] = set()
        ferries: set[int] = set()
        known, is_open = 0, False
        while known != len(todo) + len(large):
            known, is_open = len(todo) + len(large), False
            for at, number in todo:  # grows in the loop
                for edge in self.laid[at][number][1]:
                    is_open |= self.over(kind, at, edge, todo, large, stubs, ferries)
            for square in large:  # grows, too
                is_open |= self.out_of(square, todo, large)
        features = [self.laid[at][number][2] for at, number in todo]
        coats = sum(int(feature.get("pennants", 0)) for feature in features)
        for square in large:
            printed = self.squares[square]
            coats += printed.get("coats", 0) + sum(f.get("pennants", 0) for f in printed["features"])
        coats += sum(self.borders[stub].get("coats", 0) for stub in stubs)
        on_ferries = {number: row.get("coats", 0) for number, _, row in self.ferries.values()}
        coats += sum(on_ferries[number] for number in ferries)
        special = any("inn" in feature or "cathedral" in feature for feature in features)
        tiles = frozenset(at for at, _ in todo)
        return Part(tiles, len(large), len(stubs), len(ferries), coats, is_open, special)

    def out_of(self, square: Cell, todo: list[tuple[Cell, int]], large: list[Cell]) -> bool:
        """Continue from a square of a large city, where it shows a city. Returns whether an edge is open."""
        is_open = False
        cities = [one["edges"] for one in self.squares[square]["features"] if one["kind"] == "city"]
        for near, edge in zip(beside(square), EDGES, strict=True):
            if not any(edge in edges for edges in cities):
                continue
            if self.city(near) and near not in large:
                large.append(near)
            elif near in self.laid:
                self.go("city", near, EDGES[(EDGES.index(edge) + 2) % 4], todo)
            elif near in self.squares and not self.city(near):
                is_open = True
        return is_open

    def over(self, kind: str, at: Cell, edge: str, todo: Any, large: Any, stubs: Any, ferries: Any) -> bool:
        """Cross an edge. Returns whether it is open."""
        near, back = beside(at)[EDGES.index(edge)], EDGES[(EDGES.index(edge) + 2) % 4]
        if near in self.laid:
            self.go(kind, near, back, todo)
            return False
        if self.city(near):
            if kind == "city" and near not in large:
                large.append(near)
            return False
        if (at, edge) in self.borders:
            stubs.add((at, edge))
            return False
        if (at, edge) in self.ferries:
            number, (there, landing), _ = self.ferries[at, edge]
            ferries.add(number)
            if there in self.laid:
                self.go(kind, there, landing, todo)
                return False
            return True
        return near in self.squares

    def go(self, kind: str, cell: Cell, edge: str, todo: list[tuple[Cell, int]]) -> None:
        """Add the feature of a tile at an edge."""
        for number, (own, edges, _) in enumerate(self.laid[cell]):
            if own == kind and edge in edges and (cell, number) not in todo:
                todo.append((cell, number))

    def worth(self, kind: str, part: Part) -> int:
        """Its points, complete or at the end."""
        each = 1 if part.open or kind == "road" else 2
        pieces = len(part.tiles) + part.stubs + (part.large if kind == "city" else 0)
        return each * pieces + part.ferries + (1 if part.open else 2) * part.coats


class Maps(Dealer):
    """The stand-in map every fifth game, else a random map; variants and expansions in turn."""

    game = "carcassonne"
    name = "maps"
    family = "MP"
    players = (2, 4)
    unreachable: Mapping[str, str] = {
        "MP-S1": ADVICE, "MP-S2": ADVICE, "MP-S5": ADVICE, "MP-S8": ADVICE, "MP-S9": ADVICE, "MP-T2": ADVICE,
        "MP-S4": TYPED, "MP-Z1": ADVICE, "MP-Z2": ADVICE, "MP-Z3": ADVICE, "MP-Z4": ADVICE, "MP-Z5": ADVICE,
        "MP-Z6": ADVICE, "MP-Z7": ADVICE, "MP-Z8": ADVICE, "MP-S6": "told as a finding or of an empty map",
    }  # fmt: skip

    def begin(self, chance: random.Random, number: int) -> dict[str, Any]:
        """The map, the tiles on start squares, the options."""
        self.map = STAND_IN if number % 5 == 0 else made_map(chance)
        town = ("off", "extra_turn", "cost2", "road_bonus", "extra_turn,cost2,road_bonus")[number % 5 - 1]
        self.options = {
            "map": "stand-in-map" if number % 5 == 0 else self.map,
            "mp.town": town,
            "edition": "C1",
        }
        if number % 4 == 1:
            self.options["mp.expansion_rules"] = "on"
        body = super().begin(chance, number)
        return {**body, "options": self.options,
                **({"catalogs": ["base"]} if number % 3 == 0 and number % 4 != 1 else {})}  # fmt: skip

    def questions(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Tiles on any cell of the map and around it, and owners of features."""
        if chance.random() > 0.3 or look["over"]:
            return
        x, y = chance.choice([(row["x"], row["y"]) for row in self.map["squares"]])
        x, y = chance.choice(((x, y), (x + chance.choice((-1, 0, 1)), y + chance.choice((-1, 0, 1)))))
        x, y = chance.choice(((x, y), self.on_the_way(chance, look) or (x, y)))
        tile = chance.choice(("base/U", "base/E", "base/A", "base/B", "base/W", "base/N"))
        rotation = chance.choice((0, 90, 180, 270))
        player = look["to_move"]
        yield {
            "move": {"type": "place", "player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}
        }
        if look["offers"]:
            yield {"move": chance.choice(look["offers"])}
        row = chance.choice(look["position"]["tiles"])
        for kind, edges, _ in Flood(self.map, look["position"]).lying(row):
            if kind in ("city", "road") and edges:
                yield {"feature": {"x": row["x"], "y": row["y"], "kind": kind, "at": edges[0]}}
            elif kind == "monastery":
                yield {"feature": {"x": row["x"], "y": row["y"], "kind": kind}}

    def on_the_way(self, chance: random.Random, look: Look) -> Cell | None:
        """An empty square next to a tile, or next to a large city."""
        squares = {(row["x"], row["y"]): row.get("kind") for row in self.map["squares"]}
        laid = {(row["x"], row["y"]) for row in look["position"]["tiles"]}
        cities = [cell for cell, kind in squares.items() if kind == "city"]
        near = [n for cell in chance.choice((sorted(laid), cities)) for n in beside(cell)]
        free = [cell for cell in near if squares.get(cell, "city") != "city" and cell not in laid]
        return chance.choice(free) if free else None

    def changed(self, before: Look, after: Look, answer: Mapping[str, Any]) -> None:
        """No tile is off the squares, edges match what is printed, and every score line can be recomputed."""
        flood = Flood(self.map, after["position"])
        for cell in flood.laid:
            assert cell in flood.squares, cell
            assert not flood.city(cell), cell
            for edge, near in zip(EDGES, beside(cell), strict=True):
                if (cell, edge) in flood.borders:
                    assert flood.shows(cell, edge) == flood.borders[cell, edge]["kind"]
                if (cell, edge) in flood.ferries:
                    assert flood.shows(cell, edge) == "road"
                if flood.city(near) and self.map is not STAND_IN:
                    assert flood.shows(cell, edge) == "city"
        most = 9
        for seat in after["position"]["players"]:
            own = [
                f for f in after["position"]["figures"] if f["player"] == seat["id"] and f["kind"] == "meeple"
            ]
            assert len(own) <= most
        for line in answer["lines"]:
            self.counted(flood, line)

    def counted(self, flood: Flood, line: Mapping[str, Any]) -> None:
        """Recompute the score line of a road, city or monastery."""
        kind, cells = line["feature"]["kind"], {tuple(cell) for cell in line["where"]["tiles"]}
        laid = frozenset(cells & set(flood.laid))
        if kind == "monastery":
            cell = next(iter(laid))
            there = [near for near in ring(cell) if near in flood.squares]
            filled = [near for near in there if near in flood.laid or flood.city(near)]
            assert line["points"] == 1 + len(filled), line
            assert line["feature"]["complete"] == (len(filled) == len(there)), line
        if kind not in ("road", "city"):
            return
        parts = {flood.part(cell, number) for cell in laid for number, one in enumerate(flood.laid[cell])
                 if one[0] == kind}  # fmt: skip
        same = [part for part in parts if part.tiles == laid and part.open != line["feature"]["complete"]]
        assert same, (line, parts)
        if any(part.special for part in same) and "mp.expansion_rules" in self.options:
            return
        points = line["points"] - sum(part["points"] for part in line["parts"] if part["rule"] == "MP-O3")
        assert points in {flood.worth(kind, part) for part in same}, (line, same)

    def finished(self, look: Look, lines: list[dict[str, Any]]) -> None:
        """Recompute the final score lines; towns cost and pay what they should."""
        flood = Flood(self.map, look["position"])
        for line in lines:
            if not line["feature"]["complete"] and line["feature"]["kind"] in ("road", "city"):
                self.counted(flood, line)
            if line["rule"] == "MP-O2":
                assert line["points"] == -2
                assert flood.squares[tuple(line["where"]["tiles"][0])]["kind"] in ("town", "start")


DEALER = Maps()
