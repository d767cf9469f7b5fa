// The looks of kinds of feature and of marks on drawn tiles, as data only. A kind of one game is written "<game>/<kind>". Anything not
// listed gets a look from its name (look.js), so a new game is playable without an entry here.
// `as`: meadow, ground, town, block, road, rail, line, water, stream, lake, monastery, garden, spot (see tile.js); `tone`: 0 to 7
// (board.css); `sign`: drawn all over it, or on a spot: a path in a box of 10 units around (0, 0).

export const STREWN = {
  peak: "M-4 3L0-4L4 3Z",
  wave: "M-4 0C-2-3-2-3 0 0S2 3 4 0",
  cross: "M-3-3L3 3M-3 3L3-3",
  plus: "M0-4V4M-4 0H4",
  roof: "M-4 2L0-2L4 2",
  tuft: "M-3 3L-4-1M0 3V-3M3 3L4-1",
  tree: "M0 4V1M0-4C3-4 4-2 3.500 0C3 2-3 2-3.500 0C-4-2-3-4 0-4Z",
  dots: "M-3-1a1 1 0 1 1 .1 0ZM3 2a1 1 0 1 1 .1 0Z",
};

export const KINDS = {
  field: { as: "meadow" },
  city: { as: "town" },
  road: { as: "road" },
  river: { as: "water" },
  monastery: { as: "monastery" },
  garden: { as: "garden" },
  "gold-rush/mountain": { as: "block", tone: 0, sign: "peak" },
  "gold-rush/prairie": { as: "ground", tone: 2, sign: "tuft" },
  "gold-rush/railroad": { as: "rail" },
  "gold-rush/city": { as: "spot", tone: 3, sign: "roof" },
  "amazonas/jungle": { as: "ground", tone: 1, sign: "tree" },
  "amazonas/village": { as: "block", tone: 3, sign: "roof" },
  "amazonas/tributary": { as: "water" },
  "amazonas/amazon": { as: "stream" },
};

// The signs of marks, in a box of 14 units; all others are shown as two letters.
export const MARKS = {
  hill: "M-7 4.500C-4-5 3-5 7 4.500Z",
  vineyard: "M0-6V-3M-3-2a2 2 0 1 1 .1 0ZM3-2a2 2 0 1 1 .1 0ZM0 2a2 2 0 1 1 .1 0ZM0 6.500a2 2 0 1 1 .1 0Z",
  volcano: "M-7 5L-2-4H2L7 5ZM-1-6L0-8L1-6Z",
  wine: "M-3.500-6H3.500C3.500-1 2 1 0 1C-2 1-3.500-1-3.500-6ZM0 1V5.500M-3 5.500H3",
  grain: "M0 6V-6M0 3C-3 3-4 1-4-1M0 3C3 3 4 1 4-1M0-1C-3-1-4-3-4-5M0-1C3-1 4-3 4-5",
  cloth: "M-5-5H5V5H-5ZM-5-1.500H5M-5 2H5",
  tower: "M-5 6V-6H-2.500V-3.500H-1V-6H1V-3.500H2.500V-6H5V6Z",
  watchtower: "M-4 6L-2-2H2L4 6M-3 2H3M-4-2H4V-5H-4ZM0-5V-8L3-7L0-6",
  labyrinth: "M0 0H2V2H-2V-2H4V4H-4V-4H6V6H-6V-6",
  church: "M-5 6V0L0-3L5 0V6ZM0-3V-8M-2-6H2",
  darmstadtium: "M-6 6V-2L-2-5V6ZM0 6V-6L6-2V6Z",
  "wind-rose": "M0-7L1.500-1.500L7 0L1.500 1.500L0 7L-1.500 1.500L-7 0L-1.500-1.500Z",
  "wind-rose:NE": "M-6 6V-1A7 7 0 0 1 1 6ZM-3 3L6-6M6-6H1M6-6V-1",
  "wind-rose:SE": "M-6-6H1A7 7 0 0 1-6 1ZM-3-3L6 6M6 6H1M6 6V1",
  "wind-rose:SW": "M6-6H-1A7 7 0 0 0 6 1ZM3-3L-6 6M-6 6H-1M-6 6V1",
  "wind-rose:NW": "M6 6V-1A7 7 0 0 0-1 6ZM3 3L-6-6M-6-6H-1M-6-6V-1",
  circus: "M-7 6V0L0-6L7 0V6ZM0-6V6M-7 0C-4 2-3 2 0 0C3 2 4 2 7 0",
  acrobats: "M-4 6a2 2 0 1 1 .1 0ZM4 6a2 2 0 1 1 .1 0ZM0 0a2 2 0 1 1 .1 0Z",
  portal: "M-5 6V-1A5 5 0 0 1 5-1V6M-2 6V0A2 2 0 0 1 2 0V6",
  princess: "M-5 5V-4L-2 0L0-5L2 0L5-4V5Z",
  nuggets: "M-6 2L-4-3L1-5L6-1L5 3L0 5ZM-4-3L-1 0L6-1M-1 0L0 5",
  mage: "M0-7L4 2H-4ZM-6 2H6L7 6H-7Z",
  "corn-circle": "M0-7a7 7 0 1 1-.1 0ZM0-3.500a3.500 3.500 0 1 1-.1 0Z",
  "corn-circle:Road": "M0-7a7 7 0 1 1-.1 0ZM-7 0H7",
  "corn-circle:City": "M0-7a7 7 0 1 1-.1 0ZM-3.500 3.500V-3.500H-1V-1.500H1V-3.500H3.500V3.500Z",
  "corn-circle:Field": "M0-7a7 7 0 1 1-.1 0ZM-3 3.500V-2M0 3.500V-3.500M3 3.500V-2",
  goldmine: "M-6 2L-4-3L1-5L6-1L5 3L0 5ZM-4-3L-1 0L6-1M-1 0L0 5",
  locomotives: "M-7 3V-1H-1V-5H4V3ZM-5-1V-4M-4 3a1.500 1.500 0 1 0 .1 0M2 3a1.500 1.500 0 1 0 .1 0",
  tipis: "M-6 5L1-6M6 5L-1-6M-5 5H5M-1.500 5L0 1L1.500 5",
  horses: "M-6 5V0C-6-2-3-2 1-2L3-6L6-4L4-2L3 1V5M-3 5V2H1",
  boats: "M-7 1H7C6 4 4 5 2 5H-2C-4 5-6 4-7 1ZM0 1V-6L5-1H0",
  fruit: "M0-3C4-5 6-1 5 2C4 5 1 6 0 5C-1 6-4 5-5 2C-6-1-4-5 0-3ZM0-3C0-5 1-6 2-7",
  animals: "M-2 5C-5 5-4 1 0 1C4 1 5 5 2 5C1 5-1 5-2 5ZM-5-1a1 1 0 1 1 .1 0M-2-4a1 1 0 1 1 .1 0M2-4a1 1 0 1 1 .1 0M5-1a1 1 0 1 1 .1 0",
  caimans: "M-7 1L0-2L7-3L6 1L-1 3ZM-3 0L-2 2M0-1L1 2M3-2L4 1",
  piranhas: "M-6 0C-3-5 3-5 5 0L8-3V3L5 0C3 5-3 5-6 0ZM-3-1h.1",
};
