// The City of Carcassonne as a plan: its quarters, who stands there, and the count; a quarter is chosen by a tap.

import { h, s } from "../../../lib/dom.js";
import { named } from "../../../lib/i18n.js";
import { figurePicture } from "../../../tile/figure.js";
import { drawToken } from "../../../tile/token.js";
import { quarterOf, quarterSign, QUARTERS } from "../../../tile/city.js";

const COUNT = "count"; // token

const countIn = ({ tokens = [] }) => tokens.find(({ kind }) => kind === COUNT)?.quarter ?? QUARTERS[0];

/** The plan; the quarters in `options` are buttons. @param {Page.Play} play */
export function cityPlan(play, legend, options, choose) {
  const steps = new Map(options.map(({ step }) => [step.value, step]));
  const figures = (quarter) => (play.now.figures ?? []).filter((one) => quarterOf(one) === quarter);
  return h(
    "div",
    { class: "city-quarters", role: "group", "aria-label": legend },
    QUARTERS.map((quarter) =>
      h(
        "button",
        {
          type: "button",
          class: "button city-quarter",
          "data-value": quarter,
          disabled: !steps.has(quarter),
          onclick: () => choose(steps.get(quarter)),
        },
        s("svg", { viewBox: "-20 -20 40 36", class: "figure-picture", "aria-hidden": "true", focusable: "false" }, quarterSign(quarter)),
        named("quarter", quarter),
        countIn(play.now) === quarter
          ? s("svg", { viewBox: "-20 -22 40 40", class: "figure-picture", role: "img", "aria-label": named("token", COUNT) }, drawToken({ kind: COUNT })) // prettier-ignore
          : null,
        figures(quarter).map((one) => figurePicture({ colour: play.colourOf(one.player), kind: one.kind })),
      ),
    ),
  );
}
