"""Maintenance of the stored data in DATABASE_URL and STORAGE_URL.

The service may run meanwhile, except for restore, which needs an empty database and storage that nothing
else writes to.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError

from referee.game.message import Message, MessageError
from referee.messages import messages
from services.cli.arguments import ArgumentParser, language_of, parser_class
from services.container import Services
from services.operations import preconditions
from settings import Settings, preferred_languages
from store import Bucket, Busy, files_at
from store.files import SHORT_LIVED

UNFINISHED = "unfinished"  # the folder in which a dump is written until all of it is there


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0 on success, 1 on failure, after printing the reason."""
    given = sys.argv[1:] if arguments is None else arguments
    args = _parser(language_of(given, preferred_languages())).parse_args(given)
    settings = Settings.of_program()
    preconditions.require(settings, writes=args.run is not dump)
    try:
        args.run(settings, args)
    except Failed as error:
        return _refused(args, error)
    except (Busy, DBAPIError, sqlite3.Error, OSError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        return _refused(args, Failed("unreachable", why=" ".join(str(why).split())))
    return 0


def _refused(args: argparse.Namespace, error: Failed) -> int:
    print(f"{args.command}: {error.message.in_language(args.language)}", file=sys.stderr)
    return 1


class Failed(MessageError):
    """The command cannot be executed."""

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(Message(f"manage-{id}", **values))


def _say(args: argparse.Namespace, id: str, **values: object) -> None:
    print(messages(args.language).format(f"manage-{id}", **values))


def show(settings: Settings, args: argparse.Namespace) -> None:
    """Print what is stored, how old it is, and what `clean` would delete."""
    print(json.dumps(Services(settings).retention.shown(args.match_days), indent=1))


def clean(settings: Settings, args: argparse.Namespace) -> None:
    """Delete expired photos, files that belong to no photo and, on request, idle matches."""
    print(json.dumps(Services(settings).retention.cleaned(args.match_days), indent=1))


def move(settings: Settings, args: argparse.Namespace) -> None:
    """Move contents of catalogs and pictures from the database to object storage (STORAGE_URL).

    New contents are stored there anyway.
    """
    services = Services(settings)
    if not isinstance(services.storage.files, Bucket):
        raise Failed("no-bucket")
    try:
        moved = services.catalogs.records().move()
        _say(args, "moved", count=moved)
    except Busy as error:
        raise Failed("move-ended", why=str(error)) from error


def dump(settings: Settings, args: argparse.Namespace) -> None:
    """Write database and files to a new folder.

    The database is first, so that a photo in it lacks its file only if it expired meanwhile.
    """
    target = Path(args.folder)
    if target.exists() and any(one.name != UNFINISHED for one in target.iterdir()):
        raise Failed("not-empty", folder=str(target))
    work, there = target / UNFINISHED, target.exists()
    shutil.rmtree(work, ignore_errors=True)  # of a process that was killed
    try:
        (work / "files").mkdir(parents=True)
        database = _dump_database(settings, work)
        count = _dump_files(settings, work)
        for name in ("files", database):  # without the database it is no dump yet
            (work / name).rename(target / name)
    finally:
        shutil.rmtree(work, ignore_errors=True)
        if not there and target.exists() and not any(target.iterdir()):
            target.rmdir()
    _say(args, "dumped", folder=str(target), count=count)


def _dump_database(settings: Settings, folder: Path) -> str:
    """Write the database to a file and return its name."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        _tool(url, "pg_dump", "--format=custom", f"--file={folder / 'database.dump'}", _without_password(url))
        return "database.dump"
    with (
        closing(sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(folder / "database.sqlite")) as copy,
    ):
        source.backup(copy)
    return "database.sqlite"


def _dump_files(settings: Settings, folder: Path) -> int:
    """Write all files but those that only one job needs, and return their number."""
    files = files_at(settings.storage_url, str(folder / "scratch"))
    written = 0
    for name in files.names():
        if not name.endswith(SHORT_LIVED):
            with suppress(FileNotFoundError):  # expired meanwhile
                (folder / "files" / name).write_bytes(files.read(name))
                written += 1
    return written


def restore(settings: Settings, args: argparse.Namespace) -> None:
    """Restore the output of `dump` into an empty database and storage."""
    source, url = Path(args.folder), make_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        place = Path(url.database or "")
        if place.exists():
            raise Failed("database-there", file=str(place))
        if not (source / "database.sqlite").is_file():
            raise Failed("no-dump", folder=str(source), database="SQLite")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / "database.sqlite", place)
    else:
        if not (source / "database.dump").is_file():
            raise Failed("no-dump", folder=str(source), database="PostgreSQL")
        _tool(url, "pg_restore", "--exit-on-error", "--no-owner", f"--dbname={_without_password(url)}",
              str(source / "database.dump"))  # fmt: skip
    files = files_at(settings.storage_url, settings.data_dir)
    names = sorted(file.name for file in (source / "files").iterdir())
    for name in names:
        files.write(name, (source / "files" / name).read_bytes())
    _say(args, "restored", count=len(names))


def _without_password(url: URL) -> str:
    """The URL of a PostgreSQL database for its own tools: every user of the machine sees their arguments."""
    bare = url.difference_update_query(["password"])
    kept = URL.create("postgresql", bare.username, None, bare.host, bare.port, bare.database, bare.query)
    return kept.render_as_string()


def _tool(url: URL, program: str, *arguments: str) -> None:
    found = shutil.which(program)
    if found is None:
        raise Failed("not-installed", program=program, package="postgresql-client")
    password = url.password or url.query.get("password")
    if password:
        os.putenv("PGPASSWORD", str(password))
    done = subprocess.run([found, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise Failed("tool", program=program, why=done.stderr.strip()[-500:])


def _parser(language: str) -> ArgumentParser:
    parser = parser_class(language)(prog="./run manage")
    parser.description = parser.text("help-manage")
    parser.add_language()
    commands = parser.add_subparsers(dest="command", required=True)
    for name, run in (("show", show), ("clean", clean), ("move", move), ("dump", dump), ("restore", restore)):
        one = commands.add_parser(name, help=parser.text(f"help-manage-{name}"))
        one.set_defaults(run=run)
        if run in (show, clean):
            one.add_argument("--match-days", type=float, default=None, metavar=parser.text("help-days"),
                             help=parser.text("help-match-days"))  # fmt: skip
        elif run in (dump, restore):
            one.add_argument("folder", metavar=parser.text("help-folder"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
