"""Write the types of the API's JSON, from the OpenAPI document, for the checks of the page's scripts.

    python -m tests.js.support.api_types    rewrites web/types/api.d.ts (npm run types)

The page's scripts name them in JSDoc as `Api.Match`, `Api.Position` ...
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[3]
FILE = HOUSE / "web/types/api.d.ts"
TOOL = HOUSE / "node_modules/.bin/openapi-typescript"
WORDS = {"description", "example", "examples", "title", "summary"}
HEAD = """// Generated from the OpenAPI document by `npm run types`: do not edit.
// sha256 of the schemas: {schemas}
// sha256 of the rest of this file: {rest}

"""


def schemas(document: dict[str, Any]) -> str:
    """The schemas of the document without their texts, as JSON: what the types are made of."""
    return json.dumps(_bare(document["components"]["schemas"]), sort_keys=True, separators=(",", ":"))


def _bare(value: Any, names: bool = True) -> Any:
    """The value without texts. `names`: the keys of `value` are names of schemas or fields, not keywords."""
    if isinstance(value, list):
        return [_bare(one, names=False) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {
        key: _bare(one, names=not names and key == "properties")
        for key, one in value.items()
        if names or key not in WORDS
    }
    if not names and "properties" in kept:
        kept.pop("additionalProperties", None)  # fields that the page uses must be named
    return kept


def stale(found: dict[str, Any]) -> bool:
    """Whether the generated file was made of other schemas, or was edited."""
    head, _, rest = FILE.read_text(encoding="utf-8").partition("\n\n")
    return not (digest(schemas(found)) in head and digest(rest) in head)


def digest(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def document() -> dict[str, Any]:
    """The OpenAPI document of this application."""
    from app import create_app
    from settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=folder, recogniser="tests.web.double:recognise"))
        try:
            found: dict[str, Any] = app.test_client().get("/api/v1/openapi.json").get_json()
        finally:
            app.extensions["services"].stop()
    return found


def written(found: dict[str, Any]) -> str:
    """The content of the generated file. Raises CalledProcessError if the tool fails."""
    small = {
        "openapi": found["openapi"],
        "info": {"title": "", "version": ""},
        "paths": {},
        "components": {"schemas": json.loads(schemas(found))},
    }
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "api.json", Path(folder) / "api.d.ts"
        source.write_text(json.dumps(small), encoding="utf-8")
        command = [str(TOOL), str(source), "-o", str(target)]
        subprocess.run(command, check=True, capture_output=True)
        types = re.sub(r": unknown\b", ": any", target.read_text(encoding="utf-8"))  # content of any form
    names = sorted(found["components"]["schemas"])
    lines = [f"    type {name} = components['schemas']['{name}'];" for name in names]
    rest = "\n".join([types, "declare global {", "  namespace Api {", *lines, "  }", "}", ""])
    return HEAD.format(schemas=digest(schemas(found)), rest=digest(rest)) + rest


if __name__ == "__main__":
    FILE.write_text(written(document()), encoding="utf-8")
    sys.stdout.write(f"wrote {FILE.relative_to(HOUSE)}\n")
