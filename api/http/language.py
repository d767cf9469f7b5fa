"""Language of the texts in a response."""

from flask import Response, g, request

from referee.messages import languages

PARAMETER = {
    "in": "header",
    "name": "Accept-Language",
    "description": "Languages of the sentences in the answer, most wanted first: en, ro, it, de. Ids "
    "and numbers are the same in all.",
    "schema": {"type": "string", "example": "de, en;q=0.5"},
}
IN_QUERY = "language"
PARAMETERS = (
    PARAMETER,
    {
        "in": "query",
        "name": IN_QUERY,
        "description": "Language of the sentences in the answer; takes precedence over Accept-Language.",
        "schema": {"type": "string", "example": "ro"},
    },
)


def chosen() -> str:
    """The most wanted language with texts; English if there is none.

    The query takes precedence over the Accept-Language header. "ro-MD;q=0.9, en;q=0.5" is Romanian
    (werkzeug's `best_match` would choose English, the exact tag).
    """
    wanted = sorted(request.accept_languages, key=lambda one: -one[1])
    tags = [tag.replace("_", "-").split("-")[0].lower() for tag, quality in wanted if quality > 0]
    named = request.args.get(IN_QUERY)
    if named is not None:
        tags.insert(0, named.replace("_", "-").split("-")[0].lower())
    language = next((tag for tag in tags if tag in languages()), "en")
    g.language = language
    return language


def mark(response: Response) -> Response:
    """Set Content-Language, if the handler has chosen a language."""
    if "language" in g:
        response.headers["Content-Language"] = g.language
        response.vary.add("Accept-Language")
    return response
