import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { type AttemptRow, answersOf, findAttempt } from '#server/modules/exam/exam.queries.ts';
import { saveAnswers } from '#server/modules/exam/save.queries.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import {
  changeOf,
  codeOf,
  passSeconds,
  rightTo,
  start,
  wrongTo,
} from '#tests/support/sample-attempts.ts';

const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

/** An attempt whose study day is counted: from then on saves hold nothing. */
async function begun() {
  const { api, learner } = await aLearner(app);
  const attempt = await start(api);
  const [first] = attempt.questions;
  const answer = rightTo(first!.question.id);
  const changes = [changeOf(first!, { answer })];
  await api.exams.save({ attemptId: attempt.id, changes });
  return { api, learner, attempt, others: attempt.questions.slice(1) };
}

describe('saves that hold nothing', () => {
  test('of different questions at once lose none, and the attempt counts each of them', async () => {
    const { api, attempt, others } = await begun();
    const ROUNDS = 8;
    await Promise.all(
      others.flatMap((one) =>
        Array.from({ length: ROUNDS }, (_, at) =>
          api.exams.save({
            attemptId: attempt.id,
            changes: [changeOf(one, { revision: at + 1, answer: rightTo(one.question.id) })],
          }),
        ),
      ),
    );
    const { questions, revision } = await api.exams.attempt({ attemptId: attempt.id });
    for (const { question, answer, ...stored } of questions.slice(1)) {
      expect([stored.revision, answer]).toEqual([ROUNDS, rightTo(question.id)]);
    }
    const { attempts } = await api.exams.running();
    expect(attempts[0]).toMatchObject({ id: attempt.id, answered: 6 });
    const [row] = await app.database.asOwner<{ taken: number }>(
      'select revision as taken from exam_attempts where id = $1',
      [attempt.id],
    );
    // Lower revisions that came late changed nothing; each that was taken counts once.
    expect(revision).toBe(row?.taken);
    expect(revision).toBeGreaterThanOrEqual(6);
    expect(revision).toBeLessThanOrEqual(1 + others.length * ROUNDS);
  });

  test('answer what stands to an older or a repeated change, and change nothing', async () => {
    const { api, attempt, others } = await begun();
    const [one] = others;
    const save = (revision: number, right: boolean) =>
      api.exams.save({
        attemptId: attempt.id,
        changes: [
          changeOf(one!, {
            revision,
            answer: right ? rightTo(one!.question.id) : wrongTo(one!.question.id),
          }),
        ],
      });
    const first = await save(3, true);
    expect(first).toMatchObject({ answered: 2, saved: [{ outcome: 'saved', revision: 3 }] });
    expect((await save(3, true)).saved[0]?.outcome).toBe('saved');
    const stale = await save(2, false);
    expect(stale).toMatchObject({
      revision: first.revision,
      saved: [{ outcome: 'stale', revision: 3, answer: rightTo(one!.question.id) }],
    });
  });

  test('are refused after the end as others are, and leave the attempt as it ended', async () => {
    const { api, attempt, others } = await begun();
    const save = () =>
      codeOf(
        api.exams.save({
          attemptId: attempt.id,
          changes: [changeOf(others[0]!, { answer: rightTo(others[0]!.question.id) })],
        }),
      );
    await passSeconds(app, attempt.id, 700);
    expect(await save()).toBe('attempt.expired');
    const { attempt: ended } = await api.exams.result({ attemptId: attempt.id });
    expect(ended).toMatchObject({ state: 'expired', answered: 1, right: 1 });
  });

  test('keep nothing of what was read before the attempt ended or another save came, whatever their lock says', async () => {
    const { api, learner, attempt, others } = await begun();
    const other = openDatabase({ ...app.database.appConfig, max: 1 }, log);
    try {
      const question = others[0]!.question.id;
      const before = (await findAttempt(other.db, learner.id, attempt.id))!.attempt;
      const rows = await answersOf(other.db, before);
      const answer = rightTo(question);
      const changed = { ...rows.find(({ questionId }) => questionId === question)!, answer };
      const keep = (read: AttemptRow) =>
        other.db.transaction((tx) =>
          saveAnswers(tx, read, [changed], {
            revision: read.revision + 1,
            answered: read.answered + 1,
            countedOn: read.countedOn,
            savedAt: new Date(),
          }),
        );
      expect(await keep({ ...before, revision: before.revision - 1 })).toBe(false);
      await api.exams.submit({ attemptId: attempt.id });
      expect(await keep(before)).toBe(false);
      const stored = await answersOf(other.db, before);
      expect(stored.find(({ questionId }) => questionId === question)?.answer).toBeNull();
    } finally {
      await other.close();
    }
  });

  test('reach nobody else’s attempt', async () => {
    const { attempt, others } = await begun();
    const { api: stranger } = await aLearner(app);
    const changes = [changeOf(others[0]!, { answer: rightTo(others[0]!.question.id) })];
    const call = stranger.exams.save({ attemptId: attempt.id, changes });
    expect(await codeOf(call)).toBe('attempt.not_found');
  });

  test('end with the paper: whatever races the handing in, the score is that of what was kept', async () => {
    const { api, attempt, others } = await begun();
    const saves = others.map((one) =>
      codeOf(
        api.exams.save({
          attemptId: attempt.id,
          changes: [changeOf(one, { answer: rightTo(one.question.id) })],
        }),
      ),
    );
    const [submitted, ...codes] = await Promise.all([
      api.exams.submit({ attemptId: attempt.id }),
      ...saves,
    ]);
    const taken = codes.filter((code) => code === 'done').length;
    expect(codes.every((code) => code === 'done' || code === 'attempt.finished')).toBe(true);
    expect(submitted.attempt).toMatchObject({ answered: 1 + taken, right: 1 + taken });
  });
});
