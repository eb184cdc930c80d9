// A learner writes to support in threads: open until support answers, open again when the learner writes back.
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** Longest subject and message, in characters. */
export const SUBJECT_MAX = 120;
export const MESSAGE_MAX = 4_000;
/** Threads that a learner begins in 24 hours, and messages they write in them. */
export const THREADS_A_DAY = 5;
export const MESSAGES_A_DAY = 20;
/** Messages of one thread, from both sides: another matter gets a thread of its own. */
export const MESSAGES_A_THREAD = 100;

/** open: support is to answer; answered: the learner may write back; closed: support ended it. */
export const THREAD_STATES = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];
/** The channel a thread was begun in (brief 2, 2.k). */
export const THREAD_CHANNELS = ['chat', 'email'] as const;
export type ThreadChannel = (typeof THREAD_CHANNELS)[number];
export type MessageAuthor = 'learner' | 'support';

/** The state of a thread after a message: who wrote last waits. */
export const stateAfter = (author: MessageAuthor): ThreadState =>
  author === 'learner' ? 'open' : 'answered';

export type TextProblem = 'missing' | 'too_long';

/** Control characters that no text of a learner needs; PostgreSQL refuses U+0000 in any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const BREAKS = /[\r\n\t\u0085\u2028\u2029]+/g;

/** A subject as it is kept: one line, trimmed. */
export function cleanSubject(subject: string): Result<string, TextProblem> {
  const text = subject.replace(BREAKS, ' ').replace(CONTROL, '').trim();
  return bounded(text, SUBJECT_MAX);
}

/** A message as it is kept: its lines stay, control characters go. */
export function cleanMessage(message: string): Result<string, TextProblem> {
  const text = message.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
  return bounded(text, MESSAGE_MAX);
}

function bounded(text: string, most: number): Result<string, TextProblem> {
  if (text === '') return err('missing');
  return text.length > most ? err('too_long') : ok(text);
}
