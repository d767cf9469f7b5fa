// A notice for all players that hints are off for the whole match.

import { h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";

export const hintsOff = ({ match }) => (match.hints ? null : h("p", { class: "hints-off" }, icon("eye"), t("look.tournament")));
