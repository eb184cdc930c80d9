import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { changeOf, rightTo, start, wrongTo } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

/** What a learner would like to say of an answer, an attempt or its pay. */
const FORGED: Readonly<Record<string, unknown>> = {
  right: true,
  isRight: true,
  points: 5,
  score: { right: 6, percent: 100 },
  percent: 100,
  passed: true,
  implausible: false,
  xpAwarded: 999_999,
  multiplier: 3,
  savedAt: '2020-01-01T00:00:00.000Z',
  startedAt: '2020-01-01T00:00:00.000Z',
  deadlineAt: '2099-01-01T00:00:00.000Z',
  learnerId: 'somebody-else',
};

describe('R-16: the score and the pay of a paper', () => {
  test('are not for the device to say: at any depth of a save or a submit such a field is refused', async () => {
    const { api, client, learner } = await aLearner(app);
    const attempt = await start(api);
    const changes = attempt.questions.map((one) =>
      changeOf(one, { answer: wrongTo(one.question.id) }),
    );
    let keys = 0;
    const send = async (method: string, path: string, body: unknown): Promise<number> => {
      keys += 1;
      const headers = { 'content-type': 'application/json', 'idempotency-key': `forged-${keys}` };
      const address = `/api/attempts/${attempt.id}/${path}`;
      return (await client.fetch(address, { method, headers, body: JSON.stringify(body) })).status;
    };
    for (const [name, value] of Object.entries(FORGED)) {
      const forged = { [name]: value };
      const bodies = {
        beside: { changes, ...forged },
        inside: { changes: changes.map((change) => ({ ...change, ...forged })) },
        deep: { changes: changes.map((one) => ({ ...one, answer: { ...one.answer, ...forged } })) },
      };
      for (const [depth, body] of Object.entries(bodies)) {
        const statuses = [await send('PUT', 'answers', body), await send('POST', 'submit', body)];
        expect([name, depth, ...statuses]).toEqual([name, depth, 400, 400]);
      }
    }
    // None of it has left a trace: what is handed in now is graded as what it is.
    const { attempt: done, outcome } = await api.exams.submit({ attemptId: attempt.id, changes });
    expect(done).toMatchObject({ right: 0, points: 0, percent: 0, passed: false });
    const paid = await app.database.asOwner<{ xp: number }>(
      'select (base_xp + bonus_xp)::int as xp from xp_ledger where learner_id = $1',
      [learner.id],
    );
    expect(paid.reduce((sum, { xp }) => sum + xp, 0)).toBe(outcome.xpAwarded);
    expect(outcome.xpAwarded).toBeLessThan(999);
  });

  test('are the same for two learners who answer alike, whatever their clocks say', async () => {
    const pays = await Promise.all(
      ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'].map(async (date) => {
        const { api, client } = await aLearner(app);
        const attempt = await start(api);
        const changes = attempt.questions.map((one) =>
          changeOf(one, { answer: rightTo(one.question.id) }),
        );
        const response = await client.fetch(`/api/attempts/${attempt.id}/submit`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `clock-${attempt.id}`,
            date: new Date(date).toUTCString(),
          },
          body: JSON.stringify({ changes }),
        });
        const { attempt: done, outcome } = (await response.json()) as {
          attempt: { right: number };
          outcome: { xpAwarded: number };
        };
        return [done.right, outcome.xpAwarded];
      }),
    );
    expect(pays[0]).toEqual(pays[1]);
    expect(pays[0]![0]).toBe(SAMPLE_EXAM.count);
  });
});
