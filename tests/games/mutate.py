"""Breaks one line of the rules at a time and shows that some scenario notices. By hand:

    python -m tests.games.mutate            every sabotage, with the scenarios that notice it
    python -m tests.games.mutate road       only those whose name contains a word

Each sabotage is made in a copy of `referee`; nothing here is touched. A sabotage whose line is no longer
there (in one place of one file) is an error: mend it here. `test_guards.py` runs a few of them with the other
tests. The last full result is in mutate.md.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Sabotage(NamedTuple):
    """One line made wrong."""

    name: str
    right: str
    wrong: str


SABOTAGES = (
    Sabotage("road: two points a tile", "len(case.region.tiles), 1))", "len(case.region.tiles), 2))"),
    Sabotage(
        "road: crossings of one tile count each",
        '"tile", len(case.region.tiles), 1)',
        '"tile", len(case.region.pieces), 1)',
    ),
    Sabotage(
        "city: segments count instead of tiles",
        "len(case.region.tiles), case.region.marks",
        "len(case.region.pieces), case.region.marks",
    ),
    Sabotage("city: unfinished ones pay in full", 'id, each = "CB-C4", 1', 'id, each = "CB-C4", 2'),
    Sabotage("city: three tiles are small", "tiles == 2 and", "tiles <= 3 and"),
    Sabotage("city: a small one always pays half", ' and case.options["base.two_tile_city"] == "small"', ""),
    Sabotage(
        "city: coats of arms always two",
        'Part(id, "pennant", pennants, each)',
        'Part(id, "pennant", pennants, 2)',
    ),
    Sabotage("monastery: itself does not count", 'Part(id, "monastery", 1, 1), ', ""),
    Sabotage(
        "monastery: seven neighbours are enough",
        "return 8 - board.around",
        "return 7 - board.around",
    ),
    Sabotage(
        "monastery: only edges count as around",
        "AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))",
        "AROUND = STEPS",
    ),
    Sabotage("meeples: eight in the supply", "MEEPLES = 7", "MEEPLES = 8"),
    Sabotage(
        "deployment: one's own meeples do not matter",
        "if not claim.standing:\n        return None",
        "if all(f.player == claim.player for f in claim.standing):\n        return None",
    ),
    Sabotage(
        "deployment: only the same tile matters",
        "if not claim.standing:\n        return None",
        "if all((f.x, f.y) != claim.cell for f in claim.standing):\n        return None",
    ),
    Sabotage(
        "deployment: an empty supply does not matter",
        "table.supply(move.player, move.kind) <= 0",
        "table.supply(move.player, move.kind) < 0",
    ),
    Sabotage(
        "deployment: on any tile",
        "if placed is not None and (cell,) != placed[-1:]:",
        "if placed == () and (cell,) != placed[-1:]:",
    ),
    Sabotage("fields: on though they are off", 'if options["base.fields"] == "on":', "if True:"),
    Sabotage(
        "field: four points a city",
        'Part("CB-F3", "city", done, 3)',
        'Part("CB-F3", "city", done, 4)',
    ),
    Sabotage(
        "field: unfinished cities pay",
        "done = [city for city in cities_beside(table, field) if table.done(city)]",
        "done = list(cities_beside(table, field))",
    ),
    Sabotage(
        "field: cities on the same tile, beside or not",
        "beside = on.cells[x, y].features[index].beside",
        'beside = [i for i, k in enumerate(on.cells[x, y].kinds) if k == "city"]',
    ),
    Sabotage("field: a city twice for one player", "had |= done", "pass"),
    Sabotage(
        "field: farmers of one field only",
        "weights.update(case_of(table, field).holders())",
        "weights = Counter(case_of(table, field).holders())",
    ),
    Sabotage("edition: C1-r1 has no small cities", '"C1-r1": {"base.two_tile_city": "small", ', '"C1-r1": {'),
    Sabotage("majority: everybody there is paid", "if weight == most)", "if weight <= most)"),
    Sabotage(
        "majority: one of the tied is paid",
        "return tuple(seat.id for seat in self.table.players if seat.id in tied)",
        "return tuple(seat.id for seat in self.table.players if seat.id in tied)[:1]",
    ),
    Sabotage(
        "majority: losers stay on the table",
        "home.update(case.figures)",
        "home.update(f for f in case.figures if f.player in owners)",
    ),
    Sabotage(
        "scoring: a corner does not complete a monastery",
        "for dx, dy in ((0, 0), *AROUND):",
        "for dx, dy in ((0, 0), *STEPS):",
    ),
    Sabotage(
        "scoring: old completions again at the end of a turn",
        "return [r for r in regions if table.done(r) and (_part_of(table, r, laid))]",
        "return completed_and_occupied(table)",
    ),
    Sabotage(
        "scoring: complete features twice at the end",
        "if r.kind == kind and not table.done(r))",
        "if r.kind == kind)",
    ),
    Sabotage(
        "scoring: one winner only",
        "if table.points[seat.id] == most)",
        "if table.points[seat.id] == most)[:1]",
    ),
    Sabotage(
        "placing: the west edge is not looked at",
        "all(tile.accepts(e, faces[e]) for e in range(4))",
        "all(tile.accepts(e, faces[e]) for e in range(3))",
    ),
    Sabotage(
        "placing: a corner is enough",
        "elif table.board.cells and cell not in table.board.needs:",
        "elif table.board.cells and not table.board.around(cell):",
    ),
    Sabotage(
        "placing: tiles that fit may be discarded",
        "    if places:\n",
        "    if not places:\n",
    ),
    Sabotage(
        "turn: counter-clockwise",
        "(seats.index(move.player) + 1)",
        "(seats.index(move.player) - 1)",
    ),
    Sabotage(
        "turn: anybody's",
        "if turn.player is not None and move.player != turn.player:",
        "if turn.player == '':",
    ),
    Sabotage(
        "ports: halves meet the wrong half",
        "2 * ((edge + 2) % 4) + (1 - right)",
        "2 * ((edge + 2) % 4) + right",
    ),
    Sabotage(
        "regions: a gap inside does not matter",
        "return None\n                open_edges += 1\n",
        "return None\n                open_edges += NEAR[beyond][edge] not in cells\n",
    ),
    Sabotage("regions: a wild edge does not close", "elif other != WILD:", "else:"),
    Sabotage(
        "unreadable: complete in some reading",
        "complete = all(done for",
        "complete = any(done for",
    ),
    # the River
    Sabotage(
        "river: a field side will do",
        "or not table.board.cells or course(table.board, cell, tile) is not None",
        "or not table.board.cells or True",
    ),
    Sabotage(
        "river: only different bends are forbidden",
        "(out - before) % 4 != here.bend",
        "(out - before) % 4 == here.bend",
    ),
    Sabotage(
        "river: one cell in the row ahead",
        "behind, *(step(behind, side) for side in sides)]",
        "behind]",
    ),
    Sabotage(
        "river: the lake whenever it comes",
        "if tile == LAKE and others and not land(table)",
        "if tile == LAKE and others and land(table)",
    ),
    Sabotage("river: land at any time", "if not lake or land(table):", "if not lake or table:"),
    Sabotage("river: the source is split elsewhere", "for near in (1, 5)", "for near in (2, 6)"),
    Sabotage("river: the start tile is never out", "counts[START_TILE] - 1", "counts[START_TILE] - 0"),
    # the abbey
    Sabotage(
        "abbey: anywhere",
        "missing = table.board.asked(cell).count(None)",
        "missing = 0",
    ),
    Sabotage("abbey: again and again", "max(0, held(before, player) - 1)", "held(before, player)"),
    Sabotage(
        "abbey: everybody is asked to the end", "asked = (end - here) % len(seats)", "asked = len(seats)"
    ),
    Sabotage("abbey: the round is not repeated", '== "repeat"', '== "never"'),
    Sabotage(
        "abbey: an open feature is extended",
        "and after.done(after.board.region(figure[2:]))",
        "and after.board.region(figure[2:])",
    ),
    Sabotage(
        "abbey: also after a discard",
        " or (DRAWN in turn.marks and after_whom(turn) is None)",
        "",
    ),
    Sabotage(
        "abbey: a second part without one",
        "not table.spent or not can_lay(table, player)",
        "not table.spent",
    ),
    Sabotage("abbey: a copy too many", " and id not in table.book.undrawn", ""),
    # Hills & Sheep
    Sabotage(
        "shepherd: beside another",
        "in claim.standing if figure.kind == SHEPHERD]",
        "in () if claim.standing]",
    ),
    Sabotage(
        "shepherd: a turn without the token", "or not flock.draws_due(table, player)", "or table.turn.step"
    ),
    Sabotage("flock: Expand again and again", "if OVER in table.turn.marks:", "if OVER in table.book.deeds:"),
    Sabotage("flock: any own tile", "return region if placed[-1] in region.tiles else None", "return region"),
    Sabotage(
        "flock: the tile of anybody",
        "elif table.turn.player not in (None, move.player):",
        "elif table.turn.player is None:",
    ),
    Sabotage("flock: the wolf leaves the sheep", "if token not in back)", "if token)"),
    Sabotage("flock: a third 4", "return VALUES[value] - sum(", "return 9 - sum("),
    Sabotage("flock: herded though open", "return region.closed and table.options", "return table.options"),
    Sabotage("flock: one token on an inner field", "(2 if twice else 1)", "(1 if twice else 1)"),
    Sabotage("flock: only the first shepherd is paid", "if seat.id in owners", "if seat.id == min(owners)"),
    Sabotage("flock: nobody is waited for", "if region is not waiting and", "if"),
    Sabotage("hill: a shepherd breaks a tie", " and case.weight(figure.kind)", ""),
    Sabotage(
        "hill: everybody on one loses",
        "tied & set(on_hills(case)) or tied",
        "tied - set(on_hills(case)) or tied",
    ),
    Sabotage(
        "hill: counted from below",
        "most = max(hills[player] for player",
        "most = min(hills[player] for player",
    ),
    Sabotage("hill: nothing under it", "return hills if None in unseen else min(hills, ", "return min(0, "),
    Sabotage(
        "vineyards: only beside",
        "for dx, dy in AROUND]\n    return [(cell",
        "for dx, dy in AROUND[::2]]\n    return [(cell",
    ),
    Sabotage(
        "vineyards: for unfinished monasteries",
        "if not case.complete:\n        return parts\n    count",
        "if case.complete is None:\n        return parts\n    count",
    ),
)


def place(sabotage: Sabotage, root: Path = ROOT) -> Path:
    """The file with the line. Raises LookupError unless it is there once."""
    found = {
        path: path.read_text(encoding="utf-8").count(sabotage.right) for path in root.glob("referee/**/*.py")
    }
    if sum(found.values()) != 1:
        raise LookupError(
            f"{sabotage.name}: the line is there {sum(found.values())} times: {sabotage.right!r}"
        )
    return max(found, key=lambda path: found[path])


def noticed(sabotage: Sabotage) -> list[str]:
    """The ids of the scenarios that fail with this sabotage; ["..."] for one where nothing runs at all."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("referee", "catalog", "tests/games"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.gz"))
        path = place(sabotage, copy)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(sabotage.right, sabotage.wrong), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "tests.games.mutate", "--here"],
            cwd=copy,
            text=True,
            capture_output=True,
            check=False,
            timeout=120,
        )
        return done.stdout.split() if done.returncode == 0 else [done.stderr.strip().splitlines()[-1]]


def failing_here() -> list[str]:
    """The ids of the scenarios that fail in this copy."""
    from referee.games import game
    from tests.games.cases import CASES
    from tests.games.runner import run

    failing = []
    for case in CASES:
        try:
            if run(case, game(case.game))[0]:
                failing.append(case.id)
        except Exception:  # a crash is noticed, too
            failing.append(case.id)
    return failing


def main(words: list[str]) -> int:
    """Prints which scenarios notice which sabotage; 1 if one goes unnoticed."""
    if words == ["--here"]:
        print("\n".join(failing_here()))
        return 0
    unnoticed = 0
    for sabotage in SABOTAGES:
        if all(word in sabotage.name for word in words):
            by = noticed(sabotage)
            unnoticed += not by
            more = f" and {len(by) - 6} more" if len(by) > 6 else ""
            print(f"{sabotage.name}: {', '.join(by[:6]) + more if by else 'NOBODY NOTICES'}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
