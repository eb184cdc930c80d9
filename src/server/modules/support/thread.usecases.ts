// A learner writes to support and reads what support wrote; the operator is mailed where an address is set.
import { randomUUID } from 'node:crypto';
import type { SupportThread, WholeThread } from '#contract/support.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  cleanMessage,
  cleanSubject,
  MESSAGE_MAX,
  MESSAGES_A_DAY,
  MESSAGES_A_THREAD,
  SUBJECT_MAX,
  stateAfter,
  type TextProblem,
  THREADS_A_DAY,
  type ThreadChannel,
} from '#domain/support/threads.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import type { Mailer } from '#server/modules/mail/mail.usecases.ts';
import {
  countMessages,
  findCorrespondent,
  findThread,
  insertMessage,
  insertThread,
  latestThreads,
  messagesOf,
  setThreadState,
  type ThreadRow,
  writtenOfADay,
} from './thread.queries.ts';

const LISTED_AT_MOST = 50;
const HOUR_SECONDS = 3_600;

/** Where a message to support goes beside its row. */
export interface SupportMail {
  readonly mailer: Mailer;
  /** The operator's address; undefined where none is set. */
  readonly address: string | undefined;
}

export const threadView = (row: ThreadRow): SupportThread => ({
  id: row.id,
  subject: row.subject,
  channel: row.channel,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The learner's threads, the last changed first. */
export const listThreads = async (db: Executor, learnerId: string): Promise<SupportThread[]> =>
  (await latestThreads(db, learnerId, LISTED_AT_MOST)).map(threadView);

/** One of the learner's threads with its messages. */
export async function readThread(
  db: Executor,
  learnerId: string,
  threadId: string,
): Promise<Result<WholeThread, Failure>> {
  const row = await findThread(db, learnerId, threadId);
  if (!row) return err({ code: 'support.thread_not_found' });
  const messages = await messagesOf(db, learnerId, threadId);
  return ok({
    ...threadView(row),
    messages: messages.map(({ id, author, text, createdAt }) => ({
      id: String(id),
      author,
      text,
      createdAt: createdAt.toISOString(),
    })),
  });
}

const badText = (field: string, problem: TextProblem, most: number): Failure => ({
  code: 'request.invalid',
  fields: [
    {
      field,
      rule: problem,
      message: problem === 'missing' ? 'Write something.' : `Use at most ${most} characters.`,
    },
  ],
});

const tooMany: Failure = { code: 'request.too_many', retryAfterSeconds: HOUR_SECONDS };

/** Begins a thread with its first message. A demo learner has no address to answer to. */
export async function beginThread(
  tx: Transaction,
  mail: SupportMail,
  learnerId: string,
  input: { readonly channel: ThreadChannel; readonly subject: string; readonly message: string },
): Promise<Result<WholeThread, Failure>> {
  const subject = cleanSubject(input.subject);
  if (!subject.ok) return err(badText('subject', subject.error, SUBJECT_MAX));
  const text = cleanMessage(input.message);
  if (!text.ok) return err(badText('message', text.error, MESSAGE_MAX));
  const allowed = await mayWrite(tx, learnerId, { isNew: true });
  if (!allowed.ok) return allowed;
  const thread = { learnerId, id: randomUUID(), subject: subject.value, channel: input.channel };
  await insertThread(tx, thread);
  await addMessage(tx, mail, { thread, text: text.value });
  return readThread(tx, learnerId, thread.id);
}

/** Writes back in a thread, which is then open again. */
export async function writeInThread(
  tx: Transaction,
  mail: SupportMail,
  learnerId: string,
  input: { readonly threadId: string; readonly message: string },
): Promise<Result<WholeThread, Failure>> {
  const text = cleanMessage(input.message);
  if (!text.ok) return err(badText('message', text.error, MESSAGE_MAX));
  const allowed = await mayWrite(tx, learnerId, { isNew: false });
  if (!allowed.ok) return allowed;
  const thread = await findThread(tx, learnerId, input.threadId);
  if (!thread) return err({ code: 'support.thread_not_found' });
  if ((await countMessages(tx, learnerId, thread.id)) >= MESSAGES_A_THREAD) {
    return err({ code: 'support.thread_full' });
  }
  await addMessage(tx, mail, { thread, text: text.value });
  await setThreadState(tx, learnerId, thread.id, stateAfter('learner'));
  return readThread(tx, learnerId, thread.id);
}

/** Locks the learner, so that of two messages at once both are counted. */
async function mayWrite(
  tx: Transaction,
  learnerId: string,
  { isNew }: { readonly isNew: boolean },
): Promise<Result<null, Failure>> {
  const learner = await lockLearner(tx, learnerId);
  if (!learner) return err({ code: 'auth.signed_out' });
  if (learner.isDemo) return err({ code: 'auth.demo_refused' });
  const written = await writtenOfADay(tx, learnerId);
  const isFull = written.messages >= MESSAGES_A_DAY || (isNew && written.threads >= THREADS_A_DAY);
  return isFull ? err(tooMany) : ok(null);
}

async function addMessage(
  tx: Transaction,
  { mailer, address }: SupportMail,
  { thread, text }: { thread: Pick<ThreadRow, 'learnerId' | 'id' | 'subject'>; text: string },
): Promise<void> {
  const { learnerId, id, subject } = thread;
  await insertMessage(tx, { learnerId, threadId: id, author: 'learner', text });
  await tellPages(tx, learnerId, 'support');
  const from = address === undefined ? undefined : await findCorrespondent(tx, learnerId);
  if (address === undefined || from === undefined) return;
  await mailer.enqueue(tx, {
    letter: { kind: 'supportMessage', threadId: id, subject, text, from },
    userId: learnerId,
    recipient: address,
    // Who runs the site reads the language of its documents.
    locale: 'en-US',
  });
}
