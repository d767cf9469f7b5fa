#!/usr/bin/env python3
"""How fast the referee answers, as ratios to a small plain-Python engine run in the same process.

usage: python benchmarks/rules.py [--write] [--rounds N]

Reads ../shared/bench: 40 boards of 60 tiles and 40 whole games. Both sides go from the parsed position to the
answer: loading the board, then the question. The referee's placements tell what each placement completes
with its points (and, in the second row, every legal deployment of a player), its end scoring tells every
line, finding and feature; the reference tells bare placements, moves and points. CPU time; per board the
best of N rounds, then the median over boards. Answers are compared while at it. `--write` puts the result
into benchmarks/rules.md."""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
BENCH = HOUSE.parent / "shared" / "bench"
sys.path.insert(0, str(HOUSE))

from referee.games import game  # noqa: E402
from referee.tiles.moves import Deploy, EndGame, EndTurn, Place  # noqa: E402
from referee.tiles.position import Laid, PlayerSeat, Position, Ref, Standing, Turn  # noqa: E402

CARCASSONNE = game("carcassonne")


def reference() -> Any:
    """The reference engine as a module."""
    spec = importlib.util.spec_from_file_location("reference", BENCH / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def position_of(board: dict[str, Any], ref: Any) -> Position:
    """A board of the benchmark as a parsed position."""
    lies = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in board["tiles"]}
    figures = []
    for f in board["figures"]:
        kind, edges, halves, _, _ = ref.TILES[lies[f["x"], f["y"]]].features[f["feature"]]
        names = ["NESW"[e] for e in edges] or [list(ref.HALF)[h] for h in halves]
        figures.append(Standing(f"p{f['player']}", "meeple", f["x"], f["y"], Ref(kind, tuple(names))))
    players = (*(PlayerSeat(f"p{i}") for i in range(board["players"])), PlayerSeat("all meeples left"))
    tiles = tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["rotation"]) for t in board["tiles"])
    return Position("carcassonne", players, tiles, {"edition": "C1"}, figures=tuple(figures))


def best(function: Callable[[], Any], rounds: int) -> float:
    """CPU seconds of the quickest of some rounds, after one to warm up."""
    function()
    found = []
    for _ in range(rounds):
        began = time.process_time()
        function()
        found.append(time.process_time() - began)
    return min(found)


