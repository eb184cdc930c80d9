// A right answer in practice pays once a question and study day, up to a limit of the day.
import type { PracticeRewards } from '#domain/catalog/catalog.ts';
import type { StudyDay } from '#domain/kernel/time.ts';
import type { PaperAward } from './paper-awards.ts';

/** What sources of practice answers begin with; the day stands at their end. */
export const PRACTICE_SOURCE = 'answer:';

/** The source of a question's pay on a day: paid once a learner. */
export const answerSource = (questionId: string, day: StudyDay): string =>
  `${PRACTICE_SOURCE}${questionId}:${day}`;

/**
 * What right answers may pay, by content's numbers (decisions 6).
 * @param rightIds questions that were answered right, in the order they were asked
 * @param paidSources the day's sources of practice answers that were paid before
 * @param day the learner's day on which the practice ended
 */
export function practiceAwards(
  rightIds: readonly string[],
  paidSources: ReadonlySet<string>,
  day: StudyDay,
  { rightXp, xpPerDay }: PracticeRewards,
): readonly PaperAward[] {
  if (rightXp === 0) return [];
  const left = Math.max(0, Math.floor(xpPerDay / rightXp) - paidSources.size);
  return rightIds
    .map((questionId) => answerSource(questionId, day))
    .filter((source) => !paidSources.has(source))
    .slice(0, left)
    .map((source) => ({ source, xp: rightXp }));
}
