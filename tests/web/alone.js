// The offers of the page while offline: runs its modules on a match as a phone saw it last, and the moves since.
async ({ base, match, moves, box }) => {
  const load = (name) => import(`${base}/js/${name}.js`);
  const [local, games, own, tiles, course] = await Promise.all(
    ["match/local-table", "net/game-info", "games/index", "tile/tile-library", "screens/match/course/offline-guess"].map(load),
  );
  const [game, its, known] = await Promise.all([
    games.gameOf(match.game),
    own.ownOf(match.game),
    tiles.Tiles.of(
      match.catalogs.map(({ id, version }) => ({ id, version })),
      match.options.edition,
    ),
  ]);
  const now = local.applied(match.position, moves, its, known);
  const figures = games.figuresOf(game, match.options);
  const player = (now.turn.due?.length && its.decides?.(now)) || now.turn.player;
  const { offers } = course.guess({ game, match, now, tiles: known, own: its, figures, mover: player, away: true }, () => box);
  return { offers, player, step: now.turn.step, waits: now.turn.due?.[0] === "" };
};
