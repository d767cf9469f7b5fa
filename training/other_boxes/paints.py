"""Measure which colours of figures are found on boxes that the recogniser has never seen.

    python -m training.other_boxes.paints [--write] [--only grey brown] [--in-play]

For every paint, tables of three sources in four lights (training/other_boxes/box_photo.py) with figures of
that paint and of red ones, one game after another. `found`: in the right cell and colour; `questioned`: those
of this colour with a question; `others`: figures reported in this colour where there is none. `--in-play`:
the recogniser knows the players' colours, as from a match. `--write` stores `results/paints.json`, or with
`--in-play` `results/paints-in-play.json`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import figures_right
from training.other_boxes.box_camera import MORE_PAINTS, PAINTS, Light
from training.other_boxes.box_photo import box, photo
from training.other_boxes.measure import RESULTS, SELECTED, SOURCES, truth_in
from vision.pipeline import recognise, tile_sets
from vision.reading.request import TableFacts
from vision.settle import settle

FIRST = 91_000  # seed of the first table
TILES, CROWD = 34, 0.35
TABLES = 8  # of each paint
LIGHTS = (Light(6500), Light(3000), Light(4500, 0.6), Light(7500))
USUAL = "red"  # its figures are on every table: no game has one player


def measured(colour: str, *, in_play: bool = False) -> dict[str, int]:
    """Return the counts of one paint. `in_play`: the recogniser knows the colours."""
    counts: Counter[str] = Counter(figures=0, found=0, questioned=0, others=0)
    for number in range(TABLES):
        source = list(SOURCES)[number % len(SOURCES)]
        bag = box(source, built_in("base").counts[SOURCES[source]])
        paints = (colour, next(one for one in PAINTS if one != colour) if colour == USUAL else USUAL)
        shot = photo(FIRST + number, bag, LIGHTS[number % len(LIGHTS)], TILES, (), CROWD, paints)
        known = paints if in_play else ()
        draft = settle(
            recognise(shot.jpeg, SELECTED, facts=TableFacts(colours=tuple(known))), tile_sets(SELECTED)
        )
        truth = truth_in(shot.label)
        mine = [figure for figure in draft.figures if figure.colour == colour]
        hits, others = figures_right(truth, mine)
        doubtful = {doubt.figure for doubt in draft.doubts}
        counts["figures"] += sum(figure[1] == colour for figure in truth.figures)
        counts["found"] += hits
        counts["others"] += others
        counts["questioned"] += sum(
            figure.colour == colour and index in doubtful for index, figure in enumerate(draft.figures)
        )
    return dict(counts)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="keep the result")
    parser.add_argument("--only", help="these colours", nargs="+", choices=[*PAINTS, *MORE_PAINTS])
    parser.add_argument("--in-play", action="store_true", help="pass the players' colours")
    args = parser.parse_args()
    wanted = args.only or [*PAINTS, *MORE_PAINTS]
    found = {colour: measured(colour, in_play=args.in_play) for colour in wanted}
    text = json.dumps(found, indent=1) + "\n"
    print(text, end="")
    if args.write:
        (RESULTS / ("paints-in-play.json" if args.in_play else "paints.json")).write_text(text)


if __name__ == "__main__":
    main()
