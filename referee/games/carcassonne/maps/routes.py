"""Squares joined by edges and ferries."""

from __future__ import annotations

from referee.game import Cell
from referee.games.carcassonne.maps.map import Map, PrintedFerry
from referee.tiles.model.board import Board
from referee.tiles.model.ports import EDGES, NEAR, ports_of
from referee.tiles.model.regions import Region


def untouched(board: Board) -> bool:
    """Return whether no tile is on the map yet."""
    return all(tile.special.printed for tile in board.cells.values())


def connected(found: Map, board: Board, city: Cell) -> bool:
    """MP-L2: whether a tile is next to the large city that contains this square."""
    return any(board.holds(near) for cell in found.large_cities[city] for near in NEAR[cell])


def route(board: Board, ferry: PrintedFerry) -> Region | None:
    """Return the road that contains a ferry; None if a tile covers the print."""
    end = ferry.ends[0]
    tile = board.cells.get(end.beyond)
    if tile is None or not tile.special.printed:
        return None
    lane = ports_of((EDGES.index(end.edge) + 2) % 4)[1]
    return board.region((*end.beyond, tile.edges.owner[lane]))


def joined(board: Board, ferry: PrintedFerry) -> bool:
    """MP-Y1: whether a tile's road is part of the ferry route."""
    region = route(board, ferry)
    return region is not None and any(board.holds(cell) for cell in region.tiles)


def far_ends(found: Map, board: Board, cell: Cell) -> list[PrintedFerry]:
    """Return ferries that end at a square and are joined at their other end."""
    return [ferry for ferry in found.docks.get(cell, ()) if joined(board, ferry)]
