"""A whole random game of Gold Rush, played by tapping: tiles, cowboys, tents, tokens, to the last line.

    python -m tests.web.rush_page FOLDER [--seed 1] [--write]

plays the whole box on two small phones and writes a picture of every few turns to FOLDER; with --write the
result is written to whole_gold_rush.json.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.party import Party, whole

TOKENS = [value for value, count in {0: 10, 1: 10, 2: 30, 3: 10, 5: 3}.items() for _ in range(count)]
VALUES = "nodes => nodes.map(node => node.dataset.value).join()"
OTHERS = """([kind, before]) =>
  [...document.querySelectorAll(`[data-offer=${kind}] .offer-choices button`)]
    .map(node => node.dataset.value).join() !== before"""


class Rush(Party):
    """A game of Gold Rush. `tents`: the probability of pitching one."""

    shown_word = "gold"

    def __init__(self, *pages: Any, tents: float = 0.4, **more: Any) -> None:
        super().__init__(*pages, **more)
        self.tents = tents
        self.bag = self.chance.sample(TOKENS, len(TOKENS))

    def act(self) -> None:
        """Take a token if possible, else place a tent or a cowboy."""
        page = self.page
        mine = page.locator("[data-offer=mine] .offer-go")
        pitch = page.locator("[data-offer=pitch] .offer-choices button")
        cowboy = page.locator(".features .swatch")
        if mine.count() and self.chance.random() < 0.8:
            mine.click()
            self.done["mine"] += 1
            expect(page.locator("[data-offer=mine]")).to_have_count(0)
        elif pitch.count() and self.chance.random() < self.tents:
            self.choose("pitch")
            self.done["pitch"] += 1
            expect(page.locator("[data-offer=pitch]")).to_have_count(0)
        elif cowboy.count():
            self.deploy(cowboy.first)

    def choose(self, kind: str) -> None:
        """Choose step by step until the move of this kind is complete."""
        choices = self.page.locator(f"[data-offer={kind}] .offer-choices button")
        folded = self.page.locator(f"[data-offer={kind}] details:not([open]) > summary")
        if folded.count():
            folded.click()
        while (before := choices.evaluate_all(VALUES)) != "":
            values = choices.count()
            choices.nth(self.chance.randrange(values)).click()
            self.page.wait_for_function(OTHERS, arg=[kind, before])

    def before_the_end(self) -> None:
        """Report the values of all tokens."""
        page = self.page
        super().before_the_end()
        forms = page.locator(".gold-of")
        ending = page.get_by_role("button", name="End of the game…", exact=True)
        expect(forms.or_(ending).first).to_be_visible()
        while forms.count():
            before, form = forms.count(), forms.first
            hint = form.locator(".hint")
            if hint.count():
                count = int(re.findall(r"\d+", hint.inner_text())[-1])
                for _ in range(count):
                    form.get_by_role("group", name=f"Worth {self.bag.pop()}").get_by_role(
                        "button"
                    ).last.click()
                form.locator(".offer-go").click()
            else:
                form.get_by_role("button").click()
            self.done["reveal"] += 1
            expect(page.locator(".gold-of")).to_have_count(before - 1)


if __name__ == "__main__":
    whole(Rush, "gold-rush", {"game": "gold-rush"}, ("Ana", "Ben"), __doc__ or "")
