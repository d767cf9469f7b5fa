"""Measure how long a match takes over HTTP, against a bare flask-smorest endpoint with the same schemas that
writes one row into the same kind of database.

    python benchmarks/matches.py [--repeat 60] [--database URL] [--write]

Goals: adding a move to a match of 70 turns takes at most 3 times as long as the bare endpoint, opening a cold
match of 70 turns (replayed from its first move) at most 15 times. `--write` puts the result into
benchmarks/matches.md.
"""

from __future__ import annotations

import argparse
import gzip
import http.client
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from app import create_app  # noqa: E402
from benchmarks.load.bare import endpoints  # noqa: E402
from settings import Settings  # noqa: E402

TURNS = 70  # lists of moves, one for each tile placed
RESULT = Path(__file__).with_suffix(".md")
WORDS = """# Matches over HTTP, as ratios to a bare endpoint

A match of 70 turns; the bare endpoint is flask-smorest with the same schemas and one row written. Medians of
wall clock, both asked in turn over one kept connection (`python benchmarks/matches.py --write`).

"""
GOALS = {"a move added": 3.0, "a cold match opened": 15.0}
TRACE = HOUSE.parent / "shared" / "traces" / "base.jsonl.gz"
Answer = dict[str, Any]


class Quiet(WSGIRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_request(self, *args: Any) -> None:
        pass


@contextmanager
def served(app: Flask) -> Iterator[Callable[..., tuple[float, Any]]]:
    """Run a server; yield a function that sends it a request over one kept connection and returns seconds
    and answer."""
    server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)

    def ask(method: str, path: str, body: Any = None, token: str = "") -> tuple[float, Any]:
        data = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        started = time.perf_counter()
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        content = answer.read()
        seconds = time.perf_counter() - started
        assert answer.status < 300, content[:500]
        return seconds, json.loads(content)

    yield ask
    connection.close()
    server.shutdown()
    thread.join()


def turns() -> tuple[Answer, list[list[Answer]]]:
    """Return the start of a recorded game, and the moves of its turns."""
    if not TRACE.is_file():
        raise SystemExit(f"needs the recorded games: {TRACE}")
    with gzip.open(TRACE, "rt") as lines:
        game = json.loads(next(lines))
    players = [f"p{n}" for n in range(game["players"])]
    found = []
    for turn in game["turns"]:
        player, (x, y, quarter) = players[turn["player"]], turn["place"]
        moves: list[Answer] = [
            {"type": "discard", "player": player, "tile": tile} for tile in turn.get("discarded", ())
        ]
        place = {"type": "place", "player": player, "tile": turn["tile"], "x": x, "y": y}
        moves.append({**place, "rotation": 90 * quarter})
        for step in turn["steps"]:
            if choice := step.get("choice"):
                feature = {"kind": choice["kind"], "at": choice["sides"]}
                deploy = {"type": "deploy", "player": player, "kind": choice["figure"]}
                moves.append({**deploy, "x": choice["x"], "y": choice["y"], "feature": feature})
        found.append([*moves, {"type": "end_turn", "player": player}])
    start = [{"x": s["x"], "y": s["y"], "tile": s["tile"], "rotation": 90 * s["r"]} for s in game["start"]]
    begin = {"game": "carcassonne", "players": [], "tiles": start}
    seats = [{"id": player} for player in players]
    return {"game": "carcassonne", "options": {"edition": "C1"}, "players": seats, "start": begin}, found


def measure(url: str, folder: Path, repeat: int) -> dict[str, float]:
    """Return the median seconds of each request; the requests alternate, so that all see the same machine."""
    app = create_app(Settings(data_dir=str(folder), database_url=url, ratelimit_enabled=False))
    new, lists = turns()
    seconds: dict[str, list[float]] = {"bare": [], "a move added": [], "a cold match opened": []}
    with served(app) as ask:
        _, made = ask("POST", "/api/v1/matches", new)
        path, token, seq = f"/api/v1/matches/{made['id']}", made["tokens"]["host"], 0
        for moves in lists[:TURNS]:
            _, change = ask("POST", f"{path}/moves", {"seq": seq, "moves": moves}, token)
            seq = change["seq"]
        following = {"moves": lists[TURNS]}
        with served(endpoints({"moves": change}, url)) as ask_bare:
            for number in range(repeat + 5):
                took = {"bare": ask_bare("POST", "/api/v1/matches/a/moves", {"seq": seq, **following})[0]}
                took["a move added"], change = ask("POST", f"{path}/moves", {"seq": seq, **following}, token)
                seq = ask("POST", f"{path}/undo", {"seq": change["seq"]}, token)[1]["seq"]
                app.extensions["services"].matches.repository.forget(made["id"])
                took["a cold match opened"], _ = ask("GET", path, None, token)
                for name, one in took.items() if number >= 5 else ():
                    seconds[name].append(one)
    app.extensions["services"].stop()
    return {name: statistics.median(found) for name, found in seconds.items()}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeat", type=int, default=60)
    parser.add_argument("--database", default="")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = measure(args.database or f"sqlite:///{folder}/referee.db", folder, args.repeat)
    kind = (args.database or "sqlite").partition(":")[0]
    print(f"{kind}: the bare endpoint takes {1000 * found['bare']:.1f} ms")
    ratios = {name: found[name] / found["bare"] for name in GOALS}
    for name, goal in GOALS.items():
        print(f"{name}: {ratios[name]:.1f} times ({1000 * found[name]:.1f} ms; goal: at most {goal:g} times)")
    if args.write:
        rows = "".join(f"| {name} | {ratios[name]:.1f} | {goal:g} |\n" for name, goal in GOALS.items())
        RESULT.write_text(f"{WORDS}| {kind} | times the bare endpoint | goal |\n|---|---|---|\n{rows}")
    return 0 if all(ratios[name] <= goal for name, goal in GOALS.items()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
