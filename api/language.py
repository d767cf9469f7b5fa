"""Which language the sentences of an answer are in."""

from flask import Response, g, request

from referee.say import languages


def chosen(named: str | None = None) -> str:
    """The language wanted most of those that there are texts for; English when there is none. `named`: one
    that is wanted before those of the header.

    "ro-MD;q=0.9, en;q=0.5" is Romanian (werkzeug's `best_match` would take English, the exact tag)."""
    wanted = sorted(request.accept_languages, key=lambda one: -one[1])
    tags = [tag.replace("_", "-").split("-")[0].lower() for tag, quality in wanted if quality > 0]
    if named is not None:
        tags.insert(0, named.split("-")[0].lower())
    language = next((tag for tag in tags if tag in languages()), "en")
    g.language = language
    return language


def mark(response: Response) -> Response:
    """Say in the answer which language was chosen, if the handler asked for one."""
    if "language" in g:
        response.headers["Content-Language"] = g.language
        response.vary.add("Accept-Language")
    return response
