"""Coverage-guided fuzzing (atheris) of untrusted input: the photo upload check and the catalog loader.

    python -m tests.soak.fuzz photo --seconds 1800 --write
    python -m tests.soak.fuzz catalog --seconds 1800 --write

An input is a finding if it raises anything but our own refusals, takes more than two seconds or more memory
than a worker has. Inputs that reached new code are kept in `tests/soak/corpus/<target>.zip` and run by the
tests; the last full result is `tests/soak/fuzz.json`. Without atheris (which is built for Linux on x86-64
only) the same inputs run without coverage.
"""

from __future__ import annotations

import argparse
import importlib
import io
import json
import random
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CORPUS, RESULT = HERE / "corpus", HERE / "fuzz.json"
FULL = 1800  # seconds of a full run
SLOW = 2  # seconds of processor time that one input may take
MEMORY = 1500  # MB
LONGEST = 60_000  # bytes of an input
DECODERS = ("Jpeg", "Png", "WebP")
ODD: tuple[Any, ...] = (  # values that edits put into a catalog
    None, True, -1, 0, 1, 2**70, 1e308, "", "N", "EL", "I", "*", "city", "base/D", "x" * 300, "<b>", "\x00",
    [], [[]], {}, ["N", "N"], [0, 0], {"kind": "city"}, {"counts": {"base/D": 10**9}}, [None] * 60,
)  # fmt: skip


# ---- the two targets ---------------------------------------------------------------------------------------


def photo(data: bytes) -> None:
    """Check one upload, under limits that keep a round short."""
    from vision.errors import Unreadable
    from vision.image.loading import ImageLimits, clean_jpeg, open_photo

    try:
        clean_jpeg(open_photo(data, ImageLimits(max_bytes=LONGEST, max_pixels=2_000_000)))
    except Unreadable:
        return


def catalog(data: bytes) -> None:
    """Load one catalog: a built-in one with a few edits chosen by the bytes, or the bytes as JSON."""
    from referee.game import BadInput, Unknown
    from services.catalogs.service import _checked

    try:
        read = json.loads(data) if data[:1] == b"{" else edited(data)
    except ValueError:  # also for numbers with too many digits
        return
    except RecursionError:
        return
    if not isinstance(read, dict) or "\\ud" in json.dumps(read):  # half a surrogate pair: refused earlier
        return
    try:
        _checked("user/fuzz", read)
    except (BadInput, Unknown):
        return


def edited(data: bytes) -> Any:
    """A small catalog after the edits encoded in these bytes, four bytes each: where and what."""
    document = json.loads(small_catalogs()[data[0] % len(small_catalogs())] if data else "{}")
    for at in range(1, len(data) - 3, 4):
        _edit(document, data[at], data[at + 1], data[at + 2], data[at + 3])
    return document


def _edit(document: Any, first: int, second: int, third: int, value: int) -> None:
    """Insert an odd value, remove an entry, or duplicate one."""
    here = document
    for step in (first, second):
        inner = list(here.values()) if isinstance(here, dict) else here if isinstance(here, list) else []
        deeper = [one for one in inner if isinstance(one, dict | list) and one]
        if not deeper:
            break
        here = deeper[step % len(deeper)]
    if isinstance(here, dict):
        name = list(here)[third % len(here)] if here else "id"
        if value == 255:
            here.pop(name, None)
        else:
            here[name] = deepcopy(ODD[value % len(ODD)])
    elif here and value == 255:
        here.append(deepcopy(here[third % len(here)]))
    elif here:
        here[third % len(here)] = deepcopy(ODD[value % len(ODD)])


_small: list[str] = []


def small_catalogs() -> list[str]:
    """A few tiles of every built-in set, a map and a board, as JSON texts."""
    if not _small:
        folder = HERE.parents[1] / "catalog"
        for path in sorted(folder.rglob("*.json")):
            data = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(data, dict) and {"tiles", "squares", "villages"} & set(data):
                for part in ("tiles", "squares"):
                    if isinstance(data.get(part), list):
                        data[part] = data[part][:6]
                _small.append(json.dumps(data))
    return _small


TARGETS: dict[str, Callable[[bytes], None]] = {"photo": photo, "catalog": catalog}


# ---- seeds -------------------------------------------------------------------------------------------------


def seeds(target: str) -> Iterable[bytes]:
    """The seed inputs: small pictures of every format, or catalogs and edits of them."""
    if target == "catalog":
        for number, text in enumerate(small_catalogs()):
            yield text.encode()[:LONGEST]
            yield bytes([number, 1, 2, 3, 255, 0, 1, 0, 7])
        return
    import pillow_heif
    from PIL import Image

    pillow_heif.register_heif_opener()
    for mode in ("RGB", "L", "CMYK", "P", "RGBA", "I;16", "1", "LA"):
        for kind in ("JPEG", "PNG", "WEBP", "HEIF"):
            out = io.BytesIO()
            exif = Image.Exif()
            exif[0x0112] = 6
            try:
                Image.new(mode, (24, 16)).save(out, kind, exif=exif)
            except (OSError, ValueError, KeyError):
                continue  # this format cannot store them
            yield out.getvalue()


