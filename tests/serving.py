"""The service as it is run: gunicorn with its workers, with real connections."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
API = "/api/v1"


class Server:
    """A running server: its port, and a way to kill it."""

    def __init__(
        self,
        folder: Path,
        url: str,
        workers: int,
        before: Sequence[str] = (),
        options: Sequence[str] = (),
        more: Mapping[str, str] = {},
    ) -> None:
        """`before`: a command that starts the server's; `options`: of gunicorn; `more`: settings."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        environment = os.environ | {
            "PORT": str(self.port), "BIND_ADDRESS": "127.0.0.1", "DATA_DIR": str(folder), "DATABASE_URL": url,
            "WEB_WORKERS": str(workers), "WEB_THREADS": "32", "RATELIMIT_ENABLED": "0", "HOME": "/none",
            "WARM_UP": "0",  # two thirds of the start
            **more,
        }  # fmt: skip
        gunicorn = [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", *options, "app:create_app()"]
        command = [*before, *gunicorn]
        self.process = subprocess.Popen(
            command, cwd=HOUSE, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
            start_new_session=True,
        )  # fmt: skip
        assert self.process.stderr
        self.output: list[str] = []
        booted = 0
        for line in self.process.stderr:
            self.output.append(line)
            booted += "Booting worker" in line
            if booted == workers:
                break
        self._rest = threading.Thread(
            target=lambda: self.output.extend(self.process.stderr or ()), daemon=True
        )
        self._rest.start()

    def kill(self) -> None:
        """Send SIGKILL to all its processes, if it still runs."""
        if self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)
        self._rest.join(10)


@contextmanager
def served(folder: Path, url: str, workers: int = 2) -> Iterator[int]:
    """A server; yields its port. Its standard error must contain no traceback."""
    server = Server(folder, url, workers)
    try:
        yield server.port
    finally:
        server.kill()
    assert "Traceback" not in "".join(server.output), "".join(server.output)[-4000:]


def ask(
    port: int, method: str, path: str, body: Any = None, token: str = "", key: str = "", timeout: float = 60
) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {"Idempotency-Key": key} if key else {}
    connection.request(method, API + path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    connection.close()
    return answer.status, content
