"""The Count of Carcassonne on the page at 360x640: a quarter is tapped, followers march out of the City."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, deploy, end, has_points, phone, place, sent, turn_of


def road_of_blue(address: str) -> Made:
    """A match in which red has just completed the road of blue at the City."""
    made = Made(address, options={"edition": "C2", "expansions": ["count"]})
    made.play(place("red", "base/E", 2, 0), end("red"))
    made.play(place("blue", "base/U", 1, -2, 90), deploy("blue", 1, -2, "road", "S"), end("blue"))
    made.play(place("red", "base/A", 1, -3), end("red"))
    return made


def test_a_follower_is_put_into_a_quarter_by_a_tap(chromium: Browser, address: str) -> None:
    """The page waits for the quarter, then for that of the count."""
    made = road_of_blue(address)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        offer = page.locator("[data-offer='count']")
        expect(offer.locator(".city-quarter")).to_have_count(4)
        offer.locator("[data-value='blacksmith']").click()
        expect(offer.locator("[data-value='castle']")).to_be_disabled()
        offer.locator("[data-value='market']").click()
        sent(page)
        turn_of(page, "Ben")
        expect(page.locator(".board-figure[data-cell='0,0']")).to_have_count(1)
        expect(page.locator(".board-token[data-cell='0,0']")).to_have_count(1)
    position = made.get()["position"]
    assert position["tokens"] == [{"kind": "count", "value": None, "quarter": "market"}]
    (figure,) = position["figures"]
    assert (figure["player"], figure["feature"]) == ("red", {"kind": "quarter", "at": ["blacksmith"]})


def test_a_follower_marches_to_a_road_that_is_about_to_be_scored(chromium: Browser, address: str) -> None:
    """The player of the follower is asked before the scoring, on another phone than that of the turn."""
    made = road_of_blue(address)
    made.play({"type": "count", "player": "red", "kind": "meeple", "quarter": "blacksmith"})
    made.play(place("blue", "base/W", 0, 2, 90), end("blue"))
    with phone(chromium, address) as mine, phone(chromium, address) as other:
        other.goto(made.link("blue"))
        mine.goto(made.link("red"))
        offer = mine.locator("[data-offer='march']")
        expect(other.locator("[data-offer='march']")).to_have_count(0)
        offer.get_by_role("button").first.click()
        sent(mine)
        has_points(other, red=2, blue=3)
        expect(other.locator("[data-offer='count'] .city-quarter")).to_have_count(4)


def test_the_editor_puts_followers_and_the_count_into_quarters(chromium: Browser, address: str) -> None:
    """What stands on the tile with the quarters is put into one of them by its name."""
    made = road_of_blue(address)
    entered = {"type": "count", "player": "red", "kind": "meeple", "quarter": "blacksmith"}
    made.play(entered)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        entry = {"id": made.id, "token": made.tokens["host"], "role": "host", "title": "Ana and Ben", "at": 1}
        page.evaluate("one => localStorage.setItem('tile-referee.matches', JSON.stringify([one]))", entry)
        page.evaluate("location.hash = '#/edit/board'")
        page.get_by_role("button", name="Another table…").click()
        page.get_by_role("button", name="Ana and Ben").click()
        page.locator(".board-figure[data-cell='0,0']").click()
        expect(page.get_by_role("radio", name="blacksmith")).to_be_checked()
        page.get_by_text("cathedral", exact=True).click()
        expect(page.get_by_role("radio", name="cathedral")).to_be_checked()
        page.locator(".board-token[data-cell='0,0']").click()
        expect(page.get_by_role("radio", name="castle")).to_be_checked()
        page.get_by_text("market", exact=True).click()
        expect(page.get_by_role("radio", name="market")).to_be_checked()
