// Threads and their messages: a learner's own, and for the operator those of everybody.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { MessageAuthor, ThreadChannel, ThreadState } from '#domain/support/threads.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { users } from '#server/modules/user/user.table.ts';
import { supportMessages, supportThreads } from './support.table.ts';

export type ThreadRow = typeof supportThreads.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;

export interface NewThread {
  readonly learnerId: string;
  readonly id: string;
  readonly subject: string;
  readonly channel: ThreadChannel;
}

export const insertThread = async (tx: Transaction, thread: NewThread): Promise<void> => {
  await tx.insert(supportThreads).values(thread);
};

export interface NewMessage {
  readonly learnerId: string;
  readonly threadId: string;
  readonly author: MessageAuthor;
  readonly text: string;
}

export const insertMessage = async (tx: Transaction, message: NewMessage): Promise<void> => {
  await tx.insert(supportMessages).values(message);
};

const ofLearner = (learnerId: string, id: string) =>
  and(eq(supportThreads.learnerId, learnerId), eq(supportThreads.id, id));

export async function findThread(
  db: Executor,
  learnerId: string,
  id: string,
): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(supportThreads).where(ofLearner(learnerId, id));
  return row;
}

/** A thread of any learner; for the operator. */
export async function findThreadById(db: Executor, id: string): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
  return row;
}

export const messagesOf = (db: Executor, learnerId: string, id: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.learnerId, learnerId), eq(supportMessages.threadId, id)))
    .orderBy(asc(supportMessages.id));

export const latestThreads = (
  db: Executor,
  learnerId: string,
  limit: number,
): Promise<ThreadRow[]> =>
  db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.learnerId, learnerId))
    .orderBy(desc(supportThreads.updatedAt), desc(supportThreads.id))
    .limit(limit);

/** The thread as it is after somebody wrote in it, or closed it. */
export const setThreadState = async (
  tx: Transaction,
  learnerId: string,
  id: string,
  state: ThreadState,
): Promise<void> => {
  await tx
    .update(supportThreads)
    .set({ state, updatedAt: sql`now()` })
    .where(ofLearner(learnerId, id));
};

/** What a learner wrote in the last 24 hours. */
export async function writtenOfADay(
  db: Executor,
  learnerId: string,
): Promise<{ readonly threads: number; readonly messages: number }> {
  const { rows } = await db.execute<{ threads: number; messages: number }>(sql`
    select
      (select count(*) from support_threads
        where learner_id = ${learnerId} and created_at > now() - interval '24 hours')::int as threads,
      (select count(*) from support_messages
        where learner_id = ${learnerId} and author = 'learner'
          and created_at > now() - interval '24 hours')::int as messages`);
  return rows[0] ?? { threads: 0, messages: 0 };
}

export async function countMessages(db: Executor, learnerId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(supportMessages)
    .where(and(eq(supportMessages.learnerId, learnerId), eq(supportMessages.threadId, id)));
  return row?.messages ?? 0;
}

export interface Correspondent {
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly isDemo: boolean;
}

/** Whom support writes with. */
export async function findCorrespondent(
  db: Executor,
  learnerId: string,
): Promise<Correspondent | undefined> {
  const [row] = await db
    .select({
      name: learners.displayName,
      email: users.email,
      locale: learners.locale,
      isDemo: learners.isDemo,
    })
    .from(learners)
    .innerJoin(users, eq(users.id, learners.id))
    .where(eq(learners.id, learnerId));
  return row;
}

/** Threads of all learners with whom they are, those that wait longest first. */
export const threadsOfAll = (db: Executor, state: ThreadState | undefined, limit: number) =>
  db
    .select({ thread: supportThreads, name: learners.displayName, email: users.email })
    .from(supportThreads)
    .innerJoin(learners, eq(learners.id, supportThreads.learnerId))
    .innerJoin(users, eq(users.id, supportThreads.learnerId))
    .where(state === undefined ? undefined : eq(supportThreads.state, state))
    .orderBy(asc(supportThreads.updatedAt), asc(supportThreads.id))
    .limit(limit);
