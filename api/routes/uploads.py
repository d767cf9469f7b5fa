"""Multipart forms with pictures: their OpenAPI description, and their fields, validated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import IO, Any

from flask import request
from marshmallow import ValidationError

from api.http.authentication import bearer
from api.http.bodies.json_body import parse
from api.http.current import services
from api.http.problem import Problem, refuse, refuse_media_type
from api.routes.match.access import matches, opened, refusing
from api.routes.photo_access import photos
from api_schemas.common.error_paths import flat
from api_schemas.photos.upload import PhotoFormSchema, TileFormSchema
from referee.error_messages import summary
from referee.game import Message
from referee.games import GAMES
from services.photos.request import PhotoRequest, photo_request
from services.photos.tents import TentRequest, tent_request

UNTILED = {game.id for game in GAMES if game.placing is None}


def picture_form(field: str, shows: str, most: int = 1, **others: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI of the request body: a form with a picture, or up to `most`, in `field`, and `others`.

    `shows`: what the pictures have to show.
    """
    picture: dict[str, Any] = {"type": "string", "format": "binary"}
    if most > 1:
        picture = {"type": "array", "minItems": 1, "maxItems": most, "items": picture}
    formats = "JPEG, PNG, WebP or HEIC"
    schema = {
        "type": "object",
        "required": [field],
        "additionalProperties": False,
        "properties": {
            field: picture | {"description": f"{shows}; {formats}" if shows else formats},
            **others,
        },
    }
    return {"required": True, "content": {"multipart/form-data": {"schema": schema}}}


_GAME = {"type": "string", "default": "carcassonne"}
_CATALOGS = {"type": "string", "description": "JSON list of ids", "example": '["base"]'}

PHOTO_FORM = picture_form(
    "photo",
    "",
    game=_GAME,
    options={"type": "string", "description": "JSON object", "example": "{}"},
    catalogs=_CATALOGS,
    points={
        "type": "string",
        "description": "JSON object: points so far by colour or player",
        "example": '{"red": 12}',
    },
    reference={
        "type": "string",
        "format": "binary",
        "description": "a game on a map, or on a board of villages: a photo of the empty map or board, on "
        "which its squares or villages were entered; not needed where one is stored (PUT "
        "/catalogs/{id}/picture)",
    },
    match={"type": "string", "description": "id of a match whose board this is"},
    box={
        "type": "string",
        "description": "id of a match, or of an earlier photo, with tiles of the same box that people have "
        "corrected: what these look like helps to read this photo. Its token is in Authorization",
    },
)


TILE_FORM = picture_form(
    "photo",
    "One tile, as large as possible",
    game=_GAME,
    options={"type": "string", "description": "JSON object: the edition", "example": '{"edition": "C1"}'},
    catalogs=_CATALOGS,
    match={"type": "string", "description": "id of a match in which the tile was drawn"},
)


def only_forms() -> None:
    """Raise Problem 415 if the body is no form."""
    if request.mimetype != "multipart/form-data":
        refuse_media_type("multipart/form-data", request.mimetype)


def pictures_sent(field: str, *aliases: str, most: int = 1) -> list[IO[bytes]]:
    """The pictures of a form that holds nothing else. Raises Problem."""
    only_forms()
    names = (field, *aliases)
    errors: dict[str, list[Message]] = {}
    sent = [file.stream for name in names for file in request.files.getlist(name)]
    if not 1 <= len(sent) <= most:
        errors[field] = [Message("error-picture") if most == 1 else Message("error-pictures", most=most)]
    for name in {*request.files, *request.form} - set(names):
        errors[name[:80]] = [Message("error-only-field", field=field)]
    if errors:
        raise Problem("bad-content", summary(errors), errors=errors)
    return sent


def photo_request_sent(match_id: str | None) -> PhotoRequest | TentRequest:
    """The request in the form of a photo (of that match). The picture itself is checked later.

    Raises Problem with all errors at once.
    """
    form, of = _form_sent(PhotoFormSchema(), match_id)
    if of is not None:
        with refusing():
            return matches().photos.request(opened(of))
    arguments = (form["game"], form["options"], form["catalogs"], form["points"])
    box = form.get("box")
    if form["game"] in UNTILED:
        if box is not None:
            refuse("bad-content", Message("refused-no-tiles"), "box")
        return tent_request(*arguments, source=services().catalogs.newest)
    wanted = replace(photo_request(*arguments, source=services().catalogs.newest), box=box)
    if wanted.ground is None and "reference" in request.files:
        refuse("bad-content", Message("refused-empty-map"), "reference")
    return wanted


