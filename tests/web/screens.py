"""Every screen of the page with content, in any language: for tests and for pictures."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page

from tests import messages
from tests.web.match_page import Made, deploy, end, place
from tests.web.table import FIGURES, TILES

COLOURS = ("red", "blue", "green")
PLAYERS = [
    {"id": colour, "name": name, "points": points}
    for colour, name, points in zip(COLOURS, ("Ana", "Ben", "Cleo"), (44, 31, 12), strict=True)
]
DRAWN = ("E", "U", "B", "K", "V", "L", "J", "E", "N", "W", "D", "M")  # tiles in drawing order
SEATS = [{"id": one["id"], "name": one["name"]} for one in PLAYERS]
OWN = {
    "game": "carcassonne",
    "name": "Table 7",
    "tiles": [
        {
            "id": "own-table7/1",
            "features": [
                {"kind": "city", "edges": ["N", "E"], "pennants": 1},
                {"kind": "road", "edges": ["S", "W"]},
                {"kind": "field", "halves": ["SL", "WR"]},
                {"kind": "field", "halves": ["SR", "WL"]},
            ],
        }
    ],
}

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


def position() -> dict[str, Any]:
    """The drawn table in the form of the API."""
    laid = {(tile.x, tile.y): tile for tile in TILES}
    figures = []
    for figure in FIGURES:
        tile = laid[figure.x, figure.y]
        feature = tile.tile.features[figure.feature]
        turns = tile.rotation // 90
        edges = [EDGES[(EDGES.index(edge) + turns) % 4] for edge in feature.edges]
        halves = [HALVES[(HALVES.index(half) + 2 * turns) % 8] for half in feature.halves]
        at = edges or halves
        reference = {"kind": feature.kind, "at": at} if at else {"kind": feature.kind}
        where = {"x": figure.x, "y": figure.y, "feature": reference}
        figures.append({"player": figure.colour, "kind": "meeple", **where})
    tiles = [{"x": tile.x, "y": tile.y, "tile": tile.id, "rotation": tile.rotation} for tile in TILES]
    colours = dict.fromkeys(figure.colour for figure in FIGURES)
    players = [{"id": colour, "colour": colour} for colour in colours]
    return {"game": "carcassonne", "players": players, "tiles": tiles, "figures": figures}


def photographed_later(address: str) -> Made:
    """A match with the drawn table except for its last turn, Ana to move; it has a figure that the photo
    lacks."""
    start = position()
    start["tiles"] = [row for row in start["tiles"] if (row["x"], row["y"]) != (-2, 0)]
    start["figures"].append(
        {"player": "green", "kind": "meeple", "x": 2, "y": 0, "feature": {"kind": "city", "at": ["S"]}}
    )
    names = zip(start["players"], ("Ana", "Ben", "Cleo", "Dan"), strict=True)
    return Made(address, players=[{**one, "name": name} for one, name in names], start=start)


class Tour:
    """Opens the screens, each from the start page; `words` are those of the language of the page."""

    def __init__(self, page: Page, address: str, language: str, picture: bytes) -> None:
        self.page, self.address, self.picture = page, address, picture
        self.match: Made | None = None
        self._draft: str | None = None  # the moves entered in the match on the screen; None if it is not open
        self.words = messages.Page(language)

    # ---- actions ----

    def open(self, hash_: str) -> None:
        """Open an address of the page, with its scripts restarted."""
        self._draft = None
        self.page.context.set_offline(False)
        self.page.goto("about:blank")
        self.page.goto(f"/{hash_}")
        self.page.locator("main").wait_for()

    def here(self) -> None:
        """Open the page, whichever screen, so that its storage can be changed."""
        if not self.page.url.startswith(self.address):
            self.open("#/")

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=re.compile(re.escape(self.words[key]))).first.click()

    def hand(self, to: str, table: dict[str, Any]) -> None:
        """Leave a table for another screen, as the page does."""
        script = "([to, table]) => localStorage.setItem(`tile-referee.handed.${to}`, JSON.stringify(table))"
        self.page.evaluate(script, [to, table])

    # ---- the screens ----

    def start(self) -> None:
        """With a match and a photo that are known already."""
        self.here()
        entry = {"id": "m1", "token": "t", "title": "Ana, Ben, Cleo", "at": 1_700_000_000_000, "over": True}
        known = "entry => localStorage.setItem('tile-referee.matches', JSON.stringify([entry]))"
        self.page.evaluate(known, entry)
        self.open("#/")
        self.page.locator("main:not(:has(.hero-tiles:empty))").wait_for()  # none on small phones

    def photo_new(self) -> None:
        self.open("#/photo")
        self.page.locator(".choices select[name=game]").wait_for()

    def photo_question(self) -> None:
        self.photo_new()
        file = {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": self.picture}
        self.page.locator("[data-role=choose]").set_input_files([file])  # type: ignore[list-item]
        self.page.locator(".candidate").first.wait_for()

    def photo_overview(self) -> None:
        """What was read in a photo: in the one on the screen, if there is one."""
        if self.page.locator(".sets-panel").count():
            self.page.locator(".panel .back-link").click()
        else:
            if not self.page.locator(".candidate").count():
                self.photo_question()
            self.press("check.skip-all")
        self.page.locator(".overview").wait_for()

    def photo_sets(self) -> None:
        """The sets on the table of a photo that was read."""
        self.photo_overview()
        self.page.locator(".overview .lying button").click()
        self.page.locator(".sets-panel input").first.wait_for()

    def photo_scores(self) -> None:
        self.photo_overview()
        self.press("overview.scores")
        self.page.locator(".line-face").nth(1).click()

    def photo_later(self) -> None:
        """A photo of a match's table: what was played since."""
        made = photographed_later(self.address)
        self.open(made.link().removeprefix("/"))
        self.page.locator(".standings").wait_for()
        self.open(f"#/photo/of/{made.id}")
        file = {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": self.picture}
        self.page.locator("[data-role=choose]").set_input_files([file])  # type: ignore[list-item]
        self.press("check.hidden.gone")
        self.page.locator(".candidate").first.click()
        self.press("check.nothing")
        self.page.locator(".proposed-turns li").wait_for()

    def match_setup(self) -> None:
        self.open("#/match/new")
        self.page.get_by_role("button", name=self.words["match.setup.start"]).wait_for()

    def match_join(self) -> None:
        self.open("#/join")
        self.page.get_by_role("button", name=self.words["match.join.go"]).wait_for()

    def made(self) -> Made:
        """A match after some rounds: tiles go where they complete most."""
        made = Made(self.address, players=PLAYERS)
        for number, code in enumerate(DRAWN):
            player = COLOURS[number % len(COLOURS)]
            found = made.get(f"/placements?tile=base/{code}")["placements"]
            best = max(found, key=lambda spot: (len(spot["completes"]), -abs(spot["x"]) - abs(spot["y"])))
            moves = [place(player, f"base/{code}", best["x"], best["y"], best["rotation"])]
            if best["deployments"] and number % 3 != 1:
                feature = best["deployments"][0]["feature"]
                moves.append(deploy(player, best["x"], best["y"], feature["kind"], feature.get("at")))
            made.play(*moves, end(player))
        return made

    def match_draw(self) -> None:
        if self._draft == "":
            back = self.page.locator(".match-body .back-link")
            while back.count():
                back.first.click()
        else:
            self.match = self.match or self.made()
            self.here()
            self.page.evaluate("sessionStorage.clear()")  # or a turn begun before would be found again
            self.open(self.match.link()[1:])
        self.page.locator(".tile-grid [data-tile]").first.wait_for()
        self._draft = ""

    def match_place(self) -> None:
        self.match_draw()
        self._draft = "place"
        self.page.locator(".tile-grid [data-tile='base/D']").click()
        self.page.locator(".board .board-spot").first.click()
        self.page.locator(".board-ghost").wait_for()

    def match_act(self) -> None:
        if self._draft != "place":
            self.match_place()
        self._draft = "act"
        self.press("match.place.here")
        self.page.locator(".feature-map").wait_for()

    def match_points(self) -> None:
        self.match_draw()
        self.page.locator(".standings").click()
        self.page.locator(".track-row").first.wait_for()

    def match_history(self) -> None:
        self.match_draw()
        self.press("match.tool.history")
        self.page.get_by_role("slider").wait_for()

    def match_menu(self) -> None:
        self.match_draw()
        self.press("match.tool.menu")
        self.page.get_by_role("img", name=self.words["match.menu.qr"]).wait_for()

    def match_table(self) -> None:
        """The screen for the middle of the table."""
        self.match_draw()
        assert self.match
        self.open(f"#/table/{self.match.id}")
        self.page.get_by_role("img", name=self.words["match.menu.qr"]).wait_for()

    def match_difference(self) -> None:
        """An older turn without its figure, before it is corrected."""
        self.match_history()
        self._draft = "correction"
        self.page.locator(".past-one[data-seq='1'] summary").click()
        self.press("match.correct")
        self.page.locator(".feature-map").wait_for()
        self.page.locator(".back-link").click()
        self.page.locator(".end-turn").click()
        self.page.locator(".difference").wait_for()

    def match_unsent(self) -> None:
        """A turn that waits for the network."""
        self.match_act()
        self.page.context.set_offline(True)
        self.page.locator(".pill.is-away").wait_for()
        self.page.locator(".end-turn").click()
        self.page.locator(".unsent summary").click()
        self.page.locator(".unsent li").wait_for()

    def match_conflict(self) -> None:
        """A turn made offline that another player has entered differently."""
        self.match = self.made()
        self.match_unsent()
        found = self.match.get("/placements?tile=base/H")["placements"][0]
        there = place("red", "base/H", found["x"], found["y"], found["rotation"])
        self.match.play(there, {"type": "adjust", "player": "red", "points": 2, "note": "?"}, end("red"))
        self.page.context.set_offline(False)
        self.page.locator(".conflict").wait_for()
        self.match = None

    def match_flock(self) -> None:
        """Hills & Sheep: a shepherd whose flock can be herded, and the figure of the turn."""
        expansions = ["hills-and-sheep", "traders-and-builders"]
        made = Made(self.address, options={"edition": "C1", "expansions": expansions})
        made.play(
            place("red", "base/E", 0, -1, 180),
            deploy("red", 0, -1, "field", "NL", "shepherd"),
            {"type": "draw_token", "player": "red", "token": "sheep-3"},
            end("red"),
        )
        made.play(place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue"))
        self.open(made.link()[1:])
        self.page.locator(".tile-grid [data-tile='base/U']").first.click()
        self.page.locator(".board [data-at='0,-2']").click()
        self.press("match.place.here")
        self.page.locator("[data-offer='flock']").wait_for()

    def match_rush(self) -> None:
        """Gold Rush: tokens in front of the players, a tent, stacks on mountains."""
        made = Made(self.address, game="gold-rush", options={})
        mountain = {"x": 0, "y": -1, "feature": {"kind": "mountain", "at": "N"}}
        tent = {"type": "pitch", "player": "red", **mountain}
        made.play(place("red", "gold-rush/27", 0, -1), tent, end("red"))
        made.play(place("blue", "gold-rush/08", 1, 0, 180), end("blue"))
        made.play(place("red", "gold-rush/01b", 0, 1, 90), {"type": "mine", "player": "red"}, end("red"))
        self.open(made.link().removeprefix("/"))
        self.page.locator(".gold-rows").first.wait_for()

    def match_river(self) -> None:
        """Amazonas: the boats in order, after an Amazon scoring."""
        made = Made(self.address, game="amazonas", options={})
        tributary = deploy("red", 1, -1, "tributary", "N")
        made.play(place("red", "amazonas/TjTj-b", 1, -1), tributary, end("red"))
        made.play(place("blue", "amazonas/A-jj-31", 4, 0), end("blue"))
        self.open(made.link().removeprefix("/"))
        self.page.locator(".river-lanes").wait_for()

    def match_dorra(self) -> None:
        """Amazonas (Dorra): the board, the cards, the legal moves."""
        made = Made(self.address, game="dorra-amazonas", options={}, players=SEATS)
        for village in ("kurumi", "tefe"):
            ahead = made.call(f"/{made.id}/preview", {"moves": []}, made.tokens["host"])
            opening = [move for move in ahead["offers"] if move["type"] == "open"]
            made.play(next((move for move in opening if move["village"] == village), opening[0]))
        self.open(made.link()[1:])
        self.page.locator(".match-body h2").first.wait_for()
        self.page.locator(".board [data-village]").first.wait_for()

    def audit(self) -> None:
        """Before a table was chosen."""
        self.here()
        self.page.evaluate("localStorage.removeItem('tile-referee.draft.audit')")
        self.open("#/audit")
        self.page.locator(".audit-nothing").wait_for()

    def evenings(self) -> None:
        """Before any evening is over."""
        self.here()
        self.page.evaluate("localStorage.removeItem('tile-referee.matches')")
        self.open("#/evenings")
        self.page.locator("main a[href='#/match/new']").wait_for()

    def match_end(self) -> None:
        made = self.made()
        made.play({"type": "end_game"})
        self.open(made.link()[1:])
        self.page.locator(".track-row").first.wait_for()

    def dispute(self) -> None:
        self.here()
        self.hand("dispute", position())
        self.open("#/dispute")
        self.page.get_by_role("button", name=re.compile(re.escape(self.words["dispute.place"]))).wait_for()

    def dispute_verdict(self) -> None:
        self.dispute()
        self.press("dispute.place")
        self.page.locator(".tile-grid [data-tile='base/E']").click()
        self.page.locator(".board [data-at='-2,1']").click()
        self.page.locator(".reason-face").first.wait_for()

    def edit_board(self) -> None:
        self.here()
        self.hand("board", position())
        self.open("#/edit/board")
        self.page.locator(".board [data-at='-1,0']").first.click()
        self.page.locator(".feature-map").wait_for()

    def catalogs(self, path: str = "", body: Any = None) -> Any:
        """A catalog of the server, or a new one."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/v1/catalogs{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def keep(self, key: str, value: Any) -> None:
        """Store something in the browser, as the page does."""
        self.here()
        self.page.evaluate("([key, value]) => localStorage.setItem(key, JSON.stringify(value))", [key, value])

    def edit_map(self) -> None:
        """The stand-in map with one of its squares selected."""
        drawn = self.catalogs("/stand-in-map")
        parts = ("name", "squares", "borders", "ferries")
        self.keep("tile-referee.draft.map", {key: drawn[key] for key in parts if key in drawn})
        self.open("#/edit/map")
        self.page.locator("[data-right]").wait_for()
        self.page.locator(".swatch input[value=pick]").check(force=True)
        square = drawn["squares"][0]
        cell = self.page.locator(f".map-cell[data-at='{square['x']},{square['y']}']")
        cell.press("Enter")  # the map is larger than the view
        self.page.locator(".map-edges").wait_for()

    def edit_dorra_board(self) -> None:
        """The stand-in board with one of its villages selected."""
        drawn = self.catalogs("/dorra-stand-in")
        parts = ("size", "villages", "paths", "waterways", "missions")
        self.keep("tile-referee.dorra-board", {"name": "", **{key: drawn[key] for key in parts}})
        self.open("#/edit/dorra-board")
        self.page.locator(".dorra-editor [data-right]").wait_for()
        self.page.locator(".board [data-village]").first.click()
        self.page.locator(".dorra-picked input[type=text]").wait_for()

    def edit_dorra_table(self) -> None:
        """A table entered by hand: a tent, and what its player has."""
        self.open("#/edit/dorra-table")
        self.page.locator("[data-village='acai']").click()
        self.page.locator("fieldset[data-village='acai'] input[value='red']").check()
        self.page.locator("details[data-keep='hand-red'] summary").click()

    def enrol(self) -> None:
        """A user's set whose tiles are to be photographed."""
        made = self.catalogs("", OWN)
        own = {"id": made["id"], "token": made["token"], "name": "Table 7", "game": "carcassonne"}
        self.keep("tile-referee.catalogs", [own])
        self.open(f"#/enrol/{quote(made['id'], safe='')}")
        self.page.locator("main input[type=file]").first.wait_for(state="attached")

    def edit_tile(self) -> None:
        made = self.catalogs("", OWN)
        self.open(f"#/edit/tile/{quote(made['id'], safe='')}")
        self.page.locator(".tile-stage .tile-canvas").wait_for()

    def edit_large_tile(self) -> None:
        """A start board of several cells, one of them open."""
        self.open("#/edit/tile/amazonas")
        self.page.locator(".draw-strip [data-code='start']").click()
        self.page.locator(".cell-choice:has(input[value='2,1'])").click()
        self.page.locator(".tile-canvas .tile-river").first.wait_for(state="attached")
        self.page.locator(".tile-panel .scope .icon").first.wait_for()

    def rule(self) -> None:
        self.open("#/rule/HS-H4")
        self.page.locator(".rule-text h1").wait_for()


SCREENS: tuple[Callable[[Tour], None], ...] = (
    Tour.start, Tour.photo_new, Tour.photo_question, Tour.photo_sets, Tour.photo_scores, Tour.photo_later,
    Tour.match_setup, Tour.match_join, Tour.match_draw, Tour.match_points, Tour.match_history,
    Tour.match_menu, Tour.match_place, Tour.match_act, Tour.match_difference, Tour.match_table,
    Tour.match_unsent, Tour.match_conflict, Tour.match_flock, Tour.match_rush, Tour.match_river,
    Tour.match_dorra, Tour.match_end,
    Tour.dispute, Tour.dispute_verdict, Tour.edit_board, Tour.edit_tile, Tour.edit_large_tile, Tour.edit_map,
    Tour.edit_dorra_board, Tour.edit_dorra_table, Tour.enrol, Tour.rule, Tour.audit, Tour.evenings,
)  # fmt: skip
