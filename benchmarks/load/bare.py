"""The peer of the service in benchmarks: flask-smorest with the same schemas and answers of the same size,
and nothing behind them but one row written for each list of moves.

For gunicorn: BARE names a file with the answers, BARE_DATABASE the database. BARE_DUMPS=0: answers are passed
through undumped, as our schemas do it; otherwise marshmallow dumps them, as usual.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import flask_smorest
import marshmallow
from flask import Flask
from sqlalchemy import JSON, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from api_schemas.common.reasons import GameEventSchema
from api_schemas.common.schema import Answer, AsIs
from api_schemas.matches.changes import ChangeSchema
from api_schemas.matches.requests import MovesQuestion
from api_schemas.rulings.placements import LegalPlacementsSchema, PlacementsQuestion
from api_schemas.rulings.score_sheet import ScoresQuestion, SheetSchema
from store import Database

ANSWERS = {"placements": LegalPlacementsSchema, "scores": SheetSchema, "moves": ChangeSchema}


class BareBase(DeclarativeBase):
    pass


class MoveRow(BareBase):
    """The row that a move writes."""

    __tablename__ = "bare"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    body: Mapped[Any] = mapped_column(JSON)


def create_app() -> Flask:
    """Create the endpoints as the environment specifies."""
    answers = json.loads(Path(os.environ["BARE"]).read_text())
    if os.environ.get("BARE_DUMPS", "1") != "0":
        GameEventSchema.dump = Answer.dump  # type: ignore[method-assign]  # keeps members without a field
        for kind in (Answer, AsIs):
            kind.dump = marshmallow.Schema.dump  # type: ignore[method-assign]
        for name, answer in answers.items():
            if ANSWERS[name]().dump(answer) != answer:
                raise SystemExit(f"an answer of {name} is not what its schema says")
    return endpoints(answers, os.environ["BARE_DATABASE"])


def endpoints(answers: dict[str, Any], url: str) -> Flask:
    """Return the endpoints under the addresses of the real ones; and /health, a readiness check."""
    app = Flask("bare")
    app.config.update(API_TITLE="bare", API_VERSION="1", OPENAPI_VERSION="3.1.0")
    blueprint = flask_smorest.Blueprint("bare", "bare", url_prefix="/api/v1")
    database = Database(url)
    database.migrate()  # sets up a write-ahead log, as in the real database
    BareBase.metadata.create_all(database.engine)

    @blueprint.get("/health")
    def health() -> Any:
        return {"status": "ok"}

    @blueprint.post("/placements")
    @blueprint.arguments(PlacementsQuestion)
    @blueprint.response(200, LegalPlacementsSchema)
    def placements(body: dict[str, Any]) -> Any:
        return answers["placements"]

    @blueprint.post("/scores")
    @blueprint.arguments(ScoresQuestion)
    @blueprint.response(200, SheetSchema)
    def scores(body: dict[str, Any]) -> Any:
        return answers["scores"]

    @blueprint.post("/matches/<match>/moves")
    @blueprint.arguments(MovesQuestion)
    @blueprint.response(201, ChangeSchema)
    def moves(data: dict[str, Any], match: str) -> Any:
        with database.write() as session:
            session.add(MoveRow(name=match, body=data["moves"]))
        return answers["moves"]

    flask_smorest.Api(app).register_blueprint(blueprint)
    return app
