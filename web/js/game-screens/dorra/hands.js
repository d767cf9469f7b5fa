// What no photo of the board shows: piles, Indio tiles, coins, medal and mission of each player.

import { select, stepper } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { SPECIES } from "../../games/dorra/species.js";
import { capital, list, named, t } from "../../lib/i18n.js";

const MEDALS = ["", "2", "3", "4", "5"];

const MOST = { species: 12, gold: 28, silver: 16, indio: 4 };

/** What no photo of the board shows: piles, Indio tiles, coins, medal and mission of each player. */
export const hands = (tents) =>
  tents.players().map((player) => {
    const told = tents.told[player] ?? {};
    const change = (more) => (tents.told[player] = { ...tents.told[player], ...more });
    const of = (name) => tents.told[player]?.[name] ?? {};
    const indio = (kind) => (told.indio ?? []).filter((one) => one === kind).length;
    return h(
      "details",
      { class: "as-text", "data-keep": `hand-${player}` },
      h("summary", {}, t("photo-tents.hand", { name: named("colour", player) })),
      SPECIES.map((kind) =>
        stepper({
          words: capital(named("dorra-amazonas.species", kind)),
          value: told.species?.[kind] ?? 0,
          most: MOST.species,
          change: (n) => change({ species: { ...of("species"), [kind]: n } }),
        }),
      ),
      SPECIES.map((kind) =>
        stepper({
          words: t("photo-tents.indio", { kind: named("dorra-amazonas.species", kind) }),
          value: indio(kind),
          most: MOST.indio,
          change: (n) => change({ indio: [...(tents.told[player]?.indio ?? []).filter((one) => one !== kind), ...Array(n).fill(kind)] }),
        }),
      ),
      stepper({ words: t("photo-tents.gold"), value: told.gold ?? 0, most: MOST.gold, change: (gold) => change({ gold }) }),
      stepper({ words: t("photo-tents.silver"), value: told.silver ?? 0, most: MOST.silver, change: (silver) => change({ silver }) }),
      select({
        words: t("photo-tents.medal"),
        value: String(told.medal ?? ""),
        options: MEDALS.map((value) => ({ value, words: value || "–" })),
        change: (value) => change({ medal: value ? Number(value) : null }),
        attributes: { name: `medal-${player}` },
      }),
      select({
        words: t("photo-tents.mission"),
        value: told.mission ? told.mission.join() : "",
        options: [
          { value: "", words: "–" },
          ...(tents.data.missions ?? []).map((mission) => ({ value: mission.join(), words: list(mission.map(tents.board.name)) })),
        ],
        change: (value) => change({ mission: value ? value.split(",") : null }),
        attributes: { name: `mission-${player}` },
      }),
    );
  });
