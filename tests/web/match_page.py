"""Actions on the page of a match; and matches created through the API."""

from __future__ import annotations

import copy
import json
import re
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

from referee.tiles.io import catalog
from tests.web import live
from tests.web.waiting import eventually

API = "/api/v1"
PLAYERS = [{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ben"}]
FAILED = "Failed to load resource"  # the browser's message for every refused request


class Made:
    """A match on the server, and its tokens."""

    def __init__(self, address: str, **more: Any) -> None:
        self.address = address
        made = self.call(
            "", {"game": "carcassonne", "options": {"edition": "C1"}, "players": PLAYERS, **more}
        )
        self.id, self.code, self.tokens = made["id"], made["join_code"], made["tokens"]

    @classmethod
    def on_page(cls, page: Page, address: str) -> Made:
        """The match that this phone has just set up, as its host."""
        made = cls.__new__(cls)
        known = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.matches'))[0]")
        made.address, made.id = address, known["id"]
        made.tokens = {"host": known["token"], "viewer": known["viewer"], "players": {}}
        made.code = made.get()["join_code"]
        return made

    def call(self, path: str, body: Any = None, token: str | None = None, method: str | None = None) -> Any:
        """Send a request to the server."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{API}/matches{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def get(self, path: str = "") -> Any:
        """A resource of the match, as the host sees it."""
        return self.call(f"/{self.id}{path}", token=self.tokens["host"])

    def stored(self, seq: int) -> Any:
        """The match, once the server has stored this many changes."""
        eventually(lambda: self.get()["seq"], seq)
        return self.get()

    def play(self, *moves: dict[str, Any]) -> Any:
        """A list of moves, sent by the host from elsewhere."""
        body = {"seq": self.get()["seq"], "moves": list(moves)}
        return self.call(f"/{self.id}/moves", body, self.tokens["host"])

    def link(self, role: str = "host") -> str:
        """The link that opens the page with this role's token."""
        token = self.tokens.get(role) or self.tokens["players"][role]
        return f"/#/match/{self.id}/{token}"


def with_boxes(address: str, *expansions: str) -> Made:
    """Return a match of the first edition with these expansions."""
    return Made(address, options={"edition": "C1", "expansions": list(expansions)})


def small_box(address: str, game: str, copies: Mapping[str, int]) -> str:
    """The id of a user's box with so many copies of a few tiles of a game's stand-in."""
    data: dict[str, Any] = copy.deepcopy(dict(catalog.built_in(game).data))
    counts = {f"{game}/{code}": count for code, count in copies.items()}
    for name in ("id", "provenance", "source", "printings"):
        data.pop(name)
    data["tiles"] = [tile for tile in data["tiles"] if tile["id"] in counts]
    data["printings"] = {"small": {"counts": counts}}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{API}/catalogs", json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


def set_up(page: Page, address: str, select: Mapping[str, str], names: Sequence[str]) -> Made:
    """A match, set up on the page of its host. `select`: the choices, by the name of the field ("game"
    first)."""
    page.goto("/#/match/new")
    for field, value in select.items():
        chooser = page.locator("select").first if field == "game" else page.locator(f"select[name={field}]")
        chooser.select_option(value)
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()  # with the game
    seats = page.get_by_role("textbox", name=re.compile("^Name of player"))
    while seats.count() < len(names):
        press(page, "Another player")
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    press(page, "Start the match")
    return started(page, address)


def started(page: Page, address: str) -> Made:
    """The match that "Start the match" has created, once its screen is there."""
    expect(page).to_have_url(re.compile("#/match/(?!new)"))
    expect(page.locator(".standings")).to_be_visible()
    return Made.on_page(page, address)


def join(page: Page, made: Made, name: str) -> None:
    """Take a seat with the code of the match."""
    page.goto(f"/#/join/{made.code}")
    page.locator(".who-player").filter(has_text=name).click()
    expect(page.locator(".standings")).to_be_visible()


def place(player: str, tile: str, x: int, y: int, rotation: int = 0) -> dict[str, Any]:
    return {"type": "place", "player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}


def deploy(player: str, x: int, y: int, kind: str, at: str | None, figure: str = "meeple") -> dict[str, Any]:
    feature = {"kind": kind} if at is None else {"kind": kind, "at": at}
    return {"type": "deploy", "player": player, "kind": figure, "x": x, "y": y, "feature": feature}


def end(player: str) -> dict[str, Any]:
    return {"type": "end_turn", "player": player}


CITY = (place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red"))  # 4 points
ROAD = (place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue"))


def at_markers(address: str) -> Made:
    """Return a match in which the turn of Ana will end with a choice of hers: A at 3,0 completes her road."""
    made = with_boxes(address, "messages")
    made.play(*CITY)
    made.play(place("blue", "base/A", -1, 0, 270), end("blue"))
    made.play(place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "W"), end("red"))
    made.play(place("blue", "base/U", 2, 0, 0), end("blue"))
    return made


@contextmanager
def phone(
    chromium: Browser,
    address: str,
    expected: list[str] | None = None,
    size: ViewportSize = live.SMALL,
    dark: bool = False,
    language: str = "en-GB",
) -> Iterator[Page]:
    """A browser session of another participant; its errors fail the test."""
    with live.session(chromium, address, size, dark, language) as page:
        complaints = live.watched(page)
        yield page
    live.none_but(complaints, [FAILED, *(expected or [])])


def press(page: Page, name: str) -> None:
    """Tap a button."""
    page.get_by_role("button", name=name, exact=True).click()


def turn_of(page: Page, name: str) -> None:
    """Wait until the page wants this player's tile."""
    expect(page.get_by_role("heading", name=re.compile(f"^{name}.*: which tile"))).to_be_visible()


NOTHING_WAITS = "() => !Object.keys(localStorage).some((key) => key.startsWith('tile-referee.unsent.'))"


def sent(page: Page) -> None:
    """Wait until the server has accepted the turn, and the page shows its result."""
    page.wait_for_function(NOTHING_WAITS)
    expect(page.locator(".last-turn")).to_be_visible()


def end_turn(page: Page) -> None:
    """End the turn once the page knows what may follow, and wait until the server has accepted it.

    If it is ended earlier, the server refuses the question what may follow, which a browser logs as an error.
    """
    expect(page.locator(".acting[data-sure='true']")).to_be_visible()
    page.locator(".end-turn").click()
    sent(page)


def choose_tile(page: Page, tile: str) -> None:
    """Find a tile in the grid and choose it."""
    page.get_by_role("searchbox", name="Find a tile").fill(tile)
    page.locator(f".tile-grid [data-tile='{tile}']").click()


def lay(
    page: Page, tile: str, x: int, y: int, rotation: int | None = None, then: str = ": a figure|: this first"
) -> None:
    """Place the drawn tile on a lit cell; tap until it has this rotation; `then`: the heading then."""
    put(page, tile, x, y, rotation)
    expect(page.get_by_role("heading", name=re.compile(then))).to_be_visible()


def put(page: Page, tile: str, x: int, y: int, rotation: int | None = None) -> None:
    """Place the drawn tile on a lit cell, with this rotation, whatever comes then."""
    choose_tile(page, tile)
    page.locator(f".board .board-spot[data-at='{x},{y}']").click()
    turn_to(page, rotation)
    press(page, "Place here")


def turn_to(page: Page, rotation: int | None) -> None:
    """Tap the tile until it has this rotation."""
    ghost = page.locator(".board-ghost")
    expect(ghost).to_be_visible()
    for _ in range(3):
        if rotation is None or f"rotated {rotation}°" in (ghost.get_attribute("aria-label") or ""):
            break
        ghost.click()


def on(page: Page, feature: str) -> None:
    """Deploy a figure on the feature of this name."""
    words = re.compile(rf"^{re.escape(feature)}([+−\d].*)?$")  # and what it pays at once
    page.locator(".features label").filter(has_text=words).click()


def points(page: Page) -> dict[str, int]:
    """The points in the line at the top."""
    shown = page.locator(".standing-one").all()
    return {str(one.get_attribute("data-player")): int(one.locator("strong").inner_text()) for one in shown}


def has_points(page: Page, **expected: int) -> None:
    """Wait for these points."""
    for player, sum_ in expected.items():
        expect(page.locator(f".standing-one[data-player='{player}'] strong")).to_have_text(str(sum_))
