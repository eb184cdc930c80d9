// Pushes notifications to the devices that allow it, encrypted so that the push service between cannot read them.
import type { Locale } from '#contract/fields.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { textIn } from '#domain/catalog/localized-text.ts';
import { subjectKey, subjectTitle } from '#domain/catalog/subject-title.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type NotificationKind, notificationLink } from '#domain/notifications/notifications.ts';
import { isPushEndpoint } from '#domain/notifications/push-endpoint.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, Executor, Transaction } from '#server/db/database.ts';
import type { ActiveSession, Failure } from '#server/http/context.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';
import { newsWords, writeLetter } from '#server/modules/mail/mail.usecases.ts';
import {
  claimDue,
  type Delivery,
  type Device,
  deleteDelivery,
  deleteSubscription,
  findEndpoints,
  insertDeliveries,
  type NewPush,
  saveSubscription,
} from './push.queries.ts';
import { installedKeys, type PushKeys } from './push-keys.ts';

export { moveSubscriptions } from './push.queries.ts';

const BATCH = 20;
const POLL_MS = 5_000;
/** With waits doubling from a minute, the last attempt is a quarter of an hour after the first. */
const MAX_ATTEMPTS = 5;
/** A reminder is for the evening, other news for the day. */
const HOURS: Partial<Record<NotificationKind, number>> = { streak_at_risk: 3 };
const HOURS_OF_NEWS = 24;

/** Hands a message to a push service. @returns the status of its answer */
export type PushTransport = (
  endpoint: string,
  message: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> },
) => Promise<number>;

export interface PushDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'mail'>;
  readonly secret: string;
  readonly log: Logger;
  readonly catalog: CatalogIndex;
  /** Another one is for tests. */
  readonly send?: PushTransport;
}

export interface Pusher {
  /** What browsers subscribe by; made with the first question. */
  publicKey(): Promise<string>;
  /** Sends what is due. Never throws; what fails is tried again later. */
  deliver(): Promise<void>;
  /** Looks every five seconds for what is due, until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/** No redirect is followed: it would lead to an address that nobody checked (R-33). */
const overHttps: PushTransport = async (endpoint, { headers, body }) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  return response.status;
};

