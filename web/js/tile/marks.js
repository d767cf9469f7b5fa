// The marks of a feature: its attributes that are not geometry.

const GEOMETRY = new Set([
  "kind",
  "edges",
  "halves",
  "cell",
  "cities",
  "beside",
  "to",
  "multi-edge", // of a catalog
  "areas",
  "path",
  "seat",
  "badge", // of an outline
]);

/** [name, value] of every mark of a feature; a text value is part of the name ("resource:wine", 1). */
export const marksOf = (feature) =>
  Object.entries(feature)
    .filter(([name, value]) => !GEOMETRY.has(name) && value && value !== "false" && typeof value !== "object")
    .map(([name, value]) =>
      typeof value === "string" && Number.isNaN(Number(value)) && value !== "true"
        ? [`${name}:${value}`, 1]
        : [name, Number(value === "true" ? 1 : value)],
    );

/** The names of the marks of a whole tile. */
export const tileMarks = (tile) => (tile.marks ?? []).map((one) => one.mark ?? one);
