"""Under the Big Top on the page at 360x640: the animal token on two phones, and pyramids."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, deploy, end, has_points, lay, phone, place, sent, turn_of


def test_the_animal_token_is_turned_up_after_the_turn(chromium: Browser, address: str) -> None:
    """The phone of the player whose tile it was asks for the value; the other one waits."""
    made = Made(address, options={"edition": "C2", "expansions": ["under-the-big-top"]})
    first = place("red", "under-the-big-top/frfr.bt", 1, 0)
    made.play(first, deploy("red", 1, 0, "road", "E"), end("red"))
    made.play(place("blue", "under-the-big-top/frrr.bt", -1, 0), end("blue"))
    with phone(chromium, address) as mine, phone(chromium, address) as other:
        other.goto(made.link("red"))
        mine.goto(made.link("blue"))
        expect(mine.locator("[data-offer='tent']")).to_be_visible()
        expect(other.locator("[data-offer='tent']")).to_have_count(0)
        mine.locator("[data-offer='tent'] [data-value='5']").click()
        sent(mine)
        turn_of(other, "Ana")
        has_points(other, red=5, blue=0)
        tent = other.locator(".board-token[data-cell='-1,0']")
        expect(tent.first).to_be_visible()


def test_a_meeple_joins_a_pyramid_and_a_full_one_is_scored(chromium: Browser, address: str) -> None:
    """The pyramid of the tile just placed is offered, and later its scoring."""
    made = Made(address, options={"edition": "C2", "expansions": ["under-the-big-top"]})
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "field", "NL"), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        lay(page, "under-the-big-top/rfrf.ac", 2, 0, 1)
        page.locator("[data-offer='deploy'] .offer-go, [data-offer='deploy'] [data-value]").first.click()
        expect(page.locator("[data-offer='deploy']")).to_have_count(0)
        page.locator(".end-turn").click()
        sent(page)
    (acrobat,) = [one for one in made.get()["position"]["figures"] if one["feature"]["kind"] == "pyramid"]
    assert (acrobat["player"], acrobat["x"], acrobat["y"]) == ("blue", 2, 0)
