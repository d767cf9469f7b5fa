"""Corrections of tokens: what people enter about them, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.game import BadInput, Cell, JsonObject, Message, unknown_text
from referee.tiles.model.position import Ref
from referee.tiles.model.tile import Tile
from services.photos.position.token_stacks import stacked
from services.photos.request import PhotoRequest
from services.photos.tile_sets import lone_tokens, placed_tokens
from vision.reading import Correction

Row = JsonObject

NEEDED = {
    "number": "value",
    "feature": "feature",
    "across": "edges",
    "joins": "edges",
    "pair": "tiles",
    "quarter": "quarter",
}
MAY = {"beside": "beside"}
DETAILS = ("feature", "value", "edges", "tiles", "beside", "quarter")


def of_token(row: Row) -> Correction:
    """The correction of a token."""
    feature, beside = row.get("feature"), row.get("beside")
    return Correction(
        row["x"],
        row["y"],
        feature=(feature.kind, tuple(feature.at)) if feature else None,
        token=row["token"],
        count=row["count"],
        value=row.get("value"),
        edges=tuple(row["edges"]) if "edges" in row else None,
        tiles=tuple((x, y) for x, y in row["tiles"]) if "tiles" in row else None,
        beside=(beside["colour"], beside["kind"]) if beside else None,
        quarter=row.get("quarter"),
    )


def check_tokens(rows: Sequence[Row], cells: Mapping[Cell, Tile], request: PhotoRequest) -> None:
    """Check corrections of tokens; `cells`: the known tiles. Raises BadInput (`corrections[i]...`) for tokens
    that are not corrected, and for wrong places."""
    known = {
        **dict.fromkeys(stacked(request), "stack"),
        **dict.fromkeys(lone_tokens(request), "tile"),
        **{kind: how.lies for kind, how in placed_tokens(request).items()},
    }
    errors: dict[str, list[Message]] = {}
    for number, row in enumerate(rows):
        if "token" not in row:
            continue
        path, at = f"corrections[{number}]", (row["x"], row["y"])
        if row["token"] not in known:
            errors[f"{path}.token"] = [unknown_text("token", row["token"], tuple(known))]
        elif at not in cells:
            errors[f"{path}.x"] = [Message("error-no-known-tile", x=row["x"], y=row["y"])]
        elif known[row["token"]] == "stack":
            errors.update(_stack_errors(row, path, cells[at], stacked(request)[row["token"]]))
        else:
            errors.update(_place_errors(row, path, cells, known[row["token"]]))
    if errors:
        raise BadInput(errors)


def _stack_errors(row: Row, path: str, tile: Tile, feature: str) -> dict[str, list[Message]]:
    errors = {f"{path}.{name}": [Message("error-not-of-stack")] for name in DETAILS[1:] if name in row}
    if "feature" not in row:
        errors[f"{path}.feature"] = [Message("error-needed-stack")]
    elif row["feature"].kind != feature:
        errors[f"{path}.feature"] = [Message("error-tokens-on", feature=feature)]
    else:
        errors.update(_unnamed(row, path, tile))
    return errors


def _place_errors(row: Row, path: str, cells: Mapping[Cell, Tile], lies: str) -> dict[str, list[Message]]:
    """What is wrong about how a token lies; one that is taken off needs no more than its tiles."""
    needed = NEEDED.get(lies)
    errors = {
        f"{path}.{name}": [Message("error-not-of-token")]
        for name in DETAILS
        if name in row and name not in (needed, MAY.get(lies))
    }
    if needed and needed not in row and (row["count"] or needed == "tiles"):
        errors[f"{path}.{needed}"] = [Message("error-needed-token")]
    elif needed == "feature" and needed in row:
        errors.update(_unnamed(row, path, cells[row["x"], row["y"]]))
    elif needed == "tiles":
        for number, (x, y) in enumerate(row["tiles"]):
            if (x, y) not in cells or (number == 0 and (x, y) != (row["x"], row["y"])):
                errors[f"{path}.tiles[{number}]"] = [Message("error-no-known-tile", x=x, y=y)]
    return errors


def _unnamed(row: Row, path: str, tile: Tile) -> dict[str, list[Message]]:
    """The errors about a feature that the tile does not have."""
    try:
        named(tile, row["feature"])
    except BadInput as error:
        return {place: list(messages) for place, messages in error.under(path).errors.items()}
    return {}


def named(tile: Tile | None, meant: Ref, played: Tile | None = None) -> tuple[str, tuple[str, ...]]:
    """The only feature of a placed tile that the reference fits, with all its sides; else that of the tile
    with what tokens add to it. Raises BadInput."""
    if tile is None:
        raise BadInput({"feature": [Message("error-unknown-tile-there")]})
    kind, at = meant.kind, meant.at
    hits = tile.names.find(kind, at)
    if len(hits) == 1:
        return kind, tile.names.at(hits[0])
    added = played.names.find(kind, at) if played and not hits else ()
    if played and len(added) == 1:
        return kind, played.names.at(added[0])
    there = "; ".join(" ".join((f.kind, *tile.names.at(i))) for i, f in enumerate(tile.features))
    id = "error-features-there" if hits else "error-no-feature-there"
    wanted = " ".join((kind, *at))
    raise BadInput({"feature": [Message(id, feature=wanted, tile=tile.id, features=there)]})
