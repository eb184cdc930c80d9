import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Attempt } from '#contract/exams.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { freePort, projectRoot, rounds, startProgram, until } from '#tests/support/processes.ts';
import { lettersOf, wrongTo } from '#tests/support/sample-attempts.ts';
import { brokenRules, watchRules } from './invariants.ts';
import { aBrowser, type Browser, connectAsOwner, failuresIn, ready } from './running-app.ts';
import { signUp } from './students.ts';

const host = join(projectRoot, 'tests', 'faults', 'exam-host.ts');

interface Desk {
  readonly attemptId: string;
  /** Question id to the last revision that the server acknowledged. */
  readonly acknowledged: Map<string, number>;
  readonly wrong: string[];
  stop(): Promise<void>;
  /** Hands the attempt in; answers the status. */
  submit(): Promise<number>;
}

/** A learner who changes answers without a pause, and repeats a save until it is acknowledged. */
async function sit(browser: Browser): Promise<Desk> {
  await signUp(browser);
  const started = await browser.send('POST', `/api/papers/${SAMPLE_EXAM.key}/attempts`, {
    body: {},
  });
  const attempt = JSON.parse(started.text) as Attempt;
  const acknowledged = new Map<string, number>();
  const wrong: string[] = [];
  let isOver = false;
  const work = async () => {
    for (let revision = 1; !isOver; revision += 1) {
      for (const one of attempt.questions) {
        if (isOver) return;
        const { question } = one;
        const letters = lettersOf(one);
        const first = revision % letters.length;
        // As many as it asks for: an answer with a part missing counts as none.
        const { length } = (wrongTo(question.id) as { chosen: string[] }).chosen;
        const chosen = [...letters, ...letters].slice(first, first + length);
        const change = {
          questionId: question.id,
          revision,
          answer: { chosen },
          flagged: revision % 2 === 0,
          msSpent: 0,
        };
        const path = `/api/attempts/${attempt.id}/answers`;
        for (;;) {
          const answer = await browser.send('PUT', path, { body: { changes: [change] } });
          if (answer.status === 200) {
            acknowledged.set(question.id, revision);
            if (!answer.text.includes('"outcome":"saved"')) wrong.push(answer.text);
            break;
          }
          if (answer.status !== 0 && answer.status !== 503) wrong.push(answer.text);
          if (isOver) return;
          await sleep(50);
        }
      }
    }
  };
  const working = work();
  return {
    attemptId: attempt.id,
    acknowledged,
    wrong,
    stop: () => {
      isOver = true;
      return working;
    },
    submit: async () => {
      const path = `/api/attempts/${attempt.id}/submit`;
      return (await browser.send('POST', path, { body: {}, key: `submit-${attempt.id}` })).status;
    },
  };
}

test('R-22: an app that is killed while learners answer keeps every answer that it acknowledged, and no rule is ever broken (R-14)', {
  timeout: 900_000,
}, async ({ annotate }) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { database: name } = database.appConfig;
  const owner = await connectAsOwner({ ...inject('owner'), database: name });
  const port = String(await freePort());
  const args = [host, port, JSON.stringify({ ...database.appConfig, max: 10 })];
  const start = async () => {
    const program = startProgram(args, { env: {} });
    await program.waitFor(ready, 60_000);
    return program;
  };
  let app = await start();
  const desks = await Promise.all(
    Array.from({ length: 4 }, () => sit(aBrowser(() => `http://127.0.0.1:${port}`))),
  );
  const watch = watchRules(await connectAsOwner({ ...inject('owner'), database: name }));
  let kept = 0;
  for (let kill = 0; kill < rounds(1, 30); kill += 1) {
    const saves = () =>
      desks.reduce(
        (sum, desk) => sum + [...desk.acknowledged.values()].reduce((a, b) => a + b, 0),
        0,
      );
    const before = saves();
    const { looks } = watch;
    await until('they answer', () => saves() > before + 60, 60_000);
    await until('the rules were looked at', () => watch.looks >= looks + 5, 60_000);
    await sleep(Math.random() * 200);
    app.kill('SIGKILL');
    await app.ended();
    expect(failuresIn(app)).toEqual([]);
    for (const { attemptId, acknowledged } of desks) {
      const noted = new Map(acknowledged);
      const rows = await database.asOwner<{ question_id: string; revision: number }>(
        'select question_id, revision from exam_answers where attempt_id = $1',
        [attemptId],
      );
      const stored = new Map(rows.map((row) => [row.question_id, row.revision]));
      const lost = [...noted].filter(([id, revision]) => (stored.get(id) ?? 0) < revision);
      expect(lost).toEqual([]);
      kept += noted.size;
    }
    expect(await brokenRules(owner)).toEqual([]);
    app = await start();
  }
  await Promise.all(desks.map((desk) => desk.stop()));
  const ends = await Promise.all(desks.map((desk) => desk.submit()));
  expect(ends).toEqual(Array(desks.length).fill(200));
  // Under load, at the kills and while they hand in.
  expect(await watch.stop()).toEqual([]);
  expect(await brokenRules(owner)).toEqual([]);
  expect(desks.flatMap(({ wrong }) => wrong)).toEqual([]);
  app.kill('SIGKILL');
  await app.ended();
  await annotate(`${kept} acknowledged answers looked at, rules ${watch.looks} times`);
});
