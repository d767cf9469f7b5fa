"""A whole random game of Carcassonne, played by tapping on two phones, without a map or on one.

    python -m tests.web.meeples_page FOLDER [--seed 1] [--write]

plays the whole box and writes a picture of every few turns to FOLDER; with --write the result is written to
whole_carcassonne.json.
"""

from __future__ import annotations

from tests.web.party import Party, whole


class Meeples(Party):
    """A game of Carcassonne: in two of three turns a figure, wherever it is legal."""

    shown_word = "incomplete"

    def act(self) -> None:
        figures = self.page.locator(".features .swatch")
        if figures.count() and self.turns % 3 != 2:
            self.deploy(figures.nth(self.chance.randrange(figures.count())))


if __name__ == "__main__":
    whole(Meeples, "carcassonne", {"game": "carcassonne"}, ("Ana", "Ben"), __doc__ or "")
