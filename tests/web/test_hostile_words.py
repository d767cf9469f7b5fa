"""Untrusted text (names of players, notes, catalogs, tiles, maps) is shown as text, never as markup or
script; and no token is ever part of a requested address."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, Request, Route, expect

import web
from tests.web import live
from tests.web.match_page import CITY, ROAD, Made, has_points, phone
from tests.web.waiting import eventually

HOSTILE = (
    "<img src=x onerror=hit()>",
    '"><svg onload=hit()>',
    "<script>hit()</script>",
    "'-hit()-'{{7*7}}${hit()}",
    "javascript:hit()//",
)
PLAYERS = [
    {"id": colour, "name": name, "colour": colour}
    for colour, name in zip(("red", "blue", "green", "yellow", "black"), HOSTILE, strict=True)
]
COUNT = "window.hits = 0; window.hit = () => { window.hits += 1; };"
INSERTED = (
    "main :is(script, img[src='x'], svg[onload], [onerror], [onload], [onmouseover], a[href^='javascript'])"
)


def harmless(page: Page) -> None:
    """Nothing ran, and nothing executable was put into the page."""
    assert page.evaluate("window.hits") == 0
    expect(page.locator(INSERTED)).to_have_count(0)


def requests_of(page: Page) -> list[Request]:
    """Every request of a page from now on."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request))
    return found


def test_names_and_notes_of_players_are_only_words(chromium: Browser, address: str) -> None:
    made = Made(address, players=PLAYERS)
    made.play(*CITY)
    made.play(*ROAD)
    made.play({"type": "adjust", "player": "red", "points": 3, "note": HOSTILE[0]})
    with phone(chromium, address) as page:
        page.add_init_script(COUNT)
        requests = requests_of(page)
        page.goto(made.link())
        has_points(page, red=7)
        expect(page.locator(".standing-name").first).to_have_text(HOSTILE[0])
        harmless(page)
        for more in ("History", "Match menu"):
            page.get_by_role("button", name=more, exact=True).click()
            expect(page.get_by_text(HOSTILE[0]).first).to_be_attached()
            harmless(page)
            page.keyboard.press("Escape")
        page.goto(f"/#/join/{made.code}")
        expect(page.locator("main")).to_have_count(1)
        harmless(page)
        secrets = [*made.tokens["players"].values(), made.tokens["host"], made.tokens["viewer"]]
        for request in requests:
            assert not any(secret in request.url for secret in secrets), request.url
            assert request.url.startswith((address, "blob:", "data:")), request.url


def test_a_link_with_a_token_leaves_it_out_of_the_address_bar(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator(".standing-one").first).to_be_visible()
        expect(page).not_to_have_url(re.compile(made.tokens["host"]))
        requests = requests_of(page)
        page.goto("/#/match/..%2Frules/x")
        expect(page.get_by_role("alert")).to_be_visible()
        assert not [request.url for request in requests if "/rules" in request.url]


def test_a_catalog_of_hostile_words(chromium: Browser, address: str) -> None:
    """What looks like markup is refused; the rest is only text."""
    words = "' onmouseover='hit()"
    tile: dict[str, Any] = {"id": "odd/x", "note": words, "features": [{"kind": "city", "edges": ["N"]}]}
    tile["features"].append({"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"], "cities": [0]})
    catalog = {"id": "odd", "game": "carcassonne", "name": words, "tiles": [tile]}
    made = Made(address, catalogs=["base", catalog])
    with phone(chromium, address, size=live.LARGE) as page:
        page.add_init_script(COUNT)
        page.goto(made.link())
        search = page.get_by_role("searchbox", name="Find a tile")
        search.fill("odd")
        expect(page.locator(".tile-grid [data-tile='odd/x']")).to_be_visible()
        harmless(page)


MAP = "stand-in-map"


def renamed(route: Route) -> None:
    """As if a server kept names of maps and boards that look like markup, which ours refuses."""
    answer = route.fetch()
    data = answer.json()
    if "catalogs" in data:  # the page has names of its own for shipped maps
        data["catalogs"] += [{**one, "id": "other-map"} for one in data["catalogs"] if one["id"] == MAP]
    for one in [data, *data.get("catalogs", ())]:
        one["name"] = f"{one.get('id')} {HOSTILE[0]}"
    route.fulfill(response=answer, json=data)


