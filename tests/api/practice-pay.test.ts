import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { leastMsPaid, wordsShown } from '#domain/exam/pace.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { SAMPLE_EXAM, SAMPLE_PRACTICE, SAMPLE_QUESTIONS } from '#tests/support/exam-catalog.ts';
import { completeMission } from '#tests/support/play.ts';
import { catalogWithPractice, SAMPLE_TOPIC } from '#tests/support/practice-catalog.ts';
import { answerSome, passSeconds, start } from '#tests/support/sample-attempts.ts';
import { INDUSTRIES } from '../support/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithPractice({ withPace: true }) });
});
afterAll(() => app.close());

const ledgerOf = (learnerId: string) =>
  app.database.asOwner<{ source: string; base: number; bonus: number }>(
    `select source, base_xp as base, bonus_xp as bonus from xp_ledger where learner_id = $1 order by id`,
    [learnerId],
  );
const answersPaid = async (learnerId: string) =>
  (await ledgerOf(learnerId)).filter(({ source }) => source.startsWith('answer:'));
/** Sits a paper for so many seconds, the first so many right, the others wrong. */
async function sit(
  api: Api,
  paperKey: string,
  { right, seconds }: { right: number; seconds: number },
) {
  const attempt = await start(api, paperKey);
  await passSeconds(app, attempt.id, seconds);
  await answerSome(api, attempt, { right, wrong: attempt.questions.length - right });
  return api.exams.submit({ attemptId: attempt.id });
}

