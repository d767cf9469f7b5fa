"""Temporary files vanish with the process that made them; uploads never have a name."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

from store import Scratch

MAKES = """
import sys
from pathlib import Path
from store import Scratch
scratch = Scratch(Path(sys.argv[1]))
scratch.place("half.jpg.part").write_bytes(b"half a picture")
print(scratch.folder, flush=True)
sys.stdin.read()
"""


def test_only_files_of_killed_processes_are_swept_at_once(tmp_path: Path) -> None:
    """At once, not when it is old."""
    ours, other = Scratch(tmp_path), Scratch(tmp_path)
    ours.place("mine.jpg").write_bytes(b"mine")
    child = subprocess.Popen(
        [sys.executable, "-c", MAKES, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    folder = Path(child.stdout.readline().strip())
    assert ours.sweep() == other.sweep() == []
    assert (folder / "half.jpg.part").exists()
    child.kill()
    child.wait()
    assert other.sweep() == ["half.jpg.part"]
    assert not folder.exists()
    assert ours.place("mine.jpg").read_bytes() == b"mine"
    other.close()
    ours.close()
    assert list(tmp_path.iterdir()) == []
    assert ours.sweep() == []


def test_a_folder_that_was_never_locked_is_swept(tmp_path: Path) -> None:
    (tmp_path / "left").mkdir()
    assert Scratch(tmp_path).sweep() == []
    assert list(tmp_path.iterdir()) == []
    assert Scratch(tmp_path / "none").sweep() == []


def test_a_deleted_folder_is_created_again(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path / "scratch")
    first = scratch.folder
    for path in (*first.iterdir(), first):
        path.rmdir() if path.is_dir() else path.unlink()
    scratch.place("a").write_bytes(b"a")
    assert scratch.folder != first
    scratch.drop("a", "b")
    assert [path.name for path in scratch.folder.iterdir()] == ["lock"]


def test_an_upload_has_no_name_and_its_workers_read_it(tmp_path: Path) -> None:
    """Nothing can be left of it."""
    scratch, before = Scratch(tmp_path), len(os.listdir("/proc/self/fd"))
    with scratch.unnamed(io.BytesIO(b"0123456789"), 6) as path:
        found = [file for file in tmp_path.rglob("*") if file.is_file() and file.stat().st_size]
        assert found == []
        reads = "import sys; sys.stdout.write(open(sys.argv[1]).read())"
        done = subprocess.run([sys.executable, "-c", reads, path], capture_output=True, check=True)
        assert done.stdout == b"0123456"  # and one byte more than allowed
    assert len(os.listdir("/proc/self/fd")) == before + 1  # the lock
