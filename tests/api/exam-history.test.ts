// The list of attempts: page by page, back to the first one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_PRACTICE } from '#tests/support/exam-catalog.ts';
import { codeOf, start } from '#tests/support/sample-attempts.ts';

const courseKey = 'togaf';
const MANY = 130;

let app: TestApp;
let api: Api;
let newestFirst: string[];

beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
  api = (await aLearner(app)).api;
  const { id } = await start(api, SAMPLE_PRACTICE.key);
  // As many as years of study leave behind: three of each minute, and some of a paper that is gone.
  await app.database.asOwner(
    `insert into exam_attempts (learner_id, id, course_key, paper_id, state, seed, started_at,
       deadline_at, pass_percent, total, finished_at, right_count, points, max_points, percent, passed)
     select learner_id, gen_random_uuid(), course_key,
       case when n % 10 = 0 then 'a paper that is gone' else paper_id end, 'submitted', seed,
       started_at - (n / 3 + 1) * interval '1 minute', deadline_at, pass_percent, total,
       started_at, 1, 1, total, 25, false
     from exam_attempts, generate_series(1, $2::int) as n where id = $1`,
    [id, MANY],
  );
  const rows = await app.database.asOwner<{ id: string }>(
    `select id from exam_attempts where paper_id <> 'a paper that is gone'
     order by started_at desc, id desc`,
  );
  newestFirst = rows.map(({ id: one }) => one);
});
afterAll(() => app.close());

const idsOf = (attempts: readonly { id: string }[]) => attempts.map(({ id }) => id);

test('every attempt is reached, once and in order, with full pages until the last', async () => {
  expect(newestFirst).toHaveLength(1 + MANY - MANY / 10);
  const pages: string[][] = [];
  let before: string | undefined;
  do {
    const page = await api.exams.history({ courseKey, limit: 20, ...(before && { before }) });
    pages.push(idsOf(page));
    before = page.length < 20 ? undefined : page.at(-1)?.id;
  } while (before !== undefined);
  expect(pages.flat()).toEqual(newestFirst);
  expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 20, 20, 18]);
});

test('after the first attempt comes nothing', async () => {
  const first = newestFirst.at(-1)!;
  expect(await api.exams.history({ courseKey, before: first })).toEqual([]);
});

test('a page after an attempt that is not one’s own is not found', async () => {
  const other = await aLearner(app);
  const [before] = newestFirst;
  expect(await codeOf(other.api.exams.history({ courseKey, before: before! }))).toBe(
    'attempt.not_found',
  );
});
