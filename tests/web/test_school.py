"""The School on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, lay, phone, sent, turn_of, with_boxes


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


TABLE = {
    "game": "carcassonne",
    "players": [{"id": "red"}, {"id": "blue"}],
    "options": {"edition": "C1", "expansions": ["school"]},
    "tiles": [
        {"x": 0, "y": 0, "tile": "school/RRRRRR", "rotation": 0},
        {"x": 0, "y": -1, "tile": "base/A", "rotation": 0},
        {"x": -1, "y": -1, "tile": "base/E", "rotation": 180},
        {"x": -2, "y": -1, "tile": "base/B", "rotation": 0},
        {"x": -2, "y": 0, "tile": "base/A", "rotation": 270},
    ],
    "figures": [
        {"player": "blue", "kind": "meeple", "x": -2, "y": 0, "feature": {"kind": "road", "at": "E"}},
        {"player": "red", "kind": "meeple", "x": -1, "y": -1, "feature": {"kind": "city", "at": "S"}},
    ],
    "held": {"blue": {"teacher": 1}},
}


def test_the_player_with_the_teacher_chooses_what_is_copied(chromium: Browser, address: str) -> None:
    """Of a road of 3 points and a city of 4 that one tile completes, on one phone for all."""
    match = Made(address, options={"edition": "C1", "expansions": ["school"]}, start=TABLE)
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ana")
        lay(page, "base/D", -1, 0)
        page.locator(".end-turn").click()
        offers = page.locator("[data-offer='teacher']")
        expect(offers.get_by_role("button")).to_have_count(2)
        assert match.get()["position"]["turn"]["due"] == ["teacher"]
        expect(offers.get_by_role("button", name="road")).to_contain_text("+3")
        expect(offers.get_by_role("button", name="city")).to_contain_text("+4")
        offers.get_by_role("button", name="road").click()
        sent(page)
        expect(offers).to_have_count(0)
        page.reload()
        turn_of(page, "Ben")
        page.get_by_role("button", name="History").first.click()
        expect(page.get_by_text("What the teacher copies: road").first).to_be_visible()
    assert match.get()["scores"] == {"red": 4, "blue": 6}
    assert match.get()["position"]["turn"].get("due") is None