def kept(target: str) -> dict[str, bytes]:
    """The inputs of the last full run that reached new code, by name."""
    path = CORPUS / f"{target}.zip"
    if not path.exists():
        return {}
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def tried(target: str, inputs: Iterable[bytes]) -> tuple[int, float]:
    """Run every input without coverage. Returns their number and the time of the slowest in seconds.

    Raises if an input is a finding.
    """
    number, slowest = 0, 0.0
    for data in inputs:
        start = time.process_time()
        TARGETS[target](data)
        slowest, number = max(slowest, time.process_time() - start), number + 1
    return number, slowest


def mutated(target: str, count: int, seed: int) -> Iterable[bytes]:
    """Seeds and kept inputs, each with a few bytes changed, cut or duplicated."""
    chance, base = random.Random(seed), [*seeds(target), *kept(target).values()]
    for _ in range(count):
        data = bytearray(chance.choice(base))
        for _ in range(chance.randint(1, 8)):
            at = chance.randrange(len(data)) if data else 0
            what = chance.randrange(4)
            if what == 0 and data:
                data[at] = chance.randrange(256)
            elif what == 1:
                del data[at : at + chance.randint(1, 30)]
            elif what == 2:
                data[at:at] = data[at : at + chance.randint(1, 30)]
            else:
                data[at:at] = chance.randbytes(4)
        yield bytes(data[:LONGEST])


# ---- guided by coverage ------------------------------------------------------------------------------------


def guided(target: str, seconds: int, corpus: Path, findings: Path) -> None:
    """Run in a separate process: libFuzzer ends it when the time is up or after a finding."""
    import atheris

    with atheris.instrument_imports(
        include=["vision.image.loading", "PIL", "referee", "services.catalogs.service"]
    ):
        for module in (
            "vision.image.loading",
            "services.catalogs.service",
            *(f"PIL.{one}ImagePlugin" for one in DECODERS),
        ):
            importlib.import_module(module)
    sys.setrecursionlimit(2000)
    limits = [f"-max_total_time={seconds}", f"-timeout={10 * SLOW}", f"-rss_limit_mb={MEMORY}"]
    shape = [f"-max_len={LONGEST}", "-print_final_stats=1", "-verbosity=1"]

    def one(data: bytes) -> None:
        try:
            start = time.process_time()
            TARGETS[target](data)
            if time.process_time() - start > SLOW:
                raise TimeoutError(f"more than {SLOW} s")
        except BaseException:
            (findings / f"raised-{time.time_ns()}").write_bytes(data)
            raise

    atheris.Setup([target, *limits, *shape, f"-artifact_prefix={findings}/", str(corpus)], one)
    atheris.Fuzz()


def run(target: str, seconds: int) -> tuple[dict[str, Any], dict[str, bytes]]:
    """A guided run: its counts, and the inputs that reached new code."""
    with tempfile.TemporaryDirectory() as scratch:
        corpus, findings = Path(scratch, "corpus"), Path(scratch, "findings")
        corpus.mkdir()
        findings.mkdir()
        for number, data in enumerate([*seeds(target), *kept(target).values()]):
            (corpus / f"seed-{number}").write_bytes(data)
        command = [sys.executable, "-m", "tests.soak.fuzz", target, "--seconds", str(seconds)]
        start = time.monotonic()
        done = subprocess.run(
            [*command, "--corpus", str(corpus), "--findings", str(findings)],
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        stats = dict(
            line.removeprefix("stat::").split(":", 1)
            for line in done.stderr.splitlines()
            if line.startswith("stat::")
        )
        found = {path.name: path.read_bytes() for path in findings.iterdir()}
        counted = {
            "seconds": round(time.monotonic() - start),
            "inputs": int(stats.get("number_of_executed_units", 0)),
            "peak_mb": int(stats.get("peak_rss_mb", 0)),
            "findings": len(found) or abs(done.returncode),
            "kept": len(list(corpus.iterdir())),
        }
        if done.returncode or found:
            print(done.stdout[-3000:], done.stderr[-3000:], done.returncode, file=sys.stderr)
            for name, data in found.items():
                Path(tempfile.gettempdir(), f"{target}-{name}").write_bytes(data)
        return counted, {path.name: path.read_bytes() for path in corpus.iterdir()}


def keep(target: str, inputs: dict[str, bytes], most: int = 400, longest: int = 4000) -> None:
    """Pack the shortest inputs for the tests."""
    CORPUS.mkdir(exist_ok=True)
    short = sorted({data for data in inputs.values() if len(data) <= longest}, key=lambda d: (len(d), d))
    with zipfile.ZipFile(CORPUS / f"{target}.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        for number, data in enumerate(short[:most]):
            packed.writestr(zipfile.ZipInfo(f"{number:04}"), data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--write", action="store_true", help="keep the result and the corpus")
    parser.add_argument("--corpus", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--findings", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.corpus:
        guided(args.target, args.seconds, args.corpus, args.findings)
        return
    counted, inputs = run(args.target, args.seconds)
    print(json.dumps(counted))
    if args.write:
        keep(args.target, inputs)
        results = json.loads(RESULT.read_text()) if RESULT.exists() else {}
        RESULT.write_text(json.dumps({**results, args.target: counted}, indent=1, sort_keys=True) + "\n")
    sys.exit(1 if counted["findings"] else 0)


if __name__ == "__main__":
    main()
