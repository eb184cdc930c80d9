// Attempts: saves beside bare inserts, draws from a large bank, reports, and how they bear ten times as many.
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { drawPaper } from '#domain/exam/draw.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { shuffled } from '#domain/kernel/shuffled.ts';
import { type OpenDatabase, openDatabase, type Write } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { saveChanges, startAttempt } from '#server/modules/exam/attempt.usecases.ts';
import { onOwnAttempt } from '#server/modules/exam/own-attempt.usecases.ts';
import { readResult } from '#server/modules/exam/result.usecases.ts';
import { countQuestions } from '#server/modules/question/statistics.usecases.ts';
import {
  bareInsert,
  EACH,
  makeBareTable,
  type OpenAttempt,
  openAttempts,
  seedAttempts,
} from './exam-stage.ts';
import { type Figure, median } from './figures.ts';
import { longPaperFigures } from './long-paper-figures.ts';
import type { Stage } from './stage.ts';

const OPEN = 1_000;
const FEW = 10_000;
const MANY = 100_000;
const CONNECTIONS = 16;
const ROUNDS = 3;
const A_ROUND = 2_000;
const BANK = 10_000;

interface Bench {
  readonly database: OpenDatabase;
  readonly catalog: CatalogIndex;
  readonly paper: Paper;
}

export async function examFigures(stage: Stage, content: Catalog): Promise<Figure[]> {
  const catalog = indexCatalog(content);
  const paper = content.papers.find(
    ({ kind, courseKey }) => kind === 'simulation' && courseKey === 'togaf',
  );
  if (!paper) throw new Error('There is no simulation to measure.');
  const log = createLogger({ level: 'silent', write: () => {}, now: Date.now });
  const database = openDatabase({ connectionString: stage.databaseUrl, max: CONNECTIONS }, log);
  const bench = { database, catalog, paper };
  try {
    await makeBareTable(stage.pool);
    await seedAttempts(stage.pool, bench, { from: 0, to: FEW });
    const open = await openAttempts(database.db, bench, OPEN);
    const saver = saverOf(bench, open);
    const saves = await saveFigure(bench, open, saver);
    const few = await measureAll(bench, saver);
    const long = await longPaperFigures(bench);
    await seedAttempts(stage.pool, bench, { from: FEW, to: MANY });
    const many = await measureAll(bench, saver);
    return [saves, drawFigure(paper), few.review, ...long, ...growth(few, many)];
  } finally {
    await database.close();
  }
}

type Work = (turn: number) => Promise<unknown>;

