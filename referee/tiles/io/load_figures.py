"""Loads the figures of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from referee.game import Cell, Message, PositionFinding, RuleReason, unknown_text
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import in_quarter, refuse, shown_cell
from referee.tiles.model.points import cells_at, pieces_at
from referee.tiles.model.ports import NORTH_WEST
from referee.tiles.model.position import QUARTER, Standing, TilePosition
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import FigureKind
from referee.tiles.rules.table import DeployedFigure

MOST_SPACES = 999  # of a track


@dataclass(frozen=True)
class FigureLoader:
    """Loads the figures that stand on these tiles, and notes what is wrong with them in `errors`.

    `players`: ids; `kinds`: those of the game; `tracks`: kinds that stand on a track instead, see `on_track`;
    `on_points`: kinds that stand on points between tiles; `known_as`: the kind that a figure on a feature is,
    if its kind depends on that.
    """

    cells: Mapping[Cell, Tile]
    players: set[str]
    kinds: frozenset[str]
    tracks: Mapping[str, str]
    on_points: Mapping[str, FigureKind]
    known_as: Callable[[str, Tile, int], str] | None
    errors: Errors

    def load(
        self, standing: Sequence[Standing]
    ) -> tuple[tuple[DeployedFigure, ...], tuple[PositionFinding, ...]]:
        """Return the figures, and findings about those whose place is unknown or wrong."""
        figures: list[DeployedFigure] = []
        notes: list[PositionFinding] = []
        for number, one in enumerate(standing):
            if one.kind in self.tracks:
                continue
            path = f"figures[{number}]"
            if one.kind in self.on_points or one.point is not None:
                figures.append(self._on_point(one, path))
                notes += self._about_point(one, figures[-1])
            else:
                figure = self._on_tile(one, path, notes)
                if figure is not None:
                    figures.append(figure)
        return tuple(figures), tuple(notes)

    def _on_tile(self, standing: Standing, path: str, notes: list[PositionFinding]) -> DeployedFigure | None:
        """Return a figure on a tile, None if there is no such place; adds to the findings."""
        player, kind, x, y, ref = standing.player, standing.kind, standing.x, standing.y, standing.feature
        if (x, y, standing.space) == (None, None, None) and ref is not None and ref.kind == QUARTER:
            x, y, segment = in_quarter(" ".join(ref.at), self.cells, f"{path}.feature.at", self.errors)
            if segment < 0:
                return None
        if x is None or y is None or standing.space is not None:
            self._no_place(standing, path)
            return None
        tile = self.cells.get((x, y))
        found = tile.names.find(ref.kind, ref.at) if tile is not None and ref is not None else ()
        segment = found[0] if len(found) == 1 else -1
        if segment < 0 or player not in self.players or kind not in self.kinds:
            self._check(standing, (x, y), tile, path)
            if ref is None or (tile is not None and tile.unknown):
                notes.append(_somewhere(standing, (x, y)))
        if self.known_as is not None and tile is not None and segment >= 0:
            kind = self.known_as(kind, tile, segment)
        return DeployedFigure(player, kind, x, y, segment)

    def _on_point(self, standing: Standing, path: str) -> DeployedFigure:
        """Return a figure on a point between tiles, on the feature at that corner of the tile beyond it."""
        x, y = standing.point or (standing.x or 0, standing.y or 0)
        if (
            standing.kind in self.kinds
            and standing.kind not in self.on_points
            and standing.feature is not None
        ):
            enough(self.errors)
            self.errors[f"{path}.point"].append(Message("input-figure-point", figure=standing.kind))
        missing = standing.point is None and (standing.x is None or standing.y is None)
        if missing:
            enough(self.errors)
            self.errors[f"{path}.point"].append(Message("error-required"))
        tile = self.cells.get((x, y))
        if tile is None or standing.player not in self.players or standing.kind not in self.kinds:
            self._check(replace(standing, feature=None), (x, y), tile, path)
        known = self.on_points.get(standing.kind)
        kind = next(iter(known.goes_on)) if known is not None else ""
        found = tile.names.find(kind, NORTH_WEST) if tile is not None else ()
        segment = found[0] if standing.point is not None and len(found) == 1 else -1
        return DeployedFigure(standing.player, standing.kind, x, y, segment)

    def _about_point(self, standing: Standing, figure: DeployedFigure) -> Sequence[PositionFinding]:
        """Return what is unknown or wrong about the point of a figure."""
        if standing.point is None:
            return [_somewhere(standing, (figure.x, figure.y))]
        known = self.on_points.get(standing.kind)
        if known is None:
            return []
        (feature,) = known.goes_on
        return wrong_point(self.cells, standing.point, standing.kind, feature, known.stands)

    def _no_place(self, standing: Standing, path: str) -> None:
        """Note an error for a figure without a cell, or with a space although it is not on a track."""
        enough(self.errors)
        for name in ("x", "y"):
            if getattr(standing, name) is None:
                self.errors[f"{path}.{name}"].append(Message("error-required"))
        if standing.space is not None:
            self.errors[f"{path}.space"].append(Message("input-track", figure=standing.kind[:40]))

    def _check(self, standing: Standing, cell: Cell, tile: Tile | None, path: str) -> None:
        """Note errors of a figure: a player, kind, tile or feature that does not exist."""
        enough(self.errors)
        if standing.player not in self.players:
            self.errors[f"{path}.player"].append(unknown_text("player", standing.player, self.players))
        if standing.kind not in self.kinds:
            self.errors[f"{path}.kind"].append(unknown_text("figure", standing.kind, self.kinds))
        ref = standing.feature
        if tile is None:
            self.errors[path].append(Message("input-no-tile", cell=shown_cell(cell)))
        elif ref is not None and not tile.unknown and len(tile.names.find(ref.kind, ref.at)) != 1:
            refuse(ref, tile, cell, f"{path}.feature", self.errors)


def _somewhere(standing: Standing, cell: Cell) -> PositionFinding:
    """Return the finding that the feature of a figure is unknown."""
    values = {"player": standing.player, "figure": standing.kind}
    return PositionFinding("warning", RuleReason("TR-figure", "where", values, (cell,)))


def wrong_point(
    cells: Mapping[Cell, Tile], point: Cell, kind: str, feature: str, id: str
) -> list[PositionFinding]:
    """Return the finding that a point does not have that feature all around, under this rule."""
    if pieces_at(cells, point, feature) is not None:
        return []
    around = tuple(cell for cell in cells_at(point) if cell in cells)
    values = {"figure": kind, "kind": feature, "count": len(around)}
    return [PositionFinding("error", RuleReason(id, "no_point", values, around))]


def on_track(
    position: TilePosition, players: set[str], tracks: Mapping[str, str], errors: Errors
) -> tuple[dict[tuple[str, str], int], tuple[PositionFinding, ...]]:
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
                errors[f"{path}.space"].append(Message("input-must-be-number", low=1, high=MOST_SPACES))
            if standing.x is not None or standing.y is not None or standing.feature is not None:
                errors[path].append(Message("input-track-space", figure=standing.kind))
            if key in track:
                values = {"player": standing.player, "figure": standing.kind}
                notes.append(PositionFinding("error", RuleReason(tracks[standing.kind], "second", values)))
            else:
                track[key] = standing.space or 0
    return track, tuple(notes)
