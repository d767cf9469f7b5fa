"""The small boxes on the page at 360x640."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.soak.openings import OPENINGS
from tests.web.match_page import Made, deploy, end, lay, on, phone, place, sent, turn_of, with_boxes
from tests.web.test_insight import look
from tests.web.tile_editor import Editor


@contextmanager
def in_turn(chromium: Browser, address: str, match: Made, player: str) -> Iterator[Page]:
    """The match on a phone, in the turn of a player."""
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, player)
        yield page


def end_turn(page: Page, following: str) -> None:
    """End the turn and wait until it is stored and the next player is shown."""
    page.locator(".end-turn").click()
    sent(page)
    turn_of(page, following)


def test_a_phantom_follows_the_figure(chromium: Browser, address: str) -> None:
    """It is offered once a figure is placed; its field is chosen by its sides."""
    match = with_boxes(address, "phantom")
    with in_turn(chromium, address, match, "Ana") as page:
        lay(page, "base/U", 1, 0, 0)
        offer = page.locator("[data-offer='phantom']")
        expect(offer).to_have_count(0)
        on(page, "road, left and right")
        expect(offer.get_by_role("button")).to_have_count(2)
        offer.get_by_role("button", name="field, top", exact=False).click()
        expect(page.locator(".board-figure[data-cell='1,0']")).to_have_count(2)
        end_turn(page, "Ben")
    figures = match.get()["position"]["figures"]
    assert [(one["kind"], one["feature"]["kind"]) for one in figures] == [
        ("meeple", "road"),
        ("phantom", "field"),
    ]


def test_a_festival_takes_an_own_figure_back(chromium: Browser, address: str) -> None:
    """After a festival tile, a figure to take back is chosen by its name and place."""
    match = with_boxes(address, "festival")
    match.play(place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "field", "N"), end("red"))
    match.play(place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue"))
    with in_turn(chromium, address, match, "Ana") as page:
        lay(page, "festival/RrRr", 2, 0, 0)
        page.locator("[data-offer='take']").get_by_role("button").click()
        expect(page.locator(".board-figure[data-cell='0,-1']")).to_have_count(0)
        end_turn(page, "Ben")
    assert [one["player"] for one in match.get()["position"]["figures"]] == ["blue"]


def test_a_knight_escapes_from_a_siege(chromium: Browser, address: str) -> None:
    """After the turn the page waits for the escape of a knight, or for passing."""
    match = with_boxes(address, "siege")
    match.play(place("red", "siege/Cc", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red"))
    match.play(place("blue", "base/B", -1, -1, 0), end("blue"))
    with in_turn(chromium, address, match, "Ana") as page:
        lay(page, "base/E", 0, 1, 180)
        page.locator(".end-turn").click()
        offer = page.locator("[data-offer='take']")
        expect(offer).to_be_visible()
        expect(page.locator("[data-offer='pass']")).to_be_visible()
        offer.get_by_role("button").click()
        sent(page)
        turn_of(page, "Ben")
        expect(page.locator(".board-figure[data-cell='0,-1']")).to_have_count(0)
    assert match.get()["position"]["figures"] == []


def test_a_tile_is_placed_with_a_bridge(chromium: Browser, address: str) -> None:
    """A tile is placed with the bridge that it needs; a figure is put on the road of the bridge."""
    match = with_boxes(address, "bridges-castles-and-bazaars")
    with in_turn(chromium, address, match, "Ana") as page:
        lay(page, "base/B", 1, 0, 0)
        expect(page.locator("[data-token][data-cell='1,0']")).to_have_count(1)
        expect(page.locator("[data-offer='bridge']")).to_have_count(0)
        page.locator("[data-offer='deploy']").get_by_role("button").first.click()
        expect(page.locator(".board-figure[data-cell='1,0']")).to_have_count(1)
        end_turn(page, "Ben")
        expect(page.locator("[data-token][data-cell='1,0']")).to_have_count(1)
        expect(page.locator(".board-figure[data-cell='1,0']")).to_have_count(1)
        look(page, "features")
        page.locator("[data-kind=road]").click()
        page.locator(".look-feature").filter(has_text="Ana leads").click()
        expect(page.locator(".board-above path.lit")).to_have_count(2)  # the road goes on over the bridge
    position = match.get()["position"]
    assert [(one["kind"], one["edges"], one["player"]) for one in position["tokens"]] == [
        ("bridge", ["E", "W"], "red")
    ]
    assert [(one["kind"], one["feature"]["kind"]) for one in position["figures"]] == [("meeple", "road")]
    assert position["held"]["red"]["bridge"] == 2


def test_a_bridge_is_laid_after_the_tile(chromium: Browser, address: str) -> None:
    """A bridge over the new tile or one next to it is chosen by its tile and its edges."""
    match = with_boxes(address, "bridges-castles-and-bazaars")
    with in_turn(chromium, address, match, "Ana") as page:
        lay(page, "base/U", 1, 0, 0)
        page.locator("[data-offer='bridge']").get_by_role("button").first.click()
        expect(page.locator("[data-token][data-cell='1,0']")).to_have_count(1)
        end_turn(page, "Ben")
    assert [one["kind"] for one in match.get()["position"]["tokens"]] == ["bridge"]


def test_a_castle_is_built_before_the_scoring(chromium: Browser, address: str) -> None:
    """At the end of the turn the page waits for the choice of a castle; it then stands on the board."""
    match = with_boxes(address, "bridges-castles-and-bazaars")
    match.play(place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "E"), end("red"))
    with in_turn(chromium, address, match, "Ben") as page:
        lay(page, "base/E", 0, -1, 180)
        on(page, "city, bottom")
        page.locator(".end-turn").click()
        offer = page.locator("[data-offer='castle']")
        expect(offer).to_be_visible()
        expect(page.locator("[data-offer='pass']")).to_be_visible()
        offer.get_by_role("button").click()
        sent(page)
        turn_of(page, "Ana")
        expect(page.locator("[data-token][data-cell='0,-1']")).to_have_count(1)
        expect(page.locator(".board-figure[data-cell='0,-1']")).to_have_count(1)
    position = match.get()["position"]
    assert [(one["kind"], one["tiles"]) for one in position["tokens"]] == [("castle", [[0, -1], [0, 0]])]
    assert [one["feature"]["kind"] for one in position["figures"] if one["player"] == "blue"] == ["castle"]


def test_a_bathhouse_is_drawn_with_its_number(chromium: Browser, address: str) -> None:
    """Barber-Surgeons have no published tiles: the mark is set in the tile editor, shown there, and kept."""
    with phone(chromium, address) as page:
        page.goto("/#/edit/tile")
        editor = Editor(page)
        editor.add("city", "N")
        editor.count("the number of a bathhouse", 4)
        shown = page.locator(".tile-canvas .tile-count-number")
        expect(shown).to_have_text("4")
        expect(page.locator(".tile-canvas .tile-mark-sign")).to_have_count(1)
        saved = editor.save("Baths")
        script = "id => fetch(`/api/v1/catalogs/${encodeURIComponent(id)}`).then((answer) => answer.json())"
        features = page.evaluate(script, saved)["tiles"][0]["features"]
    assert [one["bathhouse"] for one in features if one["kind"] == "city"] == [4]


def test_who_is_bought_back_from_a_bathhouse_is_on_the_button(chromium: Browser, address: str) -> None:
    """It was "Take a figure from the table", whichever figure that was, and a tap took it."""
    opening, options = OPENINGS["barber-surgeons"], {"edition": "C2", "expansions": ["barber-surgeons"]}
    start = {**opening.position(), "options": options}
    match = Made(address, options=options, start=start, catalogs=["base", opening.drawn])
    match.play(place("red", "base/A", 1, 0, 90), end("red"))
    match.play(place("blue", "base/B", 0, 1), end("blue"))
    with in_turn(chromium, address, match, "Ana") as page:
        back = page.locator("[data-offer='take']").get_by_role("button")
        expect(back).to_contain_text("meeple, Ana, bathhouse")
        back.click()
        expect(page.locator(".board-figure")).to_have_count(0)
