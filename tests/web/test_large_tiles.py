"""Multi-cell tiles in the editor: drawn cell by cell, checked, stored, played; and built-in ones, opened and
saved, do not change."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.games import game as find
from referee.tiles.io import catalog
from referee.tiles.tile_game import TileGame
from tests.web import live
from tests.web.amazonas_page import Trip
from tests.web.drawing import tab_to
from tests.web.looking import cut, untranslated
from tests.web.match_page import Made, phone, press
from tests.web.test_access import check, fits
from tests.web.tile_editor import Editor

AMAZONAS = "Carcassonne Amazonas"


@pytest.fixture
def editor(chromium: Browser, address: str) -> Iterator[Editor]:
    """A new set of the game with multi-cell tiles, on a small phone."""
    with phone(chromium, address) as page:
        made = Editor(page)
        made.new_set(AMAZONAS)
        yield made


def catalog_of(page: Page, id: str) -> Any:
    """A catalog as the server stores it."""
    script = "id => fetch(`/api/v1/catalogs/${encodeURIComponent(id)}`).then((answer) => answer.json())"
    return page.evaluate(script, id)


# ---- built-in tiles do not change ----


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """A tile's row in one order, without derived values."""
    features = [
        {key: sorted(value) if key in ("edges", "halves") else value for key, value in feature.items()}
        for feature in row["features"]
    ]
    return {key: row[key] for key in row.keys() - {"edges", "counts", "outlines"}} | {"features": features}


@pytest.mark.parametrize("name", ["amazonas", "amazonas-bonus-river", "gold-rush"])
def test_every_shipped_tile_opened_and_saved_unchanged_is_the_same(
    chromium: Browser, address: str, name: str
) -> None:
    shipped = catalog.built_in(name)
    with phone(chromium, address) as page:
        page.goto(f"/#/edit/tile/{name}")
        tiles = page.locator(".draw-strip [data-code]")
        expect(tiles).to_have_count(len(shipped.data["tiles"]))
        for number, row in enumerate(shipped.data["tiles"]):
            tiles.nth(number).dispatch_event("click")  # sixty of them: without scrolling to each
            code = row["id"].split("/")[1]
            title = "Start tile of" if code == "start" else f"Tile {code} of"
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            expect(page.locator("input[name=drawn-cell]")).to_have_count(len(row.get("cells", ())))
        with page.expect_response(lambda answer: answer.status == 201) as sent:
            press(page, "Save a copy")
        text = json.dumps(catalog_of(page, sent.value.json()["id"]))
        kept = json.loads(re.sub(r"\bown-\w+/", f"{name}/", text))
    game = find(shipped.game)
    assert isinstance(game, TileGame)
    assert [plain(row) for row in kept["tiles"]] == [plain(row) for row in shipped.data["tiles"]]
    assert kept.get("start") == shipped.data.get("start")
    again = catalog.read(
        {key: kept[key] for key in ("id", "game", "printings", "tiles")}, game.kinds, dict(shipped.marks)
    )
    assert dict(again.tiles) == dict(shipped.tiles)
    assert again.printings[0].counts == shipped.printings[0].counts


# ---- drawing ----


def test_a_box_with_a_double_tile_and_a_start_board_is_drawn_kept_and_played(
    chromium: Browser, address: str
) -> None:
    with phone(chromium, address) as page:
        editor = Editor(page)
        editor.new_set(AMAZONAS)
        draw_start_board(editor)
        draw_double(editor)
        editor.new_tile("an Amazon tile with a “!”")
        editor.right()
        editor.new_tile("a standard tile")
        editor.copies(2)
        kept = catalog_of(page, editor.save("River of ours"))
        start, double, *_ = kept["tiles"]
        assert (start["type"], len(start["cells"])) == ("start", 8)
        assert kept["start"] == start["id"]
        assert (double["type"], double["cells"]) == ("double", [[0, 0], [1, 0]])
        page.goto("/#/match/new")
        page.locator("select").first.select_option("amazonas")
        page.get_by_text("More options").click()
        page.get_by_label("River of ours (a complete set, instead of the printed one)").check()
        press(page, "Start the match")
        expect(page.locator(".standings")).to_be_visible()
        made = Made.on_page(page, address)
        play_the_double(page, start["id"].split("/")[0])
    laid = made.get()["position"]["tiles"]
    assert [one["tile"].split("/")[1] for one in laid] == ["1", "3", "2"]
    board, bang, large = laid
    assert (bang["x"], bang["y"]) == (board["x"] + 4, board["y"])
    assert (large["x"], large["y"]) == (board["x"] + 5, board["y"])
    gained = [one for one in made.get("/lines")["lines"] if one["rule"] in ("CA-L2", "CA-L4")]
    assert {one["points"] for one in gained} == {3}  # two caimans and a piranha of the double tile


