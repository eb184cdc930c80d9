// What the faults are judged by can fail: each rule finds the row that breaks it, also one that passes.
import { expect, inject, onTestFinished, test } from 'vitest';
import { aLearner, startApp } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { completeMission } from '#tests/support/play.ts';
import { until } from '#tests/support/processes.ts';
import { sitPaper } from '#tests/support/sample-attempts.ts';
import { brokenRules, type Rule, watchRules } from './invariants.ts';
import { connectAsOwner } from './running-app.ts';

/** Statements that break one rule and no other. */
const planted: Readonly<Record<Rule, string>> = {
  'rank XP is the sum of the ledger': 'update learners set total_xp = total_xp + 1',
  'the balance is the sum of the ledger without what was spent, and never below nothing':
    'update learners set balance_xp = balance_xp - 1',
  'a source pays once': `drop index xp_ledger_source;
    insert into xp_ledger (learner_id, source, base_xp) select learner_id, source, 0 from xp_ledger`,
  'a done activity has one entry in the trail':
    "delete from activity_log where type = 'mission_done'",
  'a done activity was paid, but for a test-out and one that was rushed': `
    alter table xp_ledger disable trigger xp_ledger_append_only;
    update xp_ledger set source = 'another:' || source where source like 'activity:%'`,
  'only a done activity is paid and told': "update activity_progress set status = 'in_progress'",
  'a badge is told once, when it is held': "delete from activity_log where type = 'badge_earned'",
  'an attempt is graded when it has ended, not before, and never ends after its deadline':
    "update exam_attempts set finished_at = deadline_at + interval '1 millisecond'",
  'an ended attempt is told once': "delete from activity_log where type = 'paper_done'",
  'an attempt counts the answers and the changes that it holds':
    'update exam_attempts set answered = answered - 1',
  'an account has its learner':
    "insert into users (id, name, email) values ('alone', 'Ada', 'alone@example.org')",
};

/** A learner who did a mission and sat a paper, and a connection that sees behind the app. */
async function aStudiedDatabase() {
  const app = await startApp({ catalog: catalogWithExams() });
  onTestFinished(() => app.close());
  const { api } = await aLearner(app);
  await completeMission(api, 'the-cycle-in-15-minutes');
  await sitPaper(api, 4);
  const { database } = app.database.appConfig;
  return { app, owner: await connectAsOwner({ ...inject('owner'), database }) };
}

test('each rule finds the row that breaks it, and only that', async () => {
  const { owner } = await aStudiedDatabase();
  expect(await brokenRules(owner)).toEqual([]);
  for (const [rule, statements] of Object.entries(planted)) {
    await owner.query('begin');
    await owner.query(statements);
    expect(await brokenRules(owner)).toEqual([expect.stringContaining(`${rule}: broken`)]);
    await owner.query('rollback');
  }
  expect(await brokenRules(owner)).toEqual([]);
});

test('a watch tells of a row that broke a rule for a moment only', async () => {
  const { app, owner } = await aStudiedDatabase();
  const watch = watchRules(owner);
  await until('it looked', () => watch.looks > 1);
  await app.database.asOwner('update learners set total_xp = total_xp + 1');
  const { looks } = watch;
  await until('it looked twice more', () => watch.looks > looks + 1);
  await app.database.asOwner('update learners set total_xp = total_xp - 1');
  expect(await watch.stop()).toEqual(['rank XP is the sum of the ledger: broken 1 times']);
  expect(await brokenRules(owner)).toEqual([]);
});
