"""Sets without rules, several boxes, and the later third edition (29.12, 29.14)."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, phone


def test_a_match_with_two_boxes_and_a_set_without_rules(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("summary", has_text="More options").click()
        edition = page.get_by_role("combobox", name="Edition", exact=True)
        edition.select_option(label="Third edition, later printing")
        page.get_by_role("combobox", name="Boxes of the base game").select_option("2")
        page.get_by_text("The Tower", exact=True).click()
        page.locator("button.primary.big").click()
        page.wait_for_url("**/#/match/*")
        search = page.get_by_role("searchbox", name="Find a tile")
        search.fill("tower/FG")
        expect(page.locator(".tile-grid [data-tile='tower/FG']")).to_be_visible()
        made = Made.on_page(page, address)
        position = made.get("/position")
        assert position["catalogs"] == ["base", "base", "tower"]
        assert position["options"]["edition"] == "C31"


def test_sets_without_rules_are_marked_in_the_form_for_photos(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/photo")
        page.locator("summary").first.click()
        expect(page.get_by_text("The Tower (tiles only)")).to_have_count(1)
        expect(page.get_by_text("The Cult (tiles only)")).to_have_count(0)
