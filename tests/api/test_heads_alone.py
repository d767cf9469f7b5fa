"""A request whose head comes first runs through the application twice, and is seen once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app import create_app
from server.early_head import HEAD_ALONE, MOST
from settings import Settings
from store import MatchRecords
from tests.api.border import API
from tests.api.matches import NEW, Table

ROUTE = f"{API}/matches"


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Flask]:
    limits = {"limit_entrance": "3 per hour", "limit_questions": "20 per hour", "limit_token": "20 per hour"}
    app = create_app(Settings(data_dir=str(tmp_path), **limits))
    yield app
    app.extensions["services"].stop()


def sent(app: Flask, path: str = ROUTE, body: Any = NEW, **headers: str) -> list[TestResponse]:
    """The answers about the head, and, if that lets it come, about the whole request."""
    notes: dict[str, Any] = {}
    client = app.test_client()
    answers = [client.post(path, headers=headers, environ_overrides={HEAD_ALONE: notes})]
    if answers[0].status_code == 100:
        socket = SimpleNamespace(notes=notes)
        answers.append(
            client.post(path, json=body, headers=headers, environ_overrides={"gunicorn.socket": socket})
        )
    return answers


def test_a_match_is_opened_once(made: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of its head reads it; the route takes that over, unless another change was first."""
    table = Table.new(made.test_client())
    records, opened = MatchRecords.open, list[str]()

    def counting(self: MatchRecords, match_id: str, token: str) -> Any:
        opened.append(match_id)
        return records(self, match_id, token)

    monkeypatch.setattr(MatchRecords, "open", counting)
    points = {"type": "adjust", "player": "red", "points": 1, "note": "one"}
    for method, path, body, status in (
        ("POST", "/moves", {"seq": 0, "moves": [points]}, 201),
        ("POST", "/preview", {"moves": []}, 200),
        ("POST", "/undo", {"seq": 1}, 200),
        ("PATCH", "", {"names": {"red": "Ana"}}, 200),
        ("POST", "/tokens", {"viewer": True}, 200),
        ("POST", "/moves", {"seq": 0, "moves": [points]}, 409),
        ("GET", "", None, 200),
    ):
        opened.clear()
        assert table.ask(method, path, body, Idempotency_Key=f"{path}{status}").status_code == status
        assert opened == [table.id] * (2 if status == 409 else 1), path


def counted(app: Flask) -> int:
    """The requests to this route in the metrics."""
    lines = app.test_client().get(f"{API}/metrics").get_data(as_text=True).splitlines()
    ours = [line for line in lines if line.startswith("referee_requests_total{") and f'"{ROUTE}"' in line]
    return round(sum(float(line.rpartition(" ")[2]) for line in ours))


def test_one_line_in_the_log_one_in_the_metrics_and_one_of_the_limit(
    made: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    before = counted(made)
    with caplog.at_level(logging.INFO, "referee.requests"):
        statuses = []
        for _ in range(4):
            answers = sent(made, Idempotency_Key="")
            statuses.append([one.status_code for one in answers])
            left = answers[-1].headers["RateLimit-Remaining"]
            assert left == str(max(0, 3 - len(statuses)))
    assert statuses == [[100, 422], [100, 422], [100, 422], [429]]
    lines = [record.fields["status"] for record in caplog.records if record.name == "referee.requests"]  # type: ignore[attr-defined]
    assert lines == [422, 422, 422, 429]
    assert counted(made) - before == 4


def test_a_token_is_counted_once(made: Flask) -> None:
    table = Table.new(made.test_client())
    path, token = f"{table.path}/preview", {"Authorization": f"Bearer {table.tokens['host']}"}
    left = [sent(made, path, {"moves": []}, **token)[-1].headers["RateLimit-Remaining"] for _ in range(3)]
    assert left == ["19", "18", "17"]
    answers = sent(made, path, {"moves": []}, Authorization="Bearer nobody")
    assert [one.status_code for one in answers] == [403]
    assert answers[0].headers["RateLimit-Remaining"] == "16"


@pytest.mark.parametrize(
    ("path", "most"), [("/catalogs", 1_000_000), ("/matches", 2_000_000), ("/photos", 26_000_000)]
)
def test_the_server_knows_the_largest_body_of_each_route(made: Flask, path: str, most: int) -> None:
    notes: dict[str, Any] = {}
    place, client = {"path": API + path, "environ_overrides": {HEAD_ALONE: notes}}, made.test_client()
    assert client.post(**place, content_length=most).status_code == 100
    assert notes[MOST] == most
    assert client.post(**place, content_length=most + 1).status_code == 413


def test_one_span(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("opentelemetry.sdk", reason="needs the extra traces: pip install -e '.[traces]'")
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    from api.http import tracing

    seen = InMemorySpanExporter()
    monkeypatch.setattr(tracing, "to_collector", lambda endpoint: SimpleSpanProcessor(seen))
    made = create_app(
        Settings(
            data_dir=str(tmp_path), limit_entrance="3 per hour", otel_exporter_otlp_endpoint="http://here"
        )
    )
    for _ in range(4):
        sent(made)
    made.extensions["services"].stop()
    found = [(one.name, one.attributes["http.response.status_code"]) for one in seen.get_finished_spans()]
    assert found == [(f"POST {ROUTE}", status) for status in (201, 201, 201, 429)]
