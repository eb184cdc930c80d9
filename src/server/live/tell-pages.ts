// Tells every open page of a learner that something changed, on whatever node the page is connected.
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';

/** The channel of the database on which all nodes listen. */
export const LIVE_CHANNEL = 'meritpath_live';

/** What a page reads anew: its notifications, the profile with its settings, or the threads with support. */
export const LIVE_TOPICS = ['notifications', 'profile', 'support'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

const notifyChannel = statement((db) =>
  db
    .select({ told: sql`pg_notify(${LIVE_CHANNEL}, ${sql.placeholder('message')})` })
    .from(sql`(values (1)) as once`)
    .prepare('tell_pages'),
);

/** Pages hear of it when the transaction commits, and never when it does not. */
export async function tellPages(
  tx: Transaction,
  learnerId: string,
  topic: LiveTopic,
): Promise<void> {
  await notifyChannel(tx, { message: `${topic} ${learnerId}` });
}
