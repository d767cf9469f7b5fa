"""The security headers are on every answer."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, problem

EXPECTED = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", f"{API}/games", 200),
        ("GET", f"{API}/docs", 200),
        ("GET", f"{API}/openapi.json", 200),
        ("GET", f"{API}/nothing", 404),
        ("DELETE", f"{API}/games", 405),
        ("POST", f"{API}/scores", 415),
        ("GET", f"{API}/matches/nothing", 404),
    ],
)
def test_every_answer_carries_them(client: FlaskClient, method: str, path: str, status: int) -> None:
    answer = client.open(path, method=method)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in EXPECTED} == EXPECTED
    policy = dict(rule.split(" ", 1) for rule in answer.headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert "Set-Cookie" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "Strict-Transport-Security" not in answer.headers


def test_https_sets_strict_transport_security(client: FlaskClient) -> None:
    answer = client.get("/", base_url="https://table.example")
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("method", "path", "token", "cache"),
    [
        ("GET", f"{API}/nothing", "", "no-store"),
        ("GET", "/web/old/app.js", "", "no-store"),
        ("GET", f"{API}/schemas/nothing.json", "", "no-store"),
        ("DELETE", f"{API}/games", "", "no-store"),
        ("PUT", f"{API}/catalogs/user/1", "", "no-store"),
        ("POST", f"{API}/scores", "", "no-store"),
        ("GET", "/metrics", "", "no-store"),
        ("GET", "/", "", "no-cache"),
        ("GET", "/sw.js", "", "no-cache"),
        ("GET", f"{API}/docs", "", "no-cache"),
        ("GET", f"{API}/catalogs/base/sheet.pdf", "", "no-cache"),
        ("GET", f"{API}/catalogs", "", "no-cache"),
        ("GET", f"{API}/catalogs", "a", "private, no-cache"),
    ],
)
def test_a_cache_keeps_only_what_is_meant_for_it(
    client: FlaskClient, method: str, path: str, token: str, cache: str
) -> None:
    """A cache may keep a 404 without this header, and then a file of a new version is missing for minutes."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = client.open(path, method=method, headers=headers)
    assert answer.headers["Cache-Control"] == cache
    assert ("ETag" in answer.headers) == ("no-cache" in cache)
    if "ETag" in answer.headers:
        other = client.get(path, headers={"If-Match": '"another"', **headers})
        assert (other.status_code, other.headers["Cache-Control"]) == (412, "no-store")
        assert problem(other)["type"].endswith("#precondition")
        same = client.get(path, headers={"If-Match": answer.headers["ETag"], **headers})
        assert same.get_data() == answer.get_data()
        again = client.get(path, headers={"If-None-Match": answer.headers["ETag"], **headers})
        assert again.status_code == 304
