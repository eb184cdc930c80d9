// The store over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { buy, start, storeOf, wear } from './store.usecases.ts';

export const storeRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { store } = signedIn;
  return {
    get: store.get.handler(({ context }) => storeOf(context.db, catalog, context.learnerId)),
    buy: store.buy.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => buy(tx, catalog, context.learnerId, input.itemId))),
    ),
    start: store.start.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => start(tx, catalog, context.learnerId, input.itemId))),
    ),
    wear: store.wear.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => wear(tx, catalog, context.learnerId, input))),
    ),
  };
};
