"""Maps on the page: one made in the editor and played, a photo rectified by its corners, and the map under a
table."""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, FilePayload, Page, Route, expect

from tests.soak.games.maps import STAND_IN
from tests.web import live
from tests.web.match_page import (
    Made,
    choose_tile,
    has_points,
    lay,
    on,
    phone,
    place,
    press,
    sent,
    set_up,
    started,
    turn_of,
)
from tests.web.test_access import check, fits
from tests.web.waiting import eventually

STARTS = [one for one in STAND_IN["squares"] if one.get("kind") == "start"]
SHOTS = os.environ.get("MAP_SHOTS")  # a folder for pictures of the tests

CUT_NAMES = """nodes => {
  const view = document.querySelector(".board").getBoundingClientRect();
  const unit = document.querySelector(".map-square rect").getBoundingClientRect().width / 98;
  return nodes.filter(node => {
    const { left, right } = node.getBoundingClientRect();
    const middle = document.querySelector(".board").getScreenCTM();
    const x = Number(node.getAttribute("x")) * middle.a + middle.e;
    const inside = x > view.left + 1 && x < view.right - 1;
    return inside && (left < view.left - 1 || right > view.right + 1);
  }).map(node => node.textContent + unit);
}"""
CELLS = "nodes => nodes.map(node => node.dataset.at)"
REDS = """async (node, points) => {
  const image = new Image();
  image.src = node.getAttribute("href");
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return points.map(([u, v]) => pen.getImageData(u * canvas.width, v * canvas.height, 1, 1).data[0]);
}"""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def brush(page: Page, name: str) -> None:
    page.locator(".map-editor .swatches").get_by_text(name, exact=True).click()


def tap(page: Page, x: int, y: int) -> None:
    page.locator(f".map-cell[data-at='{x},{y}']").click()


def edge(page: Page, side: str, value: str) -> None:
    page.locator(f"select[name='map-edge-{side}']").select_option(value)


def test_a_map_is_made_and_played_on(chromium: Browser, address: str) -> None:
    with phone(chromium, address, size={"width": 412, "height": 915}) as page:
        page.goto("/#/edit/map")
        report = page.locator(".map-editor [aria-live]")
        brush(page, "Start square")
        tap(page, 0, 0)
        expect(report).to_contain_text("1 start square; a map has at least 2")
        tap(page, 3, 0)
        brush(page, "Square")
        tap(page, 5, 4)
        expect(report).to_contain_text("1 square is disconnected from the start squares: row 6, column 7")
        page.get_by_role("button", name="Undo", exact=True).click()
        for cell in ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1)):
            tap(page, *cell)
        brush(page, "Large city")
        tap(page, 3, 1)
        brush(page, "Town")
        tap(page, 1, 1)
        brush(page, "Details")
        tap(page, 0, 0)
        edge(page, "W", "road")
        page.get_by_role("button", name="Coats of arms +1").click()
        tap(page, 0, 1)
        edge(page, "S", "ferry")
        expect(page.get_by_text("Now tap the square of the other end")).to_be_visible()
        tap(page, 2, 1)
        edge(page, "S", "ferry")
        expect(report.locator("[data-right]")).to_be_visible()
        page.locator("input[name='map-name']").fill("Two lands")
        page.locator("input[name='map-name']").press("Tab")
        shot(page, "editor")
        press(page, "Start a match from here")
        expect(page.locator("select[name='map']")).to_be_visible()
        expect(page.locator("select[name='map'] option:checked")).to_have_text("Two lands")
        shot(page, "setup")
        page.locator("button.primary.big").click()
        started(page, address)
        expect(page.locator(".map .map-square")).to_have_count(8)
        shot(page, "match")
        lay(page, "base/A", 1, 0, 90)
        shot(page, "figure")
        on(page, "road, left")
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=5)  # the start tile, this tile, the segment abroad, and 2 for its coat of arms


def test_recommended_tiles_that_nobody_has_are_left_out(chromium: Browser, address: str) -> None:
    """MP-S1: the boxes whose tiles come along on a map are named, and each can be left out."""
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("select[name='map']").select_option("stand-in-map")
        boxes = page.get_by_role("group", name="Also in the pile")
        expect(boxes.get_by_role("checkbox")).to_have_count(2)
        boxes.get_by_text("Traders & Builders").click()
        expect(page.locator("input[value='traders-and-builders'][name='map-tiles']")).not_to_be_checked()
        page.reload()
        expect(page.locator("input[value='traders-and-builders'][name='map-tiles']")).not_to_be_checked()
        page.locator("button.primary.big").click()
        made = started(page, address)
        assert {one["id"] for one in made.get()["catalogs"]} == {
            "base",
            "inns-and-cathedrals",
            "stand-in-map",
        }


