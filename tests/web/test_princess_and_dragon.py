"""The Princess & the Dragon on the page: the fairy and a portal."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.match_page import Made, deploy, end, end_turn, has_points, lay, place, turn_of

BOX = {"options": {"edition": "C2", "expansions": ["princess-and-dragon"]}}


def test_the_fairy_is_moved_beside_a_follower(page: Page, address: str) -> None:
    """35: the fairy is offered instead of a figure, drawn on her tile, and pays at the next turn."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "W"), end("red"))
    made.play(place("blue", "base/U", 2, 0), end("blue"))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "base/U", 3, 0, 0)
    page.locator("[data-offer='fairy'] button").first.click()
    end_turn(page)
    (fairy,) = made.get()["position"]["tokens"]
    assert (fairy["kind"], fairy["x"], fairy["beside"]) == ("fairy", 1, {"player": "red", "kind": "meeple"})
    made.play(place("blue", "base/U", 4, 0), end("blue"))
    made.play(place("red", "base/U", 5, 0), end("red"))
    has_points(page, red=1)


def test_a_portal_leads_to_other_tiles(page: Page, address: str) -> None:
    """35: figures for other tiles than the one just placed are offered apart."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/U", 2, 0), end("blue"))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "princess-and-dragon/RRR.g", 3, 0)
    far = page.locator("[data-offer='deploy']")
    expect(far).to_be_visible()
