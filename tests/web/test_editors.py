"""The editors: boards and tiles are drawn by touch and by keys, and checked at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.web import live
from tests.web.drawing import back, cell, feature, first, label, lay, press, sized, tab_to, tap
from tests.web.sizes import SIZES
from tests.web.test_access import check, fits
from tests.web.waiting import eventually


@pytest.fixture(params=list(SIZES))
def board(
    chromium: Browser, address: str, expected: list[str], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """The board editor, small and large."""
    yield from sized(chromium, address, expected, request.param, "#/edit/board")


@pytest.fixture
def small(chromium: Browser, address: str, expected: list[str]) -> Iterator[Page]:
    """The board editor on a small phone only."""
    yield from sized(chromium, address, expected, "360", "#/edit/board")


@pytest.fixture
def tile(
    chromium: Browser, address: str, expected: list[str], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """The tile editor: on a small phone, unless a test changes that."""
    yield from sized(chromium, address, expected, getattr(request, "param", "360"), "#/edit/tile")


# ---- boards ----


def test_a_board_is_drawn_and_scored(board: Page) -> None:
    first(board, "base/D")
    feature(board, "city")
    lay(board, 0, -1, "base/E")
    label(board, 0, -1, "row\xa01, column\xa01: city")
    label(board, 0, 0, "row\xa02, column\xa01: road and city, red meeple in city, top")
    back(board)
    line = board.get_by_role("button", name=re.compile("Red scores 4 for a completed city"))
    line.click()
    expect(board.locator(".board-above .lit")).to_have_count(2)  # the city itself on both tiles
    expect(line.locator("xpath=following-sibling::div")).to_contain_text("2 tiles × 2")
    press(board, "At the end")
    expect(board.get_by_role("button", name=re.compile("Red scores 4 for a completed city"))).to_be_visible()


def test_turn_move_undo_take_away(board: Page) -> None:
    first(board, "base/D")
    feature(board, "road")
    press(board, "Rotate")
    expect(board.locator(".feature-row", has_text="road, top and bottom")).to_contain_text("")
    label(board, 0, 0, "row\xa01, column\xa01: road and city, red meeple on road, top and bottom")
    tap(board, 0, 0)  # a second tap turns it, too
    expect(board.locator(".feature-row", has_text="city, bottom")).to_be_visible()
    lay(board, 0, -1, "base/B")
    press(board, "Move")
    cell(board, 1, 0).click()
    label(board, 1, 0, re.compile("^row.1, column.2: monastery"))
    expect(cell(board, 0, -1)).to_have_class(re.compile("board-spot"))
    press(board, "Undo")
    label(board, 0, -1, "row\xa01, column\xa01: monastery")
    tap(board, 0, 0)
    press(board, "Remove")
    expect(board.locator(".board-figure")).to_have_count(0)
    expect(board.locator(".board-tile:not(.board-spot)")).to_have_count(1)


def test_faults_are_listed_and_marked(board: Page) -> None:
    first(board, "base/D")
    lay(board, 1, 0, "base/E")
    back(board)
    finding = board.locator(".finding-error")
    expect(finding).to_contain_text("Edges must match")
    expect(board.locator(".board .flag")).to_have_count(2)
    label(board, 1, 0, "row\xa01, column\xa02: city, something is wrong here")
    cell(board, 1, 0).click()
    for _ in range(3):
        press(board, "Rotate")
    expect(board.locator(".board .flag")).to_have_count(2)  # E has no road at all
    press(board, "Remove")
    expect(board.locator(".board .flag")).to_have_count(0)


def test_figures_are_changed_and_taken_away(small: Page) -> None:
    first(small, "base/D")
    feature(small, "road")
    small.locator(".board-figure").click()
    expect(small.get_by_role("heading", name="Red meeple")).to_be_focused()
    small.get_by_text("Blue", exact=True).click()
    expect(small.get_by_role("heading", name="Blue meeple")).to_be_visible()
    small.get_by_text("city, top", exact=True).click()
    label(small, 0, 0, "row\xa01, column\xa01: road and city, blue meeple in city, top")
    press(small, "Its tile")
    press(small, "Remove: blue meeple")
    expect(small.locator(".board-figure")).to_have_count(0)


def test_expansions_bring_their_figures_and_tokens(small: Page) -> None:
    press(small, "Game and players")
    small.get_by_role("checkbox", name="Hills & Sheep").check()
    small.get_by_text("Green", exact=True).click()
    back(small)
    first(small, "base/D")
    small.get_by_text("shepherd", exact=True).click()
    small.get_by_text("Green", exact=True).click()
    feature(small, "field")
    press(small, "Put on this tile: sheep 3")
    label(small, 0, 0, re.compile("^row.1, column.1: road and city, green shepherd in field.* and sheep 3$"))
    small.locator(".board-token").click()
    small.get_by_text("sheep 4", exact=True).click()
    expect(small.locator(".board-token")).to_have_attribute("aria-label", "sheep 4, row\xa01, column\xa01")
    press(small, "Remove")
    expect(small.locator(".board-token")).to_have_count(0)


def put(page: Page, token: str) -> None:
    press(page, f"Put on this tile: {token}")


def tokens_in(request: Request) -> list[Any]:
    """The tokens of the table that this request wants scored."""
    body = request.post_data_json if request.url.endswith("/scores") else {}
    return list(body["position"]["tokens"]) if body else []


def test_how_pieces_of_the_large_boxes_lie_is_entered(small: Page) -> None:
    """Between which edges a bridge lies, over which tiles a castle, on which corner a barn."""
    press(small, "Game and players")
    for box in ("Bridges, Castles & Bazaars", "Abbey & Mayor"):
        small.get_by_role("checkbox", name=box, exact=True).check()
    back(small)
    first(small, "base/E")
    lay(small, 0, -1, "base/E")
    lay(small, 1, -1, "base/B")
    lay(small, 1, 0, "base/B")
    expect(small.get_by_role("button", name=re.compile("Put on this tile: castle"))).to_have_count(0)
    put(small, "bridge, top and bottom")
    small.locator(".board-token").click()
    small.get_by_text("bridge, left and right", exact=True).click()
    expect(small.get_by_role("radio", name="bridge, left and right")).to_be_checked()
    check(small)
    fits(small)
    press(small, "Its tile")
    press(small, "Rotate")
    small.locator(".board-token").click()
    expect(small.get_by_role("radio", name="bridge, top and bottom")).to_be_checked()
    press(small, "Its tile")
    small.get_by_text("barn", exact=True).click()
    check(small)
    small.get_by_text("top and left", exact=True).click()
    expect(small.locator(".board-figure[data-cell='1,0']")).to_have_count(1)
    tap(small, 0, 0)
    put(small, "castle, top")
    expect(small.locator(".board-token")).to_have_count(2)
    press(small, "Undo")
    with small.expect_request(lambda one: len(tokens_in(one)) == 2) as request:
        put(small, "castle, top")
    position = (request.value.post_data_json or {})["position"]
    bridge, castle = position["tokens"]
    assert (bridge["edges"], castle["tiles"]) == (["N", "S"], [[0, 0], [0, -1]])
    (barn,) = position["figures"]
    assert (barn["kind"], barn["point"]) == ("barn", [1, 0])
    tap(small, 0, -1)
    press(small, "Remove")
    expect(small.locator(".board-token")).to_have_count(1)  # no castle over one tile


def test_a_board_is_saved_opened_and_shared(small: Page, address: str, tmp_path: Path) -> None:
    first(small, "base/D")
    feature(small, "road")
    lay(small, 1, 0, "base/U", turns=1)
    back(small)
    with small.expect_download() as download:
        press(small, "Save as a file")
    file = tmp_path / "table.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text())
    assert [one["tile"] for one in saved["tiles"]] == ["base/D", "base/U"]
    assert saved["figures"][0]["feature"] == {"kind": "road", "at": ["W", "E"]}
    press(small, "Show it to others")
    link = small.get_by_role("textbox", name="Link").input_value()

    other = live.context(small.context.browser, address, live.SMALL)  # type: ignore[arg-type]
    friend = other.new_page()
    friend.goto(link)
    expect(friend.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    expect(friend.locator(".board-figure")).to_have_count(1)
    press(friend, "Another table…")
    press(friend, "Empty table")
    expect(friend.get_by_role("heading", name="An empty table")).to_be_visible()
    press(friend, "Another table…")
    with friend.expect_file_chooser() as chooser:
        friend.get_by_text("Open a file").click()
    chooser.value.set_files(file)
    expect(friend.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    friend.reload()
    expect(friend.locator(".board-figure")).to_have_count(1)  # the browser keeps the draft
    press(friend, "Another table…")
    with friend.expect_file_chooser() as chooser:
        friend.get_by_text("Open a file").click()
    chooser.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": b"[1, 2]"})
    expect(friend.get_by_role("alert")).to_have_text("There is no table in this file.")
    other.close()


def test_a_board_from_a_photo(table: Page) -> None:
    table.goto("/#/edit/board")
    press(table, "Another table…")
    table.locator(".sources .source").last.click()
    expect(table.locator(".board-tile:not(.board-spot)")).to_have_count(21)
    expect(table.locator(".board-figure")).to_have_count(7)


MATCH = """async () => {
    const made = await (await fetch('/api/v1/matches', {method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'carcassonne', players: [{id: 'red'}, {id: 'blue'}]})})).json();
    const moves = [{type: 'place', player: 'red', tile: 'base/E', x: 0, y: -1, rotation: 180},
        {type: 'deploy', player: 'red', kind: 'meeple', x: 0, y: -1, feature: {kind: 'field', at: 'NL'}}];
    await fetch(`/api/v1/matches/${made.id}/moves`, {method: 'POST', body: JSON.stringify({seq: 0, moves}),
        headers: {'Content-Type': 'application/json', Authorization: `Bearer ${made.tokens.host}`}});
    const entry = {id: made.id, token: made.tokens.host, role: 'host', title: 'Red and Blue', at: Date.now()};
    localStorage.setItem('tile-referee.matches', JSON.stringify([entry]));
}"""


def test_a_board_from_a_match_and_a_match_from_a_board(small: Page) -> None:
    small.evaluate(MATCH)
    press(small, "Another table…")
    small.get_by_role("button", name="Red and Blue").click()
    expect(small.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    expect(small.locator(".board-figure")).to_have_count(1)
    press(small, "Start a match from here")
    expect(small).to_have_url(re.compile("#/match/new$"))


def test_the_board_in_words(small: Page) -> None:
    first(small, "base/D")
    feature(small, "road")
    back(small)
    small.get_by_text("The board as text").click()
    words = small.locator(".as-text")
    expect(
        words.get_by_role("button", name="row 1, column 1: road and city, red meeple on road")
    ).to_be_visible()
    road = words.get_by_role("button", name=re.compile("^road in row 1, column 1; open at 2 places"))
    expect(road).to_have_text(re.compile("worth 1 point as it stands; on it: red meeple$"))
    road.click()
    expect(small.locator(".board-above .lit")).to_have_count(1)
    words.get_by_role("button", name="row 1, column 1: road and city, red meeple on road").click()
    expect(small.get_by_role("heading", name="Tile: row 1, column 1")).to_be_focused()


def test_a_board_by_keyboard(small: Page) -> None:
    tab_to(small, "Place the first tile")
    small.keyboard.press("Enter")
    tab_to(small, "city, road, monastery")  # the placeholder of the search
    small.keyboard.type("base/D")
    tab_to(small, "road, left and right; city, top")
    small.keyboard.press("Space")
    tab_to(small, "Put red meeple on: road")
    small.keyboard.press("Enter")
    small.keyboard.press("Escape")
    cell(small, 0, 0).focus()
    small.keyboard.press("ArrowRight")
    expect(cell(small, 1, 0)).to_be_focused()
    small.keyboard.press("Enter")
    tab_to(small, "monastery; road, bottom")
    small.keyboard.press("Enter")
    label(small, 1, 0, "row\xa01, column\xa02: monastery and road")
    tab_to(small, "Move")
    small.keyboard.press("Enter")
    small.keyboard.press("ArrowLeft")
    small.keyboard.press("ArrowUp")
    expect(cell(small, 0, -1)).to_be_focused()
    small.keyboard.press("Enter")
    label(small, 0, -1, "row\xa01, column\xa01: monastery and road, something is wrong here")
    tab_to(small, "Rotate")
    small.keyboard.press("Enter")
    expect(small.get_by_role("button", name="Rotate")).to_be_focused()


# ---- tiles ----


def right(page: Page) -> None:
    expect(page.get_by_text("This tile is correct.")).to_be_visible()


def side(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f".tile-canvas [data-side='{name}']").click()


def empty(page: Page) -> None:
    """A tile that is all field is described as such."""
    expect(page.get_by_text("Nothing has been drawn on this tile yet: it is all field.")).to_be_visible()


def add(page: Page, kind: str) -> None:
    page.locator(f"[data-act='add-{kind}']").click()


def corner(page: Page) -> None:
    """A city at the top and right, a road round the other corner."""
    empty(page)
    add(page, "city")
    expect(page.locator(".draw-errors")).to_contain_text("city 1: no side yet. Tap the sides it touches.")
    side(page, "N", "E")
    add(page, "road")
    side(page, "S", "W")
    right(page)


@pytest.mark.parametrize("tile", list(SIZES), indirect=True)
def test_a_tile_is_drawn_kept_and_laid(tile: Page) -> None:
    corner(tile)
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    expect(tile.locator(".tile-canvas .tile-road")).to_have_count(1)
    tile.get_by_label("Name of the set").fill("Corners")
    tile.get_by_label("Name of the set").press("Enter")
    press(tile, "Save the set")
    expect(tile.locator(".draw-keep .scope")).to_contain_text("Saved: Corners")
    press(tile, "Use it on a board")
    press(tile, "Place the first tile")
    own = tile.locator(".tile-grid [data-tile^='own-']")
    expect(own).to_have_attribute("title", "city and road")
    own.click()
    feature(tile, "road")
    back(tile)
    press(tile, "At the end")
    expect(tile.get_by_role("button", name=re.compile("Red scores 1 for an incomplete road"))).to_be_visible()
    tile.goto("/#/match/new")
    tile.get_by_text("More options").click()
    tile.get_by_label("Corners").check()
    press(tile, "Start the match")
    expect(tile).to_have_url(re.compile("#/match/(?!new)"))
    expect(tile.locator("[data-tile^='own-']").first).to_be_attached()  # it may be drawn


def test_sides_and_marks(tile: Page) -> None:
    empty(tile)
    add(tile, "city")
    side(tile, "N", "S")
    side(tile, "S")
    expect(tile.get_by_role("radio", name="city 1: top")).to_be_checked()
    tile.get_by_text("Marks on city 1: top").click()
    press(tile, "coats of arms in a city +1")
    right(tile)
    expect(tile.locator(".tile-canvas .tile-shield")).to_have_count(1)
    tile.get_by_text("Marks on the whole tile").click()
    tile.get_by_label("a vineyard").check()
    add(tile, "monastery")
    right(tile)
    press(tile, "Undo")
    tile.get_by_label("Fill the rest with field").uncheck()
    tile.get_by_role("radio", name=re.compile("field 1")).check(force=True)
    side(tile, "SL")
    expect(tile.locator(".draw-errors")).to_contain_text("bottom, right half")
    name = tile.locator("[data-act='set-name']")
    name.fill("Family")
    name.blur()
    press(tile, "Undo")
    right(tile)
    expect(name).to_have_value("Family")  # it is no step of the drawing


def test_a_set_is_shared_and_copied(tile: Page, address: str) -> None:
    corner(tile)
    press(tile, "Save the set")
    expect(tile.locator(".draw-keep .scope")).to_contain_text("Saved")
    press(tile, "Show it to others")
    link = tile.get_by_role("textbox", name="Link").input_value()
    token = tile.evaluate("JSON.parse(localStorage.getItem('tile-referee.catalogs'))[0].token")
    assert token
    assert token not in link
    other = live.context(tile.context.browser, address, live.SMALL)  # type: ignore[arg-type]
    friend = other.new_page()
    friend.goto(link)
    expect(friend.get_by_text("This set was drawn by someone else.")).to_be_visible()
    expect(friend.locator(".tile-canvas .tile-city")).to_have_count(1)
    press(friend, "Keep it in this browser")
    expect(friend.locator(".draw-keep .scope")).to_contain_text("Kept.")
    press(friend, "Save a copy")
    expect(friend.locator(".draw-keep .scope")).to_contain_text("Saved")
    ids = friend.evaluate("JSON.parse(localStorage.getItem('tile-referee.catalogs')).map((set) => set.id)")
    assert len(set(ids)) == 2
    other.close()


def kept_tiles(page: Page) -> int:
    """The number of tiles in the draft of this browser."""
    return int(page.evaluate("JSON.parse(localStorage.getItem('tile-referee.draft.tiles')).tiles.length"))


def test_a_set_replaces_unsaved_tiles_only_when_people_say_so(tile: Page) -> None:
    """Unsaved tiles were lost with the first change of another set."""
    tile.goto("/#/edit/tile/flier")  # nothing is drawn yet, so no confirmation
    expect(tile.get_by_text("This set was drawn by someone else.")).to_be_visible()
    tile.goto("/#/edit/tile")
    corner(tile)
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    tile.goto("/#/edit/tile/flier")
    expect(tile.get_by_role("heading", name="Open this set?")).to_be_visible()
    press(tile, "Keep my tiles")
    expect(tile).to_have_url(re.compile("#/edit/tile$"))
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    press(tile, "Save the set")
    expect(tile.locator(".draw-keep .scope")).to_contain_text("Saved")
    tile.goto("/#/edit/tile/flier")  # it is saved: nothing is lost
    expect(tile.get_by_text("This set was drawn by someone else.")).to_be_visible()
    tile.goto("/#/edit/tile")
    press(tile, "New tile")
    assert kept_tiles(tile) == 2
    tile.goto("/#/edit/tile/flier")
    expect(tile.get_by_role("heading", name="Open this set?")).to_be_visible()
    press(tile, "Open the set")
    expect(tile.get_by_text("This set was drawn by someone else.")).to_be_visible()


def home(tile: Page) -> None:
    """Go home, and wait until the editor is gone: a change of the hash loads no new document."""
    tile.goto("/#/")
    expect(tile.locator(".tile-canvas")).to_have_count(0)


def test_a_set_drawn_in_steps_is_polled_until_complete(tile: Page) -> None:
    """The server computes a few outlines per answer, with `outlined`: false until all are done."""
    corner(tile)
    press(tile, "Save the set")
    expect(tile.locator(".draw-keep .scope")).to_contain_text("Saved")
    id = tile.evaluate("JSON.parse(localStorage.getItem('tile-referee.catalogs'))[0].id")
    requests, whole = 0, 4

    def partly(route: Route) -> None:
        nonlocal requests
        requests += 1
        answer = route.fetch()
        body = answer.json()
        if requests < whole:
            body["outlined"] = False
            for one in body["tiles"]:
                one.pop("outlines", None)
        route.fulfill(response=answer, json=body)

    address = re.compile(r"/api/v1/catalogs/user%2F[^/]*$")
    tile.route(address, partly)
    home(tile)
    tile.goto(f"/#/edit/tile/{quote(id, safe='')}")
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    assert requests == whole
    requests, whole = 0, 1000  # a server that never finishes: the page does
    home(tile)
    tile.goto(f"/#/edit/tile/{quote(id, safe='')}")
    expect(tile.get_by_role("heading", name=re.compile("Tile 1"))).to_be_visible()
    assert 1 < requests < 100


def test_a_late_drawing_of_the_whole_set_replaces_no_newer_one_of_a_tile(tile: Page) -> None:
    """The canvas stayed blank: the set's drawing came last, from a cache of an earlier state."""
    corner(tile)
    press(tile, "New tile")
    empty(tile)
    home(tile)
    held: list[Route] = []

    def late(route: Route) -> None:
        whole = len(route.request.post_data_json["tiles"]) > 1
        held.append(route) if whole else route.continue_()

    tile.route("**/api/v1/catalogs/check", late)
    with tile.expect_request("**/api/v1/catalogs/check"):
        tile.goto("/#/edit/tile")
    right(tile)
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    add(tile, "monastery")
    expect(tile.locator(".tile-canvas .tile-cross")).to_have_count(1)
    [whole] = held
    whole.continue_()
    second = tile.locator(".draw-strip li").nth(1)
    expect(second.locator(".tile-ground")).to_have_count(1)  # the set's drawing is here
    expect(tile.locator(".tile-canvas .tile-city")).to_have_count(1)
    expect(tile.locator(".tile-canvas .tile-cross")).to_have_count(1)


