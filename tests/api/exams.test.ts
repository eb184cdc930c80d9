import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttemptQuestion } from '#contract/exams.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import {
  catalogWithExams,
  SAMPLE_EXAM,
  SAMPLE_PRACTICE,
  SAMPLE_QUESTIONS,
} from '#tests/support/exam-catalog.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  lettersOf,
  rightTo,
  sitPaper,
  start,
  wrongTo,
} from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const secondDevice = (client: { cookies: Map<string, string> }) => {
  const other = app.newClient();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other.api;
};

describe('a paper', () => {
  test('is offered with its figures, both lines and nothing done', async () => {
    const { api } = await aLearner(app);
    const { papers, stats, topics } = await api.exams.overview({ courseKey: 'togaf' });
    const exam = papers.find(({ key }) => key === SAMPLE_EXAM.key);
    expect(exam).toMatchObject({
      count: 6,
      minutes: 10,
      passPercent: 55,
      examPassPercent: 70,
      attempts: 0,
      bestPercent: null,
      open: null,
      topics: [
        { objectiveId: 'tgf.u1', count: 4 },
        { objectiveId: 'tgf.u3', count: 2 },
      ],
    });
    expect(papers.find(({ key }) => key === SAMPLE_PRACTICE.key)?.topics[0]?.count).toBeNull();
    expect(stats).toEqual({
      attempts: 0,
      passed: 0,
      averagePercent: null,
      bestPercent: null,
      questionsAnswered: 0,
    });
    // Six of the exam, and the eight areas that practice asks about.
    expect(topics.map(({ kind }) => kind)).toEqual([
      ...Array<string>(6).fill('objective'),
      ...Array<string>(8).fill('area'),
    ]);
    expect(topics.every(({ answers, percent }) => answers === 0 && percent === null)).toBe(true);
    expect(await api.exams.paper({ paperKey: SAMPLE_EXAM.key })).toEqual(exam);
  });

  test('that does not exist is not found, nor is its course', async () => {
    const { api } = await aLearner(app);
    expect(await codeOf(start(api, 'no-such-paper'))).toBe('paper.not_found');
    expect(await codeOf(api.exams.paper({ paperKey: 'no-such-paper' }))).toBe('paper.not_found');
    expect(await codeOf(api.exams.overview({ courseKey: 'no-course' }))).toBe('course.not_found');
    expect(await codeOf(api.exams.history({ courseKey: 'no-course' }))).toBe('course.not_found');
  });
});

describe('an attempt', () => {
  test('follows the blueprint and lasts what the paper says, with extra time on top', async () => {
    const { api } = await aLearner(app);
    const attempt = await api.exams.start({ paperKey: SAMPLE_EXAM.key, extraTimePercent: 50 });
    const unitOf = (id: string) => id.split('.')[2];
    const units = attempt.questions.map(({ question }) => unitOf(question.id)).toSorted();
    expect(units).toEqual(['u1', 'u1', 'u1', 'u1', 'u3', 'u3']);
    expect(new Set(attempt.questions.map(({ question }) => question.id)).size).toBe(6);
    expect(attempt.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const ms = Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt);
    expect(ms).toBe(15 * 60_000);
    expect(attempt).toMatchObject({ state: 'open', revision: 0, position: 1, savedAt: null });
  });

  test('that is open is resumed by another start, on another device as on this one', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 2 });
    await api.exams.heartbeat({ attemptId: attempt.id, position: 4 });
    const other = secondDevice(client);
    const resumed = await start(other);
    expect(resumed.id).toBe(attempt.id);
    expect(resumed.questions.map(({ question }) => question)).toEqual(
      attempt.questions.map(({ question }) => question),
    );
    expect(resumed).toMatchObject({ revision: 2, position: 4, deadlineAt: attempt.deadlineAt });
    expect(resumed.questions.map(({ answer }) => answer !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(await other.exams.attempt({ attemptId: attempt.id })).toMatchObject({
      questions: resumed.questions,
    });
    const { attempts } = await other.exams.running();
    expect(attempts).toMatchObject([{ id: attempt.id, state: 'open', answered: 2, right: null }]);
  });

  test('draws what the learner has not met first', async () => {
    const { api } = await aLearner(app);
    const idsIn = async () => {
      const { id, questions } = await start(api);
      const changes = questions.map((one) => changeOf(one, { msSpent: 1_000 }));
      await api.exams.save({ attemptId: id, changes });
      await api.exams.submit({ attemptId: id });
      return questions.map(({ question }) => question.id);
    };
    const first = await idsIn();
    const second = await idsIn();
    const unmet = SAMPLE_QUESTIONS.map(({ id }) => id).filter((id) => !first.includes(id));
    // Three of u1 and three of u3 were left; the second paper takes four and two.
    expect(second.filter((id) => unmet.includes(id))).toHaveLength(5);
    expect(new Set([...first, ...second]).size).toBe(11);
  });
});

