"""JSON bodies of requests: parsed more strictly than by webargs, with every error at its JSON path."""

import json
import math
import re
from collections.abc import Mapping
from typing import Any, NoReturn

import marshmallow
from flask import Request
from webargs.flaskparser import FlaskParser
from webargs.multidictproxy import MultiDictProxy
from werkzeug.exceptions import RequestEntityTooLarge

from api.http.language import IN_QUERY
from api.http.problem import Problem, refuse, refuse_media_type
from api_schemas.common.error_paths import flat
from api_schemas.common.json_numbers import number
from referee.error_messages import json_fault, summary
from referee.game import Message, MessageError

NESTING = (dict, list)
MOST_NAMES = 2_000  # in one object; the largest object of the API has 1,000
MOST_NESTED = 150_000  # objects and lists in a body; the fullest file of a match has room for 110,000
DEEPEST = 32  # levels of nesting in a body; the deepest of the API has about ten


class OddJson(MessageError, ValueError):
    """JSON by the letter of RFC 8259 that we do not take."""


class Parser(FlaskParser):
    """Parses arguments. Every error becomes a Problem with JSON paths."""

    def load_json(self, req: Request, schema: marshmallow.Schema) -> Any:
        """The JSON body of a request. Raises Problem 415 or 400."""
        if not req.is_json:
            refuse_media_type("application/json", req.mimetype)
        if (req.content_encoding or "identity") != "identity":
            refuse("media-type", Message("error-compressed"), accept="application/json")
        body = req.get_data(cache=False)
        if len(body) >= (req.max_content_length or math.inf):  # length unknown: get_data stopped at the limit
            raise RequestEntityTooLarge
        return parse(body)

    def load_querystring(self, req: Request, schema: marshmallow.Schema) -> Any:
        """The query of a request. The language of the answer may be in any, and is no field of a schema."""
        query = req.args.copy()
        query.poplist(IN_QUERY)
        return MultiDictProxy(query, schema, tuple(self.KNOWN_MULTI_FIELDS))

    def handle_error(
        self,
        error: marshmallow.ValidationError,
        req: Request,
        schema: marshmallow.Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> NoReturn:
        """Raise Problem 422 with every error at its path.

        webargs nests the messages under the location ("json", "query"); that level is removed.
        """
        messages = error.messages
        if isinstance(messages, dict) and len(messages) == 1:
            messages = next(iter(messages.values()))
        errors = flat(messages)
        raise Problem("bad-content", summary(errors), errors=errors) from None


def parse(body: bytes) -> Any:
    """Parse JSON more strictly than RFC 8259. Raises Problem 400 or 422.

    The body must be UTF-8. NaN, duplicate names and text that cannot be stored are refused.
    """
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse("unparsable", Message("error-not-utf8", at=error.start))
    if not text.strip():
        refuse("unparsable", Message("error-empty"))
    if text.count("{") + text.count("[") > MOST_NESTED:  # making them costs more than all else of parsing
        refuse("bad-content", Message("error-nested", most=MOST_NESTED), "$")
    try:
        value = QUICK.decode(text)
        names = _names(value)
        # More colons: one is inside a string (a time has two), or a name occurs twice. Colons after a quote
        # are nearly always those of names.
        if names not in (text.count(":"), _after_quotes(text)):
            value = STRICT.decode(text)
    except RecursionError:
        refuse("unparsable", Message("error-deep"))
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        refuse("unparsable", Message("error-not-json", why=json_fault(error), **place))
    except OddJson as error:
        refuse("unparsable", Message("error-odd-json", why=error.message))
    except ValueError:  # a number of too many digits
        refuse("unparsable", Message("error-odd-json", why=Message("json-digits")))
    if ESCAPED.search(text) or FORBIDDEN.search(text):
        _storable(value)
    return value


def _after_quotes(text: str) -> int:
    """Count the colons after quotes: without spaces between them, three times as fast as by a pattern."""
    if any(f"{space}:" in text for space in " \t\n\r"):
        return len(AFTER_QUOTE.findall(text))
    return text.count('":')


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        raise OddJson(Message("json-twice", name=json.dumps(twice)))
    return found


def _constant(name: str) -> NoReturn:
    raise OddJson(Message("json-constant", name=name))


def _number(text: str) -> int | float:
    value = number(text)
    if not math.isfinite(value):
        raise OddJson(Message("json-large", number=text[:40]))
    return value


# Not allowed in XML 1.0, hence in SVG: control characters except tab and line ends, lone surrogates and
# noncharacters. And other control characters, which terminals obey, and those that change the direction of
# the text around a name, so that a sentence with its points would read backwards; letters written from right
# to left need none of them.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
# Such characters, or half of a pair.
ESCAPED = re.compile(r"\\u(?:00[0189]|007f|202[a-e]|206[6-9]|d[89a-f]|fff[ef])", re.IGNORECASE)
AFTER_QUOTE = re.compile(r'"[ \t\n\r]*:')  # the end of a name, or of a part of a string that looks like one
QUICK = json.JSONDecoder(parse_constant=_constant, parse_float=_number)
STRICT = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant, parse_float=_number)


def _names(value: Any) -> int:
    """Count the names of all objects in a body.

    Refuses bodies nested deeper than DEEPEST: they would exhaust the stack of any recursive function.
    """
    level: list[Any] = [[value]]
    depth, names = 0, 0
    while level:
        if depth > DEEPEST:
            refuse("unparsable", Message("error-levels", most=DEEPEST))
        depth += 1
        inner: list[Any] = []
        for outer in level:
            if type(outer) is dict:
                names += len(outer)
                if len(outer) > MOST_NAMES:
                    refuse("bad-content", Message("error-names", most=MOST_NAMES, count=len(outer)), "$")
                inner += [v for v in outer.values() if type(v) in NESTING]
            else:
                inner += [v for v in outer if type(v) in NESTING]
        level = inner
    return names


def _storable(value: Any) -> None:
    """Refuse strings that are valid JSON but cannot be stored, or drawn as SVG."""
    left: list[tuple[str, Any]] = [("", value)]
    while left:
        path, one = left.pop()
        if isinstance(one, dict):
            left += [(path, name) for name in one]
            left += [(f"{path}.{name}" if path else name, inner) for name, inner in one.items()]
        elif isinstance(one, list):
            left += [(f"{path}[{number}]", inner) for number, inner in enumerate(one)]
        elif isinstance(one, str) and (found := FORBIDDEN.search(one)):
            code = ord(found[0])
            if 0xD800 <= code < 0xE000:
                refuse("unparsable", Message("error-surrogate"))
            if code == 0:
                refuse("unparsable", Message("error-zero"))
            refuse("bad-content", Message("error-character", code=f"{code:04X}"), path or "$")
