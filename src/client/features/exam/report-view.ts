// What a report draws and says, from the figures of the server.
import type { Confidence, ExamResult, NextAction, ReviewQuestion } from '#contract/exams.ts';
import { PACE_ANSWERS, QUARTER_ANSWERS, timedAnswers } from '#domain/exam/answering-pace.ts';
import { canBeKept, givesMoreThanExam, msEach } from '#domain/exam/exam-pace.ts';

/**
 * What names a question in a list: its stem. Scenarios are all asked alike, so a case is named by its
 * first sentence.
 */
export function nameOf(question: ReviewQuestion['question']): string {
  if (question.type !== 'gradient') return question.stem;
  const opening = question.scenario[0] ?? question.stem;
  return /^.+?[.!?]['"”]?(?=\s|$)/s.exec(opening)?.[0] ?? opening;
}

/** A point of the pace curve, both as shares from 0 to 1: time spent of the limit, questions of all. */
export interface PacePoint {
  readonly x: number;
  readonly y: number;
}

/** Answered questions by number over the time spent on them; empty where too few have a time. */
export function paceCurve({
  questions,
  pace,
}: Pick<ExamResult, 'questions' | 'pace'>): PacePoint[] {
  const timed = timedAnswers(questions);
  if (timed.length < PACE_ANSWERS || pace.msLimit <= 0) return [];
  let spent = 0;
  const points = timed.map(({ msSpent }, at) => {
    spent += msSpent;
    return { x: Math.min(1, spent / pace.msLimit), y: (at + 1) / questions.length };
  });
  return [{ x: 0, y: 0 }, ...points];
}

/**
 * When the exam's pace would have come to the end, as a share of the paper's time; null where it has none
 * that can be kept, or where the paper gives less time than the exam.
 */
export function examPaceEnd({
  examPace,
  count,
  minutes,
}: Pick<ExamResult['paper'], 'examPace' | 'count' | 'minutes'>): number | null {
  if (examPace === null || !canBeKept(examPace)) return null;
  const share = msEach(examPace) / msEach({ count, minutes });
  return share <= 1 ? share : null;
}

/**
 * What was left of the clock that the attempt had; nothing where the paper gives more time than the exam, as its minutes are
 * then a limit, and where each question has seconds of its own.
 */
export const msUnusedOf = ({
  paper,
  pace,
}: {
  readonly paper: Pick<
    ExamResult['paper'],
    'examPace' | 'count' | 'minutes' | 'secondsPerQuestion'
  >;
  readonly pace: Pick<ExamResult['pace'], 'msLimit' | 'msTaken'>;
}): number =>
  paper.secondsPerQuestion !== null || givesMoreThanExam(paper) ? 0 : pace.msLimit - pace.msTaken;

/** How many questions were graded that content has retired since: they count, and have no text to show. */
export const goneOf = ({
  attempt,
  questions,
}: {
  readonly attempt: Pick<ExamResult['attempt'], 'total'>;
  readonly questions: readonly unknown[];
}): number => Math.max(0, attempt.total - questions.length);

/** With fewer than five questions a quarter, one of them alone draws the picture. */
const QUARTERS_FROM = 4 * QUARTER_ANSWERS;

/** @param count questions, or answers */
export const showsPace = (count: number): boolean => count >= PACE_ANSWERS;
export const showsQuarters = (count: number): boolean => count >= QUARTERS_FROM;

/** Questions that were left without a whole answer. */
export const blanksOf = (questions: readonly Pick<ReviewQuestion, 'isAnswered'>[]): number =>
  questions.filter(({ isAnswered }) => !isAnswered).length;

/** Questions won by changing answers; negative where they were lost. */
export const wonByChanges = ({ wrongToRight, rightToWrong }: ExamResult['changes']): number =>
  wrongToRight - rightToWrong;

/** Fewer changed answers say nothing of a habit. */
const ADVICE_CHANGES = 5;

/**
 * What changing answers advises: to keep doing it (with flags, where a flagged question became right by it) or to do
 * it with a reason.
 * @returns null where too few were changed, or as many were won as lost
 */
export function changeAdvice({
  changes,
  questions,
}: {
  readonly changes: ExamResult['changes'];
  readonly questions: readonly Pick<
    ReviewQuestion,
    'isAnswered' | 'feedback' | 'flagged' | 'firstAnswer'
  >[];
}): 'gainedText' | 'gainedFlaggedText' | 'lostText' | null {
  const won = wonByChanges(changes);
  if (changes.questions < ADVICE_CHANGES || won === 0) return null;
  if (won < 0) return 'lostText';
  const hasFlagged = questions.some(
    (one) => one.flagged && one.firstAnswer !== null && outcomeOf(one) === 'right',
  );
  return hasFlagged ? 'gainedFlaggedText' : 'gainedText';
}

const FILTERS = ['all', 'wrong', 'sure', 'flagged', 'changed', 'unanswered'] as const;
export type Filter = (typeof FILTERS)[number];

export const filterOf = (text: string | undefined): Filter =>
  FILTERS.find((filter) => filter === text) ?? 'all';

export type Outcome = 'right' | 'wrong' | 'partly' | 'unanswered' | 'hidden';

/**
 * How a question went. Partly: some of its points, not all. Hidden: its key is not told while it
 * stands in a running exam.
 */
export function outcomeOf({
  isAnswered,
  feedback,
}: Pick<ReviewQuestion, 'isAnswered' | 'feedback'>): Outcome {
  if (!isAnswered) return 'unanswered';
  if (feedback === null) return 'hidden';
  if (feedback.right) return 'right';
  return feedback.points > 0 ? 'partly' : 'wrong';
}

/**
 * What the filter of wrong answers is called: with answers among them that brought some of their
 * points, they are not all wrong.
 */
export const wrongOrPartly = (
  questions: readonly Pick<ReviewQuestion, 'isAnswered' | 'feedback'>[],
): 'wrong' | 'wrongOrPartly' =>
  questions.some((question) => outcomeOf(question) === 'partly') ? 'wrongOrPartly' : 'wrong';

const shows: Record<Filter, (question: ReviewQuestion) => boolean> = {
  all: () => true,
  wrong: (question) => ['wrong', 'partly'].includes(outcomeOf(question)),
  sure: (question) => question.confidence === 'sure' && shows.wrong(question),
  flagged: ({ flagged }) => flagged,
  changed: ({ firstAnswer }) => firstAnswer !== null,
  unanswered: ({ isAnswered }) => !isAnswered,
};

/** How answers went of which the same was said. */
interface Sureness {
  readonly said: Confidence;
  readonly right: number;
  readonly total: number;
}

const CONFIDENCES = ['sure', 'fairly', 'guess'] as const satisfies readonly Confidence[];

/** Answers by how sure the learner was of them; what was never said, or is not told yet, is left out. */
export const surenessOf = (
  questions: readonly Pick<ReviewQuestion, 'isAnswered' | 'feedback' | 'confidence'>[],
): readonly Sureness[] =>
  CONFIDENCES.flatMap((said) => {
    const own = questions.filter(
      ({ isAnswered, feedback, confidence }) =>
        confidence === said && isAnswered && feedback !== null,
    );
    const right = own.filter((question) => outcomeOf(question) === 'right').length;
    return own.length === 0 ? [] : [{ said, right, total: own.length }];
  });

/** Filters of which there is always one to press, and those that have something to show. */
export const filtersFor = (questions: readonly ReviewQuestion[]): readonly Filter[] =>
  FILTERS.filter((filter) => filter !== 'sure' || questions.some(shows.sure));

export const filtered = (
  questions: readonly ReviewQuestion[],
  filter: Filter,
): readonly ReviewQuestion[] => questions.filter(shows[filter]);

/** What a report leads with, and what it names below that. */
export interface Advice {
  /** What was missed, asked again; null where nothing waits. */
  readonly missed: ExamResult['missed'];
  /** What leads where nothing was missed: what runs, else to practise before to read, and the next paper where all was right. */
  readonly lead: NextAction | undefined;
  readonly others: readonly NextAction[];
}

/** As a coach would say it: what runs, else what was missed once more, else the weakest topic, else the next paper. */
export function adviceOf({
  missed,
  nextActions,
}: Pick<ExamResult, 'missed' | 'nextActions'>): Advice {
  if (missed !== null) return { missed, lead: undefined, others: nextActions };
  const isStudy = ({ kind }: NextAction) => kind === 'read' || kind === 'study';
  const lead =
    nextActions.find(({ kind }) => kind === 'resume') ??
    nextActions.find((action) => !isStudy(action)) ??
    nextActions[0];
  return { missed, lead, others: nextActions.filter((action) => action !== lead) };
}
