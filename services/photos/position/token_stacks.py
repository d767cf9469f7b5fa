"""Tokens that lie in stacks: no photo shows the height, so it becomes a review question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.game import Cell
from referee.games import game as game_of
from referee.tiles.model.board import Board
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game import TileGame
from services.photos.request import PhotoRequest
from vision.reading import Correction

Row = dict[str, Any]


def stacked(request: PhotoRequest) -> dict[str, str]:
    """The tokens of the photo's game that stack, each with the kind of feature the stacks are on."""
    rules = game_of(request.game)
    known = rules.stacks if isinstance(rules, TileGame) else {}
    return {token: kind for token, (kind, _) in known.items()}


def stacks(
    request: PhotoRequest, cells: Mapping[Cell, Tile], corrections: Sequence[Correction]
) -> tuple[list[Row], list[Row]]:
    """Token rows from corrections, and a review question for every other open feature that may have a stack.

    `cells`: the tiles in their rotation, multi-cell tiles part by part.
    """
    rules = game_of(request.game)
    if not isinstance(rules, TileGame) or not rules.stacks:
        return [], []
    board = Board(dict(cells))
    tokens, questions = [], []
    for token, (kind, mark) in rules.stacks.items():
        counts = _counts(board, token, corrections)
        for region in board.regions.all():
            if region.kind != kind or not region.marks.get(mark):
                continue
            x, y, index = region.pieces[0]
            name = board.cells[x, y].names.at(index)
            place: Row = {"x": x, "y": y, "feature": {"kind": kind, **({"at": list(name)} if name else {})}}
            count = counts.get(id(region))
            if count:
                tokens.append({"kind": token, "value": None, **place, "count": count})
            elif count is None and region.open_edges:
                questions.append({**place, "reason": "tokens", "token": token, "most": region.marks[mark]})
    return tokens, questions


def _counts(board: Board, token: str, corrections: Sequence[Correction]) -> dict[int, int]:
    """The corrected number of tokens on each region; the last correction counts."""
    found: dict[int, int] = {}
    for one in corrections:
        tile = board.cells.get((one.x, one.y)) if one.x is not None and one.y is not None else None
        if one.token != token or one.feature is None or tile is None:
            continue
        for index in tile.names.find(one.feature[0], tuple(one.feature[1]))[:1]:
            found[id(board.region((one.x or 0, one.y or 0, index)))] = one.count or 0
    return found
