#!/usr/bin/env python3
"""Measure the maximum cost of a request, as ratios to the final scoring of a table of 72 tiles with its
figures.

usage: python benchmarks/worst.py [--write] [--only PATTERN] [--rounds N]

For each JSON route, the script sends bodies that reach the limits of its schema in different ways: wide,
sparse and long tables, tables of unreadable tiles, as many figures as possible, user sets of 500 tiles,
boxes of thousands of copies, misspelt names everywhere, long matches that are not in memory (opened cold).
A ratio is the processor time of the answering thread over that of the scoring, which is measured again with
every body; the median of some rounds counts. The script fails if a body is refused that should be answered:
that would measure nothing. `--write` puts the worst of every route into benchmarks/worst.md; with `--only`
it replaces the rows of those routes. The goal: 20.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import logging
import platform
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from app import create_app  # noqa: E402
from benchmarks.worst_bodies.catalogs import about_catalogs, about_reads  # noqa: E402
from benchmarks.worst_bodies.imports import about_imports  # noqa: E402
from benchmarks.worst_bodies.matches import about_matches  # noqa: E402
from benchmarks.worst_bodies.photo_rounds import about_photo_rounds  # noqa: E402
from benchmarks.worst_bodies.photos import about_enrolments, about_photos  # noqa: E402
from benchmarks.worst_bodies.questions import about_positions  # noqa: E402
from benchmarks.worst_bodies.request import API, WorstRequest  # noqa: E402
from services.infra.codec import plain  # noqa: E402
from settings import Settings  # noqa: E402
from tests.referee.plays import Player  # noqa: E402

GOAL = 20.0
UNLIMITED = "1000000 per second"
END = "the figures of another machine differ."  # of what is generated: notes by hand follow
ROW = re.compile(r"\| (?P<route>[A-Z]+ \S+) \| (?P<ratio>[\d.]+) \| (?P<status>\d+) \| (?P<name>.*) \|")
PATIENT = 3_600.0  # seconds: on a busy machine no request must reach its deadline


class Application:
    """An application, and the scoring to compare with."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        settings = Settings(
            data_dir=tempfile.mkdtemp(),
            request_seconds=PATIENT,
            limit_token=UNLIMITED,
            limit_questions=UNLIMITED,
            limit_entrance=UNLIMITED,
            limit_join=UNLIMITED,
            limit_code=UNLIMITED,
        )
        app = create_app(settings)
        self.client = app.test_client()
        player = Player.sits_down(3, {"edition": "C1"})
        for _ in player.plays(71):
            pass
        self.reference = {"position": plain(player.match.position), "final": True}
        assert len(self.reference["position"]["tiles"]) == 72
        gc.collect()
        gc.freeze()  # as in gunicorn.conf.py
        gc.set_threshold(50_000, 20, 20)

    def ask(self, request: WorstRequest) -> tuple[float, int]:
        """Return seconds of processor time, and the status of the answer."""
        method, route = request.route.split(" ", 1)
        request.before()
        sent = request.body() if callable(request.body) else request.body
        body = None if sent is None else json.dumps(sent).encode()
        headers = {"Authorization": f"Bearer {request.token}"} if request.token else {}
        started = time.thread_time()
        answer = self.client.open(
            API + (request.path or route), method=method, data=body, headers=headers,
            content_type="application/json" if body is not None else None,
        )  # fmt: skip
        return time.thread_time() - started, answer.status_code

    def ratio(self, request: WorstRequest, rounds: int) -> tuple[float, int]:
        """Return the cost as a ratio to the scoring, and the status."""
        scoring = WorstRequest("POST /scores", "", self.reference)
        theirs, mine, status = [], [], 0
        for _ in range(rounds):
            theirs += [self.ask(scoring)[0] for _ in range(3)]
            seconds, status = self.ask(request)
            mine.append(seconds)
        return median(mine) / median(theirs), status


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write benchmarks/worst.md")
    parser.add_argument("--only", default="", help="only routes that match this pattern")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    bench = Application()
    worst: dict[str, tuple[float, str, int]] = {}
    client = bench.client
    requests = (about_photos(client), about_photo_rounds(client), about_enrolments(client),
                about_matches(client), about_imports(client), about_reads(client),
                about_positions(), about_catalogs())  # fmt: skip
    for request in itertools.chain(*requests):
        if not re.search(args.only, request.route):
            continue
        ratio, status = bench.ratio(request, args.rounds)
        print(f"{ratio:7.1f}  {status}  {request.route}  {request.name}", flush=True)
        assert status in expected(request), f"{request.route}: {request.name}"
        if ratio > worst.get(request.route, (0.0, "", 0))[0]:
            worst[request.route] = ratio, request.name, status
    print("\n".join(table(worst)))
    if args.write:
        page = HOUSE / "benchmarks" / "worst.md"
        before, _, notes = page.read_text().partition(END)
        kept = [ROW.fullmatch(line) for line in before.splitlines()] if args.only else []
        worst = {
            row["route"]: (float(row["ratio"]), row["name"], int(row["status"])) for row in kept if row
        } | worst
        text = (__doc__ or "").split("\n\n", 2)[2].split("`--write`")[0].strip()
        page.write_text(
            "# The most that a question costs, as ratios to a final scoring of 72 tiles\n\n"
            f"{text} The goal: {GOAL:.0f}.\n\n"
            + "\n".join(table(worst))
            + f"\n\nRuns of `python benchmarks/worst.py --write` on Python {platform.python_version()}; "
            + END
            + (notes or "\n")
        )


def expected(request: WorstRequest) -> tuple[int, ...]:
    """Return the statuses that its answer may have."""
    if request.wrong:
        return (422,)
    return (200, 201, 422) if request.or_refused else (200, 201)


def table(worst: dict[str, tuple[float, str, int]]) -> list[str]:
    """Return the lines of a table: for each route its ratio, the name of its worst body, and the status."""
    rows = [f"| {route} | {ratio:.1f} | {status} | {name} |" for route, (ratio, name, status)
            in sorted(worst.items(), key=lambda row: -row[1][0])]  # fmt: skip
    return ["| route | ratio | status | the worst body |", "|---|---|---|---|", *rows]


if __name__ == "__main__":
    main()
