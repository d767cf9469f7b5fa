"""The types of the API's JSON, by which the page's scripts are checked, belong to the current schemas."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import API
from tests.js.support import api_types


@pytest.fixture
def document(client: FlaskClient) -> Any:
    return client.get(f"{API}/openapi.json").get_json()


def test_the_generated_types_are_fresh(document: Any) -> None:
    fresh = not api_types.stale(document)
    assert fresh, "web/types/api.d.ts is out of date; run: npm run types"


def test_other_schemas_make_them_stale(document: Any) -> None:
    document["components"]["schemas"]["Problem"]["properties"]["new"] = {"type": "string"}
    assert api_types.stale(document)


def test_texts_do_not_make_them_stale(document: Any) -> None:
    document["components"]["schemas"]["Problem"]["properties"]["detail"]["description"] = "Other words."
    assert not api_types.stale(document)