def draw_start_board(editor: Editor) -> None:
    """Two by four, a tributary of two cells that flows into the Amazon, a village, a boat, an animal."""
    editor.what("the start board")
    editor.right()
    assert len(editor.cells()) == 8
    editor.cell(2, 2)
    editor.add("tributary", "N", "S")
    editor.count("boat icons on a tributary")
    going = editor.errors.get_by_role("button", name=re.compile("^row 1, column 2: CA-R1"))
    going.click()  # it continues in the cell above, where its end is not entered yet
    expect(editor.page.get_by_role("radio", name="row 1, column 2")).to_be_checked()
    expect(editor.page.get_by_role("radio", name="tributary 1: bottom")).to_be_checked()
    editor.ends("the tributary flows into the Amazon")
    editor.right()
    editor.choose("jungle 2")
    editor.count("animals in the jungle")
    editor.cell(4)
    editor.add("village", "N")
    editor.right()


def draw_double(editor: Editor) -> None:
    """The Amazon with its animals through both cells, a village on the second."""
    editor.new_tile("a double tile")
    editor.right()
    editor.choose("Amazon 1: right, left")
    editor.count("caimans in the Amazon", 2)
    editor.count("piranhas in the Amazon", 1)
    editor.cell(2)
    editor.add("village", "S")
    editor.right()


def play_the_double(page: Page, prefix: str) -> None:
    """The "!" tile and the double tile after it, tapped on the page of the match."""

    def lay(code: str) -> None:
        page.locator(f".tile-grid [data-tile='{prefix}/{code}']").click()
        page.locator(".board .board-spot").first.click()
        press(page, "Place here")

    lay("3")
    expect(page.locator(".drawing h2")).to_be_visible()
    lay("2")
    expect(page.locator(".board-tile[data-tile$='#1'], .board-tile").first).to_be_visible()
    trip = Trip(page, chance=None, picture=lambda name: None)  # type: ignore[arg-type]   # it taps one button
    trip.send(page.locator(".end-turn"))


def test_features_at_an_inner_edge_continue_and_end_there(editor: Editor) -> None:
    editor.what("a double tile")
    editor.add("village", "S", "E")
    assert "village 1: right, bottom" in editor.features()
    editor.cell(2)
    assert solid(editor) == ["Amazon 1: right", "village 1: left"]  # an edge shows one thing
    editor.cell(1)
    expect(editor.page.locator("[data-side='E']")).to_have_attribute(
        "aria-label", "right, towards row\xa01, column\xa02: village 1: right, bottom"
    )
    editor.sides("E")  # the Amazon takes the edge again, on both sides
    assert solid(editor) == ["Amazon 1: right, left", "village 1: bottom"]
    editor.cell(2)
    assert solid(editor) == ["Amazon 1: right, left"]
    editor.sides("W")
    editor.cell(1)
    assert solid(editor) == ["Amazon 1: left", "village 1: bottom"]
    press(editor.page, "Undo")
    press(editor.page, "Undo")
    press(editor.page, "Undo")
    press(editor.page, "Undo")
    editor.cell(2)
    assert solid(editor) == ["Amazon 1: right, left"]


def solid(editor: Editor) -> list[str]:
    """The features of the cell other than jungle."""
    return [name for name in editor.features() if "jungle" not in name]


def test_nothing_is_lost_by_a_wrong_shape(editor: Editor) -> None:
    page = editor.page
    editor.what("a double tile")
    editor.cell(2)
    editor.add("village", "S")
    editor.open_size("2 × 1")
    press(page, "Cells across −1")
    expect(editor.errors).to_contain_text("CA-A4: a double tile has 2 cells, not 1 by 1")
    assert editor.cells() == []
    editor.choose("Amazon 1")
    editor.sides("E")
    press(page, "Cells across +1")
    expect(editor.errors.get_by_role("button")).to_have_text(
        ["row 1, column 1: Where it meets row 1, column 2, the two cells show different things."]
    )
    assert editor.cells() == [
        "row 1, column 1, something is wrong here",
        "row 1, column 2",
    ]
    editor.choose("Amazon 1")
    editor.sides("E")
    editor.right()
    editor.cell(2)
    assert "village 1: bottom" in editor.features()


