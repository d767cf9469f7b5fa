"""Private values of a player change nothing for the others.

Two matches are played alike, except for private values of one player that are never revealed. Whatever
happens, all others get the same answers, byte by byte and with the same headers, from every route that reads,
from previews, dry runs and refusals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

import api_schemas.matches.requests
import api_schemas.positions.moves
import api_schemas.positions.position
import referee.games
import services.matches.creation
import services.matches.join_codes
import services.matches.moves
import services.matches.reports.luck
from referee.redaction import private_fields, secretive
from tests.api.matches import Table
from tests.api.test_matches_roles import ROUTES
from tests.referee.secret_game import SECRET

pytestmark = pytest.mark.parametrize("match_app", ["sqlite"], indirect=True)  # the rules, not the database

NOON = 1_800_000_000.0
# Ids of a drawing, and the seconds of turns in this run.
VARYING = r'svg\d+|id="[^"]*"|#[a-z0-9]{8,}|"\w+":\d+\.\d+|"uuid":"[^"]*"'
PICTURES = ("/scores.png", "/summary.png", "/invitation")  # drawn from the content of scores.svg and summary
READS = [path for method, path in ROUTES if method == "GET" and path not in PICTURES]
# The same of an earlier position or a part, and in other languages: asked as one of the others only.
MORE_READS = [
    *(f"/{name}?tile=base/U&at={at}" for name in ("placements", "previews") for at in (1, 2)),
    *(f"/{name}?at={at}" for name in ("placements", "previews") for at in (1, 2)),
    *(f"/history?after={after}" for after in (1, 3)),
]
LANGUAGES = ("ro", "it", "de")
Move = dict[str, Any]
Answer = tuple[int, str, str]
# Headers that differ between requests, and the length of the body, which is compared itself.
PASSING = ("Date", "X-Request-ID", "Content-Length", "RateLimit-")
few = settings(
    max_examples=6,
    phases=[Phase.generate],  # each try sends some hundred requests: report a failure without shrinking it
)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the small game, fix the time, and allow enough time to compute all luck."""
    games = (*referee.games.GAMES, SECRET)
    for module in (
        referee.games,
        api_schemas.matches.requests,
        api_schemas.positions.moves,
        api_schemas.positions.position,
    ):
        monkeypatch.setattr(module, "GAMES", games)
    for clock in (services.matches.creation, services.matches.join_codes, services.matches.moves):
        monkeypatch.setattr(clock, "now", lambda: NOON)
    monkeypatch.setattr(services.matches.reports.luck, "SECONDS", 60.0)


