"""Rulings as they are reported, in the text notation, stay right (reported.txt)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from formats import notation
from tile_referee import IllegalMove, Match, Position

FILE = Path(__file__).with_name("reported.txt")
PARTS = 3  # position, question, answer


def reports() -> Iterator[tuple[str, str, str]]:
    """Position, question and answer of each report; lines before these say what it is about."""
    for block in FILE.read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if lines:
            position, question, answer = lines[-PARTS:]
            yield position, question, answer


def ruled(position: Position, moves: str) -> str:
    """The ruling on a list of moves: "yes", or "no" with the rules against it."""
    match = Match(start=position)
    try:
        match.play(moves)
    except IllegalMove as illegal:
        return " ".join(["no", *dict.fromkeys(reason.rule for reason in illegal.ruling.reasons)])
    return "yes"


@pytest.mark.parametrize(("position", "question", "answer"), list(reports()))
def test_reported_rulings(position: str, question: str, answer: str) -> None:
    table = Position.from_notation(position)
    if question.startswith("score"):
        totals = table.scores(final=question.endswith("final")).totals
        assert " ".join(f"{player} {total.total}" for player, total in totals.items()) == answer
    else:
        assert ruled(table, question) == answer


def test_reports_are_written_as_the_page_copies_them() -> None:
    for position, _, _ in reports():
        assert notation.write_position(notation.read_position(position)) == position
