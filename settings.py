"""All settings. Nothing else in the project reads the environment."""

import math
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parent
INSTALLED = __name__ != "settings"  # in a wheel this module is inside a package
ORIGIN = re.compile(r"https?://[A-Za-z0-9.\[\]:-]{1,260}/?")
RANGES: tuple[tuple[tuple[str, ...], Callable[[float], bool], str], ...] = (
    (
        ("WEB_WORKERS", "WEB_THREADS", "MAX_JSON_BYTES", "MAX_PHOTO_BYTES", "MAX_PHOTO_PIXELS",
         "PHOTO_WORKERS", "PHOTO_MEMORY_MB", "PHOTO_QUEUE", "PHOTO_RECYCLE"),
        lambda value: value >= 1, "at least 1",
    ),
    (("WEB_REQUESTS", "TRUSTED_PROXIES"), lambda value: value >= 0, "at least 0"),
    (("PORT", "METRICS_PORT"), lambda value: 0 <= value <= 65535, "between 0 and 65535"),
    (
        ("REQUEST_SECONDS", "PHOTO_DAYS", "PHOTO_SECONDS", "JOIN_CODE_HOURS"),
        lambda value: 0 < value < math.inf, "a number above 0",  # nor NaN
    ),
)  # fmt: skip
RATE = r"\s*[1-9]\d*\s*(?:/|per)\s*\d*\s*(?:second|minute|hour|day|month|year)s?\s*"
RATES = re.compile(f"{RATE}(?:[,;|]{RATE})*", re.IGNORECASE)
FORMS = {  # of texts, and the words of the message; addresses may have passwords in them
    "DATABASE_URL": (
        r"sqlite:///.+|postgres(ql)?(\+psycopg)?://.+",
        "like postgresql://user:password@host/database",
    ),
    "BROKER_URL": (r"[a-z+]+://.*", "like redis://host:6379/0 or amqp://user:password@host"),
    "REDIS_URL": (r"(rediss?|unix)://.+", "like redis://host:6379/0"),
    "RATELIMIT_STORAGE_URI": (
        r"(memory|async\+\w+|rediss?|redis\+\w+|memcached)://.*",
        "like redis://host:6379/0",
    ),
    "RECOGNISER": (r"\w+(\.\w+)*:\w+", "like vision.pipeline:recognise"),
    "PUBLIC_URL": (ORIGIN.pattern, "like https://referee.example.org, without a path"),
    "LOG_FORMAT": (r"json|plain", "json or plain"),
    "OTEL_EXPORTER_OTLP_ENDPOINT": (r"https?://.+", "like http://collector:4318"),
}


