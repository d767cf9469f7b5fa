"""Measure the tiles whose pictures came after the nets were trained (training/data/later_pictures.py).

    python -m training.other_boxes.later_sets

Every source of pictures, with up to two galleries (three with `--before`): *other source* has only pictures
of other sources (for tiles that have one: the other edition, or another scan), *shipped* has all, so that the
picture itself is in the gallery and is only seen in another way; *before* has no such picture at all (tiles
of sets without any are compared with our own drawing). Single tiles are rendered as in
training.evaluation.single_tile, boards as in training/other_boxes: other cameras,
lights, blur and figures than the views that were enrolled. The base game
and the source's set are selected, no edition is given; `strangers` are tiles of another later set that is not
selected. Writes results/later-sets.csv.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import cell_under, centre, compare
from training.data.later_pictures import LaterPicture, pictures
from training.evaluation.report import files
from training.other_boxes.box_camera import Light
from training.other_boxes.box_photo import BoxTile, box, photo, pieces
from training.other_boxes.measure import truth_in
from training.synthetic.loose_tiles import loose
from training.synthetic.scans import SIDE, Art
from vision.enrolment.custom_sets import with_drawings
from vision.errors import Unreadable
from vision.labels.label_space import looks, printed
from vision.models import sessions, tile_galleries
from vision.pipeline import recognise, tile_sets
from vision.settle import settle
from vision.single_tile.recogniser import recognise_tile

RESULTS = Path(__file__).parents[1] / "evaluation" / "results"
FIRST = 90_000  # seed of the first picture: no training uses these
THIRD = ("BaseGame_C3_scans", "C3")
BASE = {"C1": ("BGA_C1", "C1"), "C2": ("BaseGame_C2_koki", "C2"), "C3": THIRD, "C31": THIRD}
LIGHTS = (Light(), Light(3500), Light(4500, 0.6))
TILES = 18  # base tiles of a board
STRANGERS = ("Watchtowers_C2", "Goldmines_C2", "CountOfCarcassonne_C1", "WindRoses2_C1")  # not selected
MOST = 6  # tiles of the source on one board
SURE = 0.9  # confidence from which the first tile of a picture of one counts as sure


@dataclass
class LaterRow:
    """Counts of one source. `singles`: pictures of one tile; right is the `first` tile, one of `three`,
    `sure_wrong` the first one with confidence. On boards `right` of `tiles` of the set, of these `questioned`
    (with a question), `wrong_questioned` (or unnamed), `silent`; of the base game's tiles `base_right` of
    `base`, `base_silent`. `noticed` of `strangers` have a question or no name."""

    source: str
    set: str
    gallery: str
    singles: int = 0
    first: int = 0
    three: int = 0
    sure_wrong: int = 0
    tiles: int = 0
    right: int = 0
    questioned: int = 0
    wrong_questioned: int = 0
    silent: int = 0
    base: int = 0
    base_right: int = 0
    base_silent: int = 0
    strangers: int = 0
    noticed: int = 0


@cache
def every() -> tuple[LaterPicture, ...]:
    """Return all later pictures, in the order of the gallery's rows."""
    return tuple(pictures())


@contextmanager
def gallery_of(sources: Collection[str]) -> Iterator[None]:
    """Within this context, the gallery of later pictures has only those from these sources."""
    rows = np.repeat([one.source in sources for one in every()], 4)
    name = f"{tile_galleries.LATER}.npz"
    with tempfile.TemporaryDirectory() as folder, np.load(sessions.MODELS / name) as stored:
        np.savez(Path(folder) / name, **{key: stored[key][rows] for key in stored.files})
        sessions.use_models(Path(folder))
        try:
            yield
        finally:
            sessions.use_models(sessions.MODELS)


def single(one: LaterPicture, seed: int, row: LaterRow) -> None:
    """Name the tile in a picture of it alone, and count."""
    scaled = tuple(cv2.resize(one.picture, (side, side), interpolation=cv2.INTER_AREA) for side in (64, 32))
    art = Art(one.edition, one.face, "????", (one.picture, *scaled))
    sets = tuple(dict.fromkeys(("base", row.set)))
    found = tile_sets(sets)
    _, copies = printed(found, one.edition)
    known = {t: tile for each in found for t, tile in each.tiles.items()}
    more = with_drawings(found, None)
    jpeg = loose(seed, [one.face], {one.face: art}, 1).jpeg
    seen = recognise_tile(jpeg, sets, None, more=more, copies=dict(copies))
    same = [looks(known[c.tile]) == looks(known[one.tile]) for c in seen]
    row.singles += 1
    row.first += same[:1] == [True]
    row.three += any(same[:3])
    row.sure_wrong += bool(seen) and not same[0] and seen[0].confidence >= SURE


