// Types that the page's scripts share, for JSDoc. Those of the API's JSON are generated: api.d.ts (`Api.Match`).

declare namespace Page {
  /** x and y, or u and v within a tile. */
  type Point = number[];

  /** A cell of a table. */
  type Cell = { x: number; y: number };

  /** Whoever receives a request's progress or may end it: fields of the options of `ask`. */
  type Request = {
    method?: string;
    body?: unknown;
    token?: string | null;
    signal?: AbortSignal;
    /** idempotency key */
    key?: string;
  };

  /** A tile with what the library adds; further fields are the type of the tile and marks of its game. */
  type Tile = Api.Tile & {
    outlines: Api.Outline[];
    version?: string;
    game?: string;
    part?: boolean;
    cells?: number[][];
    [more: string]: any;
  };

  /** A figure as drawn or named. */
  type Figure = { colour?: string; kind?: string; pose?: string; player?: string | null; look?: string; point?: number[] };

  /** A token as drawn or named; several are a stack. */
  type Token = { kind: string; value?: number | string | null; count?: number; set?: string; edges?: string[] };

  /** A region of a board: its parts, each a feature of a laid tile. */
  type Region = { pieces: (Cell & { index: number })[]; [more: string]: any };

  /** What is highlighted on a board. */
  type Lit = { regions?: Region[]; cells?: number[][]; edge?: string | null; soft?: boolean };

  /** A change of a match as the server tells it. */
  type Change = { seq: number; type: string; by: any; to_move: any; status: any; after_reveal: any; [more: string]: any };

  /** What may follow; `sure`: by the server, with the rest of its answer. */
  type Ahead = {
    sure: boolean;
    tiles: Api.Draw[];
    offers: any[];
    lines: Api.Line[];
    to_move?: string | null;
    [more: string]: any;
  };

  /** What waits to be sent for a match. `seq`: the change it follows, null: the list before it. */
  type Waiting = { key: string; seq: number | null; moves: any[]; insist: boolean };

  /** What blocks the first list of a queue. */
  type Trouble = { kind: "stale" | "refused"; problem: any } | null;

  /** Moves of this turn that are against the rules, and the server's answer. */
  type Refused = { problem: any; moves: any[] };

  /** What hears of a match, from its connection. */
  type Screen = {
    /** whether this phone has made a change */
    isOwn: (change: Change) => boolean;
    /** another phone has made one */
    heard: (change: Change) => void;
    /** the match was requested again; `later`: with more changes than before */
    renewed: (later: boolean) => void;
    /** the server cannot be reached, or no longer knows the match */
    cut: () => void;
    /** requests what may follow */
    look: () => Promise<void>;
    /** sends what waits */
    send: () => void;
    render: () => void;
  };

  /** The tiles at a table, by id. */
  type Tiles = import("../js/tile/tile-library.js").Tiles;

  /** A tracked match on this phone. */
  type Play = import("../js/screens/match/play.js").Play;

  /** What sentences about moves and events need of a match, or of a photo of one. */
  type Talk = Pick<Play, "own" | "tiles" | "nameOf"> &
    Partial<Pick<Play, "match" | "now" | "colourOf" | "game" | "mover">> & { board: { place: (cell: Cell) => string } };

  /** What news and scores need of a match, whoever looks at it. */
  type Shown = Pick<Play, "own" | "tiles" | "nameOf" | "colourOf" | "match" | "now" | "game" | "connection" | "board"> & {
    table: { figures: { [kind: string]: any }; shown?: any };
  };

  /** What the page knows of a match when it looks for moves without the server. */
  type OfflinePlay = Pick<Play, "game" | "match" | "now" | "tiles" | "own" | "mover"> & {
    figures: { [kind: string]: any };
    /** the tiles that may be drawn */
    box: () => { tile: string; left: number | null }[];
  };

  /** The page's module of a game: the members of its README. */
  type GameModule = { [member: string]: any };

  /** The position of any game; further fields are those of the game. */
  type Table = { game: string; players: { id: string; [more: string]: any }[]; [more: string]: any };

  /** The position of tile games as the page holds it. */
  type Position = Api.PositionAnswer & { [more: string]: any };
}
