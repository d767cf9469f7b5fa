"""31.3: the style of each language: capitals, quotation marks, apostrophes and one form of address.

docs/terms.md has the rules in words.
"""

from __future__ import annotations

import re

import pytest

from tests.messages import FILES, LANGUAGES, texts

QUOTES = {"en": "“”", "de": "„“", "it": "«»", "ro": "„”"}
ANY_QUOTE = '"“”„‟«»‹›‘’‚‛`´'
NAMES = re.compile(  # Italian names, the cards of Dorra's game, ids and words of HTTP
    r"Rio delle Amazzoni|Amazonas|Indio|Carcassonne|Maps|Stefan Dorra|Hans im Glück|Games Quarterly|"
    r"Fiume(?: II)?|Locande e cattedrali|Commercianti e costruttori|Pecore e colline|Baba Jaga|Darmstadt\w*|"
    r"Cart[ae] (?:Guadagno|Evento|Missione|Ordine di Gioco|Ordine)|Medaglie Punteggio|Tile Referee|"
    r"JavaScript|Python|Debian|"
    r"Content-Type|Retry-After|Authorization: Bearer|Allow|Idempotency-Key|WebP|\b[RC]\w+[!.]\S+|RrRr"
)
MID_SENTENCE = re.compile(r"(?<=[a-zà-ù0-9,;)»}] )([A-ZÀ-Ù][a-zà-ù']+)")
OTHER_ADDRESS = {
    "de": r"\b(euch|euer|eure[mnrs]?)\b|(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihr|Ihre[mnrs]?)\b",
    "it": r"\b(voi|vostr[aeio]|potete|avete|siete|dovete|volete|scegliete|toccate (?:un|il|la)|"
    r"inserite (?:un|il|la)|La preghiamo)\b|(?<=[a-zà-ù,;] )(Lei|Suo|Sua)\b",
    "ro": r"\b(dumneavoastră|dvs|voi|vostru|voastră|voștri|voastre|aveți|puteți|sunteți|doriți|"
    r"trebuie să \w+ți|alegeți|apăsați|atingeți|introduceți|încercați|verificați|vă rugăm)\b",
}


def all_texts(language: str) -> dict[str, str]:
    return {f"{file}: {id}": text for file in FILES for id, text in texts(language, file).items()}


def test_italian_has_no_title_capitals() -> None:
    found = {
        id: words
        for id, text in all_texts("it").items()
        if (words := MID_SENTENCE.findall(NAMES.sub("nome", text)))
    }
    assert found == {}


@pytest.mark.parametrize("text", ["Inserisci i Punti di tutti", "una Città completa"])
def test_a_title_capital_is_found(text: str) -> None:
    assert MID_SENTENCE.search(NAMES.sub("nome", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert language in QUOTES, f"QUOTES of tests/games/test_style.py has no entry {language!r}"
    strange = set(ANY_QUOTE) - set(QUOTES[language])
    assert {id: text for id, text in all_texts(language).items() if strange & set(text)} == {}
    for id, text in all_texts(language).items():
        assert text.count(QUOTES[language][0]) == text.count(QUOTES[language][1]), (id, text)


@pytest.mark.parametrize("language", sorted(OTHER_ADDRESS))
def test_one_person_is_addressed_in_one_form(language: str) -> None:
    other = re.compile(OTHER_ADDRESS[language], re.IGNORECASE if language == "ro" else 0)
    assert {id: text for id, text in all_texts(language).items() if other.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_an_option_by_its_id(language: str) -> None:
    """People at the table read them: they know no *ad.space*."""
    ids = re.compile(r"\b(?:[a-z]{2,4}\.[a-z_]+=\w|(?:ad|base|ca|gr|hs|mp|tw)\.[a-z]\w+)")
    assert {id for id, text in all_texts(language).items() if ids.search(text)} == set()
