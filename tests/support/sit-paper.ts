// Sits a paper through the API as a learner would: right and wrong answers, some left
// out, flagged and changed.
import type { Api } from '#client/api/api.ts';
import type { Answer, AnswerChange, Attempt, AttemptQuestion, Submitted } from '#contract/exams.ts';
import { questionOf } from './known-content.ts';
import { rightAnswer, wrongAnswer } from './play.ts';

export interface AnswerPlan {
  /** How many questions are answered right, spread over the paper; the others wrong. */
  readonly right: number;
  /** How many of the last questions are left out. */
  readonly leftOut?: number;
  /** Numbers that are flagged. */
  readonly flagged?: readonly number[];
  /** Numbers whose first answer was another: wrong ones became right, right ones wrong. */
  readonly changed?: readonly number[];
}

function answerTo({ question: { id, type } }: AttemptQuestion, isRight: boolean): Answer {
  if (type !== 'gradient') return { chosen: isRight ? rightAnswer(id) : wrongAnswer(id) };
  const question = questionOf(id);
  if (question.type !== 'gradient') throw new Error(`${id} is no scenario.`);
  // What is not right is the second best.
  const best = question.options.find(({ score }) => score === (isRight ? 5 : 3));
  return { chosen: best === undefined ? [] : [best.id] };
}

/** Answers as asked and leaves the attempt open. */
export async function answerPaper(api: Api, paperKey: string, plan: AnswerPlan): Promise<Attempt> {
  const { right, leftOut = 0, flagged = [], changed = [] } = plan;
  const attempt = await api.exams.start({ paperKey });
  const all = attempt.questions.length;
  const answered = attempt.questions.slice(0, all - leftOut);
  // Seven shares no divisor with the sizes of our papers: each number comes up once.
  const isRight = ({ number }: AttemptQuestion) => (number * 7) % all < right;
  const change = (one: AttemptQuestion, step: 1 | 2, answer: Answer): AnswerChange => ({
    questionId: one.question.id,
    revision: one.revision + step,
    answer,
    flagged: flagged.includes(one.number),
    msSpent: 1_000,
  });
  const attemptId = attempt.id;
  const save = (changes: AnswerChange[]) =>
    changes.length > 0 && api.exams.save({ attemptId, changes });
  const ends = [...attempt.paper.breaksAfter, all];
  for (const [at, end] of ends.entries()) {
    const from = ends[at - 1] ?? 0;
    const block = answered.filter(({ number }) => number > from && number <= end);
    const first = block.filter(({ number }) => changed.includes(number));
    await save(first.map((one) => change(one, 1, answerTo(one, !isRight(one)))));
    await save(block.map((one) => change(one, 2, answerTo(one, isRight(one)))));
    if (end < all) await api.exams.pause({ attemptId, action: 'pass', after: end });
  }
  return attempt;
}

/** Sits a paper and hands it in. */
export async function sitPaper(api: Api, paperKey: string, plan: AnswerPlan): Promise<Submitted> {
  const { id } = await answerPaper(api, paperKey, plan);
  return api.exams.submit({ attemptId: id });
}
