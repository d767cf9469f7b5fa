"""Translations: as complete as the English texts, with the same placeholders, grammatically consistent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from referee.game import PositionFinding, RuleReason, ScoreLine, ScorePart
from referee.games import GAMES
from referee.messages import languages, messages
from referee.say import speaker
from tests.games.test_sentences import NAMES, lines, reasons
from tests.messages import (
    FILES,
    TRANSLATED,
    keys,
    message_id,
    of,
    placeables,
    referee,
    selector,
    selects,
    texts,
    variables,
)

DIGESTS = Path(__file__).parent / "digests"
DIGESTED = (
    "carcassonne-base.txt",
    "hills-and-sheep.txt",
    "carcassonne-expansions.txt",
    "gold-rush.txt",
    "amazonas-carcassonne.txt",
    "amazonas-dorra.txt",
    "maps.txt",
)
OURS = re.compile(r"word-.*\.|on-(?!feature$)")  # forms of words, prepositions: defined per language
FORMS = {  # the plural categories of Unicode for whole numbers that occur
    "en": ["one", "other"],
    "de": ["one", "other"],
    "it": ["one", "other"],
    "ro": ["one", "few", "other"],
}
PROPER = ("game-", "catalog-")  # names printed on boxes
GENDERS = {"en": "", "de": "mfn", "it": "mf", "ro": "mf"}
IDENTIFIERS = re.compile(
    r"\b[\w.]+=\w+|\b\w+\.\w+\b|\(\w+\)|\b[a-z-]+/\S+|\bTile Referee\b|--\w+"
)  # options and their values; tile ids
LEFT_OVER = re.compile(
    r"\b(the|of|with|tile|tiles|city|cities|road|field|player|points|and|which|for|from|been|was|has|not|that|"
    r"shepherd|meeples|by|whether)\b",
    re.IGNORECASE,
)
LOOKS_ENGLISH = {"de": re.compile(r"\b([Ww]as|Meeples)\b")}  # also English words
NO_WORD = re.compile(r"(?!)")
MONEY = {"income", "theft", "bonus", "burnt"}  # lines of silver in Dorra's game, which no chart shows
MISSPELT = {
    "de": r"\b(Strassen?|Plaettchen|Schaefer|Staedte|Kloester|Huegel|fuer|ueber|groesser|duerfen|muessen|"
    r"koennen|schliesst|ausser|heisst|weiss|liesst|naechste[nrs]?|ueblich|Spass|gross\w*)\b",
    "ro": r"[şţŞŢãÃ]|\b(oras|orase|cartonas|cartonase|camp|campuri|manastire|gradina|daca|fara|si|tara)\b",
    "it": r"\b(citta|piu|puo|gia|perche|cosi|sara|qualita|e')(?!\w)|\bE'",
}
DISAGREEING = {
    "de": r"\b1 (?:Punkte|Städte|Klöster|Gärten|Schafe|Weinberge|Kultstätten|Figuren|Weisen|Schritte)\b"
    r"|\b(?:0|[2-9]|\d\d) (?:Punkt|Stadt|Kloster|Garten|Schaf|Weinberg|Kultstätte|Figur|Weise|Schritt)\b",
    "ro": r"\b1 (?:cartonașe|de|puncte|orașe|blazoane|pioni|meepleși)\b"
    r"|\b(?:[2-9]|1\d) (?:cartonaș|de|punct|oraș|blazon)\b"
    r"|\b[2-9]\d (?:cartonașe|puncte|orașe|blazoane|pioni)\b",
    "it": r"\b1 (?:tessere|punti|stemmi|pedine|volte|modi)\b"
    r"|\b(?:0|[2-9]|\d\d) (?:tessera|punto|stemma|pedina|volta)\b",
}


def entry(table: str, language: str) -> Any:
    """What a table of this module has for a language."""
    rows = globals()[table]
    assert language in rows, f"{table} of tests/games/test_translations.py has no entry {language!r}"
    return rows[language]


def sentences(language: str) -> Iterator[tuple[str, object]]:
    """All sentences of the scenarios in a language."""
    voice = speaker(language, NAMES)
    for reason in reasons():
        yield voice.reason(reason), reason
    for line in lines():
        yield voice.line(line), line
    for one in GAMES:
        for option in one.options:
            known = f"rule-{option.rule}" in referee("en")
            assert known, f"locales/en has no rule-{option.rule} (of the option {option.name})"
            yield voice.option(option), option


def test_there_are_languages_with_messages() -> None:
    assert languages()[:1] == ("en",)
    assert {"de", "it", "ro"} <= set(languages())
    assert len(FILES) > 5


def test_the_referee_reads_every_message() -> None:
    """What is filled in is compiled, which finds unknown functions, terms and messages."""
    for language in languages():
        known, ours = set[str](), messages(language)
        assert set(ours) >= referee(language).keys()
        for id, pattern in referee(language).items():
            filled = {*placeables(pattern), *(f"{selector(one)} {keys(one)}" for one in selects(pattern))}
            if filled - known:
                known |= filled
                assert ours.find(id) is not None, (language, id)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("file", FILES)
class TestAFile:
    """One file of a language compared with the English one."""

    def test_it_has_all_messages_of_english_and_no_more(self, file: str, language: str) -> None:
        ours, theirs = of(language, file).keys(), of("en", file).keys()
        assert {id for id in theirs - ours if not OURS.match(id)} == set()
        assert {id for id in ours - theirs if not OURS.match(id)} == set()

    def test_it_has_the_same_arguments(self, file: str, language: str) -> None:
        ours, theirs = of(language, file), of("en", file)
        for id in ours.keys() & theirs.keys():
            assert variables(ours[id]) == variables(theirs[id]), id

    def test_no_english_is_left_over(self, file: str, language: str) -> None:
        ours, theirs = texts(language, file), texts("en", file)
        for key, text in ours.items():
            plain = IDENTIFIERS.sub("", re.sub(r"{\w+(:[\w-]+)?|[{}:|]", " ", text))
            plain = LOOKS_ENGLISH.get(language, NO_WORD).sub("", plain)
            if not key.endswith(".gender"):
                assert not LEFT_OVER.search(plain), (key, text)
                if len(re.findall(r"[^\W\d]{3,}", plain)) > 2 and not key.startswith(PROPER):
                    assert text != theirs.get(key), key

    def test_romanian_is_spelt_with_its_letters(self, file: str, language: str) -> None:
        for key, text in texts(language, file).items():
            assert not re.search(MISSPELT.get(language, NO_WORD.pattern), text, re.IGNORECASE), (key, text)


@pytest.mark.parametrize("language", languages())
class TestALanguage:
    """All files of a language together."""

    @pytest.mark.parametrize("file", FILES)
    def test_its_variants_are_complete(self, language: str, file: str) -> None:
        for id, pattern in of(language, file).items():
            for select in selects(pattern):
                gender = selector(select).startswith("GENDER(")
                expected = list(entry("GENDERS" if gender else "FORMS", language))
                assert keys(select) == expected, id

    def test_every_word_has_every_form_that_is_used_of_it(self, language: str) -> None:
        own = referee(language)
        features = {id[5:-4] for id in referee("en") if re.match(r"word-.*\.the$", id)}
        figures = {id[5:-5] for id in referee("en") if re.match(r"word-.*\.many$", id)}
        letters = {"C", "R", "F", "V", "unknown", "any"}
        words = {"kind": features, "figure": figures, "mine": letters, "theirs": letters}
        assert min(map(len, words.values())) > 5
        used = {one for pattern in own.values() for one in placeables(pattern)}
        for one in used:
            found = re.fullmatch(r"(WORD|GENDER)\(\$(\w+)(?:, ([\w-]+))?\)", one)
            if found and found[2] in words:
                form = found[3] or "gender"
                assert {word for word in words[found[2]] if f"word-{word}.{form}" not in own} == set(), one

    def test_every_option_is_described(self, language: str) -> None:
        own = referee(language)
        assert [
            option.name
            for one in GAMES
            for option in one.options
            if f"options-{'set-edition' if option.of else message_id(option.name)}" not in own
        ] == []

    def test_every_kind_of_points_has_a_name_in_the_charts(self, language: str) -> None:
        kinds = {line.feature_kind for line in lines()} - MONEY
        assert len(kinds) > 30
        page, pictures = of(language, "page.ftl"), referee(language)
        assert [kind for kind in sorted(kinds) if f"kinds-{kind}" not in page] == []
        assert [kind for kind in sorted(kinds) if f"word-{kind}" not in pictures] == []

    def test_every_mark_is_described(self, language: str) -> None:
        own, marks = referee(language), [mark for one in GAMES for mark in getattr(one, "marks", ())]
        assert len(marks) > 20
        assert [mark for mark in marks if f"marks-{message_id(mark)}" not in own] == []

    def test_every_rule_of_the_digests_has_title_text_and_source(self, language: str) -> None:
        read = "".join((DIGESTS / name).read_text(encoding="utf-8") for name in DIGESTED)
        ids = set(re.findall(r"^- \*\*([A-Z]{2}-[A-CE-WYZ]\d+)\*\*", read, re.MULTILINE))
        assert len(ids) > 220
        for id in ids:
            rule = speaker(language).rule(id)
            assert 3 <= len(rule.title) <= 60, rule
            assert not rule.title.endswith("."), rule
            assert len(rule.title) < len(rule.text) <= 320, rule
            assert rule.text.endswith((".", ".)")), rule
            assert len(rule.source) > 10, rule
            assert not re.match(r"[a-z-]+,", rule.source), rule
            assert f"sections-{id.rstrip('0123456789')}" in referee(language) or id[:2] == "EX", rule

    def test_sentences_are_clean(self, language: str) -> None:
        count = 0
        for text, thing in sentences(language):
            count += 1
            assert text[0].isupper() or text[0].isdigit(), (text, thing)
            assert text.endswith("."), (text, thing)
            assert not re.search(r"[{}_|]|\?|  |\bNone\b|CB-|TR-|\(\)|\bred\b|\bblue\b", text), (text, thing)
            assert len(text) < 230, (text, thing)
        assert count > 500


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_are_in_the_language(language: str) -> None:
    wrong = re.compile(DISAGREEING.get(language, NO_WORD.pattern))
    for text, thing in sentences(language):
        plain = LOOKS_ENGLISH.get(language, NO_WORD).sub("", IDENTIFIERS.sub("", text))
        assert not LEFT_OVER.search(plain), (text, thing)
        assert not wrong.search(plain), (text, thing)


def test_romanian_has_three_forms_of_a_number() -> None:
    """As in "2 pioni", "20 de pioni", "101 pioni", "120 de puncte"."""
    voice = speaker("ro", NAMES)
    for number, points in [
        (0, "0 puncte"),
        (1, "1 punct"),
        (2, "2 puncte"),
        (19, "19 puncte"),
        (20, "20 de puncte"),
        (99, "99 de puncte"),
        (100, "100 de puncte"),
        (101, "101 puncte"),
        (119, "119 puncte"),
        (120, "120 de puncte"),
        (1000, "1.000 de puncte"),
    ]:
        line = voice.reason(
            RuleReason("CB-E3", "ranked_points", {"player": "red", "place": 1, "points": number})
        )
        assert points in line


# Words that may follow a number in Romanian without counting it: "3 din 12", "de la 1 la 5", "4 spre stânga".
NO_NOUN = {
    "ar",
    "cu",
    "din",
    "imediat",
    "kB",
    "la",
    "MB",
    "pe",
    "pentru",
    "prin",
    "s",
    "spre",
    "sunt",
    "și",
    "în",
}


def _uncounted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield each noun that follows a number whose form is not chosen, and the number's argument."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _uncounted(variant.value, chosen | {selector(inner)})
        elif isinstance(inner, ast.VariableReference) and isinstance(following, ast.TextElement):
            noun, argument = re.match(r" (\w+)", following.value), f"${inner.id.name}"
            if noun and argument not in chosen and noun[1] not in NO_NOUN:
                yield f"{argument} {noun[1]}"


def test_romanian_nouns_after_a_number_have_its_form() -> None:
    """As in "Cel mult 1000 de mutări", never "1000 mutări": a number of any size chooses."""
    every = {f"{file}: {id}": one for file in FILES for id, one in of("ro", file).items()}
    counted = {selector(select) for one in every.values() for select in selects(one)}
    found = {
        id: [one for one in _uncounted(pattern) if one.split()[0] in counted] for id, pattern in every.items()
    }
    assert {id: nouns for id, nouns in found.items() if nouns} == {}


def test_a_source_names_section_and_footnote() -> None:
    assert speaker("en").rule("HS-F9").source.endswith(", shepherd and flock, footnote 3")
    assert speaker("ro").rule("HS-F9").source.endswith(", oierul și turma, nota de subsol 3")
    assert speaker("it").rule("HS-F9").source.endswith(", pastore e gregge, nota 3")
    assert speaker("de").rule("HS-F9").source.endswith(", Schäfer und Herde, Fußnote 3")


CITY = ScoreLine(
    "red",
    "CB-C2",
    (ScorePart("CB-C2", "tile", 4, 2), ScorePart("CB-C2", "pennant", 2, 2)),
    ((0, 0),),
    "city",
    complete=True,
    holders={"red": 1, "blue": 1},
)
MONASTERY = ScoreLine(
    "blue",
    "CB-K3",
    (ScorePart("CB-K3", "monastery", 1, 1), ScorePart("CB-K3", "surrounding", 5, 1)),
    ((0, 0),),
    "monastery",
    complete=False,
    holders={"blue": 1},
)
ROAD = ScoreLine(
    "red", "CB-R2", (ScorePart("CB-R2", "tile", 21, 1),), ((0, 0),), "road", complete=True, holders={"red": 1}
)
EDGE = RuleReason(
    "CB-P2", "differ", {"side": "N", "mine": "C", "other": (1, -1), "theirs": "F"}, ((1, 0),), "N"
)
TAKEN = RuleReason("CB-M3", "occupied", {"kind": "city", "by": ("red", "blue")}, ((0, 0), (1, 0)))
LEFT = {"kind": "road", "figure": "meeple", "player": "red", "most": 7, "count": 1}


@pytest.mark.parametrize(
    ("thing", "romanian", "italian", "german"),
    [
        (
            CITY,
            "Ana primește 12 puncte pentru un oraș finalizat: 4 cartonașe × 2 + 2 blazoane × 2 = 12. "
            "Pioni acolo: Ana 1, Ben 1.",
            "Ana prende 12 punti per una città completa: 4 tessere × 2 + 2 stemmi × 2 = 12. "
            "Pedine lì: Ana 1, Ben 1.",
            "Ana erhält 12 Punkte für eine abgeschlossene Stadt: 4 Plättchen × 2 + 2 Wappen × 2 = 12. "
            "Figuren dort: Ana 1, Ben 1.",
        ),
        (
            MONASTERY,
            "Ben primește 6 puncte pentru o mănăstire nefinalizată: "
            "1 mănăstire × 1 + 5 cartonașe în jur × 1 = 6.",
            "Ben prende 6 punti per un monastero incompleto: 1 monastero × 1 + 5 tessere attorno × 1 = 6.",
            "Ben erhält 6 Punkte für ein nicht abgeschlossenes Kloster: 1 Kloster × 1 + 5 Plättchen ringsum "
            "× 1 = 6.",
        ),
        (
            ROAD,
            "Ana primește 21 de puncte pentru un drum finalizat: 21 de cartonașe × 1 = 21.",
            "Ana prende 21 punti per una strada completa: 21 tessere × 1 = 21.",
            "Ana erhält 21 Punkte für eine abgeschlossene Straße: 21 Plättchen × 1 = 21.",
        ),
        (
            EDGE,
            "Latura de sus a cartonașului arată un oraș, dar vecinul de la (1, -1) arată un câmp.",
            "Il lato superiore della tessera mostra una città, ma la tessera vicina in (1, -1) "
            "mostra un campo.",
            "Die obere Kante des Plättchens zeigt eine Stadt, das Nachbarplättchen in (1, -1) "
            "aber eine Wiese.",
        ),
        (
            TAKEN,
            "Acest oraș este deja ocupat: Ana și Ben, la (0, 0), (1, 0).",
            "Questa città è già occupata: Ana e Ben, in (0, 0), (1, 0).",
            "Diese Stadt ist schon besetzt: Ana und Ben, in (0, 0), (1, 0).",
        ),
        (
            RuleReason("CB-M6", "none_left", LEFT),
            "Ana nu mai are niciun meeple în rezervă: toți cei 7 sunt pe masă.",
            "Ana non ha più meeple nella riserva: tutti e 7 sono sul tavolo.",
            "Ana hat keinen Meeple mehr im Vorrat: Alle 7 sind auf dem Tisch.",
        ),
        (
            RuleReason("CB-M1", "own_supply", {**LEFT, "figure": "big", "most": 1}),
            "Ana mai are în rezervă un meeple mare.",
            "Ana ha ancora un meeple grande nella riserva.",
            "Ana hat noch einen großen Meeple im Vorrat.",
        ),
        (
            RuleReason("CB-M2", "not_there", LEFT),
            "Un meeple nu poate sta pe un drum.",
            "Un meeple non può stare su una strada.",
            "Ein Meeple darf nicht auf einer Straße stehen.",
        ),
        (
            PositionFinding("warning", RuleReason("CB-J4", "occupied", {"kind": "monastery"})),
            "Într-o mănăstire finalizată mai stau pioni: "
            "fă evaluarea acum sau ia-i înapoi, dacă s-a făcut deja.",
            "In un monastero completo ci sono ancora pedine: "
            "conta i punti ora, o riprendile se sono già stati contati.",
            "In einem abgeschlossenen Kloster stehen noch Figuren: Werte jetzt, oder nimm sie zurück, "
            "falls schon gewertet wurde.",
        ),
        (
            RuleReason("HS-F12", "odds", {"wolves": 2, "count": 15}),
            "Pentru turmă se trage un jeton: 2 din cele 15 jetoane din săculeț sunt lupi.",
            "Per il gregge si pesca un segnalino: 2 dei 15 segnalini nel sacchetto sono lupi.",
            "Für die Herde wird ein Marker gezogen: 2 der 15 Marker im Beutel sind Wölfe.",
        ),
        (
            ScoreLine(
                "red",
                "HS-F14",
                (ScorePart("HS-F14", "token", 2, 1), ScorePart("HS-F14", "token", 1, 3)),
                (),
                "flock",
                complete=True,
            ),
            "Ana primește 5 puncte pentru o turmă: 2 jetoane cu 1 oaie + 1 jeton cu 3 oi = 5.",
            "Ana prende 5 punti per un gregge: 2 segnalini con 1 pecora + 1 segnalino con 3 pecore = 5.",
            "Ana erhält 5 Punkte für eine Herde: 2 Marker mit 1 Schaf + 1 Marker mit 3 Schafen = 5.",
        ),
        (
            RuleReason("CB-S1", "copies", {"tile": "base/C", "count": 2, "most": 1}),
            "Cartonașul base/C apare aici de 2 ori, dar cutia conține doar 1.",
            "La tessera base/C compare qui 2 volte, ma la scatola ne contiene solo 1.",
            "Das Plättchen base/C liegt hier 2-mal, aber die Schachtel enthält nur 1.",
        ),
    ],
)
def test_sentences_read_by_hand(
    thing: ScoreLine | RuleReason | PositionFinding, romanian: str, italian: str, german: str
) -> None:
    for language, expected in (("ro", romanian), ("it", italian), ("de", german)):
        voice = speaker(language, NAMES)
        if isinstance(thing, ScoreLine):
            assert voice.line(thing) == expected
        else:
            assert voice.reason(thing.reason if isinstance(thing, PositionFinding) else thing) == expected
