"""Kill the server (SIGKILL, all its processes) at random, again and again, while one client records moves and
another one uploads photos.

    python -m tests.soak.kill_matches [--kills 60] [--database sqlite|postgresql] [--seed 1]

After every kill the server is restarted, and the match is compared with the answers that the client got.
Every acknowledged change is there as it was sent, no list is stored in part, and at most the one change in
flight is there in addition. In the end the script waits for every photo: each acknowledged one is read, and
no file of any other is left. Prints a line per database; full series are written to
tests/soak/kill_matches.json.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import tempfile
import threading
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from services.matches.move_checks import MOST_CHANGES, MOST_MOVES
from store import Database, PhotoRecords
from tests import postgres
from tests.api.matches import NEW
from tests.scale.load import Photographer
from tests.serving import Server, ask

RESULT = Path(__file__).with_suffix(".json")
FULL = {"sqlite": 60, "postgresql": 20}
ROUND = 20  # kills until the next match; a full one is followed by the next at once
LONGEST_LIST = 3  # moves
SETTINGS = {"RECOGNISER": "tests.api.fake_recogniser:recognise", "PHOTO_QUEUE": "500"}
BAD = (
    "lost",
    "altered",
    "gaps",
    "halves",
    "wrong scores",
    "photos lost",
    "photos doubled",
    "pictures missing",
    "files left behind",
)
Change = dict[str, Any]


@dataclass
class Client:
    """Records moves in one match and remembers what was acknowledged."""

    chance: random.Random
    match: dict[str, Any] | None = None
    acknowledged: dict[int, Change] = field(default_factory=dict)
    under_way: Change | None = None
    request: tuple[str, dict[str, Any], str] = ("", {}, "")  # path, body and key of the request in flight
    counts: Counter[str] = field(default_factory=Counter)
    number: int = 0

    @property
    def token(self) -> str:
        return str(self.match["tokens"]["host"]) if self.match else ""

    def path(self, rest: str) -> str:
        assert self.match
        return f"/matches/{self.match['id']}{rest}"

    def begin(self, port: int) -> None:
        status, self.match = answered(port, "POST", "/matches", NEW)
        assert status == 201, self.match
        self.acknowledged, self.under_way = {}, None

    def record(self, port: int) -> None:
        """Record changes, one after the other, until the server is down."""
        seq = max(self.acknowledged, default=0)
        try:
            while True:
                if self.full():
                    self.compare(port)
                    self.begin(port)
                    self.counts["full matches"] += 1
                    seq = 0
                change = self.next_change()
                self.under_way = change
                body = {"seq": seq, **({"moves": change["moves"]} if change["type"] == "moves" else {})}
                key = f"key-{self.number}" if self.number % 2 else ""
                self.request = (self.path(f"/{change['type']}"), body, key)
                status, answer = ask(port, "POST", *self.request[:2], self.token, key)
                if status == 503:  # as if the answer was lost
                    self.counts["answered 503"] += 1
                    return
                assert status in (200, 201), (status, answer)
                seq = answer["seq"]
                self.acknowledged[seq] = change
                self.under_way = None
                self.counts["acknowledged"] += 1
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            return

    def full(self) -> bool:
        """Whether the match may not take another list, so that a new one has to follow."""
        if len(self.acknowledged) >= MOST_CHANGES:
            return True
        return MOST_MOVES - _points(self.acknowledged) < LONGEST_LIST

    def next_change(self) -> Change:
        self.number += 1
        last = self.acknowledged.get(max(self.acknowledged, default=0), {"type": ""})["type"]
        kind = {"undo": "redo"}.get(last) or self.chance.choice(("moves", "moves", "moves", "undo"))
        if kind == "undo" and last != "moves":
            kind = "moves"
        notes = [f"{self.number} {part}" for part in "abc"[: self.chance.randint(1, LONGEST_LIST)]]
        moves = [{"type": "adjust", "player": "red", "points": 1, "note": note} for note in notes]
        return {"type": kind, "moves": moves if kind == "moves" else []}

    def again(self, port: int, seq: int) -> None:
        """Repeat the request whose answer was lost, with its key: it is answered, and nothing is executed
        twice."""
        if self.request[2]:
            status, answer = answered(port, "POST", *self.request[:2], self.token, self.request[2])
            self.counts["answered when sent again"] += 1
            if status not in (200, 201) or answer["seq"] != seq:
                self.counts["wrong scores"] += 1

    def compare(self, port: int) -> None:
        """Compare the match with what was acknowledged. Counts differences."""
        found: dict[int, Change] = {}
        while True:
            after = max(found, default=0)
            status, answer = answered(port, "GET", self.path(f"/history?after={after}"), token=self.token)
            assert status == 200, answer
            found |= {c["seq"]: {"type": c["type"], "moves": c["moves"]} for c in answer["changes"]}
            if not answer["more"]:
                break
        if sorted(found) != list(range(1, len(found) + 1)):
            self.counts["gaps"] += 1
        for seq, change in self.acknowledged.items():
            if seq not in found:
                self.counts["lost"] += 1
            elif found[seq] != change:
                self.counts["altered"] += 1
        extra = {seq: change for seq, change in found.items() if seq not in self.acknowledged}
        if extra and (list(extra.values()) != [self.under_way] or max(found) not in extra):
            self.counts["halves"] += 1
        elif extra:
            self.counts["kept though the answer was lost"] += 1
            self.acknowledged |= extra
            self.again(port, max(extra))
        status, match = answered(port, "GET", self.path(""), token=self.token)
        points = _points(self.acknowledged)
        if status != 200 or match["scores"]["red"] != points or match["seq"] != len(found):
            self.counts["wrong scores"] += 1


def answered(port: int, *request: Any, token: str = "") -> tuple[int, Any]:
    """The final answer to a request: a server that has just started on a busy machine may exceed the
    deadline."""
    status, answer = 503, None
    for _ in range(60):
        with suppress(TimeoutError):  # not connected in time, or not answered
            status, answer = ask(port, *request, **({"token": token} if token else {}))
        if status != 503:
            break
        threading.Event().wait(1.0)
    return status, answer


def _points(changes: dict[int, Change]) -> int:
    """The points of the changes: one per move, less what was undone."""
    stand: list[int] = []
    undone: list[int] = []
    for _, change in sorted(changes.items()):
        if change["type"] == "moves":
            stand.append(len(change["moves"]))
            undone = []
        elif change["type"] == "undo":
            undone.append(stand.pop())
        else:
            stand.append(undone.pop())
    return sum(stand)


def series(url: str, folder: Path, kills: int, seed: int) -> Counter[str]:
    """Kill that many times. Returns the counts; those of `BAD` must be 0."""
    chance = random.Random(seed)
    client, photographer = Client(chance), Photographer([0])
    counted = client.counts
    for name in ("acknowledged", *BAD):
        counted[name] += 0
    photographer.start()
    for number in range(kills + 1):
        server = Server(folder, url, workers=1, more=SETTINGS)
        photographer.ports = [server.port]
        try:
            if client.match is not None:
                client.compare(server.port)
            if number == kills:
                photographer.recovered.clear()
                counted["photos lost"] += not photographer.recovered.wait(60)  # one more is taken
                photographer.over.set()
                photographer.join(60)
                counted.update(photographer.wrong())
                counted.update(files(url, folder))
                break
            if number % ROUND == 0:
                client.begin(server.port)
            wait = chance.choice((0.1, 1.0, 5.0)) * chance.random()
            photographer.recovered.clear()
            after = None if number % 2 else photographer.recovered
            killer = threading.Thread(target=end, args=(server, after, wait))
            killer.start()
            client.record(server.port)
            killer.join()
            counted["kills"] += 1
            counted["kills in the middle of a request"] += client.under_way is not None
        finally:
            server.kill()
    return counted


def end(server: Server, after: threading.Event | None, seconds: float) -> None:
    """Kill a server so many seconds after this event (a photo was accepted, however slow the machine is)."""
    if after is not None:
        after.wait(60)
    threading.Event().wait(seconds)
    server.kill()


def files(url: str, folder: Path) -> Counter[str]:
    """Stored files that belong to no photo, and missing files of photos."""
    database = Database(url)
    wanted = {f"{photo_id}.jpg" for photo_id in PhotoRecords(database).ids()}
    database.close()
    found = {path.name for path in (folder / "photos").glob("*")}
    making = [path for path in folder.glob("scratch/*/*") if path.name != "lock"]
    left = len(found - wanted) + len(making)
    return Counter({"files left behind": left, "pictures missing": len(wanted - found)})


def wrong(counted: Counter[str]) -> int:
    """The number of violations counted."""
    return sum(counted[name] for name in BAD)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, help="left out: as many as a full series has")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for kind in args.database or ("sqlite", "postgresql"):
        kills = args.kills or FULL[kind]
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            if kind == "sqlite":
                counted = series(f"sqlite:///{folder}/referee.db", folder, kills, args.seed)
            else:
                with postgres.server(durable=True) as server, postgres.database(server, "kills") as url:
                    counted = series(url, folder, kills, args.seed)
        print(f"{kind}: {dict(counted)}", flush=True)
        if wrong(counted):
            return 1
        if kills >= FULL[kind]:
            results = json.loads(RESULT.read_text()) if RESULT.is_file() else {}
            results[kind] = dict(sorted(counted.items()))
            RESULT.write_text(json.dumps(results, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
