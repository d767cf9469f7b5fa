"""Many clients that send or read slowly, against the server as ./run starts it.

    python -m tests.soak.slow_senders [--write]

For each kind of slowness: opens the connections, requests /health and records moves meanwhile, and waits
until the server has closed them. Prints a line per kind; --write stores them in slow_senders.json.
"""

from __future__ import annotations

import argparse
import json
import resource
import select
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.api.matches import NEW
from tests.serving import API, Server, ask

RESULT = Path(__file__).with_suffix(".json")
ESTABLISHED = 1  # TCP's state, as Linux numbers it
REQUESTS = 10  # requests to /health, and moves
PATIENCE = 90.0  # seconds until the connections must be closed
FORM = "Content-Type: multipart/form-data; boundary=x\r\n"


def post(path: str, more: str, body: bytes) -> bytes:
    head = f"POST {API}{path} HTTP/1.1\r\nHost: referee\r\nContent-Type: application/json\r\n{more}\r\n"
    return head.encode() + body


def photo(size: int, sent: int) -> bytes:
    head = f"POST {API}/photos HTTP/1.1\r\nHost: referee\r\n{FORM}Content-Length: {size}\r\n\r\n"
    part = b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
    return head.encode() + part + bytes(sent)


# kind -> connections, what each sends at once, what it sends each second afterwards
KINDS: dict[str, tuple[int, bytes, bytes]] = {
    "half a head": (200, b"GET /api/v1/health HTTP/1.1\r\nHost: ref", b""),
    "a head, byte by byte": (200, b"GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a"),
    "half a body": (200, post("/scores", "Content-Length: 1000\r\n", b'{"game": '), b""),
    "a body, byte by byte": (200, post("/scores", "Content-Length: 1000\r\n", b'{"game": '), b" "),
    "half a chunk": (200, post("/scores", "Transfer-Encoding: chunked\r\n", b"400\r\n{"), b""),
    "half a photo": (200, photo(20_000_000, 1_000_000), b""),
    "answers that nobody reads": (70, b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 12, b""),
    "answered connections left open": (200, b"GET /api/v1/nothing HTTP/1.0\r\n\r\n", b""),
    "idle": (1500, b"", b""),
}


class Slow:
    """Connections of one kind, kept open and fed until the server closes them."""

    def __init__(self, port: int, count: int, first: bytes, drip: bytes = b"") -> None:
        self.drip, self.started = drip, time.monotonic()
        self.open: list[socket.socket] = []
        for _ in range(count):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.connect(("127.0.0.1", port))
            one.settimeout(10)
            self.open.append(one)
            one.sendall(first)
            one.settimeout(0.0)

    def __enter__(self) -> Slow:
        return self

    def __exit__(self, *_: Any) -> None:
        for one in self.open:
            one.close()

    def feed(self) -> None:
        """Send the next bytes, and drop the connections that the server has closed."""
        for one in list(self.open):
            try:
                if self.drip:
                    one.send(self.drip)
                ended = one.recv(1, socket.MSG_PEEK) == b"" or self._over(one)
            except BlockingIOError:
                ended = False
            except OSError:
                ended = True
            if ended:
                one.close()
                self.open.remove(one)

    def _over(self, one: socket.socket) -> bool:
        """Whether the server has closed a connection whose answer is unread."""
        return one.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED

    def _until_one_ends(self, seconds: float) -> None:
        """Wait until the server closes a connection, or for these seconds, after which more is sent."""
        watch = select.poll()
        for one in self.open:
            watch.register(one, select.POLLRDHUP)
        watch.poll(seconds * 1000)

    def ended(self, patience: float = PATIENCE) -> float | None:
        """Seconds until the server had closed all of them; None if it has not."""
        while self.open and time.monotonic() - self.started < patience:
            self._until_one_ends(0.5)
            self.feed()
        return None if self.open else round(time.monotonic() - self.started, 1)


class Player:
    """Records points in a match."""

    def __init__(self, port: int) -> None:
        self.port, self.seq = port, 0
        status, self.match = ask(port, "POST", "/matches", NEW)
        assert status == 201, self.match

    def move(self) -> int:
        """Record one move. Returns its status."""
        path, token = f"/matches/{self.match['id']}/moves", self.match["tokens"]["host"]
        move = {"type": "adjust", "player": "red", "points": 1, "note": "more"}
        status, answer = ask(self.port, "POST", path, {"seq": self.seq, "moves": [move]}, token)
        self.seq = answer.get("seq", self.seq)
        return status


def seconds(act: Callable[[], int], slow: Slow) -> float:
    """The longest response time; every answer must be a success."""
    longest = 0.0
    for _ in range(REQUESTS):
        slow.feed()
        started = time.monotonic()
        status = act()
        assert status in (200, 201), status
        longest = max(longest, time.monotonic() - started)
    return round(longest, 3)


def tried(port: int, kind: str) -> dict[str, Any]:
    """The result for one kind of slowness."""
    player = Player(port)
    count, first, drip = KINDS[kind]
    with Slow(port, count, first, drip) as slow:
        return {
            "connections": count,
            "health, longest seconds": seconds(lambda: ask(port, "GET", "/health")[0], slow),
            "a move, longest seconds": seconds(player.move, slow),
            "all ended after seconds": slow.ended(),
        }


def enough_files() -> None:
    """Raise the limit: each connection takes a file descriptor here, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4096 if hard == resource.RLIM_INFINITY else min(4096, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--kind", choices=KINDS, action="append")
    args = parser.parse_args()
    enough_files()
    results = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(folder, f"sqlite:///{folder}/referee.db", workers=1)
        stack.callback(server.kill)
        for kind in args.kind or KINDS:
            results[kind] = tried(server.port, kind)
            print(f"{kind}: {results[kind]}", flush=True)
    if args.write:
        RESULT.write_text(json.dumps(results, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
