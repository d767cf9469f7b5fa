// Hints are off for the whole match: everybody sees that they are.

import { h, icon } from "../dom.js";
import { t } from "../i18n.js";

export const hintsOff = ({ match }) => (match.hints ? null : h("p", { class: "hints-off" }, icon("eye"), t("look.tournament")));
