"""Loads the figures of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from referee.game import Cell, Finding, Message, Reason, unknown_text
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import in_quarter, refuse, shown_cell
from referee.tiles.model.points import cells_at, pieces_at
from referee.tiles.model.ports import NORTH_WEST
from referee.tiles.model.position import QUARTER, Position, Standing
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import FigureKind
from referee.tiles.rules.table import Figure

MOST_SPACES = 999  # of a track


def load_figures(
    position: Position,
    cells: Mapping[Cell, Tile],
    players: set[str],
    kinds: frozenset[str],
    tracks: Mapping[str, str],
    errors: Errors,
    known_as: Callable[[str, Tile, int], str] | None = None,
    on_points: Mapping[str, FigureKind] = MappingProxyType({}),
) -> tuple[tuple[Figure, ...], tuple[Finding, ...]]:
    figures: list[Figure] = []
    notes: list[Finding] = []
    for number, standing in enumerate(position.figures):
        player, kind, x, y, ref = standing.player, standing.kind, standing.x, standing.y, standing.feature
        if kind in tracks:
            continue
        if kind in on_points or standing.point is not None:
            figures.append(
                _on_point(standing, f"figures[{number}]", cells, players, kinds, on_points, errors)
            )
            if standing.point is None:
                at = ((figures[-1].x, figures[-1].y),)
                values = {"player": player, "figure": kind}
                notes.append(Finding("warning", Reason("TR-figure", "where", values, at)))
            elif kind in on_points:
                (feature,) = on_points[kind].goes_on
                notes += wrong_point(cells, standing.point, kind, feature, on_points[kind].stands)
            continue
        if (x, y, standing.space) == (None, None, None) and ref is not None and ref.kind == QUARTER:
            path = f"figures[{number}].feature.at"
            x, y, segment = in_quarter(" ".join(ref.at), cells, path, errors)
            if segment < 0:
                continue
        if x is None or y is None or standing.space is not None:
            _no_place(standing, f"figures[{number}]", tracks, errors)
            continue
        tile = cells.get((x, y))
        found = tile.names.find(ref.kind, ref.at) if tile is not None and ref is not None else ()
        segment = found[0] if len(found) == 1 else -1
        if segment < 0 or player not in players or kind not in kinds:
            path = f"figures[{number}]"
            _check_figure(standing, (x, y), tile, path, players, kinds, errors)
            if ref is None or (tile is not None and tile.unknown):
                values = {"player": player, "figure": kind}
                notes.append(Finding("warning", Reason("TR-figure", "where", values, ((x, y),))))
        if known_as is not None and tile is not None and segment >= 0:
            kind = known_as(kind, tile, segment)
        figures.append(Figure(player, kind, x, y, segment))
    return tuple(figures), tuple(notes)


def _on_point(
    standing: Standing,
    path: str,
    cells: Mapping[Cell, Tile],
    players: set[str],
    kinds: frozenset[str],
    on_points: Mapping[str, FigureKind],
    errors: Errors,
) -> Figure:
    """Return a figure on a point between tiles, on the feature at that corner of the tile beyond it."""
    x, y = standing.point or (standing.x or 0, standing.y or 0)
    if standing.kind in kinds and standing.kind not in on_points and standing.feature is not None:
        enough(errors)
        errors[f"{path}.point"].append(Message("input-figure-point", figure=standing.kind))
    missing = standing.point is None and (standing.x is None or standing.y is None)
    if missing:
        enough(errors)
        errors[f"{path}.point"].append(Message("error-required"))
    tile = cells.get((x, y))
    if tile is None or standing.player not in players or standing.kind not in kinds:
        _check_figure(replace(standing, feature=None), (x, y), tile, path, players, kinds, errors)
    known = on_points.get(standing.kind)
    kind = next(iter(known.goes_on)) if known is not None else ""
    found = tile.names.find(kind, NORTH_WEST) if tile is not None else ()
    segment = found[0] if standing.point is not None and len(found) == 1 else -1
    return Figure(standing.player, standing.kind, x, y, segment)


def wrong_point(cells: Mapping[Cell, Tile], point: Cell, kind: str, feature: str, id: str) -> list[Finding]:
    """Return the finding that a point does not have that feature all around, under this rule."""
    if pieces_at(cells, point, feature) is not None:
        return []
    around = tuple(cell for cell in cells_at(point) if cell in cells)
    values = {"figure": kind, "kind": feature, "count": len(around)}
    return [Finding("error", Reason(id, "no_point", values, around))]


def _no_place(standing: Standing, path: str, tracks: Mapping[str, str], errors: Errors) -> None:
    """Note an error for a figure without a cell, or with a space although it is not on a track."""
    enough(errors)
    for name in ("x", "y"):
        if getattr(standing, name) is None:
            errors[f"{path}.{name}"].append(Message("error-required"))
    if standing.space is not None:
        errors[f"{path}.space"].append(Message("input-track", figure=standing.kind[:40]))


def on_track(
    position: Position, players: set[str], tracks: Mapping[str, str], errors: Errors
) -> tuple[dict[tuple[str, str], int], tuple[Finding, ...]]:
    """Return the spaces of figures on tracks, by player and kind; notes players with more than one there."""
    track: dict[tuple[str, str], int] = {}
    notes = []
    for number, standing in enumerate(position.figures if tracks else ()):
        if standing.kind in tracks:
            enough(errors)
            path, key = f"figures[{number}]", (standing.player, standing.kind)
            if standing.player not in players:
                errors[f"{path}.player"].append(unknown_text("player", standing.player, players))
            if standing.space is None or not 0 <= standing.space <= MOST_SPACES:
                errors[f"{path}.space"].append(Message("input-number", low=1, high=MOST_SPACES))
            if standing.x is not None or standing.y is not None or standing.feature is not None:
                errors[path].append(Message("input-track-space", figure=standing.kind))
            if key in track:
                values = {"player": standing.player, "figure": standing.kind}
                notes.append(Finding("error", Reason(tracks[standing.kind], "second", values)))
            else:
                track[key] = standing.space or 0
    return track, tuple(notes)


def _check_figure(
    standing: Standing,
    cell: Cell,
    tile: Tile | None,
    path: str,
    players: set[str],
    kinds: frozenset[str],
    errors: Errors,
) -> None:
    """Note errors of a figure: a player, kind, tile or feature that does not exist."""
    enough(errors)
    if standing.player not in players:
        errors[f"{path}.player"].append(unknown_text("player", standing.player, players))
    if standing.kind not in kinds:
        errors[f"{path}.kind"].append(unknown_text("figure", standing.kind, kinds))
    ref = standing.feature
    if tile is None:
        errors[path].append(Message("input-no-tile", cell=shown_cell(cell)))
    elif ref is not None and not tile.unknown and len(tile.names.find(ref.kind, ref.at)) != 1:
        refuse(ref, tile, cell, f"{path}.feature", errors)
