// The store over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { openCheckout, type Payments } from './checkout.usecases.ts';
import { buy, start, storeOf, wear } from './store.usecases.ts';

export const storeRoutes = ({
  catalog,
  payments,
}: {
  readonly catalog: CatalogIndex;
  /** Absent where nothing is sold for money. */
  readonly payments: Payments | undefined;
}) => {
  const { store } = signedIn;
  const shop = { catalog, takesMoney: payments !== undefined };
  return {
    get: store.get.handler(({ context }) => storeOf(context.db, shop, context.learnerId)),
    buy: store.buy.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => buy(tx, shop, context.learnerId, input.itemId))),
    ),
    start: store.start.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => start(tx, shop, context.learnerId, input.itemId))),
    ),
    checkout: store.checkout.handler(async ({ context, input }) =>
      unwrap(
        await openCheckout(
          { write: context.write, catalog, payments, log: context.log },
          { learnerId: context.learnerId, itemId: input.itemId },
        ),
      ),
    ),
    wear: store.wear.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => wear(tx, shop, context.learnerId, input))),
    ),
  };
};
