// A finished attempt is graded from what was saved: score, objectives, pace and what changing did.
import type { Question } from '#domain/catalog/catalog.ts';
import { type Answer, isRight, sameAnswer } from './answer.ts';

/** A question of the attempt, in the attempt's order. */
export interface GradedItem {
  readonly question: Pick<Question, 'type' | 'options' | 'answer'>;
  readonly objectiveId: string;
  readonly answer: Answer | null;
  readonly firstAnswer: Answer | null;
  readonly msSpent: number;
}

export interface Share {
  readonly right: number;
  readonly total: number;
  /** Whole percent, rounded down: a score never looks better than it is. */
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
export interface Quarter {
  readonly from: number;
  readonly to: number;
  readonly right: number;
  readonly total: number;
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

/** A share with its Wilson score interval (E. B. Wilson 1927), which holds for few questions too. */
export function shareOf(right: number, total: number): Share {
  if (total === 0) return { right, total, percent: 0, low: 0, high: 100 };
  const p = right / total;
  const scale = 1 + Z ** 2 / total;
  const middle = (p + Z ** 2 / (2 * total)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / total + Z ** 2 / (4 * total ** 2))) / scale;
  const percentOf = (value: number) => Math.min(100, Math.max(0, Math.round(100 * value)));
  return {
    right,
    total,
    percent: Math.floor((100 * right) / total),
    low: percentOf(middle - half),
    high: percentOf(middle + half),
  };
}

const PARTS = 4;

/** Grades an attempt; the same items always give the same grade. */
export function gradeAttempt(items: readonly GradedItem[]): Grade {
  const marked = items.map((item) => ({ ...item, right: isRight(item.question, item.answer) }));
  const countRight = (some: readonly { right: boolean }[]) =>
    some.filter((one) => one.right).length;
  const parts = Math.min(PARTS, marked.length);
  const bound = (part: number) => Math.round((part * marked.length) / parts);
  return {
    score: shareOf(countRight(marked), marked.length),
    answered: marked.filter(({ answer }) => answer !== null).length,
    objectives: [...Map.groupBy(marked, (item) => item.objectiveId)].map(([objectiveId, some]) => ({
      objectiveId,
      ...shareOf(countRight(some), some.length),
    })),
    quarters: Array.from({ length: parts }, (_, part) => {
      const some = marked.slice(bound(part), bound(part + 1));
      return {
        from: bound(part) + 1,
        to: bound(part + 1),
        right: countRight(some),
        total: some.length,
        msSpent: some.reduce((sum, item) => sum + item.msSpent, 0),
      };
    }),
    changes: countChanges(marked),
  };
}

function countChanges(marked: readonly (GradedItem & { right: boolean })[]): ChangeCounts {
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
