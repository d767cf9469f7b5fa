// The species of the villages, with pictures of our own.

import { s } from "../../lib/dom.js";

export const SPECIES = ["fish", "butterfly", "iguana", "parrot", "orchid"];

// Signs of the species in a box of 40 units around (0, 0).
export const SIGNS = {
  __proto__: null,
  fish: "M-16 0C-8-11 6-11 12-1L19-8V8L12 1C6 11-8 11-16 0ZM-8-2h.1",
  butterfly:
    "M0-8V12M0-3C-6-17-20-14-17-3C-15 2-7 3 0 1C-8 3-14 8-10 13C-6 16-1 9 0 4C1 9 6 16 10 13C14 8 8 3 0 1C7 3 15 2 17-3C20-14 6-17 0-3Z",
  iguana: "M-18 6C-14-4-6-4 2-3L6-8L14-7L18-2L12 0L8 2C4 6-4 5-8 5L-10 11M0 5L2 11M-18 6C-20 9-19 12-16 13",
  parrot: "M-2-15C6-17 11-11 9-4C8 3 4 9-4 16C-3 8-8 4-8-4C-9-10-7-14-2-15ZM8-11L14-8L9-5M-1-8h.1",
  orchid: "M0 16V4M0 2C-6-2-16-1-16-7C-15-13-5-10 0-3C-3-10-5-17 0-18C5-17 3-10 0-3C5-10 15-13 16-7C16-1 6-2 0 2Z",
};

export const sign = (species) => s("path", { d: SIGNS[species] ?? "", class: "dorra-sign" });

/** A small picture of a species. */
export const speciesPicture = (species) =>
  s(
    "svg",
    { viewBox: "-21 -21 42 42", class: `dorra-picture is-${species}`, "aria-hidden": "true", focusable: "false" },
    s("circle", { r: 20.5, class: "dorra-disc" }),
    sign(species),
  );
