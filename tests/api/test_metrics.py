"""Metrics are available locally or with the token; never through a proxy that hides the client."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from app import create_app
from settings import Settings
from tests.api.border import API

TOKEN = "a token for Prometheus"


def app(folder: Path, **more: Any) -> Flask:
    return create_app(Settings(data_dir=str(folder), ratelimit_enabled=False, **more))


def status(made: Flask, address: str, path: str = "/metrics", **headers: str) -> int:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = made.test_client().get(path, headers=names, environ_base={"REMOTE_ADDR": address})
    assert answer.status_code == 200 or answer.json["type"].endswith("#not-allowed")  # type: ignore[index]
    return answer.status_code


@pytest.mark.parametrize("path", ["/metrics", f"{API}/metrics"])
def test_only_this_machine_unless_configured(tmp_path: Path, path: str) -> None:
    made = app(tmp_path)
    for near in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"):
        assert status(made, near, path) == 200
    for far in ("192.168.0.4", "8.8.8.8", "2001:db8::1", "::ffff:8.8.8.8", "", "nonsense"):
        assert status(made, far, path) == 403
    assert status(made, "8.8.8.8", path, Authorization="Bearer ") == 403


def test_networks_and_a_token_open_it(tmp_path: Path) -> None:
    made = app(tmp_path, metrics_networks="10.0.0.0/8, 2001:db8::/32", metrics_token=TOKEN)
    assert status(made, "10.1.2.3") == status(made, "2001:db8::7") == 200
    assert status(made, "127.0.0.1") == status(made, "11.0.0.1") == 403
    assert status(made, "8.8.8.8", Authorization=f"Bearer {TOKEN}") == 200
    assert status(made, "8.8.8.8", Authorization=f"Bearer {TOKEN}x") == 403


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "X_Real_IP"])
def test_forwarded_headers_of_an_untrusted_proxy_are_ignored(tmp_path: Path, header: str) -> None:
    assert status(app(tmp_path), "127.0.0.1", **{header: "127.0.0.1"}) == 403


def test_behind_a_trusted_proxy_the_one_in_front_counts(tmp_path: Path) -> None:
    made = app(tmp_path, trusted_proxies=1)
    assert status(made, "127.0.0.1", X_Forwarded_For="8.8.8.8") == 403
    assert status(made, "10.0.0.1", X_Forwarded_For="127.0.0.1") == 200


def test_with_fewer_hops_than_trusted_proxies_anybody_may_ask(tmp_path: Path) -> None:
    made = app(tmp_path, trusted_proxies=2)
    assert status(made, "127.0.0.1", X_Forwarded_For="8.8.8.8") == 403
    assert status(made, "10.0.0.1", X_Forwarded_For="127.0.0.1, 10.0.0.2") == 200
    assert status(made, "127.0.0.1") == 200


@pytest.mark.parametrize("sent", ['"', '10.0.0.9, "', '"\\', 'a"b', '"10.0.0.9", "', '"127.0.0.1'])
def test_quotation_marks_of_a_client_hide_no_address(tmp_path: Path, sent: str) -> None:
    """A proxy appends to what the client sent: a quoted string may not swallow that."""
    for proxies, appended in ((1, ", 8.8.8.8"), (2, ", 8.8.8.8, 10.0.0.2")):
        made = app(tmp_path, trusted_proxies=proxies)
        assert status(made, "127.0.0.1", X_Forwarded_For=sent + appended) == 403


def test_unknown_methods_are_counted_together(tmp_path: Path) -> None:
    """A label for each would fill the memory of the metrics collector."""
    made = app(tmp_path)
    for number in range(20):
        made.test_client().open(f"{API}/games", method=f"INVENTED{number}")
    text = made.test_client().get("/metrics").get_data(as_text=True)
    assert "INVENTED" not in text
    assert 'method="other"' in text
