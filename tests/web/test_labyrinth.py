"""The Labyrinth on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import deploy, end, lay, phone, place, sent, turn_of, with_boxes


def test_the_centre_of_a_labyrinth_is_free_while_an_arm_is_occupied(chromium: Browser, address: str) -> None:
    """Its road is offered although a follower stands on an arm; the sign of the labyrinth is drawn."""
    match = with_boxes(address, "labyrinth")
    match.play(place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "W"), end("red"))
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ben")
        lay(page, "labyrinth/Rrrr", 2, 0, 0)
        page.locator(".features label").filter(has_text="road").click()
        expect(page.locator(".board-figure[data-cell='2,0']")).to_have_count(1)
        page.locator(".end-turn").click()
        sent(page)
        turn_of(page, "Ana")
    figures = match.get()["position"]["figures"]
    assert [(one["player"], one["feature"]["kind"]) for one in figures] == [("red", "road"), ("blue", "road")]
