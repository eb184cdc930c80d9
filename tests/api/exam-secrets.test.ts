import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { feedbackWhileRunning } from '#server/modules/exam/feedback.usecases.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import {
  CANARY,
  catalogWithExams,
  SAMPLE_EXAM,
  SAMPLE_PRACTICE,
  SAMPLE_QUESTIONS,
} from '#tests/support/exam-catalog.ts';
import { operationsOf } from '#tests/support/operations.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  lettersOf,
  rightTo,
  sitPaper,
  start,
} from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

/** Everything that the API answers this client, reads and the writes of an attempt, as text. */
async function everyByte(client: TestClient, attemptId: string): Promise<string> {
  const reads = (await operationsOf(app)).filter(({ isWrite }) => !isWrite);
  const ids: Record<string, string> = {
    attemptId,
    paperKey: SAMPLE_EXAM.key,
    courseKey: 'togaf',
    missionKey: 'the-cycle-in-15-minutes',
    activityRef: 'the-cycle-in-15-minutes',
  };
  const texts = [];
  for (const { path } of reads) {
    const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? 'none');
    const response = await client.fetch(`/api${address}`);
    texts.push(JSON.stringify([...response.headers]), await response.text());
  }
  for (const [method, path, body] of [
    ['POST', `papers/${SAMPLE_EXAM.key}/attempts`, {}],
    ['POST', `attempts/${attemptId}/heartbeat`, { position: 2 }],
    ['PUT', `attempts/${attemptId}/answers`, { changes: [{ nonsense: true }] }],
  ] as const) {
    const init = { method, headers: json, body: JSON.stringify(body) };
    texts.push(await (await client.fetch(`/api/${path}`, init)).text());
  }
  return texts.join('\n');
}

describe('R-20: a running exam', () => {
  test('sends no key, reason, explanation or reference in any byte; handed in, it sends them all', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api);
    const saved = await answerSome(api, attempt, { right: 3, wrong: 2 });
    const sent = `${JSON.stringify(saved)}${JSON.stringify(attempt)}${await everyByte(client, attempt.id)}`;
    expect(sent).toContain(attempt.questions[0]!.question.stem);
    expect(sent).not.toContain(CANARY);
    for (const word of ['"explanation"', '"reasons"', '"right":true', '"why"', '"trap"']) {
      expect([word, sent.includes(word)]).toEqual([word, false]);
    }
    await api.exams.submit({ attemptId: attempt.id });
    const report = await (await client.fetch(`/api/attempts/${attempt.id}/result`)).text();
    expect(report.split(CANARY).length).toBeGreaterThan(6 * 6);
  });

  test('shuffles options, so that their order tells nothing, and keeps the order it has begun with', async () => {
    const orders = new Set<string>();
    for (let at = 0; at < 6; at += 1) {
      const { api } = await aLearner(app);
      const attempt = await start(api);
      for (const one of attempt.questions) orders.add(lettersOf(one).join(''));
      const again = await api.exams.attempt({ attemptId: attempt.id });
      expect(again.questions.map(({ question }) => question)).toEqual(
        attempt.questions.map(({ question }) => question),
      );
    }
    expect(orders.size).toBeGreaterThan(8);
  });

  test('keeps the keys of its questions from every other report until it has ended', async () => {
    const { api, client } = await aLearner(app);
    const first = await sitPaper(api, 6);
    const second = await sitPaper(api, 6);
    const running = await start(api);
    const asked = new Set(running.questions.map(({ question }) => question.id));
    const keysSent = async () => {
      const told = await Promise.all(
        [first, second].map(({ attempt }) => api.exams.result({ attemptId: attempt.id })),
      );
      return told.flatMap(({ questions }) =>
        questions.filter(({ feedback }) => feedback !== null).map(({ question }) => question.id),
      );
    };
    const while1 = await keysSent();
    expect(while1.filter((id) => asked.has(id))).toEqual([]);
    expect(while1.length).toBeGreaterThan(0);
    const practice = await start(api, SAMPLE_PRACTICE.key);
    for (const one of practice.questions) {
      const changes = [changeOf(one, { answer: rightTo(one.question.id) })];
      const { saved } = await api.exams.save({ attemptId: practice.id, changes });
      expect(saved[0]!.feedback === null).toBe(asked.has(one.question.id));
    }
    const open = await (await client.fetch(`/api/attempts/${practice.id}`)).text();
    for (const id of asked) {
      const { explanation } = SAMPLE_QUESTIONS.find((question) => question.id === id)!;
      expect(open).not.toContain(explanation);
    }
    await api.exams.submit({ attemptId: running.id });
    expect(await keysSent()).toHaveLength(12);
  });
});

