"""Figures on tracks in a photo: the space on which each stands.

If a tile has several spaces, the photo is ambiguous, and there is a review question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.game import Cell
from referee.games import game as game_of
from referee.tiles.model.board import Board
from referee.tiles.model.position import PlayerSeat
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game import TileGame
from services.infra.codec import JsonAnswer
from services.photos.request import PhotoRequest
from vision.reading import DraftFigure

ENDS = ((0.001, 0.5), (0.999, 0.5), (0.5, 0.001), (0.5, 0.999))  # of a cell: the ends a track may have


def tracks_of(request: PhotoRequest) -> Mapping[str, str]:
    """The figures of the photo's game that stand on a track, each with its rule."""
    rules = game_of(request.game)
    return rules.tracks if isinstance(rules, TileGame) else {}


def figure_kinds(request: PhotoRequest) -> tuple[str, ...]:
    """Every kind of figure that may stand on the table of the photo's game."""
    rules = game_of(request.game)
    return (*rules.figure_kinds, *rules.tracks) if isinstance(rules, TileGame) else ()


def spaces_of(
    request: PhotoRequest,
    figures: Sequence[DraftFigure],
    cells: Mapping[Cell, Tile],
    players: Sequence[str],
) -> tuple[dict[int, int], list[JsonAnswer]]:
    """The space of every figure on a track, by the figure's index, and review questions.

    A space is the corrected one, or else the one seen. There is a question for each figure on a cell with
    several spaces. `cells`: the tiles in their rotation, part by part.
    """
    tracks, rules = tracks_of(request), game_of(request.game)
    if not tracks or not isinstance(rules, TileGame) or rules.printed_track is None:
        return {}, []
    space_on = rules.printed_track.space_on
    board, seats = Board(dict(cells)), tuple(map(PlayerSeat, players))
    found: dict[int, int] = {}
    questions: list[JsonAnswer] = []
    for index, figure in enumerate(figures):
        if figure.kind not in tracks:
            continue
        if figure.space is not None:
            found[index] = figure.space
            continue
        cell = (figure.x, figure.y)
        space = space_on(board, seats, figure.kind, cell, (figure.u, figure.v))
        if space is None:
            continue
        found[index] = space
        if any(space_on(board, seats, figure.kind, cell, end) != space for end in ENDS):
            questions.append({"figure": index, "reason": "space"})
    return found, questions
