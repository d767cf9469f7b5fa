// What the table of a photo becomes: the start of a match, or a table to check.

import { hand } from "../../../net/own-catalogs.js";
import { colourOf, withNames } from "../../../tile/words.js";

/** Makes the table the start of a match, with all players on the score track. */
export function startMatch(table) {
  const { id, token, position, points = [] } = table.photo;
  const marker = (colour) => points.find((one) => one.colour === colour);
  const seated = position.players.map((player) => ({ ...player, marker: marker(colourOf(table, player.id)) }));
  const others = points.filter(({ colour }) => !position.players.some((player) => colourOf(table, player.id) === colour));
  const players = [...seated, ...others.map((one) => ({ id: one.colour, colour: one.colour, marker: one }))];
  hand("match", { ...withNames({ ...position, players }), from: "photo" });
  // corrections made here help later photos
  hand("photo", { id, token });
  location.hash = "#/match/new";
}

/** Opens the audit of the table. */
export function openAudit(table) {
  hand("audit", withNames(table.photo.position));
  location.hash = "#/audit";
}
