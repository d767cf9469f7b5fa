"""The Princess & the Dragon on the page: the fairy and a portal."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.match_page import (
    Made,
    choose_tile,
    deploy,
    end,
    end_turn,
    has_points,
    lay,
    phone,
    place,
    turn_of,
)

BOX = {"options": {"edition": "C2", "expansions": ["princess-and-dragon"]}}


def with_the_fairy(page: Page, address: str) -> Made:
    """A match in which Ana has just moved the fairy to her follower on a road."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "W"), end("red"))
    made.play(place("blue", "base/U", 2, 0), end("blue"))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "base/U", 3, 0, 0)
    page.locator("[data-offer='fairy'] button").first.click()
    end_turn(page)
    return made


def test_the_fairy_is_moved_beside_a_follower(page: Page, address: str) -> None:
    """The fairy is offered instead of a figure, drawn on her tile, and pays at the next turn."""
    made = with_the_fairy(page, address)
    (fairy,) = made.get()["position"]["tokens"]
    assert (fairy["kind"], fairy["x"], fairy["beside"]) == ("fairy", 1, {"player": "red", "kind": "meeple"})
    made.play(place("blue", "base/U", 4, 0), end("blue"))
    made.play(place("red", "base/U", 5, 0), end("red"))
    has_points(page, red=1)


def test_a_portal_leads_to_other_tiles(page: Page, address: str) -> None:
    """Figures for other tiles than the one just placed are offered apart; what was chosen for one that is
    not placed after all is forgotten with the turn."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/U", 2, 0), end("blue"))
    page.goto(made.link("host"))
    turn_of(page, "Ana")
    lay(page, "princess-and-dragon/RRR.g", 3, 0)
    far = page.locator("[data-offer='deploy']")
    far.locator("[data-value='[2,0]']").click()
    chosen = page.get_by_role("button", name="Choose again")
    expect(chosen).to_be_visible()
    page.locator(".end-turn").click()
    turn_of(page, "Ben")
    lay(page, "princess-and-dragon/RrRr.g", -1, 0)
    expect(far.locator("[data-value='[2,0]']")).to_be_visible()
    expect(chosen).to_have_count(0)


def test_a_figure_through_a_portal_is_next_to_the_end_of_the_turn(page: Page, address: str) -> None:
    """Below the features of the tile its places were out of sight; they are lit on the board."""
    made = Made(address, **BOX)
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/B", 1, 1), end("blue"))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "princess-and-dragon/RRR.g", 2, 0)
    page.locator(".offer-chips").get_by_role("button", name="Somewhere else…").click()
    page.locator(".board-tile[data-at='1,1']").click()
    far = page.locator("[data-offer='deploy']")
    far.get_by_role("button", name="monastery").click()
    expect(page.locator(".board-figure")).to_have_count(1)


def test_the_point_of_the_fairy_is_not_one_of_a_placement(page: Page, address: str) -> None:
    """It is paid whatever is placed: each place had read +1."""
    made = with_the_fairy(page, address)
    made.play(place("blue", "base/U", 4, 0), end("blue"))
    turn_of(page, "Ana")
    choose_tile(page, "base/B")
    page.locator(".board .board-spot").first.click()
    expect(page.locator(".preview-pays li").first).to_contain_text("+1")
    expect(page.locator(".board .spot-plus").first).to_be_visible()
    expect(page.locator(".board .spot-number")).to_have_count(0)


def test_many_places_behind_a_portal_are_in_sight(page: Page, address: str) -> None:
    """A long list is folded only where its places are tapped on the board."""
    made = Made(address, **BOX)
    row = [("base/U", x, 0) for x in range(1, 8)] + [("base/B", x, 1) for x in (1, 2, 3)]
    for number, (tile, x, y) in enumerate(row):
        player = ("red", "blue")[number % 2]
        made.play(place(player, tile, x, y), end(player))
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    lay(page, "princess-and-dragon/RRR.g", 8, 0)
    choices = page.locator("[data-offer='deploy'] [data-value]")
    expect(choices.first).to_be_visible()
    assert choices.count() > 8
    expect(page.locator("[data-offer='deploy'] summary")).to_have_count(0)


def test_each_player_moves_the_dragon_on_the_own_phone(chromium: Browser, address: str) -> None:
    """The first step goes with the tile; the other phone requests the next one."""
    made = Made(address, options={"edition": "C1", "expansions": ["dragon"]})
    made.play(place("red", "princess-and-dragon/F.v", 0, 1, 0), end("red"))
    made.play(place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue"))
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ben.goto(made.link("blue"))
        ana.goto(made.link("red"))
        turn_of(ana, "Ana")
        lay(ana, "princess-and-dragon/C.d", 0, -1, 180)
        step = ana.locator("[data-offer='dragon_step']")
        expect(step).to_be_visible()
        expect(ana.locator("[data-offer='dragon']")).to_have_count(0)  # the whole walk is for a shared phone
        step.get_by_role("button").click()
        expect(ana.get_by_role("heading", name="Ben decides")).to_be_visible()
        expect(ana.locator(".waiting")).to_contain_text("The dragon moves")
        expect(ana.locator(".waiting")).not_to_contain_text("scored nothing")  # the turn is not over
        step = ben.locator("[data-offer='dragon_step']")
        expect(step.get_by_role("button")).to_have_count(2)
        expect(ana.locator("[data-offer='dragon_step']")).to_have_count(0)
        ben.locator(".board-figure").click()  # the tile under it
        expect(ben.locator(".board-figure")).to_have_count(0)
        ana.get_by_role("button", name="End the turn", exact=True).click()
        turn_of(ben, "Ben")
        turn = made.stored(5)["position"]["turn"]
    assert (turn["player"], turn["step"], "walk" in turn) == ("blue", "place", False)
