// What must be true in the database whatever happened to the app or to PostgreSQL.

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Acknowledged } from './students.ts';

/** What was acknowledged and is not in the database. */
export async function lostOf(owner: pg.Client, acknowledged: readonly Acknowledged[]) {
  const { rows } = await owner.query<{ fact: string }>(`
    select learner_id || ' started ' || activity_id as fact from activity_progress
    union all select learner_id || ' done ' || activity_id from activity_progress where status = 'done'
    union all select learner_id || ' seen ' || activity_id || ' ' || step_id from step_progress
    union all select learner_id || ' answered ' || activity_id || ' ' || step_id from step_progress where chosen is not null`);
  const facts = new Set(rows.map(({ fact }) => fact));
  return acknowledged
    .map(({ learnerId, row }) =>
      [learnerId, row.kind, row.mission, row.step ?? ''].join(' ').trim(),
    )
    .filter((fact) => !facts.has(fact));
}

/** Each rule that must hold at any moment, as a query for the rows that break it. */
const rules = {
  'rank XP is the sum of the ledger': `
    select l.id from learners l left join xp_ledger x on x.learner_id = l.id
    group by l.id having l.total_xp <> coalesce(sum(x.base_xp), 0)`,
  'the balance is the sum of the ledger without what was spent, and never below nothing': `
    select l.id from learners l where l.balance_xp < 0 or l.balance_xp <>
      (select coalesce(sum(x.base_xp + x.bonus_xp), 0) from xp_ledger x where x.learner_id = l.id)
      - (select coalesce(sum(p.price_xp), 0) from store_purchases p where p.learner_id = l.id)`,
  'a source pays once': `
    select learner_id from xp_ledger group by learner_id, source having count(*) > 1`,
  'a done activity has one entry in the trail': `
    select p.learner_id from activity_progress p left join activity_log a
      on a.learner_id = p.learner_id and a.subject_id = p.activity_id and a.type in ('mission_done', 'item_done')
    where p.status = 'done' group by p.learner_id, p.activity_id having count(a.id) <> 1`,
  'a done activity was paid, but for a test-out and one that was rushed': `
    select p.learner_id from activity_progress p where p.status = 'done' and p.kind <> 'testout' and not p.implausible and not exists (
      select from xp_ledger x where x.learner_id = p.learner_id and x.source = 'activity:' || p.activity_id)`,
  'only a done activity is paid and told': `
    select a.learner_id from activity_log a where a.type in ('mission_done', 'item_done') and not exists (
      select from activity_progress p where p.learner_id = a.learner_id
        and p.activity_id = a.subject_id and p.status = 'done')
    union all select x.learner_id from xp_ledger x where x.source like 'activity:%' and not exists (
      select from activity_progress p where p.learner_id = x.learner_id
        and x.source = 'activity:' || p.activity_id and p.status = 'done')`,
  'a badge is told once, when it is held': `
    select coalesce(b.learner_id, a.learner_id) from learner_badges b
    full join (select learner_id, subject_id, count(*) n from activity_log
      where type = 'badge_earned' group by 1, 2) a
      on a.learner_id = b.learner_id and a.subject_id = b.badge_id
    where a.n is distinct from 1 or b.badge_id is null`,
  'an attempt is graded when it has ended, not before, and never ends after its deadline': `
    select id from exam_attempts where (state = 'open') <> (percent is null)
      or (state = 'open') <> (finished_at is null) or finished_at > deadline_at`,
  'an ended attempt is told once': `
    select coalesce(e.learner_id, a.learner_id) from (
      select learner_id, paper_id, count(*) n from exam_attempts where state <> 'open' group by 1, 2) e
    full join (select learner_id, subject_id, count(*) n from activity_log
      where type = 'paper_done' group by 1, 2) a
      on a.learner_id = e.learner_id and a.subject_id = e.paper_id
    where a.n is distinct from e.n`,
  // As far as answers are whole, which those of the tests under load are: what has a part missing counts as none.
  'an attempt counts the answers and the changes that it holds': `
    select e.id from exam_attempts e join exam_answers q on q.learner_id = e.learner_id and q.attempt_id = e.id
    group by e.id, e.answered, e.revision, e.total having e.answered <> count(q.answer)
      or e.total <> count(*) or e.revision > sum(q.revision)`,
  'an account has its learner': `
    select u.id from users u left join learners l on l.id = u.id where l.id is null`,
} as const satisfies Record<string, string>;

export type Rule = keyof typeof rules;

/** The rules that do not hold, each with how many rows break it. */
export async function brokenRules(owner: pg.Client): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rowCount } = await owner.query(query);
    if (rowCount) broken.push(`${rule}: broken ${rowCount} times`);
  }
  return broken;
}

export interface Watch {
  /** How often all rules were asked about so far. */
  readonly looks: number;
  /** Ends the watch; answers what it saw broken, each rule once. */
  stop(): Promise<string[]>;
}

/**
 * Asks about all rules every 100 ms while others write, until it is stopped. Each rule is one
 * statement, so it sees one moment of the database.
 * @param owner a connection of its own, which stays until the watch is stopped
 */
export function watchRules(owner: pg.Client, everyMs = 100): Watch {
  const broken = new Set<string>();
  let looks = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const next = sleep(everyMs);
      for (const rule of await brokenRules(owner)) broken.add(rule);
      looks += 1;
      await next;
    }
  })();
  // Told when the watch is stopped, which waits for it.
  watching.catch(() => {});
  return {
    get looks() {
      return looks;
    },
    async stop() {
      isOver = true;
      await watching;
      return [...broken];
    },
  };
}
