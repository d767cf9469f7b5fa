"""Measure requests per second of stateless questions and of match moves, as ratios to a bare flask-smorest
endpoint with the same schemas and answer sizes on the same gunicorn; and the slowest hundredth relative to
the median.

    python -m benchmarks.load.answers [--seconds 20] [--database URL] [--write]

The bare endpoint loads the same bodies through the same schemas, writes one row for a list of moves, and
dumps the same answers through their schemas. Our schemas pass answers through undumped; for comparison a
second bare endpoint does so, too. All servers run all the time and are loaded alternately for short
intervals, so that all see the same machine. Goals: placements 0.7, scores 0.6, moves 0.4 of the bare
endpoint; p99 below 10 times the median.
"""

from __future__ import annotations

import argparse
import http.client
import json
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any

from benchmarks.load.results import write
from benchmarks.matches import TURNS, turns
from tests.topology import Part, answers, free_port

CONNECTIONS = 8
WHILE = 1.0  # seconds of load before the next server is loaded
GOALS = {"placements": 0.7, "scores": 0.6, "moves": 0.4}
SLOWEST = 10.0  # maximum ratio of p99 to median
HALF = 35  # turns on the table of the requests
Answer = dict[str, Any]


@dataclass
class Load:
    """Answers of one server to one kind of request: seconds of each, and the total time under load."""

    seconds: list[float] = field(default_factory=list)
    wall: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.seconds) / self.wall

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.seconds, n=100)[98]


