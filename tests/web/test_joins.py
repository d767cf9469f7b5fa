"""Ferries and tunnel tokens on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, end, has_points, lay, on, phone, place, sent, turn_of


def test_a_figure_is_placed_on_a_lake_tile_before_its_ferry(chromium: Browser, address: str) -> None:
    """FY-1: the figure first, then two of the three roads; the third ends at the lake."""
    made = Made(address, options={"edition": "C1", "expansions": ["ferries"]})
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "ferries/RRR", 1, 0, 0)
        ferry = page.locator("[data-offer='ferry']")
        expect(ferry).to_be_visible()
        expect(ferry.get_by_role("button", name="Choose again")).to_have_count(0)
        expect(page.locator(".end-turn")).to_have_count(0)
        expect(page.get_by_role("button", name="Then: Place or turn a ferry")).to_be_visible()
        on(page, "road, left")
        expect(page.locator(".board-figure[data-cell='1,0']")).to_be_visible()
        ferry.locator('[data-value=\'["E","W"]\']').click()
        expect(ferry).to_have_count(0)
        token = page.locator(".board-token[data-cell='1,0']")
        expect(token).to_have_attribute("aria-label", "ferry, row\xa01, column\xa02")
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()  # no figure any more
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=0)
    position = made.get()["position"]
    assert [(one["kind"], one["edges"]) for one in position["tokens"]] == [("ferry", ["E", "W"])]
    assert [one["feature"]["at"] for one in position["figures"]] == [["W"]]


def test_the_nearest_ferry_is_turned(chromium: Browser, address: str) -> None:
    """FY-3: a tile on the road of a ferry lets its player turn it, once in the turn."""
    made = Made(address, options={"edition": "C1", "expansions": ["ferries"]})
    ferry = {"type": "ferry", "player": "red", "x": 1, "y": 0, "edges": ["E", "W"]}
    made.play(place("red", "ferries/RRR", 1, 0), ferry, end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        lay(page, "base/U", 2, 0, 90)
        expect(page.locator(".end-turn")).to_be_visible()  # turning is optional
        turning = page.locator("[data-offer='ferry']")
        turning.locator('[data-value=\'["S","W"]\']').click()
        expect(turning).to_have_count(0)
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=0)
    assert [one["edges"] for one in made.get()["position"]["tokens"]] == [["S", "W"]]


def test_a_pair_of_tunnel_tokens_completes_a_road(chromium: Browser, address: str) -> None:
    """TU-2: one token in a turn, in addition to the figure; the second of the set joins the two ends."""
    made = Made(address, options={"edition": "C1", "expansions": ["tunnel"]})
    made.play(place("red", "tunnel/RR", 1, 0, 90), end("red"))  # ends to the south and to the west
    made.play(place("blue", "base/A", -1, 0, 270), end("blue"))
    tunnel = {"type": "tunnel", "player": "red", "set": "a", "x": 1, "y": 0, "edge": "W"}
    made.play(place("red", "base/E", 0, -1, 180), tunnel, end("red"))
    made.play(place("blue", "base/E", 0, 1, 180), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "base/A", 1, 1, 180)
        on(page, "road, top")
        offer = page.locator("[data-offer='tunnel']")
        expect(offer.get_by_role("button")).to_have_count(3)  # one is begun, two are new
        offer.get_by_role("button", name="Other entrance of tunnel A").click()
        expect(offer).to_have_count(0)  # the only end that is free, and one token in a turn
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=4, blue=0)
    tokens = made.get()["position"]["tokens"]
    assert {(one["set"], one["edge"]) for one in tokens} == {("a", "W"), ("a", "S")}
