// whatever the database keeps about a learner is in what they can take away, and nothing of others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeActivity } from '#tests/support/play.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Tables with a column that is named after a learner, by another way than the export asks. */
const keyedTables = () =>
  app.database.asOwner<{ table: string; key: string }>(`
    select table_name as "table",
           case when table_name in ('users', 'learners') then 'id' else min(column_name) end as key
    from information_schema.columns
    where table_schema = 'public'
      and (column_name in ('learner_id', 'user_id') or table_name in ('users', 'learners'))
    group by table_name order by table_name`);

test('every table that is keyed by a learner is there, with all of its rows and columns', async () => {
  const learner = await aLearner(app);
  const other = await aLearner(app);
  await learner.api.learner.update({ bio: 'canary-of-the-bio', settings: { volume: 33 } });
  await learner.api.learner.update({ examDate: { courseKey: 'togaf', on: null } });
  await completeActivity(learner.api, 'the-cycle-in-15-minutes');
  await learner.api.account.enableTwoFactor({ password: learner.password });
  await learner.api.exams.start({ paperKey: 'foundation' });

  const { tables } = await learner.api.learner.export();
  const expected = await keyedTables();
  expect(expected.length).toBeGreaterThan(15);
  expect(tables.map(({ name }) => name)).toEqual(expected.map(({ table }) => table));
  for (const { table, key } of expected) {
    const [count] = await app.database.asOwner<{ rows: number }>(
      `select count(*)::int as rows from "${table}" where "${key}" = $1`,
      [learner.learner.id],
    );
    const columns = await app.database.asOwner<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    const found = tables.find(({ name }) => name === table);
    expect([table, found?.rows.length]).toEqual([table, count?.rows]);
    expect(found?.columns.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  }
  const text = JSON.stringify(tables);
  for (const mine of ['canary-of-the-bio', learner.email, 'ms.tg.intro.cycle']) {
    expect(text).toContain(mine);
  }
  expect(text).not.toContain(other.learner.id);
  expect(text).not.toContain(other.email);
});

test('what proves something to the server stays there', async () => {
  const { api, password, learner } = await aLearner(app);
  const { otpauthUrl } = await api.account.enableTwoFactor({ password });
  const secrets = await app.database.asOwner<{ secret: string }>(
    `select unnest(array[a.password, s.token, f.secret, f.backup_codes]) as secret
     from accounts a join sessions s using (user_id) join two_factors f using (user_id)
     where a.user_id = $1`,
    [learner.id],
  );
  const text = JSON.stringify(await api.learner.export());
  expect(secrets.length).toBe(4);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(new URL(otpauthUrl).searchParams.get('secret'));
});