test('R-20: a paper that explains after its end tells nothing while it runs, also of a question whose key nothing else keeps', async () => {
  const { learner } = await aLearner(app);
  const catalog = indexCatalog(catalogWithExams());
  const { db } = app.database;
  const [question] = SAMPLE_QUESTIONS;
  const told = async (paper: typeof SAMPLE_EXAM) => {
    // No exam runs, so that every key is open: what is left is what the paper itself says.
    const attempt = { learnerId: learner.id, courseKey: 'togaf' };
    const give = await feedbackWhileRunning(db, catalog, attempt, paper);
    return give(question!, { chosen: question!.answer });
  };
  expect(await told(SAMPLE_EXAM)).toBeNull();
  expect(await told(SAMPLE_PRACTICE)).toMatchObject({ right: true });
});

describe('a practice that explains at once', () => {
  test('commits an answer with its first saving: its reasons come, and it stays', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    expect(JSON.stringify(attempt)).not.toContain(CANARY);
    const [one] = attempt.questions;
    const save = (revision: number, change: object) =>
      api.exams.save({
        attemptId: attempt.id,
        changes: [changeOf(one!, { revision, ...change })],
      });
    const flagged = await save(1, { flagged: true });
    expect(flagged.saved[0]).toMatchObject({ outcome: 'saved', feedback: null });
    const answered = await save(2, { answer: { chosen: ['a'] }, flagged: true });
    const { feedback } = answered.saved[0]!;
    expect(feedback?.explanation).toContain(CANARY);
    expect(feedback?.reasons).toHaveLength(lettersOf(one!).length);
    const other = await save(3, { answer: { chosen: ['b'] }, flagged: false });
    expect(other.saved[0]).toMatchObject({
      outcome: 'committed',
      answer: { chosen: ['a'] },
      flagged: false,
    });
    const taken = await save(4, { answer: null });
    expect(taken.saved[0]).toMatchObject({ outcome: 'committed', answer: { chosen: ['a'] } });
    const read = await api.exams.attempt({ attemptId: attempt.id });
    expect(read.questions[0]).toMatchObject({ feedback, answer: { chosen: ['a'] } });
    expect(read.questions.slice(1).every((question) => question.feedback === null)).toBe(true);
  });
});

describe('R-27: an attempt of somebody else', () => {
  test('is not found, whatever is done to it, and stays as it is', async () => {
    const owner = await aLearner(app);
    const thief = await aLearner(app);
    const attempt = await start(owner.api);
    await answerSome(owner.api, attempt, { right: 2 });
    const before = await owner.api.exams.attempt({ attemptId: attempt.id });
    const attemptId = attempt.id;
    const { api } = thief;
    const codes = await Promise.all([
      codeOf(api.exams.attempt({ attemptId })),
      codeOf(answerSome(api, attempt, { right: 1 })),
      codeOf(api.exams.heartbeat({ attemptId, position: 5 })),
      codeOf(api.exams.submit({ attemptId })),
      codeOf(api.exams.result({ attemptId })),
    ]);
    expect(codes).toEqual(Array(5).fill('attempt.not_found'));
    expect(await api.exams.history({ courseKey: 'togaf' })).toEqual([]);
    expect((await api.exams.running()).attempts).toEqual([]);
    const after = await owner.api.exams.attempt({ attemptId });
    expect({ ...after, serverNow: '' }).toEqual({ ...before, serverNow: '' });
  });
});
