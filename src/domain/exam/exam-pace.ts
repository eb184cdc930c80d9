// Where a paper has other figures than the exam it prepares for, it says what the exam's own pace is.
import { MS_PER_MINUTE } from '#domain/kernel/time.ts';

/** How many of what the exam asks, in how many minutes. */
export interface ExamPace {
  /** scenarios: longer than the paper's questions, so that its pace cannot be kept in this paper. */
  readonly asks: 'questions' | 'scenarios';
  readonly count: number;
  readonly minutes: number;
}

/** What the exam gives each of them, ms. */
export const msEach = ({ count, minutes }: Pick<ExamPace, 'count' | 'minutes'>): number =>
  (minutes * MS_PER_MINUTE) / count;

/** How long so many questions take at the exam's pace, minutes with the seconds in them. */
export const minutesAt = (pace: Pick<ExamPace, 'count' | 'minutes'>, questions: number): number =>
  (questions * msEach(pace)) / MS_PER_MINUTE;

/** Can it be kept in this paper? Only where both ask questions of one kind. */
export const canBeKept = ({ asks }: ExamPace): boolean => asks === 'questions';

/**
 * How many questions lie behind somebody who keeps the exam's pace; all of them at most.
 * @param msWorked since the start
 * @param extraTimePercent granted before the start; the exam would grant it as well
 */
export const reachedAt = (
  pace: ExamPace,
  { msWorked, total, extraTimePercent }: Record<'msWorked' | 'total' | 'extraTimePercent', number>,
): number => {
  const each = msEach(pace) * (1 + extraTimePercent / 100);
  return Math.min(total, Math.max(0, Math.floor(msWorked / each)));
};

/** Does a paper leave a minute more than the exam's pace takes, or longer? Its minutes are then a limit, not a plan. */
export const givesMoreThanExam = ({
  examPace,
  count,
  minutes,
}: {
  readonly examPace: ExamPace | null;
  readonly count: number;
  readonly minutes: number;
}): boolean =>
  examPace !== null && canBeKept(examPace) && Math.round(minutesAt(examPace, count)) < minutes;