export function createPusher(deps: PushDeps): Pusher {
  const { db, config, secret, log, catalog, send = overHttps } = deps;
  let keys: Promise<PushKeys> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  const subject = subjectOf(config);

  const findKeys = (): Promise<PushKeys> => {
    keys ??= installedKeys(db, secret).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };

  async function statusOf(delivery: Delivery): Promise<number> {
    const { endpoint, publicKey, authSecret, secondsLeft } = delivery;
    // What was stored is looked at again: rules may have become stricter since.
    if (!isPushEndpoint(endpoint)) return 410;
    // Read with the first message: most installations push little.
    const { buildPushPayload } = await import('@block65/webcrypto-web-push');
    const { headers, body } = await buildPushPayload(
      { data: messageOf(catalog, delivery), options: { ttl: secondsLeft, urgency: 'normal' } },
      { endpoint, expirationTime: null, keys: { p256dh: publicKey, auth: authSecret } },
      { subject, ...(await findKeys()) },
    );
    return send(endpoint, { headers, body });
  }

  async function sendOne(delivery: Delivery): Promise<void> {
    const { learnerId, endpoint, attempts, secondsLeft } = delivery;
    if (secondsLeft <= 0) return deleteDelivery(db, delivery);
    const status = await statusOf(delivery).catch((error: unknown) => {
      log.warn(describeError(error), 'push not sent');
      return 0;
    });
    if (status === 404 || status === 410) return deleteSubscription(db, learnerId, endpoint);
    const isPassing = status === 0 || status === 429 || status >= 500;
    if (isPassing && attempts < MAX_ATTEMPTS) return;
    if (status < 200 || status >= 300) log.warn({ status, attempts }, 'push given up');
    await deleteDelivery(db, delivery);
  }

  async function deliverAll(): Promise<void> {
    try {
      for (;;) {
        const due = await claimDue(db, BATCH);
        await Promise.all(due.map(sendOne));
        if (due.length < BATCH) return;
      }
    } catch (error) {
      log.warn(describeError(error), 'pushes not reached');
    }
  }

  const deliver = (): Promise<void> => {
    delivering ??= deliverAll().finally(() => {
      delivering = undefined;
    });
    return delivering;
  };

  return {
    publicKey: async () => (await findKeys()).publicKey,
    deliver,
    start() {
      timer = setInterval(() => void deliver(), POLL_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await delivering;
    },
  };
}

/** Whom a push service writes to when something is wrong (RFC 8292, 2.1). */
function subjectOf({ publicUrl, mail }: PushDeps['config']): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${address ?? `push@${new URL(publicUrl).hostname}`}`;
}

/** What the device shows: few words, in the learner's language, and where a press leads. */
function messageOf(catalog: CatalogIndex, delivery: Delivery) {
  const { subjectId, id } = delivery;
  const kind = delivery.kind as NotificationKind;
  const lang = delivery.locale as Locale;
  const link = notificationLink(kind, subjectKey(catalog, kind, subjectId)) ?? '/learn';
  // A reminder takes the place of the one before it.
  const tag = kind === 'streak_at_risk' ? kind : `${kind} ${id}`;
  return { lang, link, tag, ...wordsOf(catalog, kind, delivery) };
}

function wordsOf(
  catalog: CatalogIndex,
  kind: NotificationKind,
  { subjectId, threadSubject, ...delivery }: Delivery,
): { title: string; body: string } {
  const locale = delivery.locale as Locale;
  switch (kind) {
    case 'streak_at_risk': {
      const letter = { kind: 'streak', days: Number(subjectId), shields: 0 } as const;
      const { subject, body } = writeLetter(letter, '', locale);
      return { title: subject, body: body.split('\n\n')[0]! };
    }
    case 'support_reply': {
      const thread = { threadId: subjectId, subject: threadSubject ?? '', text: '' };
      const { subject, action } = writeLetter({ kind: 'supportReply', ...thread }, '', locale);
      return { title: subject, body: action ?? '' };
    }
    case 'mission_done':
    case 'badge_earned':
    case 'level_reached':
    case 'event_started':
    case 'event_done':
    case 'event_ended':
    case 'certificate_issued': {
      const subject = textIn(subjectTitle(catalog, kind, subjectId), locale);
      return { title: newsWords({ kind, subject }, locale).what, body: subject };
    }
  }
}

/** Writes a message for each device of the learner, in the transaction of what it tells of. */
export async function enqueuePushes(
  tx: Transaction,
  learnerId: string,
  news: readonly { readonly kind: NotificationKind; readonly subjectId: string }[],
): Promise<void> {
  const pushes = news.map(
    ({ kind, subjectId }): NewPush => ({ kind, subjectId, hours: HOURS[kind] ?? HOURS_OF_NEWS }),
  );
  await insertDeliveries(tx, learnerId, pushes);
}

/** The device of this session is pushed to from now on. */
export async function subscribe(
  tx: Transaction,
  session: ActiveSession,
  device: Device,
): Promise<Result<null, Failure>> {
  if (session.isDemo) return err({ code: 'auth.demo_refused' });
  if (!isPushEndpoint(device.endpoint)) return err({ code: 'push.endpoint_refused' });
  await saveSubscription(tx, { ...device, learnerId: session.userId, sessionId: session.id });
  return ok(null);
}

/** The device is pushed to no more; another learner's stays as it is. */
export const unsubscribe = (tx: Transaction, learnerId: string, endpoint: string): Promise<void> =>
  deleteSubscription(tx, learnerId, endpoint);

/** Where the learner's devices take messages; each knows its own. */
export const listEndpoints = (db: Executor, learnerId: string): Promise<string[]> =>
  findEndpoints(db, learnerId);
