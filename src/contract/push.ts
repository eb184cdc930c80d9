// Web push: what a browser subscribes by, and the devices of the learner that may be pushed to.
import { z } from 'zod';
import { LONGEST_ENDPOINT } from '#domain/notifications/push-endpoint.ts';
import { fails } from './errors.ts';
import { read, write } from './policy.ts';

const endpointSchema = z.string().min(1).max(LONGEST_ENDPOINT);

export const pushContract = {
  get: read('learner')
    .route({
      method: 'GET',
      path: '/push',
      tags: ['notifications'],
      summary: 'How this browser subscribes, and my devices that are pushed to',
    })
    .output(
      z.object({
        /** The key of this installation (VAPID), base64url. */
        publicKey: z.string(),
        /** Where my devices take messages: a browser finds its own among them. */
        endpoints: z.array(z.string()),
      }),
    ),
  /** Notes this browser; as long as its session stands it is pushed to. A repetition changes nothing. */
  subscribe: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/push/device',
      tags: ['notifications'],
      summary: 'Push to this device',
    })
    .errors(fails('push.endpoint_refused', 'auth.demo_refused'))
    .input(
      z.strictObject({
        endpoint: endpointSchema,
        /** The browser's point of P-256 and its secret, base64url (RFC 8291). */
        publicKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
        authSecret: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
      }),
    )
    .output(z.object({})),
  unsubscribe: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/push/device/end',
      tags: ['notifications'],
      summary: 'Push to this device no more',
    })
    .input(z.strictObject({ endpoint: endpointSchema }))
    .output(z.object({})),
};
