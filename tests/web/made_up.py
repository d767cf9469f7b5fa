"""A made-up language: the English messages with accents and longer words.

The server of the tests has it for sessions that ask for it with a header, so that no test needs a server of
its own. Only the page has it; sentences of the API stay English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from flask import Flask, Response, request
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import BrowserContext

from referee.messages import LOCALES
from tests import messages

HEADER = "X-Made-Up-Language"
ACCENTED = str.maketrans("aeiouyAEIOUYcnsz", "áéíöüýÁÉÍÖÜÝçñšž")
SCRIPT = Path(__file__).resolve().parents[2] / "web/js/lib/i18n.js"
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
    """The messages of the page in this language."""
    resource = FluentParser().parse((LOCALES / "en/page.ftl").read_text(encoding="utf-8"))
    return FluentSerializer().serialize(Pseudo().visit(resource))


@cache
def shown() -> dict[str, str]:
    """Its texts by the id of the message, as `messages.texts` has those of other languages."""
    found = {}
    for entry in FluentParser().parse(pseudo()).body:
        if isinstance(entry, ast.Message) and entry.value:
            for number, text in enumerate(messages.sentences(entry.value)):
                found[entry.id.name if not number else f"{entry.id.name}[{number}]"] = text
    return found


def serve(app: Flask) -> None:
    """Serve the language and the script that lists it.

    The browser would not cache any script if it were intercepted there, which takes twice the time.
    """

    @app.before_request
    def answer() -> Response | None:
        if HEADER not in request.headers:
            return None
        if request.path.endswith("/js/lib/i18n.js"):
            script = LINE.sub('LANGUAGES = { xx: "Þšéüðö", ', SCRIPT.read_text(encoding="utf-8"))
            return Response(script, content_type="text/javascript")
        if request.path.endswith("/i18n/xx.ftl"):
            return Response(pseudo(), content_type="text/plain")
        return None


def speak(session: BrowserContext) -> None:
    """Make the language the chosen one of a session."""
    session.set_extra_http_headers({HEADER: "1"})
    session.add_init_script("localStorage.setItem('tile-referee.language', 'xx')")
