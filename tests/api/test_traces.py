"""Requests as OpenTelemetry spans: named by their route, in the trace of the request, without personal
data."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

pytest.importorskip("opentelemetry.sdk", reason="needs the extra traces: pip install -e '.[traces]'")

from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from api.http import tracing
from app import create_app
from settings import Settings
from tests.api.border import API

TRACE = "0af7651916cd43dd8448eb211c80319c"


def test_a_request_is_a_span_of_the_trace_it_names(tmp_path: Path) -> None:
    app, seen = create_app(Settings(data_dir=str(tmp_path))), InMemorySpanExporter()
    tracing.register(app, SimpleSpanProcessor(seen))
    client = app.test_client()
    client.get(f"{API}/rules/CB-C2?secret=1", headers={"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"})
    client.get("/nothing/secret")
    found, missing = seen.get_finished_spans()
    assert found.name == f"GET {API}/rules/<path:rule_id>"
    assert f"{found.context.trace_id:032x}" == TRACE
    assert found.attributes["http.response.status_code"] == 200
    assert missing.name == "GET none"
    assert missing.attributes["http.response.status_code"] == 404
    assert "secret" not in found.to_json() + missing.to_json()


def test_spans_go_to_the_collector(tmp_path: Path) -> None:
    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    got: list[tuple[str, bytes]] = []
    server = HTTPServer(("127.0.0.1", 0), Collector)
    Thread(target=server.serve_forever, daemon=True).start()
    sender = tracing.to_collector(f"http://127.0.0.1:{server.server_port}")
    app = create_app(Settings(data_dir=str(tmp_path)))
    tracing.register(app, sender)
    app.test_client().get(f"{API}/games")
    assert sender.force_flush()
    sender.shutdown()
    server.shutdown()
    server.server_close()
    assert got[0][0] == "/v1/traces"
    assert f"GET {API}/games".encode() in got[0][1]