def _data_dir() -> str:
    """The default folder of what the service stores: in the checkout, or the user's if it is installed."""
    if not INSTALLED:
        return str(ROOT / "var")
    import platformdirs

    return platformdirs.user_data_dir("tile-referee", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """An immutable set of settings; sizes in bytes, times in seconds unless the name states otherwise."""

    bind_address: str = "0.0.0.0"
    port: int = 8000
    web_workers: int = 1  # processes of the web server
    web_threads: int = 64  # threads of each; an open event stream holds one
    web_requests: int = 50_000  # requests after which a worker is replaced by a fresh one; 0: never
    warm_up: bool = True  # before a worker is ready, compute what its first answers need; False for tests

    data_dir: str = field(default_factory=_data_dir)  # made on use: the rules alone lack platformdirs
    database_url: str = ""  # empty: an SQLite file in data_dir
    storage_url: str = ""  # empty: a folder in data_dir; else s3://bucket/prefix or another URL for fsspec
    broker_url: str = ""  # empty: photos are read by this process's pool; else by workers (worker.py)
    redis_url: str = ""  # wakes event streams, shares rate limits; empty: the broker, if that is a Redis

    ratelimit_enabled: bool = True
    ratelimit_storage_uri: str = ""  # empty: Redis if there is one, else the memory of each process
    limit_token: str = "1200 per minute"  # per token, from any address; the others are per address
    limit_questions: str = "6000 per minute"
    limit_photos: str = "120 per minute"
    limit_entrance: str = "600 per minute"  # new matches, uploaded catalogs
    limit_join: str = "60 per minute"  # attempts with join codes
    limit_code: str = "60 per minute"  # attempts with the same join code, from all addresses together

    request_seconds: float = 5.0  # for an answer; then its work is stopped, and it is a 503
    max_json_bytes: int = 2_000_000
    max_photo_bytes: int = 25_000_000
    max_photo_pixels: int = 50_000_000
    photo_days: float = 7.0
    photo_workers: int = 1
    photo_seconds: float = 90.0  # processor time allowed for reading one
    photo_memory_mb: int = 3000
    photo_queue: int = 64  # photos that may wait before further ones are answered 503
    photo_recycle: int = 50  # photos after which a worker process is replaced by a fresh one
    recogniser: str = "vision.pipeline:recognise"

    join_code_hours: float = 24.0

    log_format: str = "json"  # or plain
    metrics_port: int = 0  # where a worker serves Prometheus metrics; the web server does at /metrics
    metrics_token: str = ""  # allows access to /metrics from any network
    metrics_networks: str = "127.0.0.0/8, ::1"  # access to /metrics without the token

    otel_exporter_otlp_endpoint: str = ""  # a collector of OpenTelemetry traces; empty: no traces

    public_url: str = (
        ""  # address of the page, https://referee.example.org; empty: see services/infra/network.py
    )

    cors_origins: str = ""  # pages of other origins that may use the API: https://a.example, ...; empty: none

    trusted_proxies: int = 0  # number of reverse proxies in front that set X-Forwarded-*

    def __post_init__(self) -> None:
        folder = Path(self.data_dir).resolve()
        if not self.database_url:
            object.__setattr__(self, "database_url", f"sqlite:///{folder / 'tile-referee.db'}")
        if not self.storage_url:
            object.__setattr__(self, "storage_url", f"file://{folder / 'photos'}")
        if not self.redis_url and self.broker_url.startswith(("redis:", "rediss:", "redis+socket:")):
            object.__setattr__(self, "redis_url", self.broker_url.replace("redis+socket:", "unix:", 1))
        if not self.ratelimit_storage_uri:
            object.__setattr__(self, "ratelimit_storage_uri", _limits_at(self.redis_url))
        for objection in _objections(self):
            raise ValueError(objection)

    @property
    def max_photo_body(self) -> int:
        """The largest body of a request with one photo: the photo and its form."""
        return self.max_photo_bytes + 1_000_000

    @property
    def max_form_body(self) -> int:
        """The largest body of any form: three photos of an enrolled card."""
        return 3 * self.max_photo_body

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> Self:
        """Read each field from the variable of its name in capitals; empty or missing means the default.

        Raises ValueError naming the variable if its value is invalid.
        """
        environ = os.environ if environ is None else environ
        found: dict[str, object] = {}
        for name, one in cls.__dataclass_fields__.items():
            text = environ.get(name.upper(), "").strip()
            if text:
                kind = str if name == "data_dir" else type(one.default)
                found[name] = _converted(name.upper(), text, kind)
        return cls(**found)  # type: ignore[arg-type]

    @classmethod
    def of_program(cls) -> Self:
        """As `from_environment`, but an invalid value ends the program with the message alone."""
        try:
            return cls.from_environment()
        except ValueError as error:
            sys.exit(str(error))


def _objections(settings: Settings) -> Iterator[str]:
    """Yield why these settings cannot be meant, in sentences with their names."""
    values = {name.upper(): getattr(settings, name) for name in settings.__dataclass_fields__}
    for names, holds, bound in RANGES:
        for name in names:
            if not holds(values[name]):
                yield f"{name} must be {bound}, not {values[name]}"
    for name, (form, example) in FORMS.items():
        if values[name] and not re.fullmatch(form, values[name]):
            yield f"{name} must be {example}"
    for name, value in values.items():
        if name.startswith("LIMIT_") and not RATES.fullmatch(value):
            yield f"{name} must be like 120 per minute, not {value!r}"
    if not all(origin == "*" or ORIGIN.fullmatch(origin) for origin in origins(settings)):
        yield "CORS_ORIGINS must be origins like https://bot.example.org, separated by commas"
    try:
        [ip_network(one.strip()) for one in settings.metrics_networks.split(",")]
    except ValueError as error:
        yield f"METRICS_NETWORKS: {error}"


def _limits_at(redis_url: str) -> str:
    """The storage URI of Flask-Limiter, which uses another scheme for a Redis behind a socket."""
    return redis_url.replace("unix:", "redis+unix:", 1)


def _converted(variable: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off"):
            return False
        raise ValueError(f"{variable} must be 0 or 1, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{variable} must be a number, not {text!r}") from None


def origins(settings: Settings) -> list[str]:
    """Return the origins of CORS_ORIGINS as browsers send them: without a slash at the end."""
    return [one.strip().rstrip("/") for one in settings.cors_origins.split(",") if one.strip()]


def preferred_languages(environ: Mapping[str, str] | None = None) -> list[str]:
    """Return the names of the locales that the user of a terminal prefers, in order; none for English.

    As in GNU gettext, LANGUAGE (a list) comes before LC_ALL, LC_MESSAGES and LANG, except in the locale C.
    """
    environ = os.environ if environ is None else environ
    named = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next(filter(None, named), "")
    if locale.partition(".")[0] in {"C", "POSIX"}:
        return []
    return [*environ.get("LANGUAGE", "").split(":"), locale]