describe('R-23: a change of an answer', () => {
  test('is stored with flag, time and revision, and its repetition is answered alike', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const [one] = attempt.questions;
    const change = changeOf(one!, { answer: rightTo(one!.question.id), flagged: true });
    const { saved, ...pulse } = await api.exams.save({ attemptId: attempt.id, changes: [change] });
    expect(saved).toEqual([
      { ...change, outcome: 'saved', feedback: null, revision: 1, msSpent: 0, confidence: null },
    ]);
    expect(pulse).toMatchObject({ state: 'open', revision: 1, answered: 1 });
    const again = await api.exams.save({ attemptId: attempt.id, changes: [change] });
    expect(again).toMatchObject({ saved: [{ outcome: 'saved', revision: 1 }], revision: 1 });
  });

  test('never overwrites a newer one, in whichever order changes arrive', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api);
    const { id: attemptId } = attempt;
    const [one] = attempt.questions;
    const questionId = one!.question.id;
    const save = (to: typeof api, revision: number, chosen: 'a' | 'b' | 'c') =>
      to.exams.save({
        attemptId,
        changes: [changeOf(one!, { revision, answer: { chosen: [chosen] } })],
      });
    await save(api, 5, 'a');
    const stale = await save(secondDevice(client), 4, 'b');
    expect(stale).toMatchObject({
      revision: 1,
      saved: [{ questionId, outcome: 'stale', revision: 5, answer: { chosen: ['a'] } }],
    });
    expect((await save(secondDevice(client), 5, 'b')).saved[0]?.outcome).toBe('stale');
    expect((await save(api, 6, 'c')).saved[0]).toMatchObject({ outcome: 'saved', revision: 6 });
    const { questions } = await api.exams.attempt({ attemptId });
    expect(questions[0]).toMatchObject({ answer: { chosen: ['c'] }, revision: 6 });
  });

  test('arrives fifty times at once and the highest revision stands', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const [one] = attempt.questions;
    const letters = lettersOf(one!);
    const revisions = Array.from({ length: 50 }, (_, at) => ((at * 17) % 50) + 1);
    await Promise.all(
      revisions.map((revision) => {
        const chosen = [letters[revision % letters.length]!];
        const changes = [changeOf(one!, { revision, answer: { chosen } })];
        return api.exams.save({ attemptId: attempt.id, changes });
      }),
    );
    const { questions, revision } = await api.exams.attempt({ attemptId: attempt.id });
    expect(questions[0]).toMatchObject({
      revision: 50,
      answer: { chosen: [letters[50 % letters.length]] },
    });
    expect(revision).toBeLessThanOrEqual(50);
  });

  test('that is malformed changes nothing, not even what stands beside it', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const [one, two] = attempt.questions;
    const save = (change: object) =>
      codeOf(
        api.exams.save({
          attemptId: attempt.id,
          changes: [changeOf(two!, { flagged: true }), { ...changeOf(one!), ...change }],
        }),
      );
    expect(await save({ answer: { chosen: ['f'] } })).toBe('attempt.answer_malformed');
    expect(await save({ answer: { chosen: ['a', 'a'] } })).toBe('attempt.answer_malformed');
    expect(await save({ answer: { chosen: [] } })).toBe('request.invalid');
    expect(await save({ revision: 0 })).toBe('request.invalid');
    const elsewhere = SAMPLE_QUESTIONS.find(
      ({ id }) => !attempt.questions.some(({ question }) => question.id === id),
    );
    expect(await save({ questionId: elsewhere?.id })).toBe('attempt.question_not_in_attempt');
    expect((await api.exams.attempt({ attemptId: attempt.id })).revision).toBe(0);
  });
});

