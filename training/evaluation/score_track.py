"""Measure score track reading: on our own drawing, and on the photos that show a track.

`python -m training.evaluation.score_track ../shared/photos` writes training/evaluation/results/track.md. The
sheet's appearance is
learnt from three of the photos; each photo is read with what the others provide (and again with all of them).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np

from training.nets.tracks import learnt
from training.synthetic.score_track import DATA, drawn_layout, photo
from vision.image.loading import open_photo
from vision.reading import SeenTrack
from vision.score_track.detection import Layout, find_track, known, layout_of

RESULTS = Path(__file__).parent / "results" / "track.md"
COLOURS = ("red", "blue", "green", "yellow", "black")
Truth = Mapping[str, tuple[Sequence[int], bool]]  # colour -> fields it may be on, whether it is lying
SEEN: Mapping[str, Truth] = {  # as read by people; a marker on the line between two fields counts for either
    "test_27": {
        "blue": ([5], False),
        "green": ([11], False),
        "yellow": ([9], False),
        "red": ([18, 19], False),
    },
    "test_28": {"green": ([3], False), "blue": ([8], False), "yellow": ([16], False)},
    "test_29": {"blue": ([15, 16], False), "yellow": ([18], False), "red": ([36, 37], True)},
    "test_46": {"red": ([44], False), "blue": ([46], False), "black": ([48, 49], False)},
    "test_47": {"blue": ([23, 24], False), "red": ([46, 47], False)},
    "test_51": {},
    "test_56": {"blue": ([47, 48], False), "yellow": ([3], False)},
    "test_60": {
        "black": ([32], False),
        "grey": ([33], False),
        "yellow": ([43, 44], False),
        "red": ([43], False),
        "blue": ([5], False),
        "green": ([46, 47], False),
    },
    "test_61": {"red": ([8], True)},
    "test_62": {"blue": ([14], True), "red": ([29], True)},
}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photos", type=Path)
    parser.add_argument("--renders", type=int, default=60)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    text = "\n".join([__doc__.partition("\n")[0], "", *rendered(args.renders), "", *real(args.photos)])
    RESULTS.write_text("# The score track\n\n" + text + "\n")
    print(text)


def rendered(count: int) -> list[str]:
    """Measure our own drawing with five random markers, four in ten of them lying."""
    own, tracks = [drawn_layout()], 0
    tally = {"markers": 0, "found": 0, "field right": 0, "points right": 0, "others": 0}
    for seed in range(1000, 1000 + count):
        rng = np.random.default_rng(seed)
        fields = rng.choice(50, len(COLOURS), replace=False)
        markers = {c: (int(f), bool(rng.random() < 0.4)) for c, f in zip(COLOURS, fields, strict=True)}
        seen = find_track(photo(seed, markers)[0], layouts=own)
        tracks += seen is not None
        _count(tally, seen, {c: ([field], lying) for c, (field, lying) in markers.items()})
    return [f"Rendered: {tracks} of {count} tracks found; " + _words(tally)]


def real(photos: Path) -> list[str]:
    """Measure every photo without what was learnt from it, then with everything."""
    lines = []
    for whole in (False, True):
        tally = {"markers": 0, "found": 0, "field right": 0, "points right": 0, "others": 0}
        found: list[str] = []
        false: list[str] = []
        for path in sorted(photos.glob("*.jpg")):
            layouts = known() if whole else _without(photos, path.stem)
            seen = find_track(open_photo(path.read_bytes()).bgr, layouts=layouts)
            if seen is not None:
                (found if path.stem in SEEN else false).append(path.stem.removeprefix("test_"))
            _count(tally, seen, SEEN.get(path.stem, {}))
        how = "with everything learnt" if whole else "each photo with what was learnt from the others"
        lines.append(
            f"Photos ({how}): tracks found in {', '.join(found)} ({len(found)} of {len(SEEN)} in view), "
            f"{len(false)} where there is none; " + _words(tally)
        )
    return lines


def _without(photos: Path, stem: str) -> Sequence[Layout]:
    held = learnt(photos, stem)
    looks = held["spiral.looks"].astype(np.float32)
    looks /= np.maximum(np.linalg.norm(looks, axis=1, keepdims=True), 1e-9)
    return [layout_of(DATA, held["spiral.spots"], looks)]


def _count(tally: dict[str, int], seen: SeenTrack | None, truth: Truth) -> None:
    read = {marker.colour: marker for marker in seen.markers} if seen else {}
    tally["markers"] += len(truth)
    tally["others"] += sum(colour not in truth for colour in read)
    for colour, (fields, lying) in truth.items():
        if colour in read:
            tally["found"] += 1
            right = read[colour].field in fields
            tally["field right"] += right
            tally["points right"] += right and read[colour].lying == lying


def _words(tally: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in tally.items()) + "."


if __name__ == "__main__":
    main()
