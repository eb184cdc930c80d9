// A finished attempt is graded from what was saved: score, objectives, pace and what changing did.
import { maxPointsOf, type Question } from '#domain/catalog/questions.ts';
import { type Answer, isRight, pointsOf, sameAnswer } from './answer.ts';

/** A question of the attempt, in the attempt's order. */
export interface GradedItem {
  readonly question: Question;
  readonly objectiveId: string;
  readonly answer: Answer | null;
  readonly firstAnswer: Answer | null;
  readonly msSpent: number;
}

export interface Share {
  readonly right: number;
  readonly total: number;
  readonly points: number;
  readonly maxPoints: number;
  /** Whole percent of the points, rounded down: a score never looks better than it is. */
  readonly percent: number;
  /** The interval that so few questions allow, whole percent. */
  readonly low: number;
  readonly high: number;
}

export interface Grade {
  readonly score: Share;
  readonly answered: number;
  /** In the order in which the attempt first asked for them. */
  readonly objectives: readonly (Share & { readonly objectiveId: string })[];
  readonly quarters: readonly Quarter[];
  readonly changes: ChangeCounts;
}

/** A fourth of the attempt by number; from and to count from 1. */
export interface Quarter extends Sums {
  readonly from: number;
  readonly to: number;
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

/** A question with what its answer was worth. */
interface Marked extends GradedItem {
  readonly right: boolean;
  readonly points: number;
  readonly maxPoints: number;
}

/** What several questions add up to. */
export type Sums = Pick<Share, 'right' | 'total' | 'points' | 'maxPoints'>;

/**
 * A share of points with its Wilson score interval (E. B. Wilson 1927), which holds for few questions
 * too. Where questions give a part of their points it is taken over the questions, which makes it
 * wider than it need be, never narrower.
 */
export function shareOf(sums: Sums): Share {
  const { total, points, maxPoints } = sums;
  if (total === 0 || maxPoints === 0) return { ...sums, percent: 0, low: 0, high: 100 };
  const p = points / maxPoints;
  const scale = 1 + Z ** 2 / total;
  const middle = (p + Z ** 2 / (2 * total)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / total + Z ** 2 / (4 * total ** 2))) / scale;
  const percentOf = (value: number) => Math.min(100, Math.max(0, Math.round(100 * value)));
  return {
    ...sums,
    percent: Math.floor((100 * points) / maxPoints),
    low: percentOf(middle - half),
    high: percentOf(middle + half),
  };
}

function sumsOf(items: readonly Marked[]): Sums {
  const sum = (of: (item: Marked) => number) => items.reduce((all, item) => all + of(item), 0);
  return {
    right: sum(({ right }) => Number(right)),
    total: items.length,
    points: sum(({ points }) => points),
    maxPoints: sum(({ maxPoints }) => maxPoints),
  };
}

const PARTS = 4;

/** Grades an attempt; the same items always give the same grade. */
export function gradeAttempt(items: readonly GradedItem[]): Grade {
  const marked = items.map((item): Marked => {
    const { question, answer } = item;
    const right = isRight(question, answer);
    const points = pointsOf(question, answer);
    return { ...item, right, points, maxPoints: maxPointsOf(question) };
  });
  const parts = Math.min(PARTS, marked.length);
  const bound = (part: number) => Math.round((part * marked.length) / parts);
  return {
    score: shareOf(sumsOf(marked)),
    answered: marked.filter(({ answer }) => answer !== null).length,
    objectives: [...Map.groupBy(marked, (item) => item.objectiveId)].map(([objectiveId, some]) => ({
      objectiveId,
      ...shareOf(sumsOf(some)),
    })),
    quarters: Array.from({ length: parts }, (_, part) => {
      const some = marked.slice(bound(part), bound(part + 1));
      return {
        from: bound(part) + 1,
        to: bound(part + 1),
        ...sumsOf(some),
        msSpent: some.reduce((sum, item) => sum + item.msSpent, 0),
      };
    }),
    changes: countChanges(marked),
  };
}

function countChanges(marked: readonly Marked[]): ChangeCounts {
  const changed = marked
    .filter(({ answer, firstAnswer }) => firstAnswer !== null && !sameAnswer(answer, firstAnswer))
    .map((item) => [isRight(item.question, item.firstAnswer), item.right]);
  const count = (before: boolean, after: boolean) =>
    changed.filter(([first, last]) => first === before && last === after).length;
  return {
    questions: changed.length,
    wrongToRight: count(false, true),
    rightToWrong: count(true, false),
    wrongToWrong: count(false, false),
  };
}
