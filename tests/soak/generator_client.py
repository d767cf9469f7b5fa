"""A client with the code of openapi-generator (python): a whole match, a ruling, a photo and its result.

Run by tests/soak/clients.py, next to the generated package `referee_client`.

    python generator_client.py ORIGIN PICTURE
"""

import json
import sys
from pathlib import Path
from typing import Any

from referee_client import ApiClient, Configuration
from referee_client.api.entrance_api import EntranceApi
from referee_client.api.matches_api import MatchesApi
from referee_client.api.moves_api import MovesApi
from referee_client.api.photos_api import PhotosApi
from referee_client.api.questions_api import QuestionsApi
from referee_client.models.legal_placements import LegalPlacements
from referee_client.models.moves_question import MovesQuestion
from referee_client.models.new_match import NewMatch
from referee_client.models.preview_question import PreviewQuestion
from referee_client.models.ruling import Ruling
from referee_client.models.ruling_question import RulingQuestion


def main(origin: str, picture: str) -> dict[str, Any]:
    anybody = ApiClient(Configuration(host=origin))
    wish = NewMatch.from_dict({"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]})
    assert wish
    match = EntranceApi(anybody).post_match(wish)
    host = ApiClient(Configuration(host=origin, access_token=match.tokens.host))
    moves_api, matches = MovesApi(host), MatchesApi(host)
    seq, tiles = match.seq, 0
    while True:
        now = moves_api.post_preview(match.id, PreviewQuestion(moves=[]))
        tile = next((one.tile for one in now.tiles if one.left), None)  # null: unknown how many are left
        if tile is None:
            break
        spots = matches.get_placements(match.id, tile=tile).actual_instance
        assert isinstance(spots, LegalPlacements)
        spot = spots.placements[0]
        place = {"type": "place", "player": now.to_move, "tile": tile, "x": spot.x, "y": spot.y}
        moves = [place | {"rotation": spot.rotation}, {"type": "end_turn", "player": now.to_move}]
        question = MovesQuestion.from_dict({"seq": seq, "moves": moves})
        assert question
        seq, tiles = moves_api.post_moves(match.id, question).seq, tiles + 1
    last = MovesQuestion.from_dict({"seq": seq, "moves": [{"type": "end_game"}]})
    assert last
    ended = moves_api.post_moves(match.id, last)

    position = {
        "game": "carcassonne",
        "players": [{"id": "red"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}],
    }
    move = {"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": 1, "rotation": 90}
    dispute = RulingQuestion.from_dict({"position": position, "move": move})
    assert dispute
    ruling = QuestionsApi(anybody).post_rulings(dispute).actual_instance
    assert isinstance(ruling, Ruling)

    data = Path(picture).read_bytes()
    photo = PhotosApi(anybody).post_photo(("photo.png", data), game="carcassonne", prefer="wait=30")
    owner = PhotosApi(ApiClient(Configuration(host=origin, access_token=photo.token)))
    while photo.status in ("queued", "reading"):
        photo = owner.get_photo(photo.id, prefer="wait=30")
    return {
        "tiles": tiles,
        "status": ended.status,
        "legal": ruling.legal,
        "photo": photo.status,
        "seen": len(photo.tiles),
    }


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