def test_faults_of_a_drawing_are_named_in_the_language(chromium: Browser, address: str) -> None:
    with phone(chromium, address, language="ro-RO") as page:
        page.goto("/#/edit/map")
        report = page.locator(".map-editor [aria-live]")
        expect(report).to_contain_text("încă nu este desenat niciun pătrat")
        tap(page, 0, 0)
        expect(report).to_contain_text("o hartă are cel puțin 2 pătrate de început, nu 0")
        tap(page, 4, 4)
        expect(report).to_contain_text(
            "1 pătrat nu are legătură cu pătratele de început: rândul 6, coloana 6"
        )
        expect(report.locator("[lang='en']")).to_have_count(0)
        page.goto("/#/edit/dorra-board")
        report = page.locator(".dorra-editor [aria-live]")
        expect(report).to_contain_text("încă nu este desenat niciun sat")
        expect(report).to_contain_text("sunt 8 cărți de misiune, nu 0")
        for _ in range(2):
            page.locator(".dorra-picked button").click()
        expect(report).to_contain_text("niciun drum nu duce de la restul tablei la 1")
        expect(report).to_contain_text("niciun sat nu are specia fluture")
        expect(report.locator("[lang='en']")).to_have_count(0)


def test_the_grid_keeps_still_and_dragging_fills_a_rectangle(chromium: Browser, address: str) -> None:
    """Cells of 40 pixels and more; a drag is one change, and Undo takes it back."""
    with phone(chromium, address) as page:
        page.goto("/#/edit/map")
        undo = page.get_by_role("button", name="Undo", exact=True)
        expect(undo).to_be_disabled()
        before = on_board(page, "1,1")
        assert before["width"] >= 40
        board, tools = (
            page.locator(f".map-editor .{name}").bounding_box() for name in ("board", "board-tools")
        )
        assert board
        assert tools
        assert board["x"] + board["width"] <= tools["x"]
        brush(page, "Start square")
        drag(page, "1,1", "3,4")
        expect(page.locator(".map-square")).to_have_count(12)
        expect(page.locator(".map-drag")).to_have_count(0)
        brush(page, "Square")
        edge_cell = page.locator(".map-cell[data-at='-1,2']")
        edge_cell.press("Enter")  # the grid goes on there
        expect(page.locator(".map-cell[data-at='-2,2']")).to_have_count(1)
        assert on_board(page, "1,1") == before
        undo.click()
        expect(page.locator(".map-square")).to_have_count(12)
        undo.click()
        expect(page.locator(".map-square")).to_have_count(0)
        assert on_board(page, "1,1") == before
        brush(page, "Details")
        drag(page, "1,1", "2,2")  # one finger moves the map now
        assert on_board(page, "1,1") != before
        check(page)


def on_board(page: Page, at: str) -> dict[str, int]:
    """Where a cell is on the board, and its width."""
    board = page.locator(".map-editor .board").bounding_box() or {}
    cell = page.locator(f".map-cell[data-at='{at}']").bounding_box() or {}
    x, y = (round(cell[axis] - board[axis]) for axis in ("x", "y"))
    return {"x": x, "y": y, "width": round(cell["width"])}


def drag(page: Page, start: str, stop: str) -> None:
    """Drag over the board from one cell to another."""
    page.locator(".map-editor .board-frame").evaluate("node => node.scrollIntoView({ block: 'center' })")
    for at, then in ((start, page.mouse.down), (stop, page.mouse.up)):
        box = page.locator(f".map-cell[data-at='{at}']").bounding_box() or {}
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        then()


