// Rule ids by moment of a game, as data only; their sentences come from the server, in the user's language. `also`: further rules where an
// expansion, a map or an option is in play.

const RULES = {
  __proto__: null,
  carcassonne: {
    setup: ["CB-S1", "CB-S2", "CB-S3"],
    place: ["CB-P1", "CB-P2", "CB-P3", "CB-P4", "CB-P5"],
    act: ["CB-M1", "CB-M2", "CB-M3", "CB-M6", "CB-M8"],
    end: ["CB-G1", "CB-J1", "CB-J2", "CB-J4", "CB-R2", "CB-C2", "CB-K2"],
    over: ["CB-E2", "CB-R3", "CB-C4", "CB-K3", "CB-F3", "CB-E3"],
    also: {
      river: { setup: ["RV-S1"], place: ["RV-P1", "RV-P2", "RV-U1"], act: ["RV-F1", "RV-F2"] },
      "king-and-robber": { end: ["KR-1", "KR-2"], over: ["KR-4"] },
      "mage-and-witch": { act: ["MW-1", "MW-2"], end: ["MW-3", "MW-4"], over: ["MW-3"] },
      "bridges-castles-and-bazaars": {
        setup: ["BC-S1"],
        place: ["BC-B1", "BC-B2", "BC-B3"],
        act: ["BC-B4"],
        end: ["BC-C1", "BC-C2", "BC-C4", "BC-Z1", "BC-Z2", "BC-Z3", "BC-Z5"],
        over: ["BC-C7", "BC-C8"],
      },
      ferries: { act: ["FY-1", "FY-3"], end: ["FY-2"] },
      tunnel: { act: ["TU-2"], end: ["TU-1"] },
      flier: { act: ["FM-1", "FM-2", "FM-3"] },
      "under-the-big-top": {
        place: ["BT-T1", "BT-T2"],
        act: ["BT-A1", "BT-A2", "BT-R1"],
        end: ["BT-T3", "BT-R2"],
        over: ["BT-T4", "BT-A3"],
      },
      count: {
        setup: ["CO-S1", "CO-S2"],
        place: ["CO-P1"],
        end: ["CO-M1", "CO-M2", "CO-F1", "CO-F2"],
        over: ["CO-E1", "CO-E2", "CO-A1"],
      },
      goldmines: { act: ["GO-1"], end: ["GO-3"], over: ["GO-4"] },
      "river-2": { setup: ["RV-S1", "RV-S4"], place: ["RV-P2", "RV-K1", "RV-K2", "RV-U1"], act: ["RV-K3"], over: ["RV-H1"] },
      "inns-and-cathedrals": { act: ["IC-M1", "IC-M2"], end: ["IC-I2", "IC-C2"], over: ["IC-I3", "IC-C3"] },
      "traders-and-builders": { act: ["TB-B1", "TB-P1"], end: ["TB-B5", "TB-G1"], over: ["TB-G5", "TB-P3"] },
      "hills-and-sheep": {
        place: ["HS-H1"],
        act: ["HS-F1", "HS-F5", "HS-F7"],
        end: ["HS-F15", "HS-H4", "HS-V3"],
        over: ["HS-F21", "HS-V7"],
      },
      "abbey-and-mayor": {
        place: ["AB-P1", "AB-P2"],
        act: ["AB-M1", "AB-Y1", "AB-W1", "AB-B1"],
        end: ["AB-C1", "AB-Y2", "AB-W2", "AB-W3", "AB-B3"],
        over: ["AB-B6"],
      },
      abbey: { place: ["AB-P1", "AB-P2"], act: ["AB-M1"], end: ["AB-C1"] },
      phantom: { act: ["PH-1"] },
      festival: { act: ["FE-1"] },
      watchtowers: { end: ["WT-1"] },
      "wind-roses": { place: ["WR-1"] },
      labyrinth: { act: ["LA-1"], end: ["LA-1"] },
      "castles-in-germany": { place: ["BU-1"], act: ["BU-1"], end: ["BU-1", "BU-2"], over: ["BU-1"] },
      halflings: { place: ["HA-1"] },
      "cathedrals-in-germany": { act: ["KD-2"], end: ["KD-1", "KD-2"], over: ["KD-2"] },
      "barber-surgeons": { place: ["BS-1"], end: ["BS-1"] },
      signposts: { end: ["SP-1"], over: ["SP-1"] },
      school: { end: ["SC-1", "SC-2"] },
      catapult: { end: ["CP-1", "CP-2"] },
      darmstadt: { end: ["DA-1", "DA-2"] },
      "little-buildings": { act: ["LB-1"] },
      messages: { end: ["ME-1", "ME-2", "ME-3"], over: ["ME-4"] },
      robbers: { act: ["RB-1"], end: ["RB-2"], over: ["RB-2"] },
      "corn-circles": { end: ["CC-1", "CC-2"] },
      siege: { end: ["SG-1", "SG-4"], over: ["SG-1", "SG-3"] },
      abbot: { act: ["AT-P1", "AT-R1"], end: ["AT-G1"], over: ["AT-G2"] },
      "princess-and-dragon": {
        place: ["PD-M1", "PD-F2"],
        act: ["PD-F1", "PD-Q1", "PD-G1"],
        end: ["PD-F3", "PD-M2", "PD-E1"],
        over: ["PD-F3"],
      },
      tower: {
        setup: ["TW-S1"],
        place: ["TW-R1"],
        act: ["TW-P2", "TW-C1", "TW-C2", "TW-T1"],
        end: ["TW-N1", "TW-R1"],
        over: ["TW-E1"],
      },
      dragon: { place: ["PD-M1"], end: ["PD-M2", "PD-E1"] },
      cult: { act: ["CU-C2"], end: ["CU-C3"], over: ["CU-C5"] },
      monasteries: { act: ["GM-M1"], over: ["GM-M3"] },
      map: { setup: ["MP-S1"], place: ["MP-P1", "MP-P2"], act: ["MP-L1"], end: ["MP-B1"], over: ["MP-E1", "MP-E2"] },
    },
  },
  "gold-rush": {
    setup: ["GR-G0", "GR-S1", "GR-S3", "GR-S4"],
    place: ["GR-P2", "GR-P3", "GR-P4", "GR-N1"],
    act: ["GR-C1", "GR-C2", "GR-C3", "GR-A1", "GR-Q1"],
    end: ["GR-R2", "GR-M2", "GR-Y2", "GR-J2", "GR-H1"],
    over: ["GR-E3", "GR-E4", "GR-E5", "GR-E7", "GR-E9", "GR-E10"],
  },
  amazonas: {
    setup: ["CA-S1", "CA-S5", "CA-S7"],
    place: ["CA-P1", "CA-P2", "CA-P3", "CA-A1"],
    act: ["CA-T2", "CA-M1", "CA-M2", "CA-C1", "CA-B1"],
    end: ["CA-R2", "CA-V2", "CA-J1", "CA-L1"],
    over: ["CA-E1", "CA-C5", "CA-R3", "CA-V3", "CA-E2"],
  },
  "dorra-amazonas": {
    setup: ["AD-S5", "AD-S6", "AD-S7"],
    opening: ["AD-I1", "AD-I2", "AD-I3"],
    event: ["AD-T2", "AD-E7", "AD-E1", "AD-E2", "AD-E3", "AD-E4", "AD-E6"],
    income: ["AD-N1", "AD-N2", "AD-N3", "AD-N5", "AD-N8"],
    reveal: ["AD-N2", "AD-N3", "AD-Q1", "AD-Q2"],
    building: ["AD-B1", "AD-B2", "AD-B5", "AD-B6", "AD-B9", "AD-K1"],
    end: ["AD-F0", "AD-S7"],
    over: ["AD-F1", "AD-F2", "AD-F3", "AD-F4", "AD-F6"],
  },
};

