"""Abbey & Mayor on the page: a wagon that drives on from its player's own phone, a barn on its point."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.match_page import Made, deploy, end, end_turn, has_points, lay, on, phone, place, turn_of

BOX = {"options": {"edition": "C2", "expansions": ["abbey-and-mayor"]}}


def test_a_wagon_drives_on_from_its_players_phone(chromium: Browser, address: str) -> None:
    """In Ben's turn the game waits for Ana, whose phone offers the goals; Ben's phone only waits."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "W", "wagon"), end("red"))
    made.play(place("blue", "base/A", 2, 0, 90), end("blue"))
    made.play(place("red", "base/E", 0, -1, 180), end("red"))
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ana.goto(made.link("red"))
        ben.goto(made.link("blue"))
        made.play(place("blue", "base/A", -1, 0, 270), end("blue"))
        expect(ana.locator("[data-offer='wagon'] button")).to_be_visible()
        expect(ana.locator("[data-offer='pass'] button")).to_be_visible()
        expect(ben.locator("[data-offer]")).to_have_count(0)
        ana.locator("[data-offer='wagon'] button").click()
        expect(ana.locator(".board-figure[data-cell='2,0']")).to_be_visible()
        turn_of(ana, "Ana")
    (figure,) = made.stored(5)["position"]["figures"]
    assert (figure["x"], figure["y"], figure["feature"]["kind"]) == (2, 0, "monastery")


def test_a_barn_is_put_on_a_point_of_the_tile(page: Page, address: str) -> None:
    """The points around the tile are buttons; the barn is drawn where the four tiles meet."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/U", 0, 1), end("blue"))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "base/U", 1, 1, 0)
    page.locator("[data-points]").get_by_role("button", name="barn, top and left").click()
    barn = page.locator(".board-figure[data-cell='1,1']")
    expect(barn).to_be_visible()
    end_turn(page)
    (figure,) = made.get()["position"]["figures"]
    assert (figure["kind"], figure["point"]) == ("barn", [1, 1])


def test_a_mayor_is_chosen_for_a_city(page: Page, address: str) -> None:
    """The kinds of figure for a feature are offered; a mayor without coats of arms pays nothing."""
    made = Made(address, **BOX)
    page.goto(made.link("red"))
    lay(page, "base/E", 0, -1, 180)
    on(page, "city, bottom")
    page.locator("input[name='deploy-kind'][value='mayor']").check(force=True)
    expect(page.locator(".board-figure[data-cell='0,-1']")).to_be_visible()
    end_turn(page)
    has_points(page, red=0)
    assert made.get()["position"]["figures"] == []


def test_the_kinds_of_figure_are_in_sight_next_to_the_tile(chromium: Browser, address: str) -> None:
    """They were below the names of the features: for a wagon a player had to scroll."""
    made = Made(address, **BOX)
    for size in (live.SMALL, live.PHONE):
        with phone(chromium, address, size=size) as page:
            page.goto(made.link())
            lay(page, "base/U", 1, 0, 0)
            page.locator(".acting .swatch").first.click()
            for kind in page.locator("[data-of='deploy-kind'] .swatch-face").all():
                expect(kind).to_be_in_viewport(ratio=1)
            wagon = page.locator("[data-of='deploy-kind'] .swatch").filter(has_text="wagon")
            wagon.click()
            expect(page.locator(".board-figure[data-cell='1,0']")).to_have_attribute(
                "aria-label", re.compile("wagon")
            )
