"""Features of tiles as positions and moves name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.game import Cell, Message, unknown_text
from referee.tiles.io.errors import Errors
from referee.tiles.model.ports import EDGES, HALVES, INNER
from referee.tiles.model.position import QUARTER, Ref
from referee.tiles.model.tile import Tile


def segment_of(ref: Ref, cells: Mapping[Cell, Tile], cell: Cell, path: str, errors: Errors) -> int:
    """Return the number of the feature that a reference names on the tile at a cell; -1, with an error noted,
    if there is none."""
    tile = cells.get(cell)
    if tile is None or tile.special.beyond:
        errors["x"].append(Message("input-no-tile", cell=shown_cell(cell)))
        return -1
    found = tile.names.find(ref.kind, ref.at)
    if len(found) != 1:
        refuse(ref, tile, cell, path, errors)
        return -1
    return found[0]


def refuse(ref: Ref, tile: Tile, cell: Cell, path: str, errors: Errors) -> None:
    """Note the error that a reference names no feature or several, with those that exist."""
    sides = (*EDGES, *HALVES, *INNER, *(f.inner for f in tile.features if f.inner and f.inner not in INNER))
    odd = [side for side in ref.at if side not in sides]
    named = (_named(f.kind, tile.names.at(i)) for i, f in enumerate(tile.features))
    exist = list(dict.fromkeys(named)) or [Message("input-nothing-readable")]
    place = {"tile": tile.id, "cell": shown_cell(cell), "features": exist}
    wrong = odd[:1] or ref.at
    name = "sides" if wrong and all(side in ref.sides for side in wrong) else "at"
    if odd:
        errors[f"{path}.{name}"].append(Message("input-side", side=odd[0][:20], sides=" ".join(sides)))
    elif ref.kind not in tile.kinds:
        errors[f"{path}.kind"].append(Message("input-no-feature", **place, feature=ref.kind[:40]))
    else:
        id = "input-features" if len(tile.names.find(ref.kind, ref.at)) > 1 else "input-no-feature"
        errors[f"{path}.{name}"].append(Message(id, **place, feature=_named(ref.kind, ref.at)))


def _named(kind: str, sides: Sequence[str]) -> Message:
    if not sides:
        return Message("input-feature", feature=kind[:40])
    return Message("input-feature-at", feature=kind[:40], sides=" ".join(sides))


def shown_cell(cell: Sequence[int]) -> str:
    """Return a cell as sentences name it."""
    return f"({cell[0]}, {cell[1]})"


def in_quarter(name: str, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[int, int, int]:
    """Return the piece of the board that is the quarter of this name; notes an error if there is none."""
    known = []
    for cell, tile in cells.items():
        for index in tile.names.find(QUARTER, ()) if QUARTER in tile.kinds else ():
            if tile.features[index].inner == name:
                return (*cell, index)
            known.append(tile.features[index].inner)
    errors[path].append(unknown_text("quarter", name, known))
    return 0, 0, -1
