"""Actions in the tile editor, for the tests."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.match_page import press


class Editor:
    """The editor on a page, with a tile open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors = page.locator(".draw-errors")

    def new_set(self, game: str) -> None:
        """A set for this game, whose tiles have types, with one blank tile."""
        self.page.goto("/#/edit/tile")
        press(self.page, f"New set for {game}")
        expect(self.page.get_by_label("Type of tile")).to_be_visible()  # the screen of that game
        self.right()

    def right(self) -> None:
        """The server has found nothing wrong with the tile, nor with its cells."""
        words = re.compile("This tile is correct|Nothing has been drawn on this tile yet")
        expect(self.page.locator(".tile-panel .scope", has_text=words)).to_be_visible()

    def new_tile(self, word: str) -> None:
        """Add a tile of a type that the game knows."""
        press(self.page, "New tile")
        self.what(word)

    def what(self, word: str) -> None:
        """Set the type of the tile."""
        self.page.get_by_label("Type of tile").select_option(label=word)

    def cell(self, column: int, row: int = 1) -> None:
        """Continue with this cell."""
        self.page.locator(f".cell-choice:has(input[value='{column - 1},{row - 1}'])").click()

    def open_size(self, now: str) -> None:
        """Unfold the size in cells, which is shown as `now`."""
        self.page.locator("details.more summary").filter(has_text=f"Size in cells: {now}").click()

    def cells(self) -> list[str]:
        """The cells of the tile, as described for screen readers."""
        found = self.page.locator("input[name=drawn-cell]").all()
        return [str(one.get_attribute("aria-label")).replace("\xa0", " ") for one in found]

    def add(self, kind: str, *sides: str) -> None:
        """Add a feature that reaches these sides of the cell."""
        self.page.locator(f"[data-act='add-{kind}']").click()
        self.sides(*sides)

    def choose(self, name: str) -> None:
        """Choose a feature of the cell, by the start of its name."""
        self.page.get_by_role("radio", name=re.compile(f"^{name}")).check(force=True)

    def sides(self, *names: str) -> None:
        """Tap sides."""
        for name in names:
            self.page.locator(f".tile-canvas [data-side='{name}']").click()

    def features(self) -> list[str]:
        """The features of the cell, by name."""
        return self.page.locator(".draw-features .swatch").all_text_contents()

    def count(self, words: str, times: int = 1) -> None:
        """Add so many of a mark to the chosen feature."""
        details = self.page.locator("details.more", has_text="Marks on").first
        if details.get_attribute("open") is None:
            details.locator("summary").click()
        for _ in range(times):
            press(self.page, f"{words} +1")

    def ends(self, words: str) -> None:
        """Set the end of the chosen line."""
        self.page.get_by_label("Where it ends").select_option(label=words)

    def copies(self, more: int) -> None:
        """Add so many copies of the tile to the box."""
        for _ in range(more):
            press(self.page, "Copies in the box +1")

    def save(self, name: str) -> str:
        """Save the set. Returns its id."""
        self.page.get_by_label("Name of the set").fill(name)
        self.page.get_by_label("Name of the set").press("Enter")
        with self.page.expect_response(
            lambda answer: answer.request.method in ("POST", "PUT") and "/catalogs/check" not in answer.url
        ) as sent:
            press(self.page, "Save the set")
        assert sent.value.ok, sent.value.text()
        expect(self.page.locator(".draw-keep .scope")).to_contain_text(f"Saved: {name}")
        return str(sent.value.json()["id"])