def tile_request_sent() -> PhotoRequest:
    """The request in the form of a picture of one tile. Raises Problem with all errors at once."""
    form, of = _form_sent(TileFormSchema(), None, ("photo",))
    if of is not None:
        with refusing():
            return matches().photos.request(opened(of))
    if form["game"] in UNTILED:
        refuse("bad-content", Message("refused-no-tiles"), "game")
    options = {name: value for name, value in form["options"].items() if name != "map"}  # no board is read
    return photo_request(form["game"], options, form["catalogs"], {}, source=services().catalogs.newest)


def _form_sent(
    schema: PhotoFormSchema, match_id: str | None, files: Sequence[str] = ("photo", "reference")
) -> tuple[dict[str, Any], str | None]:
    """The fields of a form with pictures, and the id of the match that it is about.

    Raises Problem with all errors at once.
    """
    errors = _files(files)
    fields: dict[str, Any] = {}
    for name, values in request.form.lists():
        if len(values) > 1:
            errors[name[:80]] = [Message("error-sent-twice")]
        elif name in ("options", "catalogs", "points"):
            fields[name] = _json(name, values[0], errors)
        elif name != "photo":
            fields[name] = values[0]
    try:
        form = schema.load({n: v for n, v in fields.items() if n not in errors})
    except ValidationError as error:
        errors.update(flat(error.messages))
        form = {}
    of = match_id or form.get("match")
    if match_id is None and of is not None and not matches().repository.opens(of, bearer(), change=True):
        errors["match"] = [Message("error-no-match", match=str(of)[:80])]
    if (box := form.get("box")) is not None:
        if of is not None:
            errors["box"] = [Message("error-box-of-match")]
        elif not _box_opens(box):
            errors["box"] = [Message("error-no-box", box=str(box)[:80])]
    if errors:
        raise Problem("bad-content", summary(errors), errors=errors)
    return form, of


def _box_opens(box: str) -> bool:
    """Whether the token sent is one of this match or photo."""
    token = bearer()
    return matches().repository.opens(box, token, change=False) or photos().repository.opens(box, token)


def reference_sent(wanted: PhotoRequest | TentRequest) -> IO[bytes] | bytes | None:
    """The picture of the empty map or board: from the form, or the one stored with its catalog.

    None if there is none.
    """
    sent = request.files.get("reference")
    if sent is not None:
        return sent.stream
    ids: Sequence[Any] = [wanted.board] if isinstance(wanted, TentRequest) else ()
    if isinstance(wanted, PhotoRequest) and wanted.ground is not None:
        ids = wanted.ground["catalogs"]
    return services().references.of(one for one in ids if isinstance(one, str))


def needed(reference: IO[bytes] | bytes | None) -> IO[bytes] | bytes:
    """The picture. Raises Problem 422 without one."""
    if reference is None:
        refuse("bad-content", Message("error-reference"), "reference")
    return reference


def _files(known: Sequence[str]) -> dict[str, list[Message]]:
    """Errors of the files of the form: `known` are the photo and perhaps one of the empty map or board."""
    counts = {name: len(request.files.getlist(name)) for name in ("photo", *request.files)}
    only = Message("error-files" if "reference" in known else "error-only-photo")
    errors = {name[:80]: [only] for name in counts}
    for name, right in (("photo", counts["photo"] == 1), ("reference", counts.get("reference", 1) == 1)):
        if name not in known:
            continue
        errors.pop(name, None)
        if not right:
            errors[name] = [Message("error-picture")]
    return errors


def _json(name: str, text: str, errors: dict[str, list[Message]]) -> Any:
    try:
        return parse(text.encode(errors="surrogatepass"))
    except Problem as problem:
        errors[name] = [Message("error-field-json", why=problem.detail)]
        return None
