"""Photos of other games on the page: the game is chosen, review questions are answered, scores shown, a match
begun; a user's box is enrolled once and then read (more about that: test_enrol).

Our own drawing, read by the real recogniser.
"""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.api.test_enrolment import ARTS, NAMES, RUSH, WOOD, rows
from tests.web import live
from tests.web.conftest import opened
from tests.web.match_page import API, press
from tests.web.photographed import jpeg, played
from training.synthetic.layout import GameBox
from training.synthetic.loose_tiles import Loose, loose
from training.synthetic.shot import shot

READ = 90_000  # milliseconds for a photo on a busy machine


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the real recogniser."""
    with live.server(tmp_path_factory.mktemp("photos"), "vision.pipeline:recognise") as address:
        yield address


@pytest.fixture
def page(chromium: Browser, address: str, expected: list[str]) -> Iterator[Page]:
    """The start page on a small phone."""
    yield from opened(chromium, address, expected, live.SMALL)


def send(page: Page, game: str, picture: bytes) -> None:
    """Choose the game, then the photo of the table; wait until it is read."""
    if not page.url.endswith("#/photo"):
        page.goto("/#/photo")
    page.locator("select[name=game]").select_option(game)
    live.send_photo(page, picture)
    expect(page.locator(".panel h2")).to_be_visible(timeout=READ)


def answered(page: Page) -> list[str]:
    """Answer every question with the likeliest candidate, stacks with none. Returns the questions."""
    headings = []
    left = page.locator(".eyebrow")
    while page.locator(".question h2").count():
        heading, before = page.locator(".question h2").inner_text(), left.inner_text()
        headings.append(heading)
        if "are here? (" in heading:
            page.get_by_role("button", name="Tokens in the stack −1").click()
            press(page, "That's right")
        elif heading.startswith("Which tile"):
            page.locator(".candidate").first.click()
        elif heading.startswith("Is there a tile"):
            press(page, "No, nothing here")
        else:
            right = page.get_by_role("button", name="That's right", exact=True)
            (right if right.count() else page.get_by_role("button", name="Later", exact=True)).first.click()
        expect(left.get_by_text(before, exact=True)).to_have_count(0)
    return headings


def whole(page: Page) -> None:
    """All questions are answered."""
    expect(page.get_by_role("heading", name=re.compile("All checked|left open"))).to_be_visible()


def test_a_table_of_gold_rush(page: Page, folder: Path) -> None:
    table = played("gold-rush", 14, 3, 4, folder)
    page.goto("/#/photo")
    page.locator("select[name=game]").select_option("gold-rush")
    expect(page.get_by_text("layouts our own")).to_be_visible()
    sheet = page.get_by_role("link", name="Print the tiles").get_attribute("href")
    assert page.request.get(str(sheet), timeout=READ).headers["content-type"] == "application/pdf"
    send(page, "gold-rush", jpeg(table, 4))
    headings = answered(page)
    stacks = [one for one in headings if one.startswith("How many tokens are here?")]
    assert len(stacks) >= 3
    whole(page)

    page.locator(".board-tile").first.focus()
    press(page, "Drawn")
    page.locator(".board-figure").first.click()
    for kind in ("cowboy", "tent"):
        expect(page.get_by_role("radio", name=kind, exact=True)).to_have_count(1)
    page.locator(".back-link").click()

    page.locator(".as-text summary").click()
    page.get_by_role("button", name=re.compile("mountain")).first.click()
    press(page, "Add a figure")
    page.locator(".swatch").get_by_text("Black", exact=True).click()
    page.locator(".swatch").get_by_text("tent", exact=True).click()
    page.locator(".features .swatch").get_by_text(re.compile("^mountain")).first.click()
    press(page, "Save")
    expect(page.locator(".board-figure[aria-label^='Black tent']")).to_have_count(1)

    press(page, "Show the scores")
    expect(page.get_by_text(re.compile("^These are only the points on the table"))).to_be_visible()
    expect(page.locator(".gold-hands")).to_contain_text("mining tokens")
    black = page.locator(".gold-hands [data-player=black]")
    black.locator("summary").click()
    black.get_by_role("button", name="Worth 5 +1").click()
    expect(page.get_by_role("button", name=re.compile("Black scores 5 for gold"))).to_be_visible()
    page.locator(".back-link").click()

    press(page, "Start a match from this table")
    press(page, "Start the match")
    expect(page.get_by_role("heading", name=re.compile(": which tile"))).to_be_visible()
    expect(page.locator(".board-figure[aria-label*='Black tent']")).to_have_count(1)


def test_a_table_of_amazonas(page: Page, folder: Path) -> None:
    table = played("amazonas", 16, 3, 2, folder)
    send(page, "amazonas", jpeg(table, 5))
    answered(page)
    whole(page)
    for missing in [one.get_attribute("data-missing") for one in page.locator("[data-missing]").all()]:
        page.locator(f"[data-missing={missing}]").click()  # a boat that was not seen
        page.get_by_role("button", name="Space on the scoreboard +1").click(click_count=3)
        press(page, "Save")
        expect(page.locator(f"[data-missing={missing}]")).to_have_count(0)

    press(page, "Drawn")
    page.locator(".board-tile[aria-label*='Amazon']").first.focus()
    expect(page.locator(".board .tile-ground").first).to_be_attached()
    page.locator(".as-text summary").click()
    page.locator(".as-text li button").first.click()
    first = page.get_by_role("button", name="Add a figure").first
    expect(first).to_be_visible()
    page.locator(".back-link").click()

    press(page, "Show the scores")
    expect(page.locator(".total").first).to_be_visible()
    page.locator(".back-link").click()
    press(page, "Start a match from this table")
    press(page, "Start the match")
    expect(page.locator(".river-lanes li")).to_have_count(len(page.locator(".standing-one").all()))


def kept_set(page: Page, address: str, names: list[str] = NAMES) -> str:
    """The id of a user's box with these tiles, stored in this browser."""
    body = json.dumps({"name": "My box", "game": "gold-rush", "tiles": rows(names)}).encode()
    request = urllib.request.Request(f"{address}{API}/catalogs", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    entry = {"id": made["id"], "token": made["token"], "name": "My box", "game": "gold-rush"}
    page.evaluate("entry => localStorage.setItem('tile-referee.catalogs', JSON.stringify([entry]))", entry)
    return str(made["id"])


def shown(page: Page, photo: Loose) -> Locator:
    """Send a photo of single tiles. Returns the groups of cards with their proposed tiles."""
    file = {"name": "tiles.jpg", "mimeType": "image/jpeg", "buffer": photo.jpeg}
    page.locator("[data-role=choose]").set_input_files([file])  # type: ignore[list-item]
    cards = page.locator("[data-proposal]")
    expect(cards.first).to_be_visible(timeout=READ)
    return cards


def put_right(page: Page, proposal: int) -> Locator:
    """Open the alternatives of a card."""
    card = page.locator(f"[data-proposal='{proposal}']")
    card.locator("[data-act=enrol-open], [data-act=enrol-change]").click()
    expect(card.locator("[data-act=enrol-all]")).to_be_in_viewport()
    return card


def looked_at(page: Page) -> None:
    """Confirm all cards that needed a check, and enrol them."""
    right = page.locator("[data-act=enrol-right]")
    while right.count():
        right.first.click()
    page.locator("[data-act=enrol-save]").click()


def test_a_custom_box_is_shown_and_read(page: Page, address: str) -> None:
    id = kept_set(page, address)
    page.goto("/#/photo")
    page.locator("select[name=game]").select_option("gold-rush")
    page.get_by_role("link", name="Photograph the tiles: My box").click()
    cards = shown(page, loose(6, NAMES * 2, ARTS, 5))
    assert cards.count() >= len(NAMES)
    expect(cards.first.locator("img")).to_have_attribute("src", re.compile("^blob:"))
    put_right(page, 0).locator("[data-act=enrol-turn]").click()
    looked_at(page)
    expect(page.get_by_text("Photos of a table with this set can now be read")).to_be_visible(timeout=READ)

    page.goto("/#/photo")
    page.get_by_label("My box", exact=True).check()
    page.get_by_label("Gold Rush (our own layout)").uncheck()
    box = GameBox({name: RUSH.tiles[name] for name in NAMES}, dict.fromkeys(NAMES, 3), WOOD)
    live.send_photo(page, shot(12, box, ARTS, 18, 0.15, messy=False).jpeg)
    expect(page.locator(".panel h2")).to_be_visible(timeout=READ)
    assert page.locator(".board-tile").count() >= 15
    photo_id = page.url.rpartition("/")[2]
    token = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos'))[0].token")
    photo = page.request.get(
        f"{API}/photos/{photo_id}", timeout=READ, headers={"Authorization": f"Bearer {token}"}
    ).json()
    assert photo["position"]["catalogs"] == [id]
