"""The Tower on the page at 360x640: a piece, a capture on the board, a ransom."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import CITY, Made, deploy, end, end_turn, has_points, lay, phone, place, turn_of

BOX = {"options": {"edition": "C1", "expansions": ["tower"]}}


def started_tower(address: str) -> Made:
    """A match with two towers' feet and a monk of Ben's."""
    made = Made(address, **BOX)
    made.play(*CITY)
    made.play(place("blue", "tower/F", 0, 1), end("blue"))
    made.play(place("red", "base/B", 0, 2), end("red"))
    made.play(place("blue", "base/B", 1, 1), deploy("blue", 1, 1, "monastery", None), end("blue"))
    return made


def test_a_tower_captures_a_follower_which_is_bought_back(chromium: Browser, address: str) -> None:
    """The tower is chosen, then whom it captures; the prisoner is shown and bought back."""
    made = started_tower(address)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "tower/L", 1, 2, 0)
        offer = page.locator("[data-offer='tower']")
        offer.locator("[data-value='[0,1]']").click()
        expect(offer.get_by_role("button", name="None", exact=True)).to_be_in_viewport()
        expect(offer.get_by_role("button", name="meeple, Ben, monastery, row 3, column 2")).to_be_visible()
        page.locator(".board-figure[data-cell='1,1']").click()  # within the tower's reach
        end_turn(page)
        tower = page.locator(".board-token[data-cell='0,1']")
        expect(tower).to_have_attribute("aria-label", "tower 1, row\xa03, column\xa01")
        page.locator(".standings").click()
        expect(page.locator(".held [data-player='red'] .held-figure")).to_have_count(1)
        page.get_by_role("button", name="Back").first.click()
        made.play({"type": "adjust", "player": "blue", "points": 5, "note": "test"})
        page.reload()
        turn_of(page, "Ben")
        page.locator("[data-offer='ransom'] button").click()
        lay(page, "base/U", 1, 0, 0)
        end_turn(page)
        has_points(page, red=7, blue=2)
    assert made.get()["position"]["held"]["red"]["prisoners"] == []


def test_the_reach_of_the_only_tower_is_lit_once_its_move_is_chosen(chromium: Browser, address: str) -> None:
    """With one tower nothing was lit, a tap on the figure did nothing, and "None" answered no question."""
    made = Made(address, **BOX)
    made.play(place("red", "tower/F", 0, 1), end("red"))
    made.play(place("blue", "base/B", 1, 1), deploy("blue", 1, 1, "monastery", None), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "base/B", 0, 2)
        page.locator(".offer-chips button").get_by_text("tower piece").click()
        expect(page.locator("[data-offer='tower']")).to_contain_text("Whom does the tower capture?")
        page.locator(".board-figure[data-cell='1,1']").click()
        expect(page.locator(".board-figure")).to_have_count(0)
        end_turn(page)
    [prisoner] = made.get()["position"]["held"]["red"]["prisoners"]
    assert prisoner["player"] == "blue"


def test_the_places_of_the_chosen_move_are_lit(chromium: Browser, address: str) -> None:
    """Where the fairy could be moved was lit once the tower was chosen, and a tap there moved her."""
    made = Made(address, options={"edition": "C1", "expansions": ["tower", "princess-and-dragon"]})
    made.play(place("red", "tower/F", 0, 1), deploy("red", 0, 1, "field", "NL"), end("red"))
    made.play(place("blue", "tower/L", 1, 1), end("blue"))
    made.play(place("red", "base/B", 0, 2), deploy("red", 0, 2, "monastery", None), end("red"))
    made.play(place("blue", "base/B", -1, 1), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link("red"))
        turn_of(page, "Ana")
        lay(page, "base/B", -1, 2)
        lit = page.locator(".board-above .lit")
        expect(page.locator(".offer-chips button").first).to_be_visible()
        expect(lit).to_have_count(0)  # a tap could mean either move
        page.locator(".offer-chips button").get_by_text("tower piece").click()
        expect(lit.first).to_be_visible()
        page.locator(".board-tile[data-at='0,1']").click(position={"x": 6, "y": 6})
        expect(page.locator("[data-offer='tower']")).to_contain_text("Whom does the tower capture?")