class Twins:
    """Two matches.

    `owner` has the private values: a move may hold a pair of them, one for each match.
    """

    def __init__(self, app: Flask, owner: str, **new: Any) -> None:
        self.owner = owner
        self.tables = [Table.new(app.test_client(), **each(new, number)) for number in (0, 1)]
        self.others = [by for by in self.tables[0].tokens if by not in (owner, "none")]

    def do(self, path: str, body: Any, by: str) -> None:
        """Send the same to both. Their answers are equal, except for what the owner may see."""
        answers = [
            table.ask("POST", path, each({"seq": table.seq, **body}, number), by=by)
            for number, table in enumerate(self.tables)
        ]
        found = [self._bare(number, answer) for number, answer in enumerate(answers)]
        assert found[0][0] == found[1][0], (path, body, by, found)
        if by != self.owner or "as" in body:
            assert found[0] == found[1], (path, body, by)

    def lists(self, player: str) -> list[int]:
        """The numbers of a player's standing lists."""
        changes = self.tables[0].get("/history")["changes"]
        return [
            change["target"] or change["seq"]
            for change in changes
            if change["stands"] and change["by"]["player"] == player
        ]

    def check(self) -> None:
        """Check that all others read the same."""
        for by in self.others:
            for path in READS if by == "blue" else [path for path in READS if path != "/scores.svg"]:
                place = path.replace("base/U", "gold-rush/01a")
                answers = [table.ask("GET", place, by=by, Last_Event_ID="0") for table in self.tables]
                found = [self._bare(number, answer) for number, answer in enumerate(answers)]
                assert found[0] == found[1], (path, by)
            for moves in ([], [{"type": "end_game"}]):
                for insist in (False, True):
                    self.do("/preview", {"moves": moves, "insist": insist}, by)
        self._check_more("blue")
        for path in ("", "/position", "/lines", "/history", "/events"):
            self._same("GET", f"{path}?as=viewer", self.owner)

    def _check_more(self, by: str) -> None:
        """Check earlier positions, other languages, and what a repeated or a HEAD request answers."""
        for path in MORE_READS:
            self._same("GET", path, by)
        for at in (1, 2, self.tables[0].seq):
            self.do("/preview", {"moves": [], "at": at}, by)
            self.do("/preview", {"moves": [{"type": "end_game"}], "insist": True, "at": at}, by)
        for language in LANGUAGES:
            for path in ("", "/history", "/audit", "/summary", "/export.csv"):
                self._same("GET", path, by, Accept_Language=language)
        for path in ("", "/position", "/history", "/export", "/events"):
            self._same("HEAD", path, by)
            self._same("OPTIONS", path, by)
        tag = self.tables[0].ask("GET", "", by=by).headers.get("ETag", '"none"')
        self._same("GET", "", by, If_None_Match=tag)

    def _same(self, method: str, path: str, by: str, **headers: str) -> None:
        place = path.replace("base/U", "gold-rush/01a")
        answers = [table.ask(method, place, by=by, **headers) for table in self.tables]
        found = [self._bare(number, answer) for number, answer in enumerate(answers)]
        assert found[0] == found[1], (method, path, by, headers)

    def _bare(self, number: int, answer: TestResponse) -> Answer:
        """The status and the text, without what identifies the match."""
        table = self.tables[number]
        if answer.mimetype == "text/event-stream" and answer.request.method == "GET":
            stream = iter(answer.response)
            text = "".join(str(next(stream)) for _ in range(table.seq + 1))
            answer.close()
        else:
            text = answer.get_data(as_text=True)
        heads = "\n".join(
            f"{name}: {value}" for name, value in answer.headers if not name.startswith(PASSING)
        )
        return answer.status_code, self._unnamed(number, heads), self._unnamed(number, text)

    def _unnamed(self, number: int, text: str) -> str:
        table = self.tables[number]
        text = text.replace(table.id, "ID").replace(table.made["join_code"], "CODE")
        return re.sub(VARYING, "", text)


def each(body: Any, number: int) -> Any:
    """The body with one value of each pair."""
    if isinstance(body, Pair):
        return body.values[number]
    if isinstance(body, dict):
        return {key: each(value, number) for key, value in body.items()}
    if isinstance(body, list):
        return [each(value, number) for value in body]
    return body


class Pair:
    """A private value of one match, and of the other."""

    def __init__(self, *values: Any) -> None:
        self.values = values


def moved(*moves: Move, by: str, insist: bool = False) -> Callable[[Twins], None]:
    return lambda twins: twins.do("/moves", {"moves": list(moves), "insist": insist}, by)


def back(by: str) -> Callable[[Twins], None]:
    return lambda twins: twins.do("/undo", {}, by)


def forth(by: str) -> Callable[[Twins], None]:
    return lambda twins: twins.do("/redo", {}, by)


def corrected(*moves: Move, by: str, dry_run: bool, insist: bool) -> Callable[[Twins], None]:
    """Replace the last list of this player (of any player, for the host)."""

    def do(twins: Twins) -> None:
        mine = twins.lists(by) if by != "host" else [*twins.lists("blue"), 1]
        body = {"at": (mine or [1])[-1], "moves": list(moves), "dry_run": dry_run, "insist": insist}
        twins.do("/correct", body, by)

    return do


def replaced(at: int, *moves: Move, by: str, insist: bool, dry_run: bool = False) -> Callable[[Twins], None]:
    """Replace the list of this number; the later ones are replayed."""
    body = {"at": at, "moves": list(moves), "insist": insist, "dry_run": dry_run}
    return lambda twins: twins.do("/correct", body, by)


BOTH = (False, True)
END_GAME = {"type": "end_game"}


