"""Names in pictures of a match."""

from __future__ import annotations

from services.matches.reports.chart_labels import shortened


def test_a_name_stays_in_its_line() -> None:
    """Of accents on accents two are left, enough for Vietnamese and vocalised Hebrew; no line is broken."""
    assert shortened("a" + "\u0301" * 60 + ": 3 points", 40) == "a\u0301\u0301: 3 points"
    assert shortened("Hỏi\n\n\n דָּנִי", 40) == "Hỏi דָּנִי"
    assert shortened("x" * 50, 40) == "x" * 39 + "…"
