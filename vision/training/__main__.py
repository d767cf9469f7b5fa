"""Makes the recogniser's models from the scans in ../shared/art. Needs the `train` extra; see
vision/models/CARD.md.

    python -m vision.training bank    --chunks 160           render photos of tables (shared by the trainings)
    python -m vision.training tile    --steps 2200 --seed 1  train a net, write its ONNX file
    python -m vision.training scene   --minutes 10
    python -m vision.training figures --minutes 10
    python -m vision.training measure                        real photos, cell by cell of the labelled lattice
    python -m vision.training card                           write sha256 sums of the models into their card

A net trained for `--steps` comes out the same from the same seed; with `--minutes` it depends on the
machine's speed.
"""

from __future__ import annotations

import argparse
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m vision.training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("task", choices=["bank", "tile", "scene", "figures", "measure", "card"])
    parser.add_argument(
        "--bank", type=Path, default=Path("/tmp/tile-referee-bank"), help="folder of rendered photos"
    )
    parser.add_argument("--chunks", type=int, default=160, help="chunks of 40 photos")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--rate", type=float, default=0.002, help="greatest learning rate")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument(
        "--weights", type=Path, help="where the trained weights go (default: beside the bank)"
    )
    args = parser.parse_args()
    if args.task == "measure":
        from vision.training import measure

        measure.main()
    elif args.task == "card":
        from vision.training import card

        card.write()
    elif args.task == "bank":
        from vision.training import bank

        bank.fill(args.bank, args.seed, args.chunks, args.workers)
    else:
        train(args, args.weights or args.bank / f"{args.task}.pt")


def train(args: argparse.Namespace, weights: Path) -> None:
    """Trains one net on the bank (rendered by now or meanwhile) and exports it."""
    from vision.training import dense, export, tile
    from vision.training.schedule import Plan

    plan = Plan(args.minutes, args.steps, args.rate)
    if args.task == "tile":
        tile.train(args.bank, args.seed, plan, args.chunks, weights, args.start)
        export.tile_net(weights, args.bank, args.seed)
    else:
        dense.train(args.task, args.bank, args.seed, plan, args.chunks, weights, args.start)
        export.dense(weights, args.task, dense.OUT[args.task])


if __name__ == "__main__":
    main()
