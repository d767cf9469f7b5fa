"""Gold Rush on the page: a whole game of a small box, tapped tile by tile to the last line of gold; tokens
that only their owner sees; lying markers; a tile of a user's box."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.drawing import cell, feature
from tests.web.match_page import Made, choose_tile, deploy, end, phone, place, press, small_box
from tests.web.rush_page import Rush
from tests.web.waiting import eventually

SMALL_BOX = {"33": 3, "27": 2, "26a": 1, "08": 1}


def tent(player: str, x: int, y: int, at: str) -> dict[str, Any]:
    return {"type": "pitch", "player": player, "x": x, "y": y, "feature": {"kind": "mountain", "at": at}}


def test_a_whole_game_is_tapped_to_the_last_line_of_gold(chromium: Browser, address: str) -> None:
    made = Made(address, game="gold-rush", options={}, catalogs=[small_box(address, "gold-rush", SMALL_BOX)])
    with phone(chromium, address) as page:
        page.goto(made.link())
        game = Rush(page, chance=random.Random(5), picture=lambda name: None, tents=0.9)
        game.all()
        assert game.turns == sum(SMALL_BOX.values()) - 1
        assert game.done["mine"]
        assert game.done["reveal"]
        expect(
            page.locator(".ending .score-line, .ending .line").filter(has_text="gold").first
        ).to_be_visible()
    final = made.get()
    assert final["over"]
    gold = {one["player"]: one["points"] for one in made.get("/lines")["lines"] if one["rule"] == "GR-E9"}
    held = final["position"]["held"]
    assert gold == {player: sum(things["mining"]) for player, things in held.items()}


def test_tokens_are_seen_by_their_owner_and_markers_lie(chromium: Browser, address: str) -> None:
    players = [{"id": "red", "name": "Ana", "points": 49}, {"id": "blue", "name": "Ben"}]
    made = Made(address, game="gold-rush", options={}, players=players)
    made.play(place("red", "gold-rush/27", 0, -1), tent("red", 0, -1, "N"), end("red"))
    made.play(place("blue", "gold-rush/08", 1, 0, 180), end("blue"))
    made.play(place("red", "gold-rush/01b", 0, 1, 90), {"type": "mine", "player": "red"}, end("red"))
    made.play(place("blue", "gold-rush/08", -1, 0), end("blue"))
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ana.goto(made.link("red"))
        ben.goto(made.link("blue"))
        mine = ana.locator(".gold-rows [data-player=red]")
        mine.locator("summary").click()
        mine.get_by_role("group", name="Worth 5").get_by_role("button").last.click()
        press(ana, "Report what the tokens show")
        expect(mine.locator(".gold")).to_have_attribute("aria-label", "1 token; 5")
        theirs = ben.locator(".gold-rows [data-player=red]")
        expect(theirs.locator(".gold")).to_have_attribute("aria-label", "1 token")
        expect(theirs.locator("summary")).to_have_count(0)
        made.stored(5)
        made.play(
            place("red", "gold-rush/08", 2, 0), deploy("red", 2, 0, "prairie", "NR", "cowboy"), end("red")
        )
        made.call(
            f"/{made.id}/moves",
            {
                "seq": made.get()["seq"],
                "moves": [{"type": "adjust", "player": "red", "points": 2, "note": "x"}],
            },
            made.tokens["host"],
        )
        ana.locator(".standings").click()
        expect(ana.locator(".track-marker.is-lying[data-player=red]")).to_be_visible()
        expect(ana.locator(".track-row[data-player=red]")).to_contain_text("lying on space 1")


def test_the_tent_hides_neither_the_tile_nor_the_board(chromium: Browser, address: str) -> None:
    """Its button is next to the end of the turn; two mountains are framed, and nothing is darkened."""
    made = Made(address, game="gold-rush", options={})
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "gold-rush/27")
        page.locator(".board [data-at='0,-1']").click()
        press(page, "Place here")
        also = page.get_by_role("button", name="Pitch the tent…")
        expect(also).to_be_visible()

        def in_one_row() -> bool:  # each answer of the server draws the panel again
            boxes = [one.bounding_box() for one in (also, page.locator(".end-turn"))]
            tops = [box["y"] for box in boxes if box]
            return len(tops) == len(boxes) and max(tops) - min(tops) < 20

        eventually(in_one_row, wanted=True)
        expect(page.locator(".board-above .veil")).to_have_count(0)


def test_the_end_comes_before_tiles_that_the_box_cannot_hold(chromium: Browser, address: str) -> None:
    """With one tile of a kind too many on the table the box is empty, and another kind is left in it; the
    button that ends the game was below all tiles."""
    box = small_box(address, "gold-rush", {"33": 1, "08": 1, "27": 1})
    made = Made(address, game="gold-rush", options={}, catalogs=[box])
    for seq, player in enumerate(("red", "blue")):
        moves = [place(player, "gold-rush/08", 1 + seq, 0), end(player)]
        body = {"seq": seq, "insist": True, "moves": moves}
        made.call(f"/{made.id}/moves", body, made.tokens["host"])
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.get_by_role("heading", name="All tiles are placed")).to_be_visible()
        expect(page.locator(".tile-grid [data-tile='gold-rush/27']")).to_be_hidden()
        ending = page.get_by_role("button", name="End of the game…")
        expect(ending).to_be_in_viewport(ratio=1)
        page.get_by_text("A tile is left after all").click()  # it can be right
        expect(page.locator(".tile-grid [data-tile='gold-rush/27']")).to_be_in_viewport(ratio=1)


def test_a_tile_of_a_custom_box_is_drawn_and_checked(chromium: Browser, address: str) -> None:
    def railroad(page: Page, side: str) -> None:
        page.locator("[data-act='add-railroad']").click()
        page.locator(f".tile-canvas [data-side='{side}']").click()
        page.get_by_label("Where it ends").select_option(label="the railroad ends in a city")

    with phone(chromium, address) as page:
        page.goto("/#/edit/tile")
        press(page, "New set for Gold Rush")
        errors = page.locator(".draw-errors")
        railroad(page, "N")
        expect(errors).to_contain_text("GR-R1: there is no city on this tile")
        page.locator("[data-act='add-city']").click()
        railroad(page, "E")
        expect(errors).to_contain_text(
            "GR-Y1: a city has 3 or 4 exits, railroads that end in it; this one has 2"
        )
        railroad(page, "S")
        expect(page.get_by_text("This tile is correct.")).to_be_visible()


def test_a_tent_is_queried_by_its_own_move(chromium: Browser, address: str) -> None:
    """In a dispute: pitched, not deployed; for an illegal feature the referee lists alternatives."""
    made = Made(address, game="gold-rush", options={})
    made.play(place("red", "gold-rush/26a", 0, -1, 180), end("red"))
    made.play(place("blue", "gold-rush/33", 1, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "Match menu")
        press(page, "Settle a dispute about this table")
        page.locator(".question-button").filter(has_text="May I place a figure here?").click()
        cell(page, 1, 0).click()
        page.get_by_text("tent", exact=True).click()
        feature(page, "mountain")
        expect(page.locator(".verdict-says")).to_have_text("Yes, it may go there.")
        expect(page.locator(".reason").filter(has_text="GR-A1")).to_contain_text("pitches the tent")
        cell(page, 0, 0).click()
        feature(page, "mountain")
        expect(page.locator(".verdict-says")).to_have_text("No, it may not go there.")
        expect(page.locator(".reason").first).to_contain_text(
            "This mountain is complete, so no tent may be pitched there."
        )
        page.locator(".board-figure.is-better").click()
        expect(page.locator(".verdict-says")).to_have_text("Yes, it may go there.")


def test_mining_is_queried_with_its_rules(chromium: Browser, address: str) -> None:
    """In a dispute: illegal without a tent there; with one, the top token is taken."""
    made = Made(address, game="gold-rush", options={})
    made.play(place("red", "gold-rush/27", 0, -1), tent("red", 0, -1, "N"), end("red"))
    made.play(place("blue", "gold-rush/33", 1, 0), end("blue"))
    made.play(place("red", "gold-rush/33", 2, 0))
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "Match menu")
        press(page, "Settle a dispute about this table")
        page.locator(".question-button").filter(has_text="May I take a token?").click()
        expect(page.locator(".verdict-says")).to_have_text("Yes, a token may be taken.")
        expect(page.locator(".reason").first).to_contain_text("takes the top one of 3 tokens")
        page.locator(".making, .scores").get_by_text("Ben", exact=True).first.click()
        expect(page.locator(".verdict-says")).to_have_text("No, no token may be taken now.")
        expect(page.locator(".reason").filter(has_text="GR-Q1")).to_contain_text("has no tent on a mountain")


def test_a_custom_box_names_its_start_tile_and_is_checked_as_a_whole(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/edit/tile")
        press(page, "New set for Gold Rush")
        page.locator("[data-act='add-mountain']").click()
        page.locator(".tile-canvas [data-side='N']").click()
        page.locator("details.more summary").filter(has_text="Marks on mountain").click()
        press(page, "nuggets of gold on a mountain +1")
        page.get_by_label("The game starts with this tile").check()
        press(page, "Save the set")
        expect(page.locator(".draw-keep .scope")).to_contain_text("GR-Z1: tiles: 1, but the box has 72")
        expect(page.locator(".draw-keep .scope")).not_to_contain_text("GR-S1")