def board(mine: Sequence[BoxTile], others: Sequence[BoxTile], edition: str, seed: int, row: LaterRow) -> None:
    """Read one board with these tiles of the source among base tiles, and count."""
    source, printing = BASE[edition]
    bag = box(source, built_in("base").counts[printing])
    shot = photo(seed, bag, LIGHTS[seed % len(LIGHTS)], TILES, [*mine, *others])
    truth, sets = truth_in(shot.label), tuple(dict.fromkeys(("base", row.set)))
    of_set = {at for at, (tile, _) in truth.tiles.items() if tile in {one.tile for one in mine}}
    strange = {at for at, (tile, _) in truth.tiles.items() if tile in {one.tile for one in others}}
    base = set(truth.tiles) - of_set - strange
    row.tiles, row.base = row.tiles + len(of_set), row.base + len(base)
    row.strangers += len(strange)
    try:
        draft = settle(recognise(shot.jpeg, sets), tile_sets(sets))
    except Unreadable:
        row.wrong_questioned += len(of_set)
        return
    known = {t.id: t for s in tile_sets(sets) for t in s.tiles.values()}
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    questions = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    hidden = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    questioned = hidden | {
        one.at
        for one, tile in zip(found, draft.tiles, strict=True)
        if tile.tile is None or (tile.x, tile.y) in questions
    }
    right = {one.at for one in found if one.right}
    row.right += len(of_set & right)
    row.questioned += len(of_set & right & questioned)
    row.wrong_questioned += len((of_set - right) & questioned)
    row.silent += len(of_set - right - questioned)
    row.base_right += len(base & right)
    row.base_silent += len(base - right - questioned)
    row.noticed += len(strange & questioned)


def measured(source: str, gallery: str, shown: Sequence[LaterPicture]) -> LaterRow:
    """Measure these pictures of a source with the gallery that is in use."""
    row = LaterRow(source, shown[0].tile.split("/")[0], gallery)
    number = FIRST + 1000 * sorted({one.source for one in every()}).index(source)
    for i, one in enumerate(shown):
        single(one, number + i, row)
    edges = {piece.tile: piece.edges for piece in pieces(source)}
    mine = [
        BoxTile(one.tile, edges[one.tile], np.asarray(cv2.resize(one.picture, (SIDE, SIDE)), np.uint8))
        for one in shown
        if one.tile in edges
    ]
    strangers = [p for other in STRANGERS for p in pieces(other) if p.tile.split("/")[0] != row.set]
    for n, start in enumerate(range(0, len(mine), MOST)):
        seed = number + 500 + n
        some = np.random.default_rng(seed).permutation(len(strangers))[:2]
        board(mine[start : start + MOST], [strangers[i] for i in some], shown[0].edition, seed, row)
    return row


def rows(sources: Sequence[str], most: int, *, before: bool) -> Iterator[LaterRow]:
    """Yield the row of each of these sources and every gallery. `most`: pictures of each source."""
    for source in sources:
        shown = [one for one in every() if one.source == source]
        order = np.random.default_rng(FIRST).permutation(len(shown))[:most]
        shown = [shown[i] for i in sorted(order.tolist())]
        faces = {one.face for one in every() if one.source != source}
        elsewhere = [one for one in shown if one.face in faces]
        if before:
            with gallery_of(()):
                yield measured(source, "before", shown)
        if elsewhere:
            with gallery_of({one.source for one in every()} - {source}):
                yield measured(source, "other source", elsewhere)
        yield measured(source, "shipped", shown)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="sources")
    parser.add_argument("--most", type=int, default=100, help="pictures of each source")
    parser.add_argument("--before", action="store_true", help="also without any such picture")
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    only = args.only.split(",") if args.only else sorted({one.source for one in every()})
    found = []
    for row in rows(only, args.most, before=args.before):
        found.append(row)
        print(row, flush=True)
        files.table(args.results / "later-sets.csv", [asdict(row) for row in found])


if __name__ == "__main__":
    main()
