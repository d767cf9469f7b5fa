"""The messages of each language as their files have them, for tests that read texts rather than answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from referee.messages import LOCALES

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
LANGUAGES = sorted(path.name for path in LOCALES.iterdir())
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def patterns(path: Path) -> dict[str, ast.Pattern]:
    """The patterns of a file by id: "reasons-over", "word-city.the"."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content, entry.annotations[0].message)
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                assert entry.id.name not in found, (path, entry.id.name)
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


@cache
def of(language: str, file: str) -> dict[str, ast.Pattern]:
    """The patterns of a file of a language."""
    return patterns(LOCALES / language / file)


@cache
def referee(language: str) -> dict[str, ast.Pattern]:
    """All patterns of a language, except those of the page."""
    return {id: one for file in FILES if file != "page.ftl" for id, one in of(language, file).items()}


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Every choice between variants, including nested ones."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def keys(select: ast.SelectExpression) -> list[str]:
    """The keys of the variants: "one", "other"."""
    return [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in select.variants]


def selector(select: ast.SelectExpression) -> str:
    """What chooses the variant: "$count", "GENDER($kind)"."""
    return _expression(select.selector)


def placeables(pattern: ast.Pattern) -> Iterator[str]:
    """Every argument that is filled in or chosen by: "$count", "WORD($kind, the)", "GENDER($kind)"."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            if isinstance(expression, ast.SelectExpression):
                yield _expression(expression.selector)
                for variant in expression.variants:
                    yield from placeables(variant.value)
            elif not isinstance(expression, ast.StringLiteral):
                yield _expression(expression)


def variables(pattern: ast.Pattern) -> set[str]:
    """The names of the arguments."""
    return {one.partition("$")[2].split(",")[0].rstrip(")") for one in placeables(pattern)}


def sentences(pattern: ast.Pattern) -> list[str]:
    """The text with every variant once: "{count} tiles", "{kind:the} is complete"."""
    most = max((len(one.variants) for one in selects(pattern)), default=1)
    return [_text(pattern, number) for number in range(most)]


def texts(language: str, *files: str) -> dict[str, str]:
    """All texts of files (default: all) by id; with variants, "id[0]" and so on."""
    found = {}
    for file in files or FILES:
        for id, pattern in of(language, file).items():
            every = sentences(pattern)
            found |= {id: every[0]} if len(every) == 1 else {f"{id}[{n}]": one for n, one in enumerate(every)}
    return found


class Page(dict[str, str]):
    """The texts of the page by the keys of its scripts: "start.photo"."""

    def __init__(self, language: str) -> None:
        super().__init__(texts(language, "page.ftl"))

    def __missing__(self, key: str) -> str:
        id = message_id(key)
        if id == key:
            raise KeyError(key)
        return self[id]


def message_id(key: str) -> str:
    """The id of the message for a key of the page or a mark, as `idOf` in web/js/lib/i18n.js makes it."""
    return key.replace("!", "-bang").replace(".", "-").replace(":", "-").replace("/", "-")


def _expression(expression: object) -> str:
    if isinstance(expression, ast.FunctionReference):
        given = [_expression(one) for one in expression.arguments.positional]
        given += [str(one.value.value) for one in expression.arguments.named]
        return f"{expression.id.name}({', '.join(given)})"
    if isinstance(expression, ast.VariableReference):
        return f"${expression.id.name}"
    assert isinstance(expression, ast.MessageReference | ast.TermReference), expression
    return expression.id.name


def _text(pattern: ast.Pattern, number: int) -> str:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            text += _text(variants[min(number, len(variants) - 1)].value, number)
        elif isinstance(element.expression, ast.StringLiteral):
            text += element.expression.parse()["value"]
        else:
            name = _expression(element.expression)
            text += "{" + name.replace("WORD(", "").replace("$", "").replace(", ", ":").rstrip(")") + "}"
    return text
