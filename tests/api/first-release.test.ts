// What the first release wrote is opened by this one: its learner goes on with everything.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { AttemptQuestion } from '#contract/exams.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import {
  ada,
  type FirstReleaseDatabase,
  firstReleaseDatabase,
  rowsOf,
} from '#tests/support/first-release.ts';
import { completeActivity, rightAnswer } from '#tests/support/play.ts';

let database: FirstReleaseDatabase;
let app: TestApp;
let api: Api;

type Rows = Readonly<Record<string, readonly string[]>>;

/** Rows by their columns that hold something, in an order that a further column does not change. */
const withoutNull = (tables: Rows) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows
        .map((row) =>
          JSON.stringify(
            Object.entries(JSON.parse(row) as object)
              .filter(([, value]) => value !== null)
              .toSorted(([a], [b]) => a.localeCompare(b)),
          ),
        )
        .toSorted(),
    ]),
  );

beforeAll(async () => {
  database = await firstReleaseDatabase();
  const { asOwner, rowsBefore } = database;
  const after = await Promise.all(
    Object.keys(rowsBefore).map(async (table) => [table, await rowsOf(asOwner, table)] as const),
  );
  // A migration may add a column, which stands empty; it touches nothing that was there.
  expect(withoutNull(Object.fromEntries(after)), 'no migration touches a row').toEqual(
    withoutNull(rowsBefore),
  );
  app = await startApp({ database });
  api = app.newClient().api;
  const { status } = await api.account.signIn(ada);
  expect(status).toBe('signed_in');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('its learner signs in with the old password and finds what was earned and chosen', async () => {
  expect(Object.keys(database.rowsBefore).length).toBeGreaterThan(15);
  expect(await api.learner.get()).toMatchObject({
    firstName: 'Ada',
    courseKey: 'togaf',
    locale: 'de',
    timeZone: 'Europe/Berlin',
    totalXp: 180,
    balanceXp: 180,
    badgesEarned: 2,
    // The one that she had handed in was answered faster than anybody reads.
    examsTaken: 0,
  });
  const [badges, { attempts }] = [await api.learning.badges(), await api.exams.running()];
  expect(JSON.stringify(badges).match(/"earnedAt":"/g)).toHaveLength(2);
  expect(attempts.map(({ paperKey }) => paperKey)).toEqual(['foundation-ogea-101']);
  const history = await api.exams.history({ courseKey: 'togaf', limit: 20 });
  expect(history).toHaveLength(2);
});

test('the report of a graded attempt opens as it was graded, though questions were retired since', async () => {
  const [graded] = await database.asOwner<Record<'id' | 'total' | 'right', never>>(
    "select id, total, right_count as right from exam_attempts where state = 'submitted'",
  );
  const { id = '', ...marks } = graded ?? {};
  const asked = await database.asOwner<{ id: string }>(
    `select question_id as id from exam_answers where attempt_id = '${id}'`,
  );
  const { retiredIds } = productCatalog();
  const gone = asked.filter((row) => retiredIds.includes(row.id)).length;
  expect(gone).toBeGreaterThan(0);
  const report = await api.exams.result({ attemptId: id });
  expect(report.attempt).toMatchObject(marks);
  expect(report.questions).toHaveLength(asked.length - gone);
});

test('the running attempt is gone on with and handed in', async () => {
  const { attempts } = await api.exams.running();
  const attemptId = attempts[0]!.id;
  const attempt = await api.exams.attempt({ attemptId });
  const rows = await database.asOwner<{ id: string; given: boolean }>(
    'select question_id as id, answer is not null as given from exam_answers where attempt_id = $1 order by number',
    [attemptId],
  );
  expect(rows).toHaveLength(40);
  // A question that was retired since then is neither asked nor counted; every other one stands.
  const { retiredIds } = productCatalog();
  const standing = rows.filter(({ id }) => !retiredIds.includes(id));
  expect(standing.length).toBeGreaterThan(20);
  expect(attempt.questions.map(({ question }) => question.id)).toEqual(
    standing.map(({ id }) => id),
  );
  const isOpen = ({ answer }: AttemptQuestion) => answer === null;
  const given = standing.filter((row) => row.given).length;
  expect(attempt.questions.filter((one) => !isOpen(one))).toHaveLength(given);
  const changes = attempt.questions.filter(isOpen).map(({ question, revision }) => ({
    questionId: question.id,
    revision: revision + 1,
    answer: { chosen: rightAnswer(question.id) },
    flagged: false,
    msSpent: 20_000,
  }));
  const { attempt: ended } = await api.exams.submit({ attemptId, changes });
  expect(ended).toMatchObject({
    state: 'submitted',
    answered: standing.length,
    total: standing.length,
  });
  const report = await api.exams.result({ attemptId });
  expect(report.questions).toHaveLength(standing.length);
  expect((await api.learner.get()).examsTaken).toBe(1);
});

test('the mission that was half done goes on where it stood, and pays at its end', async () => {
  const activityRef = 'your-first-ten-questions';
  const { progress, steps } = await api.learning.play({ activityRef });
  expect(progress).toMatchObject({
    status: 'in_progress',
    seenStepIds: ['s01', 's02', 's03'],
    answeredStepIds: ['s02', 's03'],
    currentStepId: 's03',
  });
  expect(steps.length).toBeGreaterThan(3);
  const finish = await completeActivity(api, activityRef);
  expect(finish).toMatchObject({ alreadyDone: false });
  expect(finish.totalXp).toBeGreaterThan(finish.totalXpBefore);
});

test('work handed in for a lab of the chosen industry stands, and the lab is finished', async () => {
  const activityRef = 'tg.pre.lab';
  const { activity, progress, steps } = await api.learning.play({ activityRef });
  expect(activity.industry).toBe('Healthcare');
  expect(progress.submittedStepIds).toEqual(['healthcare-t1']);
  const done = steps.find(({ id }) => id === 'healthcare-t1');
  expect(done && 'outcome' in done ? done.outcome : null).not.toBeNull();
  expect((await completeActivity(api, activityRef)).alreadyDone).toBe(false);
});

test('the ledger of the first release stands as it was', async () => {
  const { asOwner, rowsBefore } = database;
  const before = rowsBefore['public.xp_ledger'] ?? [];
  expect(before.length).toBe(5);
  const after = await rowsOf(asOwner, 'public.xp_ledger');
  // A column that came later stands empty in them.
  const filled = (rows: readonly string[]) => withoutNull({ ledger: rows })['ledger'] ?? [];
  expect(filled(after)).toEqual(expect.arrayContaining(filled(before)));
});
