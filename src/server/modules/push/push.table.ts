// Web push: the installation's keys, the devices that may be pushed to, and what waits to be pushed.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { sessions } from '#server/modules/user/user.table.ts';

/** One pair for all nodes: what browsers subscribed by one key takes no message signed with another. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    /** The point of P-256, base64url. */
    publicKey: text('public_key').notNull(),
    /** Sealed under a key of AUTH_SECRET. */
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Whoever signs out on a device, or elsewhere ends its session, is pushed to there no more. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the device's push service takes messages for it. */
    endpoint: text('endpoint').notNull(),
    /** What messages for it are encrypted with, base64url. */
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    learnerId: text('learner_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    subscriptionId: text('subscription_id').notNull(),
    /** As in `notifications`. */
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** After it nobody wants to hear of it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    foreignKey({
      name: 'push_deliveries_subscription_fk',
      columns: [table.learnerId, table.subscriptionId],
      foreignColumns: [pushSubscriptions.learnerId, pushSubscriptions.id],
    }).onDelete('cascade'),
    index('push_deliveries_due').on(table.nextAttemptAt),
  ],
);
