// The chances of every unfinished feature: its gaps, the tiles of the box that would fill each, and how likely it is to be completed before
// the box is empty, with the method used.

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { list, named, percent, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { tilePicture } from "../../tile/tile.js";
import { tileName } from "../../tile/words.js";

const MOST = 8; // tiles shown per gap

/** @param {Page.Play} play */
export function chancesPanel(play, back) {
  const view = new Chances(play, back);
  return () => view.panel();
}

class Chances {
  /** @type {any} */
  #answer = null;
  #trouble = null;
  #seq = null;
  /** @type {any} */
  #open = null; // the open feature
  #list = h("div", {});

  /** @param {Page.Play} play */
  constructor(play, back) {
    this.play = play;
    this.back = back;
  }

  panel() {
    const { play } = this;
    if (this.#seq !== play.match.seq) this.#load();
    this.#draw();
    return h(
      "div",
      { class: "look-chances" },
      act("back", t("panel.back"), this.back, "text back-link"),
      h("h2", { tabindex: "-1" }, t("look.chances")),
      this.#trouble ? readNotice(this.#trouble, () => this.#load()) : null,
      renew(this.#list, this.#answer ? this.#told() : this.#trouble ? null : h("p", { class: "hint", role: "status" }, t("app.loading"))),
    );
  }

  async #load() {
    const { play } = this;
    this.#seq = play.match.seq;
    this.#trouble = null;
    try {
      this.#answer = await ask(`/matches/${play.match.id}/chances`, { token: play.connection.token, signal: play.connection.signal });
      this.#open = null;
    } catch (error) {
      if (error.name === "AbortError") return;
      [this.#trouble, this.#answer] = [error, null];
    }
    play.screen.render();
  }

  /** Draws the gaps of the open feature, each with the number of tiles that would fill it; else the gaps that no tile fills. */
  #draw() {
    const { play } = this;
    const holes = this.#open?.holes ?? [];
    const dead = this.#open ? [] : (this.#answer?.dead ?? []);
    const spots = [
      ...holes.map((hole) => ({ ...hole, n: String(hole.fits) })),
      ...dead.map((hole) => ({ ...hole, n: "0", name: "is-free" })),
    ];
    const words = (hole) => (hole.fits === undefined ? t("look.dead.spot") : t("look.fits", { n: hole.fits }));
    const { kind, tiles = [] } = this.#open ?? {};
    const regions = this.#open ? (play.board.regions?.of(kind, tiles) ?? []) : [];
    const at = holes.map(({ x, y }) => [x, y]);
    play.screen.draw({
      spots: spots.map(({ x, y, n, name, ...hole }) => ({ x, y, n, name, words: words(hole) })),
      // a feature that has no drawing is highlighted by its tiles
      light: regions.length ? { regions, cells: at } : { cells: [...tiles, ...at] },
    });
  }

  #told() {
    const { left, features: rows, dead } = this.#answer;
    return [
      h("p", { class: "hint" }, left === null ? t("look.left-unknown") : t("look.left", { n: left })),
      rows.length
        ? h(
            "ul",
            { class: "look-rows" },
            rows.map((feature) => h("li", {}, this.#row(feature))),
          )
        : h("p", { class: "hint" }, t("look.chances.none")),
      dead.length
        ? [
            h("h3", {}, t("look.dead", { n: dead.length })),
            h(
              "ul",
              { class: "look-dead" },
              dead.map(({ x, y }) =>
                h(
                  "li",
                  {},
                  act("alert", this.play.board.place({ x, y }), () => this.#point([x, y]), "text"),
                ),
              ),
            ),
          ]
        : null,
    ];
  }

  #point(cell) {
    this.play.board.light({ cells: [cell] });
    this.play.board.view.reveal(cell);
  }

  #row(feature) {
    const on = this.#open === feature;
    const { play } = this;
    const face = h(
      "button",
      {
        type: "button",
        class: "look-feature look-chance",
        "aria-expanded": String(on),
        onclick: ({ currentTarget }) => {
          const n = [...this.#list.querySelectorAll(".look-feature")].indexOf(currentTarget);
          this.#open = on ? null : feature;
          play.screen.render();
          this.#list.querySelectorAll(".look-feature")[n]?.focus({ preventScroll: true });
          if (!on && feature.tiles.length) play.board.view.closer(feature.tiles[0]);
        },
      },
      h("span", { class: "look-what" }, t("look.of", { kind: named("kind", feature.kind), tiles: extent(feature.tiles.length) })),
      h(
        "span",
        { class: "look-who" },
        feature.owners.map((id) => figurePicture({ colour: play.colourOf(id) })),
        feature.owners.length ? list(feature.owners.map(play.nameOf)) : t("look.nobody"),
      ),
      chance(feature),
    );
    return [face, on ? this.#more(feature) : null];
  }

  #more(feature) {
    const { play } = this;
    const { holes, chance: chances, because, value, value_complete: whole } = feature;
    const each = Object.entries(chances ?? {}).filter(([who]) => who !== "anyone");
    return h(
      "div",
      { class: "look-more" },
      h(
        "p",
        {},
        t("look.missing", { n: holes.length }),
        " ",
        whole === null ? t("look.worth-now", { now: value }) : t("look.worth-then", { now: value, then: whole }),
      ),
      h(
        "ul",
        { class: "look-holes" },
        holes.map((hole) => this.#hole(hole)),
      ),
      each.length
        ? h(
            "ul",
            { class: "look-each" },
            each.map(([who, of]) =>
              h("li", {}, figurePicture({ colour: play.colourOf(who) }), t("look.draws", { name: play.nameOf(who), share: share(of) })),
            ),
          )
        : null,
      chances
        ? h(
            "p",
            {},
            t("look.anyone"),
            " ",
            t(chances.anyone >= 1 ? "look.surely" : chances.anyone > 0 ? "look.maybe" : "look.cannot", { share: share(chances.anyone) }),
          )
        : null,
      because.map(({ says, text }, n) => h("p", { class: n ? "hint" : "hint look-method" }, play.board.inWords(says || text))),
    );
  }

  #hole({ x, y, fits, tiles: ways }) {
    const { play } = this;
    const tiles = [...new Map([...ways].reverse().map((one) => [one.tile, one])).values()].reverse(); // one rotation of each
    return h(
      "li",
      {},
      act(
        "grid",
        t("look.hole", { place: play.board.place({ x, y }), fits: t("look.fits", { n: fits }) }),
        () => this.#point([x, y]),
        "text",
      ),
      h(
        "span",
        { class: "look-tiles" },
        tiles
          .slice(0, MOST)
          .map(({ tile, rotation, left }) =>
            h(
              "span",
              { class: "look-tile", role: "img", "aria-label": `${tileName(play.tiles.get(tile))}${left ? ` ×${left}` : ""}` },
              tilePicture(play.tiles.get(tile), rotation ?? 0),
              left ? h("span", { "aria-hidden": "true" }, `×${left}`) : null,
            ),
          ),
        tiles.length > MOST ? h("span", {}, t("look.more-tiles", { n: tiles.length - MOST })) : null,
      ),
    );
  }
}

/** The best chance of the leaders, as a bar and a number; without a leader, whether the box can still complete the feature. */
function chance({ chance: chances, owners }) {
  if (!chances) return h("strong", { class: "look-worth" }, "?");
  if (!owners.length) return h("span", { class: "look-worth look-whether" }, t(chances.anyone > 0 ? "look.can" : "look.cannot"));
  const best = Math.max(...owners.map((id) => chances[id] ?? 0));
  const bar = h("span", { class: "look-bar" });
  bar.style.inlineSize = `${Math.round(100 * best)}%`;
  return h(
    "strong",
    { class: "look-worth", title: t("look.closes") },
    h("span", { class: "look-track", "aria-hidden": "true" }, bar),
    h("span", { class: "visually-hidden" }, `${t("look.closes")}: `),
    share(best),
  );
}

/** How large a feature is; one without tiles is printed on the map. */
const extent = (n) => (n ? t("board.on-tiles", { n }) : t("board.printed"));

/** A share in per cent; never shown as 0 % if possible, nor as 100 % if uncertain. */
function share(of) {
  if (of > 0 && of < 0.005) return `< ${percent(0.01)}`;
  if (of < 1 && of > 0.995) return `> ${percent(0.99)}`;
  return percent(of);
}
