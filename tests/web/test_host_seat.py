"""A host who plays as well: the phone shows what that player may see and moves for that player, and keeps the
host's rights."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.match_page import (
    CITY,
    FAILED,
    ROAD,
    Made,
    has_points,
    join,
    lay,
    on,
    phone,
    press,
    sent,
    turn_of,
)
from tests.web.test_access import check

DORRA = "dorra-amazonas"


def hosted(page: Page, address: str, **more: Any) -> Made:
    """A match, on the phone of its host."""
    made = Made(address, **more)
    page.goto(made.link())
    expect(page.locator(".standings")).to_be_visible()
    return made


def sit(page: Page, who: str) -> None:
    """Choose in the menu for whom this phone moves."""
    press(page, "Match menu")
    page.get_by_label("This phone plays for").select_option(label=who)
    expect(page.get_by_role("heading", name="Match menu")).to_have_count(0)
    expect(page.locator(".standings")).to_be_visible()


def rename(page: Page, colour: str, name: str) -> None:
    """Enter another name in the menu."""
    field = page.get_by_label(f"Name of {colour}")
    field.fill(name)
    field.blur()


def reader(page: Page) -> dict[str, str | None]:
    """What the phone stores about its newest match."""
    kept: dict[str, str | None] = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.matches'))[0]")
    return kept


def seats_known(page: Page, match: str) -> list[dict[str, Any]]:
    """The players as this phone saw them last, with all it received about them."""
    seen: dict[str, Any] = page.evaluate(
        "id => JSON.parse(localStorage.getItem(`tile-referee.match.${id}`))", match
    )
    players: list[dict[str, Any]] = seen["position"]["players"]
    return players


def test_a_host_who_joins_stays_the_host(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as host, phone(chromium, address) as ben:
        made = hosted(host, address)
        join(host, made, "Ana")
        join(ben, made, "Ben")
        lay(host, "base/E", 0, -1, 180)
        on(host, "city, bottom")
        press(host, "End the turn")
        sent(host)
        expect(host.get_by_role("heading", name="Ben's turn")).to_be_visible()
        expect(host.locator(".tile-grid")).to_have_count(0)  # the others have separate phones
        lay(ben, "base/U", 1, 0, 0)
        press(ben, "End without a figure")
        turn_of(host, "Ana")
        press(host, "Match menu")
        expect(host.locator(".qr")).to_be_visible()
        check(host)
        rename(host, "Blue", "Benno")
        host.get_by_label("Turn timer").select_option("60")
        expect(ben.locator(".standing-one[data-player='blue']")).to_contain_text("Benno")
        expect(ben.locator(".turn-timer")).to_contain_text("left")
        host.get_by_role("combobox", name="Player", exact=True).select_option("blue")
        host.get_by_label("Points (−3 subtracts 3)").fill("3")
        host.get_by_label("Why").fill("agreed")
        press(host, "Add them")
        has_points(ben, red=4, blue=3)
        press(host, "Undo")
        has_points(ben, red=4, blue=0)
        signed = [change["by"] for change in made.get("/history")["changes"]]
    ana, host_ = {"role": "player", "player": "red"}, {"role": "host", "player": None}
    assert signed == [ana, {"role": "player", "player": "blue"}, host_, ana]


def test_a_host_at_a_seat_corrects_the_turns_of_others(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        for role in ("blue", "host", "viewer"):  # in whatever order the links are opened
            page.goto(made.link(role))
            expect(page).to_have_url(f"{address}/#/match/{made.id}")  # the page has taken the key
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        press(page, "History")
        page.locator(".past-one[data-seq='1'] summary").click()
        press(page, "Correct…")
        page.locator(".features").get_by_text("field, top, left, and right").click()
        press(page, "Show the difference")
        press(page, "Correct it")
        has_points(page, red=0)
    assert made.get("/history")["changes"][-1]["by"] == {"role": "host", "player": None}


def test_a_host_moves_for_the_others_and_sits_down_again(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        made = hosted(page, address)
        sit(page, "Ben")
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        press(page, "Play for the others")
        lay(page, "base/E", 0, -1, 180)
        press(page, "End without a figure")
        turn_of(page, "Ben")
        sent(page)
        sit(page, "Ben")
        turn_of(page, "Ben")
        lay(page, "base/U", 1, 0, 0)
        press(page, "End without a figure")
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        made.stored(2)
        signed = [change["by"]["player"] for change in made.get("/history")["changes"]]
    assert signed == [None, "blue"]


def test_a_seat_whose_key_was_changed_leaves_the_host(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        made = hosted(page, address)
        join(page, made, "Ben")
        made.call(f"/{made.id}/tokens", {"players": ["blue"]}, made.tokens["host"])
        page.reload()
        turn_of(page, "Ana")
        assert reader(page)["token"] == made.tokens["host"]
        join(page, made, "Ben")
        page.goto(f"/#/join/{made.code}")
        press(page, "Just watch")  # gets up
        turn_of(page, "Ana")


def test_only_looking_on_by_the_code_changes_nothing_of_a_guest(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(f"/#/join/{made.code}")
        press(page, "Just watch")
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        press(page, "Match menu")
        expect(page.locator(".qr")).to_have_count(0)
        expect(page.get_by_label("This phone plays for")).to_have_count(0)


def test_a_host_at_the_table_of_dorra_sees_the_own_card_only(chromium: Browser, address: str) -> None:
    with phone(chromium, address, expected=[FAILED]) as host, phone(chromium, address) as ben:
        made = hosted(host, address, game=DORRA, options={})
        join(host, made, "Ana")
        join(ben, made, "Ben")
        for page, player in ((host, "red"), (ben, "blue")):
            expect(page.locator(".dorra-mission")).to_have_count(1)  # only the player's
            page.locator(f".dorra-mission[data-mission='{player}']").click()
            page.locator(".dorra-missions [data-value='0']").click()
            expect(page.locator(".dorra-own")).to_have_count(1)
            page.locator(".dorra-sites summary").click()
            page.locator(".dorra-sites button").first.click()
        host.locator(".dorra-panel [data-value='bonus-fish']").click()
        ben.locator(".dorra-cards [data-value='5']").click()
        host.locator(".dorra-panel[data-phase='income'] .dorra-cards [data-value='1']").wait_for()
        assert host.get_by_role("group", name="For whom?").count() == 0
        face_down = host.locator(".dorra-beside li[data-player='blue'] .dorra-card")
        expect(face_down).to_have_text("card face down")
        ana, theirs = seats_known(host, made.id)
        assert ana["mission"]
        assert theirs["ready"]
        assert (theirs["card"], theirs["mission"]) == (None, None)
        press(host, "Match menu")
        rename(host, "Blue", "Benno")
        expect(ben.locator(".dorra-beside li[data-player='blue']")).to_contain_text("Benno")
        host.get_by_label("This phone plays for").select_option("blue")
        expect(host.get_by_role("alert")).to_contain_text("already joined as this player")
        expect(host.get_by_label("This phone plays for")).to_have_value("red")
        press(host, "Back")
        host.locator(".dorra-cards [data-value='1']").click()
        expect(host.get_by_role("heading", name="Benno's turn")).to_be_visible()
        press(host, "Play for the others")
        expect(host.locator(".match-foot .end-turn")).to_be_visible()
        expect(host.locator(".dorra-own")).to_have_count(0)  # the host alone sees no mission
        sit(host, "Ana")
        expect(host.locator(".dorra-own")).to_have_count(
            1
        )  # and the seat is still Ana's, without another prompt


def without_net(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_text("No connection", exact=True)).to_be_visible()


def test_who_gets_up_offline_does_not_show_the_secrets_of_the_seat_to_all(
    chromium: Browser, address: str
) -> None:
    """Offline the page has only what the seat has seen: the phone stays at that seat, and shows why."""
    with phone(chromium, address) as page:
        made = hosted(page, address, game=DORRA, options={})
        join(page, made, "Ana")
        page.locator(".dorra-mission[data-mission='red']").click()
        page.locator(".dorra-missions [data-value='0']").click()
        page.locator(".dorra-sites summary").click()
        page.locator(".dorra-sites button").first.click()
        expect(page.get_by_role("button", name="Play for the others")).to_be_visible()
        made.stored(2)
        without_net(page)
        for _ in range(2):  # as after a tap on "Try again"
            press(page, "Match menu")
            page.get_by_label("This phone plays for").select_option("")
            expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
            expect(page.get_by_label("This phone plays for")).to_have_value("red")
            known = reader(page)
            assert known["player"] == "red"
            assert known["token"] not in (None, made.tokens["host"])
            press(page, "Back")
        for again in ("Play for the others", "Try again"):
            press(page, again)
            expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        expect(page.locator(".dorra-own")).to_have_count(1)
        page.context.set_offline(False)
        sit(page, "Everyone")
        expect(page.locator(".dorra-own")).to_have_count(0)


def test_a_host_gets_up_and_sits_down_offline(chromium: Browser, address: str) -> None:
    """Where nothing is hidden, the phone moves for whom it is asked to, and sends that with the right key."""
    with phone(chromium, address) as page:
        made = hosted(page, address)
        join(page, made, "Ana")
        turn_of(page, "Ana")
        without_net(page)
        sit(page, "Everyone")
        lay(page, "base/E", 0, -1, 180)
        press(page, "End without a figure")
        turn_of(page, "Ben")
        assert (reader(page)["player"], reader(page)["token"]) == (None, made.tokens["host"])
        sit(page, "Ana")
        expect(page.get_by_role("heading", name="Ben's turn")).to_be_visible()
        assert reader(page)["player"] == "red"
        page.context.set_offline(False)
        made.stored(1)


WAITING = """([id, moves]) => localStorage.setItem(`tile-referee.unsent.${id}`,
    JSON.stringify([{ key: crypto.randomUUID(), seq: 0, moves }]))"""


def test_no_one_else_sees_a_card_that_was_refused(chromium: Browser, address: str) -> None:
    """It stays on the screen of its seat until it is dropped; before that the phone moves for no one else."""
    with phone(chromium, address, expected=[FAILED]) as page:
        made = hosted(page, address, game=DORRA, options={})
        join(page, made, "Ana")
        made.play(*({"type": "open", "player": who, "village": "arua"} for who in ("red", "blue")))
        made.play({"type": "event", "card": "jaguar"})
        card = {"type": "commit", "player": "red", "card": 2}
        key = reader(page)["token"]
        made.call(f"/{made.id}/moves", {"seq": made.get()["seq"], "moves": [card]}, key)
        page.goto("/#/")
        page.evaluate(WAITING, [made.id, [{**card, "card": 3}]])
        page.goto(f"/#/match/{made.id}")
        refused = page.locator(".conflict")
        expect(refused).to_contain_text("Ana: income card")
        press(page, "Match menu")
        page.get_by_label("This phone plays for").select_option("")
        expect(page.locator(".notice-error")).to_contain_text("already chosen an income card")
        expect(page.get_by_label("This phone plays for")).to_have_value("red")
        press(page, "Back")
        press(page, "Discard mine")
        expect(refused).to_have_count(0)
        sit(page, "Everyone")
        assert reader(page)["player"] is None
