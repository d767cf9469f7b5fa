"""The drawn tile is found in at most two taps, by its edges, by what is on it, or by words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.tiles.io.catalog import built_in
from tests.web import live
from tests.web.match_page import Made, phone
from tests.web.test_access import check

IN_VIEW = """nodes => nodes.filter((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map(({ dataset }) => dataset.tile ?? dataset.chip)"""
ROWS = "nodes => new Set(nodes.map((node) => Math.round(node.getBoundingClientRect().top))).size"


def in_view(page: Page, selector: str) -> list[str]:
    """The tiles or chips that a finger reaches without scrolling."""
    found: list[str] = page.locator(selector).evaluate_all(IN_VIEW)
    return found


def taps_needed(page: Page) -> dict[str, int]:
    """For each tile, the taps from the start of a turn until it is chosen; those that need more than a chip
    and the tile are left out."""
    needed = dict.fromkeys(in_view(page, ".picker [data-tile]"), 1)
    for chip in in_view(page, ".picker [data-chip]"):
        page.locator(f"[data-chip='{chip}']").click()
        for tile in in_view(page, ".picker [data-tile]"):
            needed.setdefault(tile, 2)
        page.locator(".picker-clear").click()
    return needed


def test_every_tile_of_the_base_game_takes_two_taps_at_most(chromium: Browser, address: str) -> None:
    """On a small phone, with nothing scrolled; three rows of pictures are in view."""
    made = Made(address)
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto(made.link())
        expect(page.locator(".picker [data-tile]").nth(17)).to_be_in_viewport(ratio=1.0)
        shown = in_view(page, ".picker [data-tile]")
        tops = page.locator(".picker [data-tile]").evaluate_all(
            f"nodes => ({ROWS})(nodes.slice(0, {len(shown)}))"
        )
        assert tops >= 3
        question = page.get_by_role("heading", name="Ana: which tile?")
        expect(question).to_be_in_viewport(ratio=1.0)
        board = page.locator(".board-frame").bounding_box() or {}
        assert board["y"] + board["height"] <= (question.bounding_box() or {})["y"]  # it covers no tile
        needed = taps_needed(page)
        in_box = set(built_in("base").counted("C1") or ())
        assert in_box - set(needed) == set()
        assert sum(taps == 1 for taps in needed.values()) >= 18
        check(page)


@pytest.mark.parametrize("size", [live.SMALL], ids=["360"])
def test_a_tile_is_found_by_its_edges_by_a_chip_and_by_letters(
    chromium: Browser, address: str, size: dict[str, int]
) -> None:
    made = Made(address)
    with phone(chromium, address, size=size, dark=True) as page:
        page.goto(made.link())
        picker = page.locator(".picker")

        def tiles() -> list[str]:
            found: list[str] = picker.locator("[data-tile]").evaluate_all(
                "nodes => nodes.map(({ dataset }) => dataset.tile)"
            )
            return sorted(found)

        expect(picker.locator("[data-tile]").first).to_be_visible()
        page.get_by_role("button", name="By its edges").click()
        for kind in ("road", "road", "city", "city"):  # clockwise, in whatever rotation
            picker.get_by_role("button", name=kind, exact=True).click()
        assert tiles() == ["base/O", "base/P"]
        check(page)
        picker.get_by_role("button", name="right: road").press("Enter")  # that edge is open again
        assert tiles() == ["base/O", "base/P", "base/S", "base/T"]
        picker.get_by_role("button", name="Show all").click()
        picker.get_by_role("button", name="monastery", exact=True).click()
        assert tiles() == ["base/A", "base/B"]
        picker.get_by_role("button", name="monastery", exact=True).click()
        picker.get_by_role("searchbox", name="Find a tile").fill("crrc coat")
        assert tiles() == ["base/O"]
        name = "road, right and bottom; city, top and left (coat of arms)"
        picker.get_by_role("button", name=name).click()
        expect(page.locator(".placing")).to_be_visible()


def test_the_camera_names_the_tile_and_one_tap_confirms(
    chromium: Browser, address: str, picture: bytes
) -> None:
    made = Made(address)
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto(made.link())
        camera = page.locator("[data-role=tile-camera]")
        tiny = {"name": "tile.jpg", "mimeType": "image/jpeg", "buffer": b"no picture at all"}
        camera.set_input_files(files=[{**tiny, "buffer": picture}])
        expect(page.get_by_text("Which one is it?")).to_be_visible()
        seen = page.locator("[data-seen]")
        expect(seen).to_have_count(3)
        expect(seen.first).to_be_focused()
        expect(seen.first).to_have_accessible_name("road, left and bottom – 90%")
        check(page)
        seen.first.click()
        expect(page.locator(".placing")).to_be_visible()
        expect(page.locator(".in-hand-says")).to_contain_text("road")
        page.locator(".board-spot").first.click()
        page.get_by_role("button", name="End without a figure", exact=True).click()
        expect(page.get_by_role("heading", name="Ben: which tile?")).to_be_visible()
        expect(page.locator(".picker [data-tile]").first).to_have_attribute(
            "data-tile", "base/V"
        )  # last used
