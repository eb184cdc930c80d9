// A sitting that begins without a network, with the attempt as an earlier page had read it.
import { expect, test } from 'vitest';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { currentOf } from './sitting-state.ts';
import { unsentCount } from './working-copy.ts';

const MIN = 60_000;

/** A page that was left without a network after `before` ran there, and the one that follows it. */
async function reopened(
  before: (sitting: ReturnType<ReturnType<typeof aDesk>['sit']>['sitting']) => void,
  { awayMs = 0, saidMs = awayMs }: { awayMs?: number; saidMs?: number } = {},
) {
  const desk = aDesk();
  const read = desk.attempt();
  const first = desk.sit();
  first.sitting.answer(chosen('a'));
  await desk.pass(1_000);
  desk.network('cut');
  before(first.sitting);
  first.sitting.abandon();
  await desk.pass(awayMs);
  const age = { ms: 1_000 + saidMs, isSure: false };
  return { desk, ...desk.sit(first.shelf, { attempt: read, age }) };
}

test('what the server had taken is shown, though the attempt was read before', async () => {
  const { sitting } = await reopened(() => undefined);
  expect(currentOf(sitting.state()).answer).toEqual(chosen('a'));
  expect(unsentCount(sitting.state().copy)).toBe(0);
});

test('an answer that the server had taken and that is changed there arrives', async () => {
  const { desk, sitting } = await reopened(() => undefined);
  sitting.answer(chosen('c'));
  desk.network('there');
  sitting.retry();
  await desk.pass(5_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('c'));
  expect(sitting.state().overruled).toEqual([]);
});

test('the time goes on while no page was open', async () => {
  const { sitting } = await reopened(() => undefined, { awayMs: 10 * MIN });
  expect(sitting.msLeft()).toBe(50 * MIN - 1_000);
});

test('a device whose date went wrong meanwhile hands in nothing, and goes on once the server told', async () => {
  const wrong = { awayMs: MIN, saidMs: 2 * 24 * 60 * MIN };
  const { desk, sitting } = await reopened((page) => page.flag(), wrong);
  expect(sitting.state().phase).toBe('timeUp');
  desk.network('there');
  await desk.pass(15_000);
  expect(sitting.state().phase).toBe('open');
  expect(desk.namesOf()).not.toContain('submit');
  expect(sitting.msLeft()).toBeGreaterThan(58 * MIN);
  expect(desk.rows.get('q1')?.flagged).toBe(true);
});

test('the deadline passes without a network: locked, and the server decides what counts', async () => {
  const { desk, sitting } = await reopened((page) => page.answer(chosen('b')), {
    awayMs: 50 * MIN,
  });
  expect(sitting.state().phase).toBe('open');
  await desk.pass(11 * MIN);
  expect(sitting.state().phase).toBe('timeUp');
  sitting.answer(chosen('d'));
  desk.network('there');
  sitting.retry();
  await desk.pass(15_000);
  expect(sitting.state()).toMatchObject({ phase: 'over', ending: { state: 'expired', lost: 1 } });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
});

test('back just before the server closes, what was kept is handed in and counts', async () => {
  const { desk, sitting } = await reopened((page) => page.answer(chosen('b')), {
    awayMs: 50 * MIN,
  });
  await desk.pass(10 * MIN - 1_000 + 500);
  expect(sitting.state().phase).toBe('timeUp');
  desk.network('there');
  await desk.pass(3_000);
  expect(sitting.state()).toMatchObject({ phase: 'over', ending: { state: 'submitted', lost: 0 } });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
});
