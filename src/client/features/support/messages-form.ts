// What is wrong with a message to support, before it is sent; each problem names its field and rule.
import { ownForm } from '#client/base/app-state.ts';
import { MESSAGE_MAX, SUBJECT_MAX } from '#domain/support/threads.ts';
import type { Messages } from '#texts/messages.ts';

export type FieldProblem = 'missing' | 'too_long';

export const subjectProblem = (subject: string): FieldProblem | null =>
  problemOf(subject.trim(), SUBJECT_MAX);

export const messageProblem = (message: string): FieldProblem | null =>
  problemOf(message.trim(), MESSAGE_MAX);

function problemOf(text: string, most: number): FieldProblem | null {
  if (text === '') return 'missing';
  return text.length > most ? 'too_long' : null;
}

type ContactTexts = Messages['support']['contact'];

export const subjectSays = (t: ContactTexts, problem: FieldProblem): string =>
  problem === 'missing' ? t.subjectMissing : t.subjectLong(SUBJECT_MAX);

export const messageSays = (t: ContactTexts, problem: FieldProblem): string =>
  problem === 'missing' ? t.messageMissing : t.messageLong(MESSAGE_MAX);

/** The name under which the device keeps what was typed: for a new thread, or into one. */
export const supportDraft = (learnerId: string, threadId = 'new'): string =>
  ownForm('support', learnerId, threadId);
