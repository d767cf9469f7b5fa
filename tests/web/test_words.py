"""The texts of the page: every language has all the texts of English, with the same values in them."""

from __future__ import annotations

import html
import re
from collections import defaultdict

import pytest

import web
from referee.messages import languages
from services.catalogs.library import games
from tests import messages
from tests.messages import LANGUAGES

FOLDER = messages.LOCALES.parent / "web"
LEFT_OVER = re.compile(
    r"\b(the|of|with|tiles?|city|cities|roads?|fields?|player|points?|and|which|from|been|has|not|that)\b"
)

NUMBERS = {
    "$n",
    "$points",
    "$gold",
    "$stack",
    "$last",
}  # arguments that the page gives as numbers, not as text


def words(language: str) -> dict[str, str]:
    """All texts of the page in a language by id (tests/games/test_translations.py compares languages)."""
    return messages.texts(language, "page.ftl")


COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)
SENTENCE = re.compile(r"""["'`]([A-Z][a-z']+ [a-z][^"'`\n]*)""")


def test_no_sentence_is_in_the_scripts() -> None:
    """All texts of the page are in `page.ftl`; comments, of course, are sentences."""
    for path in (FOLDER / "js").rglob("*.js"):
        code = COMMENT.sub("", path.read_text(encoding="utf-8"))
        assert SENTENCE.findall(code) == [], path
    assert SENTENCE.findall('h("h1", {}, "The server does not answer")') == ["The server does not answer"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_has_what_is_shown_without_scripts_or_texts(language: str) -> None:
    shown = web.PAGE
    for id in ("app-noscript", "error-away", "error-retry"):
        assert html.escape(words(language)[id]) in shown
    assert shown.count(f'<template lang="{language}">') == 1


def test_page_and_referee_speak_the_same_languages() -> None:
    script = (FOLDER / "js/lib/i18n.js").read_text(encoding="utf-8")
    named = re.search(r"LANGUAGES = \{([^}]*)\}", script)
    assert named is not None
    assert sorted(re.findall(r"(\w+):", named[1])) == LANGUAGES == sorted(languages())
    assert {f"i18n/{language}.ftl" for language in LANGUAGES} <= web.PUBLIC


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_formats_with_fluent_alone(language: str) -> None:
    """Functions such as WORD belong to the referee; the page has only arguments and plural forms."""
    for id, pattern in messages.of(language, "page.ftl").items():
        assert {one[0] for one in messages.placeables(pattern)} <= {"$"}, id
        assert {messages.selector(one) for one in messages.selects(pattern)} <= NUMBERS, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_differ(language: str) -> None:
    """Figures are identified by letters where colours cannot be seen; grey and gray are one colour."""
    letters = [
        text
        for key, text in words(language).items()
        if key.startswith("colour-letter-") and not key.endswith("gray")
    ]
    assert len(letters) > 8
    assert len(set(letters)) == len(letters)


def named_by_the_service() -> dict[str, set[str]]:
    """Groups of texts and the ids in them, as in GET /games."""
    found: dict[str, set[str]] = defaultdict(set)
    for game in games("en")["games"]:
        boxes = [game, *game["expansions"]]
        found["expansion"] |= {box["id"] for box in game["expansions"]}
        found["catalog"] |= set(game["catalogs"])
        found["colour"] |= set(game["colours"])
        found["kind"] |= set(game.get("kinds", ()))
        found["mark"] |= {mark["id"] for mark in game.get("marks", ())}
        found["match.move"] |= set(game["moves"]) - {"adjust"}  # has separate sentences
        found["figure"] |= {kind for box in boxes for kind in box["figures"]}
        found["token"] |= {kind for box in boxes for kind in box["tokens"]}
        for option in game["options"]:
            values = {value for value in option["values"] if not value.isdigit()}
            if option["name"].split(".")[-1] == "edition":
                found["edition"] |= values - {"by_edition"}
                continue
            own = {
                one for one in values if messages.message_id(f"value.{option['name']}.{one}") in words("en")
            }
            found["value"] |= values - own  # whose text depends on the option
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_shown_raw(language: str) -> None:
    """Values of options such as cost2, and all other choices, have texts."""
    named = {f"{group}.{id}" for group, ids in named_by_the_service().items() for id in ids}
    assert len(named) > 150
    texts = words(language)
    sets = {one for one in named if one.replace("expansion.", "catalog.") in named}  # named like their set
    missing = {one for one in named if messages.message_id(one) not in texts}
    assert sorted(missing - {one for one in sets if one.startswith("expansion.")}) == []
