"""The texts of the page: every language has all the texts of English, with the same values in them."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import web
from referee.say import languages as of_the_referee
from services.catalogs.library import games

FOLDER = Path(web.__file__).parent
LANGUAGES = sorted(path.stem for path in FOLDER.glob("i18n/*.json"))
TRANSLATED = [language for language in LANGUAGES if language != "en"]
FORMS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "it": {"one", "other"},
    "ro": {"one", "few", "other"},
}
FORM = re.compile(r"\.(one|few|other)$")
LEFT_OVER = re.compile(
    r"\b(the|of|with|tiles?|city|cities|roads?|fields?|player|points?|and|which|from|been|has|not|that)\b"
)


@cache
def words(language: str) -> dict[str, str]:
    """All texts of a language by key."""
    return json.loads((FOLDER / f"i18n/{language}.json").read_text(encoding="utf-8"))


def plurals(language: str) -> dict[str, set[str]]:
    """Keys with plural forms, and which; a key that only ends like one has no .one."""
    found: dict[str, set[str]] = defaultdict(set)
    for key in words(language):
        if (form := FORM.search(key)) and not key.startswith("value."):  # of options; one is called "one"
            found[key.removesuffix(form[0])].add(form[1])
    return {key: forms for key, forms in found.items() if "one" in forms}


def values(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_page_and_referee_speak_the_same_languages() -> None:
    script = (FOLDER / "js/lib/i18n.js").read_text(encoding="utf-8")
    named = re.search(r"LANGUAGES = \{([^}]*)\}", script)
    assert named is not None
    assert sorted(re.findall(r"(\w+):", named[1])) == LANGUAGES == sorted(of_the_referee())


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_by_number_are_complete(language: str) -> None:
    assert len(plurals(language)) > 20
    assert {key: forms for key, forms in plurals(language).items() if forms != FORMS[language]} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_word_is_missing_or_left_behind(language: str) -> None:
    counted = {f"{key}.{form}" for key in plurals("en") for form in FORMS[language]}
    plain = {key for key in words("en") if FORM.sub("", key) not in plurals("en")}
    assert set(words(language)) == counted | plain


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_values_are_filled_in(language: str) -> None:
    for key, text in words(language).items():
        english = words("en").get(key) or words("en")[FORM.sub(".other", key)]
        missing = values(text) ^ values(english)
        assert not missing - ({"n"} if FORM.search(key) else set()), key


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left_over(language: str) -> None:
    for key, text in words(language).items():
        plain = re.sub(r"\{\w+\}|Tile Referee", "", text)
        assert not LEFT_OVER.search(plain), (key, text)
        assert text.strip(), key
        if len(re.findall(r"\w{3,}", plain)) > 2 and not key.startswith("game."):  # names
            assert text != words("en").get(key), key


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", r"\b(fuer|ueber|Strasse\w*|Plaettchen)\b"),
        ("ro", r"[şţŞŢ]"),
        ("it", r"\b(citta|piu|puo|perche)\b"),
    ],
)
def test_words_are_spelt_with_their_letters(language: str, wrong: str) -> None:
    assert [key for key, text in words(language).items() if re.search(wrong, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_differ(language: str) -> None:
    """Figures are identified by letters where colours cannot be seen; grey and gray are one colour."""
    letters = [
        text
        for key, text in words(language).items()
        if key.startswith("colour-letter.") and not key.endswith("gray")
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
            group = "edition" if option["name"] == "edition" else "value"
            found[group] |= {value for value in option["values"] if not value.isdigit()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_shown_raw(language: str) -> None:
    """29.21: values of options such as cost2, and all other choices, have texts."""
    named = {f"{group}.{id}" for group, ids in named_by_the_service().items() for id in ids}
    assert len(named) > 150
    assert sorted(named - set(words(language))) == []