/** Calls a second, with as many at once as there are connections. */
async function rate(work: Work, amount: number): Promise<number> {
  let turn = 0;
  const started = performance.now();
  const worker = async () => {
    while (turn < amount) await work(turn++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return amount / ((performance.now() - started) / 1_000);
}

/** Each call changes the next question of the next attempt, round and round. */
function saverOf({ database, catalog }: Bench, open: readonly OpenAttempt[]): Work {
  let calls = 0;
  const { db } = database;
  const write: Write = (work) => db.transaction(work);
  return async () => {
    const call = calls++;
    const { learnerId, id, questions } = open[call % open.length]!;
    const turn = Math.floor(call / open.length);
    const question = questions[turn % questions.length]!;
    const saved = await onOwnAttempt(write, catalog, { learnerId, attemptId: id }, (own) =>
      saveChanges(own, {
        changes: [
          {
            questionId: question.id,
            revision: Math.floor(turn / questions.length) + 1,
            answer: { chosen: [question.optionId] },
            flagged: false,
            msSpent: 1_000,
          },
        ],
      }),
    );
    if (!saved.ok || saved.value.saved[0]?.outcome !== 'saved') {
      throw new Error('A save was not taken: the figure would tell of nothing.');
    }
  };
}

async function saveFigure(
  { database }: Bench,
  open: readonly OpenAttempt[],
  save: Work,
): Promise<Figure> {
  const insert: Work = (turn) => bareInsert(database.pool, open[turn % open.length]!);
  // The first save of each attempt counts its study day: that is not what is asked.
  await rate(save, OPEN);
  await rate(insert, A_ROUND);
  const saves: number[] = [];
  const inserts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    saves.push(await rate(save, A_ROUND));
    inserts.push(await rate(insert, A_ROUND));
  }
  return {
    name: `answer saves, ${OPEN} open attempts, ${CONNECTIONS} connections`,
    value: median(saves),
    unit: 'saves/s',
    baseline: { name: 'a bare insert through the same driver', value: median(inserts) },
  };
}

function timed(work: (turn: number) => unknown, amount: number): number {
  const times = Array.from({ length: amount }, (_, turn) => {
    const started = performance.now();
    work(turn);
    return performance.now() - started;
  });
  return median(times);
}

/** A paper drawn by a learner who has seen half of a large bank. */
function drawFigure({ count, blueprint }: Paper): Figure {
  const units = Object.keys(blueprint ?? { all: count });
  const ids = Array.from({ length: BANK }, (_, at) => `q.${at}`);
  const bank = {
    id: 'large',
    courseKey: 'togaf',
    units: Object.fromEntries(
      units.map((unit, at) => [
        unit,
        ids.filter((_, id) => id % units.length === at).map((questionId) => ({ questionId })),
      ]),
    ),
  };
  const met = {
    seen: new Map(ids.slice(0, BANK / 2).map((id) => [id, 1])),
    withheld: new Set(ids.slice(-count)),
  };
  const paper = { count, ...(blueprint && { blueprint }) };
  const draw = (turn: number) => drawPaper({ paper, bank, met, seed: `seed ${turn}` });
  const shuffle = (turn: number) => shuffled(ids, `seed ${turn}`);
  timed(draw, 20);
  timed(shuffle, 20);
  return {
    name: `draw of ${count} from a bank of ${BANK} questions`,
    value: timed(draw, 60),
    unit: 'ms',
    baseline: { name: 'shuffling the bank alone', value: timed(shuffle, 60) },
  };
}

interface Measures {
  readonly saves: number;
  readonly starts: number;
  readonly review: Figure;
  /** Of the daily count, ms an attempt. */
  readonly countMs: number;
}

async function measureAll(bench: Bench, save: Work): Promise<Measures> {
  const { database, catalog, paper } = bench;
  const review = await reviewFigure(bench);
  await rate(save, A_ROUND);
  const saves = await rate(save, A_ROUND);
  // A start resumes where one is open: these learners have none of the other paper.
  const other = catalog.papersOf(paper.courseKey).find((one) => one.id !== paper.id) ?? paper;
  let learner = 1;
  const starts = await rate(() => openOne(database, catalog, other, learner++), 200);
  await database.pool.query(`delete from exam_attempts where state = 'open' and paper_id = $1`, [
    other.id,
  ]);
  const { rows } = await database.pool.query<{ attempts: number }>(
    `select count(*)::int as attempts from exam_attempts where state <> 'open'`,
  );
  const started = performance.now();
  await countQuestions(database.db, catalog);
  const countMs = (performance.now() - started) / rows[0]!.attempts;
  return { saves, starts, review, countMs };
}

async function openOne(
  { db }: OpenDatabase,
  catalog: CatalogIndex,
  paper: Paper,
  learner: number,
): Promise<void> {
  const input = { paperKey: paper.key, extraTimePercent: 0 };
  const started = await db.transaction((tx) =>
    startAttempt(tx, catalog, `bench-${learner}`, input),
  );
  if (!started.ok) throw new Error(started.error.code);
}

/** One report after the other, beside its rows read by one statement. */
async function reviewFigure({ database, catalog }: Bench): Promise<Figure> {
  const { db, pool } = database;
  const ofLearner = (turn: number) => ({
    learnerId: `bench-${1 + Math.floor(((2_000 + turn) % FEW) / EACH)}`,
    attemptId: `past-${(2_000 + turn) % FEW}`,
  });
  const review = async (turn: number) => {
    const { learnerId, attemptId } = ofLearner(turn);
    const result = await readResult({ db, catalog }, learnerId, attemptId);
    if (!result.ok) throw new Error(result.error.code);
    return JSON.stringify(result.value).length;
  };
  const rows = (turn: number) => {
    const { learnerId, attemptId } = ofLearner(turn);
    return pool.query('select * from exam_answers where learner_id = $1 and attempt_id = $2', [
      learnerId,
      attemptId,
    ]);
  };
  const times = async (work: Work) => {
    const list: number[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const started = performance.now();
      await work(turn);
      if (turn >= 100) list.push(performance.now() - started);
    }
    return median(list);
  };
  return {
    name: `report of a paper of 40`,
    value: await times(review),
    unit: 'ms',
    baseline: { name: 'its rows by one statement', value: await times(rows) },
  };
}

/** Ten times the attempts: what costs the same stays at 1. */
const growth = (few: Measures, many: Measures): Figure[] =>
  (
    [
      ['answer saves', 'saves/s', few.saves, many.saves],
      ['starts of a paper', 'starts/s', few.starts, many.starts],
      ['report of a paper', 'ms', few.review.value, many.review.value],
      ['the daily count of questions, an attempt', 'ms', few.countMs, many.countMs],
    ] as const
  ).map(([name, unit, before, after]) => ({
    name: `${name}, ${MANY} attempts`,
    value: after,
    unit,
    baseline: { name: `${FEW} attempts`, value: before },
    aim: 'flat, near 1',
  }));
