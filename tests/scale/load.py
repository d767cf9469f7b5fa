"""Load generators: some record moves, some send photos, for any time.

Each remembers what was acknowledged; afterwards that is compared with what is stored.
"""

from __future__ import annotations

import http.client
import json
import secrets
import threading
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.api.matches import NEW
from tests.api.photo_house import picture

API = "/api/v1"
LONG = 2000  # moves of a match, as many as it may have
PICTURE = picture()
OPEN = ("queued", "reading", "unanswered")
FINE = {200, 201, 202}
ACCEPTABLE = {409, 429, 503}  # acceptable errors meanwhile, each with a clear message


class Person(threading.Thread, ABC):
    """Repeats one action on any server that answers, with the same key until it is acknowledged.

    `counted`: the answers; `recovered` is set with each success.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(daemon=True)
        self.ports, self.turn = list(ports), 0
        self.counted: Counter[str] = Counter()
        self.over = threading.Event()
        self.recovered = threading.Event()
        self.waits: list[float] = []

    def run(self) -> None:
        while not self.over.is_set():
            self.act(secrets.token_hex(16))
            self.over.wait(0.05)

    @abstractmethod
    def act(self, key: str) -> None:
        """Perform the action once; `key`: of the request, for repeating it."""

    def insist(self, key: str, path: str, body: bytes, kind: str, token: str = "") -> Any:
        """Send a request until it is acknowledged. Returns the answer, or None if the run ends before."""
        started = time.monotonic()
        while not self.over.is_set():
            status, answer, headers = self.ask(path, body, kind, key, token)
            if status in FINE:
                self.recovered.set()
                self.waits.append(time.monotonic() - started)
                return answer
            if status == 409 and answer.get("type", "").endswith("#stale"):
                return answer
            self.counted[f"answered {status}" if status else "no server"] += 1
            if status and (status not in ACCEPTABLE or not answer.get("title")):
                self.counted["unclear"] += 1
                self.counted[f"unclear: {status} {str(answer)[:200]}"] += 1
            if status == 503 and not headers.get("Retry-After"):
                self.counted["unclear"] += 1
            self.turn += 1
            self.over.wait(0.2)
        return None

    def ask(self, path: str, body: bytes | None, kind: str, key: str = "", token: str = "") -> Any:
        """Status, body and headers; status 0 if no server answers."""
        port = self.ports[self.turn % len(self.ports)]
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=40)
        headers = {"Content-Type": kind, "Authorization": f"Bearer {token}"}
        headers |= {"Idempotency-Key": key} if key else {}
        try:
            connection.request("POST" if body is not None else "GET", API + path, body, headers)
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, json.loads(content), answer.headers
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            return 0, {}, {}
        finally:
            connection.close()


class Mover(Person):
    """Records points in a match, and in a new one when that is long.

    `notes`: those acknowledged in this one, in order.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
        self.ended: list[tuple[Any, list[str]]] = []
        status, made, _ = self.ask("/matches", json.dumps(NEW).encode(), "application/json")
        assert status == 201, made
        self._begin(made)

    def _begin(self, made: Any) -> None:
        self.match, self.notes, self.seq = made, list[str](), 0

    @property
    def token(self) -> str:
        return str(self.match["tokens"]["host"])

    def act(self, key: str) -> None:
        if len(self.notes) >= LONG:
            made = self.insist(key, "/matches", json.dumps(NEW).encode(), "application/json")
            if made is not None:
                self.ended.append((self.match, self.notes))
                self._begin(made)
            return
        move = {"type": "adjust", "player": "red", "points": 1, "note": key}
        body = json.dumps({"seq": self.seq, "moves": [move]}).encode()
        path = f"/matches/{self.match['id']}/moves"
        answer = self.insist(key, path, body, "application/json", self.token)
        if answer is not None and "events" in answer:
            self.seq = answer["seq"]
            self.notes.append(key)

    def wrong(self) -> Counter[str]:
        """What was lost, doubled or out of order; one more at the end, never acknowledged, is no fault."""
        return sum(
            (self._wrong(*one) for one in (*self.ended, (self.match, self.notes))), start=Counter[str]()
        )

    def _wrong(self, match: Any, notes: list[str]) -> Counter[str]:
        found: list[str] = []
        while True:
            path = f"/matches/{match['id']}/history?after={len(found)}"
            status, answer, _ = self.ask(path, None, "application/json", token=match["tokens"]["host"])
            assert status == 200, answer
            found += [change["moves"][0]["note"] for change in answer["changes"]]
            if not answer["more"]:
                break
        faults = Counter({"moves acknowledged": len(notes)})
        faults["moves lost"] = len(set(notes) - set(found))
        faults["moves doubled"] = len(found) - len(set(found))
        faults["moves out of order"] = int([n for n in found if n in set(notes)] != notes)
        return faults


class Photographer(Person):
    """Sends pictures; `photos`: ids and tokens of those acknowledged."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
        self.photos: list[tuple[str, str]] = []

    def act(self, key: str) -> None:
        edge = "xxEDGExx"
        head = f'--{edge}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
        body = head.encode() + PICTURE + f"\r\n--{edge}--\r\n".encode()
        answer = self.insist(key, "/photos", body, f"multipart/form-data; boundary={edge}")
        if answer is not None and "token" in answer:
            self.photos.append((answer["id"], answer["token"]))
        self.over.wait(0.1)

    def wrong(self, patience: float = 120.0) -> Counter[str]:
        """The counts of photos that stay unread.

        Waits until every one is read, or none was for `patience` seconds.
        """
        faults = Counter({"photos acknowledged": len(self.photos)})
        faults["photos doubled"] = len(self.photos) - len(set(self.photos))
        deadline = time.monotonic() + patience
        for photo_id, token in self.photos:
            while (state := self.state(photo_id, token)) in OPEN and time.monotonic() < deadline:
                self.turn += 1
                threading.Event().wait(0.2)
            if state == "done":
                deadline = time.monotonic() + patience
            if state != "done":
                faults["photos lost"] += 1
                faults[f"photos lost: {state}"] += 1
        return faults

    def state(self, photo_id: str, token: str) -> str:
        """The current state of a photo."""
        status, answer, _ = self.ask(f"/photos/{photo_id}", None, "text/plain", token=token)
        return answer["status"] if status == 200 else "lost" if status == 404 else "unanswered"
