// A client in strict TypeScript with the code of openapi-generator (typescript-fetch): plays a whole match, asks for a
// ruling, sends a photo and reads its result. Run by tests/soak/clients.py, next to the generated folder `ts`.

import { Configuration, EntranceApi, MatchesApi, MovesApi, PhotosApi, QuestionsApi, type Move } from "./ts/index.js";

declare const process: { argv: string[] };

const [, , basePath = "", picture = ""] = process.argv; // the picture as base64
const anybody = new Configuration({ basePath });
const withToken = (accessToken: string | undefined) =>
  new Configuration({ basePath, ...(accessToken ? { accessToken } : {}) });

const newMatch = { game: "carcassonne", players: [{ id: "red" }, { id: "blue" }] } as const;
const match = await new EntranceApi(anybody).postMatch({
  newMatch: { ...newMatch, players: [...newMatch.players] },
});
const host = withToken(match.tokens.host);
const moves = new MovesApi(host);
const matchId = match.id;
let seq = match.seq;
let tiles = 0;
for (;;) {
  const now = await moves.postPreview({ matchId, previewQuestion: { moves: [] } });
  const player = now.toMove;
  const next = now.tiles.find((one) => one.left); // null: nobody knows how many are left
  if (!next || player === null) break;
  const spots = await new MatchesApi(host).getPlacements({ matchId, tile: next.tile });
  const spot = "tile" in spots ? spots.placements[0] : undefined; // of a game with tiles
  if (!spot) throw new Error(`no placement of ${next.tile}`);
  const list: Move[] = [
    { type: "place", player, tile: next.tile, x: spot.x, y: spot.y, rotation: spot.rotation },
    { type: "end_turn", player },
  ];
  seq = (await moves.postMoves({ matchId, movesQuestion: { seq, moves: list } })).seq;
  tiles += 1;
}
const ended = await moves.postMoves({ matchId, movesQuestion: { seq, moves: [{ type: "end_game" }] } });

const ruling = await new QuestionsApi(anybody).postRulings({
  rulingQuestion: {
    position: { game: "carcassonne", players: [{ id: "red" }], tiles: [{ x: 0, y: 0, tile: "base/D", rotation: 0 }] },
    move: { type: "place", player: "red", tile: "base/U", x: 0, y: 1, rotation: 90 },
  },
});

const photoOf = new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))], { type: "image/png" });
let photo = await new PhotosApi(anybody).postPhoto({ photo: photoOf, game: "carcassonne", prefer: "wait=30" });
const owner = new PhotosApi(withToken(photo.token));
while (photo.status === "queued" || photo.status === "reading") {
  photo = await owner.getPhoto({ photoId: photo.id, prefer: "wait=30" });
}
const legal = "legal" in ruling ? ruling.legal : null;
console.log(JSON.stringify({ tiles, status: ended.status, legal, photo: photo.status, seen: photo.tiles.length }));
