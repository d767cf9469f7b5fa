// The invitation of a match: a QR code, its link, and the join code. Only the host's key gets it.

import { ask } from "../net/api.js";
import { h, icon, s, show } from "../lib/dom.js";
import { renew } from "../lib/dom-state.js";
import { t } from "../lib/i18n.js";
import { keepHere, keptHere } from "../lib/session.js";

const FRESH = "tile-referee.invite."; // marks a match that was set up in this tab and has not been closed to others yet

/** Remembers that others are to be invited once the match is open. */
export const inviteTo = (id) => keepHere(FRESH + id, true);

/** The parts of an invitation, filled in when the server has answered: {picture, code, link}. `trying(work)` shows errors. */
export function invitationParts({ match, connection: { host } }, trying) {
  const picture = h("div", { class: "qr-frame" }, h("p", { class: "hint" }, t("app.loading")));
  const code = h("strong", { class: "the-code" });
  const link = h("p", { class: "hint the-link" });
  trying(async () => {
    const path = `/matches/${match.id}/invitation?page=${encodeURIComponent(location.origin)}`;
    const found = await ask(path, { token: host });
    show(picture, qrPicture(found.qr));
    code.textContent = `${found.join_code.slice(0, 4)} ${found.join_code.slice(4)}`;
    show(link, inParts(found.link));
  });
  return { picture, code, link };
}

/** A link to be typed: without the game after its code, which it does not need; it wraps before the code, not within it. */
function inParts(link) {
  const [, way, code] = /** @type {RegExpMatchArray} */ (link.match(/^(.*#\/join\/)([^/]*)/));
  return [way, h("span", { class: "keep" }, code)];
}

const qrPicture = ({ size, path }) =>
  s(
    "svg",
    { viewBox: `0 0 ${size} ${size}`, class: "qr", role: "img", "aria-label": t("match.menu.qr"), "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, class: "qr-light" }),
    s("path", { d: path, class: "qr-dark" }),
  );

/** The invitation in the menu. @param {Page.Play} play */
export function invitation(play, trying) {
  const { picture, code, link } = invitationParts(play, trying);
  return h(
    "section",
    { class: "card", "aria-labelledby": "invite" },
    h("h3", { id: "invite" }, t("match.menu.invite")),
    h("div", { class: "invitation" }, picture, h("p", {}, t("match.menu.code"), " ", code), link),
  );
}

/** Where the invitation is right after the start: over the board where nothing on it can be tapped, otherwise above the first move. */
export class InvitePlaces {
  over = h("div", { class: "invite-over" });
  above = h("div");
  #play;

  /** @param {Page.Play} play */
  constructor(play) {
    this.#play = play;
  }

  /** `aims`: whether the board is needed, or there is none. */
  update(aims) {
    const card = inviteCard(this.#play);
    renew(this.over, aims ? null : card);
    renew(this.above, aims ? card : null);
  }
}

/**
 * The invitation; null while a tile is in hand, and once it is closed or moves were made. The same node until then.
 *
 * @param {Page.Play} play
 */
function inviteCard(play) {
  const key = FRESH + play.match.id;
  if (!play.connection.host || play.screen.view || play.match.seq > 0 || play.turn.draft.length || play.turn.tile || !keptHere(key))
    return null;
  return (play.screen.kept.inviting ??= card(play, () => {
    keepHere(key, null);
    play.screen.render();
  }));
}

/** @param {Page.Play} play */
function card(play, close) {
  const { picture, code, link } = invitationParts(play, (work) => work().catch(() => show(picture, t("match.menu.invite-later"))));
  return h(
    "aside",
    { class: "invite-card", "aria-label": t("match.menu.invite") },
    picture,
    h("div", {}, h("h2", {}, t("match.menu.invite")), h("p", {}, t("match.menu.code"), " ", code), link),
    h(
      "button",
      { type: "button", class: "round", "aria-label": t("match.menu.invite-close"), title: t("match.menu.invite-close"), onclick: close },
      icon("close"),
    ),
  );
}
