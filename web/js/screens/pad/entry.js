// What can be entered on the score pad.

/** @type {{ what: any, counts: any, more: boolean, tied: any }} */
export const EMPTY = { what: null, counts: {}, more: false, tied: null };

/** The entries and numbers that matter now. */
export const entriesNow = (all, final) => all.filter((one) => one.final.includes(final));
