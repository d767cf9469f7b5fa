// Several evenings with the same players, one below the other: #/evenings. Groups the matches that this browser knows by player names: points
// and places per evening, wins, means. Nothing is stored elsewhere.

import { Problem, ask } from "../../net/api.js";
import { act, select } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { gameName } from "../../net/game-info.js";
import { figurePicture } from "../../tile/figure.js";
import { dated, language, list, named, t } from "../../lib/i18n.js";
import { matches } from "../../net/known-matches.js";
import { readNotice } from "../../net/error-notice.js";
import { saveBlob } from "../../net/share.js";

const MOST = 12; // evenings shown
const FEW = 3; // players whose names fit into columns, however large the text
const nameOf = ({ id, name, colour }) => name || named("colour", colour ?? id);

export function eveningsScreen(rest, signal) {
  const main = h("main", { class: "page-text evenings" }, h("h1", { tabindex: "-1" }, t("title.evenings")));
  const body = h("div", { class: "evenings-body" }, h("p", { class: "hint", role: "status" }, t("app.loading")));
  main.append(body);
  load(body, signal);
  return main;
}

async function load(body, signal) {
  try {
    const [{ games }, ...all] = await Promise.all([ask("/games", { signal }), ...matches().map((one) => seen(one, signal))]);
    if (signal.aborted) return;
    const names = new Map(games.map((game) => [game.id, gameName(game)]));
    const found = all.filter(Boolean);
    const groups = grouped(found);
    if (!groups.length)
      return show(
        body,
        h("p", {}, t("evenings.none")),
        h("a", { class: "button primary", href: "#/match/new" }, icon("flag"), t("start.match")),
      );
    new Evenings(body, groups, names);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        body,
        readNotice(error, () => load(body, signal)),
      );
  }
}

/** A finished match that can still be opened, with its ranking; null for any other. */
async function seen({ id, token }, signal) {
  try {
    const match = await ask(`/matches/${id}`, { token, signal });
    if (!match.over) return null;
    const { ranking } = await ask(`/matches/${id}/statistics`, { token, signal });
    return { ...match, ranking };
  } catch (error) {
    if (error instanceof Problem) return null; // deleted, or its key was changed
    throw error;
  }
}

/** Groups matches of the same players, whatever their colours; the most frequent players first. */
function grouped(found) {
  const groups = new Map();
  for (const match of found) {
    const names = match.players.map(nameOf);
    const key = JSON.stringify(names.map((name) => name.toLocaleLowerCase(language)).sort());
    const group = groups.get(key) ?? { names: [...names].sort((a, b) => a.localeCompare(b, language)), matches: [] };
    group.matches.push(match);
    groups.set(key, group);
  }
  for (const { matches: all } of groups.values()) all.sort((a, b) => a.created.localeCompare(b.created));
  return [...groups.values()].sort((a, b) => b.matches.length - a.matches.length);
}

class Evenings {
  #table = h("div", { class: "evenings-frame" });

  /** `games`: their names, by id. */
  constructor(body, groups, games) {
    this.groups = groups;
    this.games = games;
    this.group = groups[0];
    this.game = "";
    this.body = body;
    this.#draw();
  }

  #draw() {
    const { groups, group } = this;
    const games = [...new Set(group.matches.map(({ game }) => game))];
    if (!games.includes(this.game)) this.game = "";
    show(
      this.body,
      groups.length > 1
        ? select({
            words: t("evenings.players"),
            value: String(groups.indexOf(group)),
            options: groups.map(({ names, matches: all }, i) => ({
              value: String(i),
              words: t("evenings.group", { names: list(names), n: all.length }),
            })),
            change: (i) => {
              this.group = groups[Number(i)];
              this.#draw();
            },
          })
        : h("p", { class: "lead" }, list(group.names)),
      games.length > 1
        ? select({
            words: t("match.setup.game"),
            value: this.game,
            options: [
              { value: "", words: t("evenings.all-games") },
              ...games.map((id) => ({ value: id, words: this.games.get(id) ?? id })),
            ],
            change: (id) => {
              this.game = id;
              this.#draw();
            },
          })
        : null,
      this.#table,
      h("p", { class: "hint" }, t("evenings.hint")),
      act("save", t("end.share.csv"), () => this.#save()),
    );
    this.#fill();
  }

  get #shown() {
    return this.group.matches.filter(({ game }) => !this.game || game === this.game).slice(-MOST);
  }

  /** The result of a player in a match: {points, place}. */
  #of(match, name) {
    const seat = match.players.find((one) => nameOf(one).toLocaleLowerCase(language) === name.toLocaleLowerCase(language));
    const found = match.ranking.find(({ player }) => player === seat?.id);
    return { colour: seat?.colour, points: found?.points ?? match.scores[seat?.id] ?? 0, place: found?.place ?? null };
  }

  #rows() {
    return this.group.names
      .map((name) => {
        const evenings = this.#shown.map((match) => this.#of(match, name));
        const wins = evenings.filter(({ place }) => place === 1).length;
        return { name, evenings, wins, mean: evenings.reduce((sum, { points }) => sum + points, 0) / Math.max(1, evenings.length) };
      })
      .sort((a, b) => b.wins - a.wins || b.mean - a.mean);
  }

  /** A row for each evening, the latest first, below wins and means: players are few, evenings are many. */
  #fill() {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const rows = this.#rows();
    const mixed = new Set(this.#shown.map(({ game }) => game)).size > 1;
    const row = (title, cells) => h("tr", {}, h("th", { scope: "row" }, title), cells);
    const evening = ({ id, created, game }, i) =>
      row(
        h(
          "a",
          { href: `#/match/${encodeURIComponent(id)}` },
          dated(created, { day: "numeric", month: "short" }),
          h("span", { class: mixed ? "hint" : "visually-hidden" }, mixed ? "" : ", ", this.games.get(game) ?? game),
        ),
        rows.map(({ name, evenings }) => h("td", { class: evenings[i].place === 1 ? "is-won" : "", "data-name": name }, cell(evenings[i]))),
      );
    show(
      this.#table,
      h(
        "table",
        { class: rows.length > FEW ? "evenings-table is-wide" : "evenings-table" },
        h("caption", { class: "visually-hidden" }, t("title.evenings")),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td", {}),
            rows.map(({ name }) => h("th", { scope: "col" }, name)),
          ),
        ),
        h(
          "tbody",
          {},
          row(
            t("evenings.wins"),
            rows.map(({ name, wins }) => h("td", { "data-name": name }, h("strong", {}, String(wins)))),
          ),
          row(
            t("evenings.mean"),
            rows.map(({ name, mean }) => h("td", { "data-name": name }, number.format(mean))),
          ),
          this.#shown.map(evening).reverse(),
        ),
      ),
    );
  }

  #save() {
    const quoted = (text) => `"${String(text).replaceAll('"', '""')}"`;
    const rows = this.#shown.flatMap((match) => this.group.names.map((name) => ({ match, name, ...this.#of(match, name) })));
    const lines = rows.map(({ match, name, points, place }) =>
      [match.created.slice(0, 10), match.game, quoted(/^[=+\-@]/.test(name) ? `'${name}` : name), points, place ?? ""].join(","),
    );
    saveBlob("evenings.csv", new Blob([["day,game,player,points,place", ...lines].join("\n")], { type: "text/csv" }));
  }
}

/** The points, and for screen readers the place, which others see by the frame. */
const cell = ({ colour, points, place }) => [
  colour ? figurePicture({ colour }) : null,
  h("strong", {}, String(points)),
  place ? h("span", { class: "hint" }, t("end.place", { place })) : null,
];
