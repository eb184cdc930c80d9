// The baseline of the HTTP figures: the statements that the app sent for one request, transaction and
// session lookup among them, through a bare handler with the same driver, the same size of the pool and
// plans kept in the same way. The answer is the app's own, turned into JSON at every request, for no
// handler gets around that. What is left of the difference is the app. Reads its task from a file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

export interface BareTask {
  readonly databaseUrl: string;
  readonly port: number;
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  /** The learner whose request was recorded; replaced by the learner of each request. */
  readonly recorded: number;
  readonly answer: unknown;
}

const task = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BareTask;
const pool = new pg.Pool({ connectionString: task.databaseUrl, max: 20 });

const recordedLearner = new RegExp(`^(bench-(?:token-)?)${task.recorded}(?= |$)`);

/** The recorded learner's ids, tokens and lock become those of this request's learner. */
const forLearner = (value: unknown, learner: string): unknown =>
  typeof value === 'string' ? value.replace(recordedLearner, `$1${learner}`) : value;

const names = new Map(task.statements.map((statement, at) => [statement.text, `s${at}`]));

createServer((request, response) => {
  const learner = request.headers['x-bench-learner'] as string;
  void (async () => {
    const client = await pool.connect();
    try {
      for (const { text, values } of task.statements) {
        const bound = values.map((value) => forLearner(value, learner));
        if (bound.length === 0) await client.query(text);
        else await client.query({ name: names.get(text)!, text, values: bound });
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(task.answer));
    } catch (error) {
      response.writeHead(500).end(String(error));
    } finally {
      client.release();
    }
  })();
}).listen(task.port, '127.0.0.1', () => console.log('ready'));
