"""Measure event streams: many phones follow many matches on one machine while moves are made. Does every
phone see every change, in order, and how soon?

    python -m benchmarks.load.streams [--phones 500] [--matches 100] [--seconds 30] [--write]

Two processes of the web server over PostgreSQL and Redis; every match gets a move every few seconds. The time
is from sending the move to reading its event, on the clock of one process that holds all phones. Goals:
nothing missed, nothing out of order, p99 below a second.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import selectors
import socket
import statistics
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.load.results import write
from tests.api.matches import NEW
from tests.serving import API, ask
from tests.topology import Topology, topology

EVERY = 5.0  # seconds between two moves of a match
SOON = 1.0  # seconds


@dataclass
class Phone:
    """An open stream: received data, and the sequence numbers of the changes seen."""

    match: int
    socket: socket.socket
    rest: bytes = b""
    seen: list[int] = field(default_factory=list)

    def read(self) -> list[int]:
        """Return the changes that have just arrived."""
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the stream ended")
        *lines, self.rest = (self.rest + data).split(b"\n")
        fresh = [int(line[3:]) for line in lines if line.startswith(b"id:")]
        self.seen += fresh
        return fresh


def follow(port: int, match: dict[str, Any], number: int) -> Phone:
    """Open the stream of a phone that follows a match."""
    opened = socket.create_connection(("127.0.0.1", port), 60)
    opened.sendall(
        f"GET {API}/matches/{match['id']}/events HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {match['tokens']['viewer']}\r\n\r\n".encode()
    )
    assert b" 200 " in opened.recv(4096)
    return Phone(number, opened)


def memory(made: Topology) -> int:
    """Return the resident megabytes of all processes of the web servers."""
    total = 0
    for name, part in made.parts.items():
        if name.startswith("web") and part.process is not None:
            group = part.process.pid
            for place in Path("/proc").glob("[0-9]*/stat"):
                try:
                    fields = place.read_text().rpartition(")")[2].split()
                    if int(fields[2]) == group:
                        total += int(fields[21]) * 4096
                except OSError:
                    continue
    return total >> 20


class Movers:
    """Make moves in every match, one after the other, over a few connections; `sent[match, seq]`: when."""

    def __init__(self, ports: list[int], matches: list[dict[str, Any]], seconds: float) -> None:
        self.sent: dict[tuple[int, int], float] = {}
        self.acknowledged: Counter[int] = Counter()
        self.threads = [
            threading.Thread(target=self.run, args=(ports, matches, part, seconds)) for part in range(8)
        ]
        for thread in self.threads:
            thread.start()

    def run(self, ports: list[int], matches: list[dict[str, Any]], part: int, seconds: float) -> None:
        connections = [http.client.HTTPConnection("127.0.0.1", port, timeout=60) for port in ports]
        mine = list(range(part, len(matches), 8))
        chance, until = random.Random(part), time.monotonic() + seconds
        due = {number: time.monotonic() + chance.random() * EVERY for number in mine}
        while (next_one := min(due, key=due.__getitem__)) is not None and due[next_one] < until:
            time.sleep(max(0.0, due[next_one] - time.monotonic()))
            seq = self.acknowledged[next_one]
            move = {"type": "adjust", "player": "red", "points": 1, "note": "a point"}
            body = json.dumps({"seq": seq, "moves": [move]})
            token = matches[next_one]["tokens"]["host"]
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            connection = connections[chance.randrange(len(connections))]
            self.sent[next_one, seq + 1] = time.monotonic()
            connection.request("POST", f"{API}/matches/{matches[next_one]['id']}/moves", body, headers)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 201, answer.status
            self.acknowledged[next_one] = seq + 1
            due[next_one] += EVERY


def measure(folder: Path, phones: int, matches: int, seconds: float) -> dict[str, Any]:
    """Return what the phones received."""
    with topology(
        folder,
        web=2,
        workers=0,
        storage=False,
        WARM_UP="1",
        WEB_THREADS=str(phones),
        METRICS_PORT="0",
        LOG_FORMAT="json",
    ) as made:
        before = memory(made)
        tables = [ask(made.ports[n % 2], "POST", "/matches", NEW)[1] for n in range(matches)]
        open_phones = [follow(made.ports[n % 2], tables[n % matches], n % matches) for n in range(phones)]
        waiting = selectors.DefaultSelector()
        for phone in open_phones:
            phone.socket.settimeout(0.0)
            waiting.register(phone.socket, selectors.EVENT_READ, phone)
        movers = Movers(made.ports, tables, seconds)
        delays: list[float] = []
        until = time.monotonic() + seconds + 5.0
        while time.monotonic() < until:
            for key, _ in waiting.select(0.5):
                phone = key.data
                fresh = phone.read()
                now = time.monotonic()
                delays += [now - movers.sent[phone.match, seq] for seq in fresh]
        for thread in movers.threads:
            thread.join()
        followed = memory(made)
        wrong = [p for p in open_phones if p.seen != list(range(1, movers.acknowledged[p.match] + 1))]
        for phone in open_phones:
            phone.socket.close()
    delays.sort()
    return {
        "phones": phones, "matches": matches, "moves": sum(movers.acknowledged.values()),
        "events": len(delays), "phones that missed something": len(wrong),
        "median": statistics.median(delays),
        "p99": delays[int(0.99 * len(delays))], "last": delays[-1], "before": before, "followed": followed,
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--phones", type=int, default=500)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = measure(Path(name), args.phones, args.matches, args.seconds)
    each = 1024 * (found["followed"] - found["before"]) / found["phones"]
    rows = [
        f"| phones, matches | {found['phones']}, {found['matches']} |",
        f"| moves made, events read | {found['moves']}, {found['events']} |",
        f"| phones that missed a change or saw one out of order | {found['phones that missed something']} |",
        f"| move to event, p99 (goal: below 1 s) | {found['p99']:.2f} s |",
        f"| p99 in medians | {found['p99'] / found['median']:.1f} |",
        f"| the slowest event | {found['last']:.2f} s |",
        f"| memory of both web servers, before and then | {found['before']} MB, {found['followed']} MB |",
        f"| memory of one phone | {each:.0f} kB |",
    ]
    print("\n".join(rows))
    if args.write:
        write("Event streams", __doc__ or "", ["| | |", "|---|---|", *rows])
    return 0 if not found["phones that missed something"] and found["p99"] < SOON else 1


if __name__ == "__main__":
    raise SystemExit(main())
