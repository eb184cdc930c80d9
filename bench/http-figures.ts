// Missions list, mission completion and the learning path over HTTP against the same SQL through a bare handler.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { composeApp } from '#server/compose.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import type { BareTask } from './bare-server.ts';
import { type Figure, median } from './figures.ts';
import { printed } from './printed.ts';
import { LEARNERS, type Stage, seedPath } from './stage.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;

interface Measured {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Requests a round; a completion can be asked once a learner only. */
  readonly amount: number;
}

export async function httpFigures(
  stage: Stage,
  catalog: Catalog,
  missionKey: string,
  secret: string,
): Promise<Figure[]> {
  const list = {
    name: 'missions list',
    method: 'GET',
    path: '/api/courses/togaf/missions',
    amount: 6_000,
  } as const;
  const finish = {
    name: 'mission completion',
    method: 'POST',
    path: `/api/activities/${missionKey}/finish`,
    amount: 1_200,
  } as const;
  const figures: Figure[] = [];
  const measure = async (one: Measured) => {
    figures.push(await against(stage, one, await record(stage, catalog, one, secret)));
  };
  await measure(list);
  await measure(finish);
  // After the completions, which are measured without what a path brings along, badges for example.
  const items = await seedPath(stage.pool, catalog);
  await measure({
    name: 'learning path with its phase panels',
    method: 'GET',
    path: '/api/courses/togaf/path',
    amount: 3_000,
  });
  await measure({
    name: 'an item of the phase panel',
    method: 'GET',
    path: `/api/activities/${items.at(-1)!.id}`,
    amount: 6_000,
  });
  return figures;
}

let nextLearner = 1;

async function against(stage: Stage, one: Measured, task: BareTask): Promise<Figure> {
  const file = join(tmpdir(), `meritpath-bare-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(task));
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(bare, 'ready');
  const app: number[] = [];
  const base: number[] = [];
  try {
    // What runs for days is compiled by then: a first round of each is not counted.
    await rate(stage, one, stage.app.origin);
    await rate(stage, one, `http://127.0.0.1:${task.port}`);
    // In turn, so that a machine that slows down slows both.
    for (let round = 0; round < ROUNDS; round += 1) {
      app.push(await rate(stage, one, stage.app.origin));
      base.push(await rate(stage, one, `http://127.0.0.1:${task.port}`));
    }
  } finally {
    bare.kill();
  }
  return {
    name: `${one.name}, ${LEARNERS} learners, ${CONNECTIONS} connections`,
    value: median(app),
    unit: 'requests/s',
    baseline: { name: 'the same SQL through a bare handler', value: median(base) },
    aim: 'at least 0.6',
  };
}

async function rate(stage: Stage, one: Measured, origin: string): Promise<number> {
  const started = performance.now();
  let answeredAt = started;
  const result = await autocannon({
    url: `${origin}${one.path}`,
    connections: CONNECTIONS,
    amount: one.amount,
    // Its own duration ends on a whole second, which is too coarse for a round of a few.
    setupClient: (client) => {
      client.on('response', () => {
        answeredAt = performance.now();
      });
    },
    requests: [
      {
        setupRequest: (request) => {
          const learner = (nextLearner++ % (LEARNERS - 1)) + 1;
          return {
            ...request,
            method: one.method,
            path: one.path,
            headers: {
              ...stage.headersOf(learner),
              'x-bench-learner': String(learner),
              // A browser tells the length of a body that is not there.
              ...(one.method === 'POST' && {
                'content-length': '0',
                'idempotency-key': `bench-${learner}-${process.pid}`,
              }),
            },
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${one.name}: ${result.non2xx} refused, ${result.errors} failed at ${origin}`);
  }
  return result['2xx'] / ((answeredAt - started) / 1000);
}

/** The statements of one request, seen at the driver of an app in this process. */
async function record(
  stage: Stage,
  catalog: Catalog,
  one: Measured,
  secret: string,
): Promise<BareTask> {
  const config = readConfig({ DATABASE_URL: stage.databaseUrl, TRUST_PROXY: '1' });
  if (!config.ok) throw new Error('The configuration of the recording is wrong.');
  const log = createLogger({ level: 'silent', write: () => {}, now: Date.now });
  const database = openDatabase({ connectionString: stage.databaseUrl }, log);
  const composed = await composeApp({
    config: config.value,
    secret,
    database,
    catalog,
    build: 'bench',
    log,
    consoleLine: () => {},
    isGoingDown: () => false,
  });
  const recorded = LEARNERS;
  const statements: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
    const text = typeof first === 'string' ? first : first.text;
    const values = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    statements.push({ text, values: Array.isArray(values) ? [...values] : [] });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    const response = await composed.app.fetch(
      new Request(`http://localhost:3000${one.path}`, {
        method: one.method,
        headers: {
          ...stage.headersOf(recorded),
          'idempotency-key': `bench-recorded-${one.method}`,
        },
      }),
    );
    const answer = await response.text();
    if (!response.ok) throw new Error(`${one.name} could not be recorded: ${answer}`);
    // The key is the recorded learner's own, so that every replay may insert its row.
    return {
      databaseUrl: stage.databaseUrl,
      port: stage.port + 2,
      statements,
      recorded,
      answer: JSON.parse(answer),
    };
  } finally {
    pg.Client.prototype.query = query;
    await composed.stop();
    await database.close();
  }
}
