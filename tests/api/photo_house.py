"""Helpers to upload pictures and to send requests about them."""

from __future__ import annotations

import io
import json
from typing import Any

import cv2
import numpy as np
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.border import API
from tests.api.fake_recogniser import BOARD

PHOTOS = f"{API}/photos"


def picture(width: int = BOARD, height: int = 300, kind: str = ".png") -> bytes:
    """A plain picture; its width controls the behaviour of the fake recogniser."""
    done, data = cv2.imencode(kind, np.full((height, width, 3), 120, np.uint8))
    assert done
    return data.tobytes()


def bearer(photo: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {photo['token']}"}


def send(
    client: FlaskClient, data: bytes, wait: int | None = 30, name: str = "IMG_1.png", **more: Any
) -> TestResponse:
    """POST a picture. `more`: fields of the form (as JSON unless they are text), `headers`."""
    headers = dict(more.pop("headers", {}))
    if wait is not None:
        headers["Prefer"] = f"wait={wait}"
    fields = {key: value if isinstance(value, str) else json.dumps(value) for key, value in more.items()}
    form = {"photo": (io.BytesIO(data), name), **fields}
    return client.post(PHOTOS, data=form, headers=headers)


def uploaded(client: FlaskClient, data: bytes | None = None, **more: Any) -> dict[str, Any]:
    """Upload a picture, which must be accepted. Returns the answer once it is read."""
    answer = send(client, picture() if data is None else data, **more)
    assert answer.status_code in (201, 202), answer.get_data(as_text=True)
    photo: dict[str, Any] = answer.get_json()
    return photo


def ask(
    client: FlaskClient, photo: dict[str, Any], path: str = "", method: str = "GET", **more: Any
) -> TestResponse:
    """Send a request about a photo, with its token."""
    headers = bearer(photo) | more.pop("headers", {})
    return client.open(f"{PHOTOS}/{photo['id']}{path}", method=method, headers=headers, **more)


def correct(
    client: FlaskClient, photo: dict[str, Any], *corrections: dict[str, Any], **more: Any
) -> TestResponse:
    """PATCH a photo."""
    return ask(client, photo, method="PATCH", json={"corrections": list(corrections), **more})
