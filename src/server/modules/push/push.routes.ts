// Web push over HTTP: one line a procedure.
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { listEndpoints, type Pusher, subscribe, unsubscribe } from './push.usecases.ts';

export const pushRoutes = (pusher: Pusher) => {
  const { push } = signedIn;
  return {
    get: push.get.handler(async ({ context }) => ({
      publicKey: await pusher.publicKey(),
      endpoints: await listEndpoints(context.db, context.learnerId),
    })),
    subscribe: push.subscribe.handler(async ({ context, input }) => {
      unwrap(await context.write((tx) => subscribe(tx, context.session, input)));
      return {};
    }),
    unsubscribe: push.unsubscribe.handler(async ({ context, input }) => {
      await context.write((tx) => unsubscribe(tx, context.learnerId, input.endpoint));
      return {};
    }),
  };
};
