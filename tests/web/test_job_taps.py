"""How many taps a photo and a dispute take, from the start page to their answers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.drawing import ON_TOP, cell
from tests.web.sizes import small_phone
from tests.web.test_turn_taps import Taps

PHOTO, DISPUTE = 2, 15  # at most, as in version 0.5.0


@small_phone
def test_a_photo_is_read_after_two_taps(page: Page, picture: bytes) -> None:
    """The game and the edition of the boxes need none."""
    taps = Taps(page)
    taps.tap(page.locator("a[href='#/photo']").first)
    with page.expect_file_chooser() as chooser:
        taps.tap(page.locator("label", has_text="Choose a picture"))
    chooser.value.set_files({"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture})
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    assert taps.count <= PHOTO
    taps.tap(page.get_by_role("button", name="Skip all questions", exact=True))
    taps.tap(page.get_by_role("button", name="Show the scores", exact=True))
    expect(page.locator(".total").first).to_be_visible()


class Dispute(Taps):
    """From the start page to a ruling about a city of two tiles."""

    def named(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=name, exact=True))

    def tile(self, tile: str) -> None:
        self.tap(self.page.locator(f".tile-grid [data-tile='{tile}']"))

    def at(self, x: int, y: int) -> None:
        self.tap(cell(self.page, x, y))

    def city(self) -> None:
        self.page.mouse.click(
            *self.page.wait_for_function(ON_TOP, arg=".feature-map [data-kind='city']").json_value()
        )
        self.count += 1

    def question(self, name: str) -> None:
        """Ask it about a table of two tiles."""
        self.tap(self.page.locator("a[href='#/dispute']").first)
        self.named("Place the first tile")
        self.tile("base/D")
        self.city()
        self.at(0, -1)
        self.tile("base/E")
        self.named("Back")
        self.tap(self.page.get_by_role("button", name=name))


@small_phone
def test_a_placement_is_settled_in_fifteen_taps(page: Page) -> None:
    taps = Dispute(page)
    taps.question("May it go here?")
    taps.tile("base/E")
    taps.at(1, 0)
    expect(page.locator(".verdict-says")).to_have_text("No, it may not go there.")
    assert taps.count <= DISPUTE


@small_phone
def test_a_city_is_settled_in_fifteen_taps(page: Page) -> None:
    taps = Dispute(page)
    taps.question("Who scores this?")
    taps.at(0, -1)
    taps.tap(page.get_by_text("city, bottom", exact=True))
    expect(page.locator(".verdict-says")).to_have_text("Red scores 4 points.")
    assert taps.count <= DISPUTE
