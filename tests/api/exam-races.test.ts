import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockAttempt } from '#server/modules/exam/exam.queries.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  passSeconds,
  rightTo,
  start,
} from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const fifty = <T>(call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));

const countsOf = async (learnerId: string) => {
  const [row] = await app.database.asOwner<Record<string, string>>(
    `select (select count(*) from exam_attempts where learner_id = $1) as attempts,
       (select count(*) from exam_answers where learner_id = $1) as answers,
       (select count(*) from xp_ledger where learner_id = $1) as paid,
       (select sum(base_xp + bonus_xp) from xp_ledger where learner_id = $1) as xp,
       (select count(*) from activity_log where learner_id = $1 and type = 'paper_done') as told`,
    [learnerId],
  );
  return row;
};

test('fifty starts at once open one attempt', async () => {
  const { api, learner } = await aLearner(app);
  const attempts = await fifty(() => start(api));
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  expect(await countsOf(learner.id)).toMatchObject({ attempts: '1', answers: '6' });
});

describe('R-26: fifty submits at once', () => {
  test('score once and pay once', async () => {
    const { api, learner } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 6 });
    const answers = await fifty(() => api.exams.submit({ attemptId: attempt.id }));
    expect(answers.filter(({ alreadyDone }) => !alreadyDone)).toHaveLength(1);
    expect(new Set(answers.map(({ attempt: one }) => JSON.stringify(one))).size).toBe(1);
    expect(answers.reduce((sum, { outcome }) => sum + outcome.xpAwarded, 0)).toBe(140);
    expect(await countsOf(learner.id)).toEqual({
      attempts: '1',
      answers: '6',
      paid: '2',
      xp: '140',
      told: '1',
    });
  });

  test('with saves between them leave a score that fits what was kept', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const outcomes = await fifty((at) => {
      const question = attempt.questions[at % 6]!;
      const change = changeOf(question, {
        answer: rightTo(question.question.id),
        revision: at + 1,
      });
      return at % 5 === 4
        ? codeOf(api.exams.submit({ attemptId: attempt.id }))
        : codeOf(api.exams.save({ attemptId: attempt.id, changes: [change] }));
    });
    expect(new Set(outcomes).difference(new Set(['done', 'attempt.finished']))).toEqual(new Set());
    const { score, attempt: done } = await api.exams.result({ attemptId: attempt.id });
    expect(done).toMatchObject({ right: score.right, answered: score.right });
    const [row] = await app.database.asOwner<{ kept: string }>(
      'select count(*) as kept from exam_answers where attempt_id = $1 and is_right',
      [attempt.id],
    );
    expect(Number(row?.kept)).toBe(score.right);
  });

  test('and the round that ends overdue attempts do not meet twice or wait in a circle', async () => {
    const learners = await Promise.all(Array.from({ length: 8 }, () => aLearner(app)));
    const attempts = await Promise.all(learners.map(({ api }) => start(api)));
    await Promise.all(learners.map(({ api }, at) => answerSome(api, attempts[at]!, { right: 6 })));
    for (const { id } of attempts) await passSeconds(app, id, SAMPLE_EXAM.minutes * 60 + 30);
    const [, ...submitted] = await Promise.all([
      app.jobs.run('overdue-attempts'),
      ...learners.flatMap(({ api }, at) =>
        Array.from({ length: 6 }, () => api.exams.submit({ attemptId: attempts[at]!.id })),
      ),
    ]);
    expect(submitted.every(({ attempt }) => attempt.state === 'expired')).toBe(true);
    for (const { learner } of learners) {
      expect(await countsOf(learner.id)).toMatchObject({ paid: '2', xp: '140', told: '1' });
    }
  });
});

test('R-22: what was acknowledged is there for whoever asks next, on another process too', async () => {
  const { api, client } = await aLearner(app);
  const attempt = await start(api);
  const other = await startApp({ database: app.database, catalog: catalogWithExams() });
  const elsewhere = other.newClient();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  for (const question of attempt.questions) {
    const change = changeOf(question, { answer: rightTo(question.question.id), msSpent: 1 });
    const { revision } = await api.exams.save({ attemptId: attempt.id, changes: [change] });
    const read = await elsewhere.api.exams.attempt({ attemptId: attempt.id });
    expect(read.revision).toBe(revision);
    expect(read.questions[question.number - 1]?.answer).toEqual(change.answer);
  }
});

test('a learner who is erased while a paper is handed in waits for it, and nobody waits in a circle', async () => {
  const { api, learner } = await aLearner(app);
  const attempt = await start(api);
  const { db, asOwner } = app.database;
  let erased: Promise<unknown> = Promise.resolve();
  await db.transaction(async (handingIn) => {
    // As handing in does it: the attempt first, its learner after it.
    await lockAttempt(handingIn, learner.id, attempt.id);
    erased = asOwner('select erase_learner($1) as gone', [learner.id]);
    await expect
      .poll(async () => {
        const [waits] = await asOwner<{ count: number }>(
          `select count(*)::int from pg_stat_activity
               where wait_event_type = 'Lock' and query like '%erase_learner%'
                 and datname = current_database()`,
        );
        return waits?.count;
      })
      .toBe(1);
    expect(await lockLearner(handingIn, learner.id)).toMatchObject({ id: learner.id });
  });
  expect(await erased).toEqual([{ gone: true }]);
});
