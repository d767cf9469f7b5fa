"""The School on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import lay, phone, sent, turn_of, with_boxes


def test_the_teacher_leaves_the_school_for_a_completed_road(chromium: Browser, address: str) -> None:
    """The school is next to the start tile with the teacher in it; then a player has the teacher."""
    match = with_boxes(address, "school")
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ana")
        teacher = page.locator("[data-token][data-cell='1,0']")
        expect(teacher).to_have_count(1)
        lay(page, "base/A", -1, 0, 270)
        page.locator(".end-turn").click()
        sent(page)
        turn_of(page, "Ben")
        expect(teacher).to_have_count(0)
    assert match.get()["position"]["held"]["red"] == {"teacher": 1}
