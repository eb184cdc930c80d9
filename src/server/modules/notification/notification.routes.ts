// Notifications over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { listNotifications, markAllRead, markRead } from './notification.usecases.ts';

export const notificationRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { notifications } = signedIn;
  return {
    list: notifications.list.handler(({ context }) =>
      listNotifications(context.db, catalog, context.learnerId),
    ),
    read: notifications.read.handler(async ({ context, input }) => {
      unwrap(await context.write((tx) => markRead(tx, context.learnerId, input.notificationId)));
      return {};
    }),
    readAll: notifications.readAll.handler(async ({ context, input }) => {
      await context.write((tx) => markAllRead(tx, context.learnerId, input.upTo));
      return {};
    }),
  };
};
