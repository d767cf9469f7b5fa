// What an enrolment shows: its state, the upload of photos, and the cards in the order in which they need attention.

import { act, focusRing } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { briefCard, codeOf, named, wholeCard } from "./card.js";
import { PICTURES } from "../../net/uploads/picture-types.js";

/** The whole content of the screen. */
export function enrolmentPanel(enrolment) {
  const { answer, catalog } = enrolment;
  return h(
    "div",
    { class: "start-main" },
    h("h1", { tabindex: "-1" }, t("enrol.title")),
    answer ? summary(enrolment) : h("p", { class: "lead" }, t("enrol.lead", { name: catalog.name })),
    h("div", { class: "start-actions" }, chooser(enrolment)),
    enrolment.sending.node,
    enrolment.assignments.confirmations.length ? null : enrolment.status,
    answer ? null : h("p", { class: "hint" }, t("enrol.tips")),
    answer ? cardLists(enrolment) : null,
    answer ? h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(catalog.id)}` }, t("enrol.editor")) : null,
  );
}

function chooser(enrolment) {
  return h(
    "label",
    { class: `button takes-file ${enrolment.answer ? "" : "big primary"} ${enrolment.busy ? "is-disabled" : ""}` },
    icon("camera"),
    h("span", {}, t(enrolment.answer ? "enrol.more" : "enrol.choose")),
    h("input", {
      type: "file",
      accept: PICTURES,
      multiple: true,
      class: "visually-hidden",
      "data-role": "choose",
      disabled: enrolment.busy,
      onchange: ({ target }) => {
        const files = [...target.files];
        target.value = ""; // lets the user choose the same files again
        if (files.length && !enrolment.busy) enrolment.send(files);
      },
    }),
    focusRing(),
  );
}

function summary(enrolment) {
  const { enrolled, missing, photos, cards, proposals } = enrolment.answer;
  return h(
    "section",
    { class: "card", "aria-label": t("enrol.state") },
    h(
      "p",
      { class: "scope" },
      enrolled.length
        ? t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length })
        : t("enrol.found", { cards: cards.length, kinds: proposals.length }),
    ),
    missing.length && enrolled.length ? h("p", { class: "hint" }, t("enrol.missing", { tiles: missing.map(codeOf).join(", ") })) : null,
    photos
      .slice(enrolment.before)
      .filter(({ reason }) => reason)
      .map(({ reason }) => h("p", { class: "notice" }, reason)),
    enrolled.length
      ? [h("p", {}, t("enrol.ready")), h("a", { class: "button", href: "#/photo" }, icon("camera"), t("photo-new.title"))]
      : null,
  );
}

/** The cards to review first, those that need a glance, and those already learnt. */
function cardLists(enrolment) {
  const first = enrolment.proposals.filter(({ proposal }) => enrolment.assignments.isOpen(proposal));
  const glance = enrolment.proposals.filter(
    ({ proposal }) => !enrolment.assignments.isOpen(proposal) && !enrolment.assignments.isSettled(proposal),
  );
  const settled = enrolment.proposals.filter(({ proposal }) => enrolment.assignments.isSettled(proposal));
  const [learnt, out] = [settled.filter(({ removed }) => !removed), settled.filter(({ removed }) => removed)];
  const n = enrolment.assignments.confirmations.length;
  return [
    first.length ? section(enrolment, "enrol-first", t("enrol.first", { n: first.length }), t("enrol.first.hint"), first) : null,
    glance.length ? section(enrolment, "enrol-glance", t("enrol.glance", { n: glance.length }), t("enrol.glance.hint"), glance) : null,
    n
      ? h(
          "div",
          { class: "enrol-bar" },
          enrolment.status,
          first.length ? h("p", { class: "hint" }, t("enrol.still", { n: first.length })) : null,
          h(
            "button",
            {
              type: "button",
              class: "button primary big",
              "data-act": "enrol-save",
              disabled: enrolment.busy,
              onclick: () => enrolment.save(),
            },
            icon("check"),
            h("span", {}, t("enrol.save", { n })),
          ),
        )
      : null,
    dropWrong(enrolment),
    folded(enrolment, "enrol.learnt", learnt),
    folded(enrolment, "enrol.left-out", out),
  ];
}

const folded = (enrolment, words, proposals) =>
  proposals.length
    ? h(
        "details",
        { class: "more enrol-learnt" },
        h("summary", {}, t(words, { n: proposals.length })),
        cardList(enrolment, proposals, true),
      )
    : null;

/** The way to drop a wrong picture: all cards without corrections are left out of the set, once that is learnt. */
function dropWrong(enrolment) {
  const { isTouched, isSettled } = enrolment.assignments;
  const unsaid = enrolment.proposals.filter(({ proposal }) => !isTouched(proposal) && !isSettled(proposal));
  if (!unsaid.length) return null;
  const drop = () => enrolment.cards.leaveOut(unsaid);
  const words = t("enrol.drop", { n: unsaid.length });
  return h("details", { class: "more" }, h("summary", {}, t("enrol.wrong")), named("enrol-drop", act("close", words, drop)));
}

function section(enrolment, name, title, hint, proposals) {
  return h(
    "section",
    { class: `enrol-part ${name}`, "aria-labelledby": name },
    h("h2", { id: name }, title),
    h("p", { class: "hint" }, hint),
    cardList(enrolment, proposals, name !== "enrol-first"),
  );
}

const cardList = (enrolment, proposals, briefly) =>
  h(
    "ul",
    { class: `enrol-cards ${briefly ? "enrol-briefly" : ""}` },
    proposals.map((one) => card(enrolment, one)),
  );

function card(enrolment, one) {
  const { proposal } = one;
  const said = enrolment.assignments.of(proposal);
  const changing = enrolment.cards.changing?.proposal === proposal ? enrolment.cards.changing?.picking : null;
  if (!changing && !enrolment.assignments.isOpen(proposal))
    return briefCard(one, said, enrolment.photos.of(one), () => enrolment.cards.change(one));
  return wholeCard(one, said, enrolment.photos.of(one), {
    right: () => enrolment.cards.confirm(proposal),
    turn: () => {
      enrolment.assignments.turn(proposal);
      enrolment.cards.again(proposal, "enrol-turn");
    },
    change: () => (changing ? enrolment.cards.closed(proposal) : enrolment.cards.change(one)),
    more: changing?.node,
  });
}
