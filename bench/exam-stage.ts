// What the measurements of attempts stand on: finished ones of many learners, and a thousand open ones.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { Executor } from '#server/db/database.ts';
import { startAttempt } from '#server/modules/exam/attempt.usecases.ts';

/** Finished attempts of each learner: more attempts are more learners, not longer histories. */
export const EACH = 10;

/** An attempt as a device holds it. */
export interface OpenAttempt {
  readonly learnerId: string;
  readonly id: string;
  readonly questions: readonly { readonly id: string; readonly optionId: string }[];
}

/**
 * Finished attempts of a paper, ten a learner, with every question of the paper answered: each of them
 * draws another part of the bank.
 * @param from how many there are already
 */
export async function seedAttempts(
  pool: pg.Pool,
  { catalog, paper }: { readonly catalog: CatalogIndex; readonly paper: Paper },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const ids = Object.values(catalog.bankOf(paper).units)
    .flat()
    .map(({ questionId }) => questionId);
  await pool.query(
    `insert into exam_attempts (learner_id, id, course_key, paper_id, state, seed, started_at, deadline_at,
       pass_percent, total, answered, finished_at, right_count, points, max_points, percent, passed)
     select 'bench-' || (1 + n / $1::int), 'past-' || n, 'togaf', $2, 'submitted', 'seed', at, at + interval '1 hour',
       55, $3::int, $3::int, at + interval '40 minutes', $3::int / 2, $3::int / 2, $3::int, 50, false
     from (select n, now() - (n % 300 + 1) * interval '1 day' as at from generate_series($4::int, $5::int - 1) n) past`,
    [EACH, paper.id, paper.count, from, to],
  );
  // In parts: one statement over millions of rows would hold all of them at once.
  const part = 5_000;
  for (let first = from; first < to; first += part) {
    await pool.query(
      `insert into exam_answers (learner_id, attempt_id, question_id, question_rev, objective_id, number,
         option_order, answer, revision, ms_spent, is_right, points)
       select 'bench-' || (1 + n / $1::int), 'past-' || n, ($3::text[])[1 + (n * 7 + q) % cardinality($3::text[])], 1,
         'tgf.u1', q, array['a', 'b', 'c', 'd'], '{"chosen":["a"]}', 1, 30000 + (n * 31 + q * 17) % 60000,
         (n + q) % 2 = 0, (n + q + 1) % 2
       from generate_series($4::int, $5::int - 1) n, generate_series(1, $2::int) q`,
      [EACH, paper.count, ids, first, Math.min(first + part, to)],
    );
  }
  await pool.query('analyze exam_attempts, exam_answers');
}

/** Starts attempts of the first learners, twenty at a time. */
export async function openAttempts(
  db: Executor,
  { catalog, paper }: { readonly catalog: CatalogIndex; readonly paper: Paper },
  count: number,
): Promise<OpenAttempt[]> {
  const opened: OpenAttempt[] = [];
  for (let first = 1; first <= count; first += 20) {
    const some = Array.from({ length: Math.min(20, count - first + 1) }, async (_, at) => {
      const learnerId = `bench-${first + at}`;
      const started = await db.transaction((tx) =>
        startAttempt(tx, catalog, learnerId, { paperKey: paper.key, extraTimePercent: 0 }),
      );
      if (!started.ok) throw new Error(started.error.code);
      const questions = started.value.questions.map(({ question }) => ({
        id: question.id,
        optionId: 'options' in question ? question.options[0]!.id : 'a',
      }));
      return { learnerId, id: started.value.id, questions };
    });
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

/** A table of our own for the bare insert, with the key and the width that an answer has. */
export const makeBareTable = (pool: pg.Pool) =>
  pool.query(
    `create table if not exists bench_bare (learner_id text, attempt_id text, question_id text, answer jsonb,
       primary key (learner_id, attempt_id, question_id))`,
  );

export const bareInsert = (pool: pg.Pool, { learnerId }: OpenAttempt) =>
  pool.query(
    'insert into bench_bare (learner_id, attempt_id, question_id, answer) values ($1, $2, $3, $4)',
    [learnerId, randomUUID(), 'tgf.q.u1.0001', '{"chosen":["a"]}'],
  );