describe('right answers in practice', () => {
  test('pay two XP each, beside the paper and its first pass', async () => {
    const { api, learner } = await aLearner(app);
    const { outcome, attempt } = await sit(api, SAMPLE_PRACTICE.key, { right: 3, seconds: 90 });
    expect(attempt).toMatchObject({ passed: true, implausible: false });
    expect(outcome.xpAwarded).toBe(40 + 100 + 3 * 2);
    expect((await answersPaid(learner.id)).map(({ base }) => base)).toEqual([2, 2, 2]);
    const report = await api.exams.result({ attemptId: attempt.id });
    expect(report.xpAwarded).toBe(146);
    const pay = { rightXp: 2, xpPerDay: 60, xpToday: 6 };
    expect(outcome.answers).toEqual({ ...pay, xp: 6 });
    const { papers } = await api.exams.overview({ courseKey: 'togaf' });
    const told = Object.fromEntries(papers.map(({ key, answerPay }) => [key, answerPay]));
    expect(told).toMatchObject({ [SAMPLE_PRACTICE.key]: pay, [SAMPLE_EXAM.key]: null });
    const card = await api.exams.paper({ paperKey: SAMPLE_PRACTICE.key });
    expect(card.answerPay).toEqual(pay);
  });

  test('pay once a question and day', async () => {
    const { api, learner } = await aLearner(app);
    const focus = { objectiveId: 'tgf.u3', pool: 'any' } as const;
    for (const _ of [1, 2]) {
      const attempt = await api.exams.start({ paperKey: SAMPLE_TOPIC.key, focus });
      await passSeconds(app, attempt.id, 120);
      await answerSome(api, attempt, { right: 5 });
      await api.exams.submit({ attemptId: attempt.id });
    }
    // The topic has five questions, both practices asked all of them.
    expect(await answersPaid(learner.id)).toHaveLength(5);
  });

  test('are of the day where the learner is, which is another one than that of UTC', async () => {
    const isLate = new Date().getUTCHours() >= 12;
    const timeZone = isLate ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
    const { api, learner } = await aLearner(app, { timeZone });
    await sit(api, SAMPLE_PRACTICE.key, { right: 3, seconds: 90 });
    const paid = await answersPaid(learner.id);
    const [{ utc } = { utc: '' }] = await app.database.asOwner<{ utc: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as utc`,
    );
    expect(paid).toHaveLength(3);
    for (const { source } of paid) expect(source).not.toContain(utc);
  });

  test('pay sixty XP a day at most', async () => {
    const { api, learner } = await aLearner(app);
    const { outcome } = await sit(api, SAMPLE_EXAM.key, { right: 3, seconds: 300 });
    expect(outcome.xpAwarded).toBe(40);
    const today = (await ledgerOf(learner.id))[0]!.source.split(':').at(-1);
    await app.database.asOwner(
      `insert into xp_ledger (learner_id, source, base_xp, bonus_xp, created_at)
       select $1, 'answer:elsewhere.' || n || ':' || $2, 2, 0, now() from generate_series(1, 28) n`,
      [learner.id, today],
    );
    await sit(api, SAMPLE_PRACTICE.key, { right: 4, seconds: 90 });
    expect(await answersPaid(learner.id)).toHaveLength(30);
  });

  test('pay nothing in an exam', async () => {
    const { api, learner } = await aLearner(app);
    await sit(api, SAMPLE_EXAM.key, { right: 6, seconds: 300 });
    expect(await answersPaid(learner.id)).toEqual([]);
  });

  test('pay once when fifty hand in at once', async () => {
    const { api, learner } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    await passSeconds(app, attempt.id, 90);
    await answerSome(api, attempt, { right: 4 });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => api.exams.submit({ attemptId: attempt.id })),
    );
    expect(all.reduce((sum, { outcome }) => sum + outcome.xpAwarded, 0)).toBe(148);
    expect(await answersPaid(learner.id)).toHaveLength(4);
  });

  test('pay when the time ends the practice, too', async () => {
    const { api, learner } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    await passSeconds(app, attempt.id, 90);
    await answerSome(api, attempt, { right: 1 });
    await passSeconds(app, attempt.id, 600);
    await api.exams.heartbeat({ attemptId: attempt.id, position: 1 });
    expect(await answersPaid(learner.id)).toHaveLength(1);
  });
});

describe('R-18: pace', () => {
  test('a paper answered faster than anybody reads is graded, flagged and not paid', async () => {
    const { api, learner } = await aLearner(app);
    // Four questions take a second each, before a word of them is read.
    const { attempt, outcome } = await sit(api, SAMPLE_PRACTICE.key, { right: 4, seconds: 3 });
    expect(attempt).toMatchObject({ percent: 100, passed: true, implausible: true });
    expect([outcome.xpAwarded, outcome.totalXp]).toEqual([0, 0]);
    expect(await ledgerOf(learner.id)).toEqual([]);
    const [told] = await api.exams.history({ courseKey: 'togaf' });
    expect(told?.implausible).toBe(true);
    // The day's pay and the first pass are still to be earned.
    const slow = await sit(api, SAMPLE_PRACTICE.key, { right: 4, seconds: 60 });
    expect(slow.outcome.xpAwarded).toBe(148);
  });

  test('minutes of papers that run side by side count once', async () => {
    const { api } = await aLearner(app);
    const catalog = productCatalogIndex();
    const attempts = [await start(api), await start(api, SAMPLE_PRACTICE.key)];
    const least = attempts.map(({ questions }) =>
      leastMsPaid(
        questions.map(({ question }) =>
          wordsShown(SAMPLE_QUESTIONS.find(({ id }) => id === question.id)!),
        ),
        catalog.rewards.pace,
      ),
    );
    // Time enough for each of them, and not for both.
    const seconds = Math.ceil(Math.max(...least) / 1000) + 2;
    for (const { id } of attempts) await passSeconds(app, id, seconds);
    for (const attempt of attempts)
      await answerSome(api, attempt, { right: attempt.questions.length });
    const flags: boolean[] = [];
    for (const { id: attemptId } of attempts) {
      const { attempt } = await api.exams.submit({ attemptId });
      flags.push(attempt.implausible);
    }
    expect(flags).toEqual([false, true]);
    // Somebody else's paper of the same minutes takes nothing from this learner.
    const { api: other } = await aLearner(app);
    const alone = await sit(other, SAMPLE_PRACTICE.key, { right: 4, seconds });
    expect(alone.attempt.implausible).toBe(false);
  });

  test('papers side by side pay when there was time for both', async () => {
    const { api } = await aLearner(app);
    const attempts = [await start(api), await start(api, SAMPLE_PRACTICE.key)];
    for (const { id } of attempts) await passSeconds(app, id, 180);
    for (const attempt of attempts)
      await answerSome(api, attempt, { right: attempt.questions.length });
    for (const { id: attemptId } of attempts) {
      const { attempt } = await api.exams.submit({ attemptId });
      expect(attempt.implausible).toBe(false);
    }
  });

  test('waiting with the answers given earns nothing: the last change counts', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    await answerSome(api, attempt, { right: 4 });
    await app.database.asOwner(
      `update exam_attempts set started_at = started_at - interval '3 minutes',
         saved_at = saved_at - interval '3 minutes', deadline_at = deadline_at - interval '3 minutes'
         where id = $1`,
      [attempt.id],
    );
    const { outcome } = await api.exams.submit({ attemptId: attempt.id });
    expect(outcome.xpAwarded).toBe(0);
  });

  test('a rushed paper says nothing of what somebody knows', async () => {
    const { api } = await aLearner(app);
    const focus = { objectiveId: 'tgf.u3', pool: 'any' } as const;
    const attempt = await api.exams.start({ paperKey: SAMPLE_TOPIC.key, focus });
    await answerSome(api, attempt, { wrong: 5 });
    await api.exams.submit({ attemptId: attempt.id });
    expect((await api.learning.path({ courseKey: 'togaf' })).weakAreas).toEqual([]);
  });
});

test('a passed paper covers the objectives in which it was passed, a rushed one none', async () => {
  const { api } = await aLearner(app);
  const covered = async () => (await api.learning.path({ courseKey: 'togaf' })).coveragePercent;
  await sit(api, SAMPLE_EXAM.key, { right: 6, seconds: 3 });
  expect(await covered()).toBeNull();
  await sit(api, SAMPLE_EXAM.key, { right: 6, seconds: 300 });
  // Four questions of one topic, two of another: too few to say anything of that one.
  const percent = await covered();
  expect(percent).toBeGreaterThan(0);
  expect((await api.learning.dashboard({ courseKey: 'togaf' })).examCoveragePercent).toBe(percent);
});

describe('R-18: activities', () => {
  const FIRST = 'the-cycle-in-15-minutes';
  const catalog = productCatalogIndex();
  const items = catalog
    .phasesOf('togaf')
    .flatMap(({ itemIds }) => itemIds)
    .map((id) => catalog.getItem(id));
  /** Done as the server keeps it, one of them every so many seconds until now. */
  const doneBefore = (learnerId: string, ids: readonly string[], seconds: number) =>
    app.database.asOwner(
      `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
       select $1, id, 'togaf', 'lesson', 'done', '', now() - (n * $3::float8) * interval '1 second', current_date
       from unnest($2::text[]) with ordinality as given (id, n)`,
      [learnerId, ids, seconds],
    );

  test('sixty-six items in five seconds: what comes on top is flagged and pays nothing', async () => {
    expect(items).toHaveLength(66);
    expect(INDUSTRIES).toHaveLength(5);
    const { api, learner } = await aLearner(app);
    await doneBefore(
      learner.id,
      items.map(({ id }) => id),
      5 / 66,
    );
    const finish = await completeMission(api, FIRST);
    expect([finish.xpAwarded, finish.totalXp]).toEqual([0, 0]);
    const minutes = catalog.findMissionByKey(FIRST)!.estimatedMinutes;
    const minutesDone = items.reduce((sum, item) => sum + item.estimatedMinutes, minutes);
    expect(finish.paceLimit).toEqual({ minutesDone, withinMinutes: 60 });
    expect(await ledgerOf(learner.id)).toEqual([]);
    const flagged = await app.database.asOwner(
      'select activity_id from activity_progress where learner_id = $1 and implausible',
      [learner.id],
    );
    expect(flagged).toContainEqual({ activity_id: 'ms.tg.intro.cycle' });
  });

  test('the same items over days pay, and a hurried hour does too', async () => {
    const { api, learner } = await aLearner(app);
    await doneBefore(
      learner.id,
      items.map(({ id }) => id),
      3_600,
    );
    expect(await completeMission(api, FIRST)).toMatchObject({ xpAwarded: 40, paceLimit: null });
  });

  test('six hundred XP of a day rank, the rest can only be spent', async () => {
    const { api, learner } = await aLearner(app);
    await app.database.asOwner(
      `insert into xp_ledger (learner_id, source, base_xp, bonus_xp) values ($1, 'activity:elsewhere', 590, 0)`,
      [learner.id],
    );
    await app.database.asOwner(
      'update learners set total_xp = 590, balance_xp = 590 where id = $1',
      [learner.id],
    );
    const finish = await completeMission(api, FIRST);
    expect([finish.xpAwarded, finish.totalXp]).toEqual([40, 600]);
    // Ten came with the first right answer: they filled the day.
    expect((await ledgerOf(learner.id)).slice(-2)).toMatchObject([
      { base: 10, bonus: 0 },
      { base: 0, bonus: 40 },
    ]);
  });

  test('a day that another time zone has ranked is not ranked again', async () => {
    const { api, learner } = await aLearner(app, { timeZone: 'UTC' });
    // Earned in the east, where it was today already when the day of here had not begun.
    await app.database.asOwner(
      `insert into xp_ledger (learner_id, source, base_xp, bonus_xp, created_at, study_day)
       select $1, 'activity:in.the.east', 600, 0, (today - interval '1 hour') at time zone 'UTC', today::date
       from (select date_trunc('day', now() at time zone 'UTC') as today) as day`,
      [learner.id],
    );
    await completeMission(api, FIRST);
    expect((await ledgerOf(learner.id)).at(-1)).toMatchObject({ base: 0, bonus: 40 });
  });
});
