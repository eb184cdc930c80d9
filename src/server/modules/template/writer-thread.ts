// A thread that writes files: up to a quarter of a second each, which no request is to wait for.
import { parentPort } from 'node:worker_threads';
import type { WriterAnswer, WriterJob } from './writer-pool.ts';
import { writeFile } from './writers.ts';

parentPort?.on('message', async ({ id, template, content }: WriterJob) => {
  let answer: WriterAnswer;
  try {
    answer = { id, file: await writeFile(template, content) };
  } catch (error) {
    answer = { id, problem: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
  parentPort?.postMessage(answer);
});
