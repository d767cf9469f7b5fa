// Joining a match by its code, as one of the players or as a viewer.

import { Problem, ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { ownOf } from "../../games/index.js";
import { preload } from "../../lib/preload.js";
import { figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";
import { rememberMatch, sitAt, takeKey } from "../../net/known-matches.js";
import { errorNotice } from "../../net/error-notice.js";
import { gameOf } from "../../net/game-info.js";
import { takeSeat } from "../../match/seat.js";

export function joinScreen(code, signal) {
  const body = h("div", { class: "join-body" });
  const main = h("main", { class: "match-join" }, h("h1", { tabindex: "-1" }, t("match.join.title")), body);
  if (code) enter(code, body, signal);
  else askForCode(body, signal);
  return main;
}

function askForCode(body, signal, wrong = "", typed = "") {
  const input = h("input", {
    type: "text",
    id: "join-code",
    class: "join-code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    maxlength: 20,
    value: typed,
    placeholder: "ABCD EFGH",
    "aria-describedby": "join-hint",
    "aria-invalid": wrong ? "true" : null,
  });
  show(
    body,
    h(
      "form",
      {
        class: "card",
        onsubmit: (event) => {
          event.preventDefault();
          if (input.value.trim()) enter(input.value, body, signal);
        },
      },
      h("label", { class: "field", for: "join-code" }, t("match.join.code")),
      input,
      h("p", { class: wrong ? "wrong" : "hint", id: "join-hint", role: wrong ? "alert" : null }, wrong || t("match.join.hint")),
      h("button", { class: "button primary big" }, t("match.join.go")),
    ),
  );
  if (wrong) input.focus();
}

/** Joins as a viewer first, to see the players. */
async function enter(code, body, signal) {
  show(body, h("p", { class: "hint" }, t("app.loading")));
  try {
    const { match, token } = await ask("/matches/join", { method: "POST", body: { code }, signal });
    const seen = await ask(`/matches/${match}`, { token, signal });
    choose(code, { ...seen, token }, body, signal);
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error instanceof Problem && [404, 422].includes(error.status)) askForCode(body, signal, t("match.join.unknown"), code);
    else
      show(
        body,
        errorNotice(error, () => enter(code, body, signal)),
      );
  }
}

function choose(code, { id, token, game, players, over }, body, signal) {
  const title = players.map(({ name }) => name).join(", ");
  ahead(game);
  const go = () => {
    rememberMatch({ id, title, game, over });
    location.hash = `#/match/${id}`;
  };
  const watch = () => {
    takeKey(id, { token, role: "viewer" });
    sitAt(id, null);
    go();
  };
  const status = h("div", {});
  const join = async (player) => {
    try {
      await takeSeat(id, code, player, signal);
      go();
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          status,
          errorNotice(error, () => join(player)),
        );
    }
  };
  show(
    body,
    h(
      "section",
      { class: "card", "aria-labelledby": "who" },
      h("h2", { id: "who" }, t("match.join.who")),
      playerList(players, join),
      act("eye", t("match.join.watch"), watch, "text"),
      status,
    ),
  );
}

/** Loads the screen of the match and the module of its game while people look for their name. */
function ahead(game) {
  preload("screens/match/match");
  Promise.all([import("./match.js"), ownOf(game), gameOf(game)]).catch(() => {}); // the screen itself shows the error
}

/** The players; a tap on one joins as that player. */
const playerList = (players, join) =>
  h(
    "ul",
    { class: "who" },
    players.map(({ id, name, colour }) =>
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "button who-player", onclick: () => join(id) },
          figurePicture({ colour }),
          name || named("colour", colour),
        ),
      ),
    ),
  );
