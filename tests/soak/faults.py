"""Break parts of the service at random moments under load, and check every acknowledged move and photo.

    python -m tests.soak.faults [--times 50] [--seed 1] [FAULT ...]

Faults: web, worker, postgres, redis (SIGKILL to all processes, restarted after a moment, as compose does);
storage (object storage does not answer for a while), disk (full for a while; embedded set-up), clock (put
forward by days and back by hours). Prints a line for each fault. Full series are written to
tests/soak/faults.json.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests import postgres
from tests.scale.load import Mover, Person, Photographer
from tests.topology import Topology

RESULT = Path(__file__).with_suffix(".json")
FULL = 50
FAULTS = ("web", "worker", "postgres", "redis", "storage", "disk", "clock")
FAKE = {"RECOGNISER": "tests.api.fake_recogniser:recognise"}
RECOVERY = 60.0  # seconds until the service counts as down for good
CLOCK = Path(__file__).resolve().parents[1] / "scale" / "clock"
DAY = 86400
BAD = (
    "moves lost",
    "moves doubled",
    "moves out of order",
    "photos lost",
    "photos doubled",
    "not back",
    "unclear",
)


@contextmanager
def house(fault: str, folder: Path, each: int) -> Iterator[tuple[Topology, str]]:
    """The topology for a fault, and the address of its PostgreSQL. `each`: web servers, and workers."""
    more = dict(FAKE)
    if fault == "clock":
        (folder / "clock").write_text("0")
        more |= {"PYTHONPATH": str(CLOCK), "CLOCK_FILE": str(folder / "clock")}
    with ExitStack() as stack:
        url, address = "", ""
        if fault == "disk":
            small = folder / "small"
            small.mkdir()
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", str(small)], check=True)
            stack.callback(subprocess.run, ["umount", "-l", str(small)], check=False)
            more |= {"BROKER_URL": "", "STORAGE_URL": f"file://{small}/photos"}
            url = f"sqlite:///{small}/referee.db"
        else:
            address = stack.enter_context(postgres.server(durable=True))
            url = stack.enter_context(postgres.database(address, "referee"))
        workers = 0 if fault == "disk" else each
        made = Topology(folder, url, each, workers, storage=fault == "storage", more=more)
        stack.callback(made.kill)
        made.start()
        yield made, address


def strike(fault: str, made: Topology, address: str, chance: random.Random) -> None:
    """Inject the fault, and after a moment repair what an operator or `restart:` would repair."""
    pause = threading.Event()
    moment = chance.choice((0.0, 0.3, 1.0)) * chance.random()
    if fault in ("web", "worker"):
        name = f"{fault}-{chance.randint(1, 2)}"
        made.parts[name].kill()
        pause.wait(moment)
        made.restart(name)
    elif fault == "redis":
        made.parts["redis"].kill()
        pause.wait(moment)
        made.restart("redis")
    elif fault == "postgres":
        postgres.kill(address)
        pause.wait(moment)
        postgres.start(address)
    elif fault == "storage":  # paused, not ended: moto keeps its buckets in memory
        made.parts["storage"].send(19)
        pause.wait(2.0 + moment)
        made.parts["storage"].send(18)
    elif fault == "disk":
        filler = made.folder / "small" / "filler"
        try:
            with filler.open("wb", buffering=0) as file:  # unbuffered: closing it writes nothing
                while True:
                    file.write(bytes(1 << 20))
        except OSError:
            pause.wait(0.5 + moment)
        filler.unlink(missing_ok=True)
    else:
        clock = made.folder / "clock"
        clock.write_text(str(chance.choice((9 * DAY, -DAY / 8, DAY / 12, -DAY, 30))))
        pause.wait(2.0)
        clock.write_text("0")


def series(fault: str, folder: Path, times: int, seed: int, each: int = 2) -> Counter[str]:
    """Inject the fault that many times under load. `each`: see `house`. Returns the counts."""
    chance = random.Random(seed)
    counted: Counter[str] = Counter(dict.fromkeys(BAD, 0))
    with house(fault, folder, each) as (made, address):
        ports = made.ports
        people: list[Person] = [Mover(ports), Mover(ports), Photographer(ports)]
        for person in people:
            person.start()
        longest = 0.0
        for _ in range(times):
            threading.Event().wait(chance.random())
            strike(fault, made, address, chance)
            started = time.monotonic()
            for person in people:
                person.recovered.clear()
            back = all(person.recovered.wait(RECOVERY) for person in people)
            counted["not back"] += not back
            longest = max(longest, time.monotonic() - started)
            counted["faults"] += 1
        for person in people:
            person.over.set()
        for person in people:
            person.join(60)
            counted.update(person.counted)
        for person in people:
            counted.update(person.wrong())  # type: ignore[attr-defined]
    counted["milliseconds until all were served again, at most"] = round(1000 * longest)
    return counted


def wrong(counted: Counter[str]) -> int:
    """The number of violations counted."""
    return sum(counted[name] for name in BAD)


def possible(fault: str) -> bool:
    """Whether this machine has what the fault needs."""
    return fault != "disk" or (os.getuid() == 0 and shutil.which("mount") is not None)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("faults", nargs="*", choices=[*FAULTS, []], metavar="FAULT")
    parser.add_argument("--times", type=int, default=FULL)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bad = 0
    for fault in args.faults or FAULTS:
        if not possible(fault):
            print(f"{fault}: left out, this machine lacks what it needs")
            continue
        with tempfile.TemporaryDirectory() as name:
            counted = series(fault, Path(name), args.times, args.seed)
        print(f"{fault}: {dict(counted)}", flush=True)
        bad += wrong(counted)
        if args.times >= FULL:
            results = json.loads(RESULT.read_text()) if RESULT.is_file() else {}
            results[fault] = dict(sorted(counted.items()))
            RESULT.write_text(json.dumps(results, indent=1) + "\n")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
