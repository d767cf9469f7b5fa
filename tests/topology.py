"""The service as in compose.yaml, as plain processes of this machine.

Parts: web servers, workers, PostgreSQL, Redis, object storage (moto's server speaks S3), and nginx in front
if installed.

    python -m tests.topology [--web 2] [--workers 2]

starts everything, prints the address, and ends with Ctrl-C. Every part can be killed and restarted.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

from tests import postgres

HOUSE = Path(__file__).resolve().parents[1]
REDIS, NGINX = shutil.which("redis-server"), shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
MISSING = "Redis is not installed: apt-get install redis-server"
BUCKET = "referee"
KEYS = {"AWS_ACCESS_KEY_ID": "none", "AWS_SECRET_ACCESS_KEY": "none", "AWS_DEFAULT_REGION": "us-east-1"}
PR_SET_PDEATHSIG = 1  # linux/prctl.h
PATIENCE = 60.0  # seconds until a part must answer
BETWEEN = 0.05  # seconds between two polls


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _end_with_us() -> None:
    """End this process when its parent ends, however that happens."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Part:
    """One process with its children; `ready` returns whether it answers, `output` is what it printed."""

    def __init__(
        self,
        name: str,
        command: list[str],
        log: Path,
        ready: Callable[[], bool],
        more: Mapping[str, str] = {},
    ) -> None:
        self.name, self.command, self.log, self.ready, self.more = name, command, log, ready, dict(more)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        """Start it, and wait until it answers (by default)."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=HOUSE, env=os.environ | self.more, stdout=log, stderr=log,
                start_new_session=True, preexec_fn=_end_with_us,
            )  # fmt: skip
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        if not polled(self.ready, lambda: self.gone):
            state = "ended" if self.gone else "does not answer"
            raise AssertionError(f"{self.name} {state}: {self.output[-3000:]}")

    @property
    def gone(self) -> bool:
        """Whether its process has ended."""
        return self.process is not None and self.process.poll() is not None

    @property
    def output(self) -> str:
        """Its output so far."""
        return self.log.read_text(errors="replace") if self.log.is_file() else ""

    def send(self, number: int) -> None:
        """Send a signal to it and its children."""
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """Send SIGKILL to it and its children."""
        self.send(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(30)

    def stop(self, seconds: float = 30.0) -> int:
        """Ask only the main process to end. Returns its exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(seconds)


