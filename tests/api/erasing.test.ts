// Who is erased, and that nothing of them is left anywhere, whatever they did before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { eraseOldDemoLearners } from '#server/modules/demo/demo.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { completeMission } from '#tests/support/play.ts';
import { sitPaper } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const MISSION = 'the-cycle-in-15-minutes';

/** Every row of every table that holds a word, by table. */
async function tablesWith(word: string): Promise<Record<string, number>> {
  const tables = await app.database.asOwner<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await app.database.asOwner<{ count: number }>(
      `select count(*)::int as count from ${name} as one where one::text like '%' || $1 || '%'`,
      [word],
    );
    if (row!.count > 0) found[name.replace('public.', '')] = row!.count;
  }
  return found;
}

/** Does something of everything that leaves a row. */
async function studyMuch(api: Api): Promise<void> {
  await completeMission(api, MISSION);
  const { attempt } = await sitPaper(api, 4);
  const { questions } = await api.exams.result({ attemptId: attempt.id });
  const questionId = questions[0]!.question.id;
  await api.questions.report({ questionId, reason: 'ambiguous', text: 'Two fit.' });
  const inAYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  await api.learner.update({ examDate: { courseKey: 'togaf', on: inAYear } });
  await api.learner.update({ choice: { courseKey: 'togaf', track: 'real-world' } });
}

/** Columns that hold a learner or an account and no foreign key that ends them with it. */
const heldByNothing = () =>
  app.database.asOwner<{ place: string }>(
    `select c.table_name || '.' || c.column_name as place
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(^|_)(learner|user)_id$'
        and not exists (
          select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
           where k.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass
             and a.attname = c.column_name and k.contype = 'f' and k.confdeltype in ('c', 'n'))
      order by 1`,
  );

test('whatever table comes: what names a learner ends with the learner', async () => {
  expect((await heldByNothing()).map(({ place }) => place)).toEqual([]);
});

describe('a learner who deletes the account', () => {
  test('leaves no row in any table, and takes nothing of another’s', async () => {
    const { api, learner, email, password } = await aLearner(app);
    const neighbour = await aLearner(app);
    for (const one of [api, neighbour.api]) await studyMuch(one);
    await api.account.requestReset({ email });
    await expect.poll(async () => (await tablesWith(email)).mail_outbox).toBe(1);
    const before = await tablesWith(learner.id);
    const theirs = await tablesWith(neighbour.learner.id);
    // The rows are there to be missed.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'account_tokens',
        'activity_log',
        'activity_progress',
        'exam_answers',
        'exam_attempts',
        'exam_dates',
        'idempotency_keys',
        'learner_badges',
        'learner_courses',
        'learners',
        'question_reports',
        'step_progress',
        'streaks',
        'users',
        'xp_ledger',
      ]),
    );
    await api.account.deleteAccount({ password });
    // Kept for the days of grace, and then gone.
    await app.database.asOwner(
      `update account_deletions set erase_at = now() - interval '1 second' where user_id = $1`,
      [learner.id],
    );
    await app.jobs.run('deleted-accounts');
    expect(await tablesWith(learner.id)).toEqual({});
    expect(await tablesWith(email)).toEqual({});
    expect(await tablesWith(neighbour.learner.id)).toEqual(theirs);
  });
});

describe('demo learners', () => {
  const aDemo = async () => {
    const { api } = app.newClient();
    return (await api.account.startDemo({})).learner.id;
  };
  const makeOlder = (learnerId: string, age: string) =>
    app.database.asOwner(
      `update learners set created_at = created_at - $2::interval where id = $1`,
      [learnerId, age],
    );
  const stands = async (learnerId: string) => Object.keys(await tablesWith(learnerId)).length > 0;

  test('go after seven days, whole; younger ones and everybody else stay', async () => {
    const ids = [await aDemo(), await aDemo(), await aDemo()];
    const [old = '', nearly = '', today = ''] = ids;
    const { learner } = await aLearner(app);
    await makeOlder(old, '7 days 1 minute');
    await makeOlder(nearly, '6 days 23 hours');
    await makeOlder(learner.id, '400 days');
    expect(await eraseOldDemoLearners(app.database.db)).toBe(1);
    expect(await stands(old)).toBe(false);
    for (const id of [nearly, today, learner.id])
      expect([id, await stands(id)]).toEqual([id, true]);
    expect(await eraseOldDemoLearners(app.database.db)).toBe(0);
  });

  test('go by the hourly job, however many there are', async () => {
    await app.database.asOwner(
      `insert into users (id, name, email, email_verified)
         select 'demo-crowd-' || n, 'Demo Learner', 'crowd-' || n || '@demo.invalid', true
         from generate_series(1, 1203) as n`,
    );
    await app.database.asOwner(
      `insert into learners (id, first_name, last_name, display_name, is_demo, shields_held, created_at)
         select 'demo-crowd-' || n, 'Demo', 'Learner', 'Demo Learner', true, 2, now() - interval '8 days'
         from generate_series(1, 1203) as n`,
    );
    await app.jobs.run('demo-learners');
    const left = await app.database.asOwner("select 1 from users where id like 'demo-crowd-%'");
    expect(left).toEqual([]);
  });
});
