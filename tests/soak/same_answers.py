"""Records the answers of a few thousand API requests, and compares two records: for changes that must not
change behaviour.

    python -m tests.soak.same_answers record before.jsonl     on the old code
    python -m tests.soak.same_answers record after.jsonl      on the new code
    python -m tests.soak.same_answers compare before.jsonl after.jsonl

The requests are those of the scenarios (tests/api/test_scenarios_over_http.py) and of random games. Compared
are status codes, keys and their order, ids, points, rule ids; not sentences, times and random draws.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import Client

GAMES = ("carcassonne", "gold-rush", "amazonas", "maps", "dorra-amazonas")
PLAYED = 3  # random games of each
SKIPPED = {
    "time",
    "rules",
    "join_code_expires",
    "luck",
    "luck_whole",
    "at",
    "created",
    "changed",
    "expires",
    "ended",
    "now",
}


def normalised(value: Any, names: dict[str, str]) -> Any:
    """Without sentences and times; random ids by the order in which they appear."""
    if isinstance(value, dict):
        return {key: normalised(one, names) for key, one in value.items() if key not in SKIPPED}
    if isinstance(value, list):
        return [normalised(one, names) for one in value]
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, str):
        if " " in value or "\n" in value or len(value) > 60:
            return "..."
        return names.get(value, value)
    return value


class Recorder:
    """Writes a line for each answer of any test client."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")
        self.names: dict[str, str] = {}

    def line(self, method: str, address: str, answer: Any) -> None:
        data = answer.get_json(silent=True) if answer.mimetype and "json" in answer.mimetype else None
        if isinstance(data, dict):
            for key in ("id", "join_code"):
                if method == "POST" and answer.status_code == 201 and isinstance(data.get(key), str):
                    self.names[data[key]] = f"<{key}>"
            self._keep_tokens(data.get("tokens"))
        for name, label in self.names.items():
            address = address.replace(name, label)
        row = [method, address, answer.status_code, normalised(data, self.names)]
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def _keep_tokens(self, tokens: Any) -> None:
        """Tokens are random: `tokens` holds one for each role and player."""
        if isinstance(tokens, dict):
            for token in tokens.values():
                self._keep_tokens(token)
        elif isinstance(tokens, str):
            self.names[tokens] = "<token>"

    def install(self) -> None:
        first = Client.open

        def opened(client: Client, *args: Any, **kwargs: Any) -> Any:
            answer = first(client, *args, **kwargs)
            request = answer.request
            if request is not None and "event-stream" not in (answer.mimetype or ""):
                self.line(request.method, request.full_path.rstrip("?"), answer)
            return answer

        Client.open = opened  # type: ignore[method-assign]


def record(path: Path) -> None:
    """Plays the games and asks the scenarios."""
    Recorder(path).install()
    # Only after the client is patched: they bind it.
    from app import create_app
    from settings import Settings
    from tests.soak import random_games

    for game in GAMES:
        try:
            dealer = random_games.dealer_of(game)
        except ModuleNotFoundError:
            continue
        with tempfile.TemporaryDirectory() as folder:
            app = create_app(Settings(data_dir=folder, ratelimit_enabled=False, request_seconds=60.0))
            try:
                for number in range(PLAYED):
                    random_games.play(app.test_client(), dealer, 1, number)
            finally:
                app.extensions["services"].stop()
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:randomly", "tests/api/test_scenarios_over_http.py"]
    )


def compare(before: Path, after: Path) -> int:
    """Prints the first differences; 1 if there are any."""
    wrong = count = 0
    pairs = itertools.zip_longest(before.open(encoding="utf-8"), after.open(encoding="utf-8"))
    for count, (old, new) in enumerate(pairs, 1):
        if old != new:
            wrong += 1
            if wrong <= 10:
                print(f"answer {count}\n  before {(old or '')[:400]}\n  after  {(new or '')[:400]}")
    print(f"{count} answers, {wrong} differ")
    return int(bool(wrong) or not count)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args(words)
    if given.what == "compare":
        return compare(*given.files)
    record(given.files[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
