"""Structured logs: one line of JSON per event, with time, level, message, and ids of request and match.

Logs contain no network addresses, tokens, names or request paths (which may contain anything). A request is
identified by the route it matched.
"""

from __future__ import annotations

import json
import logging
import logging.config
from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

from services.infra.clock import utc

about: ContextVar[Mapping[str, str]] = ContextVar("about", default=MappingProxyType({}))
"""Ids of what is being done here: `request`, `match`, `photo`."""


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON; members of a dictionary in `extra` are added (see `format`)."""

    def format(self, record: logging.LogRecord) -> str:
        when = utc(record.created).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": when.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **about.get(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configuration(form: str) -> dict[str, Any]:
    """Logging configuration for logging.config and gunicorn. `form`: json or plain."""
    formats: dict[str, Any] = {
        "json": {"()": JsonFormatter},
        "plain": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"},
    }
    if form not in formats:
        raise ValueError(f"LOG_FORMAT must be json or plain, not {form!r}")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formats[form]},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}
        },
        "root": {"level": "INFO", "handlers": ["lines"]},
        "loggers": {
            "gunicorn.error": {"level": "INFO", "handlers": ["lines"], "propagate": False},
            **{
                name: {"level": "WARNING"}
                for name in ("alembic", "botocore", "aiobotocore", "urllib3", "kombu")
            },
        },
    }


def set_up(form: str) -> None:
    """Make this process log in this form, to standard error."""
    logging.config.dictConfig(configuration(form))
