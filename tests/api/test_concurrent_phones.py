"""Many concurrent phones get the answers that each would get alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from flask import Flask

from tests.api.border import API, meeple, position

TABLES = [
    position(
        (0, 0, "base/D", 0),
        *[(x, 0, "base/U", 0) for x in range(1, n)],
        figures=[meeple("red", 0, 0, "road", "E")],
    )
    for n in range(1, 9)
]
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    (path, {"position": table, **more})
    for table in TABLES
    for path, more in (
        ("/placements", {"tile": "base/K", "player": "blue"}),
        ("/scores", {"final": True}),
        ("/scores", {"final": "yes"}),
        ("/rulings", {"feature": {"x": 0, "y": 0, "kind": "road", "at": "E"}}),
    )
]


def test_answers_do_not_depend_on_other_requests(app: Flask) -> None:
    def ask(question: tuple[str, dict[str, Any]]) -> tuple[int, bytes]:
        answer = app.test_client().post(API + question[0], json=question[1])
        return answer.status_code, answer.get_data()

    alone = [ask(question) for question in QUESTIONS]
    assert {status for status, _ in alone} == {200, 422}
    with ThreadPoolExecutor(16) as phones:
        together = list(phones.map(ask, QUESTIONS * 10))
    assert together == alone * 10
