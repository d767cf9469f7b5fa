"""Finds the action of a move, and rejects moves that name something that does not exist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from referee.game import BadInput, Message, Mistakes, unknown_text
from referee.tiles.io.errors import Errors
from referee.tiles.io.features import segment_of
from referee.tiles.model.moves import Deploy
from referee.tiles.model.ports import ROTATIONS
from referee.tiles.play.actions import Action
from referee.tiles.rules.table import Table


class Actions:
    """The actions of a game by move. `moves`: the types of its moves by name; `figure_kinds`: every kind of
    figure of its family."""

    def __init__(self, moves: Mapping[str, type], figure_kinds: tuple[str, ...]) -> None:
        self._moves, self._figure_kinds = moves, figure_kinds
        self._fields = {move: frozenset(field.name for field in fields(move)) for move in moves.values()}
        self._of_figures = frozenset(move for move in moves.values() if _names_figure(move))

    def of(self, table: Table, move: Any) -> Action:
        """Return the action of a move at this table. Raises BadInput if the move does not exist here, or
        names something that does not exist."""
        kind = type(move)
        found = table.phase.action_of(kind) if table.turn.due else table.book.action_of.get(kind)
        if found is None:
            name = next(name for name, made in self._moves.items() if type(move) is made)
            raise BadInput({"type": [unknown_text("move", name, table.book.actions)]})
        wrong = [*self._unknown(table, move), *found.read(table, move)]
        if wrong:
            errors: Errors = Mistakes()
            for path, why in wrong:
                errors[path].append(why)
            raise BadInput(errors)
        return found

    def _unknown(self, table: Table, move: Any) -> Iterator[tuple[str, Message]]:
        """Yield the errors of what a move names, by path."""
        named = self._fields[type(move)]
        if "player" in named and move.player not in [seat.id for seat in table.players]:
            yield "player", unknown_text("player", move.player, [seat.id for seat in table.players])
        if "tile" in named and move.tile not in table.library.tiles:
            yield "tile", unknown_text("tile", move.tile, table.library.tiles)
        if "rotation" in named and move.rotation not in ROTATIONS:
            yield "rotation", Message("input-rotation", value=move.rotation)
        if type(move) in self._of_figures and move.kind not in self._figure_kinds:
            yield "kind", unknown_text("figure", move.kind, self._figure_kinds)
        if isinstance(move, Deploy) and (move.point is not None or move.kind in table.book.on_points):
            yield from _wrong_point(table, move)
        elif "feature" in named and move.feature is not None:
            errors: Errors = Mistakes()
            segment_of(move.feature, table.board.cells, (move.x, move.y), "feature", errors)
            yield from ((path, why) for path, found in errors.items() for why in found)


def _names_figure(move: type) -> bool:
    """Return whether the field `kind` of a move is a kind of figure: unless it declares other words."""
    kind = vars(move)["__dataclass_fields__"].get("kind")
    return kind is not None and "words" not in kind.metadata


def _wrong_point(table: Table, move: Deploy) -> Iterator[tuple[str, Message]]:
    """Yield the error of a figure of points without one, or of a point for another figure."""
    if move.point is None:
        yield "point", Message("error-required")
    elif move.kind in table.book.figures and move.kind not in table.book.on_points:
        yield "point", Message("input-figure-point", figure=move.kind)
    elif move.point != (move.x, move.y):
        yield "point", Message("input-point-cell")


def as_known(table: Table, move: Any) -> Any:
    """Return a deployment with the kind of figure that is meant by the entered one."""
    tile = table.board.cells.get((move.x, move.y)) if isinstance(move, Deploy) else None
    found = (
        tile.names.find(move.feature.kind, move.feature.at)
        if tile is not None and table.book.deployment.aliases
        else ()
    )
    if tile is None or len(found) != 1:
        return move
    return replace(move, kind=table.book.known_as(move.kind, tile, found[0]))
