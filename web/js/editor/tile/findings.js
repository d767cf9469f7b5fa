// What is wrong with a tile that is being drawn, by the page or by the server, and the status that shows it.

import { h, icon } from "../../lib/dom.js";
import { namesOf } from "./feature-names.js";
import { placeOf } from "./shape.js";
import { named, t } from "../../lib/i18n.js";
import { missing, unmet } from "./tile-cells.js";
import { cellOf, cellsOf, featuresOn, groundOf, isGround, isPoint } from "./tile-ground.js";
import { HALVES } from "../../tile/edge-matching.js";

/**
 * What is still to be done, found without the server: missing cells, features that reach nothing, sides without a feature, cells that
 * differ where they meet. Each is {words, cell, feature?}.
 */
export function unfinished(draft, kinds) {
  return [
    ...missing(draft).map((cell) => ({ cell, words: t("draw.missing") })),
    ...loose(draft, kinds),
    ...free(draft),
    ...unmet(draft).map(([cell, next]) => ({ cell, words: t("draw.unmet", { place: placeOf(next) }) })),
  ];
}

function loose(draft, kinds) {
  const names = namesOf(draft, kinds);
  return draft.features
    .map((feature, i) => ({ feature, i }))
    .filter(({ feature }) => !isPoint(kinds, feature.kind) && !feature.ports.length && !feature.inner)
    .map(({ feature, i }) => ({ cell: cellOf(feature), feature: i, words: t("draw.loose", { name: names[i] }) }));
}

const free = (draft) =>
  cellsOf(draft).flatMap((cell) => {
    const taken = new Set(featuresOn(draft, cell).flatMap(({ ports }) => ports));
    const sides = HALVES.filter((_, half) => !taken.has(half)).map((half) => t(`half.${half}`));
    return sides.length ? [{ cell, words: t("draw.free", { sides: sides.join("; ") }) }] : [];
  });

/** The server's errors about the only tile that was sent: {words, lang, cell?, feature?} each. */
export function foundWrong(error, draft) {
  const told = Object.entries(error.errors ?? {}).flatMap(([path, said]) =>
    [said]
      .flat(2)
      .filter((words) => typeof words === "string")
      .map((words) => ({ words, lang: "en", ...about(path, words, draft) })),
  );
  return told.length ? told : [{ words: error.message, lang: "en" }];
}

/** The feature that an error's path names, or the cell that its text names. */
function about(path, words, draft) {
  const feature = /features\[(\d+)\]/.exec(path)?.[1];
  if (feature && feature in draft.features) return { feature: Number(feature), cell: cellOf(draft.features[feature]) };
  const cell = /cells? \[(\d+), (\d+)\]/.exec(words)?.slice(1).join();
  return cellsOf(draft).includes(cell) ? { cell } : {};
}

/** Whether the user has drawn nothing yet; automatic ground does not count. */
const untouched = ({ features, marks }, kinds) =>
  Object.keys(marks).every((mark) => mark.includes(":")) &&
  features.every(({ kind, marks: own }) => isGround(kinds, kind) && !Object.keys(own).length);

/**
 * The status of a tile: its errors, that nothing is drawn yet, or that it is right. `go({cell, feature})` opens the place of an error.
 *
 * @param {any} draft
 * @param {any} kinds
 * @param {any[]} found
 * @param {((place: any) => void) | null} go
 */
export function tileSaid(draft, kinds, found, go = null) {
  if (found.length) return wrongSaid(draft, found, go);
  const ground = named("kind", groundOf(kinds) ?? "");
  return untouched(draft, kinds)
    ? h("p", { class: "scope" }, icon("info"), t("draw.empty", { kind: ground }))
    : h("p", { class: "scope" }, icon("check"), t("draw.right"));
}

const wrongSaid = (draft, found, go) =>
  h(
    "section",
    { class: "notice notice-error draw-errors" },
    h("h3", {}, icon("alert"), t("draw.wrong", { n: found.length })),
    h(
      "ul",
      {},
      found.map((one, i) => h("li", { id: `finding-${i}` }, finding(draft, one, go))),
    ),
  );

/** An error; on a multi-cell tile with its place as a link. */
function finding(draft, { words, lang, cell, feature }, go) {
  const said = h("span", { lang }, words);
  if (!go || cell === undefined || cellsOf(draft).length < 2) return said;
  return h(
    "button",
    { type: "button", class: "finding-go", onclick: () => go({ cell, feature }) },
    h("strong", {}, `${placeOf(cell)}: `),
    said,
  );
}

/** Marks errors of features where they are chosen, too. */
export function markWrong(panel, found) {
  for (const input of panel.querySelectorAll("input[name=drawn-feature]")) {
    const told = found.map(({ feature }, i) => (String(feature) === input.value ? `finding-${i}` : "")).filter(Boolean);
    input.parentNode.classList.toggle("is-wrong", told.length > 0);
    if (told.length) input.setAttribute("aria-describedby", told.join(" "));
    else input.removeAttribute("aria-describedby");
  }
}
