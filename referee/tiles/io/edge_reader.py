"""What the features of a tile show at its edges; part of reading a tile."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import JsonObject, Message, Mistakes
from referee.tiles.model.ports import EDGES, HALVES, edge_of, ports_of
from referee.tiles.model.tile_set import Kinds


class EdgeReader:
    """Reads the edges of one tile, and notes what is wrong with them. `rows`: its features; `ports`: of
    each."""

    def __init__(self, kinds: Kinds, errors: Mistakes) -> None:
        self._kinds, self._errors = kinds, errors

    def share(self, rows: list[JsonObject], ports: list[set[int]], path: str) -> None:
        """Split an edge shared by two areas (`multi-edge`): each owns the half on its side."""
        for index, row in enumerate(rows):
            edge_name = row.get("multi-edge") if isinstance(row, Mapping) else None
            if edge_name is None:
                continue
            others = [
                i
                for i, own in enumerate(ports)
                if edge_name in EDGES
                and 2 * EDGES.index(edge_name) in own
                and i != index
                and rows[i].get("kind") == row.get("kind")
            ]
            if edge_name not in EDGES or len(others) != 1:
                self._wrong(
                    f"{path}.features[{index}].multi-edge",
                    Message("input-multi-edge"),
                )
                continue
            edge = EDGES.index(edge_name)
            own = row.get("edges") or []
            half = 2 * edge + (1 if EDGES[(edge + 1) % 4] in own else 0)
            ports[others[0]].discard(half)
            ports[index].discard(2 * edge)
            ports[index].discard(2 * edge + 1)
            ports[index].add(half)

    def letters(self, given: object, rows: list[JsonObject], ports: list[set[int]], path: str) -> str:
        """Derive the edge letters from the features and check them against the given ones; notes ports owned
        twice or not at all (an edge given as "*" is wild and has no owner)."""
        owners: dict[int, int] = {}
        for own in ports:
            for port in own:
                owners[port] = owners.get(port, 0) + 1
        if len(owners) < sum(map(len, ports)):
            for port, n in sorted((port, n) for port, n in owners.items() if n > 1):
                id, name = (
                    ("input-half-owners", HALVES[port])
                    if port < 8
                    else ("input-middle-owners", EDGES[port - 8])
                )
                self._wrong(f"{path}.features", Message(id, side=name, count=n))
        self._one_thing(rows, ports, path)
        if given is not None and (not isinstance(given, str) or len(given) != 4):
            self._wrong(f"{path}.edges", Message("input-letters"))
            given = None
        letters = ""
        for edge in range(4):
            missing = [HALVES[p] for p in (2 * edge, 2 * edge + 1) if p not in owners]
            if given is not None and given[edge] == "*":
                if any(edge_of(p) == edge for p in owners):
                    self._wrong(f"{path}.edges", Message("input-wild-edge", side=EDGES[edge]))
                letters += "*"
                continue
            for half in missing:
                self._wrong(f"{path}.features", Message("input-half-unowned", side=half))
            letters += self._letter(edge, rows, ports)
        if given is None or given == letters:
            return letters
        place = f"{path}.features".lstrip(".")
        if not any(at.startswith(place) for at in self._errors):
            self._wrong(f"{path}.edges", Message("input-letters-differ", given=given, letters=letters))
        return letters

    def _wrong(self, path: str, why: Message) -> None:
        self._errors[path.lstrip(".")].append(why)

    def _one_thing(self, rows: list[JsonObject], ports: list[set[int]], path: str) -> None:
        """Check that an edge shows one thing: an area on both halves; a line only runs between ground that is
        named by halves (a field, for example)."""
        kinds = {port: str(row["kind"]) for row, own in zip(rows, ports, strict=True) for port in own}
        for edge, name in enumerate(EDGES):
            left, lane, right = map(kinds.get, ports_of(edge))
            if left == right and not lane:
                continue
            walled = [kind for kind in (left, right) if kind and self._kinds[kind].sides == "edges"]
            if (left and right and left != right) or (lane and walled):
                *first, last = dict.fromkeys(kind for kind in (left, lane, right) if kind)
                shown = Message("input-and", names=", ".join(first), last=last) if first else last
                self._wrong(f"{path}.features", Message("input-edge-things", side=name, features=shown))

    def _letter(self, edge: int, rows: list[JsonObject], ports: list[set[int]]) -> str:
        for port in (8 + edge, *ports_of(edge)):  # a line across the edge determines it
            for row, own in zip(rows, ports, strict=True):
                if port in own and self._kinds[row["kind"]].letter:
                    return self._kinds[row["kind"]].letter
        return "?"
