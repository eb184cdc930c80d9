// What the operator does about messages to support: reads them, answers, closes a thread.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  cleanMessage,
  stateAfter,
  type TextProblem,
  type ThreadState,
} from '#domain/support/threads.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import type { Mailer } from '#server/modules/mail/mail.usecases.ts';
import { notify } from '#server/modules/notification/notification.usecases.ts';
import {
  addAnswer,
  correspondentOf,
  findAnyThread,
  listAllThreads,
  moveThread,
  type WaitingThread,
} from '#server/modules/support/desk.usecases.ts';

const LISTED_AT_MOST = 200;

/** Threads of all learners, those that wait longest first. @param state undefined: in any state */
export const readDesk = (db: Executor, state: ThreadState | undefined): Promise<WaitingThread[]> =>
  listAllThreads(db, state, LISTED_AT_MOST);

export interface Answered {
  readonly subject: string;
  /** True where a mail to the learner waits to be sent. */
  readonly isMailed: boolean;
}

/**
 * Answers a thread: the message is in it, the learner is told on every open page, and by mail where the
 * site can send any.
 */
export const answerThread = (
  { db, mailer }: { readonly db: Database; readonly mailer: Pick<Mailer, 'canSend' | 'enqueue'> },
  threadId: string,
  message: string,
): Promise<Result<Answered, { code: 'support.thread_not_found' | TextProblem }>> =>
  db.transaction(async (tx) => {
    const text = cleanMessage(message);
    if (!text.ok) return err({ code: text.error });
    const thread = await findAnyThread(tx, threadId);
    // The learner first, as in every write of theirs: two orders of locks could wait for each other.
    const learner = thread && (await lockLearner(tx, thread.learnerId));
    if (!thread || !learner) return err({ code: 'support.thread_not_found' as const });
    await addAnswer(tx, thread, text.value);
    await moveThread(tx, thread, stateAfter('support'));
    await notify(tx, learner, [{ kind: 'support_reply', courseKey: null, subjectId: thread.id }]);
    await tellPages(tx, learner.id, 'support');
    const to = mailer.canSend ? await correspondentOf(tx, learner.id) : undefined;
    if (to !== undefined && !to.isDemo) {
      await mailer.enqueue(tx, {
        letter: { kind: 'supportReply', threadId, subject: thread.subject, text: text.value },
        userId: learner.id,
        recipient: to.email,
        locale: to.locale,
      });
    }
    return ok({ subject: thread.subject, isMailed: to !== undefined && !to.isDemo });
  });

/** Closes a thread: nothing more is to be said; who writes in it opens it again. */
export const closeThread = (
  db: Database,
  threadId: string,
): Promise<Result<null, { code: 'support.thread_not_found' }>> =>
  db.transaction(async (tx) => {
    const thread = await findAnyThread(tx, threadId);
    const learner = thread && (await lockLearner(tx, thread.learnerId));
    if (!thread || !learner) return err({ code: 'support.thread_not_found' as const });
    await moveThread(tx, thread, 'closed');
    await tellPages(tx, learner.id, 'support');
    return ok(null);
  });
