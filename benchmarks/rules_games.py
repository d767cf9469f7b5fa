"""Recorded games played through the referee and through the reference engine, for benchmarks/rules.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import Deploy, EndGame, EndTurn, Pass, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, TilePosition, Turn

BASE = {"edition": "C1"}
ALL = [one.id for one in CARCASSONNE.expansions]
SIX = [
    "abbey-and-mayor", "princess-and-dragon", "tower", "under-the-big-top", "bridges-castles-and-bazaars",
    "river",
]  # fmt: skip


def with_boxes(boxes: list[str]) -> dict[str, Any]:
    """Return the options with these boxes in force, in the edition that the abbot needs."""
    more = {"gm.base_monasteries": "keep"} if "monasteries" in boxes else {}  # they were laid
    return {"edition": "C2", "expansions": boxes, **more}


EVERYTHING = with_boxes(ALL)


def of_another_edition(record: dict[str, Any], options: dict[str, Any]) -> dict[str, int]:
    """Copies of the tiles of a game that the box of these options lacks: it was played with another."""
    start = record["start"]
    table = CARCASSONNE.load(
        TilePosition("carcassonne", (), (Laid(start["x"], start["y"], start["tile"], 0),), options)
    )
    used = Counter(move["tile"] for move in record["moves"])
    return {tile: count for tile, count in used.items() if (table.bag.copies_left(tile) or 0) < count}


def play_here(record: dict[str, Any], options: dict[str, Any]) -> None:
    """Replay a recorded game through the referee; under the rules it was played by, compare the end."""
    players = [f"p{i}" for i in range(record["players"])]
    start = record["start"]
    state = CARCASSONNE.load(
        TilePosition(
            "carcassonne",
            tuple(PlayerSeat(p, points=0) for p in players),
            (Laid(start["x"], start["y"], start["tile"], 90 * start["rotation"]),),
            options,
            turn=Turn("p0", "place", ()),
            left=None if options == BASE else of_another_edition(record, options),
        )
    )
    for move in record["moves"]:
        if move.get("discard"):
            places = CARCASSONNE.placing.placements(state, move["tile"], state.turn.player)
            assert all(place.bridge for place in places)  # they had no bridges
            continue
        player = f"p{move['player']}"
        CARCASSONNE.placing.placements(state, move["tile"], player)
        place = Place(player, move["tile"], move["x"], move["y"], 90 * move["rotation"])
        state = CARCASSONNE.play(state, place).state
        if move["feature"] is not None:
            tile = state.board.cells[move["x"], move["y"]]
            ref_to = Ref(tile.kinds[move["feature"]], tile.names.at(move["feature"]))
            state = CARCASSONNE.play(state, Deploy(player, "meeple", move["x"], move["y"], ref_to)).state
        state = passed(CARCASSONNE.play(state, EndTurn(player)).state)
    points = passed(CARCASSONNE.play(state, EndGame()).state).points
    if options == BASE:
        assert [points[p] for p in players] == record["expected"]["final"], record["name"]


def passed(state: Any) -> Any:
    """Return the state after all have declined the steps that wait, such as building a castle, or have made
    the first move offered where they cannot decline."""
    while state.phase.waits_for:
        declined = Pass(state.phase.mover, state.turn.due_step)
        declines = state.phase.waits_for.declinable(state)
        move = declined if declines else next(iter(CARCASSONNE.offers(state)))
        state = CARCASSONNE.play(state, move).state
    return state


def play_there(record: dict[str, Any], ref: Any) -> None:
    """Replay a recorded game through the reference."""
    there = ref.Game(record["players"])
    for move in record["moves"]:
        there.moves(move["tile"])
        if not move.get("discard"):
            there.apply(move["tile"], move["x"], move["y"], move["rotation"], move["feature"])
    assert there.final() == record["expected"]["final"]
