"""31: a language is a folder of messages and one line; a made-up one shows what is untranslated or overflows.

The language has the English messages with accents and longer words. Only the page has it here; sentences of
the API stay English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from flask import Flask, Response, request
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Browser

from referee.messages import LOCALES
from tests import messages
from tests.web import live
from tests.web.looking import SCRIPT, cut
from tests.web.screens import SCREENS, Tour

ACCENTED = str.maketrans("aeiouyAEIOUYcnsz", "áéíöüýÁÉÍÖÜÝçñšž")
SCRIPTS = Path(__file__).resolve().parents[2] / "web" / "js"
LINE = re.compile(r"LANGUAGES = \{ ")


class Pseudo(visitor.Transformer):
    """Puts accents on all text and makes it about a fifth longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = re.sub(r"[^\W\d_]{5,}", lambda word: f"{word[0]}{word[0][-1]}", node.value).translate(
            ACCENTED
        )
        return node


@cache
def pseudo() -> str:
    """The messages of the page in the made-up language."""
    resource = FluentParser().parse((LOCALES / "en/page.ftl").read_text(encoding="utf-8"))
    return FluentSerializer().serialize(Pseudo().visit(resource))


def with_language(app: Flask) -> None:
    """Serve the made-up language and the script that lists it.

    The browser would not cache any script if it were intercepted there, which takes twice the time.
    """
    script = LINE.sub('LANGUAGES = { xx: "Þšéüðö", ', (SCRIPTS / "lib/i18n.js").read_text(encoding="utf-8"))

    @app.before_request
    def answer() -> Response | None:
        if request.path.endswith("/js/lib/i18n.js"):
            return Response(script, content_type="text/javascript")
        if request.path.endswith("/i18n/xx.ftl"):
            return Response(pseudo(), content_type="text/plain")
        return None


def test_a_new_language_is_one_folder_and_one_line(chromium: Browser, tmp_path: Path, picture: bytes) -> None:
    english = {
        text for text in messages.texts("en", "page.ftl").values() if re.search(r"[aeiou]\w* \w", text)
    }
    wrong = list[str]()
    with live.server(tmp_path, change=with_language) as address:
        session = live.context(chromium, address, live.SMALL, False, "en")
        session.add_init_script("localStorage.setItem('tile-referee.language', 'xx')")
        page = session.new_page()
        tour = Tour(page, address, "en", picture)
        tour.words = messages.Page("en")
        tour.words.update(_shown())
        for screen in SCREENS:
            screen(tour)
            assert page.evaluate("document.documentElement.lang") == "xx"
            texts: list[str] = page.evaluate(f"{SCRIPT}.texts()")
            wrong += [f"{screen.__name__}: untranslated: {text}" for text in texts if text in english]
            wrong += [f"{screen.__name__}: {what}" for what in cut(page)]
        session.close()
    assert not wrong, "\n".join(wrong)


@cache
def _shown() -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(pseudo()).body:
        if isinstance(entry, ast.Message) and entry.value:
            for number, text in enumerate(messages.sentences(entry.value)):
                found[entry.id.name if not number else f"{entry.id.name}[{number}]"] = text
    return found


@pytest.mark.parametrize("text", ["start-photo", "app-loading"])
def test_the_made_up_language_is_longer(text: str) -> None:
    assert len(_shown()[text]) >= len(messages.texts("en", "page.ftl")[text])