def test_published_maps_are_offered_only_with_their_squares(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/edit/map")
        page.locator("summary", has_text="Begin from a map or a photo").click()
        offered = page.locator("select[name='map-known'] option")
        expect(offered).to_have_text(["–", "Example map (124)"])


def test_a_photo_of_a_map_is_straightened_by_its_corners(chromium: Browser, address: str) -> None:
    picture = Image.new("RGB", (800, 700), "#204060")
    corners = [(150, 120), (700, 60), (760, 640), (90, 560)]
    ImageDraw.Draw(picture).polygon(corners, fill="#e0c080")
    file = io.BytesIO()
    picture.save(file, "JPEG")
    with phone(chromium, address) as page:
        page.goto("/#/edit/map")
        page.locator("summary", has_text="Begin from a map or a photo").click()
        photo: FilePayload = {"name": "map.jpg", "mimeType": "image/jpeg", "buffer": file.getvalue()}
        page.locator("input[name='map-photo']").set_input_files(photo)
        expect(page.get_by_text("No grid was found.")).to_be_visible()
        canvas = page.locator("canvas.map-photo")
        for name, (x, y) in zip(("nw", "ne", "se", "sw"), corners, strict=True):
            corner = page.locator(f"[data-corner='{name}']")
            corner.scroll_into_view_if_needed()
            box, handle = canvas.bounding_box() or {}, corner.bounding_box() or {}
            page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
            page.mouse.down()
            page.mouse.move(box["x"] + x * box["width"] / 800, box["y"] + y * box["height"] / 700, steps=2)
            page.mouse.up()
        check(page)
        fits(page)
        press(page, "Use this grid")
        flat = page.locator(".map-editor .board image")
        expect(flat).to_have_count(1)
        seen = flat.evaluate(
            REDS, [(0.13, 0.13), (0.87, 0.13), (0.87, 0.87), (0.13, 0.87), (0.05, 0.5), (0.5, 0.04)]
        )
        assert all(red > 180 for red in seen[:4]), seen
        assert all(red < 80 for red in seen[4:]), seen
        shot(page, "photo")
        brush(page, "Start square")
        tap(page, 0, 0)
        tap(page, 1, 0)
        page.locator("input[name='map-name']").fill("Photographed")
        page.locator("input[name='map-name']").press("Tab")
        press(page, "Save the map")
        expect(page.locator("[data-kept]")).to_contain_text("Photos of games on it can be read")
        page.goto("/#/photo")
        page.locator("select[name='photo-map']").select_option(label="Photographed")


def test_the_saved_state_of_a_map_stays_shown(chromium: Browser, address: str) -> None:
    """The referee's answer about an earlier state of the map arrives after the message that it is saved."""
    waiting: list[Route] = []
    with phone(chromium, address) as page:
        page.goto("/#/edit/map")
        brush(page, "Start square")
        tap(page, 0, 0)
        page.route("**/catalogs/check", lambda route: waiting.append(route))
        with page.expect_request("**/catalogs/check"):
            tap(page, 1, 0)
        press(page, "Save the map")
        expect(page.locator("[data-kept]")).to_be_visible()
        with page.expect_response("**/catalogs/check") as response:
            waiting[-1].continue_()
        response.value.finished()
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(page.locator("[data-kept]")).to_be_visible()


def test_a_table_on_the_stand_in_map_lights_only_squares(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C1", "map": "stand-in-map"})
    made.play(place("red", "base/U", -2, -2), {"type": "end_turn", "player": "red"})
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator(".map .map-square")).to_have_count(124)
        expect(page.locator(".map .map-ferry")).to_have_count(3)
        page.get_by_role("searchbox", name="Find a tile").fill("base/E")
        page.locator(".tile-grid [data-tile='base/E']").click()
        spots = page.locator(".board .board-spot")
        listed = made.get("/placements?tile=base/E")["placements"]
        legal = sorted({f"{one['x']},{one['y']}" for one in listed})
        eventually(lambda: sorted(spots.evaluate_all(CELLS)), legal)  # first those where the edges match
        shot(page, "stand-in")


def test_tiles_on_other_start_squares_are_shown_before_the_match(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("select[name='map']").select_option("stand-in-map")
        second = page.locator("[data-start='1']")
        second.get_by_role("button", name="Choose the tile").click()
        second.get_by_role("searchbox").fill("base/U")
        second.locator("[data-tile='base/U']").click()
        second.get_by_role("button", name="Rotate").click()
        page.locator("button.primary.big").click()
        started(page, address)
        expect(page.locator(".board [data-at='4,2']")).to_have_count(1)
        shot(page, "starts")


def test_a_tile_on_another_start_square_comes_first_and_is_no_turn(chromium: Browser, address: str) -> None:
    """MP-S6 in words; the same player goes on, and nothing ends the turn before."""
    made = Made(address, options={"edition": "C2", "map": "stand-in-map"})
    with phone(chromium, address) as page:
        page.goto(made.link())
        note = page.get_by_text("First draw a tile and place it on another start square, without a figure.")
        expect(note).to_be_visible()
        choose_tile(page, "base/U")
        starts = {(one["x"], one["y"]) for one in STARTS}
        spots = page.locator(".board .board-spot")
        expect(spots.first).to_be_visible()
        eventually(lambda: page.locator(".in-hand-says").inner_text().count("highlighted"), 1)
        cells = [str(spot.get_attribute("data-at")) for spot in spots.all()]  # all that is lit
        assert {tuple(map(int, at.split(","))) for at in cells} < starts
        cell = cells[0]
        page.locator(f".board-spot[data-at='{cell}']").press("Enter")
        press(page, "Place here")
        expect(page.get_by_role("button", name="End without a figure")).to_have_count(0)
        turn_of(page, "Ana")
        expect(note).to_have_count(0)
        choose_tile(page, "base/E")
        expect(spots.first).to_be_visible()
        spots.first.press("Enter")
        press(page, "End without a figure")
        turn_of(page, "Ben")
        sent(page)
        (change,) = made.get("/history")["changes"]
        assert [move["type"] for move in change["moves"]] == ["place", "place", "end_turn"]


def test_a_map_can_be_read_and_does_not_move_during_a_turn(chromium: Browser, address: str) -> None:
    """Names are readable where squares are tapped, and a tile hides the name under it."""
    made = Made(address, options={"edition": "C2", "map": "stand-in-map"})
    view = "node => node.getAttribute('viewBox')"
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto(made.link())
        board, name = page.locator(".board"), page.locator(".map-name", has_text="Moorburg")
        choose_tile(page, "base/U")
        spot = page.locator(".board-spot[data-at='-2,3']")
        expect(spot).to_be_visible()
        further = page.locator(".beyond")  # never an empty line
        assert not further.is_visible() or further.locator("button:not(.is-none)").count()
        scale = board.evaluate("node => node.getScreenCTM().a")
        size = name.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
        assert size * scale >= 12
        press(page, "Show the whole board")
        assert (spot.bounding_box() or {})["width"] < 40
        spot.tap()  # comes closer first
        expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
        assert (spot.bounding_box() or {})["width"] >= 40
        expect(page.locator(".board-ghost")).to_have_count(0)
        before = board.evaluate(view)
        spot.click()
        expect(name).to_be_hidden()
        press(page, "Place here")
        turn_of(page, "Ana")
        assert board.evaluate(view) == before
        page.reload()  # a map opens where play is, not as a whole
        page.locator(".board-tile[data-at='-2,3']").wait_for()
        assert (page.locator(".board-tile[data-at='-2,3']").bounding_box() or {})["width"] >= 40
        press(page, "Ben begins instead")
        turn_of(page, "Ben")
        sent(page)


def test_maps_go_with_the_new_edition_unless_people_choose(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("summary", has_text="More options").click()
        edition = page.get_by_role("combobox", name="Edition", exact=True)
        first = edition.input_value()
        page.locator("select[name='map']").select_option("stand-in-map")
        expect(edition).to_have_value("C2")
        page.locator("select[name='map']").select_option("")
        expect(edition).to_have_value(first)
        page.locator("select[name='map']").select_option("stand-in-map")
        expect(page.get_by_text("Tiles on the start squares")).to_be_visible()
        page.locator("button.primary.big").click()
        made = started(page, address)
        expect(page.locator(".map .map-square")).to_have_count(124)
        assert made.get("/position")["options"]["edition"] == "C2", "what is shown is sent"
        rules = [finding["rule"] for finding in made.get()["findings"]]
        assert "MP-S1" not in rules
        tiles_of_the_second_edition(page)


def test_a_match_on_a_map_without_an_edition_lists_the_tiles_that_are_assumed(
    chromium: Browser, address: str
) -> None:
    """Without an edition, the referee and the page assume the second one on a map."""
    made = Made(address, options={"map": "stand-in-map"})
    with phone(chromium, address) as page:
        page.goto(made.link())
        tiles_of_the_second_edition(page)


def tiles_of_the_second_edition(page: Page) -> None:
    """The tiles with gardens can be entered."""
    search = page.get_by_role("searchbox", name="Find a tile")
    for tile in ("base/V.garden", "inns-and-cathedrals/RFr.iG", "traders-and-builders/CcR.cG"):
        search.fill(tile)
        expect(page.locator(f".tile-grid [data-tile='{tile}']")).to_be_visible()
    search.fill("")


def test_the_map_is_a_new_choice_and_counts_on_the_pad(page: Page, address: str) -> None:
    """The next match had the map of the last one, below the edge; the pad forgot the map that was chosen."""
    set_up(page, address, {"map": "stand-in-map"}, ("Ada", "Bo"))
    page.goto("/")
    page.goto("/#/match/new")
    chosen = page.locator("select[name=map]")
    expect(chosen).to_have_value("")
    chosen.select_option("stand-in-map")
    page.get_by_text("Only points", exact=True).click()
    expect(page.locator("input[name=on-map]")).to_be_checked()


def test_names_at_the_edge_of_the_view_are_whole(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C2", "map": "stand-in-map"})
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator(".map-name").first).to_be_attached()
        cut = page.locator(".map-name:not(.is-covered)").evaluate_all(CUT_NAMES)
        assert cut == []
        page.locator(".board").press("Shift+ArrowRight")
        moved = page.locator(".map-name[transform^='translate']")
        cut = page.locator(".map-name:not(.is-covered)").evaluate_all(CUT_NAMES)
        assert cut == []
        assert moved.count()
