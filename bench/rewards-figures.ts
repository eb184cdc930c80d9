// Boards, ranks and awards with 100,000 learners and 2,000,000 entries of the ledger; by `--full` with ten times as many, or with as many as `--full=300000` says.
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { type OpenDatabase, openDatabase, type Transaction } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { closeEvents } from '#server/modules/event/schedule.usecases.ts';
import { readBoard, readMyWeek } from '#server/modules/leaderboard/leaderboard.usecases.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { repairXpSums } from '#server/modules/progress/sums.usecases.ts';
import { readTeamBoard } from '#server/modules/team/team-board.usecases.ts';
import { type Figure, median } from './figures.ts';
import { ENTRIES_EACH, seedEndedEvent, seedRanked } from './rewards-stage.ts';
import type { Stage } from './stage.ts';

const FEW = 100_000;
const LOOKS = 60;
const AWARDS = 2_000;
const CONNECTIONS = 16;
const AIM = 'under 20 ms at the server, flat between 100,000 learners and ten times as many';
/** Counting ranks in one statement over everybody takes longer than a request may. */
const STATEMENT_MS = 600_000;

export async function rewardsFigures(
  stage: Stage,
  content: Catalog,
  /** Learners that are looked at beside the first 100,000; undefined: no more. */
  many: number | undefined,
): Promise<Figure[]> {
  const log = createLogger({ level: 'silent', write: () => {}, now: Date.now });
  const database = openDatabase(
    {
      connectionString: stage.databaseUrl,
      max: CONNECTIONS,
      statement_timeout: STATEMENT_MS,
    },
    log,
  );
  const bench = { database, catalog: indexCatalog(content), stage };
  try {
    await seedRanked(stage.pool, { from: 0, to: FEW });
    const figures = [
      ...(await boards(bench, FEW)),
      await awards(bench),
      ...(await turn(bench, FEW)),
    ];
    if (many === undefined) return figures;
    await seedRanked(stage.pool, { from: FEW, to: many });
    return [...figures, ...(await boards(bench, many)), ...(await turn(bench, many))];
  } finally {
    await database.close();
  }
}

interface Bench {
  readonly database: OpenDatabase;
  readonly catalog: CatalogIndex;
  readonly stage: Stage;
}

const amount = (learners: number): string =>
  `${learners.toLocaleString('en')} learners, ${(learners * ENTRIES_EACH).toLocaleString('en')} entries`;

/** The median times of looks by learners from all over the board, and of one row by its key in turn with them. */
async function looks(
  { database: { pool } }: Bench,
  of: number,
  look: (learnerId: string) => Promise<unknown>,
) {
  const times: number[] = [];
  const bare: number[] = [];
  for (let at = 0; at < LOOKS * 1.5; at += 1) {
    const learnerId = `ranked-${1 + ((at * 7_919_317) % of)}`;
    const started = performance.now();
    await look(learnerId);
    const looked = performance.now();
    await pool.query('select display_name from learners where id = $1', [learnerId]);
    if (at < LOOKS / 2) continue;
    times.push(looked - started);
    bare.push(performance.now() - looked);
  }
  return { value: median(times), baseline: { name: 'one row by its key', value: median(bare) } };
}

async function boards(bench: Bench, learners: number): Promise<Figure[]> {
  const { database, catalog } = bench;
  const { db } = database;
  const page = { offset: 0, limit: 25 };
  const figure = async (name: string, look: (learnerId: string) => Promise<unknown>) => ({
    name: `${name}, ${amount(learners)}`,
    ...(await looks(bench, learners, look)),
    unit: 'ms',
    aim: AIM,
  });
  return [
    await figure('board of all time with the own rank', (id) =>
      readBoard(db, catalog, id, { board: 'all', ...page }),
    ),
    await figure('board of the month with the own rank', (id) =>
      readBoard(db, catalog, id, { board: 'month', ...page }),
    ),
    await figure('board of the week with the own rank', (id) =>
      readBoard(db, catalog, id, { board: 'week', ...page }),
    ),
    await figure('own week', (id) => readMyWeek(db, id)),
    await figure('board of teams', (id) => readTeamBoard(db, id, 'month')),
  ];
}

/** Work done by as many at once as there are connections, times a second. */
async function rate(count: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  let turn = 0;
  const started = performance.now();
  const worker = async () => {
    while (turn < count) await work(turn++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return count / ((performance.now() - started) / 1_000);
}

/** An award with all that hangs on it, beside one bare row of a ledger in a transaction of its own. */
async function awards({ database, catalog, stage }: Bench): Promise<Figure> {
  const { db, pool } = database;
  await stage.pool.query(
    'create table bench_ledger (learner_id text, source text, base_xp int, created_at timestamptz default now(), primary key (learner_id, source))',
  );
  let award = 0;
  const pay = async (tx: Transaction) => {
    award += 1;
    const learner = await lockLearner(tx, `ranked-${1 + ((award * 7_919) % FEW)}`);
    await recordFacts(tx, { catalog, learner: learner!, courseKey: 'togaf' }, [
      { type: 'first-right-answer', activityId: `bench-${award}`, xp: 10 },
    ]);
  };
  const bare = (turn: number) =>
    pool.query('insert into bench_ledger (learner_id, source, base_xp) values ($1, $2, 10)', [
      `ranked-${turn}`,
      `bench-${award}-${turn}`,
    ]);
  const paid: number[] = [];
  const inserted: number[] = [];
  await rate(AWARDS / 4, () => db.transaction(pay));
  for (let round = 0; round < 3; round += 1) {
    paid.push(await rate(AWARDS, () => db.transaction(pay)));
    inserted.push(await rate(AWARDS, (turn) => bare(turn + round * AWARDS)));
  }
  return {
    name: 'awards with ledger, log, study day, badges and sums',
    value: median(paid),
    unit: 'a second',
    baseline: { name: 'a bare insert', value: median(inserted) },
  };
}

/** What a turn of the week asks for: an event of everybody is ranked, and sums are looked through. */
async function turn({ database: { db }, catalog, stage }: Bench, learners: number) {
  await seedEndedEvent(stage.pool, 'evt.weekly-fifty');
  const timed = async (name: string, work: () => Promise<unknown>): Promise<Figure> => {
    const started = performance.now();
    await work();
    return {
      name: `${name}, ${amount(learners)}`,
      value: performance.now() - started,
      unit: 'ms',
    };
  };
  return [
    await timed('ranks of an event that all joined, at its end', () =>
      db.transaction((tx) => closeEvents(catalog)(tx)),
    ),
    await timed('sums compared with the ledger, by the hour', () => repairXpSums(db)),
  ];
}
