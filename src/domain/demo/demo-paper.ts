// How the demo learner answers a paper: some questions right, wrong ones slower, as people are.
import { drawn } from '#domain/kernel/shuffled.ts';
import { keyOf } from '#domain/questions/answer.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';
import type { RightOfAnswered, TakenPaper } from './demo-story.ts';

export interface PlannedAnswer {
  readonly questionId: string;
  /** Null where it is left out: a wrong answer is planned, and the type has none to choose. */
  readonly answer: Answer | null;
  readonly msSpent: number;
}

/** Shares no divisor with the sizes of papers, so that right answers are spread over all of one. */
const STRIDE = 7;
/** From and to: a question takes its own time between them, and what is answered wrong takes longer. */
const RIGHT_MS = [24_000, 58_000] as const;
const WRONG_MS = [38_000, 92_000] as const;

/**
 * Answers to a drawn paper in its order.
 * @param right how many are answered right, of all of its questions or of each objective's; of an objective that
 *   is not named nothing is answered
 */
export function plannedAnswers(
  questions: readonly Question[],
  right: TakenPaper['right'],
): readonly PlannedAnswer[] {
  const isRight =
    typeof right === 'number' ? spread(questions.length, right) : byObjective(questions, right);
  return questions.flatMap((question, at) => {
    const how = isRight(question, at);
    if (how === undefined) return [];
    const [from, to] = how ? RIGHT_MS : WRONG_MS;
    return {
      questionId: question.id,
      answer: how ? keyOf(question) : wrongAnswer(question),
      msSpent: Math.round(from + drawn(question.id) * (to - from)),
    };
  });
}

/** Says whether a question is answered right; undefined where it is left out. */
type Plan = (question: Question, at: number) => boolean | undefined;

const spread =
  (count: number, right: number): Plan =>
  (_question, at) =>
    isRightAt(at, count, right);

/** Whether the question at a place is answered right, of so many of which so many are, spread over all of them. */
export const isRightAt = (at: number, count: number, right: number): boolean =>
  (at * STRIDE) % count < right;

/** Each objective begins elsewhere with what is right, wrong and left out, so that no part of the paper has it all. */
function byObjective(
  questions: readonly Question[],
  right: Readonly<Record<string, RightOfAnswered>>,
): Plan {
  const objectives = Object.keys(right);
  const objectiveOf = ({ tags }: Question) => tags.find((tag) => tag in right);
  const all = Map.groupBy(questions, objectiveOf);
  const asked = new Map<string, number>();
  return (question) => {
    const objective = objectiveOf(question);
    if (objective === undefined) return undefined;
    const [rightOnes, answered] = right[objective]!;
    const before = asked.get(objective) ?? 0;
    asked.set(objective, before + 1);
    const place = (before + 2 * objectives.indexOf(objective)) % all.get(objective)!.length;
    return place < answered ? place < rightOnes : undefined;
  };
}

/** What somebody might answer who does not know; null only where a question offers nothing else. */
export function wrongAnswer(question: Question): Answer | null {
  switch (question.type) {
    case 'order':
      return { order: question.items.map(({ id }) => id).reverse() };
    case 'match': {
      const rights = question.pairs.map(([, right]) => right);
      const turned = [...rights.slice(1), ...rights.slice(0, 1)];
      return { pairs: question.pairs.map(([left], at) => [left, turned[at]!] as const) };
    }
    case 'fill': {
      const other = question.gaps.map(({ id, options, answer }) => {
        const wrong = options.find((option) => option.id !== answer);
        return [id, wrong?.id ?? answer] as const;
      });
      return { gaps: Object.fromEntries(other) };
    }
    case 'hotspot': {
      const wrong = question.areas.find(({ id }) => !question.answer.includes(id));
      return wrong ? { areas: [...question.answer.slice(1), wrong.id] } : null;
    }
    default: {
      const best = keyOf(question);
      const chosen = 'chosen' in best ? best.chosen : [];
      const wrong = question.options.find(({ id }) => !chosen.includes(id));
      // As many as are asked for: less would be no whole answer.
      return wrong ? { chosen: [...chosen.slice(1), wrong.id] } : null;
    }
  }
}