def everybody(owner: str) -> list[Callable[[Twins], None]]:
    """What can be done in any game."""
    points = {"type": "adjust", "player": "blue", "points": 2, "note": "agreed"}
    return [
        *(back(by) for by in (owner, owner, "blue", "host")),
        *(forth(by) for by in (owner, "host")),
        moved(points, by="blue"),
        *(corrected(points, END_GAME, by="blue", dry_run=True, insist=insist) for insist in BOTH),
        corrected(points, by="blue", dry_run=False, insist=False),
        *(replaced(at, points, by=by, insist=True) for at in (1, 2) for by in ("blue", "host")),
        moved(END_GAME, by="blue", insist=True),
        *(corrected(END_GAME, by="host", dry_run=True, insist=insist) for insist in BOTH),
    ]


# ---- the small game ----------------------------------------------------------------------------------------


def dig(player: str, value: Any) -> Move:
    return {"type": "dig", "player": player, "value": value}


CAMP = [
    *everybody("red"),
    moved(dig("red", Pair(1, 2)), by="red"),
    moved(dig("red", Pair(3, 4)), {"type": "end_turn", "player": "red"}, by="red"),
    moved(dig("blue", 5), {"type": "end_turn", "player": "blue"}, by="blue"),
    moved({"type": "show", "player": "blue"}, by="blue", insist=True),
    moved(dig("red", 7), by="host"),
    corrected(dig("red", Pair(8, 9)), by="red", dry_run=False, insist=True),
]


@given(steps=st.lists(st.sampled_from(range(len(CAMP))), min_size=1, max_size=12))
@few
def test_the_small_game(match_app: Flask, steps: list[int]) -> None:
    players = [{"id": "red"}, {"id": "blue"}]
    start = {
        "game": "secret", "players": players, "tiles": [], "held": {"red": {"nuggets": [Pair(11, 12)]}},
    }  # fmt: skip
    play(Twins(match_app, "red", game="secret", options={}, players=players, start=start), CAMP, steps)


# ---- Gold Rush ---------------------------------------------------------------------------------------------

STEP = {"type": "place", "player": "red", "tile": "gold-rush/01a", "x": 1, "y": 0, "rotation": 90}


def with_values(kind: str, player: str, *values: Any) -> Move:
    return {"type": kind, "player": player, "values": list(values)}


RUSH = [
    *everybody("red"),
    moved(with_values("report", "red", Pair(5, 2), Pair(5, 1), Pair(5, 0)), by="red"),
    moved(with_values("report", "red", Pair(3, 1)), by="red"),
    moved(with_values("report", "blue", 5), by="blue"),
    moved(with_values("report", "blue", 5, 5, 5), by="blue"),
    moved(with_values("report", "red", 5, 5, 5), by="host"),
    moved(with_values("reveal", "blue", 2, 1, 0), by="blue"),
    moved(STEP, {"type": "end_turn", "player": "red"}, by="red"),
    corrected(with_values("report", "blue", 5, 5, 5), END_GAME, by="blue", dry_run=True, insist=True),
    corrected(with_values("report", "red", Pair(5, 3)), by="red", dry_run=False, insist=True),
]


def gold_rush(match_app: Flask, held: int = 3) -> Twins:
    """Two matches in which each player holds so many tokens."""
    players = [{"id": "red"}, {"id": "blue"}]
    tiles = [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}]
    unknown = [None] * (held - 1)
    tokens = {"red": {"mining": [Pair(5, 0), *unknown]}, "blue": {"mining": [None, *unknown]}}
    start = {"game": "gold-rush", "players": players, "tiles": tiles, "held": tokens}
    return Twins(match_app, "red", game="gold-rush", options={}, players=players, start=start)


@given(steps=st.lists(st.sampled_from(range(len(RUSH))), min_size=1, max_size=12))
@few
def test_gold_rush(match_app: Flask, steps: list[int]) -> None:
    play(gold_rush(match_app), RUSH, steps)


# ---- Dorra's Amazonas --------------------------------------------------------------------------------------


def commit(player: str, card: Any) -> Move:
    return {"type": "commit", "player": player, "card": card}


