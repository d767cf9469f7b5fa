// The end of a game, line by line: each line moves a marker on the track, until everything is counted.

import { act } from "../../lib/controls.js";
import { announce, h, icon } from "../../lib/dom.js";
import { list, t } from "../../lib/i18n.js";
import { ask } from "../../net/api.js";
import { readNotice } from "../../net/error-notice.js";
import { ruleButton } from "../../score/rule.js";
import { scoreLines, talkOf } from "../../score/score-sheet.js";
import { Track } from "../../board/score-track.js";
import { allChanges, standing } from "../../match/history/changes.js";
import { sharing } from "./share.js";
import { statistics } from "./statistics.js";
import { seats } from "../../match/scores.js";
import { boxOf, keepSettings, ofTable } from "../setup/proposal.js";

/** @param {Page.Play} play */
export const endPanel = (play) => play.screen.kept.ending.panel();

/** The counting of this end of the game. @param {Page.Play} play */
export function endingOf(play) {
  const { kept } = play.screen;
  if (kept.ending?.seq !== play.match.seq) kept.ending = new Ending(play);
  return kept.ending;
}

/** Proposes a match of the same players with the same boxes, on the same map, with the same readings of the rules. */
function again({ match, now }) {
  const next = () => {
    const { options, timer } = match;
    const last = { options, ...boxOf(now.catalogs) };
    keepSettings({ edition: null, ...ofTable({ ...now, game: match.game }), timer, tracking: options.tracking, last });
    location.hash = "#/match/new";
  };
  return h("div", { class: "actions" }, act("flag", t("match.end.again"), next, "play-again"));
}

class Ending {
  /** @type {any} */
  lines = null;
  shown = 0; // lines shown so far
  /** @type {any} */
  #before = null; // the table that is counted: its figures have returned to their players since
  #counted = false; // whether the last line has been confirmed, too
  /** @type {any[]} */
  #wrong = [];
  #track;
  #numbers = null; // the statistics, created when everything is counted
  #sharing = null;
  /** @type {any} */
  #ranking = null;

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    this.seq = play.match.seq;
    this.#track = new Track(play.own.track);
    this.#load();
  }

  async #load() {
    const { play } = this;
    try {
      const last = standing(await allChanges(play.connection)).at(-1);
      this.lines = last?.change.lines ?? [];
      if (this.lines.length && !play.match.pad) await Promise.all([this.#look(last.seq), this.#check()]);
      if (!this.lines.length) this.shown = 0;
    } catch (error) {
      if (error.name === "AbortError") return;
      this.trouble = error;
    }
    play.screen.render();
  }

  /** Looks up the table before the end; one with fewer tiles is not shown. */
  async #look(at) {
    const { match, now, connection } = this.play;
    const { position } = await ask(`/matches/${match.id}/preview`, { method: "POST", token: connection.token, body: { at } });
    if (position.tiles?.length === now.tiles?.length) this.#before = position;
  }

  /** Looks up what is wrong with the table: a card that two players entered in private could not be refused. */
  async #check() {
    const { match, connection } = this.play;
    const { findings } = await ask(`/matches/${match.id}/audit`, { token: connection.token });
    this.#wrong = findings.filter(({ severity }) => severity === "error");
  }

  #warnings = () =>
    this.#wrong.map(({ says, text, rule }) =>
      h("p", { class: "house-rule" }, icon("alert"), h("span", {}, this.play.board.inWords(says || text)), ruleButton(rule)),
    );

  panel() {
    const { play, lines } = this;
    const told = lines?.slice(0, this.shown) ?? [];
    const line = told.at(-1);
    const done = this.#done;
    const last = this.shown === lines?.length;
    play.screen.draw(this.counting ? { position: this.counting } : {});
    play.board.lightLine(done ? null : line);
    const sums = this.sums();
    this.#track.update(seats(play, sums, line && !done ? { [line.player]: line.points } : {}));
    const next = () => {
      this.shown += 1;
      play.screen.render();
      announce(play.board.inWords(lines[this.shown - 1].says));
    };
    const all = () => {
      this.shown = lines.length;
      this.#counted = true;
      play.screen.render();
      play.screen.whenDrawn(() => (play.screen.scroll.scrollTop = play.screen.panel.scrollTop = 0)); // to the winner
      announce(this.#winner());
    };
    return h(
      "div",
      { class: "ending" },
      h("h2", { tabindex: "-1" }, done ? this.#winner() : t("match.end.counting")),
      done ? [this.#tieBreak(), this.#warnings()] : null,
      this.trouble ? readNotice(this.trouble, () => this.#load()) : null,
      line && !done
        ? h("p", { class: "end-line" }, t("match.end.line", { n: this.shown, of: lines.length }), " ", play.board.inWords(line.says))
        : null,
      lines && !done
        ? h(
            "div",
            { class: "actions" },
            last
              ? act("next", t("match.end.who"), all, "primary big")
              : [act("next", t("match.end.next"), next, "primary big"), act(null, t("match.end.all"), all, "text")],
          )
        : null,
      done ? again(play) : null,
      this.#track.node,
      told.length && done ? scoreLines(talkOf(play.match.players, play.board), told) : null,
      done ? [(this.#numbers ??= statistics(play, ({ ranking }) => this.#ranked(ranking))), (this.#sharing ??= sharing(play))] : null,
    );
  }

  get #done() {
    return this.lines && (this.#counted || !this.lines.length);
  }

  /** The table that is counted, with the figures still on it; null once everything is. */
  get counting() {
    return this.#done ? null : this.#before;
  }

  /** The points after the lines shown so far. */
  sums() {
    const { scores } = this.play.match;
    const rest = this.lines?.slice(this.shown) ?? [];
    return Object.fromEntries(
      Object.entries(scores).map(([player, sum]) => [
        player,
        sum - rest.filter((line) => line.player === player).reduce((all, { points }) => all + points, 0),
      ]),
    );
  }

  /** Shows the ranking, which brings the tie-breaks. */
  #ranked(ranking) {
    this.#ranking = ranking;
    this.play.screen.render();
  }

  /** Why the winner is ahead of a player with as many points; null if no one has as many. */
  #tieBreak() {
    const [first, second] = this.#ranking ?? [];
    if (!second || second.place === 1 || second.points < first.points) return null;
    return first.because.map(({ says, text }) => h("p", { class: "end-tie-break" }, this.play.board.inWords(says || text)));
  }

  /** The winner: by the server's ranking, or by points until that is known. */
  #winner() {
    const { scores } = this.play.match;
    const most = Math.max(...Object.values(scores));
    const first = this.#ranking?.filter(({ place }) => place === 1).map(({ player }) => player);
    const best = first ?? Object.keys(scores).filter((player) => scores[player] === most);
    const names = best.map(this.play.nameOf);
    return best.length > 1
      ? t("match.end.tie", { names: list(names), points: most })
      : t("match.end.winner", { name: names[0], points: most });
  }
}
