// A client in strict TypeScript with the types of openapi-typescript: plays a whole match, asks for a ruling, sends a
// photo and reads its result. Run by tests/soak/clients.py.

import type { components } from "./api";

type Schemas = components["schemas"];
type Move = Schemas["Move"];
type Spots = Schemas["LegalPlacements"]; // of a game with tiles

declare const process: { argv: string[] };

const [, , origin = "", picture = ""] = process.argv; // the picture as base64
const api = `${origin}/api/v1`;
let token = "";

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`${api}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const wish: Schemas["NewMatch"] = { game: "carcassonne", players: [{ id: "red" }, { id: "blue" }] };
const match = await send<Schemas["CreatedMatch"]>("POST", "/matches", wish);
token = match.tokens.host ?? "";
const address = `/matches/${match.id}`;
let seq = match.seq;
let tiles = 0;
for (;;) {
  const now = await send<Schemas["Preview"]>("POST", `${address}/preview`, { moves: [] });
  const player = now.to_move;
  const next = now.tiles.find((one) => one.left); // null: nobody knows how many are left
  if (!next || player === null) break;
  const spots = await send<Spots>("GET", `${address}/placements?tile=${encodeURIComponent(next.tile)}`);
  const spot = spots.placements[0];
  if (!spot) throw new Error(`no placement of ${next.tile}`);
  const moves: Move[] = [
    { type: "place", player, tile: next.tile, x: spot.x, y: spot.y, rotation: spot.rotation },
    { type: "end_turn", player },
  ];
  const played = await send<Schemas["Change"]>("POST", `${address}/moves`, { seq, moves });
  seq = played.seq;
  tiles += 1;
}
const ended = await send<Schemas["Change"]>("POST", `${address}/moves`, { seq, moves: [{ type: "end_game" }] });

const question: Schemas["RulingQuestion"] = {
  position: { game: "carcassonne", players: [{ id: "red" }], tiles: [{ x: 0, y: 0, tile: "base/D", rotation: 0 }] },
  move: { type: "place", player: "red", tile: "base/U", x: 0, y: 1, rotation: 90 },
};
const ruling = await send<Schemas["Ruling"]>("POST", "/rulings", question);

const form = new FormData();
form.set("photo", new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]), "photo.png");
form.set("game", "carcassonne");
const sent = await fetch(`${api}/photos`, { method: "POST", body: form, headers: { Prefer: "wait=30" } });
let photo = (await sent.json()) as Schemas["Photo"];
token = photo.token ?? "";
while (photo.status === "queued" || photo.status === "reading") {
  photo = await send<Schemas["Photo"]>("GET", `/photos/${photo.id}`);
}
console.log(JSON.stringify({ tiles, status: ended.status, legal: ruling.legal, photo: photo.status, seen: photo.tiles.length }));
