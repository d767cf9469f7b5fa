"""Moves of an expansion that neither the page nor the referee has: declared and offered, they are chosen and
described without any script for them, and without network."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Route, expect

from tests.web.match_page import Made, end, lay, phone, place, press, turn_of
from tests.web.test_insight import look
from tests.web.test_match_offline import cut

TEXT = {"holds": "text", "needed": True}
NUMBER = {"holds": "number", "needed": True}
PLAYER = {**TEXT, "names": "player"}
FIELDS = {
    "bury": {
        "player": PLAYER,
        "depth": NUMBER,
        "x": NUMBER,
        "y": NUMBER,
        "feature": {"holds": "feature", "needed": True},
        "gift": {**TEXT, "names": "token"},
    },
    "wager": {"player": PLAYER, "against": PLAYER, "stake": {**NUMBER, "names": "points"}},
}
ROAD = {"kind": "road", "at": ["N"]}
HERE = {"type": "bury", "player": "red", "depth": 1, "x": 1, "y": 0, "feature": ROAD, "gift": "sheep-3"}
OFFERS = [
    HERE,
    {**HERE, "depth": 2},
    {**HERE, "depth": 2, "x": 0},
    {**HERE, "depth": 2, "x": 0, "gift": "wolf"},
    {"type": "wager", "player": "red", "against": "blue", "stake": 3},
]
OFFLINE = {
    "move": "bury",
    "when": {},
    "step": ["act"],
    "shows": "pennants",
    "at": ["tiles", "near", "away"],
    "values": {"depth": [1, 2], "feature": [ROAD], "gift": ["wolf"]},
    "ends": True,
}


def declare(route: Route) -> None:
    """The answer of the service, with the moves of the expansion and a rule of it for the help."""
    answer = route.fetch(headers={**route.request.headers, "if-none-match": ""})
    game = answer.json()
    more = {
        "moves": {**game["moves"], **FIELDS},
        "help": [*game["help"], {"moment": "place", "rules": ["XX-1"], "when": {}}],
        "offline": {**game["offline"], "moves": [*game["offline"]["moves"], OFFLINE]},
    }
    route.fulfill(response=answer, json={**game, **more})


def offer(route: Route) -> None:
    """The preview of the service without these moves, which offers them once, after the tile."""
    sent: dict[str, Any] = route.request.post_data_json
    known = [move for move in sent["moves"] if move["type"] not in FIELDS]
    answer = route.fetch(post_data={**sent, "moves": known})
    ahead = answer.json()
    more = OFFERS if known and len(known) == len(sent["moves"]) else []
    route.fulfill(response=answer, json={**ahead, "offers": [*ahead["offers"], *more]})


def test_moves_that_no_script_knows_are_offered_and_described(chromium: Browser, address: str) -> None:
    """One is chosen field by field: a number, a place on the board, a token; the other is a number."""
    made = Made(address, options={"edition": "C1"})
    made.play(place("red", "base/U", 1, 0), end("red"), place("blue", "base/U", 1, 1), end("blue"))
    with phone(chromium, address) as page:
        page.route("**/api/v1/games/carcassonne", declare)
        page.route("**/preview", offer)
        page.goto(made.link("host"))
        lay(page, "base/U", 1, 2)
        bury = page.locator("[data-offer='bury']")
        bury.get_by_role("button", name="2", exact=True).click()
        page.locator(".board-tile[data-at='0,0']").click()
        expect(bury.locator("[data-value] > span")).to_have_text(["sheep 3", "wolf"])
        bury.get_by_role("button", name="wolf").click()
        undo = page.get_by_role("button", name="Undo: bury: 2, road, top, row 1, column 1, wolf")
        expect(undo).to_be_visible()
        expect(bury).to_have_count(0)
        undo.click()
        wager = page.locator("[data-offer='wager']")
        stake = wager.locator("input[name='stake']")
        expect(stake).to_have_value("3")
        stake.fill("2")
        expect(wager.locator(".offer-go")).to_be_disabled()
        stake.fill("7")
        wager.locator(".offer-go").click()
        expect(page.get_by_role("button", name="Undo: wager: Ben, 7")).to_be_visible()


def test_rules_of_an_expansion_that_no_script_knows_are_in_the_help(chromium: Browser, address: str) -> None:
    rule = {"id": "XX-1", "title": "The wager", "text": "Players bet on the next tile.", "source": "made up"}
    with phone(chromium, address) as page:
        page.route("**/api/v1/games/carcassonne", declare)
        page.route("**/api/v1/rules/XX-1", lambda route: route.fulfill(json=rule))
        page.goto(Made(address).link())
        look(page, "help")
        expect(page.locator(".help-rules").first).to_contain_text("The wager. Players bet on the next tile.")


def test_a_move_that_no_script_knows_is_entered_without_a_net(chromium: Browser, address: str) -> None:
    """It is offered as declared, waits, and arrives with its turn."""
    made, arrived = Made(address), list[dict[str, Any]]()

    def receive(route: Route) -> None:
        sent: dict[str, Any] = route.request.post_data_json
        arrived.extend(sent["moves"])
        known = [move for move in sent["moves"] if move["type"] not in FIELDS]
        route.fulfill(response=route.fetch(post_data={**sent, "moves": known}))

    with phone(chromium, address) as page:
        page.route("**/api/v1/games/carcassonne", declare)
        page.goto(made.link())
        turn_of(page, "Ana")
        cut(page)
        lay(page, "base/M", 0, -1)
        bury = page.locator("[data-offer='bury']")
        bury.get_by_role("button", name="2", exact=True).click()
        expect(bury).to_have_count(0)
        expect(page.locator(".features")).to_have_count(0)  # no figure can follow
        press(page, "End the turn")
        turn_of(page, "Ben")
        expect(page.locator(".unsent li")).to_contain_text("bury: 2, road, top, row 2, column 1, wolf")
        assert made.get()["seq"] == 0
        page.route("**/moves", receive)
        page.context.set_offline(False)
        expect(page.locator(".unsent, .conflict")).to_have_count(0)
        made.stored(1)
    assert [move["type"] for move in arrived] == ["place", "bury", "end_turn"]
    assert arrived[1] == {**HERE, "depth": 2, "x": 0, "gift": "wolf"}
