"""A whole game of Carcassonne Amazonas by chance, played by tapping: tiles, wood, the river, to the mouth.

    python -m tests.web.amazonas_page FOLDER [--seed 1] [--write]

plays the whole box on a small phone and puts a picture of every few turns into FOLDER; with --write
the result goes to whole_amazonas.json.
"""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Response, expect

from tests.web.match_page import PLAYERS, press
from tests.web.rush_page import Rush, whole


class Trip(Rush):
    """A game of Amazonas on the page of a phone that may move for everybody."""

    lines: ClassVar[list[str]] = []  # of the final scoring, as they were read

    def lay(self) -> bool | None:
        """A tile that may come onto a lit place; whether another one belongs to it. None: it fits nowhere."""
        page = self.page
        tiles = page.locator(".tile-grid:not(.is-rest) [data-tile]")
        tiles.nth(self.chance.randrange(tiles.count())).click()
        spots = page.locator(".board .board-spot")
        nowhere = page.get_by_role("button", name="Discard it", exact=True)
        expect(spots.or_(nowhere).first).to_be_visible()
        if not spots.count():
            self.send(nowhere)
            self.done["discard"] += 1
            return None
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
        more = self.lay()
        if more is None:
            return True
        if more:
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
        if self.turns % 9 == 3:
            self.picture(f"turn-{self.turns}")
        self.turns += 1
        self.send(page.locator(".end-turn"))
        expect(page.locator(".acting")).to_have_count(0)
        return True

    def turn_tokens_over(self) -> None:
        """There are none."""

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


if __name__ == "__main__":
    whole(Trip, "amazonas", [*PLAYERS, {"id": "green", "name": "Cleo"}], __doc__ or "")
