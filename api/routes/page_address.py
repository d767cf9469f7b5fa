"""The address under which other devices open the page, for links and QR codes."""

from __future__ import annotations

from typing import Any

from flask import current_app, request

from api.http.blueprint import Blueprint
from api_schemas.common.page_address import AddressSchema, PageQuestion
from services.infra import network

blueprint = Blueprint("address", __name__, description="Where others find the page")


@blueprint.get("/address")
@blueprint.arguments(PageQuestion, location="query")
@blueprint.response(200, AddressSchema)
def get_address(query: dict[str, Any]) -> Any:
    """Get the address under which other devices open the page.

    This is PUBLIC_URL if set, else the address in use. A page opened on the server itself (localhost) gets
    the server's address in its network.
    """
    return {"page": page_address(query["page"])}


def page_address(page: str | None) -> str:
    """The address for other devices.

    `page` is the address under which the client has opened the page. Without it the Host header is used, but
    only if it names a nearby host.
    """
    settings = current_app.config["SETTINGS"]
    scheme, _, host = (page or f"{request.scheme}://{request.host}").partition("://")
    where = (settings.public_url, settings.bind_address, settings.port)
    return network.page_address(*where, scheme, host, trusted=page is not None)
