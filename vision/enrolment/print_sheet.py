"""Print a sheet of tiles to cut out: every tile of a set as often as the box holds it, in our own drawing.

    python -m vision.enrolment.print_sheet gold-rush docs/print/gold-rush.pdf
    python -m vision.enrolment.print_sheet base sheet.png --printing 1 --tile 40

A4 pages, tiles of 45 mm. Multi-cell tiles are kept whole on one page; those too large for it are cut between
cells. PDF holds all pages; PNG, JPEG: the first page, or one file per page (name-1.png, ...).
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from referee.tiles.io.catalog import TileSet, built_in
from vision.arrays import Picture
from vision.artwork.tile_renderer import PLAIN, PrintingStyle
from vision.enrolment.parameters import ENROLMENT
from vision.enrolment.print_parts import copies, parts
from vision.labels.cell_images import whole

PARAMETERS = ENROLMENT.print_sheet


def pieces(face: Picture, px: int, width: int, height: int) -> list[Picture]:
    """Return a tile as it goes onto a page of this size: unchanged if it fits, else turned, else cut
    between its cells of `px` dots."""
    tall, wide = face.shape[:2]
    if wide <= width and tall <= height:
        return [face]
    if tall <= width and wide <= height:
        return [np.ascontiguousarray(np.rot90(face))]
    across, down = (max(1, most // px) * px for most in (width, height))
    cuts = [(x, y) for y in range(0, tall, down) for x in range(0, wide, across)]
    return [np.ascontiguousarray(face[y : y + down, x : x + across]) for x, y in cuts]


def pages(
    tile_set: TileSet,
    printing: str | None = None,
    side: float = PARAMETERS.tile_mm,
    look: PrintingStyle = PLAIN,
    part: int | None = None,
) -> list[Picture]:
    """Return the pages of a sheet, or of a part of it (the first is 1), BGR at dpi dots per inch. Raises
    IndexError if there is no such part."""
    tiles = copies(tile_set, printing)
    if part is not None:
        tiles = parts(tiles)[part - 1]
    px = round(side / PARAMETERS.inch_mm * PARAMETERS.dpi)
    width, height = (
        round((mm - 2 * PARAMETERS.margin_mm) / PARAMETERS.inch_mm * PARAMETERS.dpi)
        for mm in PARAMETERS.page_mm
    )
    faces = [
        piece for tile, count in tiles for piece in pieces(whole(tile, px, look), px, width, height) * count
    ]
    found: list[Picture] = []
    x = y = row = 0
    for face in sorted(faces, key=lambda f: -f.shape[0]):
        tall, wide = face.shape[:2]
        if x + wide > width:
            x, y, row = 0, y + row, 0
        if not found or y + tall > height:
            found.append(
                np.full(
                    (
                        round(PARAMETERS.page_mm[1] / PARAMETERS.inch_mm * PARAMETERS.dpi),
                        round(PARAMETERS.page_mm[0] / PARAMETERS.inch_mm * PARAMETERS.dpi),
                        3,
                    ),
                    255,
                    np.uint8,
                )
            )
            x = y = row = 0
        left, top = (
            round(PARAMETERS.margin_mm / PARAMETERS.inch_mm * PARAMETERS.dpi) + x,
            round(PARAMETERS.margin_mm / PARAMETERS.inch_mm * PARAMETERS.dpi) + y,
        )
        found[-1][top : top + tall, left : left + wide] = face
        cv2.rectangle(found[-1], (left, top), (left + wide, top + tall), PARAMETERS.cutting_line_rgb, 1)
        x, row = x + wide, max(row, tall)
    return found


def pdf(
    tile_set: TileSet, printing: str | None = None, side: float = PARAMETERS.tile_mm, part: int | None = None
) -> bytes:
    """Return the whole sheet, or a part of it (the first is 1), as a PDF in true size. Raises IndexError
    if there is no such part."""
    first, *more = [Image.fromarray(page[..., ::-1]) for page in pages(tile_set, printing, side, part=part)]
    file = io.BytesIO()
    first.save(
        file,
        "PDF",
        resolution=PARAMETERS.dpi,
        save_all=True,
        append_images=more,
        title=tile_set.name,
        quality=PARAMETERS.jpeg_quality,
    )
    return file.getvalue()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("catalog", help="id of a built-in tile set")
    parser.add_argument("target", type=Path, help="a .pdf, .png or .jpg")
    parser.add_argument("--printing", help="which printing of the set, or edition of the game")
    parser.add_argument("--tile", type=float, default=PARAMETERS.tile_mm, help="side of a tile in mm")
    args = parser.parse_args(arguments)
    tile_set = built_in(args.catalog)
    args.target.parent.mkdir(parents=True, exist_ok=True)
    if args.target.suffix == ".pdf":
        args.target.write_bytes(pdf(tile_set, args.printing, args.tile))
        return
    found = pages(tile_set, args.printing, args.tile)
    for number, page in enumerate(found, 1):
        name = args.target.name if len(found) == 1 else f"{args.target.stem}-{number}{args.target.suffix}"
        cv2.imwrite(str(args.target.with_name(name)), page)


if __name__ == "__main__":
    main()
