"""One word for one thing in every language, as docs/terms.md lists them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from referee import say
from tests import messages

ROOT = Path(say.__file__).resolve().parent.parent
TERMS = ROOT / "docs/terms.md"
LANGUAGES = {"English": "en", "German": "de", "Italian": "it", "Romanian": "ro"}

# What must not be used, by language, and the word to use instead. `docs/terms.md` has the whole list.
FORBIDDEN = {
    "en": {
        r"\b[Ss]core track\b": "scoreboard",
        r"\bon field }": "space",
        r"\b(strict|other|printed) reading\b": "interpretation",
        r"\b([Gg]oes?|[Cc]omes?|came|take|taken) home\b": "return, taken back",
        r"\b[Ww]hoever\b": "a player who",
        r"(?<!=)\b[Bb]esides?\b": "next to, in addition to",
        r"\bof (its|their) own\b": "their",
        r"\bdearer\b": "more expensive",
        r"\babroad\b": "beyond the border",
        r"\b([Tt]he|[Aa]n) own\b": "their",
        r"\b([Ss]ome|[Ee]very|[Nn]o)body\b": "someone, everyone, no one, no player",
        r"\b([Tt]old|[Uu]ntold|laid (first|next|instead))\b": "known, placed",
        r"\bpays? (nothing|\d points?(?! for placing))\b": "scores, is worth",
    },
    "de": {
        r"\bHandelswaren\b": "Waren",
        r"\bHeiligt[uü]m\w*": "Kultstätte",
        r"\bBrett\w*": "Auslage, Spielplan or Starttafel",
        r"\b(Startpl[aä]n\w*|Goldchips?|Gleisbauer\w*|(?<!Eisen)Bahnstrecken?)\b": "the box",
        r"\b(Einkommenskarten?|Artenplättchen|Medaillen?)\b": "the words of the box",
        r"\bim Ausland\b": "hinter der Grenze",
        r"\bAusgaben?\b": "Auflage",
        r"\b(Zählleiste|Wertungsleiste|Punkteleiste)": "Wertungstafel",
        r"\b(Lesart\w*|liest)\b": "Auslegung, auslegen",
        r"\b(heim|kehr(t|en|te|ten)) ?(heim|zurück)?\b": "in den Vorrat zurückkommen",
        r"\b(Loch|Löcher)\b": "Lücke",
        r"\b(Chance|Aussicht)\b": "Wahrscheinlichkeit",
        r"\bGastgeber\w*": "Spielleitung",
        r"\b(Mitspielern?|Spielern?)\b(?! \d)": "Mitspielende",
        r"\b(Vorgabe|voreingestellt|Voreinstellung)\b": "Standard",
        r"\bTelefons?\b": "Handy",
        r"\b[Nn]iemand (hat gesagt|lesen|weiß)\b|\bweiß niemand\b": "nicht bekannt",
        r"\bgleichgültig\b": "spielt keine Rolle",
        r"\b(scheide[nt]?|schied) .*\baus\b": "aus dem Spiel kommen",
        r"\bHolz\b": "Figur",
        r"\b(ihr|euch|eure[rnms]?)\b(?= (habt|seid|spielt|nehmt))|\b([Ww]ertet|[Nn]ehmt|[Dd]eckt|Entscheidet|"
        r"Nennt|Sagt|[Bb]eendet das)\b(?= (jetzt|sie|die|das|es))": "du",
    },
    "it": {
        r"\bnormalmente\b|\b[Dd]i norma\b|\bvalore normale\b": "predefinito",
        r"\btorna(no)? a casa\b": "tornare nella riserva",
        r"\b[Ll]ettur[ae] (rigoros|sever|stampat)|\bl'altra lettura\b": "interpretazione",
        r"\bsever[aeio]\b": "rigoroso",
        r"\bposat\w+\b|\bposare\b": "piazzare",
        r"\belement[oi]\b": "territorio",
        r"\bfigur(a|e|ina)\b(?! come|\.)": "pedina",
        r"\b(cella|celle)\b": "casella",
        r"\blegno\b": "pedina",
        r"\bsindaco\b": "borgomastro",
        r"\bcart[ae] (rendita|reddito|guadagno|evento|missione)\b": "Carta Guadagno, Evento, Missione",
        r"\bcampi? di tipi\b|\btipi\b(?=$)|\btepee\b": "accampamento di nativi",
        r"\bgetton[ei]\b": "segnalino",
        r"\b[Bb]arc(a|he)\b(?!, altrimenti)": "canoa",
        r"\ball'estero\b": "oltre il confine",
        r"\b(tracciato|tabella) (segna)?punt": "segnapunti",
        r"\bchi ospita\b": "organizzatore",
        r"\bmotore\b": "programma",
        r"\b([Nn]essuno ha detto|è stat[oa] dett[oa]|sono stati detti)\b": "non si sa, è stato inserito",
        r"\bpunteggio finale\b": "conteggio finale",
        r"\b(contate|riprendetele|riprendeteli|decidetelo|Dite|Comunicate|controllateli|Seguitene)\b": "tu",
        r"\b(Locande e C|Commercianti e C|Pecore e C|Abbazie e B)[a-z]+\b": "no title capitals",
        r"\bColline e pecore\b": "Pecore e colline",
        r"\bMercanti e costruttori\b": "Commercianti e costruttori",
        r"\bLa corsa all'oro\b": "Corsa all'oro",
    },
    "ro": {
        r"\baurari?\b|\baurarul\w*": "căutător de aur",
        r"\btipi\b|\btabere de tipi": "corturi tepee",
        r"\b(păstor|cioban)\w*": "oier",
        r"\bhambar\w*": "moșie",
        r"\bbalaur\w*": "dragon",
        r"\bcăruț\w+": "car",
        r"\bpodgori\w+": "vie",
        r"\bgrâu\b": "grâne",
        r"\bpânz\w+": "postav",
        r"\bfigur(ă|i|ine|ină)\b": "pion",
        r"\bpies[ae] de joc\b|\blemn\b": "pion, piesă",
        r"\b(tabl|tabel|pist|traseu)\w* de punctaj\b": "tablă de scor",
        r"\bpunctaj(ul)? final\b|\bpunctare\w*|\bse punctează\b": "evaluare",
        r"\bcărți? de venit\b": "carte de câștig",
        r"\bprint(at|ată|ate|uri|urile)?\b(?!\))": "tipărit",
        r"\bacasă\b": "în rezervă",
        r"\bcitire(a)? (strict|tipărit)|\bcealaltă citire\b|\bse citește:": "interpretare",
        r"\bgraniț\w+": "margine",
        r"\bcelul\w+": "pătrat",
        r"\bmotor\w*": "program",
        r"\b(în|din) străinătate\b": "dincolo de margine",
        r"\brețea(ua)? de cartonașe\b": "grilă",
        r"\bs-au? spus\b|\bnu a fost spus\w*|\bNimeni nu a spus\b": "nu se știe, s-a introdus",
        r"\bcowboyi\b": "cowboy",
        r"(?<!fi )(?<!fost )\b(alegeți|atingeți|așezați|așteptați|aveți|adăugați|cereți|confirmați|corectați|"
        r"decideți|deschideți|descoperiți|desenați|faceți|feriți|folosiți|fotografiați|introduceți|intrați|"
        r"încercați|încheiați|întoarceți|începeți|lăsați|luați|mutați|opriți|pictați|plasați|porniți|preluați|"
        r"priviți|puneți|puteți|schimbați|scrieți|spuneți|trimiteți|urmăriți|vedeți|verificați|țineți|"
        r"voastr[aeă]|vostru|voștri|dumneavoastră)\b": "tu",
        r"[ășțâî] \"|\"[A-ZĂÂÎȘȚa-z!]": "„…”",
    },
}
QUOTES = {"de": "«»”‘’", "it": "„“”‘’", "ro": "“‘’«»"}


@cache
def texts(language: str) -> dict[str, tuple[str, ...]]:
    """All texts of the page and the referee in a language, by file."""
    return {file: tuple(messages.texts(language, file).values()) for file in messages.FILES}


def terms() -> list[tuple[str, str, str]]:
    """(English, language, term) of every row of the tables, without notes in brackets."""
    found, heads = [], list(LANGUAGES)
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 5 and cells[0] not in {"English", "---"}:
            found += [
                (cells[0], LANGUAGES[head], term)
                for head, cell in zip(heads, cells, strict=False)
                for term in re.sub(r" \(.*\)", "", cell).split(", ")
            ]
    return found


def test_every_term_of_the_list_is_used() -> None:
    assert len(terms()) > 400
    for english, language, term in terms():
        every = "\n".join("\n".join(lines) for lines in texts(language).values()).lower()
        stem = term.lower() if len(term) < 5 else term.lower()[:-1]  # other cases and numbers
        assert stem in every, (english, language, term)


@pytest.mark.parametrize("language", sorted(FORBIDDEN))
def test_no_other_word_is_used(language: str) -> None:
    for pattern, instead in FORBIDDEN[language].items():
        wrong = re.compile(pattern, re.IGNORECASE if "dumneavoastră" in pattern else 0)
        for file, lines in texts(language).items():
            for text in lines:
                plain = re.sub(r"\b[\w.]+=\w+|\(\w+\)|{\w+", "", text)  # options, their values, placeholders
                assert not wrong.search(plain), (file, text, f"use: {instead}")


@pytest.mark.parametrize("language", sorted(QUOTES))
def test_quotation_marks_and_apostrophes_are_of_one_kind(language: str) -> None:
    for file, lines in texts(language).items():
        for text in lines:
            assert not set(text) & set(QUOTES[language]), (file, text)
            assert not re.search(r'"', text), (file, text)