def test_names_of_maps_and_boards_are_only_words(chromium: Browser, address: str) -> None:
    kept = json.dumps([{"id": f"user/{n}", "token": "t", "name": name} for n, name in enumerate(HOSTILE)])
    own = "for (const one of ['maps', 'boards']) localStorage.setItem(`tile-referee.${one}`, kept);"
    with phone(chromium, address, size=live.LARGE) as page:
        page.add_init_script(f"{COUNT} const kept = {json.dumps(kept)}; {own}")
        page.route(re.compile(r"/api/v1/catalogs(\?.*|/[^/]+)?$"), renamed)
        page.goto("/#/edit/map")
        page.locator("details.as-text > summary").click()
        for name in HOSTILE:
            exact = re.compile(f"^{re.escape(name)}$")
            expect(page.locator("select[name='map-join'] option", has_text=exact)).to_have_count(1)
        expect(page.locator("select[name='map-known'] option", has_text=HOSTILE[0]).first).to_be_attached()
        harmless(page)
        links = []
        for editor, field, share in (
            ("map", "Name of the map", "Show it to others"),
            ("dorra-board", "Name of the board", "Share this board"),
        ):
            page.goto(f"/#/edit/{editor}")
            page.get_by_label(field, exact=True).fill(HOSTILE[1])
            page.get_by_label(field, exact=True).press("Tab")
            page.get_by_role("button", name=share, exact=True).click()
            links.append((page.locator(".link-field").input_value(), field))
            harmless(page)
        for link, field in links:
            page.goto(link[link.index("/#") :])
            expect(page.get_by_label(field, exact=True)).to_have_value(HOSTILE[1])
            harmless(page)
        for game in ("carcassonne", "dorra-amazonas"):
            page.goto("/#/match/new")
            page.locator("select").first.select_option(game)
            expect(page.locator("option[value='user/0']").first).to_have_text(HOSTILE[0])
            harmless(page)


PACKED = """async ([version, value]) =>
    (await import(`/web/${version}/js/lib/link-codec.js`)).pack(value)"""


def test_a_map_from_elsewhere_brings_no_token(chromium: Browser, address: str) -> None:
    """Its maker would get every version that the user saves, and could change the user's map."""
    made = {"id": "user/theirs", "token": "theirs", "name": "Theirs", "squares": [{"x": 0, "y": 0}]}
    kept = "localStorage.getItem('tile-referee.draft.map')"
    with phone(chromium, address) as page:
        page.goto("/#/")
        link = page.evaluate(PACKED, [web.VERSION, made])
        page.goto(f"/#/edit/map/{link}")
        page.get_by_label("Name of the map", exact=True).fill("Mine")
        page.get_by_label("Name of the map", exact=True).press("Tab")
        eventually(lambda: "Mine" in (page.evaluate(kept) or ""), wanted=True)
        assert "theirs" not in page.evaluate(kept)
        content = json.dumps({**made, "name": "Filed"}).encode()
        page.locator(".takes-file input[accept*='json']").set_input_files(
            {"name": "map.json", "mimeType": "application/json", "buffer": content}
        )
        eventually(lambda: "Filed" in page.evaluate(kept), wanted=True)
        assert "theirs" not in page.evaluate(kept)


