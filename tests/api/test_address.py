"""Links and QR codes lead to the configured address, not to one from a header."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app import create_app
from services.infra import network
from services.infra.network import page_address
from settings import Settings
from tests.api.border import API
from tests.api.matches import Table

PHONES_FIND = "192.168.7.5"


@pytest.fixture(autouse=True)
def networked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "addresses", lambda: [PHONES_FIND])


@pytest.mark.parametrize(
    ("host", "leads_to"),
    [
        ("localhost:8000", f"{PHONES_FIND}:8000"),
        ("127.0.0.1:8443", f"{PHONES_FIND}:8443"),
        ("[::1]:8000", f"{PHONES_FIND}:8000"),
        ("LOCALHOST", PHONES_FIND),
        ("192.168.7.9:8000", "192.168.7.9:8000"),
        ("10.1.2.3", "10.1.2.3"),
        ("[fd00::5]:8000", "[fd00::5]:8000"),
        (f"{socket.gethostname()}:8000", f"{socket.gethostname()}:8000"),
        ("evil.example", f"{PHONES_FIND}:8000"),
        ("evil.example:80", f"{PHONES_FIND}:8000"),
        ("localhost.evil.example", f"{PHONES_FIND}:8000"),
        ("203.0.114.9", f"{PHONES_FIND}:8000"),
        ("0.0.0.0:8000", f"{PHONES_FIND}:8000"),
        ("localhost@evil.example", f"{PHONES_FIND}:8000"),
        ("localhost/evil", f"{PHONES_FIND}:8000"),
        ("localhost:8000:1", f"{PHONES_FIND}:8000"),
        ("", f"{PHONES_FIND}:8000"),
    ],
)
def test_a_host_is_believed_only_where_it_is_near(host: str, leads_to: str) -> None:
    assert page_address("", "0.0.0.0", 8000, "http", host) == f"http://{leads_to}"


@pytest.mark.parametrize("scheme", ["javascript", "file", "", "HTTPS evil"])
def test_a_made_up_scheme_is_not_believed(scheme: str) -> None:
    assert page_address("", "0.0.0.0", 8000, scheme, "10.1.2.3") == "http://10.1.2.3"


def test_a_server_for_this_machine_alone_is_found_there_alone() -> None:
    assert page_address("", "127.0.0.1", 8000, "http", "localhost:8000") == "http://localhost:8000"
    assert page_address("", "127.0.0.1", 8000, "http", "evil.example") == "http://localhost:8000"


def test_a_public_address_counts_above_all() -> None:
    for host in ("localhost:8000", "evil.example"):
        found = page_address("https://referee.example.org/", "0.0.0.0", 8000, "http", host, trusted=True)
        assert found == "https://referee.example.org"


def test_the_invitation_does_not_follow_a_made_up_host(client: FlaskClient) -> None:
    table = Table.new(client)
    bearer = {"Authorization": f"Bearer {table.tokens['host']}"}
    for headers in ({"Host": "evil.example"}, {"Host": "localhost", "X-Forwarded-Host": "evil.example"}):
        answer = client.get(f"{table.path}/invitation", headers=bearer | headers)
        assert answer.status_code == 200
        assert "evil" not in answer.get_data(as_text=True)
        assert answer.get_json()["link"].startswith(f"http://{PHONES_FIND}")


def test_the_page_learns_its_public_address(client: FlaskClient) -> None:
    def address_of(page: str) -> str:
        answer = client.get(f"{API}/address", query_string={"page": page} if page else {})
        assert answer.headers["Cache-Control"] == "no-store"
        found: str = answer.get_json()["page"]
        return found

    assert address_of("http://localhost:8000") == f"http://{PHONES_FIND}:8000"
    assert address_of("https://referee.example.org") == "https://referee.example.org"
    assert address_of("") == f"http://{PHONES_FIND}"
    assert client.get(f"{API}/address?page=javascript:1").status_code == 422


def test_public_url_is_read_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {"PUBLIC_URL": "https://referee.example.org", "DATA_DIR": str(tmp_path)}
    )
    client = create_app(settings).test_client()
    assert client.get(f"{API}/address").get_json() == {"page": "https://referee.example.org"}
    for wrong in ("referee.example.org", "https://referee.example.org/path", "javascript:1"):
        with pytest.raises(ValueError, match="PUBLIC_URL"):
            Settings(public_url=wrong)


def test_no_redirect_follows_a_made_up_host(client: FlaskClient) -> None:
    for path in ("/", f"{API}/docs/", f"{API}//docs", f"{API}/games/", "/web/x/y"):
        answer = client.get(path, headers={"Host": "evil.example"})
        assert "evil" not in answer.headers.get("Location", "")


@pytest.mark.parametrize("host", ["127.0.0.1:99999", "[fe80::1%25x]", "a/b", "a@b", "a#b", ""])
def test_an_invalid_host_header_breaks_no_link(client: FlaskClient, host: str) -> None:
    answer = client.get(f"{API}/address", headers={"Host": host})
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert answer.get_json()["page"].startswith(f"http://{PHONES_FIND}:")
