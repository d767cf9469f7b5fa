"""A client with the code of openapi-python-client: a whole match, a ruling, a photo and its result.

Run by tests/soak/clients.py, next to the generated package `client`.

    python match_client.py ORIGIN PICTURE
"""

import json
import sys
from pathlib import Path
from typing import Any

from client import AuthenticatedClient, Client
from client.api.entrance import post_match
from client.api.matches import get_placements
from client.api.moves import post_moves, post_preview
from client.api.photos import get_photo, post_photo
from client.api.questions import post_rulings
from client.models.change import Change
from client.models.created_match import CreatedMatch
from client.models.legal_placements import LegalPlacements
from client.models.moves_question import MovesQuestion
from client.models.new_match import NewMatch
from client.models.photo import Photo
from client.models.post_photo_body import PostPhotoBody
from client.models.preview import Preview
from client.models.preview_question import PreviewQuestion
from client.models.ruling import Ruling
from client.models.ruling_question import RulingQuestion
from client.types import File


def main(origin: str, picture: str) -> dict[str, Any]:
    anybody = Client(base_url=origin)
    wish = NewMatch.from_dict({"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]})
    match = post_match.sync(client=anybody, body=wish)
    assert isinstance(match, CreatedMatch)
    host = AuthenticatedClient(base_url=origin, token=str(match.tokens.host))
    seq, tiles = match.seq, 0
    while True:
        now = post_preview.sync(match.id, client=host, body=PreviewQuestion(moves=[]))
        assert isinstance(now, Preview)
        tile = next((one.tile for one in now.tiles if one.left), None)  # null: unknown how many are left
        if tile is None:
            break
        spots = get_placements.sync(match.id, client=host, tile=tile)
        assert isinstance(spots, LegalPlacements)
        spot = spots.placements[0]
        place = {"type": "place", "player": now.to_move, "tile": tile, "x": spot.x, "y": spot.y}
        moves = [place | {"rotation": int(spot.rotation)}, {"type": "end_turn", "player": now.to_move}]
        question = MovesQuestion.from_dict({"seq": seq, "moves": moves})
        played = post_moves.sync(match.id, client=host, body=question)
        assert isinstance(played, Change), played
        seq, tiles = played.seq, tiles + 1
    last = MovesQuestion.from_dict({"seq": seq, "moves": [{"type": "end_game"}]})
    ended = post_moves.sync(match.id, client=host, body=last)
    assert isinstance(ended, Change)

    position = {
        "game": "carcassonne",
        "players": [{"id": "red"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}],
    }
    move = {"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": 1, "rotation": 90}
    dispute = RulingQuestion.from_dict({"position": position, "move": move})
    ruling = post_rulings.sync(client=anybody, body=dispute)
    assert isinstance(ruling, Ruling)

    with Path(picture).open("rb") as file:
        form = PostPhotoBody(photo=File(file, "photo.png", "image/png"), game="carcassonne")
        photo = post_photo.sync(client=host, body=form, prefer="wait=30")
    assert isinstance(photo, Photo)
    owner = AuthenticatedClient(base_url=origin, token=str(photo.token))
    while str(photo.status) in ("queued", "reading"):
        found = get_photo.sync(photo.id, client=owner, prefer="wait=30")
        assert isinstance(found, Photo)
        photo = found
    return {
        "tiles": tiles,
        "status": str(ended.status),
        "legal": ruling.legal,
        "photo": str(photo.status),
        "seen": len(photo.tiles),
    }


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
