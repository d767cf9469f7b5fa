// What stands on a feature besides its sides: the attributes that are no geometry.

const GEOMETRY = new Set([
  "kind", "edges", "halves", "cell", "cities", "beside", "to", "multi-edge", // of a catalog
  "areas", "path", "seat", "badge", // of an outline
]);

/** [name, value] of every mark of a feature; a value that is a word belongs to the name ("resource:wine", 1). */
export const marksOf = (feature) =>
  Object.entries(feature)
    .filter(([name, value]) => !GEOMETRY.has(name) && value && value !== "false" && typeof value !== "object")
    .map(([name, value]) => (typeof value === "string" && Number.isNaN(Number(value)) && value !== "true" ? [`${name}:${value}`, 1] : [name, Number(value === "true" ? 1 : value)]));

/** The marks of a tile as a whole, by name. */
export const tileMarks = (tile) => (tile.marks ?? []).map((one) => one.mark ?? one);
