"""Options are shown as they follow from the choices, in plain text, and only where they matter."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_access import check


def usual(page: Page, name: str) -> str:
    return page.locator(f"select[name='{name}'] option").first.text_content() or ""


def setup(page: Page) -> None:
    page.goto("/#/match/new")
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    page.get_by_text("More options").click()
    page.locator("summary", has_text="Expansions").click()


def test_defaults_follow_from_expansions_and_edition(page: Page) -> None:
    setup(page)
    expect(page.locator("select[name='ext.inns']")).to_have_count(0)
    page.get_by_role("checkbox", name="Inns & Cathedrals").check()
    for name in ("ext.inns", "ext.cathedral", "ext.large_meeple"):
        assert usual(page, name) == "Default: yes"
    page.locator("select[name='ext.inns']").select_option("off")
    assert usual(page, "ext.inns") == "Default: yes"
    assert usual(page, "base.field_scoring") == "Default: 3 per city and field"
    page.locator("select:has(option[value=C1-r1])").select_option("C1-r1")
    assert usual(page, "base.field_scoring") == "Default: 4 per city"
    page.locator("select[name='base.fields']").select_option("off")
    expect(page.locator("select[name='base.field_scoring']")).to_have_count(0)
    check(page)


def test_a_part_that_is_off_hides_its_options(page: Page) -> None:
    setup(page)
    page.get_by_role("checkbox", name="Hills & Sheep").check()
    for part, option in (("ext.shepherd", "hs.closed_field"), ("ext.hill", "hs.hill_tiebreak")):
        assert usual(page, part) == "Default: yes"
        expect(page.locator(f"select[name='{option}']")).to_have_count(1)
        page.locator(f"select[name='{part}']").select_option("off")
        expect(page.locator(f"select[name='{option}']")).to_have_count(0)
    expect(page.locator("select[name='ext.vineyard']")).to_have_count(1)
    check(page)


def test_the_abbot_brings_its_edition_unless_another_is_chosen(page: Page) -> None:
    setup(page)
    edition = page.locator("select:has(option[value=C1-r1])")
    page.get_by_role("checkbox", name="Abbot").check()
    expect(edition).to_have_value("C2")
    edition.select_option("C1")
    expect(edition).to_have_value("C1")
    with page.expect_response(lambda answer: answer.url.endswith("/api/v1/matches")) as made:
        page.get_by_role("button", name="Start the match").click()
    assert made.value.status == 201
    assert made.value.json()["position"]["options"] == {"edition": "C1", "expansions": ["abbot"]}


def test_a_chosen_edition_stays_where_the_abbot_is_ticked_after_it(page: Page) -> None:
    """The abbot can be chosen with tiles of the first edition, in any order, also after a reload."""
    setup(page)
    edition = page.locator("select:has(option[value=C1-r1])")
    edition.select_option("C1-r1")
    edition.select_option("C1")
    page.reload()
    page.get_by_text("More options").click()
    page.locator("summary", has_text="Expansions").click()
    page.get_by_role("checkbox", name="Abbot").check()
    expect(edition).to_have_value("C1")


def test_options_of_maps_are_shown_on_a_map_only_and_sent_with_one_only(page: Page) -> None:
    setup(page)
    expect(page.locator("select[name^='mp.']")).to_have_count(0)
    page.get_by_label("Which map").select_option("stand-in-map")
    town = page.locator("select[name='mp.town']")
    assert town.locator("option").all_text_contents() == [
        "Default: no", "no", "an extra turn", "2 points less", "2 more points for roads next to it",
    ]  # fmt: skip
    town.select_option("cost2")
    assert usual(page, "mp.expansion_rules") == "Default: no"
    page.locator("input[name=expansion][value=inns-and-cathedrals]").check()
    assert usual(page, "mp.expansion_rules") == "Default"  # its rules, and no others
    expect(page.locator("select[name='mp.chips']")).to_have_count(0)  # can only be "no"
    page.get_by_label("Which map").select_option("")
    expect(page.locator("select[name^='mp.']")).to_have_count(0)
    with page.expect_request(lambda request: request.url.endswith("/api/v1/matches")) as sent:
        page.get_by_role("button", name="Start the match").click()
    assert not [name for name in sent.value.post_data_json["options"] if name.startswith("mp.")]


@pytest.mark.parametrize("game", ["gold-rush", "amazonas", "dorra-amazonas"])
def test_what_lies_on_the_table_is_chosen_first(page: Page, game: str) -> None:
    """The note that printed tiles have not been entered was below the button that starts the match."""
    page.goto("/#/match/new")
    page.locator("select").first.select_option(game)
    players = page.get_by_role("heading", name="Players")
    expect(players).to_be_visible()
    note = page.get_by_text(
        re.compile("^Your printed (tiles have|board has) not been entered here yet")
    ).first
    expect(note).to_be_visible()
    above, below = note.bounding_box(), players.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]