const SWITCH = /^ext\./; // names of the options that turn parts of expansions on
const SAME_PART = { __proto__: null, "AB-C": "AB-P", "AB-M": "AB-P", "BT-S": "BT-T", "PD-E": "PD-M" }; // sections of the same part
const family = (id) => id.split("-")[0];
const section = (id) => {
  const found = id.replace(/\d+$/, "");
  return SAME_PART[found] ?? found;
};

/** Whether a rule belongs to the part of an option: to its section if several parts share a family (HS-F, HS-H), or to it alone (KR-1). */
function belongs(id, { rule }, switches) {
  const others = switches.filter((one) => one.rule !== rule && family(one.rule) === family(rule));
  if (!others.length) return family(id) === family(rule);
  return others.some((one) => section(one.rule) === section(rule)) ? id === rule : section(id) === section(rule);
}

/**
 * The rules of a moment at a table: those of all parts that are on, and of no other.
 *
 * @param {any} game the answer of GET /games/{id}
 * @param {string} moment
 * @param {Record<string, any>} options
 * @param {(game: any, name: string, options: any) => boolean} isOn
 */
export function rulesInForce(game, moment, options, isOn) {
  const switches = game.options.filter(({ name }) => SWITCH.test(name));
  const on = new Set(switches.map(({ name }) => name).filter((name) => isOn(game, name, options)));
  const boxes = game.expansions.filter((box) => options.expansions?.includes(box.id) || box.options.some((name) => on.has(name)));
  const all = rulesAt(game.id, moment, { ...options, expansions: boxes.map(({ id }) => id) });
  const off = switches.filter(({ name }) => !on.has(name));
  return [...new Set(all)].filter((id) => !off.some((one) => belongs(id, one, switches)));
}

/** The moment of a turn: the step (place, act or end) in games with tiles, the phase in others; "over" at the end of the game. */
export const momentOf = ({ table, now }) => (table.over ? "over" : (now.turn?.phase ?? now.turn?.step ?? "end"));

/** The moments of a game, in order. */
export const momentsOf = (game) => Object.keys(RULES[game] ?? {}).filter((name) => name !== "also");

/** The rule ids of a moment; [] for a game without an entry. */
export function rulesAt(game, moment, options = {}) {
  const { also = {}, ...own } = RULES[game] ?? {};
  const more = [...(options.expansions ?? []), ...(options.map ? ["map"] : [])];
  return [...(own[moment] ?? []), ...more.flatMap((name) => also[name]?.[moment] ?? [])];
}
