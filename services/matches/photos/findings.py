"""Findings about a photo of a match's table in addition to the proposed moves.

They cover known figures that are not visible and everything that no move explains. Cells are those of the
photo, as in the rest of its answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.game import Cell, JsonObject
from referee.tiles.model.multi_cell import origin
from referee.tiles.rules.table import DeployedFigure, Table
from services.matches.photos.explainer import Explained
from services.matches.photos.figure_comparison import compared
from services.matches.photos.photo_on_board import PhotoOnBoard
from services.photos.alignment import Faces, Frame
from vision.labels.label_space import looks

Row = JsonObject
Found = dict[str, Any]

MOST_QUESTIONS = 4  # figures with a review question each; if more are not visible, the picture proves nothing


class Findings:
    """Compares the match before the photo, the photo, and the moves that explain it. `names`: of players."""

    def __init__(
        self, before: Table, photo: Row, seen: PhotoOnBoard, found: Explained, names: Mapping[str, str]
    ) -> None:
        self.before, self.photo, self.seen, self.found, self.names = before, photo, seen, found, names
        self.back: Frame = seen.frame.reverse
        self.colours = {seat.id: seat.colour for seat in before.players}
        self.gone = {(g["x"], g["y"], g["colour"]) for g in photo.get("gone", ())}

    def all(self) -> list[Found]:
        """All findings, including the figures that went back.

        If further turns are to come, tiles and figures that they may explain are only counted.
        """
        more = [self._count("tiles-to-come", len(self.found.left), "info")] if self.found.goes_on else []
        unclear = self.unclear and not self.found.goes_on
        unseen = [self._count("figures-unclear", len(self.hidden()))] if unclear else []
        return [*more, *unseen, *self._tiles(), *self._figures()]

    def _count(self, finding: str, count: int, severity: str = "warning") -> Found:
        whole = {"quad": whole_picture(self.photo), "values": {"count": count}}
        return {"finding": finding, "severity": severity, **whole}

    def hidden(self) -> list[DeployedFigure]:
        """Figures that the rules expect where the photo shows their tile, but that are not visible there.

        Those that a correction already marks as removed are left out.
        """
        return [f for f in self._unseen() if not self._reported_gone(f)]

    @property
    def unclear(self) -> bool:
        """Whether figures that are not visible get no review questions.

        This is so if there are too many, or if a turn still to come may return them.
        """
        return self.found.goes_on or len(self.hidden()) > MOST_QUESTIONS

    def _unseen(self) -> list[DeployedFigure]:
        return [f for f in self.found.figures.missing if self._in_view((f.x, f.y))]

    def _reported_gone(self, figure: DeployedFigure) -> bool:
        return (*self.back.cell(figure.x, figure.y), self.colours[figure.player]) in self.gone

    def _tiles(self) -> Iterator[Found]:
        """Tiles that no legal turn places, and known tiles in place of which others were seen."""
        for cell in () if self.found.goes_on else sorted(self.found.left):
            yield self._one("tile-unexplained", cell)
        faces, cells = Faces(self.before.library.tiles), self.before.board.cells
        for cell, row in sorted(self.seen.tiles.items()):
            known = cells.get(cell)
            if known is None or cell in self.seen.fresh or known.large is not None or row["tile"] is None:
                continue
            if cell in self.seen.doubtful:
                continue  # the cell has a review question
            lies = faces.of(row["tile"], self.seen.frame.rotation(row["rotation"]))
            halves = known.special.halves  # a pair is named as it was laid
            if lies != (looks(known) if halves else faces.of(known.id, 90 * known.quarter)):
                yield self._one("tile-differs", cell)

    def _figures(self) -> Iterator[Found]:
        """Figures that went back, should have gone back, disappeared or appeared without a move."""
        missing = compared(self.seen.figures, self.before).missing
        for figure in self.before.figures:
            back = figure not in self.found.state.figures and figure in missing
            if back and self._in_view((figure.x, figure.y)):
                yield self._of(figure, "figure-back", "info")
        for one in self.found.figures.more:
            if one.player is None:
                yield self._one("figure-nobody", one.cell)
        if self.found.goes_on:
            return  # the turns that follow may explain the others
        for figure in self._unseen():
            if self._reported_gone(figure):
                yield self._of(figure, "figure-gone")
        other = self.found.figures.other - self.found.stood
        for one in self.seen.figures:
            if one.number in other and one.player:
                values = {"player": self.names[one.player], "figure": one.kind}
                yield self._one("figure-differs", one.cell, values)
        for one in self.found.figures.more:
            if one.player is None or (one.number in self.seen.returned and one.number in self.found.stood):
                continue
            values = {"player": self.names[one.player], "figure": one.kind}
            stood = one.number in self.found.stood
            yield self._one("figure-left" if stood else "figure-unexplained", one.cell, values)

    def _of(self, figure: DeployedFigure, finding: str, severity: str = "warning") -> Found:
        values = {"player": self.names[figure.player], "figure": figure.kind}
        return self._one(finding, (figure.x, figure.y), values, severity)

    def _one(self, finding: str, cell: Cell, values: Row | None = None, severity: str = "warning") -> Found:
        x, y = self.back.cell(*cell)
        return {
            "finding": finding,
            "severity": severity,
            "x": x,
            "y": y,
            "quad": self._quad(cell),
            "values": {**(values or {}), "cell": (x, y)},
        }

    def _row(self, cell: Cell) -> Row | None:
        """The photo's tile that covers a cell."""
        return self.seen.tiles.get(origin(self.before.board.cells, cell))

    def _quad(self, cell: Cell) -> list[list[float]]:
        row = self._row(cell)
        return [list(corner) for corner in row["quad"]] if row else whole_picture(self.photo)

    def _in_view(self, cell: Cell) -> bool:
        """Whether the centre of the tile there is inside the picture."""
        row = self._row(cell)
        if row is None:
            return False
        x, y = (sum(corner[i] for corner in row["quad"]) / 4 for i in (0, 1))
        return bool(0 <= x < self.photo["width"] and 0 <= y < self.photo["height"])


def other_table(photo: Row) -> Found:
    """The finding that hardly anything of the match's board is visible in the picture."""
    corners = [corner for tile in photo["tiles"] for corner in tile["quad"]]
    quad = whole_picture(photo)
    if corners:
        left, top, right, bottom = (f(c[i] for c in corners) for f in (min, max) for i in (0, 1))
        quad = [[left, top], [right, top], [right, bottom], [left, bottom]]
    return {"finding": "other-table", "severity": "error", "quad": quad}


def whole_picture(photo: Row) -> list[list[float]]:
    """The corners of the picture."""
    wide, high = float(photo["width"]), float(photo["height"])
    return [[0.0, 0.0], [wide, 0.0], [wide, high], [0.0, high]]