def opened_up(twins: Twins) -> None:
    """Red chooses the same card in both, and so do the others: all cards are turned up."""
    seats = {seat["id"]: seat for seat in twins.tables[0].get(by="red")["position"]["players"]}
    if seats["red"].get("ready"):
        changes = twins.tables[0].get("/history", by="red")["changes"]
        chosen = [c for c in changes if c["stands"] and c["moves"] and c["moves"][0].get("player") == "red"]
        at = [c["target"] or c["seq"] for c in chosen if c["moves"][0]["type"] == "commit"]
        replaced(at[-1], commit("red", 2), by="red", insist=True)(twins)
    for player, card in (("red", 2), ("blue", 1), ("white", 5)):
        if not seats[player].get("ready"):
            moved(commit(player, card), by=player)(twins)


MISSIONS = Pair(["arua", "kurumi", "tariri", "jurua"], ["baniwe", "marui", "xapuri", "cupui"])
DORRA = [
    *everybody("red"),
    moved(commit("red", Pair(3, 4)), by="red"),
    moved(commit("red", Pair(6, 0)), by="red", insist=True),
    moved({"type": "mission", "player": "red", "villages": MISSIONS}, by="red"),
    moved(commit("blue", 1), by="blue"),
    moved(commit("red", 1), by="host"),
    moved(commit("red", 1), by="host", insist=True),
    corrected(commit("red", Pair(5, 1)), by="red", dry_run=False, insist=False),
    corrected(commit("blue", 2), commit("blue", 3), by="blue", dry_run=True, insist=True),
    opened_up,
    moved({"type": "end_turn", "player": "blue"}, by="blue"),
    *(replaced(2, {"type": "event", "card": "fire"}, by="blue", insist=insist) for insist in BOTH),
    *(replaced(2, {"type": "event", "card": "jaguar"}, by=by, insist=True) for by in ("blue", "host")),
]


@given(steps=st.lists(st.sampled_from(range(len(DORRA))), min_size=1, max_size=12))
@few
def test_dorra_amazonas(match_app: Flask, steps: list[int]) -> None:
    players = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
    twins = Twins(match_app, "red", game="dorra-amazonas", options={}, players=players)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    moved(*({"type": "open", "player": p, "village": v} for p, v in villages.items()), by="host")(twins)
    moved({"type": "event", "card": "jaguar"}, by="host")(twins)
    play(twins, DORRA, steps)


def reveal(player: str, card: Any) -> Move:
    return {"type": "reveal", "player": player, "card": card}


ON_THE_TABLE = [
    *everybody("red"),
    moved(commit("red", None), by="red"),
    moved(commit("red", Pair(3, 4)), by="red"),
    moved(reveal("red", Pair(6, 0)), by="red"),
    moved(reveal("red", Pair(2, 1)), by="red", insist=True),
    moved(commit("blue", None), by="blue"),
    moved(commit("blue", 1), by="blue"),
    moved(reveal("blue", 5), by="blue"),
    moved(reveal("blue", 5), by="host"),
    corrected(commit("red", Pair(5, 1)), by="red", dry_run=False, insist=False),
    corrected(reveal("red", Pair(5, 1)), by="red", dry_run=False, insist=True),
    corrected(reveal("blue", 2), reveal("blue", 3), by="blue", dry_run=True, insist=True),
    moved({"type": "end_turn", "player": "blue"}, by="blue"),
    *(replaced(2, {"type": "event", "card": "fire"}, by=by, insist=True) for by in ("blue", "host")),
]


@given(steps=st.lists(st.sampled_from(range(len(ON_THE_TABLE))), min_size=1, max_size=12))
@few
def test_cards_that_lie_face_down_until_the_last_is_entered(match_app: Flask, steps: list[int]) -> None:
    """White's card is on the table and is never reported, so no card of the round is turned up."""
    players = [{"id": "white"}, {"id": "red"}, {"id": "blue"}]
    twins = Twins(match_app, "red", game="dorra-amazonas", options={}, players=players)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    moved(*({"type": "open", "player": p, "village": v} for p, v in villages.items()), by="host")(twins)
    moved({"type": "event", "card": "jaguar"}, by="host")(twins)
    moved(commit("white", None), by="white")(twins)
    moved(commit("red", Pair(0, 6)), by="red")(twins)
    moved(commit("blue", None), by="blue")(twins)
    play(twins, ON_THE_TABLE, steps)