def test_a_dispute_about_a_match_holds_no_secret(chromium: Browser, address: str) -> None:
    """It is shown to others by a link, and kept for the next user of the phone."""
    seats = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
    dorra = Made(address, game="dorra-amazonas", options={}, players=seats)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    dorra.play(*({"type": "open", "player": p, "village": v} for p, v in villages.items()))
    dorra.play({"type": "event", "card": "jaguar"})
    mission = ["arua", "kurumi", "tariri", "jurua"]
    for move in ({"type": "mission", "villages": mission}, {"type": "commit", "card": 3}):
        body = {"seq": dorra.get()["seq"], "moves": [{**move, "player": "red"}]}
        dorra.call(f"/{dorra.id}/moves", body, dorra.tokens["players"]["red"])
    held = {"red": {"mining": [5, None, None]}, "blue": {"mining": [None, None, None]}}
    tiles = [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}]
    start = {"game": "gold-rush", "players": seats[:2], "tiles": tiles, "held": held}
    rush = Made(address, game="gold-rush", options={}, players=seats[:2], start=start)
    for made in (dorra, rush):
        with phone(chromium, address) as page:
            page.goto(made.link("red"))
            page.get_by_role("button", name="Match menu", exact=True).click()
            page.get_by_role("button", name="Settle a dispute about this table").click()
            expect(page).to_have_url(re.compile("#/dispute"))
            draft = "JSON.parse(localStorage.getItem('tile-referee.draft.dispute') ?? 'null')"
            eventually(lambda page=page, draft=draft: page.evaluate(draft) is not None, wanted=True)
            shown = page.evaluate(draft)
            everybody = made.call(f"/{made.id}/position", token=made.tokens["viewer"])
            assert shown["players"] == everybody["players"]
            assert shown.get("held") == everybody.get("held")
            assert made.call(f"/{made.id}/position", token=made.tokens["players"]["red"]) != everybody
    shown = []  # the last move, on the screen that everybody looks at and read out
    for role in ("red", "viewer"):
        with phone(chromium, address) as page:
            page.goto(dorra.link(role))
            expect(page.get_by_role("button", name="Match menu", exact=True)).to_be_visible()
            with page.expect_response(re.compile("/history")):
                page.goto(f"/#/table/{dorra.id}")
            expect(page.locator(".table-scores")).to_be_visible()
            expect(page.locator(".table-last")).to_be_visible()
            shown.append(page.locator(".table-last").inner_text())
    assert shown[0] == shown[1]
    assert "3" not in shown[0]


def test_a_table_taken_from_a_match_holds_no_secret(chromium: Browser, address: str) -> None:
    """In the editor and in a dispute it is shown to others as well; offline, what the seat has seen is no
    replacement."""
    seats = [{"id": "red"}, {"id": "blue"}]
    held = {"red": {"mining": [5, None, None]}, "blue": {"mining": [None, None, None]}}
    tiles = [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}]
    start = {"game": "gold-rush", "players": seats, "tiles": tiles, "held": held}
    made = Made(address, game="gold-rush", options={}, players=seats, start=start)
    everybody = made.call(f"/{made.id}/position", token=made.tokens["viewer"])["held"]
    with phone(chromium, address) as page:
        page.goto(made.link("red"))
        expect(page.locator(".standings")).to_be_visible()
        for screen, name in (("edit/board", "board"), ("dispute", "dispute")):
            page.goto(f"/#/{screen}")
            page.get_by_role("button", name="Another table…").click()
            page.locator(".sources .source").first.click()
            expect(page.locator(".board-tile:not(.board-spot)")).to_have_count(1)
            draft = f"JSON.parse(localStorage.getItem('tile-referee.draft.{name}') ?? '{{}}').held"
            eventually(lambda draft=draft: page.evaluate(draft), wanted=everybody)
            page.get_by_role("button", name="Another table…").click()
            page.context.set_offline(True)
            page.locator(".sources .source").first.click()
            expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
            assert page.evaluate(draft) == everybody
            page.context.set_offline(False)


def test_a_turn_that_is_read_aloud_names_no_secret(chromium: Browser, address: str) -> None:
    """The seat's own card is on its screen, but everybody hears what is read out."""
    seats = [{"id": "red"}, {"id": "blue"}]
    dorra = Made(address, game="dorra-amazonas", options={}, players=seats)
    dorra.play(*({"type": "open", "player": one["id"], "village": "arua"} for one in seats))
    dorra.play({"type": "event", "card": "jaguar"})
    with phone(chromium, address) as page:
        page.goto(dorra.link("red"))
        expect(page.get_by_role("button", name="Match menu", exact=True)).to_be_visible()
        body = {"seq": dorra.get()["seq"], "moves": [{"type": "commit", "player": "red", "card": 3}]}
        dorra.call(f"/{dorra.id}/moves", body, dorra.tokens["players"]["red"])
        expect(page.locator("#live")).not_to_be_empty()
        page.locator(".look-button").click()
        page.locator("[data-look=aloud]").click()
        expect(page.locator(".aloud-text")).to_contain_text("card face down")
        expect(page.locator(".aloud-text")).not_to_contain_text("income card 3")
