"""Disputes in a game without tiles (Stefan Dorra's Amazonas): who may build where, with the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.match_page import phone, press


def tap(page: Page, village: str) -> None:
    page.locator(f".board [data-village={village}]").click()


def test_who_may_build_where_at_a_table_put_by_hand(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/dispute")
        press(page, "Game and players")
        page.locator("[data-act=game]").select_option("dorra-amazonas")
        expect(page.get_by_role("heading", name="May a player build there?")).to_be_visible()
        page.get_by_text("places a tent of Red").click()
        tap(page, "arua")
        expect(page.locator(".board .dorra-tent")).to_have_count(1)
        page.get_by_text("asks the referee").click()
        tap(page, "kurumi")
        verdict = page.locator(".verdict")
        expect(verdict).to_contain_text("No, that is against the rules.")
        expect(verdict).to_contain_text("No route leads to Kurumi")
        expect(page.get_by_text("Allowed: Baniwé")).to_be_visible()
        tap(page, "baniwe")
        expect(verdict).to_contain_text("Yes, that is allowed.")
        expect(verdict).to_contain_text("Red has 3 gold")
        fold = page.locator("details", has_text="Set up the table")
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()
        page.get_by_role("group", name="Red: gold").get_by_role("button", name="−1").click(click_count=2)
        expect(verdict).to_contain_text("No, that is against the rules.")
        press(page, "And a neutral tent?")
        expect(verdict).to_contain_text("could not build a tent")
        page.get_by_role("group", name="Red: gold").get_by_role("button", name="+1").click(click_count=2)
        expect(verdict).to_contain_text("neutral tent in Baniwé, free of charge")
        page.get_by_role("button", name="Show it to others").click()
        link = page.locator(".link-field").input_value()
        page.goto("about:blank")
        page.goto(link)
        expect(verdict).to_contain_text("neutral tent in Baniwé, free of charge")
        press(page, "Check the table")
        expect(page.locator(".audit-verdict")).to_be_visible()


def test_a_late_answer_does_not_replace_a_newer_one(chromium: Browser, address: str) -> None:
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    with phone(chromium, address) as page:
        page.goto("/#/dispute")
        press(page, "Game and players")
        page.locator("[data-act=game]").select_option("dorra-amazonas")
        page.get_by_text("places a tent of Red").click()
        tap(page, "arua")
        page.get_by_text("asks the referee").click()
        tap(page, "baniwe")
        verdict = page.locator(".verdict")
        expect(verdict).to_contain_text("Red has 3 gold")
        fold = page.locator("details", has_text="Set up the table")
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()
        page.route(re.compile("/rulings"), hold_the_first)
        page.get_by_role("group", name="Red: gold").get_by_role("button", name="−1").click(click_count=2)
        expect(verdict).to_contain_text("No, that is against the rules.")
        with page.expect_event("requestfinished"):
            held[0].continue_()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        expect(verdict).to_contain_text("No, that is against the rules.")
