"""Tokens that people put on the tiles of a photo, such as dragon, tower and bridge, and what they change
about the tiles."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from referee.game import BadInput, Cell
from referee.games import game as game_of
from referee.tiles.model.position import Laid, TilePosition, TokenAt
from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Table
from services.photos.alignment import reference
from services.photos.request import PhotoRequest
from services.photos.tile_sets import lone_tokens, placed_tokens, source_of
from vision.labels.half_pairs import laid_singly
from vision.reading import Correction, Draft

Row = dict[str, Any]


def placed(request: PhotoRequest, cells: Mapping[Cell, Tile], corrections: Sequence[Correction]) -> list[Row]:
    """Token rows where corrections put them last, on known tiles (`cells`)."""
    single, several = lone_tokens(request), placed_tokens(request)
    found: dict[Hashable, Row] = {}
    for one in corrections:
        if one.x is None or one.y is None or one.token not in (*single, *several):
            continue
        lies = one.tiles or ((one.x, one.y),)
        key = one.token if one.token in single else (one.token, frozenset(lies))
        found.pop(key, None)
        if one.count and all(cell in cells for cell in lies):
            found[key] = _row(one)
    return list(found.values())


def with_companions(tokens: Sequence[Row], figures: Sequence[Row]) -> list[Row]:
    """The tokens, those that stand with a figure only if it is among these."""
    there = {(f["player"], f["kind"], f.get("x"), f.get("y")) for f in figures}
    return [
        {name: value for name, value in row.items() if name != "beside"}
        if "beside" in row and (*row["beside"].values(), row["x"], row["y"]) not in there
        else row
        for row in tokens
    ]


def _row(one: Correction) -> Row:
    return {
        "kind": one.token,
        "value": one.value,
        "x": one.x,
        "y": one.y,
        **({"feature": reference(*one.feature)} if one.feature else {}),
        **({"beside": dict(zip(("player", "kind"), one.beside, strict=True))} if one.beside else {}),
        **({"edges": list(one.edges)} if one.edges else {}),
        **({"quarter": one.quarter} if one.quarter else {}),
        **({"tiles": [list(cell) for cell in one.tiles]} if one.tiles else {}),
    }


def as_played(request: PhotoRequest, draft: Draft, tokens: Sequence[Row]) -> Mapping[Cell, Tile]:
    """The tiles as the rules see them: with the bases of towers as features, with bridges, and with castles
    instead of cities; none if no token lies there, or if the rules cannot read the table."""
    if not tokens:
        return {}
    tiles = tuple(Laid(*row) for row in laid_singly(draft.tiles))
    lying = tuple(
        TokenAt(
            row["kind"],
            row["value"],
            x=row["x"],
            y=row["y"],
            edges=tuple(row.get("edges", ())) or None,
            quarter=row.get("quarter"),
            tiles=tuple((x, y) for x, y in row.get("tiles", ())) or None,
        )
        for row in tokens
    )
    table = TilePosition(
        request.game,
        players=(),
        tiles=tiles,
        options=request.options,
        catalogs=request.catalogs,
        tokens=lying,
    )
    try:
        state = game_of(request.game).load(table, source_of(request))
    except BadInput:
        return {}
    return state.board.cells if isinstance(state, Table) else {}
