// Events over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import {
  certifyEvent,
  joinEvent,
  leaveEvent,
  listEvents,
  listPastEvents,
} from './event.usecases.ts';

export const eventRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { events } = signedIn;
  return {
    list: events.list.handler(({ context }) => listEvents(context.db, catalog, context.learnerId)),
    history: events.history.handler(({ context, input }) =>
      listPastEvents(context.db, catalog, context.learnerId, input),
    ),
    join: events.join.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => joinEvent(tx, catalog, context.learnerId, input.eventId))),
    ),
    leave: events.leave.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => leaveEvent(tx, catalog, context.learnerId, input.eventId)),
      ),
    ),
    certify: events.certify.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => certifyEvent(tx, catalog, context.learnerId, input.eventId)),
      ),
    ),
  };
};
