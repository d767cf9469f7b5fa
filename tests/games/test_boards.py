"""Whole boards with known answers: a few recorded here, and the forty of ../shared/bench if available.

The answers of both come from a small independent engine (../shared/bench/reference.py), not from the referee.
Rotations that look alike are listed once there, as the smallest.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games import game
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.model.tile import Tile

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "bench" / "boards60.json"
CARCASSONNE = game("carcassonne")


def boards(path: Path) -> list[Any]:
    """The boards of a file."""
    if not path.exists():
        pytest.skip(f"{path} is not there: its boards are compared only beside the shared files")
    found: list[Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def position(board: dict[str, Any]) -> TilePosition:
    """A recorded board; a figure names its feature by number."""
    lying = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in board["tiles"]}
    bare = TilePosition(
        "carcassonne",
        (),
        tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["rotation"]) for t in board["tiles"]),
        {"edition": "C1"},
    )
    library = CARCASSONNE.load(bare).library
    figures = []
    for f in board["figures"]:
        id, quarter = lying[f["x"], f["y"]]
        tile = library.tiles[id].turned(quarter)
        ref = Ref(tile.kinds[f["feature"]], tile.names.at(f["feature"]))
        figures.append(Standing(f"p{f['player']}", "meeple", f["x"], f["y"], ref))
    players = tuple(PlayerSeat(f"p{i}") for i in range(board["players"]))
    return TilePosition("carcassonne", players, bare.tiles, bare.options, figures=tuple(figures))


def alike(tile: Tile, quarter: int) -> int:
    """The smallest rotation that looks like this one."""

    def look(q: int) -> frozenset[Any]:
        return frozenset((f.kind, f.ports) for f in tile.turned(q).features)

    return next(q for q in range(4) if look(q) == look(quarter))


@pytest.mark.parametrize("path", [HERE / "boards.json", SHARED], ids=["own", "shared"])
def test_placements_and_end_points(path: Path) -> None:
    found = boards(path)
    assert len(found) >= 6
    for board in found:
        state = CARCASSONNE.load(position(board))
        for id, legal in board["expected_legal"].items():
            tile = state.library.tiles[id]
            placements = CARCASSONNE.placing.placements(state, id)
            assert len({p[:3] for p in placements}) == len(placements)
            assert {(p.x, p.y, alike(tile, p.rotation // 90)) for p in placements} == set(
                map(tuple, legal)
            ), (board["name"], id)
            cells = {(p.x, p.y, p.rotation // 90) for p in placements}
            assert all(
                (x, y, q) in cells for x, y, r in map(tuple, legal) for q in range(4) if alike(tile, q) == r
            ), (board["name"], id)
        totals = CARCASSONNE.scoring.tally(state, final=True).totals
        assert [t.gained for t in totals.values()] == board["expected_end_points"], board["name"]
