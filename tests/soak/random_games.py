"""Play complete random games over the HTTP API: only what it offers is played, and nothing may be lost.

    python -m tests.soak.random_games gold-rush [--games 200] [--seed 1] [--write]

What a game needs in addition is in tests/soak/games/<game>.py: a `Dealer` that deals what the referee does
not (tiles, hidden values), chooses among the offers, and checks the invariants of its game after every
change. With `--write` the result is written to tests/soak/random_<game>.json.

Three endpoints are used: `/preview` for the tiles that may come and the other moves that may follow,
`/placements` for where a tile fits, and `/rulings` for moves of all sorts, to see which rules are cited.
After each game every sum is checked, and the match is exported and imported.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from flask.testing import FlaskClient

from app import create_app
from referee.say import speaker
from settings import Settings
from tests.api.border import API
from tests.api.matches import Table

HERE = Path(__file__).parent
MOST_STEPS = 2_000  # of one game: none is as long
Move = dict[str, Any]
Look = dict[str, Any]  # an answer of /preview


class Dealer:
    """What a game adds to the frame. The defaults suit a game with tiles and no hidden information."""

    game: str
    name = ""  # its name on the command line, if not the game's id
    players = (2, 5)
    colours = ("red", "blue", "green", "yellow", "black", "pink")
    ends = ("end_turn", "end_game")  # played only when nothing else is to follow
    never: tuple[str, ...] = ("adjust",)  # offered, but not played
    family = ""  # of the rule ids, "GR"
    unreachable: Mapping[str, str] = {}  # rules that no random game can reach, and why

    def begin(self, chance: random.Random, number: int) -> dict[str, Any]:
        """The body of POST /matches for game `number`."""
        fewest, most = self.players
        count = fewest + number % (most - fewest + 1)
        return {"game": self.game, "players": [{"id": id} for id in self.colours[:count]]}

    def draw(self, chance: random.Random, tiles: list[dict[str, Any]]) -> str:
        """The next tile, weighted by the copies left."""
        weights = [1 if one["left"] is None else one["left"] for one in tiles]
        return str(chance.choices([one["tile"] for one in tiles], weights or None)[0])

    def place(self, chance: random.Random, placements: list[dict[str, Any]]) -> dict[str, Any]:
        """One of the legal placements; those that complete something are preferred."""
        good = [one for one in placements if one["completes"]]
        return chance.choice(good if good and chance.random() < 0.5 else placements)

    def act(self, chance: random.Random, look: Look) -> Move | None:
        """The next move of this turn out of `look["offers"]`. None: end the turn (or the game)."""
        offers = [one for one in look["offers"] if one["type"] not in (*self.ends, *self.never)]
        kinds = sorted({one["type"] for one in offers})
        if not kinds or chance.random() < 0.2:
            return None
        kind = chance.choice(kinds)
        return chance.choice([one for one in offers if one["type"] == kind])

    def last(self, chance: random.Random, look: Look) -> list[Move]:
        """The last moves, when nothing more can be drawn, before the game is ended."""
        return []

    def questions(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Bodies for POST /rulings, without the position: moves (legal or not) and features."""
        return iter(())

    def later(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """More questions in the middle of a turn: after every move that follows its first tile."""
        return iter(())

    def changed(self, before: Look, after: Look, answer: Mapping[str, Any]) -> None:
        """Assert the invariants after a change."""

    def finished(self, look: Look, lines: list[dict[str, Any]]) -> None:
        """Assert the invariants of a finished game."""


class Play:
    """One game in progress."""

    def __init__(self, client: FlaskClient, dealer: Dealer, chance: random.Random, number: int) -> None:
        self.client, self.dealer, self.chance = client, dealer, chance
        self.body = dealer.begin(chance, number)
        self.table = Table.new(client, **{"options": {}, **self.body})
        self.seq = 0
        self.rules: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.look = self.ahead()

    def all(self) -> None:
        """Play until the game is over, and check it."""
        for _ in range(MOST_STEPS):
            if self.look["over"]:
                return self.check()
            self.step()
        raise AssertionError(f"{self.dealer.game} does not end: {self.body}")

    # ---- a step ----

    def step(self) -> None:
        """Play a turn with a tile, or a single move if there are no tiles (in this game, or left)."""
        for question in self.dealer.questions(self.chance, self.look):
            self.ask(question)
        if self.look["tiles"]:
            self.turn()
            return
        move = self.dealer.act(self.chance, self.look)
        if move is not None:
            self.play([move])
        elif self.offered("end_turn"):
            self.play([self.offered("end_turn")])
        else:
            for move in self.dealer.last(self.chance, self.look):
                self.play([move])
            assert self.offered("end_game"), self.look["offers"]
            self.play([{"type": "end_game"}])

    def turn(self) -> None:
        """Draw a tile, place it, take some of the offers and end the turn, all in one list of moves."""
        tile, player = self.dealer.draw(self.chance, self.look["tiles"]), self.look["to_move"]
        found = self.table.get(f"/placements?tile={quote(tile)}")["placements"]
        if not found:
            self.counts["discards"] += 1
            return self.play([{"type": "discard", "player": player, "tile": tile}])
        moves = [self.laid(player, tile, found)]
        look = self.ahead(moves)
        while look["tiles"]:  # another tile belongs to this one
            self.ask_later(look)
            tile = self.dealer.draw(self.chance, look["tiles"])
            body = {"position": look["position"], "tile": tile, "player": player}
            answer = self.client.post(f"{API}/placements", json=body)
            assert answer.status_code == 200, answer.get_data(as_text=True)
            found = answer.get_json()["placements"]
            aside = {"type": "discard", "player": player, "tile": tile}
            moves.append(self.laid(player, tile, found) if found else aside)
            look = self.ahead(moves)
        for question in self.dealer.questions(self.chance, look):
            self.ask({**question, "position": look["position"]})
        while (move := self.dealer.act(self.chance, look)) is not None:
            moves.append(move)
            look = self.ahead(moves)
            self.ask_later(look)
        end = next((one for one in look["offers"] if one["type"] == "end_turn"), None)
        assert end, look["offers"]
        self.counts["turns"] += 1
        return self.play([*moves, end])

    def ask_later(self, look: Look) -> None:
        """Ask questions in the middle of a turn."""
        for question in self.dealer.later(self.chance, look):
            self.ask({**question, "position": look["position"]})

    def laid(self, player: str, tile: str, found: list[dict[str, Any]]) -> Move:
        """The move that places a tile at one of these placements."""
        chosen = self.dealer.place(self.chance, found)
        where = {name: chosen[name] for name in ("x", "y", "rotation")}
        return {"type": "place", "player": player, "tile": tile, **where}

    def offered(self, kind: str) -> Any:
        """The first move of that kind among the offers."""
        return next((one for one in self.look["offers"] if one["type"] == kind), None)

    def play(self, moves: list[Move]) -> None:
        """Send moves, which must be accepted, and check the invariants."""
        answer = self.table.post("/moves", {"seq": self.seq, "moves": moves}, 201)
        self.seq = answer["seq"]
        self.counts.update(move["type"] for move in moves)
        self.hear(answer)
        before, self.look = self.look, self.ahead()
        assert self.look["scores"] == answer["scores"]
        self.dealer.changed(before, self.look, answer)

    def ahead(self, moves: list[Move] | None = None) -> Look:
        """The preview now, or after these moves."""
        look: Look = self.table.post("/preview", {"moves": moves or []})
        return look

    def ask(self, question: dict[str, Any]) -> None:
        """Ask for a ruling or for owners, and count the cited rules."""
        answer = self.client.post(f"{API}/rulings", json={"position": self.look["position"], **question})
        assert answer.status_code in (200, 422), answer.get_data(as_text=True)
        if answer.status_code == 200:
            self.hear(answer.get_json())
            self.counts["rulings"] += 1

    def hear(self, answer: Any) -> None:
        """Count every rule id in an answer."""
        if isinstance(answer, dict):
            for key in ("rule", "because"):
                if isinstance(answer.get(key), str):
                    self.rules[answer[key]] += 1
            for value in answer.values():
                self.hear(value)
        elif isinstance(answer, list):
            for value in answer:
                self.hear(value)

    # ---- a finished game ----

    def check(self) -> None:
        """Check the sums, and that the match survives export and import."""
        table, lines = self.table, self.table.get("/lines")["lines"]
        self.hear(lines)
        at_first = {one["id"]: one.get("points") or 0 for one in self.body["players"]}
        sums = Counter(at_first)
        for line in lines:
            assert line["points"] == sum(part["points"] for part in line["parts"]), line
            assert all(part["points"] == part["count"] * part["each"] for part in line["parts"]), line
            sums[line["player"]] += line["points"]
        assert {id: sums[id] for id in at_first} == self.look["scores"]
        self.dealer.finished(self.look, lines)
        exported = table.get("/export")
        answer = self.client.post(f"{API}/matches/import", json=exported)
        assert answer.status_code == 201, answer.get_data(as_text=True)
        twin = Table(self.client, answer.get_json())
        assert twin.shown() == table.shown()
        assert {**twin.get("/export"), "id": None} == {**exported, "id": None}


def dealer_of(game: str) -> Dealer:
    """The dealer of a game."""
    found: Dealer = importlib.import_module(f"tests.soak.games.{game.replace('-', '_')}").DEALER
    return found


def play(client: FlaskClient, dealer: Dealer, seed: int, number: int) -> Play:
    """Play one whole game, determined by seed and number."""
    one = Play(client, dealer, random.Random(f"{dealer.game} {seed} {number}"), number)
    one.all()
    return one


def rules_of(family: str) -> set[str]:
    """Every rule id of a family that has texts."""
    return {rule.id for rule in speaker("en").rules() if family and rule.id.startswith(f"{family}-")}


def series(client: FlaskClient, dealer: Dealer, games: int, seed: int, loud: bool = False) -> dict[str, Any]:
    """Play so many games. Returns what they reached."""
    began, rules, counts = time.monotonic(), Counter[str](), Counter[str]()
    for number in range(games):
        one = play(client, dealer, seed, number)
        rules += one.rules
        counts += one.counts
        if loud:
            print(f"{number + 1}: {one.look['scores']}, {time.monotonic() - began:.0f} s", flush=True)
    known = rules_of(dealer.family)
    return {
        "game": dealer.name or dealer.game,
        "games": games,
        "seed": seed,
        "counts": dict(sorted(counts.items())),
        "reached": {id: rules[id] for id in sorted(known) if rules[id]},
        "not reached": {id: dealer.unreachable.get(id, "") for id in sorted(known) if not rules[id]},
    }


def main(words: list[str]) -> int:
    """Play, print and, with `--write`, store the result. Returns 1 if a rule is neither reached nor
    explained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=folder, ratelimit_enabled=False))
        try:
            found = series(app.test_client(), dealer_of(args.game), args.games, args.seed, loud=True)
        finally:
            app.extensions["services"].stop()
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    print(text)
    if args.write:
        (HERE / f"random_{args.game.replace('-', '_')}.json").write_text(text, encoding="utf-8")
    return int("" in found["not reached"].values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
