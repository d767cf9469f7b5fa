"""One random game of Carcassonne with all expansions over HTTP: a client with an own token for each player,
which plays nothing but what the server offers. `python -m tests.soak.all_expansions` plays many."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any
from urllib.parse import quote

from tests.serving import ask

COLOURS = ("red", "blue", "green", "yellow", "black")
ENDS = ("end_turn", "end_game")
NEVER = ("adjust",)  # offered, but no part of a game
MOST = 3_000  # lists of moves of one game: none has as many
PATIENCE = 120  # seconds for one answer
UNDONE = 0.03  # of the lists of moves are undone and done again
ODD = 0.25  # of the games are looked at with the odds, which take seconds
EARLY = ("gift",)  # moves that are possible only before a tile is placed
LEADS = {"deploy pyramid": "pyramid", "tower capture": "exchange"}  # to a rare type; preferred until it came
PREFERRED = 16  # times as likely as others
OFTEN = 0.5  # of the tiles come from the favourite box of a game, if one is left
RIVERS = ("river", "river-2", "gq11")
Move = dict[str, Any]
Look = dict[str, Any]  # an answer of /preview


def boxes_of(number: int, known: list[str]) -> list[str]:
    """The boxes of one game: half of the games begin with the City of the Count, a quarter with the School,
    and a quarter with rivers, one or all of them, which leave no room for the other two at the start."""
    if number % 2:
        return [one for one in known if one not in (*RIVERS, "school")]
    if number % 4 == 2:
        return [one for one in known if one not in (*RIVERS, "count")]
    rivers = (RIVERS, *((one,) for one in RIVERS))[number // 4 % 4]
    return [one for one in known if one not in RIVERS or one in rivers]


def type_of(move: Move) -> str:
    """The type of a move; one with a flight is sent as a deployment."""
    return "fly" if move.get("flight") is not None else str(move["type"])


def variety(move: Move) -> str:
    """The kind of a move: its type, and where a figure goes or that one is captured."""
    type, where = type_of(move), move.get("feature")
    if type == "deploy" and isinstance(where, dict):
        return f"{type} {where['kind']}"
    if type in EARLY:
        return f"{type} {move['card']}"
    return f"{type} capture" if type == "tower" and move.get("capture") else type


def leads_on(look: Look, move: Move) -> int:
    """How near a capture brings its player to an exchange with a choice: the other has prisoners of two kinds
    (2), gets none for it (1), or there is none, as one kind of prisoner is exchanged at once."""
    held = look["position"].get("held") or {}
    mover, other = move["player"], move["capture"]["player"]

    def prisoners(captor: str, owner: str) -> set[str]:
        all = (held.get(captor) or {}).get("prisoners") or ()
        return {one["kind"] for one in all if one["player"] == owner}

    mine, theirs = prisoners(other, mover), prisoners(mover, other)
    if other == mover or len(mine) == 1:
        return 0
    return 2 if mine or (theirs and move["capture"]["kind"] not in theirs) else 1


def mixed(
    chance: random.Random, tiles: list[dict[str, Any]], favourite: str | None = None
) -> list[dict[str, Any]]:
    """The tiles that may come, in an order in which every box is equally likely to be the next; a favourite
    one comes more often."""
    boxes: dict[str, list[dict[str, Any]]] = {}
    for one in tiles:
        boxes.setdefault(one["tile"].split("/")[0], []).extend([one] * (one["left"] or 1))
    for copies in boxes.values():
        chance.shuffle(copies)
    order = []
    while boxes:
        likely = favourite in boxes and chance.random() < OFTEN
        box = favourite if favourite and likely else chance.choice(sorted(boxes))
        order.append(boxes[box].pop())
        if not boxes[box]:
            del boxes[box]
    return order


class Game:
    """One match on a running server, and the clients of its players."""

    def __init__(self, port: int, chance: random.Random, number: int) -> None:
        self.port, self.chance, self.counts = port, chance, Counter[str]()
        edition = chance.choice(("C1", "C2"))
        known = self.call("GET", "/games/carcassonne")["expansions"]
        boxes = [one["id"] for one in known if not one["editions"] or edition in one["editions"]]
        self.players = COLOURS[: chance.randint(2, 5)]
        sets = [name for one in known for name in one["catalogs"]]
        self.favourite = sets[number % len(sets)]
        body = {
            "game": "carcassonne",
            "options": {"edition": edition, "expansions": boxes_of(number, boxes)},
            "players": [{"id": id} for id in self.players],
        }
        made = self.call("POST", "/matches", body, status=201)
        self.path = f"/matches/{made['id']}"
        self.tokens = {**made["tokens"]["players"], "host": made["tokens"]["host"]}
        self.seq = 0
        self.varieties, self.tiles = Counter[str](), Counter[str]()

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
        self.counts.update(f"move {type_of(move)}" for move in moves)
        seen = [self.call("GET", self.path, by=one) for one in self.players]
        assert all((one["seq"], one["scores"]) == (self.seq, answer["scores"]) for one in seen), seen
        if self.chance.random() < UNDONE and not seen[0]["over"]:
            self.back_and_forth(seen[0])

    def back_and_forth(self, seen: dict[str, Any]) -> None:
        """Undo the last list of moves as the host and do it again: the match is as before."""
        for way in ("undo", "redo"):
            self.seq = self.call("POST", f"{self.path}/{way}", {"seq": self.seq}, "host")["seq"]
        again = self.call("GET", self.path, by=self.players[0])
        same = ("position", "scores", "to_move", "status")
        assert [again[name] for name in same] == [seen[name] for name in same], (seen, again)
        self.counts["undone and done again"] += 1

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
            moves += self.early(look)
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

    def early(self, look: Look) -> list[Move]:
        """One of the moves that are possible only now, if there are any, in half of the turns."""
        found = [one for one in look["offers"] if one["type"] in EARLY]
        if not found or self.chance.random() < 0.5:
            return []
        kinds = sorted({variety(one) for one in found})
        kind = self.chance.choices(kinds, [self.weight(one) for one in kinds])[0]
        self.varieties[kind] += 1
        return [dict(self.chance.choice([one for one in found if variety(one) == kind]))]

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
        for one in mixed(self.chance, tiles, self.favourite):
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
        """One of the offers, of a kind that was rare in this game; the end of the turn if there is nothing
        else, and sometimes in spite of it, but not of a kind that is new."""
        self.counts["offers"] += len(look["offers"])
        end = [one for one in look["offers"] if one["type"] == "end_turn"]
        others = [one for one in look["offers"] if one["type"] not in (*ENDS, *NEVER)]
        kinds = sorted({variety(one) for one in others})
        known = all(self.varieties[kind] for kind in kinds)
        if end and (not others or (known and self.chance.random() < 0.3)):
            return dict(end[0])
        assert any(one["type"] != "pass" for one in others), look["offers"]  # else no player has a choice
        kind = self.chance.choices(kinds, [self.weight(one) for one in kinds])[0]
        self.varieties[kind] += 1
        same = [one for one in others if variety(one) == kind]
        if kind in LEADS and same[0].get("capture"):
            best = max(leads_on(look, one) for one in same)
            same = [one for one in same if leads_on(look, one) == best]
        return dict(self.chance.choice(same))

    def weight(self, kind: str) -> float:
        """How likely a kind of move is taken: the more, the less often it was."""
        leads = kind in LEADS and not self.varieties[LEADS[kind]]
        return PREFERRED if leads else 1 / (1 + self.varieties[kind])

    def finish(self) -> None:
        """End the game as the host, whatever the end of a cut game leaves undone."""
        self.audit()
        if self.chance.random() < ODD:
            left = self.call("GET", f"{self.path}/chances", by="host")
            self.counts["odds of features"] += len(left["features"])
        body = {"seq": self.seq, "moves": [{"type": "end_game"}], "insist": True}
        self.seq = self.call("POST", f"{self.path}/moves", body, "host", 201)["seq"]
        self.counts["move end_game"] += 1

    def check(self, match: dict[str, Any]) -> None:
        """Check the sums, that the finished table has no fault, and that the
        match survives export and import."""
        self.tiles = Counter(one["tile"].split("/")[0] for one in match["position"]["tiles"] if one["tile"])
        self.audit()
        self.call("GET", f"{self.path}/statistics", by="host")
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

    def audit(self) -> None:
        """The table must have no fault."""
        wrong = self.call("GET", f"{self.path}/audit", by="host")["findings"]
        assert not (bad := [one for one in wrong if one["severity"] == "error"]), bad
