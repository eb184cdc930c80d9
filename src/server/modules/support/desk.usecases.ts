// The threads of all learners, as the operator works on them.
import type { ThreadState } from '#domain/support/threads.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import {
  type Correspondent,
  findCorrespondent,
  findThreadById,
  insertMessage,
  messagesOf,
  setThreadState,
  type ThreadRow,
  threadsOfAll,
} from './thread.queries.ts';

export interface WaitingThread {
  readonly id: string;
  readonly subject: string;
  readonly channel: string;
  readonly state: ThreadState;
  readonly updatedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly messages: readonly {
    readonly author: 'learner' | 'support';
    readonly text: string;
    readonly createdAt: Date;
  }[];
}

/** With all their messages, those that wait longest first. */
export async function listAllThreads(
  db: Executor,
  state: ThreadState | undefined,
  limit: number,
): Promise<WaitingThread[]> {
  const rows = await threadsOfAll(db, state, limit);
  const threads: WaitingThread[] = [];
  for (const { thread, name, email } of rows) {
    const messages = await messagesOf(db, thread.learnerId, thread.id);
    threads.push({ ...thread, name, email, messages });
  }
  return threads;
}

export const findAnyThread: (db: Executor, id: string) => Promise<ThreadRow | undefined> =
  findThreadById;

export const correspondentOf: (
  db: Executor,
  learnerId: string,
) => Promise<Correspondent | undefined> = findCorrespondent;

/** Writes as support. */
export const addAnswer = (
  tx: Transaction,
  { learnerId, id }: ThreadRow,
  text: string,
): Promise<void> => insertMessage(tx, { learnerId, threadId: id, author: 'support', text });

export const moveThread = (
  tx: Transaction,
  { learnerId, id }: ThreadRow,
  state: ThreadState,
): Promise<void> => setThreadState(tx, learnerId, id, state);