def test_a_cell_is_taken_away_and_put_back(editor: Editor) -> None:
    page = editor.page
    editor.what("the start board")
    editor.cell(3)
    editor.add("village", "N")
    editor.open_size("4 × 2")
    press(page, "Remove the cell: row 1, column 3")
    gone = editor.errors.get_by_role("button", name=re.compile("^row 1, column 3: This cell is missing"))
    assert len(editor.cells()) == 7
    gone.click()
    expect(page.get_by_role("button", name="Put the cell back: row 1, column 3")).to_be_focused()
    page.keyboard.press("Enter")
    editor.right()
    assert editor.features()[:2] == ["Amazon 1: right, left", "village 1: top"]
    editor.cell(1)
    press(page, "Remove the cell: row 1, column 1")
    assert len(editor.cells()) == 7
    press(page, "Undo")
    assert len(editor.cells()) == 8


def test_any_rectangle_up_to_twelve_cells(editor: Editor) -> None:
    page = editor.page
    editor.open_size("1 × 1")
    for _ in range(3):
        press(page, "Cells across +1")
    for _ in range(4):
        press(page, "Cells down +1")
    assert len(editor.cells()) == 12
    fits(page)
    press(page, "Cells across −1")
    press(page, "Cells across −1")
    press(page, "Cells across −1")
    for _ in range(9):
        press(page, "Cells down +1")
    expect(page.locator("details.more summary").filter(has_text="Size in cells: 1 × 12")).to_be_visible()
    assert len(editor.cells()) == 12


# ---- other screens ----


def test_large_tiles_are_copied_and_pictured_whole(editor: Editor) -> None:
    page = editor.page
    press(page, "Copy a printed tile")
    page.locator(".tile-grid [data-tile='amazonas/D-42']").click()
    editor.right()
    assert editor.cells() == ["row 1, column 1", "row 1, column 2"]
    picture = page.locator(".draw-strip [aria-current=true] svg")
    expect(picture).to_have_attribute("viewBox", "0 0 200 100")
    box = picture.bounding_box()
    assert box
    assert box["width"] == pytest.approx(2 * box["height"], rel=0.02)
    assert picture.locator(".tile-stream").count() == 2


def test_a_set_saved_by_an_older_version_opens_whole(editor: Editor) -> None:
    """A draft from before, in which this browser kept multi-cell tiles separately from the editable ones."""
    page = editor.page
    script = """async () => {
        const key = 'tile-referee.draft.tiles';
        const {tiles} = await (await fetch('/api/v1/catalogs/amazonas')).json();
        const {id, ...tile} = tiles.find((one) => one.id === 'amazonas/D-42');
        const set = JSON.parse(localStorage.getItem(key));
        const large = [{code: 'D-42', copies: 2, start: false, tile}];
        localStorage.setItem(key, JSON.stringify({...set, large}));
    }"""
    page.evaluate(script)
    page.goto("about:blank")
    page.goto("/#/edit/tile")
    page.locator(".draw-strip [data-code='D-42']").click()
    editor.right()
    assert len(editor.cells()) == 2


# ---- accessibility ----


def test_a_double_tile_by_keyboard(editor: Editor) -> None:
    page = editor.page
    editor.what("a double tile")
    editor.right()
    page.get_by_role("radio", name="row 1, column 1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="row 1, column 2")).to_be_focused()
    tab_to(page, "tributary")
    page.keyboard.press("Enter")
    page.locator(".side[tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="tributary 1: top")).to_be_checked()
    tab_to(page, "Remove: tributary 1")
    page.keyboard.press("Enter")
    editor.right()
    assert not [name for name in editor.features() if "tributary" in name]


@pytest.mark.parametrize(
    ("size", "dark", "language"),
    [(live.SMALL, True, "de"), (live.LARGE, False, "ro"), (live.DESKTOP, False, "it")],
)
def test_large_tiles_are_for_everybody(
    chromium: Browser, address: str, size: dict[str, int], dark: bool, language: str
) -> None:
    with live.session(chromium, address, size, dark, language) as page:
        page.goto("/#/edit/tile/amazonas")
        for code in ("D-42", "start"):
            page.locator(f".draw-strip [data-code='{code}']").click()
            page.locator(".tile-panel .scope .icon").first.wait_for()
            page.locator(".cell-choice").nth(1).click()
            for fold in page.locator("details.more").all():
                fold.evaluate("fold => fold.open = true")
            check(page)
            fits(page)
            assert [*untranslated(page, language), *cut(page)] == []
        page.locator("[data-act='remove-cell']").click()
        page.locator(".draw-errors").wait_for()
        check(page)
        fits(page)
