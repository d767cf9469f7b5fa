"""Show which messages people get about pictures that cannot be read, or hardly.

    python -m training.failure_page

Renders a table of tiles in our own drawing, degrades its picture (`training/synthetic/degradations.py`),
draws pictures of other things, and reads each one as the service does. Writes docs/failures.md and a small
copy of each picture to docs/failures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2

from referee.say import speaker
from referee.tiles.io.catalog import built_in
from training.synthetic.degradations import SPOILT
from training.synthetic.layout import box_of
from training.synthetic.other_photos import OTHERS
from training.synthetic.shot import arts_of, shot
from vision.arrays import Picture
from vision.enrolment.custom_sets import prototypes
from vision.errors import Unreadable
from vision.image.loading import open_photo
from vision.image.quality import glance_at
from vision.labels.cell_images import faces_of
from vision.models.tile_galleries import Gallery
from vision.pipeline import recognise
from vision.reading.request import TableFacts
from vision.settle import settle

HOUSE = Path(__file__).resolve().parents[1]
PAGE, PICTURES = HOUSE / "docs" / "failures.md", HOUSE / "docs" / "failures"
SEED, SET, TILES, CROWD, SIZE = 3, "base", 24, 0.3, (2000, 1500)
QUALITY, SMALL_QUALITY = 93, 72  # of the JPEG that a phone writes, and of the small copies
SMALL_PX = 480  # longer side of these
TABLE = (  # what is wrong with the picture of the table, and how much
    ("as taken", ""),
    ("dark, noisy", "x 0.05, noise 8"),
    ("underexposed", "x 0.015"),
    ("overexposed", "x 8"),
    ("out of focus", "1.6%"),
    ("moved aslant", "3.8%"),
    ("tiny", "320 pixels"),
    ("far", "10%"),
    ("flat", "8 degrees"),
)
OTHER_THINGS = ("wooden table", "patterned cloth", "page of text", "chessboard", "tiled floor")
HEAD = """# Pictures that cannot be read, and the messages about them

Written by `python -m training.failure_page`: one rendered table (seed {seed}, {tiles} tiles of the
base game in our own drawing), its picture made worse, and drawn pictures of other things. Each is read as the
service does; the copies shown here are reduced to {small} pixels. How many labelled photos are still read
when they are made worse is in [reasons.md](../training/evaluation/results/reasons.md).

| picture | | message at once | message after reading |
| --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class PictureMessages:
    """The messages about a picture: at once, when it arrives, and once it was read."""

    at_once: str
    afterwards: str


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    box = box_of([built_in(SET)], "C1")
    jpeg = shot(SEED, box, arts_of(faces_of(box.tiles)), TILES, CROWD, SIZE).jpeg
    taken = open_photo(jpeg).bgr
    for kind, strength in TABLE:
        yield f"{kind} {strength}".strip(), SPOILT[kind][strength](taken).bgr
    for kind in OTHER_THINGS:
        yield kind, OTHERS[kind]()


def messages_about(picture: Picture, known: Gallery) -> PictureMessages:
    """Check a picture as in an upload, and read it."""
    data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
    seen, say = glance_at(open_photo(data).pyramid), speaker("en")
    if seen.hopeless:
        return PictureMessages(say.photo(seen.hopeless) or "", "")
    at_once = warnings()[seen.warnings[0]] if seen.warnings else ""
    try:
        reading = recognise(data, [SET], "C1", facts=TableFacts(known))
    except Unreadable as why:
        return PictureMessages(at_once, say.photo(why.reason, why.values) or "")
    draft = settle(reading, [built_in(SET)])
    return PictureMessages(at_once, f"Read: {len(draft.tiles)} tiles, questions: {len(draft.doubts)}.")


@cache
def warnings() -> dict[str, str]:
    """Return the page's warnings about poor pictures."""
    text = (HOUSE / "locales" / "en" / "page.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^quality-(\w+) = (.+)$", text, re.MULTILINE))


def main() -> None:
    """Write the page and its pictures."""
    cv2.setNumThreads(1)
    known, rows = prototypes([built_in(SET)]), []
    PICTURES.mkdir(exist_ok=True)
    for number, (name, picture) in enumerate(pictures(), 1):
        scale = min(1.0, SMALL_PX / max(picture.shape))
        small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        path = PICTURES / f"{number:02d}.jpg"
        cv2.imwrite(str(path), small, [cv2.IMWRITE_JPEG_QUALITY, SMALL_QUALITY])
        answer = messages_about(picture, known)
        rows.append(
            f"| {name} | ![{name}](failures/{path.name}) | {answer.at_once} | {answer.afterwards} |\n"
        )
        print(rows[-1], end="", flush=True)
    PAGE.write_text(HEAD.format(seed=SEED, tiles=TILES, small=SMALL_PX) + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
