"""One real photo through the real recogniser, from the page's file chooser to its scores."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.shared import PHOTOS, needs_photos
from tests.web import live

PHOTO = PHOTOS / "test_32.jpg"


@needs_photos
def test_a_real_photo_gets_scores(chromium: Browser, folder: Path) -> None:
    with live.server(folder, "vision.pipeline:recognise") as address:
        session = live.context(chromium, address)
        page = session.new_page()
        complaints = live.watched(page)
        page.goto("/")
        live.send_photo(page, PHOTO.read_bytes())
        ready = page.get_by_role("button", name="Skip all questions").or_(
            page.get_by_role("button", name="Show the scores")
        )
        ready.wait_for(timeout=90_000)
        assert page.locator(".board-tile:not(.is-missing)").count() > 20
        if page.get_by_role("button", name="Skip all questions").count():
            page.get_by_role("button", name="Skip all questions").click()
        page.get_by_role("button", name="Show the scores").click()
        expect(page.locator(".total").first).to_be_visible()
        expect(page.get_by_text(re.compile("^These are only the points on the table"))).to_be_visible()
        assert complaints == []
        session.close()
