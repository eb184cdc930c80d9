// Sits papers of any bank at a pace that a person could have, and lets days pass between them.
import type { Api } from '#client/api/api.ts';
import type { Answer as WireAnswer } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { keyOf } from '#domain/questions/answer.ts';
import type { Answer } from '#domain/questions/questions.ts';
import type { TestApp } from './app.ts';
import { changeOf, passSeconds } from './sample-attempts.ts';

export interface Sitter {
  readonly app: TestApp;
  readonly api: Api;
  readonly catalog: CatalogIndex;
}

/** The worst whole answer that fits a question with options. */
function wrongFor(catalog: CatalogIndex, questionId: string): Answer {
  const question = catalog.getQuestion(questionId);
  if (question.type === 'gradient') {
    return { chosen: question.options.filter(({ score }) => score === 0).map(({ id }) => id) };
  }
  if (question.type !== 'sc' && question.type !== 'ms') throw new Error('Not made for this type.');
  const { options, answer } = question;
  const isKey = ({ id }: { id: string }) => answer.includes(id);
  const worst = [...options.filter((one) => !isKey(one)), ...options.filter(isKey)];
  const chosen = new Set(worst.slice(0, answer.length));
  return { chosen: options.filter((one) => chosen.has(one)).map(({ id }) => id) };
}

/**
 * Starts a paper, spends half of its time on it and answers all of it: the first `right` questions
 * with their keys, the others wrong.
 * @returns the attempt, not handed in
 */
export async function answerSlowly({ app, api, catalog }: Sitter, paperKey: string, right: number) {
  const attempt = await api.exams.start({ paperKey });
  const ms = Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt);
  await passSeconds(app, attempt.id, Math.floor(ms / 2_000));
  const changes = attempt.questions.map((one, at) => {
    const { id } = one.question;
    const answer = at < right ? keyOf(catalog.getQuestion(id)) : wrongFor(catalog, id);
    return changeOf(one, { answer: structuredClone(answer) as WireAnswer });
  });
  await api.exams.save({ attemptId: attempt.id, changes });
  return attempt;
}

/** The same to its end; all right where no number is given. */
export async function sitSlowly(sitter: Sitter, paperKey: string, right = Number.MAX_SAFE_INTEGER) {
  const { id } = await answerSlowly(sitter, paperKey, right);
  return sitter.api.exams.submit({ attemptId: id });
}

/** Everything a learner sat so far was a day earlier. */
export const aDayLater = (app: TestApp, learnerId: string) =>
  app.database.asOwner(
    `update exam_attempts set started_at = started_at - interval '1 day',
       deadline_at = deadline_at - interval '1 day', saved_at = saved_at - interval '1 day',
       finished_at = finished_at - interval '1 day'
     where learner_id = $1 and state <> 'open'`,
    [learnerId],
  );
