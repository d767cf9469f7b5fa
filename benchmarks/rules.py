#!/usr/bin/env python3
"""Measure how fast the referee answers, as ratios to a small plain-Python engine run in the same process.

usage: python benchmarks/rules.py [--write] [--rounds N]

Reads ../shared/bench: 40 boards of 60 tiles and 40 whole games. Both sides go from the parsed position to the
answer: load the board, then answer the question; the answers are compared as well. CPU time, both sides
alternating, the best of N rounds; per board (and tile) or game, then the median.

The reference knows the base game and answers with bare placements, moves and points. The referee answers in
full: placements with what each completes and scores (computed when it is read: the second row reads it, the
first does not), deployments, and at the end every score line, finding and feature. "All expansions" are the
same recorded games played with all of them in force (edition C2, which the abbot needs), so with every legal
deployment of every kind of figure and every placement that a bridge makes legal (with what follows it
computed when it is read), against the reference's base game. "Six boxes": Abbey & Mayor, Princess & Dragon,
Tower, Under the Big Top, Bridges, Castles & Bazaars, and the River. `--write` puts the result into
benchmarks/rules.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
BENCH = HOUSE.parent / "shared" / "bench"
sys.path.insert(0, str(HOUSE))

from benchmarks.quickest import quickest  # noqa: E402
from benchmarks.rules_games import BASE, EVERYTHING, SIX, play_here, play_there, with_boxes  # noqa: E402
from referee.game import LegalPlacement  # noqa: E402
from referee.games.carcassonne import CARCASSONNE  # noqa: E402
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition  # noqa: E402


def reference() -> Any:
    """Return the reference engine as a module."""
    spec = importlib.util.spec_from_file_location("reference", BENCH / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def position_of(board: dict[str, Any], ref: Any) -> TilePosition:
    """Return a board of the benchmark as a parsed position."""
    lies = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in board["tiles"]}
    figures = []
    for f in board["figures"]:
        kind, edges, halves, _, _ = ref.TILES[lies[f["x"], f["y"]]].features[f["feature"]]
        names = ["NESW"[e] for e in edges] or [list(ref.HALF)[h] for h in halves]
        figures.append(Standing(f"p{f['player']}", "meeple", f["x"], f["y"], Ref(kind, tuple(names))))
    players = (*(PlayerSeat(f"p{i}") for i in range(board["players"])), PlayerSeat("all meeples left"))
    tiles = tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["rotation"]) for t in board["tiles"])
    return TilePosition("carcassonne", players, tiles, BASE, figures=tuple(figures))


def ratio(mine: Callable[[], Any], theirs: Callable[[], Any], rounds: int) -> float:
    """Return the ratio of CPU times: the fastest of some rounds each, alternating, after a warm-up."""
    own, other = quickest((mine, theirs), rounds)
    return own / other


def boards(ref: Any, rounds: int) -> dict[str, list[float]]:
    """Return the ratios of referee to reference for each question, per board and tile, or per board."""
    rows: dict[str, list[float]] = {}
    for board in json.loads((BENCH / "boards60.json").read_text()):
        position = position_of(board, ref)
        for tile, expected in board["expected_legal"].items():
            found = {(p.x, p.y, ref.CANON[tile, p.rotation // 90]) for p in placements(position, tile)}
            assert found == {tuple(one) for one in expected}, (board["name"], tile)
            for name, mine, theirs in questions(position, board, tile, ref):
                rows.setdefault(name, []).append(ratio(mine, theirs, rounds))
        totals = CARCASSONNE.scoring.tally(CARCASSONNE.load(position), final=True).totals
        gained = [totals[p.id].gained for p in position.players[:-1]]
        assert gained == board["expected_end_points"], board["name"]
        rows.setdefault("end scoring with every line, finding and feature", []).append(
            ratio(
                partial(final, position),
                partial(their_final, board, ref),
                3 * rounds,
            )
        )
    return rows


def final(position: TilePosition) -> Any:
    """Return the final scoring of a position."""
    return CARCASSONNE.scoring.tally(CARCASSONNE.load(position), final=True)


def their_final(board: dict[str, Any], ref: Any) -> Any:
    """Return the final scoring of the reference."""
    return ref.Board.load(board).final()


def placements(position: TilePosition, tile: str, player: str | None = None) -> tuple[LegalPlacement, ...]:
    """Return the legal placements of a tile, from the position."""
    return CARCASSONNE.placing.placements(CARCASSONNE.load(position), tile, player)


def questions(
    position: TilePosition, board: dict[str, Any], tile: str, ref: Any
) -> tuple[tuple[str, Callable[[], Any], Callable[[], Any]], ...]:
    """Return the questions about one tile: the referee's implementation and the reference's."""

    def bare() -> Any:
        return ref.Board.load(board).legal(tile)

    return (
        ("legal placements of a tile", lambda: placements(position, tile), bare),
        (
            "the same, and what each completes and pays",
            lambda: [len(one.completes) for one in placements(position, tile)],
            bare,
        ),
        (
            "legal placements with every deployment",
            lambda: placements(position, tile, "all meeples left"),
            lambda: moves_there(ref, board, tile),
        ),
    )


def moves_there(ref: Any, board: dict[str, Any], tile: str) -> Any:
    """Return every placement with every deployment, by the reference."""
    there = ref.Game(board["players"])
    there.board = ref.Board.load(board)
    return there.moves(tile)


def games(ref: Any, options: dict[str, Any], rounds: int) -> list[float]:
    """Return the ratio per whole game, with every legal action listed before every move."""
    return [
        ratio(partial(play_here, record, options), partial(play_there, record, ref), rounds)
        for record in json.loads((BENCH / "games.json").read_text())
    ]


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
    whole = "whole game, every legal action asked before every move"
    rows = {
        **boards(ref, args.rounds),
        whole: games(ref, BASE, args.rounds),
        f"{whole}, with six boxes": games(ref, with_boxes(SIX), args.rounds),
        f"{whole}, all expansions on": games(ref, EVERYTHING, args.rounds),
    }
    lines = ["| question | ratio, median | ratio, worst |", "|---|---|---|"]
    for name, ratios in rows.items():
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
