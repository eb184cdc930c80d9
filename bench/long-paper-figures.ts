// What the longest paper costs beside the shortest simulation, by the question: its start, and its handing in.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { OpenDatabase, Write } from '#server/db/database.ts';
import { startAttempt } from '#server/modules/exam/attempt.usecases.ts';
import { onOwnAttempt } from '#server/modules/exam/own-attempt.usecases.ts';
import { submitAttempt } from '#server/modules/exam/submit.usecases.ts';
import { type Figure, median } from './figures.ts';

const ROUNDS = 30;
/** Not measured: what is slow the first time. */
const WARM = 5;
/** Learners of the stage that no other figure takes. */
const FROM = 8_001;

interface Bench {
  readonly database: OpenDatabase;
  readonly catalog: CatalogIndex;
}

export async function longPaperFigures(bench: Bench): Promise<Figure[]> {
  const { catalog } = bench;
  const simulations = catalog.courses
    .flatMap(({ key }) => catalog.papersOf(key))
    .filter(({ kind, count }) => kind === 'simulation' && count >= 40)
    .toSorted((a, b) => a.count - b.count);
  const [short, long] = [simulations[0]!, simulations.at(-1)!];
  const times = { short: emptyTimes(), long: emptyTimes() };
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turn, so that what else the machine does falls on both.
    for (const [name, paper] of [
      ['short', short],
      ['long', long],
    ] as const) {
      const { startMs, endMs } = await sit(bench, paper, `bench-${FROM + round}`);
      if (round < WARM) continue;
      times[name].start.push(startMs / paper.count);
      times[name].end.push(endMs / paper.count);
    }
  }
  return (['start', 'end'] as const).map((of) => ({
    name: `${of === 'start' ? 'start' : 'handing in'} of a paper of ${long.count}, by the question`,
    value: median(times.long[of]),
    unit: 'ms',
    baseline: { name: `a paper of ${short.count}`, value: median(times.short[of]) },
    aim: 'at most 1.3',
  }));
}

const emptyTimes = () => ({ start: [] as number[], end: [] as number[] });

/** One attempt, every question of it answered. */
async function sit({ database, catalog }: Bench, paper: Paper, learnerId: string) {
  const { db, pool } = database;
  const write: Write = (work) => db.transaction(work);
  const begin = performance.now();
  const started = await write((tx) =>
    startAttempt(tx, catalog, learnerId, {
      paperKey: catalog.nameOf(paper),
      extraTimePercent: 0,
    }),
  );
  const startMs = performance.now() - begin;
  if (!started.ok) throw new Error(started.error.code);
  const attemptId = started.value.id;
  await pool.query(
    `update exam_answers set answer = jsonb_build_object('chosen', jsonb_build_array(option_order[1])),
       revision = 1, ms_spent = 40000 where learner_id = $1 and attempt_id = $2 and cardinality(option_order) > 0`,
    [learnerId, attemptId],
  );
  await pool.query(`update exam_attempts set answered = total where learner_id = $1 and id = $2`, [
    learnerId,
    attemptId,
  ]);
  const end = performance.now();
  const submitted = await onOwnAttempt(write, catalog, { learnerId, attemptId }, (own) =>
    submitAttempt(own, { changes: [] }),
  );
  const endMs = performance.now() - end;
  if (!submitted.ok) throw new Error(submitted.error.code);
  return { startMs, endMs };
}