describe('handing in', () => {
  test('scores, pays, tells and counts, and the report explains every option', async () => {
    const { api } = await aLearner(app);
    const submitted = await sitPaper(api, 4);
    expect(submitted).toMatchObject({
      alreadyDone: false,
      attempt: { state: 'submitted', right: 4, total: 6, answered: 6, percent: 67, passed: true },
      outcome: {
        xpAwarded: 140,
        paper: { submittedXp: 40, firstPassXp: 100 },
        totalXpBefore: 0,
        totalXp: 140,
        streak: { studiedToday: true },
      },
    });
    const result = await api.exams.result({ attemptId: submitted.attempt.id });
    expect(result).toMatchObject({
      passed: true,
      passedExamLine: false,
      score: { right: 4, total: 6, percent: 67 },
      xpAwarded: 140,
      pace: { msLimit: 600_000, msPerQuestionBudget: 100_000 },
    });
    expect(result.objectives.reduce((sum, one) => sum + one.total, 0)).toBe(6);
    expect(result.questions).toHaveLength(6);
    for (const { question, feedback, answer } of result.questions) {
      const { answer: key, options } = SAMPLE_QUESTIONS.find(({ id }) => id === question.id)!;
      expect(feedback?.answer).toEqual(key);
      expect(feedback?.reasons).toHaveLength(options.length);
      expect(feedback?.right).toBe(JSON.stringify(answer) === JSON.stringify({ chosen: key }));
    }
    const activity = await api.learning.activity({ limit: 5 });
    expect(activity).toContainEqual(
      expect.objectContaining({
        type: 'paper_done',
        xp: 140,
        title: expect.objectContaining({ en: SAMPLE_EXAM.title }),
      }),
    );
    expect((await api.learner.get()).examsTaken).toBe(1);
    const { papers, stats, topics } = await api.exams.overview({ courseKey: 'togaf' });
    expect(papers.find(({ key }) => key === SAMPLE_EXAM.key)).toMatchObject({
      attempts: 1,
      bestPercent: 67,
      passedOnce: true,
      open: null,
    });
    expect(stats).toMatchObject({ attempts: 1, passed: 1, averagePercent: 67, bestPercent: 67 });
    expect(topics.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
    const [last] = await api.exams.history({ courseKey: 'togaf' });
    expect(last).toEqual(submitted.attempt);
  });

  test('pays a paper once a day, its first pass once, and nothing for less than half of it', async () => {
    const { api, learner } = await aLearner(app);
    const xpOf = async (right: number, wrong: number) => {
      const attempt = await start(api);
      await answerSome(api, attempt, { right, wrong });
      return (await api.exams.submit({ attemptId: attempt.id })).outcome.xpAwarded;
    };
    expect(await xpOf(0, 2)).toBe(0);
    expect(await xpOf(0, 3)).toBe(40);
    expect(await xpOf(6, 0)).toBe(100);
    expect(await xpOf(6, 0)).toBe(0);
    // Each report says why it brought nothing, where no note on open questions does.
    const attempts = await api.exams.history({ courseKey: 'togaf' });
    const reports = await Promise.all(
      attempts.map(({ id }) => api.exams.result({ attemptId: id })),
    );
    expect(reports.map(({ xpAwarded, unpaid }) => [xpAwarded, unpaid])).toEqual([
      [0, { why: 'paid', isToday: true }],
      [100, null],
      [40, null],
      [0, null],
    ]);
    const rows = await app.database.asOwner<{ source: string }>(
      'select source from xp_ledger where learner_id = $1 order by id',
      [learner.id],
    );
    const sources = rows.map(({ source }) => source.replace(/\d{4}-\d\d-\d\d$/, 'day'));
    expect(sources).toEqual([
      'paper:pap.sample.foundation:day',
      'paper-pass:pap.sample.foundation',
    ]);
  });

  test('takes what was not saved yet, and tells what changing answers did', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const [one, two, , back] = attempt.questions;
    const first = [
      changeOf(one!, { answer: wrongTo(one!.question.id) }),
      changeOf(two!, { answer: rightTo(two!.question.id) }),
      changeOf(back!, { answer: wrongTo(back!.question.id) }),
    ];
    await api.exams.save({ attemptId: attempt.id, changes: first });
    const turned = changeOf(back!, { revision: 2, answer: rightTo(back!.question.id) });
    await api.exams.save({ attemptId: attempt.id, changes: [turned] });
    const changes = [
      { ...first[0]!, revision: 2, answer: rightTo(one!.question.id) },
      { ...first[1]!, revision: 2, answer: wrongTo(two!.question.id) },
      { ...first[2]!, revision: 3 },
    ];
    const submitted = await api.exams.submit({ attemptId: attempt.id, changes });
    expect(submitted.attempt).toMatchObject({ answered: 3, right: 1, percent: 17, passed: false });
    const result = await api.exams.result({ attemptId: attempt.id });
    expect(result.changes).toEqual({
      questions: 2,
      wrongToRight: 1,
      rightToWrong: 1,
      wrongToWrong: 0,
    });
    expect(result.questions[0]).toMatchObject({ changes: 1, firstAnswer: first[0]!.answer });
    // Who came back to the first answer changed it twice, and has no other one.
    expect(result.questions[3]).toMatchObject({ changes: 2, firstAnswer: null });
    expect(result.questions[2]).toMatchObject({
      answer: null,
      feedback: { right: false, chosen: [] },
    });
  });

  test('an open attempt has no report, and a finished one takes no more answers', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    expect(await codeOf(api.exams.result({ attemptId: attempt.id }))).toBe('attempt.open');
    await api.exams.submit({ attemptId: attempt.id });
    expect(await codeOf(answerSome(api, attempt, { right: 1 }))).toBe('attempt.finished');
    expect(await api.exams.heartbeat({ attemptId: attempt.id, position: 2 })).toMatchObject({
      state: 'submitted',
    });
    const again = await start(api);
    expect(again.id).not.toBe(attempt.id);
  });

  test('needs a key, and one key answers the same twice', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api);
    const submit = (headers: Record<string, string>) =>
      client.fetch(`/api/attempts/${attempt.id}/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    const bare = await submit({});
    expect([bare.status, ((await bare.json()) as { code: string }).code]).toEqual([
      400,
      'request.idempotency_key_required',
    ]);
    const first = await submit({ 'idempotency-key': 'hand-in-once' });
    const again = await submit({ 'idempotency-key': 'hand-in-once' });
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotent-replay')).toBe('true');
  });
});

describe('graded papers', () => {
  test('speak for confidence and weak areas of the path, empty and running ones do not', async () => {
    const { api } = await aLearner(app);
    const pathOf = () => api.learning.path({ courseKey: 'togaf' });
    await sitPaper(api, 6);
    await sitPaper(api, 5);
    const empty = await start(api);
    await api.exams.submit({ attemptId: empty.id });
    const running = await start(api);
    await answerSome(api, running, { right: 6 });
    expect(await pathOf()).toMatchObject({ confidence: null, assessmentsNeeded: 1 });
    await api.exams.submit({ attemptId: running.id });
    expect(await pathOf()).toMatchObject({ confidence: 'High', weakAreas: [] });
    await sitPaper(api, 0);
    await sitPaper(api, 0);
    await sitPaper(api, 0);
    const { confidence, weakAreas } = await pathOf();
    expect(confidence).toBe('Low');
    expect(weakAreas.map(({ objectiveId }) => objectiveId)).toContain('tgf.u1');
  });
});

describe('an answered question', () => {
  test('makes a study day, an opened attempt does not', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    expect((await api.learner.get()).streak).toMatchObject({ days: 0, studiedToday: false });
    await api.exams.save({
      attemptId: attempt.id,
      changes: [changeOf(attempt.questions[0]!, { flagged: true })],
    });
    expect((await api.learner.get()).streak.studiedToday).toBe(false);
    await answerSome(api, { ...attempt, questions: attempt.questions.slice(1) }, { right: 1 });
    expect((await api.learner.get()).streak).toMatchObject({ days: 1, studiedToday: true });
  });

  test('has a whole answer: one of two is kept, and counts nowhere until the other is chosen', async () => {
    const { api } = await aLearner(app);
    const isDouble = ({ question }: AttemptQuestion) => question.type === 'ms';
    let { id: attemptId, questions } = await start(api);
    // What was not drawn is drawn next.
    while (!questions.some(isDouble)) {
      await api.exams.submit({ attemptId });
      ({ id: attemptId, questions } = await start(api));
    }
    const double = questions.find(isDouble)!;
    const answered = async (revision: number, chosen: string[]) => {
      const change = changeOf(double, { revision, answer: { chosen } });
      const { answered: count, saved } = await api.exams.save({ attemptId, changes: [change] });
      expect(saved[0]).toMatchObject({ outcome: 'saved', answer: { chosen } });
      return { count, isStudyDay: (await api.learner.get()).streak.studiedToday };
    };
    expect(await answered(1, ['a'])).toEqual({ count: 0, isStudyDay: false });
    expect(await answered(2, ['a', 'b'])).toEqual({ count: 1, isStudyDay: true });
    expect(await answered(3, ['a', 'b', 'c'])).toEqual({ count: 0, isStudyDay: true });
    const { attempt } = await api.exams.submit({ attemptId });
    expect(attempt).toMatchObject({ answered: 0, right: 0, total: 6 });
    // The report counts as the room does: in its list, its pace and its quarters.
    const report = await api.exams.result({ attemptId });
    expect(report.questions.filter(({ isAnswered }) => isAnswered)).toEqual([]);
    expect(report.questions.filter(({ answer }) => answer !== null)).toHaveLength(1);
    expect(report.pace.quarters.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    expect(report.missed).toBeNull();
  });
});

test('exams taken are those of which half was answered: no practice, and no exam that was left empty', async () => {
  const { api } = await aLearner(app);
  const taken = async () => (await api.learner.get()).examsTaken;
  await sitPaper(api, 4, SAMPLE_PRACTICE.key);
  const left = await start(api);
  await answerSome(api, left, { right: 2 });
  await api.exams.submit({ attemptId: left.id });
  expect(await taken()).toBe(0);
  const half = await start(api);
  await answerSome(api, half, { right: 3 });
  await api.exams.submit({ attemptId: half.id });
  expect(await taken()).toBe(1);
});
