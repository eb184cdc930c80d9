// What learners bought, and what they have of it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** One row a purchase; rows are only added, so that balance = ledger - purchases holds for ever. */
export const storePurchases = pgTable(
  'store_purchases',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    itemId: text('item_id').notNull(),
    /** What it cost then. */
    priceXp: integer('price_xp').notNull(),
    boughtAt: instant('bought_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    check('store_purchases_price', sql`${table.priceXp} > 0`),
  ],
);

/** What a learner has of an item; shields are counted in the learner's own row. */
export const storeItems = pgTable(
  'store_items',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** Bought and not started yet; 1 of what lasts. */
    held: integer('held').notNull(),
    /** When what was started last ends; null where nothing was. */
    activeUntil: instant('active_until'),
    /** Of what lasts: whether it is worn. */
    isOn: boolean('is_on').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.itemId] }),
    index('store_items_active').on(table.learnerId, table.activeUntil),
    check('store_items_held', sql`${table.held} >= 0`),
  ],
);

/** Pages of the payment service that were opened; a row is paid once, whatever comes how often. */
export const storeCheckouts = pgTable(
  'store_checkouts',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Named to the payment service; says nothing about the learner. */
    id: text('id').notNull(),
    itemId: text('item_id').notNull(),
    /** What it cost then, in cents of the currency. */
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The payment service's own name for it, and where its page is; null until it answered. */
    sessionId: text('session_id'),
    url: text('url'),
    /** When it was confirmed and handed over. */
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('store_checkouts_id').on(table.id),
    check('store_checkouts_price', sql`${table.priceCents} > 0`),
  ],
);
