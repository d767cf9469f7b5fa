"""Which language the sentences of an answer are in."""

from flask import Response, g, request

from referee.say import languages


def chosen() -> str:
    """The best language of Accept-Language that there are texts for; English when none fits."""
    g.language = request.accept_languages.best_match(languages(), default="en")
    return g.language


def mark(response: Response) -> Response:
    """Say in the answer which language was chosen, if the handler asked for one."""
    if "language" in g:
        response.headers["Content-Language"] = g.language
        response.vary.add("Accept-Language")
    return response