def boards(ref: Any, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """Per board: seconds of the referee and of the reference, for each question."""
    rows: dict[str, list[tuple[float, float]]] = {}
    for board in json.loads((BENCH / "boards60.json").read_text()):
        position = position_of(board, ref)
        tiles = sorted(board["expected_legal"])
        state = CARCASSONNE.load(position)
        for tile in tiles:
            mine = {
                (p.x, p.y, ref.CANON[tile, p.rotation // 90]) for p in CARCASSONNE.placements(state, tile)
            }
            assert mine == {tuple(one) for one in board["expected_legal"][tile]}, (board["name"], tile)
        totals = CARCASSONNE.tally(state, True).totals
        assert [totals[p.id].gained for p in position.players[:-1]] == board["expected_end_points"], board[
            "name"
        ]

        def all_tiles(ask: Callable[[str], Any], tiles: list[str] = tiles) -> Callable[[], Any]:
            return lambda: [ask(tile) for tile in tiles]

        def load(position: Position = position) -> Any:
            return CARCASSONNE.load(position)

        theirs = best(all_tiles(lambda tile, board=board: ref.Board.load(board).legal(tile)), rounds)
        mine_bare = best(all_tiles(lambda tile: CARCASSONNE.placements(load(), tile)), rounds)
        mine_deploy = best(
            all_tiles(lambda tile: CARCASSONNE.placements(load(), tile, "all meeples left")), rounds
        )
        rows.setdefault("placements with what they complete", []).append((mine_bare, theirs))
        their_moves = best(all_tiles(lambda tile, board=board: moves_there(ref, board, tile)), rounds)
        rows.setdefault("placements with every deployment", []).append((mine_deploy, their_moves))
        rows.setdefault("end scoring with every line and feature", []).append(
            (
                best(lambda: CARCASSONNE.tally(load(), True), 3 * rounds),
                best(lambda board=board: ref.Board.load(board).final(), 3 * rounds),
            )
        )
    return rows


def moves_there(ref: Any, board: dict[str, Any], tile: str) -> Any:
    """Every placement with every deployment, by the reference."""
    there = ref.Game(board["players"])
    there.board = ref.Board.load(board)
    return there.moves(tile)


def games(ref: Any) -> list[tuple[float, float]]:
    """Per whole game, every legal action asked before every move: seconds of both sides."""
    rows = []
    for record in json.loads((BENCH / "games.json").read_text()):
        times = []
        for play in (play_here, play_there):
            began = time.process_time()
            play(record, ref)
            times.append(time.process_time() - began)
        rows.append((times[0], times[1]))
    return rows


def play_here(record: dict[str, Any], ref: Any) -> None:
    """Replays a recorded game through the referee; every list of actions and the end are compared."""
    players = [f"p{i}" for i in range(record["players"])]
    start = record["start"]
    state = CARCASSONNE.load(
        Position(
            "carcassonne",
            tuple(PlayerSeat(p, points=0) for p in players),
            (Laid(start["x"], start["y"], start["tile"], 90 * start["rotation"]),),
            {"edition": "C1"},
            turn=Turn("p0", "place", ()),
        )
    )
    for move in record["moves"]:
        if move.get("discard"):
            assert not CARCASSONNE.placements(state, move["tile"], state.turn.player)
            continue
        player = f"p{move['player']}"
        CARCASSONNE.placements(state, move["tile"], player)
        place = Place(player, move["tile"], move["x"], move["y"], 90 * move["rotation"])
        state = CARCASSONNE.play(state, place).state
        if move["feature"] is not None:
            tile = state.board.cells[move["x"], move["y"]]
            ref_to = Ref(tile.kinds[move["feature"]], tile.name(move["feature"]))
            state = CARCASSONNE.play(state, Deploy(player, "meeple", move["x"], move["y"], ref_to)).state
        state = CARCASSONNE.play(state, EndTurn(player)).state
    points = CARCASSONNE.play(state, EndGame()).state.points
    assert [points[p] for p in players] == record["expected"]["final"], record["name"]


def play_there(record: dict[str, Any], ref: Any) -> None:
    """The same through the reference."""
    there = ref.Game(record["players"])
    for move in record["moves"]:
        there.moves(move["tile"])
        if not move.get("discard"):
            there.apply(move["tile"], move["x"], move["y"], move["rotation"], move["feature"])
    assert there.final() == record["expected"]["final"]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write benchmarks/rules.md")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    if not BENCH.is_dir():
        raise SystemExit(f"nothing to measure with: {BENCH} is not there")
    ref = reference()
    rows = {**boards(ref, args.rounds), "whole game, every action asked before every move": games(ref)}
    lines = ["| question | ratio, median | ratio, worst |", "|---|---|---|"]
    for name, pairs in rows.items():
        ratios = [mine / theirs for mine, theirs in pairs]
        lines.append(f"| {name} | {statistics.median(ratios):.2f} | {max(ratios):.2f} |")
    print("\n".join(lines))
    if args.write:
        text = (__doc__ or "").split("\n\n", 2)[2].split("`--write`")[0].strip()
        (HOUSE / "benchmarks" / "rules.md").write_text(
            f"# Speed of the rules, as ratios to the reference engine\n\n{text}\n\n"
            + "\n".join(lines)
            + f"\n\nLast run of `python benchmarks/rules.py --write` on Python {platform.python_version()}. "
            "A ratio of 1 is as fast as the reference, 2 takes twice as long; "
            "the figures of another machine differ.\n"
        )


if __name__ == "__main__":
    main()
