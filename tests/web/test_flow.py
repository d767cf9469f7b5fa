"""From a photo to its scores, as people use the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import live
from tests.web.sizes import every_size


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def later(page: Page) -> None:
    """Leave every review question for later."""
    button(page, "Skip all questions")
    expect(page.get_by_role("heading", name="questions are left open")).to_be_visible()


def total(page: Page, colour: str) -> str:
    return page.locator(".total", has_text=colour).locator(".total-points").inner_text()


@every_size
def test_photo_doubts_scores(table: Page) -> None:
    left = table.locator(".eyebrow")
    expect(left).to_have_text("3 things to check")
    expect(table.locator(".board image")).to_have_attribute("href", re.compile("^blob:"))

    table.locator(".candidate[data-tile='base/P']").click()
    expect(left).to_have_text("2 things to check")
    expect(table.get_by_role("heading", name="Is this figure right?")).to_be_visible()
    button(table, "That's right")
    expect(table.get_by_role("heading", name="Is there a tile here?")).to_be_visible()
    expect(table.locator(".seen-first .crop")).to_be_in_viewport(ratio=1)
    expect(table.locator(".seen-first .crop")).to_have_css("border-radius", "10px")
    # next to the picture, not below the candidates
    expect(table.get_by_role("button", name="No, nothing here")).to_be_in_viewport(ratio=1)
    button(table, "No, nothing here")
    expect(table.get_by_role("heading", name="All checked")).to_be_visible()

    button(table, "Show the scores")
    expect(table.get_by_text(re.compile("^These are only the points on the table"))).to_be_visible()
    assert (total(table, "Blue"), total(table, "Green")) == ("7", "4")
    line = table.get_by_role("button", name=re.compile("Blue scores 7 for an incomplete road"))
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(table.locator(".board-above .lit")).to_have_count(7)  # the road itself, on its seven tiles
    expect(line.locator("xpath=following-sibling::div").get_by_role("row", name="Total")).to_contain_text("7")


def test_a_rule_opens_with_its_text(table: Page) -> None:
    later(table)
    button(table, "Show the scores")
    table.get_by_role("button", name=re.compile("Blue scores 7")).click()
    table.get_by_role("button", name="Rule CB-R3: show its text").click()
    dialog = table.get_by_role("dialog")
    expect(dialog).to_contain_text("Source:")
    button(table, "Close")
    expect(dialog).to_have_count(0)


def test_points_so_far_make_it_the_whole_score(table: Page) -> None:
    later(table)
    button(table, "Show the scores")
    table.get_by_text("Add the points scored earlier").click()
    for colour, points in (("Red", "31"), ("Blue", "24"), ("Green", "18"), ("Yellow", "40")):
        table.get_by_role("spinbutton", name=colour).fill(points)
    button(table, "Add to the scores")
    expect(table.locator(".scope")).to_contain_text("The whole score")
    expect(table.get_by_text("24 before, 7 on the table")).to_be_visible()
    assert total(table, "Blue") == "31"


def test_as_it_stands_only_complete_features_pay(table: Page) -> None:
    later(table)
    button(table, "Show the scores")
    expect(table.get_by_role("button", name=re.compile("Blue scores 7"))).to_be_visible()
    button(table, "Right now")
    expect(table.get_by_role("button", name=re.compile("Blue scores 7"))).to_have_count(0)


def test_another_tile_is_chosen_and_turned(table: Page) -> None:
    """The stand-in reads the tile in row 4, column 3 confidently as another one: people correct it."""
    later(table)
    cell = table.locator("[data-at='0,1']")
    expect(cell).to_have_attribute("aria-label", "row\xa04, column\xa03: 2 cities")
    cell.click()
    expect(table.get_by_role("heading", name="Tile: row 4, column 3")).to_be_visible()
    table.get_by_role("searchbox", name="Find a tile").fill("base/N")
    table.locator(".tile-grid [data-tile='base/N']").click()
    table.locator(".turns [data-rotation='180']").click()
    expect(cell).to_have_attribute("aria-label", "row\xa04, column\xa03: city")
    cell.click()
    expect(table.locator(".turns [data-rotation]")).to_have_count(4)
    table.get_by_role("searchbox", name="Find a tile").fill("base/C")
    table.locator(".tile-grid [data-tile='base/C']").click()  # symmetric: the rotation does not matter
    expect(cell).to_have_attribute("aria-label", "row\xa04, column\xa03: city and coat of arms")


def test_no_tile_and_a_turn(table: Page) -> None:
    later(table)
    cell = table.locator("[data-at='2,1']")
    cell.click()
    button(table, "Rotate")
    expect(
        table.get_by_role("heading", name="to check").or_(table.get_by_text("to check").first)
    ).to_be_visible()
    button(table, "Skip all questions")
    cell.click()
    button(table, "No tile here")
    expect(cell).to_have_count(0)


def test_a_figure_changes_owner_and_feature(table: Page) -> None:
    later(table)
    figure = table.locator("[data-figure='1']")
    expect(figure).to_have_attribute("aria-label", "Blue meeple, row\xa03, column\xa03")
    figure.click()
    table.get_by_text("Black", exact=True).click()
    table.get_by_text("city, top", exact=True).click()
    button(table, "Save")
    expect(table.locator("[aria-label='Black meeple, row\xa03, column\xa03']")).to_have_count(1)
    button(table, "Show the scores")
    expect(table.get_by_role("button", name=re.compile("Black scores 4 for"))).to_be_visible()


def test_a_figure_changes_owner_on_a_tile_that_nobody_can_name(table: Page) -> None:
    """Its feature is entered once the tile is known, and its owner stays as corrected."""
    cell = table.locator("[data-at='0,0']")
    later(table)
    cell.press("Enter")  # a figure is on its middle
    button(table, "Not sure")
    button(table, "Skip all questions")
    table.locator("[data-figure='1']").click()
    table.get_by_text("Black", exact=True).click()
    expect(table.locator(".figure-panel")).to_contain_text("only once the tile is known")
    button(table, "Save")
    black = table.locator("[aria-label^='Black meeple, row\xa03, column\xa03']")
    expect(black).to_have_count(1)
    cell.press("Enter")
    table.get_by_role("searchbox", name="Find a tile").fill("base/D")
    table.locator(".tile-grid [data-tile='base/D']").click()
    table.locator(".turns [data-rotation='0']").click()
    expect(cell).to_have_attribute("aria-label", re.compile("city"))
    expect(black).to_have_count(1)


def test_a_feature_is_chosen_by_tapping_the_drawn_tile(table: Page) -> None:
    later(table)
    table.locator("[data-figure='1']").click()
    expect(table.get_by_role("radio", name="road, left and right")).to_be_checked()
    picture = table.locator(".feature-map .tile-picture")
    box = picture.bounding_box()
    assert box is not None
    picture.click(position={"x": box["width"] * 0.5, "y": box["height"] * 0.08})
    expect(table.get_by_role("radio", name="city, top")).to_be_checked()


def test_a_figure_is_added_and_removed(table: Page) -> None:
    later(table)
    figures = table.locator(".board-figure")
    expect(figures).to_have_count(7)
    table.locator("[data-at='2,0']").click()
    button(table, "Add a figure")
    expect(table.get_by_role("button", name="Save")).to_be_disabled()
    table.locator(".swatch").get_by_text("Green", exact=True).click()
    table.get_by_text("road, top and left", exact=True).click()
    button(table, "Save")
    expect(figures).to_have_count(8)
    table.locator("[aria-label='Green meeple, row\xa03, column\xa05']").click()
    button(table, "No figure here")
    expect(figures).to_have_count(7)


def test_photo_and_drawn_board(table: Page) -> None:
    later(table)
    button(table, "Drawn")
    expect(table.locator(".board image")).to_have_count(0)
    expect(table.locator(".board .tile-ground")).to_have_count(21)
    button(table, "Photo")
    expect(table.locator(".board image")).to_have_count(1)


def test_zoom_by_buttons_wheel_and_fingers(table: Page) -> None:
    later(table)
    board = table.locator("svg.board")
    button(table, "Show the whole board")
    whole = board.get_attribute("viewBox")
    button(table, "Zoom in")
    closer = board.get_attribute("viewBox")
    assert closer != whole
    box = board.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.mouse.move(*middle)
    table.mouse.down()
    table.mouse.move(middle[0] + 60, middle[1] + 20, steps=4)
    table.mouse.up()
    moved = board.get_attribute("viewBox")
    assert moved != closer
    expect(
        table.get_by_role("heading", name="questions are left open")
    ).to_be_visible()  # dragging chose nothing
    table.mouse.wheel(0, -300)
    expect(board).not_to_have_attribute("viewBox", moved or "")
    button(table, "Show the whole board")
    expect(board).to_have_attribute("viewBox", whole or "")


def test_two_fingers_zoom(table: Page) -> None:
    later(table)
    board = table.locator("svg.board")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = table.context.new_cdp_session(table)

    def touch(kind: str, apart: float | None = None) -> None:
        points = (
            [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        )
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def width() -> float:
        return float((board.get_attribute("viewBox") or "").split()[2])

    before = width()
    touch("touchStart", 30)
    for apart in (40, 60, 90):
        touch("touchMove", apart)
    touch("touchEnd")
    assert width() == pytest.approx(before / 3, rel=0.15)
    expect(table.get_by_role("heading", name="questions are left open")).to_be_visible()


def test_photos_of_this_browser_are_found_again(table: Page) -> None:
    """In the same tab, in another one, and for as long as servers keep photos."""
    later(table)
    table.locator("[data-at='2,1']").click()
    with table.expect_response(lambda answer: answer.request.method == "PATCH"):
        button(table, "No tile here")
    table.get_by_role("link", name="Home").click()
    table.get_by_role("link", name=re.compile("20 tiles|21 tiles")).click()
    expect(table.locator(".board-tile:not(.is-missing)")).to_have_count(20)
    other = table.context.new_page()
    other.goto(table.url)
    expect(other.locator(".board-tile:not(.is-missing)")).to_have_count(20)
    other.goto("/#/")
    expect(other.get_by_role("heading", name="Recent photos")).to_be_visible()
    other.evaluate(
        """() => {
            const [photo] = JSON.parse(localStorage.getItem('tile-referee.photos'));
            const old = { ...photo, at: Date.now() - 8 * 24 * 3600 * 1000 };
            localStorage.setItem('tile-referee.photos', JSON.stringify([old]));
        }"""
    )
    other.reload()
    expect(other.get_by_role("heading", name="Tile Referee")).to_be_visible()
    expect(other.get_by_role("heading", name="Recent photos")).to_have_count(0)
    assert other.evaluate("localStorage.getItem('tile-referee.photos')") == "[]"


def test_a_link_may_carry_the_token_in_its_fragment(table: Page, address: str) -> None:
    token = table.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos'))[0].token")
    other = table.context.browser.new_context(base_url=address)  # type: ignore[union-attr]
    friend = other.new_page()
    friend.goto(f"{table.url}/{token}")
    expect(friend.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    assert token not in friend.url
    other.close()


def test_no_requested_address_holds_a_token(page: Page, picture: bytes) -> None:
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    live.send_photo(page, picture)
    page.get_by_role("heading", name="Which tile is this?").wait_for()
    token = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos'))[0].token")
    assert urls
    assert not [url for url in urls if token in url]
    assert {url.split("/")[2] for url in urls if url.startswith("http")} == {page.url.split("/")[2]}
