// What this machine does with hardly any work of ours: two runs of the bench are compared beside it.
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import type pg from 'pg';
import type { Figure } from './figures.ts';
import { printed } from './printed.ts';
import type { Stage } from './stage.ts';

const CONNECTIONS = 16;
const INSERTS = 4_000;
const SECONDS = 3;

/** Rows a second, one a statement and each committed, over as many connections as the bench opens. */
async function bareInserts(pool: pg.Pool): Promise<number> {
  await pool.query('create table bench_machine (n int)');
  let left = INSERTS;
  const started = performance.now();
  const insert = async () => {
    while (left > 0) {
      left -= 1;
      await pool.query({
        name: 'bench_machine',
        text: 'insert into bench_machine values ($1)',
        values: [left],
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, insert));
  const seconds = (performance.now() - started) / 1000;
  await pool.query('drop table bench_machine');
  return INSERTS / seconds;
}

/** Requests a second that a Node server answers with a word. */
async function bareRequests(port: number): Promise<number> {
  const program = `require('node:http').createServer((_, answer) => answer.end('word')).listen(${port}, '127.0.0.1', () => console.log('ready'))`;
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await printed(server, 'ready');
    const url = `http://127.0.0.1:${port}`;
    const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
    return requests.average;
  } finally {
    server.kill();
  }
}

export async function machineFigures({ pool, port }: Stage): Promise<Figure[]> {
  return [
    { name: 'this machine: bare inserts', value: await bareInserts(pool), unit: 'rows/s' },
    {
      name: 'this machine: bare requests',
      value: await bareRequests(port + 1),
      unit: 'requests/s',
    },
  ];
}
