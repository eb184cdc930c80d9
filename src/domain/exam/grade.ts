// A finished attempt is graded from what was saved: score, objectives, pace and what changing did.
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { isRight, isWhole, maxPointsOf, pointsOf, sameAnswer } from '#domain/questions/answer.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';

/** An answered or open question of the attempt, in the attempt's order, with what it was worth. */
export interface GradedItem {
  /** From 1, as the learner saw it. */
  readonly number: number;
  readonly objectiveId: string;
  readonly answer: Answer | null;
  /** The answer is whole: an incomplete one counts as none. */
  readonly isAnswered: boolean;
  readonly firstAnswer: Answer | null;
  /** Null where the question has gone since, so that nobody can tell. */
  readonly firstWasRight: boolean | null;
  readonly msSpent: number;
  readonly right: boolean;
  readonly points: number;
  readonly maxPoints: number;
}

type Given = Pick<GradedItem, 'number' | 'objectiveId' | 'answer' | 'firstAnswer' | 'msSpent'>;

/** Marks a question by its key. Once: what is stored of it afterwards is not judged anew. */
export const markItem = (question: Question, given: Given): GradedItem => ({
  ...given,
  isAnswered: isWhole(question, given.answer),
  firstWasRight: isRight(question, given.firstAnswer),
  right: isRight(question, given.answer),
  points: pointsOf(question, given.answer),
  maxPoints: maxPointsOf(question),
});

export interface Share {
  readonly right: number;
  readonly total: number;
  readonly points: number;
  readonly maxPoints: number;
  /** Whole percent of the points, never rounded across a line (`shownPercent`). */
  readonly percent: number;
  /** The interval that so few questions allow, whole percent. */
  readonly low: number;
  readonly high: number;
}

export interface Grade {
  readonly score: Share;
  /** Questions with a whole answer. */
  readonly answered: number;
  /** In the order in which the attempt first asked for them. */
  readonly objectives: readonly (Share & Answered & { readonly objectiveId: string })[];
  readonly quarters: readonly Quarter[];
  readonly changes: ChangeCounts;
}

/** What of several questions was answered: what was left open is no wrong answer. */
interface Answered {
  /** Questions with a whole answer. */
  readonly answered: number;
  /** The most that these could bring. */
  readonly answeredMaxPoints: number;
}

/**
 * A fourth of the attempt by number, from and to counted from 1; only its answered questions add up. What was asked with
 * those left open stands beside, as they score nothing in the total.
 */
export interface Quarter extends Sums {
  readonly from: number;
  readonly to: number;
  readonly asked: number;
  readonly askedMaxPoints: number;
  readonly msSpent: number;
}

/** Questions whose last answer is not the first: what the change did. */
export interface ChangeCounts {
  readonly questions: number;
  readonly wrongToRight: number;
  readonly rightToWrong: number;
  readonly wrongToWrong: number;
}

/** Two-sided, 95 %. */
const Z = 1.96;

/** What several questions add up to. */
export type Sums = Pick<Share, 'right' | 'total' | 'points' | 'maxPoints'>;

/**
 * A share of points with its Wilson score interval (E. B. Wilson 1927), which holds for few questions
 * too. Where questions give a part of their points it is taken over the questions, which makes it
 * wider than it need be, never narrower.
 * @param lines whole percents that the shown one is never rounded across
 */
export function shareOf(sums: Sums, lines: readonly number[] = []): Share {
  const { total, points, maxPoints } = sums;
  if (total === 0 || maxPoints === 0) return { ...sums, percent: 0, low: 0, high: 100 };
  const p = points / maxPoints;
  const scale = 1 + Z ** 2 / total;
  const middle = (p + Z ** 2 / (2 * total)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / total + Z ** 2 / (4 * total ** 2))) / scale;
  const percentOf = (value: number) => Math.min(100, Math.max(0, Math.round(100 * value)));
  return {
    ...sums,
    percent: shownPercent(points, maxPoints, lines),
    low: percentOf(middle - half),
    high: percentOf(middle + half),
  };
}

/** What questions add up to. */
export function sumsOf(items: readonly GradedItem[]): Sums {
  const sum = (of: (item: GradedItem) => number) => items.reduce((all, item) => all + of(item), 0);
  return {
    right: sum(({ right }) => Number(right)),
    total: items.length,
    points: sum(({ points }) => points),
    maxPoints: sum(({ maxPoints }) => maxPoints),
  };
}

function answeredOf(items: readonly GradedItem[]): Answered {
  const { total, maxPoints } = sumsOf(items.filter(({ isAnswered }) => isAnswered));
  return { answered: total, answeredMaxPoints: maxPoints };
}

const PARTS = 4;

/**
 * Grades an attempt; the same items always give the same grade.
 * @param lines whole percents that its percents are never rounded across
 */
export function gradeAttempt(items: readonly GradedItem[], lines: readonly number[] = []): Grade {
  const parts = Math.min(PARTS, items.length);
  const bound = (part: number) => Math.round((part * items.length) / parts);
  return {
    score: shareOf(sumsOf(items), lines),
    answered: items.filter(({ isAnswered }) => isAnswered).length,
    objectives: [...Map.groupBy(items, (item) => item.objectiveId)].map(([objectiveId, some]) => ({
      objectiveId,
      ...shareOf(sumsOf(some), lines),
      ...answeredOf(some),
    })),
    quarters: Array.from({ length: parts }, (_, part) => {
      const some = items.slice(bound(part), bound(part + 1));
      const answered = some.filter(({ isAnswered }) => isAnswered);
      return {
        from: some.at(0)!.number,
        to: some.at(-1)!.number,
        asked: some.length,
        askedMaxPoints: sumsOf(some).maxPoints,
        ...sumsOf(answered),
        msSpent: answered.reduce((sum, item) => sum + item.msSpent, 0),
      };
    }),
    changes: countChanges(items),
  };
}

function countChanges(items: readonly GradedItem[]): ChangeCounts {
  const changed = items
    .filter(({ answer, firstAnswer }) => firstAnswer !== null && !sameAnswer(answer, firstAnswer))
    .flatMap(({ firstWasRight, right }) =>
      firstWasRight === null ? [] : [[firstWasRight, right]],
    );
  const count = (before: boolean, after: boolean) =>
    changed.filter(([first, last]) => first === before && last === after).length;
  return {
    questions: changed.length,
    wrongToRight: count(false, true),
    rightToWrong: count(true, false),
    wrongToWrong: count(false, false),
  };
}
