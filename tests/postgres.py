"""A private PostgreSQL for the tests: started from Debian's binaries, reached by a socket in a private
folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import psycopg

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
SETTINGS = ("listen_addresses=", "shared_buffers=32MB", "max_connections=150")


def binaries() -> Path | None:
    """The folder of the newest installed server's programs.

    None if there is none, or no unprivileged user to run it.
    """
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
    assert binaries() is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="referee-pg-", dir="/tmp"))  # short: it holds the socket
    user = _postgres() if os.getuid() == 0 else None
    if user is not None:  # the server refuses to run as root
        os.chown(folder, user.pw_uid, user.pw_gid)

    run = partial(_run, folder)
    try:
        run("initdb", "-A", "trust", "-U", "referee", "-E", "UTF8", "--locale=C", "--no-sync")
        settings = (*SETTINGS, f"unix_socket_directories={folder}", f"fsync={'on' if durable else 'off'}")
        with (folder / "data" / "postgresql.conf").open("a") as file:
            for setting in settings:
                name, _, value = setting.partition("=")
                file.write(f"{name} = '{value}'\n")
        start(f"host={folder}")
        try:
            yield f"postgresql://referee@/{{}}?host={folder}"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(address: str) -> None:
    """Start the server of this address, also after it was killed."""
    folder = Path(address.partition("host=")[2])
    _run(folder, "pg_ctl", "-w", "-l", str(folder / "log"), "start")


def kill(address: str) -> None:
    """Send SIGKILL to all processes of the server of this address."""
    folder = Path(address.partition("host=")[2])
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    pids = [first, *map(int, children)]
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    pause = threading.Event()
    while any(_lives(pid) for pid in pids):
        pause.wait(0.02)
    for left in (folder / "data" / "postmaster.pid", *folder.glob(".s.PGSQL.*.lock")):
        left.unlink(missing_ok=True)  # its process may not be reaped yet


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def _run(folder: Path, program: str, *arguments: str) -> None:
    place, user = binaries(), _postgres() if os.getuid() == 0 else None
    assert place is not None, MISSING
    command = [str(place / program), "-D", str(folder / "data"), *arguments]
    subprocess.run(
        command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=120,
        user=user.pw_uid if user else None, group=user.pw_gid if user else None,
        extra_groups=[] if user else None,
    )  # fmt: skip


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """A new empty database on the server; yields its address."""
    _ask(address, f'CREATE DATABASE "{name}"')
    try:
        yield address.format(name)
    finally:
        _ask(address, f'DROP DATABASE "{name}" WITH (FORCE)')


def _ask(address: str, command: str) -> None:
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(command.encode())