def test_a_tap_counts_although_the_pictures_of_the_set_arrive_meanwhile(tile: Page) -> None:
    """Their answer redrew the list between finger down and finger up, and the tap was lost."""
    corner(tile)
    press(tile, "New tile")
    empty(tile)
    home(tile)
    held: list[Route] = []
    tile.route("**/api/v1/catalogs/check", lambda route: held.append(route))
    tile.goto("/#/edit/tile")
    second = tile.locator(".draw-strip [data-code='2']")
    second.hover()
    eventually(lambda: (tile.evaluate("0"), len(held))[1], 2)  # routes are called meanwhile
    tile.mouse.down()
    for route in held:
        with tile.expect_response("**/api/v1/catalogs/check") as answer:
            route.continue_()
        answer.value.finished()
    tile.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    tile.mouse.up()
    expect(second).to_have_attribute("aria-current", "true")


def test_a_tile_drawn_while_the_set_is_saved_stays(tile: Page) -> None:
    """The answer to "Save the set" put back the set as it was sent."""
    corner(tile)
    held: list[Route] = []
    tile.route("**/api/v1/catalogs", lambda route: held.append(route))
    with tile.expect_request("**/api/v1/catalogs"):
        press(tile, "Save the set")
    press(tile, "New tile")
    empty(tile)
    [sent] = held
    sent.continue_()
    expect(tile.locator(".draw-keep .scope")).to_contain_text("Saved")
    expect(tile.locator(".draw-strip li")).to_have_count(2)
    assert kept_tiles(tile) == 2
    draft = tile.evaluate("JSON.parse(localStorage.getItem('tile-referee.draft.tiles'))")
    assert draft["id"].startswith("user/")
    assert not draft["saved"]  # the second tile is only here


