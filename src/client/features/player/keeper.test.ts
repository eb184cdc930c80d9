import { expect, test } from 'vitest';
import { createKeeper, type KeeperState } from './keeper.ts';
import type { SendOutcome } from './step-sender.ts';

function setUp(answers: SendOutcome[] = []) {
  const sent: string[] = [];
  const states: KeeperState[] = [];
  const timers: { ms: number; run: () => void; isOff: boolean }[] = [];
  const keeper = createKeeper<string>({
    send: async (id, value) => {
      sent.push(`${id}=${value}`);
      return answers.shift() ?? 'kept';
    },
    onChange: (state) => states.push(state),
    pauseMs: 800,
    later: (run, ms) => {
      const timer = { ms, run, isOff: false };
      timers.push(timer);
      return () => {
        timer.isOff = true;
      };
    },
  });
  const planned = () => timers.filter((timer) => !timer.isOff);
  return { keeper, sent, states, planned };
}

test('only the newest value is sent, after a pause', async () => {
  const { keeper, sent, planned, states } = setUp();
  keeper.keep('t1', 'a');
  keeper.keep('t1', 'ab');
  expect(planned().map((timer) => timer.ms)).toEqual([800]);
  expect(states.at(-1)).toEqual({ waiting: ['t1'], failures: 0 });
  planned()[0]?.run();
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual(['t1=ab']);
  expect(states.at(-1)).toEqual({ waiting: [], failures: 0 });
});
test('what is written while it is sent is sent too, and last', async () => {
  const { keeper, sent } = setUp();
  keeper.keep('t1', 'a');
  const running = keeper.flush();
  keeper.keep('t1', 'b');
  await running;
  expect(sent).toEqual(['t1=a', 't1=b']);
});
test('a failure loses nothing and waits longer each time', async () => {
  const { keeper, sent, planned, states } = setUp(['failed', 'failed']);
  keeper.keep('t1', 'a');
  expect(await keeper.flush()).toBe(false);
  expect(planned().map((timer) => timer.ms)).toEqual([2_000]);
  expect(states.at(-1)).toEqual({ waiting: ['t1'], failures: 1 });
  expect(await keeper.flush()).toBe(false);
  expect(planned().map((timer) => timer.ms)).toEqual([4_000]);
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual(['t1=a', 't1=a', 't1=a']);
  expect(states.at(-1)).toEqual({ waiting: [], failures: 0 });
});
test('what the server refuses for good is let go, and the rest gets through', async () => {
  const { keeper, sent } = setUp(['refused']);
  keeper.keep('t1', 'a');
  keeper.keep('t2', 'b');
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual(['t1=a', 't2=b']);
});
test('a dropped value is not sent', async () => {
  const { keeper, sent, planned } = setUp();
  keeper.keep('t1', 'a');
  keeper.drop('t1');
  expect(await keeper.flush()).toBe(true);
  expect(sent).toEqual([]);
  keeper.keep('t2', 'b');
  keeper.stop();
  expect(planned()).toEqual([]);
});
test('once stopped, a send that fails late plans no other try', async () => {
  const { keeper, planned } = setUp(['failed']);
  keeper.keep('t1', 'a');
  const running = keeper.flush();
  keeper.stop();
  expect(await running).toBe(false);
  expect(keeper.has('t1')).toBe(true);
  expect(planned()).toEqual([]);
});
