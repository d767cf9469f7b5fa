"""Record the readings of labelled photos, and compare two records: for changes that must not change what the
recogniser reads.

    python -m tests.soak.same_readings record before.jsonl --code /path/of/another/checkout
    python -m tests.soak.same_readings record after.jsonl [--only 02,29] [--short]
    python -m tests.soak.same_readings compare before.jsonl after.jsonl [--report report.json]

A record has one JSON line for each photo: grid, cells with candidates, figures with the features they are
on, review questions. `--code` reads with the code and the nets of another checkout, also of versions before
0.6.0. `--short` leaves out everything but the answer, as in tests/soak/same_readings.jsonl.

A comparison finds a photo identical, or equal but for numbers, or different; of different ones it lists the
tiles that were right and are not any more ("lost") and the new silent errors, by the labels. It ends with
status 1 if there are any.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module, util
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[2]
PHOTOS = HOUSE.parent / "shared" / "photos"
OLD_NAMES = {  # modules of vision before 0.6.0
    "vision.pipeline": "vision.recognise",
    "vision.serializer": "vision.answer",
    "referee.tiles.io.catalog": "referee.tiles.catalog",
}
Line = dict[str, Any]


@dataclass(frozen=True)
class Difference:
    """Two readings of one photo. `numbers`: how many numbers differ, `largest`: by at most how much;
    `lost`, `gained`: labelled cells that are right in only one of them; `silent`: labelled cells (or places
    of tiles where there is none) that are wrong without a review question in the second one only."""

    photo: str
    same_answer: bool
    numbers: int
    largest: float
    tiles: int
    figures: int
    questions: int
    lost: list[list[int]]
    gained: list[list[int]]
    silent: list[list[int]]

    @property
    def identical(self) -> bool:
        return self.same_answer and not self.numbers


def module(name: str) -> Any:
    """Import a module of this version or by its name in older ones."""
    package = name.rpartition(".")[0]
    there = util.find_spec(package) is not None and util.find_spec(name) is not None
    return import_module(name if there else OLD_NAMES[name])


def read(photos: Path, stem: str) -> Line:
    """Read one labelled photo."""
    pipeline, settle = module("vision.pipeline"), module("vision.settle")
    label = json.loads((photos / "labels" / f"{stem}.json").read_text())
    sets = [name for name in label["tile_sets"] if name in module("referee.tiles.io.catalog").names()]
    try:
        reading = pipeline.recognise((photos / label["photo"]).read_bytes(), sets)
    except module("vision.errors").Unreadable as why:
        return {"photo": stem, "unreadable": f"{why.stage}: {why}", "answer": None}
    draft = settle.settle(reading, pipeline.tile_sets(sets))
    seen = {key: value for key, value in reading.to_json().items() if key != "timings"}
    answer = {**module("vision.serializer").answer(draft), "edition": reading.edition}
    return {"photo": stem, "answer": answer, "reading": seen, "draft": draft.to_json()}


def record(photos: Path, path: Path, only: Sequence[str], short: bool) -> None:
    """Write a line for each photo."""
    import cv2

    cv2.setNumThreads(1)
    with path.open("w", encoding="utf-8") as file:
        for stem in stems(photos, only):
            line = read(photos, stem)
            if short:
                line = shortened(line)
            file.write(json.dumps(line) + "\n")
            file.flush()


def shortened(line: Line) -> Line:
    """Return the answer only, without the candidates that were not chosen."""
    kept = {key: line[key] for key in line if key not in ("reading", "draft")}
    if answer := kept["answer"]:
        parts = {
            name: [{k: v for k, v in one.items() if k != "candidates"} for one in answer[name]]
            for name in ("tiles", "doubts")
        }
        kept["answer"] = {**answer, **parts}
    return kept


def stems(photos: Path, only: Sequence[str] = ()) -> list[str]:
    """Return the names of the labelled photos."""
    found = sorted(path.stem for path in (photos / "labels").glob("*.json"))
    return [stem for stem in found if not only or stem.removeprefix("test_") in only]


def record_elsewhere(code: Path, words: Sequence[str]) -> int:
    """Record with the code of another checkout, in a process that imports nothing of this one."""
    start = (
        f"import sys, runpy; sys.path[0] = {str(code)!r}; sys.argv = {[__file__, *words]!r}\n"
        # an editable installation would add the modules that only this checkout has
        "sys.meta_path = [one for one in sys.meta_path if 'editable' not in getattr(one, '__module__', '')]\n"
        f"runpy.run_path({__file__!r}, run_name='__main__')"
    )
    return subprocess.run([sys.executable, "-c", start], cwd=code, check=False).returncode


def lines(path: Path) -> dict[str, Line]:
    """Return the photos of a record with their lines."""
    return {line["photo"]: line for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())}


def numbers(old: Any, new: Any) -> Iterator[float]:
    """Yield the distance of every pair of different numbers at the same place; infinity for anything else
    that differs. Names that only one of them has are not compared: they came with a later version."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for key in old.keys() & new.keys():
            yield from numbers(old[key], new[key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            yield from numbers(one, other)
    elif old != new:
        kinds = {type(old), type(new)}
        yield abs(old - new) if kinds <= {int, float} else float("inf")


def meaning(answer: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return what people see of an answer: tiles, figures with their features, questions; no numbers."""
    if answer is None:
        return {"tiles": {}, "figures": [], "questions": []}
    figures = answer["figures"]

    def name(one: Mapping[str, Any]) -> list[Any]:
        return [one["x"], one["y"], one["colour"], one["kind"], one["pose"], one["feature"]]

    questions = [
        [d["reason"], *(name(figures[d["figure"]]) if "figure" in d else (d["x"], d["y"]))]
        for d in answer["doubts"]
    ]
    return {
        "tiles": {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in answer["tiles"]},
        "figures": sorted(map(name, figures), key=str),
        "questions": sorted(questions, key=str),
    }


def judged(photos: Path, stem: str, answer: Mapping[str, Any] | None) -> tuple[set[Any], set[Any]]:
    """Return the labelled cells that an answer has right, and the wrong ones without a question; a tile
    where there is none stands as (x, y, "false") in the answer's cells."""
    from referee.tiles.io.catalog import built_in, names
    from training.data.ground_truth import cell_under, centre, compare, truth_of

    label = json.loads((photos / "labels" / f"{stem}.json").read_text())
    truth = truth_of(label)
    known = {i: t for name in label["tile_sets"] if name in names() for i, t in built_in(name).tiles.items()}
    wanted = {at for at, (tile, _) in truth.tiles.items() if tile in known}
    if answer is None:
        return set(), wanted
    found = compare(truth, [(t["tile"], t["rotation"], t["quad"]) for t in answer["tiles"]], known)
    doubtful = {(d.get("x"), d.get("y")) for d in answer["doubts"] if "figure" not in d}
    right, silent, seen = set(), set(), set()
    for one, tile in zip(found, answer["tiles"], strict=True):
        place = (tile["x"], tile["y"])
        if one.at is None:
            silent |= {(*place, "false")} - {(*at, "false") for at in doubtful}
            continue
        seen.add(one.at)
        if one.right:
            right.add(one.at)
        elif one.at in wanted and place not in doubtful:
            silent.add(one.at)
    missing = [d["quad"] for d in answer["doubts"] if d["reason"] == "missing" and d.get("quad")]
    silent |= wanted - seen - {cell_under(truth, centre(quad)) for quad in missing}
    return right & wanted, silent


def difference(photos: Path, old: Line, new: Line) -> Difference:
    """Compare two lines of one photo."""
    before, after = meaning(old["answer"]), meaning(new["answer"])
    apart = list(numbers(old, new))
    changed = {
        name: len(_apart(_items(before[name]), _items(after[name])))
        for name in ("tiles", "figures", "questions")
    }
    same = not any(changed.values())
    lost = gained = silent = set[Any]()
    if not same:
        (right, wrong), (right_now, wrong_now) = (
            judged(photos, old["photo"], d["answer"]) for d in (old, new)
        )
        lost, gained, silent = right - right_now, right_now - right, wrong_now - wrong
    return Difference(
        old["photo"],
        same,
        len(apart),
        max(apart, default=0.0),
        **changed,
        lost=sorted(map(list, lost)),
        gained=sorted(map(list, gained)),
        silent=sorted(map(list, silent), key=str),
    )


def _items(part: Any) -> list[str]:
    return [json.dumps(one, default=str) for one in (part.items() if isinstance(part, dict) else part)]


def _apart(one: list[str], other: list[str]) -> set[str]:
    """Return what only one of two lists has; of tiles and figures that moved, each side counts."""
    return set(one) ^ set(other)


def compare_records(photos: Path, before: Path, after: Path) -> list[Difference]:
    """Compare the photos that both records have."""
    old, new = lines(before), lines(after)
    return [difference(photos, old[stem], new[stem]) for stem in sorted(old.keys() & new.keys())]


def report(found: Sequence[Difference]) -> dict[str, Any]:
    """Return sums, and every photo that is not identical."""
    return {
        "photos": len(found),
        "identical": sum(one.identical for one in found),
        "same answer": sum(one.same_answer for one in found),
        "tiles lost": sum(len(one.lost) for one in found),
        "tiles gained": sum(len(one.gained) for one in found),
        "new silent errors": sum(len(one.silent) for one in found),
        "different": [asdict(one) for one in found if not one.identical],
    }


def main(words: list[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--photos", type=Path, default=PHOTOS)
    parser.add_argument("--code", type=Path, help="another checkout, whose code reads the photos")
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--short", action="store_true", help="only the answers")
    parser.add_argument("--report", type=Path, help="write the comparison to this file")
    given = parser.parse_args(words)
    if given.what == "record":
        path = given.files[0].resolve()
        if given.code:
            rest = ["--photos", str(given.photos.resolve()), "--only", given.only]
            rest += ["--short"] if given.short else []
            return record_elsewhere(given.code.resolve(), ["record", str(path), *rest])
        record(given.photos, path, [one for one in given.only.split(",") if one], given.short)
        return 0
    result = report(compare_records(given.photos, *given.files[:2]))
    text = json.dumps(result, indent=1) + "\n"
    print(text, end="")
    if given.report:
        given.report.write_text(text, encoding="utf-8")
    return int(not result["photos"] or bool(result["tiles lost"] or result["new silent errors"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
