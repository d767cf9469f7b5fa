"""The database, SQLite by default: connections, transactions, migrations."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session, sessionmaker

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
PASSING = ("locked", "busy", "full", "disk I/O")  # parts of SQLite's messages about transient errors
LONGEST_WAIT_SECONDS = 5.0  # seconds to wait for other writers of an SQLite file
ADVISORY_LOCK = 0x7113  # any number, the same in every process: PostgreSQL's lock around migrations


class Busy(Exception):
    """Another process held the database for longer than we wait; trying again may help."""


class Database:
    """Sessions of one database. The constructor does no I/O; `migrate` creates or updates the schema."""

    def __init__(self, url: str) -> None:
        """Raises ValueError for an address that cannot be one."""
        try:
            self.engine = _engine(url)
        except (ArgumentError, ImportError, TypeError, ValueError) as error:
            raise ValueError(f"DATABASE_URL cannot be used: {error}") from error
        self._to_read, self._to_write = _reading(self.engine), self.engine.execution_options(writing=True)
        self._sessions = sessionmaker(self._to_read, expire_on_commit=False)
        self._writing = sessionmaker(self._to_write, expire_on_commit=False)
        self._turn = threading.Lock()

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A read-only session with one snapshot of the database."""
        with _transient_as_busy(), self._sessions() as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A transaction that holds the write lock from its first statement and commits at the end.

        Raises Busy if another process holds the lock for too long.
        """
        with self._my_turn(), _transient_as_busy(), self._writing.begin() as session:
            yield session

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """As `read`, without a session, which costs as much as a statement; for a few plain statements."""
        with _transient_as_busy(), self._to_read.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """As `write`, without a session."""
        with self._my_turn(), _transient_as_busy(), self._to_write.begin() as connection:
            yield connection

    @contextmanager
    def _my_turn(self) -> Iterator[None]:
        """Serialise the writers of this process on an SQLite file. Raises Busy.

        SQLite itself would sleep for up to a tenth of a second before it tries a locked file again, even if
        the lock was released earlier.
        """
        if self.engine.dialect.name != "sqlite":
            yield
        elif self._turn.acquire(timeout=LONGEST_WAIT_SECONDS):
            try:
                yield
            finally:
                self._turn.release()
        else:
            raise Busy("others here write for too long")

    def migrate(self) -> None:
        """Migrate an empty or older database to the newest schema; several processes may do so at once.

        A newer schema is left alone: a rolling upgrade starts servers of both versions, and a schema only
        ever gains columns and tables.
        """
        from alembic import command  # only here: the processes that read photos migrate nothing
        from alembic.config import Config
        from alembic.runtime.migration import MigrationContext
        from alembic.script import ScriptDirectory

        if self.engine.dialect.name == "sqlite":
            self._prepare_file()
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        scripts = ScriptDirectory.from_config(config)
        with _transient_as_busy(), self.engine.connect() as connection:
            current = set(MigrationContext.configure(connection).get_current_heads())
        if current == set(scripts.get_heads()):
            return
        if unknown := current - {one.revision for one in scripts.walk_revisions()}:
            log.warning("the database has a newer schema: %s", ", ".join(sorted(unknown)))
            return
        with _transient_as_busy(), self.engine.execution_options(writing=True).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @property
    def folder(self) -> Path | None:
        """The folder of an SQLite file, or None for other databases."""
        if self.engine.dialect.name != "sqlite" or not self.engine.url.database:
            return None
        return Path(self.engine.url.database).resolve().parent

    def close(self) -> None:
        """Close every connection; the next use opens new ones (also needed after a fork)."""
        self.engine.dispose()

    def check(self) -> None:
        """Raise an error if the database cannot be queried."""
        with self.read() as session:
            session.execute(text("SELECT 1"))

    def _prepare_file(self) -> None:
        """Create the folder of the file, and switch the file to the write-ahead log permanently.

        Two processes may not switch at once, and the busy timeout does not cover that statement. So the
        write lock is taken first.
        """
        place = self.engine.url.database
        if place and place != ":memory:":
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        raw = self.engine.raw_connection()
        try:
            cursor = raw.cursor()
            for _ in range(50):
                if cursor.execute("PRAGMA journal_mode").fetchone()[0] in ("wal", "memory"):
                    return
                if _turned_to_log(cursor):
                    return
            raise Busy("the database file stays locked")
        finally:
            raw.close()


def _turned_to_log(cursor) -> bool:  # type: ignore[no-untyped-def]
    """Try to switch to the write-ahead log; False if another process was in the way for a moment."""
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except Exception as error:
        if "locked" not in str(error):
            raise
        cursor.execute("BEGIN IMMEDIATE")  # waits, within the busy timeout, until the other is done
        cursor.execute("ROLLBACK")
        return False
    return True


def _engine(url: str) -> Engine:
    parsed = make_url(url.replace("postgres://", "postgresql://", 1) if url.startswith("postgres:") else url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return create_engine(
            parsed, pool_pre_ping=True, pool_size=8, max_overflow=56, json_serializer=_as_json
        )
    engine = create_engine(
        parsed,
        pool_size=8,
        max_overflow=56,
        connect_args={"timeout": LONGEST_WAIT_SECONDS},
        json_serializer=_as_json,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _as_json(value: Any) -> str:
    """The JSON of a column. Of the thousands of changes of an imported match, most have empty ones."""
    return "[]" if value == [] else "{}" if value == {} else json.dumps(value)


def _reading(engine: Engine) -> Engine:
    """An engine for readers: several statements of one reader see one snapshot (as in SQLite anyway).

    Writers instead wait for each other's row locks, and see what the others wrote.
    """
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return engine


def _set_up_sqlite(connection, _record) -> None:  # type: ignore[no-untyped-def]
    """Set up a connection: explicit transactions, durable commits, a busy timeout."""
    connection.isolation_level = None
    for pragma in (f"busy_timeout={LONGEST_WAIT_SECONDS * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Make writers take the lock at once: a reader that becomes a writer half-way could only fail."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def _transient_as_busy() -> Iterator[None]:
    """Convert transient errors to Busy: a lock held too long, no free connection, a server that restarts.

    Other errors are left as they are.
    """
    try:
        yield
    except PoolTimeout as error:
        raise Busy("all connections to the database are in use") from error
    except OperationalError as error:
        message = str(error.orig)
        if any(word in message for word in PASSING) or not type(error.orig).__module__.startswith("sqlite3"):
            raise Busy(message) from error
        raise


def time_of(database: Database) -> float | None:
    """The time of the database's machine; None for SQLite, which has the clock of the process."""
    if database.engine.dialect.name != "postgresql":
        return None
    with database.read() as session:
        return float(session.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0.0)
