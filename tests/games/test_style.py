"""The style of each language: capitals, quotation marks, apostrophes and one form of address.

docs/terms.md has the rules in words.
"""

from __future__ import annotations

import re

import pytest

from referee.messages import LOCALES
from tests.messages import FILES, LANGUAGES, texts

QUOTES = {"en": "“”", "de": "„“", "it": "«»", "ro": "„”"}
ANY_QUOTE = '"“”„‟«»‹›‘’‚‛`´'
NAMES = re.compile(  # Italian names, the cards of Dorra's game, ids and words of HTTP
    r"Rio delle Amazzoni|Amazonas|Indio|Carcassonne|Maps|Stefan Dorra|Hans im Glück|Games Quarterly|"
    r"Fiume(?: II)?|Locande e cattedrali|Commercianti e costruttori|Pecore e colline|Baba Jaga|Darmstadt\w*|"
    r"Cart[ae] (?:Guadagno|Evento|Missione|Ordine di Gioco|Ordine)|Medaglie Punteggio|Tile Referee|"
    r"JavaScript|Python|Debian|Big Box|"
    r"Content-Type|Retry-After|Authorization: Bearer|Allow|Idempotency-Key|WebP|\b[RC]\w+[!.]\S+|RrRr"
)
MID_SENTENCE = re.compile(r"(?<=[a-zà-ù0-9,;)»}] )([A-ZÀ-Ù][a-zà-ù']+)")
NUMBERED = {  # words before the number of what they name: row 3, not 3 rows
    "en": r"player(?= \{ \$n)|rows?|columns?|turns?|steps?|tiles?|spaces?|laps?|rounds?|cards?|"
    r"medals?|missions?|rotation|Quarterly|pictures?|parts?|phases?|lines?|ports?|versions?|"
    r"footnotes?|figures?|proposals?|byte|tunnel|design|number",
    "de": r"Reihen?|Spalten?|Zug|Schritt|Plättchen|Feld|Felder|Runden?|Karte(?= \{ \$card| \d)|"
    r"Karten|Einnahmekarte|Quarterly|Reihenfolgekarten?|Wertungschip|Auftrag|Person|Drehung|"
    r"Bild|Bilder|Teil|Phase|Zeile|Port|Version|Fußnote|Figur|Vorschlag|Byte|Tunnel|Motiv|Zahl",
    "it": r"rig[ah]e?|colonn[ae]|turn[oi]|pass[oi]|tesser[ae]|casell[ae]|spazi|spazio|gir[oi]|round|"
    r"cart[ae]|Guadagno|medagli[ae]|mission[ei]|giocatore(?= \{ \$n)|rotazione|foto|part[ei]|"
    r"fas[ei]|porta|version[ei]|nota|pedina|proposta|byte|Quarterly|tunnel|modello|bianco",
    "ro": r"rândul(?:ui)?|coloan(?:a|ei)|tur(?:a|ei|ul|ului)|pasul(?:ui)?|cartonașul(?:ui)?|"
    r"câmpul(?:ui)?|câmpurile|spațiul(?:ui)?|spațiile|rund(?:a|ei|ele)|cart(?:ea|ii)|cărții|"
    r"câștig|Quarterly|medali[ae]|misiunea|jucătorului(?= \{ \$n)|rotația|fotografia|"
    r"fotografiile|partea|faza|portul|versiunea|nota|pionul|propunerea|octetul|tunelul|"
    r"modelul|alb",
}
NUMBER = (
    r"\{ \$(?:row|column|n|number|code|card|field|space|from|to|lap|round|line|index|at|first|last|set|"
    r"version|count|x|medal|least|start) \}|\d"
)
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


def torn(language: str, text: str) -> list[str]:
    """Return each word that a line may part from its number: a plain space is between them."""
    words = re.compile(rf"\b(?:{NUMBERED[language]}) (?={NUMBER})", 0 if language == "de" else re.IGNORECASE)
    return words.findall(text) + re.findall(r"\{ \$kind \} \{ \$n \}", text)


SHOWN = sorted(set(FILES) - {"errors.ftl", "input.ftl", "formats.ftl", "terminal.ftl"})  # to players


@pytest.mark.parametrize("file", SHOWN)
@pytest.mark.parametrize("language", sorted(NUMBERED))
def test_no_line_ends_between_a_word_and_its_number(language: str, file: str) -> None:
    """A no-break space is between them, on the page and in the referee's sentences."""
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    assert "\N{NO-BREAK SPACE}" in "".join(lines) or file == "carcassonne-maps.ftl"
    found = {
        number: words
        for number, line in enumerate(lines, 1)
        if not line.startswith("#") and (words := torn(language, line.partition("=")[2] or line))
    }
    assert found == {}


def test_a_word_parted_from_its_number_is_found() -> None:
    assert torn("en", "row { $row }, column\N{NO-BREAK SPACE}{ $column }") == ["row "]
    assert torn("de", "Karte 6 gilt; Karte { $map } nicht") == ["Karte "]
    assert torn("en", "{ $n } turns, { $kind } { $n }") == ["{ $kind } { $n }"]
