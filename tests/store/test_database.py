"""The database upgrades itself, whichever process starts first, and admits one writer at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from store import Busy, Database
from store.tables import Base

HOUSE = Path(__file__).resolve().parents[2]
PROCESSES = 3


@pytest.fixture
def url(database_url: str) -> str:
    return database_url


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """SQLite only: the tests check its file."""
    return f"sqlite:///{tmp_path / 'deep' / 'down' / 'referee.db'}"


def test_empty_database_gets_the_schema_of_the_tables(url: str) -> None:
    database = Database(url)
    database.migrate()
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_migrating_again_changes_nothing(url: str) -> None:
    Database(url).migrate()
    database = Database(url)
    database.migrate()
    with database.read() as session:
        assert session.scalar(text("SELECT count(*) FROM photos")) == 0


def test_a_newer_schema_is_left_alone(url: str) -> None:
    """A server of this version that is restarted during a rolling upgrade keeps working."""
    database = Database(url)
    database.migrate()
    with database.write() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    Database(url).migrate()
    with database.read() as session:
        assert session.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
        assert session.scalar(text("SELECT count(*) FROM photos")) == 0


def test_several_processes_may_start_on_one_empty_database(url: str) -> None:
    start = f"import sys; from store import Database; sys.stdin.readline(); Database({url!r}).migrate()"
    command, pipes = [sys.executable, "-c", start], {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    processes = [subprocess.Popen(command, cwd=HOUSE, **pipes) for _ in range(PROCESSES)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    assert [(p.communicate()[1].decode(), p.returncode) for p in processes] == [("", 0)] * PROCESSES
    with Database(url).read() as session:
        assert session.scalar(text("SELECT count(*) FROM alembic_version")) == 1


def test_a_power_cut_loses_no_commit_and_readers_do_not_wait(file_url: str) -> None:
    database = Database(file_url)
    database.migrate()
    with database.read() as session:
        assert session.scalar(text("PRAGMA journal_mode")) == "wal"
        assert session.scalar(text("PRAGMA synchronous")) == 2
        assert session.scalar(text("PRAGMA busy_timeout")) == 5000


def test_a_database_held_by_another_process_is_busy_not_broken(file_url: str) -> None:
    database = Database(file_url)
    database.migrate()
    other = create_engine(file_url).raw_connection()
    other.execute("BEGIN IMMEDIATE")
    with database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=1")
    with pytest.raises(Busy), database.write() as session:
        session.execute(text("SELECT 1"))
    with database.read() as session:
        assert session.scalar(text("SELECT count(*) FROM photos")) == 0
    other.rollback()
    other.close()


def test_a_failed_change_leaves_nothing_behind(url: str) -> None:
    database = Database(url)
    database.migrate()

    def interrupted() -> None:
        with database.write() as session:
            session.execute(text("INSERT INTO alembic_version VALUES ('x')"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        interrupted()
    with database.read() as session:
        assert session.scalar(text("SELECT count(*) FROM alembic_version")) == 1


def test_an_unreachable_database_is_busy_not_broken(tmp_path: Path) -> None:
    with pytest.raises(Busy):
        Database(f"postgresql://nobody@/nothing?host={tmp_path}").check()


def test_a_reader_sees_one_state(url: str) -> None:
    database, other = Database(url), Database(url)
    database.migrate()
    count = text("SELECT count(*) FROM kept_replies")
    with database.read() as session:
        before = session.scalar(count)
        with other.write() as writer:
            writer.execute(text("INSERT INTO kept_replies VALUES ('a', 'b', 'c', NULL, 0, 0)"))
        assert session.scalar(count) == before
    with database.read() as session:
        assert session.scalar(count) == 1
    database.close()
    other.close()
