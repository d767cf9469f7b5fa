"""Pointers of a JCloisterZone save to features and figures on the table, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from formats.jcz import names
from formats.jcz.values import cell_of, not_covered, object_of
from referee.game import Mistakes
from referee.tiles.model.position import Ref, Standing
from referee.tiles.rules.table import Table


class Pointer(NamedTuple):
    """A feature at a cell. `machine`: it is a flying machine, from which a figure flies on; `lying`: a figure
    lies on it."""

    x: int
    y: int
    feature: Ref
    machine: bool = False
    lying: bool = False


def pointer_of(value: object, path: str, errors: Mistakes) -> Pointer:
    """Read a pointer to a feature, or to a cell alone."""
    if isinstance(value, list):
        return Pointer(*cell_of(value, path, errors), Ref(""))
    pointer = object_of(value, path, errors)
    x, y = cell_of(pointer.get("position"), f"{path}.position", errors)
    feature, location = str(pointer.get("feature")), str(pointer.get("location"))
    if feature == names.MACHINE:
        return Pointer(x, y, Ref(""), machine=True)
    kind = names.KINDS.get(feature, "")
    sides = names.sides_of(kind, location)
    if not kind or sides is None:
        errors[path].append(not_covered(f"{feature} {location}"))
    return Pointer(x, y, Ref(kind, sides or ()), lying=location == names.AS_ABBOT)


def figure_of(name: object, path: str, errors: Mistakes) -> tuple[int, str]:
    """Read whose figure it is, and its kind: "0.small.1"."""
    owner, _, rest = str(name).partition(".")
    kind = names.FIGURES.get(rest.partition(".")[0])
    if kind is None or not (owner.isascii() and owner.isdigit()):
        errors[path].append(not_covered(str(name)))
        return 0, ""
    return int(owner[:3]), kind


def standing_of(value: object, path: str, seats: Mapping[int, str], errors: Mistakes) -> Standing:
    """Read a pointer to a figure on the table. (Early saves name its feature next to its id.)"""
    pointer = object_of(value, path, errors)
    spot = pointer_of(pointer.get("featurePointer", pointer), path, errors)
    owner, kind = figure_of(pointer.get("meepleId"), f"{path}.meepleId", errors)
    point = (spot.x, spot.y) if kind == "barn" else None
    kind += names.LYING if spot.lying else ""
    if point:
        return Standing(seats.get(owner, ""), kind, spot.x, spot.y, point=point)
    return Standing(seats.get(owner, ""), kind, spot.x, spot.y, spot.feature)


def pointer_to(table: Table, x: int, y: int, ref: Ref) -> dict[str, Any]:
    """Write a pointer to a feature of the table."""
    tile = table.board.cells[x, y]
    segment = tile.names.find(ref.kind, ref.at)[0]
    feature = tile.features[segment]
    own = [edge for edge in feature.edges if {f"{edge}L", f"{edge}R"} <= set(feature.halves)]
    at: Iterable[str] = own or feature.edges
    if ref.kind == "field":
        at = feature.halves or tile.names.at(segment)
    elif ref.kind == "quarter":
        at = tile.names.at(segment)
    return pointed((x, y), ref.kind, names.location_of(ref.kind, at))


def pointed(cell: tuple[int, int], kind: str, location: str) -> dict[str, Any]:
    """A pointer with our kind of feature."""
    feature = next(theirs for theirs, ours in names.KINDS.items() if ours == kind)
    return {"position": [*cell], "location": location, "feature": feature}
