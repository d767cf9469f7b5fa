"""Measure the proposals for cards of an unseen box: every edition of the scans with nets that were trained on
the others only, and the drawn games in other colours.

    python -m training sides --left-out C2 --models M/C2        (and C1, and C3,C31 into M/C3)
    python -m training.evaluation.proposals --crossed M

Single tiles are rendered as people lay them out, found, cut out, grouped and proposed; the set they are
enrolled in is empty. A card counts as right where the proposal for its group shows the same as the card.
Needs the scans (../shared/art). A row per edition goes to training/evaluation/results/proposals.csv.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in, names
from referee.tiles.model.tile import Tile
from training.evaluation.proposal_counts import EnrolmentPhoto, ProposalRow, count, summary
from training.evaluation.rendered import RESULTS
from training.evaluation.report import files
from training.synthetic.scans import Art, load
from training.synthetic.shot import arts_of
from vision.artwork.tile_renderer import PrintingStyle
from vision.labels.cell_images import faces_of
from vision.models import sessions

SHEET, AT_ONCE = 24, 3  # tiles per photo, photos per enrolment
FIRST = 3000  # seed of the first photo
EDITIONS = {"C1": "C1", "C2": "C2", "C3": "C3", "C31": "C3"}  # scans -> the net that was not trained on them
GAMES = ("gold-rush", "amazonas")
PALETTES = (77, 123)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--crossed", type=Path, help="folder of folders with nets that did not see an edition"
    )
    parser.add_argument("--editions", default=",".join([*EDITIONS, *GAMES]))
    parser.add_argument("--sheets", type=int, default=2, help="times that every tile is laid out")
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    rows = []
    for name in args.editions.split(","):
        crossed = args.crossed / EDITIONS[name] if args.crossed and name in EDITIONS else sessions.MODELS
        sessions.use_models(crossed)
        rows.append(measured(name, args.sheets))
        print(summary(rows[-1]), flush=True)
    args.results.mkdir(parents=True, exist_ok=True)
    files.table(args.results / "proposals.csv", [asdict(row) for row in rows])


def measured(name: str, sheets: int = 2) -> ProposalRow:
    """Lay out every tile of an edition of the scans, or of a drawn game, `sheets` times, and compare the
    proposals."""
    game = name if name in GAMES else "carcassonne"
    known = [one for one in map(built_in, names()) if one.game == game]
    tiles = {tile.id: tile for one in known for tile in one.tiles.values() if tile.large is None}
    row = ProposalRow(name)
    for number in range(sheets):
        for photos in _laid_out(name, tiles, number):
            count(row, photos, tiles, known)
    row.seconds = round(row.seconds, 1)
    return row


def _laid_out(name: str, tiles: Mapping[str, Tile], number: int) -> Iterator[list[EnrolmentPhoto]]:
    """Yield the contents of the photos of each enrolment."""
    arts: dict[str, Art] = {}
    if name in GAMES:
        arts = arts_of(faces_of(tiles, 128, PrintingStyle(PALETTES[number % len(PALETTES)])))
    for art in load() if name not in GAMES else ():
        if art.edition == name:
            arts.setdefault(art.tile, art)
    order = [str(tile) for tile in np.random.default_rng(number).permutation(list(arts))]
    sheets = [order[i : i + SHEET] for i in range(0, len(order), SHEET)]
    sheets[-1] = order[-SHEET:] if len(sheets[-1]) < SHEET // 2 else sheets[-1]
    seeds = [FIRST + 1000 * number + SHEET * i + sum(map(ord, name)) for i in range(len(sheets))]
    photos: list[EnrolmentPhoto] = [(seed, sheet, arts) for seed, sheet in zip(seeds, sheets, strict=True)]
    for i in range(0, len(photos), AT_ONCE):
        yield photos[i : i + AT_ONCE]


if __name__ == "__main__":
    main()
