import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Attempt, Submitted } from '#contract/exams.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { freePort, projectRoot, rounds, startProgram } from '#tests/support/processes.ts';
import { changeOf, rightTo } from '#tests/support/sample-attempts.ts';
import { brokenRules } from './invariants.ts';
import { aBrowser, connectAsOwner, failuresIn, ready } from './running-app.ts';
import { signUp } from './students.ts';

const host = join(projectRoot, 'tests', 'faults', 'exam-host.ts');
const LOOK_EVERY_MS = 20;

async function twoNodes() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const owner = await connectAsOwner({
    ...inject('owner'),
    database: database.appConfig.database!,
  });
  // Fifty at once share ten connections: on a busy machine the last waits longer than learners do.
  const connection = JSON.stringify({
    ...database.appConfig,
    max: 10,
    connectionTimeoutMillis: 30_000,
  });
  const ports = [String(await freePort()), String(await freePort())];
  const nodes = ports.map((port) =>
    startProgram([host, port, connection, String(LOOK_EVERY_MS)], { env: {} }),
  );
  for (const node of nodes) await node.waitFor(ready, 60_000);
  return { database, owner, nodes, origins: ports.map((port) => `http://127.0.0.1:${port}`) };
}

/** A learner with one browser that reaches both nodes, and an attempt with every answer right. */
async function attempt(origins: readonly string[]) {
  const [first, second] = origins.map((origin) => aBrowser(() => origin));
  const learnerId = await signUp(first!);
  for (const [name, value] of first!.cookies) second!.cookies.set(name, value);
  const path = `/api/papers/${SAMPLE_EXAM.key}/attempts`;
  const attempt = JSON.parse((await first!.send('POST', path, { body: {} })).text) as Attempt;
  const changes = attempt.questions.map((one) =>
    changeOf(one, { answer: rightTo(one.question.id) }),
  );
  const saved = await second!.send('PUT', `/api/attempts/${attempt.id}/answers`, {
    body: { changes },
  });
  expect(saved.status).toBe(200);
  const submit = (node: number, key: string) =>
    [first!, second!][node % 2]!.send('POST', `/api/attempts/${attempt.id}/submit`, {
      body: {},
      key,
    });
  return { learnerId, attemptId: attempt.id, submit };
}

test('an attempt ends once across two nodes: handed in fifty times (R-26), or left alone (R-25)', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { database, owner, nodes, origins } = await twoNodes();
  const rowOf = async (attemptId: string) => {
    const [row] = await database.asOwner(
      `select a.state, a.right_count, a.finished_at = a.deadline_at as at_deadline,
         (select count(*)::int from xp_ledger x where x.learner_id = a.learner_id) as paid,
         (select count(*)::int from activity_log l
           where l.learner_id = a.learner_id and l.type = 'paper_done') as told
       from exam_attempts a where a.id = $1`,
      [attemptId],
    );
    return row as Record<string, unknown>;
  };
  const total = SAMPLE_EXAM.count;
  let submits = 0;
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const handed = await attempt(origins);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => handed.submit(at, randomUUID())),
    );
    submits += answers.length;
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const told = answers.map(({ text }) => JSON.parse(text) as Submitted);
    expect(told.filter(({ alreadyDone }) => !alreadyDone)).toHaveLength(1);
    expect(new Set(told.map(({ attempt }) => JSON.stringify(attempt))).size).toBe(1);
    expect(await rowOf(handed.attemptId)).toMatchObject({
      state: 'submitted',
      right_count: total,
      paid: 2,
      told: 1,
    });

    const left = await Promise.all([1, 2, 3].map(() => attempt(origins)));
    await database.asOwner(
      `update exam_attempts set started_at = started_at - interval '1 day',
         deadline_at = deadline_at - interval '1 day' where id = any($1)`,
      [left.map(({ attemptId }) => attemptId)],
    );
    // One comes back too late, the others never do.
    const late = await Promise.all([0, 1].map((node) => left[0]!.submit(node, randomUUID())));
    expect(late.map(({ text }) => (JSON.parse(text) as Submitted).attempt.state)).toEqual([
      'expired',
      'expired',
    ]);
    for (const { attemptId } of left) {
      await expect
        .poll(() => rowOf(attemptId))
        .toEqual({
          state: 'expired',
          right_count: total,
          at_deadline: true,
          paid: 2,
          told: 1,
        });
    }
  }
  expect(await brokenRules(owner)).toEqual([]);
  for (const node of nodes) {
    expect(failuresIn(node)).toEqual([]);
    node.kill('SIGKILL');
    await node.ended();
  }
  await owner.end();
  await annotate(`${submits} submits in bursts of fifty`);
});
