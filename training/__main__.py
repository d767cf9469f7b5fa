"""Train the recogniser's models from the scans in ../shared/art. Needs the `train` extra; see
vision/models/CARD.md.

    python -m training all --seed 1 --workers 2    everything from scratch: the shipped recipes
    python -m training bank --chunks 60            only render photos of tables (the nets share them)
    python -m training tile --steps 2200 --seed 1  only train one net and write its ONNX file
    python -m training scene --steps 500 --start F continue from weights
    python -m training pieces --bank B             only own, pieces or kinds (the nets of other games), or
                                                   people (figures of real photos): from the files and
                                                   weights that `all` leaves
    python -m training sides --left-out C2 --models M
                                                   what the sides of a card show, of all editions but
                                                   these: from the scans alone
    python -m training all --fold other --bank B --models M
                                                   cross-validation: trains on the photos that the shipped
                                                   models are measured on
    python -m training folds --models M            galleries for cross-validation by photo
    python -m training later --models M            vectors of tiles whose pictures came after the training
    python -m training quantise --models M         int8 versions of the nets, which run faster
    python -m training measure                     real photos, cell by cell of the labelled grid
    python -m training card                        write sha256 sums of the models into their card
"""

from __future__ import annotations

import argparse
from pathlib import Path

from training.data import real
from vision.models.sessions import MODELS

FIRST = ("tile", "fine", "scene", "figures")
CHUNKS, STEPS, RATE = 60, 2000, 0.002  # defaults of a single net; `all` has its own
OTHERS = ("own", "pieces", "kinds", "people", "sides")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "task", choices=["all", "bank", *FIRST, *OTHERS, "folds", "later", "quantise", "measure", "card"]
    )
    parser.add_argument(
        "--bank", type=Path, default=Path("/tmp/tile-referee-bank"), help="folder of rendered photos"
    )
    parser.add_argument("--chunks", type=int, default=CHUNKS, help="chunks of 40 photos")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help=f"default: {STEPS}")
    parser.add_argument("--rate", type=float, help=f"greatest learning rate; default: {RATE}")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--fold", choices=real.FOLDS, default="shipped", help="labelled photos to learn from")
    parser.add_argument("--left-out", default="", help="editions of the scans that `sides` does not see")
    parser.add_argument("--models", type=Path, default=MODELS, help="folder for finished models")
    args = parser.parse_args()
    for name in ("steps", "rate"):
        if getattr(args, name) is not None and args.task not in FIRST:
            parser.error(f"--{name}: {args.task} has its own (only {', '.join(FIRST)} take it)")
    if args.task == "measure":
        from training.data import measure

        measure.main()
    elif args.task == "folds":
        from training.data import folds

        folds.write(args.models)
    elif args.task == "later":
        from training.data import later_pictures

        later_pictures.write(args.models, args.seed)
    elif args.task == "quantise":
        from training.nets import quantise

        quantise.write(args.models)
    elif args.task == "card":
        from training import card

        card.write()
    elif args.task == "bank":
        from training.data import bank

        bank.fill(args.bank, args.seed, args.chunks, args.workers, args.fold)
    else:
        train(args)


def train(args: argparse.Namespace) -> None:
    from training.nets import everything, other_recipes, recipe

    place = recipe.TrainingPaths(args.bank, args.models, args.fold)
    if args.task == "all":
        everything.all_nets(place, args.seed, args.workers)
    elif args.task in OTHERS:
        other_recipes.train(
            args.task, place, args.seed, args.start, [e for e in args.left_out.split(",") if e]
        )
    else:
        one = recipe.Recipe(args.task, args.steps or STEPS, args.rate or RATE, args.chunks)
        recipe.train(one, place, args.seed, args.start)


if __name__ == "__main__":
    main()
