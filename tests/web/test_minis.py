"""The small expansions on the page at 360x640."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.web.match_page import (
    Made,
    at_markers,
    deploy,
    end,
    end_turn,
    has_points,
    lay,
    on,
    phone,
    place,
    sent,
    turn_of,
)


def test_gold_is_put_beside_the_mine_before_the_figure(chromium: Browser, address: str) -> None:
    """The mine asks for a tile for the second piece; the road takes both."""
    made = Made(address, options={"edition": "C1", "expansions": ["goldmines"]})
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/B", 1, 1), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "goldmines/RRrr.X", 2, 0, 0)
        offer = page.locator("[data-offer='gold']")
        expect(offer).to_be_visible()
        expect(page.locator(".end-turn")).to_have_count(0)
        offer.locator("[data-value='[1,0]']").click()
        expect(offer).to_have_count(0)
        gold = page.locator(".board-token[data-cell='1,0']")
        expect(gold).to_have_attribute("aria-label", "gold 1, row\xa01, column\xa02")
        page.locator(".end-turn").click()
        sent(page)
        made.play(place("blue", "base/A", 3, 0, 90), end("blue"))
        page.reload()
        turn_of(page, "Ana")
        has_points(page, red=0, blue=0)
    assert {(one["x"], one["value"]) for one in made.get()["position"]["tokens"]} == {(1, 1), (2, 1)}


def test_mage_or_witch_is_chosen_first_and_then_the_feature(chromium: Browser, address: str) -> None:
    """Which of the two, where, and on which feature of that tile; the figure follows."""
    made = Made(address, options={"edition": "C1", "expansions": ["mage-and-witch"]})
    made.play(place("red", "base/U", 1, 0), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        lay(page, "mage-and-witch/CFC", 0, -1, 0)
        expect(page.locator(".end-turn")).to_have_count(0)
        page.get_by_role("button", name="Put the mage on a road or city").click()
        page.get_by_role("button", name="Choose again").click()
        page.get_by_role("button", name="Put the witch on a road or city").click()
        page.locator(".board-tile[data-at='1,0']").click()
        witch = page.locator(".board-token[data-cell='1,0']")
        expect(witch).to_have_attribute("aria-label", "witch, row\xa02, column\xa02")
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=0)
    (token,) = made.get()["position"]["tokens"]
    assert (token["kind"], token["x"], token["y"]) == ("witch", 1, 0)


def test_play_goes_on_once_mage_and_witch_are_there(chromium: Browser, address: str) -> None:
    """The page looks whether a tile joins their features; a second tile with their mark moves one."""
    made = Made(address, options={"edition": "C1", "expansions": ["mage-and-witch"]})
    witch = {"type": "witch", "player": "red", "x": 0, "y": 0, "feature": {"kind": "road", "at": "E"}}
    made.play(place("red", "mage-and-witch/CFC", 0, -1), witch, end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        lay(page, "base/U", 1, 0, 90)
        expect(page.get_by_role("heading", name="Ben: a figure?")).to_be_visible()
        end_turn(page)
        turn_of(page, "Ana")
        lay(page, "mage-and-witch/CRRR.3", -1, 0)
        expect(page.get_by_role("heading", name="Ana: this first")).to_be_visible()
        page.get_by_role("button", name="Put the mage on a road or city").click()
        expect(page.locator("[data-offer='mage']")).to_be_visible()


def test_a_follower_flies_as_far_as_the_die_shows(chromium: Browser, address: str) -> None:
    """The number on the die, then the feature, if there is a choice."""
    made = Made(address, options={"edition": "C1", "expansions": ["flier"]})
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "flier/RFr.WE.o", 1, 0, 0)
        machine = page.locator(".board-tile[data-at='1,0'] g:has(> .tile-mark-sign)")
        expect(machine).to_have_attribute("transform", re.compile(r"rotate\(270\)$"))  # it flies to the west
        page.locator("[data-offer='fly'] [data-value='1']").click()
        page.locator("[data-offer='fly']").get_by_role("button", name="road").click()
        expect(page.locator(".board-figure[data-cell='0,0']")).to_be_visible()
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()  # no other figure may follow
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=0)
    (figure,) = made.get()["position"]["figures"]
    assert (figure["x"], figure["y"], figure["feature"]["kind"]) == (0, 0, "road")


def test_all_players_follow_a_crop_circle(chromium: Browser, address: str) -> None:
    """The player of the turn chooses; then each puts a follower next to another, on one phone."""
    made = Made(address, options={"edition": "C1", "expansions": ["corn-circles"]})
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "E"), end("red"))
    made.play(place("blue", "base/U", 1, 1), deploy("blue", 1, 1, "road", "W"), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "corn-circles/RRRr", 2, 0, 0)
        page.locator(".end-turn").click()
        choice = page.locator("[data-offer='corn_circle']")
        choice.get_by_role("button", name="Everyone adds a follower").click()
        expect(page.locator(".acting h2")).to_contain_text("Ben")
        page.get_by_role("button", name="Place a figure: road, row 2, column 2").click()
        expect(page.locator(".board-figure[data-cell='1,1']")).to_have_count(2)
        expect(page.locator(".acting h2")).to_contain_text("Ana")
        page.locator("[data-offer='pass']").get_by_role("button").click()
        sent(page)
        turn_of(page, "Ben")
    assert sum(one["player"] == "blue" for one in made.get()["position"]["figures"]) == 2


def test_robbers_are_put_out_before_the_figure(chromium: Browser, address: str) -> None:
    """The player of the turn, then the next one, on one phone; the turn goes on after that."""
    made = Made(address, options={"edition": "C1", "expansions": ["robbers"]})
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "robbers/RFr", 1, 0, 90, then="Ana decides")
        expect(page.locator(".end-turn")).to_have_count(0)
        page.get_by_role("button", name="Put the robber next to Ben's scoring marker").click()
        expect(page.locator(".acting h2")).to_contain_text("Ben")
        page.locator("[data-offer='pass']").get_by_role("button").click()
        expect(page.locator(".acting h2")).to_contain_text("Ana")
        on(page, "road, left and right")
        page.locator(".end-turn").click()
        sent(page)
        turn_of(page, "Ben")
    position = made.get()["position"]
    assert position["held"] == {"red": {"robber_at": "blue"}}
    assert [one["player"] for one in position["figures"]] == ["red"]


def test_a_marker_is_chosen_and_its_message_carried_out(chromium: Browser, address: str) -> None:
    """Each marker names its space and whether it draws a message; the message is chosen as drawn."""
    made = at_markers(address)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        lay(page, "base/A", 3, 0, 90)
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        page.locator(".end-turn").click()
        offer = page.locator("[data-offer='message']")
        expect(offer).to_contain_text("5 points: which marker moves?")
        expect(offer.locator("[data-value='\"meeple\"']")).to_have_text("meeple: from 4 to 9")
        offer.get_by_role("button", name="messenger: from 0 to 5, a message").click()
        expect(offer).to_contain_text("Draw the top message")
        offer.get_by_role("button", name="2 points per knight").click()
        expect(offer).to_contain_text("2 points per knight: take 2 points, or use the message?")
        offer.get_by_role("button", name="2 points", exact=True).click()
        expect(offer.locator("[data-value='\"meeple\"']")).to_have_text("meeple: from 4 to 6")
        offer.locator("[data-value='\"meeple\"']").click()
        sent(page)
        turn_of(page, "Ben")
        has_points(page, red=11, blue=0)
    assert made.get()["position"]["held"] == {"red": {"messenger": 5}}
