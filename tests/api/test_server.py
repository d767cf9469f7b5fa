"""gunicorn as started by ./run and the image, with two workers on one empty database."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        number = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    environment = os.environ | {
        "PORT": str(number),
        "BIND_ADDRESS": "127.0.0.1",
        "DATA_DIR": str(folder),
        "WEB_WORKERS": "2",
        "HOME": "/nonexistent",
    }
    command = [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", "app:create_app()"]
    server = subprocess.Popen(command, cwd=HOUSE, env=environment, stderr=subprocess.PIPE, text=True)
    assert server.stderr
    log = []
    try:
        for line in server.stderr:  # ends when gunicorn does
            log.append(line)
            if "Listening at" in line:
                break
        reader = threading.Thread(target=lambda: log.extend(server.stderr or ()))
        reader.start()
        yield number
    finally:
        server.terminate()
        server.wait(30)
    reader.join()
    assert "Traceback" not in "".join(log), "".join(log)


def test_both_workers_answer(port: int) -> None:
    for _ in range(8):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/api/v1/games")
        answer = connection.getresponse()
        assert answer.status == 200
        assert json.loads(answer.read())
        connection.close()


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_of_fifty_megabytes_gets_an_answer(port: int, chunked: bool) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    pieces = [b" " * 1_000_000] * 50
    headers = {"Content-Type": "application/json"} | ({} if chunked else {"Content-Length": "50000000"})
    connection.request("POST", "/api/v1/scores", iter(pieces), headers, encode_chunked=chunked)
    answer = connection.getresponse()
    assert answer.status == 413
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert json.loads(answer.read())["status"] == 413
    connection.close()


def test_a_request_line_without_end_is_refused(port: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/api/v1/games?" + "a" * 100_000)
    assert connection.getresponse().status in (400, 414)
    connection.close()


def test_no_client_on_this_machine_claims_https(port: int) -> None:
    """Without TRUSTED_PROXIES: gunicorn itself would believe everyone on this machine."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Host": "localhost", "X-Forwarded-Proto": "https", "X-Forwarded-Ssl": "on"}
    connection.request("GET", "/api/v1/address", headers=headers)
    answer = connection.getresponse()
    assert json.loads(answer.read())["page"].startswith("http://")
    assert "Strict-Transport-Security" not in answer.headers
    connection.close()
