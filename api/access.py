"""Who asks: the token in `Authorization: Bearer`."""

import hashlib
from ipaddress import IPv6Address, ip_address

from flask import request
from flask_limiter.util import get_remote_address

from services.match_codes import read_code

TOKEN = {
    "in": "header",
    "name": "Authorization",
    "description": "Bearer and a token.",
    "schema": {"type": "string"},
}


def bearer() -> str | None:
    """The token that was sent, if one was."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return (token.strip() or None) if scheme.lower() == "bearer" else None


def by_code() -> str:
    """What tries of the same join code have in common; not the code itself."""
    try:
        sent = request.get_json(silent=True)
    except RecursionError:  # nested too deeply: what reads the body refuses it
        sent = None
    code = sent.get("code") if isinstance(sent, dict) else None
    return hashlib.sha256(read_code(code if isinstance(code, str) else "").encode()).hexdigest()[:24]


def by_network() -> str:
    """The client's address; of IPv6 the network, of which one subscriber has 2^64 addresses."""
    address = get_remote_address()
    try:
        found = ip_address(address)
    except ValueError:  # a socket in the file system has none
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return address


def no_token() -> bool:
    """Whether no token was sent."""
    return bearer() is None


def by_token() -> str:
    """What requests with the same token have in common; not the token itself."""
    return hashlib.sha256((bearer() or "").encode()).hexdigest()[:24]
