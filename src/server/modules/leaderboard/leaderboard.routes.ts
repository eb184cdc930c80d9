// Leaderboards over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn } from '#server/http/procedures.ts';
import { readBoard, readMyWeek } from './leaderboard.usecases.ts';

export const leaderboardRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { leaderboards } = signedIn;
  return {
    board: leaderboards.board.handler(({ context, input }) =>
      readBoard(context.db, catalog, context.learnerId, input),
    ),
    myWeek: leaderboards.myWeek.handler(({ context }) => readMyWeek(context.db, context.learnerId)),
  };
};
