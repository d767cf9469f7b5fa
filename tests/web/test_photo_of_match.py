"""Later photos of a match's table: from the match to a photo of it, and back with what was played since."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.web import live
from tests.web.match_page import FAILED, Made, on, press, turn_of
from tests.web.screens import photographed_later, position
from tests.web.test_access import check
from tests.web.test_photo_screens import changed
from tests.web.waiting import eventually


def photograph(page: Page, made: Made, picture: bytes) -> None:
    """From the bar of a match to a photo of its table."""
    page.goto(made.link())
    expect(page.locator(".standings")).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.locator(".tool-camera").click()
    chooser.value.set_files({"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture})


def test_turns_shown_by_a_photo_are_played(
    page: Page, address: str, picture: bytes, expected: list[str]
) -> None:
    """A missing figure becomes a review question; moves that others played meanwhile are not played twice."""
    expected.append("Failed to load resource")
    made = photographed_later(address)
    photograph(page, made, picture)
    expect(page.get_by_role("heading", name="Is this figure still there?")).to_be_visible()
    expect(page.locator(".question")).to_contain_text("Green meeple")
    check(page)
    press(page, "No, it is gone")
    expect(page.get_by_text("does not look like the tile that was here before")).to_be_visible()
    press(page, "Skip all questions")
    expect(page.get_by_role("heading", name="What has been played since")).to_be_visible()
    turns = page.locator(".proposed-turns li")
    expect(turns.locator(".visually-hidden")).to_have_text(re.compile("^Ana: .*row.3, column.1$"))
    expect(page.locator(".notes")).to_contain_text(
        "Cleo: the meeple at row 3, column 5 is gone, and no move explains it."
    )
    check(page)
    page.get_by_role(
        "button", name=re.compile("^Change: Cleo: the meeple at row.3, column.5 is gone")
    ).click()
    expect(page.locator("#other-tile")).to_be_visible()
    press(page, "Back")
    made.play({"type": "adjust", "player": "blue", "points": 2, "note": "agreed"})
    press(page, "Yes, play this turn")
    expect(page.get_by_text("Others have played in the meantime")).to_be_visible()
    press(page, "Yes, play this turn")
    turn_of(page, "Ben")
    assert [(t["x"], t["y"]) for t in made.get()["position"]["tiles"]].count((-2, 0)) == 1


def turned_by_a_quarter(address: str) -> Made:
    """The match of `photographed_later` without figures, as seen from the next side of the table."""
    start = position()
    start["tiles"] = [
        {**row, "x": -row["y"], "y": row["x"], "rotation": (row["rotation"] + 90) % 360}
        for row in start["tiles"]
        if (row["x"], row["y"]) != (-2, 0)
    ]
    start["figures"] = []
    return Made(address, players=start["players"], start=start)


def drawing(page: Page) -> str:
    """The drawn tile of the first proposed turn."""
    return str(page.locator(".turn-tile .tile").first.inner_html())


def test_a_proposed_turn_shows_its_tile_lights_it_and_is_corrected_in_place(
    chromium: Browser, address: str, picture: bytes
) -> None:
    """The tile is drawn as it lies in the photo, from whichever side of the table that was taken."""
    with live.session(chromium, address, live.SMALL) as page:
        photograph(page, turned_by_a_quarter(address), picture)
        press(page, "Skip all questions")
        from_the_side = drawing(page)
        made = photographed_later(address)
        photograph(page, made, picture)
        press(page, "Skip all questions")
        assert drawing(page) == from_the_side
        row = page.locator(".proposed-turns li")
        expect(page.locator(".veil")).to_have_count(0)
        row.locator("summary").click()
        expect(page.locator(".veil")).to_have_count(1)
        check(page)
        with page.expect_request(lambda request: request.method == "PATCH") as sent:
            row.get_by_role("button", name="Rotate").click()
        (laid,) = [one for one in position()["tiles"] if (one["x"], one["y"]) == (-2, 0)]
        assert sent.value.post_data_json["corrections"] == [
            {**laid, "rotation": (laid["rotation"] + 90) % 360}
        ]
        expect(page.get_by_role("heading", name="What has been played since")).to_be_visible()


def test_a_proposed_figure_stands_on_its_tile_and_can_be_changed(
    chromium: Browser, address: str, picture: bytes
) -> None:
    start = position()
    (figure, *_) = start["figures"]
    at = figure["x"], figure["y"]
    start["tiles"] = [row for row in start["tiles"] if (row["x"], row["y"]) != at]
    start["figures"] = [row for row in start["figures"] if (row["x"], row["y"]) != at]
    order = sorted(start["players"], key=lambda one: one["id"] != figure["player"])  # that player is to move
    with live.session(chromium, address, live.SMALL) as page:
        photograph(page, Made(address, players=order, start={**start, "players": order}), picture)
        press(page, "Skip all questions")
        row = page.locator(".proposed-turns li")
        expect(row.locator(".turn-tile .figure")).to_have_count(1)
        row.locator("summary").click()
        row.get_by_role("button", name="Change:").click()
        expect(page.get_by_role("button", name="No figure here")).to_be_visible()


def test_another_table_is_reported_and_may_become_a_match_that_learns_from_its_photo(
    page: Page, address: str, picture: bytes
) -> None:
    road = [{"x": x, "y": 0, "tile": "base/U", "rotation": 90} for x in range(1, 5)]
    row = [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}, *road]
    start = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}], "tiles": row}
    photograph(page, Made(address, start=start), picture)
    expect(page.get_by_role("heading", name="Is this another table?")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("does not look like the table of this match")
    expect(page.get_by_role("button", name="Yes, play")).to_have_count(0)
    check(page)
    press(page, "Use it as a new table")
    with page.expect_request(re.compile(r"/api/v1/matches$")) as made:
        press(page, "Start the match")
    expect(page.locator(".standings")).to_be_visible()
    sent = made.value.post_data_json["photo"]
    known = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos'))[0]")
    assert sent == {"id": known["id"], "token": known["token"]}


REACHED = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_more_turns_than_are_proposed_at_a_time(page: Page, address: str, picture: bytes) -> None:
    """Once the first twelve are played, the photo proposes the next."""
    start = position()
    known = {(0, 0), (1, 0), (0, -1), (0, 1), (-1, 0), (1, -1)}
    start["tiles"] = [row for row in start["tiles"] if (row["x"], row["y"]) in known]
    start["figures"] = [row for row in start["figures"] if (row["x"], row["y"]) in known]
    names = zip(start["players"], ("Ana", "Ben", "Cleo", "Dan"), strict=True)
    made = Made(address, players=[{**one, "name": name} for one, name in names], start=start)
    photograph(page, made, picture)
    press(page, "Skip all questions")
    turns = page.locator(".proposed-turns li")
    expect(turns).to_have_count(12)
    play = page.get_by_role("button", name="Yes, play these 12 turns")
    eventually(lambda: play.evaluate(REACHED), wanted=True)  # not below the rows
    expect(page.locator(".notes")).to_contain_text("3 more tiles are new in the photo.")
    expect(page.locator(".notes")).not_to_contain_text("No legal turn")
    expect(page.get_by_text("The photo does not show their order.")).to_be_visible()
    check(page)
    press(page, "Yes, play these 12 turns")
    expect(page.get_by_text("These turns have been played.")).to_be_visible()
    expect(turns).to_have_count(3)
    expect(page.locator(".notes")).to_have_count(0)
    press(page, "Yes, play these 3 turns")
    expect(page.locator(".standings")).to_be_visible()
    assert len(made.get()["position"]["tiles"]) == 21


ROUND = {(-2, 0), (0, 2)}  # the tiles that a round of two turns lays
MOVES = re.compile(r"/matches/[^/]+/moves$")


def before_a_round(address: str, tiles: set[tuple[int, int]] = ROUND) -> Made:
    """The match of `photographed_later` before two turns, of Ana and of Ben, that laid these tiles."""
    start = position()
    start["tiles"] = [row for row in start["tiles"] if (row["x"], row["y"]) not in tiles]
    start["figures"] = [row for row in start["figures"] if (row["x"], row["y"]) not in tiles]
    names = zip(start["players"], ("Ana", "Ben", "Cleo", "Dan"), strict=True)
    return Made(address, players=[{**one, "name": name} for one, name in names], start=start)


def cells(made: Made) -> set[tuple[int, int]]:
    return {(row["x"], row["y"]) for row in made.get()["position"]["tiles"]}


def proposed(page: Page, made: Made, picture: bytes) -> None:
    photograph(page, made, picture)
    press(page, "Skip all questions")
    expect(page.locator(".proposed-turns li")).to_have_count(2)


def test_each_turn_of_a_round_is_corrected_alone(chromium: Browser, address: str, picture: bytes) -> None:
    made = before_a_round(address)
    with live.session(chromium, address, live.SMALL) as page:
        proposed(page, made, picture)
        press(page, "Yes, play these 2 turns")
        expect(page.locator(".is-round")).to_contain_text("Turns from the photo: 2")
        turn_of(page, "Cleo")
        check(page)
        first, second = made.get("/history")["changes"]
        assert [move["player"] for move in first["moves"]] == ["red", "red"]
        assert [move["player"] for move in second["moves"]] == ["blue", "blue"]
        press(page, "History")
        expect(page.locator(".past-one")).to_have_count(2)
        expect(page.locator(".past-one .past-says")).to_contain_text(["Ben", "Ana"])
        page.locator(".past-one[data-seq='1'] summary").click()
        press(page, "Correct…")
        expect(page.get_by_text("An earlier turn of Ana")).to_be_visible()
        on(page, "field, top, left half")
        press(page, "Show the difference")
        expect(page.locator(".moves-changed li")).to_have_text("– → meeple: field, top, left half")
        press(page, "Correct it")
        turn_of(page, "Cleo")
    assert cells(made) >= ROUND
    (at,) = [(move["x"], move["y"]) for move in first["moves"] if move["type"] == "place"]
    figures = made.get()["position"]["figures"]
    assert [one["player"] for one in figures if (one["x"], one["y"]) == at] == ["red"]


def test_one_tap_takes_a_round_back(page: Page, address: str, picture: bytes) -> None:
    made = before_a_round(address)
    proposed(page, made, picture)
    press(page, "Yes, play these 2 turns")
    page.locator(".is-round").get_by_role("button", name="Undo").click()
    turn_of(page, "Ana")
    expect(page.locator(".is-round")).to_have_count(0)
    assert not cells(made) & ROUND
    made.stored(4)


COMPLETED = {(1, 1), (2, 1)}  # tiles that complete two cities and a road without a figure


def test_a_figure_that_came_back_within_a_round_is_questioned(
    chromium: Browser, address: str, picture: bytes
) -> None:
    """With whose and the points; none is one tap. All answers are in sight on a small phone."""
    start = position()
    start["tiles"] = [row for row in start["tiles"] if (row["x"], row["y"]) not in COMPLETED]
    start["figures"] = [row for row in start["figures"] if (row["x"], row["y"]) not in COMPLETED]
    names = zip(start["players"], ("Ana", "Ben", "Cleo", "Dan"), strict=True)
    made = Made(address, players=[{**one, "name": name} for one, name in names], start=start)
    with live.session(chromium, address, live.SMALL) as page:
        photograph(page, made, picture)
        question = page.locator(".question")
        heading = question.get_by_role("heading", name="Was a figure on it?")
        for left in range(5, 0, -1):
            expect(question.locator(".eyebrow")).to_contain_text(f"{left} thing")
            if heading.count():
                break
            press(page, "Later")
        expect(heading).to_contain_text("The city has been completed")
        answers = question.locator(".round-choices button")
        expect(answers).to_contain_text(["Ana +6", "Ben +6", "No figure here"])
        for n in range(3):
            answers.nth(n).click(trial=True)
        assert page.locator(".panel").evaluate("panel => panel.scrollTop") == 0
        check(page)
        answers.first.click()
        expect(heading).to_contain_text("The road has been completed")
        press(page, "No figure here")
        expect(heading).to_contain_text("The city has been completed")
        press(page, "No figure here")
        expect(page.locator(".scores-after")).to_contain_text("Ana 6 (+6), Ben 0")
        expect(page.locator(".proposed-turns li").first.locator(".turn-tile .figure")).to_have_count(1)
        press(page, "Yes, play these 2 turns")
        turn_of(page, "Cleo")
    assert made.get()["scores"]["red"] == 6


def test_the_order_of_the_turns_is_changed_in_their_rows(
    chromium: Browser, address: str, picture: bytes
) -> None:
    """A tile is given to the player who placed it, and a turn is moved up; both change who placed what."""
    made = before_a_round(address)
    with live.session(chromium, address, live.SMALL) as page:
        proposed(page, made, picture)
        rows = page.locator(".proposed-turns li")
        before = rows.evaluate_all("rows => rows.map((row) => row.dataset.cell)")
        rows.nth(1).locator("summary").click()
        rows.nth(1).locator(".turn-order").get_by_role("button", name="Ana").click()
        expect(rows.first).to_have_attribute("data-cell", before[1])
        expect(rows.first.locator(".past-says")).to_contain_text("Ana")
        check(page)
        rows.nth(1).locator("summary").click()
        rows.nth(1).get_by_role("button", name="Move").click()
        expect(rows.first).to_have_attribute("data-cell", before[0])


def test_an_order_that_the_rules_refuse_is_taken_back(
    chromium: Browser, address: str, picture: bytes
) -> None:
    """Ben's tile touches only Ana's. The page gives the reason, and the turns are as before."""
    made = before_a_round(address, {(-1, 0), (-2, 0)})
    with live.session(chromium, address, live.SMALL) as page:
        proposed(page, made, picture)
        rows = page.locator(".proposed-turns li")
        before = rows.evaluate_all("rows => rows.map((row) => row.dataset.cell)")
        rows.nth(1).locator("summary").click()
        rows.nth(1).get_by_role("button", name="Move").click()
        expect(page.locator(".notice[role='alert']")).to_be_visible()
        expect(rows).to_have_count(2)
        assert rows.evaluate_all("rows => rows.map((row) => row.dataset.cell)") == before
        check(page)
        press(page, "Yes, play these 2 turns")
        turn_of(page, "Cleo")
    assert cells(made) >= {(-1, 0), (-2, 0)}


def test_each_photo_is_taken_back_alone(page: Page, address: str, picture: bytes) -> None:
    """A second photo adds its turns to no other round, though they follow directly."""
    made = before_a_round(address)
    proposed(page, made, picture)
    page.locator(".proposed-turns li").nth(1).locator("summary").click()
    press(page, "No tile here")
    expect(page.locator(".proposed-turns li")).to_have_count(1)
    press(page, "Yes, play this turn")
    expect(page.locator(".is-round")).to_contain_text("Turns from the photo: 1")
    photograph(page, made, picture)
    press(page, "Skip all questions")
    press(page, "Yes, play this turn")
    expect(page.locator(".is-round")).to_contain_text("Turns from the photo: 1")
    page.locator(".is-round").get_by_role("button", name="Undo").click()
    turn_of(page, "Ben")


def test_a_round_that_stops_half_way_keeps_its_first_turn(
    page: Page, address: str, picture: bytes, expected: list[str]
) -> None:
    """An answer that is lost plays nothing twice; another phone's change in between leaves what is new."""
    expected.append(FAILED)
    made = before_a_round(address)
    sent = []

    def first_answer_lost_then_another_phone(route: Route) -> None:
        sent.append(route.request.headers["idempotency-key"])
        if len(sent) == 1:
            route.fetch()
            route.abort()
            return
        if len(sent) == 3:
            made.play({"type": "adjust", "player": "blue", "points": 2, "note": "agreed"})
        route.continue_()

    page.route(MOVES, first_answer_lost_then_another_phone)
    proposed(page, made, picture)
    press(page, "Yes, play these 2 turns")
    press(page, "Try again")
    expect(page.get_by_text("Others have played in the meantime")).to_be_visible()
    assert sent[0] == sent[1]
    expect(page.locator(".proposed-turns li")).to_have_count(1)
    press(page, "Yes, play this turn")
    expect(page.locator(".is-round")).to_contain_text("Turns from the photo: 1")
    assert cells(made) >= ROUND
    made.stored(3)


def test_another_photo_after_one_that_cannot_be_read_is_of_the_same_match(
    page: Page, address: str, picture: bytes
) -> None:
    made = before_a_round(address)
    changed(page, status="unreadable", stage="lattice", cause="far", reason="Go closer.", tiles=[])
    photograph(page, made, picture)
    expect(page.get_by_role("heading", name="This photo cannot be read")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Try another photo").click()
    expect(page.get_by_role("heading", name="What has been played since?")).to_be_visible()
    expect(page).to_have_url(re.compile(f"#/photo/of/{made.id}$"))
    page.go_back()
    page.get_by_role("link", name="Back to the match").click()
    turn_of(page, "Ana")
