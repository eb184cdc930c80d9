// Buying with money: a page of Stripe is opened, and what it says was paid is handed over once (decisions 9).
import { randomBytes } from 'node:crypto';
import type { Locale } from '#contract/fields.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { textIn } from '#domain/catalog/localized-text.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { STORE_CURRENCY } from '#domain/store/store-item.ts';
import { type Database, databaseNow, type Transaction, type Write } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import {
  findCheckout,
  findOpen,
  insertCheckout,
  markPaid,
  noteSession,
} from './checkout.queries.ts';
import { handOver } from './store.usecases.ts';
import {
  CHECKOUT_MINUTES,
  createCheckoutSession,
  type NewCheckout,
  type PaidSession,
  readWebhook,
  type StripeFetch,
  type StripeKeys,
} from './stripe.ts';

/** A page that was opened not longer ago is opened again by a second press. */
const OPEN_AGAIN_MS = 30 * 60_000;
const ID_BYTES = 16;

/** How the store reaches the payment service. */
export interface Payments {
  readonly keys: StripeKeys;
  readonly send: StripeFetch;
  /** The site's own origin. */
  readonly site: string;
}

interface Asked {
  readonly write: Write;
  readonly catalog: CatalogIndex;
  readonly payments: Payments | undefined;
  readonly log: Logger;
}

/**
 * Opens a page on which an item is paid, or the one that is open for it already. No transaction waits for
 * the payment service.
 */
export async function openCheckout(
  { write, catalog, payments, log }: Asked,
  { learnerId, itemId }: { readonly learnerId: string; readonly itemId: string },
): Promise<Result<{ url: string }, Failure>> {
  if (!payments) return err({ code: 'store.item_not_found' });
  const begun = await write((tx) => beginCheckout(tx, catalog, { learnerId, itemId }));
  if (!begun.ok) return begun;
  if ('url' in begun.value) return ok({ url: begun.value.url });
  try {
    const order = { ...begun.value, site: payments.site };
    const { id: sessionId, url } = await createCheckoutSession(payments.send, payments.keys, order);
    await write((tx) => noteSession(tx, order.id, { sessionId, url }));
    return ok({ url });
  } catch (error) {
    log.warn(describeError(error), 'checkout not opened');
    return err({ code: 'store.payment_unavailable' });
  }
}

async function beginCheckout(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, itemId }: { readonly learnerId: string; readonly itemId: string },
): Promise<Result<{ url: string } | Omit<NewCheckout, 'site'>, Failure>> {
  const item = catalog.findStoreItem(itemId);
  const learner = await lockLearner(tx, learnerId);
  // A demo learner is erased within days: nobody pays for one.
  if (!learner || learner.isDemo || !item || item.priceCents === null) {
    return err({ code: 'store.item_not_found' });
  }
  const { priceCents } = item;
  const since = new Date(learner.now - OPEN_AGAIN_MS);
  const open = await findOpen(tx, { learnerId, itemId, priceCents, since });
  if (open?.url) return ok({ url: open.url });
  const id = randomBytes(ID_BYTES).toString('base64url');
  const createdAt = new Date(learner.now);
  await insertCheckout(tx, {
    id,
    learnerId,
    itemId,
    priceCents,
    currency: STORE_CURRENCY,
    createdAt,
  });
  return ok({
    id,
    name: textIn(item.name, learner.locale as Locale),
    priceCents,
    locale: learner.locale as Locale,
    expiresAt: Math.floor(learner.now / 1000) + CHECKOUT_MINUTES * 60,
  });
}

/**
 * Takes a message of the payment service and hands over what it says was paid.
 * @returns false where the message is not theirs
 */
export async function takeWebhook(
  {
    db,
    catalog,
    log,
  }: { readonly db: Database; readonly catalog: CatalogIndex; readonly log: Logger },
  keys: StripeKeys,
  message: { readonly body: string; readonly signature: string },
): Promise<boolean> {
  const session = readWebhook(keys, { ...message, now: await databaseNow(db) });
  if (session === undefined) return false;
  if (session === null) return true;
  const fault = await db.transaction((tx) => settle(tx, catalog, session));
  // Somebody paid and has nothing: for the operator to look at. Sent again it would end the same way.
  if (fault)
    log.error({ checkout: session.client_reference_id, fault }, 'paid and not handed over');
  return true;
}

/** @returns why nothing could be handed over; null where it was, now or before */
async function settle(
  tx: Transaction,
  catalog: CatalogIndex,
  session: PaidSession,
): Promise<string | null> {
  const found = await findCheckout(tx, session.client_reference_id);
  const learner = found && (await lockLearner(tx, found.learnerId));
  if (!learner) return 'no such checkout, or its learner was erased';
  if (found.sessionId !== session.id) return 'another session';
  const isPrice = session.amount_total === found.priceCents && session.currency === found.currency;
  if (!isPrice) return 'another price';
  const item = catalog.findStoreItem(found.itemId);
  if (!item) return 'the item is sold no more';
  if (!(await markPaid(tx, found.id, new Date(learner.now)))) return null;
  await handOver(tx, item, learner);
  await tellPages(tx, learner.id, 'profile');
  return null;
}
