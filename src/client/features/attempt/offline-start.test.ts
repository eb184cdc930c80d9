// An attempt that begins without a network, with the attempt as an earlier page had read it.
import { expect, test } from 'vitest';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { currentOf } from './attempt-session-state.ts';
import { unsentCount } from './working-copy.ts';

const MIN = 60_000;

/** A page that was left without a network after `before` ran there, and the one that follows it. */
async function reopened(
  before: (attemptSession: ReturnType<ReturnType<typeof aDesk>['sit']>['attemptSession']) => void,
  { awayMs = 0, saidMs = awayMs }: { awayMs?: number; saidMs?: number } = {},
) {
  const desk = aDesk();
  const read = desk.attempt();
  const first = desk.sit();
  first.attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  desk.network('cut');
  before(first.attemptSession);
  first.attemptSession.abandon();
  await desk.pass(awayMs);
  const age = { ms: 1_000 + saidMs, isSure: false };
  return { desk, ...desk.sit(first.storage, { attempt: read, age }) };
}

test('what the server had taken is shown, though the attempt was read before', async () => {
  const { attemptSession } = await reopened(() => undefined);
  expect(currentOf(attemptSession.state()).answer).toEqual(chosen('a'));
  expect(unsentCount(attemptSession.state().copy)).toBe(0);
});

test('an answer that the server had taken and that is changed there arrives', async () => {
  const { desk, attemptSession } = await reopened(() => undefined);
  attemptSession.answer(chosen('c'));
  desk.network('there');
  attemptSession.retry();
  await desk.pass(5_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('c'));
  expect(attemptSession.state().conflict).toEqual([]);
});

test('the time goes on while no page was open', async () => {
  const { attemptSession } = await reopened(() => undefined, { awayMs: 10 * MIN });
  expect(attemptSession.msLeft()).toBe(50 * MIN - 1_000);
});

test('a device whose date went wrong meanwhile hands in nothing, and goes on once the server told', async () => {
  const wrong = { awayMs: MIN, saidMs: 2 * 24 * 60 * MIN };
  const { desk, attemptSession } = await reopened((page) => page.flag(), wrong);
  expect(attemptSession.state().phase).toBe('timeUp');
  desk.network('there');
  await desk.pass(15_000);
  expect(attemptSession.state().phase).toBe('open');
  expect(desk.namesOf()).not.toContain('submit');
  expect(attemptSession.msLeft()).toBeGreaterThan(58 * MIN);
  expect(desk.rows.get('q1')?.flagged).toBe(true);
});

test('the deadline passes without a network: locked, and the server decides what counts', async () => {
  const { desk, attemptSession } = await reopened((page) => page.answer(chosen('b')), {
    awayMs: 50 * MIN,
  });
  expect(attemptSession.state().phase).toBe('open');
  await desk.pass(11 * MIN);
  expect(attemptSession.state().phase).toBe('timeUp');
  attemptSession.answer(chosen('d'));
  desk.network('there');
  attemptSession.retry();
  await desk.pass(15_000);
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { state: 'expired', lost: 1 },
  });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
});

test('back just before the server closes, what was kept is handed in and counts', async () => {
  const { desk, attemptSession } = await reopened((page) => page.answer(chosen('b')), {
    awayMs: 50 * MIN,
  });
  await desk.pass(10 * MIN - 1_000 + 500);
  expect(attemptSession.state().phase).toBe('timeUp');
  desk.network('there');
  await desk.pass(3_000);
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { state: 'submitted', lost: 0 },
  });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
});
