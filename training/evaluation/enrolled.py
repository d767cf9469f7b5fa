"""Measure the enrolment of own tiles: enrol an edition of the scans from rendered photos of its single tiles,
as users do, and read rendered boards of it with nothing else.

    python -m training.evaluation.enrolled --edition C2 --tables 30

The recogniser finds, cuts out and groups the tiles; the labels supply what each shows, as people would. Needs
the scans (../shared/art). Rows and summary go to training/evaluation/results/enrolled-<edition>.csv.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet, built_in, names
from referee.tiles.model.tile import Tile
from training.evaluation.rendered import RESULTS, RenderedRow, read, summary, write
from training.synthetic.layout import GameBox
from training.synthetic.loose_tiles import Loose, loose
from training.synthetic.scans import Art, load
from training.synthetic.shot import shot
from vision.arrays import Picture
from vision.enrolment.card_groups import grouped, seen
from vision.enrolment.custom_sets import enrolled_before, learnt
from vision.enrolment.proposals import cut_out
from vision.models import sessions

SHEET = 24  # tiles per photo
NEAR = 0.12  # of a card's side: maximum error of a corner that counts as right
FIRST = 70_000  # seed of the first board


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="C2")
    parser.add_argument("--sets", default="base,river,inns-and-cathedrals", help="whose tiles are enrolled")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--copies", type=int, default=1, help="how often each tile is laid out")
    parser.add_argument(
        "--models", type=Path, default=sessions.MODELS, help="other nets than the shipped ones"
    )
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    sessions.use_models(args.models)
    arts, tiles = edition(args.edition, args.sets.split(","))
    began = time.process_time()
    pictures = shown(arts, args.edition, args.copies)
    found = time.process_time() - began
    kept = learnt(pictures)
    took = time.process_time() - began - found
    own = TileSet("own", "own", "carcassonne", "1", tiles, (), built_in("base").kinds, {})
    gallery = enrolled_before(kept, own)
    box = GameBox(tiles, dict.fromkeys(tiles, 2), start=next(iter(tiles)))
    rows: list[RenderedRow] = []
    for number in range(args.tables):
        rows.append(read(shot(FIRST + number, box, arts), FIRST + number, [own], gallery))
    cards = sum(map(len, pictures.values()))
    shown_of = f"{len(pictures)} of {len(tiles)} tiles on {cards} cards found in {found:.1f} s"
    note = f"{shown_of}, enrolled in {took:.1f} s; {summary(rows)}"
    args.results.mkdir(parents=True, exist_ok=True)
    write(rows, args.results / f"enrolled-{args.edition}.csv", note)
    print(note)


def edition(name: str, sets: Sequence[str]) -> tuple[dict[str, Art], dict[str, Tile]]:
    """Return the scans of an edition, one of each tile of these sets, and the tiles."""
    known = {t.id: t for s in names() if s in sets for t in built_in(s).tiles.values() if t.large is None}
    arts: dict[str, Art] = {}
    for art in load():
        if art.edition == name and art.tile in known:
            arts.setdefault(art.tile, art)
    return arts, {tile: known[tile] for tile in arts}


def shown(arts: Mapping[str, Art], edition: str, copies: int = 1) -> dict[str, list[Picture]]:
    """Return the cards cut out of rendered photos of all single tiles, named by the labels, canonical.
    `copies`: of each tile, in separate photos."""
    ids = list(arts) * copies
    pictures: dict[str, list[Picture]] = {}
    for number, start in enumerate(range(0, len(ids), SHEET)):
        photo = loose(900 + number + sum(map(ord, edition)), ids[start : start + SHEET], arts)
        cards, faces = cut_out(photo.bgr)
        for group in grouped(seen(faces)):
            for card, _ in group:
                guess = named(photo, np.array(cards[card].quad))
                if guess is not None:
                    name, turn = guess
                    pictures.setdefault(name, []).append(np.ascontiguousarray(np.rot90(faces[card], turn)))
    return pictures


def named(photo: Loose, quad: NDArray[np.float64], near: float = NEAR) -> tuple[str, int] | None:
    """Return the tile there and its quarter turns clockwise; None for what is none. `near`: maximum error
    of a corner, in sides."""
    side = float(np.sqrt(cv2.contourArea(quad.astype(np.float32))))
    best = min(
        (float(np.abs(np.roll(quad, -turn, 0) - wanted).max()), i, turn)
        for i, wanted in enumerate(photo.quads)
        for turn in range(4)
    )
    return (photo.names[best[1]], best[2]) if best[0] < near * side else None


if __name__ == "__main__":
    main()
