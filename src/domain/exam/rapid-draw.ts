// Rapid fire asks what can be read and answered in its seconds: short questions first, longer ones where they run out.
import type { Question } from '#domain/questions/questions.ts';
import type { Meetings } from './meetings.ts';
import { wordsShown } from './pace.ts';
import { type Bank, questionsOf } from './paper.ts';

/** Half the pace of somebody who reads quickly: the other half of the seconds is for the choice. */
const RAPID_WORDS_PER_MINUTE = 100;

const SECONDS_PER_MINUTE = 60;

/** As many as a phone shows below the question. */
const RAPID_OPTIONS = 4;

/** Is it read and answered at a glance: few options to choose from, nothing to look at, few words for its seconds? */
export const isRapid = (question: Question, seconds: number): boolean =>
  (question.type === 'sc' || question.type === 'ms') &&
  question.options.length <= RAPID_OPTIONS &&
  question.table === undefined &&
  question.view === undefined &&
  question.case === undefined &&
  wordsShown(question) <= (RAPID_WORDS_PER_MINUTE * seconds) / SECONDS_PER_MINUTE;

/** More often than anybody meets a question. */
const BEHIND_ALL = 1_000_000;

/** What a draw knows of the learner, with questions that are too long counted as met more often than any other. */
export function rapidFirst(
  bank: Bank,
  met: Meetings,
  isShort: (questionId: string) => boolean,
): Meetings {
  const long = questionsOf(bank).filter((id) => !isShort(id));
  const behind = long.map((id) => [id, (met.seen.get(id) ?? 0) + BEHIND_ALL] as const);
  return { ...met, seen: new Map([...met.seen, ...behind]) };
}
