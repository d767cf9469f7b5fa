"""A match as CSV for a spreadsheet: one row per score line."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from typing import Any

from services.matches.reports.statistics import pairs
from services.matches.serializer import MatchSerializer, moment
from store import Change

COLUMNS = ("seq", "at", "player", "name", "points", "total", "kind", "complete", "rule", "tiles", "says")
# Where a spreadsheet may start a formula: at the start of a cell, and after separators at which some split
# cells (";" in countries with a decimal comma), also behind the quotation mark of a quoted cell. The wide
# signs are those of East Asian keyboards.
FORMULA = re.compile(r"(^|[;,\t\r\n])(?=[\s\"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])")


def csv_of(serializer: MatchSerializer, changes: Iterable[Change]) -> str:
    """The score lines of a match in order, as CSV. `changes`: all of its changes.

    Columns: seq, time, player, points, running total, kind of feature, rule, tiles, sentence. The column
    `total` starts with the points before the match.
    """
    made = {one.seq: one.at for one in changes}
    total = dict(serializer.kept.game.scoring.scores(serializer.view.start))
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for listed, played in pairs(serializer):
        for line in played.lines:
            total[line.player] = total.get(line.player, 0) + line.points
            columns = (
                listed.seq, moment(made[listed.seq]), line.player, serializer.names[line.player],
                line.points, total[line.player], line.feature_kind, line.complete, line.rule,
                " ".join(f"{x},{y}" for x, y in line.tiles), serializer.speaker.line(line),
            )  # fmt: skip
            rows.writerow([safe(value) for value in columns])
    return out.getvalue()


def safe(value: Any) -> Any:
    """A value that no spreadsheet executes as a formula: names are user input."""
    return FORMULA.sub(r"\1'", value) if isinstance(value, str) else value
