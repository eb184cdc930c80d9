// A page of an attempt that was left, and the one that follows it on the same device.
import { expect, test } from 'vitest';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { attemptsWithWork, wipeWork } from './work-storage.ts';

/** Everything that could happen at a moment, in ms. */
const waits = [0, 450, 1_900, 2_600, 5_500, 14_000];

/**
 * On a page with one answer saved the learner changes it without a network, leaves, comes back and
 * changes it again; then the network returns.
 */
async function cameBack(leftAfter: number, changedAfter: number, backAfter: number, last: string) {
  const desk = aDesk();
  const first = desk.sit();
  first.attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  const read = desk.attempt();
  desk.network('cut');
  first.attemptSession.answer(chosen('b'));
  await desk.pass(leftAfter);
  first.attemptSession.stop();
  await desk.pass(100);
  const second = desk.sit(first.storage, { attempt: read, age: { ms: 1_000, isSure: true } });
  await desk.pass(changedAfter);
  second.attemptSession.answer(chosen(last));
  await desk.pass(backAfter);
  desk.network('there');
  second.attemptSession.retry();
  await desk.pass(120_000);
  return desk.rows.get('q1')?.answer;
}

test('whenever the network returns, the last answer of the learner stands', async () => {
  const older: string[] = [];
  for (const leftAfter of waits) {
    for (const changedAfter of waits) {
      for (const backAfter of waits) {
        for (const last of ['a', 'c']) {
          const answer = await cameBack(leftAfter, changedAfter, backAfter, last);
          const isLast = JSON.stringify(answer) === JSON.stringify(chosen(last));
          if (!isLast) older.push(`${leftAfter} ${changedAfter} ${backAfter} ${last}`);
        }
      }
    }
  }
  expect(older).toEqual([]);
});

test('a page that was left sends once more and then never again: what is unsent goes out without it', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  const before = desk.calls.length;
  attemptSession.stop();
  await desk.pass(1);
  expect(desk.calls.length - before).toBe(1);
  desk.network('there');
  await desk.pass(600_000);
  // Read and sent from what the device has, with no sign of life from the page.
  expect(desk.namesOf().slice(before + 1)).toEqual(['read', 'save']);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
});

test('a page that was left while a heartbeat was under way looks at no clock any more', async () => {
  const desk = aDesk({ minutes: 5 });
  const { attemptSession } = desk.sit();
  attemptSession.retry();
  attemptSession.stop();
  await desk.pass(1);
  const before = desk.calls.length;
  await desk.pass(600_000);
  expect(desk.calls.length).toBe(before);
});

test('a page that was left when its time was up hands nothing in later', async () => {
  const desk = aDesk({ minutes: 1 });
  const { attemptSession } = desk.sit();
  await desk.pass(50_000);
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  await desk.pass(15_000);
  expect(attemptSession.state().phase).toBe('timeUp');
  attemptSession.stop();
  await desk.pass(1);
  const before = desk.calls.length;
  await desk.pass(600_000);
  expect(desk.calls.length).toBe(before);
});

test('a page that is shown again after it was left goes on', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  attemptSession.stop();
  attemptSession.start();
  attemptSession.answer(chosen('a'));
  await desk.pass(30_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(desk.namesOf()).toContain('heartbeat');
});

test('what is wiped while the last save of a page that was left is on its way stays wiped', async () => {
  const desk = aDesk();
  const { attemptSession, storage } = desk.sit();
  await desk.pass(60_000);
  attemptSession.answer(chosen('a'));
  desk.onSave(() => wipeWork(storage, 'learner-1'));
  attemptSession.stop();
  await desk.pass(60_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(attemptsWithWork(storage, 'learner-1')).toEqual([]);
});
