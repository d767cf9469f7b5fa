"""A match for tests, with requests as each of its participants."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.border import API, problem

NEW = {"game": "carcassonne", "options": {"edition": "C1"}, "players": [{"id": "red"}, {"id": "blue"}]}
Move = dict[str, Any]


def place(player: str, tile: str, x: int, y: int, rotation: int) -> Move:
    return {"type": "place", "player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}


def deploy(player: str, x: int, y: int, kind: str, at: str | None = None, figure: str = "meeple") -> Move:
    feature = {"kind": kind} if at is None else {"kind": kind, "at": at}
    return {"type": "deploy", "player": player, "kind": figure, "x": x, "y": y, "feature": feature}


def end(player: str) -> Move:
    return {"type": "end_turn", "player": player}


# Lists that can follow each other from the start tile (base/D at 0,0): red closes a city for 4 points.
CITY = [place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red")]
ROAD = [place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue")]
CLOISTER = [place("red", "base/B", 0, 1, 0), deploy("red", 0, 1, "monastery"), end("red")]
BESIDE = [place("blue", "base/B", 1, 1, 0), end("blue")]
TURNS = [CITY, ROAD, CLOISTER, BESIDE]


class Table:
    """One match and the tokens of all participants."""

    def __init__(self, client: FlaskClient, made: dict[str, Any]) -> None:
        self.client, self.made = client, made
        self.id, self.path = made["id"], f"{API}/matches/{made['id']}"
        self.tokens: dict[str, str | None] = {
            "host": made["tokens"]["host"],
            "viewer": made["tokens"]["viewer"],
            **made["tokens"]["players"],
            "none": None,
        }

    @classmethod
    def new(cls, client: FlaskClient, **more: Any) -> Table:
        answer = client.post(f"{API}/matches", json={**NEW, **more})
        assert answer.status_code == 201, answer.get_data(as_text=True)
        return cls(client, answer.get_json())

    def ask(self, method: str, path: str, body: Any = None, by: str = "host", **headers: str) -> TestResponse:
        token = self.tokens[by]
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        extra = {} if body is None else {"json": body}
        return self.client.open(self.path + path, method=method, headers=headers, **extra)

    def get(self, path: str = "", by: str = "host", **headers: str) -> Any:
        answer = self.ask("GET", path, by=by, **headers)
        assert answer.status_code == 200, answer.get_data(as_text=True)
        return answer.get_json()

    def post(self, path: str, body: Any, status: int = 200, by: str = "host", **headers: str) -> Any:
        answer = self.ask("POST", path, body, by=by, **headers)
        assert answer.status_code == status, (answer.status_code, answer.get_data(as_text=True)[:2000])
        return problem(answer) if status >= 400 else answer.get_json()

    @property
    def seq(self) -> int:
        return int(self.get()["seq"])

    def play(self, moves: list[Move], by: str = "host", status: int = 201, **more: Any) -> Any:
        return self.post("/moves", {"seq": self.seq, "moves": moves, **more}, status, by)

    def undo(self, by: str = "host", status: int = 200) -> Any:
        return self.post("/undo", {"seq": self.seq}, status, by)

    def redo(self, by: str = "host", status: int = 200) -> Any:
        return self.post("/redo", {"seq": self.seq}, status, by)

    def shown(self) -> dict[str, Any]:
        """The match without its history."""
        answer = self.get()
        return {name: answer[name] for name in ("position", "scores", "to_move", "over", "lists")} | {
            "lines": self.get("/lines")["lines"]
        }


def imported(client: FlaskClient, export: Any, status: int = 201) -> Any:
    answer = client.post(f"{API}/matches/import", json=export)
    assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
    return problem(answer) if status >= 400 else Table(client, answer.get_json())