def test_pictures_and_invitations(match_app: Flask) -> None:
    """Neither the pixels of a picture nor an invitation depends on a report of another player."""
    twins = gold_rush(match_app)
    moved(with_values("report", "red", Pair(5, 2), Pair(5, 1), Pair(5, 0)), by="red")(twins)
    for picture in ("/scores.png", "/summary.png"):
        first, second = (table.ask("GET", picture, by="blue") for table in twins.tables)
        assert first.status_code == second.status_code == 200
        assert first.mimetype == "image/png"
        assert first.get_data() == second.get_data(), picture
    invitations = [table.get("/invitation") for table in twins.tables]
    for invitation, table in zip(invitations, twins.tables, strict=True):
        del invitation["qr"]  # a picture of the link
        invitation["link"] = invitation["link"].replace(table.made["join_code"], "CODE")
        invitation["join_code"] = "CODE"
    assert invitations[0] == invitations[1]


def test_a_token_of_another_match_reads_nothing(match_app: Flask) -> None:
    """Whatever the other match holds, its tokens get the same refusal from every route that reads."""
    twins = gold_rush(match_app)
    moved(with_values("report", "red", Pair(5, 2), Pair(5, 1), Pair(5, 0)), by="red")(twins)
    here, there = twins.tables
    here.tokens |= {f"stranger {role}": token for role, token in there.tokens.items() if role != "none"}
    strangers = [role for role in here.tokens if role.startswith("stranger")]
    assert "stranger red" in strangers
    for path in (*READS, *PICTURES):
        answers = [twins._bare(0, here.ask("GET", path, by=role)) for role in strangers]
        assert {status for status, _, _ in answers} == {403}, path
        assert len(set(answers)) == 1, path


# ---- limits ------------------------------------------------------------------------------------------------

POINTS = {"type": "adjust", "player": "blue", "points": 1, "note": "agreed"}


