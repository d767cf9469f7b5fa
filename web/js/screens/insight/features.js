// The leaders of all features: those of one kind are painted by leader and listed with their figures.

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { list, named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { newest } from "../../lib/latest-only.js";
import { readNotice } from "../../net/error-notice.js";
import { hatchSample } from "../../board/leader-paint.js";
import { withNames } from "../../tile/words.js";

/**
 * What the panel needs of a match, or of another table (audit.js).
 *
 * @typedef {Pick<Page.Play, "board" | "now" | "colourOf" | "nameOf"> & {
 *   match: { players: { id: string, colour: string }[] },
 *   connection: { signal: AbortSignal },
 *   screen: Pick<Page.Play["screen"], "body" | "draw" | "render">,
 * }} Shown
 */

/** The panel. @param {Shown} play */
export function featuresPanel(play, back) {
  const view = new Features(play, back);
  return () => view.panel();
}

class Features {
  /** @type {() => void} */
  back;
  /** @type {Shown} */
  play;
  /** @type {any} */
  #found = null;
  #trouble = null;
  #of = null; // the position that the features belong to
  #kind = null;
  /** @type {any} */
  #chosen = null;
  #asked = newest();
  #list = h("div", {});

  /** @param {Shown} play */
  constructor(play, back) {
    Object.assign(this, { play, back });
  }

  panel() {
    const { play } = this;
    if (this.#of !== play.now) this.#load();
    const kinds = this.#kinds();
    this.#kind = kinds.includes(this.#kind) ? this.#kind : kinds[0];
    this.#paint();
    return h(
      "div",
      { class: "look-features" },
      act("back", t("panel.back"), this.back, "text back-link"),
      h("h2", { tabindex: "-1" }, t("look.features")),
      this.#trouble ? readNotice(this.#trouble, () => this.#load()) : null,
      this.#found || this.#trouble ? null : h("p", { class: "hint" }, t("app.loading")),
      h(
        "div",
        { class: "look-kinds", role: "group", "aria-label": t("look.kind") },
        kinds.map((kind) =>
          h(
            "button",
            {
              type: "button",
              class: "button",
              "data-kind": kind,
              "aria-pressed": String(kind === this.#kind),
              onclick: () => {
                [this.#kind, this.#chosen] = [kind, null];
                play.screen.render();
                play.screen.body.querySelector(`[data-kind="${CSS.escape(kind)}"]`)?.focus();
              },
            },
            h("span", {}, named("kinds", kind)),
          ),
        ),
      ),
      this.#found ? this.#legend() : null,
      renew(this.#list, this.#rows()),
    );
  }

  /** The kinds on the table, those with most figures first. */
  #kinds() {
    const figures = new Map();
    for (const { kind, figures: on } of this.#found ?? []) figures.set(kind, (figures.get(kind) ?? 0) + on.length);
    return [...figures].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
  }

  async #load() {
    const { play } = this;
    const counts = this.#asked();
    this.#of = play.now;
    this.#trouble = null;
    try {
      const body = { position: withNames(play.now), final: false };
      const { features } = await ask("/scores", { method: "POST", body, signal: play.connection.signal });
      if (!counts()) return;
      this.#found = features;
    } catch (error) {
      if (error.name === "AbortError") return;
      this.#trouble = error;
    }
    play.screen.render();
  }

  /** The patterns of the players. */
  #legend() {
    const { players } = this.play.match;
    if (!this.play.board.paint) return null;
    return h(
      "ul",
      { class: "hatch-legend" },
      players.map(({ id, colour }, n) => h("li", {}, hatchSample("legend", n, colour), h("span", {}, this.play.nameOf(id)))),
    );
  }

  #paint() {
    const { play } = this;
    const { regions } = play.board;
    const shown = (this.#found ?? []).filter(({ kind }) => kind === this.#kind);
    const painted = regions
      ? shown.flatMap(({ kind, tiles, owners }) =>
          regions.of(kind, tiles).map((region) => ({ region, owners: owners.map((id) => this.#seat(id)) })),
        )
      : [];
    const light = this.#chosen && this.#chosen.kind === this.#kind ? this.#lightOf(this.#chosen) : {};
    play.screen.draw({ painted, light });
  }

  #seat = (id) => ({ n: this.play.match.players.findIndex((seat) => seat.id === id), colour: this.play.colourOf(id) });

  /** What to highlight: the feature itself, or its tiles where it cannot be identified. */
  #lightOf({ kind, tiles }) {
    const { regions } = this.play.board;
    const found = regions?.of(kind, tiles) ?? [];
    return found.length ? { regions: found } : { cells: tiles };
  }

  /** The features: those with figures first, then the largest. */
  #rows() {
    const rows = (this.#found ?? []).filter(({ kind }) => kind === this.#kind);
    rows.sort((a, b) => b.figures.length - a.figures.length || b.tiles.length - a.tiles.length);
    if (this.#found && !rows.length) return h("p", { class: "hint" }, t("look.none"));
    return h(
      "ul",
      { class: "look-rows" },
      rows.map((feature) => h("li", {}, this.#row(feature))),
    );
  }

  #row(feature) {
    const { play } = this;
    const on = this.#chosen === feature;
    return h(
      "button",
      {
        type: "button",
        class: "look-feature",
        "aria-pressed": String(on),
        onclick: ({ currentTarget }) => {
          this.#chosen = on ? null : feature;
          const n = [...this.#list.querySelectorAll(".look-feature")].indexOf(currentTarget);
          play.screen.render();
          this.#list.querySelectorAll(".look-feature")[n]?.focus({ preventScroll: true });
          if (feature.tiles.length && !on) play.board.view.closer(feature.tiles[0]);
        },
      },
      h("span", { class: "look-what" }, [size(feature), state(feature)].filter(Boolean).join(", ")),
      h("span", { class: "look-who" }, this.#who(feature)),
      h(
        "strong",
        { class: "look-worth" },
        h("span", { "aria-hidden": "true" }, String(feature.value)),
        h("span", { class: "visually-hidden" }, t("board.worth", { n: feature.value })),
      ),
    );
  }

  /** All players' figures on a feature; the leader is named. */
  #who({ figures, owners }) {
    const { play } = this;
    const ids = [...new Set(figures.map(({ player }) => player))].filter(Boolean);
    if (!ids.length && !owners.length) return h("span", { class: "hint" }, t("look.nobody"));
    const leads =
      owners.length > 1
        ? t("look.tied", { names: list(owners.map(play.nameOf)) })
        : owners.length
          ? t("look.leads", { name: play.nameOf(owners[0]) })
          : t("look.nobody-leads");
    return [
      ids.map((id) => {
        const own = figures.filter(({ player }) => player === id);
        return h(
          "span",
          {
            class: `look-side ${owners.includes(id) ? "is-leading" : ""}`,
            role: "img",
            "aria-label": `${play.nameOf(id)}: ${own.map(({ kind }) => named("figure", kind)).join(", ")}`,
          },
          own.map(({ kind }) => figurePicture({ colour: play.colourOf(id), kind })),
        );
      }),
      h("span", {}, leads),
    ];
  }
}

const size = ({ tiles }) => (tiles.length ? t("board.on-tiles", { n: tiles.length }) : "");

const state = ({ complete, open_edges: open, tiles }) => {
  if (!tiles.length) return "";
  return complete ? t("board.complete") : open ? t("board.open", { n: open }) : t("board.closed-in");
};
