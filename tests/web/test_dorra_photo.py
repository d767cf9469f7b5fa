"""A photo of Dorra's board on the page: read against one without tents, checked by villages, scored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from playwright.sync_api import Browser, FilePayload, expect

from tests.web import live
from tests.web.match_page import phone, press
from training.evaluation.tents import BOARD
from training.synthetic.villages import draw_board, shoot, with_tents

GAME = "dorra-amazonas"
TENTS = [("arua", 0, "red"), ("arua", 1, "blue"), ("kurumi", 0, "red"), ("acai", 0, "blue")]
READ = 90_000  # milliseconds for a busy machine


def _jpeg(picture: Any) -> bytes:
    return bytes(cv2.imencode(".jpg", picture)[1])


def test_tents_of_a_photo_are_checked_and_scored(chromium: Browser, address: str) -> None:
    drawn = draw_board(json.loads(BOARD.read_text(encoding="utf-8")))
    photo, _ = shoot(with_tents(drawn, TENTS, np.random.default_rng(4)), np.random.default_rng(4))
    empty: FilePayload = {"name": "empty.jpg", "mimeType": "image/jpeg", "buffer": _jpeg(drawn.picture)}
    with phone(chromium, address) as page:
        page.goto("/#/photo")
        page.locator("select[name=game]").select_option(GAME)
        page.locator("input[name=reference]").set_input_files(empty)
        live.send_photo(page, _jpeg(photo))
        tents = page.locator(".dorra-tent")
        expect(tents).to_have_count(len(TENTS), timeout=READ)
        page.locator("[data-village='acai']").click()
        page.locator("fieldset[data-village='acai'] input[value='red']").check()
        expect(tents).to_have_count(len(TENTS) + 1)
        press(page, "That's right")
        hand = page.locator("details[data-keep='hand-red']")
        hand.locator("summary").click()
        for _ in range(3):
            hand.get_by_role("button", name="Fish +1", exact=True).click()
        press(page, "Score it")
        expect(page.locator(".totals .total").first).to_contain_text(
            "4"
        )  # three fish, and the most of them in a game of two


def test_a_table_is_entered_by_hand_and_counted(chromium: Browser, address: str, tmp_path: Path) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("select").first.select_option(GAME)
        page.get_by_role("link", name="Just score a table").click()
        for village, colour in (("arua", "red"), ("arua", "blue"), ("kurumi", "neutral")):
            page.locator(f"[data-village='{village}']").first.click()
            page.locator(f"fieldset[data-village='{village}'] input[value='{colour}']").check()
        expect(page.locator(".dorra-tent")).to_have_count(3)
        hand = page.locator("details[data-keep='hand-red']")
        hand.locator("summary").click()
        for _ in range(4):
            hand.get_by_role("button", name="Butterfly +1", exact=True).click()
        press(page, "Score it")
        sheet = page.locator(".sheet")
        expect(sheet.locator(".totals .total").first).to_contain_text("5")  # of two players, most brings 1
        with page.expect_download() as saved:
            press(page, "Save as a file")
        file = tmp_path / "table.json"
        saved.value.save_as(file)
        page.goto("/#/")
        expect(page.get_by_role("link", name="Score a photo")).to_be_visible()
        page.goto("/#/edit/dorra-table")
        expect(page.locator(".dorra-tent")).to_have_count(0)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".dorra-tent")).to_have_count(3)
        press(page, "Score it")
        expect(page.locator(".totals .total").first).to_contain_text("5")
