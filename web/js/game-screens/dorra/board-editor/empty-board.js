// A board of villages that is being drawn: an empty one, and the sizes of its parts.

export const WIDE = 1000;

export const NAME = { maxlength: 40 }; // of names

export const empty = () => ({ name: "", size: [WIDE, 800], villages: [], paths: [], waterways: [], missions: [] });
