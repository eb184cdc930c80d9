// The round of the day: done once it was taken on the learner's own day, wherever it is offered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_PRACTICE } from '#tests/support/exam-catalog.ts';
import { answerSome, sitPaper, start } from '#tests/support/sample-attempts.ts';

const whole = catalogWithExams();
const catalog = {
  ...whole,
  courses: whole.courses.map((course) =>
    course.key === 'togaf'
      ? { ...course, featured: { ...course.featured, daily: SAMPLE_PRACTICE.key } }
      : course,
  ),
};
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

const takeRound = (api: Api) => sitPaper(api, 3, SAMPLE_PRACTICE.key);
const cardOf = async (api: Api) =>
  (await api.exams.overview({ courseKey: 'togaf' })).papers.find(
    ({ key }) => key === SAMPLE_PRACTICE.key,
  );
/** The time of day of an instant where the learner is. */
const clockIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(instant));

describe('the round of the day', () => {
  test('says its result and when the next one comes, on its card, its intro and where one paper is offered', async () => {
    const { api } = await aLearner(app);
    expect((await cardOf(api))?.today).toBeNull();
    const { attempt } = await takeRound(api);
    const done = { attemptId: attempt.id, percent: 75, passed: true };
    const card = await cardOf(api);
    expect(card?.today).toMatchObject(done);
    expect((await api.exams.paper({ paperKey: SAMPLE_PRACTICE.key })).today).toEqual(card?.today);
    const offered = await api.exams.offered({ courseKey: 'togaf' });
    expect(offered.today).toEqual(card?.today);
    expect(offered.paper?.key).not.toBe(SAMPLE_PRACTICE.key);
    const { papers } = await api.exams.overview({ courseKey: 'togaf' });
    expect(papers.filter(({ today }) => today !== null)).toHaveLength(1);
  });

  test('comes again with the next day of the learner, at its midnight', async () => {
    const { api } = await aLearner(app);
    const timeZone = 'Pacific/Kiritimati';
    await api.learner.update({ timeZone });
    const { attempt } = await takeRound(api);
    const { today } = (await cardOf(api))!;
    expect(clockIn(timeZone, today!.nextAt)).toBe('00:00:00');
    const ahead = Date.parse(today!.nextAt) - Date.parse(attempt.finishedAt!);
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(24 * 3_600_000);
    await app.database.asOwner(
      `update exam_attempts set finished_at = finished_at - interval '1 day' where id = $1`,
      [attempt.id],
    );
    expect((await cardOf(api))?.today).toBeNull();
  });

  test('is not done by less than half of it, and another paper does not do it', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    await answerSome(api, attempt, { right: 1 });
    await api.exams.submit({ attemptId: attempt.id });
    await sitPaper(api, 6);
    expect((await cardOf(api))?.today).toBeNull();
  });

  test('can be taken once more, and the latest of the day is told', async () => {
    const { api } = await aLearner(app);
    await takeRound(api);
    const { attempt } = await sitPaper(api, 4, SAMPLE_PRACTICE.key);
    expect((await cardOf(api))?.today).toMatchObject({ attemptId: attempt.id, percent: 100 });
  });
});
