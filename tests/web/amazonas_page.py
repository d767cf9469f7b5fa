"""A whole random game of Carcassonne Amazonas, played by tapping: tiles, figures, the river, to the mouth.

    python -m tests.web.amazonas_page FOLDER [--seed 1] [--write]

plays the whole box on three small phones and writes a picture of every few turns to FOLDER; with --write the
result is written to whole_amazonas.json.
"""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.web.match_page import press
from tests.web.party import Party, whole


class Trip(Party):
    """A game of Amazonas: after a tile with "!" a double tile follows in the same turn."""

    shown_word = "mouth"

    def confirm(self) -> None:
        def ahead(answer: Response) -> bool:
            if not (answer.url.endswith("/preview") and answer.ok):
                return False
            moves = answer.request.post_data_json["moves"]
            return bool(moves) and moves[-1]["type"] == "place"  # an earlier question may be answered late

        with self.page.expect_response(ahead) as response:
            press(self.page, "Place here")
        if response.value.json()["tiles"]:
            expect(self.page.locator(".drawing h2")).to_be_visible()
            self.picture("double")
            assert self.lay()
            self.done["double"] += 1

    def act(self) -> None:
        wood = self.page.locator(".features .swatch")
        if wood.count() and self.turns % 3 != 2:
            self.deploy(wood.nth(self.chance.randrange(wood.count())))


if __name__ == "__main__":
    whole(Trip, "amazonas", {"game": "amazonas"}, ("Ana", "Ben", "Cleo"), __doc__ or "")
