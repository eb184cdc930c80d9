import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { decideReport } from '#server/modules/question/report.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import {
  catalogWithExams,
  SAMPLE_PRACTICE,
  SAMPLE_QUESTIONS,
} from '#tests/support/exam-catalog.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  passSeconds,
  sitPaper,
  start,
  wrongTo,
} from '#tests/support/sample-attempts.ts';

let app: TestApp;
const catalog = catalogWithExams();
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

const report = (api: Api, questionId: string, more: { text?: string } = {}) =>
  api.questions.report({ questionId, reason: 'ambiguous', ...more });

/** A learner who has handed a paper in, and its first question. */
async function afterAPaper() {
  const learner = await aLearner(app);
  const { attempt } = await sitPaper(learner.api, 3);
  const { questions } = await learner.api.exams.result({ attemptId: attempt.id });
  return { ...learner, questions: questions.map(({ question }) => question.id) };
}

const deps = () => ({ db: app.database.db, catalog: indexCatalog(catalog) });

describe('a report of a question', () => {
  test('is kept with reason, text and the revision that was seen, and listed as open', async () => {
    const { api, questions } = await afterAPaper();
    const made = await report(api, questions[0]!, { text: '  Both b and c can be meant. ' });
    expect(made).toMatchObject({
      questionId: questions[0],
      stem: SAMPLE_QUESTIONS.find(({ id }) => id === questions[0])?.stem,
      reason: 'ambiguous',
      text: 'Both b and c can be meant.',
      state: 'open',
      fixedInRev: null,
      note: null,
      resolvedAt: null,
    });
    const second = await report(api, questions[1]!);
    expect(second.text).toBeNull();
    expect(await api.questions.reports()).toEqual([second, made]);
    const { api: other } = await aLearner(app);
    expect(await other.questions.reports()).toEqual([]);
    const rows = await app.database.asOwner(
      'select question_rev, course_key from question_reports where id = $1',
      [made.id],
    );
    expect(rows).toEqual([{ question_rev: 1, course_key: 'togaf' }]);
  });

  test('is one of a learner and question while it is open, whoever races', async () => {
    const { api, questions } = await afterAPaper();
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(report(api, questions[0]!))),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'question.already_reported')).toHaveLength(9);
    expect(await api.questions.reports()).toHaveLength(1);
  });

  test('is refused from the twenty-first of a day on', async () => {
    const { api, learner, questions } = await afterAPaper();
    await app.database.asOwner(
      `insert into question_reports (learner_id, id, question_id, question_rev, course_key, reason)
       select $1, 'many-' || $1 || n, 'q.' || n, 1, 'togaf', 'typo' from generate_series(1, 20) n`,
      [learner.id],
    );
    expect(await codeOf(report(api, questions[0]!))).toBe('request.too_many');
    await app.database.asOwner(
      `update question_reports set created_at = now() - interval '25 hours' where learner_id = $1`,
      [learner.id],
    );
    expect(await codeOf(report(api, questions[0]!))).toBe('done');
  });

  test('takes no reason that is not listed and no text over 1,000 characters', async () => {
    const { api, client, questions } = await afterAPaper();
    const post = (body: object) =>
      client.fetch(`/api/questions/${questions[0]}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post({ reason: 'boring' })).status).toBe(400);
    expect((await post({ reason: 'typo', text: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await post({ reason: 'typo', state: 'accepted' })).status).toBe(400);
    expect(await api.questions.reports()).toEqual([]);
    const made = await report(api, questions[0]!, { text: `${'é'.repeat(998)}\u0000x` });
    expect(made.text).toBe(`${'é'.repeat(998)}x`);
  });

  test('under one key is made once and answered alike', async () => {
    const { client, questions, api } = await afterAPaper();
    const post = (reason: string) =>
      client.fetch(`/api/questions/${questions[0]}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'report-me-once' },
        body: JSON.stringify({ reason }),
      });
    const first = await post('typo');
    const again = await post('typo');
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect((await post('outdated')).status).toBe(422);
    expect(await api.questions.reports()).toHaveLength(1);
  });
});

describe('R-20: a question can be reported', () => {
  test('not before it was met, and not where it does not exist', async () => {
    const { api } = await aLearner(app);
    expect(await codeOf(report(api, SAMPLE_QUESTIONS[0]!.id))).toBe('question.closed');
    expect(await codeOf(report(api, 'no-such-question'))).toBe('question.not_found');
  });

  test('not while an exam asks it, answered or not, also where it was seen before', async () => {
    const { api } = await afterAPaper();
    const running = await start(api);
    await answerSome(api, running, { right: 1 });
    for (const { question } of running.questions) {
      expect(await codeOf(report(api, question.id))).toBe('question.closed');
    }
    await api.exams.submit({ attemptId: running.id });
    expect(await codeOf(report(api, running.questions[0]!.question.id))).toBe('done');
  });

  test('as soon as a practice has explained it, and not before', async () => {
    const { api } = await aLearner(app);
    const { id: attemptId, questions } = await start(api, SAMPLE_PRACTICE.key);
    const [one] = questions;
    const { id } = one!.question;
    expect(await codeOf(report(api, id))).toBe('question.closed');
    await api.exams.save({ attemptId, changes: [changeOf(one!, { answer: wrongTo(id) })] });
    expect(await codeOf(report(api, id))).toBe('done');
  });

  test('when the time of its paper is over, before anybody ended it', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await passSeconds(app, attempt.id, 610);
    expect(await codeOf(report(api, attempt.questions[0]!.question.id))).toBe('done');
  });
});

describe('a decision', () => {
  test('tells the learner the revision in which the question is corrected', async () => {
    const { api, questions } = await afterAPaper();
    const made = await report(api, questions[0]!);
    const newer = {
      ...catalog,
      questions: catalog.questions.map((one) =>
        one.id === questions[0] ? { ...one, rev: 2 } : one,
      ),
    };
    const decided = await decideReport({ ...deps(), catalog: indexCatalog(newer) }, made.id, {
      kind: 'accept',
      fixedInRev: 2,
      note: 'Thank you.',
    });
    expect(decided.ok).toBe(true);
    const [mine] = await api.questions.reports();
    expect(mine).toMatchObject({ state: 'accepted', fixedInRev: 2, note: 'Thank you.' });
    expect(mine?.resolvedAt).not.toBeNull();
    // It is decided: another one may be made.
    expect(await codeOf(report(api, questions[0]!))).toBe('done');
  });

  test('is made once, also by two maintainers at once, and of what exists', async () => {
    const { api, questions } = await afterAPaper();
    const { id } = await report(api, questions[0]!);
    const answer = (note: string) => decideReport(deps(), id, { kind: 'answer', note });
    const both = await Promise.all([answer('One says this.'), answer('The other says that.')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'report.decided' } });
    const none = await decideReport(deps(), 'no-such-report', { kind: 'answer', note: 'x' });
    expect(none).toEqual({ ok: false, error: { code: 'report.not_found' } });
  });

  test('has a note that stays closed while an exam of the learner asks the question', async () => {
    const { api, questions } = await afterAPaper();
    const made = await Promise.all(questions.map((id) => report(api, id)));
    for (const { id } of made) {
      await decideReport(deps(), id, { kind: 'answer', note: 'The board decides.' });
    }
    const running = await start(api);
    const asked = running.questions.map(({ question }) => question.id);
    const both = questions.filter((id) => asked.includes(id));
    expect(both.length).toBeGreaterThan(0);
    for (const { questionId, note } of await api.questions.reports()) {
      expect(note).toBe(both.includes(questionId) ? null : 'The board decides.');
    }
  });
});
