"""Placements for which a piece has to be laid that spans the tile, or one next to it: a bridge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from referee.deadline import checkpoint
from referee.game import Cell, CompletedRegion, Lane, LegalDeployment, LegalPlacement
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.spans import Span, spanned
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import ANY, Pattern, faces_of
from referee.tiles.model.tile_parts.special import ORDINARY
from referee.tiles.play.completed_features import completed_by
from referee.tiles.play.legal.deployments import Offers
from referee.tiles.play.legal.lazy_sequence import Lazily, T
from referee.tiles.play.legal.trial_tile import refused
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.rule import PlaceRule
from referee.tiles.rules.rule_groups import Spanning
from referee.tiles.rules.table import Table

_new = tuple.__new__  # makes a NamedTuple in half of the time of its constructor
MOST_KEPT = 1000  # patterns that are remembered for a tile
MOST_TILES = 1000
AXES = (("N", "S"), ("E", "W"))  # the edges of a piece, by those of the edge that needs it


class SpanningFit(NamedTuple):
    """How a tile fits a cell with one piece: in this rotation, and with the piece over it (`across` None), or
    over the neighbour across an edge, which then accepts it."""

    tile: Tile
    axis: tuple[str, str]
    across: int | None


_known: dict[tuple[int, Span], SpanningFits] = {}


def over(tile: Tile, cell: Cell, lane: Lane | None, span: Span) -> Tile:
    """Return the tile to be placed on a cell with the piece that spans it, if one does."""
    if lane is None or (lane.x, lane.y) != cell:
        return tile
    return spanned(tile, lane.edges, span) or tile


def placements(
    table: Table,
    tile: Tile,
    player: str,
    cells: Iterable[tuple[Cell, Pattern]],
    checks: Sequence[PlaceRule],
    *,
    figures: bool,
) -> Iterator[LegalPlacement]:
    """Yield every placement that is legal only with such a piece of that player, on these cells with their
    edge requirements. `checks`: the rules that may object to the tile; `figures`: whether deployments are
    listed, too."""
    piece = table.book.placement.spanning
    if piece is None or tile.large is not None or any(True for _ in piece.ready(table, player)):
        return
    laid = _Laid(table, piece, player)
    if figures:
        _ = table.occupants  # found once, also for tables with one more piece
    checkpoint()
    for cell, fit, lane in fitting(table, tile, cells):
        if fit.across is not None and not laid.may(lane):
            continue
        if not (checks and refused(checks, laid.after(lane), cell, fit.tile)):
            yield _placement(laid, cell, fit, lane, figures=figures)


class _Laid:
    """The tables with a piece of a player, for the placements of one tile: what each derives is computed
    once."""

    def __init__(self, table: Table, piece: Spanning, player: str) -> None:
        self._table, self._piece, self._player = table, piece, player
        self._may: dict[Lane, bool] = {}
        self._after: dict[Lane, Table] = {}
        self._offers: dict[tuple[Lane, bool], Offers] = {}

    def may(self, lane: Lane) -> bool:
        """Return whether the piece may lie over a tile on the table."""
        found = self._may.get(lane)
        if found is None:
            under = self._table.board.cells[lane.x, lane.y]
            objections = self._piece.may(self._table, self._player, lane, under)
            found = self._may[lane] = not any(True for _ in objections)
        return found

    def after(self, lane: Lane) -> Table:
        """Return the table with the piece."""
        found = self._after.get(lane)
        if found is None:
            found = self._after[lane] = self._piece.lay(self._table, self._player, lane)
        return found

    def offers(self, lane: Lane, fit: SpanningFit) -> Offers:
        """Return what may be put on the tile, in any rotation."""
        over = fit.across is None  # the tile comes with the piece over it
        found = self._offers.get((lane, over))
        if found is None:
            found = self._offers[lane, over] = Offers(self.after(lane), self._player, fit.tile)
        return found


def fitting(
    table: Table, tile: Tile, cells: Iterable[tuple[Cell, Pattern]]
) -> Iterator[tuple[Cell, SpanningFit, Lane]]:
    """Yield how the tile fits on cells with a piece, and where that lies; who has the piece, and whether
    the rules allow it, is not looked at."""
    piece = table.book.placement.spanning
    if piece is None:
        return
    span, known = piece.span, fits(tile.turned(-tile.quarter), piece.span)
    find = table.board.needs.nearby.find
    lanes = {axis: find((span, axis), partial(_over, span, axis)) for axis in AXES}
    for cell, pattern in cells:
        for fit in known[pattern]:
            turned, axis, across = fit
            if across is None:
                yield cell, fit, _lane(cell, axis)
                continue
            found = lanes[axis][NEAR[cell][across]]
            if found is not None:
                lane, near = found
                if turned.edges.accepts(across, near.edges.faces[(across + 2) % 4]):
                    yield cell, fit, lane


@lru_cache(maxsize=4096)
def _lane(cell: Cell, axis: tuple[str, str]) -> Lane:
    return Lane(*cell, axis)


def _over(
    span: Span, axis: tuple[str, str], cells: Mapping[Cell, Tile], cell: Cell
) -> tuple[Lane, Tile] | None:
    """Return where a piece would lie over a tile on the table between these edges, and the tile with it; None
    if it cannot lie there."""
    tile, one = cells[cell], EDGES.index(axis[0])
    if tile.edges.signs[one] != span.free or tile.edges.signs[one + 2] != span.free:
        return None
    made = spanned(tile, axis, span)
    if made is None:
        return None
    for edge in (one, one + 2):
        beyond = cells.get(NEAR[cell][edge])
        if beyond is not None and not made.edges.accepts(edge, beyond.edges.faces[edge - 2]):
            return None
    return _lane(cell, axis), made


class SpanningFits(dict[Pattern, tuple[SpanningFit, ...]]):
    """How a tile, as it came out of the box, fits the edge requirements of a cell with exactly one piece."""

    def __init__(self, tile: Tile, span: Span) -> None:
        super().__init__()
        self._tile, self._span = tile, span

    def __missing__(self, pattern: Pattern) -> tuple[SpanningFit, ...]:
        found = tuple(_with_piece(self._tile, pattern, self._span))
        if len(self) < MOST_KEPT:
            self[pattern] = found
        return found


def fits(tile: Tile, span: Span) -> SpanningFits:
    """Return how a tile, as it came out of the box, fits with a piece; cached."""
    key = tile.connections.serial, span
    found = _known.get(key)
    if found is None:
        found = SpanningFits(tile, span)
        if tile.special is ORDINARY:
            if len(_known) >= MOST_TILES:
                _known.clear()
            _known[key] = found
    return found


def _with_piece(tile: Tile, pattern: Pattern, span: Span) -> Iterator[SpanningFit]:
    """Yield how a tile fits with exactly one piece."""
    faces, free = faces_of(pattern), (span.over, None, span.over)
    for quarter in range(4):
        lying = tile.turned(quarter)
        misfits = [edge for edge, face in enumerate(faces) if not lying.edges.accepts(edge, face)]
        axes = {AXES[edge % 2] for edge in misfits}
        if len(axes) != 1:
            continue
        (axis,) = axes
        if all(lying.edges.kinds_at(edge) == free for edge in misfits):
            made = spanned(lying, axis, span)
            if ANY in (faces[EDGES.index(edge)] for edge in axis):
                continue  # an end at an edge that shows nothing
            if made is not None and all(made.edges.accepts(edge, face) for edge, face in enumerate(faces)):
                yield SpanningFit(made, axis, None)
        elif len(misfits) == 1 and (lying.edges.kinds_at(misfits[0]) or ())[1:2] == (span.kind,):
            yield SpanningFit(lying, axis, misfits[0])


def _placement(laid: _Laid, cell: Cell, fit: SpanningFit, lane: Lane, *, figures: bool) -> LegalPlacement:
    """Return the placement with the piece there. What it completes, and the deployments after it, are
    computed when they are read: many callers only need the placements."""
    follows = laid, cell, fit, lane
    deployments = _Deployments(follows) if figures else ()
    found = cell[0], cell[1], 90 * fit.tile.quarter, deployments, _Completes(follows), lane
    return _new(LegalPlacement, found)


class _Follows(Lazily[T]):
    """What follows a placement with the piece there."""

    __slots__ = ("_case",)

    def __init__(self, case: tuple[_Laid, Cell, SpanningFit, Lane]) -> None:
        self._case, self._found = case, None


class _Completes(_Follows[CompletedRegion]):
    """What it completes."""

    __slots__ = ()

    def _computed(self) -> tuple[CompletedRegion, ...]:
        laid, cell, fit, lane = self._case
        before = laid.after(lane)
        after = before.looking_at(before.board.lay(cell, fit.tile))
        cases = [case_of(after, region) for region in completed_by(after, (cell,))]
        return tuple(sorted(CompletedRegion(case.region.kind, case.tiles(), case.value()) for case in cases))


class _Deployments(_Follows[LegalDeployment]):
    """The deployments after it."""

    __slots__ = ()

    def _computed(self) -> tuple[LegalDeployment, ...]:
        laid, cell, fit, lane = self._case
        return laid.offers(lane, fit).at(cell, fit.tile)