def test_tiles_are_copied_saved_as_a_file_and_opened(tile: Page, tmp_path: Path) -> None:
    empty(tile)
    press(tile, "Copy a printed tile")
    tile.locator(".tile-grid [data-tile='base/L']").click()
    right(tile)
    expect(tile.locator(".draw-strip li")).to_have_count(2)
    with tile.expect_download() as download:
        press(tile, "Save as a file")
    file = tmp_path / "tiles.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text())
    kinds = [feature["kind"] for feature in saved["tiles"][1]["features"]]
    assert sorted(kinds) == ["city", "field", "field", "field", "road", "road", "road"]
    press(tile, "New set")
    expect(tile.locator(".draw-strip li")).to_have_count(1)
    with tile.expect_file_chooser() as chooser:
        tile.get_by_text("Open a file").click()
    chooser.value.set_files(file)
    expect(tile.locator(".draw-strip li")).to_have_count(2)


def test_a_tile_by_keyboard(small: Page) -> None:
    page = small
    page.goto("/#/edit/tile")
    empty(page)
    tab_to(page, "city")
    page.keyboard.press("Enter")
    page.locator(".side[tabindex='0']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name="city 1: top, right")).to_be_checked()
    expect(page.locator("[data-side='E']")).to_be_focused()
    expect(page.locator("[data-side='E']")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "Save the set")
    page.keyboard.press("Enter")
    expect(page.locator(".draw-keep .scope")).to_contain_text("Saved")


# ---- accessibility ----


def test_axe_finds_nothing_and_nothing_sticks_out(chromium: Browser, address: str) -> None:
    with live.session(chromium, address, live.SMALL, dark=True) as page:
        page.goto("/#/edit/board")
        first(page, "base/D")
        feature(page, "city")
        check(page)
        fits(page)
        page.locator(".board-figure").click()
        check(page)
        lay(page, 0, -1, "base/E")
        back(page)
        page.locator(".line-face").first.click()
        page.get_by_text("The board as text").click()
        check(page)
        fits(page)
        press(page, "Game and players")
        page.get_by_text("Rule interpretations").click()
        check(page)
        fits(page)
        page.goto("/#/edit/tile")
        corner(page)
        page.get_by_text("Marks on road 1").click()
        page.get_by_text("Marks on the whole tile").click()
        check(page)
        fits(page)