def test_the_limit_of_moves_against_the_rules(match_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red insisted on more tokens of five than the box has, or on some that it has."""
    mine = {"type": "mine", "player": "blue"}
    for by in ("blue", "host"):
        for most in range(1, 8):
            monkeypatch.setattr(services.matches.moves, "MOST_OVERRULED", 500)
            twins = gold_rush(match_app, held=4)
            moved(with_values("report", "red", *[Pair(5, 1)] * 4), by="red", insist=True)(twins)
            monkeypatch.setattr(services.matches.moves, "MOST_OVERRULED", most)
            moved(mine, mine, by=by, insist=True)(twins)
            moved(POINTS, by=by)(twins)
            replaced(twins.tables[0].seq, POINTS, mine, by=by, insist=True)(twins)


def test_the_limit_of_bytes_in_the_file_of_a_match(match_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """The names of villages on a mission differ in length."""

    def first_accepted(limits: range) -> int:
        players = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
        twins = Twins(match_app, "red", game="dorra-amazonas", options={}, players=players)
        moved({"type": "mission", "player": "red", "villages": MISSIONS}, by="red")(twins)
        for most in limits:
            monkeypatch.setattr(services.matches.moves, "MOST_WRITTEN_BYTES", most)
            moved(POINTS, by="host")(twins)
            if twins.tables[0].seq > 1:
                return most
        raise AssertionError("all was refused")

    near = first_accepted(range(600, 3_000, 40))
    assert near > 600
    assert first_accepted(range(near - 60, near + 20)) > near - 60  # each limit around it


DECK = ["jaguar", "jaguar", "crocodile", "crocodile", "fire", "fire", "fire", "monkeys"]


def ends_of_turns(twins: Twins) -> list[Move]:
    order = twins.tables[0].get("/position")["turn"]["order"]
    return [{"type": "end_turn", "player": player} for player in order]


def test_rounds_that_move_under_a_card_that_lies_face_down(match_app: Flask) -> None:
    """A correction removes an event of an earlier round.

    So the card of round 8 is judged as one of round 7, in which only one card may be played.
    """
    players = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
    twins = Twins(match_app, "red", game="dorra-amazonas", options={}, players=players)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    moved(*({"type": "open", "player": p, "village": v} for p, v in villages.items()), by="host")(twins)
    events = {}
    for number, card in enumerate(DECK):
        moved({"type": "event", "card": card}, by="blue")(twins)
        events[twins.tables[0].seq] = card
        if number == len(DECK) - 1:
            break
        cards = {player: (number + place) % 7 for place, player in enumerate(villages)}
        moved(*(commit(player, card) for player, card in cards.items()), by="host")(twins)
        moved(*ends_of_turns(twins), by="host")(twins)
    moved(commit("red", Pair(5, 2)), by="red")(twins)
    points = {"type": "adjust", "player": "blue", "points": 1, "note": "agreed"}
    for number in (2, 5):  # the rounds in which red has played card 2 and card 5
        at, card = list(events.items())[number]
        for by, insist in (("blue", False), ("blue", True), ("host", False), ("host", True)):
            replaced(at, points, by=by, insist=insist)(twins)
        for reader in twins.others:
            first, second = (table.get(by=reader) for table in twins.tables)
            assert first["conflicts"] == second["conflicts"]
        replaced(at, {"type": "event", "card": card}, by="host", insist=True)(twins)


def play(twins: Twins, ways: list[Callable[[Twins], None]], steps: Iterable[int]) -> None:
    for step in steps:
        ways[step](twins)
    twins.check()


# ---- what is hidden ----------------------------------------------------------------------------------------

TRIED = {
    "gold-rush": {"report": {"values"}},
    "dorra-amazonas": {
        "commit": {"card", "number"},
        "reveal": {"card", "number"},
        "mission": {"villages"},
    },
}


def test_every_hidden_value_of_every_game_is_tried_here(match_app: Flask) -> None:
    """Bids at a bazaar are open, and so are messages once drawn: Carcassonne hides nothing."""
    found = {
        game.id: hidden
        for game in referee.games.GAMES
        if game is not SECRET
        and (
            hidden := {
                name: set(private_fields(move)) for name, move in game.moves.items() if private_fields(move)
            }
        )
    }
    assert found == TRIED
    assert {game.id for game in referee.games.GAMES if secretive(game) and game is not SECRET} == {*TRIED}


# Every dry run and refusal of another player, while the owner's value is hidden.
ASKED = [
    ("/preview", {"moves": [{"type": "nothing"}]}),
    ("/preview", {"moves": [STEP, STEP], "insist": True}),
    ("/preview", {"moves": [with_values("report", "red", 5)]}),
    ("/preview", {"moves": [with_values("reveal", "red", 5)], "insist": True}),
    ("/preview", {"moves": [END_GAME], "at": 99}),
    ("/moves", {"moves": [with_values("report", "red", 5)]}),
    ("/moves", {"moves": [STEP], "seq": 0}),
    *(
        ("/correct", {"at": at, "moves": [moves], "dry_run": True, "insist": insist})
        for at in (0, 1, 2, 3, 99)
        for moves in (END_GAME, with_values("report", "red", 5), with_values("report", "blue", 5, 5, 5))
        for insist in (False, True)
    ),
]


def test_dry_runs_and_refusals_do_not_depend_on_a_hidden_value(match_app: Flask) -> None:
    """Their status, errors and the order of these, headers and size."""
    twins = gold_rush(match_app)
    moved(with_values("report", "red", Pair(5, 2), Pair(5, 1), Pair(5, 0)), by="red")(twins)
    moved({"type": "adjust", "player": "blue", "points": 2, "note": "agreed"}, by="blue")(twins)
    for path, body in ASKED:
        for by in twins.others:
            answers = [table.ask("POST", path, {"seq": table.seq, **body}, by=by) for table in twins.tables]
            first, second = (twins._bare(number, answer) for number, answer in enumerate(answers))
            assert first == second, (path, body, by)
            sizes = {answer.headers["Content-Length"] for answer in answers}
            assert len(sizes) == 1, (path, body, by)


# ---- the test itself ---------------------------------------------------------------------------------------


def test_a_revealed_value_is_noticed(match_app: Flask) -> None:
    players = [{"id": "red"}, {"id": "blue"}]
    twins = Twins(match_app, "red", game="secret", options={}, players=players)
    twins.do("/moves", {"moves": [dig("red", Pair(1, 2))]}, "red")
    twins.check()
    twins.do("/moves", {"moves": [{"type": "show", "player": "red"}]}, "red")
    with pytest.raises(AssertionError):
        twins.check()
