"""Photos of tables in the middle of a random game: our own drawing, seen by a camera."""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from app import create_app
from referee.games.amazonas.river import SPACES, river
from referee.tiles.io.catalog import built_in
from referee.tiles.model.board import Board, Cell
from referee.tiles.model.tile import Tile
from settings import Settings
from tests.soak.random_games import Play
from training.evaluation.rendered import bench
from training.synthetic.games import GAMES
from training.synthetic.layout import GROUND, Stands, SyntheticTable
from training.synthetic.shot import photo_of
from vision.artwork.outline import outlines

Position = dict[str, Any]
PERSONS = ("meeple", "cowboy")
LANES = 0.15  # cells between adjacent boats


def played(game: str, turns: int, players: int, seed: int, folder: Path) -> Position:
    """The position after so many turns of a random game."""
    app = create_app(Settings(data_dir=str(folder), ratelimit_enabled=False, request_seconds=60.0))
    dealer = importlib.import_module(f"tests.soak.games.{game.replace('-', '_')}").DEALER
    try:
        table = Play(app.test_client(), dealer, random.Random(seed), players - dealer.players[0])
        for _ in range(turns):
            table.step()
        return dict(table.look["position"])
    finally:
        app.extensions["services"].stop()


def jpeg(position: Position, seed: int) -> bytes:
    """A photo of this table, tidy and in good light."""
    game, tiles = position["game"], built_in(position["game"]).tiles
    laid = table_of(position, tiles, shapes_of(game))
    return photo_of(np.random.default_rng(seed), laid, bench(game)[2], messy=False).jpeg  # type: ignore[arg-type]


def shapes_of(game: str) -> dict[str, str]:
    """The shapes of the figures of a game."""
    return {wood.kind: wood.shape for wood in GAMES[game]["wood"]}


def table_of(position: Position, tiles: Mapping[str, Tile], shapes: Mapping[str, str]) -> SyntheticTable:
    """The table of a position, each figure on the middle of its feature."""
    laid = SyntheticTable()
    for row in position["tiles"]:
        laid.lay(tiles[row["tile"]], row["rotation"] // 90, (row["x"], row["y"]))
    boats = [row for row in position["figures"] if "space" in row]
    people = [row for row in position["figures"] if "space" not in row]
    laid.figures += [_standing(row, laid, shapes) for row in people]
    laid.figures += [_afloat(row, lane, laid, len(position["players"])) for lane, row in enumerate(boats)]
    return laid


def _standing(row: Mapping[str, Any], laid: SyntheticTable, shapes: Mapping[str, str]) -> Stands:
    """A figure on the middle of its feature."""
    cell, kind = (row["x"], row["y"]), row["feature"]["kind"]
    part, at = laid.parts[cell], row["feature"].get("at", ())
    (index,) = part.names.find(kind, (at,) if isinstance(at, str) else tuple(at))
    u, v = outlines(part.turned(-part.quarter))[index].seat
    for _ in range(part.quarter):
        u, v = 1 - v, u
    shape = shapes[row["kind"]]
    upright = not (shape in PERSONS and kind in GROUND)
    return Stands(cell, u, v, row["player"], row["kind"], shape, upright, (kind, part.names.at(index)))


def _afloat(row: Mapping[str, Any], lane: int, laid: SyntheticTable, players: int) -> Stands:
    """A boat in the middle of its space, those of one space in adjacent lanes."""
    found = river(Board(laid.parts))
    assert found
    (dx, dy), cell = found.step, found.end
    stream: list[Cell] = []
    while (cell := (cell[0] - dx, cell[1] - dy)) in laid.parts and "amazon" in laid.parts[cell].kinds:
        stream.insert(0, cell)
    source = sum("start" in laid.faces[one][0] for one in stream)
    first, space = SPACES[players], row["space"]
    along = (space - 0.5) / first * source if space <= first else source + space - first - 0.5
    cell, on = stream[int(along)], along - int(along)
    across = 0.5 + LANES * (lane - (players - 1) / 2)
    u, v = (on if dx > 0 else 1 - on, across) if dx else (across, on if dy > 0 else 1 - on)
    part = laid.parts[cell]
    name = part.names.at(part.kinds.index("amazon"))
    return Stands(cell, u, v, row["player"], "boat", "boat", standing=True, feature=("amazon", name))
