// What Carcassonne has of its own on the page: how moves of its expansions are told.

import { named, t } from "../i18n.js";
import { tokenOf, tokenName } from "../token.js";

/** "The flock: expand, sheep 3" */
const flock = (play, { choice, token }) => {
  const what = [named("match.choice", choice), token ? tokenName(tokenOf(token)) : ""].filter(Boolean).join(", ");
  return t("match.says.other", { move: named("match.move", "flock"), what });
};

const drawToken = (play, { token }) =>
  t("match.says.other", { move: named("match.move", "draw_token"), what: tokenName(tokenOf(token)) });

export default {
  says: { flock, draw_token: drawToken },
};
