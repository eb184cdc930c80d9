// Sits papers of the sample catalog through the API as a learner would.
import type { Api } from '#client/api/api.ts';
import type { Answer, AnswerChange, Attempt, AttemptQuestion } from '#contract/exams.ts';
import type { TestApp } from './app.ts';
import { SAMPLE_EXAM, SAMPLE_QUESTIONS } from './exam-catalog.ts';

const byId = new Map(SAMPLE_QUESTIONS.map((question) => [question.id, question]));

/** The right answer; keys come from the catalog, which no client has. */
export const rightTo = (questionId: string): Answer => ({
  chosen: [...byId.get(questionId)!.answer],
});

/** The letters of a question's options as they are shown. */
export const lettersOf = ({ question }: AttemptQuestion): string[] =>
  'options' in question ? question.options.map(({ id }) => id) : [];

/** An answer that fits the question and is wrong. */
export function wrongTo(questionId: string): Answer {
  const { options, answer } = byId.get(questionId)!;
  const wrong = options.map(({ id }) => id).filter((id) => !answer.includes(id));
  return { chosen: [...wrong, ...answer].slice(0, answer.length) };
}

/** The next change of a question, as a device that knows its stored state makes it. */
export const changeOf = (
  { question, revision, flagged, msSpent, answer }: AttemptQuestion,
  change: Partial<Omit<AnswerChange, 'questionId'>> = {},
): AnswerChange => ({
  questionId: question.id,
  revision: revision + 1,
  answer,
  flagged,
  msSpent,
  ...change,
});

export const start = (api: Api, paperKey: string = SAMPLE_EXAM.key) =>
  api.exams.start({ paperKey });

/** Answers the first questions, `right` of them right and the next `wrong` of them wrong. */
export async function answerSome(
  api: Api,
  attempt: Attempt,
  { right = 0, wrong = 0 }: { right?: number; wrong?: number },
) {
  const changes = attempt.questions
    .slice(0, right + wrong)
    .map((one, at) =>
      changeOf(one, { answer: at < right ? rightTo(one.question.id) : wrongTo(one.question.id) }),
    );
  return api.exams.save({ attemptId: attempt.id, changes });
}

/** Sits a whole paper with so many right answers, the others wrong. */
export async function sitPaper(api: Api, right: number, paperKey?: string) {
  const attempt = await start(api, paperKey);
  await answerSome(api, attempt, { right, wrong: attempt.questions.length - right });
  return api.exams.submit({ attemptId: attempt.id });
}

/** Lets time pass for an attempt: its start and its deadline move into the past. */
export async function passSeconds(app: TestApp, attemptId: string, seconds: number) {
  await app.database.asOwner(
    `update exam_attempts set started_at = started_at - $2 * interval '1 second',
       deadline_at = deadline_at - $2 * interval '1 second' where id = $1`,
    [attemptId, seconds],
  );
}

/** The code of a refused call; `done` where it was not refused. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
