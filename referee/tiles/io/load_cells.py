"""Tiles of a position: those laid, those that span cells or are recast, and tiles defined inline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from referee.game import BadInput, Cell, JsonObject, Message, unknown_text
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import shown_cell
from referee.tiles.model.half_tiles import beside_half, laid_on
from referee.tiles.model.multi_cell import parts_of
from referee.tiles.model.ports import ROTATIONS
from referee.tiles.model.position import TilePosition, TokenAt
from referee.tiles.model.spans import Recast, Span, recast_tiles, spanned
from referee.tiles.model.tile import Tile, unknown_tile
from referee.tiles.rules.state.tile_library import Library

TileReading = Callable[[JsonObject], Tile]  # raises BadInput, paths below the tile


def cells_of(position: TilePosition, library: Library, read: TileReading, errors: Errors) -> dict[Cell, Tile]:
    """Return the tiles by cell. Usually each is known and on a separate cell; otherwise they are checked one
    by one."""
    lying = library.lying
    try:
        known = {(laid.x, laid.y): lying[laid.tile, laid.rotation] for laid in position.tiles}  # type: ignore[index]
        if len(known) == len(position.tiles) and not library.large:
            return known
    except (KeyError, TypeError):  # TypeError: a tile definition has no hash
        pass
    cells: dict[Cell, Tile] = {}
    laid_by: dict[Cell, int] = {}
    for number, laid in enumerate(position.tiles):
        path, cell = f"tiles[{number}]", (laid.x, laid.y)
        tile = None
        if isinstance(laid.tile, str) and laid.tile in library.tiles and laid.rotation in ROTATIONS:
            tile = lying[laid.tile, laid.rotation]
        if tile is None:
            enough(errors)
            if isinstance(laid.tile, Mapping):
                tile = _inline_tile(laid.tile, laid.rotation, path, read, errors)
            else:
                tile = _odd_tile(laid.tile, laid.rotation, laid.edges, path, library, errors)
        for spot, part in parts_of(tile, cell):
            if spot in cells and not beside_half(cells[spot], part):
                enough(errors)
                halves = cells[spot].special.half and part.special.half
                id = "input-same-half" if halves else "input-same-cell"
                errors[path].append(Message(id, other=f"tiles[{laid_by[spot]}]", cell=shown_cell(spot)))
            cells[spot] = laid_on(cells, spot, part)
            laid_by.setdefault(spot, number)
    return cells


def with_spans(
    cells: Mapping[Cell, Tile], tokens: Iterable[TokenAt], spans: Mapping[str, Span]
) -> dict[Cell, Tile]:
    """Return the tiles with the lines of the tokens that span them. Tokens that span nothing are reported by
    the rules about them."""
    found = dict(cells)
    for token in tokens:
        cell = (token.x or 0, token.y or 0)
        if token.kind in spans and token.quarter is None and cell in found:
            found[cell] = spanned(found[cell], token.edges or (), spans[token.kind]) or found[cell]
    return found


def with_recasts(
    cells: Mapping[Cell, Tile], tokens: Iterable[TokenAt], recasts: Mapping[str, Recast]
) -> dict[Cell, Tile]:
    """Return the tiles with the features whose kind tokens change."""
    found = dict(cells)
    for token in tokens:
        if token.kind in recasts:
            found |= recast_tiles(found, token.tiles or (), recasts[token.kind])
    return found


def _inline_tile(data: JsonObject, rotation: int, path: str, read: TileReading, errors: Errors) -> Tile:
    """Read an inline tile in its rotation; returns an unreadable tile and notes the errors if it is wrong."""
    _check_rotation(rotation, path, errors)
    try:
        return read(data).lying(rotation // 90)
    except BadInput as bad:
        errors.update(bad.under(f"{path}.tile").errors)
        return unknown_tile("????")


def _check_rotation(rotation: int, path: str, errors: Errors) -> None:
    if rotation not in ROTATIONS:
        errors[f"{path}.rotation"].append(Message("input-rotation", value=rotation))


def _odd_tile(
    id: str | None, rotation: int, edges: str | None, path: str, library: Library, errors: Errors
) -> Tile:
    """Return an unreadable tile, or note why the tile is unknown."""
    letters = {kind.letter for tile_set in library.sets for kind in tile_set.kinds.values() if kind.letter}
    _check_rotation(rotation, path, errors)
    if id is not None and id not in library.tiles and not any(at.startswith("catalogs") for at in errors):
        errors[f"{path}.tile"].append(unknown_text("tile", id, library.tiles))
    if id is None and edges is not None and (len(edges) != 4 or not set(edges) <= {*letters, "?", "*"}):
        errors[f"{path}.edges"].append(Message("input-letters-of", letters=" ".join(sorted(letters))))
        edges = None
    return unknown_tile((edges or "????") if id is None else "????")
