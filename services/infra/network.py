"""The addresses of this machine in its networks, and which clients are near."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


def addresses() -> list[str]:
    """Addresses of this machine in its networks, the one used for outgoing traffic first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only determines which address would be used
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [place for place in dict.fromkeys(found) if not place.startswith("127.") and place != "0.0.0.0"]


def served_at(bind: str) -> tuple[list[str], list[str]]:
    """The hosts at which a server bound to this address is reachable, and those reachable remotely."""
    try:
        address = ip_address(bind)
    except ValueError:  # a host name
        return [bind], [] if bind == "localhost" else [bind]
    if address.is_unspecified:
        found = addresses()
        return [*found, "localhost"], found
    place = f"[{address}]" if address.version == 6 else bind
    if address.is_loopback:
        return ["localhost" if bind == "127.0.0.1" else place], []
    return [place], [place]


def page_address(public: str, bind: str, port: int, scheme: str, host: str, *, trusted: bool = False) -> str:
    """The address under which others open the page, without a trailing slash.

    `public`: PUBLIC_URL, which takes precedence. Otherwise `host` (with its port, from the request) is used
    if it is `trusted`, an address of a private network or a name of this machine. Any other `host` may be
    forged and is replaced by this machine's address with `port`. localhost is replaced by this machine's
    network address, if a server that listens on `bind` is reachable there.
    """
    if public:
        return public.rstrip("/")
    found = HOST.fullmatch(host)
    name, number = (found[1], found[2] or "") if found else ("", "")
    if not found or not (trusted or is_near(name)):
        name, number = "localhost", f":{port}"
    if scheme not in ("http", "https"):  # a proxy may pass on what a client calls X-Forwarded-Proto
        scheme = "http"
    if is_loopback(name):
        name = next(iter(served_at(bind)[1]), name)
    return f"{scheme}://{name}{number}"


def is_loopback(host: str) -> bool:
    """Whether this host is reachable from this machine only."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def is_near(host: str) -> bool:
    """Whether a host is this machine or in a private network, judged by its name or address only."""
    try:
        found = ip_address(host.strip("[]"))
    except ValueError:
        own = socket.gethostname().lower().partition(".")[0]
        return host.lower().rstrip(".") in ("localhost", socket.gethostname().lower(), own, f"{own}.local")
    return not found.is_unspecified and (found.is_private or found.is_link_local or host in addresses())


@cache
def networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse networks such as "127.0.0.0/8, ::1". Raises ValueError."""
    return tuple(ip_network(one.strip()) for one in text.split(",") if one.strip())


def within(address: str | None, text: str) -> bool:
    """Whether an address is in one of these networks."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks(text))
