"""Play random games of Carcassonne with all expansions at once over HTTP: a running server, and a client with
an own token for each player, which plays nothing but what the server offers.

    python -m tests.soak.all_expansions [--games 300] [--minutes 60] [--seed 1] [--turns 20] [--write]

After every change all clients must see the same match; at the end the sums are checked, and the match is
exported and imported. `--minutes`: no game begins later; `--turns`: the host ends each game after so many
tiles. With `--write` the result is written to all_expansions.json.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tests.serving import ask, served

RESULT = Path(__file__).with_name("all_expansions.json")
COLOURS = ("red", "blue", "green", "yellow", "black")
ENDS = ("end_turn", "end_game")
NEVER = ("adjust",)  # offered, but no part of a game
MOST = 3_000  # lists of moves of one game: none has as many
PATIENCE = 120  # seconds for one answer
Move = dict[str, Any]
Look = dict[str, Any]  # an answer of /preview


class Game:
    """One match on a running server, and the clients of its players."""

    def __init__(self, port: int, chance: random.Random, number: int) -> None:
        self.port, self.chance, self.counts = port, chance, Counter[str]()
        edition = ("C1", "C2")[number % 2]
        known = self.call("GET", "/games/carcassonne")["expansions"]
        boxes = [one["id"] for one in known if not one["editions"] or edition in one["editions"]]
        self.players = COLOURS[: 2 + number // 2 % 4]
        body = {
            "game": "carcassonne",
            "options": {"edition": edition, "expansions": boxes},
            "players": [{"id": id} for id in self.players],
        }
        made = self.call("POST", "/matches", body, status=201)
        self.path = f"/matches/{made['id']}"
        self.tokens = {**made["tokens"]["players"], "host": made["tokens"]["host"]}
        self.seq = 0

    def call(self, method: str, path: str, body: Any = None, by: str = "", status: int = 200) -> Any:
        """Send a request with a token; the answer must have this status."""
        token = self.tokens[by] if by else ""
        found, answer = ask(self.port, method, path, body, token, timeout=PATIENCE)
        assert found == status, (method, path, body, found, answer)
        self.counts["requests"] += 1
        return answer

    def look(self, by: str, moves: list[Move] | None = None) -> Look:
        """What one player's client is offered, now or after these moves."""
        found: Look = self.call("POST", f"{self.path}/preview", {"moves": moves or []}, by)
        return found

    def send(self, by: str, moves: list[Move]) -> None:
        """Send a list of moves with one player's token."""
        answer = self.call("POST", f"{self.path}/moves", {"seq": self.seq, "moves": moves}, by, 201)
        self.seq = answer["seq"]
        self.counts.update(f"move {move['type']}" for move in moves)
        seen = [self.call("GET", self.path, by=one) for one in self.players]
        assert all((one["seq"], one["scores"]) == (self.seq, answer["scores"]) for one in seen), seen

    # ---- a game ----

    def play(self, turns: int | None) -> None:
        """Play to the end, or until so many tiles were placed."""
        for _ in range(MOST):
            match = self.call("GET", self.path, by="host")
            if match["over"]:
                return self.check(match)
            mover = match["to_move"] or self.players[0]
            look = self.look(mover)
            enough = turns is not None and self.counts["move place"] >= turns and not self.waits(look)
            if enough or match["status"] == "ending":
                self.finish()
            else:
                self.turn(mover, look)
        raise AssertionError(f"{self.path} does not end")

    def turn(self, player: str, look: Look) -> None:
        """Draw and place a tile if one is to be placed, and take some of the offers; the list is sent as
        soon as the turn is over or another player is to move."""
        moves: list[Move] = []
        if look["tiles"] and self.draws(look):
            move = self.placed(player, look["tiles"])
            moves += [] if move is None else [move]
            look = self.look(player, moves)
        while look["to_move"] == player and not look["over"] and not (moves and self.draws(look)):
            move = self.chosen(look)
            moves.append(move)
            if move["type"] in ENDS:
                break
            look = self.look(player, moves)
        self.send(player, moves)

    @staticmethod
    def waits(look: Look) -> bool:
        """Whether the match waits for a step of one player."""
        return bool((look["position"].get("turn") or {}).get("due"))

    def draws(self, look: Look) -> bool:
        """Whether a tile has to be drawn next."""
        return (look["position"].get("turn") or {}).get("step") == "place" and not self.waits(look)

    def placed(self, player: str, tiles: list[dict[str, Any]]) -> Move | None:
        """A tile drawn by its copies, or one that is not drawn, on one of its places; a drawn one that fits
        nowhere is put aside. None: no tile is left, and the others fit nowhere."""
        for number in self.chance.sample(range(len(tiles)), len(tiles)):
            one = tiles[number]
            if one["left"] is None and self.chance.random() < 0.8:
                continue  # such as an abbey, which its player may keep
            tile = one["tile"]
            path = f"{self.path}/placements?tile={quote(tile)}"
            found = self.call("GET", path, by=player)["placements"]
            if found:
                good = [where for where in found if where["completes"]]
                where = self.chance.choice(good if good and self.chance.random() < 0.5 else found)
                self.counts["placements"] += len(found)
                names = [name for name in ("x", "y", "rotation", "bridge") if where.get(name) is not None]
                return {"type": "place", "player": player, "tile": tile} | {n: where[n] for n in names}
            if one["left"] is not None:
                return {"type": "discard", "player": player, "tile": tile}
        return None

    def chosen(self, look: Look) -> Move:
        """One of the offers, all kinds equally likely; the end of the turn if there is nothing else, and
        sometimes in spite of it."""
        self.counts["offers"] += len(look["offers"])
        end = [one for one in look["offers"] if one["type"] == "end_turn"]
        others = [one for one in look["offers"] if one["type"] not in (*ENDS, *NEVER)]
        if end and (not others or self.chance.random() < 0.3):
            return dict(end[0])
        assert any(one["type"] != "pass" for one in others), look["offers"]  # else no player has a choice
        kind = self.chance.choice(sorted({one["type"] for one in others}))
        return dict(self.chance.choice([one for one in others if one["type"] == kind]))

    def finish(self) -> None:
        """End the game as the host, whatever the end of a cut game leaves undone."""
        body = {"seq": self.seq, "moves": [{"type": "end_game"}], "insist": True}
        self.seq = self.call("POST", f"{self.path}/moves", body, "host", 201)["seq"]

    def check(self, match: dict[str, Any]) -> None:
        """Check the sums, and that the match survives export and import."""
        lines = self.call("GET", f"{self.path}/lines", by="host")["lines"]
        sums = Counter(dict.fromkeys(self.players, 0))
        for line in lines:
            assert line["points"] == sum(part["points"] for part in line["parts"]), line
            sums[line["player"]] += line["points"]
        assert dict(sums) == match["scores"], (dict(sums), match["scores"])
        exported = self.call("GET", f"{self.path}/export", by="host")
        twin = self.call("POST", "/matches/import", exported, status=201)
        found = ask(
            self.port, "GET", f"/matches/{twin['id']}", token=twin["tokens"]["host"], timeout=PATIENCE
        )[1]
        assert (found["position"], found["scores"]) == (match["position"], match["scores"])


def series(
    port: int, games: int, seed: int, minutes: float | None, turns: int | None, loud: bool = False
) -> dict[str, Any]:
    """Play so many games, or those that begin in time. Returns what happened."""
    began, counts, played = time.monotonic(), Counter[str](), 0
    for number in range(games):
        if minutes is not None and time.monotonic() - began > 60 * minutes:
            break
        one = Game(port, random.Random(f"all expansions {seed} {number}"), number)
        one.play(turns)
        counts += one.counts
        played += 1
        if loud:
            print(f"{played}: {dict(one.counts)}, {time.monotonic() - began:.0f} s", flush=True)
    found = {"games": played, "seed": seed, "counts": dict(sorted(counts.items()))}
    return found if turns is None else {**found, "ended after tiles": turns}


def main(words: list[str]) -> int:
    """Play, print and, with `--write`, store the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with served(folder, f"sqlite:///{folder / 'matches.db'}") as port:
            found = series(port, args.games, args.seed, args.minutes, args.turns, loud=True)
    text = json.dumps(found, indent=1) + "\n"
    print(text)
    if args.write:
        RESULT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
