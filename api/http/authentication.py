"""Access token of a request, and the keys by which requests are rate limited."""

import hashlib
import re
from ipaddress import IPv6Address, ip_address

from flask import request
from flask_limiter.util import get_remote_address

from services.matches.join_codes import read_code

SCHEME = "token"
PORT = re.compile(r"^(?:\[(.+)\]|([\d.]+))(?::\d+)?$")  # 192.0.2.1:1234, [2001:db8::1]:1234, [2001:db8::1]
TOKEN: list[dict[str, list[str]]] = [{SCHEME: []}]  # OpenAPI security of routes that need a token ...
TOKEN_OR_NOT: list[dict[str, list[str]]] = [{SCHEME: []}, {}]  # ... and of those that do more with one


def bearer() -> str | None:
    """The token of `Authorization: Bearer`; None without one."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return (token.strip() or None) if scheme.lower() == "bearer" else None


def by_code() -> str:
    """Rate limit key for attempts at one join code: a hash, not the code itself."""
    try:
        sent = request.get_json(silent=True)
    except RecursionError:  # nested too deeply: the body parser refuses it
        sent = None
    code = sent.get("code") if isinstance(sent, dict) else None
    return hashlib.sha256(read_code(code if isinstance(code, str) else "").encode()).hexdigest()[:24]


def by_network() -> str:
    """Rate limit key of the client: its IPv4 address or its IPv6 /64 network.

    One subscriber has 2^64 IPv6 addresses, so a single one identifies no client. Nor does a port, which some
    proxies add. What is no address (a Unix socket has none) shares one key.
    """
    sent = PORT.sub(r"\1\2", get_remote_address())
    try:
        found = ip_address(sent)
    except ValueError:
        return "no address"
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)


def no_token() -> bool:
    """Whether the request has no token."""
    return bearer() is None


def by_token() -> str:
    """Rate limit key for requests with one token: a hash, not the token itself."""
    return hashlib.sha256((bearer() or "").encode()).hexdigest()[:24]
