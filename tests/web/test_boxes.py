"""Sets without rules, several boxes, the later third edition, own boxes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from referee.tiles.io import catalog
from tests.web.match_page import phone, press, small_box, started
from tests.web.test_access import check, fits


def test_a_match_with_two_boxes_and_a_set_without_rules(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("summary", has_text="More options").click()
        edition = page.get_by_role("combobox", name="Edition", exact=True)
        edition.select_option(label="Third edition, later printing")
        page.get_by_role("combobox", name="Boxes of the base game").select_option("2")
        page.locator("summary", has_text="Expansions").click()
        page.get_by_text("The Tower", exact=True).click()
        page.get_by_text("Hills & Sheep", exact=True).click()
        expect(page.get_by_text("Which edition the tiles of Hills & Sheep are from.")).to_be_visible()
        page.locator("select[name='hills-and-sheep.edition']").select_option("C1")
        page.get_by_text("The Princess & the Dragon", exact=True).click()
        expect(page.get_by_role("group", name="The Princess & the Dragon (tiles only)")).to_be_visible()
        expect(page.locator("select[name='ext.fairy'] option").first).to_have_text("Default: no")
        page.locator("select[name='princess-and-dragon.edition']").select_option("C2")
        expect(page.locator("select[name='ext.fairy'] option").first).to_have_text("Default: yes")
        page.get_by_text("The Princess & the Dragon", exact=True).first.click()
        page.locator("button.primary.big").click()
        made = started(page, address)
        search = page.get_by_role("searchbox", name="Find a tile")
        search.fill("tower/FG")
        expect(page.locator(".tile-grid [data-tile='tower/FG']")).to_be_visible()
        search.fill("hills-and-sheep/RR.h")
        expect(page.locator(".tile-grid [data-tile='hills-and-sheep/RR.h']")).to_be_visible()
        expect(page.locator(".tile-grid [data-tile='hills-and-sheep/RR.hG']")).to_have_count(0)
        position = made.get("/position")
        assert position["catalogs"] == ["base", "base", "hills-and-sheep", "tower"]
        assert position["options"]["edition"] == "C31"
        assert position["options"]["hills-and-sheep.edition"] == "C1"


def test_one_of_two_boxes_of_a_set_without_rules(chromium: Browser, address: str) -> None:
    """Which pair of the Russian promos is on the table can be chosen once they are, as with rules."""
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("summary", has_text="More options").click()
        pair = page.locator("select[name='russian-promos.edition']")
        promos = page.get_by_role("checkbox", name="Russian promos")
        expect(promos).to_be_visible()
        expect(pair).to_have_count(0)
        promos.check()
        words = ["Default: both boxes", "both boxes", "2013", "2016"]
        expect(pair.locator("option")).to_have_text(words)
        pair.select_option("2016")
        promos.uncheck()
        promos.check()
        expect(pair).to_have_value("")  # the choice went with the set
        pair.select_option("2016")
        fits(page)
        page.locator("button.primary.big").click()
        made = started(page, address)
        left = {id: made.get(f"/placements?tile=russian-promos/{id}")["left"] for id in ("L", "SR")}
    assert left == {"L": 0, "SR": 1}


def test_sets_without_rules_are_marked_in_the_form_for_photos(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/photo")
        page.locator("summary").first.click()
        expect(page.get_by_text("The Plague (tiles only)")).to_have_count(1)
        expect(page.get_by_text("The Cult (tiles only)")).to_have_count(0)


def test_one_tap_leads_from_the_stand_in_to_the_own_tiles(chromium: Browser, address: str) -> None:
    """Also with a set of another game open in the editor; how much is entered is shown."""
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("select").first.select_option("gold-rush")
        expect(page.get_by_text("Your printed tiles have not been entered here yet.")).to_be_visible()
        page.get_by_role("link", name="Enter my own tiles").click()
        progress = page.locator(".box-progress")
        expect(progress).to_have_text("0 of 72 tiles entered. The start tile is missing.")
        press(page, "Copy a printed tile")
        page.locator(".tile-grid [data-tile='gold-rush/33']").click()
        expect(progress).to_have_text("1 of 72 tiles entered. The start tile is missing.")
        page.get_by_role("checkbox", name="The game starts with this tile").check()
        expect(progress).to_have_text("1 of 72 tiles entered. ")
        press(page, "Save the set")
        expect(page.locator(".draw-keep").get_by_text("Saved: My tiles")).to_be_visible()
        page.goto("/#/match/new")
        page.locator("select").first.select_option("gold-rush")
        box = page.locator("select[name='own-box']")
        expect(box).to_have_value("")  # not proposed: it is not the whole box
        box.select_option(label="My tiles (1 of 72 tiles entered)")
        expect(page.get_by_text("Only these tiles can be chosen in the match.")).to_be_visible()
        page.locator("select").first.select_option("amazonas")
        page.get_by_role("link", name="Enter my own tiles").click()
        expect(progress).to_have_text("0 of 86 tiles entered. The start tile is missing.")


@pytest.mark.parametrize("game", ["gold-rush", "amazonas"])
def test_a_complete_own_box_replaces_the_stand_in(chromium: Browser, address: str, game: str) -> None:
    """It is proposed where the game is chosen."""
    counts = next(iter(catalog.built_in(game).data["printings"].values()))["counts"]
    box = small_box(address, game, {tile.split("/")[1]: count for tile, count in counts.items()})
    with phone(chromium, address) as page:
        page.goto("/")
        page.evaluate(
            "sets => localStorage.setItem('tile-referee.catalogs', JSON.stringify(sets))",
            [{"id": box, "name": "Ours", "game": game, "whole": True}],
        )
        page.goto("/#/match/new")
        page.locator("select").first.select_option(game)
        expect(page.locator("select[name='own-box']")).to_have_value(box)
        expect(page.get_by_text("tiles of your box are entered")).to_be_visible()
        check(page)
        fits(page)
        page.locator("button.primary.big").click()
        assert started(page, address).get("/position")["catalogs"] == [box]
        expect(page.get_by_text("Your printed tiles have not been entered here yet.")).to_have_count(0)
