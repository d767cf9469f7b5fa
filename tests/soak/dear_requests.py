"""Clients that only send the dearest requests, without rate limits, to the server as ./run starts it.

    python -m tests.soak.dear_requests [--write] [--clients N ...]

Each client sends one request after the other. Meanwhile, /health is requested and moves are recorded. Prints
a line for each number of clients; --write stores them in dear_requests.json.
"""

from __future__ import annotations

import argparse
import http.client
import json
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.worst_bodies.tables import positions
from tests.serving import API, Server, ask
from tests.soak.slow_senders import Player

RESULT = Path(__file__).with_suffix(".json")
CLIENTS = (8, 40, 200)
REQUESTS = 10  # requests to /health, and moves
ALL = "carcassonne with all expansions"
OWN = "500 tiles of a user set, 1 copies, all laid"
SETTINGS = {"WEB_THREADS": "64", "WARM_UP": "1"}


def dear() -> list[tuple[str, bytes]]:
    """Paths and bodies of requests that take long: 500 tiles, with all expansions or of a user's set."""
    known = dict(positions())
    row = known[f"{ALL}, a row"]
    turn = {"position": row, "tile": row["tiles"][0]["tile"], "player": "p0"}
    bodies = {
        "/placements": turn,
        "/scores": {"position": known[f"{ALL}, any tiles"], "final": True},
        "/chances": {"position": known[OWN]},
        "/audits": {"position": known[f"{ALL}, any tiles, sparse"]},
    }
    return [(API + path, json.dumps(body).encode()) for path, body in bodies.items()]


def status_of(port: int, path: str, body: bytes) -> int:
    """Send a request and read its answer, without the work of decoding it."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", path, body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


@contextmanager
def busy(port: int, clients: int) -> Iterator[Counter[int]]:
    """Clients that send dear requests within the block; the statuses they have received."""
    requests, received, ended = dear(), Counter[int](), threading.Event()

    def send(number: int) -> None:
        while not ended.is_set():
            path, body = requests[number % len(requests)]
            received[status_of(port, path, body)] += 1

    threads = [threading.Thread(target=send, args=(number,), daemon=True) for number in range(clients)]
    for thread in threads:
        thread.start()
    try:
        yield received
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def longest(act: Callable[[], int]) -> float:
    """The longest response time of several requests in seconds; every answer must be a success."""
    times = []
    for _ in range(REQUESTS):
        started = time.monotonic()
        status = act()
        assert status in (200, 201), status
        times.append(time.monotonic() - started)
    return round(max(times), 3)


def tried(port: int, clients: int) -> dict[str, Any]:
    """The result for a number of clients."""
    player = Player(port)
    assert player.move() == 201  # the first one loads what later ones share
    with busy(port, clients) as received:
        while sum(received.values()) < 4:  # all are busy by then
            ask(port, "GET", "/health")
        health, move = longest(lambda: ask(port, "GET", "/health")[0]), longest(player.move)
    statuses = {str(status): count for status, count in sorted(received.items())}
    return {
        "health, longest seconds": health,
        "a move, longest seconds": move,
        "answers to the others": statuses,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--clients", type=int, nargs="+", default=CLIENTS)
    args = parser.parse_args()
    results = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(folder, f"sqlite:///{folder}/referee.db", workers=1, more=SETTINGS)
        stack.callback(server.kill)
        for clients in args.clients:
            results[str(clients)] = tried(server.port, clients)
            print(f"{clients} clients: {results[str(clients)]}", flush=True)
    if args.write:
        RESULT.write_text(json.dumps(results, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
