import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { EXAM_DAYS_AHEAD } from '#domain/readiness/exam-date.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TOGAF = 'togaf';
const today = (zone: string) => studyDayAt(Date.now(), zone);
const set = (api: Api, on: string | null, courseKey = TOGAF) =>
  api.learner.update({ examDate: { courseKey, on } });
const examOf = async (api: Api, courseKey = TOGAF) => (await api.learning.path({ courseKey })).exam;

test('nobody has an exam date until it is set; it can be changed and cleared', async () => {
  const { api } = await aLearner(app);
  await api.learner.update({ timeZone: 'Europe/Berlin' });
  expect(await examOf(api)).toBeNull();
  const on = addDays(today('Europe/Berlin'), 15);
  await set(api, on);
  expect(await examOf(api)).toMatchObject({ on, days: 15 });
  const later = addDays(on, 5);
  await set(api, later);
  expect(await examOf(api)).toMatchObject({ on: later, days: 20 });
  await set(api, null);
  expect(await examOf(api)).toBeNull();
  await set(api, null);
});

test('each course has a date of its own, and so has each learner', async () => {
  const [{ api }, other] = [await aLearner(app), await aLearner(app)];
  const on = addDays(today('UTC'), 30);
  await set(api, on);
  await set(api, addDays(on, 1), 'pmp');
  expect((await examOf(api))?.days).toBe(30);
  expect((await examOf(api, 'pmp'))?.days).toBe(31);
  expect(await examOf(api, 'archimate')).toBeNull();
  expect(await examOf(other.api)).toBeNull();
  expect((await api.learner.get()).courseKey).toBe(TOGAF);
});

test('the day is judged in the zone of the learner, also one that comes with it', async () => {
  const { api } = await aLearner(app);
  // The two zones are 25 hours apart: their calendars never show the same day.
  const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  const on = today(west!);
  const past = { code: 'profile.exam_date_past' };
  await expect(
    api.learner.update({ timeZone: east!, examDate: { courseKey: TOGAF, on } }),
  ).rejects.toMatchObject(past);
  // Nothing of a refused change is kept.
  expect((await api.learner.get()).timeZone).not.toBe(east);
  await api.learner.update({ timeZone: west!, examDate: { courseKey: TOGAF, on } });
  expect(await examOf(api)).toEqual({ on, days: 0, minutesADay: null });
  await api.learner.update({ timeZone: east! });
  expect((await examOf(api))!.days).toBeLessThan(0);
  await expect(set(api, on)).rejects.toMatchObject(past);
});

test('a day that is over, too far away or no day is refused, and the kept one stays', async () => {
  const { api } = await aLearner(app);
  const on = addDays(today('UTC'), 40);
  await set(api, on);
  await expect(set(api, addDays(today('UTC'), -2))).rejects.toMatchObject({
    code: 'profile.exam_date_past',
    fields: [{ field: 'examDate.on', rule: 'past' }],
  });
  for (const nonsense of ['2031-02-30', 'soon', '', addDays(on, EXAM_DAYS_AHEAD)]) {
    await expect(set(api, nonsense)).rejects.toMatchObject({ code: 'profile.exam_date_invalid' });
  }
  await expect(set(api, on, 'cooking')).rejects.toMatchObject({ code: 'course.not_found' });
  expect(await examOf(api)).toMatchObject({ on, days: 40 });
});

test('the date goes with the learner who is erased', async () => {
  const { api, learner } = await aLearner(app);
  await set(api, addDays(today('UTC'), 10));
  const rows = () =>
    app.database.asOwner('select 1 from exam_dates where learner_id = $1', [learner.id]);
  expect(await rows()).toHaveLength(1);
  await app.database.asOwner('select erase_learner($1)', [learner.id]);
  expect(await rows()).toEqual([]);
});

test('path and dashboard say the same minutes a day, and none after the exam', async () => {
  const { api } = await aLearner(app);
  const read = async () => {
    const { minutesLeft, exam } = await api.learning.path({ courseKey: TOGAF });
    const dashboard = await api.learning.dashboard({ courseKey: TOGAF });
    expect(dashboard.exam).toEqual(exam);
    return { minutesLeft, exam };
  };
  expect((await read()).exam).toBeNull();
  await set(api, addDays(today('UTC'), 25));
  const { minutesLeft, exam } = await read();
  expect(minutesLeft).toBeGreaterThan(0);
  expect(exam!.minutesADay! * 25).toBeGreaterThanOrEqual(minutesLeft);
  expect((exam!.minutesADay! - 1) * 25).toBeLessThan(minutesLeft);
});