class Topology:
    """Its parts by name: redis, storage, web-1, ..., worker-1, ..., proxy. `more`: further settings."""

    def __init__(
        self,
        folder: Path,
        database_url: str,
        web: int = 2,
        workers: int = 2,
        storage: bool = True,
        proxy: bool = False,
        more: Mapping[str, str] | None = None,
    ) -> None:
        self.folder, self.ports = folder, [free_port() for _ in range(web)]
        self.database = ""  # the address of its PostgreSQL, where that is private
        self.parts: dict[str, Part] = {}
        redis, s3 = free_port(), free_port()
        self.redis_url = f"redis://127.0.0.1:{redis}/0"
        self.storage_url = f"s3://{BUCKET}/photos?endpoint_url=http://127.0.0.1:{s3}"
        settings = {
            "DATABASE_URL": database_url, "BROKER_URL": self.redis_url, "BIND_ADDRESS": "127.0.0.1",
            "RATELIMIT_ENABLED": "0", "WEB_THREADS": "32", "PHOTO_SECONDS": "60", "HOME": "/none",
            "PHOTO_QUEUE": "500", "WARM_UP": "0", **KEYS, **(more or {}),
        }  # fmt: skip
        if storage:
            settings["STORAGE_URL"] = self.storage_url
            self._add(
                "storage", [sys.executable, "-m", "moto.server", "-p", str(s3)], lambda: answers(s3), KEYS
            )
        else:
            settings.setdefault("STORAGE_URL", f"file://{folder}/photos")
        assert REDIS, MISSING
        keep = ["--dir", str(folder), "--save", "", "--appendonly", "yes", "--bind", "127.0.0.1"]
        self._add("redis", [REDIS, "--port", str(redis), *keep], lambda: answers(redis))
        self.settings = settings
        for number in range(1, workers + 1):
            self._worker(number)
        for number, port in enumerate(self.ports, 1):
            own = {"PORT": str(port), "DATA_DIR": str(folder / f"web-{number}")}
            own |= {"WEB_WORKERS": "1"} if number > 1 else {}  # one server with several processes is enough
            serve = [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", "app:create_app()"]
            self._add(f"web-{number}", serve, partial(answers, port, "/api/v1/health"), settings | own)
        self.port = self.ports[0]
        if proxy:
            self._proxy()

    def _add(
        self, name: str, command: list[str], ready: Callable[[], bool], more: Mapping[str, str] = {}
    ) -> None:
        self.parts[name] = Part(name, command, self.folder / f"{name}.log", ready, more)

    def _worker(self, number: int) -> None:
        name = f"worker-{number}"
        command = [
            sys.executable,
            "-m",
            "celery",
            "-A",
            "worker",
            "worker",
            "-n",
            f"{name}@here",
            "-l",
            "INFO",
        ]
        own = {"DATA_DIR": str(self.folder / name)}
        log = self.folder / f"{name}.log"
        starts = log.read_text().count(" ready.") if log.is_file() else 0
        ready = lambda: log.is_file() and log.read_text().count(" ready.") > starts  # noqa: E731
        self._add(name, [*command, "--without-mingle", "--without-gossip"], ready, self.settings | own)

    def _proxy(self) -> None:
        assert NGINX
        self.port = free_port()
        servers = "".join(f"    server 127.0.0.1:{port};\n" for port in self.ports)
        text = (HOUSE / "deploy" / "nginx.conf").read_text()
        text = text.replace("        server web-1:8000;\n        server web-2:8000;\n", servers)
        text = text.replace("listen 8080", f"listen 127.0.0.1:{self.port}")
        text = text.replace("/tmp/", f"{self.folder}/")
        (self.folder / "nginx.conf").write_text(text)
        command = [NGINX, "-c", str(self.folder / "nginx.conf"), "-g", "daemon off;"]
        self._add("proxy", command, lambda: answers(self.port, "/api/v1/health"))

    def start(self) -> None:
        """Start all parts: dependencies first, the rest in parallel."""
        for name in ("storage", "redis"):
            if name in self.parts:
                self.parts[name].start()
        if "storage" in self.parts:
            self.make_bucket()
        rest = [part for name, part in self.parts.items() if name not in ("storage", "redis", "proxy")]
        for part in rest:
            part.start(wait=False)
        for part in rest:
            part.wait()
        if "proxy" in self.parts:
            self.parts["proxy"].start()

    def make_bucket(self) -> None:
        """moto's server keeps its buckets in memory."""
        host = self.storage_url.partition("endpoint_url=")[2]
        urllib.request.urlopen(urllib.request.Request(f"{host}/{BUCKET}", method="PUT"), timeout=30).close()

    def restart(self, name: str) -> None:
        """Restart a part that was killed."""
        if name.startswith("worker"):
            self._worker(int(name.partition("-")[2]))
        self.parts[name].start()

    def kill(self) -> None:
        """Kill all parts."""
        for part in self.parts.values():
            part.kill()


def polled(
    ready: Callable[[], bool], over: Callable[[], bool] = lambda: False, seconds: float = PATIENCE
) -> bool:
    """Poll until something is ready; False if it never will be (`over`), or the time is up."""
    deadline = time.monotonic() + seconds
    pause = threading.Event()
    while not ready():
        if over() or time.monotonic() > deadline:
            return False
        pause.wait(BETWEEN)
    return True


def answers(port: int, path: str = "") -> bool:
    """Whether the port is open; with a path, whether it is answered."""
    try:
        if not path:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return True
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def topology(
    folder: Path, web: int = 2, workers: int = 2, storage: bool = True, proxy: bool = False, **more: str
) -> Iterator[Topology]:
    """Start everything, with a private PostgreSQL; stopped afterwards."""
    with ExitStack() as stack:
        server = stack.enter_context(postgres.server())
        url = stack.enter_context(postgres.database(server, "referee"))
        made = Topology(folder, url, web, workers, storage, proxy, more)
        made.database = server
        try:
            made.start()
            yield made
        finally:
            made.kill()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--web", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        topology(Path(name), args.web, args.workers, proxy=NGINX is not None) as made,
        suppress(KeyboardInterrupt),
    ):
        print(f"http://127.0.0.1:{made.port}/  ({', '.join(made.parts)}, PostgreSQL)", flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