class Client:
    """One connection, kept while its server is loaded."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.token = ""

    def ask(self, path: str, body: bytes) -> Answer:
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.connection.request("POST", f"/api/v1{path}", body, headers)
        answer = self.connection.getresponse()
        content = answer.read()
        assert answer.status < 300, content[:500]
        return dict(json.loads(content))


Work = Callable[[Client], Iterator[tuple[str, bytes]]]  # the requests of a client, by path and body


def repeated(path: str, body: bytes) -> Work:
    """Return the work that sends one request again and again."""
    return lambda _: repeat((path, body))


def loaded(clients: list[Client], work: Work, load: Load) -> None:
    """Let all clients send the requests that `work` yields at the same time, for WHILE seconds or until it
    ends."""
    start = threading.Barrier(len(clients) + 1)
    lock = threading.Lock()

    def run(client: Client) -> None:
        mine: list[float] = []
        requests = work(client)
        start.wait(60)
        deadline = time.perf_counter() + WHILE
        for path, body in requests:
            before = time.perf_counter()
            if before > deadline:
                break
            client.ask(path, body)
            mine.append(time.perf_counter() - before)
        client.connection.close()  # while other servers are loaded, the server would close it
        with lock:
            load.seconds += mine

    threads = [threading.Thread(target=run, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    start.wait(60)
    before = time.perf_counter()
    for thread in threads:
        thread.join()
    load.wall += time.perf_counter() - before


@contextmanager
def servers(folder: Path, canned: Answer, database: str) -> Iterator[list[int]]:
    """Start the service, the bare endpoint and the one that does not dump, each a gunicorn with one
    worker; yield their ports."""
    (folder / "canned.json").write_text(json.dumps(canned))
    more = {
        "BIND_ADDRESS": "127.0.0.1", "WEB_THREADS": "16", "DATABASE_URL": database,
        "LIMIT_TOKEN": "10000000 per minute",
        "LIMIT_QUESTIONS": "10000000 per minute", "LIMIT_ENTRANCE": "10000000 per minute",
        "BARE": str(folder / "canned.json"), "HOME": "/none",
    }  # fmt: skip
    with ExitStack() as stack:
        ports = []
        for name in ("service", "bare", "undumped"):
            port, app = free_port(), "app" if name == "service" else "benchmarks.load.bare"
            command = [".venv/bin/python", "-m", "gunicorn", "-c", "gunicorn.conf.py", f"{app}:create_app()"]
            own = {"PORT": str(port), "DATA_DIR": str(folder / name)}
            own |= {"BARE_DATABASE": f"sqlite:///{folder}/{name}.db", "BARE_DUMPS": str(int(name == "bare"))}
            part = Part(
                name, command, folder / f"{name}.log", partial(answers, port, "/api/v1/health"), more | own
            )
            stack.callback(part.kill)
            part.start()
            ports.append(port)
        yield ports


def questions(new: Answer, lists: list[list[Answer]]) -> dict[str, bytes]:
    """Return the requests for a table of a recorded game, halfway through it."""
    placed = [move for moves in lists[:HALF] for move in moves if move["type"] == "place"]
    tiles = [*new["start"]["tiles"], *({k: m[k] for k in ("x", "y", "tile", "rotation")} for m in placed)]
    next_tile = next(move["tile"] for move in lists[HALF] if move["type"] == "place")
    position = {
        "game": "carcassonne",
        "options": {"edition": "C1"},
        "players": new["players"],
        "tiles": tiles,
    }
    player = new["players"][0]["id"]
    bodies = {"placements": {"position": position, "tile": next_tile, "player": player},
             "scores": {"position": position, "final": True}}  # fmt: skip
    return {name: json.dumps(body).encode() for name, body in bodies.items()}


class Games:
    """Recorded turns as requests: every client plays separate matches, created before the clock starts."""

    def __init__(self, new: Answer, lists: list[list[Answer]]) -> None:
        self.new, self.lists = json.dumps(new).encode(), lists

    def work(self, client: Client) -> Iterator[tuple[str, bytes]]:
        made = client.ask("/matches", self.new)
        client.token = made["tokens"]["host"]
        path = f"/matches/{made['id']}/moves"
        bodies = [
            json.dumps({"seq": n, "moves": moves}).encode() for n, moves in enumerate(self.lists[:TURNS])
        ]
        return ((path, body) for body in bodies)


def measure(folder: Path, seconds: float, database: str) -> dict[str, tuple[Load, Load, Load]]:
    """Return for each kind of request the load of the service, of the bare endpoint, and of the one that
    does not dump."""
    new, lists = turns()
    bodies = questions(new, lists)
    with servers(folder, {}, database or f"sqlite:///{folder}/referee.db") as (port, *_):
        client = Client(port)
        canned = {name: client.ask(f"/{name}", body) for name, body in bodies.items()}
        client.token = (made := client.ask("/matches", json.dumps(new).encode()))["tokens"]["host"]
        for n, turn in enumerate(lists[: HALF + 1]):
            body = json.dumps({"seq": n, "moves": turn}).encode()
            canned["moves"] = client.ask(f"/matches/{made['id']}/moves", body)
    found = {name: (Load(), Load(), Load()) for name in GOALS}
    with servers(folder, canned, database or f"sqlite:///{folder}/referee.db") as ports:
        sides = [[Client(port) for _ in range(CONNECTIONS)] for port in ports]
        games = Games(new, lists)
        moves = json.dumps({"seq": HALF, "moves": lists[HALF]}).encode()
        for round_ in range(1 + max(1, int(seconds / WHILE))):  # the first round warms up
            for name, loads in found.items():
                for side, (clients, load) in enumerate(zip(sides, loads, strict=True)):
                    if name != "moves":
                        work = repeated(f"/{name}", bodies[name])
                    else:
                        work = games.work if side == 0 else repeated("/matches/a/moves", moves)
                    loaded(clients, work, load if round_ else Load())
                    for client in clients:
                        client.token = ""
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = measure(Path(name), args.seconds, args.database)
    rows, good = [], True
    for name, (ours, bare, undumped) in found.items():
        ratio, quick, slow = ours.rate / bare.rate, ours.rate / undumped.rate, ours.p99 / ours.median
        good &= ratio >= GOALS[name] and slow < SLOWEST
        other = bare.p99 / bare.median
        rows.append(f"| {name} | {ratio:.2f} | {GOALS[name]} | {quick:.2f} | {slow:.1f} | {other:.1f} |")
        print(f"{name}: {ratio:.2f} of the bare endpoint, {quick:.2f} of one that does not dump "
              f"({ours.rate:.0f}, {bare.rate:.0f} and {undumped.rate:.0f} a second); "
              f"p99 {slow:.1f} medians (bare {other:.1f})")  # fmt: skip
    if args.write:
        head = (
            "| | requests a second, of bare | goal | of bare that does not dump | p99 in medians | bare's |\n"
            "|---|---|---|---|---|---|"
        )
        write("Answers", __doc__ or "", [head, *rows])
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
