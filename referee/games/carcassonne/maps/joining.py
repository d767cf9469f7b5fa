"""Joins maps into one board, such as USA East and West: the squares of all of them, each shifted by a number
of cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.game import (
    BadInput,
    JsonObject,
    Message,
)
from referee.tiles.model.ports import EDGES, NEAR

JOIN_FIELDS = {"id", "name", "game", "source", "provenance", "join"}
PART_FIELDS = {"map", "x", "y"}
MOST_PARTS, FAR = 8, 1000


def joined(data: JsonObject, find: Callable[[object], Mapping[str, object]]) -> dict[str, object]:
    """Return the joined map of `{"id", "name", "join": [{"map", "x", "y"}, ...]}`: each part (an id or an
    inline map, resolved by `find`) shifted x cells east and y south. Where a square of one part is beyond
    an edge of another, the print beyond that edge is removed. Raises BadInput."""
    parts, errors = data["join"], {str(k)[:40]: [Message("input-joined-fields")]
                                   for k in data if k not in JOIN_FIELDS}  # fmt: skip
    if not isinstance(parts, list) or not 2 <= len(parts) <= MOST_PARTS:
        raise BadInput({**errors, "join": [Message("input-join", most=MOST_PARTS)]})
    moved: list[JsonObject] = []
    for number, part in enumerate(parts):
        path = f"join[{number}]"
        if not isinstance(part, Mapping) or set(part) - PART_FIELDS or "map" not in part:
            errors[path] = [Message("input-join-part")]
            continue
        x, y = part.get("x", 0), part.get("y", 0)
        if not all(type(one) is int and -FAR <= one <= FAR for one in (x, y)):
            errors[path] = [Message("input-join-shift", low=-FAR, high=FAR)]
            continue
        try:
            moved.append(_moved(find(part["map"]), x, y))
        except BadInput as bad:
            errors.update(bad.under(f"{path}.map").errors)
    if errors:
        raise BadInput(errors)
    names = [str(one["name"]) for one in moved if one.get("name")]
    whole = {key: [row for one in moved for row in one[key]] for key in ("squares", "borders", "ferries")}
    squares = {(row["x"], row["y"]) for row in whole["squares"]}
    whole["borders"] = [row for row in whole["borders"] if _beyond(row) not in squares]
    recommended = [one["recommended"] for one in moved if one.get("recommended")]
    return {
        "id": data.get("id", "joined"),
        "name": data.get("name") or " + ".join(names),
        "provenance": "user",
        **{key: data[key] for key in ("game", "source") if key in data},
        **(
            {"recommended": [sum(ends) for ends in zip(*recommended, strict=True)]}
            if len(recommended) == len(moved)
            else {}
        ),
        **whole,
    }


def _beyond(side: JsonObject) -> tuple[int, int]:
    """Return the cell across an edge."""
    return NEAR[side["x"], side["y"]][EDGES.index(side["edge"])]


def _moved(data: JsonObject, x: int, y: int) -> JsonObject:
    """Return a map (just resolved) shifted by that many cells east and south."""

    def shifted(row: JsonObject) -> dict[str, object]:
        return {**row, "x": row["x"] + x, "y": row["y"] + y}

    return {
        **data,
        "squares": [shifted(row) for row in data["squares"]],
        "borders": [shifted(row) for row in data.get("borders", ())],
        "ferries": [
            {**row, "ends": [shifted(end) for end in row["ends"]]} for row in data.get("ferries", ())
        ],
    }
