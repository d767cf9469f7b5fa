"""A PostgreSQL of our own, for as long as the tests run: started from Debian's binaries, reached by a socket
in a folder that nobody else uses."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
SETTINGS = ("listen_addresses=", "shared_buffers=32MB", "max_connections=150")


def binaries() -> Path | None:
    """Where the newest installed server's programs are; None where there is none, or nobody to run it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[-3]))
    return found[-1].parent if found and (os.getuid() or _postgres()) else None


def _postgres() -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return None


@contextmanager
def server(durable: bool = False) -> Iterator[str]:
    """A running server; yields the address of its databases, in which `{}` stands for the name of one.

    Unless `durable`, it does not wait for the disk.
    """
    place = binaries()
    assert place is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="referee-pg-", dir="/tmp"))  # short: it holds the socket
    user = _postgres() if os.getuid() == 0 else None
    if user is not None:  # the server refuses to run as root
        os.chown(folder, user.pw_uid, user.pw_gid)

    def run(program: str, *arguments: str) -> None:
        command = [str(place / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(
            command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=120,
            user=user.pw_uid if user else None, group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
        )  # fmt: skip

    try:
        run("initdb", "-A", "trust", "-U", "referee", "-E", "UTF8", "--locale=C", "--no-sync")
        options = " ".join(
            f"-c {setting}"
            for setting in (
                *SETTINGS,
                f"unix_socket_directories={folder}",
                f"fsync={'on' if durable else 'off'}",
            )
        )
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://referee@/{{}}?host={folder}"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """A new empty database on the server; yields its address."""
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        try:
            yield address.format(name)
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
