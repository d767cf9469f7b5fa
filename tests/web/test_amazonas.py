"""Carcassonne Amazonas on the page: a whole game of a small box, tapped tile by tile to the last line of the
mouth; the river with the boats in order; a double tile after its "!"."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, Response, expect

from tests.web import live
from tests.web.match_page import Made, deploy, end, phone, place, press
from tests.web.rush_page import Rush, small_box

SMALL_BOX = {
    "TjTj-b": 2,
    "jjTj-a": 1,
    "jjjj-a": 1,
    "VVjj-a": 1,
    "A-jj-31": 1,
    "A!-Tj": 1,
    "D-42": 1,
    "D-33": 1,
    "start": 1,
}
LARGE = ("D-42", "D-33", "start")


class Trip(Rush):
    """A game of Amazonas on the page of a phone that may move for everybody."""

    lines: ClassVar[list[str]] = []  # of the final scoring, as they were read

    def lay(self) -> bool:
        """The first tile that may come onto the first lit place; whether another one belongs to it."""
        page = self.page
        page.locator(".tile-grid:not(.is-rest) [data-tile]").nth(0).click()
        spots = page.locator(".board .board-spot")
        expect(spots.first).to_be_visible()
        self.tap(spots.nth(self.chance.randrange(spots.count())))

        def ahead(answer: Response) -> bool:
            return answer.url.endswith("/preview") and answer.ok

        with page.expect_response(ahead) as told:
            press(page, "Place here")
        return bool(told.value.json()["tiles"])

    def turn(self) -> bool:
        """One turn; False where no tile can come any more."""
        page = self.page
        heading = page.locator(".drawing h2, .acting h2, .ending h2")
        expect(heading.first).to_be_visible()
        if not page.locator(".tile-grid:not(.is-rest) [data-tile]").count():
            return False
        if self.lay():
            expect(page.locator(".drawing h2")).to_be_visible()
            self.picture("double")
            assert not self.lay()
            self.done["double"] += 1
        expect(page.locator(".end-turn")).to_be_visible()
        expect(page.locator(".acting")).to_be_visible()
        wood = page.locator(".features .swatch")
        if wood.count() and self.turns % 3 != 2:
            wood.nth(self.chance.randrange(wood.count())).click()
            expect(page.locator(".features .is-chosen, .feature-map .figure").first).to_be_visible()
            self.done["deploy"] += 1
        self.picture(f"turn-{self.turns}")
        self.turns += 1
        self.send(page.locator(".end-turn"))
        expect(page.locator(".acting")).to_have_count(0)
        return True

    def finish(self) -> None:
        """Ends the game and reads line after line."""
        page = self.page
        press(page, "End of the game…")
        page.locator(".finish-yes").click()
        go = page.get_by_role("button", name="Next line", exact=True)
        said = page.locator(".end-line")
        expect(go).to_be_visible()
        while go.count():
            go.click()
            self.lines += said.all_inner_texts()  # none once all are read
            if "mouth" in self.lines[-1]:
                self.picture("mouth")
        self.picture("end")


def boats(page: Page) -> list[str]:
    """The boats in the order in which the page shows them, in words."""
    lanes = page.locator(".river-lanes li")
    expect(lanes.first).to_be_visible()
    return [str(one.get_attribute("aria-label")) for one in lanes.all()]


def whole_game(chromium: Browser, address: str, pictures: Path | None = None, **more: Any) -> None:
    """Plays a small box to the end, and compares with what the referee keeps."""
    made = Made(address, game="amazonas", options={}, catalogs=[small_box(address, "amazonas", SMALL_BOX)])

    def picture(page: Page, name: str) -> None:
        if pictures is not None:
            page.screenshot(path=pictures / f"{name}.png")

    with phone(chromium, address, **more) as page:
        page.goto(made.link())
        game = Trip(page, random.Random(3), lambda name: picture(page, name))
        while game.turn():
            pass
        assert game.turns == sum(SMALL_BOX.values()) - len(LARGE)
        assert game.done["double"] == 1
        told = boats(page)
        game.finish()
        assert any("at the mouth of the Amazon" in line for line in game.lines)
    final = made.get()
    assert final["over"]
    spaces = sorted((one["space"] for one in final["position"]["figures"]), reverse=True)
    assert [f"space {space} of" in words for space, words in zip(spaces, told, strict=True)] == [True, True]
    assert any(one["rule"] == "CA-E3" for one in made.get("/lines")["lines"])


def test_a_whole_game_is_tapped_to_the_mouth_of_the_river(chromium: Browser, address: str) -> None:
    whole_game(chromium, address)


def test_the_river_shows_the_boats_and_tells_their_moves(chromium: Browser, address: str) -> None:
    made = Made(address, game="amazonas", options={})
    made.play(place("red", "amazonas/TjTj-b", 1, -1), deploy("red", 1, -1, "tributary", "N"), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        assert boats(page) == ["1. Ana: space 2 of 16", "2. Ben: space 1 of 16"]
        made.play(place("blue", "amazonas/A-jj-31", 4, 0), end("blue"))
        expect(page.locator(".last-turn")).to_contain_text("The boat of Ben goes from space 1 to 2")
        expect(page.locator(".last-turn")).to_contain_text("Ana gets 4 as first on the Amazon")
        expect(page.locator(".last-turn")).to_contain_text("Ben gets 4 as first on the Amazon")
        assert boats(page) == ["1. Ana: space 2 of 17", "1. Ben: space 2 of 17"]


if __name__ == "__main__":
    import sys
    import tempfile

    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        live.server(Path(data)) as host,
        live.browser() as browser,
    ):
        whole_game(browser, host, folder, size=live.SMALL, dark="dark" in sys.argv)
