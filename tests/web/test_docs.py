"""The page of the API's documentation sends a request, under the policy for scripts."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_an_example_can_be_sent(page: Page, address: str) -> None:
    page.goto(f"{address}/api/v1/docs")
    form = page.locator('form[data-path="/api/v1/rulings"]')
    form.locator("xpath=..").locator("summary").first.click()
    form.get_by_role("button", name="Send").click()
    expect(form.locator("output")).to_contain_text("200")
    expect(form.locator("output")).to_contain_text('"legal"')


def test_a_token_is_sent_along(page: Page, address: str) -> None:
    page.goto(f"{address}/api/v1/docs")
    match = page.request.post(
        f"{address}/api/v1/matches", data={"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
    ).json()
    page.get_by_label("Token for the requests below").fill(match["tokens"]["host"])
    form = page.locator('form[data-path="/api/v1/matches/{match_id}"][data-method=GET]')
    form.locator("xpath=..").locator("summary").first.click()
    form.get_by_label("match_id").fill(match["id"])
    form.get_by_role("button", name="Send").click()
    expect(form.locator("output")).to_contain_text('"role": "host"')
