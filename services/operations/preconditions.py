"""What has to hold before a program starts with its settings: it can write, and what they name exists.

A program that starts without it would fail at its first request, or again and again. What may come to life
later (a database server, a broker, object storage) is waited for instead.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from services.settings import ServiceSettings
from store import Database, Folder, files_at

OTHERS = 0o007  # what a umask takes away from all but a file's owner and group


def require(settings: ServiceSettings, *, writes: bool = True) -> None:
    """End the program with a sentence if it could not do its work. `writes`: whether it stores anything.

    What it writes from then on, other users of the machine cannot read: photos, cards that are hidden, join
    codes. Its group can as far as the umask allows.
    """
    for objection in _objections(settings, writes):
        sys.exit(objection)
    os.umask(os.umask(OTHERS) | OTHERS)


def _require_broker_kind(url: str) -> None:
    """Raise ValueError if there are no brokers of the kind that BROKER_URL names. The queue is not imported:
    it loads the metrics, which gunicorn's first process must not have open when it empties their folder."""
    from celery import Celery

    try:
        Celery(broker=url, set_as_current=False).connection_for_write().get_transport_cls()
    except KeyError as error:
        raise ValueError(f"BROKER_URL: {error.args[0]}") from error


def _objections(settings: ServiceSettings, writes: bool) -> Iterator[str]:
    """Yield why the program cannot do its work, in sentences with the names of settings."""
    folders: dict[str, Path | None] = {"DATA_DIR": Path(settings.data_dir)}
    try:
        database = Database(settings.database_url)
        folders["DATABASE_URL"] = database.folder
        database.close()
        files = files_at(settings.storage_url, settings.data_dir)
        folders["STORAGE_URL"] = files.path if isinstance(files, Folder) else None
        if settings.broker_url:
            _require_broker_kind(settings.broker_url)
    except ValueError as error:
        yield str(error)
    for name, folder in folders.items() if writes else ():
        if folder is not None:
            yield from _folder(name, folder.resolve())
    yield from _recogniser(settings.recogniser)


def _folder(name: str, folder: Path) -> Iterator[str]:
    """A folder has to be there, or in one in which it can be made."""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    if not there.is_dir():
        yield f"{name}: {there} is not a folder"
    elif not os.access(there, os.W_OK | os.X_OK):
        yield f"{name}: nothing can be written in {there}"


def _recogniser(named: str) -> Iterator[str]:
    module = named.partition(":")[0]
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:  # of a package that it is in
        found = None
    if found is None:
        yield f"RECOGNISER: there is no module {module}"
