// Badges that were issued as signed credentials, and the key that signs them.
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** The key of this installation: made once over all nodes, and kept as long as credentials are to be verified. */
export const signingKeys = pgTable('signing_keys', {
  /** One row: whoever makes a key first has made it for all. */
  isOnly: boolean('is_only').primaryKey().default(true),
  /** The thumbprint of the public key (RFC 7638). */
  keyId: text('key_id').notNull(),
  privateJwk: jsonb('private_jwk').notNull(),
  publicJwk: jsonb('public_jwk').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const badgeCredentials = pgTable(
  'badge_credentials',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    badgeId: text('badge_id').notNull(),
    /** 128 random bits: whoever has it may see what it says. */
    id: text('id').notNull(),
    /** The learner's name on the day it was issued. */
    name: text('name').notNull(),
    earnedAt: instant('earned_at').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.badgeId] }),
    uniqueIndex('badge_credentials_id').on(table.id),
  ],
);
